import RivuletRender
import RivuletRuntime

/// A PNG of a file as it is after some seconds.
func picture(of path: String, after seconds: Int, width: Int, height: Int) throws -> [UInt8] {
    let document = try Document(contentsOf: path)
    var scene = try Scene(document)
    for frame in 0...60 * seconds { _ = scene.advance(by: frame == 0 ? 0 : 1.0 / 60) }
    var list = DrawList()
    scene.draw(into: &list)
    var renderer = Renderer(document)
    return try renderer.render(list, size: PixelSize(width: width, height: height)).png()
}

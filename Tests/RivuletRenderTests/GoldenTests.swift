import Foundation
import RivuletTestSupport
import Testing

@testable import RivuletRender
@testable import RivuletRuntime

/// Pictures of the sample files as they were when somebody looked at them and found them right.
///
/// `RIVULET_WRITE_GOLDEN=1 swift test --filter RivuletRenderTests` writes them anew: look at them before you commit them.
@Suite struct `Pictures of the samples` {
    static let samples = [
        "blend", "constraints", "events", "inputs", "launch", "launch_endless", "launch_immediate",
        "launch_without_trigger", "nested", "pointer", "component_list", "two_way",
    ]
    /// Frames at 60 a second.
    static let frames = [0, 45, 130]

    /// Three moments side by side.
    private func sheet(of sample: String) throws -> Picture {
        let document = try Document(contentsOf: Corpus.packageFile("SampleFiles/\(sample).riv").path)
        var scene = try Scene(document)
        var renderer = Renderer(document)
        var list = DrawList()
        var sheet = ContactSheet(tile: PixelSize(width: 120, height: 90), columns: 3)
        for frame in 0...(Self.frames.last ?? 0) {
            _ = scene.advance(by: frame == 0 ? 0 : 1.0 / 60)
            guard Self.frames.contains(frame) else { continue }
            scene.draw(into: &list)
            sheet.append(
                try renderer.render(list, size: sheet.tile, background: 0xFFFF_FFFF), label: "\(sample) \(frame)")
        }
        return try sheet.picture()
    }

    @Test(arguments: samples) func `are those that were found right`(sample: String) throws {
        let picture = try sheet(of: sample)
        let file = Corpus.packageFile("Tests/RivuletRenderTests/Golden/\(sample).png")
        let bytes = try picture.png()
        if ProcessInfo.processInfo.environment["RIVULET_WRITE_GOLDEN"] != nil {
            try Data(bytes).write(to: file)
            return
        }
        let golden = try DecodedImage(Array(Data(contentsOf: file)), limits: RenderLimits())
        try #require(golden.width == picture.width && golden.height == picture.height)
        var (sum, most, different) = (0, 0, 0)
        for (left, right) in zip(golden.pixels, picture.premultipliedPixels) {
            var worst = 0
            for shift: UInt32 in [16, 8, 0] {
                worst = max(worst, abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)))
            }
            sum += worst
            most = max(most, worst)
            different += worst > 16 ? 1 : 0
        }
        let mean = Double(sum) / Double(golden.pixels.count)
        // Other versions of Cairo round edges differently; what is drawn elsewhere or otherwise is far more.
        if mean > 0.1 || different > golden.pixels.count / 2000 {
            let actual = FileManager.default.temporaryDirectory.appendingPathComponent("rivulet-\(sample).png")
            try Data(bytes).write(to: actual)
            Issue.record("mean difference \(mean), largest \(most), \(different) pixels: see \(actual.path)")
        }
    }
}

import RivuletRuntime

/// Draws triangles of an image, sixteen samples a pixel, without seams where triangles meet.
///
/// Cairo cannot: neighbours that are smoothed one by one let the ground shine through, and its wrap modes are the same in
/// both directions. Here a sample belongs to exactly one of two triangles that share an edge.
struct MeshRaster {
    private static let samples = 4

    private let image: DecodedImage
    private let sampler: ImageSampler
    private let visible: Box
    private var triangles: [Triangle] = []
    private var box = Box()

    struct Result {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        /// Premultiplied.
        var pixels: [UInt32]
    }

    init(_ image: DecodedImage, _ sampler: ImageSampler, visible: Box) {
        self.image = image
        self.sampler = sampler
        self.visible = visible
    }

    mutating func addTriangles(of list: DrawList, _ mesh: DrawMeshIndex, _ transform: Affine) {
        let corners = list.vertices(of: mesh).map(transform.map)
        let coordinates = Array(list.coordinates(of: mesh))
        let indices = Array(list.indices(of: mesh))
        let count = min(corners.count, coordinates.count)
        for first in stride(from: 0, to: indices.count - indices.count % 3, by: 3) {
            let places = indices[first..<first + 3].map(Int.init)
            guard places.allSatisfy({ $0 < count }),
                let triangle = Triangle(places.map { corners[$0] }, places.map { coordinates[$0] }, image)
            else { continue }
            triangles.append(triangle)
            for corner in triangle.corners { box.include(corner.x, corner.y) }
        }
    }

    /// What is covered; nil if nothing is.
    func picture() -> Result? {
        let area = box.intersection(visible).roundedOut
        guard !area.isEmpty else { return nil }
        let (left, top) = (Int(area.left), Int(area.top))
        let (width, height) = (Int(area.width), Int(area.height))
        let n = Self.samples
        var pixels = [UInt32](repeating: 0, count: width * height)
        var row = [SIMD4<Float>](repeating: .zero, count: width * n * n)
        image.pixels.withUnsafeBufferPointer { texture in
            pixels.withUnsafeMutableBufferPointer { pixels in
                row.withUnsafeMutableBufferPointer { row in
                    for y in 0..<height {
                        let found = fill(row, y: Double(top + y), left: Double(left), width: width, texture)
                        guard found else { continue }
                        for x in 0..<width {
                            var sum = SIMD4<Float>.zero
                            for line in 0..<n {
                                let start = line * width * n + x * n
                                for sample in start..<start + n { sum += row[sample] }
                            }
                            pixels[y * width + x] = Self.packed(sum / Float(n * n))
                        }
                        row.update(repeating: .zero)
                    }
                }
            }
        }
        return Result(left: left, top: top, width: width, height: height, pixels: pixels)
    }

    /// Fills the samples of one row of pixels; false if no triangle touches it.
    private func fill(
        _ row: UnsafeMutableBufferPointer<SIMD4<Float>>, y: Double, left: Double, width: Int,
        _ texture: UnsafeBufferPointer<UInt32>
    ) -> Bool {
        let n = Self.samples
        var found = false
        for triangle in triangles where triangle.top < y + 1 && triangle.bottom > y {
            for line in 0..<n {
                let sampleY = y + (Double(line) + 0.5) / Double(n)
                guard let (from, to) = triangle.span(y: sampleY) else { continue }
                // Samples whose centre is at or behind the left edge, and before the right one.
                let first = max(0, ((from - left) * Double(n) - 0.5).rounded(.up))
                let last = min(Double(width * n), ((to - left) * Double(n) - 0.5).rounded(.up))
                guard first < last else { continue }
                found = true
                for sample in Int(first)..<Int(last) {
                    let sampleX = left + (Double(sample) + 0.5) / Double(n)
                    let (u, v) = triangle.texel(sampleX, sampleY)
                    let color = color(u, v, texture)
                    let place = line * width * n + sample
                    row[place] = color + row[place] * ((255 - color.w) / 255)
                }
            }
        }
        return found
    }

    private func color(_ u: Float, _ v: Float, _ texture: UnsafeBufferPointer<UInt32>) -> SIMD4<Float> {
        func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
            let x = Self.wrapped(x, image.width, sampler.wrapX)
            let y = Self.wrapped(y, image.height, sampler.wrapY)
            return Self.unpacked(texture[y * image.width + x])
        }
        if sampler.filter == .nearest { return pixel(Int(u.rounded(.down)), Int(v.rounded(.down))) }
        let (x, y) = (u - 0.5, v - 0.5)
        let (column, line) = (x.rounded(.down), y.rounded(.down))
        let (fx, fy) = (x - column, y - line)
        let (left, top) = (Int(column), Int(line))
        let above = pixel(left, top) * (1 - fx) + pixel(left + 1, top) * fx
        let below = pixel(left, top + 1) * (1 - fx) + pixel(left + 1, top + 1) * fx
        return above * (1 - fy) + below * fy
    }

    private static func wrapped(_ place: Int, _ count: Int, _ wrap: ImageSampler.Wrap) -> Int {
        if place >= 0, place < count { return place }
        switch wrap {
        case .clamp: return place < 0 ? 0 : count - 1
        case .repeat:
            let rest = place % count
            return rest < 0 ? rest + count : rest
        case .mirror:
            var rest = place % (2 * count)
            if rest < 0 { rest += 2 * count }
            return rest < count ? rest : 2 * count - 1 - rest
        }
    }

    private static func unpacked(_ pixel: UInt32) -> SIMD4<Float> {
        SIMD4(Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF), Float(pixel >> 24))
    }

    private static func packed(_ color: SIMD4<Float>) -> UInt32 {
        let whole = SIMD4<UInt32>(color + 0.5)
        return whole.w << 24 | whole.x << 16 | whole.y << 8 | whole.z
    }
}

/// A triangle in pixels, and where each of its points lies in the image.
private struct Triangle {
    var corners: [(x: Double, y: Double)]
    var top: Double
    var bottom: Double
    // Texels as linear functions of the pixel.
    private var u: (x: Double, y: Double, constant: Double)
    private var v: (x: Double, y: Double, constant: Double)

    /// Coordinates outside of this many images away from the image are drawn no differently.
    private static let farthest: Float = 1e4

    init?(_ corners: [(x: Double, y: Double)], _ coordinates: [Point], _ image: DecodedImage) {
        guard corners.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }),
            coordinates.allSatisfy({ abs($0.x) < Self.farthest && abs($0.y) < Self.farthest })
        else { return nil }
        let (a, b, c) = (corners[0], corners[1], corners[2])
        let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
        guard abs(area) > 1e-12 else { return nil }
        self.corners = corners
        top = min(a.y, b.y, c.y)
        bottom = max(a.y, b.y, c.y)
        func plane(_ values: [Double]) -> (x: Double, y: Double, constant: Double) {
            let (toB, toC) = (values[1] - values[0], values[2] - values[0])
            let x = (toB * (c.y - a.y) - toC * (b.y - a.y)) / area
            let y = (toC * (b.x - a.x) - toB * (c.x - a.x)) / area
            return (x, y, values[0] - x * a.x - y * a.y)
        }
        u = plane(coordinates.map { Double($0.x) * Double(image.width) })
        v = plane(coordinates.map { Double($0.y) * Double(image.height) })
    }

    func texel(_ x: Double, _ y: Double) -> (Float, Float) {
        // Bounded, because a sliver's functions are steep.
        func bounded(_ value: Double) -> Float { Float(min(max(value, -1e9), 1e9)) }
        return (bounded(u.x * x + u.y * y + u.constant), bounded(v.x * x + v.y * y + v.constant))
    }

    /// From where to where a line goes through the triangle.
    func span(y: Double) -> (Double, Double)? {
        var from = Double.infinity
        var to = -Double.infinity
        for place in 0..<3 {
            // An edge is computed the same way for both triangles that share it: from its upper end, ties by x.
            var (a, b) = (corners[place], corners[(place + 1) % 3])
            if (b.y, b.x) < (a.y, a.x) { swap(&a, &b) }
            guard a.y <= y, y < b.y else { continue }
            let x = a.x + (y - a.y) * ((b.x - a.x) / (b.y - a.y))
            from = min(from, x)
            to = max(to, x)
        }
        return from < to ? (from, to) : nil
    }
}

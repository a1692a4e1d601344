/// Pixels in rows from top to bottom.
public struct Picture: Sendable, Equatable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// 0xAARRGGBB, colours multiplied by alpha; `width * height` of them.
    public package(set) var premultipliedPixels: [UInt32]

    package init(width: Int, height: Int, premultipliedPixels: [UInt32]) {
        self.width = width
        self.height = height
        self.premultipliedPixels = premultipliedPixels
    }

    /// The colour of a pixel, 0xAARRGGBB, not multiplied by alpha; 0 outside the picture.
    public subscript(x: Int, y: Int) -> UInt32 {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
        return straight(premultipliedPixels[y * width + x])
    }

    /// Red, green, blue, alpha of each pixel in turn, colours not multiplied by alpha.
    public var rgba: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * premultipliedPixels.count)
        for pixel in premultipliedPixels {
            let color = straight(pixel)
            bytes.append(UInt8(truncatingIfNeeded: color >> 16))
            bytes.append(UInt8(truncatingIfNeeded: color >> 8))
            bytes.append(UInt8(truncatingIfNeeded: color))
            bytes.append(UInt8(truncatingIfNeeded: color >> 24))
        }
        return bytes
    }
}

/// 0xAARRGGBB with its colours divided by alpha, rounded to the nearest.
func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
}

/// 0xAARRGGBB with its colours multiplied by alpha, rounded to the nearest.
func premultiplied(_ color: UInt32) -> UInt32 {
    let alpha = color >> 24
    if alpha == 255 { return color }
    func channel(_ shift: UInt32) -> UInt32 { (((color >> shift & 0xFF) * alpha + 127) / 255) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
}

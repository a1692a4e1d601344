/// Why no picture came out.
public enum RenderError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A width or height that is not between 1 and the maximum, or more pixels than the limits allow.
    case size(width: Int, height: Int, limits: RenderLimits)
    /// The artboard has no area, so that it has no size of its own and fits nothing.
    case emptyArtboard(width: Float, height: Float)
    /// Frames of an animation that differ in size.
    case frameSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
    /// An animation without frames.
    case noFrames
    /// Frames per second outside 1…1000.
    case frameRate(Int)
    /// A library gave up, in its own words: no memory, most likely.
    case library(String)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .size(let width, let height, let limits):
            "a picture of \(width) x \(height) pixels is not possible: each side may have 1 to \(limits.maximumSide), "
                + "both together \(limits.maximumPixels) pixels"
        case .emptyArtboard(let width, let height):
            "the artboard is \(width) x \(height) points, so there is nothing to show"
        case .frameSize(let width, let height, let expectedWidth, let expectedHeight):
            "a frame of \(width) x \(height) pixels does not belong to an animation of \(expectedWidth) x "
                + "\(expectedHeight)"
        case .noFrames: "an animation needs at least one frame"
        case .frameRate(let rate): "an animation has 1 to 1000 frames per second, not \(rate)"
        case .library(let reason): "drawing failed: \(reason)"
        }
    }
}

/// How large things may get.
public struct RenderLimits: Sendable, Equatable {
    /// Width and height of a picture, in pixels. Cairo itself draws up to 32767.
    public var maximumSide = 16384
    /// Pixels of a picture; each takes 4 bytes.
    public var maximumPixels = 1 << 26
    /// Pixels of an image out of a file. A few bytes may claim to be an image of gigabytes: larger ones are not decoded.
    public var maximumImagePixels = 1 << 25

    /// The default limits.
    public init() {}

    func check(width: Int, height: Int) throws(RenderError) {
        let sides = 1...max(1, min(maximumSide, 32767))
        guard sides.contains(width), sides.contains(height), width * height <= maximumPixels else {
            throw .size(width: width, height: height, limits: self)
        }
    }
}

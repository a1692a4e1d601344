import RivuletRuntime

/// How an artboard is put into a picture of another size.
public enum Fit: String, Sendable, CaseIterable {
    /// As large as possible with all of it visible.
    case contain
    /// As small as possible with no part of the picture empty.
    case cover
    /// Stretched to the size of the picture.
    case fill
    /// As wide as the picture.
    case fitWidth
    /// As high as the picture.
    case fitHeight
    /// One point is one pixel.
    case none
    /// As `contain`, but never larger than one pixel a point.
    case scaleDown
}

/// Where an artboard lies in a picture that leaves it room, or what of it shows if it is larger: -1 is left or top, 0 the
/// middle, 1 right or bottom.
public struct Alignment: Sendable, Equatable {
    /// Left to right.
    public var x: Double
    /// Top to bottom.
    public var y: Double

    /// An alignment by its two parts.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The upper left corner.
    public static let topLeft = Alignment(x: -1, y: -1)
    /// The middle of the upper edge.
    public static let topCenter = Alignment(x: 0, y: -1)
    /// The upper right corner.
    public static let topRight = Alignment(x: 1, y: -1)
    /// The middle of the left edge.
    public static let centerLeft = Alignment(x: -1, y: 0)
    /// The middle.
    public static let center = Alignment(x: 0, y: 0)
    /// The middle of the right edge.
    public static let centerRight = Alignment(x: 1, y: 0)
    /// The lower left corner.
    public static let bottomLeft = Alignment(x: -1, y: 1)
    /// The middle of the lower edge.
    public static let bottomCenter = Alignment(x: 0, y: 1)
    /// The lower right corner.
    public static let bottomRight = Alignment(x: 1, y: 1)
}

extension Affine {
    /// From artboard points to pixels.
    init(
        fit: Fit, _ alignment: Alignment, artboard: (width: Double, height: Double),
        picture: (width: Double, height: Double)
    ) {
        let x = picture.width / artboard.width
        let y = picture.height / artboard.height
        let (scaleX, scaleY) =
            switch fit {
            case .contain: (min(x, y), min(x, y))
            case .cover: (max(x, y), max(x, y))
            case .fill: (x, y)
            case .fitWidth: (x, x)
            case .fitHeight: (y, y)
            case .none: (1, 1)
            case .scaleDown: (min(x, y, 1), min(x, y, 1))
            }
        self = .scale(
            scaleX, scaleY, then: (picture.width - artboard.width * scaleX) * (alignment.x + 1) / 2,
            (picture.height - artboard.height * scaleY) * (alignment.y + 1) / 2)
    }
}

import RivuletRuntime

/// Width and height of a picture, in pixels.
public struct PixelSize: Sendable, Equatable {
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int

    /// A size; whether it is possible is seen when it is drawn.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// Draws frames of a document's scenes into pictures.
///
/// ```swift
/// var renderer = Renderer(document)
/// scene.draw(into: &list)
/// let png = try renderer.render(list, size: PixelSize(width: 400, height: 300)).png()
/// ```
///
/// The same list gives the same pixels on the same machine. Keep one renderer for all frames: it keeps decoded images.
public struct Renderer: Sendable {
    /// How large pictures and images may be.
    public let limits: RenderLimits
    var images: ImageStore

    /// A renderer for scenes of a document.
    public init(_ document: Document, limits: RenderLimits = RenderLimits()) {
        self.limits = limits
        images = ImageStore(document: document, limits: limits)
    }

    /// What could not be shown up to now, and why: images that are damaged, too large or of an unknown kind. Nothing is
    /// drawn in their place.
    public var notes: [String] { images.notes }

    /// Draws a frame.
    ///
    /// - Parameters:
    ///   - size: Size of the picture; without it one pixel is one artboard point, rounded up.
    ///   - fit: How the artboard fills it.
    ///   - alignment: Where the artboard lies in it.
    ///   - background: 0xAARRGGBB below everything, not premultiplied; the default is nothing.
    /// - Throws: `size` or `emptyArtboard` if there can be no such picture.
    public mutating func render(
        _ list: DrawList, size: PixelSize? = nil, fit: Fit = .contain, alignment: Alignment = .center,
        background: UInt32 = 0
    ) throws(RenderError) -> Picture {
        let (size, placement) = try place(list, size, fit, alignment)
        var canvas = try Canvas(width: size.width, height: size.height, .color)
        canvas.clear(background)
        try canvas.draw(list, through: placement, &images)
        return try canvas.picture()
    }

    /// The size of a picture, and where the artboard lies in it.
    func place(
        _ list: DrawList, _ wanted: PixelSize?, _ fit: Fit, _ alignment: Alignment
    ) throws(RenderError) -> (PixelSize, Affine) {
        let size = try size(of: list, wanted)
        return (
            size,
            Affine(
                fit: fit, alignment, artboard: (Double(list.width), Double(list.height)),
                picture: (Double(size.width), Double(size.height)))
        )
    }

    /// The size asked for, else the artboard's; checked.
    private func size(of list: DrawList, _ wanted: PixelSize?) throws(RenderError) -> PixelSize {
        guard list.width > 0, list.height > 0, list.width.isFinite, list.height.isFinite else {
            throw .emptyArtboard(width: list.width, height: list.height)
        }
        let size =
            wanted
            ?? PixelSize(
                width: Int(min(list.width.rounded(.up), 1e9)), height: Int(min(list.height.rounded(.up), 1e9)))
        try limits.check(width: size.width, height: size.height)
        return size
    }
}

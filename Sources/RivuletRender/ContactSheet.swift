import CCairo
import RivuletRuntime

/// Pictures side by side, each with a line of text below it.
public struct ContactSheet: Sendable {
    /// Size of each picture.
    public let tile: PixelSize
    /// Pictures in a row.
    public let columns: Int
    private let ground: UInt32
    private var entries: [(picture: Picture, label: String)] = []

    private static let gap = 12
    private static let textHeight = 20
    private static let textSize = 11.0

    /// A sheet without pictures; `ground` is the colour between them, 0xAARRGGBB.
    public init(tile: PixelSize, columns: Int, ground: UInt32 = 0xFFF2_F2F4) {
        self.tile = tile
        self.columns = max(1, columns)
        self.ground = ground
    }

    /// Puts a picture into the next place. Pictures of another size than the tile are cut off or leave room.
    ///
    /// The label is shown in a built-in script of the printable ASCII characters, so that it is the same everywhere; others
    /// are shown as boxes. It is cut off at the width of the tile.
    public mutating func append(_ picture: Picture, label: String) { entries.append((picture, label)) }

    /// The size of the sheet as it is now.
    public var size: PixelSize {
        let inRow = min(columns, max(1, entries.count))
        let rows = (entries.count + columns - 1) / columns
        return PixelSize(
            width: Self.gap + inRow * (tile.width + Self.gap),
            height: Self.gap + rows * (tile.height + Self.textHeight + Self.gap))
    }

    /// The sheet.
    ///
    /// - Throws: `size` if it is larger than the limits allow.
    public func picture(limits: RenderLimits = RenderLimits()) throws(RenderError) -> Picture {
        let size = size
        try limits.check(width: size.width, height: size.height)
        let canvas = try Canvas(width: size.width, height: size.height, .color)
        canvas.clear(ground)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
        for (place, entry) in entries.enumerated() {
            let x = Self.gap + place % columns * (tile.width + Self.gap)
            let y = Self.gap + place / columns * (tile.height + Self.textHeight + Self.gap)
            cairo_save(canvas.context)
            cairo_rectangle(canvas.context, Double(x), Double(y), Double(tile.width), Double(tile.height))
            cairo_clip(canvas.context)
            canvas.lay(entry.picture, x: x, y: y)
            cairo_restore(canvas.context)
            let isDark = LineFont.isDark(ground)
            canvas.setSource(isDark ? 0xFFE0_E0E4 : 0xFF40_4048)
            LineFont.draw(
                entry.label, canvas.context, x: Double(x), y: Double(y + tile.height + 6), height: Self.textSize,
                maximumWidth: Double(tile.width))
        }
        return try canvas.picture()
    }
}

extension Canvas {
    /// Lays a picture over what is there.
    func lay(_ picture: Picture, x: Int, y: Int) {
        withPattern(of: picture.premultipliedPixels, width: picture.width, height: picture.height) { pattern in
            var matrix = cairo_matrix_t(.scale(1, 1, then: -Double(x), -Double(y)))
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
            cairo_set_source(context, pattern)
            cairo_paint(context)
            // Lets go of the pixels, which are borrowed.
            setSource(UInt32(0))
        }
    }
}

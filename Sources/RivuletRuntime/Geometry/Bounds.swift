/// An axis-aligned box, in artboard points.
public struct Bounds: Sendable, Equatable, BitwiseCopyable {
    /// The smallest x.
    public var left: Float
    /// The smallest y.
    public var top: Float
    /// The largest x.
    public var right: Float
    /// The largest y.
    public var bottom: Float

    /// A box by its edges.
    public init(left: Float, top: Float, right: Float, bottom: Float) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// Width, in artboard points.
    public var width: Float { right - left }
    /// Height, in artboard points.
    public var height: Float { bottom - top }
}

/// How content is put into a frame (chapter 02 §1.4).
enum Alignment {
    /// - Parameters:
    ///   - fit: 0 fill, 1 contain, 2 cover, 3 fit width, 4 fit height, 5 none, 6 scale down, 7 layout.
    ///   - x, y: −1 left or top, 0 centre, 1 right or bottom.
    static func matrix(fit: UInt32, x: Float, y: Float, frame: Bounds, content: Bounds) -> Matrix {
        let cw = content.width
        let ch = content.height
        let fw = frame.width
        let fh = frame.height
        let px = -content.left - cw / 2 - x * cw / 2
        let py = -content.top - ch / 2 - y * ch / 2
        let tx = frame.left + fw / 2 + x * fw / 2
        let ty = frame.top + fh / 2 + y * fh / 2
        var sx: Float = 1
        var sy: Float = 1
        // fmin and fmax of the C library pass over a NaN.
        func smaller(_ a: Float, _ b: Float) -> Float { a.isNaN ? b : b.isNaN ? a : min(a, b) }
        func larger(_ a: Float, _ b: Float) -> Float { a.isNaN ? b : b.isNaN ? a : max(a, b) }
        switch fit {
        case 0:
            sx = fw / cw
            sy = fh / ch
        case 1:
            sx = smaller(fw / cw, fh / ch)
            sy = sx
        case 2:
            sx = larger(fw / cw, fh / ch)
            sy = sx
        case 3:
            sx = fw / cw
            sy = sx
        case 4:
            sx = fh / ch
            sy = sx
        case 6:
            let scale = smaller(fw / cw, fh / ch)
            sx = scale < 1 ? scale : 1
            sy = sx
        default: break
        }
        return Matrix(1, 0, 0, 1, tx, ty) * Matrix(sx, 0, 0, sy, 0, 0) * Matrix(1, 0, 0, 1, px, py)
    }
}

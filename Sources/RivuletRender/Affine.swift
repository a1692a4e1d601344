import RivuletRuntime

/// A 2D affine map in 64-bit arithmetic: `x' = xx·x + yx·y + tx`, `y' = xy·x + yy·y + ty`.
struct Affine: Equatable {
    var xx: Double, xy: Double
    var yx: Double, yy: Double
    var tx: Double, ty: Double

    static let identity = Affine(xx: 1, xy: 0, yx: 0, yy: 1, tx: 0, ty: 0)

    static func scale(_ x: Double, _ y: Double, then tx: Double = 0, _ ty: Double = 0) -> Affine {
        Affine(xx: x, xy: 0, yx: 0, yy: y, tx: tx, ty: ty)
    }

    static func * (left: Affine, right: Affine) -> Affine {
        Affine(
            xx: left.xx * right.xx + left.yx * right.xy, xy: left.xy * right.xx + left.yy * right.xy,
            yx: left.xx * right.yx + left.yx * right.yy, yy: left.xy * right.yx + left.yy * right.yy,
            tx: left.xx * right.tx + left.yx * right.ty + left.tx,
            ty: left.xy * right.tx + left.yy * right.ty + left.ty)
    }

    func map(_ point: Point) -> (x: Double, y: Double) {
        (xx * Double(point.x) + yx * Double(point.y) + tx, xy * Double(point.x) + yy * Double(point.y) + ty)
    }

    var determinant: Double { xx * yy - xy * yx }

    /// Whether something drawn through it can show: areas stay areas, and all numbers are usable.
    var isUsable: Bool {
        let determinant = determinant
        return determinant.isFinite && abs(determinant) > 1e-14
            && [xx, xy, yx, yy, tx, ty].allSatisfy { abs($0) < 1e9 }
    }

    /// How far a circle of radius 1 reaches along the axes of the target.
    var reach: (x: Double, y: Double) {
        ((xx * xx + yx * yx).squareRoot(), (xy * xy + yy * yy).squareRoot())
    }
}

extension Affine {
    init(_ matrix: Matrix) {
        self.init(
            xx: Double(matrix.xx), xy: Double(matrix.xy), yx: Double(matrix.yx), yy: Double(matrix.yy),
            tx: Double(matrix.tx), ty: Double(matrix.ty))
    }
}

/// A rectangle; empty if an edge lies behind its opposite.
struct Box: Equatable {
    var left = Double.infinity, top = Double.infinity
    var right = -Double.infinity, bottom = -Double.infinity

    var width: Double { right - left }
    var height: Double { bottom - top }
    var isEmpty: Bool { !(left < right && top < bottom) }

    mutating func include(_ x: Double, _ y: Double) {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
    }

    func grown(_ x: Double, _ y: Double) -> Box {
        Box(left: left - x, top: top - y, right: right + x, bottom: bottom + y)
    }

    func intersection(_ other: Box) -> Box {
        Box(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    /// The smallest one with whole numbers around it.
    var roundedOut: Box {
        Box(left: left.rounded(.down), top: top.rounded(.down), right: right.rounded(.up), bottom: bottom.rounded(.up))
    }
}

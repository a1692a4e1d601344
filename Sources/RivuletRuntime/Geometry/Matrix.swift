#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A 2D affine map: `x' = xx·x + yx·y + tx`, `y' = xy·x + yy·y + ty` (chapter 02 §1.1). All arithmetic is 32-bit.
public struct Matrix: Sendable, Equatable, BitwiseCopyable {
    /// Where the x axis goes.
    public var xx: Float, xy: Float
    /// Where the y axis goes.
    public var yx: Float, yy: Float
    /// Where the origin goes, in artboard points.
    public var tx: Float, ty: Float

    /// A matrix of six numbers.
    @inlinable public init(_ xx: Float, _ xy: Float, _ yx: Float, _ yy: Float, _ tx: Float, _ ty: Float) {
        self.xx = xx
        self.xy = xy
        self.yx = yx
        self.yy = yy
        self.tx = tx
        self.ty = ty
    }

    /// Leaves every point where it is.
    @inlinable public static var identity: Matrix { Matrix(1, 0, 0, 1, 0, 0) }

    /// Translate, then rotate, then scale: the local transform of a component. A rotation of exactly 0 takes no sine.
    @inlinable init(x: Float, y: Float, rotation: Float, scaleX: Float, scaleY: Float) {
        if rotation == 0 {
            self.init(scaleX, 0, 0, scaleY, x, y)
        } else {
            let sine = sinf(rotation)
            let cosine = cosf(rotation)
            self.init(cosine * scaleX, sine * scaleX, -sine * scaleY, cosine * scaleY, x, y)
        }
    }

    /// The inverse; the identity if there is none.
    public var inverseOrIdentity: Matrix { inverse ?? .identity }

    /// The inverse. Nil only where the determinant is exactly 0: of what is not a number it is no number either
    /// (chapter 02 §1.1).
    public var inverse: Matrix? {
        let determinant = xx * yy - xy * yx
        if determinant == 0 { return nil }
        let k = 1 / determinant
        return Matrix(yy * k, -xy * k, -yx * k, xx * k, (yx * ty - yy * tx) * k, (xy * tx - xx * ty) * k)
    }

    /// Where a point goes.
    @inlinable public func transform(_ x: Float, _ y: Float) -> (x: Float, y: Float) {
        (xx * x + yx * y + tx, xy * x + yy * y + ty)
    }

    /// The map that applies `right` first, then `left`.
    @inlinable public static func * (left: Matrix, right: Matrix) -> Matrix {
        Matrix(
            left.xx * right.xx + left.yx * right.xy,
            left.xy * right.xx + left.yy * right.xy,
            left.xx * right.yx + left.yx * right.yy,
            left.xy * right.yx + left.yy * right.yy,
            left.xx * right.tx + left.yx * right.ty + left.tx,
            left.xy * right.tx + left.yy * right.ty + left.ty)
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What constraints blend instead of matrices (chapter 02 §1.2).
///
/// Composing multiplies by the skew *angle*, not by its tangent: a skewed matrix that is taken apart and put together
/// again is another one. The reference does so, and files look as they do because of it.
package struct TransformComponents: Sendable, Equatable, BitwiseCopyable {
    /// Radians.
    package var rotation: Float = 0
    package var x: Float = 0
    package var y: Float = 0
    /// Never negative when it comes from a matrix: mirroring becomes rotation and a negative `scaleY`.
    package var scaleX: Float = 1
    package var scaleY: Float = 1
    /// Radians.
    package var skew: Float = 0

    /// Nothing moved.
    package init() {}

    package init(_ matrix: Matrix) {
        let squared = matrix.xx * matrix.xx + matrix.xy * matrix.xy
        rotation = atan2f(matrix.xy, matrix.xx)
        scaleX = squared.squareRoot()
        scaleY = scaleX == 0 ? 0 : (matrix.xx * matrix.yy - matrix.yx * matrix.xy) / scaleX
        skew = atan2f(matrix.xx * matrix.yx + matrix.xy * matrix.yy, squared)
        x = matrix.tx
        y = matrix.ty
    }
}

extension Matrix {
    package init(_ components: TransformComponents) {
        self.init(
            x: components.x, y: components.y, rotation: components.rotation, scaleX: components.scaleX,
            scaleY: components.scaleY)
        if components.skew != 0 {
            yx = xx * components.skew + yx
            yy = xy * components.skew + yy
        }
    }

    /// Turns by so many radians.
    package init(rotation: Float) { self.init(x: 0, y: 0, rotation: rotation, scaleX: 1, scaleY: 1) }
}

/// Arithmetic on angles in radians.
enum Angle {
    static let pi: Float = 3.14159265
    static let turn: Float = pi * 2

    /// What is left of an angle without full turns; the sign stays.
    static func withoutTurns(_ angle: Float) -> Float { fmodf(angle, turn) }

    /// The way from one angle to another, wrapped once (chapter 02 §1.3).
    static func difference(from start: Float, to end: Float) -> Float {
        wrapped(withoutTurns(end) - withoutTurns(start))
    }

    /// One turn less or more if that is nearer to 0.
    static func wrapped(_ difference: Float) -> Float {
        if difference > pi { return difference - turn }
        return difference < -pi ? difference + turn : difference
    }
}

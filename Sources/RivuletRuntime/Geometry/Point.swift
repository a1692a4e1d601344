/// A point, or a direction, in 32-bit arithmetic.
public struct Point: Sendable, Equatable, BitwiseCopyable {
    /// To the right.
    public var x: Float
    /// Down.
    public var y: Float

    /// A point by its coordinates.
    @inlinable public init(_ x: Float, _ y: Float) {
        self.x = x
        self.y = y
    }

    package static var zero: Point { Point(0, 0) }

    package static func + (left: Point, right: Point) -> Point {
        Point(left.x + right.x, left.y + right.y)
    }
    package static func - (left: Point, right: Point) -> Point {
        Point(left.x - right.x, left.y - right.y)
    }
    package static func * (left: Point, factor: Float) -> Point {
        Point(left.x * factor, left.y * factor)
    }

    package var lengthSquared: Float { x * x + y * y }
    package var length: Float { lengthSquared.squareRoot() }
    /// The direction with length 1; nothing stays nothing (chapter 02 §1.4).
    package var normalized: Point {
        let squared = lengthSquared
        return squared > 0 ? self * (1 / squared.squareRoot()) : self
    }

    package static func dot(_ left: Point, _ right: Point) -> Float { left.x * right.x + left.y * right.y }
    package static func cross(_ left: Point, _ right: Point) -> Float { left.x * right.y - left.y * right.x }
    /// A fraction of the way from one point to another; 1 need not give the other exactly.
    package static func mix(_ from: Point, _ to: Point, _ factor: Float) -> Point {
        Point(from.x + (to.x - from.x) * factor, from.y + (to.y - from.y) * factor)
    }
}

extension Matrix {
    /// Where a point goes.
    package func map(_ point: Point) -> Point {
        Point(xx * point.x + yx * point.y + tx, xy * point.x + yy * point.y + ty)
    }

    /// Where a direction goes: no translation.
    package func mapDirection(_ direction: Point) -> Point {
        Point(xx * direction.x + yx * direction.y, xy * direction.x + yy * direction.y)
    }

    package var translation: Point {
        get { Point(tx, ty) }
        set { (tx, ty) = (newValue.x, newValue.y) }
    }
}

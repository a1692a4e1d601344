#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A vertex of a path, whatever made it, in the path's space.
package struct PathCorner: Sendable, BitwiseCopyable {
    package var position: Point
    /// Control points of a cubic vertex; of a straight one, its position.
    package var inPoint: Point
    package var outPoint: Point
    /// How far a straight vertex is rounded: negative inwards, 0 not at all.
    package var radius: Float
    package var isCubic: Bool

    package init(straight position: Point, radius: Float = 0) {
        self.position = position
        inPoint = position
        outPoint = position
        self.radius = radius
        isCubic = false
    }

    package init(cubic position: Point, in inPoint: Point, out outPoint: Point) {
        self.position = position
        self.inPoint = inPoint
        self.outPoint = outPoint
        radius = 0
        isCubic = true
    }
}

extension Point {
    /// Where a handle ends that is turned and so long.
    package init(rotation: Float, distance: Float) {
        self.init(cosf(rotation) * distance, sinf(rotation) * distance)
    }
}

extension RawPath {
    /// Appends a contour through vertices (chapter 06 §4). Fewer than two make nothing.
    package mutating func append(_ corners: borrowing Scratch<PathCorner>, isClosed: Bool) {
        let corners = corners.span
        guard corners.count > 1 else { return }
        let first = corners[0]
        let start: Point
        var startIn: Point
        var out: Point
        if !first.isCubic, first.radius != 0 {
            let rounding = Rounding(first, after: corners[corners.count - 1], before: corners[1])
            start = rounding.enter
            startIn = rounding.enter
            out = rounding.exit
            move(to: rounding.enter)
            cubic(rounding.out, rounding.into, to: rounding.exit)
        } else {
            start = first.position
            startIn = first.inPoint
            out = first.outPoint
            move(to: first.position)
        }
        var previousIsCubic = first.isCubic
        for index in 1..<corners.count {
            let corner = corners[index]
            if corner.isCubic {
                cubic(out, corner.inPoint, to: corner.position)
                out = corner.outPoint
                previousIsCubic = true
                continue
            }
            var next = corner.position
            if corner.radius != 0 {
                let rounding = Rounding(
                    corner, after: corners[index - 1], before: corners[(index + 1) % corners.count])
                next = rounding.enter
                join(from: out, previousIsCubic, to: next, next)
                cubic(rounding.out, rounding.into, to: rounding.exit)
                out = rounding.exit
            } else {
                join(from: out, previousIsCubic, to: next, next)
                out = next
            }
            previousIsCubic = false
        }
        guard isClosed else { return }
        join(from: out, previousIsCubic || first.isCubic, to: startIn, start)
        close()
    }

    private mutating func join(from out: Point, _ isCubic: Bool, to into: Point, _ point: Point) {
        if isCubic { cubic(out, into, to: point) } else { line(to: point) }
    }
}

/// The curve that takes the place of a corner (chapter 06 §4.1).
private struct Rounding {
    var enter: Point
    var out: Point
    var into: Point
    var exit: Point

    init(_ corner: PathCorner, after previous: PathCorner, before next: PathCorner) {
        let position = corner.position
        let previousEdge = previous.outPoint - position
        let nextEdge = next.inPoint - position
        // Divided, not multiplied by the inverse: two corners that meet in the middle of an edge meet exactly more often.
        let previousLength = previousEdge.length
        let nextLength = nextEdge.length
        let toPrevious = previousLength > 0 ? previousEdge / previousLength : previousEdge
        let toNext = nextLength > 0 ? nextEdge / nextLength : nextEdge
        let radius = min(previousLength / 2, min(nextLength / 2, abs(corner.radius)))
        let distance = Self.handle(radius, toPrevious, toNext)
        enter = position + toPrevious * radius
        exit = position + toNext * radius
        out = position + toPrevious * (radius - distance)
        into = position + toNext * (radius - distance)
        if corner.radius < 0 {
            let chord = enter - exit
            let side = position - exit
            let angle = atan2f(Point.cross(chord, side), Point.dot(chord, side)) * 2
            out = Self.turn(out, around: enter, by: angle)
            into = Self.turn(into, around: exit, by: -angle)
        }
    }

    /// How far the control points lie from the ends of the curve.
    private static func handle(_ radius: Float, _ toPrevious: Point, _ toNext: Point) -> Float {
        let angle = abs(atan2f(Point.cross(toPrevious, toNext), Point.dot(toPrevious, toNext)))
        let factor = angle < Angle.pi / 2 ? 1 + cosf(angle) : 2 - sinf(angle)
        return min(radius, (4.0 / 3) * tanf(Angle.pi / (2 * (Angle.turn / angle))) * radius * factor)
    }

    private static func turn(_ point: Point, around center: Point, by angle: Float) -> Point {
        let offset = point - center
        let sine = sinf(angle)
        let cosine = cosf(angle)
        return Point(
            cosine * offset.x - sine * offset.y + center.x, sine * offset.x + cosine * offset.y + center.y)
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// Pieces of measured paths (chapter 06 §8).

extension PathMeasure {
    /// Nearer than this to the end of a segment, a piece begins with the next one.
    private static let nothing: Float = 1.0 / 4096

    /// One contour, and it is closed.
    package var isClosed: Bool { contours.count == 1 && contours[0].isClosed }

    /// Appends the piece of one contour between two distances from its start; nothing if they are not in this order.
    package func append(
        _ contour: Int, from start: Float, to end: Float, movingFirst: Bool, to path: inout RawPath
    ) {
        let row = contours[contour]
        let start = max(0, start)
        let end = min(row.length, end)
        guard start < end else { return }
        var first = segments.find(start, in: row.segments.positions)
        let last = segments.find(end, in: row.segments.positions)
        var firstT = parameter(first, at: start, in: row)
        let lastT = parameter(last, at: end, in: row)
        if 1 - firstT < Self.nothing, first < last {
            first += 1
            firstT = 0
        }
        if segments[first].point == segments[last].point {
            appendPart(of: segments[first], from: firstT, to: lastT, movingFirst: movingFirst, to: &path)
            return
        }
        appendPart(of: segments[first], from: firstT, to: 1, movingFirst: movingFirst, to: &path)
        var index = first
        while index < last {
            let curve = segments[index].point
            repeat { index += 1 } while index < last && segments[index].point == curve
            if segments[index].point == segments[last].point { break }
            appendPart(of: segments[index], from: 0, to: 1, movingFirst: false, to: &path)
        }
        appendPart(of: segments[last], from: 0, to: lastT, movingFirst: false, to: &path)
    }

    /// Appends the piece of the whole path between two distances; contours after the first begin with a move.
    package func append(from start: Float, to end: Float, movingFirst: Bool, to path: inout RawPath) {
        let start = max(0, start)
        let end = min(length, end)
        guard start < end else { return }
        var offset: Float = 0
        var moves = movingFirst
        for contour in contours.indices {
            let next = offset + contours[contour].length
            if next > start, offset < end {
                append(contour, from: start - offset, to: end - offset, movingFirst: moves, to: &path)
                moves = true
            }
            if next >= end { break }
            offset = next
        }
    }

    /// Where on its curve a distance lies that a segment covers.
    private func parameter(_ index: Int, at distance: Float, in contour: Contour) -> Float {
        let segment = segments[index]
        var startDistance: Float = 0
        var startT: Float = 0
        if index > Int(contour.segments.start) {
            startDistance = segments[index - 1].distance
            if segments[index - 1].point == segment.point { startT = segments[index - 1].t }
        }
        let ratio = (distance - startDistance) / (segment.distance - startDistance)
        let t = startT + (segment.t - startT) * ratio
        return t < startT ? startT : t > segment.t ? segment.t : t
    }

    private func appendPart(
        of segment: Segment, from start: Float, to end: Float, movingFirst: Bool, to path: inout RawPath
    ) {
        let first = Int(segment.point)
        guard segment.isCubic else {
            let (from, to) = (points[first], points[first + 1])
            if movingFirst { path.move(to: .mix(from, to, start)) }
            path.line(to: .mix(from, to, end))
            return
        }
        let part = PathCurve(points[first], points[first + 1], points[first + 2], points[first + 3])
            .part(from: start, to: end)
        if movingFirst { path.move(to: part.start) }
        path.cubic(part.out, part.into, to: part.end)
    }
}

extension PathCurve {
    /// The part of the curve between two parameters.
    package func part(from start: Float, to end: Float) -> PathCurve {
        if start == 0 { return end == 1 ? self : split(at: end).left }
        if end == 1 { return split(at: start).right }
        return split(at: end).left.split(at: start / end).right
    }

    /// De Casteljau.
    private func split(at t: Float) -> (left: PathCurve, right: PathCurve) {
        let a = Point.mix(start, out, t)
        let b = Point.mix(out, into, t)
        let c = Point.mix(into, end, t)
        let ab = Point.mix(a, b, t)
        let bc = Point.mix(b, c, t)
        let middle = Point.mix(ab, bc, t)
        return (PathCurve(start, a, ab, middle), PathCurve(middle, bc, c, end))
    }
}

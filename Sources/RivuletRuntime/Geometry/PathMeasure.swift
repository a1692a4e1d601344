#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The contours of a path with the distances along them (chapter 06 §8). Measuring again keeps the storage.
package struct PathMeasure: Sendable {
    /// A piece of a contour: a line, or a part of a curve that is taken for one.
    package struct Segment: Sendable, BitwiseCopyable {
        /// From the contour's start to the segment's end.
        package var distance: Float
        /// Where on its curve it ends.
        package var t: Float
        /// The first point of its line or curve.
        package var point: UInt32
        package var isCubic: Bool
    }

    package struct Contour: Sendable, BitwiseCopyable {
        package var length: Float
        package var isClosed: Bool
        package var segments: TableRange
    }

    /// Where on a path something is, and which way the path goes there.
    package struct Place: Sendable, BitwiseCopyable {
        package var position = Point.zero
        /// Of length 1 but at the ends of curves.
        package var tangent = Point.zero
    }

    package private(set) var points = Scratch<Point>()
    package private(set) var segments = Scratch<Segment>()
    package private(set) var contours = Scratch<Contour>()
    /// Of all contours together.
    package private(set) var length: Float = 0

    package static let standardTolerance: Float = 0.5

    package init() {}

    /// Measures a path in place of what was measured before. Stops at the curve that would pass so many segments;
    /// true if it did not have to.
    @discardableResult
    package mutating func measure(
        _ path: RawPath, tolerance: Float = standardTolerance, maximum: Int = .max
    ) -> Bool {
        points.removeAll()
        segments.removeAll()
        contours.removeAll()
        length = 0
        let precision = 1 / max(tolerance, 1.0 / 16)
        var contour = ContourStart()
        var next = 0
        for verb in path.verbs {
            if segments.count >= maximum {
                finish(contour)
                return false
            }
            switch verb {
            case .move:
                finish(contour)
                contour = ContourStart(point: points.count, segment: segments.count)
                points.append(path.points[next])
            case .line:
                contour.distance = appendLine(to: path.points[next], from: contour.distance)
            case .quad:
                // As the cubic curve that it is: cut into as many pieces.
                let start = points[points.count - 1]
                contour.distance = appendCurve(
                    .mix(start, path.points[next], 2.0 / 3), .mix(path.points[next + 1], path.points[next], 2.0 / 3),
                    path.points[next + 1], from: contour.distance, precision)
            case .cubic:
                contour.distance = appendCurve(
                    path.points[next], path.points[next + 1], path.points[next + 2], from: contour.distance,
                    precision)
            case .close:
                contour.isClosed = true
                if points[points.count - 1] != points[contour.point] {
                    contour.distance = appendLine(to: points[contour.point], from: contour.distance)
                }
            }
            next += verb.pointCount
        }
        finish(contour)
        return true
    }

    private struct ContourStart {
        var point = 0
        var segment = 0
        var distance: Float = 0
        var isClosed = false
    }

    /// Keeps a contour if it has a length.
    private mutating func finish(_ contour: ContourStart) {
        guard contour.distance > 0 else {
            points.removeLast(points.count - contour.point)
            segments.removeLast(segments.count - contour.segment)
            return
        }
        contours.append(
            Contour(
                length: contour.distance, isClosed: contour.isClosed,
                segments: TableRange(contour.segment, segments.count)))
        length += contour.distance
    }

    private mutating func appendLine(to point: Point, from distance: Float) -> Float {
        let step = point - points[points.count - 1]
        points.append(point)
        guard step.lengthSquared > 0 else { return distance }
        let end = distance + step.length
        segments.append(Segment(distance: end, t: 1, point: UInt32(points.count - 2), isCubic: false))
        return end
    }

    private mutating func appendCurve(
        _ out: Point, _ into: Point, _ end: Point, from start: Float, _ precision: Float
    ) -> Float {
        let first = points.count - 1
        let curve = PathCurve(points[first], out, into, end)
        points.append(out, into, end)
        let count = curve.pieceCount(precision: precision)
        guard count > 0 else { return start }
        var distance = start
        var previous = curve.start
        var t: Float = 0
        let step = 1 / Float(count)
        for _ in 1..<count {
            t += step
            let point = curve.point(at: t)
            distance += (point - previous).length
            previous = point
            // Kept as a 30-bit fraction.
            let kept = (t * 0x1p30).rounded(.towardZero) * 0x1p-30
            segments.append(Segment(distance: distance, t: kept, point: UInt32(first), isCubic: true))
        }
        distance += (curve.end - previous).length
        segments.append(Segment(distance: distance, t: 1, point: UInt32(first), isCubic: true))
        return distance
    }
}

/// A measured path kept in slabs; positions within are relative to its ranges.
package struct MeasureRow: Sendable, BitwiseCopyable {
    package var points = SlabRange()
    package var segments = SlabRange()
    package var contours = SlabRange()
    package var length: Float = 0
    var isNoted = false

    package init() {}
}

/// Kept measures of paths.
package struct MeasureSlabs: Sendable {
    private var points = Slab<Point>(filler: .zero)
    private var segments = Slab<PathMeasure.Segment>(
        filler: PathMeasure.Segment(distance: 0, t: 0, point: 0, isCubic: false))
    private var contours = Slab<PathMeasure.Contour>(
        filler: PathMeasure.Contour(length: 0, isClosed: false, segments: .empty))

    package init() {}

    package mutating func keep(_ measure: PathMeasure, in row: inout MeasureRow) {
        points.assign(measure.points, to: &row.points)
        segments.assign(measure.segments, to: &row.segments)
        contours.assign(measure.contours, to: &row.contours)
        row.length = measure.length
    }

    package mutating func remove(_ row: inout MeasureRow) {
        points.remove(&row.points)
        segments.remove(&row.segments)
        contours.remove(&row.contours)
        row = MeasureRow()
    }

    /// The place at a fraction of the length, wrapped: whole numbers but 0 are the end (chapter 06 §8.2).
    package func place(at fraction: Float, in row: MeasureRow) -> PathMeasure.Place {
        var wrapped = fmodf(fraction, 1)
        if wrapped < 0 { wrapped += 1 }
        if fraction != 0, wrapped == 0 { wrapped = 1 }
        var distance = row.length * wrapped
        for position in row.contours.positions {
            let contour = contours[position]
            if distance <= contour.length { return place(at: distance, contour, in: row) }
            distance -= contour.length
        }
        // Left over by rounding: the end of the last contour.
        guard let last = row.contours.positions.last else { return PathMeasure.Place() }
        return place(at: contours[last].length, contours[last], in: row)
    }

    private func place(at distance: Float, _ contour: PathMeasure.Contour, in row: MeasureRow) -> PathMeasure.Place {
        let distance = min(max(distance, 0), contour.length)
        let base = Int(row.segments.start)
        let range = base + Int(contour.segments.start)..<base + Int(contour.segments.end)
        let index = segments.elements.find(distance, in: range)
        let segment = segments[index]
        let isFirst = index == range.lowerBound
        let previous = isFirst ? nil : segments[index - 1]
        let start = previous?.distance ?? 0
        let ratio = (distance - start) / (segment.distance - start)
        let first = Int(row.points.start) + Int(segment.point)
        if !segment.isCubic {
            let from = points[first]
            let to = points[first + 1]
            return PathMeasure.Place(position: .mix(from, to, ratio), tangent: (to - from).normalized)
        }
        let startT = previous.map { $0.point == segment.point ? $0.t : 0 } ?? 0
        let t = startT + (segment.t - startT) * ratio
        let curve = PathCurve(points[first], points[first + 1], points[first + 2], points[first + 3])
        if t > 0, t < 1 {
            return PathMeasure.Place(position: curve.point(at: t), tangent: curve.tangent(at: t).normalized)
        }
        return t >= 1
            ? PathMeasure.Place(position: curve.end, tangent: curve.endTangent)
            : PathMeasure.Place(position: curve.start, tangent: curve.startTangent)
    }
}

extension RandomAccessCollection<PathMeasure.Segment> where Index == Int {
    /// The first of a contour's segments that ends at a distance or beyond it, and has a length.
    func find(_ distance: Float, in contour: Range<Int>) -> Int {
        var low = contour.lowerBound
        var high = contour.upperBound - 1
        while low < high {
            let middle = (low + high) / 2
            if self[middle].distance >= distance { high = middle } else { low = middle + 1 }
        }
        while low < contour.upperBound - 1, self[low].distance == 0 { low += 1 }
        return low
    }
}

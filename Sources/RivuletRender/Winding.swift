import RivuletRuntime

/// How often a path winds around the points of the plane: for the clockwise fill rule, which Cairo and SVG lack.
///
/// Only what winds around clockwise is inside, so what winds the other way must be cut away. The path together with n
/// clockwise frames around it winds n times more. Clipping, by the non-zero rule, to the path with one frame removes what
/// winds around -1 times, with two frames -2 times, and leaves all edges of the rest untouched.
enum Winding {
    /// More frames than this are not drawn: what winds around more often the wrong way shows.
    static let mostFrames = 8
    private static let mostRows = 256
    /// Lines are fewer where a path is so long that they would cross it more often.
    private static let mostCrossings = 4_000_000
    private static let piecesOfCurve = 16

    /// How many frames must be clipped to before a path can be filled by the non-zero rule instead of the clockwise one.
    ///
    /// Looks along 256 lines through the path, so that tiny areas may be missed.
    static func framesNeeded(_ points: ArraySlice<Point>, _ verbs: ArraySlice<PathVerb>) -> Int {
        let edges = edges(points, verbs)
        var box = Box()
        for edge in edges {
            box.include(edge.x0, edge.y0)
            box.include(edge.x1, edge.y1)
        }
        guard !box.isEmpty, box.width.isFinite, box.height.isFinite else { return 0 }
        let rowCount = max(4, min(mostRows, mostCrossings / edges.count))
        let height = box.height / Double(rowCount)
        var crossings = [[(x: Double, turn: Int)]](repeating: [], count: rowCount)
        for edge in edges where edge.y0 != edge.y1 {
            // Upwards is the left side of something clockwise.
            let turn = edge.y1 < edge.y0 ? 1 : -1
            let slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0)
            let (top, bottom) = (min(edge.y0, edge.y1), max(edge.y0, edge.y1))
            var row = max(0, Int(((top - box.top) / height - 0.5).rounded(.up)))
            while row < rowCount {
                let y = box.top + (Double(row) + 0.5) * height
                guard y < bottom else { break }
                if y >= top { crossings[row].append((edge.x0 + (y - edge.y0) * slope, turn)) }
                row += 1
            }
        }
        let noticeable = box.width * 1e-6
        var lowest = 0
        for var row in crossings {
            row.sort { ($0.x, $0.turn) < ($1.x, $1.turn) }
            var winding = 0
            for place in row.indices.dropLast() {
                winding += row[place].turn
                if winding < lowest, row[place + 1].x - row[place].x > noticeable { lowest = winding }
            }
        }
        return min(-lowest, mostFrames)
    }

    private struct Edge {
        var x0: Double, y0: Double
        var x1: Double, y1: Double
    }

    /// Straight pieces of the path, every contour closed.
    private static func edges(_ points: ArraySlice<Point>, _ verbs: ArraySlice<PathVerb>) -> [Edge] {
        var edges: [Edge] = []
        var start = Point(0, 0)
        var pen = start
        func line(to end: Point) {
            edges.append(Edge(x0: Double(pen.x), y0: Double(pen.y), x1: Double(end.x), y1: Double(end.y)))
            pen = end
        }
        for segment in Segments(points, verbs) {
            switch segment {
            case .move(let point):
                line(to: start)
                (start, pen) = (point, point)
            case .line(let point): line(to: point)
            case .cubic(let out, let into, let end):
                let from = pen
                for piece in 1...piecesOfCurve {
                    let t = Float(piece) / Float(piecesOfCurve)
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    line(
                        to: piece == piecesOfCurve
                            ? end
                            : Point(
                                a * from.x + b * out.x + c * into.x + d * end.x,
                                a * from.y + b * out.y + c * into.y + d * end.y))
                }
            case .close: line(to: start)
            }
        }
        line(to: start)
        return edges
    }
}

/// The steps of a path with their points; quadratic curves come as cubic ones.
struct Segments: Sequence, IteratorProtocol {
    enum Segment {
        case move(Point)
        case line(Point)
        case cubic(Point, Point, Point)
        case close
    }

    private var points: ArraySlice<Point>
    private var verbs: ArraySlice<PathVerb>
    private var pen = Point(0, 0)
    private var start = Point(0, 0)

    init(_ points: ArraySlice<Point>, _ verbs: ArraySlice<PathVerb>) {
        self.points = points
        self.verbs = verbs
    }

    mutating func next() -> Segment? {
        guard let verb = verbs.popFirst(), points.count >= verb.pointCount else { return nil }
        let first = points.startIndex
        defer { points.removeFirst(verb.pointCount) }
        switch verb {
        case .move:
            pen = points[first]
            start = pen
            return .move(pen)
        case .line:
            pen = points[first]
            return .line(pen)
        case .quad:
            let (from, handle, end) = (pen, points[first], points[first + 1])
            pen = end
            return .cubic(Self.twoThirds(from, handle), Self.twoThirds(end, handle), end)
        case .cubic:
            pen = points[first + 2]
            return .cubic(points[first], points[first + 1], pen)
        case .close:
            pen = start
            return .close
        }
    }

    private static func twoThirds(_ from: Point, _ to: Point) -> Point {
        Point(from.x + (to.x - from.x) * 2 / 3, from.y + (to.y - from.y) * 2 / 3)
    }
}

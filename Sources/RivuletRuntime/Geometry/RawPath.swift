/// One step of a path (chapter 06 §0.2). Each but `move` begins at the last point before its own.
public enum PathVerb: UInt8, Sendable, BitwiseCopyable {
    /// A contour begins at a point. The one before it stays as it is, open or closed.
    case move = 0
    /// A straight line to a point.
    case line = 1
    /// A quadratic curve: a handle, then its end.
    case quad = 2
    /// A cubic curve: two handles, then its end.
    case cubic = 4
    /// A straight line back to where the contour began, joined there.
    case close = 5

    /// How many points it takes from the list.
    public var pointCount: Int {
        switch self {
        case .move, .line: 1
        case .quad: 2
        case .cubic: 3
        case .close: 0
        }
    }
}

/// A path while it is made: verbs and the points they take (chapter 06 §1). Emptied and filled again, it keeps its storage.
package struct RawPath: Sendable {
    package internal(set) var points = Scratch<Point>()
    package internal(set) var verbs = Scratch<PathVerb>()
    private var isOpen = false
    /// The last move's point.
    private var contourStart = 0

    package init() {}

    package mutating func removeAll() {
        points.removeAll()
        verbs.removeAll()
        isOpen = false
        contourStart = 0
    }

    package mutating func move(to point: Point) {
        contourStart = points.count
        points.append(point)
        verbs.append(.move)
        isOpen = true
    }

    package mutating func line(to point: Point) {
        openContour()
        points.append(point)
        verbs.append(.line)
    }

    package mutating func cubic(_ out: Point, _ into: Point, to point: Point) {
        openContour()
        points.append(out, into, point)
        verbs.append(.cubic)
    }

    /// Closes the contour that is open; without one, nothing.
    package mutating func close() {
        guard isOpen else { return }
        verbs.append(.close)
        isOpen = false
    }

    /// Drawing after a close goes on from where the closed contour began.
    private mutating func openContour() {
        if !isOpen { move(to: points.isEmpty ? .zero : points[contourStart]) }
    }

    /// Appends a whole path that slabs hold through a matrix. Does not open a contour.
    package mutating func append(
        points newPoints: SlabRange, of pointSlab: borrowing Slab<Point>, verbs newVerbs: SlabRange,
        of verbSlab: borrowing Slab<PathVerb>, _ matrix: Matrix
    ) {
        append(newPoints, of: pointSlab, matrix)
        verbs.append(verbSlab.span(newVerbs), filler: .close)
    }

    /// Appends points without verbs.
    mutating func append(_ newPoints: SlabRange, of slab: borrowing Slab<Point>, _ matrix: Matrix) {
        let first = points.count
        points.extend(by: Int(newPoints.count), filler: .zero)
        var target = points.mutableSpan
        target.map(slab.span(newPoints), matrix, at: first)
    }
}

extension MutableSpan<Point> {
    /// Takes points through a matrix, from a place on.
    ///
    /// - Precondition: there is room for them.
    @_lifetime(self: copy self)
    fileprivate mutating func map(_ source: Span<Point>, _ matrix: Matrix, at first: Int) {
        precondition(first >= 0 && first + source.count <= count)
        if matrix.xy == 0 && matrix.yx == 0 {
            for index in source.indices {
                let point = source[unchecked: index]
                self[unchecked: first + index] = Point(matrix.xx * point.x + matrix.tx, matrix.yy * point.y + matrix.ty)
            }
        } else {
            // The sums are grouped unlike those of single points (chapter 06 §0).
            for index in source.indices {
                let point = source[unchecked: index]
                self[unchecked: first + index] = Point(
                    matrix.xx * point.x + (matrix.yx * point.y + matrix.tx),
                    matrix.yy * point.y + (matrix.xy * point.x + matrix.ty))
            }
        }
    }
}

extension RawPath {
    /// A rectangle, clockwise where y goes down: four corners and no line back to the first (chapter 06 §1).
    package mutating func append(_ bounds: Bounds) {
        move(to: Point(bounds.left, bounds.top))
        line(to: Point(bounds.right, bounds.top))
        line(to: Point(bounds.right, bounds.bottom))
        line(to: Point(bounds.left, bounds.bottom))
        close()
    }

    /// Appends a whole path that slabs hold through a matrix, from its last point to its first (chapter 06 §1.1).
    package mutating func appendReversed(
        points newPoints: SlabRange, of pointSlab: borrowing Slab<Point>, verbs newVerbs: SlabRange,
        of verbSlab: borrowing Slab<PathVerb>, _ matrix: Matrix
    ) {
        guard newVerbs.count > 0 else { return }
        let first = points.count
        append(newPoints, of: pointSlab, matrix)
        Self.reverse(&points, from: first)
        appendReversed(verbSlab.span(newVerbs))
    }

    private static func reverse(_ points: inout Scratch<Point>, from first: Int) {
        var (low, high) = (first, points.count - 1)
        var points = points.mutableSpan
        while low < high {
            points.swapAt(low, high)
            low += 1
            high -= 1
        }
    }

    private mutating func appendReversed(_ newVerbs: Span<PathVerb>) {
        let first = verbs.count
        // Each verb comes once more, but for closes of what is closed already.
        verbs.extend(by: newVerbs.count, filler: .move)
        let unused = Self.reverse(newVerbs, to: first, in: &verbs)
        verbs.removeLast(unused)
    }

    /// Writes verbs from the last to the first; how many fewer they are.
    private static func reverse(_ source: Span<PathVerb>, to first: Int, in verbs: inout Scratch<PathVerb>) -> Int {
        var target = verbs.mutableSpan
        var write = first
        func put(_ verb: PathVerb, _ target: inout MutableSpan<PathVerb>) {
            target[write] = verb
            write += 1
        }
        put(.move, &target)
        // A contour is closed where it ends, which now is where it began.
        var isClosed = false
        for index in stride(from: source.count - 1, to: 0, by: -1) {
            let verb = source[index]
            if verb == .close {
                isClosed = true
                continue
            }
            if verb == .move, isClosed {
                put(.close, &target)
                isClosed = false
            }
            put(verb, &target)
        }
        if isClosed { put(.close, &target) }
        return first + source.count - write
    }

    /// Removes the segments that go nowhere: all their points are where they begin (chapter 06 §1.2).
    ///
    /// - Parameters:
    ///   - firstVerb: verbs before this one stay.
    ///   - firstPoint: its first point.
    package mutating func prune(fromVerb firstVerb: Int = 0, point firstPoint: Int = 0) {
        // Most paths have none.
        guard let place = Self.firstEmpty(verbs.span, points.span, verb: firstVerb, point: firstPoint) else { return }
        Self.prune(&points, &verbs, verb: place.verb, point: place.point)
    }

    private static func firstEmpty(
        _ verbs: Span<PathVerb>, _ points: Span<Point>, verb firstVerb: Int, point firstPoint: Int
    ) -> (verb: Int, point: Int)? {
        var point = firstPoint
        for index in firstVerb..<verbs.count {
            if isEmpty(verbs[index], at: point, points) { return (index, point) }
            point += verbs[index].pointCount
        }
        return nil
    }

    private static func isEmpty(_ verb: PathVerb, at first: Int, _ points: Span<Point>) -> Bool {
        guard verb != .move, verb != .close, first > 0 else { return false }
        for offset in 0..<verb.pointCount where points[first + offset] != points[first - 1] { return false }
        return true
    }

    private static func prune(
        _ points: inout Scratch<Point>, _ verbs: inout Scratch<PathVerb>, verb firstVerb: Int, point firstPoint: Int
    ) {
        var read = firstPoint
        var write = firstPoint
        var writeVerb = firstVerb
        for readVerb in firstVerb..<verbs.count {
            let verb = verbs[readVerb]
            let count = verb.pointCount
            if !isEmpty(verb, at: read, points.span) {
                for offset in 0..<count { points[write + offset] = points[read + offset] }
                verbs[writeVerb] = verb
                write += count
                writeVerb += 1
            }
            read += count
        }
        // Points are never moved over one that is still to be read: what is removed equals the point before it.
        points.removeLast(points.count - write)
        verbs.removeLast(verbs.count - writeVerb)
    }

    /// The box of all points, handles included; nothing for an empty path (chapter 06 §1.3).
    package var controlBounds: Bounds { .init(of: points.span) }
}

extension Bounds {
    /// The box of points; nothing if there are none.
    package init(of points: Span<Point>) {
        guard !points.isEmpty else {
            self.init(left: 0, top: 0, right: 0, bottom: 0)
            return
        }
        let first = points[0]
        self.init(left: first.x, top: first.y, right: first.x, bottom: first.y)
        for index in 1..<points.count {
            let point = points[index]
            left = min(left, point.x)
            top = min(top, point.y)
            right = max(right, point.x)
            bottom = max(bottom, point.y)
        }
    }
}

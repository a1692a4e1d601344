extension RawPath {
    /// A rectangle, clockwise where y goes down: four corners and no line back to the first (chapter 06 §1).
    package mutating func append(_ bounds: Bounds) {
        move(to: Point(bounds.left, bounds.top))
        line(to: Point(bounds.right, bounds.top))
        line(to: Point(bounds.right, bounds.bottom))
        line(to: Point(bounds.left, bounds.bottom))
        close()
    }

    /// Appends a whole path through a matrix, from its last point to its first (chapter 06 §1.1).
    package mutating func appendReversed(
        points newPoints: ArraySlice<Point>, verbs newVerbs: ArraySlice<PathVerb>, _ matrix: Matrix
    ) {
        guard !newVerbs.isEmpty else { return }
        let first = points.count
        append(points: newPoints, verbs: [], matrix)
        // In place: reversing a slice of the array would copy it.
        var (low, high) = (first, points.count - 1)
        while low < high {
            points.swapAt(low, high)
            low += 1
            high -= 1
        }
        verbs.append(.move)
        // A contour is closed where it ends, which now is where it began.
        var isClosed = false
        for verb in newVerbs.dropFirst().reversed() {
            switch verb {
            case .close: isClosed = true
            case .move:
                if isClosed { verbs.append(.close) }
                isClosed = false
                verbs.append(.move)
            default: verbs.append(verb)
            }
        }
        if isClosed { verbs.append(.close) }
    }

    /// Removes the segments that go nowhere: all their points are where they begin (chapter 06 §1.2).
    ///
    /// - Parameters:
    ///   - firstVerb: verbs before this one stay.
    ///   - firstPoint: its first point.
    package mutating func prune(fromVerb firstVerb: Int = 0, point firstPoint: Int = 0) {
        var read = firstPoint
        var write = firstPoint
        var writeVerb = firstVerb
        for readVerb in firstVerb..<verbs.count {
            let verb = verbs[readVerb]
            let count = verb.pointCount
            var isEmpty = false
            if verb != .move, verb != .close, read > 0 {
                let start = points[read - 1]
                isEmpty = true
                for offset in 0..<count where points[read + offset] != start { isEmpty = false }
            }
            if !isEmpty {
                if read != write { for offset in 0..<count { points[write + offset] = points[read + offset] } }
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
    package var controlBounds: Bounds { .init(of: points[...]) }
}

extension Bounds {
    /// The box of points; nothing if there are none.
    package init(of points: ArraySlice<Point>) {
        guard let first = points.first else {
            self.init(left: 0, top: 0, right: 0, bottom: 0)
            return
        }
        self.init(left: first.x, top: first.y, right: first.x, bottom: first.y)
        for point in points.dropFirst() {
            left = min(left, point.x)
            top = min(top, point.y)
            right = max(right, point.x)
            bottom = max(bottom, point.y)
        }
    }
}

/// Whether paths cover a small square or have an edge in it (chapter 06 §20): in each cell of the square it counts the
/// edges that come down there, less those that go up. Column 0 has all that is left of it.
package struct CoverageTest: Sendable {
    private var left: Float = 0
    private var top: Float = 0
    private var width = 0
    private var height = 0
    private var cells: [Int32] = []
    /// Where the contour began and where the pen is, relative to the square.
    private var start = Point.zero
    private var pen = Point.zero
    private var isOpen = false

    package init() {}

    /// Begins with a square around a point. False for points too far out to have one.
    package mutating func begin(around point: Point, radius: Float) -> Bool {
        begin(left: point.x - radius, top: point.y - radius, right: point.x + radius, bottom: point.y + radius)
    }

    /// Begins with a box whose sides are rounded.
    package mutating func begin(left: Float, top: Float, right: Float, bottom: Float) -> Bool {
        // Neither what is no number nor what is too large for one.
        guard left.magnitude < 1e9, top.magnitude < 1e9, right.magnitude < 1e9, bottom.magnitude < 1e9 else {
            return false
        }
        self.left = (left + 0.5).rounded(.down)
        self.top = (top + 0.5).rounded(.down)
        width = Int((right + 0.5).rounded(.down)) - Int(self.left)
        height = Int((bottom + 0.5).rounded(.down)) - Int(self.top)
        guard (1...256).contains(width), (1...256).contains(height) else { return false }
        cells.removeAll(keepingCapacity: true)
        cells.append(contentsOf: repeatElement(0, count: width * height))
        isOpen = false
        start = .zero
        pen = .zero
        return true
    }

    /// Closes what is open and says whether anything was found.
    package mutating func finish() -> Bool {
        close()
        return cells.contains { $0 != 0 }
    }

    /// Adds a path through a matrix.
    package mutating func add(
        _ points: [Point], _ pointRange: Range<Int>, _ verbs: [PathVerb], _ verbRange: Range<Int>, _ matrix: Matrix
    ) {
        var position = pointRange.lowerBound
        for verb in verbRange {
            guard position + verbs[verb].pointCount <= pointRange.upperBound else { return }
            switch verbs[verb] {
            case .move: move(to: place(points[position], matrix))
            case .line: line(to: place(points[position], matrix))
            case .quad:
                quad(place(points[position], matrix), place(points[position + 1], matrix))
            case .cubic:
                cubic(
                    place(points[position], matrix), place(points[position + 1], matrix),
                    place(points[position + 2], matrix))
            case .close: close()
            }
            position += verbs[verb].pointCount
        }
    }

    /// As the cubic that is the same curve.
    private mutating func quad(_ control: Point, _ end: Point) {
        let from = pen
        cubic(
            Point(from.x + (control.x - from.x) * 2 / 3, from.y + (control.y - from.y) * 2 / 3),
            Point(end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3), end)
    }

    private func place(_ point: Point, _ matrix: Matrix) -> Point {
        let mapped = matrix.map(point)
        return Point(mapped.x - left, mapped.y - top)
    }

    private mutating func move(to point: Point) {
        close()
        start = point
        pen = point
        isOpen = true
    }

    private mutating func close() {
        if isOpen, pen != start { edge(pen, start) }
        pen = start
        isOpen = false
    }

    private mutating func line(to point: Point) {
        edge(pen, point)
        pen = point
        isOpen = true
    }

    private mutating func edge(_ from: Point, _ to: Point) {
        guard from.y != to.y, from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return }
        let isDown = from.y < to.y
        var (x0, y0) = isDown ? (from.x, from.y) : (to.x, to.y)
        var (x1, y1) = isDown ? (to.x, to.y) : (from.x, from.y)
        let limit = Float(height)
        guard y1 > 0, y0 < limit else { return }
        let slope = (x1 - x0) / (y1 - y0)
        if y0 < 0 {
            x0 += slope * (0 - y0)
            y0 = 0
        }
        if y1 > limit {
            x1 += slope * (limit - y1)
            y1 = limit
        }
        let first = Int((y0 + 0.5).rounded(.down))
        let end = min(Int((y1 + 0.5).rounded(.down)), height)
        guard first < end else { return }
        var x = x0 + slope * (Float(first) - y0 + 0.5) + 0.5
        for row in first..<end {
            let column = max(x, 0)
            if column < Float(width) { cells[row * width + Int(column)] += isDown ? 1 : -1 }
            x += slope
        }
    }

    // MARK: Curves

    private mutating func cubic(_ b: Point, _ c: Point, _ d: Point) {
        curve(pen, b, c, d)
        pen = d
        isOpen = true
    }

    private mutating func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
        if isOutside(a, b, c, d) { return }
        let dx = max((a.x - b.x - b.x + c.x).magnitude, (b.x - c.x - c.x + d.x).magnitude)
        let dy = max((a.y - b.y - b.y + c.y).magnitude, (b.y - c.y - c.y + d.y).magnitude)
        let wanted = (3 * (dx * dx + dy * dy).squareRoot()).squareRoot().rounded(.up)
        guard wanted.isFinite else { return }
        pieces(a, b, c, d, count: Int(min(max(wanted, 1), 256)))
    }

    private func isOutside(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        let limit = Float(height)
        return a.y <= 0 && b.y <= 0 && c.y <= 0 && d.y <= 0
            || a.y >= limit && b.y >= limit && c.y >= limit && d.y >= limit
    }

    private mutating func pieces(_ a: Point, _ b: Point, _ c: Point, _ d: Point, count: Int) {
        if count > 16 {
            func middle(_ p: Point, _ q: Point) -> Point { Point(0.5 * p.x + 0.5 * q.x, 0.5 * p.y + 0.5 * q.y) }
            let ab = middle(a, b)
            let bc = middle(b, c)
            let cd = middle(c, d)
            let abc = middle(ab, bc)
            let bcd = middle(bc, cd)
            let centre = middle(abc, bcd)
            // At most four times: 256 pieces become 16.
            if !isOutside(a, ab, abc, centre) { pieces(a, ab, abc, centre, count: (count + 1) >> 1) }
            if !isOutside(centre, bcd, cd, d) { pieces(centre, bcd, cd, d, count: (count + 1) >> 1) }
            return
        }
        let third = (d - a) + (b - c) * 3
        let second = ((c - b) + (a - b)) * 3
        let first = (b - a) * 3
        let step = 1 / Float(count)
        var t = step
        var last = a
        // One sample fewer than there are pieces: the last but one is left out.
        for _ in 1..<max(count - 1, 1) {
            let next = ((third * t + second) * t + first) * t + a
            edge(last, next)
            last = next
            t += step
        }
        edge(last, d)
    }
}

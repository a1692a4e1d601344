/// A cubic Bézier curve.
package struct PathCurve: Sendable, BitwiseCopyable {
    package var start: Point
    package var out: Point
    package var into: Point
    package var end: Point

    package init(_ start: Point, _ out: Point, _ into: Point, _ end: Point) {
        self.start = start
        self.out = out
        self.into = into
        self.end = end
    }

    /// Into how many pieces it is cut to be measured, by Wang's formula; evenly spaced points on a line need none
    /// (chapter 06 §8.1). `precision` is 1 divided by the tolerance.
    package func pieceCount(precision: Float) -> Int {
        let first = start - out * 2 + into
        let second = out - into * 2 + end
        let deviation = max(first.lengthSquared, second.lengthSquared)
        let pieces = (0.5625 * precision * precision * deviation).squareRoot().squareRoot().rounded(.up)
        // Of what is no number there are no pieces.
        return pieces > 0 ? Int(min(pieces, Self.maximumPieces)) : 0
    }

    private static let maximumPieces: Float = 100

    package func point(at t: Float) -> Point {
        let (a, b, c) = coefficients
        return ((a * t + b) * t + c) * t + start
    }

    /// The direction at a parameter; its length means nothing.
    package func tangent(at t: Float) -> Point {
        let (a, b, c) = coefficients
        return (a * (3 * t) + b * 2) * t + c
    }

    /// From the start to the first control point that lies elsewhere.
    package var startTangent: Point {
        if out != start { return out - start }
        return into != start ? into - start : end - start
    }

    /// From the last control point that lies elsewhere to the end.
    package var endTangent: Point {
        if into != end { return end - into }
        return out != end ? end - out : end - start
    }

    private var coefficients: (Point, Point, Point) {
        (end + (out - into) * 3 - start, (into - out * 2 + start) * 3, (out - start) * 3)
    }
}

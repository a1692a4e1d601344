/// A passage from the intro to the app.
public struct Fade: Sendable, Equatable {
    /// How long it takes.
    public var duration: Duration
    /// How it goes.
    public var curve: FadeCurve

    /// A fade of so long.
    public init(duration: Duration, curve: FadeCurve = .easeInOut) {
        self.duration = duration
        self.curve = curve
    }

    /// At once.
    public static let none = Fade(duration: .zero, curve: .linear)

    /// The eased progress after so long.
    public func progress(after time: Duration) -> Double {
        if time >= duration { return 1 }
        if time <= .zero { return 0 }
        return curve.value(at: time / duration)
    }
}

/// How something goes from 0 to 1 while time goes from 0 to 1: a cubic Bézier curve from (0, 0) to (1, 1), as CSS has
/// them.
public struct FadeCurve: Sendable, Equatable {
    private var x1: Double
    private var y1: Double
    private var x2: Double
    private var y2: Double

    /// The curve with these control points. `x1` and `x2` are kept within 0…1, so that it does not go back in time, and
    /// `y1` and `y2` too, so that a progress stays between 0 and 1.
    public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> FadeCurve {
        func bounded(_ value: Double) -> Double { min(max(value, 0), 1) }
        return FadeCurve(x1: bounded(x1), y1: bounded(y1), x2: bounded(x2), y2: bounded(y2))
    }

    /// Evenly.
    public static let linear = bezier(0, 0, 1, 1)
    /// Slowly at first.
    public static let easeIn = bezier(0.42, 0, 1, 1)
    /// Slowly at last.
    public static let easeOut = bezier(0, 0, 0.58, 1)
    /// Slowly at first and at last.
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)

    /// The value at a time: exactly 0 and 1 at the ends, never less than before in between.
    public func value(at time: Double) -> Double {
        if !(time > 0) { return 0 }
        if time >= 1 { return 1 }
        if self == .linear { return time }
        // x grows with the parameter, so halving the interval finds it.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.coordinate(x1, x2, middle) < time { low = middle } else { high = middle }
        }
        return min(max(Self.coordinate(y1, y2, low), 0), 1)
    }

    private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}

/// How a playback ended.
///
/// Two ends are equal if their times differ by no more than the greater of their tolerances, so that a test may say
/// `#expect(end == .fired(at: .seconds(2.6), tolerance: .frame))`.
public enum PlaybackEnd: Sendable {
    /// What was waited for came, possibly exactly at the timeout. Times count from the start.
    case fired(at: Duration, tolerance: Tolerance = .exact)
    /// It did not come up to the timeout, which is given.
    case timedOut(at: Duration)
    /// It cannot come any more: nothing moves without new input since then.
    case settled(at: Duration, tolerance: Tolerance = .exact)
}

/// How much two times may differ.
public struct Tolerance: Sendable, Equatable {
    /// At most so much, in both directions.
    public var duration: Duration

    /// At most so much, in both directions.
    public static func within(_ duration: Duration) -> Tolerance { Tolerance(duration: duration) }
    /// Not at all.
    public static let exact = Tolerance(duration: .zero)
    /// One step at 60 a second.
    public static let frame = frames(1)
    /// So many steps at 60 a second. A step is rounded up, so that a time in whole steps is within reach.
    public static func frames(_ count: Int) -> Tolerance {
        Tolerance(duration: Playback.duration(ofSteps: count, perSecond: 60) + .nanoseconds(1))
    }
}

extension PlaybackEnd: Equatable {
    /// Whether both are the same end at the same time, within their tolerances.
    public static func == (left: PlaybackEnd, right: PlaybackEnd) -> Bool {
        switch (left, right) {
        case (.fired(let first, let tolerance), .fired(let second, let other)),
            (.settled(let first, let tolerance), .settled(let second, let other)):
            let difference = first < second ? second - first : first - second
            return difference <= max(tolerance.duration, other.duration)
        case (.timedOut(let first), .timedOut(let second)): return first == second
        default: return false
        }
    }
}

extension PlaybackEnd: CustomStringConvertible {
    /// The end in a few words.
    public var description: String {
        switch self {
        case .fired(let time, .exact): "fired at \(time)"
        case .fired(let time, let tolerance): "fired at \(time) ± \(tolerance.duration)"
        case .timedOut(let time): "timed out at \(time)"
        case .settled(let time, _): "settled at \(time), so it cannot fire any more"
        }
    }
}

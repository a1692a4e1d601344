/// The grid of instants at which playing machines step: instant `k` is the anchor plus `floor(k × 10¹⁸ / rate)`
/// attoseconds, always computed from `k`, so that no error adds up.
///
/// The grid is anchored when a machine begins to play while none plays. A machine begins with an advance by zero at
/// its own instant and steps from the first grid instant after that. Machines that have settled still play, but do not
/// step.
package struct Cadence: Sendable {
    /// Steps a second.
    package let rate: Int
    private var anchor: Duration = .zero
    /// Machines that play, settled ones included.
    private var players = 0
    /// Machines that step on the grid.
    package private(set) var stepping = 0
    /// Instants at which machines begin to play, in order.
    private var begins: [Duration] = []
    /// The next grid index to step.
    private var next = 1

    private static let second: Int128 = 1_000_000_000_000_000_000

    package init(rate: Int) {
        precondition(rate > 0, "a worker needs at least one step a second")
        self.rate = rate
    }

    /// How long so many steps are.
    package static func duration(ofSteps count: Int, rate: Int) -> Duration {
        Duration(attoseconds: Int128(count) * second / Int128(rate))
    }

    /// The instant of a grid index.
    package func instant(_ index: Int) -> Duration { anchor + Self.duration(ofSteps: index, rate: rate) }

    /// The first grid index whose instant is after this one.
    package func index(after instant: Duration) -> Int {
        guard instant >= anchor else { return 1 }
        let passed = (instant - anchor).attoseconds
        let seconds = passed / Self.second
        let index = seconds * Int128(rate) + (passed % Self.second) * Int128(rate) / Self.second
        guard var index = Int(exactly: index) else { return Int.max }
        while self.instant(index) <= instant { index += 1 }
        return index
    }

    /// The next instant at which a machine begins or steps, nil if none does.
    package var nextInstant: Duration? {
        let grid = stepping > 0 ? instant(next) : nil
        guard let begin = begins.first else { return grid }
        return grid.map { min($0, begin) } ?? begin
    }

    /// Number of machines for which time has to run.
    package var busyCount: Int { stepping + begins.count }

    /// A machine begins to play at an instant, which anchors the grid if none plays.
    package mutating func join(at instant: Duration) {
        if players == 0 {
            anchor = instant
            next = 1
        }
        players += 1
    }

    /// A machine that neither steps nor waits to begin plays no longer.
    package mutating func leave() { players -= 1 }

    /// A machine that plays is to begin, with an advance by zero, at an instant.
    package mutating func awaitBegin(at instant: Duration) {
        begins.insert(instant, at: begins.firstIndex { $0 > instant } ?? begins.endIndex)
    }

    /// A machine that was to begin at this instant has begun, or will not.
    package mutating func removeBegin(at instant: Duration) {
        if let index = begins.firstIndex(of: instant) { begins.remove(at: index) }
    }

    /// A machine steps from the first grid index after an instant on, which is returned.
    package mutating func step(after instant: Duration) -> Int {
        let first = index(after: instant)
        if stepping == 0 { next = max(next, first) }
        stepping += 1
        return first
    }

    /// A machine stops to step: it has settled, or plays no longer.
    package mutating func rest() { stepping -= 1 }

    /// How far behind real time the steps may be before the rest is given up.
    package static let patience: Duration = .milliseconds(250)

    /// Takes the step at an instant, which is the grid index if one lies there.
    ///
    /// - Parameter wall: the real time; behind it by more than `patience`, the indices up to it are skipped and their
    ///   time is returned as lost.
    package mutating func takeStep(at instant: Duration, wall: Duration?) -> (index: Int?, lost: Duration) {
        guard stepping > 0, self.instant(next) == instant else { return (nil, .zero) }
        let index = next
        next += 1
        guard let wall, wall - instant > Self.patience else { return (index, .zero) }
        let resumed = self.index(after: wall)
        let lost = Self.duration(ofSteps: resumed - next, rate: rate)
        next = resumed
        return (index, lost)
    }
}

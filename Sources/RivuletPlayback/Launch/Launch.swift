/// A launch under way. When it is released without an end it is cancelled.
public final class Launch<Destination: Sendable>: Sendable {
    private let core: LaunchCore<Destination>

    init(_ core: LaunchCore<Destination>) { self.core = core }

    /// What is to be seen, the present phase first. It ends after `LaunchPhase.finished`.
    public var phases: LaunchPhases { LaunchPhases(core.phases, owner: self) { [core] in core.phase } }

    /// How it stands at the hand-off, when the fade begins: the destination is to come in underneath now.
    public var handOff: LaunchOutcome<Destination> { get async { await core.outcome(atHandOff: true) } }

    /// How it went, once the fade is over.
    public var outcome: LaunchOutcome<Destination> { get async { await core.outcome(atHandOff: false) } }

    /// A tap: on to the app, as soon as the work is done.
    public func skip() { core.sendNow(.tap) }

    /// Ends it at once, and cancels the work. During the fade only the rest of the fade is left out.
    public func cancel() { core.sendNow(.cancel) }

    deinit { core.sendNow(.cancel) }
}

package struct NumberedPhase: Sendable {
    package var number: Int
    package var phase: LaunchPhase
}

/// The phases of a launch. Each iterator begins with the phase at that time.
public struct LaunchPhases: AsyncSequence, Sendable {
    /// One phase.
    public typealias Element = LaunchPhase
    /// It cannot fail.
    public typealias Failure = Never

    private let topic: Topic<NumberedPhase>
    private let owner: any AnyObject & Sendable
    private let current: @Sendable () -> NumberedPhase?

    init(
        _ topic: Topic<NumberedPhase>, owner: any AnyObject & Sendable,
        current: @escaping @Sendable () -> NumberedPhase?
    ) {
        self.topic = topic
        self.owner = owner
        self.current = current
    }

    /// Reads the phases, in order.
    public func makeAsyncIterator() -> Iterator {
        // Subscribed first: a phase that comes in between is in both, and is left out below.
        let token = Token(topic, .unbounded)
        return Iterator(token: token, owner: owner, first: current())
    }

    /// Reads the phases, in order.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let token: Token<NumberedPhase>
        fileprivate let owner: any AnyObject & Sendable
        fileprivate var first: NumberedPhase?
        private var last = 0

        fileprivate init(token: Token<NumberedPhase>, owner: any AnyObject & Sendable, first: NumberedPhase?) {
            self.token = token
            self.owner = owner
            self.first = first
        }

        /// The next phase; nil at the end and when the task is cancelled.
        public mutating func next() async -> LaunchPhase? { await next(isolation: #isolation) }

        /// The next phase; nil at the end and when the task is cancelled. Stays in the caller's isolation.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> LaunchPhase? {
            if let first {
                self.first = nil
                last = first.number
                return first.phase
            }
            while let phase = try? await token.next(isolation: actor) {
                guard phase.number > last else { continue }
                last = phase.number
                return phase.phase
            }
            return nil
        }
    }
}

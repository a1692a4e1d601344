/// When a worker on a real clock sleeps: at most one sleeping task, none when nothing is due.
package struct DriverState: Sendable {
    package enum Action: Equatable, Sendable {
        case none
        /// Cancel the sleeping task.
        case cancel
        /// Start a task that sleeps until then and wakes this generation; cancel the one before, if any.
        case sleep(until: Duration, generation: Int)
    }

    package enum Phase: Equatable, Sendable {
        case idle
        case sleeping(until: Duration)
        case running
    }

    package private(set) var phase = Phase.idle
    private var generation = 0

    package init() {}

    /// The earliest deadline is this, or there is none.
    package mutating func earliest(_ deadline: Duration?) -> Action {
        switch (phase, deadline) {
        case (.running, _), (.idle, nil):
            return .none
        case (.sleeping, nil):
            phase = .idle
            generation += 1
            return .cancel
        case (.sleeping(let current), let deadline?) where deadline >= current:
            return .none
        case (_, let deadline?):
            generation += 1
            phase = .sleeping(until: deadline)
            return .sleep(until: deadline, generation: generation)
        }
    }

    /// A sleeping task woke. True if it is the newest: run what is due, then call `ranAll`.
    package mutating func woke(_ generation: Int) -> Bool {
        guard case .sleeping = phase, generation == self.generation else { return false }
        phase = .running
        return true
    }

    /// A run that `woke` began is over; `deadline` is the earliest one left.
    package mutating func ranAll(next deadline: Duration?) -> Action {
        guard phase == .running else { return .none }
        phase = .idle
        return earliest(deadline)
    }
}

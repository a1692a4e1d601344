/// How waiting for the first fire of a trigger ended. Times are the worker's.
public enum FirstOutcome: Sendable, Equatable {
    /// The trigger fired, possibly exactly at the deadline.
    case fired(at: Duration)
    /// It did not fire up to the deadline, which is given.
    case timedOut(at: Duration)
    /// Nothing can fire it any more: the instance, its last machine, the file or the worker was closed.
    case ended
}

/// One wait for the first fire within a limit, without any concurrency. Every way to end it is final.
package struct FirstState<Waiter: Sendable, Timer: Sendable>: Sendable {
    private enum Phase: Sendable {
        case new
        case cancelledEarly
        case waiting(Waiter, Timer)
        case resolved
    }

    /// Whom to resume, and the timer to take out.
    package struct Resolution: Sendable {
        package var waiter: Waiter
        package var timer: Timer?
    }

    private var phase = Phase.new

    package init() {}

    /// Whether its task was cancelled before it began to wait.
    package var isCancelledEarly: Bool {
        if case .cancelledEarly = phase { true } else { false }
    }

    /// It begins to wait. Only for one that is new.
    package mutating func register(_ waiter: Waiter, timer: Timer) {
        guard case .new = phase else { return }
        phase = .waiting(waiter, timer)
    }

    /// The trigger fired, or nothing can fire it any more: resume with `.fired`, `.ended`.
    package mutating func resolve() -> Resolution? {
        guard case .waiting(let waiter, let timer) = phase else { return nil }
        phase = .resolved
        return Resolution(waiter: waiter, timer: timer)
    }

    /// The deadline passed; the timer is out already.
    package mutating func timeOut() -> Resolution? {
        guard let resolution = resolve() else { return nil }
        return Resolution(waiter: resolution.waiter, timer: nil)
    }

    /// The task was cancelled: resume by throwing, now or as soon as it would wait.
    package mutating func cancel() -> Resolution? {
        if case .new = phase {
            phase = .cancelledEarly
            return nil
        }
        return resolve()
    }
}

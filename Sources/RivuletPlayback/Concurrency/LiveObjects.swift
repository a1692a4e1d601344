/// How many objects of a worker are alive: its core, agenda, topics and handles. Counted in debug builds only; tests
/// wait on it to see that nothing leaks.
package final class LiveObjects: Sendable {
    /// Whether this build counts.
    package static var isCounting: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    private struct State {
        var count = 0
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Lock(State())

    package init() {}

    package var count: Int { state.withLock { $0.count } }

    /// Suspends until no object is alive.
    package func reachesZero() async {
        await withCheckedContinuation { continuation in
            let isZero = state.withLock { state in
                if state.count > 0 { state.waiters.append(continuation) }
                return state.count == 0
            }
            if isZero { continuation.resume() }
        }
    }

    fileprivate func add(_ change: Int) {
        let due = state.withLock { state in
            state.count += change
            guard state.count == 0 else { return [CheckedContinuation<Void, Never>]() }
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in due { waiter.resume() }
    }
}

/// Stored in an object to count it while it lives.
package struct LiveToken: ~Copyable, Sendable {
    #if DEBUG
    private let objects: LiveObjects

    package init(_ objects: LiveObjects) {
        self.objects = objects
        objects.add(1)
    }

    deinit { objects.add(-1) }
    #else
    package init(_ objects: LiveObjects) {}
    #endif
}

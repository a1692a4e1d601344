/// What is heard of one property, or of one machine's settling: all subscribers, each with its own buffer, and all waits
/// for a first element.
package final class Topic<Element: Sendable>: Sendable {
    package typealias Waiter = CheckedContinuation<Result<Element?, PlaybackError>, Never>
    package typealias FirstWaiter = CheckedContinuation<Result<FirstOutcome, any Error>, Never>
    package typealias Number = UInt64

    private struct Subscriber: Sendable {
        var number: Number
        /// Sequence number of the first command that it hears.
        var since: UInt64
        var state: SubscriberState<Element, Waiter>
    }

    private struct First: Sendable {
        var number: Number
        var since: UInt64 = 0
        var state = FirstState<FirstWaiter, TimerEntry.Number>()
    }

    private struct Observer: Sendable {
        var number: Number
        var since: UInt64
        var body: @Sendable (Element, Duration) -> Void
        var ended: @Sendable (PlaybackError?) -> Void
    }

    private struct State: Sendable {
        var subscribers: [Subscriber] = []
        var observers: [Observer] = []
        var firsts: [First] = []
        var nextNumber: Number = 0
        var isFinished = false
        var failure: PlaybackError?

        mutating func with<Result>(
            _ number: Number, _ body: (inout SubscriberState<Element, Waiter>) -> Result
        ) -> Result? {
            guard let index = subscribers.firstIndex(where: { $0.number == number }) else { return nil }
            return body(&subscribers[index].state)
        }
    }

    private typealias Ending = SubscriberState<Element, Waiter>.Ending

    package let path: String
    private let agenda: Agenda
    private let state = Lock(State())
    private let token: LiveToken

    package init(path: String, agenda: Agenda) {
        self.path = path
        self.agenda = agenda
        token = LiveToken(agenda.live)
    }

    // MARK: Sending

    /// Gives an element to everyone who subscribed before it came.
    ///
    /// - Parameters:
    ///   - time: the worker's time, for `first`.
    ///   - sequence: number of the host's command that caused it; nil if a step did.
    package func send(_ element: Element, time: Duration, sequence: UInt64?) {
        let sequence = sequence ?? .max
        let (waiters, firsts, timers, observers) = state.withLock { state in
            var waiters: [Waiter] = []
            for index in state.subscribers.indices where state.subscribers[index].since <= sequence {
                if let waiter = state.subscribers[index].state.receive(element) { waiters.append(waiter) }
            }
            let (firsts, timers) = resolveFirsts(&state) { $0.since <= sequence }
            return (waiters, firsts, timers, state.observers)
        }
        for observer in observers where observer.since <= sequence { observer.body(element, time) }
        for waiter in waiters { waiter.resume(returning: .success(element)) }
        for waiter in firsts { waiter.resume(returning: .success(.fired(at: time))) }
        withExtendedLifetime(timers) {}
    }

    /// Ends all subscriptions and waits, and those that come. What is in buffers is still delivered.
    package func finish(_ failure: PlaybackError? = nil) {
        let (endings, firsts, timers, observers) = state.withLock {
            state -> ([Ending], [FirstWaiter], [TimerEntry], [Observer]) in
            guard !state.isFinished else { return ([], [], [], []) }
            defer { state.observers = [] }
            state.isFinished = true
            state.failure = failure
            let endings = state.subscribers.indices.map { state.subscribers[$0].state.finish(failure) }
            let (firsts, timers) = resolveFirsts(&state) { _ in true }
            return (endings, firsts, timers, state.observers)
        }
        for observer in observers { observer.ended(failure) }
        for ending in endings {
            for (index, waiter) in ending.waiters.enumerated() {
                if index == 0, let failure = ending.failure {
                    waiter.resume(returning: .failure(failure))
                } else {
                    waiter.resume(returning: .success(nil))
                }
            }
        }
        for waiter in firsts { waiter.resume(returning: failure.map { .failure($0) } ?? .success(.ended)) }
        withExtendedLifetime(timers) {}
    }

    /// Whether it ended with an error.
    package var hasFailed: Bool { state.withLock { $0.failure != nil } }

    private func resolveFirsts(
        _ state: inout State, where matches: (First) -> Bool
    ) -> (waiters: [FirstWaiter], timers: [TimerEntry]) {
        guard !state.firsts.isEmpty else { return ([], []) }
        var waiters: [FirstWaiter] = []
        var timers: [TimerEntry] = []
        var left: [First] = []
        for var first in state.firsts {
            if matches(first), let resolution = first.state.resolve() {
                waiters.append(resolution.waiter)
                if let number = resolution.timer, let timer = agenda.removeTimer(number) { timers.append(timer) }
            } else {
                left.append(first)
            }
        }
        state.firsts = left
        return (waiters, timers)
    }

    // MARK: Subscribing

    /// Adds a subscriber, which hears what happens from now on.
    package func subscribe(_ buffering: StreamBuffering) -> Number {
        state.withLock { state in
            state.nextNumber += 1
            var subscriber = Subscriber(
                number: state.nextNumber, since: agenda.sequence, state: SubscriberState(buffering, path: path))
            if state.isFinished { _ = subscriber.state.finish(state.failure) }
            state.subscribers.append(subscriber)
            return state.nextNumber
        }
    }

    /// Removes a subscriber and ends its waits.
    package func cancel(_ number: Number) {
        let (waiters, removed) = state.withLock { state -> ([Waiter], Subscriber?) in
            guard let index = state.subscribers.firstIndex(where: { $0.number == number }) else { return ([], nil) }
            var subscriber = state.subscribers.remove(at: index)
            return (subscriber.state.cancel(), subscriber)
        }
        for waiter in waiters { waiter.resume(returning: .success(nil)) }
        withExtendedLifetime(removed) {}
    }

    /// The next element of a subscriber; nil at its end and when the task is cancelled.
    package func next(
        _ number: Number, isolation: isolated (any Actor)? = #isolation
    ) async throws(PlaybackError) -> Element? {
        switch state.withLock({ $0.with(number) { $0.poll() } }) {
        case .element(let element): return element
        case .failure(let failure): throw failure
        case .end, nil: return nil
        case .suspend: break
        }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation(isolation: isolation) { (waiter: Waiter) in
                switch state.withLock({ $0.with(number) { $0.next(waiter) } }) {
                case .element(let element): waiter.resume(returning: .success(element))
                case .failure(let failure): waiter.resume(returning: .failure(failure))
                case .end, nil: waiter.resume(returning: .success(nil))
                case .suspend: break
                }
            }
        } onCancel: {
            cancel(number)
        }
        return try result.get()
    }

    // MARK: Observing

    /// Has every element from now on handed over at once, wherever it is sent: in the worker's step, or in a command.
    ///
    /// - Parameter ended: called once when the topic is finished, at once if it is.
    package func observe(
        ended: @escaping @Sendable (PlaybackError?) -> Void = { _ in },
        _ body: @escaping @Sendable (_ element: Element, _ time: Duration) -> Void
    ) -> Number {
        let (number, end) = state.withLock { state -> (Number, PlaybackError??) in
            state.nextNumber += 1
            if state.isFinished { return (state.nextNumber, .some(state.failure)) }
            state.observers.append(
                Observer(number: state.nextNumber, since: agenda.sequence, body: body, ended: ended))
            return (state.nextNumber, nil)
        }
        if let end { ended(end) }
        return number
    }

    package func removeObserver(_ number: Number) {
        let removed = state.withLock { state in
            state.observers.firstIndex { $0.number == number }.map { state.observers.remove(at: $0) }
        }
        withExtendedLifetime(removed) {}
    }

    // MARK: Waiting for the first

    /// Waits for the next element, but not longer than a limit on the worker's clock.
    ///
    /// - Parameter begin: called once it waits, so that nothing that this causes is missed.
    package func first(
        within limit: Duration, isolation: isolated (any Actor)? = #isolation, begin: () -> Void = {}
    ) async throws -> FirstOutcome {
        let number = state.withLock { state in
            state.nextNumber += 1
            state.firsts.append(First(number: state.nextNumber))
            return state.nextNumber
        }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation(isolation: isolation) { (waiter: FirstWaiter) in
                register(waiter, number: number, limit: limit)
                begin()
            }
        } onCancel: {
            cancelFirst(number)
        }
        agenda.waitsChanged()
        return try result.get()
    }

    private func register(_ waiter: FirstWaiter, number: Number, limit: Duration) {
        let result = state.withLock { state -> Result<FirstOutcome, any Error>? in
            guard let index = state.firsts.firstIndex(where: { $0.number == number }) else { return .success(.ended) }
            let timer =
                state.firsts[index].state.isCancelledEarly || state.isFinished
                ? nil : agenda.addTimer(after: limit) { [self] deadline in timeOut(number, at: deadline) }
            guard let timer else {
                let first = state.firsts.remove(at: index)
                if first.state.isCancelledEarly { return .failure(CancellationError()) }
                return state.failure.map { .failure($0) } ?? .success(.ended)
            }
            state.firsts[index].since = agenda.sequence
            state.firsts[index].state.register(waiter, timer: timer)
            return nil
        }
        if let result {
            waiter.resume(returning: result)
        } else {
            agenda.waitsChanged()
        }
    }

    private func timeOut(_ number: Number, at deadline: Duration) {
        resume(number, with: .success(.timedOut(at: deadline))) { $0.timeOut() }
    }

    private func cancelFirst(_ number: Number) {
        resume(number, with: .failure(CancellationError())) { $0.cancel() }
    }

    private func resume(
        _ number: Number, with result: Result<FirstOutcome, any Error>,
        _ resolve: (inout FirstState<FirstWaiter, TimerEntry.Number>) -> FirstState<
            FirstWaiter, TimerEntry.Number
        >.Resolution?
    ) {
        let (waiter, timer) = state.withLock { state -> (FirstWaiter?, TimerEntry?) in
            guard let index = state.firsts.firstIndex(where: { $0.number == number }),
                let resolution = resolve(&state.firsts[index].state)
            else { return (nil, nil) }
            state.firsts.remove(at: index)
            return (resolution.waiter, resolution.timer.flatMap { agenda.removeTimer($0) })
        }
        waiter?.resume(returning: result)
        withExtendedLifetime(timer) {}
    }
}

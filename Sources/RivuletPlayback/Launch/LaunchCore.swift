/// Carries out what `LaunchState` says. Whoever finds the queue of actions unattended performs them, in order and
/// outside the lock; whoever comes meanwhile only appends.
package final class LaunchCore<Destination: Sendable>: Finishing {
    package typealias Outcome = LaunchOutcome<Destination>
    private typealias Waiter = CheckedContinuation<Outcome, Never>

    private struct State: Sendable {
        var launch: LaunchState
        var queue = FIFO<LaunchState.Action>()
        var isPerforming = false
        var timers: [LaunchState.Timer: TimerEntry.Number] = [:]
        var work: Task<Destination, any Error>?
        var result: Result<Destination, any Error>?
        var loading: Task<Void, Never>?
        /// Keeps what plays alive.
        var rive: Rive?
        var handedOff: Outcome?
        var isComplete = false
        var handOffWaiters: [Waiter] = []
        var outcomeWaiters: [Waiter] = []
        var storeError: (any Error)?
        var phase: NumberedPhase?
    }

    private let plan: LaunchSequence
    private let worker: Worker
    private let origin: Duration
    private let workBody: @Sendable () async throws -> Destination
    private let load: @Sendable () async throws(PlaybackError) -> File
    private let state: Lock<State>
    let phases: Topic<NumberedPhase>
    private let token: LiveToken

    init(
        _ plan: LaunchSequence, state: LaunchState, worker: Worker, storeError: (any Error)?,
        work: @escaping @Sendable () async throws -> Destination,
        load: @escaping @Sendable () async throws(PlaybackError) -> File
    ) {
        self.plan = plan
        self.worker = worker
        workBody = work
        self.load = load
        origin = worker.agenda.now
        self.state = Lock(State(launch: state, storeError: storeError))
        phases = Topic(path: "launch", agenda: worker.agenda)
        token = LiveToken(worker.agenda.live)
    }

    func start(_ reason: LaunchReason?) {
        send(.start(reason), at: origin)
        worker.registry.add(self, file: nil)
    }

    /// The worker was closed.
    package func finish() { send(.workerClosed, at: worker.agenda.now) }

    /// Something happened just now.
    func sendNow(_ input: LaunchState.Input) { send(input, at: worker.agenda.now) }

    /// Something happened at an instant of the worker.
    func send(_ input: LaunchState.Input, at instant: Duration) {
        let isFree = state.withLock { state in
            for action in state.launch.handle(input, at: max(instant - origin, .zero)) { state.queue.append(action) }
            defer { state.isPerforming = true }
            return !state.isPerforming
        }
        guard isFree else { return }
        while let action = state.withLock({ state in
            let action = state.queue.popFirst()
            if action == nil { state.isPerforming = false }
            return action
        }) {
            perform(action)
        }
    }

    private func perform(_ action: LaunchState.Action) {
        switch action {
        case .show(let phase): show(phase)
        case .startWork: startWork()
        case .load:
            let task = worker.agenda.spawn { [self] in await prepare() }
            state.withLock { state in if state.launch.stage == .loading { state.loading = task } }
        case .play: state.withLock { $0.rive }?.play()
        case .setTimer(let timer, let instant): set(timer, at: instant)
        case .cancelTimers: cancelTimers()
        case .handOff(let reason): handOff(reason)
        case .stopMachine:
            let (rive, loading) = state.withLock { state in
                defer { (state.rive, state.loading) = (nil, nil) }
                return (state.rive, state.loading)
            }
            loading?.cancel()
            rive?.close()
        case .cancelWork: state.withLock { $0.work }?.cancel()
        case .complete: complete()
        }
    }

    // MARK: Phases

    private func show(_ phase: LaunchPhase) {
        let numbered = state.withLock { state in
            let numbered = NumberedPhase(number: (state.phase?.number ?? 0) + 1, phase: phase)
            state.phase = numbered
            return numbered
        }
        phases.send(numbered, time: .zero, sequence: nil)
    }

    /// What is to be seen now.
    var phase: NumberedPhase? { state.withLock { $0.phase } }

    // MARK: Work

    private func startWork() {
        let body = workBody
        let work = worker.agenda.spawn(throwing: body)
        state.withLock { $0.work = work }
        _ = worker.agenda.spawn { [weak self] in
            let result = await work.result
            guard let self else { return }
            state.withLock { $0.result = result }
            send(.workDone, at: worker.agenda.now)
        }
    }

    // MARK: Timers

    private func set(_ timer: LaunchState.Timer, at instant: Duration) {
        let number = worker.agenda.addTimer(at: origin + instant) { [self] deadline in
            state.withLock { _ = $0.timers.removeValue(forKey: timer) }
            send(.timer(timer), at: deadline)
        }
        state.withLock { $0.timers[timer] = number }
        worker.agenda.waitsChanged()
    }

    private func cancelTimers() {
        let timers = state.withLock { state in
            defer { state.timers = [:] }
            return state.timers.values.compactMap { worker.agenda.removeTimer($0) }
        }
        worker.agenda.waitsChanged()
        withExtendedLifetime(timers) {}
    }

    // MARK: The file

    private func prepare() async {
        do throws(PlaybackError) {
            let rive = try await makeRive()
            let isWanted = state.withLock { state in
                guard state.launch.stage == .loading else { return false }
                state.rive = rive
                return true
            }
            guard isWanted else { return rive.close() }
            send(.loaded, at: worker.agenda.now)
        } catch {
            send(.failed(error), at: worker.agenda.now)
        }
    }

    private func makeRive() async throws(PlaybackError) -> Rive {
        guard case .machine(let name, let artboardName, let end) = plan.content else { throw .closed(.file) }
        let file = try await load()
        let artboard = try await file.createArtboard(artboardName)
        let machine = try await artboard.createStateMachine(name)
        let rive = try await Rive(file: file, artboard: artboard, stateMachine: machine, autoplay: false)
        try listen(for: end, rive)
        return rive
    }

    /// Hears of the end in the very step in which it comes.
    private func listen(for end: LaunchEnd, _ rive: Rive) throws(PlaybackError) {
        let machine = rive.stateMachine
        let ended: @Sendable (Duration) -> Void = { [weak self] instant in self?.send(.ended, at: instant) }
        let failed: @Sendable (PlaybackError?) -> Void = { [weak self, agenda = worker.agenda] error in
            self?.send(.failed(error ?? .closed(agenda.isClosed ? .worker : .stateMachine)), at: agenda.now)
        }
        switch end {
        case .trigger(let path):
            guard let instance = rive.viewModelInstance else {
                throw .noViewModel(artboard: rive.artboard.name, existing: rive.file.viewModelNames)
            }
            try instance.observe(TriggerProperty(path: path), ended: failed) { ended($0) }
        case .settled: _ = machine.shared.settled.observe { ended($1) }
        case .event(let name):
            try machine.checkEvent(name)
            machine.shared.observeSteps { report, instant in
                if report.events.contains(where: { $0.name == name }) { ended(instant) }
            }
        case .state(let name):
            try machine.checkState(name)
            machine.shared.observeSteps { report, instant in
                if report.stateChanges.contains(where: { $0.nesting.isEmpty && $0.to.isNamed(name) }) { ended(instant) }
            }
        case .duration: break
        }
        _ = machine.shared.settled.observe(ended: failed) { _, _ in }
    }

    // MARK: The end

    private func handOff(_ reason: LaunchReason) {
        let outcome = Self.outcome(reason, state, save: { try plan.save() })
        guard let outcome else { return }
        let waiters = state.withLock { state in
            state.handedOff = outcome
            defer { state.handOffWaiters = [] }
            return state.handOffWaiters
        }
        for waiter in waiters { waiter.resume(returning: outcome) }
    }

    private static func outcome(
        _ reason: LaunchReason, _ state: borrowing Lock<State>, save: () throws -> Void
    ) -> Outcome? {
        var failure: (any Error)?
        switch reason {
        case .finished, .skipped, .timedOut: do { try save() } catch { failure = error }
        case .reducedMotion where state.withLock({ $0.phase?.phase == .still }):
            do { try save() } catch { failure = error }
        case .reducedMotion, .notDue, .failed, .cancelled: break
        }
        return state.withLock { state in
            guard let work = state.work else { return nil }
            return Outcome(
                reason: reason, destination: state.result, work: work, storeError: state.storeError ?? failure)
        }
    }

    private func complete() {
        phases.finish()
        worker.registry.remove(ObjectIdentifier(self))
        let (waiters, outcome) = state.withLock { state in
            state.isComplete = true
            defer { state.outcomeWaiters = [] }
            return (state.outcomeWaiters, state.handedOff)
        }
        guard let outcome else { return }
        for waiter in waiters { waiter.resume(returning: outcome) }
    }

    /// Waits for the hand-off, or until all is over.
    func outcome(atHandOff: Bool) async -> Outcome {
        await withCheckedContinuation { waiter in
            let outcome = state.withLock { state -> Outcome? in
                if let outcome = state.handedOff, atHandOff || state.isComplete { return outcome }
                if atHandOff { state.handOffWaiters.append(waiter) } else { state.outcomeWaiters.append(waiter) }
                return nil
            }
            if let outcome { waiter.resume(returning: outcome) }
        }
    }
}

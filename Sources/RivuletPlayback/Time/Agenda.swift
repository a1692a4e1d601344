/// What a worker is to do, shared by whoever asks for it; see `AgendaState`. On a real clock it also wakes the worker.
package final class Agenda: Sendable {
    private struct State: Sendable {
        var items: AgendaState
        weak var core: WorkerCore?
        var sleeper: Task<Void, Never>?
    }

    package let time: TimeSource
    package let live = LiveObjects()
    private let state: Lock<State>
    private let token: LiveToken

    package init(time: TimeSource, stepsPerSecond: Int) {
        self.time = time
        state = Lock(State(items: AgendaState(stepsPerSecond: stepsPerSecond)))
        token = LiveToken(live)
    }

    /// Gives the agenda the worker that it wakes.
    package func attach(_ core: WorkerCore) {
        state.withLock { $0.core = core }
        if case .virtual(let clock) = time { clock.register(core) }
    }

    package var now: Duration {
        let now = time.now
        return state.withLock { $0.items.stamp(now: now) }
    }

    package var isClosed: Bool { state.withLock { $0.items.isClosed } }
    package var lostTime: Duration { state.withLock { $0.items.lostTime } }
    /// Whether something was asked for that has not happened yet.
    package var hasCommands: Bool { state.withLock { $0.items.hasCommands } }
    package var nextInstant: Duration? { state.withLock { $0.items.nextInstant } }
    package var deadlines: [Duration] { state.withLock { $0.items.deadlines } }
    package var timerCount: Int { state.withLock { $0.items.timerCount } }
    /// The number of playing machines that have not settled.
    package var busyCount: Int { state.withLock { $0.items.cadence.busyCount } }
    /// The number that the next command gets: what has a lower one was before now.
    package var sequence: UInt64 { state.withLock { $0.items.sequence } }

    /// A number of its own for something that happens now, as commands have.
    package func takeSequence() -> UInt64 { state.withLock { $0.items.takeSequence() } }

    /// Changes or asks the cadence.
    package func withCadence<Result: Sendable>(_ body: (inout Cadence) -> Result) -> Result {
        state.withLock { body(&$0.items.cadence) }
    }

    // MARK: Commands

    /// Appends a command, stamped with the time, and has the worker apply it soon.
    package func post(_ command: Command) {
        if append(command) { scheduleDrain() }
    }

    /// Appends a command. True if `scheduleDrain()` has to be called, outside all locks.
    package func append(_ command: Command) -> Bool {
        let now = time.now
        return state.withLock { $0.items.append(command, now: now) }
    }

    /// Starts the job that applies the commands. It takes no priority or task-local values from whoever posted.
    package func scheduleDrain() {
        let core = state.withLock { $0.core }
        guard let core else { return }
        Task.detached(executorPreference: time.simulation, priority: .high) { [weak core] in await core?.drain() }
    }

    // MARK: Timers

    /// Adds a timer; nil if the worker is closed. Call `waitsChanged()` outside all locks.
    package func addTimer(
        after delay: Duration, action: @escaping @Sendable (Duration) -> Void
    ) -> TimerEntry.Number? {
        let now = time.now
        return state.withLock { $0.items.addTimer(after: delay, now: now, action: action) }
    }

    /// Adds a timer for an instant; nil if the worker is closed. Call `waitsChanged()` outside all locks.
    package func addTimer(
        at instant: Duration, action: @escaping @Sendable (Duration) -> Void
    ) -> TimerEntry.Number? {
        let now = time.now
        return state.withLock { $0.items.addTimer(at: instant, now: now, action: action) }
    }

    /// Takes a timer out, unless it is out already. Drop the result outside all locks.
    package func removeTimer(_ number: TimerEntry.Number) -> TimerEntry? {
        state.withLock { $0.items.removeTimer(number) }
    }

    /// A deadline was added or removed: tells whoever moves the time.
    package func waitsChanged() {
        switch time {
        case .virtual(let clock): clock.waitsChanged()
        case .real:
            state.withLock { state in
                perform(state.items.driver.earliest(state.items.nextDeadline), &state)
            }
        }
    }

    // MARK: Tasks

    /// Starts a task; in a simulation as a part of it.
    package func spawn(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        Task(executorPreference: time.simulation) { await body() }
    }

    /// Starts a task; in a simulation as a part of it.
    package func spawn<Result: Sendable>(
        throwing body: @escaping @Sendable () async throws -> Result
    ) -> Task<Result, any Error> {
        Task(executorPreference: time.simulation) { try await body() }
    }

    // MARK: Running

    /// A run begins: commands that come from now on need a new drain job.
    package func beginRun() { state.withLock { $0.items.beginRun() } }

    /// The next item within reach.
    package func next(_ reach: Reach) -> AgendaItem? { state.withLock { $0.items.next(reach) } }

    private func woke(_ generation: Int) async {
        let (isDue, core) = state.withLock { ($0.items.driver.woke(generation), $0.core) }
        guard isDue else { return }
        await core?.drain()
        state.withLock { state in
            perform(state.items.driver.ranAll(next: state.items.nextDeadline), &state)
        }
    }

    private func perform(_ action: DriverState.Action, _ state: inout State) {
        guard case .real(_, let sleep) = time, action != .none else { return }
        state.sleeper?.cancel()
        state.sleeper = nil
        guard case .sleep(let deadline, let generation) = action else { return }
        state.sleeper = Task.detached(priority: .high) { [weak self] in
            await sleep(deadline)
            guard !Task.isCancelled else { return }
            await self?.woke(generation)
        }
    }

    // MARK: The end

    /// Drops everything and refuses what comes. The worker's scenes are freed by a job of their own.
    package func close() {
        let (core, sleeper, dropped) = state.withLock { state in
            let sleeper = state.sleeper
            state.sleeper = nil
            return (state.core, sleeper, state.items.close())
        }
        sleeper?.cancel()
        withExtendedLifetime(dropped) {}
        guard let core else { return }
        Task.detached(priority: .high) { [weak core] in await core?.shutDown() }
    }

    deinit { state.withLock { $0.sleeper }?.cancel() }
}

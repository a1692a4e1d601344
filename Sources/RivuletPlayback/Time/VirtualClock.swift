/// A clock whose time passes only when it is told to: nothing waits for real time, and the same program gives the same
/// log, whatever the machine and its load.
///
/// `advance` and `run` move the time from deadline to deadline. At each one every worker of this clock does all that is
/// due, to the end, in order of creation; then the tasks that sleep until then are woken, in order of deadline and
/// arrival. When `advance` returns, every worker has done all its work up to the new time.
///
/// Waking a task is a request to the scheduler; no clock can know when it has reacted. Before moving on, wait with
/// `sleepers(atLeast:)` until those that you expect to wait do wait.
public final class VirtualClock: Clock, Sendable {
    /// A point in the clock's time.
    public struct Instant: InstantProtocol {
        /// The time since the clock's zero.
        public var offset: Duration

        /// The instant so long after the clock's zero.
        public init(offset: Duration) { self.offset = offset }

        /// The instant so much later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// How much later the other instant is.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// Whether the left instant is earlier.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private typealias Sleeper = CheckedContinuation<Result<Void, CancellationError>, Never>

    private struct State: Sendable {
        var now: Duration = .zero
        var sleepers = WaitList<Duration, Sleeper>()
        /// Who waits for a number of waits, by that number.
        var watchers = WaitList<Int, Sleeper>()
        var workers: [WeakWorker] = []
        var isMoving = false
        var movers = FIFO<CheckedContinuation<Void, Never>>()
        var simulation: SimulationQueue?
    }

    private struct WeakWorker: Sendable {
        weak var worker: (any ClockedWorker)?
    }

    private let state = Lock(State())

    /// A clock at zero.
    public init() {}

    /// The time of now: zero plus all that was advanced.
    public var now: Instant { Instant(offset: state.withLock { $0.now }) }
    /// One attosecond.
    public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

    // MARK: Waiting

    /// Sleeps until the clock is moved to the deadline; returns at once if it is there already.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let number = state.withLock { $0.sleepers.announce() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (sleeper: Sleeper) in
                let result = state.withLock { state -> Result<Void, CancellationError>? in
                    guard deadline.offset > state.now else {
                        return state.sleepers.withdraw(number) ? .success(()) : .failure(CancellationError())
                    }
                    let isWaiting = state.sleepers.insert(sleeper, number: number, key: deadline.offset)
                    return isWaiting ? nil : .failure(CancellationError())
                }
                if let result {
                    sleeper.resume(returning: result)
                } else {
                    waitsChanged()
                }
            }
        } onCancel: {
            state.withLock { $0.sleepers.cancel(number) }?.resume(returning: .failure(CancellationError()))
        }
        try result.get()
    }

    /// Suspends until so many waits with a deadline exist: sleeping tasks, and everything that waits for a worker with a
    /// limit, such as `first(_:within:)`.
    public func sleepers(atLeast count: Int) async throws(CancellationError) {
        let number = state.withLock { $0.watchers.announce() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (watcher: Sleeper) in
                if state.withLock({ $0.watchers.insert(watcher, number: number, key: count) }) {
                    waitsChanged()
                } else {
                    watcher.resume(returning: .failure(CancellationError()))
                }
            }
        } onCancel: {
            state.withLock { $0.watchers.cancel(number) }?.resume(returning: .failure(CancellationError()))
        }
        try result.get()
    }

    /// The number of waits with a deadline may have grown.
    package func waitsChanged() {
        let (due, workers) = state.withLock { state -> ([Sleeper], [any ClockedWorker]) in
            guard !state.watchers.entries.isEmpty else { return ([], []) }
            let workers = state.workers.compactMap(\.worker)
            let count = workers.reduce(state.sleepers.entries.count) { $0 + $1.waitCount }
            return (state.watchers.take(upTo: count), workers)
        }
        for watcher in due { watcher.resume(returning: .success(())) }
        withExtendedLifetime(workers) {}
    }

    // MARK: Moving

    /// Moves the time forward by so much and does all that is due on the way, ends included. `.zero` does what is due
    /// now. Calls at the same time queue up: each moves from where the one before ended.
    ///
    /// Instants are exact: sixty times a sixtieth of a second, cut to attoseconds, is a little less than a second. To go
    /// from step to step use whole times, or `advance(to:)` with times that are not added up.
    public func advance(by duration: Duration) async {
        if isSimulating { return await sleepThrough(until: now.offset + duration) }
        await takeTurn()
        _ = await move(until: now.offset + duration)
        endTurn()
    }

    /// Moves the time forward to an instant and does all that is due on the way, ends included. An instant in the past
    /// counts as now.
    public func advance(to instant: Instant) async {
        if isSimulating { return await sleepThrough(until: instant.offset) }
        await takeTurn()
        _ = await move(until: instant.offset)
        endTurn()
    }

    /// Moves the time forward as long as somebody sleeps or waits with a deadline, or a machine plays that has not
    /// settled; then the time stands at the last deadline.
    ///
    /// - Parameter limit: how far at most. Something is still to be done then, for example by a machine that loops:
    ///   `VirtualClockError.stillBusy` says what. Never hangs.
    public func run(limit: Duration = .seconds(600)) async throws(VirtualClockError) {
        await takeTurn()
        defer { endTurn() }
        let end = now.offset + limit
        guard await move(until: end, stopsWhenIdle: true) else { return }
        throw busy(limit: limit)
    }

    // MARK: Simulating

    /// Where tasks of workers and launches run while a simulation goes on.
    package var simulation: SimulationQueue? { state.withLock { $0.simulation } }
    private var isSimulating: Bool { simulation != nil }

    private func sleepThrough(until instant: Duration) async {
        try? await sleep(until: Instant(offset: instant))
    }

    func beginSimulation(_ queue: SimulationQueue) async {
        await takeTurn()
        state.withLock { $0.simulation = queue }
    }

    func endSimulation(_ queue: SimulationQueue) {
        state.withLock { $0.simulation = nil }
        queue.end()
        endTurn()
    }

    enum Move { case moved, idle, limit }

    /// Does the next thing that time brings: all that one worker has to do at the next instant, or one sleeper.
    func moveOn(until end: Duration, _ queue: SimulationQueue) async -> Move {
        let (sleeper, workers) = state.withLock { state in
            state.workers.removeAll { $0.worker == nil }
            return (state.sleepers.entries.first?.key, state.workers.compactMap(\.worker))
        }
        guard let earliest = ([sleeper] + workers.map(\.nextInstant)).compactMap({ $0 }).min() else { return .idle }
        guard earliest <= end || earliest <= now.offset else {
            setNow(end)
            return .limit
        }
        let now = setNow(earliest)
        if let worker = workers.first(where: { $0.nextInstant.map { $0 <= now } ?? false }) {
            await worker.run(at: now)
        } else {
            state.withLock { $0.sleepers.takeFirst(upTo: now) }?.resume(returning: .success(()))
        }
        return .moved
    }

    /// What is still to be done.
    func busy(limit: Duration) -> VirtualClockError {
        let waits = currentWaits()
        return .stillBusy(limit: limit, sleepers: waits.sleepers, timers: waits.timers, playingMachines: waits.playing)
    }

    // MARK: Checking

    /// Throws if something still waits with a deadline: for the end of a test.
    public func checkSuspension() throws(VirtualClockError) {
        let waits = currentWaits()
        guard waits.sleepers.isEmpty, waits.timers.isEmpty else {
            throw .stillSuspended(sleepers: waits.sleepers, timers: waits.timers)
        }
    }

    private func currentWaits() -> (sleepers: [Instant], timers: [Instant], playing: Int) {
        let (sleepers, workers) = state.withLock { state in
            (state.sleepers.entries.map(\.key), state.workers.compactMap(\.worker))
        }
        let timers = workers.flatMap(\.deadlines).sorted()
        return (
            sleepers.map { Instant(offset: $0) }, timers.map { Instant(offset: $0) },
            workers.reduce(0) { $0 + $1.playingCount }
        )
    }

    /// Moves from deadline to deadline. True if the end was reached with something left to do after it; without
    /// `stopsWhenIdle` the time ends there in any case.
    @concurrent private func move(until end: Duration, stopsWhenIdle: Bool = false) async -> Bool {
        while true {
            let (sleeper, workers) = state.withLock { state in
                state.workers.removeAll { $0.worker == nil }
                return (state.sleepers.entries.first?.key, state.workers.compactMap(\.worker))
            }
            guard let earliest = ([sleeper] + workers.map(\.nextInstant)).compactMap({ $0 }).min() else {
                if !stopsWhenIdle { setNow(end) }
                return false
            }
            guard earliest <= end || earliest <= now.offset else {
                setNow(end)
                return true
            }
            let now = setNow(earliest)
            for worker in workers where worker.nextInstant.map({ $0 <= now }) ?? false {
                await worker.run(at: now)
            }
            for sleeper in state.withLock({ $0.sleepers.take(upTo: now) }) { sleeper.resume(returning: .success(())) }
        }
    }

    /// Sets the time, never back, and returns it.
    @discardableResult
    private func setNow(_ instant: Duration) -> Duration {
        state.withLock { state in
            state.now = max(state.now, instant)
            return state.now
        }
    }

    private func takeTurn() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                if state.isMoving { state.movers.append(continuation) }
                defer { state.isMoving = true }
                return !state.isMoving
            }
            if isFree { continuation.resume() }
        }
    }

    private func endTurn() {
        let next = state.withLock { state in
            let next = state.movers.popFirst()
            state.isMoving = next != nil
            return next
        }
        next?.resume()
    }

    // MARK: Workers

    /// Adds a worker, which is held weakly.
    package func register(_ worker: any ClockedWorker) {
        state.withLock { $0.workers.append(WeakWorker(worker: worker)) }
    }
}

/// Why a virtual clock complains.
public enum VirtualClockError: Error, Sendable, Equatable {
    /// At the limit of `run` there is still something to do: instants for which tasks sleep, deadlines of waits with a
    /// limit, and how many playing machines have not settled.
    case stillBusy(
        limit: Duration, sleepers: [VirtualClock.Instant], timers: [VirtualClock.Instant], playingMachines: Int)
    /// Something still waits: instants for which tasks sleep, and deadlines of waits with a limit.
    case stillSuspended(sleepers: [VirtualClock.Instant], timers: [VirtualClock.Instant])
}

extension VirtualClockError: CustomStringConvertible {
    /// The error in a sentence for people.
    public var description: String {
        switch self {
        case .stillBusy(let limit, let sleepers, let timers, let playing):
            var parts = Self.parts(sleepers, timers)
            if playing > 0 { parts.append("\(playing) playing state machine\(playing == 1 ? "" : "s") not settled") }
            return "After \(limit) there is still something to do: \(parts.joined(separator: "; "))."
        case .stillSuspended(let sleepers, let timers):
            return "Something still waits: \(Self.parts(sleepers, timers).joined(separator: "; "))."
        }
    }

    private static func parts(_ sleepers: [VirtualClock.Instant], _ timers: [VirtualClock.Instant]) -> [String] {
        var parts: [String] = []
        if !sleepers.isEmpty { parts.append("tasks that sleep until \(list(sleepers))") }
        if !timers.isEmpty { parts.append("waits with a limit until \(list(timers))") }
        return parts
    }

    private static func list(_ instants: [VirtualClock.Instant]) -> String {
        instants.prefix(8).map { "\($0.offset)" }.joined(separator: ", ") + (instants.count > 8 ? ", …" : "")
    }
}

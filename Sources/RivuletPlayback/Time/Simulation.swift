/// The one queue of a simulation: jobs run one after the other, in the order in which they became ready.
package final class SimulationQueue: TaskExecutor {
    private struct State {
        var jobs = FIFO<UnownedJob>()
        var isOver = false
        var waiter: CheckedContinuation<Void, Never>?
    }

    private let state = Lock(State())

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let (isOver, waiter) = state.withLock { state -> (Bool, CheckedContinuation<Void, Never>?) in
            if state.isOver { return (true, nil) }
            state.jobs.append(job)
            defer { state.waiter = nil }
            return (false, state.waiter)
        }
        if isOver { globalConcurrentExecutor.enqueue(job) }
        waiter?.resume()
    }

    /// Runs jobs until there is none.
    func runAll() {
        while let job = state.withLock({ $0.jobs.popFirst() }) {
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    /// Waits until there is a job again: something outside of the simulation is to give one.
    func waitForJob() async {
        await withCheckedContinuation { continuation in
            let isReady = state.withLock { state in
                guard state.jobs.isEmpty else { return true }
                state.waiter = continuation
                return false
            }
            if isReady { continuation.resume() }
        }
    }

    /// What becomes ready from now on runs like any other task.
    func end() {
        let rest = state.withLock { state in
            state.isOver = true
            return state.jobs.removeAll()
        }
        for job in rest { globalConcurrentExecutor.enqueue(job) }
    }
}

extension VirtualClock {
    /// Runs a program as a simulation: one thing happens after the other, and when nothing is left to do now, the time
    /// jumps to the next deadline. The same program gives the same log, whatever tasks it is made of.
    ///
    /// The body, its child tasks, and the workers of this clock take part. `Task { }` and code on the main actor do not:
    /// use child tasks. Nothing else moves the time meanwhile; `advance` in the body is a sleep.
    ///
    /// - Parameter limit: how far the time may run. Then the body is cancelled, and `VirtualClockError.stillBusy` says
    ///   what was still to be done.
    public func simulate<Result: Sendable>(
        limit: Duration = .seconds(3600), _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let queue = SimulationQueue()
        await beginSimulation(queue)
        let box = SimulationEnd()
        let task = Task(executorPreference: queue) {
            defer { box.isDone = true }
            return try await body()
        }
        let failure = await withTaskCancellationHandler {
            await drive(queue, until: now.offset + limit, box, cancel: { task.cancel() })
        } onCancel: {
            task.cancel()
        }
        endSimulation(queue)
        if let failure { throw failure }
        return try await task.value
    }

    /// Nil if the body came to its end.
    @concurrent private func drive(
        _ queue: SimulationQueue, until end: Duration, _ box: SimulationEnd, cancel: @Sendable () -> Void
    ) async -> VirtualClockError? {
        while true {
            queue.runAll()
            if box.isDone { return nil }
            switch await moveOn(until: end, queue) {
            case .moved: continue
            case .idle: await queue.waitForJob()
            case .limit:
                let failure = busy(limit: end)
                cancel()
                queue.runAll()
                return failure
            }
        }
    }
}

/// Whether the body of a simulation has returned.
final class SimulationEnd: Sendable {
    private let state = Lock(false)

    var isDone: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

import RivuletPlayback
import Testing

/// A worker that does one thing at each of its instants.
private final class ListedWorker: ClockedWorker {
    private let state: Lock<[Duration]>
    let log: Log
    let name: String

    init(_ name: String, _ instants: [Duration], _ log: Log) {
        self.name = name
        self.log = log
        state = Lock(instants)
    }

    var nextInstant: Duration? { state.withLock { $0.first } }
    var deadlines: [Duration] { state.withLock { $0 } }
    var waitCount: Int { state.withLock { $0.count } }
    var playingCount: Int { 0 }

    func run(at instant: Duration) async {
        while state.withLock({ $0.first.map { $0 <= instant } ?? false }) {
            state.withLock { _ = $0.removeFirst() }
            log.add("\(name) at \(instant)")
        }
    }
}

@Suite struct VirtualClockTests {
    let clock = VirtualClock()
    let log = Log()

    @Test func `1: time begins at zero, and only advancing moves it, never back`() async {
        #expect(clock.now.offset == .zero)
        await clock.advance(by: .seconds(2))
        #expect(clock.now.offset == .seconds(2))
        await clock.advance(to: .init(offset: .seconds(1)))
        #expect(clock.now.offset == .seconds(2))
        await clock.advance(by: .seconds(-1))
        #expect(clock.now.offset == .seconds(2))
        await clock.advance(to: .init(offset: .seconds(3)))
        #expect(clock.now.offset == .seconds(3))
    }

    @Test func `1: movers at the same time queue up`() async {
        async let first: Void = clock.advance(by: .seconds(1))
        async let second: Void = clock.advance(by: .seconds(2))
        _ = await (first, second)
        #expect(clock.now.offset == .seconds(3))
    }

    @Test func `2: a worker does all that is due on the way, at its instants`() async {
        let worker = ListedWorker("w", [.zero, .seconds(1), .seconds(1), .seconds(2), .seconds(5)], log)
        clock.register(worker)
        await clock.advance(by: .zero)
        #expect(log.lines == ["w at 0.0 seconds"])
        await clock.advance(by: .seconds(2))
        #expect(log.lines.dropFirst() == ["w at 1.0 seconds", "w at 1.0 seconds", "w at 2.0 seconds"])
        #expect(clock.now.offset == .seconds(2))
    }

    @Test func `2: workers due at one instant run in order of creation`() async {
        let workers = ["a", "b", "c"].map { ListedWorker($0, [.seconds(1)], log) }
        for worker in workers { clock.register(worker) }
        await clock.advance(by: .seconds(1))
        #expect(log.lines == ["a at 1.0 seconds", "b at 1.0 seconds", "c at 1.0 seconds"])
    }

    @Test func `2: a worker that is gone holds nothing up`() async {
        do {
            let worker = ListedWorker("w", [.seconds(1)], log)
            clock.register(worker)
        }
        await clock.advance(by: .seconds(2))
        #expect(log.lines == [])
    }

    @Test func `3: a sleeper wakes after the workers of its instant`() async throws {
        let worker = ListedWorker("w", [.seconds(1)], log)
        clock.register(worker)
        async let sleeper: Void = {
            try await clock.sleep(for: .seconds(1))
            log.add("sleeper")
        }()
        try await clock.sleepers(atLeast: 2)
        await clock.advance(by: .seconds(1))
        try await sleeper
        #expect(log.lines == ["w at 1.0 seconds", "sleeper"])
    }

    @Test func `3: sleepers wake in order of deadline`() async throws {
        await withTaskGroup { group in
            for seconds in [3, 1, 2] {
                group.addTask { [clock, log] in
                    try? await clock.sleep(for: .seconds(seconds))
                    log.add("\(seconds)")
                }
            }
            try? await clock.sleepers(atLeast: 3)
            for _ in 1...3 {
                await clock.advance(by: .seconds(1))
                await group.next()
            }
        }
        #expect(log.lines == ["1", "2", "3"])
    }

    @Test func `4: sleeping until a time that is there returns at once`() async throws {
        await clock.advance(by: .seconds(5))
        try await clock.sleep(until: .init(offset: .seconds(5)))
        try await clock.sleep(until: .init(offset: .seconds(1)))
        try await clock.sleep(for: .seconds(-3))
    }

    @Test func `4: a cancelled sleeper throws and is forgotten`() async throws {
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        try await clock.sleepers(atLeast: 1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try clock.checkSuspension()
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        try clock.checkSuspension()
    }

    @Test func `5: waiting for sleepers counts tasks and deadlines of workers`() async throws {
        let worker = ListedWorker("w", [.seconds(1)], log)
        clock.register(worker)
        try await clock.sleepers(atLeast: 1)
        let task = Task { [clock, log] in
            try await clock.sleepers(atLeast: 3)
            log.add("three")
        }
        async let first: Void = clock.sleep(for: .seconds(1))
        async let second: Void = clock.sleep(for: .seconds(1))
        try await task.value
        #expect(log.lines == ["three"])
        await clock.advance(by: .seconds(1))
        _ = try await (first, second)
    }

    @Test func `5: waiting for sleepers can be cancelled`() async throws {
        let task = Task { try await clock.sleepers(atLeast: 1) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `6: running stops at the last deadline`() async throws {
        let worker = ListedWorker("w", [.seconds(1), .seconds(7)], log)
        clock.register(worker)
        async let sleeper: Void = clock.sleep(for: .seconds(4))
        try await clock.sleepers(atLeast: 3)
        try await clock.run()
        try await sleeper
        #expect(clock.now.offset == .seconds(7))
        #expect(log.lines == ["w at 1.0 seconds", "w at 7.0 seconds"])
        try await clock.run()
        #expect(clock.now.offset == .seconds(7))
    }

    @Test func `6: running past the limit says what is still to be done`() async throws {
        let sleeper = Task { [clock] in try await clock.sleep(for: .seconds(20)) }
        try await clock.sleepers(atLeast: 1)
        await #expect(
            throws: VirtualClockError.stillBusy(
                limit: .seconds(10), sleepers: [.init(offset: .seconds(20))], timers: [], playingMachines: 0)
        ) {
            try await clock.run(limit: .seconds(10))
        }
        #expect(clock.now.offset == .seconds(10))
        sleeper.cancel()
    }

    @Test func `7: checking for suspension names what still sleeps`() async throws {
        try clock.checkSuspension()
        let sleeper = Task { [clock] in try await clock.sleep(for: .seconds(20)) }
        try await clock.sleepers(atLeast: 1)
        #expect(throws: VirtualClockError.stillSuspended(sleepers: [.init(offset: .seconds(20))], timers: [])) {
            try clock.checkSuspension()
        }
        sleeper.cancel()
    }
}

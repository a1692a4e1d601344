import RivuletPlayback
import Testing

private final class SharedLog: Sendable {
    let lines = Lock([String]())
}

@Suite struct SimulationTests {
    /// Tasks that react to each other, sleep and fire back.
    private static func run() async throws -> [String] {
        let clock = VirtualClock()
        return try await clock.simulate {
            let stage = try await Stage(clock: clock, stepsPerSecond: 20) { step in
                if step.number % 9 == 4 { step.fire("ping") }
                if step.hasFired("go") { step.fire("pong") }
            }
            let (instance, rive) = try await stage.playing()
            return try await withThrowingTaskGroup(of: [String].self) { group in
                for number in 0..<3 {
                    group.addTask {
                        var log: [String] = []
                        for try await fire in instance.stream(of: ping) {
                            log.append("\(number) ping \(fire.time)")
                            try await clock.sleep(for: .milliseconds(70 * (number + 1)))
                            try instance.fire(trigger: go)
                        }
                        return log
                    }
                }
                group.addTask {
                    var log: [String] = []
                    for try await fire in instance.stream(of: pong) { log.append("pong \(fire.time)") }
                    return log
                }
                group.addTask {
                    var log: [String] = []
                    for limit in [100, 900, 40] {
                        log.append(
                            "\(try await instance.first(pong, within: .milliseconds(limit))) \(clock.now.offset)")
                    }
                    try await clock.sleep(for: .seconds(2))
                    rive.close()
                    return log
                }
                return try await group.reduce(into: []) { $0 += $1.map { $0 } }
            }
        }
    }

    @Test func `two hundred runs, eight at once, give one log`() async throws {
        let expected = try await Self.run()
        #expect(expected.count > 20)
        for _ in 0..<25 {
            try await withThrowingTaskGroup(of: [String].self) { group in
                for _ in 0..<8 { group.addTask { try await Self.run() } }
                for try await log in group { #expect(log == expected) }
            }
        }
    }

    @Test func `sleepers of one instant run one after the other, in order`() async throws {
        let clock = VirtualClock()
        let log = try await clock.simulate {
            let log = SharedLog()
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<20 {
                    group.addTask {
                        for round in 0..<3 {
                            try? await clock.sleep(for: .seconds(1))
                            log.lines.withLock { $0.append("\(round).\(number)") }
                        }
                    }
                }
            }
            return log.lines.withLock { $0 }
        }
        #expect(log == (0..<3).flatMap { round in (0..<20).map { "\(round).\($0)" } })
        #expect(clock.now.offset == .seconds(3))
    }

    @Test func `an error of the body is thrown on, and its task's cancelling reaches it`() async throws {
        struct Broken: Error {}
        let clock = VirtualClock()
        await #expect(throws: Broken.self) { try await clock.simulate { throw Broken() } }
        let task = Task {
            try await clock.simulate {
                // Nothing in the simulation ends this.
                await withCheckedContinuation { never in Self.waiting.withLock { $0 = never } }
                try Task.checkCancellation()
            }
        }
        task.cancel()
        while true {
            let never = Self.waiting.withLock { waiting in
                defer { waiting = nil }
                return waiting
            }
            if let never {
                never.resume()
                break
            }
            await Task.yield()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    private static let waiting = Lock<CheckedContinuation<Void, Never>?>(nil)

    @Test func `a loop without end stops at the limit`() async throws {
        let clock = VirtualClock()
        let error = try await #require(throws: VirtualClockError.self) {
            try await clock.simulate(limit: .seconds(2)) {
                let stage = try await Stage(clock: clock) { _ in }
                let (instance, rive) = try await stage.playing()
                for try await _ in instance.stream(of: ping) {}
                rive.close()
            }
        }
        guard case .stillBusy(_, let sleepers, let timers, _) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(sleepers == [] && timers == [])
    }

    @Test func `the clock moves by hand again afterwards`() async throws {
        let clock = VirtualClock()
        try await clock.simulate { await clock.advance(by: .seconds(1)) }
        #expect(clock.now.offset == .seconds(1))
        await clock.advance(by: .seconds(1))
        #expect(clock.now.offset == .seconds(2))
    }
}

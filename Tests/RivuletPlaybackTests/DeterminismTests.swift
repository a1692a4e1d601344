import RivuletPlayback
import RivuletTestSupport
import Testing

@Suite struct DeterminismTests {
    /// Three machines, three streams, a wait, and a host task that sleeps and fires.
    private static func run() async throws -> [String] {
        let stage = try await Stage(stepsPerSecond: 20) { step in
            if step.number % 7 == 3 { step.fire("ping") }
            if step.hasFired("go") { step.fire("pong") }
            step.set("count", to: Float(step.number / 3))
            step.isSettled = step.number > 12
        }
        var rives: [Rive] = []
        var log: [String] = []
        var streams: [(String, TriggerStream)] = []
        let shared = try await stage.instance()
        for number in 0..<3 {
            let instance = number == 2 ? try await stage.instance() : shared
            rives.append(
                try await Rive(file: stage.file, stateMachine: try await stage.machine(instance)))
            streams.append(("ping\(number)", instance.stream(of: ping)))
        }
        streams.append(("pong", shared.stream(of: pong)))
        let changes = shared.changes(of: count)
        let clock = stage.clock
        async let host: Void = {
            for _ in 0..<3 {
                try await clock.sleep(for: .milliseconds(210))
                try shared.fire(trigger: go)
            }
        }()
        async let outcome = shared.first(pong, within: .milliseconds(500))
        // The host and `first` wait; in the third round only the host, since `pong` has come.
        for waits in [2, 2, 1] {
            try await clock.sleepers(atLeast: waits)
            await clock.advance(by: .milliseconds(210))
        }
        try await host
        await clock.advance(by: .milliseconds(500))
        log.append("\(try await outcome)")
        for rive in rives {
            log.append("\(rive.time)")
            rive.close()
        }
        for (name, stream) in streams { log.append("\(name) \(try await collect(stream))") }
        for try await change in changes { log.append("\(change.value) at \(change.time)") }
        return log
    }

    @Test func `a thousand runs, eight at once, give one log`() async throws {
        let logs = try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    var logs: Set<[String]> = []
                    for _ in 0..<125 { logs.insert(try await Self.run()) }
                    return logs
                }
            }
            return try await group.reduce(into: Set<[String]>()) { $0.formUnion($1) }
        }
        #expect(logs.count == 1)
        let log = try #require(logs.first)
        #expect(log.first == "\(FirstOutcome.fired(at: .milliseconds(250)))")
    }
}

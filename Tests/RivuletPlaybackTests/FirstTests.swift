import RivuletPlayback
import Testing

@Suite struct FirstTests {
    @Test func `a fire exactly at the deadline counts as fired`() async throws {
        let stage = try await Stage { if $0.number == 60 { $0.fire("ping") } }
        let (instance, rive) = try await stage.playing()
        async let outcome = instance.first(ping, within: .seconds(1))
        try await stage.clock.sleepers(atLeast: 1)
        await stage.clock.advance(by: .seconds(5))
        #expect(try await outcome == .fired(at: .seconds(1)))
        rive.close()
    }

    @Test func `a fire one step after the deadline is too late`() async throws {
        let stage = try await Stage { if $0.number == 61 { $0.fire("ping") } }
        let (instance, rive) = try await stage.playing()
        async let outcome = instance.first(ping, within: .seconds(1))
        try await stage.clock.sleepers(atLeast: 1)
        await stage.clock.advance(by: .seconds(5))
        #expect(try await outcome == .timedOut(at: .seconds(1)))
        rive.close()
    }

    @Test func `a fire of the host at the deadline counts as fired`() async throws {
        let stage = try await Stage { _ in }
        let instance = try await stage.instance()
        async let outcome = instance.first(ping, within: .seconds(1))
        try await stage.clock.sleepers(atLeast: 1)
        await stage.clock.advance(to: .init(offset: .milliseconds(999)))
        async let sleeper: Void = {
            // Sleeps to just before the deadline, then fires: the command comes before the timer.
            try await stage.clock.sleep(until: .init(offset: .microseconds(999_500)))
            try instance.fire(trigger: ping)
        }()
        try await stage.clock.sleepers(atLeast: 2)
        await stage.clock.advance(to: .init(offset: .microseconds(999_500)))
        try await sleeper
        await stage.clock.advance(by: .seconds(5))
        #expect(try await outcome == .fired(at: .microseconds(999_500)))
    }

    @Test func `what was fired before is not the first`() async throws {
        let stage = try await Stage { _ in }
        let instance = try await stage.instance()
        _ = instance.stream(of: ping)
        try instance.fire(trigger: ping)
        async let outcome = instance.first(ping, within: .seconds(1))
        try await stage.clock.sleepers(atLeast: 1)
        await stage.clock.advance(by: .seconds(1))
        #expect(try await outcome == .timedOut(at: .seconds(1)))
    }

    @Test func `a limit of zero waits for what happens now`() async throws {
        let stage = try await Stage { $0.fire("ping") }
        let (instance, rive) = try await stage.playing()
        async let fired = instance.first(ping, within: .zero)
        async let not = instance.first(pong, within: .zero)
        try await stage.clock.sleepers(atLeast: 2)
        await stage.clock.advance(by: .zero)
        #expect(try await fired == .fired(at: .zero))
        #expect(try await not == .timedOut(at: .zero))
        rive.close()
    }

    @Test func `several waits for one trigger all hear its fire`() async throws {
        let stage = try await Stage { if $0.number == 6 { $0.fire("ping") } }
        let (instance, rive) = try await stage.playing()
        let outcomes = try await withThrowingTaskGroup { group in
            for seconds in 1...20 { group.addTask { try await instance.first(ping, within: .seconds(seconds)) } }
            try await stage.clock.sleepers(atLeast: 20)
            await stage.clock.advance(by: .seconds(1))
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes == Array(repeating: .fired(at: .milliseconds(100)), count: 20))
        try stage.clock.checkSuspension()
        rive.close()
    }

    @Test func `cancelling throws, before and while it waits, and leaves no timer`() async throws {
        let stage = try await Stage { _ in }
        let instance = try await stage.instance()
        let waiting = Task { try await instance.first(ping, within: .seconds(1)) }
        try await stage.clock.sleepers(atLeast: 1)
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        let early = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await instance.first(ping, within: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await early.value }
        try stage.clock.checkSuspension()
    }

    @Test func `fire, timeout, cancelling and closing at once: one outcome each, and nothing left`() async throws {
        let stage = try await Stage { if $0.number == 3 { $0.fire("ping") } }
        for round in 0..<200 {
            let instance = try await stage.instance()
            let machine = try await stage.machine(instance)
            let rive = try await Rive(file: stage.file, artboard: stage.artboard, stateMachine: machine)
            let before = stage.worker.now
            let task = Task { try await instance.first(ping, within: .milliseconds(50)) }
            try await stage.clock.sleepers(atLeast: 1)
            async let moved: Void = stage.clock.advance(by: .milliseconds(60))
            switch round % 4 {
            case 0: task.cancel()
            case 1: instance.close()
            case 2: machine.close()
            default: break
            }
            let result = await task.result
            await moved
            switch result {
            case .success(.fired(let time)): #expect(time == before + .milliseconds(50))
            case .success(.ended): #expect(round % 4 == 1 || round % 4 == 2)
            case .success(.timedOut): Issue.record("the step comes before the timer")
            case .failure(let error):
                #expect(error is CancellationError)
                #expect(round % 4 == 0)
            }
            try stage.clock.checkSuspension()
            rive.close()
        }
    }
}

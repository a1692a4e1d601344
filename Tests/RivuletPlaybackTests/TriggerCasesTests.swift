import RivuletPlayback
import Testing

/// What people ran into with triggers: the section "Triggers" of the cases that the package must answer.
@Suite struct `Cases: triggers` {
    @Test func `five fires are five elements, each time the flow goes through`() async throws {
        let stage = try await Stage { step in
            if step.number > 0, step.number <= 5 { step.fire("ping") }
        }
        let (instance, rive) = try await stage.playing()
        let fires = instance.stream(of: ping)
        await stage.clock.advance(by: .seconds(1))
        for _ in 0..<5 { try instance.fire(trigger: ping) }
        await stage.clock.advance(by: .seconds(1))
        rive.close()
        #expect(
            try await collect(fires)
                == (1...5).map { Duration.step($0) } + Array(repeating: Duration.seconds(1), count: 5))
    }

    @Test func `nothing comes at subscription, whatever was fired before`() async throws {
        let stage = try await Stage { $0.fire("ping") }
        let (instance, rive) = try await stage.playing()
        try instance.fire(trigger: ping)
        await stage.clock.advance(by: .step(3))
        let fires = instance.stream(of: ping)
        await stage.clock.advance(by: .zero)
        rive.close()
        #expect(try await collect(fires) == [])
    }

    @Test func `fires of the host and of the machine are both heard, once`() async throws {
        // The machine answers each `go` with a `pong`.
        let stage = try await Stage { step in
            if step.hasFired("go") { step.fire("pong") }
        }
        let (instance, rive) = try await stage.playing()
        let (asked, answered) = (instance.stream(of: go), instance.stream(of: pong))
        for second in 1...3 {
            await stage.clock.advance(to: .init(offset: .seconds(second)))
            try instance.fire(trigger: go)
        }
        await stage.clock.advance(by: .seconds(1))
        rive.close()
        #expect(try await collect(asked) == [.seconds(1), .seconds(2), .seconds(3)])
        #expect(try await collect(answered) == [.step(61), .step(121), .step(181)])
    }

    @Test(arguments: [0, 1, 2, 3]) func `subscribing again between advances loses nothing and doubles nothing`(
        resubscriptions: Int
    ) async throws {
        let stage = try await Stage { step in
            if step.number % 2 == 1 { step.fire("ping") }
        }
        let (instance, rive) = try await stage.playing()
        var heard: [Duration] = []
        var stream = instance.stream(of: ping)
        for index in 1...10 {
            await stage.clock.advance(to: .init(offset: .step(index)))
            // An interface that renders anew: a new stream is made, then the old one is read out and let go.
            for _ in 0..<resubscriptions {
                let next = instance.stream(of: ping)
                heard += try await buffered(stream)
                stream = next
            }
        }
        rive.close()
        heard += try await collect(stream)
        #expect(heard == [1, 3, 5, 7, 9].map { Duration.step($0) })
    }

    /// What a stream holds now: its buffer is given without suspending, and where it would wait its task is cancelled.
    private func buffered(_ stream: TriggerStream) async throws -> [Duration] {
        let reader = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await collect(stream)
        }
        return try await reader.value
    }

    @Test func `triggers of list items are heard, and streams of them survive swap and remove`() async throws {
        let clock = VirtualClock()
        let rive = try await Rive(
            file: try await File(source: RealFileTests.source("list"), worker: Worker(clock: clock)))
        let shopping = try #require(rive.viewModelInstance)
        let items = ListProperty(path: "items")
        let first = TriggerProperty(path: "items[0]/bought")
        let fires = shopping.stream(of: first)
        for second in 1...4 {
            await clock.advance(to: .init(offset: .seconds(second)))
            try shopping.fire(trigger: first)
            if second == 1 { try await shopping.swapInstances(at: 0, 1, in: items) }
            if second == 2 { try await shopping.removeInstance(at: 0, from: items) }
            if second == 3 { try await shopping.removeInstance(at: 0, from: items) }
        }
        await clock.advance(by: .seconds(1))
        rive.close()
        // At 4 s the list is empty.
        #expect(try await collect(fires) == [.seconds(1), .seconds(2), .seconds(3)])
    }

    @Test func `a fire on a settled machine takes effect in the next step`() async throws {
        let stage = try await Stage { step in
            if step.hasFired("go") { step.fire("pong") }
            step.isSettled = true
        }
        let (instance, rive) = try await stage.playing()
        let answers = instance.stream(of: pong)
        await stage.clock.advance(to: .init(offset: .seconds(10)))
        #expect(rive.stateMachine.isSettled)
        try instance.fire(trigger: go)
        await stage.clock.advance(by: .seconds(1))
        rive.close()
        #expect(try await collect(answers) == [.seconds(10) + .step(1)])
    }
}

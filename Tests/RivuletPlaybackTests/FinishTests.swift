import RivuletPlayback
import Testing

/// The fifth line of the contract, event by event.
@Suite struct FinishTests {
    let stage: Stage

    init() async throws { stage = try await Stage { $0.fire("ping") } }

    @Test func `5: closing an instance ends its streams and waits`() async throws {
        let (instance, rive) = try await stage.playing()
        let waiting = Task { try await collect(instance.stream(of: pong)) }
        let first = Task { try await instance.first(pong, within: .seconds(9)) }
        try await stage.clock.sleepers(atLeast: 1)
        instance.close()
        #expect(try await waiting.value == [])
        #expect(try await first.value == .ended)
        #expect(throws: PlaybackError.closed(.instance)) { try instance.fire(trigger: ping) }
        #expect(try await collect(instance.stream(of: ping)) == [])
        try stage.clock.checkSuspension()
        instance.close()
        rive.close()
    }

    @Test func `5: releasing the last owner of an instance ends its streams`() async throws {
        var instance: ViewModelInstance? = try await stage.instance()
        let stream = try #require(instance).stream(of: ping)
        let reader = Task { try await collect(stream) }
        try instance?.fire(trigger: ping)
        _ = try await instance?.value(of: count)
        instance = nil
        #expect(try await reader.value == [.zero])
    }

    @Test func `5: a machine keeps its instance, and ends its streams when it goes`() async throws {
        var machine: StateMachine?
        var stream: TriggerStream?
        do {
            let instance = try await stage.instance()
            machine = try await stage.machine(instance)
            stream = instance.stream(of: ping)
        }
        _ = try await machine?.advance(by: .zero)
        machine = nil
        #expect(try await collect(try #require(stream)) == [.zero])
    }

    @Test func `5: streams go on while another machine is bound, and end with the last`() async throws {
        let instance = try await stage.instance()
        let first = try await stage.machine(instance)
        let second = try await stage.machine(instance)
        let stream = instance.stream(of: ping)
        _ = try await first.advance(by: .zero)
        first.close()
        _ = try await second.advance(by: .zero)
        second.close()
        #expect(try await collect(stream) == [.zero, .zero])
        // Only the host could fire now: who subscribes would wait for ever.
        #expect(try await collect(instance.stream(of: ping)) == [])
        #expect(try await instance.first(ping, within: .seconds(1)) == .ended)
        // A new machine feeds new streams.
        let third = try await stage.machine(instance)
        let again = instance.stream(of: ping)
        _ = try await third.advance(by: .zero)
        third.close()
        #expect(try await collect(again) == [.zero])
    }

    @Test func `5: an instance that never had a machine is fed by the host`() async throws {
        let instance = try await stage.instance()
        let stream = instance.stream(of: ping)
        try instance.fire(trigger: ping)
        _ = try await instance.value(of: count)
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == TriggerFire(time: .zero))
    }

    @Test func `5: binding another instance ends the streams of the one before`() async throws {
        let before = try await stage.instance()
        let after = try await stage.instance()
        let machine = try await stage.machine(before)
        let ended = before.stream(of: ping)
        let goesOn = after.stream(of: ping)
        _ = try await machine.advance(by: .zero)
        try machine.bind(after)
        #expect(try await collect(ended) == [.zero])
        _ = try await machine.advance(by: .zero)
        machine.close()
        #expect(try await collect(goesOn) == [.zero])
    }

    @Test func `5: settling ends with its machine`() async throws {
        let machine = try await stage.machine()
        var settled = machine.settled.makeAsyncIterator()
        machine.close()
        #expect(try await settled.next() == nil)
        var late = machine.settled.makeAsyncIterator()
        #expect(try await late.next() == nil)
        await #expect(throws: PlaybackError.closed(.stateMachine)) { try await machine.advance(by: .zero) }
    }

    @Test(arguments: [true, false]) func `5: closing the file or the worker ends everything`(isWorker: Bool)
        async throws
    {
        let (instance, rive) = try await stage.playing()
        let waiting = Task { try await collect(instance.stream(of: pong)) }
        let first = Task { try await instance.first(pong, within: .seconds(9)) }
        let settled = rive.stateMachine.settled
        try await stage.clock.sleepers(atLeast: 1)
        if isWorker { stage.worker.close() } else { stage.file.close() }
        #expect(try await waiting.value == [])
        #expect(try await first.value == .ended)
        for try await _ in settled {}
        #expect(!rive.isPlaying)
        let closed = PlaybackError.closed(isWorker ? .worker : .file)
        #expect(throws: closed) { try instance.setValue(of: count, to: 1) }
        await #expect(throws: closed) { try await stage.machine() }
        await #expect(throws: closed) { try await instance.value(of: count) }
        #expect(try await collect(instance.stream(of: ping)) == [])
        try stage.clock.checkSuspension()
        await stage.clock.advance(by: .seconds(1))
        rive.close()
    }

    @Test func `5: closing a Rive ends what only it feeds; pausing does not`() async throws {
        let (instance, rive) = try await stage.playing()
        let stream = instance.stream(of: ping)
        await stage.clock.advance(by: .zero)
        rive.pause()
        #expect(!rive.isPlaying)
        await stage.clock.advance(by: .seconds(1))
        rive.play()
        await stage.clock.advance(by: .step(1))
        rive.close()
        rive.play()
        await stage.clock.advance(by: .seconds(1))
        #expect(try await collect(stream) == [.zero, .seconds(1) + .step(1)])
    }

    @Test func `the buffer is delivered before the end`() async throws {
        let (instance, rive) = try await stage.playing()
        let stream = instance.stream(of: ping)
        await stage.clock.advance(by: .seconds(1))
        stage.worker.close()
        #expect(try await collect(stream) == (0...60).map { .step($0) })
        rive.close()
    }
}

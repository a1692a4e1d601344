import RivuletPlayback
import Testing

@Suite struct StreamTests {
    @Test func `the first iterator gets what came since the stream was made, later ones since their own start`()
        async throws
    {
        let stage = try await Stage { $0.fire("ping") }
        let (instance, rive) = try await stage.playing()
        let stream = instance.stream(of: ping)
        await stage.clock.advance(by: .zero)
        var first = stream.makeAsyncIterator()
        await stage.clock.advance(to: .init(offset: .step(1)))
        var second = stream.makeAsyncIterator()
        await stage.clock.advance(to: .init(offset: .step(2)))
        rive.close()
        #expect(try await first.next()?.time == .zero)
        #expect(try await first.next()?.time == .step(1))
        #expect(try await first.next()?.time == .step(2))
        #expect(try await first.next() == nil)
        #expect(try await second.next()?.time == .step(2))
        #expect(try await second.next() == nil)
    }

    @Test func `a waiting reader is resumed by the element`() async throws {
        let stage = try await Stage { _ in }
        let instance = try await stage.instance()
        let stream = instance.stream(of: ping)
        let reader = Task {
            var iterator = stream.makeAsyncIterator()
            return [try await iterator.next()?.time, try await iterator.next()?.time]
        }
        try instance.fire(trigger: ping)
        await stage.clock.advance(by: .seconds(1))
        try instance.fire(trigger: ping)
        #expect(try await reader.value == [.zero, .seconds(1)])
    }

    @Test func `a cancelled reader gets nil and its subscription ends`() async throws {
        let stage = try await Stage { _ in }
        let instance = try await stage.instance()
        let stream = instance.stream(of: ping)
        let reader = Task { try await collect(stream) }
        reader.cancel()
        #expect(try await reader.value == [])
    }

    @Test func `an overflow is an error after the whole prefix, and others go on`() async throws {
        let stage = try await Stage { $0.fire("ping") }
        let (instance, rive) = try await stage.playing()
        let small = instance.stream(of: ping, buffering: .bounded(10))
        let latest = instance.stream(of: ping, buffering: .latest(2))
        let all = instance.stream(of: ping)
        await stage.clock.advance(by: .seconds(1))
        rive.close()
        var times: [Duration] = []
        await #expect(throws: PlaybackError.overflow(limit: 10, path: "ping")) {
            for try await fire in small { times.append(fire.time) }
        }
        #expect(times == (0..<10).map { .step($0) })
        #expect(try await collect(latest) == [.step(59), .step(60)])
        #expect(try await collect(all).count == 61)
    }

    @Test func `changes carry the time; several changes in one step give the newest`() async throws {
        let stage = try await Stage { step in
            step.set("count", to: Float(step.number) + 0.5)
            step.set("count", to: Float(step.number))
        }
        let (instance, rive) = try await stage.playing()
        let changes = instance.changes(of: count)
        let values = instance.valueStream(of: count)
        await stage.clock.advance(to: .init(offset: .step(2)))
        try instance.setValue(of: count, to: 9)
        try instance.setValue(of: count, to: 10)
        _ = try await instance.value(of: count)
        rive.close()
        var log: [Change<Float>] = []
        for try await change in changes { log.append(change) }
        #expect(log.map(\.value) == [0, 1, 2, 9, 10])
        #expect(log.map(\.time) == [.zero, .step(1), .step(2), .step(2), .step(2)])
        var read: [Float] = []
        for try await value in values { read.append(value) }
        #expect(read == [0, 1, 2, 9, 10])
    }

    @Test func `nested properties and every kind can be observed`() async throws {
        let stage = try await Stage { _ in }
        let instance = try await stage.instance()
        let blips = instance.stream(of: TriggerProperty(path: "inner/blip"))
        let depth = instance.valueStream(of: NumberProperty(path: "inner/depth"))
        let titles = instance.valueStream(of: StringProperty(path: "title"))
        let modes = instance.valueStream(of: EnumProperty(path: "mode"))
        let tints = instance.valueStream(of: ColorProperty(path: "tint"))
        let flags = instance.valueStream(of: BoolProperty(path: "isOn"))
        try instance.fire(trigger: TriggerProperty(path: "inner/blip"))
        try instance.setValue(of: NumberProperty(path: "inner/depth"), to: 4)
        try instance.setValue(of: StringProperty(path: "title"), to: "on")
        try instance.setValue(of: EnumProperty(path: "mode"), to: "wild")
        try instance.setValue(of: ColorProperty(path: "tint"), to: Color(argb: 5))
        try instance.setValue(of: BoolProperty(path: "isOn"), to: true)
        _ = try await instance.value(of: count)
        instance.close()
        #expect(try await collect(blips) == [.zero])
        for try await value in depth { #expect(value == 4) }
        for try await value in titles { #expect(value == "on") }
        for try await value in modes { #expect(value == "wild") }
        for try await value in tints { #expect(value == Color(argb: 5)) }
        for try await value in flags { #expect(value) }
    }

    @MainActor @Test func `a stream is read on the reader's actor`() async throws {
        let stage = try await Stage { $0.fire("ping") }
        let (instance, rive) = try await stage.playing()
        let stream = instance.stream(of: ping)
        await stage.clock.advance(by: .zero)
        rive.close()
        for try await fire in stream {
            MainActor.assertIsolated()
            #expect(fire.time == .zero)
        }
    }
}

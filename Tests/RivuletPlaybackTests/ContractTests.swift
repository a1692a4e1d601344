import RivuletPlayback
import RivuletRuntime
import Testing

/// Each test is a line of the contract that the streams keep.
@Suite struct ContractTests {
    @Test func `1: an unknown path or a wrong kind throws at the first element, then ends`() async throws {
        let stage = try await Stage { _ in }
        let instance = try await stage.instance()
        let names = ["ping", "pong", "go", "count", "title", "isOn", "tint", "mode", "inner", "face", "board"]
        var fires = instance.stream(of: TriggerProperty(path: "pink")).makeAsyncIterator()
        await #expect(
            throws: PlaybackError.unknownPath("pink", part: "pink", viewModel: "Hud", existing: names)
        ) { try await fires.next() }
        #expect(try await fires.next() == nil)
        var values = instance.valueStream(of: NumberProperty(path: "ping")).makeAsyncIterator()
        await #expect(
            throws: PlaybackError.wrongKind(path: "ping", wanted: .number, found: .trigger)
        ) { try await values.next() }
        #expect(try await values.next() == nil)
        var changes = instance.changes(of: EnumProperty(path: "inner/nothing")).makeAsyncIterator()
        await #expect(
            throws: PlaybackError.unknownPath(
                "inner/nothing", part: "nothing", viewModel: "Inner", existing: ["blip", "depth"])
        ) { try await changes.next() }
    }

    @Test func `2: every fire is one element with its time, however many in one advance`() async throws {
        let stage = try await Stage { step in
            for _ in 0..<(step.number % 13) { step.fire("ping") }
        }
        let (instance, rive) = try await stage.playing()
        let stream = instance.stream(of: ping)
        await stage.clock.advance(by: .step(12))
        rive.close()
        // The advance by zero fires none, the step k fires k.
        let expected = (1...12).flatMap { index in Array(repeating: Duration.step(index), count: index) }
        #expect(try await collect(stream) == expected)
    }

    @Test func `2: fires of the host count one by one too`() async throws {
        let stage = try await Stage { $0.isSettled = true }
        let (instance, rive) = try await stage.playing()
        let stream = instance.stream(of: ping)
        await stage.clock.advance(by: .seconds(1))
        for _ in 0..<5 { try instance.fire(trigger: ping) }
        await stage.clock.advance(by: .seconds(1))
        rive.close()
        #expect(try await collect(stream) == Array(repeating: .seconds(1), count: 5))
    }

    @Test func `3: every subscriber gets every element, and one that leaves does not disturb the others`() async throws
    {
        let stage = try await Stage { $0.fire("ping") }
        let (instance, rive) = try await stage.playing()
        let kept = [instance.stream(of: ping), instance.stream(of: ping)]
        let reader = Task { try await collect(instance.stream(of: ping)) }
        var left: TriggerStream? = instance.stream(of: ping)
        await stage.clock.advance(by: .step(1))
        #expect(left != nil)
        left = nil
        reader.cancel()
        _ = try await reader.value
        await stage.clock.advance(to: .init(offset: .step(2)))
        rive.close()
        for stream in kept { #expect(try await collect(stream) == [.zero, .step(1), .step(2)]) }
    }

    @Test func `4: nothing comes on subscription, neither a value nor what was fired before`() async throws {
        let stage = try await Stage { $0.isSettled = true }
        let instance = try await stage.instance()
        let early = instance.stream(of: ping)
        try instance.setValue(of: count, to: 3)
        try instance.fire(trigger: ping)
        // Neither was applied yet, but both were before.
        let fires = instance.stream(of: ping)
        let values = instance.valueStream(of: count)
        #expect(try await instance.value(of: count) == 3)
        instance.close()
        #expect(try await collect(early) == [.zero])
        #expect(try await collect(fires) == [])
        for try await value in values { Issue.record("an element on subscription: \(value)") }
    }

    @Test(arguments: 0..<20) func `4: a host's fire is heard once, whenever the advance comes`(_: Int) async throws {
        let stage = try await Stage { $0.isSettled = !$0.hasFired("ping") }
        let instance = try await stage.instance()
        let machine = try await stage.machine(instance)
        let stream = instance.stream(of: ping)
        try instance.fire(trigger: ping)
        // The machine consumes the trigger in the first step; the reset after it is no fire.
        for _ in 0..<3 { _ = try await machine.advance(by: .milliseconds(16)) }
        machine.close()
        #expect(try await collect(stream) == [.zero])
    }

    @Test func `4: an equal value is no change`() async throws {
        let stage = try await Stage { _ in }
        let instance = try await stage.instance()
        let stream = instance.valueStream(of: count)
        for value: Float in [1, 1, 2, 2, 1] { try instance.setValue(of: count, to: value) }
        _ = try await instance.value(of: count)
        instance.close()
        var values: [Float] = []
        for try await value in stream { values.append(value) }
        #expect(values == [1, 2, 1])
    }

    @Test func `6: the first fire within a limit`() async throws {
        let stage = try await Stage { if $0.number == 60 { $0.fire("ping") } }
        let (instance, rive) = try await stage.playing()
        async let fired = instance.first(ping, within: .seconds(3))
        async let late = instance.first(pong, within: .seconds(2))
        try await stage.clock.sleepers(atLeast: 2)
        await stage.clock.advance(by: .seconds(3))
        #expect(try await fired == .fired(at: .seconds(1)))
        #expect(try await late == .timedOut(at: .seconds(2)))
        try stage.clock.checkSuspension()
        rive.close()
    }

    @Test func `7: setting, firing and reading check path and kind at once`() async throws {
        let stage = try await Stage { _ in }
        let instance = try await stage.instance()
        let names = ["ping", "pong", "go", "count", "title", "isOn", "tint", "mode", "inner", "face", "board"]
        let unknown = PlaybackError.unknownPath("cuont", part: "cuont", viewModel: "Hud", existing: names)
        #expect(throws: unknown) { try instance.setValue(of: NumberProperty(path: "cuont"), to: 1) }
        #expect(throws: unknown) { try instance.fire(trigger: TriggerProperty(path: "cuont")) }
        await #expect(throws: unknown) { try await instance.value(of: NumberProperty(path: "cuont")) }
        await #expect(throws: unknown) {
            try await instance.first(TriggerProperty(path: "cuont"), within: .seconds(1))
        }
        let wrong = PlaybackError.wrongKind(path: "ping", wanted: .number, found: .trigger)
        #expect(throws: wrong) { try instance.setValue(of: NumberProperty(path: "ping"), to: 1) }
        await #expect(throws: wrong) { try await instance.value(of: NumberProperty(path: "ping")) }
        #expect(throws: PlaybackError.wrongKind(path: "count", wanted: .trigger, found: .number)) {
            try instance.fire(trigger: TriggerProperty(path: "count"))
        }
        #expect(throws: PlaybackError.unknownEnumValue("mild", path: "mode", existing: ["calm", "wild"])) {
            try instance.setValue(of: EnumProperty(path: "mode"), to: "mild")
        }
    }

    @Test func `7: every kind of value can be set and read, nested ones too`() async throws {
        let stage = try await Stage { _ in }
        let instance = try await stage.instance()
        try instance.setValue(of: count, to: 1.5)
        try instance.setValue(of: StringProperty(path: "title"), to: "Grüße")
        try instance.setValue(of: BoolProperty(path: "isOn"), to: true)
        try instance.setValue(of: ColorProperty(path: "tint"), to: Color(red: 1, green: 2, blue: 3, alpha: 4))
        try instance.setValue(of: EnumProperty(path: "mode"), to: "wild")
        try instance.setValue(of: NumberProperty(path: "inner/depth"), to: -2)
        #expect(try await instance.value(of: count) == 1.5)
        #expect(try await instance.value(of: StringProperty(path: "title")) == "Grüße")
        #expect(try await instance.value(of: BoolProperty(path: "isOn")))
        #expect(try await instance.value(of: ColorProperty(path: "tint")) == Color(argb: 0x0401_0203))
        #expect(try await instance.value(of: EnumProperty(path: "mode")) == "wild")
        #expect(try await instance.value(of: NumberProperty(path: "inner/depth")) == -2)
    }

    @Test func `8: a value set before the first advance takes effect in it`() async throws {
        let stage = try await Stage { step in if step.number("count") == 7 { step.fire("ping") } }
        let instance = try await stage.instance()
        let machine = try await stage.machine(instance)
        let stream = instance.stream(of: ping)
        try instance.setValue(of: count, to: 7)
        let report = try await machine.advance(by: .zero)
        #expect(report.triggers.map(\.path) == ["ping"])
        machine.close()
        #expect(try await collect(stream) == [.zero])
    }

    @Test func `8: a value set after the machine settled takes effect in the next step`() async throws {
        let stage = try await Stage { step in
            step.isSettled = step.number > 2
            if step.number("count") == 7 { step.fire("ping") }
        }
        let (instance, rive) = try await stage.playing()
        let stream = instance.stream(of: ping)
        await stage.clock.advance(by: .seconds(1))
        #expect(rive.stateMachine.isSettled)
        // Settled after four advances, and asleep since.
        #expect(rive.time == .step(3))
        try instance.setValue(of: count, to: 7)
        await stage.clock.advance(by: .seconds(1))
        rive.close()
        #expect(try await collect(stream) == [.step(61)])
    }

    @Test func `8: a fire reaches a settled machine and arms it again`() async throws {
        let stage = try await Stage { step in
            step.isSettled = !step.hasFired("go")
            if step.hasFired("go") { step.fire("ping") }
        }
        let (instance, rive) = try await stage.playing()
        let stream = instance.stream(of: ping)
        let settled = rive.stateMachine.settled
        for _ in 0..<3 {
            await stage.clock.advance(by: .seconds(1))
            try instance.fire(trigger: go)
        }
        await stage.clock.advance(by: .seconds(1))
        rive.close()
        #expect(try await collect(stream) == [.step(61), .step(121), .step(181)])
        var times: [Duration] = []
        for try await settling in settled { times.append(settling.time) }
        #expect(times == [.zero, .step(62), .step(122), .step(182)])
    }

    @Test func `9: without a default machine the first plays and a diagnostic says so; strictness is an error`()
        async throws
    {
        // The scripted file has one machine, and names none as default.
        let worker = Worker(clock: VirtualClock())
        let file = try await File(document: ScriptedFile.document(), worker: worker)
        #expect(file.document.diagnostics.contains { $0.feature == "default-machine" })
        let artboard = try await file.createArtboard("Board")
        _ = try await artboard.createStateMachine()
        await #expect(throws: PlaybackError.noDefaultStateMachine(artboard: "Board", existing: ["Machine"])) {
            _ = try await artboard.createStateMachine(strict: true)
        }
        _ = try await artboard.createStateMachine("Machine", strict: true)
        // The sample names one.
        let launch = try await File(source: RealFileTests.source("launch"), worker: worker)
        #expect(!launch.document.diagnostics.contains { $0.feature == "default-machine" })
        _ = try await launch.createArtboard().createStateMachine(strict: true)
    }

    @Test(arguments: [
        ("truncated", "ends", "byte"), ("wrong_major", "version 6", "byte"), ("not_a_rive_file", "not a Rive file", ""),
        ("absurd_lengths", "2147483647", "byte"),
    ])
    func `10: a file that cannot be loaded says why, with the version and the place`(
        name: String, cause: String, place: String
    ) async throws {
        let error = try await #require(throws: PlaybackError.self) {
            try await File(source: RealFileTests.source("broken/" + name), worker: Worker(clock: VirtualClock()))
        }
        guard case .document = error else {
            Issue.record("\(error)")
            return
        }
        #expect("\(error)".contains(cause), "\(error)")
        if !place.isEmpty { #expect("\(error)".contains(place), "\(error)") }
    }

    @Test func `11: settling is reported once, not in every idle step`() async throws {
        let stage = try await Stage { $0.isSettled = $0.number >= 30 }
        let instance = try await stage.instance()
        let machine = try await stage.machine(instance)
        let settled = machine.settled
        for _ in 0..<180 { _ = try await machine.advance(by: .milliseconds(10)) }
        #expect(machine.isSettled)
        machine.close()
        var count = 0
        for try await _ in settled { count += 1 }
        #expect(count == 1)
    }

    @Test func `12: playing cuts time into fixed steps, whatever the rhythm of the host`() async throws {
        func play(_ rhythm: [Duration]) async throws -> [Duration] {
            let stage = try await Stage { if $0.number % 10 == 0 { $0.fire("ping") } }
            let (instance, rive) = try await stage.playing()
            let stream = instance.stream(of: ping)
            for duration in rhythm { await stage.clock.advance(by: duration) }
            rive.close()
            return try await collect(stream)
        }
        // Fires at the advance by zero and at every tenth step of two seconds.
        let expected = (0...12).map { Duration.step($0 * 10) }
        #expect(try await play([.seconds(2)]) == expected)
        #expect(try await play(Array(repeating: .milliseconds(1), count: 2000)) == expected)
        #expect(try await play([.zero, .milliseconds(1900), .milliseconds(99), .milliseconds(1), .zero]) == expected)
    }

    @Test func `12: an advance by hand is one step of exactly that length`() async throws {
        let log = Log()
        let stage = try await Stage { log.add("\($0.seconds) ending at \($0.time)") }
        let machine = try await stage.machine()
        for duration: Duration in [.zero, .seconds(2), .milliseconds(250)] {
            let report = try await machine.advance(by: duration)
            #expect(report.time == machine.time / .seconds(1))
        }
        #expect(log.lines == ["0.0 ending at 0.0", "2.0 ending at 2.0", "0.25 ending at 2.25"])
    }

    @Test(arguments: [24, 60, 90, 120]) func `12: every step is one over the rate, and ends at its time`(rate: Int)
        async throws
    {
        let log = Log()
        let stage = try await Stage(stepsPerSecond: rate) { step in
            if step.number > 0, step.seconds != 1 / Double(rate) { log.add("length \(step.seconds)") }
            if abs(step.time - Double(step.number) / Double(rate)) > 1e-12 { log.add("time \(step.time)") }
        }
        let (_, rive) = try await stage.playing()
        await stage.clock.advance(by: .seconds(10))
        #expect(log.lines == [])
        #expect(rive.time == .seconds(10))
    }
}

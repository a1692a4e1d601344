import RivuletPlayback
import RivuletRuntime
import Testing

@Suite struct PlayingTests {
    /// A machine whose first transition needs `go`, and which says when it is taken.
    static let gated: Script = { step in
        if step.hasFired("go") { step.fire("ping") }
        step.isSettled = !step.hasFired("go")
    }

    @Test(arguments: [true, false]) func `playing and firing in either order do the same`(playsFirst: Bool) async throws
    {
        let stage = try await Stage(Self.gated)
        let instance = try await stage.instance()
        let machine = try await stage.machine(instance)
        let rive = try await Rive(file: stage.file, stateMachine: machine, autoplay: false)
        let stream = instance.stream(of: ping)
        if playsFirst { rive.play() }
        try instance.fire(trigger: go)
        if !playsFirst { rive.play() }
        // However often the commands are drained meanwhile, the machine begins only when time runs.
        for _ in 0..<3 { _ = try await instance.value(of: count) }
        await stage.clock.advance(by: .seconds(1))
        rive.close()
        #expect(try await collect(stream) == [.zero])
    }

    @Test func `a machine that joins begins at once and steps on the grid of the others`() async throws {
        let log = Log()
        let stage = try await Stage(stepsPerSecond: 10) { log.add("\($0.number): \($0.seconds)") }
        let (_, first) = try await stage.playing()
        await stage.clock.advance(by: .milliseconds(130))
        let instance = try await stage.instance()
        let machine = try await stage.machine(instance)
        let times = Log()
        let settled = Task { for try await _ in machine.settled { times.add("settled") } }
        let second = try await Rive(file: stage.file, stateMachine: machine)
        await stage.clock.advance(by: .zero)
        #expect(log.lines == ["0: 0.0", "1: 0.1", "0: 0.0"])
        await stage.clock.advance(to: .init(offset: .milliseconds(200)))
        // Its first step is a whole one, at 0.2 s.
        #expect(log.lines.suffix(2) == ["2: 0.1", "1: 0.1"])
        #expect(first.time == .milliseconds(200))
        #expect(second.time == .milliseconds(100))
        first.close()
        second.close()
        try await settled.value
    }

    @Test func `machines of one step go in order of creation, in whatever order they began to play`() async throws {
        let log = Log()
        let stage = try await Stage { _ in }
        var rives: [Rive] = []
        for name in ["a", "b", "c"] {
            let file = try await Stage.file(stage.worker) { log.add("\(name)\($0.number)") }
            rives.append(try await Rive(file: file, autoplay: false))
        }
        for rive in rives.reversed() { rive.play() }
        await stage.clock.advance(by: .step(1))
        #expect(log.lines == ["a0", "b0", "c0", "a1", "b1", "c1"])
        rives = []
    }

    @Test func `a machine that plays cannot be advanced by hand`() async throws {
        let stage = try await Stage { _ in }
        let (_, rive) = try await stage.playing()
        await #expect(throws: PlaybackError.playing) { try await rive.stateMachine.advance(by: .zero) }
        rive.pause()
        _ = try await rive.stateMachine.advance(by: .milliseconds(500))
        #expect(rive.time == .milliseconds(500))
        rive.play()
        // It has entered its first states by hand: it goes on with the first step.
        await stage.clock.advance(by: .seconds(1))
        #expect(rive.time == .milliseconds(1500))
    }

    @Test func `machines bound to one instance sleep and wake together`() async throws {
        // The first counts up with each fire of `go`; the second answers to the count.
        let stage = try await Stage { step in
            step.isSettled = true
            if step.hasFired("go") {
                step.set("count", to: step.number("count") + 1)
                step.isSettled = false
            }
        }
        let instance = try await stage.instance()
        let first = try await Rive(file: stage.file, stateMachine: try await stage.machine(instance))
        let second = try await Rive(file: stage.file, stateMachine: try await stage.machine(instance))
        await stage.clock.advance(by: .seconds(1))
        #expect(first.stateMachine.isSettled && second.stateMachine.isSettled)
        #expect(first.time == .zero && second.time == .zero)
        try instance.fire(trigger: go)
        await stage.clock.advance(by: .seconds(1))
        // Both made the step with the fire and one more, in which the first settled again.
        #expect(first.time == .step(2))
        #expect(second.time == .step(2))
        #expect(try await instance.value(of: count) == 1)
    }

    @Test func `running ends when all has settled, and not before`() async throws {
        let stage = try await Stage { $0.isSettled = $0.number == 90 }
        let (_, rive) = try await stage.playing()
        try await stage.clock.run()
        #expect(stage.clock.now.offset == .milliseconds(1500))
        #expect(rive.isPlaying)
    }

    @Test func `running a loop stops at the limit and says so`() async throws {
        let stage = try await Stage { _ in }
        let (_, rive) = try await stage.playing()
        await #expect(
            throws: VirtualClockError.stillBusy(limit: .seconds(10), sleepers: [], timers: [], playingMachines: 1)
        ) { try await stage.clock.run(limit: .seconds(10)) }
        #expect(rive.time == .seconds(10))
    }

    @Test func `a report by hand has what the host did since the last one`() async throws {
        let stage = try await Stage { $0.fire("pong") }
        let instance = try await stage.instance()
        let machine = try await stage.machine(instance)
        try instance.fire(trigger: ping)
        try instance.setValue(of: count, to: 2)
        try instance.setValue(of: count, to: 3)
        let report = try await machine.advance(by: .zero)
        #expect(report.triggers.map(\.path) == ["ping", "pong"])
        #expect(report.changedValues.map(\.path) == ["count"])
        #expect(report.changedValues.map(\.value) == [.number(3)])
        #expect(try await machine.advance(by: .seconds(1)).triggers.map(\.path) == ["pong"])
    }

    @Test func `a Rive of a file alone plays its first artboard with a default instance`() async throws {
        let stage = try await Stage { if $0.number == 6 { $0.fire("ping") } }
        let rive = try await Rive(file: stage.file)
        let instance = try #require(rive.viewModelInstance)
        #expect(instance.viewModelName == "Hud")
        #expect(rive.artboard.name == "Board")
        let stream = instance.stream(of: ping)
        await stage.clock.advance(by: .seconds(1))
        rive.close()
        #expect(try await collect(stream) == [.milliseconds(100)])
    }

    @Test func `unknown names say what there is`() async throws {
        let stage = try await Stage { _ in }
        await #expect(throws: PlaybackError.scene(.unknownArtboard("Bord", existing: ["Board", "Bare"]))) {
            try await stage.file.createArtboard("Bord")
        }
        await #expect(
            throws: PlaybackError.scene(.unknownMachine("Mashine", artboard: "Board", existing: ["Machine"]))
        ) { try await stage.artboard.createStateMachine("Mashine") }
        await #expect(throws: PlaybackError.scene(.unknownViewModel("Hut", existing: ["Hud", "Inner"]))) {
            try await stage.file.createViewModelInstance(.blank(from: .name("Hut")))
        }
        let bare = try await stage.file.createArtboard("Bare")
        await #expect(throws: PlaybackError.noViewModel(artboard: "Bare", existing: ["Hud", "Inner"])) {
            try await stage.file.createViewModelInstance(.viewModelDefault(from: .artboardDefault(bare)))
        }
        await #expect(throws: PlaybackError.scene(.unknownInstance("x", viewModel: "Hud", existing: []))) {
            try await stage.file.createViewModelInstance(.name("x", from: .name("Hud")))
        }
    }

    @Test func `things of different files do not mix`() async throws {
        let stage = try await Stage { _ in }
        let other = try await Stage { _ in }
        let foreign = try await other.instance()
        await #expect(throws: PlaybackError.foreign("view model instance")) { try await stage.machine(foreign) }
        let machine = try await stage.machine()
        #expect(throws: PlaybackError.foreign("view model instance")) { try machine.bind(foreign) }
        await #expect(throws: PlaybackError.foreign("artboard \"Board\"")) {
            try await Rive(file: stage.file, artboard: other.artboard)
        }
    }

    @Test func `errors are sentences with the names that exist`() {
        let unknown = PlaybackError.unknownPath("hud/scor", part: "scor", viewModel: "Hud", existing: ["score", "x"])
        #expect(
            "\(unknown)".hasPrefix("There is no property \"scor\" (of the path \"hud/scor\") in view model \"Hud\""))
        #expect("\(unknown)".contains("'score'"))
        #expect(
            PlaybackError.wrongKind(path: "score", wanted: .trigger, found: .number).description
                == "The property \"score\" is of kind number, not trigger.")
        #expect(
            PlaybackError.noViewModel(artboard: "Bare", existing: ["A", "B"]).description
                == "The artboard \"Bare\" has no view model of its own. Name one. The file has: \"A\", \"B\".")
        #expect(PlaybackError.closed(.stateMachine).description == "The state machine is closed.")
        #expect(
            VirtualClockError.stillBusy(
                limit: .seconds(10), sleepers: [.init(offset: .seconds(20))], timers: [], playingMachines: 1
            ).description
                == "After 10.0 seconds there is still something to do: tasks that sleep until 20.0 seconds; "
                + "1 playing state machine not settled.")
    }

    @Test(arguments: [
        ("file:///tmp/a.riv", "/tmp/a.riv"), ("file://localhost/a%20b.riv", "/a b.riv"),
        ("FILE:/x/%C3%BC.riv", "/x/ü.riv"),
    ]) func `file URLs are paths`(url: String, path: String) throws {
        #expect(try Source.path(ofURL: url) == path)
    }

    @Test(arguments: [
        "https://a.example/b.riv", "file://host/b.riv", "file:///a%2", "file:///a%zz", "file:", "/tmp/a.riv",
    ])
    func `other URLs are refused`(url: String) {
        #expect(throws: PlaybackError.self) { try Source.path(ofURL: url) }
    }
}

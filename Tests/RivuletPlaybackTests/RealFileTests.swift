import RivuletPlayback
import RivuletRuntime
import RivuletTestSupport
import Testing

/// On the package's sample files, and on the corpus where it is present.
@Suite struct RealFileTests {
    static let introFinished = TriggerProperty(path: "introFinished")

    static func source(_ name: String) -> Source { .local(name, Corpus.packageFile("SampleFiles").path) }

    /// Plays a sample and waits for the end of its intro.
    static func end(
        of name: String, within limit: Duration, stepsPerSecond: Int = 60
    ) async throws -> FirstOutcome {
        let clock = VirtualClock()
        let worker = Worker(clock: clock, stepsPerSecond: stepsPerSecond)
        let rive = try await Rive(file: try await File(source: source(name), worker: worker))
        let instance = try #require(rive.viewModelInstance)
        async let outcome = instance.first(introFinished, within: limit)
        try await clock.sleepers(atLeast: 1)
        await clock.advance(by: limit)
        defer { rive.close() }
        return try await outcome
    }

    @Test func `the program of the documentation runs as written`() async throws {
        let bytes = try [UInt8](sample: "launch.riv")
        let clock = VirtualClock()

        let worker = Worker(clock: clock)
        let file = try await File(source: .data(bytes), worker: worker)
        let artboard = try await file.createArtboard()
        let instance = try await file.createViewModelInstance(.viewModelDefault(from: .artboardDefault(artboard)))
        let machine = try await artboard.createStateMachine("LaunchStateMachine", binding: instance)
        let rive = try await Rive(file: file, artboard: artboard, stateMachine: machine)
        let fires = instance.stream(of: TriggerProperty(path: "introFinished"))
        async let moved: Void = clock.advance(by: .seconds(4))
        var times: [Duration] = []
        for try await fire in fires {
            times.append(fire.time)
            rive.close()
        }

        await moved
        // 156 frames at 60 a second are 2.6 s, and the machine may be a step late.
        #expect(times.count == 1)
        let time = try #require(times.first)
        #expect(time >= .milliseconds(2600) && time <= .milliseconds(2600) + .step(1))
    }

    @Test(arguments: [120, 60, 30, 10, 1])
    func `the intro ends at 2.6 s within one step, whatever the step`(stepsPerSecond: Int) async throws {
        let outcome = try await Self.end(of: "launch", within: .seconds(4), stepsPerSecond: stepsPerSecond)
        guard case .fired(let time) = outcome else {
            Issue.record("not fired, but \(outcome)")
            return
        }
        let step = Duration.seconds(1) / stepsPerSecond
        #expect(time >= .milliseconds(2600) && time <= .milliseconds(2600) + step)
    }

    @Test func `an intro that fires at once is heard at zero, and an endless one times out`() async throws {
        #expect(try await Self.end(of: "launch_immediate", within: .seconds(3)) == .fired(at: .zero))
        #expect(try await Self.end(of: "launch_endless", within: .seconds(3)) == .timedOut(at: .seconds(3)))
        #expect(try await Self.end(of: "launch", within: .seconds(2)) == .timedOut(at: .seconds(2)))
    }

    @Test func `an intro without a trigger settles, which ends a run of the clock`() async throws {
        let clock = VirtualClock()
        let worker = Worker(clock: clock)
        let rive = try await Rive(file: try await File(source: Self.source("launch_without_trigger"), worker: worker))
        let settled = rive.stateMachine.settled
        try await clock.run(limit: .seconds(10))
        rive.close()
        var times: [Duration] = []
        for try await settling in settled { times.append(settling.time) }
        #expect(times == [clock.now.offset])
        #expect(clock.now.offset > .milliseconds(2600) && clock.now.offset < .milliseconds(2700))
    }

    @Test func `a misspelt trigger names the right one`() async throws {
        let error = try await #require(throws: PlaybackError.self) {
            let worker = Worker(clock: VirtualClock())
            let rive = try await Rive(file: try await File(source: Self.source("launch"), worker: worker))
            _ = try await rive.viewModelInstance?.first(TriggerProperty(path: "introFinishd"), within: .seconds(1))
        }
        #expect("\(error)".contains("did you mean 'introFinished'"))
    }

    @Test func `sources: names, file URLs, and what cannot be read`() async throws {
        let worker = Worker(clock: VirtualClock())
        let folder = Corpus.packageFile("SampleFiles").path
        for source: Source in [.local("launch.riv", folder + "/"), .url("file://" + folder + "/launch%2Eriv")] {
            #expect(try await File(source: source, worker: worker).artboardNames == ["Launch"])
        }
        await #expect(throws: PlaybackError.self) { try await File(source: .local("no-such", folder), worker: worker) }
        await #expect(throws: PlaybackError.self) { try await File(source: .data([1, 2, 3]), worker: worker) }
    }

    @Test(
        .enabled(if: Corpus.isPresent),
        arguments: ["settler", "data_binding_test_triggers", "light_switch", "rocket", "two_artboards"])
    func `a worker reports what a scene of its own reports`(name: String) async throws {
        let document = try Document(bytes: try #require(Corpus.bytes(name)))
        var scene = try Scene(document)
        let worker = Worker(clock: VirtualClock())
        let file = try await File(document: document, worker: worker)
        let artboard = try await file.createArtboard()
        let instance =
            artboard.defaultViewModelName == nil
            ? nil : try await file.createViewModelInstance(.viewModelDefault(from: .artboardDefault(artboard)))
        let machine = try await artboard.createStateMachine(binding: instance)
        for step in 0..<150 {
            let duration: Duration = step == 0 ? .zero : .milliseconds(20)
            let expected = scene.advance(by: step == 0 ? 0 : 0.02)
            let report = try await machine.advance(by: duration)
            #expect(report.stateChanges.map(\.to) == expected.stateChanges.map(\.to))
            #expect(report.events.map(\.name) == expected.events.map(\.name))
            #expect(report.triggers.map(\.path) == expected.triggers.map(\.path))
            #expect(report.changedValues.map(\.value) == expected.changedValues.map(\.value))
            #expect(report.isSettled == expected.isSettled)
            #expect(abs(report.time - expected.time) < 1e-9)
        }
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension [UInt8] {
    /// The bytes of a sample file.
    init(sample name: String) throws {
        let path = Corpus.packageFile("SampleFiles/" + name).path
        let file = try #require(fopen(path, "rb"))
        defer { fclose(file) }
        self = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            guard count > 0 else { return }
            append(contentsOf: chunk[..<count])
        }
    }
}

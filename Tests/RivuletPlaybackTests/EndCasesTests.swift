import RivuletFormat
import RivuletMarkup
import RivuletPlayback
import RivuletRuntime
import Testing

/// What people ran into when they wanted to know that an animation is over: the section "When is it over?" of the cases
/// that the package must answer.
@Suite struct `Cases: when is it over?` {
    @Test(arguments: [60, 30, 10, 1]) func `the end trigger fires once, at the end, never at 0, whatever the step`(
        stepsPerSecond: Int
    ) async throws {
        let clock = VirtualClock()
        let rive = try await Rive(
            file: try await File(
                source: RealFileTests.source("launch"), worker: Worker(clock: clock, stepsPerSecond: stepsPerSecond)),
            autoplay: false)
        let fires = try #require(rive.viewModelInstance).stream(of: TriggerProperty(path: "introFinished"))
        rive.play()
        await clock.advance(by: .seconds(20))
        rive.close()
        let times = try await collect(fires)
        #expect(times.count == 1)
        let time = try #require(times.first)
        #expect(time >= .milliseconds(2600) && time <= .milliseconds(2600) + .seconds(1) / stepsPerSecond)
    }

    @Test func `with exit time 0 it fires at once, and is heard by who asks before it plays`() async throws {
        let clock = VirtualClock()
        let file = try await File(source: RealFileTests.source("launch_immediate"), worker: Worker(clock: clock))
        let rive = try await Rive(file: file, autoplay: false)
        async let outcome = rive.play(untilFirst: TriggerProperty(path: "introFinished"), within: .seconds(3))
        try await clock.sleepers(atLeast: 1)
        await clock.advance(by: .seconds(3))
        #expect(try await outcome == .fired(at: .zero))
    }

    @Test func `with exit time 0 it is heard on a real clock too`() async throws {
        for _ in 0..<20 {
            let file = try await File(source: RealFileTests.source("launch_immediate"), worker: Worker())
            let rive = try await Rive(file: file, autoplay: false)
            let outcome = try await rive.play(untilFirst: TriggerProperty(path: "introFinished"), within: .seconds(60))
            guard case .fired = outcome else {
                Issue.record("\(outcome)")
                return
            }
        }
    }

    @Test func `waiting in play for what is not there throws and does not play`() async throws {
        let file = try await File(source: RealFileTests.source("launch"), worker: Worker(clock: VirtualClock()))
        let rive = try await Rive(file: file, autoplay: false)
        await #expect(throws: PlaybackError.self) {
            _ = try await rive.play(untilFirst: TriggerProperty(path: "introFinishd"), within: .seconds(3))
        }
        #expect(!rive.isPlaying)
        let bare = try await Rive(
            file: try await File(source: RealFileTests.source("inputs"), worker: file.worker), autoplay: false)
        await #expect(throws: PlaybackError.self) {
            _ = try await bare.play(untilFirst: TriggerProperty(path: "introFinished"), within: .seconds(3))
        }
    }

    @Test func `settling is said once, not sixty times a second, and not at the start`() async throws {
        let clock = VirtualClock()
        let rive = try await Rive(
            file: try await File(source: RealFileTests.source("launch"), worker: Worker(clock: clock)), autoplay: false)
        let settled = rive.stateMachine.settled
        rive.play()
        await clock.advance(by: .seconds(20))
        rive.close()
        var times: [Duration] = []
        for try await settling in settled { times.append(settling.time) }
        #expect(times.count == 1)
        #expect(try #require(times.first) > .milliseconds(2600))
    }

    @Test func `a timeout can be told from an end, and from a machine that went away`() async throws {
        func outcome(_ sample: String, closing: Bool = false) async throws -> FirstOutcome {
            let clock = VirtualClock()
            let rive = try await Rive(
                file: try await File(source: RealFileTests.source(sample), worker: Worker(clock: clock)))
            let instance = try #require(rive.viewModelInstance)
            async let outcome = instance.first(TriggerProperty(path: "introFinished"), within: .seconds(3))
            try await clock.sleepers(atLeast: 1)
            await clock.advance(by: .seconds(1))
            if closing { rive.close() }
            await clock.advance(by: .seconds(3))
            return try await outcome
        }
        if case .fired = try await outcome("launch") {} else { Issue.record("not fired") }
        #expect(try await outcome("launch_endless") == .timedOut(at: .seconds(3)))
        #expect(try await outcome("launch", closing: true) == .ended)
    }

    /// Two layers: the first goes from a timeline of half a second to its exit, the second stays where it is.
    private static let exiting = """
        <Rive version="1" kind="fragment">
          <Artboard name="Main" width="10" height="10" defaultStateMachineId="0:10">
            <LinearAnimation id="0:20" name="Half" fps="60" duration="30"/>
            <StateMachine id="0:10" name="Machine">
              <StateMachineLayer name="Going">
                <AnyState/>
                <EntryState><StateTransition stateToId="0:12"/></EntryState>
                <ExitState id="0:13"/>
                <AnimationState id="0:12" animationId="0:20">
                  <StateTransition stateToId="0:13" flags="12" exitTime="100"/>
                </AnimationState>
              </StateMachineLayer>
              <StateMachineLayer name="Staying"><AnyState/><EntryState/><ExitState/></StateMachineLayer>
            </StateMachine>
          </Artboard>
        </Rive>
        """

    @Test func `entering and leaving states is told for each layer, the exit state included, with times`() throws {
        let file = try RiveFile.build(rml: Array(Self.exiting.utf8)).file
        var scene = try Scene(Document(bytes: file.serialized()))
        var changes = scene.advance(by: 0).stateChanges
        for _ in 0..<60 { changes += scene.advance(by: 1.0 / 60).stateChanges }
        #expect(changes.map(\.layerName) == ["Going", "Going"])
        #expect(changes.map(\.from.kind) == [.entry, .animation])
        #expect(changes.map(\.to.kind) == [.animation, .exit])
        #expect(changes.first?.time == 0)
        #expect(abs((changes.last?.time ?? 0) - 0.5) <= 1.0 / 60)
    }
}

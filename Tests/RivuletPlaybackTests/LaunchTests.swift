import RivuletPlayback
import RivuletRuntime
import Testing

private enum Screen: Equatable { case home, login }

/// A store in memory, which can be out of order.
private final class MemoryStore: LaunchStore {
    struct Broken: Error {}

    let stamps = Lock([LaunchStamp]())
    let isBroken: Bool

    init(isBroken: Bool = false) { self.isBroken = isBroken }

    func load() throws -> LaunchStamp? {
        if isBroken { throw Broken() }
        return stamps.withLock { $0.last }
    }
    func save(_ stamp: LaunchStamp) throws {
        if isBroken { throw Broken() }
        stamps.withLock { $0.append(stamp) }
    }
}

/// Plays a launch to its end in a simulation: its phases and the time at the end.
private func play(
    _ plan: LaunchSequence, _ sample: String? = nil, work: Duration = .zero,
    environment: LaunchEnvironment = LaunchEnvironment(), tap: Duration? = nil
) async throws -> (phases: [LaunchPhase], outcome: LaunchOutcome<Screen>, end: Duration) {
    let clock = VirtualClock()
    return try await clock.simulate {
        let launch = plan.start(
            on: Worker(clock: clock), source: sample.map { RealFileTests.source($0) }, environment: environment
        ) { () async throws -> Screen in
            try await clock.sleep(for: work)
            return .home
        }
        async let tapped: Void = {
            guard let tap else { return }
            try await clock.sleep(for: tap)
            launch.skip()
        }()
        var phases: [LaunchPhase] = []
        for await phase in launch.phases { phases.append(phase) }
        let outcome = await launch.outcome
        let end = clock.now.offset
        try await tapped
        return (phases, outcome, end)
    }
}

private func progress(_ phases: [LaunchPhase]) -> [Double] {
    phases.compactMap { if case .fading(let progress) = $0 { progress } else { nil } }
}

private let intro = LaunchSequence(
    play: .machine("LaunchStateMachine", until: .trigger("introFinished")),
    fade: Fade(duration: .milliseconds(500), curve: .easeOut))

/// The patterns that launch sequences are made for.
@Suite struct `Launch patterns` {
    @Test
    func `a: an overlay animates for a fixed time, then the destination is chosen and cross-faded from a snapshot`()
        async throws
    {
        let plan = LaunchSequence(
            play: .overlay(for: .milliseconds(1200)), fade: Fade(duration: .milliseconds(500), curve: .linear))
        let run = try await play(plan, work: .milliseconds(300))
        // The overlay's own animation: the logo grows to twice its size and goes away.
        let frames = run.phases.compactMap {
            if case .playing(let time) = $0 { time / .milliseconds(1200) } else { nil }
        }
        let scales = frames.map { 1 + FadeCurve.easeInOut.value(at: $0) }
        let opacities = frames.map { 1 - FadeCurve.easeIn.value(at: $0) }
        #expect(scales.first == 1 && opacities.first == 1)
        // Frame 36 of 72 is the middle.
        #expect(frames.count >= 72)
        #expect(abs(scales[36] - 1.5) < 1e-9)
        #expect(abs(opacities[36] - 0.6846432) < 1e-6)
        #expect(try run.outcome.destination?.get() == .home)
        #expect(run.outcome.reason == .finished(at: .milliseconds(1200)))
        // Half a second at 60 frames: 30 of them, the middle one at exactly one half.
        let fade = progress(run.phases)
        #expect(fade.count == 31)
        #expect(fade.first == 0 && fade.last == 1)
        #expect(abs(fade[15] - 0.5) < 1e-9)
        #expect(run.end == .milliseconds(1700))
    }

    @Test func `b: an intro with an end trigger, and a fallback after three seconds`() async throws {
        let run = try await play(intro, "launch", work: .seconds(1))
        guard case .finished(let time) = run.outcome.reason else {
            Issue.record("\(run.outcome.reason)")
            return
        }
        #expect(time >= .milliseconds(2600) && time <= .milliseconds(2600) + .step(1))
        #expect(run.end == time + .milliseconds(500))
        #expect(run.phases.first == .staticScreen && run.phases.last == .finished(run.outcome.reason))
        let fade = progress(run.phases)
        #expect(fade.first == 0 && fade.last == 1)
        // The middle of an ease-out.
        #expect(abs(fade[15] - 0.6846432) < 1e-6)
        let endless = try await play(intro, "launch_endless", work: .seconds(1))
        #expect(endless.outcome.reason == .timedOut(at: .seconds(3)))
        #expect(endless.end == .milliseconds(3500))
    }

    @Test func `b: skipped by a tap, or under reduced motion`() async throws {
        let tapped = try await play(intro, "launch", tap: .milliseconds(800))
        #expect(tapped.outcome.reason == .skipped(at: .milliseconds(800)))
        #expect(tapped.end == .milliseconds(1300))
        let reduced = try await play(intro, "launch", environment: LaunchEnvironment(reduceMotion: true))
        #expect(reduced.outcome.reason == .reducedMotion)
        #expect(reduced.end == .milliseconds(500))
        var still = intro
        still.reduceMotion = .still(for: .seconds(1))
        let shown = try await play(still, "launch", environment: LaunchEnvironment(reduceMotion: true))
        #expect(shown.outcome.reason == .reducedMotion)
        #expect(Array(shown.phases.prefix(3)) == [.staticScreen, .still, .fading(progress: 0)])
        #expect(shown.end == .milliseconds(1500))
    }

    @Test func `c: two seconds to compose itself, then a fade of one second`() async throws {
        let plan = LaunchSequence(
            play: .overlay(for: .seconds(2)), fade: Fade(duration: .seconds(1), curve: .easeInOut))
        let run = try await play(plan, work: .milliseconds(1500))
        let fade = progress(run.phases)
        #expect(fade.count == 61)
        #expect(fade.first == 0 && fade.last == 1)
        #expect(abs(fade[15] - 0.1291619) < 1e-6)
        #expect(abs(fade[30] - 0.5) < 1e-9)
        #expect(abs(fade[45] - 0.8708381) < 1e-6)
        #expect(run.end == .seconds(3))
    }
}

@Suite struct `Launches` {
    @Test func `a trigger at time zero is honoured`() async throws {
        let run = try await play(intro, "launch_immediate")
        #expect(run.outcome.reason == .finished(at: .zero))
        #expect(run.end == .milliseconds(500))
    }

    @Test func `an intro may end with an event, a state, a time or by settling`() async throws {
        func reason(_ end: LaunchEnd, _ sample: String) async throws -> LaunchReason {
            try await play(LaunchSequence(play: .machine(until: end), timeout: .seconds(9)), sample).outcome.reason
        }
        #expect(try await reason(.duration(.milliseconds(700)), "launch") == .finished(at: .milliseconds(700)))
        guard case .finished(let idle) = try await reason(.state("Idle"), "launch"),
            case .finished(let settled) = try await reason(.settled, "launch_without_trigger"),
            case .finished(let bounce) = try await reason(.event("Bounce"), "events")
        else {
            Issue.record("not finished")
            return
        }
        #expect(idle >= .milliseconds(2600) && idle < .milliseconds(2620))
        #expect(settled >= .milliseconds(2600) && settled < .milliseconds(2700))
        #expect(bounce > .zero && bounce < .seconds(3))
    }

    @Test func `what cannot be played falls through to the app at once, and says why`() async throws {
        let missing = try await play(intro, "lunch")
        guard case .failed(.document(.unreadable(_, _, isMissing: true))) = missing.outcome.reason else {
            Issue.record("\(missing.outcome.reason)")
            return
        }
        #expect(missing.end == .milliseconds(500))
        #expect(try missing.outcome.destination?.get() == .home)
        // The sample `inputs` has no view model.
        let bare = try await play(intro, "inputs")
        guard case .failed(.scene(.unknownMachine)) = bare.outcome.reason else {
            Issue.record("\(bare.outcome.reason)")
            return
        }
        let blind = try await play(LaunchSequence(play: .machine(until: .trigger("introFinished"))), "inputs")
        guard case .failed(.noViewModel) = blind.outcome.reason else {
            Issue.record("\(blind.outcome.reason)")
            return
        }
        let wrong = try await play(LaunchSequence(play: .machine(until: .trigger("introFinishd"))), "launch")
        guard case .failed(.unknownPath) = wrong.outcome.reason else {
            Issue.record("\(wrong.outcome.reason)")
            return
        }
        let nothing = try await play(LaunchSequence(play: .machine(until: .event("nothing"))), "launch")
        #expect(nothing.outcome.reason == .failed(.unknownEvent("nothing", artboard: "Launch", existing: [])))
        let sourceless = try await play(LaunchSequence(play: .machine(until: .settled)))
        guard case .failed(.source) = sourceless.outcome.reason else {
            Issue.record("\(sourceless.outcome.reason)")
            return
        }
    }

    @Test func `work that is late is not cancelled, and can be awaited`() async throws {
        let clock = VirtualClock()
        let (outcome, late, time) = try await clock.simulate {
            let launch = intro.start(on: Worker(clock: clock), source: RealFileTests.source("launch")) {
                try await clock.sleep(for: .seconds(10))
                return Screen.login
            }
            let handOff = await launch.handOff
            let time = clock.now.offset
            return (handOff, try await handOff.work.value, time)
        }
        #expect(outcome.destination == nil)
        #expect(time == .seconds(3))
        #expect(late == .login)
        #expect(clock.now.offset == .seconds(10))
        guard case .finished = outcome.reason else {
            Issue.record("\(outcome.reason)")
            return
        }
    }

    @Test func `work that throws is a failure as destination`() async throws {
        struct Offline: Error {}
        let clock = VirtualClock()
        let outcome = try await clock.simulate {
            await intro.run(on: Worker(clock: clock), source: RealFileTests.source("launch")) {
                () async throws -> Screen in
                throw Offline()
            }
        }
        #expect(throws: Offline.self) { try outcome.destination?.get() }
    }

    @Test func `cancelling ends at once and cancels the work`() async throws {
        let clock = VirtualClock()
        let (outcome, end) = try await clock.simulate {
            let launch = intro.start(on: Worker(clock: clock), source: RealFileTests.source("launch")) {
                try await clock.sleep(for: .seconds(2))
                return Screen.home
            }
            try await clock.sleep(for: .seconds(1))
            launch.cancel()
            let outcome = await launch.outcome
            await #expect(throws: CancellationError.self) { try await outcome.work.value }
            return (outcome, clock.now.offset)
        }
        #expect(outcome.reason == .cancelled)
        #expect(outcome.destination == nil)
        #expect(end == .seconds(1))
    }

    @Test func `closing the worker ends a launch`() async throws {
        let clock = VirtualClock()
        for delay in [Duration.zero, .seconds(1), .milliseconds(2900)] {
            let outcome = try await clock.simulate {
                let worker = Worker(clock: clock)
                let launch = intro.start(on: worker, source: RealFileTests.source("launch")) { Screen.home }
                try await clock.sleep(for: delay)
                worker.close()
                return await launch.outcome
            }
            // At 2.9 s it is in its fade.
            if delay < .seconds(2) {
                #expect(outcome.reason == .failed(.closed(.worker)))
            } else if case .finished = outcome.reason {
            } else {
                Issue.record("\(outcome.reason)")
            }
        }
    }

    @Test func `a late reader gets the present phase first`() async throws {
        let clock = VirtualClock()
        let (early, late) = try await clock.simulate {
            let launch = intro.start(on: Worker(clock: clock), source: RealFileTests.source("launch")) { Screen.home }
            var iterator = launch.phases.makeAsyncIterator()
            let early = await iterator.next()
            _ = await launch.outcome
            var phases: [LaunchPhase] = []
            for await phase in launch.phases { phases.append(phase) }
            return (early, phases)
        }
        #expect(early == .staticScreen)
        #expect(late.count == 1)
        if case .finished = late.first {} else { Issue.record("\(late)") }
    }

    @Test func `an intro is due as often as was asked for`() async throws {
        let store = MemoryStore()
        var plan = intro
        plan.frequency = .firstLaunch(recordedIn: store)
        #expect(try await play(plan, "launch_immediate").outcome.reason == .finished(at: .zero))
        #expect(try await play(plan, "launch_immediate").outcome.reason == .notDue)
        plan.frequency = .afterUpdate(version: "2.0", recordedIn: store)
        #expect(try await play(plan, "launch_immediate").outcome.reason == .finished(at: .zero))
        #expect(try await play(plan, "launch_immediate").outcome.reason == .notDue)
        plan.frequency = .afterUpdate(version: "2.1", recordedIn: store)
        #expect(try await play(plan, "lunch").outcome.reason != .notDue)
        // What failed was not shown: it is still due.
        #expect(try await play(plan, "launch_immediate").outcome.reason == .finished(at: .zero))
        #expect(store.stamps.withLock { $0 }.map(\.version) == [nil, "2.0", "2.1"])
        plan.frequency = .everyColdLaunch
        let warm = LaunchEnvironment(isColdLaunch: false)
        #expect(try await play(plan, "launch_immediate", environment: warm).outcome.reason == .notDue)
    }

    @Test func `a store that is out of order does not keep the intro away`() async throws {
        var plan = intro
        plan.frequency = .firstLaunch(recordedIn: MemoryStore(isBroken: true))
        let outcome = try await play(plan, "launch_immediate").outcome
        #expect(outcome.reason == .finished(at: .zero))
        #expect(outcome.storeError is MemoryStore.Broken)
    }

    @Test func `on a real clock too`() async throws {
        let plan = LaunchSequence(
            play: .machine(until: .trigger("introFinished")), timeout: .seconds(3600),
            fade: Fade(duration: .milliseconds(50), curve: .linear))
        let outcome = await plan.run(on: Worker(), source: RealFileTests.source("launch_immediate")) { Screen.home }
        #expect(try outcome.destination?.get() == .home)
        if case .finished = outcome.reason {} else { Issue.record("\(outcome.reason)") }
    }
}

import RivuletPlayback
import RivuletTestSupport
import Testing

private typealias Input = LaunchState.Input
private typealias Action = LaunchState.Action

/// The logic of launches, without concurrency.
@Suite struct LaunchStateTests {
    private static func plan(
        minimum: Duration = .zero, still: Duration? = nil, length: Duration? = nil, fade: Duration = .milliseconds(500),
        playsFile: Bool = true
    ) -> LaunchState.Plan {
        var plan = LaunchState.Plan()
        plan.minimum = minimum
        plan.still = still
        plan.length = length
        plan.playsFile = playsFile
        plan.fade = Fade(duration: fade, curve: .linear)
        plan.framesPerSecond = 4
        return plan
    }

    /// What comes out of inputs at whole seconds.
    private func run(_ plan: LaunchState.Plan, _ inputs: [(Input, Duration)]) -> [Action] {
        var state = LaunchState(plan)
        return inputs.flatMap { state.handle($0.0, at: $0.1) }
    }

    private func handOffs(_ actions: [Action]) -> [LaunchReason] {
        actions.compactMap { if case .handOff(let reason) = $0 { reason } else { nil } }
    }

    @Test func `an intro that ends with its work done fades and is over`() {
        let actions = run(
            Self.plan(),
            [
                (.start(nil), .zero), (.loaded, .zero), (.workDone, .seconds(1)), (.ended, .seconds(2)),
                (.timer(.frame), .milliseconds(2250)), (.timer(.fade), .milliseconds(2500)),
            ])
        #expect(
            actions == [
                .show(.staticScreen), .startWork, .setTimer(.timeout, at: .seconds(3)), .load, .play,
                .show(.playing(.zero)), .setTimer(.frame, at: .milliseconds(250)), .cancelTimers,
                .handOff(.finished(at: .seconds(2))), .show(.fading(progress: 0)),
                .setTimer(.fade, at: .milliseconds(2500)), .setTimer(.frame, at: .milliseconds(2250)),
                .show(.fading(progress: 0.5)), .setTimer(.frame, at: .milliseconds(2500)), .show(.fading(progress: 1)),
                .cancelTimers, .stopMachine, .show(.finished(.finished(at: .seconds(2)))), .complete,
            ])
    }

    @Test func `late work is waited for up to the timeout`() {
        let begin: [(Input, Duration)] = [(.start(nil), .zero), (.loaded, .zero), (.ended, .seconds(1))]
        #expect(handOffs(run(Self.plan(), begin)) == [])
        #expect(
            handOffs(run(Self.plan(), begin + [(.workDone, .seconds(2))])) == [.finished(at: .seconds(1))])
        #expect(
            handOffs(run(Self.plan(), begin + [(.timer(.timeout), .seconds(3))])) == [.finished(at: .seconds(1))])
    }

    @Test func `an intro that does not end times out`() {
        let inputs: [(Input, Duration)] = [
            (.start(nil), .zero), (.loaded, .zero), (.workDone, .zero), (.timer(.timeout), .seconds(3)),
            (.ended, .seconds(3)),
        ]
        #expect(handOffs(run(Self.plan(), inputs)) == [.timedOut(at: .seconds(3))])
    }

    @Test func `an intro that ends early stays for its minimum, unless tapped`() {
        let begin: [(Input, Duration)] = [
            (.start(nil), .zero), (.workDone, .zero), (.loaded, .zero), (.ended, .seconds(1)),
        ]
        let plan = Self.plan(minimum: .seconds(2))
        #expect(handOffs(run(plan, begin)) == [])
        #expect(
            handOffs(run(plan, begin + [(.timer(.minimum), .seconds(2))])) == [.finished(at: .seconds(1))])
        #expect(handOffs(run(plan, begin + [(.tap, .seconds(1))])) == [.finished(at: .seconds(1))])
    }

    @Test func `taps, failures and stills lead on, each with its reason`() {
        let loaded: [(Input, Duration)] = [(.start(nil), .zero), (.workDone, .zero), (.loaded, .zero)]
        #expect(handOffs(run(Self.plan(), loaded + [(.tap, .seconds(1))])) == [.skipped(at: .seconds(1))])
        let failure = Input.failed(.closed(.stateMachine))
        #expect(handOffs(run(Self.plan(), loaded + [(failure, .seconds(1))])) == [.failed(.closed(.stateMachine))])
        let failing: [(Input, Duration)] = [(.start(nil), .zero), (failure, .zero), (.workDone, .seconds(1))]
        #expect(handOffs(run(Self.plan(), failing)) == [.failed(.closed(.stateMachine))])
        let still = Self.plan(still: .seconds(1))
        #expect(run(still, loaded).contains(.show(.still)))
        #expect(!run(still, loaded).contains(.play))
        #expect(handOffs(run(still, loaded + [(.timer(.still), .seconds(1))])) == [.reducedMotion])
        #expect(handOffs(run(Self.plan(), [(.start(.notDue), .zero), (.workDone, .seconds(1))])) == [.notDue])
    }

    @Test func `cancelling hands off at once; during the fade only the rest is left out`() {
        let loaded: [(Input, Duration)] = [(.start(nil), .zero), (.loaded, .zero)]
        let early = run(Self.plan(), loaded + [(.cancel, .seconds(1))])
        #expect(
            early.suffix(6) == [
                .cancelTimers, .handOff(.cancelled), .stopMachine, .cancelWork, .show(.finished(.cancelled)), .complete,
            ])
        let late = run(
            Self.plan(), loaded + [(.workDone, .zero), (.tap, .seconds(1)), (.cancel, .milliseconds(1100))])
        #expect(handOffs(late) == [.skipped(at: .seconds(1))])
        #expect(!late.contains(.cancelWork))
        #expect(late.suffix(2) == [.show(.finished(.skipped(at: .seconds(1)))), .complete])
    }

    @Test func `an overlay plays without a file, and a fade of no length is two phases`() {
        let actions = run(
            Self.plan(length: .seconds(2), fade: .zero, playsFile: false),
            [(.start(nil), .zero), (.workDone, .seconds(1)), (.timer(.length), .seconds(2))])
        #expect(!actions.contains(.load) && !actions.contains(.play))
        #expect(
            actions.suffix(7) == [
                .handOff(.finished(at: .seconds(2))), .show(.fading(progress: 0)), .show(.fading(progress: 1)),
                .cancelTimers, .stopMachine, .show(.finished(.finished(at: .seconds(2)))), .complete,
            ])
    }

    /// What a sequence of inputs must never do, checked after each.
    private struct Check {
        var state: LaunchState
        var handOffs = 0
        var completes = 0
        var progress = -1.0
        var isSound = true

        init(_ plan: LaunchState.Plan) { state = LaunchState(plan) }

        mutating func take(_ input: Input, at instant: Duration) {
            let wasDone = state.stage == .done
            let actions = state.handle(input, at: instant)
            if wasDone, !actions.isEmpty { isSound = false }
            for action in actions {
                switch action {
                case .handOff: handOffs += 1
                case .complete:
                    completes += 1
                    if handOffs != 1 { isSound = false }
                case .show(.fading(let next)):
                    if next < progress || handOffs != 1 || (progress < 0 && next != 0) { isSound = false }
                    progress = next
                case .show(.finished): if progress >= 0, progress != 1 { isSound = false }
                default: break
                }
            }
            if handOffs > 1 || completes > 1 { isSound = false }
        }
    }

    @Test func `any sequence of events hands off at most once, and exactly once after timeout and fade`() {
        let inputs: [Input] = [
            .loaded, .failed(.closed(.file)), .ended, .tap, .workDone, .cancel, .workerClosed,
        ]
        let all = inputs + LaunchState.Timer.allCases.map { .timer($0) }
        let plans = [
            Self.plan(), Self.plan(minimum: .seconds(2)), Self.plan(still: .seconds(1)), Self.plan(fade: .zero),
            Self.plan(length: .seconds(1), playsFile: false),
        ]
        var count = 0
        func explore(_ check: Check, depth: Int) {
            var ending = check
            ending.take(.timer(.timeout), at: .seconds(3))
            ending.take(.timer(.fade), at: .milliseconds(3500))
            count += 1
            if !(ending.isSound && ending.handOffs == 1 && ending.completes == 1 && ending.state.stage == .done) {
                Issue.record("unsound after \(depth) events: \(ending)")
            }
            guard depth < 4 else { return }
            for input in all {
                var next = check
                next.take(input, at: .milliseconds(500 * (depth + 1)))
                explore(next, depth: depth + 1)
            }
        }
        for plan in plans {
            for reason in [nil, .notDue] as [LaunchReason?] {
                var check = Check(plan)
                check.take(.start(reason), at: .zero)
                explore(check, depth: reason == nil ? 0 : 2)
            }
        }
        // 1 + 13 + 13² + 13³ + 13⁴ for each plan that is due, 1 + 13 + 13² for each that is not.
        #expect(count == 5 * (30_941 + 183))
    }

    @Test func `ten thousand random schedules keep all promises`() {
        for seed in 0..<10_000 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            func time(_ limit: Int) -> Duration { .milliseconds(Int.random(in: 0...limit, using: &random)) }
            let plan = Self.plan(
                minimum: Bool.random(using: &random) ? time(4000) : .zero,
                still: Int.random(in: 0..<4, using: &random) == 0 ? time(1500) : nil,
                fade: Bool.random(using: &random) ? .milliseconds(500) : .zero)
            var events: [(input: Input, at: Duration)] = [(.workDone, time(5000))]
            events.append(Bool.random(using: &random) ? (.loaded, time(1000)) : (.failed(.closed(.file)), time(4000)))
            events.append((.ended, time(5000)))
            if Bool.random(using: &random) { events.append((.tap, time(4000))) }
            if Int.random(in: 0..<5, using: &random) == 0 { events.append((.cancel, time(4000))) }
            #expect(Self.isKept(plan, events), "seed \(seed)")
        }
    }

    /// Plays events and timers in order of time, and looks at the result.
    private static func isKept(_ plan: LaunchState.Plan, _ events: [(input: Input, at: Duration)]) -> Bool {
        var state = LaunchState(plan)
        var events = events
        var timers: [LaunchState.Timer: Duration] = [:]
        var now: Duration = .zero
        var work: Duration?
        var handedOff: (reason: LaunchReason, at: Duration)?
        var progress: [Double] = []
        var completed: Duration?
        var input = Input.start(nil)
        while true {
            if input == .workDone { work = now }
            for action in state.handle(input, at: now) {
                switch action {
                case .setTimer(let timer, let instant): timers[timer] = instant
                case .cancelTimers: timers = [:]
                case .handOff(let reason):
                    if handedOff != nil { return false }
                    handedOff = (reason, now)
                case .show(.fading(let value)): progress.append(value)
                case .complete: completed = now
                default: break
                }
            }
            let timer = timers.min { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") }
            let event = events.indices.min { events[$0].at < events[$1].at }
            if let event, events[event].at <= timer?.value ?? .seconds(100) {
                (input, now) = events.remove(at: event)
            } else if let timer {
                timers[timer.key] = nil
                (input, now) = (.timer(timer.key), timer.value)
            } else {
                break
            }
        }
        guard let handedOff, let completed, handedOff.at <= plan.timeout else { return false }
        guard completed <= handedOff.at + plan.fade.duration else { return false }
        if handedOff.reason == .cancelled { return progress.isEmpty }
        guard work.map({ $0 <= handedOff.at }) ?? false || handedOff.at == plan.timeout else { return false }
        return progress.first == 0 && progress.last == 1 && zip(progress, progress.dropFirst()).allSatisfy { $0 <= $1 }
    }
}

@Suite struct FadeTests {
    // As CSS's easings are: the values of cubic Béziers at these times, computed elsewhere.
    @Test(
        arguments: [
            (.linear, 0.25, 0.25), (.linear, 0.5, 0.5), (.easeIn, 0.5, 0.3153568), (.easeOut, 0.5, 0.6846432),
            (.easeInOut, 0.25, 0.1291619), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.75, 0.8708381),
        ] as [(FadeCurve, Double, Double)])
    func `curves pass through their points`(curve: FadeCurve, time: Double, value: Double) {
        #expect(abs(curve.value(at: time) - value) < 1e-6)
    }

    @Test(arguments: [.linear, .easeIn, .easeOut, .easeInOut, .bezier(0.9, -3, 0.1, 7)] as [FadeCurve])
    func `curves go from exactly 0 to exactly 1 and never back`(curve: FadeCurve) {
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1 && curve.value(at: .nan) == 0)
        let values = (0...200).map { curve.value(at: Double($0) / 200) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(values.allSatisfy { 0...1 ~= $0 })
    }
}

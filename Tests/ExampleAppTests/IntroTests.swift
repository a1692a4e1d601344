import RivuletPlayback
import RivuletTesting
import Testing

// What the tests of an app look like that plays an intro. They use public products only, and take no real time.

/// The part of a pretend app that is under test.
enum App {
    enum Screen: Equatable {
        case home
        case login
    }

    static let intro = LaunchSequence(play: .machine(until: .trigger("introFinished")))

    static func launch(
        on clock: VirtualClock, file: String = "launch", isLoggedIn: Bool, reduceMotion: Bool = false
    ) -> Launch<Screen> {
        intro.start(
            on: Worker(clock: clock), source: .local(file, "SampleFiles"),
            environment: LaunchEnvironment(reduceMotion: reduceMotion)
        ) {
            try await clock.sleep(for: .milliseconds(400))
            return isLoggedIn ? .home : .login
        }
    }
}

@Suite struct IntroTests {
    @Test(.rive("SampleFiles/launch.riv")) func `the designer's file says when it is over`() async throws {
        let end = try await Playback.run(until: .trigger("introFinished"), timeout: .seconds(3))
        #expect(end == .fired(at: .seconds(2.6), tolerance: .frame))
    }

    @Test(arguments: [true, false]) func `after the intro comes the right screen`(isLoggedIn: Bool) async throws {
        let outcome = try await simulate { clock in await App.launch(on: clock, isLoggedIn: isLoggedIn).outcome }
        #expect(try outcome.destination?.get() == (isLoggedIn ? .home : .login))
        guard case .finished(let time) = outcome.reason else {
            Issue.record("\(outcome.reason)")
            return
        }
        #expect(time >= .seconds(2.6) && time < .seconds(2.62))
    }

    @Test func `a file that never ends does not hold up the app`() async throws {
        let outcome = try await simulate { clock in
            await App.launch(on: clock, file: "launch_endless", isLoggedIn: true).outcome
        }
        #expect(outcome.reason == .timedOut(at: .seconds(3)))
    }

    @Test func `a file that is missing does not either`() async throws {
        let (outcome, time) = try await simulate { clock in
            let outcome = await App.launch(on: clock, file: "lunch", isLoggedIn: true).outcome
            return (outcome, clock.now.offset)
        }
        guard case .failed = outcome.reason else {
            Issue.record("\(outcome.reason)")
            return
        }
        // 0.4 s of work and the fade.
        #expect(time == .milliseconds(650))
    }

    @Test func `a tap leads on`() async throws {
        let outcome = try await simulate { clock in
            let launch = App.launch(on: clock, isLoggedIn: true)
            try await clock.sleep(for: .seconds(1))
            launch.skip()
            return await launch.outcome
        }
        #expect(outcome.reason == .skipped(at: .seconds(1)))
    }

    @Test func `people who asked for less motion see none`() async throws {
        let phases = try await simulate { clock in
            var phases: [LaunchPhase] = []
            for await phase in App.launch(on: clock, isLoggedIn: true, reduceMotion: true).phases {
                phases.append(phase)
            }
            return phases
        }
        #expect(phases.first == .staticScreen)
        #expect(phases.last == .finished(.reducedMotion))
        for phase in phases {
            if case .playing = phase { Issue.record("\(phase)") }
        }
    }
}

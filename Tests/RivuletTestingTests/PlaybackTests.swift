import RivuletPlayback
import RivuletRuntime
import RivuletTesting
import Testing

@Suite struct `Help for tests` {
    @Test func `a run ends with what was waited for`() async throws {
        let end = try await Playback.run(
            "SampleFiles/launch.riv", until: .trigger("introFinished"), timeout: .seconds(3))
        #expect(end == .fired(at: .seconds(2.6), tolerance: .frame))
        #expect(end != .fired(at: .seconds(2.5), tolerance: .frame))
        #expect(end != .timedOut(at: .seconds(3)))
    }

    @Test(arguments: [(.state("Idle"), true), (.event("Nothing"), false)] as [(LaunchEnd, Bool)])
    func `states and events can be waited for, and names that are not there throw`(end: LaunchEnd, exists: Bool)
        async throws
    {
        do {
            let result = try await Playback.run("SampleFiles/launch.riv", until: end, timeout: .seconds(3))
            #expect(exists)
            #expect(result == .fired(at: .seconds(2.6), tolerance: .frame))
        } catch {
            #expect(error as? PlaybackError == .unknownEvent("Nothing", artboard: "Launch", existing: []))
            #expect(!exists)
        }
    }

    @Test func `an event of a timeline is waited for`() async throws {
        let end = try await Playback.run("SampleFiles/events.riv", until: .event("Bounce"), timeout: .seconds(3))
        guard case .fired = end else {
            Issue.record("\(end)")
            return
        }
    }

    @Test func `what never comes times out, or is known not to come`() async throws {
        let endless = try await Playback.run(
            "SampleFiles/launch_endless.riv", until: .trigger("introFinished"), timeout: .seconds(3))
        #expect(endless == .timedOut(at: .seconds(3)))
        let early = try await Playback.run(
            "SampleFiles/launch.riv", until: .trigger("introFinished"), timeout: .seconds(2))
        #expect(early == .timedOut(at: .seconds(2)))
        let settled = try await Playback.run(
            "SampleFiles/launch.riv", until: .state("exit"), timeout: .seconds(10))
        #expect(settled == .settled(at: .seconds(2.6), tolerance: .frames(3)))
    }

    @Test func `values are set before it starts`() async throws {
        let end = try await Playback.run(
            "SampleFiles/inputs.riv", until: .state("On"), timeout: .seconds(1),
            prepare: { try $0.setInput("isOn", to: true) })
        #expect(end == .fired(at: .zero, tolerance: .frame))
    }

    @Test func `every fire is counted`() async throws {
        let fires = try await Playback.fires(of: "introFinished", in: "SampleFiles/launch.riv", for: .seconds(10))
        #expect(fires.count == 1)
        #expect(
            try await Playback.fires(of: "introFinished", in: "SampleFiles/launch_endless.riv", for: .seconds(10)) == []
        )
    }

    @Test(.rive("SampleFiles/launch.riv")) func `the trait reads the file for the test`() async throws {
        #expect(RiveFixture.current?.artboardNames == ["Launch"])
        let end = try await Playback.run(until: .trigger("introFinished"), timeout: .seconds(3))
        #expect(end == .fired(at: .seconds(2.6), tolerance: .frame))
    }

    @Test func `a file that is not there is an error with its path`() async throws {
        let error = await #expect(throws: DocumentError.self) {
            try await Playback.run("SampleFiles/lunch.riv", until: .settled, timeout: .seconds(1))
        }
        #expect("\(try #require(error))".contains("SampleFiles/lunch.riv"))
        await #expect(throws: PlaybackError.self) { try await Playback.run(until: .settled, timeout: .seconds(1)) }
    }

    @Test func `a simulation jumps from deadline to deadline`() async throws {
        let real = ContinuousClock.now
        let log = try await simulate { clock in
            async let first: Void = clock.sleep(until: .init(offset: .seconds(500)))
            async let second: Void = clock.sleep(until: .init(offset: .seconds(250)))
            try await second
            let half = clock.now.offset
            try await first
            return [half, clock.now.offset]
        }
        #expect(log == [.seconds(250), .seconds(500)])
        #expect(ContinuousClock.now - real < .seconds(60))
    }

    @Test func `a simulation past its limit says what goes on`() async throws {
        await #expect(throws: VirtualClockError.self) {
            try await simulate(limit: .seconds(5)) { clock in
                try await clock.sleep(until: .init(offset: .seconds(6)))
            }
        }
    }
}

import RivuletPlayback
import RivuletTesting
import Testing

@Test(.rive("SampleFiles/launch.riv")) func `the intro ends in time`() async throws {
    let end = try await Playback.run(until: .trigger("introFinished"), timeout: .seconds(3))
    #expect(end == .fired(at: .seconds(2.6), tolerance: .frame))
}

@Test func `an intro that never ends does not hold up the app`() async throws {
    let outcome = try await simulate { clock in  // three seconds that take none
        await launch(
            .local("launch_endless", "SampleFiles"), on: Worker(clock: clock), environment: LaunchEnvironment(),
            prepare: { "home" }, show: { _ in })
    }
    #expect(outcome.reason == .timedOut(at: .seconds(3)))
    #expect(try outcome.destination?.get() == "home")
}

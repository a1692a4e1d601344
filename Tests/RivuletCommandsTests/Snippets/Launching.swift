import RivuletPlayback

/// Shows an intro while the app makes itself ready, and says how it went. Tapping calls `skip()` of the launch.
func launch(
    _ source: Source, on worker: Worker, environment: LaunchEnvironment,
    prepare: @escaping @Sendable () async throws -> String, show: (LaunchPhase) -> Void
) async -> LaunchOutcome<String> {
    let plan = LaunchSequence(
        play: .machine("LaunchStateMachine", until: .trigger("introFinished")), timeout: .seconds(3),
        reduceMotion: .skip, fade: Fade(duration: .milliseconds(250), curve: .easeOut))
    let launch = plan.start(on: worker, source: source, environment: environment, work: prepare)
    for await phase in launch.phases { show(phase) }  // .staticScreen, .playing, .fading(progress:), .finished
    return await launch.outcome
}

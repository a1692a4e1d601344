import RivuletPlayback

/// Plays an intro on the worker's clock and waits for its end, but not longer than three seconds.
func awaitIntro(_ source: Source, on worker: Worker) async throws -> FirstOutcome {
    let file = try await File(source: source, worker: worker)
    let artboard = try await file.createArtboard()
    let instance = try await file.createViewModelInstance(.viewModelDefault(from: .artboardDefault(artboard)))
    let machine = try await artboard.createStateMachine("LaunchStateMachine", binding: instance)
    let rive = try await Rive(file: file, artboard: artboard, stateMachine: machine, autoplay: false)
    defer { rive.close() }
    return try await rive.play(untilFirst: TriggerProperty(path: "introFinished"), within: .seconds(3))
}

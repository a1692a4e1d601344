import RivuletRuntime

/// Plays an intro, and says at which second it reported its end; nil if it did not within four.
func endOfIntro(_ path: String) throws -> Double? {
    let document = try Document(contentsOf: path)  // immutable; scenes on any threads share it
    var scene = try Scene(document)  // default artboard, state machine, view model instance
    for frame in 0...240 {
        let report = scene.advance(by: frame == 0 ? 0 : 1.0 / 60)  // begin with 0: it enters the first states
        for trigger in report.triggers where trigger.path == "introFinished" { return trigger.time }
    }
    return nil
}

import RivuletPlayback
import RivuletRuntime

/// Plays the scoreboard with a score, and says how the mood was before.
func cheer(_ document: Document, score: Float) throws -> Scoreboard.Enums.Mood {
    var board = try Scoreboard.Artboards.Scoreboard.Board(document)
    let paths = Scoreboard.ViewModels.Scoreboard()
    let mood = try board.scene.value(of: paths.hud.mood)  // .calm: an enum of Swift, not a text
    try board.scene.setValue(of: paths.hud.score, to: score)
    try board.scene.setValue(of: paths.rows(0).playerName, to: "Grace")
    _ = board.advance(by: 0)
    return mood
}

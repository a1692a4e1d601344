import RivuletRuntime

/// What plays if nothing is named, and why.
struct DefaultChoice {
    var artboard: ArtboardInfo
    /// Position of the machine in the artboard.
    var machine: Int?
    /// Position of the timeline that plays for want of a machine.
    var timeline: Int?
    var reason: String

    /// The choice in a file (chapter 01 §11); nil if it has no artboard.
    init?(in document: Document) {
        guard let artboard = document.defaultArtboard else { return nil }
        self.artboard = artboard
        machine = document.defaultMachine(of: 0)
        if artboard.stateMachines.contains(where: \.isGenerated) {
            reason = "the artboard has neither state machines nor timelines"
        } else if machine != nil {
            reason =
                document.authoredDefaultMachine(of: 0) != nil
                ? "the file names it as the default" : "the file names no default, so the first one plays"
        } else if !artboard.timelines.isEmpty {
            timeline = 0
            reason = "there is no state machine, so the first timeline plays"
        } else {
            reason = "there is neither a state machine nor a timeline"
        }
    }

    /// What plays, in words.
    var player: String {
        if let machine { return "state machine '\(printable(artboard.stateMachines[machine].name))'" }
        if let timeline { return "timeline '\(printable(artboard.timelines[timeline].name))'" }
        return "nothing"
    }
}

import RivuletRuntime

/// A scene as the worker's actor holds it, beside its store: in a box, since collections do not take what cannot be
/// copied. Tests of time and waiting put scenes with a script in its place.
package protocol PlayedScene: AnyObject {
    func bind(_ instance: InstanceNumber)
    /// One step, after which the scene's time is `end` seconds. The journal of the store is left as it is: the worker
    /// tells the streams and empties it.
    func advance(by seconds: Double, endingAt end: Double, into report: inout AdvanceReport)
    /// Completes a report with what happened to values.
    func append(journal: [JournalEntry], to report: inout AdvanceReport)
}

/// Makes the scene of an artboard, unbound.
package typealias SceneMaker =
    @Sendable (
        _ document: Document, _ artboard: Int, _ player: Scene.Player, _ store: ViewModelStore
    ) throws(SceneError) -> any PlayedScene

/// A scene of the runtime.
package final class SceneBox: PlayedScene {
    private var scene: Scene

    package init(_ document: Document, _ artboard: Int, _ player: Scene.Player, _ store: ViewModelStore)
        throws(SceneError)
    {
        scene = try Scene(document, artboardIndex: artboard, player: player, store: store)
    }

    package func bind(_ instance: InstanceNumber) { scene.bind(instance) }

    package func advance(by seconds: Double, endingAt end: Double, into report: inout AdvanceReport) {
        scene.advance(by: seconds, endingAt: end, into: &report)
    }

    package func append(journal: [JournalEntry], to report: inout AdvanceReport) {
        scene.append(journal: journal, to: &report)
    }

    package static let make: SceneMaker = { document, artboard, player, store throws(SceneError) in
        try SceneBox(document, artboard, player, store)
    }
}

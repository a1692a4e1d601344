import RivuletRuntime

/// What a file plays, as the worker and the handles see it: facts that are known without a scene, and a store.
/// `Document` in the product; tests of time and waiting give their own.
package protocol PlayedDocument: Sendable {
    var artboards: [ArtboardInfo] { get }
    var viewModels: [ViewModelInfo] { get }
    var enums: [EnumInfo] { get }
    func propertyPath(_ path: String, viewModel: Int) throws(SceneError) -> PropertyPath
    func makeStore() -> any PlayedStore
}

/// The values of a file's view model instances on one worker, and the maker of the scenes that are bound to them.
/// It and its scenes live in the worker's actor.
package protocol PlayedStore: AnyObject {
    func makeScene(artboard: Int, player: Scene.Player) throws(SceneError) -> any PlayedScene
    func makeInstance(viewModel: Int, _ choice: ViewModelChoice) throws(SceneError) -> InstanceNumber
    func release(_ instance: InstanceNumber)
    func address(of path: PropertyPath, from instance: InstanceNumber) throws(SceneError) -> ValueAddress
    func value(at address: ValueAddress) -> Value
    func set(_ value: Value, at address: ValueAddress) throws(SceneError)
    func fire(at address: ValueAddress) throws(SceneError)
    var journal: [JournalEntry] { get }
    /// The worker alone empties the journal, after it has told the streams: scenes leave it as it is.
    func removeJournal()
}

/// A scene in a box, since collections do not take what cannot be copied.
package protocol PlayedScene: AnyObject {
    func bind(_ instance: InstanceNumber)
    func advance(by seconds: Float, into report: inout AdvanceReport)
}

extension Document: PlayedDocument {
    package func makeStore() -> any PlayedStore { ViewModelStore(self) }
}

extension ViewModelStore: PlayedStore {
    package func makeScene(artboard: Int, player: Scene.Player) throws(SceneError) -> any PlayedScene {
        SceneBox(try Scene(document, artboardIndex: artboard, player: player, store: self))
    }
}

private final class SceneBox: PlayedScene {
    var scene: Scene

    init(_ scene: consuming Scene) { self.scene = scene }

    func bind(_ instance: InstanceNumber) { scene.bind(instance) }
    func advance(by seconds: Float, into report: inout AdvanceReport) { scene.advance(by: Double(seconds), into: &report) }
}

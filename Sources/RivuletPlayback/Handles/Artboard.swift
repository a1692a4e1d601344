import RivuletRuntime

/// An artboard of a file: what state machines are made of.
public final class Artboard: Sendable, Equatable {
    /// The file that it belongs to.
    public let file: File
    package let index: Int
    private let token: LiveToken

    package init(file: File, index: Int) {
        self.file = file
        self.index = index
        token = LiveToken(file.worker.agenda.live)
    }

    /// The name, not necessarily unique.
    public var name: String { file.document.artboardName(index) }
    /// Names of the state machines, in file order.
    public var stateMachineNames: [String] { file.document.machineNames(artboard: index) }
    /// Name of the view model that it was designed for, nil if it has none.
    public var defaultViewModelName: String? {
        file.document.viewModelIndex(ofArtboard: index).map { file.document.viewModelName($0) }
    }

    /// Makes a scene that plays a state machine.
    ///
    /// - Parameters:
    ///   - name: name of the machine; nil for the artboard's default machine, else its first, else its first timeline.
    ///   - instance: the view model instance that it is bound to, from the same file.
    ///   - strict: whether an artboard for which no default machine was set is an error if none is named, as in Rive's
    ///     Apple runtime. Without, a diagnostic of the document says so.
    public func createStateMachine(
        _ name: String? = nil, binding instance: ViewModelInstance? = nil, strict: Bool = false
    ) async throws(PlaybackError) -> StateMachine {
        try file.checkOpen()
        if strict, name == nil, file.document.authoredDefaultMachine(of: index) == nil {
            throw .noDefaultStateMachine(artboard: self.name, existing: stateMachineNames)
        }
        if let instance {
            guard instance.file === file else { throw .foreign("view model instance") }
            try instance.checkOpen()
        }
        var player = Scene.Player.standard
        if let name {
            do throws(SceneError) {
                player = .machine(try file.document.machineIndex(named: name, artboard: index))
            } catch {
                throw PlaybackError(error)
            }
        }
        let (id, shared) = try await file.worker.core.addMachine(
            of: file.id, artboard: index, player: player, name: name ?? self.name, binding: instance?.id)
        return StateMachine(artboard: self, id: id, shared: shared, instance: instance)
    }

    /// Whether both are the same handle.
    public static func == (left: Artboard, right: Artboard) -> Bool { left === right }
}

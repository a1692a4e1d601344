import RivuletRuntime

/// An artboard of a file: what state machines are made of.
public final class Artboard: Sendable, Equatable {
    /// The file that it belongs to.
    public let file: File
    package let index: Int
    package let info: ArtboardInfo
    private let token: LiveToken

    package init(file: File, index: Int) {
        self.file = file
        self.index = index
        info = file.artboards[index]
        token = LiveToken(file.worker.agenda.live)
    }

    /// The name, not necessarily unique in the file.
    public var name: String { info.name }
    /// Width in artboard points.
    public var width: Float { info.width }
    /// Height in artboard points.
    public var height: Float { info.height }
    /// Names of the state machines, in file order.
    public var stateMachineNames: [String] { info.stateMachines.map(\.name) }
    /// Name of the view model that it was designed for, nil if it has none.
    public var defaultViewModelName: String? { info.viewModel }

    /// Makes a scene that plays a state machine.
    ///
    /// - Parameters:
    ///   - name: name of the machine; nil for the artboard's default machine, else its first, else its first timeline.
    ///   - instance: the view model instance that it is bound to, from the same file.
    public func createStateMachine(
        _ name: String? = nil, binding instance: ViewModelInstance? = nil
    ) async throws(PlaybackError) -> StateMachine {
        try file.checkOpen()
        if let instance {
            guard instance.file === file else { throw .foreign("view model instance") }
            try instance.checkOpen()
        }
        var player = Scene.Player.standard
        if let name {
            guard let index = info.stateMachines.firstIndex(where: { $0.name == name }) else {
                throw .scene(.unknownMachine(name, artboard: self.name, existing: stateMachineNames))
            }
            player = .machine(index)
        }
        let (id, shared) = try await file.worker.core.addMachine(
            of: file.id, artboard: index, player: player, name: name ?? self.name, binding: instance?.id)
        return StateMachine(artboard: self, id: id, shared: shared, instance: instance)
    }

    /// Whether both are the same handle.
    public static func == (left: Artboard, right: Artboard) -> Bool { left === right }
}

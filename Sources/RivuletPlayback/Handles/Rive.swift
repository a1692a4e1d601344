import RivuletRuntime

/// Plays a state machine on its worker's clock.
///
/// Playing begins with an advance by zero, which enters the first states, and goes on in steps of one length, on a grid
/// that all machines of the worker share. A machine that has settled costs nothing until new input reaches it.
public final class Rive: Sendable, Equatable {
    /// The file.
    public let file: File
    /// The artboard.
    public let artboard: Artboard
    /// The machine that plays.
    public let stateMachine: StateMachine
    private let token: LiveToken

    /// Puts a player together, and plays.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - artboard: an artboard of the file; nil for that of the machine, else the first one of the file.
    ///   - stateMachine: a machine of the artboard; nil for a fresh one, the artboard's default.
    ///   - dataBind: which instance is bound to the machine.
    ///   - autoplay: whether it plays at once. Without, subscribe first and then call `play()`, so that on a real clock
    ///     nothing is missed.
    public init(
        file: File, artboard: Artboard? = nil, stateMachine: StateMachine? = nil, dataBind: DataBind = .auto,
        autoplay: Bool = true
    ) async throws(PlaybackError) {
        let board: Artboard
        if let artboard = artboard ?? stateMachine?.artboard {
            guard artboard.file === file else { throw .foreign("artboard \"\(artboard.name)\"") }
            board = artboard
        } else {
            board = try await file.createArtboard()
        }
        if let stateMachine, stateMachine.artboard !== board { throw .foreign("state machine") }

        let machine: StateMachine
        if let stateMachine {
            try stateMachine.checkOpen()
            machine = stateMachine
        } else {
            machine = try await board.createStateMachine()
        }
        switch dataBind {
        case .instance(let instance):
            try machine.bind(instance)
        case .auto where machine.viewModelInstance == nil && board.defaultViewModelName != nil:
            try machine.bind(
                try await file.createViewModelInstance(.viewModelDefault(from: .artboardDefault(board))))
        case .auto, .none:
            break
        }
        self.file = file
        self.artboard = board
        self.stateMachine = machine
        token = LiveToken(file.worker.agenda.live)
        if autoplay { play() }
    }

    /// The instance that is bound to the machine.
    public var viewModelInstance: ViewModelInstance? { stateMachine.viewModelInstance }
    /// Whether it plays; also while the machine has settled.
    public var isPlaying: Bool { stateMachine.isPlaying }
    /// How long the machine has run.
    public var time: Duration { stateMachine.time }

    /// Plays from where the machine is. Without effect while it plays and after it was closed.
    public func play() { stateMachine.shared.setPlaying(true, stateMachine.id) }

    /// Plays, and waits for the next fire of a trigger of the bound instance, but not longer than a limit on the worker's
    /// clock. It waits before it plays, so that a trigger that fires at once is heard, on a real clock too: make the
    /// player with `autoplay: false`.
    ///
    /// Throws `PlaybackError` for a wrong path or without an instance, and `CancellationError` when the task is cancelled.
    public func play(
        untilFirst property: TriggerProperty, within limit: Duration, isolation: isolated (any Actor)? = #isolation
    ) async throws -> FirstOutcome {
        guard let instance = viewModelInstance else {
            throw PlaybackError.noViewModel(artboard: artboard.name, existing: file.viewModelNames)
        }
        return try await instance.first(property, within: limit, isolation: isolation, begin: { play() })
    }

    /// Stops the time of the machine.
    public func pause() { stateMachine.shared.setPlaying(false, stateMachine.id) }

    /// Stops for good and closes the machine, so that streams that only it feeds end.
    public func close() { stateMachine.close() }

    deinit { pause() }

    /// Whether both are the same player.
    public static func == (left: Rive, right: Rive) -> Bool { left === right }
}

import RivuletRuntime

/// A playing state machine on an artboard of its own.
///
/// Its time moves only while a `Rive` plays it, or when `advance(by:)` is called.
public final class StateMachine: Sendable, Equatable {
    /// The artboard that it was made of.
    public let artboard: Artboard
    package let id: MachineID
    package let shared: MachineShared
    private let bound: Lock<ViewModelInstance?>
    private let token: LiveToken

    package init(artboard: Artboard, id: MachineID, shared: MachineShared, instance: ViewModelInstance?) {
        self.artboard = artboard
        self.id = id
        self.shared = shared
        bound = Lock(instance)
        token = LiveToken(artboard.file.worker.agenda.live)
        instance?.shared.addMachine()
    }

    private var agenda: Agenda { artboard.file.worker.agenda }

    /// The view model instance that it is bound to.
    public var viewModelInstance: ViewModelInstance? { bound.withLock { $0 } }
    /// Whether a `Rive` plays it.
    public var isPlaying: Bool { shared.isPlaying }
    /// Whether nothing would change without new input, as of its last step.
    public var isSettled: Bool { shared.isSettled }
    /// How long it has run, by steps and by hand.
    public var time: Duration { shared.time }

    /// One element each time that the machine settles, from now on.
    public var settled: SettledStream { SettledStream(shared.settled, .standard) }

    /// Binds another instance of the same file. What was set on it takes effect in the next step.
    ///
    /// Streams of the instance that was bound before end if no other machine is bound to it.
    public func bind(_ instance: ViewModelInstance) throws(PlaybackError) {
        try checkOpen()
        guard instance.file === artboard.file else { throw .foreign("view model instance") }
        try instance.checkOpen()
        let (previous, needsDrain) = bound.withLock { bound in
            let previous = bound
            bound = instance
            return (previous, agenda.append(.bind(id, instance.id)))
        }
        if needsDrain { agenda.scheduleDrain() }
        guard previous !== instance else { return }
        instance.shared.addMachine()
        previous?.shared.removeMachine()
    }

    /// Advances by so much, in one step, and says what happened. Throws `PlaybackError.playing` while a `Rive` plays it.
    ///
    /// A fresh machine only enters its first states in its first advance and loses that step's time: begin with `.zero`.
    /// Each call is a hop to the worker; for a loop over many steps use the synchronous `Scene`.
    public func advance(by duration: Duration) async throws(PlaybackError) -> AdvanceReport {
        try checkOpen()
        guard !shared.isPlaying else { throw .playing }
        return try await artboard.file.worker.core.advance(id, by: duration)
    }

    /// Advances by so much, cut into equal steps none of which is longer than `maximumStep`. The report has what happened
    /// in all of them, each with the time of its step.
    ///
    /// Big steps lose things: a file that fires a trigger every ten frames fires it once in a step of two seconds.
    public func advance(
        by duration: Duration, maximumStep: Duration
    ) async throws(PlaybackError) -> AdvanceReport {
        try checkOpen()
        guard !shared.isPlaying else { throw .playing }
        return try await artboard.file.worker.core.advance(id, by: duration, maximumStep: maximumStep)
    }

    /// Frees the scene. `settled` ends, and so do the streams of the bound instance, unless another machine is bound to
    /// it.
    public func close() {
        shared.finish()
        let instance = bound.withLock { bound in
            defer { bound = nil }
            return bound
        }
        instance?.shared.removeMachine()
        agenda.post(.dropMachine(id))
    }

    package func checkOpen() throws(PlaybackError) {
        try artboard.file.checkOpen()
        guard !shared.isClosed else { throw .closed(.stateMachine) }
    }

    deinit { close() }

    /// Whether both are the same machine.
    public static func == (left: StateMachine, right: StateMachine) -> Bool { left === right }
}

// MARK: - Names

extension StateMachine {
    /// Throws if the artboard has no event of that name.
    func checkEvent(_ name: String) throws(PlaybackError) {
        let names = artboard.file.document.artboards[artboard.index].events.map(\.name)
        guard names.contains(name) else {
            throw .unknownEvent(name, artboard: artboard.name, existing: names)
        }
    }

    /// Throws if no layer of any of the artboard's machines has a state of that name.
    func checkState(_ name: String) throws(PlaybackError) {
        let states = artboard.file.document.artboards[artboard.index].stateMachines.flatMap(\.layers).flatMap(\.states)
        let names = states.flatMap { $0.timelines.isEmpty ? [$0.kind.rawValue] : $0.timelines }
        guard names.contains(name) else {
            throw .unknownState(name, stateMachine: shared.settled.path, existing: names)
        }
    }
}

extension StateReference {
    /// Whether a state is called that: by its timeline, or by its kind.
    func isNamed(_ name: String) -> Bool { timeline == name || kind.rawValue == name }
}

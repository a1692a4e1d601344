import RivuletRuntime

/// A `.riv` file on a worker.
public final class File: Sendable, Equatable {
    /// The worker on which all that is made from the file lives.
    public let worker: Worker
    package let id: FileID
    package let played: any PlayedDocument
    package let artboards: [ArtboardInfo]
    package let viewModels: [ViewModelInfo]
    private let isClosed = Lock(false)
    private let token: LiveToken

    /// Reads a file.
    public convenience init(source: Source, worker: Worker) async throws(PlaybackError) {
        try await self.init(playing: try await Self.read(source), worker: worker)
    }

    /// Puts a document on a worker.
    public convenience init(document: Document, worker: Worker) async throws(PlaybackError) {
        try await self.init(playing: document, worker: worker)
    }

    package init(playing played: any PlayedDocument, worker: Worker) async throws(PlaybackError) {
        self.worker = worker
        self.played = played
        artboards = played.artboards
        viewModels = played.viewModels
        token = LiveToken(worker.agenda.live)
        id = try await worker.core.addFile(played)
    }

    /// Reading and compiling takes time that the caller's actor should not spend.
    @concurrent private static func read(_ source: Source) async throws(PlaybackError) -> Document {
        try source.document()
    }

    // MARK: Facts

    /// Names of the artboards, in file order.
    public var artboardNames: [String] { artboards.map(\.name) }
    /// Names of the view models, in file order.
    public var viewModelNames: [String] { viewModels.map(\.name) }
    /// Names of the instances that the file has of a view model, in file order.
    public func instanceNames(of viewModel: ViewModelSource) throws(PlaybackError) -> [String] {
        viewModels[try index(of: viewModel)].instances
    }
    /// The properties of a view model, in file order.
    public func properties(of viewModel: ViewModelSource) throws(PlaybackError) -> [ViewModelPropertyInfo] {
        viewModels[try index(of: viewModel)].properties
    }
    /// The enums, in file order.
    public var enums: [EnumInfo] { played.enums }

    // MARK: Making

    /// The artboard with a name; nil for the first one of the file.
    public func createArtboard(_ name: String? = nil) async throws(PlaybackError) -> Artboard {
        try checkOpen()
        guard !artboards.isEmpty else { throw .scene(.noArtboard) }
        guard let name else { return Artboard(file: self, index: 0) }
        guard let index = artboards.firstIndex(where: { $0.name == name }) else {
            throw .scene(.unknownArtboard(name, existing: artboardNames))
        }
        return Artboard(file: self, index: index)
    }

    /// Makes a view model instance.
    public func createViewModelInstance(
        _ source: ViewModelInstanceSource
    ) async throws(PlaybackError) -> ViewModelInstance {
        try checkOpen()
        let (viewModel, choice) =
            switch source {
            case .blank(let viewModel): (viewModel, ViewModelChoice.blank)
            case .viewModelDefault(let viewModel): (viewModel, ViewModelChoice.default)
            case .name(let name, let viewModel): (viewModel, ViewModelChoice.named(name))
            }
        let index = try index(of: viewModel)
        if case .named(let name) = choice, !viewModels[index].instances.contains(name) {
            throw .scene(
                .unknownInstance(name, viewModel: viewModels[index].name, existing: viewModels[index].instances))
        }
        let id = try await worker.core.addInstance(of: self.id, viewModel: index, choice)
        return ViewModelInstance(file: self, viewModel: index, id: id)
    }

    private func index(of source: ViewModelSource) throws(PlaybackError) -> Int {
        switch source {
        case .artboardDefault(let artboard):
            guard artboard.file === self else { throw .foreign("artboard “\(artboard.name)”") }
            guard let name = artboard.info.viewModel else {
                throw .noViewModel(artboard: artboard.name, existing: viewModelNames)
            }
            return try index(ofViewModel: name)
        case .name(let name):
            return try index(ofViewModel: name)
        }
    }

    private func index(ofViewModel name: String) throws(PlaybackError) -> Int {
        guard let index = viewModels.firstIndex(where: { $0.name == name }) else {
            throw .scene(.unknownViewModel(name, existing: viewModelNames))
        }
        return index
    }

    // MARK: The end

    /// Ends all streams of the file's machines and instances and frees their scenes.
    public func close() {
        let isFirst = isClosed.withLock { isClosed in
            defer { isClosed = true }
            return !isClosed
        }
        guard isFirst else { return }
        worker.registry.close(id)
        worker.agenda.post(.dropFile(id))
    }

    package func checkOpen() throws(PlaybackError) {
        guard !worker.agenda.isClosed else { throw .closed(.worker) }
        guard !isClosed.withLock({ $0 }) else { throw .closed(.file) }
    }

    deinit {
        worker.registry.forget(id)
        worker.agenda.post(.dropFile(id))
    }

    /// Whether both are the same file on the same worker.
    public static func == (left: File, right: File) -> Bool { left === right }
}

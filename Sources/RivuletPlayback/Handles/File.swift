import RivuletRuntime

/// A `.riv` file on a worker.
public final class File: Sendable, Equatable {
    /// The worker on which all that is made from the file lives.
    public let worker: Worker
    package let id: FileID
    /// What was read: everything that the file says about itself.
    public let document: Document
    private let isClosed = Lock(false)
    private let token: LiveToken

    /// Reads a file.
    public convenience init(source: Source, worker: Worker) async throws(PlaybackError) {
        try await self.init(document: try await Self.read(source), worker: worker)
    }

    /// Puts a document on a worker.
    public convenience init(document: Document, worker: Worker) async throws(PlaybackError) {
        try await self.init(document: document, worker: worker, makeScene: SceneBox.make)
    }

    package init(
        document: Document, worker: Worker, makeScene: @escaping SceneMaker
    ) async throws(PlaybackError) {
        self.worker = worker
        self.document = document
        id = try await worker.core.addFile(document, makeScene: makeScene)
        token = LiveToken(worker.agenda.live)
    }

    /// Reading and compiling takes time that the caller's actor should not spend.
    @concurrent private static func read(_ source: Source) async throws(PlaybackError) -> Document {
        try source.document()
    }

    // MARK: Facts

    /// Names of the artboards, in file order.
    public var artboardNames: [String] { document.artboardNames }
    /// Names of the view models, in file order.
    public var viewModelNames: [String] { document.viewModelNames }
    /// Names of the instances that the file has of a view model, in file order.
    public func instanceNames(of viewModel: ViewModelSource) throws(PlaybackError) -> [String] {
        document.instanceNames(of: try index(of: viewModel))
    }

    // MARK: Making

    /// The artboard with a name; nil for the first one of the file.
    public func createArtboard(_ name: String? = nil) async throws(PlaybackError) -> Artboard {
        try checkOpen()
        do throws(SceneError) {
            return Artboard(file: self, index: try document.artboardIndex(named: name))
        } catch {
            throw PlaybackError(error)
        }
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
        return ViewModelInstance(file: self, try await worker.core.addInstance(of: id, viewModel: index, choice))
    }

    private func index(of source: ViewModelSource) throws(PlaybackError) -> Int {
        switch source {
        case .artboardDefault(let artboard):
            guard artboard.file === self else { throw .foreign("artboard \"\(artboard.name)\"") }
            guard let index = document.viewModelIndex(ofArtboard: artboard.index) else {
                throw .noViewModel(artboard: artboard.name, existing: viewModelNames)
            }
            return index
        case .name(let name):
            do throws(SceneError) {
                return try document.viewModelIndex(named: name)
            } catch {
                throw PlaybackError(error)
            }
        }
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

import RivuletRuntime

/// An instance of a view model: the values through which host and file talk to each other.
///
/// Changes are made in the order in which they are asked for and take effect in the next step of the machines bound to
/// the instance. Paths and kinds are checked at once, against the file.
public final class ViewModelInstance: Sendable, Equatable {
    /// The file that it belongs to.
    public let file: File
    package let id: InstanceID
    package let shared: InstanceShared
    /// Which one it is in the worker's store.
    package let number: InstanceNumber
    private let viewModel: Int
    private let token: LiveToken

    package init(file: File, _ made: MadeInstance) {
        self.file = file
        viewModel = made.viewModel
        id = made.id
        number = made.number
        shared = InstanceShared(
            id: id, file: file.id, agenda: file.worker.agenda, registry: file.worker.registry)
        token = LiveToken(file.worker.agenda.live)
    }

    /// The view model's name.
    public var viewModelName: String { file.document.viewModelName(viewModel) }
    /// Names of the view model's properties, in file order.
    public var propertyNames: [String] { file.document.propertyNames(viewModel) }

    // MARK: Values

    /// The value of a property, after everything that was asked for before.
    public func value<Property: ReadableProperty>(
        of property: Property
    ) async throws(PlaybackError) -> Property.Value {
        try checkOpen()
        let path = try path(property.path, Property.kind)
        let value = try await file.worker.core.value(id, path)
        guard let value = Property.decode(value, in: file.document) else {
            throw .wrongKind(path: property.path, wanted: Property.kind, found: value.kind)
        }
        return value
    }

    /// Sets a property. It takes effect in the next step; an equal value changes nothing.
    public func setValue<Property: ValueProperty>(
        of property: Property, to value: Property.Value
    ) throws(PlaybackError) {
        try post(try Property.encode(value, in: file.document), to: property.path)
    }

    func post(_ value: RivuletRuntime.Value, to path: String) throws(PlaybackError) {
        try checkOpen()
        let path = try self.path(path, value.kind)
        if case .enumeration(let key) = value { try checkEnum(key, path) }
        file.worker.agenda.post(.set(id, path, value))
    }

    /// Fires a trigger. Its streams hear it once, with the worker's time of this call; machines see it in their next
    /// step.
    public func fire(trigger property: TriggerProperty) throws(PlaybackError) {
        try checkOpen()
        file.worker.agenda.post(.fire(id, try path(property.path, .trigger)))
    }

    // MARK: Streams

    /// Every fire of a trigger from now on, by the machine and by `fire`.
    ///
    /// A path that the view model does not have, or of another kind, makes the first `next()` throw.
    public func stream(
        of property: TriggerProperty, buffering: StreamBuffering = .standard
    ) -> TriggerStream {
        do throws(PlaybackError) {
            guard case .trigger(let topic) = shared.topic(try path(property.path, .trigger)) else {
                throw .wrongKind(path: property.path, wanted: .trigger, found: .trigger)
            }
            return TriggerStream(topic, buffering)
        } catch {
            return TriggerStream(failed(property.path, error), buffering)
        }
    }

    /// Every new value of a property from now on.
    ///
    /// A path that the view model does not have, or of another kind, makes the first `next()` throw.
    public func valueStream<Property: ReadableProperty>(
        of property: Property, buffering: StreamBuffering = .standard
    ) -> ValueStream<Property> {
        ValueStream(valueTopic(property), buffering, file.document)
    }

    /// Every change of a property from now on: its new value, and when.
    ///
    /// A path that the view model does not have, or of another kind, makes the first `next()` throw.
    public func changes<Property: ReadableProperty>(
        of property: Property, buffering: StreamBuffering = .standard
    ) -> ChangeStream<Property> {
        ChangeStream(valueTopic(property), buffering, file.document)
    }

    /// Waits for the next fire of a trigger, but not longer than a limit on the worker's clock. A fire exactly at the
    /// deadline counts as fired.
    ///
    /// Throws `PlaybackError` for a wrong path and `CancellationError` when the task is cancelled.
    public func first(
        _ property: TriggerProperty, within limit: Duration, isolation: isolated (any Actor)? = #isolation
    ) async throws -> FirstOutcome {
        try await first(property, within: limit, isolation: isolation, begin: {})
    }

    func first(
        _ property: TriggerProperty, within limit: Duration, isolation: isolated (any Actor)?, begin: () -> Void
    ) async throws -> FirstOutcome {
        let path = try path(property.path, .trigger)
        guard case .trigger(let topic) = shared.topic(path) else { return .ended }
        return try await topic.first(within: limit, isolation: isolation, begin: begin)
    }

    /// The newest value of a property, kept for synchronous reads.
    public func cell<Property: ReadableProperty>(
        of property: Property
    ) throws(PlaybackError) -> ValueCell<Property> {
        try checkOpen()
        let path = try path(property.path, Property.kind)
        guard case .value(let topic) = shared.topic(path) else {
            throw .wrongKind(path: property.path, wanted: Property.kind, found: .trigger)
        }
        return ValueCell(topic, self, path)
    }

    /// Has every fire of a trigger handed over in the worker, with its time.
    func observe(
        _ property: TriggerProperty, ended: @escaping @Sendable (PlaybackError?) -> Void,
        _ body: @escaping @Sendable (Duration) -> Void
    ) throws(PlaybackError) {
        guard case .trigger(let topic) = shared.topic(try path(property.path, .trigger)) else { return }
        _ = topic.observe(ended: ended) { _, time in body(time) }
    }

    private func valueTopic<Property: ReadableProperty>(_ property: Property) -> Topic<RawChange> {
        do throws(PlaybackError) {
            guard case .value(let topic) = shared.topic(try path(property.path, Property.kind)) else {
                throw .wrongKind(path: property.path, wanted: Property.kind, found: .trigger)
            }
            return topic
        } catch {
            return failed(property.path, error)
        }
    }

    private func failed<Element>(_ path: String, _ error: PlaybackError) -> Topic<Element> {
        let topic = Topic<Element>(path: path, agenda: file.worker.agenda)
        topic.finish(error)
        return topic
    }

    // MARK: Checks

    /// What a list's items are is known only to the worker: in paths that lead through one, the names after it are
    /// checked against all view models of the file, and the rest where the path is followed.
    func path(_ text: String, _ kind: ValueKind) throws(PlaybackError) -> PropertyPath {
        var path: PropertyPath
        do throws(SceneError) {
            path = try file.document.propertyPath(text, viewModel: viewModel)
            if path.kind == .unknown { try file.document.complete(&path, as: kind) }
        } catch {
            throw PlaybackError(error)
        }
        guard path.kind == kind else { throw .wrongKind(path: text, wanted: kind, found: path.kind) }
        return path
    }

    /// The keys of the enum at a path are known without the worker, unless it leads through a list.
    private func checkEnum(_ key: String, _ path: PropertyPath) throws(PlaybackError) {
        if path.leadsThroughList { return }
        let keys = path.enumeration.map { file.document.enumKeys(UInt32($0)) } ?? []
        guard keys.contains(key) else { throw .unknownEnumValue(key, path: path.text, existing: keys) }
    }

    // MARK: The end

    /// Ends all streams and waits of the instance. Machines bound to it go on with its values.
    public func close() {
        shared.finish()
        file.worker.agenda.post(.dropInstance(id))
    }

    package func checkOpen() throws(PlaybackError) {
        try file.checkOpen()
        guard !shared.isClosed else { throw .closed(.instance) }
    }

    deinit { close() }

    /// Whether both are handles of the same instance.
    public static func == (left: ViewModelInstance, right: ViewModelInstance) -> Bool {
        left.file === right.file && left.number == right.number
    }
}

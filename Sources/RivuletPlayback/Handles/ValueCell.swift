import RivuletRuntime

/// The newest value of a property, to be read at any time without waiting: for a view's body, or a test.
///
/// It costs something only while it is held.
public final class ValueCell<Property: ReadableProperty>: Sendable {
    private struct State: Sendable {
        var value: RivuletRuntime.Value?
        var time: Duration?
    }

    private let state: Cell
    private let topic: Topic<RawChange>
    private let number: Topic<RawChange>.Number
    private let document: Document
    /// Streams end with the instance; a cell keeps it.
    private let instance: ViewModelInstance

    init(_ topic: Topic<RawChange>, _ instance: ViewModelInstance, _ path: PropertyPath) {
        self.topic = topic
        self.instance = instance
        document = instance.file.document
        let state = Cell()
        self.state = state
        number = topic.observe { change, _ in state.set(change.value, change.time) }
        instance.file.worker.agenda.post(
            .read(instance.id, path) { value, time in state.setFirst(value, time) })
    }

    /// The newest value; nil until the worker has looked for the first time, a moment after the cell was made.
    public var value: Property.Value? { state.latest?.value.flatMap { Property.decode($0, in: document) } }

    /// Since when it is so, or was looked at first, in the worker's time.
    public var time: Duration? { state.latest?.time }

    deinit { topic.removeObserver(number) }

    private final class Cell: Sendable {
        private let state = Lock(State?.none)

        var latest: State? { state.withLock { $0 } }
        func set(_ value: RivuletRuntime.Value, _ time: Duration) {
            state.withLock { $0 = State(value: value, time: time) }
        }
        func setFirst(_ value: RivuletRuntime.Value, _ time: Duration) {
            state.withLock { if $0 == nil { $0 = State(value: value, time: time) } }
        }
    }
}

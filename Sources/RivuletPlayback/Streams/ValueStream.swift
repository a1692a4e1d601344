import RivuletRuntime

/// A value changed, in the form in which topics carry it.
package struct RawChange: Sendable {
    package var value: RivuletRuntime.Value
    package var time: Duration
}

/// A property has a new value.
public struct Change<Value: Sendable>: Sendable {
    /// The new value.
    public let value: Value
    /// When it came, in the worker's time.
    public let time: Duration
}

extension Change: Equatable where Value: Equatable {}

/// Every change of a property since the stream was made, with its time. There is no element for the value it has then.
///
/// A step gives at most one change of a property, with its newest value.
public struct ChangeStream<Property: ReadableProperty>: AsyncSequence, Sendable {
    /// One change.
    public typealias Element = Change<Property.Value>
    /// Why it can fail: a wrong path, or an overflow.
    public typealias Failure = PlaybackError

    private let subscription: Subscription<RawChange>
    private let document: Document

    package init(_ topic: Topic<RawChange>, _ buffering: StreamBuffering, _ document: Document) {
        subscription = Subscription(topic, buffering)
        self.document = document
    }

    /// Reads the changes, in order.
    public func makeAsyncIterator() -> Iterator { Iterator(token: subscription.makeToken(), document: document) }

    /// Reads the changes, in order.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let token: Token<RawChange>
        fileprivate let document: Document

        /// The next change; nil at the end and when the task is cancelled.
        public mutating func next() async throws(PlaybackError) -> Element? { try await next(isolation: #isolation) }

        /// The next change; nil at the end and when the task is cancelled. Stays in the caller's isolation.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(PlaybackError) -> Element? {
            while let change = try await token.next(isolation: actor) {
                // The kind was checked at subscription: a value of another kind cannot come.
                if let value = Property.decode(change.value, in: document) {
                    return Change(value: value, time: change.time)
                }
            }
            return nil
        }
    }
}

/// Every new value of a property since the stream was made; `changes(of:)` gives the times too.
public struct ValueStream<Property: ReadableProperty>: AsyncSequence, Sendable {
    /// One value.
    public typealias Element = Property.Value
    /// Why it can fail: a wrong path, or an overflow.
    public typealias Failure = PlaybackError

    private let changes: ChangeStream<Property>

    package init(_ topic: Topic<RawChange>, _ buffering: StreamBuffering, _ document: Document) {
        changes = ChangeStream(topic, buffering, document)
    }

    /// Reads the values, in order.
    public func makeAsyncIterator() -> Iterator { Iterator(changes: changes.makeAsyncIterator()) }

    /// Reads the values, in order.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var changes: ChangeStream<Property>.Iterator

        /// The next value; nil at the end and when the task is cancelled.
        public mutating func next() async throws(PlaybackError) -> Element? { try await changes.next()?.value }

        /// The next value; nil at the end and when the task is cancelled. Stays in the caller's isolation.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(PlaybackError) -> Element? {
            try await changes.next(isolation: actor)?.value
        }
    }
}

/// A state machine settled: nothing would change without new input.
public struct Settling: Sendable, Equatable {
    /// When, in the worker's time.
    public let time: Duration

    package init(time: Duration) { self.time = time }
}

/// One element each time that a state machine becomes settled. Input, or a step that changes something, arms it again.
///
/// It ends when the machine is closed or released, or when the reading task is cancelled.
public struct SettledStream: AsyncSequence, Sendable {
    /// One settling.
    public typealias Element = Settling
    /// Why it can fail: an overflow.
    public typealias Failure = PlaybackError

    private let subscription: Subscription<Settling>

    package init(_ topic: Topic<Settling>, _ buffering: StreamBuffering) {
        subscription = Subscription(topic, buffering)
    }

    /// Reads the settlings, in order.
    public func makeAsyncIterator() -> Iterator { Iterator(token: subscription.makeToken()) }

    /// Reads the settlings, in order.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let token: Token<Settling>

        /// The next settling; nil at the end and when the task is cancelled.
        public mutating func next() async throws(PlaybackError) -> Settling? { try await token.next() }

        /// The next settling; nil at the end and when the task is cancelled. Stays in the caller's isolation.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(PlaybackError) -> Settling? {
            try await token.next(isolation: actor)
        }
    }
}

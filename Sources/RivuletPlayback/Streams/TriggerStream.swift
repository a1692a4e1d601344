/// A trigger fired once.
public struct TriggerFire: Sendable, Equatable {
    /// When, in the worker's time: the nominal instant of the step in which the machine fired it, or the time of the
    /// host's call of `fire`.
    public let time: Duration

    package init(time: Duration) { self.time = time }
}

/// Every fire of a trigger since the stream was made, one element each.
///
/// Each iterator gets every fire since it was made, the first one since the stream was made. The stream ends when
/// nothing can fire the trigger any more, or when the reading task is cancelled.
public struct TriggerStream: AsyncSequence, Sendable {
    /// One fire.
    public typealias Element = TriggerFire
    /// Why it can fail: a wrong path, or an overflow.
    public typealias Failure = PlaybackError

    private let subscription: Subscription<TriggerFire>

    package init(_ topic: Topic<TriggerFire>, _ buffering: StreamBuffering) {
        subscription = Subscription(topic, buffering)
    }

    /// Reads the fires, in order.
    public func makeAsyncIterator() -> Iterator { Iterator(token: subscription.makeToken()) }

    /// Reads the fires, in order.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let token: Token<TriggerFire>

        /// The next fire; nil at the end and when the task is cancelled.
        public mutating func next() async throws(PlaybackError) -> TriggerFire? { try await token.next() }

        /// The next fire; nil at the end and when the task is cancelled. Stays in the caller's isolation.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(PlaybackError) -> TriggerFire? {
            try await token.next(isolation: actor)
        }
    }
}

/// One subscriber of a topic, which is removed when the last reference goes.
package final class Token<Element: Sendable>: Sendable {
    private let topic: Topic<Element>
    private let number: Topic<Element>.Number

    package init(_ topic: Topic<Element>, _ buffering: StreamBuffering) {
        self.topic = topic
        number = topic.subscribe(buffering)
    }

    package func next(
        isolation: isolated (any Actor)? = #isolation
    ) async throws(PlaybackError) -> Element? {
        try await topic.next(number, isolation: isolation)
    }

    deinit { topic.cancel(number) }
}

/// What a stream holds: its topic, and the subscriber that was added when the stream was made. The first iterator takes
/// that one over, so that it gets what happened since; each later one adds its own.
package final class Subscription<Element: Sendable>: Sendable {
    private let topic: Topic<Element>
    private let buffering: StreamBuffering
    private let eager: Lock<Token<Element>?>

    package init(_ topic: Topic<Element>, _ buffering: StreamBuffering) {
        self.topic = topic
        self.buffering = buffering
        eager = Lock(Token(topic, buffering))
    }

    package func makeToken() -> Token<Element> {
        let first = eager.withLock { token in
            defer { token = nil }
            return token
        }
        return first ?? Token(topic, buffering)
    }
}

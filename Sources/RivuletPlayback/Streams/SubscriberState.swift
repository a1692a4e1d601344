/// One subscriber of a topic, without any concurrency: what it has not read yet, and who waits for more.
package struct SubscriberState<Element: Sendable, Waiter: Sendable>: Sendable {
    private enum Phase: Sendable {
        case open
        case ending(PlaybackError?)
        case ended
    }

    /// What a reader is to do.
    package enum Next: Sendable {
        case element(Element)
        case failure(PlaybackError)
        case end
        case suspend
    }

    /// Waiters to resume at the end: the first one with the failure, the others with nil.
    package struct Ending: Sendable {
        package var waiters: [Waiter] = []
        package var failure: PlaybackError?
    }

    private var phase = Phase.open
    private var buffer = FIFO<Element>()
    private var waiters = FIFO<Waiter>()
    private let buffering: StreamBuffering
    private let path: String

    package init(_ buffering: StreamBuffering, path: String) {
        self.buffering = buffering
        self.path = path
    }

    /// Takes an element. Returns the waiter to resume with it, if one waits.
    package mutating func receive(_ element: Element) -> Waiter? {
        guard case .open = phase else { return nil }
        if let waiter = waiters.popFirst() { return waiter }
        switch buffering {
        case .unbounded: break
        case .bounded(let limit) where buffer.count >= limit:
            phase = .ending(.overflow(limit: limit, path: path))
            return nil
        case .bounded: break
        case .latest(let limit):
            guard limit > 0 else { return nil }
            if buffer.count >= limit { _ = buffer.popFirst() }
        }
        buffer.append(element)
        return nil
    }

    /// What a reader gets now; `.suspend` if it has to wait.
    package mutating func poll() -> Next {
        if let element = buffer.popFirst() { return .element(element) }
        switch phase {
        case .open: return .suspend
        case .ending(let failure):
            phase = .ended
            return failure.map { .failure($0) } ?? .end
        case .ended: return .end
        }
    }

    /// As `poll`; if there is nothing the waiter is queued.
    package mutating func next(_ waiter: Waiter) -> Next {
        let next = poll()
        if case .suspend = next { waiters.append(waiter) }
        return next
    }

    /// No more elements come. What is in the buffer is still delivered.
    package mutating func finish(_ failure: PlaybackError? = nil) -> Ending {
        guard case .open = phase else { return Ending() }
        guard !waiters.isEmpty else {
            phase = .ending(failure)
            return Ending()
        }
        phase = .ended
        return Ending(waiters: waiters.removeAll(), failure: failure)
    }

    /// Nobody wants more: the buffer is dropped. Returns the waiters to resume with nil.
    package mutating func cancel() -> [Waiter] {
        phase = .ended
        _ = buffer.removeAll()
        return waiters.removeAll()
    }
}

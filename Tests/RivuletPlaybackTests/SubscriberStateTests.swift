import RivuletPlayback
import Testing

private typealias Subscriber = SubscriberState<Int, String>

/// A word for what a reader is told.
private func word(_ next: Subscriber.Next) -> String {
    switch next {
    case .element(let element): "\(element)"
    case .failure(let error): "throw \(error)"
    case .end: "end"
    case .suspend: "suspend"
    }
}

@Suite struct SubscriberStateTests {
    @Test func `open, waiting: an element goes to the first waiter`() {
        var state = Subscriber(.unbounded, path: "p")
        #expect(word(state.next("a")) == "suspend")
        #expect(word(state.next("b")) == "suspend")
        #expect(state.receive(1) == "a")
        #expect(state.receive(2) == "b")
        #expect(state.receive(3) == nil)
        #expect(word(state.poll()) == "3")
    }

    @Test func `open, waiting: the first waiter gets a failure, the others nil`() {
        var state = Subscriber(.unbounded, path: "p")
        _ = state.next("a")
        _ = state.next("b")
        let ending = state.finish(.playing)
        #expect(ending.waiters == ["a", "b"])
        #expect(ending.failure == .playing)
        #expect(word(state.next("c")) == "end")
    }

    @Test func `open, waiting: cancelling resumes all and ends`() {
        var state = Subscriber(.unbounded, path: "p")
        _ = state.next("a")
        _ = state.next("b")
        #expect(state.cancel() == ["a", "b"])
        #expect(state.receive(1) == nil)
        #expect(word(state.next("c")) == "end")
    }

    @Test func `open, buffered: elements come in order, then a reader waits`() {
        var state = Subscriber(.bounded(8), path: "p")
        for element in 1...3 { #expect(state.receive(element) == nil) }
        #expect([word(state.poll()), word(state.next("a")), word(state.poll())] == ["1", "2", "3"])
        #expect(word(state.poll()) == "suspend")
    }

    @Test func `open, buffered: cancelling drops the buffer`() {
        var state = Subscriber(.unbounded, path: "p")
        _ = state.receive(1)
        #expect(state.cancel() == [])
        #expect(word(state.poll()) == "end")
    }

    @Test func `bounded and full: the whole prefix, then one overflow, then the end`() {
        var state = Subscriber(.bounded(2), path: "hud/ping")
        for element in 1...5 { _ = state.receive(element) }
        #expect(word(state.poll()) == "1")
        // Room again, but what came after the overflow would leave a gap.
        #expect(state.receive(6) == nil)
        #expect(word(state.poll()) == "2")
        #expect(word(state.poll()) == "throw \(PlaybackError.overflow(limit: 2, path: "hud/ping"))")
        #expect(word(state.poll()) == "end")
    }

    @Test func `latest and full: the oldest goes`() {
        var state = Subscriber(.latest(2), path: "p")
        for element in 1...5 { _ = state.receive(element) }
        #expect([word(state.poll()), word(state.poll()), word(state.poll())] == ["4", "5", "suspend"])
    }

    @Test func `latest of none keeps nothing, but gives to who waits`() {
        var state = Subscriber(.latest(0), path: "p")
        _ = state.receive(1)
        #expect(word(state.next("a")) == "suspend")
        #expect(state.receive(2) == "a")
    }

    @Test func `unbounded is never full`() {
        var state = Subscriber(.unbounded, path: "p")
        for element in 0..<100_000 { _ = state.receive(element) }
        var sum = 0
        while case .element(let element) = state.poll() { sum += element }
        #expect(sum == 100_000 * 99_999 / 2)
    }

    @Test func `ending: the buffer is delivered, then the failure once, and nothing new is taken`() {
        var state = Subscriber(.unbounded, path: "p")
        _ = state.receive(1)
        #expect(state.finish(.playing).waiters == [])
        #expect(state.receive(2) == nil)
        #expect(state.finish(.closed(.file)).failure == nil)
        #expect(word(state.next("a")) == "1")
        #expect(word(state.next("a")) == "throw \(PlaybackError.playing)")
        #expect(word(state.next("a")) == "end")
    }

    @Test func `ending without a failure just ends`() {
        var state = Subscriber(.unbounded, path: "p")
        _ = state.receive(1)
        _ = state.finish()
        #expect([word(state.poll()), word(state.poll()), word(state.poll())] == ["1", "end", "end"])
    }

    @Test func `ending: cancelling drops the buffer and the failure`() {
        var state = Subscriber(.unbounded, path: "p")
        _ = state.receive(1)
        _ = state.finish(.playing)
        #expect(state.cancel() == [])
        #expect(word(state.poll()) == "end")
    }

    @Test func `ended: everything is ignored`() {
        var state = Subscriber(.unbounded, path: "p")
        _ = state.cancel()
        #expect(state.receive(1) == nil)
        #expect(state.finish(.playing).waiters == [])
        #expect(state.cancel() == [])
        #expect(word(state.next("a")) == "end")
    }
}

@Suite struct FirstStateTests {
    private typealias First = FirstState<String, Int>

    @Test func `new: only cancelling does something`() {
        var state = First()
        #expect(state.resolve()?.waiter == nil)
        #expect(state.timeOut()?.waiter == nil)
        #expect(!state.isCancelledEarly)
        #expect(state.cancel()?.waiter == nil)
        #expect(state.isCancelledEarly)
    }

    @Test func `waiting: a fire or an end resumes and takes the timer out`() {
        var state = First()
        state.register("a", timer: 7)
        let resolution = state.resolve()
        #expect(resolution?.waiter == "a")
        #expect(resolution?.timer == 7)
    }

    @Test func `waiting: a timeout resumes, its timer is out already`() {
        var state = First()
        state.register("a", timer: 7)
        let resolution = state.timeOut()
        #expect(resolution?.waiter == "a")
        #expect(resolution?.timer == nil)
    }

    @Test func `waiting: cancelling resumes and takes the timer out`() {
        var state = First()
        state.register("a", timer: 7)
        let resolution = state.cancel()
        #expect(resolution?.waiter == "a")
        #expect(resolution?.timer == 7)
    }

    @Test(arguments: [0, 1, 2]) func `resolved: nothing more happens`(how: Int) {
        var state = First()
        state.register("a", timer: 7)
        switch how {
        case 0: _ = state.resolve()
        case 1: _ = state.timeOut()
        default: _ = state.cancel()
        }
        #expect(state.resolve()?.waiter == nil)
        #expect(state.timeOut()?.waiter == nil)
        #expect(state.cancel()?.waiter == nil)
        #expect(!state.isCancelledEarly)
    }
}

/// Waiters that are suspended until something resolves them, or their task is cancelled, which may happen before they
/// wait at all. Each wait has a number, taken before it suspends.
package struct WaitList<Key: Comparable & Sendable, Waiter: Sendable>: Sendable {
    package typealias Number = UInt64

    package struct Entry: Sendable {
        package var key: Key
        package var number: Number
        package var waiter: Waiter
    }

    /// Sorted by key, then by arrival.
    package private(set) var entries: [Entry] = []
    private var announced: Set<Number> = []
    private var cancelledEarly: Set<Number> = []
    private var next: Number = 0

    package init() {}

    /// Takes a number for a wait that is about to suspend.
    package mutating func announce() -> Number {
        next += 1
        announced.insert(next)
        return next
    }

    /// Suspends a waiter. False if its task was cancelled meanwhile: resume it at once.
    package mutating func insert(_ waiter: Waiter, number: Number, key: Key) -> Bool {
        announced.remove(number)
        guard cancelledEarly.remove(number) == nil else { return false }
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key <= key { low = middle + 1 } else { high = middle }
        }
        entries.insert(Entry(key: key, number: number, waiter: waiter), at: low)
        return true
    }

    /// Forgets a number that will not suspend. False if its task was cancelled meanwhile.
    package mutating func withdraw(_ number: Number) -> Bool {
        announced.remove(number)
        return cancelledEarly.remove(number) == nil
    }

    /// The waiter to resume because its task was cancelled; nil if it is not suspended.
    package mutating func cancel(_ number: Number) -> Waiter? {
        if announced.remove(number) != nil {
            cancelledEarly.insert(number)
            return nil
        }
        guard let index = entries.firstIndex(where: { $0.number == number }) else { return nil }
        return entries.remove(at: index).waiter
    }

    /// Takes out the first if its key is not above a limit.
    package mutating func takeFirst(upTo limit: Key) -> Waiter? {
        guard let first = entries.first, first.key <= limit else { return nil }
        return entries.removeFirst().waiter
    }

    /// Takes out all whose key is not above a limit, in order.
    package mutating func take(upTo limit: Key) -> [Waiter] {
        let end = entries.firstIndex { $0.key > limit } ?? entries.count
        let due = entries[..<end].map(\.waiter)
        entries.removeFirst(end)
        return due
    }
}

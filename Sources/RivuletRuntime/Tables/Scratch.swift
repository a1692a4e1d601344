/// A list that is filled and emptied again and again. Emptying it keeps its storage and costs nothing.
package struct Scratch<Element: BitwiseCopyable & Sendable>: Sendable, RandomAccessCollection {
    /// What is in use comes first, then what was.
    private var storage: [Element] = []
    package private(set) var count = 0

    package init() {}

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(position: Int) -> Element {
        get { storage[position] }
        set { storage[position] = newValue }
    }

    package mutating func removeAll() { count = 0 }

    package mutating func removeLast(_ number: Int) { count -= Swift.max(0, Swift.min(number, count)) }

    package mutating func append(_ element: Element) {
        if count == storage.count { grow(by: 1, element) }
        storage[count] = element
        count += 1
    }

    /// Appends so many elements that the caller writes next: until then they are what was there before, or the filler.
    package mutating func extend(by number: Int, filler: Element) {
        if count + number > storage.count { grow(by: number, filler) }
        count += number
    }

    private mutating func grow(by number: Int, _ filler: Element) {
        let wanted = Swift.max(count + number, storage.count * 2, 16)
        storage.append(contentsOf: repeatElement(filler, count: wanted - storage.count))
    }

    /// Appends three at a time.
    package mutating func append(_ first: Element, _ second: Element, _ third: Element) {
        let place = count
        extend(by: 3, filler: first)
        var all = storage.mutableSpan
        all[place] = first
        all[place + 1] = second
        all[place + 2] = third
    }

    /// Appends what a span holds.
    package mutating func append(_ new: Span<Element>, filler: Element) {
        let place = count
        extend(by: new.count, filler: filler)
        var target = storage.mutableSpan
        target.copy(new, at: place)
    }

    /// The elements in use.
    package var span: Span<Element> {
        @_lifetime(borrow self) borrowing get { storage.span.extracting(first: count) }
    }

    /// The elements in use, and the room behind them.
    package var mutableSpan: MutableSpan<Element> {
        @_lifetime(&self) mutating get { storage.mutableSpan }
    }
}

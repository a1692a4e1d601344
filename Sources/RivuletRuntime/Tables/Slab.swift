/// A range of a slab: `count` elements in use of a power-of-two `capacity`.
package struct SlabRange: Sendable, BitwiseCopyable, Equatable {
    package var start: UInt32 = 0
    package var count: UInt32 = 0
    package var capacity: UInt32 = 0

    package init() {}
    package var positions: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// Lists of changing length in one array. A range keeps its place until it outgrows its capacity, then it moves and
/// the old place waits for the next range of that size. Steady use allocates nothing.
package struct Slab<Element: BitwiseCopyable & Sendable>: Sendable {
    package private(set) var elements: [Element] = []
    /// First element of each free place, by capacity exponent.
    private var free: [[UInt32]] = []
    private let filler: Element

    package init(filler: Element) { self.filler = filler }

    package subscript(position: Int) -> Element {
        get { elements[position] }
        set { elements[position] = newValue }
    }

    /// What a range holds.
    @_lifetime(borrow self)
    package borrowing func span(_ range: SlabRange) -> Span<Element> { elements.span.extracting(range.positions) }

    /// Appends one element to a range, moving it if it is full.
    package mutating func append(_ element: Element, to range: inout SlabRange) {
        if range.count == range.capacity { grow(&range, to: Int(range.count) + 1) }
        elements[Int(range.start) + Int(range.count)] = element
        range.count += 1
    }

    /// Puts elements in place of what a range holds.
    package mutating func assign(_ new: borrowing [Element], to range: inout SlabRange) {
        assign(new.span, to: &range)
    }

    /// Puts elements in place of what a range holds.
    package mutating func assign(_ new: borrowing Scratch<Element>, to range: inout SlabRange) {
        assign(new.span, to: &range)
    }

    private mutating func assign(_ new: Span<Element>, to range: inout SlabRange) {
        range.count = 0
        grow(&range, to: new.count)
        range.count = UInt32(new.count)
        var target = elements.mutableSpan
        target.copy(new, at: Int(range.start))
    }

    /// Appends what a range holds to an array. A slice would be retained and released for each of many small ranges.
    @inline(__always)
    package func copy(_ range: SlabRange, to array: inout [Element]) {
        elements.withUnsafeBufferPointer { all in
            array.append(contentsOf: UnsafeBufferPointer(rebasing: all[range.positions]))
        }
    }

    /// Gives a range room for so many elements, keeping what it holds.
    package mutating func grow(_ range: inout SlabRange, to count: Int) {
        guard count > Int(range.capacity) else { return }
        var exponent = 2
        while 1 << exponent < count { exponent += 1 }
        let place = take(exponent)
        for offset in 0..<Int(range.count) { elements[place + offset] = elements[Int(range.start) + offset] }
        give(range)
        range.start = UInt32(place)
        range.capacity = UInt32(1 << exponent)
    }

    /// Gives a range back and empties it.
    package mutating func remove(_ range: inout SlabRange) {
        give(range)
        range = SlabRange()
    }

    private mutating func take(_ exponent: Int) -> Int {
        if exponent < free.count, let place = free[exponent].popLast() { return Int(place) }
        let place = elements.count
        elements.append(contentsOf: repeatElement(filler, count: 1 << exponent))
        return place
    }

    private mutating func give(_ range: SlabRange) {
        guard range.capacity > 0 else { return }
        let exponent = range.capacity.trailingZeroBitCount
        while free.count <= exponent { free.append([]) }
        free[exponent].append(range.start)
    }
}

extension MutableSpan where Element: BitwiseCopyable {
    /// Takes the elements of another span, from a place on.
    ///
    /// - Precondition: there is room for them.
    @_lifetime(self: copy self)
    mutating func copy(_ source: Span<Element>, at first: Int) {
        precondition(first >= 0 && first + source.count <= count)
        // A loop over the elements is not made a single copy.
        let count = source.count
        withUnsafeMutableBufferPointer { target in
            source.withUnsafeBufferPointer { source in
                guard let target = target.baseAddress, let source = source.baseAddress else { return }
                (target + first).update(from: source, count: count)
            }
        }
    }
}

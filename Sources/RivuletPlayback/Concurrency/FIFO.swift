/// A queue with O(1) append and O(1) amortised removal at the front.
package struct FIFO<Element> {
    private var elements: [Element?] = []
    private var head = 0

    package init() {}

    package var count: Int { elements.count - head }
    package var isEmpty: Bool { elements.count == head }
    package var first: Element? { isEmpty ? nil : elements[head] }

    package mutating func append(_ element: Element) { elements.append(element) }

    package mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        let element = elements[head]
        elements[head] = nil
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: elements.count <= 64)
            head = 0
        } else if head >= 64, head * 2 >= elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    /// Empties the queue and returns what it held, in order.
    package mutating func removeAll() -> [Element] {
        let rest = elements[head...].compactMap { $0 }
        elements = []
        head = 0
        return rest
    }
}

extension FIFO: Sendable where Element: Sendable {}

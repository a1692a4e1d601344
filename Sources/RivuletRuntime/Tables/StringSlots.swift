/// Strings of run-time values. A word holds the number of a slot for good; the slot points at bytes of the document or
/// at its own copy. No reference counts, no interning, bytes compared as they are.
package struct StringSlots: Sendable {
    private struct Slot: Sendable, BitwiseCopyable {
        var range = SlabRange()
        /// In the document's payload instead of the slab.
        var isDocument = false
    }

    private var slots: [Slot] = []
    private var bytes = Slab<UInt8>(filler: 0)
    private var freeSlots: [UInt32] = []

    package init() {}

    package var count: Int { slots.count }

    /// Bytes in use.
    package var byteCount: Int { slots.count * MemoryLayout<Slot>.stride + bytes.elements.count }

    /// A new slot that points into the document's payload.
    package mutating func add(document range: Range<Int>) -> UInt32 {
        var slot = Slot(isDocument: true)
        slot.range.start = UInt32(range.lowerBound)
        slot.range.count = UInt32(range.count)
        if let number = freeSlots.popLast() {
            slots[Int(number)] = slot
            return number
        }
        slots.append(slot)
        return UInt32(slots.count - 1)
    }

    /// New slots in a row that point into the document's payload. Returns the first one's number.
    package mutating func append(document ranges: [TableRange]) -> UInt32 {
        let first = UInt32(slots.count)
        for range in ranges {
            var slot = Slot(isDocument: true)
            slot.range.start = range.start
            slot.range.count = range.end - range.start
            slots.append(slot)
        }
        return first
    }

    /// Points a slot at bytes of the document, whatever it holds.
    package mutating func reset(_ number: UInt32, toDocument range: TableRange) {
        if !slots[Int(number)].isDocument { bytes.remove(&slots[Int(number)].range) }
        var slot = Slot(isDocument: true)
        slot.range.start = range.start
        slot.range.count = range.end - range.start
        slots[Int(number)] = slot
    }

    package mutating func remove(_ number: UInt32) {
        if !slots[Int(number)].isDocument { bytes.remove(&slots[Int(number)].range) }
        freeSlots.append(number)
    }

    /// Copies bytes into a slot; false if it holds them already.
    package mutating func set(_ number: UInt32, to text: some Collection<UInt8>, document payload: [UInt8]) -> Bool {
        guard !equals(number, text, document: payload) else { return false }
        var slot = slots[Int(number)]
        if slot.isDocument { slot = Slot() }
        slot.range.count = 0
        bytes.grow(&slot.range, to: text.count)
        for byte in text { bytes.append(byte, to: &slot.range) }
        slots[Int(number)] = slot
        return true
    }

    /// Points a slot at bytes of the document; false if it holds the same bytes already.
    package mutating func set(_ number: UInt32, toDocument range: Range<Int>, payload: [UInt8]) -> Bool {
        guard !equals(number, payload[range], document: payload) else { return false }
        if !slots[Int(number)].isDocument { bytes.remove(&slots[Int(number)].range) }
        var slot = Slot(isDocument: true)
        slot.range.start = UInt32(range.lowerBound)
        slot.range.count = UInt32(range.count)
        slots[Int(number)] = slot
        return true
    }

    package func equals(_ number: UInt32, _ text: some Collection<UInt8>, document payload: [UInt8]) -> Bool {
        let slot = slots[Int(number)]
        guard Int(slot.range.count) == text.count else { return false }
        let source = slot.isDocument ? payload : bytes.elements
        return source[slot.range.positions].elementsEqual(text)
    }

    /// The bytes of a slot. Keep them only for a moment: the storage they are in is shared.
    func bytes(_ number: UInt32, document payload: [UInt8]) -> ArraySlice<UInt8> {
        let slot = slots[Int(number)]
        return slot.isDocument ? payload[slot.range.positions] : bytes.elements[slot.range.positions]
    }

    package func string(_ number: UInt32, document payload: [UInt8]) -> String {
        let slot = slots[Int(number)]
        let source = slot.isDocument ? payload : bytes.elements
        return String(decoding: source[slot.range.positions], as: UTF8.self)
    }
}

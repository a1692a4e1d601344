import Testing

@testable import RivuletRuntime

@Test func `a scratch list holds what came since it was emptied, over growth`() {
    var list = Scratch<Int>()
    for round in 1...3 {
        list.removeAll()
        #expect(list.isEmpty)
        for number in 0..<round * 20 { list.append(number * round) }
        list.append(-1, -2, -3)
        #expect(Array(list) == (0..<round * 20).map { $0 * round } + [-1, -2, -3])
    }
    list.removeLast(61)
    #expect(Array(list) == [0, 3])
    list.removeLast(5)
    #expect(list.isEmpty)
}

@Test func `spans of scratch lists and slabs end where what is in use ends`() {
    var list = Scratch<Int>()
    for number in 1...5 { list.append(number) }
    list.removeLast(2)
    #expect(list.span.count == 3)
    var slab = Slab<Int>(filler: 0)
    var (first, second) = (SlabRange(), SlabRange())
    slab.assign(list, to: &first)
    slab.assign(list, to: &second)
    list.append(slab.span(second), filler: 0)
    #expect(Array(list) == [1, 2, 3, 1, 2, 3])
    // It outgrows its place; the other keeps its own.
    slab.assign(list, to: &first)
    #expect(slab.elements[first.positions] == [1, 2, 3, 1, 2, 3])
    #expect(slab.elements[second.positions] == [1, 2, 3])
}

/// A position in one of the tables. Definitions number within their artboard; a scene's row is the instance's base
/// plus that number.
package protocol TableIndex: Hashable, Sendable, BitwiseCopyable, Comparable {
    var rawValue: UInt32 { get set }
    init(rawValue: UInt32)
}

extension TableIndex {
    @inlinable package init(_ position: Int) { self.init(rawValue: UInt32(truncatingIfNeeded: position)) }
    @inlinable package static var none: Self { Self(rawValue: 0xFFFF_FFFF) }
    @inlinable package var isNone: Bool { rawValue == 0xFFFF_FFFF }
    @inlinable package var position: Int { Int(rawValue) }
    @inlinable package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// An object of an artboard: the id that files use, 0 for the artboard itself.
package struct ObjectIndex: TableIndex {
    package var rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A run-time word.
package struct WordIndex: TableIndex {
    package var rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A component's place in the update order.
package struct SlotIndex: TableIndex {
    package var rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A transform component's matrices and opacity.
package struct TransformIndex: TableIndex {
    package var rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A path of an artboard.
package struct PathIndex: TableIndex {
    package var rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A shape of an artboard.
package struct ShapeIndex: TableIndex {
    package var rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A skin of an artboard.
package struct SkinIndex: TableIndex {
    package var rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A timeline of an artboard.
package struct AnimationIndex: TableIndex {
    package var rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A state of an artboard's machines, all layers counted through.
package struct StateIndex: TableIndex {
    package var rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A transition of an artboard's machines, all states counted through.
package struct TransitionIndex: TableIndex {
    package var rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A row of consecutive entries of a flat table.
package struct TableRange: Sendable, BitwiseCopyable, Equatable {
    package var start: UInt32
    package var end: UInt32

    @inlinable package init(_ start: Int, _ end: Int) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
    }

    @inlinable package static var empty: TableRange { TableRange(0, 0) }
    @inlinable package var positions: Range<Int> { Int(start)..<Int(end) }
    @inlinable package var count: Int { Int(end - start) }
    @inlinable package var isEmpty: Bool { start == end }
}

/// What pointers can touch in an artboard (chapter 04 §16, §18). All tables run over the whole artboard; each machine has
/// ranges.
package struct PointerTables: Sendable {
    /// By number of the machine.
    package var machines: [TouchDefinition] = []
    package var groups: [ListenerGroupDefinition] = []
    package var entries: [HitEntryDefinition] = []
    /// The groups of each entry, counted from the machine's first one, in listener order.
    package var entryGroups: [UInt32] = []
    package var alignments: [AlignmentDefinition] = []

    package init() {}
}

/// What pointers can touch for one machine.
package struct TouchDefinition: Sendable, BitwiseCopyable {
    package var groups: TableRange
    /// In the order in which they are made.
    package var entries: TableRange
}

/// What listeners to pointers listen to, one bit for each listener type.
package struct PointerKinds: OptionSet, Sendable, BitwiseCopyable {
    package var rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let enter = PointerKinds(rawValue: 1 << 0)
    package static let exit = PointerKinds(rawValue: 1 << 1)
    package static let down = PointerKinds(rawValue: 1 << 2)
    package static let up = PointerKinds(rawValue: 1 << 3)
    package static let move = PointerKinds(rawValue: 1 << 4)
    package static let click = PointerKinds(rawValue: 1 << 6)
    package static let dragStart = PointerKinds(rawValue: 1 << 9)
    package static let dragEnd = PointerKinds(rawValue: 1 << 10)
    package static let drag = PointerKinds(rawValue: 1 << 12)
    static let all: PointerKinds = [.enter, .exit, .down, .up, .move, .click, .dragStart, .dragEnd, .drag]

    /// Listeners to these need to know about every event.
    static let always: PointerKinds = [.enter, .exit, .move, .drag]
    static let needingDown: PointerKinds = [.down, .click, .drag]
    static let needingUp: PointerKinds = [.up, .click, .drag]

    /// The bits of listener types that mean pointers.
    init(types: [UInt32]) {
        var bits: UInt32 = 0
        for type in types where type < 32 { bits |= 1 << type }
        self = PointerKinds(rawValue: bits).intersection(.all)
    }
}

/// A listener to pointers, with all that it is attached to.
package struct ListenerGroupDefinition: Sendable, BitwiseCopyable {
    package var hears: PointerKinds
    package var actions: TableRange
}

/// One thing that can be hit.
package struct HitEntryDefinition: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// `row` is a position among the artboard's shapes.
        case shape
        case textRun
        /// The artboard itself or a layout.
        case layout
        /// A place for another artboard: `row` is a position among the artboard's hosts.
        case host
    }

    package var kind: Kind
    package var object: ObjectIndex
    package var row: UInt32 = 0xFFFF_FFFF
    package var groups = TableRange.empty
    /// What any of its groups hears.
    package var hears: PointerKinds = []
    /// The word of its drawable flags, none for what is no drawable.
    package var flags = WordIndex.none
    /// Where a layout's background is drawn, below its content.
    package var isBackground = false
    /// Position in the natural order of drawing, none for what is not in it.
    package var drawable: UInt32 = 0xFFFF_FFFF
}

/// Where an action moves a component.
package struct AlignmentDefinition: Sendable, BitwiseCopyable {
    package var x: PropertyTarget
    package var y: PropertyTarget
    /// None: the artboard's own space.
    package var parent: TransformIndex
    /// Moves by as much as the pointer did, not to where it is.
    package var keepsOffset: Bool
}

import Synchronization

/// All run-time state of a scene: one arena of flat tables. An artboard instance, the root or one nested in it, is a row
/// of first positions; what it has lies from there on in each table.
///
/// There is one owner, and methods work on the tables in place: see `inPlace`.
package struct SceneTables: ~Copyable, Sendable {
    package var instances: [InstanceRow] = []
    package var words: [UInt32] = []
    /// Per object.
    package var flags: [ObjectFlags] = []
    package var hosts: [HostRow] = []
    package var nestedPlays: [NestedPlayRow] = []
    package var lists: [ListRow] = []
    package var items = Slab<ItemRow>(filler: ItemRow())
    var itemScratch = ItemScratch()
    /// Positions among the items, in the order of drawing, of the lists that are being drawn or hit.
    var itemOrder: [UInt32] = []
    var collapsing = CollapseScratch()
    var free = FreeRows()
    /// Per slot: what must be updated.
    package var dirt: [Dirt] = []
    /// One bit per slot: has dirt and takes part in updates. Each instance begins at a new element.
    package var pending: [UInt64] = []
    package var local: [Matrix] = []
    package var world: [Matrix] = []
    /// Opacity including what was inherited: also what children inherit.
    package var renderOpacity: [Float] = []
    package var strings = StringSlots()
    package var plays: [PlayRow] = []
    package var machines: [MachineRow] = []
    package var layers: [LayerRow] = []
    package var resets = Slab<ResetEntry>(filler: ResetEntry(target: nil, bits: 0))
    /// State changes and notes since the last report, reported events since their machine's last new frame.
    package var stateChanges: [StateChangeRow] = []
    package var events: [EventRow] = []
    package var notes: [NoteRow] = []
    package var random = RandomSource.stream(RandomStream())
    /// Slots still to be looked at by a recursive mark; empty between calls.
    var worklist: [UInt32] = []
    /// Slots with a hook that got dirt; empty between calls.
    var hooked: [SlotIndex] = []
    var isRunningHooks = false
    /// Something drew the scene or touched it. Until then no paths are made but those that constraints, binds and clips
    /// need.
    package var isWatched = false
    package var geometry = GeometryTables()
    package var drawing = DrawingTables()
    /// What a chain of bones is solved in.
    var chain: [ChainLink] = []
    var resetScratch = ResetScratch()
    package var interaction = InteractionTables()
    package var binding = BindingTables()
    var keyHolders: [KeyHolder] = []
    /// Instances of the store that belong to places, by number; none for those that are not made.
    package var stateful: [UInt32] = []
    /// Of no use but its type, which can only be used where it lies. Without it the compiler copies all tables' headers
    /// to the stack, 1.4 KB, to call a method that changes nothing: a sixth of a frame (Documentation/Architecture.md).
    private let inPlace = Atomic<UInt8>(0)
}

/// An artboard instance: where its rows begin in each table.
package struct InstanceRow: Sendable, BitwiseCopyable {
    package var artboard: UInt32
    package var words: UInt32
    package var slots: UInt32
    package var pending: UInt32
    package var transforms: UInt32
    package var strings: UInt32
    package var flags: UInt32
    package var hosts: UInt32
    package var nestedPlays: UInt32
    package var lists: UInt32
    package var stateful: UInt32
    package var paths: UInt32 = 0
    package var shapes: UInt32 = 0
    package var bones: UInt32 = 0
    package var measures: UInt32 = 0
    package var binds: UInt32 = 0
    package var container: UInt32 = 0
    /// The machines that were made for it, linked through their `next`.
    package var machines: UInt32 = 0xFFFF_FFFF
    /// Of the touched drawables, if rules change the natural order.
    package var hitOrder = SlabRange()
    /// Counts how often the drawables were ordered, around 0 again.
    package var drawOrder: UInt8 = 0
    package var drawing = DrawBases()
    /// The instance that this one is nested in, and the host there or the list with `listBit`; none for the root.
    package var parent: UInt32 = 0xFFFF_FFFF
    package var host: UInt32 = 0xFFFF_FFFF
    /// Position in its list.
    package var item: UInt32 = 0
    /// The lowest slot that got dirt since the running sweep looked at it.
    package var depth: UInt32 = 0
    /// Something waits for an update pass.
    package var hasDirtyComponents = true
    /// Something visible changed since the last drawing.
    package var didChange = true
    package var hostOpacity: Float = 1

    /// In `host`: it is an item of the list with this number.
    static let listBit: UInt32 = 0x4000_0000
    static func isInList(_ host: UInt32) -> Bool { host != 0xFFFF_FFFF && host & listBit != 0 }
}

/// A place for another artboard.
package struct HostRow: Sendable, BitwiseCopyable {
    /// What is shown there, none for an empty place.
    package var content: UInt32 = 0xFFFF_FFFF
    /// Seconds saved up by a place that is advanced in whole steps.
    package var accumulated: Float = 0
    /// The machine of content that came later, none for the content of the file.
    package var machine: UInt32 = 0xFFFF_FFFF
    /// The view model instance of its own, none if it has none.
    package var active: UInt32 = 0xFFFF_FFFF
    /// The instance that the context around it bound it to.
    package var boundInstance: UInt32 = 0xFFFF_FFFF
    /// The context around it, and the one of its own if it has one.
    package var parentContext: UInt32 = 0xFFFF_FFFF
    package var context: UInt32 = 0xFFFF_FFFF
    /// The next step binds it to its own instance.
    package var isBindingPending = false
}

/// A timeline or machine that plays in a nested artboard: a position among the scene's plays or machines, none if the
/// artboard does not have it.
package struct NestedPlayRow: Sendable, BitwiseCopyable {
    package var row: UInt32 = 0xFFFF_FFFF
    /// The play that was made for it, none yet.
    var spare: UInt32 = 0xFFFF_FFFF
}

/// A layer went from one state to another.
package struct StateChangeRow: Sendable, BitwiseCopyable {
    package var machine: UInt32
    /// Position among the machine's layers.
    package var layer: UInt32
    package var from: StateIndex
    package var to: StateIndex
    package var transition: TransitionIndex
}

/// An event that a machine reported and has not handled yet.
package struct EventRow: Sendable, BitwiseCopyable {
    static let nobody: UInt32 = 0xFFFF_FFFF

    /// The machine that will handle it in its next new frame; nobody for timelines that play without one.
    package var machine: UInt32
    package var instance: UInt32
    package var object: ObjectIndex
    package var delay: Float
    /// Happened since the last report.
    package var isNew = true
    /// Handled in the machine's present frame, and kept for the host to see until the next one.
    package var isHandled = false
}

/// A limit that was hit.
package enum NoteRow: Sendable, BitwiseCopyable {
    /// More than 100 transitions of one layer in one step, the last ones between these states.
    case transitionCycle(machine: UInt32, layer: UInt32, from: StateIndex, to: StateIndex)
    /// More than 100 rounds of events that raise events.
    case endlessEvents(machine: UInt32)
    /// One pointer event began or ended more drags than one call may have listeners look at.
    case tooManyDrags(machine: UInt32)
    /// More than 100 sweeps of the update loop.
    case endlessUpdate(instance: UInt32)
    /// A polygon or star asked for more vertices than a scene may generate.
    case tooManyVertices(instance: UInt32, object: ObjectIndex)
    /// A path that is followed has more pieces than a scene may measure.
    case pathTooLong(instance: UInt32, object: ObjectIndex)
    /// A place was to show another artboard, and the scene would have become too large.
    case noRoom(instance: UInt32, object: ObjectIndex)
}

/// A value that is written again before animations apply (chapter 03 §10).
package struct ResetEntry: Sendable, BitwiseCopyable {
    package var target: PropertyTarget?
    package var bits: UInt32
}

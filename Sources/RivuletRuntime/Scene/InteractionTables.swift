/// What a scene remembers of pointers, for all machines in it (chapter 04 §18). A machine's rows lie from its first
/// group and entry on.
package struct InteractionTables: Sendable {
    var groups: [ListenerGroupRow] = []
    /// Of each machine in the order in which they are hit.
    var entries: [HitEntryRow] = []
    var pointers: [PointerSlot] = []
    /// Per shape, like the geometry's rows.
    var shapes: [TouchedShapeRow] = []
    /// The touched drawables of artboards whose drawables have rules, in the order of their last update.
    var orders = Slab<UInt32>(filler: 0)
    /// Counts the host's calls.
    var clock: UInt64 = 0
    /// Groups and entries that the host's present call may still look at.
    var work = 0
    var coverage = CoverageTest()
    /// Position among a machine's entries by drawable. Storage that sorting reuses.
    var places: [UInt32] = []

    /// How many pointers a scene follows at once: fewer where each of them costs much.
    var maximumPointers: Int { max(8, min(64, (1 << 20) / max(1, groups.count))) }

    /// How much one call may look at: drags that begin or end have all listeners look again, for each of them.
    static let maximumWork = 1 << 22
}

/// A listener to pointers: what it does not know by pointer.
struct ListenerGroupRow: Sendable, BitwiseCopyable {
    var isConsumed = false
    var hasDragged = false
}

/// One thing that can be hit.
struct HitEntryRow: Sendable, BitwiseCopyable {
    /// Position among the artboard's entries.
    var definition: UInt32
    var isHovered = false
    /// It hid what is below it from pointers when the machine was made.
    var wasOpaque = false
}

/// One finger or mouse.
struct PointerSlot: Sendable {
    var id: Int
    /// The last call that named it.
    var lastUse: UInt64 = 0
    /// Per group; those that are missing at the end are untouched.
    var touches: [TouchState] = []

    /// Nothing would be different without it.
    var isIdle: Bool { touches.allSatisfy { !$0.isHovered && $0.phase == .out } }
}

/// What a listener knows of one pointer.
struct TouchState: Sendable, BitwiseCopyable {
    enum Phase: UInt8, Sendable, BitwiseCopyable {
        case out
        case down
        case clicked
        /// Hears nothing until a drag around it ends.
        case disabled
    }

    var previous = Point.zero
    var isHovered = false
    var wasHovered = false
    var phase = Phase.out
}

/// A shape as far as pointers care.
struct TouchedShapeRow: Sendable, BitwiseCopyable {
    /// Some machine has an entry for it: its paths are kept up to date even where they cannot be seen.
    var isTouched = false
    /// `bounds` are those of the shape's paths as they were last put together.
    var hasBounds = false
    var bounds = Bounds(left: 0, top: 0, right: 0, bottom: 0)
}

extension SceneTables {
    /// Rows for what pointers can touch on an artboard instance.
    mutating func appendTouchedShapes(of definition: ArtboardDefinition) {
        interaction.shapes.append(
            contentsOf: repeatElement(TouchedShapeRow(), count: definition.paths.shapes.count))
    }

    /// Rows for what pointers can touch for a machine (chapter 04 §16.3).
    mutating func appendTouch(to machine: Int, _ context: SceneContext) {
        let row = machines[machine]
        machines[machine].groups = UInt32(interaction.groups.count)
        machines[machine].entries = UInt32(interaction.entries.count)
        let pointers = context.definition.pointers
        let touch = pointers.machines[Int(row.machine)]
        interaction.groups.append(contentsOf: repeatElement(ListenerGroupRow(), count: touch.groups.count))
        for position in touch.entries.positions {
            let entry = pointers.entries[position]
            interaction.entries.append(
                HitEntryRow(
                    definition: UInt32(position), wasOpaque: isOpaque(entry, instance: Int(row.instance))))
            if entry.kind == .shape {
                interaction.shapes[Int(instances[Int(row.instance)].shapes) + Int(entry.row)].isTouched = true
            }
        }
        sortHitEntries(of: machine, context)
    }

    /// A machine that begins anew has not been touched.
    mutating func resetTouch(of machine: Int, _ context: SceneContext) {
        let row = machines[machine]
        let touch = context.definition.pointers.machines[Int(row.machine)]
        for offset in 0..<touch.groups.count {
            let group = Int(row.groups) + offset
            interaction.groups[group] = ListenerGroupRow()
            for pointer in interaction.pointers.indices where group < interaction.pointers[pointer].touches.count {
                interaction.pointers[pointer].touches[group] = TouchState()
            }
        }
        for (offset, position) in touch.entries.positions.enumerated() {
            let entry = context.definition.pointers.entries[position]
            interaction.entries[Int(row.entries) + offset] = HitEntryRow(
                definition: UInt32(position), wasOpaque: isOpaque(entry, instance: Int(row.instance)))
            if entry.kind == .shape {
                interaction.shapes[Int(instances[Int(row.instance)].shapes) + Int(entry.row)].isTouched = true
            }
        }
        machines[machine].drawOrder = 0
        sortHitEntries(of: machine, context)
    }

    /// Whether an entry hides what is below it from pointers.
    func isOpaque(_ entry: HitEntryDefinition, instance: Int) -> Bool { word(entry.flags, instance) & 8 != 0 }
}

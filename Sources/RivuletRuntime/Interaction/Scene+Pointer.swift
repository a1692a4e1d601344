/// What a pointer does.
public enum PointerPhase: String, Sendable, Equatable, CaseIterable, BitwiseCopyable {
    /// A finger or button goes down.
    case down
    /// A finger or button goes up.
    case up
    /// The pointer moves, pressed or not.
    case move
    /// The pointer leaves, or is taken away by the system.
    case exit
}

/// What a pointer found (chapter 04 §18.1).
public enum HitResult: Int, Sendable, Equatable, Comparable, BitwiseCopyable {
    /// Nothing that listens.
    case none = 0
    /// Something that listens.
    case hit = 1
    /// Something that listens and hides from the pointer what is below it.
    case opaque = 2

    /// By how much was found: nothing, a hit, an opaque hit.
    public static func < (left: HitResult, right: HitResult) -> Bool { left.rawValue < right.rawValue }
}

extension Scene {
    /// Tells the scene's machine of a pointer. Listeners act at once; what follows from that, such as a state change,
    /// happens in the next advance.
    ///
    /// Hits are found among shapes as they were after the last advance: advance once before the first pointer, which also
    /// makes the paths that nobody needed until then. A coordinate that is no finite number hits nothing. A scene follows
    /// at most 64 pointers at once; one more takes the place of one over nothing, or of the one that was silent the
    /// longest.
    ///
    /// - Parameters:
    ///   - phase: what the pointer does.
    ///   - x: how far right it is of the artboard's left edge, in artboard points.
    ///   - y: how far down it is from the artboard's top edge, in artboard points.
    ///   - id: tells fingers apart; 0 for a mouse.
    /// - Returns: what is under the pointer. Nothing for `exit` on drawables, and for a scene without a machine.
    @discardableResult
    public mutating func pointer(_ phase: PointerPhase, x: Float, y: Float, id: Int = 0) -> HitResult {
        guard let rootMachine else { return .none }
        let context = context
        tables.beginWatching(context)
        tables.deliver(context)
        let slot = tables.pointerSlot(id)
        tables.interaction.work = InteractionTables.maximumWork
        let kind: PointerEvent.Kind =
            switch phase {
            case .down: .down
            case .up: .up
            case .move: .move
            case .exit: .exit
            }
        let event = PointerEvent(kind: kind, pointer: slot, point: Point(x, y))
        return tables.dispatch(event, to: rootMachine, context)
    }
}

extension SceneTables {
    /// The place of a pointer, with room for what all listeners know of it.
    mutating func pointerSlot(_ id: Int) -> Int {
        interaction.clock += 1
        let slot = interaction.pointers.firstIndex { $0.id == id } ?? newPointerSlot(id)
        interaction.pointers[slot].lastUse = interaction.clock
        let missing = interaction.groups.count - interaction.pointers[slot].touches.count
        if missing > 0 {
            interaction.pointers[slot].touches.append(contentsOf: repeatElement(TouchState(), count: missing))
        }
        return slot
    }

    private mutating func newPointerSlot(_ id: Int) -> Int {
        guard interaction.pointers.count >= interaction.maximumPointers else {
            interaction.pointers.append(PointerSlot(id: id))
            return interaction.pointers.count - 1
        }
        var chosen = interaction.pointers.firstIndex { $0.isIdle }
        if chosen == nil {
            chosen = interaction.pointers.indices.min {
                interaction.pointers[$0].lastUse < interaction.pointers[$1].lastUse
            }
        }
        let slot = chosen ?? 0
        interaction.pointers[slot].id = id
        for touch in interaction.pointers[slot].touches.indices {
            interaction.pointers[slot].touches[touch] = TouchState()
        }
        return slot
    }
}

import RivuletSchema

/// Which objects solos hide, worked out over plain arrays: for the template and for a scene alike (chapter 02 §7).
struct CollapseWalk: Sendable {
    private var pending: [(object: ObjectIndex, isCollapsed: Bool)] = []

    /// Hands a solo's choice to its children and all below them. `change` is told of each object whose flag changed;
    /// what is as wanted already is not entered.
    mutating func apply(
        solo: ObjectIndex, _ objects: [ObjectDefinition], _ children: [ObjectIndex], flags: inout [ObjectFlags],
        base: Int, active: (ObjectIndex) -> UInt32, change: (ObjectIndex, Bool) -> Void
    ) {
        let isCollapsed = flags[base + solo.position].contains(.collapsed)
        enterChildren(of: solo, isCollapsed, objects, children, active: active)
        while let (next, wanted) = pending.popLast() {
            let row = base + next.position
            if flags[row].contains(.collapsed) == wanted { continue }
            if wanted { flags[row].insert(.collapsed) } else { flags[row].remove(.collapsed) }
            change(next, wanted)
            enterChildren(of: next, wanted, objects, children, active: active)
        }
    }

    private mutating func enterChildren(
        of object: ObjectIndex, _ isCollapsed: Bool, _ objects: [ObjectDefinition], _ children: [ObjectIndex],
        active: (ObjectIndex) -> UInt32
    ) {
        let row = objects[object.position]
        for child in children[row.children.positions].reversed() {
            var wanted = isCollapsed
            if row.type == .solo, let type = objects[child.position].type, Self.isOption(type) {
                wanted = isCollapsed || child.rawValue != active(object)
            }
            pending.append((child, wanted))
        }
    }

    /// Constraints, clips, focus and semantic data follow the solo itself; every other child is one of its options.
    static func isOption(_ type: SchemaType) -> Bool {
        !type.isA(.constraint) && !type.isA(.clippingShape) && !type.isA(.focusData) && !type.isA(.semanticData)
    }
}

/// Storage that hiding and showing reuses.
struct CollapseScratch: Sendable {
    var walk = CollapseWalk()
    var changed: [(ObjectIndex, Bool)] = []
}

extension SceneTables {
    /// A solo shows another child.
    mutating func applySolo(_ solo: ObjectIndex, instance: Int, _ context: SceneContext) {
        let definition = context.definition
        // Taken out while they are in use.
        var walk = collapsing.walk
        var changed = collapsing.changed
        collapsing = CollapseScratch()
        let base = Int(instances[instance].words)
        let words = words
        walk.apply(
            solo: solo, definition.objects, definition.children, flags: &flags, base: Int(instances[instance].flags),
            active: { words[base + definition.objects[$0.position].activeWord.position] },
            change: { changed.append(($0, $1)) })
        for (object, isCollapsed) in changed {
            didCollapse(object, isCollapsed, instance: instance, context)
        }
        changed.removeAll(keepingCapacity: true)
        collapsing = CollapseScratch(walk: walk, changed: changed)
    }

    /// A component joins or leaves the updates; the dirt that it has stays.
    private mutating func didCollapse(
        _ object: ObjectIndex, _ isCollapsed: Bool, instance: Int, _ context: SceneContext
    ) {
        instances[instance].hasDirtyComponents = true
        instances[instance].didChange = true
        setCollapsed(context.definition.objects[object.position].slot, isCollapsed, instance: instance)
        collapseChanged(object, isCollapsed, instance: instance, context)
        bindsCollapsed(object, isCollapsed, instance: instance, context)
    }

    /// A slot joins or leaves the updates.
    mutating func setCollapsed(_ slot: SlotIndex, _ isCollapsed: Bool, instance: Int) {
        guard !slot.isNone else { return }
        instances[instance].depth = min(instances[instance].depth, slot.rawValue)
        let element = Int(instances[instance].pending) + slot.position / 64
        let bit: UInt64 = 1 << UInt64(slot.position % 64)
        if isCollapsed {
            dirt[Int(instances[instance].slots) + slot.position].insert(.collapsed)
            pending[element] &= ~bit
        } else {
            dirt[Int(instances[instance].slots) + slot.position].remove(.collapsed)
            if !dirt[Int(instances[instance].slots) + slot.position].isEmpty { pending[element] |= bit }
        }
    }
}

extension ArtboardBuilder {
    /// What a fresh instance hides and which slots it updates first: solos are applied in object order.
    mutating func compileInitialState() {
        initialFlags = Array(repeating: [], count: objects.count)
        var walk = CollapseWalk()
        for solo in hosts.solos {
            walk.apply(
                solo: solo, objects, children, flags: &initialFlags, base: 0,
                active: { words[objects[$0.position].activeWord.position] }, change: { _, _ in })
        }
        initialPending = Array(repeating: 0, count: (reachableSlots + 63) / 64)
        initialDirt = Array(repeating: .filthy, count: slots.count)
        for slot in 0..<reachableSlots {
            if initialFlags[slots[slot].object.position].contains(.collapsed) {
                initialDirt[slot].insert(.collapsed)
            } else {
                initialPending[slot / 64] |= 1 << UInt64(slot % 64)
            }
        }
    }
}

extension ObjectDefinition {
    /// A solo's word for the id of the child that shows.
    var activeWord: WordIndex {
        WordIndex(word.position + (SchemaType.solo.property(key: 296)?.word ?? 0))
    }
}

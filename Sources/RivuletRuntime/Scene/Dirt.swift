extension SceneTables {
    /// Adds dirt to one slot. True if that was news.
    @discardableResult
    mutating func mark(_ slot: SlotIndex, _ added: Dirt, instance: Int) -> Bool {
        guard !slot.isNone else {
            // Never updated, but the artboard is told all the same.
            instances[instance].hasDirtyComponents = true
            instances[instance].didChange = true
            return true
        }
        let row = Int(instances[instance].slots) + slot.position
        let old = dirt[row]
        guard !old.isSuperset(of: added) else { return false }
        dirt[row] = old.union(added)
        if !old.contains(.collapsed) {
            pending[Int(instances[instance].pending) + slot.position / 64] |= 1 << UInt64(slot.position % 64)
        }
        instances[instance].hasDirtyComponents = true
        instances[instance].didChange = true
        instances[instance].depth = min(instances[instance].depth, slot.rawValue)
        return true
    }

    /// Adds one bit of dirt to a slot and to everything that depends on it. A work list instead of recursion: files may
    /// chain as deep as they like.
    mutating func markRecursively(_ slot: SlotIndex, _ added: Dirt, instance: Int, _ context: SceneContext) {
        guard mark(slot, added, instance: instance), !slot.isNone else { return }
        var depth = instances[instance].depth
        Self.spread(
            from: slot, added, base: instances[instance], context.definition.slots, context.definition.dependents,
            &dirt, &pending,
            &worklist, &depth)
        instances[instance].depth = depth
    }

    private static func spread(
        from slot: SlotIndex, _ added: Dirt, base: InstanceRow, _ slots: borrowing [SlotDefinition],
        _ dependents: borrowing [SlotIndex], _ dirt: inout [Dirt], _ pending: inout [UInt64],
        _ worklist: inout [UInt32], _ depth: inout UInt32
    ) {
        let slots = slots.span
        let dependents = dependents.span
        var dirt = dirt.mutableSpan
        var pending = pending.mutableSpan
        worklist.append(slot.rawValue)
        while let next = worklist.popLast() {
            for position in slots[Int(next)].dependents.positions {
                let dependent = dependents[position]
                let row = Int(base.slots) + dependent.position
                let old = dirt[row]
                if old.isSuperset(of: added) { continue }
                dirt[row] = old.union(added)
                if !old.contains(.collapsed) {
                    pending[Int(base.pending) + dependent.position / 64] |= 1 << UInt64(dependent.position % 64)
                }
                depth = min(depth, dependent.rawValue)
                worklist.append(dependent.rawValue)
            }
        }
    }
}

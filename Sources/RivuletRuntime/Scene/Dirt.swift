extension SceneTables {
    /// Adds dirt to one slot. True if that was news. What never updates has all dirt from the start, so nothing is.
    @discardableResult
    mutating func mark(_ slot: SlotIndex, _ added: Dirt, instance: Int, _ context: SceneContext) -> Bool {
        guard add(added, to: slot, instance: instance, context) else { return false }
        runHooks(instance: instance, context)
        return true
    }

    /// Adds one bit of dirt to a slot and to everything that depends on it. A work list instead of recursion: files may
    /// chain as deep as they like.
    mutating func markRecursively(_ slot: SlotIndex, _ added: Dirt, instance: Int, _ context: SceneContext) {
        guard add(added, to: slot, instance: instance, context) else { return }
        var depth = instances[instance].depth
        Self.spread(
            from: slot, added, base: UpdateBases(instances[instance]), context.definition.slots,
            context.definition.dependents,
            &dirt, &pending,
            &worklist, &hooked, &depth)
        instances[instance].depth = depth
        runHooks(instance: instance, context)
    }

    private mutating func add(
        _ added: Dirt, to slot: SlotIndex, instance: Int, _ context: SceneContext
    ) -> Bool {
        guard !slot.isNone else { return false }
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
        if context.definition.slots[slot.position].hook != .none { hooked.append(slot) }
        return true
    }

    private static func spread(
        from slot: SlotIndex, _ added: Dirt, base: UpdateBases, _ slots: borrowing [SlotDefinition],
        _ dependents: borrowing [SlotIndex], _ dirt: inout [Dirt], _ pending: inout [UInt64],
        _ worklist: inout [UInt32], _ hooked: inout [SlotIndex], _ depth: inout UInt32
    ) {
        let slots = slots.span
        let dependents = dependents.span
        var dirt = dirt.mutableSpan
        var pending = pending.mutableSpan
        worklist.append(slot.rawValue)
        while let next = worklist.popLast() {
            for position in slots[Int(next)].dependents.positions {
                let dependent = dependents[position]
                let row = base.slots + dependent.position
                let old = dirt[row]
                if old.isSuperset(of: added) { continue }
                dirt[row] = old.union(added)
                if !old.contains(.collapsed) {
                    pending[base.pending + dependent.position / 64] |= 1 << UInt64(dependent.position % 64)
                }
                if slots[dependent.position].hook != .none { hooked.append(dependent) }
                depth = min(depth, dependent.rawValue)
                worklist.append(dependent.rawValue)
            }
        }
    }
}

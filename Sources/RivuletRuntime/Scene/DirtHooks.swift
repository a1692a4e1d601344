import RivuletSchema

// What components do at once when they get dirt (chapter 02 §4.1, chapter 06 §2.2). Hooks only add dirt, so it does not
// matter when they run, as long as they do before the next component is updated.

extension SceneTables {
    /// Runs the hooks of all slots that got dirt, and of those that get some from that.
    mutating func runHooks(instance: Int, _ context: SceneContext) {
        guard !isRunningHooks, !hooked.isEmpty else { return }
        isRunningHooks = true
        while let slot = hooked.popLast() { runHook(of: slot, instance: instance, context) }
        isRunningHooks = false
    }

    private mutating func runHook(of slot: SlotIndex, instance: Int, _ context: SceneContext) {
        let row = context.definition.slots[slot.position]
        switch row.hook {
        case .none: break
        case .constraint: constraintChanged(row.object, instance: instance, context)
        case .skin:
            let skinned = context.definition.paths.skins[Int(row.row)].skinned
            guard !skinned.isNone else { return }
            if context.definition.slots[skinned.position].kind == .path {
                geometryChanged(skinned, instance: instance, context)
            } else {
                mark(skinned, .vertices, instance: instance, context)
            }
        case .path:
            let changes = dirt[Int(instances[instance].slots) + slot.position]
            if !changes.isDisjoint(with: [.worldTransform, .nSlicer]) {
                pathsChanged(of: context.definition.paths.paths[Int(row.row)].shape, instance: instance, context)
            }
            if geometry.paths[Int(instances[instance].paths + row.row)].isDeferred {
                mark(slot, .path, instance: instance, context)
            }
        case .composer:
            if geometry.shapes[Int(instances[instance].shapes + row.row)].isDeferred {
                pathsChanged(of: ShapeIndex(rawValue: row.row), instance: instance, context)
            }
        }
    }

    /// The geometry of a path or mesh changed: it, its skin and its shape must be made anew.
    mutating func geometryChanged(_ slot: SlotIndex, instance: Int, _ context: SceneContext) {
        guard !slot.isNone else { return }
        let row = context.definition.slots[slot.position]
        let skin: SkinIndex
        switch row.kind {
        case .path: skin = context.definition.paths.paths[Int(row.row)].skin
        case .mesh: skin = SkinIndex(rawValue: row.row)
        default: return
        }
        if !skin.isNone { mark(context.definition.paths.skins[skin.position].slot, .path, instance: instance, context) }
        guard row.kind == .path else {
            mark(slot, .vertices, instance: instance, context)
            return
        }
        mark(slot, .path, instance: instance, context)
        pathsChanged(of: context.definition.paths.paths[Int(row.row)].shape, instance: instance, context)
    }

    /// A path of a shape changed: whatever is made of its paths must be made anew.
    mutating func pathsChanged(of shape: ShapeIndex, instance: Int, _ context: SceneContext) {
        guard !shape.isNone else { return }
        let row = context.definition.paths.shapes[shape.position]
        invalidateEffects(of: row.paints, instance: instance, context)
        if !row.composer.isNone,
            !dirt[Int(instances[instance].slots) + row.composer.position].contains(.path)
        {
            markRecursively(row.composer, .path, instance: instance, context)
        }
        for position in context.definition.transforms[row.transform.position].constraints.positions {
            mark(context.definition.constraints.constraints[position].slot, .path, instance: instance, context)
        }
    }

    /// A constraint changed: what it constrains moves, and all bones of a chain begin anew (chapter 02 §12.9).
    mutating func constraintChanged(_ object: ObjectIndex, instance: Int, _ context: SceneContext) {
        let parent = context.definition.objects[object.position].parent
        guard !parent.isNone else { return }
        let constrained = context.definition.objects[parent.position]
        markTransform(constrained.slot, instance: instance, context)
        let slot = context.definition.objects[object.position].slot
        guard !slot.isNone else { return }
        let row = context.definition.slots[slot.position].row
        guard row != 0xFFFF_FFFF,
            case .inverseKinematics(let links) = context.definition.constraints.constraints[Int(row)].kind
        else { return }
        for link in links.positions.dropLast() {
            markTransform(context.definition.constraints.links[link].slot, instance: instance, context)
        }
    }

    /// What follows when a component is collapsed or not any more (chapter 02 §7).
    mutating func collapseChanged(
        _ object: ObjectIndex, _ isCollapsed: Bool, instance: Int, _ context: SceneContext
    ) {
        let row = context.definition.objects[object.position]
        guard let type = row.type else { return }
        if type.isA(.constraint) {
            constraintChanged(object, instance: instance, context)
            return
        }
        guard !row.slot.isNone else { return }
        let slot = context.definition.slots[row.slot.position]
        runHook(of: row.slot, instance: instance, context)
        guard !slot.transform.isNone else { return }
        for dependent in context.definition.dependents[slot.dependents.positions] {
            // A target may have gone or come back.
            let other = context.definition.slots[dependent.position]
            if other.transform.isNone || other.kind == .composer
                || context.definition.transforms[other.transform.position].constraints.isEmpty
            {
                continue
            }
            markRecursively(dependent, .worldTransform, instance: instance, context)
        }
        if type.isA(.shape) {
            let composer = context.definition.paths.shapes[Int(slot.row)].composer
            guard !composer.isNone else { return }
            setCollapsed(composer, isCollapsed, instance: instance)
            runHook(of: composer, instance: instance, context)
        } else if slot.kind == .path {
            let shape = context.definition.paths.paths[Int(slot.row)].shape
            guard !shape.isNone else { return }
            // Also where the composer has the dirt already: it may be collapsed itself.
            let composer = context.definition.paths.shapes[shape.position].composer
            guard !composer.isNone else { return }
            mark(composer, .path, instance: instance, context)
            for dependent in context.definition.dependents[
                context.definition.slots[composer.position].dependents.positions]
            {
                markRecursively(dependent, .path, instance: instance, context)
            }
        }
    }

    mutating func featherChanged(_ target: PropertyTarget, instance: Int, _ context: SceneContext) {
        var added = Dirt.paint
        let word = Int(instances[instance].words) + context.definition.objects[target.object.position].word.position
        if words[word + WordOffset.Feather.inner] != 0 { added.insert(.worldTransform) }
        mark(target.slot, added, instance: instance, context)
    }

    /// An effect changed: the paint that it is on, or all paints that use its group, are drawn with another path.
    mutating func pathEffectChanged(_ target: PropertyTarget, instance: Int, _ context: SceneContext) {
        var effect = target.object
        if target.effect == .dash { effect = context.definition.objects[effect.position].parent }
        invalidateSteps(of: effect, instance: instance, context)
        guard target.slot.isNone else {
            return markRecursively(target.slot, .path, instance: instance, context)
        }
        var group = context.definition.objects[target.object.position].parent
        if target.effect == .dash, !group.isNone { group = context.definition.objects[group.position].parent }
        for pair in context.definition.paths.groupPaints where pair.group == group {
            markRecursively(pair.paint, .path, instance: instance, context)
        }
    }
}

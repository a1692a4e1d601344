// What components do at once when they get dirt (chapter 02 §4.1, chapter 06 §2.2). Hooks only add dirt, so it does not
// matter when they run, as long as they do before the next component is updated.

extension SceneTables {
    /// Runs the hooks of all slots that got dirt, and of those that get some from that.
    mutating func runHooks(instance: Int, _ definition: ArtboardDefinition) {
        guard !isRunningHooks, !hooked.isEmpty else { return }
        isRunningHooks = true
        while let slot = hooked.popLast() { runHook(of: slot, instance: instance, definition) }
        isRunningHooks = false
    }

    private mutating func runHook(of slot: SlotIndex, instance: Int, _ definition: ArtboardDefinition) {
        let row = definition.slots[slot.position]
        switch row.hook {
        case .none: break
        case .constraint: constraintChanged(row.object, instance: instance, definition)
        case .skin:
            let skinned = definition.paths.skins[Int(row.row)].skinned
            guard !skinned.isNone else { return }
            if definition.slots[skinned.position].kind == .path {
                geometryChanged(skinned, instance: instance, definition)
            } else {
                mark(skinned, .vertices, instance: instance, definition)
            }
        case .path:
            let changes = dirt[Int(instances[instance].slots) + slot.position]
            if !changes.isDisjoint(with: [.worldTransform, .nSlicer]) {
                pathsChanged(of: definition.paths.paths[Int(row.row)].shape, instance: instance, definition)
            }
            if geometry.paths[Int(instances[instance].paths + row.row)].isDeferred {
                mark(slot, .path, instance: instance, definition)
            }
        case .composer:
            if geometry.shapes[Int(instances[instance].shapes + row.row)].isDeferred {
                pathsChanged(of: ShapeIndex(rawValue: row.row), instance: instance, definition)
            }
        }
    }

    /// The geometry of a path or mesh changed: it, its skin and its shape must be made anew.
    mutating func geometryChanged(_ slot: SlotIndex, instance: Int, _ definition: ArtboardDefinition) {
        guard !slot.isNone else { return }
        let row = definition.slots[slot.position]
        let skin: SkinIndex
        switch row.kind {
        case .path: skin = definition.paths.paths[Int(row.row)].skin
        case .mesh: skin = SkinIndex(rawValue: row.row)
        default: return
        }
        if !skin.isNone { mark(definition.paths.skins[skin.position].slot, .path, instance: instance, definition) }
        guard row.kind == .path else {
            mark(slot, .vertices, instance: instance, definition)
            return
        }
        mark(slot, .path, instance: instance, definition)
        pathsChanged(of: definition.paths.paths[Int(row.row)].shape, instance: instance, definition)
    }

    /// A path of a shape changed: whatever is made of its paths must be made anew.
    mutating func pathsChanged(of shape: ShapeIndex, instance: Int, _ definition: ArtboardDefinition) {
        guard !shape.isNone else { return }
        let row = definition.paths.shapes[shape.position]
        markRecursively(row.composer, .path, instance: instance, definition)
        for position in definition.transforms[row.transform.position].constraints.positions {
            mark(definition.constraints.constraints[position].slot, .path, instance: instance, definition)
        }
    }

    /// A constraint changed: what it constrains moves, and all bones of a chain begin anew (chapter 02 §12.9).
    mutating func constraintChanged(_ object: ObjectIndex, instance: Int, _ definition: ArtboardDefinition) {
        let parent = definition.objects[object.position].parent
        guard !parent.isNone else { return }
        let constrained = definition.objects[parent.position]
        markTransform(constrained.slot, instance: instance, definition)
        guard definition.objects[object.position].type?.isA(.ikConstraint) == true, !constrained.transform.isNone else {
            return
        }
        for position in definition.transforms[constrained.transform.position].constraints.positions {
            let constraint = definition.constraints.constraints[position]
            guard constraint.object == object, case .inverseKinematics(let links) = constraint.kind else { continue }
            for link in links.positions.dropLast() {
                markTransform(definition.constraints.links[link].slot, instance: instance, definition)
            }
        }
    }

    mutating func featherChanged(_ target: PropertyTarget, instance: Int, _ definition: ArtboardDefinition) {
        var added = Dirt.paint
        let word = Int(instances[instance].words) + definition.objects[target.object.position].word.position
        if words[word + Self.featherInnerWord] != 0 { added.insert(.worldTransform) }
        mark(target.slot, added, instance: instance, definition)
    }

    private static let featherInnerWord = WordOffset.of(.Feather.inner, in: .feather)

    /// An effect changed: the paint that it is on, or all paints that use its group, are drawn with another path.
    mutating func pathEffectChanged(_ target: PropertyTarget, instance: Int, _ definition: ArtboardDefinition) {
        guard target.slot.isNone else {
            return markRecursively(target.slot, .path, instance: instance, definition)
        }
        var group = definition.objects[target.object.position].parent
        if target.effect == .dash, !group.isNone { group = definition.objects[group.position].parent }
        for pair in definition.paths.groupPaints where pair.group == group {
            markRecursively(pair.paint, .path, instance: instance, definition)
        }
    }
}

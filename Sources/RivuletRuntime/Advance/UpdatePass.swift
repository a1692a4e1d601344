extension SceneTables {
    static let maximumUpdateSteps = 100

    /// Brings everything that is dirty up to date (chapter 02 §5.2). True if there was something.
    mutating func updatePass(instance: Int, _ context: SceneContext) -> Bool {
        updateBinds(of: instance, context)
        let joysticks = context.definition.hosts.joysticks
        let hasHandles = joysticks.contains { !$0.handle.isNone }
        if !hasHandles { for joystick in joysticks { applyJoystick(joystick, instance: instance, context) } }
        var didUpdate = updateComponents(instance: instance, context)
        if hasHandles {
            for joystick in joysticks {
                if !joystick.handle.isNone {
                    updateBinds(of: instance, context)
                    if updateComponents(instance: instance, context) { didUpdate = true }
                }
                applyJoystick(joystick, instance: instance, context)
            }
            updateBinds(of: instance, context)
            if updateComponents(instance: instance, context) { didUpdate = true }
        }
        if didUpdate { updateBinds(of: instance, context) }
        return didUpdate
    }

    /// The update loop (chapter 02 §5.1): sweeps in update order over what is pending. A sweep in which a component
    /// before the present one gets dirt is given up and begins again, at most 100 times.
    mutating func updateComponents(instance: Int, _ context: SceneContext) -> Bool {
        guard instances[instance].hasDirtyComponents else { return false }
        var step = 0
        while instances[instance].hasDirtyComponents {
            guard step < Self.maximumUpdateSteps else {
                notes.append(.endlessUpdate(instance: UInt32(instance)))
                break
            }
            step += 1
            instances[instance].hasDirtyComponents = false
            var next = 0
            while let slot = updatePlainTransforms(from: next, instance: instance, context) {
                instances[instance].depth = UInt32(slot)
                updateComponent(slot, instance: instance, context)
                if instances[instance].depth < UInt32(slot) { break }
                next = slot + 1
            }
        }
        return true
    }

    /// Updates one component that is more than a plain transform.
    private mutating func updateComponent(_ slot: Int, instance: Int, _ context: SceneContext) {
        let row = Int(instances[instance].slots) + slot
        let changes = dirt[row]
        dirt[row] = []
        pending[Int(instances[instance].pending) + slot / 64] &= ~(1 << UInt64(slot % 64))
        let definition = context.definition.slots[slot]
        switch definition.kind {
        case .artboard:
            if changes.contains(.drawOrder) { drawOrderChanged(instance: instance, context) }
            // An artboard's world transform is the identity (chapter 02 §6.1).
            if changes.contains(.renderOpacity) {
                let own = Int(instances[instance].transforms) + definition.transform.position
                renderOpacity[own] =
                    float(context.definition.transforms[0].word, instance)
                    * instances[instance].hostOpacity
            }
            updateBackground(changes, instance: instance, context)
            updateSequence(changes, instance: instance, context)
        case .transform: updateTransform(definition.transform, changes, instance: instance, context)
        case .host: updateHost(definition, changes, instance: instance, context)
        case .list: updateList(definition, changes, instance: instance, context)
        case .joystick: updateJoystick(definition.object, changes, instance: instance, context)
        case .path: updatePath(definition, changes, instance: instance, context)
        case .composer: updateComposer(ShapeIndex(rawValue: definition.row), changes, instance: instance, context)
        case .skin: updateSkin(context.definition.paths.skins[Int(definition.row)], instance: instance, context)
        case .follow:
            let constraint = context.definition.constraints.constraints[Int(definition.row)]
            measurePath(of: constraint, instance: instance, context)
        case .paint: updatePaint(definition.row, changes, instance: instance, context)
        case .gradient: updateGradient(definition.row, changes, instance: instance, context)
        case .feather: updateFeather(definition.row, changes, instance: instance, context)
        case .clip: updateClip(definition.row, instance: instance, context)
        case .mesh: updateMesh(definition.object, instance: instance, context)
        case .slicedNode: updateSlicedNode(definition, changes, instance: instance, context)
        case .slicer: updateSlicer(definition.row, instance: instance, context)
        case .relay: break
        }
    }

    /// A place for another artboard: its own transform, then what is shown there (chapter 02 §14.5).
    private mutating func updateHost(
        _ slot: SlotDefinition, _ changes: Dirt, instance: Int, _ context: SceneContext
    ) {
        updateTransform(slot.transform, changes, instance: instance, context)
        guard let number = context.definition.hostOfObject[slot.object.position] else { return }
        let host = context.definition.hosts.hosts[Int(number)]
        let content = hosts[Int(instances[instance].hosts) + Int(number)].content
        guard content != 0xFFFF_FFFF else { return }
        let inner = Int(content)
        let nested = context.entering(instances[inner].artboard)
        if host.kind == .leaf, changes.contains(.worldTransform) {
            placeLeaf(slot, content: inner, nested, instance: instance, context)
        }
        if changes.contains(.renderOpacity) {
            let opacity = renderOpacity[Int(instances[instance].transforms) + slot.transform.position]
            if instances[inner].hostOpacity != opacity {
                instances[inner].hostOpacity = opacity
                markRecursively(SlotIndex(0), .renderOpacity, instance: inner, nested)
            }
        }
        let isPaused = word(host.isPaused, instance) != 0
        if changes.contains(.components) || (isPaused && instances[inner].hasDirtyComponents) {
            _ = updatePass(instance: inner, nested)
        }
    }
}

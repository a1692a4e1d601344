extension SceneTables {
    static let maximumUpdateSteps = 100

    /// Brings everything that is dirty up to date (chapter 02 §5.2). True if there was something.
    mutating func updatePass(instance: Int, _ definition: ArtboardDefinition) -> Bool {
        updateComponents(instance: instance, definition)
    }

    /// The update loop (chapter 02 §5.1): sweeps in update order over what is pending. A sweep in which a component
    /// before the present one gets dirt is given up and begins again, at most 100 times.
    mutating func updateComponents(instance: Int, _ definition: ArtboardDefinition) -> Bool {
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
            while let slot = updatePlainTransforms(from: next, instance: instance, definition) {
                instances[instance].depth = UInt32(slot)
                updateComponent(slot, instance: instance, definition)
                if instances[instance].depth < UInt32(slot) { break }
                next = slot + 1
            }
        }
        return true
    }

    /// Updates one component that is more than a plain transform.
    private mutating func updateComponent(_ slot: Int, instance: Int, _ definition: ArtboardDefinition) {
        let row = Int(instances[instance].slots) + slot
        let changes = dirt[row]
        dirt[row] = []
        pending[Int(instances[instance].pending) + slot / 64] &= ~(1 << UInt64(slot % 64))
        switch definition.slots[slot].kind {
        case .artboard:
            // An artboard's world transform is the identity (chapter 02 §6.1).
            let own = Int(instances[instance].transforms) + definition.slots[slot].transform.position
            if changes.contains(.renderOpacity) {
                let word = Int(instances[instance].words) + definition.transforms[0].word.position
                renderOpacity[own] = Float(bitPattern: words[word]) * instances[instance].hostOpacity
            }
        case .transform: updateTransform(definition.slots[slot].transform, changes, instance: instance, definition)
        case .path: updatePath(definition.slots[slot], changes, instance: instance, definition)
        case .composer:
            updateComposer(ShapeIndex(rawValue: definition.slots[slot].row), changes, instance: instance, definition)
        case .skin:
            updateSkin(definition.paths.skins[Int(definition.slots[slot].row)], instance: instance, definition)
        case .follow:
            measurePath(
                of: definition.constraints.constraints[Int(definition.slots[slot].row)], instance: instance, definition)
        case .mesh, .relay: break
        }
    }
}

extension SceneTables {
    /// Makes an instance of an artboard: copies its initial words and dirties everything. Returns its position.
    mutating func instantiate(_ definition: ArtboardDefinition) -> Int {
        let slotCount = definition.slots.count
        instances.append(
            InstanceRow(
                artboard: UInt32(definition.index), words: UInt32(words.count), slots: UInt32(dirt.count),
                pending: UInt32(pending.count), transforms: UInt32(world.count),
                strings: strings.append(document: definition.strings)))
        words.append(contentsOf: definition.words)
        dirt.append(contentsOf: repeatElement(.filthy, count: slotCount))
        let pendingCount = (definition.reachableSlots + 63) / 64
        for element in 0..<pendingCount {
            let bits = min(64, definition.reachableSlots - element * 64)
            pending.append(bits == 64 ? UInt64.max : (1 << UInt64(bits)) - 1)
        }
        local.append(contentsOf: repeatElement(.identity, count: definition.transforms.count))
        world.append(contentsOf: repeatElement(.identity, count: definition.transforms.count))
        renderOpacity.append(contentsOf: repeatElement(0, count: definition.transforms.count))
        appendGeometry(of: definition, to: instances.count - 1)
        return instances.count - 1
    }
}

import RivuletSchema

extension SceneTables {
    /// Writes a float; an equal value does nothing (NaN never equals: chapter 01 §6.3).
    mutating func set(
        _ target: PropertyTarget, float value: Float, instance: Int, _ definition: ArtboardDefinition
    ) {
        let word = Int(instances[instance].words) + target.word.position
        if Float(bitPattern: words[word]) == value { return }
        words[word] = value.bitPattern
        apply(target.effect, of: target, instance: instance, definition)
    }

    /// Writes a value of any kind but strings, given as the 32 bits of the field it is written to.
    mutating func set(
        _ target: PropertyTarget, bits value: UInt32, instance: Int, _ definition: ArtboardDefinition
    ) {
        switch target.field {
        case .float: set(target, float: Float(bitPattern: value), instance: instance, definition)
        case .uint, .int, .bool, .color:
            let word = Int(instances[instance].words) + target.word.position
            if words[word] == value { return }
            words[word] = value
            apply(target.effect, of: target, instance: instance, definition)
        case .view:
            let word = Int(instances[instance].words) + target.word.position
            let new = SchemaProperty(index: target.property).inserting(value, into: words[word])
            if words[word] == new { return }
            words[word] = new
            apply(target.effect, of: target, instance: instance, definition)
        case .string, .inert, .callback: break
        }
    }

    /// Points a string property at a string of the document.
    mutating func set(
        _ target: PropertyTarget, documentString range: TableRange, payload: [UInt8], instance: Int,
        _ definition: ArtboardDefinition
    ) {
        let slot = instances[instance].strings + words[Int(instances[instance].words) + target.word.position]
        if strings.set(slot, toDocument: range.positions, payload: payload) {
            apply(target.effect, of: target, instance: instance, definition)
        }
    }

    /// The 32 bits of a property; for a view, those bits.
    func bits(_ target: PropertyTarget, instance: Int) -> UInt32 {
        guard !target.word.isNone else { return 0 }
        let word = words[Int(instances[instance].words) + target.word.position]
        return target.field == .view ? SchemaProperty(index: target.property).extracting(from: word) : word
    }

    mutating func apply(
        _ effect: Effect, of target: PropertyTarget, instance: Int, _ definition: ArtboardDefinition
    ) {
        switch effect {
        case .none: break
        case .transform: markTransform(target.slot, instance: instance, definition)
        case .opacity: markRecursively(target.slot, .renderOpacity, instance: instance, definition)
        case .childBones:
            for child in definition.children[definition.objects[target.object.position].children.positions] {
                let object = definition.objects[child.position]
                if object.type?.isA(.bone) == true { markTransform(object.slot, instance: instance, definition) }
            }
        case .color: instances[instance].didChange = true
        case .constrained: constraintChanged(target.object, instance: instance, definition)
        case .path, .vertex: geometryChanged(target.slot, instance: instance, definition)
        case .nSlicer, .axis: markRecursively(target.slot, .nSlicer, instance: instance, definition)
        case .paint, .stopColor: mark(target.slot, .paint, instance: instance, definition)
        case .gradientPoint: mark(target.slot, .transform, instance: instance, definition)
        case .stopPosition: mark(target.slot, [.paint, .stops], instance: instance, definition)
        case .feather: featherChanged(target, instance: instance, definition)
        case .pathEffect, .dash: pathEffectChanged(target, instance: instance, definition)
        case .drawOrder: mark(definition.objects[0].slot, .drawOrder, instance: instance, definition)
        case .clipping: mark(definition.objects[0].slot, .clipping, instance: instance, definition)
        case .components:
            instances[instance].hasDirtyComponents = true
            instances[instance].didChange = true
        }
    }

    /// A component moved: its own matrix, then the world matrices of all that hang on it.
    mutating func markTransform(_ slot: SlotIndex, instance: Int, _ definition: ArtboardDefinition) {
        if mark(slot, .transform, instance: instance, definition) {
            markRecursively(slot, .worldTransform, instance: instance, definition)
        }
    }
}

extension SchemaProperty {
    /// A view's bits put into the value that it views. Colour channels clamp, other views mask (chapter 01 §6.4).
    func inserting(_ value: UInt32, into backing: UInt32) -> UInt32 {
        let mask = (UInt32(1) << UInt32(bitCount)) - 1
        let isChannel = self.backing?.kind == .color
        let part = kind == .bool ? (value != 0 ? 1 : 0) : isChannel ? min(value, mask) : value & mask
        return backing & ~(mask << UInt32(bit)) | part << UInt32(bit)
    }

    /// A view's bits.
    func extracting(from backing: UInt32) -> UInt32 { backing >> UInt32(bit) & ((UInt32(1) << UInt32(bitCount)) - 1) }
}

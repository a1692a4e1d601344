import RivuletSchema

extension SceneTables {
    /// Writes a float; an equal value does nothing (NaN never equals: chapter 01 §6.3).
    mutating func set(
        _ target: PropertyTarget, float value: Float, instance: Int, _ context: SceneContext
    ) {
        if target.field != .float { return set(target, bits: value.bitPattern, instance: instance, context) }
        let word = Int(instances[instance].words) + target.word.position
        if Float(bitPattern: words[word]) == value { return }
        words[word] = value.bitPattern
        apply(target.effect, of: target, instance: instance, context)
        notifyBinds(of: target, instance: instance, context)
    }

    /// Writes a value of any kind but strings, given as the 32 bits of the field it is written to.
    mutating func set(
        _ target: PropertyTarget, bits value: UInt32, instance: Int, _ context: SceneContext
    ) {
        switch target.field {
        case .float: set(target, float: Float(bitPattern: value), instance: instance, context)
        case .uint, .int, .bool, .color:
            let word = Int(instances[instance].words) + target.word.position
            if words[word] == value { return }
            words[word] = value
            apply(target.effect, of: target, instance: instance, context)
            notifyBinds(of: target, instance: instance, context)
        case .view:
            let word = Int(instances[instance].words) + target.word.position
            let new = SchemaProperty(index: target.property).inserting(value, into: words[word])
            if words[word] == new { return }
            words[word] = new
            apply(target.effect, of: target, instance: instance, context)
            notifyBinds(of: target, instance: instance, context)
        case .nestedInput:
            if bits(target, instance: instance, context) != value {
                writeNestedInput(target.word.position, value, instance: instance, context)
                notifyBinds(of: target, instance: instance, context)
            }
        case .stored:
            guard let address = storedWord(target, instance: instance, context) else { return }
            context.store.tables.set(address, word: value, source: .machine)
            deliver(context)
        case .string, .inert, .callback: break
        }
    }

    /// Points a string property at a string of the document.
    mutating func set(
        _ target: PropertyTarget, documentString range: TableRange, payload: [UInt8], instance: Int,
        _ context: SceneContext
    ) {
        if target.field == .stored {
            guard let address = storedText(target, instance: instance, context) else { return }
            context.store.tables.set(address, string: payload[range.positions], payload: payload, source: .machine)
            return deliver(context)
        }
        let slot = instances[instance].strings + words[Int(instances[instance].words) + target.word.position]
        if strings.set(slot, toDocument: range.positions, payload: payload) {
            apply(target.effect, of: target, instance: instance, context)
            notifyBinds(of: target, instance: instance, context)
        }
    }

    /// The 32 bits of a property; for a view, those bits.
    func bits(_ target: PropertyTarget, instance: Int, _ context: SceneContext) -> UInt32 {
        guard !target.word.isNone else { return 0 }
        if target.field == .stored {
            guard let address = storedWord(target, instance: instance, context) else { return 0 }
            return context.store.tables.values[context.store.tables.row(address)].word
        }
        if target.field == .nestedInput { return readNestedInput(target.word.position, instance: instance, context) }
        let word = words[Int(instances[instance].words) + target.word.position]
        return target.field == .view ? SchemaProperty(index: target.property).extracting(from: word) : word
    }

    mutating func apply(
        _ effect: Effect, of target: PropertyTarget, instance: Int, _ context: SceneContext
    ) {
        switch effect {
        case .none: break
        case .transform: markTransform(target.slot, instance: instance, context)
        case .opacity: markRecursively(target.slot, .renderOpacity, instance: instance, context)
        case .childBones:
            for child in context.definition.children[
                context.definition.objects[target.object.position].children.positions]
            {
                let object = context.definition.objects[child.position]
                if object.type?.isA(.bone) == true { markTransform(object.slot, instance: instance, context) }
            }
        case .color: instances[instance].didChange = true
        case .constrained: constraintChanged(target.object, instance: instance, context)
        case .path, .vertex: geometryChanged(target.slot, instance: instance, context)
        case .nSlicer, .axis: markRecursively(target.slot, .nSlicer, instance: instance, context)
        case .paint, .stopColor: mark(target.slot, .paint, instance: instance, context)
        case .gradientPoint: mark(target.slot, .transform, instance: instance, context)
        case .stopPosition: mark(target.slot, [.paint, .stops], instance: instance, context)
        case .feather: featherChanged(target, instance: instance, context)
        case .pathEffect, .dash: pathEffectChanged(target, instance: instance, context)
        case .drawOrder:
            instances[instance].drawing.ownsSequence = true
            mark(context.definition.objects[0].slot, .drawOrder, instance: instance, context)
        case .clipping:
            instances[instance].drawing.ownsSequence = true
            mark(context.definition.objects[0].slot, .clipping, instance: instance, context)
        case .solo: applySolo(target.object, instance: instance, context)
        case .remapTime:
            if let play = context.definition.playOfObject[target.object.position] {
                seekRemap(Int(play), instance: instance, context)
            }
        case .world: markRecursively(target.slot, .worldTransform, instance: instance, context)
        case .artboardOrigin:
            mark(SlotIndex(0), .path, instance: instance, context)
            hostMoved(instance: instance, context)
        case .componentOrigin: pushOrigin(of: target.object, instance: instance, context)
        case .artboardSize:
            if target.object.position == 0 { mark(SlotIndex(0), .path, instance: instance, context) }
        case .components:
            instances[instance].hasDirtyComponents = true
            instances[instance].didChange = true
        }
    }

    /// A component moved: its own matrix, then the world matrices of all that hang on it.
    mutating func markTransform(_ slot: SlotIndex, instance: Int, _ context: SceneContext) {
        if mark(slot, .transform, instance: instance, context) {
            markRecursively(slot, .worldTransform, instance: instance, context)
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

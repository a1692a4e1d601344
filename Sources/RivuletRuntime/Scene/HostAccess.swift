import RivuletFormat
import RivuletSchema

extension Scene {
    // MARK: Inputs

    /// Sets a bool input of the machine.
    public mutating func setInput(_ name: String, to value: Bool) throws(SceneError) {
        try write(name, .bool, value ? 1 : 0)
    }

    /// Sets a number input of the machine.
    public mutating func setInput(_ name: String, to value: Float) throws(SceneError) {
        try write(name, .number, value.bitPattern)
    }

    /// Fires a trigger input of the machine.
    public mutating func fireInput(_ name: String) throws(SceneError) { try write(name, .trigger, 1) }

    /// The value of an input: 0 or 1 for a bool; for a trigger, whether it is fired and waits for the next advance.
    public func input(_ name: String) throws(SceneError) -> Float {
        let (input, word) = try find(name, nil)
        return input.kind == .number ? Float(bitPattern: tables.words[word]) : Float(tables.words[word])
    }

    /// Values are compared before they are written: an equal one does not wake the machine (chapter 04 §4).
    private mutating func write(_ name: String, _ kind: InputDefinition.Kind, _ bits: UInt32) throws(SceneError) {
        let (_, word) = try find(name, kind)
        let isEqual =
            kind == .number
            ? Float(bitPattern: tables.words[word]) == Float(bitPattern: bits) : tables.words[word] == bits
        if isEqual { return }
        tables.words[word] = bits
        if let rootMachine { tables.machines[rootMachine].needsAdvance = true }
    }

    /// The first input with this name and, if one is wanted, this kind, and its word in the scene.
    private func find(
        _ name: String, _ kind: InputDefinition.Kind?
    ) throws(SceneError) -> (InputDefinition, word: Int) {
        // No closures here: the compiler fails on those that capture a noncopyable self.
        var inputs = TableRange.empty
        if let machineIndex { inputs = definition.machines.machines[machineIndex].inputs }
        var found: InputDefinition?
        var existing: [String] = []
        for position in inputs.positions {
            let input = definition.machines.inputs[position]
            guard input.kind != .empty else { continue }
            existing.append(inputName(input))
            guard existing.last == name else { continue }
            if kind == nil || input.kind == kind {
                return (input, Int(tables.machines[rootMachine ?? 0].words) + input.word.position)
            }
            if found == nil { found = input }
        }
        if let found, let kind {
            throw .wrongInputKind(name, wanted: kind.publicKind, found: found.kind.publicKind)
        }
        throw .unknownInput(name, existing: existing)
    }

    private func inputName(_ input: InputDefinition) -> String {
        document.file.string(PropertyKey.StateMachineComponent.name, of: RecordIndex(Int(input.record)))
    }

    // MARK: Components, for checks and tools

    /// World transform of an object, and its opacity with what it inherits; nil for objects that have none.
    package func worldTransform(_ object: ObjectIndex) -> (matrix: Matrix, opacity: Float)? {
        guard object.position < definition.objects.count else { return nil }
        let transform = definition.objects[object.position].transform
        guard !transform.isNone else { return nil }
        let row = Int(tables.instances[rootInstance].transforms) + transform.position
        return (tables.world[row], tables.renderOpacity[row])
    }

    /// A property of an object by keys, as 32 bits, and what it is written like; nil if the object does not have it.
    package func property(_ object: ObjectIndex, key: UInt32) -> (
        target: PropertyTarget, bits: UInt32, isComputed: Bool
    )? {
        guard object.position < definition.objects.count else { return nil }
        let row = definition.objects[object.position]
        guard let property = row.type?.supportedProperty(key: key) else { return nil }
        let target = definition.target(object, property)
        let computed = tables.computed(target, instance: rootInstance, context)
        return (target, computed ?? tables.bits(target, instance: rootInstance, context), computed != nil)
    }

    /// The text of a string property.
    package func text(_ target: PropertyTarget) -> String {
        if target.field == .stored {
            guard let address = tables.storedText(target, instance: rootInstance, context) else { return "" }
            let slot = store.tables.values[store.tables.row(address)].word
            return store.tables.strings.string(slot, document: document.tables.file.payload)
        }
        let instance = tables.instances[rootInstance]
        return tables.strings.string(
            instance.strings + tables.words[Int(instance.words) + target.word.position],
            document: document.tables.file.payload)
    }

    /// Writes a property of an object as an animation would.
    package mutating func setProperty(_ target: PropertyTarget, bits: UInt32) {
        tables.set(target, bits: bits, instance: rootInstance, context)
    }
}

extension InputDefinition.Kind {
    var publicKind: InputInfo.Kind {
        switch self {
        case .bool: .bool
        case .number: .number
        case .trigger: .trigger
        case .empty: .unknown
        }
    }
}

extension Scene {
    /// Layers of the root machine in which a transition was taken in the last advance, each with the state it is in now,
    /// by position in the layer (chapter 04 §15).
    package var changedLayers: [(layer: Int, state: Int)] {
        guard let rootMachine else { return [] }
        var changed: [(layer: Int, state: Int)] = []
        let machine = tables.machines[rootMachine]
        let layers = definition.machines.machines[Int(machine.machine)].layers
        for layer in 0..<layers.count where tables.layers[Int(machine.layers) + layer].didChange {
            let states = definition.machines.layers[layers.positions.lowerBound + layer].states
            let current = tables.layers[Int(machine.layers) + layer].current
            changed.append((layer, current.position - Int(states.start)))
        }
        return changed
    }

    /// An object in words: its type, name and id.
    package func describe(_ object: ObjectIndex) -> String {
        guard object.position < definition.objects.count else { return "object \(object.position)" }
        let row = definition.objects[object.position]
        guard let type = row.type else { return "empty slot \(object.position)" }
        let name = type.isA(.component) ? document.file.string(.Component.name, of: RecordIndex(Int(row.record))) : ""
        return "\(type.name) \"\(name)\" (object \(object.position))"
    }
}

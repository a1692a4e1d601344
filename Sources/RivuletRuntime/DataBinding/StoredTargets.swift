// View model instances that belong to places of an artboard: their values are targets of the artboard's binds
// (chapter 05 §8.5).

extension SceneTables {
    /// The value that a bind on such an instance means.
    func storedAddress(of bind: Int, _ definition: BindDefinition) -> ValueAddress? {
        let container = binding.containers[Int(binding.binds[bind].container)]
        return storedAddress(definition.target, instance: Int(container.instance))
    }

    /// The value that a target which is one means.
    func storedAddress(_ target: PropertyTarget, instance: Int) -> ValueAddress? {
        let owner = stateful[Int(instances[instance].stateful) + target.word.position]
        guard owner != Self.noContext else { return nil }
        return ValueAddress(instance: InstanceNumber(owner), property: target.slot.rawValue)
    }

    /// The same if the value is the 32 bits of a word: not text, a list or a reference.
    func storedWord(_ target: PropertyTarget, instance: Int, _ context: SceneContext) -> ValueAddress? {
        guard let address = storedAddress(target, instance: instance), context.store.hasValue(at: address) else {
            return nil
        }
        switch context.store.kind(at: address) {
        case .number, .boolean, .color, .enumeration, .trigger, .listIndex, .asset, .artboard: return address
        case .string, .list, .viewModel, .unknown: return nil
        }
    }

    /// The same if the value is text.
    func storedText(_ target: PropertyTarget, instance: Int, _ context: SceneContext) -> ValueAddress? {
        guard let address = storedAddress(target, instance: instance), context.store.hasValue(at: address),
            context.store.kind(at: address) == .string
        else { return nil }
        return address
    }

    /// Makes the instances that belong to an artboard instance's places (chapter 05 §8.5).
    mutating func makeStateful(instance: Int, _ context: SceneContext) {
        let first = Int(instances[instance].stateful)
        for (offset, row) in context.definition.binds.stateful.enumerated() {
            // The references of its references and its lists' items stay empty.
            var maker = InstanceMaker(Document(context.document), depth: 2, fillsItems: false)
            // Instances beyond the limits are not made.
            let made = try? maker.copy(row.instance, into: &context.store.tables)
            if let made { context.store.tables.hold(made, for: binding.scene) }
            stateful[first + offset] = made?.rawValue ?? Self.noContext
        }
        for host in context.definition.hosts.hosts.indices {
            let own = context.definition.hosts.hosts[host].stateful.positions.first {
                !context.definition.binds.stateful[$0].isGlobal
            }
            guard let own, stateful[first + own] != Self.noContext else { continue }
            let row = Int(instances[instance].hosts) + host
            hosts[row].active = stateful[first + own]
            hosts[row].isBindingPending = true
        }
    }

    /// A key fires a trigger of such an instance.
    mutating func fireStored(_ object: ObjectIndex, instance: Int, _ context: SceneContext) {
        guard let value = context.definition.binds.storedValues[object.rawValue] else { return }
        let owner = stateful[Int(instances[instance].stateful) + Int(value.instance)]
        guard owner != Self.noContext else { return }
        let address = ValueAddress(instance: InstanceNumber(owner), property: value.property)
        guard context.store.hasValue(at: address) else { return }
        context.store.tables.fire(address, source: .machine)
        deliver(context)
    }

    mutating func writeStored(
        _ value: BoundValue, _ bind: Int, _ definition: BindDefinition, _ context: SceneContext
    ) {
        guard let target = storedAddress(of: bind, definition), context.store.hasValue(at: target) else { return }
        writeStore(value, to: target, isToSource: false, context)
    }
}

extension ViewModelStore {
    func hasValue(at address: ValueAddress) -> Bool {
        let row = tables.instances[Int(address.instance.rawValue)]
        return address.property < row.valueCount && tables.values[tables.row(address)].isPresent
    }
}

/// Rows of what is not shown any more: the next instance of the same artboard takes them, so that a scene whose places
/// and lists change for ever does not grow for ever.
struct FreeRows: Sendable {
    /// The first free instance of each artboard, the next one in its `parent`.
    var instances: [UInt32] = []
    /// Taken away since the last step, whose report may still tell of them.
    var retired: [UInt32] = []
    var contexts: [UInt32] = []
    var keys: [FreeKey] = []
}

/// A bind for a key's value that nobody uses.
struct FreeKey: Sendable, BitwiseCopyable {
    var artboard: UInt32
    var definition: UInt32
    var bind: UInt32
}

extension SceneTables {
    // MARK: Giving back

    /// An instance and all that is nested in it let go of the store and of what they share with others.
    mutating func retire(_ instance: Int, _ context: SceneContext) {
        for host in context.definition.hosts.hosts.indices {
            unmount(host, instance: instance, context)
            let row = Int(instances[instance].hosts) + host
            dropActive(hosts[row].active, host, instance: instance, context)
            removeContext(hosts[row].context)
            hosts[row] = HostRow()
        }
        for list in context.definition.hosts.lists.indices { removeItems(of: list, instance: instance, context) }
        var machine = instances[instance].machines
        while machine != Self.noContext {
            retireMachine(Int(machine), context)
            machine = machines[Int(machine)].next
        }
        // Its own binds and those of its keys.
        disconnectBinds(of: Int(instances[instance].container), context)
        for holder in keyHolders where holder.instance == UInt32(instance) {
            let bind = binding.binds[Int(holder.bind)]
            free.keys.append(
                FreeKey(artboard: instances[instance].artboard, definition: bind.definition, bind: holder.bind))
        }
        keyHolders.removeAll { $0.instance == UInt32(instance) }
        for position in context.definition.binds.stateful.indices {
            let row = Int(instances[instance].stateful) + position
            guard stateful[row] != Self.noContext else { continue }
            context.store.tables.letGo(of: InstanceNumber(stateful[row]), for: binding.scene)
            stateful[row] = Self.noContext
        }
        dropGeometry(of: instance, context)
        dropDrawing(of: instance, context.definition)
        interaction.orders.remove(&instances[instance].hitOrder)
        free.retired.append(UInt32(instance))
    }

    /// A machine lets go. Its rows stay with the artboard instance.
    mutating func retireMachine(_ machine: Int, _ context: SceneContext) {
        guard machines[machine].isAlive else { return }
        machines[machine].isAlive = false
        disconnectBinds(of: Int(machines[machine].container), context)
        let definition = context.definition.machines.machines[Int(machines[machine].machine)]
        for watch in 0..<definition.watches.count {
            let row = Int(machines[machine].watches) + watch
            guard binding.watches[row].dependent != Self.noContext else { continue }
            context.store.tables.unsubscribe(binding.watches[row].dependent)
            binding.watches[row].dependent = Self.noContext
        }
        for position in definition.binds.positions where context.definition.binds.binds[position].refers(context) {
            let word = context.definition.binds.binds[position].target.word
            refer(to: Self.noContext, word, machine: machine, context)
        }
        binding.reports.removeAll { $0.machine == UInt32(machine) }
        events.removeAll { $0.machine == UInt32(machine) && !$0.isNew }
        // The host hears of the others, but nobody handles them.
        for event in events.indices where events[event].machine == UInt32(machine) {
            events[event].machine = EventRow.nobody
        }
        for layer in 0..<definition.layers.count {
            let row = Int(machines[machine].layers) + layer
            resets.remove(&layers[row].reset)
            resets.remove(&layers[row].currentReset)
            resets.remove(&layers[row].fromReset)
        }
    }

    private mutating func disconnectBinds(of container: Int, _ context: SceneContext) {
        for position in binding.containers[container].order.positions {
            let bind = Int(binding.order[position])
            let row = binding.binds[bind]
            if row.dependent != Self.noContext { context.store.tables.unsubscribe(row.dependent) }
            if row.observer != Self.noContext { context.store.tables.unsubscribe(row.observer) }
            if row.flags.contains(.cachedString) { strings.remove(row.cachedWord) }
            binding.binds[bind].dependent = Self.noContext
            binding.binds[bind].observer = Self.noContext
            binding.binds[bind].flags = []
            binding.binds[bind].dirt = []
            disconnectConverter(of: bind, context)
            binding.binds[bind].converter = nil
        }
        binding.order.remove(&binding.containers[container].order)
        binding.order.remove(&binding.containers[container].polled)
        binding.containers[container] = ContainerRow(
            instance: binding.containers[container].instance, machine: binding.containers[container].machine)
    }

    mutating func removeContext(_ row: UInt32) {
        guard row != Self.noContext else { return }
        binding.entries.remove(&binding.contexts[Int(row)].entries)
        binding.contexts[Int(row)] = ContextRow()
        free.contexts.append(row)
    }

    // MARK: Taking again

    /// What was taken away before this step may be used again from now on.
    mutating func reuseRetired(_ document: DocumentTables) {
        while let instance = free.retired.popLast() {
            if free.instances.isEmpty {
                free.instances.append(contentsOf: repeatElement(Self.noContext, count: document.artboards.count))
            }
            let artboard = Int(instances[Int(instance)].artboard)
            instances[Int(instance)].parent = free.instances[artboard]
            free.instances[artboard] = instance
        }
    }

    func hasFreeInstance(of artboard: Int) -> Bool {
        !free.instances.isEmpty && free.instances[artboard] != Self.noContext
    }

    mutating func takeFreeInstance(of artboard: Int) -> Int? {
        guard hasFreeInstance(of: artboard) else { return nil }
        let instance = Int(free.instances[artboard])
        free.instances[artboard] = instances[instance].parent
        instances[instance].parent = Self.noContext
        instances[instance].host = Self.noContext
        return instance
    }

    mutating func takeFreeMachine(_ machine: Int, of instance: Int) -> Int? {
        var next = instances[instance].machines
        while next != Self.noContext {
            let row = machines[Int(next)]
            if !row.isAlive, row.machine == UInt32(machine) { return Int(next) }
            next = row.next
        }
        return nil
    }

    /// Everything as in a new instance.
    mutating func refillInstance(_ instance: Int, _ definition: ArtboardDefinition) {
        let row = instances[instance]
        Self.write(definition.words, to: &words, at: row.words)
        Self.write(definition.initialFlags, to: &flags, at: row.flags)
        Self.write(definition.initialDirt, to: &dirt, at: row.slots)
        Self.write(definition.initialPending, to: &pending, at: row.pending)
        for offset in definition.transforms.indices {
            local[Int(row.transforms) + offset] = .identity
            world[Int(row.transforms) + offset] = .identity
            renderOpacity[Int(row.transforms) + offset] = 0
        }
        for (offset, range) in definition.strings.enumerated() {
            strings.reset(row.strings + UInt32(offset), toDocument: range)
        }
        for offset in definition.paths.shapes.indices {
            geometry.shapes[Int(row.shapes) + offset] = ShapeRow()
            interaction.shapes[Int(row.shapes) + offset] = TouchedShapeRow()
        }
        instances[instance].depth = 0
        instances[instance].hasDirtyComponents = true
        instances[instance].didChange = true
        instances[instance].hostOpacity = 1
        instances[instance].drawOrder = 0
    }

    static func write<Element: BitwiseCopyable>(
        _ new: borrowing [Element], to elements: inout [Element], at start: UInt32
    ) {
        for offset in new.indices { elements[Int(start) + offset] = new[offset] }
    }

    /// The geometry of an instance goes; its rows begin anew, counting on from their versions.
    private mutating func dropGeometry(of instance: Int, _ context: SceneContext) {
        let definition = context.definition
        let row = instances[instance]
        for offset in definition.paths.paths.indices {
            let path = Int(row.paths) + offset
            geometry.generatedVertices -= Int(geometry.paths[path].generatedVertices)
            removeVertices(of: path, context)
            geometry.points.remove(&geometry.paths[path].points)
            geometry.verbs.remove(&geometry.paths[path].verbs)
            let version = geometry.paths[path].version
            geometry.paths[path] = PathRow()
            geometry.paths[path].version = version &+ 1
        }
        for offset in 0..<definition.paths.boneCount { geometry.bones[Int(row.bones) + offset] = .identity }
        for offset in 0..<definition.paths.measureCount {
            let measure = Int(row.measures) + offset
            geometry.measuredSegments -= Int(geometry.measures[measure].segments.count)
            geometry.measured.remove(&geometry.measures[measure])
        }
    }
}

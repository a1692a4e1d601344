extension SceneTables {
    /// Makes an instance of a machine: inputs as in the file, each layer in its entry state (chapter 04 §3).
    mutating func instantiateMachine(
        _ machine: Int, instance: Int, _ context: SceneContext
    ) -> Int {
        let row = context.definition.machines.machines[machine]
        let old = takeFreeMachine(machine, of: instance)
        let index = old ?? appendMachine(machine, row, instance: instance, context)
        let firstPlay = machines[index].plays
        for position in row.layers.positions {
            let layer = context.definition.machines.layers[position]
            let plays = firstPlay + layer.firstPlay
            let fresh = LayerRow(current: layer.entry, currentPlays: plays, fromPlays: plays + layer.playsPerState)
            layers[Int(machines[index].layers) + position - row.layers.positions.lowerBound] = fresh
        }
        if old != nil { refillMachine(index, row, context) }
        machines[index].madeAt = epoch
        for layer in 0..<row.layers.count {
            random.reseed()
            enterEntry(of: layer, machine: index, context)
        }
        if old == nil { machines[index].binds = UInt32(binding.binds.count) }
        let container = makeContainer(
            instance: instance, machine: index, row.binds,
            reusing: old == nil ? nil : (machines[index].container, machines[index].binds), context)
        machines[index].container = container
        if old == nil {
            appendTouch(to: index, context)
            machines[index].watches = UInt32(binding.watches.count)
            for position in row.watches.positions {
                binding.watches.append(
                    WatchRow(
                        machine: UInt32(index), definition: UInt32(position),
                        listener: context.definition.machines.watches[position].listener))
            }
        }
        return index
    }

    /// Rows for a new machine.
    private mutating func appendMachine(
        _ machine: Int, _ row: MachineDefinition, instance: Int, _ context: SceneContext
    ) -> Int {
        machines.append(
            MachineRow(
                instance: UInt32(instance), machine: UInt32(machine), words: UInt32(words.count),
                layers: UInt32(layers.count), plays: UInt32(plays.count),
                strings: strings.append(document: Array(context.definition.machines.strings[row.strings.positions])),
                binds: UInt32(binding.binds.count), next: instances[instance].machines))
        let index = machines.count - 1
        instances[instance].machines = UInt32(index)
        words.append(contentsOf: context.definition.machines.words[row.words.positions])
        plays.append(contentsOf: repeatElement(PlayRow(.none, .empty), count: Int(row.playCount)))
        layers.append(
            contentsOf: repeatElement(
                LayerRow(current: .none, currentPlays: 0, fromPlays: 0), count: row.layers.count))
        return index
    }

    /// Everything as in a new machine.
    private mutating func refillMachine(_ index: Int, _ row: MachineDefinition, _ context: SceneContext) {
        let first = machines[index]
        machines[index].isAlive = true
        machines[index].needsAdvance = false
        machines[index].eventCount = 0
        let definition = context.definition.machines
        for (offset, position) in row.words.positions.enumerated() {
            words[Int(first.words) + offset] = definition.words[position]
        }
        for offset in 0..<Int(row.playCount) { plays[Int(first.plays) + offset] = PlayRow(.none, .empty) }
        for (offset, position) in row.strings.positions.enumerated() {
            strings.reset(first.strings + UInt32(offset), toDocument: definition.strings[position])
        }
        resetTouch(of: index, context)
    }

    private mutating func enterEntry(
        of layer: Int, machine: Int, _ context: SceneContext
    ) {
        let layers = context.definition.machines.machines[Int(machines[machine].machine)].layers
        let entry = context.definition.machines.layers[layers.positions.lowerBound + layer].entry
        guard !entry.isNone else { return }
        enter(entry, layer: Int(machines[machine].layers) + layer, machine: machine, context)
        perform(
            context.definition.machines.states[entry.position].actions, atEnd: false, machine: machine, context)
    }

    /// Puts every layer back into its entry state. The last transition, its mix and the inputs stay (chapter 04 §3).
    mutating func resetMachine(_ machine: Int, _ context: SceneContext) {
        for layer in 0..<context.definition.machines.machines[Int(machines[machine].machine)].layers.count {
            layers[Int(machines[machine].layers) + layer].from = .none
            enterEntry(of: layer, machine: machine, context)
        }
    }

    /// One step of the machine alone (chapter 04 §11.1). Returns whether it wants another one.
    mutating func advanceMachine(
        _ machine: Int, by seconds: Float, isNewFrame: Bool, _ context: SceneContext
    ) -> Bool {
        updateHitOrder(of: machine, context)
        if isNewFrame {
            runEventLoop(machine, context)
            machines[machine].needsAdvance = false
        }
        updateMachineBinds(machine, context)
        let row = machines[machine]
        let layerCount = context.definition.machines.machines[Int(row.machine)].layers.count
        for layer in 0..<layerCount {
            if advanceLayer(layer, by: seconds, isNewFrame: isNewFrame, machine: machine, context) {
                machines[machine].needsAdvance = true
            }
        }
        if advanceConverters(of: row.container, by: seconds, context) { machines[machine].needsAdvance = true }
        endTriggers(machine, context)
        return machines[machine].needsAdvance || hasEvents(machine)
    }

    func hasEvents(_ machine: Int) -> Bool {
        events.contains { $0.machine == UInt32(machine) && !$0.isHandled }
            || binding.reports.contains { $0.machine == UInt32(machine) }
    }

    /// One frame of the root machine and its artboard (chapter 04 §11.2). Returns whether anything is left to do; false
    /// means settled.
    mutating func advanceRoot(
        _ machine: Int, by seconds: Float, _ context: SceneContext
    ) -> Bool {
        deliver(context)
        let instance = Int(machines[machine].instance)
        var keepsGoing = advanceMachine(machine, by: seconds, isNewFrame: true, context) || seconds == 0
        if advanceComponents(by: seconds, isNewFrame: true, instance: instance, context) { keepsGoing = true }
        for _ in 0..<5 {
            if updatePass(instance: instance, context) { keepsGoing = true }
            if tryChangeStates(machine, context) {
                _ = advanceMachine(machine, by: 0, isNewFrame: false, context)
                keepsGoing = true
            }
            if advanceComponents(by: 0, isNewFrame: false, instance: instance, context) { keepsGoing = true }
            endFrame(ofContext: binding.containers[Int(machines[machine].container)].context, context)
            resetArtboard(instance, context)
            if !instances[instance].hasDirtyComponents { break }
        }
        return keepsGoing || hasEvents(machine)
    }

    /// An artboard without a machine on it, and all that is nested in it (chapter 02 §5.3). True if it wants more.
    mutating func advanceArtboard(
        _ instance: Int, by seconds: Float, _ context: SceneContext
    ) -> Bool {
        deliver(context)
        let keepsGoing = advanceComponents(by: seconds, isNewFrame: true, instance: instance, context)
        let didUpdate = updatePass(instance: instance, context)
        return keepsGoing || didUpdate || instances[instance].hasDirtyComponents
    }

    /// One transition at most for every layer, without applying (chapter 04 §11.2, step 4c).
    mutating func tryChangeStates(
        _ machine: Int, _ context: SceneContext
    ) -> Bool {
        updateMachineBinds(machine, context)
        let row = machines[machine]
        var didChange = false
        for layer in 0..<context.definition.machines.machines[Int(row.machine)].layers.count {
            if tryChangeState(layer, machine: machine, context) { didChange = true }
        }
        return didChange
    }

    /// Trigger inputs live through one step (chapter 04 §4).
    private mutating func endTriggers(_ machine: Int, _ context: SceneContext) {
        let row = machines[machine]
        let inputs = context.definition.machines.machines[Int(row.machine)].inputs
        for position in inputs.positions {
            let input = context.definition.machines.inputs[position]
            guard input.kind == .trigger else { continue }
            let first = Int(row.words) + input.word.position
            if words[first] == 0 { continue }
            for word in first...first + (context.definition.machines.machines[Int(row.machine)].layers.count + 31) / 32
            {
                words[word] = 0
            }
        }
    }
}

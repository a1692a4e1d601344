extension SceneTables {
    /// Performs the actions of a state or transition that belong to its start or end, in file order (chapter 04 §10).
    mutating func perform(
        _ range: TableRange, atEnd: Bool, machine: Int, _ context: SceneContext, _ call: Invocation = .none
    ) {
        for position in range.positions {
            let action = context.definition.machines.actions[position]
            guard action.isAtEnd == atEnd else { continue }
            switch action.kind {
            case .setInput(let input, let bits): write(input, bits, machine: machine, context)
            case .toggleInput(let input):
                let value = read(input, machine: machine, context)
                write(input, value == 0 ? 1 : 0, machine: machine, context)
            case .fireEvent(let event):
                events.append(
                    EventRow(
                        machine: UInt32(machine), instance: machines[machine].instance, object: event, delay: 0))
            case .fireTrigger(let path):
                // While the machine is being made it has no container yet, nor a context.
                let contextRow = dataContext(ofMachine: machine)
                guard
                    let address = resolve(
                        path, from: contextRow, context.definition.binds.pathElements, context)
                else { continue }
                context.store.tables.fire(address, source: .machine)
                deliver(context)
            case .changeValue(let bindable): changeValue(bindable, machine: machine, context)
            case .alignTarget(let position):
                align(
                    context.definition.pointers.alignments[Int(position)], call,
                    instance: Int(machines[machine].instance), context)
            }
        }
    }

    /// The data context of a machine; none while it is being made.
    func dataContext(ofMachine machine: Int) -> UInt32 {
        let container = binding.containers[Int(machines[machine].container)]
        return container.machine == UInt32(machine) ? container.context : Self.noContext
    }

    /// Writes a bindable to its source, changed or not, and has it read again afterwards (chapter 05 §14.1).
    private mutating func changeValue(_ bindable: UInt32, machine: Int, _ context: SceneContext) {
        let contextRow = dataContext(ofMachine: machine)
        let definition = context.definition.binds.bindables[Int(bindable)]
        let firstDefinition = Int(context.definition.machines.machines[Int(machines[machine].machine)].binds.start)
        guard contextRow != Self.noContext else { return }
        if definition.toSource != Self.noContext {
            if definition.kind == .viewModel, let main = mainInstance(of: contextRow) {
                refer(to: main.rawValue, definition.word, machine: machine, context)
            }
            let bind = Int(machines[machine].binds + definition.toSource)
            binding.binds[bind].flags.remove(.valid)
            copyToSource(
                bind, context.definition.binds.binds[firstDefinition + Int(definition.toSource)], context)
        }
        if definition.toTarget != Self.noContext {
            addDirt(.source, to: Int(machines[machine].binds + definition.toTarget), context)
        }
    }

    private func read(_ input: ScheduledAction.Input, machine: Int, _ context: SceneContext) -> UInt32 {
        switch input {
        case .nested(let position):
            return readNestedInput(Int(position), instance: Int(machines[machine].instance), context)
        case .own(let position):
            let definition = context.definition.machines.inputs[Int(position)]
            return words[Int(machines[machine].words) + definition.word.position]
        }
    }

    private mutating func write(
        _ input: ScheduledAction.Input, _ bits: UInt32, machine: Int, _ context: SceneContext
    ) {
        switch input {
        case .nested(let position):
            writeNestedInput(Int(position), bits, instance: Int(machines[machine].instance), context)
        case .own(let position):
            writeInput(context.definition.machines.inputs[Int(position)], bits, machine: machine)
        }
    }
}

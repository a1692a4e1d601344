extension SceneTables {
    /// Performs the actions of a state or transition that belong to its start or end, in file order (chapter 04 §10).
    mutating func perform(
        _ range: TableRange, atEnd: Bool, machine: Int, _ context: SceneContext
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
                guard let root = context.viewModel,
                    let address = context.store.tables.address(
                        ofPath: context.definition.machines.pathElements[path.positions], from: root)
                else { continue }
                context.store.tables.fire(address, source: .machine)
            }
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

extension SceneTables {
    /// Performs the actions of a state or transition that belong to its start or end, in file order (chapter 04 §10).
    mutating func perform(
        _ range: TableRange, atEnd: Bool, machine: Int, _ context: SceneContext, _ store: inout ViewModelTables
    ) {
        for position in range.positions {
            let action = context.definition.machines.actions[position]
            guard action.isAtEnd == atEnd else { continue }
            switch action.kind {
            case .fireEvent(let event):
                events.append(
                    EventRow(
                        machine: UInt32(machine), instance: machines[machine].instance, object: event, delay: 0))
            case .fireTrigger(let path):
                guard let root = context.viewModel,
                    let address = store.address(
                        ofPath: context.definition.machines.pathElements[path.positions], from: root)
                else { continue }
                store.fire(address, source: .machine)
            }
        }
    }
}

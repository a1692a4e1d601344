import RivuletFormat
import RivuletSchema

extension ArtboardBuilder {
    mutating func compileTransition(
        _ imported: ImportedTransition, states: TableRange, layer: Int, in machine: MachineDefinition
    ) {
        typealias Key = PropertyKey.StateTransition
        let record = RecordIndex(Int(imported.record))
        let firstCondition = machines.conditions.count
        let firstTrigger = machines.usedTriggers.count
        let firstBind = machines.usedBinds.count
        for row in imported.conditions.indices {
            let condition = condition(imports.conditions[row], layer: layer, in: machine)
            if case .trigger(let words) = condition { machines.usedTriggers.append(words) }
            machines.conditions.append(condition)
            if let bind = usedBind(imports.conditions[row]) { machines.usedBinds.append(bind) }
        }
        let target = imported.target
        machines.transitions.append(
            TransitionDefinition(
                record: imported.record,
                target: target < UInt32(states.count) ? StateIndex(rawValue: states.start + target) : .none,
                flags: TransitionDefinition.Flags(
                    rawValue: UInt8(truncatingIfNeeded: file.uint(Key.flags, of: record))),
                duration: file.uint(Key.duration, of: record),
                durationWord: durationOfTransition[imported.record] ?? .none,
                exitTime: file.uint(Key.exitTime, of: record),
                exitBlend: imported.exitBlendAnimation,
                isBlendTransition: file.type(of: record) == .blendStateTransition,
                interpolator: interpolator(object: imported.interpolator) ?? ImportTables.none,
                weight: file.uint(Key.randomWeight, of: record),
                conditions: TableRange(firstCondition, machines.conditions.count),
                usedTriggers: TableRange(firstTrigger, machines.usedTriggers.count),
                usedBinds: TableRange(firstBind, machines.usedBinds.count),
                actions: compileActions(imported.actions, in: machine)))
    }

    /// A condition with its kinds checked. An input that is an empty slot makes it true (chapter 04 §9.2); conditions on
    /// what is not there yet are false and stand among the document's diagnostics.
    private mutating func condition(_ imported: ImportedCondition, layer: Int, in machine: MachineDefinition)
        -> Condition
    {
        let record = RecordIndex(Int(imported.record))
        guard let type = file.type(of: record) else { return .always(true) }
        if type.isA(.transitionViewModelCondition) { return valueCondition(imported, type) }
        guard type.isA(.transitionInputCondition) else {
            return .always(type == .transitionCondition)
        }
        let id = file.uint(PropertyKey.TransitionInputCondition.inputId, of: record)
        guard id < UInt32(machine.inputs.count) else { return .always(true) }
        let input = machines.inputs[machine.inputs.positions.lowerBound + Int(id)]
        if input.kind == .empty { return .always(true) }
        let op =
            type.isA(.transitionValueCondition)
            ? Comparison(rawValue: UInt8(file.uint(PropertyKey.TransitionValueCondition.opValue, of: record)))
                ?? .invalid
            : .invalid
        switch (type, input.kind) {
        case (.transitionBoolCondition, .bool): return .bool(input.word, op)
        case (.transitionNumberCondition, .number):
            return .number(input.word, op, file.float(PropertyKey.TransitionNumberCondition.value, of: record))
        case (.transitionTriggerCondition, .trigger):
            return .trigger(
                TriggerWords(
                    fired: input.word, used: WordIndex(input.word.position + 1 + layer / 32),
                    mask: 1 << UInt32(layer % 32)))
        case (.transitionInputCondition, _): return .always(true)
        default: return .always(true)
        }
    }

    /// Fire actions first, then scheduled listener actions, each in file order (chapter 04 §10).
    mutating func compileActions(_ range: RowRange, in machine: MachineDefinition) -> TableRange {
        let first = machines.actions.count
        for row in range.indices {
            let imported = imports.actions[row]
            let record = RecordIndex(Int(imported.record))
            guard let type = file.type(of: record), type.isA(.stateMachineFireAction) else { continue }
            let occurs = file.uint(PropertyKey.StateMachineFireAction.occursValue, of: record)
            guard occurs <= 1 else { continue }
            let isAtEnd = occurs == 1
            switch type {
            case .stateMachineFireEvent:
                let event = file.uint(PropertyKey.StateMachineFireEvent.eventId, of: record)
                guard let object = object(at: event), object.type?.isA(.event) == true else { continue }
                machines.actions.append(
                    ScheduledAction(kind: .fireEvent(ObjectIndex(rawValue: event)), isAtEnd: isAtEnd))
            case .stateMachineFireTrigger:
                let path = bindPath(
                    claimed: imported.path, own: .StateMachineFireTrigger.viewModelPathIds, of: imported.record)
                machines.actions.append(ScheduledAction(kind: .fireTrigger(path), isAtEnd: isAtEnd))
            default: continue
            }
        }
        for row in range.indices {
            let imported = imports.actions[row]
            guard let kind = listenerAction(imported, in: machine) else { continue }
            let flags = file.uint(.ListenerAction.flags, of: RecordIndex(Int(imported.record)))
            machines.actions.append(ScheduledAction(kind: kind, isAtEnd: flags & 1 != 0))
        }
        return TableRange(first, machines.actions.count)
    }
}

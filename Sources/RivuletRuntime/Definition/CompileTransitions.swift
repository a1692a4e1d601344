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
        for row in imported.conditions.indices {
            let condition = condition(imports.conditions[row], layer: layer, in: machine)
            if case .trigger(let words) = condition { machines.usedTriggers.append(words) }
            machines.conditions.append(condition)
        }
        let target = file.uint(Key.stateToId, of: record)
        machines.transitions.append(
            TransitionDefinition(
                record: imported.record,
                target: target < UInt32(states.count) ? StateIndex(rawValue: states.start + target) : .none,
                flags: TransitionDefinition.Flags(
                    rawValue: UInt8(truncatingIfNeeded: file.uint(Key.flags, of: record))),
                duration: file.uint(Key.duration, of: record), exitTime: file.uint(Key.exitTime, of: record),
                exitBlend: imported.exitBlendAnimation,
                isBlendTransition: file.type(of: record) == .blendStateTransition,
                interpolator: interpolator(object: imported.interpolator) ?? ImportTables.none,
                weight: file.uint(Key.randomWeight, of: record),
                conditions: TableRange(firstCondition, machines.conditions.count),
                usedTriggers: TableRange(firstTrigger, machines.usedTriggers.count),
                actions: compileActions(imported.actions)))
    }

    /// A condition with its kinds checked. An input that is an empty slot makes it true (chapter 04 §9.2); conditions on
    /// what is not there yet are false and stand among the document's diagnostics.
    private func condition(_ imported: ImportedCondition, layer: Int, in machine: MachineDefinition) -> Condition {
        let record = RecordIndex(Int(imported.record))
        guard let type = file.type(of: record) else { return .always(true) }
        guard type.isA(.transitionInputCondition) else {
            return .always(type == .transitionCondition)
        }
        let id = file.uint(PropertyKey.TransitionInputCondition.inputId, of: record)
        guard id < UInt32(machine.inputs.count) else { return .always(true) }
        let input = machines.inputs[machine.inputs.positions.lowerBound + Int(id)]
        if input.kind == .empty { return .always(true) }
        let op = type.isA(.transitionValueCondition)
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

    mutating func compileActions(_ range: RowRange) -> TableRange {
        let first = machines.actions.count
        for row in range.indices {
            let imported = imports.actions[row]
            let record = RecordIndex(Int(imported.record))
            guard let type = file.type(of: record), type.isA(.stateMachineFireAction) else { continue }
            let isAtEnd = file.uint(PropertyKey.StateMachineFireAction.occursValue, of: record) != 0
            switch type {
            case .stateMachineFireEvent:
                let event = file.uint(PropertyKey.StateMachineFireEvent.eventId, of: record)
                guard let object = object(at: event), object.type?.isA(.event) == true else { continue }
                machines.actions.append(
                    ScheduledAction(kind: .fireEvent(ObjectIndex(rawValue: event)), isAtEnd: isAtEnd))
            case .stateMachineFireTrigger:
                let start = machines.pathElements.count
                machines.pathElements.append(contentsOf: triggerPath(imported))
                machines.actions.append(
                    ScheduledAction(
                        kind: .fireTrigger(TableRange(start, machines.pathElements.count)), isAtEnd: isAtEnd))
            default: continue
            }
        }
        return TableRange(first, machines.actions.count)
    }

    /// The ids that a fire-trigger action follows: those of its DataBindPath if it claimed one, else its own.
    private func triggerPath(_ action: ImportedAction) -> [UInt32] {
        if action.path != ImportTables.none {
            return resolvedPath(RecordIndex(Int(action.path)))
        }
        let record = RecordIndex(Int(action.record))
        return idList(file.payload[file.payloadRange(PropertyKey.StateMachineFireTrigger.viewModelPathIds, of: record)])
    }

    private func resolvedPath(_ record: RecordIndex) -> [UInt32] {
        idList(file.payload[file.payloadRange(PropertyKey.DataBindPath.path, of: record)])
    }

    /// A list of varuints; a broken tail adds one 0 and ends it (chapter 01 §10.3).
    func idList(_ bytes: ArraySlice<UInt8>) -> [UInt32] {
        var out: [UInt32] = []
        var value: UInt64 = 0
        var shift: UInt64 = 0
        for byte in bytes {
            if shift < 64 { value |= UInt64(byte & 0x7F) << shift }
            shift += 7
            if byte & 0x80 == 0 {
                guard value <= UInt64(UInt32.max) else { return out + [0] }
                out.append(UInt32(value))
                value = 0
                shift = 0
            }
        }
        return shift == 0 ? out : out + [0]
    }
}

import RivuletFormat
import RivuletSchema

extension ArtboardBuilder {
    /// Listeners of a machine that hear events (chapter 04 §16.3); others wait for pointers, focus and view models.
    mutating func compileListeners(_ range: RowRange, in machine: MachineDefinition) -> TableRange {
        let first = machines.listeners.count
        for row in range.indices {
            let imported = imports.listeners[row]
            let record = RecordIndex(Int(imported.record))
            guard let type = file.type(of: record) else { continue }
            let isSingle = type == .stateMachineListenerSingle
            let firstEvent = machines.listenerEvents.count
            if isSingle {
                guard file.uint(.StateMachineListenerSingle.listenerTypeValue, of: record) == Self.eventType else {
                    continue
                }
                machines.listenerEvents.append(file.uint(.StateMachineListenerSingle.eventId, of: record))
            } else {
                for input in imported.inputs.indices {
                    let inputRecord = RecordIndex(Int(imports.listenerInputs[input].record))
                    guard file.type(of: inputRecord) == .listenerInputTypeEvent else { continue }
                    machines.listenerEvents.append(file.uint(.ListenerInputTypeEvent.eventId, of: inputRecord))
                }
                guard machines.listenerEvents.count > firstEvent else { continue }
            }
            let target = file.uint(.StateMachineListener.targetId, of: record)
            let actions = compileListenerActions(imported.actions, in: machine)
            machines.listeners.append(
                ListenerDefinition(
                    target: object(at: target) == nil ? .none : ObjectIndex(rawValue: target), isSingle: isSingle,
                    hearsOwnEvents: hearsOwnEvents(target),
                    events: TableRange(firstEvent, machines.listenerEvents.count), actions: actions))
        }
        return TableRange(first, machines.listeners.count)
    }

    private static let eventType: UInt32 = 5

    /// Events of its own artboard are heard unless the target is something else than the artboard or an event.
    private func hearsOwnEvents(_ target: UInt32) -> Bool {
        guard let object = object(at: target) else { return true }
        return target == 0 || object.type?.isA(.event) == true
    }

    private mutating func compileListenerActions(_ range: RowRange, in machine: MachineDefinition) -> TableRange {
        let first = machines.actions.count
        for row in range.indices {
            if let kind = listenerAction(imports.listenerActions[row], in: machine) {
                machines.actions.append(ScheduledAction(kind: kind, isAtEnd: false))
            }
        }
        return TableRange(first, machines.actions.count)
    }

    /// What a listener action does, nil for one that does nothing here (chapter 04 §17).
    func listenerAction(_ imported: ImportedAction, in machine: MachineDefinition) -> ScheduledAction.Kind? {
        let record = RecordIndex(Int(imported.record))
        guard let type = file.type(of: record) else { return nil }
        switch type {
        case .listenerFireEvent:
            let event = file.uint(.ListenerFireEvent.eventId, of: record)
            return object(at: event)?.type?.isA(.event) == true ? .fireEvent(ObjectIndex(rawValue: event)) : nil
        case .listenerBoolChange:
            guard let input = inputReference(record, .bool, in: machine) else { return nil }
            switch file.uint(.ListenerBoolChange.value, of: record) {
            case 0: return .setInput(input, 0)
            case 1: return .setInput(input, 1)
            default: return .toggleInput(input)
            }
        case .listenerNumberChange:
            return inputReference(record, .number, in: machine).map {
                .setInput($0, file.uint(.ListenerNumberChange.value, of: record))
            }
        case .listenerTriggerChange:
            return inputReference(record, .trigger, in: machine).map { .setInput($0, 1) }
        default: return nil
        }
    }

    /// The input that an input change means: a nested one if it names one, else the machine's own.
    private func inputReference(
        _ record: RecordIndex, _ kind: InputDefinition.Kind, in machine: MachineDefinition
    ) -> ScheduledAction.Input? {
        let nested = file.uint(.ListenerInputChange.nestedInputId, of: record)
        if nested != ImportTables.none {
            guard let input = inputOfObject[Int(nested)], hosts.inputs[Int(input)].kind == kind else { return nil }
            return .nested(input)
        }
        let id = file.uint(.ListenerInputChange.inputId, of: record)
        guard id < UInt32(machine.inputs.count) else { return nil }
        let position = machine.inputs.positions.lowerBound + Int(id)
        return machines.inputs[position].kind == kind ? .own(UInt32(position)) : nil
    }
}

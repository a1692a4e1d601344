import RivuletFormat
import RivuletSchema

extension ArtboardBuilder {
    /// Listeners of a machine (chapter 04 §14, §16.3): those that hear events, else those that watch view model values,
    /// else those that wait for pointers. What waits for focus and keys is left out.
    mutating func compileListeners(_ range: RowRange, in machine: MachineDefinition) -> TableRange {
        let first = machines.listeners.count
        var entries = HitEntryBuilder()
        for row in range.indices {
            let imported = imports.listeners[row]
            let record = RecordIndex(Int(imported.record))
            guard let type = file.type(of: record) else { continue }
            let isSingle = type == .stateMachineListenerSingle
            let kinds = listenerKinds(imported, isSingle: isSingle)
            let hasEvents = kinds.contains(Self.eventType)
            guard hasEvents || kinds.contains(Self.viewModelType) else {
                let hears = PointerKinds(types: kinds)
                guard !hears.isEmpty else { continue }
                addListenerGroup(
                    hears, target: file.uint(.StateMachineListener.targetId, of: record),
                    actions: compileListenerActions(imported.actions, in: machine), to: &entries)
                continue
            }
            let firstEvent = machines.listenerEvents.count
            if hasEvents {
                addEvents(imported, isSingle: isSingle)
            } else {
                addWatches(imported, isSingle: isSingle, listener: machines.listeners.count)
            }
            let target = file.uint(.StateMachineListener.targetId, of: record)
            let actions = compileListenerActions(imported.actions, in: machine)
            machines.listeners.append(
                ListenerDefinition(
                    target: object(at: target) == nil ? .none : ObjectIndex(rawValue: target), isSingle: isSingle,
                    hearsOwnEvents: hasEvents && hearsOwnEvents(target),
                    events: TableRange(firstEvent, machines.listenerEvents.count), actions: actions))
        }
        finishEntries(entries)
        return TableRange(first, machines.listeners.count)
    }

    private static let eventType: UInt32 = 5
    private static let viewModelType: UInt32 = 11

    private func listenerKinds(_ imported: ImportedListener, isSingle: Bool) -> [UInt32] {
        if isSingle {
            return [file.uint(.StateMachineListenerSingle.listenerTypeValue, of: RecordIndex(Int(imported.record)))]
        }
        return imported.inputs.indices.map {
            file.uint(.ListenerInputType.listenerTypeValue, of: RecordIndex(Int(imports.listenerInputs[$0].record)))
        }
    }

    private mutating func addEvents(_ imported: ImportedListener, isSingle: Bool) {
        if isSingle {
            machines.listenerEvents.append(
                file.uint(.StateMachineListenerSingle.eventId, of: RecordIndex(Int(imported.record))))
            return
        }
        for input in imported.inputs.indices {
            let record = RecordIndex(Int(imports.listenerInputs[input].record))
            guard file.type(of: record) == .listenerInputTypeEvent else { continue }
            machines.listenerEvents.append(file.uint(.ListenerInputTypeEvent.eventId, of: record))
        }
    }

    private mutating func addWatches(_ imported: ImportedListener, isSingle: Bool, listener: Int) {
        if isSingle {
            let path = bindPath(
                claimed: imported.path, own: .StateMachineListenerSingle.viewModelPathIds, of: imported.record)
            machines.watches.append(WatchDefinition(listener: UInt32(listener), path: path))
            return
        }
        for input in imported.inputs.indices {
            let record = imports.listenerInputs[input].record
            guard file.type(of: RecordIndex(Int(record))) == .listenerInputTypeViewModel else { continue }
            // These know only their own bytes (chapter 05 §8.3).
            let path = bindPath(
                claimed: ImportTables.none, own: .ListenerInputTypeViewModel.viewModelPathIds, of: record)
            machines.watches.append(WatchDefinition(listener: UInt32(listener), path: path))
        }
    }

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
    mutating func listenerAction(_ imported: ImportedAction, in machine: MachineDefinition) -> ScheduledAction.Kind? {
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
        case .listenerAlignTarget: return alignment(record)
        case .listenerViewModelChange: return bindableOfRecord[imported.bindable].map { .changeValue($0) }
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

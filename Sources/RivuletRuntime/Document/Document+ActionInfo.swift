import RivuletFormat
import RivuletSchema

extension ReferenceNames {
    /// The actions of a state or a transition in the order in which they are done: fire actions first, then scheduled
    /// listener actions (chapter 04 §10).
    func actions(_ range: RowRange, machine: UInt32) -> [ActionInfo] {
        let rows = range.indices.map { imports.actions[$0] }
        let isFire = { (action: ImportedAction) in self.type(action.record)?.isA(.stateMachineFireAction) == true }
        return (rows.filter(isFire) + rows.filter { !isFire($0) }).compactMap { action($0, machine: machine) }
    }

    private func action(_ imported: ImportedAction, machine: UInt32) -> ActionInfo? {
        guard let type = type(imported.record) else { return nil }
        let record = RecordIndex(Int(imported.record))
        let artboard = imports.machines[Int(machine)].artboard
        if type.isA(.stateMachineFireAction) {
            let occurrence: ActionInfo.Occurrence =
                file.uint(.StateMachineFireAction.occursValue, of: record) == 1 ? .end : .start
            switch type {
            case .stateMachineFireEvent:
                let event = file.uint(.StateMachineFireEvent.eventId, of: record)
                return ActionInfo(occurrence: occurrence, effect: .reportEvent(self.event(event, artboard)))
            case .stateMachineFireTrigger:
                let path = path(
                    claimed: imported.path, own: .StateMachineFireTrigger.viewModelPathIds, of: imported.record)
                return ActionInfo(occurrence: occurrence, effect: .fireTrigger(path))
            default: return ActionInfo(occurrence: occurrence, effect: .unknown(type.name))
            }
        }
        let isAtEnd = file.uint(.ListenerAction.flags, of: record) & 1 != 0
        return ActionInfo(
            occurrence: isAtEnd ? .end : .start, effect: effect(imported, type, machine: machine, artboard: artboard))
    }

    private func effect(
        _ imported: ImportedAction, _ type: SchemaType, machine: UInt32, artboard: UInt32
    ) -> ActionInfo.Effect {
        let record = RecordIndex(Int(imported.record))
        switch type {
        case .listenerTriggerChange: return .fireInput(changedInput(record, machine, artboard))
        case .listenerBoolChange:
            let input = changedInput(record, machine, artboard)
            let value = file.uint(.ListenerBoolChange.value, of: record)
            return value <= 1 ? .setInput(input, to: .boolean(value == 1)) : .toggleInput(input)
        case .listenerNumberChange:
            return .setInput(
                changedInput(record, machine, artboard),
                to: .number(file.float(.ListenerNumberChange.value, of: record)))
        case .listenerFireEvent:
            return .reportEvent(event(file.uint(.ListenerFireEvent.eventId, of: record), artboard))
        case .listenerViewModelChange: return propertyChange(imported.bindable)
        case .listenerAlignTarget:
            return .alignTarget(
                object(file.uint(.ListenerAlignTarget.targetId, of: record), artboard: artboard),
                keepsOffset: file.bool(.ListenerAlignTarget.preserveOffset, of: record))
        case .focusActionTarget:
            return .focus(object(file.uint(.FocusActionTarget.targetId, of: record), artboard: artboard))
        case .focusActionTraversal:
            let kinds = ["next", "previous", "up", "down", "left", "right"]
            let kind = file.uint(.FocusActionTraversal.traversalKind, of: record)
            return .moveFocus(kind < UInt32(kinds.count) ? kinds[Int(kind)] : kinds[0])
        case .focusActionClear: return .clearFocus
        default: return .unknown(type.name)
        }
    }

    private func changedInput(_ record: RecordIndex, _ machine: UInt32, _ artboard: UInt32) -> InputReference? {
        let nested = file.uint(.ListenerInputChange.nestedInputId, of: record)
        if nested != ImportTables.none { return nestedInput(nested, artboard: artboard) }
        return input(file.uint(.ListenerInputChange.inputId, of: record), machine: machine)
    }

    private func event(_ id: UInt32, _ artboard: UInt32) -> String? {
        guard let record = record(object: id, artboard: artboard), type(record)?.isA(.event) == true else { return nil }
        return document.tables.string(.Component.name, of: record)
    }

    /// What a change of a view model value writes, and where: what the value follows, else what the file gives it.
    private func propertyChange(_ bindable: UInt32) -> ActionInfo.Effect {
        guard let destination = destination(ofBindable: bindable) else {
            return .setProperty(nil, to: .subject(.nothing))
        }
        if let source = source(ofBindable: bindable) {
            return .setProperty(destination, to: .subject(.property(source)))
        }
        let path = bindToSource[bindable].map { file.path(ofDataBindContext: $0, document.tables.manifest) } ?? []
        return .setProperty(destination, to: storedValue(bindable, enumeration: enumeration(atEndOf: path)))
    }

    private func storedValue(_ bindable: UInt32, enumeration: UInt32?) -> ConditionInfo.Operand {
        let record = RecordIndex(Int(bindable))
        guard let type = type(bindable), let kind = BindableDefinition.Kind(type),
            let key = type.property(named: "propertyValue")?.key
        else { return .subject(.nothing) }
        let number = file.uint(key, of: record)
        switch kind {
        case .number: return .constant(.number(file.float(key, of: record)))
        case .string: return .constant(.string(file.string(key, of: record)))
        case .boolean: return .constant(.boolean(number != 0))
        case .color: return .constant(.color(number))
        case .enumeration:
            let name = enumeration.map { document.enumKey(number, of: $0) } ?? ""
            return .constant(.enumeration(name.isEmpty ? "\(number)" : name))
        case .integer: return .constant(.listIndex(number))
        case .trigger: return .constant(.trigger(number))
        case .asset: return .constant(.asset(number == ImportTables.none ? nil : Int(number)))
        case .artboard: return .constant(.artboard(number == ImportTables.none ? nil : Int(number)))
        case .viewModel:
            return .subject(.property(PropertyReference(path: "", viewModel: nil, kind: .viewModel, isResolved: true)))
        case .list: return .subject(.nothing)
        }
    }

    // MARK: Listeners

    func listener(_ imported: ImportedListener, machine: UInt32) -> ListenerInfo {
        let record = RecordIndex(Int(imported.record))
        let artboard = imports.machines[Int(machine)].artboard
        return ListenerInfo(
            name: document.tables.string(.StateMachineComponent.name, of: imported.record),
            target: object(file.uint(.StateMachineListener.targetId, of: record), artboard: artboard),
            cues: cues(imported, artboard),
            actions: imported.actions.indices.compactMap { row in
                let action = imports.listenerActions[row]
                return type(action.record).map {
                    ActionInfo(occurrence: .start, effect: effect(action, $0, machine: machine, artboard: artboard))
                }
            })
    }

    private func cues(_ imported: ImportedListener, _ artboard: UInt32) -> [ListenerInfo.Cue] {
        let record = RecordIndex(Int(imported.record))
        if type(imported.record) == .stateMachineListenerSingle {
            return [
                cue(file.uint(.StateMachineListenerSingle.listenerTypeValue, of: record)) {
                    event(file.uint(.StateMachineListenerSingle.eventId, of: record), artboard)
                } property: {
                    path(
                        claimed: imported.path, own: .StateMachineListenerSingle.viewModelPathIds, of: imported.record)
                }
            ]
        }
        return imported.inputs.indices.map { row in
            let input = imports.listenerInputs[row].record
            let record = RecordIndex(Int(input))
            return cue(file.uint(.ListenerInputType.listenerTypeValue, of: record)) {
                type(input) == .listenerInputTypeEvent
                    ? event(file.uint(.ListenerInputTypeEvent.eventId, of: record), artboard) : nil
            } property: {
                type(input) == .listenerInputTypeViewModel
                    ? path(
                        claimed: ImportTables.none, own: .ListenerInputTypeViewModel.viewModelPathIds, of: input)
                    : nil
            }
        }
    }

    /// A cue by the number that files have (chapter 04 §16.1).
    private func cue(
        _ number: UInt32, event: () -> String?, property: () -> PropertyReference?
    ) -> ListenerInfo.Cue {
        switch number {
        case 0: .pointer("enter")
        case 1: .pointer("exit")
        case 2: .pointer("down")
        case 3: .pointer("up")
        case 4: .pointer("move")
        case 5: .event(event())
        case 6: .pointer("click")
        case 8: .input("textInput")
        case 9: .pointer("dragStart")
        case 10: .pointer("dragEnd")
        case 11: .property(property())
        case 12: .pointer("drag")
        case 13: .input("focus")
        case 14: .input("blur")
        case 15: .input("keyboard")
        case 16: .input("semanticAction")
        case 17: .input("gamepad")
        default: .unknown(number)
        }
    }
}

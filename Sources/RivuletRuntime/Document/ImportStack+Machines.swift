import RivuletFormat
import RivuletSchema

// MARK: - Machines, layers, states

extension ImportStack {
    mutating func takeMachine() -> DropReason? {
        guard artboard != Self.none else { return .noArtboard }
        machine = UInt32(tables.machines.count)
        tables.machines.append(
            ImportedMachine(
                record: record, artboard: artboard, inputs: .empty(at: tables.inputs.count),
                layers: .empty(at: tables.layers.count), listeners: .empty(at: tables.listeners.count)))
        tables.artboards[Int(artboard)].machines.end += 1
        unknownConsumer = .machine
        return nil
    }

    mutating func takeInput() -> DropReason? {
        guard machine != Self.none else { return .noStateMachine }
        tables.inputs.append(record)
        tables.machines[Int(machine)].inputs.end += 1
        return nil
    }

    mutating func takeLayer() throws(DocumentError) -> DropReason? {
        guard machine != Self.none else { return .noStateMachine }
        // A machine needs an artboard, so there is one: §5, condition 4, cannot come true.
        if layer != Self.none { try linkLayer(layer) }
        layer = UInt32(tables.layers.count)
        tables.layers.append(
            ImportedLayer(record: record, states: .empty(at: tables.states.count), artboard: artboard))
        tables.machines[Int(machine)].layers.end += 1
        unknownConsumer = .layer
        return nil
    }

    mutating func takeState(bindable: UInt32) -> DropReason? {
        guard layer != Self.none else { return .noLayer }
        state = UInt32(tables.states.count)
        layerComponent = state
        layerComponentIsTransition = false
        appendState(record, typeIndex: typeIndex, bindable: bindable)
        return nil
    }

    mutating func appendState(_ record: UInt32, typeIndex: UInt16, bindable: UInt32) {
        tables.states.append(
            ImportedState(
                record: record, typeIndex: typeIndex, animation: Self.none,
                blendAnimations: .empty(at: tables.blendAnimations.count),
                transitions: .empty(at: tables.transitions.count), actions: .empty(at: tables.actions.count),
                bindable: bindable))
        tables.layers[Int(layer)].states.end += 1
    }

    mutating func takeBlendStateInput() -> DropReason? {
        guard machine != Self.none else { return .noStateMachine }
        let id = uint(.BlendState1DInput.inputId, else: Self.none)
        guard id == Self.none || input(id) == .of(.stateMachineNumber) else { return .wrongInput }
        return takeState(bindable: Self.none)
    }

    mutating func takeBlendAnimationDirect() -> DropReason? {
        guard machine != Self.none else { return .noStateMachine }
        switch uint(.BlendAnimationDirect.blendSource, else: 0) {
        case 0:
            let id = uint(.BlendAnimationDirect.inputId, else: Self.none)
            guard input(id) == .of(.stateMachineNumber) else { return .wrongInput }
            return takeBlendAnimation(bindable: Self.none)
        case 2:
            guard bindable != Self.none else { return .noBindableProperty }
            return takeBlendAnimation(bindable: bindable)
        default: return takeBlendAnimation(bindable: Self.none)
        }
    }

    mutating func takeBlendAnimation(bindable: UInt32) -> DropReason? {
        guard state != Self.none else { return .noState }
        guard SchemaType(index: tables.states[Int(state)].typeIndex).isA(.blendState) else { return .noBlendState }
        // A state needs an artboard; only the animations read so far can be found.
        let id = uint(.BlendAnimation.animationId, else: Self.none)
        let animations = tables.artboards[Int(artboard)].animations
        tables.blendAnimations.append(
            ImportedBlendAnimation(
                record: record, animation: id < UInt32(animations.count) ? id : Self.none, bindable: bindable))
        tables.states[Int(state)].blendAnimations.end += 1
        return nil
    }

    /// What an input id means in the latest machine, among the inputs read so far.
    enum FoundInput: Equatable {
        case outOfRange
        case emptySlot
        case of(SchemaType)
    }

    func input(_ id: UInt32) -> FoundInput {
        let row = tables.machines[Int(machine)].inputs.row(id)
        guard row != Self.none else { return .outOfRange }
        let record = tables.inputs[Int(row)]
        return record == Self.none ? .emptySlot : .of(SchemaType(index: records[Int(record)].typeIndex))
    }
}

// MARK: - Transitions

extension ImportStack {
    mutating func takeTransition() -> DropReason? {
        guard state != Self.none else { return .noState }
        transition = UInt32(tables.transitions.count)
        layerComponent = transition
        layerComponentIsTransition = true
        tables.transitions.append(
            ImportedTransition(
                record: record, target: Self.none, conditions: .empty(at: tables.conditions.count),
                actions: .empty(at: tables.actions.count), interpolator: Self.none, exitBlendAnimation: Self.none))
        tables.states[Int(state)].transitions.end += 1
        return nil
    }

    mutating func takeInputCondition() -> DropReason? {
        guard machine != Self.none else { return .noStateMachine }
        let wanted: SchemaType? =
            switch type {
            case .transitionNumberCondition: .stateMachineNumber
            case .transitionBoolCondition: .stateMachineBool
            case .transitionTriggerCondition: .stateMachineTrigger
            default: nil
            }
        let found = input(uint(.TransitionInputCondition.inputId, else: Self.none))
        guard found == .emptySlot || wanted.map({ found == .of($0) }) == true else { return .wrongInput }
        return takeCondition()
    }

    mutating func takeCondition() -> DropReason? {
        if type == .scriptedTransitionCondition, machine == Self.none { return .noStateMachine }
        guard transition != Self.none else { return .noTransition }
        if type.isA(.transitionViewModelCondition) { comparison = UInt32(tables.conditions.count) }
        tables.conditions.append(ImportedCondition(record: record))
        tables.transitions[Int(transition)].conditions.end += 1
        return nil
    }

    mutating func takeComparator() -> DropReason? {
        guard comparison != Self.none else { return .noCondition }
        var claimed = Self.none
        if type == .transitionPropertyViewModelComparator {
            guard bindable != Self.none else { return .noBindableProperty }
            claimed = bindable
        }
        if tables.conditions[Int(comparison)].left == Self.none {
            tables.conditions[Int(comparison)].left = record
            tables.conditions[Int(comparison)].leftBindable = claimed
        } else {
            tables.conditions[Int(comparison)].right = record
            tables.conditions[Int(comparison)].rightBindable = claimed
        }
        return nil
    }

    mutating func takeFireAction() -> DropReason? {
        guard layerComponent != Self.none else { return .noStateOrTransition }
        let claimed = type == .stateMachineFireTrigger ? claimedPath() : Self.none
        appendComponentAction(ImportedAction(record: record, path: claimed))
        return nil
    }

    /// Adds an action to the latest state or transition.
    mutating func appendComponentAction(_ action: ImportedAction) {
        tables.actions.append(action)
        if layerComponentIsTransition {
            tables.transitions[Int(layerComponent)].actions.end += 1
        } else {
            tables.states[Int(layerComponent)].actions.end += 1
        }
    }
}

// MARK: - Listeners

extension ImportStack {
    mutating func takeListener() -> DropReason? {
        guard machine != Self.none else { return .noStateMachine }
        let claimed = type == .stateMachineListenerSingle ? claimedPath() : Self.none
        listener = UInt32(tables.listeners.count)
        tables.listeners.append(
            ImportedListener(
                record: record, inputs: .empty(at: tables.listenerInputs.count),
                actions: .empty(at: tables.listenerActions.count), path: claimed))
        tables.machines[Int(machine)].listeners.end += 1
        return nil
    }

    mutating func takeListenerInput() -> DropReason? {
        guard listener != Self.none else { return .noListener }
        let row = UInt32(tables.listenerInputs.count)
        switch type {
        case .listenerInputTypeKeyboard: keyboardListener = row
        case .listenerInputTypeGamepad: gamepadListener = row
        case .listenerInputTypeSemantic: semanticListener = row
        default: break
        }
        tables.listenerInputs.append(ImportedAction(record: record))
        tables.listeners[Int(listener)].inputs.end += 1
        return nil
    }

    mutating func takeUserInput() -> DropReason? {
        let owner =
            switch type {
            case .keyboardInput: keyboardListener
            case .gamepadInput: gamepadListener
            default: semanticListener
            }
        guard owner != Self.none else { return .noListenerInput }
        join(parent: Self.none)
        tables.userInputs.append(ImportedUserInput(record: record, listenerInput: owner, object: joined))
        return nil
    }

    mutating func takeListenerAction(bindable: UInt32) -> DropReason? {
        if type == .scriptedListenerAction, machine == Self.none { return .noStateMachine }
        let action = ImportedAction(record: record, bindable: bindable)
        // Bits 1 and 2: whose action it is. 1, a transition's, and 2, a state's, are treated alike.
        switch uint(.ListenerAction.flags, else: 0) >> 1 & 3 {
        case 1, 2:
            guard layerComponent != Self.none else { return .noStateOrTransition }
            appendComponentAction(action)
        default:
            guard listener != Self.none else { return .noListener }
            tables.listenerActions.append(action)
            tables.listeners[Int(listener)].actions.end += 1
        }
        return nil
    }

    mutating func takeListenerInputChange() -> DropReason? {
        guard machine != Self.none else { return .noStateMachine }
        let wanted: (input: SchemaType, nested: SchemaType)? =
            switch type {
            case .listenerBoolChange: (.stateMachineBool, .nestedBool)
            case .listenerNumberChange: (.stateMachineNumber, .nestedNumber)
            case .listenerTriggerChange: (.stateMachineTrigger, .nestedTrigger)
            default: nil
            }
        guard let wanted else { return takeListenerAction(bindable: Self.none) }
        let nested = tables.artboards[Int(artboard)].objects.row(
            uint(.ListenerInputChange.nestedInputId, else: Self.none))
        if nested != Self.none, !tables.objects[Int(nested)].isEmpty {
            guard SchemaType(index: tables.objects[Int(nested)].typeIndex) == wanted.nested else {
                return .wrongNestedInput
            }
        } else if case .of(let found) = input(uint(.ListenerInputChange.inputId, else: Self.none)) {
            guard found == wanted.input else { return .wrongInput }
        }
        return takeListenerAction(bindable: Self.none)
    }
}

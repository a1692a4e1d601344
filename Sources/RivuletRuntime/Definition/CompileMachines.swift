import RivuletFormat
import RivuletSchema

extension ArtboardBuilder {
    mutating func compileMachines() {
        for row in artboard.machines.indices { compileMachine(imports.machines[row], number: row) }
        if artboard.hasGeneratedMachine {
            machines.machines.append(
                MachineDefinition(
                    record: ImportTables.none, inputs: .empty, words: .empty, layers: .empty, listeners: .empty,
                    playCount: 0))
            finishEntries()
        }
        noteLimitedListeners()
    }

    private mutating func compileMachine(_ imported: ImportedMachine, number: Int) {
        var machine = MachineDefinition(
            record: imported.record, inputs: .empty, words: .empty, layers: .empty, listeners: .empty,
            playCount: 0)
        let firstWord = machines.words.count
        let firstInput = machines.inputs.count
        let usedWords = (imported.layers.count + 31) / 32
        for row in imported.inputs.indices { compileInput(imports.inputs[row], base: firstWord, usedWords: usedWords) }
        machine.inputs = TableRange(firstInput, machines.inputs.count)
        let firstString = machines.strings.count
        machine.binds = compileMachineBinds(number, base: firstWord, firstString: firstString)
        machine.strings = TableRange(firstString, machines.strings.count)
        machine.words = TableRange(firstWord, machines.words.count)
        let firstLayer = machines.layers.count
        for (number, row) in imported.layers.indices.enumerated() {
            compileLayer(imports.layers[row], number: number, in: &machine)
        }
        machine.layers = TableRange(firstLayer, machines.layers.count)
        let firstWatch = machines.watches.count
        machine.listeners = compileListeners(imported.listeners, in: machine)
        machine.watches = TableRange(firstWatch, machines.watches.count)
        machines.machines.append(machine)
    }

    private mutating func compileInput(_ record: UInt32, base: Int, usedWords: Int) {
        var input = InputDefinition(kind: .empty, word: WordIndex(machines.words.count - base), record: record)
        if record != ImportTables.none {
            let index = RecordIndex(Int(record))
            switch file.type(of: index) {
            case .stateMachineBool:
                input.kind = .bool
                machines.words.append(file.uint(PropertyKey.StateMachineBool.value, of: index))
            case .stateMachineNumber:
                input.kind = .number
                machines.words.append(file.uint(PropertyKey.StateMachineNumber.value, of: index))
            case .stateMachineTrigger:
                input.kind = .trigger
                machines.words.append(contentsOf: repeatElement(0, count: 1 + usedWords))
            default: break
            }
        }
        machines.inputs.append(input)
    }

    private mutating func compileLayer(_ imported: ImportedLayer, number: Int, in machine: inout MachineDefinition) {
        let firstState = machines.states.count
        var layer = LayerDefinition(
            record: imported.record, states: TableRange(firstState, firstState + imported.states.count), entry: .none,
            any: .none, firstPlay: machine.playCount, playsPerState: 1)
        // Transitions name states by number, so all states come first.
        for row in imported.states.indices {
            let state = compileState(imports.states[row], in: machine)
            switch state.kind {
            case .entry: layer.entry = StateIndex(machines.states.count)
            case .any: layer.any = StateIndex(machines.states.count)
            default: break
            }
            layer.playsPerState = max(layer.playsPerState, UInt32(state.blends.count))
            machines.states.append(state)
        }
        for (position, row) in imported.states.indices.enumerated() {
            let firstTransition = machines.transitions.count
            let transitions = imports.states[row].transitions
            for transition in transitions.indices {
                compileTransition(
                    imports.transitions[transition], states: layer.states, layer: number, in: machine)
            }
            machines.states[firstState + position].transitions =
                TableRange(firstTransition, machines.transitions.count)
        }
        machine.playCount += 2 * layer.playsPerState
        machines.layers.append(layer)
    }

    private mutating func compileState(_ imported: ImportedState, in machine: MachineDefinition) -> StateDefinition {
        var state = StateDefinition(
            kind: .placeholder, isRandom: false, resets: false, speed: 1, animation: .none, blends: .empty,
            blendWord: .none, transitions: .empty, actions: compileActions(imported.actions, in: machine))
        guard imported.record != ImportTables.none else { return state }
        let record = RecordIndex(Int(imported.record))
        let type = SchemaType(index: imported.typeIndex)
        switch type {
        case .entryState: state.kind = .entry
        case .anyState: state.kind = .any
        case .exitState: state.kind = .exit
        case .animationState:
            state.kind = .animation
            state.speed = file.float(PropertyKey.AdvanceableState.speed, of: record)
            state.animation = animation(imported.animation)
        case _ where type.isA(.blendState1D):
            state.kind = .blend1D
            state.blendWord =
                type == .blendState1DViewModel
                ? boundNumber(imported.bindable)
                : inputWord(file.uint(PropertyKey.BlendState1DInput.inputId, of: record), kind: .number, in: machine)
        case .blendStateDirect: state.kind = .blendDirect
        default: break
        }
        let flags = type.isA(.layerState) ? file.uint(PropertyKey.LayerState.flags, of: record) : 0
        state.isRandom = flags & 1 != 0
        state.resets = flags & 2 != 0 && state.kind == .blend1D
        let firstBlend = machines.blendAnimations.count
        for row in imported.blendAnimations.indices { compileBlend(imports.blendAnimations[row], in: machine) }
        state.blends = TableRange(firstBlend, machines.blendAnimations.count)
        return state
    }

    private func animation(_ index: UInt32) -> AnimationIndex {
        index < UInt32(animations.animations.count) ? AnimationIndex(rawValue: index) : .none
    }

    private mutating func compileBlend(_ imported: ImportedBlendAnimation, in machine: MachineDefinition) {
        let record = RecordIndex(Int(imported.record))
        var blend = BlendAnimationDefinition(
            animation: animation(imported.animation), source: .axis, value: 0, word: .none)
        if file.type(of: record) == .blendAnimationDirect {
            switch file.uint(PropertyKey.BlendAnimationDirect.blendSource, of: record) {
            case 1:
                blend.source = .constant
                blend.value = file.float(PropertyKey.BlendAnimationDirect.mixValue, of: record)
            case 2:
                blend.source = .bound
                blend.word = boundNumber(imported.bindable)
            default:
                blend.source = .input
                blend.word = inputWord(
                    file.uint(PropertyKey.BlendAnimationDirect.inputId, of: record), kind: .number, in: machine)
            }
        } else {
            blend.value = file.float(PropertyKey.BlendAnimation1D.value, of: record)
        }
        machines.blendAnimations.append(blend)
    }

    /// The word of a bindable number by record, none if it is missing or of another kind.
    private func boundNumber(_ record: UInt32) -> WordIndex {
        guard let bindable = bindableOfRecord[record], binds.bindables[Int(bindable)].kind == .number else {
            return .none
        }
        return binds.bindables[Int(bindable)].word
    }

    /// The word of an input by number, none if it is missing or of another kind.
    private func inputWord(_ id: UInt32, kind: InputDefinition.Kind, in machine: MachineDefinition) -> WordIndex {
        guard id < UInt32(machine.inputs.count) else { return .none }
        let input = machines.inputs[machine.inputs.positions.lowerBound + Int(id)]
        return input.kind == kind ? input.word : .none
    }
}

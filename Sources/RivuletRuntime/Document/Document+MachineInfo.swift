import RivuletFormat
import RivuletSchema

extension Document {
    func machineInfos(of artboard: Int, _ names: ReferenceNames) -> [StateMachineInfo] {
        let imports = tables.imports
        let byDefault = defaultMachine(of: artboard)
        if imports.artboards[artboard].hasGeneratedMachine {
            return [
                StateMachineInfo(
                    name: Document.generatedMachineName, isDefault: true, isGenerated: true, inputs: [],
                    layers: [], listeners: [], dataBinds: [])
            ]
        }
        return imports.artboards[artboard].machines.indices.enumerated().map { index, row in
            let machine = imports.machines[row]
            return StateMachineInfo(
                name: tables.string(.Animation.name, of: machine.record), isDefault: index == byDefault,
                isGenerated: false, inputs: machine.inputs.indices.map { inputInfo(imports.inputs[$0]) },
                layers: machine.layers.indices.map { layerInfo(imports.layers[$0], UInt32(row), names) },
                listeners: machine.listeners.indices.map {
                    names.listener(imports.listeners[$0], machine: UInt32(row))
                }, dataBinds: names.bindsOfMachine[UInt32(row), default: []].map(names.dataBind))
        }
    }

    /// An input by its record, `none` for the slot of an unknown record.
    package func inputInfo(_ input: UInt32) -> InputInfo {
        let record = RecordIndex(Int(input))
        guard input != ImportTables.none, let type = file.type(of: record) else {
            return InputInfo(name: "", kind: .unknown, defaultValue: 0)
        }
        var info = InputInfo(
            name: tables.string(.StateMachineComponent.name, of: input), kind: .unknown, defaultValue: 0)
        switch type {
        case .stateMachineNumber:
            info.kind = .number
            info.defaultValue = file.float(.StateMachineNumber.value, of: record)
        case .stateMachineBool:
            info.kind = .bool
            info.defaultValue = file.bool(.StateMachineBool.value, of: record) ? 1 : 0
        case .stateMachineTrigger: info.kind = .trigger
        default: break
        }
        return info
    }

    private func layerInfo(_ layer: ImportedLayer, _ machine: UInt32, _ names: ReferenceNames) -> LayerInfo {
        let animations = tables.imports.artboards[Int(layer.artboard)].animations
        return LayerInfo(
            name: tables.string(.StateMachineComponent.name, of: layer.record),
            states: layer.states.indices.map { stateInfo(tables.imports.states[$0], animations, machine, names) })
    }

    private func stateInfo(
        _ state: ImportedState, _ animations: RowRange, _ machine: UInt32, _ names: ReferenceNames
    ) -> StateInfo {
        let imports = tables.imports
        var played = state.blendAnimations.indices.map { imports.blendAnimations[$0].animation }
        if state.animation != ImportTables.none { played.append(state.animation) }
        return StateInfo(
            kind: StateInfo.Kind(typeIndex: state.typeIndex),
            timelines: played.compactMap { id in
                let row = animations.row(id)
                return row == ImportTables.none
                    ? nil : tables.string(.Animation.name, of: imports.animations[Int(row)].record)
            },
            speed: state.record == ImportTables.none || state.typeIndex != SchemaType.animationState.index
                ? 1 : file.float(.AdvanceableState.speed, of: RecordIndex(Int(state.record))),
            actions: names.actions(state.actions, machine: machine),
            isRandom: state.record != ImportTables.none
                && file.type(of: RecordIndex(Int(state.record)))?.isA(.layerState) == true
                && file.uint(.LayerState.flags, of: RecordIndex(Int(state.record))) & 1 != 0,
            // One without a target was read after its layer had ended: never taken, and counted in the diagnostics.
            transitions: state.transitions.indices.map { imports.transitions[$0] }
                .filter { $0.target != ImportTables.none }.map { transitionInfo($0, machine, names) })
    }

    private func transitionInfo(
        _ transition: ImportedTransition, _ machine: UInt32, _ names: ReferenceNames
    ) -> TransitionInfo {
        let record = RecordIndex(Int(transition.record))
        let flags = file.uint(.StateTransition.flags, of: record)
        let time = { (key: PropertyKey, isPercentage: Bool) -> TransitionTime in
            let value = Float(file.uint(key, of: record))
            return isPercentage ? .percent(value) : .seconds(value / 1000)
        }
        return TransitionInfo(
            target: Int(transition.target), duration: time(.StateTransition.duration, flags & 2 != 0),
            exitTime: flags & 4 == 0 ? nil : time(.StateTransition.exitTime, flags & 8 != 0),
            conditions: transition.conditions.indices.map {
                names.condition(tables.imports.conditions[$0], machine: machine)
            },
            actions: names.actions(transition.actions, machine: machine), isDisabled: flags & 1 != 0,
            pausesOnExit: flags & 16 != 0, allowsEarlyExit: flags & 32 != 0,
            randomWeight: file.uint(.StateTransition.randomWeight, of: record))
    }
}

extension StateInfo.Kind {
    /// The kind of a state by its `SchemaType.index`.
    package init(typeIndex: UInt16) {
        switch SchemaType(index: typeIndex) {
        case .entryState: self = .entry
        case .anyState: self = .any
        case .exitState: self = .exit
        case .animationState: self = .animation
        case .blendState1DInput, .blendState1DViewModel: self = .blend1D
        case .blendStateDirect: self = .blendDirect
        default: self = .unknown
        }
    }
}

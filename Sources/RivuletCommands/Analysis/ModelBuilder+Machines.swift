import RivuletFormat
import RivuletRuntime
import RivuletSchema

extension ModelBuilder {
    func machine(_ row: Int, index: Int, artboard: Int, _ model: inout FileModel) -> MachineModel {
        let imported = imports.machines[row]
        let inputs = imported.inputs.indices
        return MachineModel(
            row: row, artboard: artboard, index: index, name: string(.Animation.name, imported.record),
            inputs: inputs,
            layers: imported.layers.indices.map { layer(imports.layers[$0], of: row, inputs, artboard, &model) },
            listeners: imported.listeners.indices.map { listener(imports.listeners[$0], inputs, artboard, &model) })
    }

    private func layer(
        _ imported: ImportedLayer, of machine: Int, _ inputs: Range<Int>, _ artboard: Int, _ model: inout FileModel
    ) -> LayerModel {
        let animations = imports.artboards[Int(imported.artboard)].animations
        var layer = LayerModel(
            name: string(.StateMachineComponent.name, imported.record), states: [], entry: 0, any: 0)
        for (index, row) in imported.states.indices.enumerated() {
            let state = state(imports.states[row], of: machine, inputs, artboard, animations, &model)
            // The last one of several counts.
            if state.kind == .entry { layer.entry = index }
            if state.kind == .any { layer.any = index }
            layer.states.append(state)
        }
        var counts: [String: Int] = [:]
        for state in layer.states { counts[state.label, default: 0] += 1 }
        for index in layer.states.indices where counts[layer.states[index].label, default: 0] > 1 {
            layer.states[index].label += " (state \(index))"
        }
        return layer
    }

    private func state(
        _ imported: ImportedState, of machine: Int, _ inputs: Range<Int>, _ artboard: Int, _ animations: RowRange,
        _ model: inout FileModel
    ) -> StateModel {
        let kind = StateInfo.Kind(typeIndex: imported.typeIndex)
        let record = imported.record
        let own = animations.row(imported.animation)
        let blends = imported.blendAnimations.indices.map { animations.row(imports.blendAnimations[$0].animation) }
        let played = (kind == .animation ? [own] : blends).filter { $0 != ImportTables.none }.map { Int($0) }
        let speed = kind == .animation ? float(.AdvanceableState.speed, record) : 1
        readBlend(imported, kind, inputs, artboard, &model)
        var label = kind.word
        if let first = played.first {
            label = model.timelines[first].name
            if kind != .animation { label += played.count > 1 ? " and \(played.count - 1) blended" : " blended" }
        } else if kind == .animation {
            label = "animation without timeline"
        }
        var length: Float?
        if kind == .animation, let timeline = played.first.map({ model.timelines[$0] }), !timeline.loops {
            let pace = abs(speed * timeline.speed)
            if pace > 0, timeline.seconds > 0 { length = timeline.seconds / pace }
        }
        return StateModel(
            kind: kind, label: label, timelines: played,
            isRandom: record != ImportTables.none && uint(.LayerState.flags, record) & 1 != 0,
            transitions: imported.transitions.indices.map { row in
                transition(
                    imports.transitions[row], machine: machine, of: kind, speed: speed, own: played.first,
                    blends: blends, inputs, artboard, &model)
            },
            actions: actions(imported.actions, inputs, artboard, &model), lengthOfOneShot: length,
            isEndless: played.contains { model.timelines[$0].loops } || kind == .blend1D || kind == .blendDirect)
    }

    private func readBlend(
        _ imported: ImportedState, _ kind: StateInfo.Kind, _ inputs: Range<Int>, _ artboard: Int,
        _ model: inout FileModel
    ) {
        func read(input id: UInt32) {
            if id < UInt32(inputs.count) { model.usage.read.insert(.input(inputs.lowerBound + Int(id))) }
        }
        func read(bindable record: UInt32) {
            guard record != ImportTables.none else { return }
            if let property = paths.bindable(record, artboard: artboard).source?.target.property {
                model.usage.read.insert(.property(property))
            }
        }
        if kind == .blend1D {
            if type(imported.record) == .blendState1DInput {
                read(input: uint(.BlendState1DInput.inputId, imported.record))
            }
            read(bindable: imported.bindable)
        }
        for row in imported.blendAnimations.indices where kind == .blendDirect {
            let blend = imports.blendAnimations[row]
            switch uint(.BlendAnimationDirect.blendSource, blend.record) {
            case 1: break
            case 2: read(bindable: blend.bindable)
            default: read(input: uint(.BlendAnimationDirect.inputId, blend.record))
            }
        }
    }

    private func transition(
        _ imported: ImportedTransition, machine: Int, of kind: StateInfo.Kind, speed: Float, own: Int?,
        blends: [UInt32], _ inputs: Range<Int>, _ artboard: Int, _ model: inout FileModel
    ) -> TransitionModel {
        typealias Key = PropertyKey.StateTransition
        let record = imported.record
        let flags = TransitionDefinition.Flags(rawValue: UInt8(truncatingIfNeeded: uint(Key.flags, record)))
        let duration = uint(Key.duration, record)
        let isBound = boundByMachines.contains(record)
        // A share of a timeline that is not there, or has no length, is over at once.
        let mixesNothing =
            flags.contains(.durationIsPercentage)
            && (kind != .animation || own.map { model.timelines[$0].seconds == 0 } ?? true)
        var exit = TransitionModel.Exit.atOnce
        if flags.contains(.hasExitTime) {
            var clock: (seconds: Float, speed: Float, isEmpty: Bool)?
            if kind == .animation {
                clock =
                    own.map { (model.timelines[$0].seconds, model.timelines[$0].speed * speed, false) } ?? (
                        1, speed, true
                    )
            } else if type(record) == .blendStateTransition, Int(imported.exitBlendAnimation) < blends.count {
                let blend = blends[Int(imported.exitBlendAnimation)]
                clock =
                    blend == ImportTables.none
                    ? (1, 1, true) : (model.timelines[Int(blend)].seconds, model.timelines[Int(blend)].speed, false)
            }
            if let clock {
                let time = Float(uint(Key.exitTime, record))
                let wait =
                    flags.contains(.exitTimeIsPercentage)
                    ? (kind == .animation && clock.isEmpty ? 0 : time / 100 * clock.seconds) : time / 1000
                if wait > 0 { exit = clock.speed == 0 ? .never : .after(wait) }
            }
        }
        return TransitionModel(
            target: imported.target == ImportTables.none ? nil : Int(imported.target),
            isDisabled: flags.contains(.disabled), exit: exit,
            isInstant: !isBound && (duration == 0 || mixesNothing || flags.contains(.earlyExit)),
            requirements: imported.conditions.indices.map { row in
                let requirement = requirement(imports.conditions[row], machine: machine, artboard)
                if let variable = requirement.variable { model.usage.read.insert(variable) }
                readComponents(imports.conditions[row], artboard, &model)
                return requirement
            },
            actions: actions(imported.actions, inputs, artboard, &model))
    }

    /// A parent may look at an input of a machine that it nests.
    private func readComponents(_ condition: ImportedCondition, _ artboard: Int, _ model: inout FileModel) {
        for side in [condition.left, condition.right] where type(side) == .transitionPropertyComponentComparator {
            let object = uint(.TransitionPropertyComponentComparator.objectId, side)
            if let input = nestedInputs[EventKey(artboard: artboard, object: object)] {
                model.usage.read.insert(.input(input))
            }
        }
    }

    // MARK: Actions

    private func actions(
        _ range: RowRange, _ inputs: Range<Int>, _ artboard: Int, _ model: inout FileModel
    ) -> [ActionModel] {
        range.indices.compactMap { row in
            let imported = imports.actions[row]
            guard let type = type(imported.record) else { return nil }
            let isAtEnd: Bool
            let effect: Effect?
            if type.isA(.stateMachineFireAction) {
                isAtEnd = uint(.StateMachineFireAction.occursValue, imported.record) == 1
                switch type {
                case .stateMachineFireEvent:
                    effect = event(uint(.StateMachineFireEvent.eventId, imported.record), in: artboard).map {
                        .fireEvent($0)
                    }
                case .stateMachineFireTrigger:
                    let target = paths.target(
                        claimed: imported.path, own: .StateMachineFireTrigger.viewModelPathIds, of: imported.record,
                        artboard: artboard)
                    note(target, of: "an action that fires a trigger", artboard, &model)
                    effect = target.property.map { .fire(.property($0)) }
                default: effect = nil
                }
            } else {
                isAtEnd = uint(.ListenerAction.flags, imported.record) & 1 != 0
                effect = listenerEffect(imported, inputs, artboard, &model)
            }
            guard let effect else { return nil }
            if let variable = effect.variable { model.usage.written.insert(variable) }
            return ActionModel(effect: effect, isAtEnd: isAtEnd)
        }
    }

    private func listenerEffect(
        _ imported: ImportedAction, _ inputs: Range<Int>, _ artboard: Int, _ model: inout FileModel
    ) -> Effect? {
        let record = imported.record
        guard let type = type(record) else { return nil }
        if type == .scriptedListenerAction { model.hasScripts = true }
        func input() -> Variable? {
            let nested = uint(.ListenerInputChange.nestedInputId, record)
            if nested != ImportTables.none {
                return nestedInputs[EventKey(artboard: artboard, object: nested)].map { .input($0) }
            }
            let id = uint(.ListenerInputChange.inputId, record)
            return id < UInt32(inputs.count) ? .input(inputs.lowerBound + Int(id)) : nil
        }
        switch type {
        case .listenerFireEvent:
            return event(uint(.ListenerFireEvent.eventId, record), in: artboard).map { .fireEvent($0) }
        case .listenerTriggerChange: return input().map { .fire($0) }
        case .listenerBoolChange:
            let value = uint(.ListenerBoolChange.value, record)
            return input().map { value > 1 ? .toggle($0) : .set($0, .word(value)) }
        case .listenerNumberChange:
            return input().map { .set($0, .number(float(.ListenerNumberChange.value, record))) }
        case .listenerViewModelChange:
            let bindable = paths.bindable(imported.bindable, artboard: artboard)
            if let source = bindable.source?.target.property { model.usage.read.insert(.property(source)) }
            if let destination = bindable.destination {
                note(destination.target, of: "an action that changes a view model", artboard, &model)
            }
            guard let property = bindable.destination?.target.property else { return nil }
            if model.kind(of: property) == .trigger { return .fire(.property(property)) }
            let isKnown = bindable.source == nil && bindable.destination?.isConverted == false
            return .set(.property(property), isKnown ? constant(ofBindable: imported.bindable) : nil)
        default: return nil
        }
    }

    private func constant(ofBindable record: UInt32) -> Scalar? {
        switch type(record) {
        case .bindablePropertyNumber: .number(float(.BindablePropertyNumber.propertyValue, record))
        case .bindablePropertyBoolean: .word(uint(.BindablePropertyBoolean.propertyValue, record))
        case .bindablePropertyColor: .word(uint(.BindablePropertyColor.propertyValue, record))
        case .bindablePropertyEnum: .word(uint(.BindablePropertyEnum.propertyValue, record))
        case .bindablePropertyString:
            .text(file.bytes(.BindablePropertyString.propertyValue, of: RecordIndex(Int(record))))
        default: nil
        }
    }

    // MARK: Listeners

    private func listener(
        _ imported: ImportedListener, _ inputs: Range<Int>, _ artboard: Int, _ model: inout FileModel
    ) -> ListenerModel {
        let effects = imported.actions.indices.compactMap {
            listenerEffect(imports.listenerActions[$0], inputs, artboard, &model)
        }
        for effect in effects { if let variable = effect.variable { model.usage.written.insert(variable) } }
        return ListenerModel(
            name: string(.StateMachineComponent.name, imported.record), cause: cause(imported, artboard, &model),
            effects: effects)
    }

    private func cause(_ imported: ImportedListener, _ artboard: Int, _ model: inout FileModel) -> ListenerModel.Cause {
        let record = imported.record
        let isSingle = type(record) == .stateMachineListenerSingle
        let inputs = imported.inputs.indices.map { imports.listenerInputs[$0].record }
        let kinds =
            isSingle
            ? [uint(.StateMachineListenerSingle.listenerTypeValue, record)]
            : inputs.map { uint(.ListenerInputType.listenerTypeValue, $0) }
        let target = uint(.StateMachineListener.targetId, record)
        if kinds.contains(5) {
            let ids =
                isSingle
                ? [uint(.StateMachineListenerSingle.eventId, record)]
                : inputs.filter { type($0) == .listenerInputTypeEvent }.map {
                    uint(.ListenerInputTypeEvent.eventId, $0)
                }
            var source = artboard
            if let object = object(target, in: artboard), let type = type(object), type.isA(.nestedArtboard) {
                let content = imports.artboard(uint(.NestedArtboard.artboardId, object), for: object)
                guard content != ImportTables.none else { return .nothing }
                source = Int(content)
            }
            return .events(ids.compactMap { event($0, in: source) })
        }
        if kinds.contains(11) {
            let targets =
                isSingle
                ? [
                    paths.target(
                        claimed: imported.path, own: .StateMachineListenerSingle.viewModelPathIds, of: record,
                        artboard: artboard)
                ]
                : inputs.filter { type($0) == .listenerInputTypeViewModel }.map {
                    paths.target(
                        claimed: ImportTables.none, own: .ListenerInputTypeViewModel.viewModelPathIds, of: $0,
                        artboard: artboard)
                }
            for target in targets { note(target, of: "a listener on a view model", artboard, &model) }
            let variables = targets.compactMap { $0.property.map { Variable.property($0) } }
            model.usage.read.formUnion(variables)
            if variables.count < targets.count { model.hasOpenListeners = true }
            return .changes(variables)
        }
        guard object(target, in: artboard) != nil else { return .nothing }
        let words = kinds.compactMap { Self.userWords[$0] }
        return words.isEmpty ? .nothing : .user(enumeration(words.uniqued(), last: "or"))
    }

    private static let userWords: [UInt32: String] = [
        0: "pointer enter", 1: "pointer exit", 2: "pointer down", 3: "pointer up", 4: "pointer move", 6: "click",
        7: "scrolling", 8: "text input", 9: "drag start", 10: "drag end", 12: "drag", 13: "focus", 14: "blur",
        15: "keyboard", 16: "semantic action", 17: "gamepad",
    ]

    /// Remembers a path that leads nowhere.
    func note(_ target: ModelPaths.Target, of owner: String, _ artboard: Int, _ model: inout FileModel) {
        switch target {
        case .broken(let reason):
            model.usage.brokenPaths.append(.init(artboard: artboard, owner: owner, reason: reason))
        case .property(let property): model.usage.viewModelsOfArtboard[artboard, default: []].insert(property.viewModel)
        case .viewModel(let viewModel): model.usage.viewModelsOfArtboard[artboard, default: []].insert(viewModel)
        case .open: break
        }
    }
}

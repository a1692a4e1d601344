import RivuletRuntime

extension ContractNode {
    static func machine(
        _ machine: StateMachineInfo, _ definition: MachineModel, _ model: FileModel
    ) -> ContractNode {
        var node = ContractNode(kind: "state machine", name: machine.name)
        node.children = machine.inputs.map(input)
        let played = definition.layers.flatMap(\.states).flatMap(\.timelines).uniqued().map { model.timelines[$0] }
        node.children += reports(by: machine.actions, of: played, model)
        node.children += machine.layers.map(layer)
        return node
    }

    /// The triggers and events that actions and keys of timelines fire, whichever of them does: code hears no difference.
    static func reports(
        by actions: [ActionInfo] = [], of timelines: [TimelineModel], _ model: FileModel
    ) -> [ContractNode] {
        let effects = timelines.flatMap(\.keys).map(\.effect)
        let triggers = actions.compactMap { $0.firedTrigger?.path } + effects.compactMap(model.firedTrigger)
        let events = actions.compactMap(\.reportedEvent) + effects.compactMap(model.reportedEvent)
        return triggers.uniqued().map { ContractNode(kind: "fires trigger", name: $0) }
            + events.uniqued().map { ContractNode(kind: "reports event", name: $0) }
    }

    static func input(_ input: InputInfo) -> ContractNode {
        var facets = [Facet(name: "kind", value: input.kind.rawValue, weight: .breaking)]
        switch input.kind {
        case .bool:
            facets.append(
                Facet(name: "default", value: input.defaultValue != 0 ? "true" : "false", weight: .breaking))
        case .number: facets.append(Facet(name: "default", value: plain(input.defaultValue), weight: .breaking))
        case .trigger, .unknown: break
        }
        return ContractNode(kind: "input", name: input.name, facets: facets)
    }

    /// States and transitions are no names that code uses: what changes about them changes when things happen.
    private static func layer(_ layer: LayerInfo) -> ContractNode {
        var node = ContractNode(kind: "layer", name: layer.name, removal: .timing, addition: .timing)
        node.children = layer.states.map { state in
            ContractNode(
                kind: "state", name: state.title, removal: .timing, addition: .timing,
                facets: [Facet(name: "speed", value: plain(state.speed), weight: .timing)])
        }
        for state in layer.states {
            for transition in state.transitions where layer.states.indices.contains(transition.target) {
                node.children.append(transitionNode(transition, from: state, to: layer.states[transition.target]))
            }
        }
        return node
    }

    private static func transitionNode(
        _ transition: TransitionInfo, from: StateInfo, to: StateInfo
    ) -> ContractNode {
        let conditions = transition.conditions.map { printable("\($0)") }
        return ContractNode(
            kind: "transition", name: "\(from.title) → \(to.title)", removal: .timing, addition: .timing,
            facets: [
                Facet(name: "exit time", value: transition.exitTime?.shown ?? "none", weight: .timing),
                Facet(name: "mixing", value: transition.duration.shown, weight: .timing),
                Facet(
                    name: "condition", value: conditions.isEmpty ? "none" : conditions.joined(separator: " and "),
                    weight: .timing),
                Facet(name: "enabled", value: transition.isDisabled ? "no" : "yes", weight: .timing),
            ])
    }
}

extension StateInfo {
    /// The timelines that it plays, or else its kind.
    fileprivate var title: String { timelines.isEmpty ? kind.word : timelines.joined(separator: ", ") }
}

extension StateMachineInfo {
    /// Everything that its states, its transitions that may be taken, and its listeners do.
    var actions: [ActionInfo] {
        let states = layers.flatMap(\.states)
        return states.flatMap(\.actions) + states.flatMap(\.transitions).filter { !$0.isNever }.flatMap(\.actions)
            + listeners.flatMap(\.actions)
    }
}

extension ActionInfo {
    /// The event that it reports.
    var reportedEvent: String? { if case .reportEvent(let name) = effect { name } else { nil } }
}

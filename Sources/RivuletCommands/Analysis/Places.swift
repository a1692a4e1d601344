import RivuletRuntime

/// Where in a file something is done: by a state, a transition, a listener or a key of a timeline.
struct Place {
    enum Owner {
        case state(machine: Int, layer: Int, state: Int)
        case transition(machine: Int, layer: Int, state: Int, index: Int)
        case listener(machine: Int, index: Int)
        /// Position in the document's imported animations.
        case timeline(Int)
    }

    var owner: Owner
    /// The object path of the owner.
    var path: String
    /// In words, to follow "fired by".
    var words: String
}

extension FileModel {
    /// Every place that fires a trigger, by trigger.
    func firingPlaces() -> [Variable: [Place]] {
        var result: [Variable: [Place]] = [:]
        eachPlace { effects, place in
            let fired = Set(effects.compactMap { if case .fire(let variable) = $0 { variable } else { nil } })
            guard !fired.isEmpty else { return }
            let place = place()
            for variable in fired { result[variable, default: []].append(place) }
        }
        return result
    }

    /// Every place that does something of this kind, in file order.
    func places(where matches: (Effect) -> Bool) -> [Place] {
        var result: [Place] = []
        eachPlace { effects, place in if effects.contains(where: matches) { result.append(place()) } }
        return result
    }

    /// Goes through all places that do something, in file order. Places are made only if they are wanted.
    private func eachPlace(_ body: ([Effect], () -> Place) -> Void) {
        for (m, machine) in machines.enumerated() {
            for (l, layer) in machine.layers.enumerated() {
                for (s, state) in layer.states.enumerated() {
                    if !state.actions.isEmpty { body(state.actions.map(\.effect)) { statePlace(m, l, s) } }
                    for (t, transition) in state.transitions.enumerated() where !transition.actions.isEmpty {
                        body(transition.actions.map(\.effect)) { transitionPlace(m, l, s, t) }
                    }
                }
            }
            for (index, listener) in machine.listeners.enumerated() where !listener.effects.isEmpty {
                body(listener.effects) {
                    Place(
                        owner: .listener(machine: m, index: index),
                        path: path(artboardName(machine.artboard), machine.name, listener.name),
                        words: "the listener '\(printable(listener.name))'")
                }
            }
        }
        for (row, timeline) in timelines.enumerated() where !timeline.keys.isEmpty {
            body(timeline.keys.map(\.effect)) {
                Place(
                    owner: .timeline(row), path: path(timeline.artboard.map(artboardName) ?? "", timeline.name),
                    words: "a key of the timeline '\(printable(timeline.name))'")
            }
        }
    }

    private func transitionPlace(_ machine: Int, _ layer: Int, _ state: Int, _ index: Int) -> Place {
        let definition = machines[machine].layers[layer]
        let source = definition.states[state]
        let label = label(of: source.transitions[index], from: source, in: definition)
        return Place(
            owner: .transition(machine: machine, layer: layer, state: state, index: index),
            path: path(of: machines[machine], definition, label), words: "the transition \(printable(label))")
    }

    func statePlace(_ machine: Int, _ layer: Int, _ state: Int) -> Place {
        let definition = machines[machine].layers[layer]
        return Place(
            owner: .state(machine: machine, layer: layer, state: state),
            path: path(of: machines[machine], definition, definition.states[state].label),
            words: "the state \(printable(definition.states[state].label))")
    }
}

extension Reachability {
    /// Whether what this place does may be done.
    func reaches(_ place: Place) -> Bool {
        switch place.owner {
        case .state(let machine, let layer, let state): states[machine][layer][state]
        case .transition(let machine, let layer, let state, let index): transitions[machine][layer][state][index]
        case .listener(let machine, let index): listeners[machine][index]
        case .timeline(let row): playing.contains(row)
        }
    }

    /// Why nothing can bring about what this place does.
    func reason(against place: Place, _ model: FileModel) -> String {
        switch place.owner {
        case .state(let machine, let layer, let state): reason(againstState: state, layer, machine, model)
        case .transition(let machine, let layer, let state, let index):
            reason(againstTransition: index, state, layer, machine, model)
        case .listener(let machine, let index):
            switch model.machines[machine].listeners[index].cause {
            case .events(let keys): keys.isEmpty ? "its event is not in the file" : "its event is never reported"
            case .changes: "what it watches never changes"
            case .user: "nobody touches the file"
            case .nothing: "its target is not in the file"
            }
        case .timeline: "no state that can be reached plays it"
        }
    }

    private func reason(againstState state: Int, _ layer: Int, _ machine: Int, _ model: FileModel) -> String {
        let definition = model.machines[machine].layers[layer]
        var reasons: [String] = []
        for (source, candidate) in definition.states.enumerated() {
            for (index, transition) in candidate.transitions.enumerated()
            where transition.target == state && source != state {
                let label = model.label(of: transition, from: candidate, in: definition)
                let reason =
                    states[machine][layer][source] || source == definition.any
                    ? reason(againstTransition: index, source, layer, machine, model)
                    : "'\(candidate.label)' is never entered"
                reasons.append("\(printable(label)) cannot be taken: \(reason)")
            }
        }
        if reasons.isEmpty { return "no transition leads to it" }
        let rest = reasons.count - 1
        return reasons[0]
            + (rest > 0 ? ", and \(count(rest, "other way is", plural: "other ways are")) closed as well" : "")
    }

    private func reason(
        againstTransition index: Int, _ state: Int, _ layer: Int, _ machine: Int, _ model: FileModel
    ) -> String {
        let definition = model.machines[machine].layers[layer]
        let source = definition.states[state]
        let transition = source.transitions[index]
        if transition.isDisabled { return "it is disabled" }
        if !states[machine][layer][state], state != definition.any {
            return "'\(printable(source.label))' is never entered"
        }
        if !definition.reachableTransitions(of: state).contains(index),
            let first = source.transitions.first(where: \.isAlwaysTaken)
        {
            return
                "\(printable(model.label(of: first, from: source, in: definition))) stands before it and is always taken"
        }
        if transition.exit == .never { return "its exit time is never reached, since the timeline stands still" }
        if transition.target == nil { return "it leads nowhere" }
        return obstacle(of: transition) ?? "nothing takes it"
    }

    /// The conditions of a transition that can never hold; nil if they can.
    func obstacle(of transition: TransitionModel) -> String? {
        for requirement in transition.requirements where knowledge.witness(for: [requirement]) == nil {
            if case .never(let reason) = requirement.test {
                let condition =
                    requirement.text.isEmpty ? "one of its conditions" : "its condition on \(quoted(requirement.text))"
                return "\(condition) never holds: \(reason)"
            }
            return "its condition \(quoted(requirement.text)) never holds"
        }
        guard knowledge.witness(for: transition.requirements) == nil else { return nil }
        let texts = transition.requirements.map { quoted($0.text) }
        return "its conditions \(enumeration(texts, last: "and")) never hold together"
    }
}

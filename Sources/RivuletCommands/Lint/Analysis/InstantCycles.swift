import RivuletRuntime

/// States between which a layer would go round and round in one instant (chapter 04 §6.2: it gives up after 101).
struct InstantCycle {
    /// Positions of the states, in the order in which they are entered.
    var states: [Int]
    /// The values under which it happens, of all variables that its conditions look at.
    var values: [Variable: Scalar]
    /// The conditions that have to hold all the while, in words.
    var conditions: [String]
}

extension LayerModel {
    /// Cycles of transitions that are allowed at once and all at the same time, each played with values under which they
    /// are: what is returned does go round. At most one for each set of states.
    func instantCycles(_ knowledge: Knowledge, isReached: (Int) -> Bool) -> [InstantCycle] {
        var found: [Set<Int>: InstantCycle] = [:]
        var budget = 20_000
        for start in states.indices where isReached(start) {
            var path = [start]
            var requirements: [Requirement] = []
            search(from: start, &path, &requirements, knowledge, &found, &budget)
        }
        return found.values.sorted { $0.states.lexicographicallyPrecedes($1.states) }
    }

    /// Transitions that may be taken in the instant in which a state is entered: its own, and those of the any state.
    private func instantEdges(from state: Int) -> [TransitionModel] {
        var edges = any < states.count ? states[any].transitions : []
        if state != any { edges += reachableTransitions(of: state).map { states[state].transitions[$0] } }
        return edges.filter {
            $0.target != nil && $0.target != state && !$0.isDisabled && $0.exit == .atOnce && $0.isInstant
                // A trigger moves a layer once.
                && $0.requirements.allSatisfy { requirement in
                    switch requirement.test {
                    case .always, .compare: true
                    case .never, .open, .fired, .changed: false
                    }
                }
        }
    }

    private func search(
        from state: Int, _ path: inout [Int], _ requirements: inout [Requirement], _ knowledge: Knowledge,
        _ found: inout [Set<Int>: InstantCycle], _ budget: inout Int
    ) {
        guard path.count <= 8 else { return }
        for edge in instantEdges(from: state) {
            guard let target = edge.target, budget > 0 else { continue }
            budget -= 1
            let count = requirements.count
            requirements += edge.requirements
            defer { requirements.removeSubrange(count...) }
            guard let values = knowledge.witness(for: requirements) else { continue }
            if target == path[0] {
                let key = Set(path)
                // Each cycle is found from each of its states.
                guard found[key] == nil, goesRound(from: target, with: values, knowledge) else { continue }
                found[key] = InstantCycle(
                    states: path, values: values, conditions: requirements.map(\.text).uniqued())
            } else if target > path[0], !path.contains(target) {
                path.append(target)
                search(from: target, &path, &requirements, knowledge, &found, &budget)
                path.removeLast()
            }
        }
    }

    /// Plays the layer at one instant with fixed values, as chapter 04 §7 says, and counts the changes.
    private func goesRound(from start: Int, with values: [Variable: Scalar], _ knowledge: Knowledge) -> Bool {
        var state = start
        // One round is enough of a proof: nothing changes but the state.
        for _ in 0...states.count {
            guard let next = choice(in: state, with: values, knowledge) else { return false }
            guard next.isInstant, let target = next.target else { return false }
            // An action may break the cycle by what it writes.
            if next.writes(any: values.keys) || states[target].writes(any: values.keys) { return false }
            state = target
        }
        return true
    }

    private func choice(in state: Int, with values: [Variable: Scalar], _ knowledge: Knowledge) -> TransitionModel? {
        let sources = any < states.count && any != state ? [any, state] : [state]
        for source in sources {
            for transition in states[source].transitions
            where transition.target != state && !transition.isDisabled && transition.target != nil
                && (source == any || transition.exit == .atOnce)
            {
                let holds = transition.requirements.allSatisfy { requirement in
                    switch requirement.test {
                    case .always: true
                    case .never, .open, .fired, .changed: false
                    case .compare(let variable, let comparison, let value):
                        (values[variable] ?? knowledge.only(variable)).map { comparison.holds($0, value) } ?? false
                    }
                }
                if holds { return transition }
            }
        }
        return nil
    }
}

extension Knowledge {
    /// The value of a variable that holds but one.
    func only(_ variable: Variable) -> Scalar? {
        guard case .among(let values) = values[variable], values.count == 1 else {
            return nil
        }
        return values.first
    }
}

extension TransitionModel {
    fileprivate func writes(any variables: some Sequence<Variable>) -> Bool { actions.write(variables) }
}

extension StateModel {
    fileprivate func writes(any variables: some Sequence<Variable>) -> Bool { actions.write(variables) }
}

extension [ActionModel] {
    fileprivate func write(_ variables: some Sequence<Variable>) -> Bool {
        contains { action in action.effect.variable.map { variables.contains($0) } ?? false }
    }
}

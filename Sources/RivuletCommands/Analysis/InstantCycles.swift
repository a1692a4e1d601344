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
    /// are: what is returned does go round. Only the shortest ones, at most one for each set of states.
    func instantCycles(_ knowledge: Knowledge, isReached: (Int) -> Bool) -> [InstantCycle] {
        var search = CycleSearch(self, knowledge)
        let starts = states.indices.filter { isReached($0) && search.hasWayIn[$0] }
        for length in 2...CycleSearch.longest where search.found.isEmpty {
            for start in starts { search.begin(at: start, length: length) }
        }
        return search.found.values.sorted { $0.states.lexicographicallyPrecedes($1.states) }
    }
}

private struct CycleSearch {
    let layer: LayerModel
    let knowledge: Knowledge
    var found: [Set<Int>: InstantCycle] = [:]
    /// Whether a transition leads to a state in an instant.
    private(set) var hasWayIn: [Bool]
    private var path: [Int] = []
    private var length = 0
    private var requirements: [Requirement] = []
    /// Transitions of each state that may be taken in the instant in which it is entered.
    private let edges: [[TransitionModel]]
    /// How many steps are left: layers of hundreds of states that all lead to each other have too many ways.
    private var budget = 0
    static let longest = 8

    init(_ layer: LayerModel, _ knowledge: Knowledge) {
        self.layer = layer
        self.knowledge = knowledge
        edges = layer.states.indices.map { state in
            layer.reachableTransitions(of: state).map { layer.states[state].transitions[$0] }.filter {
                $0.target != nil && !$0.isDisabled && $0.exit == .atOnce && $0.isInstant
                    // A trigger moves a layer once.
                    && $0.requirements.allSatisfy(\.lasts)
            }
        }
        hasWayIn = Array(repeating: false, count: layer.states.count)
        for edge in edges.joined() { if let target = edge.target { hasWayIn[target] = true } }
        budget = 500_000
    }

    /// Looks for cycles of this length, each from the first of its states.
    mutating func begin(at start: Int, length: Int) {
        path = [start]
        self.length = length
        requirements = []
        go(on: start)
    }

    private mutating func go(on state: Int) {
        follow(edges: state)
        if layer.any != state, edges.indices.contains(layer.any) { follow(edges: layer.any) }
    }

    private mutating func follow(edges source: Int) {
        guard let current = path.last else { return }
        for edge in edges[source] {
            budget -= 1
            guard budget > 0 else { return }
            guard let target = edge.target, target != current else { continue }
            let isLast = path.count == length
            guard isLast ? target == path[0] : target > path[0] && !path.contains(target) else { continue }
            budget -= 10
            let count = requirements.count
            requirements += edge.requirements
            defer { requirements.removeSubrange(count...) }
            guard let values = knowledge.witness(for: requirements) else { continue }
            if isLast {
                let key = Set(path)
                budget -= 100
                guard found[key] == nil, layer.goesRound(from: target, with: values, knowledge) else { continue }
                found[key] = InstantCycle(states: path, values: values, conditions: requirements.map(\.text).uniqued())
            } else {
                path.append(target)
                go(on: target)
                path.removeLast()
            }
        }
    }
}

extension Requirement {
    /// Whether it holds again after a transition that it allowed was taken.
    fileprivate var lasts: Bool {
        switch test {
        case .always, .compare: true
        case .never, .open, .fired, .changed: false
        }
    }
}

extension LayerModel {
    /// Plays the layer at one instant with fixed values, as chapter 04 §7 says, until it stops or comes back.
    fileprivate func goesRound(
        from start: Int, with values: [Variable: Scalar], _ knowledge: Knowledge
    ) -> Bool {
        var state = start
        var seen: Set<Int> = []
        while seen.insert(state).inserted {
            guard let next = choice(in: state, with: values, knowledge), next.isInstant, let target = next.target else {
                return false
            }
            // An action may break the cycle by what it writes.
            if next.actions.write(values.keys) || states[target].actions.write(values.keys) { return false }
            state = target
        }
        return true
    }

    private func choice(in state: Int, with values: [Variable: Scalar], _ knowledge: Knowledge) -> TransitionModel? {
        let sources = any < states.count && any != state ? [any, state] : [state]
        for source in sources {
            for transition in states[source].transitions
            where transition.target != state && transition.target != nil && !transition.isDisabled
                && transition.exit == .atOnce
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

extension [ActionModel] {
    fileprivate func write(_ variables: some Sequence<Variable>) -> Bool {
        contains { action in action.effect.variable.map { variables.contains($0) } ?? false }
    }
}

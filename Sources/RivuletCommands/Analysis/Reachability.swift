import RivuletRuntime

/// What may happen in a file: which states may be entered, which transitions taken, what fired and written. Everything
/// that is possible is in here, and perhaps more: what is not in here cannot happen.
///
/// A fixed point over all machines at once: what an action writes widens what conditions may find, which lets more
/// states be entered, until nothing is added. Transitions that stand behind one which is always taken first do not
/// count.
struct Reachability {
    /// Who acts beside the file.
    enum World {
        /// Nobody: the file plays with its own values.
        case alone
        /// People with pointers and keys, and the app as well, which may write every input and value.
        case anyone
    }

    let world: World
    /// By machine (as in the model), layer, state.
    private(set) var states: [[[Bool]]]
    /// By machine, layer, state, transition.
    private(set) var transitions: [[[[Bool]]]]
    private(set) var knowledge: Knowledge
    private(set) var events: Set<EventKey> = []
    /// By machine, listener.
    private(set) var listeners: [[Bool]]
    private(set) var playing: Set<Int> = []
    private var didGrow = false
    /// States that were entered, and whose transitions are not looked at yet.
    private var pending: [(machine: Int, layer: Int, state: Int)] = []
    /// Whether the file is so tangled that everything counts as possible, so that the analysis comes to an end.
    private var isOverwhelmed = false
    private static let mostRounds = 200

    /// Everything that may happen with anyone's help, in all artboards.
    init(anyoneIn model: FileModel) {
        self.init(
            model, world: .anyone, machines: Array(model.machines.indices), artboards: Set(model.hosts.indices),
            timelines: [])
    }

    /// What may happen in a scene that plays a machine of an artboard, or a timeline, and is left alone.
    ///
    /// - Parameter machine: its position in the artboard; nil if a timeline plays, or nothing.
    init(aloneIn model: FileModel, artboard: Int, machine: Int?, timeline: Int?) {
        let artboards = model.artboards(in: artboard)
        var machines: Set<Int> = []
        var timelines: Set<Int> = []
        if let timeline { timelines.insert(model.imports.artboards[artboard].animations.indices.lowerBound + timeline) }
        let swaps = artboards.contains { model.swapsContents[$0] }
        var nested: Set<Int> = []
        for artboard in artboards {
            for host in model.hosts[artboard] {
                nested.formUnion(host.machines)
                timelines.formUnion(host.timelines)
            }
        }
        for (position, candidate) in model.machines.enumerated() {
            let isPlayed = candidate.artboard == artboard && candidate.index == machine
            if isPlayed || nested.contains(candidate.row) || (swaps && artboards.contains(candidate.artboard)) {
                machines.insert(position)
            }
        }
        self.init(model, world: .alone, machines: machines.sorted(), artboards: artboards, timelines: timelines)
    }

    private init(
        _ model: FileModel, world: World, machines: [Int], artboards: Set<Int>, timelines: Set<Int>
    ) {
        self.world = world
        knowledge = model.start
        // What scripts write is not known.
        knowledge.isOpen = world == .anyone || model.hasScripts
        states = model.machines.map { $0.layers.map { $0.states.map { _ in false } } }
        transitions = model.machines.map { $0.layers.map { $0.states.map { $0.transitions.map { _ in false } } } }
        listeners = model.machines.map { $0.listeners.map { _ in false } }
        for artboard in artboards {
            for variable in model.boundVariables[artboard] { perform(.set(variable, nil)) }
        }
        for timeline in timelines { play(timeline, model) }
        for machine in machines {
            for layer in model.machines[machine].layers.indices
            where !model.machines[machine].layers[layer].states.isEmpty {
                enter(model.machines[machine].layers[layer].entry, layer, machine, model)
            }
        }
        var rounds = 0
        repeat {
            didGrow = false
            rounds += 1
            if rounds == Self.mostRounds {
                isOverwhelmed = true
                knowledge.isOpen = true
            }
            for machine in machines { grow(machine, model) }
            while let (machine, layer, state) = pending.popLast() { leave(state, layer, machine, model) }
        } while didGrow
    }

    private mutating func grow(_ machine: Int, _ model: FileModel) {
        for (layer, definition) in model.machines[machine].layers.enumerated() {
            for state in definition.states.indices where states[machine][layer][state] || state == definition.any {
                leave(state, layer, machine, model)
            }
        }
        for (index, listener) in model.machines[machine].listeners.enumerated() where !listeners[machine][index] {
            let mayAct =
                switch listener.cause {
                case .events(let keys): isOverwhelmed || keys.contains { events.contains($0) }
                case .changes(let variables):
                    knowledge.isOpen || model.hasOpenListeners
                        || variables.contains { knowledge.changing.contains($0) }
                case .user: world == .anyone
                case .nothing: false
                }
            guard mayAct else { continue }
            listeners[machine][index] = true
            didGrow = true
            for effect in listener.effects { perform(effect) }
        }
    }

    /// Takes every transition of a state that may be taken.
    private mutating func leave(_ state: Int, _ layer: Int, _ machine: Int, _ model: FileModel) {
        let definition = model.machines[machine].layers[layer]
        for index in definition.reachableTransitions(of: state) where !transitions[machine][layer][state][index] {
            let transition = definition.states[state].transitions[index]
            guard mayBeTaken(transition) else { continue }
            transitions[machine][layer][state][index] = true
            didGrow = true
            for action in transition.actions { perform(action.effect) }
            if let target = transition.target { enter(target, layer, machine, model) }
        }
    }

    private func mayBeTaken(_ transition: TransitionModel) -> Bool {
        guard !transition.isDisabled, transition.target != nil, transition.exit != .never else { return false }
        return knowledge.witness(for: transition.requirements) != nil
    }

    private mutating func enter(_ state: Int, _ layer: Int, _ machine: Int, _ model: FileModel) {
        guard state < states[machine][layer].count, !states[machine][layer][state] else { return }
        states[machine][layer][state] = true
        didGrow = true
        pending.append((machine, layer, state))
        let definition = model.machines[machine].layers[layer].states[state]
        for action in definition.actions { perform(action.effect) }
        for timeline in definition.timelines { play(timeline, model) }
    }

    private mutating func play(_ timeline: Int, _ model: FileModel) {
        guard playing.insert(timeline).inserted else { return }
        for key in model.timelines[timeline].keys { perform(key.effect) }
    }

    private mutating func perform(_ effect: Effect) {
        switch effect {
        case .fireEvent(let key): if events.insert(key).inserted { didGrow = true }
        case .fire(let variable): note(change: variable)
        case .set(let variable, let value): widen(variable, by: value)
        case .toggle(let variable):
            widen(variable, by: .word(0))
            widen(variable, by: .word(1))
        }
    }

    private mutating func widen(_ variable: Variable, by value: Scalar?) {
        let before = knowledge.values[variable] ?? .anything
        var after = before
        after.insert(value)
        guard after != before else { return }
        knowledge.values[variable] = after
        didGrow = true
        note(change: variable)
    }

    private mutating func note(change variable: Variable) {
        if knowledge.changing.insert(variable).inserted { didGrow = true }
    }
}

extension TransitionModel {
    /// Whether a layer that looks at it takes it at once, whatever anything holds.
    var isAlwaysTaken: Bool {
        !isDisabled && exit == .atOnce && target != nil
            && requirements.allSatisfy { if case .always = $0.test { true } else { false } }
    }
}

extension LayerModel {
    /// The transitions of a state that are looked at at all: in order, up to the first that is always taken. The any
    /// state skips the one that leads to where the layer is, so none of its own hides the others.
    func reachableTransitions(of state: Int) -> Range<Int> {
        let all = states[state].transitions
        guard state != any, !states[state].isRandom,
            let first = all.firstIndex(where: { $0.isAlwaysTaken && $0.target != state })
        else { return all.indices }
        return all.startIndex..<first + 1
    }
}

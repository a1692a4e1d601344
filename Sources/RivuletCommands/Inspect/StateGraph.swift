import RivuletRuntime

/// The states of machines and the ways between them, as boxes and arrows: what `inspect --graph` draws.
struct StateGraph {
    struct Machine {
        var title: String
        var layers: [Layer]
    }

    struct Layer {
        var title: String
        var nodes: [Node]
        var edges: [Edge]
    }

    struct Node {
        var id: String
        var kind: StateInfo.Kind
        /// Lines of its label.
        var lines: [String]
    }

    struct Edge {
        var from: String
        var to: String
        /// Lines of its label.
        var lines: [String]
        /// Whether it is never taken.
        var isNever: Bool
    }

    var machines: [Machine] = []

    mutating func add(_ machine: StateMachineInfo, of artboard: ArtboardInfo) {
        let number = machines.count
        let layers = machine.layers.enumerated().map { position, layer in
            Layer(layer, prefix: "m\(number)l\(position)")
        }
        machines.append(
            Machine(title: "\(printable(artboard.name)) / \(printable(machine.name))", layers: layers))
    }
}

extension StateGraph.Layer {
    init(_ layer: LayerInfo, prefix: String) {
        title = "layer \(printable(layer.name))"
        nodes = layer.states.enumerated().map { number, state in
            var lines = [state.label]
            lines += state.actions.map {
                printable($0.occurrence == .start ? "on entry: \($0.effect)" : "on exit: \($0.effect)")
            }
            if state.isRandom { lines.append("chooses by chance") }
            return StateGraph.Node(id: "\(prefix)s\(number)", kind: state.kind, lines: lines)
        }
        edges = []
        for (number, state) in layer.states.enumerated() {
            for transition in state.transitions where layer.states.indices.contains(transition.target) {
                edges.append(
                    StateGraph.Edge(
                        from: "\(prefix)s\(number)", to: "\(prefix)s\(transition.target)", lines: transition.words,
                        isNever: transition.isNever))
            }
        }
    }
}

extension StateInfo {
    /// `animation 'Intro'`, with its speed if that is not 1.
    var label: String {
        let names = timelines.map { "'\(printable($0))'" }.joined(separator: ", ")
        return kind.word + (names.isEmpty ? "" : " " + names) + (speed == 1 ? "" : "  speed \(plain(speed))")
    }
}

extension TransitionInfo {
    /// What must be so, when, how long it mixes, what it does: one phrase each.
    var words: [String] {
        var words: [String] = []
        if isDisabled { words.append("disabled") }
        if !conditions.isEmpty {
            words.append("when " + conditions.map { printable("\($0)") }.joined(separator: " and "))
        }
        if let exitTime { words.append("exit time \(exitTime.shown)") }
        if !duration.isZero { words.append("mixes \(duration.shown)") }
        if allowsEarlyExit, !duration.isZero { words.append("may be interrupted") }
        if pausesOnExit, !duration.isZero { words.append("pauses what it leaves") }
        if !actions.isEmpty { words.append("then " + actions.map { printable("\($0)") }.joined(separator: ", ")) }
        return words
    }
}

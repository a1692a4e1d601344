import RivuletRuntime

extension LintRule {
    static let unreachableState = LintRule(
        name: "unreachable-state", severity: .warning,
        summary: "Nothing leads to a state, whatever people and the app do.",
        why: "What it shows is never seen, and what it fires never fires. Often a transition was deleted, disabled or "
            + "given conditions that exclude each other.",
        remedy: "Add a transition to it, correct the conditions on the way, or delete the state."
    ) { subject in
        let model = subject.model
        var findings: [RuleFinding] = []
        for (m, machine) in model.machines.enumerated() {
            for (l, layer) in machine.layers.enumerated() {
                for (s, state) in layer.states.enumerated()
                where [.animation, .blend1D, .blendDirect].contains(state.kind) && !subject.anyone.states[m][l][s] {
                    let place = model.statePlace(m, l, s)
                    findings.append(
                        RuleFinding(
                            place.path, "it is never entered: \(subject.anyone.reason(against: place, model))",
                            advice: "Lead a transition to it that can be taken, or delete it."))
                }
            }
        }
        return findings
    }

    static let transitionCycle = LintRule(
        name: "transition-cycle", severity: .error,
        summary: "A layer goes round and round between states in one instant.",
        why:
            "The runtime gives up after 101 changes in every frame ('exceeded max iterations'), starts all timelines of "
            + "the cycle again in each of them, and shows none of them.",
        remedy:
            "Give one of the transitions an exit time, a duration, or a condition that does not hold together with the "
            + "others. If it happens only with certain values, it is a warning."
    ) { subject in
        let model = subject.model
        var findings: [RuleFinding] = []
        for (m, machine) in model.machines.enumerated() {
            for (l, layer) in machine.layers.enumerated() {
                let cycles = layer.instantCycles(subject.anyone.knowledge) { subject.anyone.states[m][l][$0] }
                guard !cycles.isEmpty else { continue }
                // Those that happen by themselves: with the values of the file, between states that it enters alone.
                let alone = Reachability(
                    aloneIn: model, artboard: machine.artboard, machine: machine.index, timeline: nil)
                let given = cycles.filter { cycle in
                    cycle.values.allSatisfy { model.start.only($0) == $1 }
                        && cycle.states.allSatisfy { alone.states[m][l][$0] }
                }
                let shortest = (given.isEmpty ? cycles : given).min { $0.states.count < $1.states.count }
                guard let shortest else { continue }
                findings.append(
                    model.finding(about: shortest, others: cycles.count - 1, isGiven: !given.isEmpty, machine, layer))
            }
        }
        return findings
    }
}

extension FileModel {
    fileprivate func finding(
        about cycle: InstantCycle, others: Int, isGiven: Bool, _ machine: MachineModel, _ layer: LayerModel
    ) -> RuleFinding {
        let labels = (cycle.states + cycle.states.prefix(1)).map { printable(layer.states[$0].label) }
        let conditions = cycle.conditions.map(quoted)
        let condition = conditions.isEmpty ? "" : " while \(enumeration(conditions, last: "and"))"
        let rest = others > 0 ? ", and in at least \(count(others, "other way"))" : ""
        return RuleFinding(
            path(of: machine, layer, layer.states[cycle.states[0]].label),
            "the layer goes round in one instant\(condition): \(labels.joined(separator: " → "))\(rest)",
            advice: "Give one of these transitions an exit time, a duration, or a condition that excludes the others.",
            severity: isGiven ? nil : .warning)
    }
}

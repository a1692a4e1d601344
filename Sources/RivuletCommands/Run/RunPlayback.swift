import RivuletRuntime

/// Plays a scene on virtual time and logs what happens.
///
/// At every instant of `ScriptedSteps`, up to the limit, what happened is logged and the condition is looked at. So a
/// condition which is met exactly at the limit counts as met.
struct RunPlayback {
    var condition: RunCondition?
    /// As the log names it.
    var conditionText: String?
    var steps = ScriptedSteps()
    var limit: ExactTime
    /// Whether the run goes on to the limit, whatever happens.
    var isFixedLength = false
    var isRealTime = false
    var log: RunLog

    func play(_ scene: inout Scene) async throws(CommandFailure) -> RunOutcome {
        let surroundings = log.console.surroundings
        let beginning = surroundings.now()
        let artboard = scene.document.artboards[scene.artboardIndex]
        let end = EndOfMachine(artboard, machine: scene.machineIndex)
        var states: [Int: StateReference] = [:]
        var knownNotes: Set<String> = []
        var report = AdvanceReport()
        var steps = steps
        var wasSettled = false
        while true {
            let time = steps.time
            let applied = try steps.advance(&scene, isLast: time == limit, into: &report)
            if applied.isAny { wasSettled = false }
            for result in applied.pointers { log.write(.pointer(result), at: time) }
            write(report, at: time, &knownNotes)
            for change in report.stateChanges where change.nesting.isEmpty { states[change.layer] = change.to }
            if report.isSettled, !wasSettled { log.write(.settled, at: time) }
            wasSettled = report.isSettled

            let isPending = steps.isPending
            let impossible = isPending ? nil : reason(report, end, states)
            if let outcome = outcome(report, at: time, isPending: isPending, impossible: impossible) {
                if outcome == .met { explainStart(report, at: time) }
                log.write(.end(outcome, condition: conditionText), at: time)
                return outcome
            }

            steps.next(notBeyond: limit)
            if isRealTime {
                log.console.flush()
                let wait = steps.time.duration - (surroundings.now() - beginning)
                if wait > .zero { await surroundings.sleep(wait) }
            }
        }
    }

    private func outcome(
        _ report: AdvanceReport, at time: ExactTime, isPending: Bool, impossible: String?
    ) -> RunOutcome? {
        if let condition {
            if condition.isMet(by: report, isPending: isPending) { return .met }
            if let impossible { return .impossible(impossible) }
            return time >= limit ? .timedOut(limit: limit) : nil
        }
        if !isFixedLength, report.isSettled, !isPending { return .finished("settled: nothing moves without new input") }
        return time >= limit ? .finished("played \(time.decimalSeconds) s") : nil
    }

    /// Why nothing that the condition waits for can happen any more; nil if it can.
    private func reason(_ report: AdvanceReport, _ end: EndOfMachine, _ states: [Int: StateReference]) -> String? {
        guard let condition else { return nil }
        if report.isSettled { return "nothing moves without new input" }
        return end.isReached(states, for: condition) ? "every layer is in its exit state" : nil
    }

    /// Writes a report in the order of cause and effect: what the host did, then states, events, triggers, values.
    private func write(_ report: AdvanceReport, at time: ExactTime, _ knownNotes: inout Set<String>) {
        for trigger in report.triggers where trigger.source == .host { log.write(.trigger(trigger), at: time) }
        for change in report.stateChanges { log.write(.state(change), at: time) }
        for event in report.events { log.write(.event(event), at: time) }
        for trigger in report.triggers where trigger.source == .machine { log.write(.trigger(trigger), at: time) }
        for change in report.changedValues { log.write(.value(change), at: time) }
        for note in report.notes where knownNotes.insert(note).inserted { log.write(.note(note), at: time) }
    }

    /// Says so if the trigger that was waited for fired before anything played: the classic mistake in files.
    private func explainStart(_ report: AdvanceReport, at time: ExactTime) {
        guard time == .zero, case .trigger(let path) = condition,
            report.triggers.contains(where: { $0.path == path && $0.source == .machine })
        else { return }
        let text =
            "\(path) fired at 0 s: the transition has no exit time, so it does not wait for its timeline. "
            + "To fire at the timeline's end, give it an exit time of 100 %."
        log.write(.note(text), at: time)
    }
}

/// Whether a machine has reached an end from which it cannot return.
private struct EndOfMachine {
    private var layerCount = 0
    private var canReturn = true
    private var hasNestedArtboards: Bool

    init(_ artboard: ArtboardInfo, machine: Int?) {
        hasNestedArtboards = !artboard.nestedArtboards.isEmpty
        guard let machine else { return }
        let layers = artboard.stateMachines[machine].layers
        layerCount = layers.count
        canReturn = layers.contains { layer in
            layer.states.contains { state in
                (state.kind == .any || state.kind == .exit) && state.transitions.contains { !$0.isDisabled }
            }
        }
    }

    /// True if all layers are in their exit states for good, and nothing else could bring about the condition.
    func isReached(_ states: [Int: StateReference], for condition: RunCondition) -> Bool {
        guard layerCount > 0, !canReturn, (0..<layerCount).allSatisfy({ states[$0]?.kind == .exit }) else {
            return false
        }
        return switch condition {
        case .state, .event: true
        case .trigger: !hasNestedArtboards
        case .settled: false
        }
    }
}

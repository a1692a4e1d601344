import RivuletRuntime

extension LintRule {
    static let finishTriggerAtZero = LintRule(
        name: "finish-trigger-at-zero", severity: .warning,
        summary: "A trigger fires as soon as playing begins, although its timeline has not played.",
        why:
            "A transition without exit time does not wait for the timeline of the state that it leaves. A trigger that "
            + "is meant to say 'the intro is over' fires at 0 s, and the app goes on before anybody saw anything.",
        remedy: "Give the transition an exit time of 100 %, or conditions that hold only later. "
            + "With --finish it is an error."
    ) { subject in
        var findings: [RuleFinding] = []
        if let (analysis, outcome) = subject.finish, case .met(let seconds, let place) = outcome, seconds == 0 {
            findings.append(
                RuleFinding(
                    place?.path ?? analysis.object,
                    "\(printable(analysis.request.text)) comes true at 0 s, before anything has played",
                    advice: "Give the transition that fires it an exit time of 100 %.", severity: .error))
        }
        return findings + subject.triggersAtZero(asked: !findings.isEmpty)
    }

    static let finishTriggerUnreachable = LintRule(
        name: "finish-trigger-unreachable", severity: .error,
        summary: "What is waited for is not in the file, or nothing that could be reached brings it about.",
        why: "Code that waits for the trigger, event or state waits for ever: an intro that never goes away.",
        remedy: "Fire the trigger from the transition that ends the intro (exit time 100 %), and make sure that its "
            + "state can be reached. Without --finish, triggers that are fired only where nothing leads are warnings."
    ) { subject in
        var findings: [RuleFinding] = []
        if let (analysis, outcome) = subject.finish {
            let text = printable(analysis.request.text)
            switch outcome {
            case .unknown(let reason):
                findings.append(
                    RuleFinding(
                        analysis.object, "\(text) can never come true: \(sentence(reason))",
                        advice: "Ask the designer to put it back, or wait for what there is."))
            case .noSource:
                findings.append(
                    RuleFinding(
                        analysis.object, "\(text) can never come true: nothing in the file fires it",
                        advice: "Fire it from the transition that ends the intro, with an exit time of 100 %."))
            case .closed(let place, let reason):
                findings.append(
                    RuleFinding(
                        place.path, "\(text) can never come true: \(place.words) would fire it, but \(reason)",
                        advice: "Open the way to it, or fire it elsewhere."))
            default: break
            }
        }
        return findings + subject.closedTriggers(except: findings.map(\.object))
    }

    static let neverFinishes = LintRule(
        name: "never-finishes", severity: .error,
        summary: "With --finish: left alone, the file never comes to the end that is asked for.",
        why: "The app waits for an end that does not come by itself: a loop without a way out, a machine that comes to "
            + "rest too early, or a condition which somebody has to fulfil.",
        remedy: "Let a transition with an exit time lead out of the loop. Where people or the app must act it is a "
            + "warning: see that they can, or switch the rule off for the file."
    ) { subject in
        guard let (analysis, outcome) = subject.finish else { return [] }
        let text = printable(analysis.request.text)
        switch outcome {
        case .waits(let conditions):
            let what = conditions.isEmpty ? "somebody to act" : enumeration(conditions, last: "or")
            return [
                RuleFinding(
                    analysis.object, "left alone, \(text) never comes true: the file waits for \(what)",
                    advice: "See that the app or a person brings it about, or let a transition with exit time do it.",
                    severity: .warning)
            ]
        case .settled(let seconds):
            return [
                subject.unfinished(
                    analysis, "\(text) has not come true when nothing moves any more, after \(rounded(seconds)) s",
                    advice: "Lead the machine from its last state to where it fires.")
            ]
        case .goesOn(let seconds):
            return [
                subject.unfinished(
                    analysis, "\(text) has not come true after \(plain(Float(seconds))) s of playing",
                    advice: "Let a transition with an exit time lead out of the loop.")
            ]
        case .unplayable(let reason):
            return [RuleFinding(analysis.object, "it cannot be played: \(reason)", advice: "Simplify the file.")]
        default: return []
        }
    }

    static let longestIntro = LintOption(name: "seconds", fallback: 3, help: "how long an intro may be")

    static let introTooLong = LintRule(
        name: "intro-too-long", severity: .warning,
        summary: "With --finish: the end comes later than people like to wait (3 s).",
        why:
            "People wait for an intro at every start of the app; and apps give up waiting after a few seconds, so that "
            + "the end is never seen.",
        remedy: "Shorten the timeline or raise its speed, or set the option 'seconds'.",
        options: [longestIntro]
    ) { subject in
        let limit = subject.option(longestIntro, of: "intro-too-long")
        guard let (analysis, outcome) = subject.finish, case .met(let seconds, _) = outcome,
            seconds > limit + FinishAnalysis.step
        else {
            return []
        }
        return [
            RuleFinding(
                analysis.object,
                "\(printable(analysis.request.text)) comes true after \(rounded(seconds)) s; "
                    + "at most \(plain(Float(limit))) s are allowed",
                advice: "Shorten the intro, or let people skip it.")
        ]
    }
}

/// Seconds with two digits after the point at most.
private func rounded(_ seconds: Double) -> String { plain(Float((seconds * 100).rounded() / 100)) }

extension LintSubject {
    /// What playing shows. Where scripts may act, which do not run here, it is not certain.
    fileprivate func unfinished(_ analysis: FinishAnalysis, _ message: String, advice: String) -> RuleFinding {
        model.hasScripts
            ? RuleFinding(analysis.object, message + "; scripts do not run here", advice: advice, severity: .warning)
            : RuleFinding(analysis.object, message, advice: advice)
    }

    /// Triggers that machines fire at 0 s out of a state whose one-shot timeline has not played: seen by playing the
    /// first instant.
    fileprivate func triggersAtZero(asked: Bool) -> [RuleFinding] {
        var findings: [RuleFinding] = []
        for machine in model.machines where document.defaultMachine(of: machine.artboard) == machine.index {
            var candidates: [(name: String, RuleFinding)] = []
            for layer in machine.layers {
                for state in layer.states {
                    guard let length = state.lengthOfOneShot, length > 0 else { continue }
                    for transition in state.transitions where transition.exit == .atOnce && !transition.isDisabled {
                        for action in transition.actions {
                            guard case .fire(.property(let property)) = action.effect else { continue }
                            let label = model.label(of: transition, from: state, in: layer)
                            candidates.append(
                                (
                                    model.name(of: property),
                                    RuleFinding(
                                        model.path(of: machine, layer, label),
                                        "it fires '\(printable(model.name(of: property)))' at 0 s: without exit time it "
                                            + "does not wait for '\(printable(state.label))', which takes "
                                            + "\(rounded(Double(length))) s",
                                        advice: "Give it an exit time of 100 %.")
                                ))
                        }
                    }
                }
            }
            guard !candidates.isEmpty, !(asked && machine.artboard == 0) else { continue }
            guard
                var scene = try? Scene(document, artboard: model.artboardName(machine.artboard), machine: machine.name)
            else { continue }
            let report = scene.advance(by: 0)
            for (name, finding) in candidates
            where report.triggers.contains(where: {
                $0.source == .machine && $0.path.split(separator: "/").last.map(String.init) == name
            }) {
                findings.append(finding)
            }
        }
        return findings
    }

    /// Triggers of view models that are fired only where nothing leads, whoever acts.
    fileprivate func closedTriggers(except known: [String]) -> [RuleFinding] {
        guard !model.hasScripts else { return [] }
        return model.properties.filter { model.kind(of: $0) == .trigger }.compactMap { property in
            let places = firingPlaces[.property(property)] ?? []
            guard let first = places.first, !known.contains(first.path), !places.contains(where: anyone.reaches) else {
                return nil
            }
            return RuleFinding(
                first.path,
                "'\(printable(model.name(of: property)))' of view model "
                    + "'\(printable(model.viewModelName(property.viewModel)))' is never fired: "
                    + "\(first.words) would, but \(anyone.reason(against: first, model))",
                advice: "Open the way to it, or fire it elsewhere.", severity: .warning)
        }
    }
}

import RivuletRuntime

extension LintRule {
    static let triggerNeverFired = LintRule(
        name: "trigger-never-fired", severity: .warning,
        summary: "Nothing fires a trigger, and nobody outside could, or nothing would notice.",
        why:
            "Code that waits for the trigger waits for ever, and code that fires it does nothing: what the designer meant "
            + "to connect is not connected.",
        remedy:
            "Fire it from a state, transition or listener, let a condition or data bind hear it, or delete it. An input "
            + "of a nested machine must be exposed to be fired from outside."
    ) { subject in
        let model = subject.model
        guard !model.hasScripts else { return [] }
        var findings: [RuleFinding] = []
        for property in model.properties where model.kind(of: property) == .trigger {
            let variable = Variable.property(property)
            guard !model.usage.read.contains(variable), !model.usage.written.contains(variable) else { continue }
            findings.append(
                RuleFinding(
                    FileModel.path([model.viewModelName(property.viewModel), model.name(of: property)]),
                    "nothing in the file fires this trigger, and nothing hears it",
                    advice: "Fire it where something ends, or let a condition wait for it; or delete it."))
        }
        let played = Set(model.hosts.joined().flatMap(\.machines))
        for machine in model.machines where played.contains(machine.row) {
            for row in machine.inputs where subject.inputKind(row) == .trigger {
                guard model.usage.read.contains(.input(row)), !model.usage.written.contains(.input(row)),
                    !model.usage.exposed.contains(row)
                else { continue }
                findings.append(
                    RuleFinding(
                        subject.path(ofInput: row, machine),
                        "conditions wait for this trigger, but nothing fires it, and artboards that nest "
                            + "'\(printable(model.artboardName(machine.artboard)))' do not expose it",
                        advice: "Expose the input on the nested artboard, or fire it from a listener."))
            }
        }
        return findings
    }

    static let triggerNeverConsumed = LintRule(
        name: "trigger-never-consumed", severity: .warning,
        summary: "A trigger input is fired, but no condition waits for it.",
        why: "A click or a key fires it and nothing happens. Code cannot hear trigger inputs either: only events and "
            + "triggers of view models.",
        remedy:
            "Add a transition with the trigger as a condition; to tell the app, fire a trigger of the view model instead."
    ) { subject in
        let model = subject.model
        return model.machines.flatMap { machine in
            machine.inputs.filter { row in
                subject.inputKind(row) == .trigger && model.usage.written.contains(.input(row))
                    && !model.usage.read.contains(.input(row))
            }.map { row in
                let by =
                    subject.firingPlaces[.input(row)]?.first.map { "\($0.words) fires" } ?? "a parent artboard fires"
                return RuleFinding(
                    subject.path(ofInput: row, machine), "\(by) this trigger, but no condition waits for it",
                    advice: "Add a transition that waits for it; to tell the app, fire a trigger of the view model.")
            }
        }
    }

    static let unusedInput = LintRule(
        name: "unused-input", severity: .warning,
        summary: "An input that nothing in the file looks at or writes.",
        why: "Code that sets it does nothing. Either it is left over, or the transition that should use it is missing.",
        remedy: "Use it in a condition or blend state, or delete it."
    ) { subject in
        let model = subject.model
        guard !model.hasScripts else { return [] }
        return model.machines.flatMap { machine in
            machine.inputs.filter { row in
                subject.inputKind(row) != .unknown && !model.usage.read.contains(.input(row))
                    && !model.usage.written.contains(.input(row))
            }.map { row in
                RuleFinding(
                    subject.path(ofInput: row, machine),
                    "no condition, blend state or listener uses this \(subject.inputKind(row).rawValue)",
                    advice: "Use it, or delete it: code that sets it does nothing.")
            }
        }
    }
}

extension LintSubject {
    func inputKind(_ row: Int) -> InputInfo.Kind { document.inputInfo(model.imports.inputs[row]).kind }

    func path(ofInput row: Int, _ machine: MachineModel) -> String {
        model.path(model.artboardName(machine.artboard), machine.name, model.inputName(row))
    }
}

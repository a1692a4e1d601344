import RivuletRuntime

extension LintRule {
    static let noDefaultMachine = LintRule(
        name: "no-default-machine", severity: .warning,
        summary: "The first artboard names no state machine as its default.",
        why: "Code that asks for the default machine gets the first one, an error, or none at all, depending on the "
            + "runtime; and another one as soon as somebody reorders the machines.",
        remedy: "In the editor, set the default state machine of the artboard; in code, name the machine."
    ) { subject in
        guard let artboard = subject.document.defaultArtboard,
            let first = artboard.stateMachines.first(where: { !$0.isGenerated }),
            subject.document.authoredDefaultMachine(of: 0) == nil
        else { return [] }
        let names = artboard.stateMachines.map { "'\(printable($0.name))'" }
        return [
            RuleFinding(
                FileModel.path([artboard.name]),
                "no default state machine is set; there \(names.count == 1 ? "is" : "are") "
                    + "\(enumeration(names, last: "and")), and what plays depends on the runtime",
                advice: "Set the default in the editor, or name the machine in code: '\(printable(first.name))'.")
        ]
    }
}

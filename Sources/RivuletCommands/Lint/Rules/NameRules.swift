import RivuletRuntime
import RivuletSchema

extension LintRule {
    static let slashInName = LintRule(
        name: "slash-in-name", severity: .warning,
        summary: "A name that paths are made of contains a slash.",
        why:
            "Paths such as 'hud/score' are split at slashes. Rive's own runtimes cannot address such a property at all; "
            + "here it has to be written as '\\/'.",
        remedy: "Rename it, without a slash."
    ) { subject in
        let model = subject.model
        var findings: [RuleFinding] = []
        for property in model.properties where model.name(of: property).contains("/") {
            let name = model.name(of: property)
            findings.append(
                RuleFinding(
                    FileModel.path([model.viewModelName(property.viewModel), name]),
                    "the name of this property contains a slash, at which paths are split",
                    advice: "Rename it; until then write '\(printable(FileModel.path([name])))' in paths."))
        }
        for artboard in model.hosts.indices {
            for host in model.hosts[artboard] where host.name.contains("/") {
                findings.append(
                    RuleFinding(
                        FileModel.path([model.artboardName(artboard), host.name]),
                        "the name of this nested artboard contains a slash, at which paths are split",
                        advice: "Rename it: its inputs and text runs cannot be addressed."))
            }
        }
        return findings
    }

    static let duplicateName = LintRule(
        name: "duplicate-name", severity: .warning,
        summary: "Two things that code finds by name have the same one.",
        why: "Looking up by name gives the first one; the other cannot be reached, and which one is first changes when "
            + "somebody reorders them.",
        remedy: "Give them different names."
    ) { subject in
        let document = subject.document
        var findings: [RuleFinding] = []
        func look(_ what: String, _ owner: [String], _ names: [String]) {
            var seen: [String: Int] = [:]
            for name in names where !name.isEmpty { seen[name, default: 0] += 1 }
            for name in names.uniqued() {
                guard let times = seen[name], times > 1 else { continue }
                findings.append(
                    RuleFinding(
                        FileModel.path(owner + [name]),
                        "\(times) \(what) have this name, and looking it up gives the first",
                        advice: "Give them different names."))
            }
        }
        look("artboards", [], document.artboardNames)
        for artboard in document.artboards {
            look("state machines", [artboard.name], artboard.stateMachines.map(\.name))
            for machine in artboard.stateMachines {
                // Inputs are looked up by kind and name.
                for kind in [InputInfo.Kind.bool, .number, .trigger] {
                    look(
                        "\(kind.rawValue) inputs", [artboard.name, machine.name],
                        machine.inputs.filter { $0.kind == kind }.map(\.name))
                }
            }
        }
        look("view models", [], document.viewModels.map(\.name))
        for (index, viewModel) in document.viewModels.enumerated() {
            look("properties", [viewModel.name], viewModel.properties.map(\.name))
            look("instances", [viewModel.name], subject.sharedInstances(of: index))
        }
        for enumeration in document.enums { look("values", [enumeration.name], enumeration.values) }
        return findings
    }
}

extension LintSubject {
    /// Names of a view model's instances but for those that belong to a place in an artboard: nobody looks them up.
    fileprivate func sharedInstances(of viewModel: Int) -> [String] {
        model.imports.viewModels[viewModel].instances.map { model.imports.viewModelInstances[Int($0)] }
            .filter { $0.artboard == ImportTables.none }.map { model.string(.Component.name, of: $0.record) }
    }
}

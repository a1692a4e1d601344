import RivuletRuntime

extension LintRule {
    static let unboundViewModel = LintRule(
        name: "unbound-view-model", severity: .warning,
        summary: "A view model that is not connected: an artboard without one, one without an artboard, a broken path.",
        why:
            "Data binds without a view model show what the designer typed, not what the app sets, and conditions on its "
            + "values never hold.",
        remedy:
            "Set the view model of the artboard in the editor, delete view models that nothing uses, and bind anew what "
            + "is bound to a property that is gone."
    ) { subject in
        let model = subject.model
        var findings: [RuleFinding] = []
        let globals = Set(subject.document.globalViewModels)
        let nested = model.nestedArtboards
        let swaps = model.swapsContents.contains(true)
        for artboard in model.hosts.indices where artboard == 0 || !(swaps || nested.contains(artboard)) {
            let used = (model.usage.viewModelsOfArtboard[artboard] ?? []).subtracting(globals)
            guard !used.isEmpty, subject.document.viewModelIndex(ofArtboard: artboard) == nil,
                !nested.contains(artboard)
            else { continue }
            let names = used.sorted().map { "'\(printable(model.viewModelName($0)))'" }
            findings.append(
                RuleFinding(
                    FileModel.path([model.artboardName(artboard)]),
                    "it reads view model \(enumeration(names, last: "and")), but is made for none, so that by default nothing is bound",
                    advice: "Set the artboard's view model in the editor, or bind an instance in code."))
        }
        // Items of a list may be of any view model: the app makes them.
        let hasLists = model.properties.contains { model.kind(of: $0) == .list }
        for viewModel in subject.document.tables.viewModels.viewModels.indices
        where !model.usage.viewModels.contains(viewModel) && !globals.contains(viewModel) && !model.hasScripts
            && !hasLists
        {
            findings.append(
                RuleFinding(
                    FileModel.path([model.viewModelName(viewModel)]),
                    "no artboard, property, list or data bind uses this view model",
                    advice: "Set it as the view model of an artboard, or delete it."))
        }
        for path in model.usage.brokenPaths.uniqued() {
            findings.append(
                RuleFinding(
                    FileModel.path([model.artboardName(path.artboard)]),
                    "\(path.owner) leads nowhere: \(path.reason)",
                    advice: "What it was bound to is probably deleted: bind it anew in the editor."))
        }
        return findings
    }
}

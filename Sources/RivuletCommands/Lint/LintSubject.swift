import RivuletFormat
import RivuletRuntime

/// A file that rules look at, with what several of them need.
struct LintSubject {
    /// As it was named on the command line.
    let name: String
    let document: Document
    let model: FileModel
    let settings: LintSettings
    /// What may happen if people and the app do whatever they can.
    let anyone: Reachability
    /// Where each trigger is fired.
    let firingPlaces: [Variable: [Place]]
    /// The end that is asked for, and what becomes of it.
    let finish: (analysis: FinishAnalysis, outcome: FinishOutcome)?

    init(name: String, document: Document, settings: LintSettings, finish request: FinishRequest?) {
        self.name = name
        self.document = document
        self.settings = settings
        model = FileModel(document)
        anyone = Reachability(anyoneIn: model)
        firingPlaces = model.firingPlaces()
        if let request {
            let analysis = FinishAnalysis(model, request)
            finish = (analysis, analysis.outcome(anyone: anyone))
        } else {
            finish = nil
        }
    }

    /// Everything that the rules which are on find, worst first, else in the order of the rules.
    func findings() -> [LintFinding] {
        var findings: [LintFinding] = []
        for rule in LintRule.all where settings.isOn(rule) {
            findings += rule.check(self).map { finding in
                LintFinding(
                    file: name, rule: rule.name, severity: settings.severity(of: finding, by: rule),
                    object: finding.object, message: finding.message, advice: finding.advice)
            }
        }
        return Severity.allCases.reversed().flatMap { severity in findings.filter { $0.severity == severity } }
    }

    func option(_ option: LintOption, of rule: String) -> Double { settings.value(option, of: rule) }
}

/// What is checked, and how severely: from `.rivulet.json` and the command line.
struct LintSettings: Equatable {
    /// Severities that differ from the rules' own.
    var severities: [String: Severity] = [:]
    /// Rules that the configuration switches off.
    var off: Set<String> = []
    /// Options that differ from the rules' own, by `rule.option`.
    var options: [String: Double] = [:]
    var finish: String?
    var artboard: String?
    var machine: String?
    var isStrict = false
    /// Only these rules, if there are any.
    var only: Set<String> = []
    var without: Set<String> = []

    func value(_ option: LintOption, of rule: String) -> Double { options["\(rule).\(option.name)"] ?? option.fallback }

    func isOn(_ rule: LintRule) -> Bool {
        if without.contains(rule.name) { return false }
        // A rule that is asked for runs, whatever the configuration says.
        if !only.isEmpty { return only.contains(rule.name) }
        return !off.contains(rule.name)
    }

    /// The severity of a finding: what the configuration says counts for all findings of its rule.
    func severity(of finding: RuleFinding, by rule: LintRule) -> Severity {
        severities[rule.name] ?? finding.severity ?? rule.severity
    }
}

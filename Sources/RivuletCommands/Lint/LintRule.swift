/// How much a finding matters.
enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Worth knowing.
    case note
    /// It will bite somebody.
    case warning
    /// It is broken.
    case error

    static func < (left: Severity, right: Severity) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}

/// Something that `rivulet lint` looks for: one row of the table that help, documentation and checks are made from.
struct LintRule: Sendable {
    /// By which configuration and command line know it.
    var name: String
    /// Unless the configuration says another one. Single findings may be milder.
    var severity: Severity
    /// What it finds, in one line.
    var summary: String
    /// Why that hurts.
    var why: String
    /// What to do about it.
    var remedy: String
    /// What can be configured beside the severity.
    var options: [LintOption] = []
    var check: @Sendable (LintSubject) -> [RuleFinding]
}

/// A number that a rule can be given.
struct LintOption: Sendable {
    var name: String
    var fallback: Double
    var help: String
}

/// What a rule found.
struct RuleFinding {
    /// The object path.
    var object: String
    /// A sentence without a full stop.
    var message: String
    /// What to do here: a sentence.
    var advice: String
    /// Milder than the rule's own.
    var severity: Severity?

    init(_ object: String, _ message: String, advice: String, severity: Severity? = nil) {
        self.object = object
        self.message = message
        self.advice = advice
        self.severity = severity
    }
}

/// A finding in a file.
struct LintFinding {
    var file: String
    var rule: String
    var severity: Severity
    var object: String
    var message: String
    var advice: String

    /// One line as editors understand it.
    func line(_ style: TextStyle) -> String {
        let label =
            switch severity {
            case .error: style.bad("error")
            case .warning: style.warning("warning")
            case .note: style.faint("note")
            }
        let place = object.isEmpty ? "" : "\(object): "
        return "\(printable(file)): \(label): \(rule): \(place)\(message). \(advice)"
    }
}

extension LintRule {
    /// All rules, in the order in which they are listed.
    static let all: [LintRule] = [
        .noDefaultMachine, .finishTriggerAtZero, .finishTriggerUnreachable, .neverFinishes, .introTooLong,
        .triggerNeverFired, .triggerNeverConsumed, .transitionCycle, .unreachableState, .unusedInput,
        .unboundViewModel, .slashInName, .duplicateName, .missingAsset, .hugeAsset, .unsupportedFeature,
        .unknownObject,
    ]

    static var names: [String] { all.map(\.name) }
}

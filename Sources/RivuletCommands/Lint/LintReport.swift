import RivuletMarkup

/// The result of `rivulet lint` for scripts and, in one line, for people.
enum LintReport {
    /// Version 1: members are added, never renamed.
    static func json(_ findings: [LintFinding]) -> JSONValue {
        .object([
            .init("version", .int(1)),
            .init(
                "findings",
                .array(
                    findings.map { finding in
                        .object([
                            .init("file", .string(finding.file)), .init("rule", .string(finding.rule)),
                            .init("severity", .string(finding.severity.rawValue)),
                            .init("object", .string(finding.object)), .init("message", .string(finding.message)),
                            .init("advice", .string(finding.advice)),
                        ])
                    })),
        ])
    }

    /// The table of rules.
    static var rules: JSONValue {
        .object([
            .init("version", .int(1)),
            .init(
                "rules",
                .array(
                    LintRule.all.map { rule in
                        .object([
                            .init("name", .string(rule.name)), .init("severity", .string(rule.severity.rawValue)),
                            .init("summary", .string(rule.summary)), .init("why", .string(rule.why)),
                            .init("remedy", .string(rule.remedy)),
                            .init(
                                "options",
                                .object(rule.options.map { .init($0.name, .double($0.fallback)) })),
                        ])
                    })),
        ])
    }

    static func summary(_ findings: [LintFinding], files: Int, unread: Int) -> String {
        let parts = Severity.allCases.reversed().compactMap { severity -> String? in
            let number = findings.count { $0.severity == severity }
            return number > 0 ? count(number, severity.rawValue) : nil
        }
        let what = parts.isEmpty ? "nothing found" : enumeration(parts, last: "and")
        return "\(count(files, "file")): \(what)" + (unread > 0 ? "; \(unread) of them could not be read" : "")
    }
}

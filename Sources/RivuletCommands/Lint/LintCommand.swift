import RivuletMarkup
import RivuletRuntime
import RivuletSchema

/// `rivulet lint`: finds in files what will hurt.
enum LintCommand {
    static let finish = OptionDefinition.option(
        "finish", "CONDITION",
        help:
            "The end that your code waits for: \(RunCondition.forms), as in 'rivulet run --until'. It must come true by "
            + "itself, not at 0 s, and in time.")
    static let artboard = OptionDefinition.option(
        "artboard", "NAME", help: "The artboard that --finish is about. Default: the first one.")
    static let machine = OptionDefinition.option(
        "machine", "NAME", help: "The state machine that --finish is about. Default: the artboard's default one.")
    static let rule = OptionDefinition.option(
        "rule", "NAME", help: "Look for this only; with a dash before it (-NAME), do not look for it.",
        isRepeatable: true)
    static let strict = OptionDefinition.flag("strict", help: "Exit with 1 for warnings too, not only for errors.")
    static let json = OptionDefinition.flag("json", help: "Print one JSON object (version 1) instead of text.")
    static let rules = OptionDefinition.flag("rules", help: "List the rules, and exit.")

    static let definition = CommandDefinition(
        name: "lint",
        summary: "Find what will hurt: ends that never come, dead states, loose names.",
        discussion: [
            "Prints one line for each finding: 'file: severity: rule: object: what is wrong. What to do.' Reachability "
                + "is worked out from the state machines, and what that does not decide is played on the virtual clock.",
            "A file '\(LintConfiguration.name)' beside the file or in a folder above it sets severities, options and the "
                + "condition of --finish, for all files or for some. Documentation/Lint.md describes it, and every rule.",
        ],
        operands: [
            OperandDefinition(
                name: "FILE", help: "A .riv file, gzip-compressed or not; - for standard input.", isOptional: true,
                isRepeatable: true)
        ],
        options: [finish, artboard, machine, rule, strict, json, rules],
        examples: [
            .init(line: "rivulet lint intro.riv", meaning: "what will hurt in a file"),
            .init(
                line: "rivulet lint intro.riv --finish trigger:introFinished",
                meaning: "fail if the intro does not end by firing its trigger"),
            .init(
                line: "rivulet lint *.riv --strict --rule -unused-input", meaning: "warnings count, but for one rule"),
        ],
        exitCodes: [
            (.done, "no error found, and with --strict no warning"),
            (.found, "an error was found, or with --strict a warning"),
            (.unreadable, ExitCode.unreadable.meaning), (.missing, ExitCode.missing.meaning),
        ]
    ) { (arguments, console) async throws(CommandFailure) in
        if arguments.has(rules) {
            list(to: console, asJSON: arguments.has(json))
            return .done
        }
        guard !arguments.operands.isEmpty else {
            throw .usage("FILE is missing: name the .riv files to check, or --rules to list the rules")
        }
        let chosen = try chosenRules(arguments.values(rule))
        var findings: [LintFinding] = []
        var failure: CommandFailure?
        var unread = 0
        var isStrict = arguments.has(strict)
        var progress = Progress(console)
        for (number, path) in arguments.operands.enumerated() {
            progress.report(number, of: arguments.operands.count, "files")
            let settings = try settings(for: path, arguments, chosen)
            if settings.isStrict { isStrict = true }
            let request = try request(settings)
            do throws(CommandFailure) {
                let input = try InputFile(path, console: console)
                let document = try input.document()
                findings += LintSubject(name: input.name, document: document, settings: settings, finish: request)
                    .findings()
            } catch {
                // The other files are still worth a look.
                guard arguments.operands.count > 1 else { throw error }
                progress.end()
                console.error("rivulet lint", error.message)
                failure = failure ?? error
                unread += 1
            }
        }
        progress.end()
        if arguments.has(json) {
            console.print(LintReport.json(findings).text(indented: true))
        } else {
            for finding in findings { console.print(finding.line(console.style)) }
            console.note(LintReport.summary(findings, files: arguments.operands.count, unread: unread))
        }
        if let failure { return failure.code }
        return findings.contains { $0.severity >= (isStrict ? .warning : .error) } ? .found : .done
    }

    /// What the configuration says about a file, and the command line about all.
    private static func settings(
        for path: String, _ arguments: ParsedArguments, _ chosen: (only: Set<String>, without: Set<String>)
    ) throws(CommandFailure) -> LintSettings {
        let file = path == "-" ? nil : path
        var settings = try LintConfiguration.discover(from: file)?.settings(for: file) ?? LintSettings()
        (settings.only, settings.without) = chosen
        settings.finish = arguments.value(finish) ?? settings.finish
        settings.artboard = arguments.value(artboard) ?? settings.artboard
        settings.machine = arguments.value(machine) ?? settings.machine
        if settings.finish == nil, let option = [artboard, machine].first(where: arguments.has) {
            throw .usage("--\(option.long) says what --finish is about: add --finish CONDITION")
        }
        return settings
    }

    private static func request(_ settings: LintSettings) throws(CommandFailure) -> FinishRequest? {
        guard let text = settings.finish else { return nil }
        return FinishRequest(
            condition: try RunCondition(parsing: text, of: "--finish"), text: text, artboard: settings.artboard,
            machine: settings.machine)
    }

    private static func chosenRules(
        _ values: [String]
    ) throws(CommandFailure) -> (only: Set<String>, without: Set<String>) {
        var only: Set<String> = []
        var without: Set<String> = []
        for value in values {
            let isOff = value.hasPrefix("-")
            let name = isOff ? String(value.dropFirst()) : value
            guard LintRule.names.contains(name) else {
                let near = nearestNames(to: name, in: LintRule.names)
                throw .usage(
                    "there is no rule '\(printable(name))'\(near.isEmpty ? "; " : "\(question(near)) ")"
                        + "'rivulet lint --rules' lists them")
            }
            if isOff { without.insert(name) } else { only.insert(name) }
        }
        return (only, without)
    }

    private static func list(to console: Console, asJSON: Bool) {
        if asJSON {
            console.print(LintReport.rules.text(indented: true))
            return
        }
        let width = LintRule.names.map(\.count).max() ?? 0
        for rule in LintRule.all {
            console.print(
                "\(console.style.name(padded(rule.name, to: width)))  \(padded(rule.severity.rawValue, to: 7))  \(rule.summary)"
            )
        }
    }
}

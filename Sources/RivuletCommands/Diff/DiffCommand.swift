import RivuletMarkup

/// `rivulet diff`: what a new version of a file changes for those who use it.
enum DiffCommand {
    static let json = OptionDefinition.flag("json", help: "Print one JSON object (version 1) instead of text.")

    static let definition = CommandDefinition(
        name: "diff",
        summary: "Compare two versions of a file: what breaks, what is new, what takes longer.",
        discussion: [
            "Breaking: names that code uses are gone or mean something else: artboards, state machines, inputs, view "
                + "models and their properties, enums, events, text runs; defaults; the triggers and events that a state machine fires. "
                + "A name that is gone comes with the one that may have taken its place.",
            "Additive: new names. Timing: durations, speeds, loop modes, states, transitions and their conditions. Looks: "
                + "sizes, texts, and how many objects there are of each type.",
        ],
        operands: [
            OperandDefinition(name: "OLD", help: "The .riv file that is in use; - for standard input."),
            OperandDefinition(name: "NEW", help: "The .riv file that is to take its place."),
        ],
        options: [json],
        examples: [
            .init(line: "rivulet diff intro.riv export/intro.riv", meaning: "may this export go in?"),
            .init(
                line: "git show HEAD:intro.riv | rivulet diff - intro.riv",
                meaning: "what changed since the last commit"),
        ],
        exitCodes: [
            (.done, "nothing breaks"), (.found, "something breaks"), (.unreadable, ExitCode.unreadable.meaning),
            (.missing, ExitCode.missing.meaning),
        ]
    ) { (arguments, console) async throws(CommandFailure) in
        if arguments.operands.allSatisfy({ $0 == "-" }) {
            throw .usage("OLD and NEW cannot both be standard input")
        }
        let old = try InputFile(arguments.operands[0], console: console)
        let new = try InputFile(arguments.operands[1], console: console)
        let diff = ContractDiff(from: ContractNode(try old.document()), to: ContractNode(try new.document()))
        if arguments.has(json) {
            console.print(diff.json(old: old.name, new: new.name).text(indented: true))
        } else {
            console.write(diff.text(style: console.style))
        }
        return diff.isBreaking ? .found : .done
    }
}

extension ContractDiff {
    /// For people: the heaviest first.
    func text(style: TextStyle) -> String {
        guard !changes.isEmpty else { return "No differences\n" }
        var blocks: [String] = []
        for weight in ContractNode.Weight.allCases {
            let found = changes(weight)
            guard !found.isEmpty else { continue }
            let lines = found.map { "  " + $0.text }
            blocks.append(([style.heading(weight.heading)] + lines).joined(separator: "\n"))
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// For scripts: version 1.
    func json(old: String, new: String) -> JSONValue {
        .object([
            .init("version", .int(1)), .init("old", .string(old)), .init("new", .string(new)),
            .init("breaking", .bool(isBreaking)),
            .init(
                "counts",
                .object(ContractNode.Weight.allCases.map { .init($0.rawValue, .int(changes($0).count)) })),
            .init(
                "changes",
                .array(
                    ContractNode.Weight.allCases.flatMap { changes($0) }.map { change in
                        .object([
                            .init("severity", .string(change.weight.rawValue)),
                            .init("change", .string(change.kind.rawValue)),
                            .init("object", .string(change.object)),
                            .init("what", .optional(change.facet)),
                            .init("before", .optional(change.before)),
                            .init("after", .optional(change.after)),
                            .init("renamedTo", .optional(change.renamedTo)),
                            .init("message", .string(change.text)),
                        ])
                    })),
        ])
    }
}

extension ContractDiff.Change {
    /// From the outermost thing to the thing itself.
    var object: String { path.isEmpty ? "file" : path.joined(separator: " / ") }

    /// One sentence.
    var text: String {
        let change = "\(facet ?? "") \(before ?? "none") → \(after ?? "none")"
        // What a machine does is a sentence about the machine.
        if kind != .changed, let last = path.last, path.count > 1,
            last.hasPrefix("fires ") || last.hasPrefix("reports ")
        {
            let owner = path.dropLast().joined(separator: " / ")
            return kind == .added
                ? "\(owner) now \(last)"
                : "\(owner) no longer \(last)" + (renamedTo.map { ", but perhaps '\(printable($0))'" } ?? "")
        }
        return switch kind {
        case .removed: "\(object) is gone" + (renamedTo.map { "; is it '\(printable($0))' now?" } ?? "")
        case .added: "\(object) is new"
        case .changed: path.isEmpty ? change : "\(object): \(change)"
        }
    }
}

extension ContractNode.Weight {
    fileprivate var heading: String {
        switch self {
        case .breaking: "Breaking"
        case .additive: "Additive"
        case .timing: "Timing"
        case .looks: "Looks"
        }
    }
}

/// Everything there is to know about a command, in one place: parsing and help are made from it.
package struct CommandDefinition: Sendable {
    package var name: String
    /// What it does, in one line.
    package var summary: String
    /// Paragraphs that say more; wrapped when shown.
    package var discussion: [String] = []
    package var operands: [OperandDefinition] = []
    package var options: [OptionDefinition] = []
    package var examples: [Example] = []
    /// The exit codes that it uses besides 0 and 64, and `done` where its meaning is a special one.
    package var exitCodes: [(code: ExitCode, meaning: String)] = []
    package var body: @Sendable (ParsedArguments, Console) async throws(CommandFailure) -> ExitCode

    package struct Example: Sendable {
        package var line: String
        package var meaning: String
    }
}

/// An argument that is found by its place.
package struct OperandDefinition: Sendable {
    /// In capitals, as in the usage line.
    package var name: String
    package var help: String
    package var isOptional = false
    /// Whether any number may follow; only the last operand of a command.
    package var isRepeatable = false
    /// All values that there are; empty if they cannot be listed.
    package var choices: [String] = []
}

/// An argument that is found by its name.
package struct OptionDefinition: Sendable {
    /// Without dashes.
    package var long: String
    package var short: Character?
    /// The value that it takes; nil for a switch.
    package var value: ValueDefinition?
    package var help: String
    package var isRepeatable = false
    package var isRequired = false

    package struct ValueDefinition: Sendable {
        /// In capitals, as in the usage line.
        package var name: String
        /// All values that there are; empty if they cannot be listed.
        package var choices: [String] = []
    }

    package static func flag(_ long: String, short: Character? = nil, help: String) -> OptionDefinition {
        OptionDefinition(long: long, short: short, help: help)
    }

    package static func option(
        _ long: String, short: Character? = nil, _ value: String, choices: [String] = [], help: String,
        isRepeatable: Bool = false, isRequired: Bool = false
    ) -> OptionDefinition {
        OptionDefinition(
            long: long, short: short, value: ValueDefinition(name: value, choices: choices), help: help,
            isRepeatable: isRepeatable, isRequired: isRequired)
    }

    /// All that it may be called: `-o`, `--output`.
    var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(long)"] }

    /// As help shows it: `-o, --output FILE`.
    var spelling: String {
        (short.map { "-\($0), " } ?? "") + "--\(long)" + (value.map { " \($0.name)" } ?? "")
    }
}

/// A command line, taken apart and checked against its command's definition.
package struct ParsedArguments: Sendable {
    /// Values of the operands, in order.
    package var operands: [String] = []
    /// Options in the order in which they were given; switches have an empty value.
    package var given: [(option: String, value: String)] = []

    package func has(_ option: OptionDefinition) -> Bool { given.contains { $0.option == option.long } }

    /// All values of a repeatable option, in order.
    package func values(_ option: OptionDefinition) -> [String] {
        given.filter { $0.option == option.long }.map(\.value)
    }

    /// The value of an option, nil if it was not given.
    package func value(_ option: OptionDefinition) -> String? { given.last { $0.option == option.long }?.value }

    /// The whole number that an option gives, nil without the option.
    func wholeNumber(
        _ option: OptionDefinition, from least: Int, to most: Int? = nil
    ) throws(CommandFailure) -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), (least...(most ?? .max)).contains(number) else {
            let end = most.map { "to \($0)" } ?? "on"
            throw .usage("--\(option.long) takes a whole number from \(least) \(end), not '\(printable(text))'")
        }
        return number
    }
}

import RivuletSchema

/// Takes a command line apart by the table of commands.
package struct ArgumentParser {
    package var commands: [CommandDefinition]

    /// What a command line asks for.
    package enum Invocation {
        /// Help about a command, or about the tool.
        case help(CommandDefinition?, ParsedArguments)
        case version
        /// Nothing was given at all.
        case nothing
        case run(CommandDefinition, ParsedArguments)
    }

    /// A command line that is wrong, and the command it belongs to if that is known.
    package struct Refusal: Error {
        package var command: String?
        package var failure: CommandFailure
        package var arguments: ParsedArguments
    }

    /// Options that every command has.
    package static let help = OptionDefinition.flag("help", short: "h", help: "Show this help.")
    package static let version = OptionDefinition.flag("version", help: "Show the version.")
    package static let color = OptionDefinition.option(
        "color", "WHEN", choices: ["auto", "always", "never"],
        help: "Colours: auto (on a terminal, and if NO_COLOR is not set), always or never. Default: auto.")
    package static let quiet = OptionDefinition.flag(
        "quiet", short: "q", help: "No notes on standard error; only the output and errors.")
    package static let common = [help, version, color, quiet]

    package func parse(_ words: [String]) throws(Refusal) -> Invocation {
        var reader = Reader(words: words)
        // Common options may stand before the command.
        var parsed = ParsedArguments()
        while let word = reader.peek, word.hasPrefix("-"), word != "-" {
            try reader.option(of: Self.common, command: nil, into: &parsed)
        }
        if parsed.has(Self.help) { return .help(nil, parsed) }
        guard let name = reader.next() else { return parsed.has(Self.version) ? .version : .nothing }
        if name == "help" {
            guard let topic = reader.next() else { return .help(nil, parsed) }
            return .help(try command(named: topic, parsed), parsed)
        }
        let command = try command(named: name, parsed)
        let options = command.options + Self.common
        while let word = reader.peek {
            if word == "--" {
                reader.skip()
                parsed.operands += reader.rest()
            } else if word.hasPrefix("-"), word != "-" {
                try reader.option(of: options, command: command.name, into: &parsed)
            } else {
                parsed.operands.append(word)
                reader.skip()
            }
        }
        if parsed.has(Self.help) { return .help(command, parsed) }
        if parsed.has(Self.version) { return .version }
        do throws(CommandFailure) {
            try check(parsed, against: command)
        } catch {
            throw Refusal(command: command.name, failure: error, arguments: parsed)
        }
        return .run(command, parsed)
    }

    private func command(named name: String, _ parsed: ParsedArguments) throws(Refusal) -> CommandDefinition {
        if let found = commands.first(where: { $0.name == name }) { return found }
        let message = "there is no command '\(printable(name))'" + alternatives(to: name, in: commands.map(\.name))
        throw Refusal(command: nil, failure: .usage(message), arguments: parsed)
    }

    private func check(_ parsed: ParsedArguments, against command: CommandDefinition) throws(CommandFailure) {
        let required = command.operands.filter { !$0.isOptional }
        if parsed.operands.count < required.count {
            let missing = required[parsed.operands.count]
            throw .usage("\(missing.name) is missing: \(missing.help)")
        }
        if parsed.operands.count > command.operands.count, command.operands.last?.isRepeatable != true {
            let extra = printable(parsed.operands[command.operands.count])
            let takes =
                switch command.operands.count {
                case 0: "no arguments"
                case 1: "one argument, \(command.operands[0].name)"
                default: "\(command.operands.count) arguments"
                }
            throw .usage("'\(extra)' is one argument too many: '\(command.name)' takes \(takes)")
        }
        for (operand, text) in zip(command.operands, parsed.operands)
        where !operand.choices.isEmpty && !operand.choices.contains(text) {
            throw .usage(
                "\(operand.name) cannot be '\(printable(text))'; it is \(enumeration(operand.choices, last: "or"))")
        }
        for option in command.options where option.isRequired && !parsed.has(option) {
            throw .usage("\(option.spelling) is missing: \(option.help)")
        }
    }

    /// The words of a command line, read one by one.
    private struct Reader {
        var words: [String]
        var position = 0

        var peek: String? { position < words.count ? words[position] : nil }

        mutating func skip() { position += 1 }

        mutating func next() -> String? {
            guard position < words.count else { return nil }
            position += 1
            return words[position - 1]
        }

        mutating func rest() -> ArraySlice<String> {
            defer { position = words.count }
            return words[position...]
        }

        mutating func option(
            of options: [OptionDefinition], command: String?, into parsed: inout ParsedArguments
        ) throws(Refusal) {
            do throws(CommandFailure) {
                try option(of: options, into: &parsed)
            } catch {
                throw Refusal(command: command, failure: error, arguments: parsed)
            }
        }

        private mutating func option(
            of options: [OptionDefinition], into parsed: inout ParsedArguments
        ) throws(CommandFailure) {
            let word = next() ?? ""
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let spelling = parts.first ?? ""
            guard let option = options.first(where: { $0.spellings.contains(spelling) }) else {
                let near = nearestNames(to: spelling, in: options.flatMap(\.spellings))
                throw .usage("there is no option '\(printable(spelling))'" + question(near))
            }
            if parsed.has(option), !option.isRepeatable, option.value != nil {
                throw .usage("--\(option.long) is given twice")
            }
            guard let value = option.value else {
                guard parts.count == 1 else {
                    throw .usage("--\(option.long) takes no value: write just --\(option.long)")
                }
                parsed.given.append((option.long, ""))
                return
            }
            let text: String
            if parts.count == 2 {
                text = parts[1]
            } else if let following = peek, !isOption(following, of: options) {
                text = following
                skip()
            } else {
                throw .usage("\(spelling) needs a value: \(option.spelling)")
            }
            if !value.choices.isEmpty, !value.choices.contains(text) {
                throw .usage(
                    "--\(option.long) does not take '\(printable(text))'; it takes "
                        + enumeration(value.choices, last: "or"))
            }
            parsed.given.append((option.long, text))
        }

        private func isOption(_ word: String, of options: [OptionDefinition]) -> Bool {
            let spelling = String(word.prefix { $0 != "=" })
            return word == "--" || options.contains { $0.spellings.contains(spelling) }
        }
    }
}

/// Help, made from the table of commands; at most 80 columns.
package struct HelpText {
    package static let width = 80
    package var style: TextStyle

    package init(style: TextStyle = .plain) { self.style = style }

    /// Help about the whole tool.
    package func tool(_ commands: [CommandDefinition]) -> String {
        var lines = wrapped(
            "rivulet \(RivuletTool.version): reads, plays, inspects and writes Rive .riv files, without a GPU, a display or a wall clock.",
            width: Self.width)
        section("Usage", &lines)
        lines += ["  rivulet COMMAND [OPTIONS] [ARGUMENTS]", "  rivulet COMMAND --help"]
        section("Commands", &lines)
        lines += table(commands.map { ($0.name, $0.summary) })
        section("Options", &lines)
        lines += table(ArgumentParser.common.map { ($0.spelling, $0.help) })
        section("Input", &lines)
        lines += wrapped("FILE is a .riv file, gzip-compressed or not, or - for standard input.", width: Self.width - 2)
            .map { "  " + $0 }
        section("Exit codes", &lines)
        lines += table(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
        section("Begin with", &lines)
        lines += [
            "  rivulet inspect FILE                  what is in the file",
            "  rivulet run FILE                      play it and log what happens",
            "  rivulet diff OLD NEW                  what a new export changes",
            "  rivulet lint FILE                     what will hurt: ends that never come",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Help about one command.
    package func command(_ command: CommandDefinition) -> String {
        var lines = wrapped(command.summary, width: Self.width)
        section("Usage", &lines)
        lines += usage(command)
        for paragraph in command.discussion {
            lines.append("")
            lines += wrapped(paragraph, width: Self.width)
        }
        if !command.operands.isEmpty {
            section("Arguments", &lines)
            lines += table(command.operands.map { ($0.name, $0.help) })
        }
        if !command.options.isEmpty {
            section("Options", &lines)
            lines += table(command.options.map { ($0.spelling, $0.help) })
        }
        section("Options of every command", &lines)
        lines += table(ArgumentParser.common.map { ($0.spelling, $0.help) })
        if !command.examples.isEmpty {
            section("Examples", &lines)
            for example in command.examples {
                lines.append("  " + example.line)
                lines += wrapped(example.meaning, width: Self.width - 6).map { "      " + $0 }
            }
        }
        section("Exit codes", &lines)
        var codes = command.exitCodes
        for code in [ExitCode.done, .usage] where !codes.contains(where: { $0.code == code }) {
            codes.append((code, code.meaning))
        }
        lines += table(codes.sorted { $0.code.rawValue < $1.code.rawValue }.map { ("\($0.code.rawValue)", $0.meaning) })
        return lines.joined(separator: "\n") + "\n"
    }

    private func section(_ title: String, _ lines: inout [String]) {
        lines += ["", style.heading(title)]
    }

    /// The values themselves if they are few, else what they are.
    private func valueText(_ value: OptionDefinition.ValueDefinition) -> String {
        let choices = value.choices.joined(separator: "|")
        return value.choices.isEmpty || choices.count > 28 ? value.name : choices
    }

    /// The line that shows how a command is called.
    private func usage(_ command: CommandDefinition) -> [String] {
        var parts: [String] = command.operands.map { operand in
            let name = operand.isRepeatable ? "\(operand.name)…" : operand.name
            return operand.isOptional ? "[\(name)]" : name
        }
        for option in command.options {
            let spelling =
                (option.isRequired && option.short != nil ? "-\(option.short ?? " ")" : "--\(option.long)")
                + (option.value.map { " " + valueText($0) } ?? "")
            parts.append(option.isRequired ? spelling : "[\(spelling)]" + (option.isRepeatable ? "…" : ""))
        }
        let start = "  rivulet \(command.name)"
        var lines = [start]
        for part in parts {
            if lines[lines.count - 1].count + 1 + part.count > Self.width {
                lines.append(String(repeating: " ", count: start.count))
            }
            lines[lines.count - 1] += " " + part
        }
        return lines
    }

    /// Two columns. A left cell that is too wide gets a line of its own.
    private func table(_ rows: [(String, String)]) -> [String] {
        let column = min(rows.map(\.0.count).max() ?? 0, 22)
        let indent = String(repeating: " ", count: column + 4)
        var lines: [String] = []
        for (left, right) in rows {
            let text = wrapped(right, width: Self.width - column - 4)
            if left.count > column {
                lines.append("  " + style.name(left))
                lines += text.map { indent + $0 }
            } else {
                let filling = String(repeating: " ", count: column - left.count)
                lines.append("  " + style.name(left) + filling + "  " + (text.first ?? ""))
                lines += text.dropFirst().map { indent + $0 }
            }
        }
        return lines
    }
}

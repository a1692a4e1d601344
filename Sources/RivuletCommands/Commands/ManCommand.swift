/// `rivulet man`: the manual page, from the same table as help.
enum ManCommand {
    static let definition = CommandDefinition(
        name: "man",
        summary: "Print the manual page.",
        discussion: ["The page has the help of all commands, in the language of man(1)."],
        examples: [
            .init(line: "rivulet man | man -l -", meaning: "read it"),
            .init(
                line: "rivulet man > /usr/local/share/man/man1/rivulet.1",
                meaning: "put it where 'man rivulet' finds it"),
        ]
    ) { (_, console) async throws(CommandFailure) in
        console.write(ManPage(commands: RivuletTool.commands).text)
        return .done
    }
}

/// The manual page in roff, with the macros of man(7).
struct ManPage {
    var commands: [CommandDefinition]

    var text: String {
        var lines = [
            ".TH RIVULET 1 \"\" \"rivulet \(RivuletTool.version)\" \"User Commands\"", ".SH NAME",
            "rivulet \\- read, play, inspect and write Rive .riv files", ".SH SYNOPSIS", ".B rivulet",
            ".I COMMAND", "[\\fIOPTIONS\\fR] [\\fIARGUMENTS\\fR]", ".SH DESCRIPTION",
        ]
        lines.append(
            Self.escaped(
                "Reads, plays, inspects and writes Rive .riv files, without a GPU, a display or a wall clock. "
                    + "FILE is a .riv file, gzip-compressed or not, or - for standard input."))
        lines.append(".SH OPTIONS OF EVERY COMMAND")
        for option in ArgumentParser.common { lines += entry(spelling(option), option.help) }
        lines.append(".SH COMMANDS")
        for command in commands { lines += section(of: command) }
        lines.append(".SH EXIT STATUS")
        for code in ExitCode.allCases { lines += entry("\\fB\(code.rawValue)\\fR", code.meaning) }
        lines += [".SH ENVIRONMENT"] + entry("\\fBNO_COLOR\\fR", "If it is set, nothing is coloured by default.")
        return lines.joined(separator: "\n") + "\n"
    }

    private func section(of command: CommandDefinition) -> [String] {
        var lines = [".SS rivulet \(Self.escaped(command.name))", Self.escaped(command.summary)]
        for paragraph in command.discussion { lines += [".PP", Self.escaped(paragraph)] }
        for operand in command.operands {
            lines += entry("\\fI\(Self.escaped(operand.name))\\fR" + (operand.isRepeatable ? " ..." : ""), operand.help)
        }
        for option in command.options { lines += entry(spelling(option), option.help) }
        for example in command.examples {
            lines += [".PP", Self.escaped(example.meaning) + ":", ".PP", ".nf", ".RS 4", Self.escaped(example.line)]
            lines += [".RE", ".fi"]
        }
        for (code, meaning) in command.exitCodes.sorted(by: { $0.code.rawValue < $1.code.rawValue }) {
            lines += entry("Exit \(code.rawValue)", meaning)
        }
        return lines
    }

    private func entry(_ head: String, _ text: String) -> [String] { [".TP", head, Self.escaped(text)] }

    private func spelling(_ option: OptionDefinition) -> String {
        option.spellings.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
            + (option.value.map { " \\fI\(Self.escaped($0.name))\\fR" } ?? "")
    }

    /// Text as roff takes it: nothing in it is a request, and hyphens can be copied.
    static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": out += "\\e"
            case "-": out += "\\-"
            case "~": out += "\\(ti"
            case "^": out += "\\(ha"
            case "`": out += "\\(ga"
            case _ where scalar.value > 0x7E:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                out += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out.hasPrefix(".") || out.hasPrefix("'") ? "\\&" + out : out
    }
}

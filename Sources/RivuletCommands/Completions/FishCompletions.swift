/// The script for fish, 3.0 and newer.
struct FishCompletions {
    var commands: [CommandDefinition]

    var script: String {
        var lines = [
            "# Completion of rivulet for fish. Written by 'rivulet completions fish'.", "", "complete -c rivulet -f",
        ]
        lines += ArgumentParser.common.map { line(for: $0, condition: nil) }
        let none = "__fish_use_subcommand"
        for command in commands {
            lines.append(
                "complete -c rivulet -n \(none) -a \(command.name) -d \(Self.quoted(CommandDefinition.brief(command.summary)))"
            )
        }
        lines.append("complete -c rivulet -n \(none) -a help -d 'Show help about a command'")
        let names = commands.map(\.name).joined(separator: " ")
        lines.append("complete -c rivulet -n '__fish_seen_subcommand_from help' -a \(Self.quoted(names))")
        for command in commands {
            lines.append("")
            let condition = "'__fish_seen_subcommand_from \(command.name)'"
            lines += command.options.map { line(for: $0, condition: condition) }
            lines += command.operands.map(\.completion).uniqued().compactMap { completion in
                switch completion {
                case .words(let words):
                    "complete -c rivulet -n \(condition) -a \(Self.quoted(words.joined(separator: " ")))"
                case .files: "complete -c rivulet -n \(condition) -F"
                case .nothing: nil
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func line(for option: OptionDefinition, condition: String?) -> String {
        var words = ["complete -c rivulet"]
        if let condition { words.append("-n \(condition)") }
        if let short = option.short { words.append("-s \(short)") }
        words.append("-l \(option.long)")
        switch option.completion {
        case .words(let choices): words.append("-x -a \(Self.quoted(choices.joined(separator: " ")))")
        case .files: words.append("-r -F")
        case .nothing: words.append("-x")
        case nil: break
        }
        words.append("-d \(Self.quoted(CommandDefinition.brief(option.help)))")
        return words.joined(separator: " ")
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}

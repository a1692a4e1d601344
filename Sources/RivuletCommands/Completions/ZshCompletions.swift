/// The script for zsh: a function for `$fpath`, which can be sourced too.
struct ZshCompletions {
    var commands: [CommandDefinition]

    var script: String {
        let described = commands.map { "        '\(Self.described($0.name)):\(Self.quoted($0.summary))'" }
        let branches = commands.map { command in
            (["            \(command.name))", "                _arguments -s \\"]
                + (command.allOptions.map(option) + operands(command.operands))
                .map { "                    \($0) \\" } + ["                    && return ;;"]).joined(separator: "\n")
        }
        return """
            #compdef rivulet
            # Completion of rivulet for zsh. Written by 'rivulet completions zsh'.

            _rivulet_commands() {
                local -a commands
                commands=(
            \(described.joined(separator: "\n"))
                    'help:Show help about a command'
                )
                _describe -t commands command commands
            }

            _rivulet() {
                local context state state_descr line
                local -A opt_args
                _arguments -C \\
            \(ArgumentParser.common.map { "        \(option($0)) \\" }.joined(separator: "\n"))
                    '1:command:_rivulet_commands' \\
                    '*::argument:->arguments' && return
                if [[ $state == arguments ]]; then
                    case $words[1] in
            \(branches.joined(separator: "\n"))
                        help) _arguments '1:command:_rivulet_commands' && return ;;
                    esac
                fi
                return 1
            }

            if [[ $funcstack[1] == _rivulet ]]; then
                _rivulet "$@"
            else
                compdef _rivulet rivulet
            fi

            """
    }

    private func option(_ option: OptionDefinition) -> String {
        let help = "[\(Self.inBrackets(CommandDefinition.brief(option.help)))]"
        let value = option.value.map { ":\(Self.inBrackets($0.name)):\(action(option.completion ?? .nothing))" } ?? ""
        let others = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
        let forms = option.spellings.map { spelling in
            option.value == nil ? spelling : spelling + (spelling.hasPrefix("--") ? "=" : "+")
        }
        if forms.count == 1 { return "'\(option.isRepeatable ? "*" : "")\(forms[0])\(help)\(value)'" }
        return "'\(others)'{\(forms.joined(separator: ","))}'\(help)\(value)'"
    }

    private func operands(_ operands: [OperandDefinition]) -> [String] {
        operands.enumerated().map { number, operand in
            let place = operand.isRepeatable ? "*" : "\(number + 1)"
            let colon = operand.isOptional && !operand.isRepeatable ? "::" : ":"
            return "'\(place)\(colon)\(Self.inBrackets(operand.name)):\(action(operand.completion))'"
        }
    }

    private func action(_ completion: Completion) -> String {
        switch completion {
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .files: "_files"
        case .nothing: " "
        }
    }

    private static func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }

    /// The name in a `name:description` pair.
    private static func described(_ text: String) -> String { quoted(text.replacing(":", with: "\\:")) }

    /// Text within `[…]` or between colons of a specification.
    private static func inBrackets(_ text: String) -> String {
        var out = ""
        for character in text {
            if "[]:\\".contains(character) { out.append("\\") }
            out.append(character)
        }
        return quoted(out)
    }
}

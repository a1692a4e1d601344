/// The script for bash, 3.2 and newer; it needs no package of helpers.
struct BashCompletions {
    var commands: [CommandDefinition]

    var script: String {
        let names = commands.map(\.name) + ["help"]
        return """
            # Completion of rivulet for bash. Written by 'rivulet completions bash'.

            _rivulet_words() {
                local word
                while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$current")
            }

            _rivulet_files() {
                local word
                compopt -o filenames 2>/dev/null
                while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
            }

            _rivulet() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="" command="" word
                local index operands=0 skip=0
                COMPREPLY=()
                if ((COMP_CWORD > 0)); then previous="${COMP_WORDS[COMP_CWORD - 1]}"; fi
                # Bash takes the = in --option=value for a word of its own.
                if [[ $current == "=" ]]; then
                    current=""
                elif [[ $previous == "=" && $COMP_CWORD -gt 1 ]]; then
                    previous="${COMP_WORDS[COMP_CWORD - 2]}"
                fi
                for ((index = 1; index < COMP_CWORD; index++)); do
                    word="${COMP_WORDS[index]}"
                    if ((skip)); then
                        skip=0
                    elif [[ $word == "=" ]]; then
                        skip=1
                    elif [[ $word == -?* ]]; then
                        case "$command:$word" in
                            \(withValues)) [[ ${COMP_WORDS[index + 1]} != "=" ]] && skip=1 ;;
                        esac
                    elif [[ -z $command ]]; then
                        command="$word"
                    else
                        operands=$((operands + 1))
                    fi
                done

                case "$command:$previous" in
            \(values.joined(separator: "\n"))
                esac

                case "$command" in
                    "")
                        if [[ $current == -* ]]; then
                            _rivulet_words "\(words(of: ArgumentParser.common))"
                        else
                            _rivulet_words "\(names.joined(separator: " "))"
                        fi ;;
                    help) _rivulet_words "\(commands.map(\.name).joined(separator: " "))" ;;
            \(commands.map(arguments).joined(separator: "\n"))
                esac
            }

            complete -F _rivulet rivulet

            """
    }

    private func words(of options: [OptionDefinition]) -> String {
        options.flatMap(\.spellings).joined(separator: " ")
    }

    /// Patterns of the options that take a value.
    private var withValues: String {
        var patterns = ArgumentParser.common.filter { $0.value != nil }.flatMap(\.spellings).map { "*:\($0)" }
        for command in commands {
            patterns += command.options.filter { $0.value != nil }.flatMap(\.spellings).map { "\(command.name):\($0)" }
        }
        return patterns.joined(separator: "|")
    }

    /// What follows an option.
    private var values: [String] {
        var rows: [String] = []
        func add(_ options: [OptionDefinition], _ command: String) {
            for option in options {
                guard let completion = option.completion else { continue }
                let pattern = option.spellings.map { "\(command):\($0)" }.joined(separator: "|")
                rows.append("        \(pattern)) \(reply(completion))return ;;")
            }
        }
        for command in commands { add(command.options, command.name) }
        add(ArgumentParser.common, "*")
        return rows
    }

    private func reply(_ completion: Completion) -> String {
        switch completion {
        case .words(let words): "_rivulet_words \"\(words.joined(separator: " "))\"; "
        case .files: "_rivulet_files; "
        case .nothing: ""
        }
    }

    /// Options and operands of a command.
    private func arguments(of command: CommandDefinition) -> String {
        var lines = ["        \(command.name))"]
        lines.append("            if [[ $current == -* ]]; then")
        lines.append("                _rivulet_words \"\(words(of: command.allOptions))\"")
        for (number, operand) in command.operands.enumerated() {
            let test = operand.isRepeatable ? "operands >= \(number)" : "operands == \(number)"
            let reply = reply(operand.completion)
            lines.append("            elif ((\(test))); then")
            lines.append("                \(reply.isEmpty ? ":" : String(reply.dropLast(2)))")
        }
        lines.append("            fi ;;")
        return lines.joined(separator: "\n")
    }
}

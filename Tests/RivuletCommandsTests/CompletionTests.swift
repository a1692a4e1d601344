import Testing

@testable import RivuletCommands

@Suite struct `rivulet completions and man` {
    @Test(arguments: Shell.allCases) func `name every command, option and choice`(shell: Shell) async {
        let run = await rivulet(["completions", shell.rawValue])
        #expect(run.code == 0)
        for command in RivuletTool.commands {
            #expect(run.output.contains(command.name))
            for option in command.options {
                #expect(run.output.contains(option.long), "\(command.name) --\(option.long)")
                let choices = option.value?.choices.joined(separator: " ") ?? ""
                #expect(run.output.contains(choices) || choices.isEmpty, "\(choices)")
            }
        }
    }

    @Test func `fish is told what follows an option and an operand`() {
        let script = Shell.fish.script(for: [
            CommandDefinition(
                name: "paint", summary: "Paint it's wall.",
                operands: [OperandDefinition(name: "FILE", help: "")],
                options: [
                    .option("tint", "T", choices: ["red", "blue"], help: "A tint. Default: red."),
                    .option("out", short: "o", "FILE", help: "Where."), .option("name", "NAME", help: "Who."),
                ]
            ) { (_, _) async throws(CommandFailure) in .done }
        ])
        for line in [
            "complete -c rivulet -n __fish_use_subcommand -a paint -d 'Paint it\\'s wall'",
            "complete -c rivulet -n '__fish_seen_subcommand_from paint' -l tint -x -a 'red blue' -d 'A tint'",
            "complete -c rivulet -n '__fish_seen_subcommand_from paint' -s o -l out -r -F -d 'Where'",
            "complete -c rivulet -n '__fish_seen_subcommand_from paint' -l name -x -d 'Who'",
            "complete -c rivulet -n '__fish_seen_subcommand_from paint' -F",
        ] {
            #expect(script.contains(line + "\n"), "\(line)")
        }
    }

    @Test func `zsh specifications are escaped`() {
        let script = Shell.zsh.script(for: [
            CommandDefinition(
                name: "paint", summary: "Paint.",
                options: [
                    .option("at", "TIME", help: "A time [s]: don't guess.", isRepeatable: true),
                    .option("out", short: "o", "FILE", help: "Where."),
                ]
            ) { (_, _) async throws(CommandFailure) in .done }
        ])
        #expect(script.contains(#"'*--at=[A time \[s\]\: don'\''t guess]:TIME: '"#))
        #expect(script.contains("'(-o --out)'{-o+,--out=}'[Where]:FILE:_files'"))
        #expect(script.hasPrefix("#compdef rivulet\n"))
    }

    @Test(arguments: [
        (["completions", "tcsh"], "SHELL cannot be 'tcsh'; it is bash, zsh or fish"),
        (["completions"], "SHELL is missing"), (["man", "x"], "takes no arguments"),
    ]) func `errors`(words: [String], message: String) async {
        let run = await rivulet(words)
        #expect(run.code == 64 && run.errors.contains(message), "\(run.errors)")
    }

    @Test func `the manual page has all commands, and only ASCII`() async {
        let page = await rivulet(["man"]).output
        #expect(page.hasPrefix(".TH RIVULET 1 "))
        for command in RivuletTool.commands {
            #expect(page.contains("\n.SS rivulet \(command.name)\n"))
            for option in command.options {
                #expect(page.contains("\\-\\-\(option.long.replacing("-", with: "\\-"))\\fR"))
            }
        }
        #expect(page.utf8.allSatisfy { $0 < 0x80 })
        #expect(ManPage.escaped(".x\\y-z → 'q'") == "\\&.x\\ey\\-z \\[u2192] 'q'")
    }
}

/// What shells may offer after the words of a command line, taken from the table of commands.
enum Completion: Hashable {
    /// One of these.
    case words([String])
    /// Names of files.
    case files
    /// Nothing that can be listed.
    case nothing

    /// Values named like this are names of files, wherever they stand.
    private static let fileNames: Set<String> = [
        "FILE", "OLD", "NEW", "SCENE", "TRACE", "CODE", "FOLDER", "DIR", "PATH", "CONFIG",
    ]

    static func of(valueNamed name: String, choices: [String]) -> Completion {
        if !choices.isEmpty { return .words(choices) }
        return fileNames.contains(name) ? .files : .nothing
    }
}

extension OperandDefinition {
    var completion: Completion { .of(valueNamed: name, choices: choices) }
}

extension OptionDefinition {
    /// What can be its value; nil for a switch.
    var completion: Completion? { value.map { .of(valueNamed: $0.name, choices: $0.choices) } }
}

extension CommandDefinition {
    var allOptions: [OptionDefinition] { options + ArgumentParser.common }

    /// The first sentence of what a thing does: shells show one line.
    static func brief(_ help: String) -> String {
        let sentence = help.split(separator: ". ", maxSplits: 1).first.map(String.init) ?? help
        return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
}

/// The shells that there are scripts for.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish

    /// The script that makes the shell complete command lines of the tool.
    func script(for commands: [CommandDefinition]) -> String {
        switch self {
        case .bash: BashCompletions(commands: commands).script
        case .zsh: ZshCompletions(commands: commands).script
        case .fish: FishCompletions(commands: commands).script
        }
    }
}

/// `rivulet completions`: scripts for shells.
enum CompletionsCommand {
    static let definition = CommandDefinition(
        name: "completions",
        summary: "Print a script that completes command lines in bash, zsh or fish.",
        discussion: [
            "The script knows commands, options, values that can be listed, and where names of files stand. Print it anew "
                + "after an update of the tool."
        ],
        operands: [
            OperandDefinition(
                name: "SHELL", help: "bash, zsh or fish.", choices: Shell.allCases.map(\.rawValue))
        ],
        examples: [
            .init(line: "source <(rivulet completions bash)", meaning: "in ~/.bashrc"),
            .init(
                line: "rivulet completions zsh > ~/.zfunc/_rivulet",
                meaning: "in a folder of $fpath, before compinit runs"),
            .init(
                line: "rivulet completions fish > ~/.config/fish/completions/rivulet.fish", meaning: "for fish"),
        ]
    ) { (arguments, console) async throws(CommandFailure) in
        guard let shell = Shell(rawValue: arguments.operands[0]) else { throw .usage("unknown shell") }
        console.write(shell.script(for: RivuletTool.commands))
        return .done
    }
}

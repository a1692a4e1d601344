/// The `rivulet` tool as a library: what the executable runs.
public enum RivuletTool {
    /// The version of the tool and the package.
    public static let version = "0.1.0"

    /// Every command, in the order in which help lists them.
    package static let commands: [CommandDefinition] = [
        InspectCommand.definition, RunCommand.definition, RenderCommand.definition, LintCommand.definition,
        DiffCommand.definition, DumpCommand.definition,
        BuildCommand.definition,
        SchemaCommand.definition, BenchCommand.definition, CheckCommand.definition,
        RecordCommand.definition,
    ]

    /// Runs a command line, without the program's name, and returns the exit code.
    public static func run(_ arguments: [String]) async -> Int32 {
        await run(arguments, console: Console(.process())).rawValue
    }

    /// Runs a command line with a console of the caller's.
    package static func run(_ arguments: [String], console: Console) async -> ExitCode {
        let code = await execute(arguments, console: console)
        console.flush()
        if console.outputFailed {
            console.error("rivulet", "cannot write to standard output")
            return code == .done ? .cannotWrite : code
        }
        return code
    }

    private static func execute(_ arguments: [String], console: Console) async -> ExitCode {
        let invocation: ArgumentParser.Invocation
        do throws(ArgumentParser.Refusal) {
            invocation = try ArgumentParser(commands: commands).parse(arguments)
        } catch {
            console.adopt(error.arguments)
            refuse(error.failure, command: error.command, console: console)
            return error.failure.code
        }
        switch invocation {
        case .nothing:
            console.errorLine(HelpText(style: console.errorStyle).tool(commands))
            return .usage
        case .version:
            console.print("rivulet \(version)")
            return .done
        case .help(let command, let arguments):
            console.adopt(arguments)
            let help = HelpText(style: console.style)
            console.write(command.map(help.command) ?? help.tool(commands))
            return .done
        case .run(let command, let arguments):
            console.adopt(arguments)
            do throws(CommandFailure) {
                return try await command.body(arguments, console)
            } catch {
                refuse(error, command: command.name, console: console)
                return error.code
            }
        }
    }

    private static func refuse(_ failure: CommandFailure, command: String?, console: Console) {
        console.error(command.map { "rivulet \($0)" } ?? "rivulet", failure.message)
        guard failure.code == .usage else { return }
        console.errorLine(command.map { "See 'rivulet \($0) --help'." } ?? "See 'rivulet --help'.")
    }
}

extension Console {
    /// Takes over the options that every command has.
    fileprivate func adopt(_ arguments: ParsedArguments) {
        color = arguments.value(ArgumentParser.color) ?? color
        isQuiet = arguments.has(ArgumentParser.quiet)
    }
}

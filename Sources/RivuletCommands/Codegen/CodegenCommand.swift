import RivuletFormat
import RivuletRuntime

/// `rivulet codegen`: names of a file as code, so that the compiler finds what a new export lost.
enum CodegenCommand {
    static let swift = OptionDefinition(
        long: "swift", help: "Write Swift, for RivuletRuntime and RivuletPlayback.", isRequired: true)
    static let output = OptionDefinition.option(
        "output", short: "o", "CODE", help: "The file to write. Default: standard output.")
    static let check = OptionDefinition.flag(
        "check", help: "Write nothing; exit with 1 if the file given with -o is not what would be written.")
    static let name = OptionDefinition.option(
        "name", "NAME", help: "The name of the namespace that holds everything. Default: made of FILE's name.")
    static let access = OptionDefinition.option(
        "access", "LEVEL", choices: ["public", "package", "internal"], help: "Who may use the code. Default: public.")

    static let definition = CommandDefinition(
        name: "codegen",
        summary: "Write the names of a file as Swift code, with types.",
        discussion: [
            "Artboards, state machines with their inputs, view models with their properties, enums: each becomes a type or a "
                + "member with a comment that says its kind and default. When an export loses a name, the code that used it no longer compiles.",
            "Names become Swift identifiers ('is on' → isOn). Of names that give the same identifier one keeps it and the "
                + "others are numbered in alphabetical order, so that the order in the file does not matter.",
            "Items of a list are of the view models that the file's own items have and that its artboards show for them; of "
                + "several, the call says which. Where the file tells none, the path of an item is text. Events and text runs are "
                + "names, with what the file says about them.",
        ],
        operands: [InputFile.operand],
        options: [swift, output, check, name, access],
        examples: [
            .init(
                line: "rivulet codegen intro.riv --swift -o Sources/App/Intro.swift",
                meaning: "write the code beside yours"),
            .init(
                line: "rivulet codegen intro.riv --swift -o Sources/App/Intro.swift --check",
                meaning: "in CI: is it up to date?"),
        ],
        exitCodes: [
            (.found, "--check: the code is stale, or not there"), (.unreadable, ExitCode.unreadable.meaning),
            (.missing, ExitCode.missing.meaning), (.cannotWrite, ExitCode.cannotWrite.meaning),
        ]
    ) { (arguments, console) async throws(CommandFailure) in
        let path = arguments.value(output) ?? "-"
        if arguments.has(check), path == "-" { throw .usage("--check needs the file to check: -o CODE") }
        if let name = arguments.value(name), SwiftNames([name], .type)[name] != name {
            throw .usage(
                "--name '\(printable(name))' is no name of a Swift type; '\(SwiftNames.identifier(name, .type))' would be"
            )
        }
        let input = try InputFile(arguments.operands[0], console: console)
        var code = SwiftCode(
            document: try input.document(),
            fileName: arguments.operands[0] == "-" ? "standard input" : Folder.name(input.name),
            namespace: arguments.value(name), access: arguments.value(access) ?? "public")
        let text = code.generate()
        for note in code.notes.uniqued() { console.note("\(printable(input.name)): \(note)") }
        if arguments.has(check) { return checked(text, arguments, console) }
        try console.save(Array(text.utf8), to: path, what: count(text.split(separator: "\n").count, "line"))
        return .done
    }

    private static func checked(_ text: String, _ arguments: ParsedArguments, _ console: Console) -> ExitCode {
        let (file, path) = (arguments.operands[0], arguments.value(output) ?? "")
        var line = ["rivulet codegen", file, "--swift -o", path]
        for option in [name, access] {
            if let value = arguments.value(option) { line.append("--\(option.long) \(value)") }
        }
        let refresh = "run '\(printable(line.joined(separator: " ")))'"
        guard let found = try? readFile(atPath: path) else {
            console.error("rivulet codegen", "\(printable(path)) is not there: \(refresh)")
            return .found
        }
        guard found == Array(text.utf8) else {
            let old = String(decoding: found, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            let new = text.split(separator: "\n", omittingEmptySubsequences: false)
            let number = zip(old, new).prefix { $0 == $1 }.count + 1
            console.error(
                "rivulet codegen", "\(printable(path)):\(number): stale, \(printable(file)) has changed: \(refresh)")
            return .found
        }
        return .done
    }
}

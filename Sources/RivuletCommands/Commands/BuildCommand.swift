import RivuletFormat
import RivuletMarkup

/// `rivulet build`: text to `.riv`.
enum BuildCommand {
    static let output = OptionDefinition.option(
        "output", short: "o", "FILE", help: "The .riv file to write; - for standard output.", isRequired: true)

    static let definition = CommandDefinition(
        name: "build",
        summary: "Make a .riv file out of RML or JSON text.",
        discussion: [
            "RML is Rive's XML text form of a scene; JSON is what 'rivulet dump --format json' prints. The first character "
                + "of the text, '<' or '{', says which it is. 'rivulet schema' looks up the names of types and properties.",
            "What matters to editors only is left out, with a note on standard error.",
        ],
        operands: [OperandDefinition(name: "SCENE", help: "A file of RML or JSON; - for standard input.")],
        options: [output],
        examples: [.init(line: "rivulet build scene.rml -o scene.riv", meaning: "compile a scene")],
        exitCodes: [
            (.unreadable, "the text is wrong; the message has line and column"), (.missing, ExitCode.missing.meaning),
            (.cannotWrite, ExitCode.cannotWrite.meaning),
        ]
    ) { (arguments, console) async throws(CommandFailure) in
        let input = try InputFile(arguments.operands[0], console: console)
        let file: RiveFile
        do throws(MarkupError) {
            file = try compile(input, console)
        } catch {
            // Content of JSON has no place in the text.
            let place = error.line > 0 ? ":\(error.line):\(error.column)" : ""
            throw CommandFailure(.unreadable, "\(printable(input.name))\(place): \(error.message)")
        }
        let bytes = file.serialized()
        try console.save(
            bytes, to: arguments.value(output) ?? "",
            what: "\(count(file.recordCount, "object")), \(count(bytes.count, "byte"))")
        return .done
    }

    private static func compile(_ input: InputFile, _ console: Console) throws(MarkupError) -> RiveFile {
        let first = input.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        switch first {
        case UInt8(ascii: "{"): return try RiveFile(json: input.bytes)
        case UInt8(ascii: "<"): return try compileRML(input, console)
        case nil: throw MarkupError("the text is empty; it should be RML (XML) or JSON", line: 1, column: 1)
        default:
            throw MarkupError(
                "this is neither RML, which begins with '<', nor JSON, which begins with '{'", line: 1, column: 1)
        }
    }

    private static func compileRML(_ input: InputFile, _ console: Console) throws(MarkupError) -> RiveFile {
        // Files that the text embeds are named relative to it.
        let folder = input.name.lastIndex(of: "/").map { String(input.name[...$0]) } ?? ""
        let built = try RiveFile.build(rml: input.bytes) { name in
            try? readFile(atPath: name.hasPrefix("/") ? name : folder + name)
        }
        for note in built.notes { console.note("\(printable(input.name)):\(note)") }
        return built.file
    }
}

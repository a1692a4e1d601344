import RivuletFormat
import RivuletMarkup
import RivuletRuntime

/// `rivulet dump`: every object with every property.
enum DumpCommand {
    static let format = OptionDefinition.option(
        "format", "FORM", choices: ["tree", "rml", "json"],
        help: "tree for reading; rml or json as 'rivulet build' takes them. Default: tree.")

    static let definition = CommandDefinition(
        name: "dump",
        summary: "Print every object of a file with all of its properties.",
        discussion: [
            "Objects and properties that are not known are printed by their keys. The tree has one line an object: its "
                + "number in the file, its type, its #id within the artboard, then its properties as the file has them."
        ],
        operands: [InputFile.operand],
        options: [format],
        examples: [
            .init(line: "rivulet dump intro.riv", meaning: "a tree of all objects"),
            .init(line: "rivulet dump intro.riv --format json > intro.json", meaning: "the whole file as text"),
        ],
        exitCodes: [
            (.unreadable, ExitCode.unreadable.meaning), (.missing, ExitCode.missing.meaning),
            (.unsupported, "RML cannot express the file; JSON always can"),
        ]
    ) { (arguments, console) async throws(CommandFailure) in
        let input = try InputFile(arguments.operands[0], console: console)
        let file = try input.records()
        for lost in file.abandoned { console.note("\(printable(input.name)): \(lost)") }
        switch arguments.value(format) {
        case "json": console.write(file.json())
        case "rml":
            do throws(MarkupError) { console.write(try file.rml()) } catch {
                throw CommandFailure(.unsupported, "\(printable(input.name)): \(error.message); use --format json")
            }
        default:
            var document: Document?
            do throws(CommandFailure) { document = try input.document() } catch {
                console.note("the objects can be read, but the file does not load: \(error.message)")
            }
            DumpTree(file, document: document).write(to: console)
        }
        return .done
    }
}

import RivuletRuntime

/// `rivulet inspect`: what a developer can use of a file.
enum InspectCommand {
    static let json = OptionDefinition.flag("json", help: "Print one JSON object (version 1) instead of text.")
    static let strict = OptionDefinition.flag(
        "strict", help: "Exit with 69 if there is a diagnostic: something that is not supported, or odd.")

    static let graph = OptionDefinition.option(
        "graph", "FORM", choices: ["mermaid", "dot"],
        help: "Print the states and transitions of the state machines as a drawing instead: mermaid or dot (Graphviz).")
    static let artboard = OptionDefinition.option(
        "artboard", "NAME", help: "Only draw machines of this artboard; with --graph. Default: all.")
    static let machine = OptionDefinition.option(
        "machine", "NAME", help: "Only draw state machines with this name; with --graph. Default: all.")

    static let definition = CommandDefinition(
        name: "inspect",
        summary: "Show what is in a file: artboards, machines, inputs, view models, assets.",
        discussion: [
            "Shows every name that code can use, with kinds, defaults, durations and loop modes; what state machines do "
                + "and when; what data binds connect; which artboard and machine play if none is named, and why.",
            "Diagnostics at the end say what the file uses that is not supported, or what is odd about it.",
        ],
        operands: [InputFile.operand],
        options: [json, graph, artboard, machine, strict],
        examples: [
            .init(line: "rivulet inspect intro.riv", meaning: "what there is to play, set and listen to"),
            .init(
                line: "rivulet inspect intro.riv --json | jq '.artboards[].name'",
                meaning: "the names of the artboards, for scripts"),
            .init(
                line: "rivulet inspect intro.riv --graph dot | dot -Tsvg > intro.svg",
                meaning: "a picture of the state machines"),
        ],
        exitCodes: [
            (.unreadable, ExitCode.unreadable.meaning), (.missing, ExitCode.missing.meaning),
            (.unsupported, "--strict: there are diagnostics"),
        ]
    ) { (arguments, console) async throws(CommandFailure) in
        let input = try InputFile(arguments.operands[0], console: console)
        let document = try input.document()
        if let form = arguments.value(graph) {
            if arguments.has(json) { throw .usage("give --graph or --json, not both") }
            let drawing = try drawing(of: document, arguments)
            console.write(form == "dot" ? drawing.dot : drawing.mermaid)
        } else if let option = [artboard, machine].first(where: arguments.has) {
            throw .usage("--\(option.long) chooses what --graph draws: add --graph mermaid or --graph dot")
        } else if arguments.has(json) {
            console.print(InspectJSON.value(of: document, file: input.name).text(indented: true))
        } else {
            console.write(InspectText(style: console.style).text(of: document, input: input))
        }
        let diagnostics = document.diagnostics
        if arguments.has(strict), !diagnostics.isEmpty {
            let features = diagnostics.map(\.feature).uniqued()
            throw CommandFailure(
                .unsupported,
                "\(printable(input.name)) uses what is not supported, or is odd: \(enumeration(features, last: "and"))")
        }
        return .done
    }

    private static func drawing(
        of document: Document, _ arguments: ParsedArguments
    ) throws(CommandFailure) -> StateGraph {
        var artboards = document.artboards
        if let name = arguments.value(artboard) {
            let names = artboards.map(\.name)
            artboards.removeAll { $0.name != name }
            if artboards.isEmpty {
                throw .usage("there is no artboard '\(printable(name))'" + alternatives(to: name, in: names))
            }
        }
        var graph = StateGraph()
        let wanted = arguments.value(machine)
        for artboard in artboards {
            for machine in artboard.stateMachines where wanted == nil || machine.name == wanted {
                graph.add(machine, of: artboard)
            }
        }
        if let wanted, graph.machines.isEmpty {
            let names = artboards.flatMap { $0.stateMachines.map(\.name) }.uniqued()
            throw .usage("there is no state machine '\(printable(wanted))'" + alternatives(to: wanted, in: names))
        }
        return graph
    }
}

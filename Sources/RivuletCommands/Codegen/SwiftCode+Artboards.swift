import RivuletRuntime

extension SwiftCode {
    mutating func artboards() {
        let boards = unique(document.artboards, "artboard", by: \.name)
        let types = SwiftNames(boards.map(\.name), .type, reserved: reserved)
        declaration(1, "The artboards.", block: "\(prefix)enum Artboards") { code in
            for artboard in boards { code.artboard(artboard, types[artboard.name]) }
        }
    }

    private mutating func artboard(_ artboard: ArtboardInfo, _ type: String) {
        let size = "\(plain(artboard.width)) × \(plain(artboard.height)) points"
        declaration(
            2, "Artboard '\(comment(artboard.name))': \(size)\(artboard.isDefault ? ", the default" : "").",
            block: "\(prefix)enum \(type)"
        ) { code in
            code.declaration(
                3, "Its name in the file.",
                "\(code.prefix)static let name: Swift.String = \(swiftLiteral(artboard.name))")
            if let viewModel = artboard.viewModel {
                code.declaration(
                    3, "Paths of view model '\(comment(viewModel))', which it was designed for.",
                    "\(code.prefix)static var viewModel: ViewModels.\(code.viewModelTypes[viewModel]) { .init() }")
            }
            code.names(
                "Events", "The events that it can report.", artboard.events.map { ($0.name, Self.documentation($0)) })
            code.names(
                "TextRuns", "The text runs that have a name.",
                artboard.textRuns.filter { !$0.name.isEmpty }.map {
                    ($0.name, "\(comment($0.text.debugDescription)) in the file.")
                })
            let machines = code.unique(
                artboard.stateMachines.filter { !$0.isGenerated }, "state machine", by: \.name)
            let types = SwiftNames(machines.map(\.name), .type, reserved: code.reserved.union(["Events", "TextRuns"]))
            for machine in machines { code.machine(machine, types[machine.name], of: artboard) }
        }
    }

    private mutating func names(_ type: String, _ documentation: String, _ names: [(String, String?)]) {
        guard !names.isEmpty else { return }
        declaration(3, documentation, block: cases(of: type)) { code in code.writeCases(4, names) }
    }

    /// What an event opens, plays and carries.
    private static func documentation(_ event: EventInfo) -> String? {
        var parts = event.properties.map {
            "'\(comment($0.name))' (\($0.value.kind.rawValue), \(comment($0.value.shown)))"
        }
        if !parts.isEmpty { parts = ["with \(enumeration(parts, last: "and"))"] }
        if let sound = event.sound { parts.insert("plays '\(comment(sound))'", at: 0) }
        if let url = event.url { parts.insert("opens \(comment(url))", at: 0) }
        guard let first = parts.first else { return nil }
        let text = ([first.prefix(1).uppercased() + first.dropFirst()] + parts.dropFirst()).joined(separator: ", ")
        return text + "."
    }

    private mutating func machine(_ machine: StateMachineInfo, _ type: String, of artboard: ArtboardInfo) {
        let isDefault = machine.isDefault ? ", the default" : ""
        declaration(
            3, "State machine '\(comment(machine.name))'\(isDefault), in a scene of its own.",
            block: "\(prefix)struct \(type): ~Swift.Copyable"
        ) { code in
            let access = code.prefix
            code.declaration(
                4, "Its name in the file.",
                "\(access)static let name: Swift.String = \(swiftLiteral(machine.name))")
            code.declaration(4, "The scene that plays it.", "\(access)var scene: RivuletRuntime.Scene")
            code.declaration(
                4, "Makes a scene, with an instance of the artboard's view model.",
                "\(access)init(",
                "    _ document: RivuletRuntime.Document, viewModel: RivuletRuntime.ViewModelChoice = .default",
                ") throws(RivuletRuntime.SceneError) {",
                "    scene = try RivuletRuntime.Scene(",
                "        document, artboard: \(swiftLiteral(artboard.name)), machine: Self.name, viewModel: viewModel)",
                "}")
            code.declaration(
                4, "Makes it for asynchronous playback.",
                "\(access)static func create(",
                "    in file: RivuletPlayback.File, binding instance: RivuletPlayback.ViewModelInstance? = nil",
                ") async throws(RivuletPlayback.PlaybackError) -> RivuletPlayback.StateMachine {",
                "    let artboard = try await file.createArtboard(\(swiftLiteral(artboard.name)))",
                "    return try await artboard.createStateMachine(name, binding: instance)",
                "}")
            code.declaration(
                4, "Advances by so many seconds, and says what happened. Begin with 0.",
                "\(access)mutating func advance(by seconds: Swift.Double) -> RivuletRuntime.AdvanceReport {",
                "    scene.advance(by: seconds)", "}")
            code.inputs(machine)
        }
    }

    private mutating func inputs(_ machine: StateMachineInfo) {
        let inputs = unique(machine.inputs.filter { $0.kind != .unknown }, "input", by: \.name)
        let reserved: Set = ["scene", "advance", "set"]
        let triggers = SwiftNames(inputs.filter { $0.kind == .trigger }.map { "fire " + $0.name }, .member)
        let members = SwiftNames(
            inputs.filter { $0.kind != .trigger }.map(\.name), .member, reserved: reserved.union(triggers.all))
        for input in inputs {
            let literal = swiftLiteral(input.name)
            let member = input.kind == .trigger ? triggers["fire " + input.name] : members[input.name]
            let title = "input '\(comment(input.name))'"
            switch input.kind {
            case .bool, .number:
                let isBool = input.kind == .bool
                let type = isBool ? "Swift.Bool" : "Swift.Float"
                let initial = isBool ? (input.defaultValue != 0 ? "true" : "false") : plain(input.defaultValue)
                let test = isBool ? " != 0" : ""
                declaration(
                    4, "\(isBool ? "Bool" : "Number") \(title), \(initial) at first.",
                    "\(prefix)var \(member): \(type) {",
                    "    get throws(RivuletRuntime.SceneError) { try scene.input(\(literal))\(test) }", "}")
                declaration(
                    4, "Sets \(title).",
                    "\(prefix)mutating func set(\(member) value: \(type)) throws(RivuletRuntime.SceneError) {",
                    "    try scene.setInput(\(literal), to: value)", "}")
            case .trigger:
                declaration(
                    4, "Fires trigger \(title).",
                    "\(prefix)mutating func \(member)() throws(RivuletRuntime.SceneError) {",
                    "    try scene.fireInput(\(literal))", "}")
            case .unknown: break
            }
        }
    }
}

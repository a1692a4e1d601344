import RivuletRuntime

/// `inspect` for people: an indented outline.
struct InspectText {
    var style: TextStyle
    private var lines: [String] = []
    /// Names of the document's converters.
    private(set) var converters: [String] = []

    init(style: TextStyle) { self.style = style }

    func text(of document: Document, input: InputFile) -> String {
        var outline = self
        outline.write(document, input)
        return outline.lines.joined(separator: "\n") + "\n"
    }

    mutating func line(_ depth: Int, _ text: String) {
        lines.append(String(repeating: "  ", count: depth) + text)
    }

    private mutating func heading(_ text: String, _ rest: String = "") {
        lines.append("")
        lines.append(style.heading(text) + (rest.isEmpty ? "" : "  " + rest))
    }

    /// Rows in aligned columns.
    mutating func table(_ depth: Int, _ rows: [[String]]) {
        for text in aligned(rows) { line(depth, text) }
    }

    private mutating func write(_ document: Document, _ input: InputFile) {
        let header = document.file.header
        line(
            0,
            style.heading(printable(input.name)) + "  Rive \(header.majorVersion).\(header.minorVersion), "
                + "\(count(input.bytes.count, "byte")), \(count(document.file.recordCount, "object"))")
        if let choice = DefaultChoice(in: document) {
            line(
                0, "Plays artboard '\(printable(choice.artboard.name))' (the first), \(choice.player): \(choice.reason)"
            )
        } else {
            line(0, "There is no artboard: nothing to play")
        }
        let converters = document.converters
        self.converters = converters.indices.map { converters[$0].title(at: $0) }
        let model = FileModel(document)
        for (position, artboard) in document.artboards.enumerated() {
            write(artboard, reports: model.timelines.filter { $0.artboard == position }.map(model.reports))
        }
        for viewModel in document.viewModels { write(viewModel) }
        if !document.enums.isEmpty {
            heading("Enums")
            table(1, document.enums.map { [printable($0.name), $0.values.map(printable).joined(separator: ", ")] })
        }
        if !converters.isEmpty {
            heading("Converters")
            table(1, converters.indices.map { [self.converters[$0], converters[$0].words(titles: self.converters)] })
        }
        if !document.assets.isEmpty {
            heading("Assets")
            table(1, document.assets.enumerated().map { assetRow($1, pixels: document.pixelSize(ofAsset: $0)) })
        }
        if !document.diagnostics.isEmpty {
            heading("Diagnostics")
            table(
                1, document.diagnostics.map { [$0.feature, count($0.objects, "object"), printable($0.message)] })
        }
    }

    private mutating func write(_ artboard: ArtboardInfo, reports: [[(words: String, times: [Float])]]) {
        heading(
            "Artboard '\(printable(artboard.name))'",
            "\(plain(artboard.width)) × \(plain(artboard.height)), \(count(artboard.objectCount, "object"))"
                + (artboard.isDefault ? ", default" : ""))
        if let viewModel = artboard.viewModel { line(1, "view model '\(printable(viewModel))'") }
        if !artboard.timelines.isEmpty {
            line(1, "timelines")
            table(2, zip(artboard.timelines, reports).map(timelineRow))
        }
        for machine in artboard.stateMachines { write(machine) }
        if !artboard.events.isEmpty {
            line(1, "events")
            table(
                2,
                artboard.events.map { event in
                    var details = event.properties.map { "\(printable($0.name)) = \($0.value.shown)" }
                    if let url = event.url { details.insert("opens \(printable(url))", at: 0) }
                    if let sound = event.sound { details.insert("plays '\(printable(sound))'", at: 0) }
                    return [printable(event.name), event.type, details.joined(separator: ", ")]
                })
        }
        let runs = artboard.textRuns.filter { !$0.name.isEmpty }
        if !runs.isEmpty {
            line(1, "text runs")
            table(2, runs.map { [printable($0.name), "\"\(printable($0.text))\""] })
        }
        writeContents(of: artboard)
    }

    private func timelineRow(_ timeline: TimelineInfo, _ reports: [(words: String, times: [Float])]) -> [String] {
        var extras = reports.map { report in
            let times = report.times.prefix(6).map { "\($0.shortened) s" }.joined(separator: ", ")
            let rest = report.times.count - 6
            return "\(report.words) at \(times)" + (rest > 0 ? " and \(count(rest, "more time"))" : "")
        }
        if timeline.speed != 1 { extras.append("speed \(plain(timeline.speed))") }
        if let area = timeline.workArea { extras.append("work area \(area.lowerBound)–\(area.upperBound)") }
        return [
            printable(timeline.name),
            "\(timeline.seconds.shortened) s",
            "\(count(Int(timeline.frames), "frame")) at \(timeline.framesPerSecond)",
            timeline.loop.words, extras.joined(separator: ", "),
        ]
    }

    private mutating func write(_ machine: StateMachineInfo) {
        var remarks: [String] = []
        if machine.isDefault { remarks.append("default") }
        if machine.isGenerated { remarks.append("generated: the artboard has none") }
        if machine.listenerCount > 0 { remarks.append(count(machine.listenerCount, "listener")) }
        line(
            1,
            "state machine '\(printable(machine.name))'"
                + (remarks.isEmpty ? "" : "  \(remarks.joined(separator: ", "))"))
        if !machine.inputs.isEmpty {
            line(2, "inputs")
            table(
                3,
                machine.inputs.map { input in
                    let initial =
                        switch input.kind {
                        case .bool: input.defaultValue != 0 ? "true" : "false"
                        case .number: plain(input.defaultValue)
                        case .trigger, .unknown: ""
                        }
                    return [printable(input.name), input.kind.rawValue, initial]
                })
        }
        if !machine.listeners.isEmpty {
            line(2, "listeners")
            table(3, machine.listeners.map(listenerRow))
        }
        writeBinds(machine.dataBinds, depth: 2)
        for layer in machine.layers {
            let transitions = layer.states.reduce(0) { $0 + $1.transitions.count }
            line(
                2,
                "layer '\(printable(layer.name))'  \(count(layer.states.count, "state")), "
                    + count(transitions, "transition"))
            for state in layer.states {
                line(3, state.label + (state.isRandom ? "  chooses by chance" : ""))
                for action in state.actions {
                    line(4, "on \(action.occurrence == .start ? "entry" : "exit"): \(printable("\(action.effect)"))")
                }
                for transition in state.transitions { line(4, text(of: transition, in: layer)) }
            }
        }
    }

    private func text(of transition: TransitionInfo, in layer: LayerInfo) -> String {
        let target =
            layer.states.indices.contains(transition.target) ? layer.states[transition.target].label : "nowhere"
        return "→ " + ([target] + transition.words).joined(separator: ", ")
    }

    private mutating func write(_ viewModel: ViewModelInfo) {
        heading("View model '\(printable(viewModel.name))'")
        table(
            1,
            viewModel.properties.map { property in
                let of = property.enumeration ?? property.viewModel
                return [
                    printable(property.name), property.kind.rawValue, of.map { "'\(printable($0))'" } ?? "",
                    property.defaultValue.map { "= \($0.shown)" } ?? "",
                ]
            })
        let names = viewModel.instances.map { $0.isEmpty ? "(no name)" : "'\(printable($0))'" }
        line(
            1,
            names.isEmpty
                ? "no instances: a blank one is made"
                : "instances \(names.joined(separator: ", ")); the first is the default")
    }

    private func assetRow(_ asset: AssetInfo, pixels: ImageSize?) -> [String] {
        let place =
            asset.inBandBytes.map { count($0, "byte") + " in the file" } ?? "hosted as \(printable(asset.fileName))"
        return [named(asset.name), asset.type, place, pixels.map { "\($0.words) pixels" } ?? ""]
    }
}

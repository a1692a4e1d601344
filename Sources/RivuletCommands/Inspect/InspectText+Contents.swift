import RivuletMarkup
import RivuletRuntime
import RivuletSchema

extension InspectText {
    /// Nested artboards, lists, focus and data binds of an artboard.
    mutating func writeContents(of artboard: ArtboardInfo) {
        if !artboard.nestedArtboards.isEmpty {
            line(1, "nested artboards")
            table(2, artboard.nestedArtboards.map(nestedRow))
        }
        if !artboard.componentLists.isEmpty {
            line(1, "lists")
            table(
                2,
                artboard.componentLists.map { list in
                    let rules = list.rules.map { rule in
                        "'\(printable(rule.viewModel ?? "?"))' as '\(printable(rule.artboard ?? "?"))'"
                    }
                    return [
                        named(list.name), list.source.map { "shows \(printable("\($0)"))" } ?? "bound to nothing",
                        rules.joined(separator: ", "),
                    ]
                })
        }
        if !artboard.focus.isEmpty {
            line(1, "focus")
            table(2, artboard.focus.map(focusRow))
        }
        writeBinds(artboard.dataBinds, depth: 1)
    }

    func named(_ name: String) -> String { name.isEmpty ? "(no name)" : printable(name) }

    private func nestedRow(_ nested: NestedArtboardInfo) -> [String] {
        var remarks = nested.players.map { player in
            let kind = player.isStateMachine ? "state machine" : "timeline"
            let inputs = player.inputs.map { input in
                let initial =
                    switch input.kind {
                    case .bool: input.defaultValue != 0 ? " = true" : " = false"
                    case .number: " = \(plain(input.defaultValue))"
                    case .trigger, .unknown: ""
                    }
                return printable(input.name) + initial
            }
            return "\(kind) '\(printable(player.name ?? "?"))'"
                + (inputs.isEmpty ? "" : " (\(inputs.joined(separator: ", ")))")
        }
        if let source = nested.source { remarks.append("bound to \(printable("\(source)"))") }
        if nested.isStateful { remarks.append("with a view model of its own") }
        if nested.isPaused { remarks.append("paused") }
        if nested.speed != 1 { remarks.append("speed \(plain(nested.speed))") }
        return [
            named(nested.name), nested.artboard.map { "'\(printable($0))'" } ?? "(not in the file)",
            remarks.joined(separator: ", "),
        ]
    }

    private func focusRow(_ focus: FocusInfo) -> [String] {
        var remarks: [String] = []
        if !focus.canFocus { remarks.append("cannot have it") }
        if !focus.canTouch { remarks.append("not by touch") }
        if !focus.canTraverse { remarks.append("passed over") }
        switch focus.edge {
        case .parentScope: break
        case .closedLoop: remarks.append("goes round")
        case .stop: remarks.append("stops at its edge")
        case .unknown: remarks.append("unknown edge behaviour")
        }
        return [
            focus.object.map { printable("\($0)") } ?? "(nothing)", printable(focus.name),
            remarks.joined(separator: ", "),
        ]
    }

    func listenerRow(_ listener: ListenerInfo) -> [String] {
        let actions = listener.actions.map { printable("\($0)") }
        return [
            named(listener.name), listener.cues.map { printable("\($0)") }.joined(separator: ", "),
            listener.target.map { "on \(printable("\($0)"))" } ?? "",
            actions.isEmpty ? "does nothing" : "then " + actions.joined(separator: ", "),
        ]
    }

    mutating func writeBinds(_ binds: [DataBindInfo], depth: Int) {
        guard !binds.isEmpty else { return }
        line(depth, "data binds")
        table(
            depth + 1,
            binds.map { bind in
                let arrow =
                    switch bind.direction {
                    case .toTarget: "→"
                    case .toSource: "←"
                    case .both: "↔"
                    }
                var remarks: [String] = []
                if let converter = bind.converter, converters.indices.contains(converter) {
                    remarks.append("through \(converters[converter])")
                }
                if bind.isOnce { remarks.append("once") }
                return [
                    bind.source.map { printable("\($0)") } ?? "(nothing)", arrow,
                    "\(bind.target.map { printable("\($0)") } ?? "(nothing)") \(bind.property)",
                    remarks.joined(separator: ", "),
                ]
            })
    }
}

extension ConverterInfo {
    /// The name, or else the kind and the number.
    func title(at position: Int) -> String {
        name.isEmpty ? "converter \(position) (\(kind))" : "'\(printable(name))'"
    }

    /// The type without what all have in front.
    var kind: String { type.hasPrefix("DataConverter") ? String(type.dropFirst(13)) : type }

    /// What it does: kind, formula or members, parameters.
    func words(titles: [String]) -> String {
        var words = [kind]
        if let formula { words.append(formula) }
        if !members.isEmpty {
            words.append(members.map { titles.indices.contains($0) ? titles[$0] : "?" }.joined(separator: " then "))
        }
        words += parameters.map { "\($0.name) \(choice(of: $0).map { $0 } ?? $0.value.shown)" }
        words += dataBinds.compactMap { bind in bind.source.map { "\(bind.property) bound to \(printable("\($0)"))" } }
        return words.joined(separator: ", ")
    }

    /// The name of a parameter's value where the format has names for its numbers.
    func choice(of parameter: Parameter) -> String? {
        guard case .number(let value) = parameter.value, value >= 0, value < 1000, value == value.rounded(.down),
            let key = Schema.type(named: type)?.property(named: parameter.name)?.key
        else { return nil }
        return nameOfValue(UInt32(value), property: key)
    }
}

import RivuletSchema

/// `rivulet schema`: types and properties of the format.
enum SchemaCommand {
    static let search = OptionDefinition.option(
        "search", "WORD", help: "List the types and properties whose name contains WORD, or whose key is that number.")

    static let definition = CommandDefinition(
        name: "schema",
        summary: "Look up types and properties of the format.",
        discussion: [
            "Without arguments: all types, by area. With TYPE: its properties with keys, kinds and defaults, inherited "
                + "ones included. Names are those of RML and of 'rivulet dump'; keys are the numbers in files."
        ],
        operands: [
            OperandDefinition(name: "TYPE", help: "Name or key of a type, such as Shape or 3.", isOptional: true)
        ],
        options: [search],
        examples: [
            .init(line: "rivulet schema Shape", meaning: "what a Shape has"),
            .init(line: "rivulet schema --search opacity", meaning: "everything that is called opacity"),
        ]
    ) { (arguments, console) async throws(CommandFailure) in
        if let word = arguments.value(search) {
            if let type = arguments.operands.first {
                throw .usage("give TYPE ('\(printable(type))') or --search, not both")
            }
            try list(matching: word, console)
        } else if let name = arguments.operands.first {
            show(try type(named: name), console)
        } else {
            listAll(console)
        }
        return .done
    }

    private static func type(named name: String) throws(CommandFailure) -> SchemaType {
        if let type = Schema.type(named: name) ?? UInt32(name).flatMap(Schema.type(key:)) { return type }
        let wanted = name.lowercased()
        if let type = Schema.types.first(where: { $0.name.lowercased() == wanted }) { return type }
        if Schema.isEditorOnlyType(named: name) {
            throw .usage("'\(name)' exists only in the editor, not in .riv files")
        }
        let near = nearestNames(to: name, in: Schema.types.map(\.name))
        throw .usage(
            "there is no type '\(printable(name))'"
                + (near.isEmpty ? "; try 'rivulet schema --search \(printable(name))'" : question(near)))
    }

    private static func show(_ type: SchemaType, _ console: Console) {
        let style = console.style
        console.print(
            style.heading(type.name) + "  key \(type.key), \(type.group)" + (type.isAbstract ? ", abstract" : ""))
        let ancestors = type.lineage.dropFirst().map(\.name)
        if !ancestors.isEmpty { console.print("is a " + ancestors.joined(separator: " < ")) }
        let descendants = Schema.types.filter { $0.parent == type }.map(\.name)
        if !descendants.isEmpty {
            for line in wrapped("types of it: " + descendants.joined(separator: ", "), width: 80) {
                console.print(line)
            }
        }
        for ancestor in type.lineage where !ancestor.ownProperties.isEmpty {
            console.print("")
            console.print(style.heading(ancestor == type ? "Properties" : "From \(ancestor.name)"))
            let rows = ancestor.ownProperties.map { row(of: $0, in: type) }
            for line in aligned(rows) { console.print("  " + line) }
        }
    }

    private static func row(of property: SchemaProperty, in type: SchemaType) -> [String] {
        var remarks: [String] = []
        if property.isView { remarks.append("part of \(property.backing?.name ?? "a colour"), not in files") }
        if property.isPassthrough { remarks.append("computed, not in files") }
        if property.isIDList { remarks.append("list of ids") } else if property.isID { remarks.append("id") }
        if property.isBindable { remarks.append("bindable") }
        if property.animates { remarks.append("animates") }
        return [
            property.name, "\(property.key.rawValue)", "\(property.kind)", defaultText(property, in: type),
            remarks.joined(separator: ", "),
        ]
    }

    private static func defaultText(_ property: SchemaProperty, in type: SchemaType) -> String {
        let bits = property.defaultBits(in: type)
        return switch property.kind {
        case .uint, .uint8, .uint16: bits == .max ? "none" : "\(bits)"
        case .int, .int16: "\(Int32(bitPattern: bits))"
        case .bool: bits != 0 ? "true" : "false"
        case .double: plain(Float(bitPattern: bits))
        case .color: hexadecimal(bits).uppercased()
        case .string: "\"\(property.defaultString)\""
        case .bytes, .callback: "-"
        }
    }

    private static func list(matching word: String, _ console: Console) throws(CommandFailure) {
        let wanted = word.lowercased()
        let key = UInt32(word)
        var rows: [[String]] = []
        for type in Schema.types where type.name.lowercased().contains(wanted) || type.key == key {
            rows.append([type.name, "type \(type.key)", type.group])
        }
        for property in Schema.properties
        where property.name.lowercased().contains(wanted) || UInt32(property.key.rawValue) == key {
            rows.append(["\(property)", "property \(property.key.rawValue)", "\(property.kind)"])
        }
        guard !wanted.isEmpty, !rows.isEmpty else {
            let names = Schema.types.map(\.name) + Schema.properties.map(\.name)
            throw .usage("nothing is called '\(printable(word))'" + question(nearestNames(to: word, in: names)))
        }
        for line in aligned(rows) { console.print(line) }
    }

    private static func listAll(_ console: Console) {
        var groups: [String] = []
        for type in Schema.types where !groups.contains(type.group) { groups.append(type.group) }
        for (index, group) in groups.sorted().enumerated() {
            if index > 0 { console.print("") }
            console.print(console.style.heading(group))
            let names = Schema.types.filter { $0.group == group }.map { $0.name + ($0.isAbstract ? "*" : "") }
            for line in wrapped(names.sorted().joined(separator: ", "), width: 78) { console.print("  " + line) }
        }
        console.print("")
        console.print("\(Schema.types.count) types, \(Schema.properties.count) properties; * = abstract, not in files")
    }
}

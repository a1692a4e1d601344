extension SchemaLayout {
    private static let header = """
        // swift-format-ignore-file
        // DO NOT EDIT: written by `swift run SchemaGenerator` from Sources/SchemaGenerator/schema.json.


        """

    private static let none = 0xFFFF

    /// The tables as columns of plain integers, which the compiler lays out as constant data.
    func tablesFile() -> String {
        var out = Self.header
        var names = ""
        func place(_ name: String) -> Int {
            defer { names += name }
            return names.utf8.count
        }
        let typeNames = types.map { place($0.source.name) }
        let propertyNames = properties.map { place($0.source.name) }
        let groups = Array(Set(types.map(\.source.group))).sorted()

        let highestType = types.map(\.source.key).max() ?? 0
        var typeByKey = [Int](repeating: Self.none, count: highestType + 1)
        for (index, type) in types.enumerated() { typeByKey[type.source.key] = index }

        let highestProperty = properties.map(\.source.key).max() ?? 0
        var propertyByKey = [Int](repeating: Self.none, count: highestProperty + 1)
        var nextSameKey = [Int](repeating: Self.none, count: properties.count)
        for (index, property) in properties.enumerated() {
            if propertyByKey[property.source.key] == Self.none {
                propertyByKey[property.source.key] = index
            } else {
                var last = propertyByKey[property.source.key]
                while nextSameKey[last] != Self.none { last = nextSameKey[last] }
                nextSameKey[last] = index
            }
        }
        let typesByName = types.indices.sorted { types[$0].source.name < types[$1].source.name }

        out += "enum SchemaTables {\n"
        out += "    static let formatMajor = \(formatMajor)\n    static let formatMinor = \(formatMinor)\n"
        out += "    static let names: StaticString = \"\"\"\n"
        out += wrapText(names) + "\n        \"\"\"\n"
        out += "    static let groups: [StaticString] = [\(groups.map { "\"\($0)\"" }.joined(separator: ", "))]\n\n"
        func column(_ name: String, as type: String = "UInt16", _ values: [Int]) {
            out += "    static let \(name): [\(type)] = [\n\(wrapNumbers(values))    ]\n"
        }
        column("typeByKey", typeByKey)
        column("typesByName", typesByName)
        column("typeKey", types.map(\.source.key))
        column("typeParent", types.map { $0.parent ?? Self.none })
        column("typeEnd", types.map(\.end))
        column("typeIsAbstract", as: "UInt8", types.map { $0.source.abstract ? 1 : 0 })
        column("typeGroup", as: "UInt8", types.map { groups.firstIndex(of: $0.source.group) ?? 0 })
        column("typeFirstProperty", types.map(\.firstProperty))
        column("typeEndProperty", types.map(\.endProperty))
        column("typeWordCount", types.map(\.wordCount))
        column("typeNameStart", types.indices.map { typeNames[$0] })
        column("typeNameCount", as: "UInt8", types.map(\.source.name.utf8.count))
        column("propertyByKey", propertyByKey)
        column("propertyNextSameKey", nextSameKey)
        column("propertyKey", properties.map(\.source.key))
        column("propertyOwner", properties.map(\.owner))
        column("propertyKind", as: "UInt8", properties.map(\.kind))
        column("propertyFlags", as: "UInt8", properties.map(\.flags))
        column("propertyDefault", as: "UInt32", properties.map { Int($0.defaultBits) })
        column("propertyWord", properties.map { $0.word ?? Self.none })
        column("propertyBacking", properties.map { $0.backing ?? Self.none })
        column("propertyBit", as: "UInt8", properties.map { $0.source.passthroughBit ?? 0 })
        column("propertyBitCount", as: "UInt8", properties.map { $0.source.passthroughBitWidth ?? 1 })
        column("propertyNameStart", properties.indices.map { propertyNames[$0] })
        column("propertyNameCount", as: "UInt8", properties.map(\.source.name.utf8.count))
        let editorTypes = SchemaNotes.editorOnlyTypes.map { "(\"\($0.0)\", \($0.1))" }
        out += "    static let editorOnlyTypes: [(name: StaticString, key: UInt16)] = [\n"
        for row in stride(from: 0, to: editorTypes.count, by: 3) {
            out += "        \(editorTypes[row..<min(row + 3, editorTypes.count)].joined(separator: ", ")),\n"
        }
        out += "    ]\n}\n"
        return out
    }

    /// `SchemaType.shape` and the like.
    func typesFile() -> String {
        var out = Self.header + "extension SchemaType {\n"
        for (index, type) in types.enumerated() {
            out += "    /// `\(type.source.name)`, type key \(type.source.key).\n"
            out += "    @inlinable public static var \(Self.identifier(type.source.name)): SchemaType { "
            out += "SchemaType(unchecked: \(index)) }\n"
        }
        return out + "}\n"
    }

    /// `PropertyKey.Node.x` and the like.
    func propertyKeysFile() -> String {
        var out = Self.header + "extension PropertyKey {\n"
        for type in types where !type.source.properties.isEmpty {
            out += "    /// Keys of the properties that `\(type.source.name)` declares.\n"
            out += "    public enum \(type.source.name) {\n"
            for property in type.source.properties {
                out += "        /// `\(property.name)`, key \(property.key).\n"
                out += "        @inlinable public static var \(Self.escaped(property.name)): PropertyKey { "
                out += "PropertyKey(rawValue: \(property.key)) }\n"
            }
            out += "    }\n"
        }
        return out + "}\n"
    }

    /// `WordOffset.Node.x` and the like.
    func wordOffsetsFile() -> String {
        var out = Self.header
        out += "/// Where among an object's words a property lies: the same in all types that inherit it.\n"
        out += "public enum WordOffset {\n"
        for type in types {
            let stored = properties[type.firstProperty..<type.endProperty].filter { $0.word != nil }
            guard !stored.isEmpty else { continue }
            out += "    /// Properties that `\(type.source.name)` declares.\n"
            out += "    public enum \(type.source.name) {\n"
            for property in stored {
                out += "        @inlinable public static var \(Self.escaped(property.source.name)): Int { "
                out += "\(property.word ?? 0) }\n"
            }
            out += "    }\n"
        }
        return out + "}\n"
    }

    private static func identifier(_ name: String) -> String {
        // NSlicerDetails -> nSlicerDetails, IKConstraint -> ikConstraint, Shape -> shape
        let letters = Array(name)
        var upper = 0
        while upper < letters.count, letters[upper].isUppercase { upper += 1 }
        let count = upper <= 1 || upper == letters.count ? upper : upper - 1
        return escaped(String(letters[..<count]).lowercased() + String(letters[count...]))
    }

    private static func escaped(_ name: String) -> String {
        ["repeat", "default", "in", "operator", "switch", "self", "init"].contains(name) ? "`\(name)`" : name
    }

    private func wrapNumbers(_ values: [Int]) -> String {
        var out = ""
        var line = "       "
        for value in values {
            let text = " \(value),"
            if line.utf8.count + text.utf8.count > 116 {
                out += line + "\n"
                line = "       "
            }
            line += text
        }
        return out + line + "\n"
    }

    private func wrapText(_ text: String) -> String {
        var lines: [String] = []
        var rest = Substring(text)
        while !rest.isEmpty {
            lines.append("        " + rest.prefix(100) + (rest.count > 100 ? "\\" : ""))
            rest = rest.dropFirst(100)
        }
        return lines.joined(separator: "\n")
    }
}

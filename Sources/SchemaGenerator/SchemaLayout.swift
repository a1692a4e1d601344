/// The tables: types numbered in preorder of their inheritance (so that "is a" is a range test), properties
/// grouped by declaring type in that order, and the word offset of each property.
struct SchemaLayout {
    struct TypeRow {
        var source: SchemaSource.TypeSource
        var parent: Int?
        var end = 0
        var firstProperty = 0
        var endProperty = 0
        var wordCount = 0
    }

    struct PropertyRow {
        var source: SchemaSource.PropertySource
        var owner: Int
        var kind: Int
        var flags: Int
        var defaultBits: UInt32
        var word: Int?
        var backing: Int?
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    static let kinds = [
        "uint", "uint8", "uint16", "int", "int16", "bool", "double", "color", "string", "bytes", "callback",
    ]

    var formatMajor: Int
    var formatMinor: Int
    var types: [TypeRow] = []
    var properties: [PropertyRow] = []

    init(_ schema: SchemaSource) throws {
        formatMajor = schema.formatMajor
        formatMinor = schema.formatMinor
        var children: [String: [SchemaSource.TypeSource]] = [:]
        let names = Set(schema.types.map(\.name))
        for type in schema.types {
            if let parent = type.extends, !names.contains(parent) {
                throw Failure(description: "\(type.name) extends \(parent), which is not in the schema")
            }
            children[type.extends ?? "", default: []].append(type)
        }
        var structural: [Bool] = []
        func visit(_ type: SchemaSource.TypeSource, parent: Int?, words: Int, inStructural: Bool) throws {
            let index = types.count
            let isStructural = inStructural || SchemaNotes.structuralTypes.contains(type.name)
            types.append(TypeRow(source: type, parent: parent))
            structural.append(isStructural)
            types[index].firstProperty = properties.count
            var words = words
            for property in type.properties {
                var row = try Self.row(property, of: type, owner: index)
                let isStored = row.flags & 0b111 == 0
                let hasWord =
                    isStored && !["bytes", "callback"].contains(property.type) && !isStructural
                    && !SchemaNotes.structuralProperties.contains("\(type.name).\(property.name)")
                if hasWord {
                    row.word = words
                    words += 1
                }
                properties.append(row)
            }
            types[index].endProperty = properties.count
            types[index].wordCount = words
            for child in children[type.name] ?? [] {
                try visit(child, parent: index, words: words, inStructural: isStructural)
            }
            types[index].end = types.count
        }
        for root in children[""] ?? [] { try visit(root, parent: nil, words: 0, inStructural: false) }
        guard types.count == schema.types.count else { throw Failure(description: "the inheritance has a cycle") }
        try resolveViews()
    }

    /// Flags: 1 passthrough, 2 view on bits of another property, 4 callback, 8 animates, 16 bindable, 32 id, 64 id list.
    private static func row(
        _ property: SchemaSource.PropertySource, of type: SchemaSource.TypeSource, owner: Int
    ) throws -> PropertyRow {
        var kindName = property.type
        if SchemaNotes.uint8Keys.contains(property.key) { kindName = "uint8" }
        if SchemaNotes.uint16Keys.contains(property.key) { kindName = "uint16" }
        if SchemaNotes.int16Keys.contains(property.key) { kindName = "int16" }
        guard let kind = kinds.firstIndex(of: kindName) else {
            throw Failure(description: "\(type.name).\(property.name) has the unknown type \(property.type)")
        }
        var flags = 0
        if property.passthrough == true { flags |= 1 }
        if property.passthroughForBitmask != nil { flags |= 2 }
        if property.type == "callback" { flags |= 4 }
        if property.animates == true { flags |= 8 }
        if property.bindable == true { flags |= 16 }
        if property.semantic == "id" { flags |= 32 }
        if property.semantic == "idList" { flags |= 64 }
        var bits: UInt32 = 0
        switch property.default {
        case .number(let value) where property.type == "double": bits = Float(value).bitPattern
        case .number(let value) where property.type == "int": bits = UInt32(bitPattern: Int32(value))
        case .number(let value): bits = UInt32(value)
        case .bool(let value): bits = value ? 1 : 0
        case .text(let text):
            guard text.isEmpty || property.name == "cdnBaseUrl" else {
                throw Failure(description: "\(type.name).\(property.name): only cdnBaseUrl may have a text default")
            }
        case nil: break
        }
        if kindName == "uint8" { bits &= 0xFF }
        if kindName == "uint16" { bits &= 0xFFFF }
        return PropertyRow(
            source: property, owner: owner, kind: kind, flags: flags, defaultBits: bits, word: nil, backing: nil)
    }

    private mutating func resolveViews() throws {
        for index in properties.indices {
            guard let name = properties[index].source.passthroughForBitmask else { continue }
            let owner = properties[index].owner
            let backing = properties.indices.first { candidate in
                properties[candidate].source.name == name
                    && (types[owner].source.name == "ColorChannels"
                        || (properties[candidate].owner <= owner && owner < types[properties[candidate].owner].end))
            }
            properties[index].backing = backing
            if backing == nil && types[owner].source.name != "ColorChannels" {
                throw Failure(description: "\(properties[index].source.name) views \(name), which does not exist")
            }
        }
    }
}

import RivuletFormat
import RivuletSchema

// Elements to nodes.

extension RMLBuilder {
    /// Adds elements and all inside them.
    mutating func add(_ elements: [XMLElement]) throws(MarkupError) {
        // No recursion: documents may be deep, and stacks small.
        var waiting: [(element: XMLElement, parent: Int?)] = elements.reversed().map { ($0, nil) }
        while let (element, parent) = waiting.popLast() {
            let owner: Int?
            if Schema.isEditorOnlyType(named: element.name) {
                note(
                    "<\(element.name)> exists in editors only; what is inside it is taken without it",
                    at: element.offset)
                owner = parent
            } else {
                owner = try add(element, inside: parent)
            }
            for child in element.children.reversed() { waiting.append((child, owner)) }
        }
    }

    private mutating func add(_ element: XMLElement, inside parent: Int?) throws(MarkupError) -> Int {
        var new = RMLNode(typeKey: 0, offset: element.offset)
        if element.name == "Record" {
            new.typeKey = try rawTypeKey(element)
            new.type = nil
        } else {
            let type = try type(of: element)
            new.typeKey = type.key
            new.type = type
            if !isExact { try checkPlace(of: type, element, inside: parent) }
        }
        let index = append(new, inside: parent)
        for attribute in element.attributes {
            switch attribute.name {
            case "id":
                guard let id = ElementID(attribute.value) else {
                    throw error(
                        "'\(attribute.value)' is not an id: that is two whole numbers with a colon, such as 0:12",
                        at: attribute.valueOffset)
                }
                try register(id, of: index, at: attribute.valueOffset)
            case "file" where new.isA(.fileAsset):
                if element.children.contains(where: { $0.name == SchemaType.fileAssetContents.name }) {
                    throw error("the asset has <FileAssetContents> as well as 'file'", at: attribute.offset)
                }
                try addContents(attribute, to: index)
            case "typeKey" where new.type == nil: break
            default: try add(attribute, to: index)
            }
        }
        return index
    }

    private func type(of element: XMLElement) throws(MarkupError) -> SchemaType {
        guard let type = Schema.type(named: element.name) else {
            let names = Schema.types.filter { !$0.isAbstract }.map(\.name) + ["Rive", "Record"]
            throw error(
                "there is no type '\(element.name)'" + suggestion(for: element.name, in: names),
                at: element.offset)
        }
        guard type.isAbstract else { return type }
        let kinds = Schema.types.filter { $0.isA(type) && !$0.isAbstract }.prefix(6).map { "'\($0.name)'" }
        throw error(
            "'\(type.name)' is only the common part of other types"
                + (kinds.isEmpty ? "" : ", such as \(kinds.joined(separator: ", "))"), at: element.offset)
    }

    /// `<Record typeKey="…">` is an object of a type that the runtime does not know.
    private func rawTypeKey(_ element: XMLElement) throws(MarkupError) -> UInt32 {
        guard let attribute = element.attributes.first(where: { $0.name == "typeKey" }) else {
            throw error("<Record> needs the attribute 'typeKey'", at: element.offset)
        }
        guard let key = UInt32(attribute.value), key <= 0x7FFF_FFFF else {
            throw error("'\(attribute.value)' is not a type key", at: attribute.valueOffset)
        }
        if let type = Schema.type(key: key), !type.isAbstract {
            throw error("type key \(key) has a name: <\(type.name)>", at: attribute.valueOffset)
        }
        return key
    }

    private func checkPlace(of type: SchemaType, _ element: XMLElement, inside parent: Int?) throws(MarkupError) {
        let placement = Placement.of(type)
        let owners: [SchemaType]
        switch placement {
        case .anywhere: return
        case .top: owners = []
        case .inside(let types): owners = types
        case .topOrInside(let types): owners = types
        }
        let fits =
            if let parent { owners.contains { node(parent).isA($0) } } else {
                if case .inside = placement { false } else { true }
            }
        guard !fits else { return }
        let place =
            owners.isEmpty
            ? "at the top of the document"
            : "inside "
                + owners.map { "<\($0.name)>" }
                .joined(separator: " or ")
        let found = parent.map { "inside <\(node($0).name)>" } ?? "at the top of the document"
        throw error("<\(type.name)> stands \(found), but belongs \(place)", at: element.offset)
    }

    // MARK: Attributes

    private mutating func add(_ attribute: XMLElement.Attribute, to index: Int) throws(MarkupError) {
        if attribute.name.hasPrefix("key.") {
            try addRaw(attribute, to: index)
            return
        }
        guard let type = node(index).type, let property = type.property(named: attribute.name) else {
            try passOver(attribute, of: index)
            return
        }
        guard property.isStored else {
            let backing = property.backing.map { "; set '\($0.name)'" } ?? ""
            let reason = property.isPassthrough ? "is computed by the runtime" : "is a part of another property"
            throw error("'\(property.name)' \(reason) and never stored\(backing)", at: attribute.offset)
        }
        var field = RMLField(
            key: UInt32(property.key.rawValue), property: property, value: .absent, offset: attribute.valueOffset)
        let isText = property.kind == .string
        if isText || !attribute.value.isEmpty {
            do throws(RMLValues.Failure) {
                field.value = try RMLValues.parse(attribute.value, property, in: type)
            } catch {
                throw self.error("\(property.name): \(error.message)", at: attribute.valueOffset)
            }
        } else if property.isIDList {
            field.value = .path([])
        } else if property.key != PropertyKey.Component.parentId
            && property.key != PropertyKey.ViewModelInstance.viewModelId
        {
            throw error("\(property.name): the value is missing", at: attribute.valueOffset)
        }
        update(index) { $0.fields.append(field) }
    }

    private mutating func passOver(_ attribute: XMLElement.Attribute, of index: Int) throws(MarkupError) {
        let type = node(index).type
        guard EditorOnlyNames.isAttribute(attribute.name, of: type) else {
            let names = (type?.allProperties.filter(\.isStored).map(\.name) ?? ["typeKey"]) + ["id"]
            let advice = suggestion(for: attribute.name, in: node(index).isA(.fileAsset) ? names + ["file"] : names)
            throw error("<\(node(index).name)> has no attribute '\(attribute.name)'\(advice)", at: attribute.offset)
        }
        note("'\(attribute.name)' matters to editors only; it is left out", at: attribute.offset)
    }

    /// `key.K`, or `key.K.N` where the property is there more than once.
    private mutating func addRaw(_ attribute: XMLElement.Attribute, to index: Int) throws(MarkupError) {
        let parts = attribute.name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3 && UInt32(parts[2]) != nil, let key = UInt32(parts[1]),
            (1...0xFFFF).contains(key)
        else {
            throw error(
                "'\(attribute.name)' is not a raw property: that is key. and a number from 1 to 65535",
                at: attribute.offset)
        }
        do throws(RMLValues.Failure) {
            let value = try RMLValues.parseRaw(attribute.value)
            let field = RMLField(key: key, property: nil, value: value, offset: attribute.valueOffset)
            update(index) { $0.fields.append(field) }
        } catch {
            throw self.error("\(attribute.name): \(error.message)", at: attribute.valueOffset)
        }
    }

    // MARK: Contents of assets

    private mutating func addContents(_ attribute: XMLElement.Attribute, to index: Int) throws(MarkupError) {
        guard let load else {
            throw error("files cannot be read here, so '\(attribute.value)' is out of reach", at: attribute.valueOffset)
        }
        guard let bytes = load(attribute.value) else {
            throw error("cannot read the file '\(attribute.value)'", at: attribute.valueOffset)
        }
        let property = SchemaType.fileAssetContents.property(key: UInt32(PropertyKey.FileAssetContents.bytes.rawValue))
        var contents = RMLNode(typeKey: SchemaType.fileAssetContents.key, type: .fileAssetContents)
        contents.offset = attribute.offset
        contents.fields = [
            RMLField(
                key: UInt32(PropertyKey.FileAssetContents.bytes.rawValue), property: property, value: .bytes(bytes),
                offset: attribute.valueOffset)
        ]
        append(contents, inside: index)
    }
}

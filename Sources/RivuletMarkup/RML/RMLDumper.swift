import RivuletFormat
import RivuletSchema

/// Turns records into a tree of nodes whose pre-order is the order of the records: an object stands inside its owner
/// where that owner is still open, else beside it with an explicit reference.
struct RMLDumper {
    private let file: RiveFile
    private let types: [SchemaType?]
    private var layout: StreamLayout
    /// By record; children are records too.
    private var nodes: [RMLNode]
    private var top: [Int] = []
    /// From the top to the record that was placed last.
    private var open: [Int] = []
    /// Bindable properties and paths that wait for the object that takes them.
    private var waiting: [Int] = []
    private var lastBindable: Int?
    private var referenced: Set<Int> = []
    /// Deeper objects stand beside their owner.
    private static let maximumDepth = XMLReader.maximumDepth - 16

    init(_ file: RiveFile) {
        self.file = file
        types = file.recordIndices.map(file.type(of:))
        layout = StreamLayout(types: types)
        nodes = zip(file.recordIndices, types).map { RMLNode(typeKey: file.typeKey(of: $0), type: $1) }
        for (record, type) in types.enumerated() where type == .viewModelInstance {
            layout.addInstance(
                record, viewModel: file.uint(PropertyKey.ViewModelInstance.viewModelId, of: RecordIndex(record)))
        }
    }

    /// The document, exact or in the order that the builder makes itself.
    mutating func document(exact: Bool) -> String {
        if top.isEmpty {
            for record in nodes.indices { place(record) }
            flushWaiting(into: open.first { types[$0] == .artboard })
            for record in nodes.indices { nodes[record].fields = fields(of: record) }
        }
        var writer = XMLWriter()
        writer.open("Rive", rootAttributes(exact: exact), isEmpty: top.isEmpty)
        var waiting = top.reversed().map(Step.open)
        while let step = waiting.popLast() {
            switch step {
            case .open(let record):
                write(record, to: &writer)
                if !nodes[record].children.isEmpty { waiting.append(.close(record)) }
                waiting += nodes[record].children.reversed().map(Step.open)
            case .close(let record): writer.close(nodes[record].name)
            }
        }
        if !top.isEmpty { writer.close("Rive") }
        return writer.text
    }

    private enum Step {
        case open(Int)
        case close(Int)
    }

    private func rootAttributes(exact: Bool) -> [(String, String)] {
        var attributes = [("version", "1"), ("kind", "fragment")]
        if exact { attributes.append(("exact", "true")) }
        let header = file.header
        if header.fileID != 0 { attributes.append(("fileId", "\(header.fileID)")) }
        if header.minorVersion != 0 {
            attributes.append(("formatVersion", "\(header.majorVersion).\(header.minorVersion)"))
        }
        if header.tableOfContents != file.collectedTableOfContents() {
            let entries = header.tableOfContents.map { "\($0.key):\($0.wireType.rawValue)" }
            attributes.append(("tableOfContents", entries.joined(separator: " ")))
        }
        return attributes
    }

    private func write(_ record: Int, to writer: inout XMLWriter) {
        let node = nodes[record]
        var attributes: [(String, String)] = []
        if node.type == nil { attributes.append(("typeKey", "\(node.typeKey)")) }
        if referenced.contains(record) { attributes.append(("id", id(record).description)) }
        var counts: [UInt32: Int] = [:]
        for field in node.fields {
            counts[field.key, default: 0] += 1
            let count = counts[field.key, default: 1]
            if let property = field.property, let text = RMLValues.text(field.value, property) {
                attributes.append((property.name, text))
            } else {
                let name = count == 1 ? "key.\(field.key)" : "key.\(field.key).\(count)"
                attributes.append((name, RMLValues.raw(field.value)))
            }
        }
        writer.open(node.name, attributes, isEmpty: node.children.isEmpty)
    }

    private func id(_ record: Int) -> ElementID { ElementID(client: 0, object: UInt32(record)) }

    // MARK: The tree

    private mutating func place(_ record: Int) {
        let node = nodes[record]
        if node.isA(.dataBind) {
            placeDataBind(record)
            return
        }
        if node.type != nil { lastBindable = record }
        if node.isA(.bindableProperty) || node.type == .dataBindPath {
            waiting.append(record)
            return
        }
        let owner = owner(of: record)
        let taken = waiting.allSatisfy { node.isPrecededBy(nodes[$0]) }
        if !taken { flushWaiting(into: owner) }
        append(record, inside: owner)
        for item in waiting { attach(item, inside: record) }
        waiting.removeAll()
    }

    private mutating func placeDataBind(_ record: Int) {
        if let bound = lastBindable, waiting.last == bound || open.contains(bound) && waiting.isEmpty {
            if waiting.isEmpty { append(record, inside: bound) } else { attach(record, inside: bound) }
        } else {
            let artboard = open.first { types[$0] == .artboard }
            flushWaiting(into: artboard)
            append(record, inside: artboard)
        }
    }

    /// Bindable properties that nothing takes stand for themselves.
    private mutating func flushWaiting(into owner: Int?) {
        for item in waiting { append(item, inside: owner) }
        waiting.removeAll()
    }

    private mutating func attach(_ record: Int, inside owner: Int?) {
        nodes[record].parent = owner
        if let owner { nodes[owner].children.append(record) } else { top.append(record) }
    }

    private mutating func append(_ record: Int, inside owner: Int?) {
        while let last = open.last, last != owner { open.removeLast() }
        attach(record, inside: owner)
        open.append(record)
    }

    /// The open record that a record stands in; nil for the top of the document.
    private func owner(of record: Int) -> Int? {
        let artboard = open.first { types[$0] == .artboard }
        guard let type = types[record] else {
            let takers: [SchemaType] = [.keyedProperty, .stateMachineLayer, .stateMachine, .artboard]
            return open.last { candidate in takers.contains { types[candidate] == $0 } }
        }
        let placement = Placement.of(type)
        if case .top = placement { return nil }
        if type == .viewModelInstance, layout.entries[record].objectID == nil { return viewModel(of: record) }
        if type.isA(.component), !type.isA(.viewModelInstanceValue) {
            let parent = parent(of: record)
            return parent.flatMap { open.prefix(Self.maximumDepth).contains($0) ? $0 : nil } ?? artboard
        }
        return open.last { candidate in placement.owners.contains { types[candidate]?.isA($0) == true } } ?? artboard
    }

    /// The record of the object that `parentId` names.
    private func parent(of record: Int) -> Int? {
        guard let list = layout.list(.object, seenFrom: record), layout.entries[record].objectID != nil else {
            return nil
        }
        return layout.record(file.uint(PropertyKey.Component.parentId, of: RecordIndex(record)), in: list)
    }

    private func viewModel(of record: Int) -> Int? {
        guard let viewModel = layout.entries[record].listing?.list.owner else { return nil }
        return open.contains(viewModel) ? viewModel : nil
    }

    // MARK: Fields

    private mutating func fields(of record: Int) -> [RMLField] {
        let row = file.records[record]
        let type = types[record]
        var seen: Set<UInt32> = []
        var fields = file.fields[Int(row.firstField)..<Int(row.endField)].map { field in
            let property = type?.property(key: field.key)
            // Attributes have one value: only the first field of a key can go by its name.
            let isNamed = seen.insert(field.key).inserted && property?.isStored == true
            return RMLField(
                key: field.key, property: isNamed ? property : nil, value: FieldValue(field, in: file), offset: 0)
        }
        leaveOutImplied(&fields, record)
        for index in fields.indices {
            guard let property = fields[index].property else { continue }
            fields[index].value = named(fields[index].value, property, record)
        }
        return fields
    }

    /// Leaves out what nesting says already; says so where nesting says something that is not stored.
    private func leaveOutImplied(_ fields: inout [RMLField], _ record: Int) {
        guard let type = types[record], let owner = nodes[record].parent,
            let (key, value) = StreamLayout.implied(record, type, inside: owner, types[owner], layout),
            let property = type.property(key: UInt32(key.rawValue))
        else { return }
        guard let position = fields.firstIndex(where: { $0.key == UInt32(key.rawValue) && $0.property != nil }) else {
            fields.append(RMLField(key: UInt32(key.rawValue), property: property, value: .absent, offset: 0))
            return
        }
        let rest = fields.enumerated().filter { $0.offset != position }.map(\.element)
        var candidate = RMLNode(typeKey: 0)
        candidate.fields = rest
        let isRepeated = rest.contains { $0.key == UInt32(key.rawValue) }
        if fields[position].value == .number(.varuint, UInt64(value)), candidate.impliedFieldIndex == position,
            !isRepeated
        {
            fields = rest
        }
    }

    /// Numbers that count in a list become the ids of what they count to.
    private mutating func named(_ value: FieldValue, _ property: SchemaProperty, _ record: Int) -> FieldValue {
        if property.isIDList, case .bytes(let bytes) = value { return path(bytes, property, record) ?? value }
        guard property.isID, case .number(.varuint, let number) = value, let index = UInt32(exactly: number),
            let list = list(property, record), let target = layout.record(index, in: list), hasRoundTrip(target, list)
        else { return value }
        referenced.insert(target)
        return .reference(id(target))
    }

    /// Whether a reference to this record would become an index of this list.
    private func hasRoundTrip(_ target: Int, _ list: StreamLayout.List) -> Bool {
        list.space == .object || layout.entries[target].listing?.list == list
    }

    private func list(_ property: SchemaProperty, _ record: Int) -> StreamLayout.List? {
        guard let type = types[record] else { return nil }
        if property.key == PropertyKey.KeyFrameId.value { return keyedList(record) }
        guard let space = IndexSpace.of(property.key, in: type) else { return nil }
        switch property.key {
        case PropertyKey.NestedAnimation.animationId:
            return nestedArtboard(of: record).map { StreamLayout.List(space: space, owner: $0) }
        case PropertyKey.NestedInput.inputId:
            return nestedMachine(of: record).map { StreamLayout.List(space: space, owner: $0) }
        default: break
        }
        switch space {
        case .viewModelProperty:
            return viewModelOfInstance(holding: record).map { StreamLayout.List(space: space, owner: $0) }
        case .viewModelInstance: return instances(record, type)
        case .enumValue: return enumValues(record, type)
        case .none: return nil
        default: return layout.list(space, seenFrom: record)
        }
    }

    private func keyedList(_ record: Int) -> StreamLayout.List? {
        guard let keyed = nodes[record].parent, types[keyed] == .keyedProperty,
            let property = Schema.property(
                key: file.uint(PropertyKey.KeyedProperty.propertyKey, of: RecordIndex(keyed))),
            let space = IndexSpace.of(property.key, in: property.owner)
        else { return nil }
        return layout.list(space, seenFrom: record)
    }

    private func nestedArtboard(of record: Int) -> Int? {
        guard let host = parent(of: record), types[host]?.isA(.nestedArtboard) == true else { return nil }
        return layout.record(
            file.uint(PropertyKey.NestedArtboard.artboardId, of: RecordIndex(host)),
            in: StreamLayout.List(space: .artboard, owner: nil))
    }

    private func nestedMachine(of record: Int) -> Int? {
        guard let nested = parent(of: record), types[nested] == .nestedStateMachine,
            let artboard = nestedArtboard(of: nested)
        else { return nil }
        return layout.record(
            file.uint(PropertyKey.NestedAnimation.animationId, of: RecordIndex(nested)),
            in: StreamLayout.List(space: .stateMachine, owner: artboard))
    }

    /// The view model of the instance that a value or list item belongs to.
    private func viewModelOfInstance(holding record: Int) -> Int? {
        guard let instance = nodes[record].parent, types[instance] == .viewModelInstance else { return nil }
        return layout.entries[instance].listing?.list.owner
    }

    /// The definition of the property that an instance's value gives.
    private func definition(of record: Int) -> Int? {
        guard let viewModel = viewModelOfInstance(holding: record) else { return nil }
        return layout.record(
            file.uint(PropertyKey.ViewModelInstanceValue.viewModelPropertyId, of: RecordIndex(record)),
            in: StreamLayout.List(space: .viewModelProperty, owner: viewModel))
    }

    private func instances(_ record: Int, _ type: SchemaType) -> StreamLayout.List? {
        let index: UInt32
        if type == .viewModelInstanceListItem {
            index = file.uint(PropertyKey.ViewModelInstanceListItem.viewModelId, of: RecordIndex(record))
        } else if let property = definition(of: record), types[property] == .viewModelPropertyViewModel {
            index = file.uint(PropertyKey.ViewModelPropertyViewModel.viewModelReferenceId, of: RecordIndex(property))
        } else {
            return nil
        }
        return layout.record(index, in: StreamLayout.List(space: .viewModel, owner: nil))
            .map { StreamLayout.List(space: .viewModelInstance, owner: $0) }
    }

    private func enumValues(_ record: Int, _ type: SchemaType) -> StreamLayout.List? {
        let index: UInt32
        if type == .customPropertyEnum {
            index = file.uint(PropertyKey.CustomPropertyEnum.enumId, of: RecordIndex(record))
        } else if type == .viewModelInstanceEnum, let property = definition(of: record),
            types[property] == .viewModelPropertyEnumCustom
        {
            index = file.uint(PropertyKey.ViewModelPropertyEnumCustom.enumId, of: RecordIndex(property))
        } else {
            return nil
        }
        return layout.record(index, in: StreamLayout.List(space: .dataEnum, owner: nil))
            .map { StreamLayout.List(space: .enumValue, owner: $0) }
    }

    // MARK: Paths

    /// Nil where the bytes are not the shortest encoding of a list.
    private mutating func path(_ bytes: [UInt8], _ property: SchemaProperty, _ record: Int) -> FieldValue? {
        guard let numbers = Self.numbers(bytes) else { return nil }
        guard !isNamed(record, numbers.count) else { return .path(numbers.map { .number($0) }) }
        var items: [FieldValue.PathItem] = []
        var list: StreamLayout.List? = StreamLayout.List(space: .viewModel, owner: nil)
        for number in numbers {
            let target = list.flatMap { layout.record(number, in: $0) }
            items.append(target.map { .reference(id($0)) } ?? .number(number))
            if let target { referenced.insert(target) }
            list = next(target)
        }
        return .path(items)
    }

    /// Where a path goes on from a view model or a property.
    private func next(_ target: Int?) -> StreamLayout.List? {
        guard let target else { return nil }
        if types[target] == .viewModel { return StreamLayout.List(space: .viewModelProperty, owner: target) }
        guard types[target] == .viewModelPropertyViewModel else { return nil }
        return layout.record(
            file.uint(PropertyKey.ViewModelPropertyViewModel.viewModelReferenceId, of: RecordIndex(target)),
            in: StreamLayout.List(space: .viewModel, owner: nil)
        ).map { StreamLayout.List(space: .viewModelProperty, owner: $0) }
    }

    /// Whether a record's path holds ids of the manifest instead of indices (chapter 05 §8.3).
    private func isNamed(_ record: Int, _ count: Int) -> Bool {
        switch types[record] {
        case .dataBindContext: file.uint(PropertyKey.DataBind.flags, of: RecordIndex(record)) & 16 != 0
        case .dataBindPath: count <= 1 || file.bool(PropertyKey.DataBindPath.isRelative, of: RecordIndex(record))
        default: false
        }
    }

    private static func numbers(_ bytes: [UInt8]) -> [UInt32]? {
        var cursor = ByteCursor(bytes.span)
        var numbers: [UInt32] = []
        var writer = ByteWriter()
        while !cursor.isAtEnd {
            guard let number = try? cursor.varuint(), let word = UInt32(exactly: number) else { return nil }
            numbers.append(word)
            writer.varuint(number)
        }
        return writer.bytes == bytes ? numbers : nil
    }
}

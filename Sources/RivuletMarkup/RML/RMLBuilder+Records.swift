import RivuletFormat
import RivuletSchema

// Nodes to records: ids become indices.

extension RMLBuilder {
    /// The file without its table of contents.
    mutating func records() throws(MarkupError) -> RiveFile {
        let order = flattened()
        let stream = Stream(order, self)
        var file = RiveFile(header: header)
        for (record, index) in order.enumerated() {
            let node = node(index)
            file.appendRecord(typeKey: node.typeKey)
            for field in try fields(of: record, stream) {
                guard file.records[record].isTerminated else {
                    throw error(
                        "\(name(field)) stands behind an unreadable property, which ends an object", at: field.offset)
                }
                try write(field, of: record, stream, to: &file)
            }
        }
        return file
    }

    private enum Step {
        case visit(Int)
        case emit(Int)
    }

    /// All nodes in the order of the stream: an object stands behind the bindable properties and paths that it takes,
    /// and before everything else in it.
    private func flattened() -> [Int] {
        var order: [Int] = []
        var waiting = top.reversed().map(Step.visit)
        while let step = waiting.popLast() {
            switch step {
            case .emit(let index): order.append(index)
            case .visit(let index):
                let node = node(index)
                var before: [Int] = []
                var binds: [Int] = []
                var after: [Int] = []
                for child in node.children {
                    if node.isPrecededBy(self.node(child)) {
                        before.append(child)
                    } else if !isExact, self.node(child).isA(.dataBind) {
                        // A data bind binds the object right before it.
                        binds.append(child)
                    } else {
                        after.append(child)
                    }
                }
                waiting += (binds + after).reversed().map(Step.visit)
                waiting.append(.emit(index))
                waiting += before.reversed().map(Step.visit)
            }
        }
        return order
    }

    /// The nodes in stream order, and their places in the lists that ids count in.
    struct Stream {
        let order: [Int]
        /// By node; nil for interpolators that only live on as copies.
        let recordOf: [Int?]
        private(set) var layout: StreamLayout
        /// The keys that keyed properties key, by node.
        private(set) var keyedProperties: [Int: UInt32] = [:]

        init(_ order: [Int], _ builder: borrowing RMLBuilder) {
            self.order = order
            var recordOf = [Int?](repeating: nil, count: builder.nodes.count)
            for (record, index) in order.enumerated() { recordOf[index] = record }
            self.recordOf = recordOf
            layout = StreamLayout(types: order.map { builder.nodes[$0].type })
            for (record, index) in order.enumerated() where builder.nodes[index].type == .viewModelInstance {
                layout.addInstance(record, viewModel: viewModel(of: index, builder))
            }
            let key = UInt32(PropertyKey.KeyedProperty.propertyKey.rawValue)
            for index in order where builder.nodes[index].type == .keyedProperty {
                guard case .number(_, let value) = builder.nodes[index].fields.last(where: { $0.key == key })?.value
                else { continue }
                keyedProperties[index] = UInt32(truncatingIfNeeded: value)
            }
        }

        private func viewModel(of index: Int, _ builder: borrowing RMLBuilder) -> UInt32 {
            let node = builder.nodes[index]
            let key = UInt32(PropertyKey.ViewModelInstance.viewModelId.rawValue)
            let target: Int?
            switch node.fields.last(where: { $0.key == key })?.value {
            case .number(_, let number): return UInt32(truncatingIfNeeded: number)
            case .reference(let id): target = builder.ids[id]
            case .absent: return 0
            default: target = node.parent
            }
            guard let target, let record = recordOf[target] else { return 0 }
            return layout.index(of: record, in: .viewModel) ?? 0
        }
    }

    // MARK: Fields

    /// The given fields and those that nesting implies.
    private func fields(of record: Int, _ stream: Stream) throws(MarkupError) -> [RMLField] {
        let node = node(stream.order[record])
        guard let implied = impliedField(of: record, stream),
            !node.fields.contains(where: { $0.key == implied.key && $0.property != nil })
        else { return node.fields }
        var fields = node.fields
        fields.insert(implied, at: node.impliedFieldIndex)
        return fields
    }

    private func impliedField(of record: Int, _ stream: Stream) -> RMLField? {
        let node = node(stream.order[record])
        guard let type = node.type, let parent = node.parent, let parentRecord = stream.recordOf[parent] else {
            return nil
        }
        return StreamLayout.implied(
            record, type, inside: parentRecord, self.node(parent).type, stream.layout
        ).map { key, value in
            RMLField(
                key: UInt32(key.rawValue), property: type.property(key: UInt32(key.rawValue)),
                value: .number(.varuint, UInt64(value)), offset: node.offset)
        }
    }

    private func write(
        _ field: RMLField, of record: Int, _ stream: Stream, to file: inout RiveFile
    ) throws(MarkupError) {
        var value = field.value
        switch value {
        case .reference(let id):
            value = .number(.varuint, UInt64(try index(of: id, field, record, stream)))
        case .path(let items):
            var writer = ByteWriter()
            for item in items {
                switch item {
                case .number(let number): writer.varuint(UInt64(number))
                case .reference(let id): writer.varuint(UInt64(try pathIndex(of: id, field, stream)))
                }
            }
            value = .bytes(writer.bytes)
        case .number, .bytes, .unreadable, .absent: break
        }
        if !isExact, let property = field.property, let type = node(stream.order[record]).type,
            property.isDefault(value, in: type), !RMLNode.isNeeded(property)
        {
            return
        }
        switch value {
        case .number(let storage, let bits):
            file.appendField(
                key: field.key, storage: storage, low: UInt32(truncatingIfNeeded: bits),
                high: UInt32(truncatingIfNeeded: bits >> 32))
        case .bytes(let bytes): file.appendField(key: field.key, bytes: bytes)
        case .unreadable:
            file.appendField(key: field.key, storage: .unreadable, low: 0)
            file.abandonLastRecord()
        case .reference, .path, .absent: break
        }
    }

    // MARK: References

    private func target(
        _ id: ElementID, _ field: RMLField, _ stream: Stream, in artboard: Int? = nil
    ) throws(MarkupError) -> (node: Int, record: Int) {
        guard let index = ids[id] else {
            throw error("\(name(field)): no element has the id \(id)", at: field.offset)
        }
        let local = artboard.flatMap { interpolatorCopies[$0]?[index] } ?? index
        guard let record = stream.recordOf[local] else {
            throw error(
                "\(name(field)): the <\(node(index).name)> with the id \(id) is not of use here", at: field.offset)
        }
        return (local, record)
    }

    private func name(_ field: RMLField) -> String { field.property?.name ?? "key.\(field.key)" }

    private func index(
        of id: ElementID, _ field: RMLField, _ record: Int, _ stream: Stream
    ) throws(MarkupError) -> UInt32 {
        let node = stream.order[record]
        let space = space(of: field, node, stream)
        if space == IndexSpace.none {
            throw error(
                "\(name(field)) is a plain number: the runtime only reaches it through data binds", at: field.offset)
        }
        let artboard = space == .object ? artboard(of: node) : nil
        let target = try target(id, field, stream, in: artboard)
        let layout = stream.layout
        guard let space else {
            // What it counts in depends on what it is bound to: the one list that the target is in.
            if let index = layout.entries[target.record].listing?.index ?? layout.entries[target.record].objectID {
                return index
            }
            throw error("\(name(field)): nothing can refer to a <\(self.node(target.node).name)>", at: field.offset)
        }
        guard let index = layout.index(of: target.record, in: space) else {
            throw error(
                "\(name(field)) must name a thing of the kind '\(space.rawValue)', but \(id) is a "
                    + "<\(self.node(target.node).name)>", at: field.offset)
        }
        let found =
            space == .object
            ? layout.entries[target.record].artboard.map { StreamLayout.List(space: .object, owner: $0) }
            : layout.entries[target.record].listing?.list
        if !reachesElsewhere(field), let wanted = list(space, record, stream), found != wanted {
            throw error(
                "\(name(field)): the <\(self.node(target.node).name)> with the id \(id) belongs to another "
                    + "<\(wanted.owner.map { self.node(stream.order[$0]).name } ?? "file")>", at: field.offset)
        }
        return index
    }

    private func space(of field: RMLField, _ index: Int, _ stream: Stream) -> IndexSpace? {
        guard let property = field.property, let type = node(index).type else { return nil }
        guard property.key == PropertyKey.KeyFrameId.value else { return IndexSpace.of(property.key, in: type) }
        // A keyed id counts in whatever the keyed property counts in.
        guard let parent = node(index).parent, let key = stream.keyedProperties[parent],
            let target = Schema.property(key: key)
        else { return nil }
        return IndexSpace.of(target.key, in: target.owner)
    }

    /// References into nested artboards, whose lists are not those around the referring object.
    private func reachesElsewhere(_ field: RMLField) -> Bool {
        [PropertyKey.NestedAnimation.animationId, PropertyKey.NestedInput.inputId].contains {
            UInt32($0.rawValue) == field.key
        }
    }

    /// The list that a reference must be into, if that can be told.
    private func list(_ space: IndexSpace, _ record: Int, _ stream: Stream) -> StreamLayout.List? {
        guard space == .viewModelProperty else { return stream.layout.list(space, seenFrom: record) }
        guard let parent = node(stream.order[record]).parent, let instance = stream.recordOf[parent],
            let listing = stream.layout.entries[instance].listing, listing.list.space == .viewModelInstance
        else { return nil }
        return StreamLayout.List(space: .viewModelProperty, owner: listing.list.owner)
    }

    /// A path goes from a view model through its properties.
    private func pathIndex(of id: ElementID, _ field: RMLField, _ stream: Stream) throws(MarkupError) -> UInt32 {
        let target = try target(id, field, stream)
        if let index = stream.layout.index(of: target.record, in: .viewModel)
            ?? stream.layout.index(of: target.record, in: .viewModelProperty)
        {
            return index
        }
        throw error(
            "\(name(field)): a path goes through a view model and its properties, but \(id) is a "
                + "<\(node(target.node).name)>", at: field.offset)
    }
}

extension StreamLayout {
    /// The property whose value follows from where an object stands: the parent of a component, the view model of an
    /// instance.
    static func implied(
        _ record: Int, _ type: SchemaType, inside owner: Int, _ ownerType: SchemaType?, _ layout: StreamLayout
    ) -> (PropertyKey, UInt32)? {
        guard let ownerType else { return nil }
        if type == .viewModelInstance, let index = layout.index(of: owner, in: .viewModel) {
            return (PropertyKey.ViewModelInstance.viewModelId, index)
        }
        guard type.isA(.component), ownerType.isA(.component), layout.entries[record].objectID != nil,
            layout.entries[record].artboard == layout.entries[owner].artboard,
            let parent = layout.entries[owner].objectID
        else { return nil }
        return (PropertyKey.Component.parentId, parent)
    }
}

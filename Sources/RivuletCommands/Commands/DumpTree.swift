import RivuletFormat
import RivuletRuntime
import RivuletSchema

/// `dump --format tree`: one line an object, indented below its owner, with every property by name.
struct DumpTree {
    private let file: RiveFile
    /// Object ids within their artboards, and owners among the components, where import rules give them.
    private var objectIDs: [Int: Int] = [:]
    private var parents: [Int: Int] = [:]

    /// - Parameter document: the file, resolved; nil if it cannot be, then components are not nested in each other.
    init(_ file: RiveFile, document: Document?) {
        self.file = file
        guard let imports = document?.tables.imports else { return }
        for artboard in imports.artboards {
            for (id, row) in artboard.objects.indices.enumerated() {
                let object = imports.objects[row]
                guard object.record != ImportTables.none else { continue }
                objectIDs[Int(object.record)] = id
                guard !object.isEmpty, object.parent != ImportTables.none else { continue }
                let parent = imports.objects[Int(artboard.objects.start) + Int(object.parent)].record
                if parent != ImportTables.none { parents[Int(object.record)] = Int(parent) }
            }
        }
    }

    func write(to console: Console) {
        let style = console.style
        let width = "\(max(0, file.recordCount - 1))".count
        var nesting = Nesting(parents: parents)
        for record in file.recordIndices {
            let ordinal = Int(record.rawValue)
            let type = file.type(of: record)
            let depth = nesting.depth(of: ordinal, type)
            var line = style.faint(String(repeating: " ", count: width - "\(ordinal)".count) + "\(ordinal)") + "  "
            line += String(repeating: "  ", count: depth)
            line += style.name(type?.name ?? name(ofTypeKey: file.typeKey(of: record)))
            if let id = objectIDs[ordinal] { line += " #\(id)" }
            for (name, value) in properties(of: record, type) { line += "  \(style.faint(name + "=") + value)" }
            console.print(line)
        }
    }

    private func name(ofTypeKey key: UInt32) -> String {
        Schema.editorOnlyTypeName(key: key).map { "\($0)(editor only)" } ?? "type-\(key)"
    }

    private func properties(of record: RecordIndex, _ type: SchemaType?) -> [(String, String)] {
        let row = file.records[Int(record.rawValue)]
        return file.fields[Int(row.firstField)..<Int(row.endField)].map { field in
            let property = type?.property(key: field.key)
            let name = property?.name ?? Schema.property(key: field.key).map { "\($0)" } ?? "key-\(field.key)"
            return (name, text(of: field, property))
        }
    }

    private func text(of field: FieldRow, _ property: SchemaProperty?) -> String {
        switch field.storage {
        case .unreadable: return "(unreadable: of unknown kind)"
        case .float: return plain(Float(bitPattern: field.low))
        case .color: return hexadecimal(field.low).uppercased()
        case .bool: return field.low == 1 ? "true" : field.low == 0 ? "false" : "\(field.low)"
        case .lengthPrefixed:
            let bytes = file.payload[field.range]
            if property?.kind == .string { return "\"\(printable(String(decoding: bytes, as: UTF8.self)))\"" }
            return text(of: bytes, isIDList: property?.isIDList == true)
        case .varuint:
            switch property?.kind {
            case .int, .int16: return "\(Int32(bitPattern: field.runtimeBits(.int)))"
            default:
                if field.varuint == UInt64(UInt32.max) { return "none" }
                // Keys of properties, as key frames and data binds have them, with the name.
                let meant = property?.name == "propertyKey" ? Schema.property(key: field.low) : nil
                return "\(field.varuint)" + (meant.map { "(\($0.name))" } ?? "")
            }
        }
    }

    private func text(of bytes: ArraySlice<UInt8>, isIDList: Bool) -> String {
        if isIDList, let ids = Self.ids(in: bytes) { return "[\(ids.map { "\($0)" }.joined(separator: " "))]" }
        guard bytes.count <= 16 else { return "(\(count(bytes.count, "byte")))" }
        return "(" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined(separator: " ") + ")"
    }

    /// A list of ids is a sequence of varuints (chapter 01 §10.3); nil if the bytes are none.
    private static func ids(in bytes: ArraySlice<UInt8>) -> [UInt64]? {
        var ids: [UInt64] = []
        var value: UInt64 = 0
        var shift: UInt64 = 0
        for byte in bytes {
            guard shift < 63 else { return nil }
            value |= UInt64(byte & 0x7F) << shift
            shift += 7
            if byte & 0x80 == 0 {
                ids.append(value)
                value = 0
                shift = 0
            }
        }
        return shift == 0 ? ids : nil
    }
}

/// How deep each record stands: below the newest record of a type that can own it, components below their parent.
private struct Nesting {
    var parents: [Int: Int]
    private var depths: [Int] = []
    /// The newest record of each type that owns others.
    private var newest: [SchemaType: Int] = [:]

    init(parents: [Int: Int]) { self.parents = parents }

    /// Types and what owns them; the first match counts.
    private static let rules: [(type: SchemaType, owners: [SchemaType])] = [
        (.linearAnimation, [.artboard]), (.keyedObject, [.linearAnimation]), (.keyedProperty, [.keyedObject]),
        (.keyFrame, [.keyedProperty]), (.stateMachine, [.artboard]), (.stateMachineComponent, [.stateMachine]),
        (.layerState, [.stateMachineLayer]), (.blendAnimation, [.layerState]), (.stateTransition, [.layerState]),
        (.transitionCondition, [.stateTransition]), (.transitionComparator, [.transitionCondition]),
        (.stateMachineFireAction, [.stateTransition, .layerState]), (.listenerInputType, [.stateMachineListener]),
        (.listenerAction, [.stateMachineListener, .stateTransition, .layerState]),
        (.viewModelProperty, [.viewModel]), (.viewModelInstance, [.viewModel, .artboard]),
        (.viewModelInstanceValue, [.viewModelInstance]), (.viewModelInstanceListItem, [.viewModelInstanceValue]),
        (.dataEnumValue, [.dataEnum]), (.fileAssetContents, [.fileAsset]),
        (.dataConverterGroupItem, [.dataConverterGroup]), (.formulaToken, [.dataConverterFormula]),
    ]
    private static let owners = Set(rules.flatMap(\.owners))

    mutating func depth(of record: Int, _ type: SchemaType?) -> Int {
        var depth = 0
        if let parent = parents[record], parent < record {
            depth = depths[parent] + 1
        } else if let owner = owner(of: type) {
            depth = depths[owner] + 1
        }
        depths.append(depth)
        if let type {
            for owner in Self.owners where type.isA(owner) { newest[owner] = record }
        }
        return depth
    }

    private func owner(of type: SchemaType?) -> Int? {
        guard let type else { return depths.isEmpty ? nil : depths.count - 1 }
        if type == .artboard { return nil }
        if let rule = Self.rules.first(where: { type.isA($0.type) }) {
            return rule.owners.compactMap { newest[$0] }.max()
        }
        // What binds, and what is bound for it, belongs to the record before it.
        if type.isA(.dataBind) || type == .dataBindPath { return depths.isEmpty ? nil : depths.count - 1 }
        return type.isA(.component) ? newest[.artboard] : nil
    }
}

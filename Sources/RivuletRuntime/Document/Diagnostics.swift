import RivuletFormat
import RivuletSchema

extension Diagnostic {
    /// Everything that a file uses and this version does not do, or that the import rules passed over. Features of most
    /// objects first; then what the file itself gets wrong. O(size of the file).
    static func all(of file: RiveFile, _ imports: ImportTables) -> [Diagnostic] {
        var features = unsupportedFeatures(of: file)
        features.sort { ($1.objects, $0.feature) < ($0.objects, $1.feature) }
        return features + missingDefaults(of: file, imports) + unknownContent(of: file) + passedOver(by: imports, file)
    }

    private static func unsupportedFeatures(of file: RiveFile) -> [Diagnostic] {
        let features = UnsupportedFeature.all
        let byType = UnsupportedFeature.byType
        let withValues = UnsupportedFeature.withValues
        var counts = [Int](repeating: 0, count: features.count)
        for index in file.records.indices {
            let type = file.records[index].typeIndex
            guard type != RecordRow.unknownType else { continue }
            let feature = byType[Int(type)]
            if feature.concerned != UnsupportedFeature.none { counts[Int(feature.concerned)] += 1 }
            guard feature.hasValues else { continue }
            let schemaType = SchemaType(index: type)
            for position in withValues {
                let isConcerned = features[position].properties.contains { key in
                    schemaType.property(key: UInt32(key.rawValue)) != nil
                        && features[position].values.contains(file.uint(key, of: RecordIndex(index)))
                }
                if isConcerned { counts[position] += 1 }
            }
        }
        return features.indices.filter { counts[$0] > 0 }.map {
            Diagnostic(feature: features[$0].word, objects: counts[$0], message: features[$0].message)
        }
    }

    private static func missingDefaults(of file: RiveFile, _ imports: ImportTables) -> [Diagnostic] {
        let without = imports.artboards.filter { artboard in
            artboard.machines.count > 0
                && file.uint(.Artboard.defaultStateMachineId, of: RecordIndex(Int(artboard.record)))
                    >= UInt32(artboard.machines.count)
        }
        guard let first = without.first else { return [] }
        let name = file.string(.Component.name, of: RecordIndex(Int(first.record)))
        return [
            Diagnostic(
                feature: "default-machine", objects: without.count,
                message:
                    "No default state machine is set, so the first one plays\(place(["artboard \"\(name)\""], without.count))."
            )
        ]
    }

    /// What the schema does not know: kept, and without effect.
    private static func unknownContent(of file: RiveFile) -> [Diagnostic] {
        var types = UnknownKeys()
        var properties = UnknownKeys()
        var abandoned = 0
        for row in file.records {
            if !row.isTerminated {
                abandoned += 1
            } else if row.typeIndex == RecordRow.unknownType {
                types.add(row.typeKey)
            } else {
                for field in file.fields[Int(row.firstField)..<Int(row.endField)] where !field.isStored {
                    properties.add(field.key)
                }
            }
        }
        var diagnostics: [Diagnostic] = []
        if types.count > 0 {
            let names = types.first.map { key in
                let name = Schema.editorOnlyTypeName(key: key) ?? Schema.type(key: key)?.name
                return name.map { "\(key) (\($0))" } ?? "\(key)"
            }
            diagnostics.append(
                Diagnostic(
                    feature: "unknown-object", objects: types.count,
                    message: "Objects of types that this version does not know are kept in the file and do nothing: "
                        + "type \(types.list(names))."))
        }
        if properties.count > 0 {
            let names = properties.first.map { key in
                Schema.property(key: key).map { "\(key) (\($0))" } ?? "\(key)"
            }
            diagnostics.append(
                Diagnostic(
                    feature: "unknown-property", objects: properties.count,
                    message: "Properties that their object does not have are kept in the file and do nothing: "
                        + "key \(properties.list(names))."))
        }
        if abandoned > 0, let first = file.abandoned.first {
            diagnostics.append(
                Diagnostic(feature: "abandoned-record", objects: abandoned, message: first.description))
        }
        return diagnostics
    }

    private static func passedOver(by imports: ImportTables, _ file: RiveFile) -> [Diagnostic] {
        imports.notes.map { note in
            let record = RecordIndex(Int(note.record))
            let type = file.type(of: record).map { "\($0)" } ?? "object"
            let offset = file.offset(of: record)
            let place = offset > 0 ? "object \(note.record), byte \(offset)" : "object \(note.record)"
            let first = note.count > 1 ? "\(note.count) objects, first a \(type)" : "A \(type)"
            return Diagnostic(
                feature: "dropped-object", objects: note.count, message: "\(first) (\(place)): \(note.reason.clause).")
        }
    }

    /// ` (artboard "A")`, or ` (artboard "A" and 2 others)`.
    private static func place(_ names: [String], _ count: Int) -> String {
        let others = count - names.count
        return " (" + names.joined(separator: ", ")
            + (others == 0 ? "" : others == 1 ? " and 1 other" : " and \(others) others") + ")"
    }
}

/// Keys in order of first appearance; only the first few are kept, however many there are.
private struct UnknownKeys {
    var first: [UInt32] = []
    var count = 0
    private var hasMore = false
    private static let shown = 8

    mutating func add(_ key: UInt32) {
        count += 1
        guard !first.contains(key) else { return }
        if first.count < Self.shown { first.append(key) } else { hasMore = true }
    }

    func list(_ names: [String]) -> String { names.joined(separator: ", ") + (hasMore ? " and others" : "") }
}

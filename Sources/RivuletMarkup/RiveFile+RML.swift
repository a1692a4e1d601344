import RivuletFormat

/// A file built from RML, and what the builder has to say about it.
public struct BuiltFile: Sendable {
    /// The file; `serialized()` gives its bytes.
    public var file: RiveFile
    /// What was passed over or may be a mistake, with its place, in the order in which it was found; at most 100.
    public var notes: [MarkupError]
}

extension RiveFile {
    /// Builds a file from RML text (chapter 11; Documentation/RML.md).
    ///
    /// - Parameters:
    ///   - rml: the text, in UTF-8.
    ///   - load: reads a file named by a `file` attribute; nil for one that cannot be read. Names are as in the text:
    ///     making them relative to the document is the caller's business.
    /// - Throws: the first error, with line and column.
    public static func build(
        rml: [UInt8], load: ((String) -> [UInt8]?)? = nil
    ) throws(MarkupError) -> BuiltFile {
        var builder = RMLBuilder(text: rml, load: load)
        let file = try builder.build(rml)
        return BuiltFile(file: file, notes: builder.notes)
    }
}

extension RiveFile {
    /// The file as RML text that `build(rml:)` turns back into the same file, byte for byte.
    ///
    /// - Throws: what RML cannot express: numbers in other than their shortest encoding. `json()` can.
    public func rml() throws(MarkupError) -> String {
        if header.irregularBytes != nil {
            throw .object("RML cannot express this file: its header has numbers that are not in their shortest form")
        }
        if let odd = oddRecords.first {
            throw .object("RML cannot express object \(odd.record): its type key or end is not in its shortest form")
        }
        if let index = fields.firstIndex(where: \.isOverlong) {
            let record = records.firstIndex { Int($0.endField) > index } ?? 0
            throw .object(
                "RML cannot express object \(record): property \(fields[index].key) is not in its shortest form")
        }
        var dumper = RMLDumper(self)
        // A document in the builder's own order is nicer to edit; most files of exporters store defaults and so need
        // the exact form.
        if !storesDefaults {
            let text = dumper.document(exact: false)
            if let built = try? Self.build(rml: Array(text.utf8)), built.file == self { return text }
        }
        let text = dumper.document(exact: true)
        let built: RiveFile
        do throws(MarkupError) { built = try Self.build(rml: Array(text.utf8)).file } catch {
            throw .object("RML cannot express this file: \(error.message)")
        }
        guard built == self else { throw .object("RML cannot express this file: \(difference(from: built))") }
        return text
    }

    private var storesDefaults: Bool {
        for index in recordIndices {
            guard let type = type(of: index) else { continue }
            let row = records[Int(index.rawValue)]
            for field in fields[Int(row.firstField)..<Int(row.endField)] {
                guard let property = type.property(key: field.key), property.isStored, !RMLNode.isNeeded(property)
                else {
                    continue
                }
                if property.isDefault(FieldValue(field, in: self), in: type) { return true }
            }
        }
        return false
    }

    /// Where two files differ first.
    private func difference(from other: RiveFile) -> String {
        if header != other.header { return "the header would differ" }
        for (left, right) in zip(recordIndices, other.recordIndices) where typeKey(of: left) != typeKey(of: right) {
            return "object \(left.rawValue) would have type \(other.typeKey(of: right)) instead of \(typeKey(of: left))"
        }
        if recordCount != other.recordCount { return "it has \(recordCount) objects, not \(other.recordCount)" }
        for (record, (left, right)) in zip(records, other.records).enumerated() {
            let fields = fields[Int(left.firstField)..<Int(left.endField)]
            let others = other.fields[Int(right.firstField)..<Int(right.endField)]
            guard fields.count == others.count else { return "object \(record) would have \(others.count) properties" }
            for (field, found) in zip(fields, others)
            where field.key != found.key || FieldValue(field, in: self) != FieldValue(found, in: other) {
                return "property \(field.key) of object \(record) would differ"
            }
        }
        return "its objects would differ"
    }
}

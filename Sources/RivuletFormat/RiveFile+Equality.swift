extension RiveFile: Equatable {
    /// Whether two files have the same header and the same records with the same fields, and so the same bytes,
    /// wherever their tables keep them.
    public static func == (left: RiveFile, right: RiveFile) -> Bool {
        guard left.header == right.header, left.records.count == right.records.count,
            left.fields.count == right.fields.count, left.oddRecords.count == right.oddRecords.count
        else { return false }
        for (a, b) in zip(left.records, right.records) {
            guard a.typeKey == b.typeKey, a.isTerminated == b.isTerminated,
                a.endField - a.firstField == b.endField - b.firstField
            else { return false }
            for offset in 0..<Int(a.endField - a.firstField) {
                let isEqual = left.isEqual(
                    left.fields[Int(a.firstField) + offset], right.fields[Int(b.firstField) + offset], in: right)
                if !isEqual { return false }
            }
        }
        return zip(left.oddRecords, right.oddRecords).allSatisfy { a, b in
            a.record == b.record && left.payload[a.typeKey.range] == right.payload[b.typeKey.range]
                && left.payload[a.terminator.range] == right.payload[b.terminator.range]
        }
    }

    private func isEqual(_ field: FieldRow, _ other: FieldRow, in file: RiveFile) -> Bool {
        guard field.key == other.key, field.storage == other.storage, field.isOverlong == other.isOverlong else {
            return false
        }
        if field.isOverlong { return payload[encodedRange(of: field)] == file.payload[file.encodedRange(of: other)] }
        if field.storage == .lengthPrefixed { return payload[field.range] == file.payload[other.range] }
        return field.varuint == other.varuint
    }
}

extension RiveFile {
    /// Reads a file, gzip-compressed or not.
    ///
    /// The tables take at most some twenty times the file's size, for files made of the shortest records; a tenth of
    /// that is typical. Time is linear in the size. Source: chapter 01 §2–§4.
    ///
    /// - Throws: what is wrong, at which byte offset and in which object. Unknown types and properties are not errors:
    ///   they are kept, and what had to be passed over is in `abandoned`.
    public init(bytes: [UInt8], limits: ReadLimits = ReadLimits()) throws(FormatError) {
        // Offsets are kept in 32 bits.
        let maximum = min(limits.bytes, Int(UInt32.max))
        let source = Self.isGzip(bytes) ? try gunzip(bytes, maximum: maximum) : bytes
        guard source.count <= maximum else {
            throw FormatError(
                .limitExceeded(limit: "bytes", value: source.count, maximum: maximum), offset: maximum)
        }
        var cursor = ByteCursor(source.span)
        header = try FileHeader(parsing: &cursor, limits: limits)
        var reader = RecordReader(header: header, limits: limits)
        try reader.read(cursor)
        records = reader.records
        fields = reader.fields
        oddRecords = reader.oddRecords
        payload = source
    }

    /// Whether `bytes` are gzip-compressed.
    public static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

    /// What the reader passed over as the reference runtime does, in file order: records abandoned at a property whose
    /// kind neither the schema nor the table of contents gives. Empty for healthy files. O(number of records).
    public var abandoned: [FormatError] {
        records.indices.compactMap { index in
            let row = records[index]
            guard !row.isTerminated, row.endField > row.firstField else { return nil }
            let field = fields[Int(row.endField) - 1]
            return FormatError(
                .unknownPropertyKind, offset: Int(field.offset), object: index, typeKey: row.typeKey,
                propertyKey: field.key)
        }
    }
}

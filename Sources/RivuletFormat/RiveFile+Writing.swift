extension RiveFile {
    /// The file as bytes. A file that was read gives the bytes it was read from; what was built is written in the
    /// shortest encoding.
    public func serialized() -> [UInt8] {
        var writer = ByteWriter(capacity: payload.count + 64)
        header.write(to: &writer)
        var odd = 0
        for (index, record) in records.enumerated() {
            var oddRow: OddRecordRow?
            if odd < oddRecords.count, Int(oddRecords[odd].record) == index {
                oddRow = oddRecords[odd]
                odd += 1
            }
            if let source = oddRow?.typeKey, !source.range.isEmpty {
                writer.raw(payload[source.range])
            } else {
                writer.signed(record.typeKey)
            }
            for field in fields[Int(record.firstField)..<Int(record.endField)] { write(field, to: &writer) }
            guard record.isTerminated else { continue }
            if let source = oddRow?.terminator, !source.range.isEmpty {
                writer.raw(payload[source.range])
            } else {
                writer.varuint(0)
            }
        }
        return writer.bytes
    }

    private func write(_ field: FieldRow, to writer: inout ByteWriter) {
        if field.isOverlong {
            writer.raw(payload[encodedRange(of: field)])
            return
        }
        writer.varuint(UInt64(field.key))
        switch field.storage {
        case .varuint: writer.varuint(field.varuint)
        case .lengthPrefixed: writer.lengthPrefixed(payload[field.range])
        case .float, .color: writer.word(field.low)
        case .bool: writer.byte(UInt8(truncatingIfNeeded: field.low))
        case .unreadable: break
        }
    }

    /// Where a field's key and value lie in `payload`.
    ///
    /// - Precondition: the field `isOverlong`, or was read from a file.
    package func encodedRange(of field: FieldRow) -> Range<Int> {
        let start = Int(field.offset)
        var end = Self.varuintEnd(in: payload, from: start)
        switch field.storage {
        case .varuint: end = Self.varuintEnd(in: payload, from: end)
        case .lengthPrefixed: end = field.range.upperBound
        case .float, .color: end += 4
        case .bool: end += 1
        case .unreadable: break
        }
        return start..<end
    }

    private static func varuintEnd(in bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while bytes[end] >= 0x80 { end += 1 }
        return end + 1
    }
}

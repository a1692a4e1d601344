extension RiveFile {
    /// Appends a field to the last record, written as in `encoding`: its key and its value. For text forms that keep
    /// over-long numbers of a file.
    ///
    /// - Precondition: there is a record.
    /// - Returns: false, with nothing appended, if `encoding` is not exactly one key and one value of this storage.
    package mutating func appendField(encoding: [UInt8], storage: FieldStorage) -> Bool {
        guard let (key, value) = Self.decode(encoding, storage) else { return false }
        let start = payload.count
        payload.append(contentsOf: encoding)
        switch value {
        case .number(let number):
            appendField(
                key: key, storage: storage, low: UInt32(truncatingIfNeeded: number),
                high: UInt32(truncatingIfNeeded: number >> 32))
        case .bytes(let range):
            appendField(
                key: key, storage: storage, low: UInt32(start + range.lowerBound), high: UInt32(range.count))
        }
        fields[fields.count - 1].isOverlong = true
        fields[fields.count - 1].offset = UInt32(start)
        return true
    }

    /// Gives the last record's type key or terminator an encoding of its own; an empty one stands for the shortest.
    ///
    /// - Precondition: there is a record.
    /// - Returns: false, with nothing changed, if these are not encodings of that type key and of 0.
    package mutating func encodeLastRecord(typeKey: [UInt8], terminator: [UInt8]) -> Bool {
        guard typeKey.isEmpty || Self.decode(typeKey) == records[records.count - 1].typeKey,
            terminator.isEmpty || Self.decode(terminator) == 0
        else { return false }
        var row = OddRecordRow(record: UInt32(records.count - 1))
        row.typeKey = appendPayload(typeKey)
        row.terminator = appendPayload(terminator)
        if !row.isEmpty { oddRecords.append(row) }
        return true
    }

    private mutating func appendPayload(_ bytes: [UInt8]) -> PayloadSlice {
        payload.append(contentsOf: bytes)
        return PayloadSlice(payload.count - bytes.count..<payload.count)
    }

    private enum DecodedValue {
        case number(UInt64)
        case bytes(Range<Int>)
    }

    private static func decode(_ encoding: [UInt8], _ storage: FieldStorage) -> (UInt32, DecodedValue)? {
        var cursor = ByteCursor(encoding.span)
        do throws(FormatError) {
            let key = try cursor.unsigned(bits: 16)
            let value: DecodedValue
            switch storage {
            case .varuint: value = .number(try cursor.varuint())
            case .float, .color: value = .number(UInt64(try cursor.word()))
            case .bool: value = .number(UInt64(try cursor.byte()))
            case .unreadable: value = .number(0)
            case .lengthPrefixed:
                value = .bytes(try cursor.lengthPrefixed(limit: "encoding", maximum: encoding.count))
            }
            return key != 0 && cursor.isAtEnd ? (key, value) : nil
        } catch {
            return nil
        }
    }

    private static func decode(_ encoding: [UInt8]) -> UInt32? {
        var cursor = ByteCursor(encoding.span)
        guard let number = try? cursor.signed(), cursor.isAtEnd else { return nil }
        return number
    }
}

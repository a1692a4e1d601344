import RivuletSchema

/// Reads the object stream into flat tables (chapter 01 §3 and §4).
struct RecordReader {
    private(set) var records: [RecordRow] = []
    private(set) var fields: [FieldRow] = []
    private(set) var oddRecords: [OddRecordRow] = []

    private let limits: ReadLimits
    private let rules = PropertyRule.all
    private let typeIndexByKey = ConcreteTypes.indexByKey
    /// Wire types from the table of contents, of keys that the schema does not have.
    private let declared: [UInt32: WireType]

    init(header: FileHeader, limits: ReadLimits) {
        self.limits = limits
        var declared: [UInt32: WireType] = [:]
        for entry in header.tableOfContents {
            let isKnown = Int(entry.key) < rules.count && rules[Int(entry.key)].storage != .unreadable
            if !isKnown && entry.key <= 0xFFFF { declared[entry.key] = entry.wireType }
        }
        self.declared = declared
    }

    /// Reads records until the data ends.
    mutating func read(_ cursor: inout ByteCursor) throws(FormatError) {
        // Typical records have two properties of four bytes; short files grow no table, long ones a few times.
        records.reserveCapacity(min(cursor.available / 10 + 1, 4096))
        fields.reserveCapacity(min(cursor.available / 5 + 1, 8192))
        var typeKey: UInt32?
        var propertyKey: UInt32?
        do throws(FormatError) {
            while !cursor.isAtEnd {
                typeKey = nil
                guard records.count < limits.objects else {
                    throw limit("objects", value: records.count + 1, limits.objects, at: cursor.offset)
                }
                try readRecord(&cursor, &typeKey, &propertyKey)
            }
        } catch {
            var error = error
            error.object = records.count
            error.typeKey = typeKey
            error.propertyKey = propertyKey
            throw error
        }
    }

    @inline(__always)
    private mutating func readRecord(
        _ cursor: inout ByteCursor, _ typeKey: inout UInt32?, _ propertyKey: inout UInt32?
    ) throws(FormatError) {
        let start = cursor.offset
        let firstField = fields.count
        let key = try cursor.signed()
        typeKey = key
        var odd = OddRecordRow(record: UInt32(records.count))
        if cursor.sawOverlong { odd.typeKey = .init(start..<cursor.offset) }
        let typeIndex = Int(key) < typeIndexByKey.count ? typeIndexByKey[Int(key)] : RecordRow.unknownType

        var isTerminated = true
        while true {
            cursor.sawOverlong = false
            let keyStart = cursor.offset
            let key = try cursor.unsigned(bits: 16)
            if key == 0 {
                if cursor.sawOverlong { odd.terminator = .init(keyStart..<cursor.offset) }
                break
            }
            propertyKey = key
            guard fields.count < limits.properties else {
                throw limit("properties", value: fields.count + 1, limits.properties, at: keyStart)
            }
            let field = try readField(key, at: keyStart, typeIndex, &cursor)
            fields.append(field)
            propertyKey = nil
            if field.storage == .unreadable {
                isTerminated = false
                break
            }
        }
        cursor.sawOverlong = false
        if !odd.isEmpty { oddRecords.append(odd) }
        records.append(
            RecordRow(
                typeKey: key, typeIndex: typeIndex, isTerminated: isTerminated,
                firstField: UInt32(truncatingIfNeeded: firstField), endField: UInt32(truncatingIfNeeded: fields.count),
                offset: UInt32(truncatingIfNeeded: start)))
    }

    @inline(__always)
    private func readField(
        _ key: UInt32, at start: Int, _ typeIndex: UInt16, _ cursor: inout ByteCursor
    ) throws(FormatError) -> FieldRow {
        var rule = Int(key) < rules.count ? rules[Int(key)] : PropertyRule.unknown
        if rule.storage == .unreadable { rule.storage = declaredStorage(key) }
        var field = FieldRow(
            key: key, storage: rule.storage, isStored: rule.firstOwner <= typeIndex && typeIndex < rule.endOwner,
            isOverlong: false, offset: UInt32(truncatingIfNeeded: start), low: 0, high: 0)
        switch rule.storage {
        case .varuint:
            if field.isStored {
                field.low = try cursor.unsigned(bits: 32)
            } else {
                let value = try cursor.varuint()
                field.low = UInt32(truncatingIfNeeded: value)
                field.high = UInt32(truncatingIfNeeded: value >> 32)
            }
        case .float, .color:
            field.low = try cursor.word()
        case .bool:
            // A bool that the type does not store is passed over as the one byte it is; the reference runtime passes
            // over nothing and reads on misaligned, which no known file depends on.
            field.low = UInt32(try cursor.byte())
        case .lengthPrefixed:
            let range =
                rule.isString
                ? try cursor.lengthPrefixed(limit: "stringBytes", maximum: limits.stringBytes)
                : try cursor.lengthPrefixed(limit: "blobBytes", maximum: limits.blobBytes)
            field.low = UInt32(truncatingIfNeeded: range.lowerBound)
            field.high = UInt32(truncatingIfNeeded: range.count)
        case .unreadable:
            break
        }
        field.isOverlong = cursor.sawOverlong
        return field
    }

    @inline(never)
    private func declaredStorage(_ key: UInt32) -> FieldStorage {
        switch declared[key] {
        case .varuint: .varuint
        case .lengthPrefixed: .lengthPrefixed
        case .float: .float
        case .color: .color
        case nil: .unreadable
        }
    }

    private func limit(_ name: String, value: Int, _ maximum: Int, at offset: Int) -> FormatError {
        FormatError(.limitExceeded(limit: name, value: value, maximum: maximum), offset: offset)
    }
}

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

    /// Reads records from the cursor until the data ends.
    mutating func read(_ source: consuming ByteCursor) throws(FormatError) {
        // Working on local values keeps them in registers: measured, a third of the time.
        var cursor = source
        var records: [RecordRow] = []
        var fields: [FieldRow] = []
        // A typical record takes twelve bytes, a property five; the tables of long files grow a few times.
        records.reserveCapacity(min(cursor.available / 10 + 1, 16_384))
        fields.reserveCapacity(min(cursor.available / 4 + 1, 32_768))
        var typeKey: UInt32?
        var propertyKey: UInt32 = 0
        do throws(FormatError) {
            while !cursor.isAtEnd {
                typeKey = nil
                let start = cursor.offset
                guard records.count < limits.objects else {
                    throw limit("objects", value: records.count + 1, limits.objects, at: start)
                }
                let firstField = fields.count
                let type = try cursor.signed()
                typeKey = type
                let typeEnd = cursor.offset
                let isTypeOverlong = cursor.sawOverlong
                let typeIndex = Int(type) < typeIndexByKey.count ? typeIndexByKey[Int(type)] : RecordRow.unknownType

                var isTerminated = true
                var terminatorStart = 0
                while true {
                    cursor.sawOverlong = false
                    let keyStart = cursor.offset
                    propertyKey = try cursor.unsigned(bits: 16)
                    if propertyKey == 0 {
                        terminatorStart = keyStart
                        break
                    }
                    guard fields.count < limits.properties else {
                        throw limit("properties", value: fields.count + 1, limits.properties, at: keyStart)
                    }
                    let field = try readField(propertyKey, at: keyStart, typeIndex, &cursor)
                    fields.append(field)
                    propertyKey = 0
                    if field.storage == .unreadable {
                        isTerminated = false
                        cursor.sawOverlong = false
                        break
                    }
                }
                if isTypeOverlong || cursor.sawOverlong {
                    var odd = OddRecordRow(record: UInt32(truncatingIfNeeded: records.count))
                    if isTypeOverlong { odd.typeKey = PayloadSlice(start..<typeEnd) }
                    if cursor.sawOverlong { odd.terminator = PayloadSlice(terminatorStart..<cursor.offset) }
                    oddRecords.append(odd)
                    cursor.sawOverlong = false
                }
                records.append(
                    RecordRow(
                        typeKey: type, typeIndex: typeIndex, isTerminated: isTerminated,
                        firstField: UInt32(truncatingIfNeeded: firstField),
                        endField: UInt32(truncatingIfNeeded: fields.count),
                        offset: UInt32(truncatingIfNeeded: start)))
            }
        } catch {
            var error = error
            error.object = records.count
            error.typeKey = typeKey
            error.propertyKey = propertyKey == 0 ? nil : propertyKey
            throw error
        }
        self.records = records
        self.fields = fields
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

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
        // Local values and one loop, so that all of it stays in registers: a quarter of the time, measured.
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
                    var rule = Int(propertyKey) < rules.count ? rules[Int(propertyKey)] : PropertyRule.unknown
                    if rule.storage == .unreadable { rule.storage = declaredStorage(propertyKey) }
                    let isStored = rule.firstOwner <= typeIndex && typeIndex < rule.endOwner
                    let value = try cursor.value(rule, isStored: isStored, limits)
                    fields.append(
                        FieldRow(
                            key: propertyKey, storage: rule.storage, isStored: isStored, isOverlong: cursor.sawOverlong,
                            offset: UInt32(truncatingIfNeeded: keyStart),
                            low: UInt32(truncatingIfNeeded: value), high: UInt32(truncatingIfNeeded: value >> 32)))
                    propertyKey = 0
                    if rule.storage == .unreadable {
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

extension ByteCursor {
    /// Reads or passes over one property value. The result is the row's number, or the start and length of its payload
    /// in the low and high half (see `FieldRow`).
    @inline(__always)
    fileprivate mutating func value(
        _ rule: PropertyRule, isStored: Bool, _ limits: ReadLimits
    ) throws(FormatError) -> UInt64 {
        switch rule.storage {
        case .varuint:
            return isStored ? UInt64(try unsigned(bits: 32)) : try varuint()
        case .float, .color:
            return UInt64(try word())
        case .bool:
            // A bool that the type does not store is passed over as the one byte it is; the reference runtime passes
            // over nothing and reads on misaligned, which no known file depends on.
            return UInt64(try byte())
        case .lengthPrefixed:
            let range = try lengthPrefixed(
                limit: rule.isString ? "stringBytes" : "blobBytes",
                maximum: rule.isString ? limits.stringBytes : limits.blobBytes)
            return UInt64(range.count) << 32 | UInt64(range.lowerBound)
        case .unreadable:
            return 0
        }
    }
}

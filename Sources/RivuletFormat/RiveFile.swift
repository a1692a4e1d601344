import RivuletSchema

/// Position of a record in a file's object stream, counted from 0.
public struct RecordIndex: Hashable, Sendable, BitwiseCopyable, Comparable {
    /// The position.
    public var rawValue: UInt32

    /// The record at this position.
    @inlinable public init(_ rawValue: Int) { self.rawValue = UInt32(truncatingIfNeeded: rawValue) }

    /// Orders records as they stand in the file.
    @inlinable public static func < (left: RecordIndex, right: RecordIndex) -> Bool { left.rawValue < right.rawValue }
}

/// A `.riv` file as its header and records, with nothing interpreted and nothing lost: unknown types and unknown
/// properties are kept, and writing a file that was read gives the same bytes.
///
/// The records lie in flat tables. Strings and other length-prefixed payloads stay in `payload` as ranges, so that a
/// file of many objects costs three allocations. Source: chapter 01 §1–§4 of the specification.
public struct RiveFile: Sendable {
    /// Fingerprint, versions and table of contents.
    public var header: FileHeader

    /// Bytes that fields of wire type `lengthPrefixed` point into: the file as it was read, then what was appended.
    package internal(set) var payload: [UInt8]
    package internal(set) var records: [RecordRow]
    package internal(set) var fields: [FieldRow]
    /// Records whose type key or terminator was not written in its shortest form, in file order. Healthy files have none.
    package internal(set) var oddRecords: [OddRecordRow] = []

    /// A file without records.
    public init(header: FileHeader = FileHeader()) {
        self.header = header
        payload = []
        records = []
        fields = []
    }
}

/// One record: its type and a range of fields.
package struct RecordRow: Sendable, BitwiseCopyable {
    package var typeKey: UInt32
    /// `SchemaType.index`, or `RecordRow.unknownType` for types that have no run-time object.
    package var typeIndex: UInt16
    /// False where reading stopped inside the record at a key of unknown kind: the last field is that key.
    package var isTerminated: Bool
    package var firstField: UInt32
    package var endField: UInt32
    /// Absolute offset of the record's first byte; 0 for records that were not read.
    package var offset: UInt32

    package static let unknownType: UInt16 = 0xFFFF
}

/// One property value of one record, 20 bytes.
package struct FieldRow: Sendable, BitwiseCopyable {
    package var key: UInt32
    package var storage: FieldStorage
    /// Whether the record's type stores this property (else it was skipped: chapter 01 §4).
    package var isStored: Bool
    /// Whether the key or value was not written in its shortest form; the writer then copies the source bytes.
    package var isOverlong: Bool
    /// Absolute offset of the key's first byte; 0 for fields that were not read.
    package var offset: UInt32
    /// Varuint: the low half. Float, colour: the bits. Bool: the byte. Length-prefixed: where the payload starts.
    package var low: UInt32
    /// Varuint: the high half. Length-prefixed: how many bytes.
    package var high: UInt32

    package var varuint: UInt64 { UInt64(high) << 32 | UInt64(low) }
    package var range: Range<Int> { Int(low)..<Int(low) + Int(high) }
}

/// The source bytes of a record's type key and terminator where these were not written in their shortest form.
package struct OddRecordRow: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var typeKey = PayloadSlice()
    package var terminator = PayloadSlice()

    package var isEmpty: Bool { typeKey.count == 0 && terminator.count == 0 }
}

/// A few bytes of a file's `payload`; none where the shortest form is meant.
package struct PayloadSlice: Sendable, BitwiseCopyable {
    package var start: UInt32 = 0
    package var count: UInt32 = 0

    package init() {}

    package init(_ range: Range<Int>) {
        start = UInt32(truncatingIfNeeded: range.lowerBound)
        count = UInt32(truncatingIfNeeded: range.count)
    }

    package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// How a field's value lies in the file.
package enum FieldStorage: UInt8, Sendable, BitwiseCopyable {
    case varuint = 0
    case lengthPrefixed = 1
    case float = 2
    case color = 3
    /// One raw byte.
    case bool = 4
    /// A key without a value, where reading the record had to stop.
    case unreadable = 5
}

// MARK: - Reading values

extension RiveFile {
    /// The number of records.
    public var recordCount: Int { records.count }

    /// All records, in file order.
    public var recordIndices: [RecordIndex] { records.indices.map { RecordIndex($0) } }

    /// The type key of a record as it stands in the file.
    public func typeKey(of record: RecordIndex) -> UInt32 { records[Int(record.rawValue)].typeKey }

    /// The type of a record, nil where the runtime has no objects of it: keys that the schema does not know, abstract
    /// types and editor-only types.
    public func type(of record: RecordIndex) -> SchemaType? {
        let index = records[Int(record.rawValue)].typeIndex
        return index == RecordRow.unknownType ? nil : SchemaType(index: index)
    }

    /// Absolute offset in bytes of a record's first byte, 0 for a record that was not read from a file.
    public func offset(of record: RecordIndex) -> Int { Int(records[Int(record.rawValue)].offset) }

    /// The field which decides a stored property of a record: the last one with that key.
    package func field(_ key: PropertyKey, of record: RecordIndex) -> FieldRow? {
        let row = records[Int(record.rawValue)]
        var index = Int(row.endField)
        while index > Int(row.firstField) {
            index -= 1
            if fields[index].key == UInt32(key.rawValue), fields[index].isStored { return fields[index] }
        }
        return nil
    }

    /// Whether a record carries this property.
    public func has(_ key: PropertyKey, in record: RecordIndex) -> Bool { field(key, of: record) != nil }

    /// A scalar property as the runtime's 32 bits: unsigned as they are (narrow kinds truncated), signed in two's
    /// complement, bools 0 or 1, floats as their bit pattern, colours as 0xAARRGGBB. The schema's default where the
    /// record does not carry it, 0 where its type does not have it.
    public func bits(_ key: PropertyKey, of record: RecordIndex) -> UInt32 {
        guard let type = type(of: record), let property = type.property(key: UInt32(key.rawValue)) else { return 0 }
        return bits(property, of: record, type: type)
    }

    package func bits(_ property: SchemaProperty, of record: RecordIndex, type: SchemaType) -> UInt32 {
        guard let field = field(property.key, of: record) else { return property.defaultBits(in: type) }
        return field.runtimeBits(property.kind)
    }

    /// An unsigned property, id or enum value.
    public func uint(_ key: PropertyKey, of record: RecordIndex) -> UInt32 { bits(key, of: record) }
    /// A float property.
    public func float(_ key: PropertyKey, of record: RecordIndex) -> Float { Float(bitPattern: bits(key, of: record)) }
    /// A bool property.
    public func bool(_ key: PropertyKey, of record: RecordIndex) -> Bool { bits(key, of: record) != 0 }

    /// Where a string or bytes property lies in `payload`; empty where the record does not carry it.
    package func payloadRange(_ key: PropertyKey, of record: RecordIndex) -> Range<Int> {
        guard let field = field(key, of: record), field.storage == .lengthPrefixed else { return 0..<0 }
        return field.range
    }

    /// A bytes property.
    public func bytes(_ key: PropertyKey, of record: RecordIndex) -> [UInt8] {
        Array(payload[payloadRange(key, of: record)])
    }

    /// A string property; bytes that are not UTF-8 are replaced. The schema's default where the record does not carry it.
    public func string(_ key: PropertyKey, of record: RecordIndex) -> String {
        guard let field = field(key, of: record), field.storage == .lengthPrefixed else {
            return Schema.property(key: UInt32(key.rawValue))?.defaultString ?? ""
        }
        return String(decoding: payload[field.range], as: UTF8.self)
    }
}

extension FieldRow {
    /// The value as the runtime stores it (chapter 01 §1).
    package func runtimeBits(_ kind: FieldKind) -> UInt32 {
        switch kind {
        case .uint, .color, .double: low
        case .uint8: low & 0xFF
        case .uint16: low & 0xFFFF
        case .int: UInt32(bitPattern: Self.zigzag(low))
        case .int16: UInt32(bitPattern: Int32(Int16(truncatingIfNeeded: Self.zigzag(low))))
        case .bool: low == 1 ? 1 : 0
        case .string, .bytes, .callback: 0
        }
    }

    package static func zigzag(_ value: UInt32) -> Int32 {
        Int32(bitPattern: value >> 1) ^ -Int32(bitPattern: value & 1)
    }
}

// MARK: - Building

extension RiveFile {
    /// Appends an empty record of the type with this key; fields that are appended next belong to it.
    @discardableResult
    public mutating func appendRecord(typeKey: UInt32) -> RecordIndex {
        let type = Schema.type(key: typeKey)
        records.append(
            RecordRow(
                typeKey: typeKey,
                typeIndex: type.map { $0.isAbstract ? RecordRow.unknownType : $0.index }
                    ?? RecordRow.unknownType,
                isTerminated: true, firstField: UInt32(fields.count), endField: UInt32(fields.count), offset: 0))
        return RecordIndex(records.count - 1)
    }

    /// Appends a field to the last record.
    ///
    /// - Precondition: there is a record.
    package mutating func appendField(key: UInt32, storage: FieldStorage, low: UInt32, high: UInt32 = 0) {
        let type = records[records.count - 1].typeIndex
        let property =
            type == RecordRow.unknownType ? nil : SchemaType(index: type).property(key: key)
        fields.append(
            FieldRow(
                key: key, storage: storage, isStored: property?.isStored ?? false, isOverlong: false, offset: 0,
                low: low, high: high))
        records[records.count - 1].endField = UInt32(fields.count)
    }

    /// Says that reading stopped in the last record at a key of unknown kind, which is its last field.
    ///
    /// - Precondition: there is a record, and its last field is `unreadable`.
    package mutating func abandonLastRecord() { records[records.count - 1].isTerminated = false }

    /// Appends a length-prefixed field to the last record.
    package mutating func appendField(key: UInt32, bytes: some Sequence<UInt8>) {
        let start = payload.count
        payload.append(contentsOf: bytes)
        appendField(
            key: key, storage: .lengthPrefixed, low: UInt32(start), high: UInt32(payload.count - start))
    }
}

import RivuletFormat
import RivuletSchema

// One object of the JSON form: [type, {property: value, …}] and, where needed, a third member {"encoding": …}.

// MARK: - Writing

extension RiveFile {
    func objectsJSON() -> [JSONValue] {
        var odd = oddRecords[...]
        return recordIndices.map { index in
            objectJSON(index, odd: odd.first?.record == index.rawValue ? odd.removeFirst() : nil)
        }
    }

    private func objectJSON(_ index: RecordIndex, odd: OddRecordRow?) -> JSONValue {
        let row = records[Int(index.rawValue)]
        let type = type(of: index)
        var members: [JSONValue.Member] = []
        var counts: [UInt32: Int] = [:]
        for field in fields[Int(row.firstField)..<Int(row.endField)] {
            counts[field.key, default: 0] += 1
            let count = counts[field.key, default: 1]
            // A property that is there twice goes by its key, with a number to keep the names apart.
            if count == 1, !field.isOverlong, let property = type?.property(key: field.key), property.isStored,
                let value = plainJSON(field, property)
            {
                members.append(.init(property.name, value))
            } else {
                members.append(.init(count == 1 ? "#\(field.key)" : "#\(field.key).\(count)", rawJSON(field)))
            }
        }
        var items: [JSONValue] = [type.map { .string($0.name) } ?? .int(row.typeKey), .object(members)]
        if let odd {
            items.append(
                .object([
                    .init("typeKey", .string(ByteText.hex(Array(payload[odd.typeKey.range])))),
                    .init("terminator", .string(ByteText.hex(Array(payload[odd.terminator.range])))),
                ]))
        }
        return .array(items)
    }

    /// The value in the form of its kind; nil if that cannot hold it.
    private func plainJSON(_ field: FieldRow, _ property: SchemaProperty) -> JSONValue? {
        guard field.storage == property.storage else { return nil }
        switch property.kind {
        case .uint, .uint8, .uint16: return .int(field.varuint)
        case .int, .int16: return field.high == 0 ? .int(FieldRow.zigzag(field.low)) : nil
        case .bool: return field.low > 1 ? nil : .bool(field.low == 1)
        case .color: return .string(ByteText.hex(field.low))
        case .double:
            let value = Float(bitPattern: field.low)
            return value.isFinite && field.low != 0x8000_0000
                ? .float(value) : .object([.init("bits", .string(ByteText.hex(field.low)))])
        case .string:
            let bytes = Array(payload[field.range])
            let text = String(decoding: bytes, as: UTF8.self)
            return text.utf8.elementsEqual(bytes) ? .string(text) : Self.bytesJSON(bytes)
        case .bytes: return Self.bytesJSON(Array(payload[field.range]))
        case .callback: return nil
        }
    }

    private static func bytesJSON(_ bytes: [UInt8]) -> JSONValue {
        bytes.count <= 64
            ? .object([.init("hex", .string(ByteText.hex(bytes)))])
            : .object([.init("base64", .string(ByteText.base64(bytes)))])
    }

    private func rawJSON(_ field: FieldRow) -> JSONValue {
        if field.isOverlong {
            let encoding = ByteText.hex(Array(payload[encodedRange(of: field)]))
            return .object([
                .init("encoding", .string(encoding)), .init("as", .string(Self.rawNames[Int(field.storage.rawValue)])),
            ])
        }
        let name = Self.rawNames[Int(field.storage.rawValue)]
        switch field.storage {
        case .varuint: return .object([.init(name, .int(field.varuint))])
        case .float, .color: return .object([.init(name, .string(ByteText.hex(field.low)))])
        case .bool: return .object([.init(name, .int(field.low))])
        case .lengthPrefixed: return Self.bytesJSON(Array(payload[field.range]))
        case .unreadable: return .object([.init(name, .bool(true))])
        }
    }

    /// By `FieldStorage.rawValue`.
    fileprivate static let rawNames = ["varuint", "bytes", "float", "color", "byte", "unreadable"]
}

// MARK: - Reading

extension RiveFile {
    mutating func append(object: JSONValue) throws(MarkupError) {
        guard let items = object.array, items.count == 2 || items.count == 3, let members = items[1].object else {
            throw .object("an object is [type, {property: value, …}]")
        }
        let type = try Self.type(items[0])
        appendRecord(typeKey: type.key)
        for member in members {
            guard records[records.count - 1].isTerminated else {
                throw .object("'\(member.name)' stands behind an unreadable property, which ends an object")
            }
            do throws(MarkupError) { try append(member, type.type) } catch {
                throw .object("\(items[0].string ?? items[0].text()).\(member.name): \(error.message)")
            }
        }
        guard items.count == 3 else { return }
        guard let typeKey = ByteText.bytes(hex: (items[2]["typeKey"]?.string ?? "").utf8),
            let terminator = ByteText.bytes(hex: (items[2]["terminator"]?.string ?? "").utf8),
            encodeLastRecord(typeKey: typeKey, terminator: terminator)
        else { throw .object("the third member of an object must encode its type key and its terminator") }
    }

    private static func type(_ json: JSONValue) throws(MarkupError) -> (key: UInt32, type: SchemaType?) {
        if let name = json.string {
            guard let type = Schema.type(named: name) else {
                throw .object("unknown type '\(name)'" + suggestion(for: name, in: Schema.types.map(\.name)))
            }
            return (type.key, type.isAbstract ? nil : type)
        }
        guard let key = json.int.flatMap({ UInt32(exactly: $0) }) else {
            throw .object("a type is a name, or the number of an unknown type")
        }
        return (key, Schema.type(key: key).flatMap { $0.isAbstract ? nil : $0 })
    }

    private mutating func append(_ member: JSONValue.Member, _ type: SchemaType?) throws(MarkupError) {
        if member.name.hasPrefix("#") {
            let key = member.name.dropFirst().prefix { $0 != "." }
            guard let key = UInt32(key), (1...0xFFFF).contains(key) else {
                throw .object("a raw property is '#' and its key, from 1 to 65535")
            }
            try appendRaw(key, member.value)
            return
        }
        guard let property = type?.property(named: member.name) else {
            let names = type?.allProperties.map(\.name) ?? []
            throw .object("unknown property" + suggestion(for: member.name, in: names))
        }
        try append(property, member.value)
    }

    private mutating func append(_ property: SchemaProperty, _ json: JSONValue) throws(MarkupError) {
        let key = UInt32(property.key.rawValue)
        switch property.kind {
        case .uint, .uint8, .uint16:
            let number = json.int == -1 ? UInt64(UInt32.max) : try Self.unsigned(json)
            appendNumber(key, .varuint, number)
        case .int, .int16:
            guard let value = json.int.flatMap({ Int32(exactly: $0) }) else {
                throw .object("expected a whole number of 32 bits")
            }
            appendNumber(key, .varuint, UInt64(UInt32(bitPattern: value << 1 ^ value >> 31)))
        case .bool:
            guard let value = json.bool ?? json.int.flatMap({ $0 == 0 ? false : $0 == 1 ? true : nil }) else {
                throw .object("expected true or false")
            }
            appendNumber(key, .bool, value ? 1 : 0)
        case .color:
            appendNumber(
                key, .color, json.string == nil ? try Self.unsigned(json, bits: 32) : UInt64(try Self.word(json)))
        case .double: appendNumber(key, .float, UInt64(try Self.floatBits(json)))
        case .string, .bytes:
            if let text = json.string, property.kind == .string {
                appendField(key: key, bytes: text.utf8)
            } else {
                appendField(key: key, bytes: try Self.bytes(json))
            }
        case .callback: throw .object("a callback is never stored in a file")
        }
    }

    private mutating func appendRaw(_ key: UInt32, _ json: JSONValue) throws(MarkupError) {
        if let encoding = json["encoding"]?.string {
            guard let bytes = ByteText.bytes(hex: encoding.utf8), let name = json["as"]?.string,
                let storage = Self.rawNames.firstIndex(of: name).flatMap({ FieldStorage(rawValue: UInt8($0)) }),
                appendField(encoding: bytes, storage: storage)
            else { throw .object("'encoding' must hold a key and a value, and 'as' say of what kind") }
            guard fields[fields.count - 1].key == key else { throw .object("'encoding' holds another key") }
            if storage == .unreadable { abandonLastRecord() }
        } else if let value = json["varuint"] {
            appendNumber(key, .varuint, try Self.unsigned(value))
        } else if let value = json["float"] {
            appendNumber(key, .float, UInt64(try Self.word(value)))
        } else if let value = json["color"] {
            appendNumber(key, .color, UInt64(try Self.word(value)))
        } else if let value = json["byte"] {
            appendNumber(key, .bool, try Self.unsigned(value, bits: 8))
        } else if json["unreadable"]?.bool == true {
            appendNumber(key, .unreadable, 0)
            abandonLastRecord()
        } else {
            appendField(key: key, bytes: try Self.bytes(json))
        }
    }

    private mutating func appendNumber(_ key: UInt32, _ storage: FieldStorage, _ value: UInt64) {
        appendField(
            key: key, storage: storage, low: UInt32(truncatingIfNeeded: value),
            high: UInt32(truncatingIfNeeded: value >> 32))
    }

    // MARK: Values

    private static func unsigned(_ json: JSONValue, bits: Int = 64) throws(MarkupError) -> UInt64 {
        guard case .number(let text) = json,
            let value = UInt64(text) ?? json.double.flatMap({ UInt64(exactly: $0) }), bits == 64 || value >> bits == 0
        else { throw .object("expected a whole number of \(bits) bits, not negative") }
        return value
    }

    private static func word(_ json: JSONValue) throws(MarkupError) -> UInt32 {
        guard let text = json.string, let word = ByteText.word(hex: text) else {
            throw .object("expected eight hexadecimal digits in quotes")
        }
        return word
    }

    private static func floatBits(_ json: JSONValue) throws(MarkupError) -> UInt32 {
        if let bits = json["bits"] { return try word(bits) }
        guard case .number(let text) = json, let value = Float(text), value.isFinite else {
            throw .object("expected a number that fits 32-bit floats, or {\"bits\": eight hexadecimal digits}")
        }
        return value.bitPattern
    }

    private static func bytes(_ json: JSONValue) throws(MarkupError) -> [UInt8] {
        if let hex = json["hex"]?.string, let bytes = ByteText.bytes(hex: hex.utf8) { return bytes }
        if let text = json["base64"]?.string, let bytes = ByteText.bytes(base64: text.utf8) { return bytes }
        throw .object("expected bytes as {\"hex\": …} or {\"base64\": …}")
    }
}

import RivuletFormat
import RivuletSchema

/// Property values in RML text.
enum RMLValues {
    /// What is wrong with a value; the caller adds the place.
    struct Failure: Error {
        var message: String

        init(_ message: String) { self.message = message }
    }

    // MARK: Reading

    static func parse(_ text: String, _ property: SchemaProperty, in type: SchemaType) throws(Failure) -> FieldValue {
        if property.isIDList, let items = try path(text) { return .path(items) }
        switch property.kind {
        case .string: return .bytes(Array(text.utf8))
        case .bytes: return .bytes(try bytes(text))
        case .bool: return .number(.bool, try bool(text))
        case .color: return .number(.color, UInt64(try color(text)))
        case .double: return .number(.float, UInt64(try float(text)))
        case .int: return .number(.varuint, try signed(text, bits: 32))
        case .int16: return .number(.varuint, try signed(text, bits: 16))
        case .uint, .uint8, .uint16:
            if property.isID, text.contains(":") { return .reference(try reference(text)) }
            let bits = property.kind == .uint ? 32 : property.kind == .uint16 ? 16 : 8
            return .number(.varuint, try unsigned(text, bits: bits, property, in: type))
        case .callback: throw Failure("is a callback: it can be keyed and bound, but has no value in a file")
        }
    }

    private static func reference(_ text: String) throws(Failure) -> ElementID {
        guard let id = ElementID(text) else {
            throw Failure("'\(text)' is not an id: that is two whole numbers with a colon, such as 0:12")
        }
        return id
    }

    private static func unsigned(
        _ text: String, bits: Int, _ property: SchemaProperty, in type: SchemaType
    ) throws(Failure) -> UInt64 {
        if text == "-1" { return (1 << UInt64(bits)) - 1 }
        if let value = UInt64(text), !text.hasPrefix("+") {
            guard value >> UInt64(bits) == 0 else {
                throw Failure("\(text) is too large: the property has \(bits) bits")
            }
            return value
        }
        guard let names = EnumNames.of(property.key) else {
            if property.isID {
                throw Failure("'\(text)' is neither an id such as 0:12 nor a plain index")
            }
            throw Failure("'\(text)' is not a whole number" + keyAdvice(text, property))
        }
        if let value = names.value(named: text) { return UInt64(value) }
        let known = names.values.map(\.name)
        throw Failure(
            "'\(text)' is none of its values, which are \(known.map { "'\($0)'" }.joined(separator: ", "))"
                + suggestion(for: text, in: known))
    }

    /// Property keys are numbers in RML; say which one a name stands for.
    private static func keyAdvice(_ text: String, _ property: SchemaProperty) -> String {
        guard property.name == "propertyKey" else { return "" }
        let named = Schema.properties.filter { $0.name == text }.prefix(4).map { "\($0) is \($0.key.rawValue)" }
        return "; a property key is always the number" + (named.isEmpty ? "" : ": \(named.joined(separator: ", "))")
    }

    private static func signed(_ text: String, bits: Int) throws(Failure) -> UInt64 {
        guard let value = Int32(text), !text.hasPrefix("+"), bits == 32 || Int16(exactly: value) != nil else {
            throw Failure("'\(text)' is not a whole number of \(bits) bits")
        }
        return UInt64(UInt32(bitPattern: value << 1 ^ value >> 31))
    }

    private static func bool(_ text: String) throws(Failure) -> UInt64 {
        switch text {
        case "true", "1": return 1
        case "false", "0": return 0
        default: throw Failure("'\(text)' is neither 'true' nor 'false'")
        }
    }

    private static func color(_ text: String) throws(Failure) -> UInt32 {
        if let word = ByteText.word(hex: text) { return word }
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard ByteText.bytes(hex: digits.utf8) != nil, digits.utf8.count == 6 || digits.utf8.count == 8 else {
            throw Failure("'\(text)' is not a colour: that is eight hexadecimal digits AARRGGBB, such as FF3366CC")
        }
        let whole = digits.utf8.count == 6 ? "FF\(digits)" : String(digits)
        throw Failure("'\(text)' must be written as AARRGGBB: \(whole)")
    }

    private static func float(_ text: String) throws(Failure) -> UInt32 {
        if text.hasPrefix("bits:") {
            guard let word = ByteText.word(hex: text.dropFirst(5)) else {
                throw Failure("'\(text)' must be bits: and eight hexadecimal digits")
            }
            return word
        }
        if text == "inf" { return Float.infinity.bitPattern }
        if text == "-inf" { return (-Float.infinity).bitPattern }
        let isPlain = text.utf8.allSatisfy {
            (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
        }
        guard isPlain, let value = Float(text) else { throw Failure("'\(text)' is not a number") }
        guard value.isFinite else { throw Failure("\(text) does not fit the 32-bit floats of the format") }
        return value.bitPattern
    }

    private static func bytes(_ text: String) throws(Failure) -> [UInt8] {
        guard let bytes = ByteText.bytes(text) else {
            throw Failure("bytes are written as hex: and digits, or base64: and Base64")
        }
        return bytes
    }

    /// Nil for a text that is bytes.
    private static func path(_ text: String) throws(Failure) -> [FieldValue.PathItem]? {
        if text.hasPrefix("hex:") || text.hasPrefix("base64:") { return nil }
        var items: [FieldValue.PathItem] = []
        for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
            if let number = UInt32(word), word.first != "+" {
                items.append(.number(number))
            } else if let id = ElementID(String(word)) {
                items.append(.reference(id))
            } else {
                throw Failure("'\(word)' is not an id: a path is a list of ids such as '0:3 0:7', or of plain indices")
            }
        }
        return items
    }

    // MARK: Raw fields

    /// `uint:5`, `float:1.5`, `color:FF000000`, `bool:1`, `bytes:hex:00`, `unreadable`.
    static func parseRaw(_ text: String) throws(Failure) -> FieldValue {
        if text == "unreadable" { return .unreadable }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw rawFailure(text) }
        let value = String(parts[1])
        switch parts[0] {
        case "uint":
            guard let number = UInt64(value) else { throw rawFailure(text) }
            return .number(.varuint, number)
        case "float": return .number(.float, UInt64(try float(value)))
        case "color": return .number(.color, UInt64(try color(value)))
        case "bool":
            guard let byte = UInt8(value) else { throw rawFailure(text) }
            return .number(.bool, UInt64(byte))
        case "bytes": return .bytes(try bytes(value))
        default: throw rawFailure(text)
        }
    }

    private static func rawFailure(_ text: String) -> Failure {
        Failure(
            "'\(text)' is not a raw value: uint:…, float:…, color:…, bool:…, bytes:hex:…, bytes:base64:… or unreadable")
    }

    static func raw(_ value: FieldValue) -> String {
        switch value {
        case .number(.varuint, let number): "uint:\(number)"
        case .number(.float, let bits): "float:\(text(float: UInt32(truncatingIfNeeded: bits)))"
        case .number(.color, let bits): "color:\(ByteText.hex(UInt32(truncatingIfNeeded: bits)))"
        case .number(_, let byte): "bool:\(byte)"
        case .bytes(let bytes): "bytes:\(ByteText.text(bytes))"
        case .reference, .path, .unreadable, .absent: "unreadable"
        }
    }

    // MARK: Writing

    /// The text of a stored value; nil if the property's syntax cannot say it exactly.
    static func text(_ value: FieldValue, _ property: SchemaProperty) -> String? {
        switch value {
        case .number(let storage, let number):
            guard storage == property.storage, number <= UInt64(UInt32.max) else { return nil }
            return text(word: UInt32(truncatingIfNeeded: number), property)
        case .bytes(let bytes): return text(bytes: bytes, property)
        case .reference(let id): return id.description
        case .path(let items):
            return items.map { item in
                switch item {
                case .number(let number): "\(number)"
                case .reference(let id): id.description
                }
            }.joined(separator: " ")
        case .unreadable: return nil
        case .absent: return ""
        }
    }

    private static func text(word: UInt32, _ property: SchemaProperty) -> String? {
        switch property.kind {
        case .uint, .uint8, .uint16:
            if let name = EnumNames.of(property.key)?.name(of: word) { return name }
            if property.kind == .uint8 && word > 0xFF || property.kind == .uint16 && word > 0xFFFF { return nil }
            return word == UInt32.max ? "-1" : "\(word)"
        case .int: return "\(FieldRow.zigzag(word))"
        case .int16: return Int16(exactly: FieldRow.zigzag(word)).map { "\($0)" }
        case .bool: return word > 1 ? nil : word == 1 ? "true" : "false"
        case .color: return ByteText.hex(word)
        case .double: return text(float: word)
        case .string, .bytes, .callback: return nil
        }
    }

    private static func text(float bits: UInt32) -> String {
        let value = Float(bitPattern: bits)
        if value.isNaN { return "bits:" + ByteText.hex(bits) }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func text(bytes: [UInt8], _ property: SchemaProperty) -> String? {
        guard property.kind == .string else { return property.kind == .bytes ? ByteText.text(bytes) : nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes), text.unicodeScalars.allSatisfy({ XMLReader.isXMLCharacter($0.value) })
        else { return nil }
        return text
    }
}

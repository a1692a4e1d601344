extension JSONValue {
    /// Parses one JSON value (RFC 8259). Nesting beyond 512 levels is refused.
    package init(parsing bytes: [UInt8]) throws(MarkupError) {
        var parser = JSONParser(bytes: bytes)
        self = try parser.document()
    }

    package init(parsing text: String) throws(MarkupError) { try self.init(parsing: Array(text.utf8)) }
}

private struct JSONParser {
    let bytes: [UInt8]
    var position = 0
    static let maximumDepth = 512

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() throws(MarkupError) -> JSONValue {
        let value = try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw error("there is text after the end of the value") }
        return value
    }

    func error(_ message: String, at place: Int? = nil) -> MarkupError {
        let end = min(place ?? position, bytes.count)
        var line = 1
        var start = 0
        for index in 0..<end where bytes[index] == 0x0A {
            line += 1
            start = index + 1
        }
        return MarkupError(message, line: line, column: String(decoding: bytes[start..<end], as: UTF8.self).count + 1)
    }

    mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
    }

    mutating func value(depth: Int) throws(MarkupError) -> JSONValue {
        skipSpace()
        guard position < bytes.count else { throw error("the text ends where a value should be") }
        guard depth < Self.maximumDepth else { throw error("nested deeper than \(Self.maximumDepth) levels") }
        switch bytes[position] {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: throw error("a value cannot begin with '\(character())'")
        }
    }

    func character() -> String {
        String(String(decoding: bytes[position..<min(position + 8, bytes.count)], as: UTF8.self).prefix(1))
    }

    mutating func word(_ text: StaticString, _ value: JSONValue) throws(MarkupError) -> JSONValue {
        let expected = Array("\(text)".utf8)
        guard bytes[position...].starts(with: expected) else { throw error("expected \(text)") }
        position += expected.count
        return value
    }

    mutating func digits() throws(MarkupError) {
        let start = position
        while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
        if position == start { throw error("expected a digit") }
    }

    mutating func number() throws(MarkupError) -> String {
        let start = position
        if bytes[position] == UInt8(ascii: "-") { position += 1 }
        let first = position
        try digits()
        if bytes[first] == UInt8(ascii: "0"), position > first + 1 {
            throw error("a number has a leading zero", at: first)
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < bytes.count, [0x2B, 0x2D].contains(bytes[position]) { position += 1 }
            try digits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    mutating func array(depth: Int) throws(MarkupError) -> JSONValue {
        position += 1
        var items: [JSONValue] = []
        skipSpace()
        if position < bytes.count, bytes[position] == UInt8(ascii: "]") {
            position += 1
            return .array(items)
        }
        while true {
            items.append(try value(depth: depth + 1))
            if try separator(UInt8(ascii: "]")) { return .array(items) }
        }
    }

    mutating func object(depth: Int) throws(MarkupError) -> JSONValue {
        position += 1
        var members: [JSONValue.Member] = []
        skipSpace()
        if position < bytes.count, bytes[position] == UInt8(ascii: "}") {
            position += 1
            return .object(members)
        }
        while true {
            skipSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
                throw error("expected a member name in quotes")
            }
            let name = try string()
            skipSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { throw error("expected ':'") }
            position += 1
            members.append(JSONValue.Member(name, try value(depth: depth + 1)))
            if try separator(UInt8(ascii: "}")) { return .object(members) }
        }
    }

    /// Passes a comma (false) or the end of the list (true).
    mutating func separator(_ end: UInt8) throws(MarkupError) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == end || bytes[position] == UInt8(ascii: ",") else {
            throw error("expected ',' or '\(Character(Unicode.Scalar(end)))'")
        }
        position += 1
        return bytes[position - 1] == end
    }

    mutating func string() throws(MarkupError) -> String {
        let opening = position
        position += 1
        var out: [UInt8] = []
        while true {
            guard position < bytes.count else { throw error("a string without an end", at: opening) }
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: out, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &out)
            case 0..<0x20: throw error("a control character in a string must be escaped", at: position - 1)
            default: out.append(byte)
            }
        }
    }

    mutating func escape(into out: inout [UInt8]) throws(MarkupError) {
        guard position < bytes.count else { throw error("a string without an end") }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): out.append(byte)
        case UInt8(ascii: "b"): out.append(0x08)
        case UInt8(ascii: "f"): out.append(0x0C)
        case UInt8(ascii: "n"): out.append(0x0A)
        case UInt8(ascii: "r"): out.append(0x0D)
        case UInt8(ascii: "t"): out.append(0x09)
        case UInt8(ascii: "u"):
            var value = try hex4()
            if (0xD800..<0xDC00).contains(value), bytes[position...].starts(with: [0x5C, 0x75]) {
                let mark = position
                position += 2
                let low = try hex4()
                if (0xDC00..<0xE000).contains(low) {
                    value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
                } else {
                    position = mark
                }
            }
            out.append(contentsOf: String(Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}").utf8)
        default: throw error("unknown escape", at: position - 1)
        }
    }

    mutating func hex4() throws(MarkupError) -> UInt32 {
        guard position + 4 <= bytes.count,
            let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw error("expected four hexadecimal digits") }
        position += 4
        return value
    }
}

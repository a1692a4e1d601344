/// A JSON value. Objects keep the order of their members, numbers keep their digits.
package enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    /// The number as it stands in the text.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    package struct Member: Sendable, Equatable {
        package var name: String
        package var value: JSONValue

        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }
}

extension JSONValue {
    /// The first member with this name; nil for other values and missing members.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    package var array: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
    package var object: [Member]? { if case .object(let members) = self { members } else { nil } }
    package var string: String? { if case .string(let text) = self { text } else { nil } }
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    package var double: Double? { if case .number(let text) = self { Double(text) } else { nil } }
    package var int: Int? {
        guard case .number(let text) = self else { return nil }
        return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
    }
    package var isNull: Bool { self == .null }

    package static func int(_ value: some BinaryInteger) -> JSONValue { .number("\(value)") }
    /// A finite number in its shortest form, whole ones without a fraction; `null` for NaN and infinities.
    package static func float(_ value: Float) -> JSONValue { real(value.isFinite, value.description) }
    /// A finite number in its shortest form, whole ones without a fraction; `null` for NaN and infinities.
    package static func double(_ value: Double) -> JSONValue { real(value.isFinite, value.description) }
    package static func strings(_ values: some Sequence<String>) -> JSONValue { .array(values.map { .string($0) }) }

    private static func real(_ isFinite: Bool, _ text: String) -> JSONValue {
        guard isFinite else { return .null }
        return .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }
}

// MARK: - Writing

extension JSONValue {
    /// The value as text, on one line, or indented by two spaces a level.
    package func text(indented: Bool = false) -> String {
        var out = ""
        write(to: &out, indent: indented ? 0 : nil)
        return out
    }

    package func write(to out: inout String, indent: Int? = nil) {
        switch self {
        case .null: out += "null"
        case .bool(let value): out += value ? "true" : "false"
        case .number(let text): out += text
        case .string(let text): Self.write(text, to: &out)
        case .array(let items):
            // Lists of plain values stay on one line.
            let isFlat = items.allSatisfy { $0.array == nil && $0.object == nil }
            Self.writeList(items, open: "[", close: "]", indent: isFlat ? nil : indent, to: &out) { item, out, indent in
                item.write(to: &out, indent: indent)
            }
        case .object(let members):
            Self.writeList(members, open: "{", close: "}", indent: indent, to: &out) { member, out, indent in
                Self.write(member.name, to: &out)
                out += indent == nil ? ":" : ": "
                member.value.write(to: &out, indent: indent)
            }
        }
    }

    private static func writeList<Item>(
        _ items: [Item], open: String, close: String, indent: Int?, to out: inout String,
        _ body: (Item, inout String, Int?) -> Void
    ) {
        out += open
        let inner = indent.map { $0 + 1 }
        for (index, item) in items.enumerated() {
            if index > 0 { out += inner == nil ? "," : "," }
            if let inner { out += "\n" + String(repeating: "  ", count: inner) }
            body(item, &out, inner)
        }
        if let indent, !items.isEmpty { out += "\n" + String(repeating: "  ", count: indent) }
        out += close
    }

    private static func write(_ text: String, to out: inout String) {
        out += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        out += "\""
    }
}

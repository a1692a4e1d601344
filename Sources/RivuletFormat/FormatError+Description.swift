import RivuletSchema

extension FormatError: CustomStringConvertible {
    /// One sentence: what is wrong, and at which byte, object and property.
    public var description: String {
        switch kind {
        case .empty:
            "The file is empty, so it is not a Rive file."
        case .notARiveFile(let found):
            "This is not a Rive file: it starts with \(Self.quoted(found)) and not with \"RIVE\" (at byte \(offset))."
        case .unsupportedVersion(let major, let minor):
            "The file has format version \(major).\(minor), and only major version \(Schema.formatMajor) loads: "
                + "export it again from the current Rive editor (at byte \(offset))."
        case .truncated(let needed, let available):
            "The file ends too early: a value needs \(Self.bytes(needed)), and there \(available == 1 ? "is" : "are") "
                + "\(available == 0 ? "none" : "only \(available)") left \(place)."
        case .varuintTooLong:
            "A number is longer than the ten bytes that a varuint may have \(place)."
        case .outOfRange(let value, let bits):
            "The number \(value) does not fit the \(bits) bits that it may have \(place)."
        case .lengthBeyondEnd(let length, let available):
            "A length of \(length) bytes reaches beyond the end of the file, where only \(Self.bytes(available)) "
                + "\(available == 1 ? "is" : "are") left \(place)."
        case .unknownPropertyKind:
            "The property is unknown, and the file's table of contents does not say how long its value is, so the rest "
                + "of the object was lost \(place)."
        case .limitExceeded(let limit, let value, let maximum):
            "The file passes a safety limit: \(limit) is \(value), and at most \(maximum) is read \(place)."
        case .damagedGzip(let reason):
            "The gzip compression is damaged: \(reason) (at byte \(offset) of the compressed file)."
        }
    }

    /// `(at byte 31, object 2 of type Node, property Node.x)`, as far as known.
    private var place: String {
        var parts = ["at byte \(offset)"]
        if let object {
            parts.append("object \(object)" + (typeKey.map { " of type \(Self.typeName($0))" } ?? ""))
        }
        if let propertyKey {
            let property =
                typeKey.flatMap { Schema.type(key: $0)?.property(key: propertyKey) }
                ?? Schema.property(key: propertyKey)
            parts.append("property " + (property.map { "\($0)" } ?? "key \(propertyKey)"))
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    private static func typeName(_ key: UInt32) -> String {
        Schema.type(key: key)?.name ?? Schema.editorOnlyTypeName(key: key) ?? "key \(key)"
    }

    private static func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }

    private static func quoted(_ bytes: [UInt8]) -> String {
        guard bytes.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 }) else {
            return "the bytes " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
        }
        return "\"" + String(decoding: bytes, as: UTF8.self) + "\""
    }
}

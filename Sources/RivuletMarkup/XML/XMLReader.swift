/// A reader of the part of XML 1.0 that RML needs: elements, attributes, character references and the five named
/// entities, comments, CDATA and processing instructions. Document types are refused, so nothing in a text can make it
/// larger than it is. A text may have several top-level elements, as old RML documents do.
struct XMLReader {
    /// How deep elements may be nested.
    static let maximumDepth = 200

    private let bytes: [UInt8]
    private let positions: TextPositions
    private var position = 0

    init(_ bytes: [UInt8], positions: TextPositions) {
        self.bytes = bytes
        self.positions = positions
    }

    /// All top-level elements.
    mutating func document() throws(MarkupError) -> [XMLElement] {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw error("the text is in UTF-16; save it as UTF-8", at: 0)
        }
        if String(validating: bytes, as: UTF8.self) == nil {
            throw error("the text is not UTF-8 here", at: Self.firstInvalidByte(bytes) ?? 0)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }

        var top: [XMLElement] = []
        var open: [XMLElement] = []
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                try skipText()
                continue
            }
            if skips("<!--") {
                try skip(past: "-->", what: "a comment", from: position - 4)
            } else if skips("<?") {
                try skip(past: "?>", what: "a processing instruction", from: position - 2)
            } else if skips("<![CDATA[") {
                try skipCharacterData()
            } else if at("<!") {
                throw error("document type declarations are not part of RML")
            } else if at("</") {
                try close(&open, &top)
            } else {
                let (element, isEmpty) = try startTag()
                if open.count >= Self.maximumDepth {
                    throw error("elements are nested deeper than \(Self.maximumDepth) levels", at: element.offset)
                }
                open.append(element)
                if isEmpty { Self.finish(&open, &top) }
            }
        }
        if let last = open.last {
            throw error("<\(last.name)> is not closed: '</\(last.name)>' is missing", at: last.offset)
        }
        return top
    }

    private func error(_ message: String, at offset: Int? = nil) -> MarkupError {
        positions.error(message, at: offset ?? position)
    }

    // MARK: Pieces

    private func at(_ text: StaticString) -> Bool {
        guard bytes.count - position >= text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[position + index] != text.utf8Start[index] { return false }
        return true
    }

    private mutating func skips(_ text: StaticString) -> Bool {
        guard at(text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    private mutating func skip(past end: StaticString, what: String, from start: Int) throws(MarkupError) {
        let first = end.utf8Start[0]
        while position < bytes.count {
            if bytes[position] == first, skips(end) { return }
            position += 1
        }
        throw error("\(what) without an end: '\(end)' is missing", at: start)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private mutating func skipText() throws(MarkupError) {
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            guard Self.isSpace(bytes[position]) else { throw strayText() }
            position += 1
        }
    }

    private mutating func skipCharacterData() throws(MarkupError) {
        let start = position
        while !at("]]>") {
            guard position < bytes.count else {
                throw error("a CDATA section without an end: ']]>' is missing", at: start - 9)
            }
            guard Self.isSpace(bytes[position]) else { throw strayText() }
            position += 1
        }
        position += 3
    }

    private func strayText() -> MarkupError {
        error("text between elements means nothing in RML; values stand in attributes")
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"),
            UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }

    private mutating func name(_ what: String) throws(MarkupError) -> String {
        let start = position
        while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
        guard position > start else { throw error("expected the name of \(what)") }
        if [UInt8(ascii: "-"), UInt8(ascii: ".")].contains(bytes[start]) || (0x30...0x39).contains(bytes[start]) {
            throw error("a name cannot begin with '\(Character(Unicode.Scalar(bytes[start])))'", at: start)
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    // MARK: Tags

    private mutating func startTag() throws(MarkupError) -> (XMLElement, isEmpty: Bool) {
        let start = position
        position += 1
        var element = XMLElement(name: try name("an element"), offset: start)
        var names = Set<String>()
        while true {
            let gap = position
            skipSpace()
            guard position < bytes.count else { throw error("<\(element.name) has no end: '>' is missing", at: start) }
            if skips("/>") { return (element, true) }
            if skips(">") { return (element, false) }
            guard gap != position else {
                throw error("expected a space, '>' or '/>' in <\(element.name)>")
            }
            let attribute = try attribute(of: element.name)
            guard names.insert(attribute.name).inserted else {
                throw error("<\(element.name)> has the attribute '\(attribute.name)' twice", at: attribute.offset)
            }
            element.attributes.append(attribute)
        }
    }

    private mutating func attribute(of element: String) throws(MarkupError) -> XMLElement.Attribute {
        let offset = position
        let name = try name("an attribute, '>' or '/>' in <\(element)>")
        skipSpace()
        guard skips("=") else { throw error("expected '=' behind the attribute '\(name)'") }
        skipSpace()
        guard position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position]) else {
            throw error("the value of '\(name)' must stand in quotes")
        }
        let quote = bytes[position]
        let opening = position
        position += 1
        var value: [UInt8] = []
        while true {
            guard position < bytes.count else {
                throw error("the value of '\(name)' has no closing quote", at: opening)
            }
            let byte = bytes[position]
            switch byte {
            case quote:
                position += 1
                return XMLElement.Attribute(
                    name: name, value: String(decoding: value, as: UTF8.self), offset: offset, valueOffset: opening + 1)
            case UInt8(ascii: "<"):
                throw error("'<' in the value of '\(name)' must be written as '&lt;' (or a closing quote is missing)")
            case UInt8(ascii: "&"): try reference(into: &value)
            case 0x0D:
                // A line end of any kind is one space.
                value.append(0x20)
                position += 1
                if position < bytes.count, bytes[position] == 0x0A { position += 1 }
            case 0x09, 0x0A:
                value.append(0x20)
                position += 1
            case 0..<0x20: throw error("the control character \(byte) cannot stand in an XML text")
            default:
                let start = position
                while position < bytes.count, bytes[position] != quote, Self.isPlain(bytes[position]) { position += 1 }
                value.append(contentsOf: bytes[start..<position])
            }
        }
    }

    /// Whether a byte stands for itself in an attribute value, unless it is the closing quote.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
    }

    /// `&…;`
    private mutating func reference(into value: inout [UInt8]) throws(MarkupError) {
        let start = position
        let limit = min(position + 16, bytes.count)
        guard let end = bytes[position..<limit].firstIndex(of: UInt8(ascii: ";")) else {
            throw error("'&' must be written as '&amp;'", at: start)
        }
        let name = String(decoding: bytes[position + 1..<end], as: UTF8.self)
        position = end + 1
        switch name {
        case "lt": value.append(UInt8(ascii: "<"))
        case "gt": value.append(UInt8(ascii: ">"))
        case "amp": value.append(UInt8(ascii: "&"))
        case "quot": value.append(UInt8(ascii: "\""))
        case "apos": value.append(UInt8(ascii: "'"))
        default:
            let digits = name.hasPrefix("#x") ? name.dropFirst(2) : name.dropFirst()
            guard name.hasPrefix("#"), digits.allSatisfy({ $0.isHexDigit }),
                let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10)
            else {
                throw error(
                    "unknown entity '&\(name);': there are &lt; &gt; &amp; &quot; &apos; and &#number;", at: start)
            }
            guard let scalar = Unicode.Scalar(number), Self.isXMLCharacter(number) else {
                throw error("&\(name); is not a character of XML", at: start)
            }
            value.append(contentsOf: String(Character(scalar)).utf8)
        }
    }

    /// Whether an XML 1.0 text can hold this character at all.
    static func isXMLCharacter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    private mutating func close(_ open: inout [XMLElement], _ top: inout [XMLElement]) throws(MarkupError) {
        let start = position
        position += 2
        let name = try name("an element")
        skipSpace()
        guard skips(">") else { throw error("expected '>' behind '</\(name)'") }
        guard let last = open.last else { throw error("</\(name)> closes nothing", at: start) }
        guard last.name == name else {
            let opened = positions.place(of: last.offset)
            throw error(
                "</\(name)> where </\(last.name)> was expected: <\(last.name)> was opened at "
                    + "\(opened.line):\(opened.column)", at: start)
        }
        Self.finish(&open, &top)
    }

    private static func finish(_ open: inout [XMLElement], _ top: inout [XMLElement]) {
        let element = open.removeLast()
        if open.isEmpty { top.append(element) } else { open[open.count - 1].children.append(element) }
    }

    // MARK: UTF-8

    private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
        var iterator = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}

/// Writes elements, one a line, indented by two spaces a level.
struct XMLWriter {
    private(set) var text = ""
    private var depth = 0

    mutating func open(_ name: String, _ attributes: [(String, String)], isEmpty: Bool) {
        text += String(repeating: "  ", count: depth) + "<" + name
        for (name, value) in attributes {
            text += " " + name + "=\""
            Self.write(value, to: &text)
            text += "\""
        }
        text += isEmpty ? "/>\n" : ">\n"
        if !isEmpty { depth += 1 }
    }

    mutating func close(_ name: String) {
        depth -= 1
        text += String(repeating: "  ", count: depth) + "</" + name + ">\n"
    }

    private static func write(_ value: String, to text: inout String) {
        let isPlain = value.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0..<0x20: false
            default: true
            }
        }
        guard !isPlain else {
            text += value
            return
        }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n", "\r": text += "&#\(scalar.value);"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}

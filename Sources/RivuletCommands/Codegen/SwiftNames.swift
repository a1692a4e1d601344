/// Makes Swift identifiers of the names in a file: `is on` becomes `isOn`, or `IsOn` for a type.
///
/// Of names that give the same identifier, one that is the identifier already keeps it, else the first in alphabetical
/// order; the others get numbers in that order. So the result does not depend on the order in the file.
struct SwiftNames {
    enum Style {
        case type
        case member
    }

    private var identifiers: [String: String] = [:]

    /// - Parameter reserved: identifiers that are taken already.
    init(_ names: [String], _ style: Style, reserved: Set<String> = []) {
        var taken = reserved
        let unique = Set(names)
        let wishes = unique.map { (name: $0, wish: Self.identifier($0, style)) }
        let ordered = wishes.sorted { left, right in
            let (isLeft, isRight) = (left.name == left.wish, right.name == right.wish)
            return isLeft != isRight ? isLeft : Array(left.name.utf8).lexicographicallyPrecedes(Array(right.name.utf8))
        }
        for (name, wish) in ordered {
            var identifier = wish
            var number = 2
            while taken.contains(identifier) {
                identifier = "\(wish)_\(number)"
                number += 1
            }
            taken.insert(identifier)
            identifiers[name] = identifier
        }
    }

    /// All identifiers.
    var all: Set<String> { Set(identifiers.values) }

    /// The identifier as code writes it: a keyword in backticks.
    subscript(name: String) -> String {
        let identifier = identifiers[name] ?? "_"
        return Self.keywords.contains(identifier) ? "`\(identifier)`" : identifier
    }

    /// Words of letters and digits, joined.
    static func identifier(_ name: String, _ style: Style) -> String {
        var words: [String] = []
        var word = ""
        for scalar in name.unicodeScalars {
            if scalar.properties.isXIDContinue, scalar.value < 0x80 || scalar.properties.isAlphabetic {
                word.unicodeScalars.append(scalar)
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        guard let first = words.first else { return style == .type ? "Unnamed" : "unnamed" }
        let head = style == .type ? capitalized(first) : uncapitalized(first)
        var identifier = ([head] + words.dropFirst().map(capitalized)).joined()
        if let start = identifier.unicodeScalars.first, !start.properties.isXIDStart { identifier = "_" + identifier }
        if identifier.allSatisfy({ $0 == "_" }) { identifier = style == .type ? "Unnamed" : "unnamed" }
        return forbidden.contains(identifier) ? identifier + "_" : identifier
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// `Hover` → `hover`, `HUD` → `hud`, `URLName` → `urlName`.
    private static func uncapitalized(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.count <= 1 || capitals.count == word.count
            || !(word.dropFirst(capitals.count).first?.isLetter ?? false)
        {
            return capitals.lowercased() + word.dropFirst(capitals.count)
        }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    /// What Swift does not take as a name even in backticks, or would take for something else, and the modules that
    /// the code names.
    private static let forbidden: Set<String> = [
        "init", "self", "Self", "Type", "Protocol", "Swift", "RivuletRuntime", "RivuletPlayback",
    ]

    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

/// A string literal of Swift.
func swiftLiteral(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": out += "\\\""
        case "\\": out += "\\\\"
        case "\n": out += "\\n"
        case "\r": out += "\\r"
        case "\t": out += "\\t"
        case _
        where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.properties.isBidiControl
            || scalar.value == 0x2028 || scalar.value == 0x2029:
            out += "\\u{\(String(scalar.value, radix: 16))}"
        default: out.unicodeScalars.append(scalar)
        }
    }
    return out + "\""
}

/// A name as it may stand in a comment: on one line.
func comment(_ text: String) -> String {
    String(
        String.UnicodeScalarView(
            printable(text).unicodeScalars.map { $0.value == 0x2028 || $0.value == 0x2029 ? " " : $0 }))
}

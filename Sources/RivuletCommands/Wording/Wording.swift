import RivuletSchema

/// Ends an error message about an unknown name: the nearest names, else all names if they are few.
func alternatives(to name: String, in names: [String], none: String = "there are none") -> String {
    let near = nearestNames(to: name, in: names)
    if !near.isEmpty { return question(near) }
    if names.isEmpty { return "; \(none)" }
    let shown = names.prefix(12).map { "'\(printable($0))'" }
    let rest = names.count - shown.count
    return "; there is "
        + (rest > 0 ? shown.joined(separator: ", ") + " and \(rest) more" : enumeration(shown, last: "and"))
}

/// `; did you mean 'a' or 'b'?`, empty without names.
func question(_ near: [String]) -> String {
    near.isEmpty ? "" : "; did you mean \(enumeration(near.map { "'\(printable($0))'" }, last: "or"))?"
}

/// `a, b or c`.
func enumeration(_ items: [String], last word: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(word) \(last)"
}

/// A name out of a file or a command line as it may be shown on a terminal: control characters are escaped, so that
/// every name stays on its line and none can steer the terminal.
func printable(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) else {
        return name
    }
    var out = ""
    for scalar in name.unicodeScalars {
        switch scalar {
        case "\n": out += "\\n"
        case "\r": out += "\\r"
        case "\t": out += "\\t"
        case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
            out += "\\u{\(String(scalar.value, radix: 16))}"
        default: out.unicodeScalars.append(scalar)
        }
    }
    return out
}

/// A phrase in quotes, unless there are some in it.
func quoted(_ phrase: String) -> String { phrase.contains("'") ? phrase : "'\(phrase)'" }

/// A sentence without its full stop.
func sentence(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

/// `1 object`, `2 objects`.
func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}

/// A float as people write it: no fraction if it is whole.
func plain(_ value: Float) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Breaks a text into lines of at most `width` characters; words that are longer stand alone.
func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > width {
            lines.append(line)
            line = ""
        }
        line += line.isEmpty ? "\(word)" : " \(word)"
    }
    if !line.isEmpty { lines.append(line) }
    return lines
}

/// The text, filled up with blanks to `width` characters.
func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

/// Rows in aligned columns; columns without text take no room.
func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
        var text = ""
        for (column, cell) in row.enumerated() where widths[column] > 0 {
            text += padded(cell, to: widths[column]) + "  "
        }
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}

/// Eight hexadecimal digits.
func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
}

extension Array where Element: Hashable {
    /// The elements without repetitions, in order.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// The number that a text begins with, as C's `atof` reads it in the C locale: after white space the longest prefix that
/// is a decimal or hexadecimal number, `inf`, `infinity` or `nan` in any case; 0 if there is none.
func parsedPrefix(of text: ArraySlice<UInt8>) -> Double {
    var rest = text.drop { isWhiteSpace($0) }
    var isNegative = false
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        isNegative = sign == UInt8(ascii: "-")
        rest.removeFirst()
    }
    let magnitude: Double
    if rest.starts(withLowercase: "inf") {
        magnitude = .infinity
    } else if rest.starts(withLowercase: "nan") {
        magnitude = .nan
    } else if rest.starts(withLowercase: "0x"), let number = hexadecimal(rest.dropFirst(2)) {
        magnitude = number
    } else {
        magnitude = decimal(rest)
    }
    return isNegative ? -magnitude : magnitude
}

private func decimal(_ text: ArraySlice<UInt8>) -> Double {
    var end = text.startIndex
    var digits = 0
    func skipDigits() {
        while end < text.endIndex, isDigit(text[end]) {
            end += 1
            digits += 1
        }
    }
    skipDigits()
    if end < text.endIndex, text[end] == UInt8(ascii: ".") {
        end += 1
        skipDigits()
    }
    guard digits > 0 else { return 0 }
    if let exponentEnd = endOfExponent(text[end...], marker: UInt8(ascii: "e")) { end = exponentEnd }
    return Double(String(decoding: text[text.startIndex..<end], as: UTF8.self)) ?? 0
}

/// The text after `0x`; nil if no digit follows it, so that the zero alone is the number.
private func hexadecimal(_ text: ArraySlice<UInt8>) -> Double? {
    var mantissa: UInt64 = 0
    var exponent = 0
    var digits = 0
    var isFraction = false
    var position = text.startIndex
    while position < text.endIndex {
        if text[position] == UInt8(ascii: "."), !isFraction {
            isFraction = true
        } else if let digit = hexadecimalDigit(text[position]) {
            digits += 1
            if mantissa >> 59 == 0 {
                mantissa = mantissa << 4 | UInt64(digit)
                if isFraction { exponent -= 4 }
            } else {
                // Too far back to count but for the decision in which direction to round.
                if digit != 0 { mantissa |= 1 }
                if !isFraction { exponent += 4 }
            }
        } else {
            break
        }
        position += 1
    }
    guard digits > 0 else { return nil }
    if let end = endOfExponent(text[position...], marker: UInt8(ascii: "p")) {
        let written = text[position..<end].dropFirst().drop { !isDigit($0) }
        var power = 0
        for byte in written { power = min(power * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000) }
        exponent += text[position + 1] == UInt8(ascii: "-") ? -power : power
    }
    return scale(Double(mantissa), by: exponent)
}

/// number · 2^exponent, in steps that are each in range.
private func scale(_ number: Double, by exponent: Int) -> Double {
    var result = number
    var rest = exponent
    while rest != 0, result != 0, result.isFinite {
        let step = min(max(rest, -1_000), 1_000)
        result *= Double(sign: .plus, exponent: step, significand: 1)
        rest -= step
    }
    return result
}

/// Where an exponent ends: the marker, a sign perhaps, and digits. Nil if there is none.
private func endOfExponent(_ text: ArraySlice<UInt8>, marker: UInt8) -> Int? {
    guard let first = text.first, first | 0x20 == marker else { return nil }
    var position = text.startIndex + 1
    if position < text.endIndex, text[position] == UInt8(ascii: "-") || text[position] == UInt8(ascii: "+") {
        position += 1
    }
    let start = position
    while position < text.endIndex, isDigit(text[position]) { position += 1 }
    return position > start ? position : nil
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}

extension ArraySlice<UInt8> {
    /// Whether it begins with this word of lowercase letters and digits, in whatever case.
    fileprivate func starts(withLowercase word: StaticString) -> Bool {
        count >= word.utf8CodeUnitCount
            && zip(self, word.description.utf8).allSatisfy { isDigit($1) ? $0 == $1 : $0 | 0x20 == $1 }
    }
}

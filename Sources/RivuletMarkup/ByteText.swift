/// Bytes as text: hexadecimal, or Base64 (RFC 4648) where that saves much.
enum ByteText {
    /// `hex:0AFF` for short bytes, `base64:…` for long ones.
    static func text(_ bytes: [UInt8]) -> String {
        bytes.count <= 64 ? "hex:" + hex(bytes) : "base64:" + base64(bytes)
    }

    /// The bytes of a text that begins with `hex:` or `base64:`; nil if it does not, or is damaged.
    static func bytes(_ text: String) -> [UInt8]? {
        if text.hasPrefix("hex:") { return bytes(hex: text.utf8.dropFirst(4)) }
        if text.hasPrefix("base64:") { return bytes(base64: text.utf8.dropFirst(7)) }
        return nil
    }

    private static let hexDigits = Array("0123456789ABCDEF".utf8)
    private static let base64Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func hex(_ bytes: [UInt8]) -> String {
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count * 2)
        for byte in bytes {
            out.append(hexDigits[Int(byte >> 4)])
            out.append(hexDigits[Int(byte & 15)])
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// Eight hexadecimal digits.
    static func hex(_ word: UInt32) -> String { hex((0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }) }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    static func bytes(hex text: some Sequence<UInt8>) -> [UInt8]? {
        var out: [UInt8] = []
        var high: UInt8?
        for character in text {
            guard let value = digit(character) else { return nil }
            if let first = high {
                out.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return high == nil ? out : nil
    }

    /// Exactly eight hexadecimal digits.
    static func word(hex text: some StringProtocol) -> UInt32? {
        guard text.utf8.count == 8, let bytes = bytes(hex: text.utf8) else { return nil }
        return bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    static func base64(_ bytes: [UInt8]) -> String {
        var out: [UInt8] = []
        out.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let left = bytes.count - index
            let word =
                UInt32(bytes[index]) << 16 | (left > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
                | (left > 2 ? UInt32(bytes[index + 2]) : 0)
            out.append(base64Digits[Int(word >> 18)])
            out.append(base64Digits[Int(word >> 12 & 63)])
            out.append(left > 1 ? base64Digits[Int(word >> 6 & 63)] : UInt8(ascii: "="))
            out.append(left > 2 ? base64Digits[Int(word & 63)] : UInt8(ascii: "="))
            index += 3
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static let base64Values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, digit) in base64Digits.enumerated() { values[Int(digit)] = UInt8(value) }
        return values
    }()

    /// White space is passed over; padding may be missing.
    static func bytes(base64 text: some Collection<UInt8>) -> [UInt8]? {
        var out: [UInt8] = []
        out.reserveCapacity(text.count / 4 * 3)
        var word: UInt32 = 0
        var bits = 0
        var padding = 0
        for character in text {
            if character == 0x20 || character == 0x0A || character == 0x0D || character == 0x09 { continue }
            if character == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            let value = base64Values[Int(character)]
            guard value != 255, padding == 0 else { return nil }
            word = word << 6 | UInt32(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                out.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
                word &= (1 << UInt32(bits)) - 1
            }
        }
        // Anything left over must be zero bits, else the bytes would not give the same text again.
        return bits < 6 && word == 0 && padding <= 2 ? out : nil
    }
}

/// Numbers as text, the same on every platform.
extension [UInt8] {
    /// More digits after the point than any 32-bit float has; further ones would be zeros.
    static var maximumDecimals: UInt32 { 1_024 }

    /// A number with so many digits after the point, rounded from its exact value, halves to even digits: as C's `%.nf`.
    mutating func append(fixed number: Float, decimals: UInt32) {
        if number.sign == .minus { append(UInt8(ascii: "-")) }
        guard number.isFinite else {
            append(contentsOf: (number.isNaN ? "nan" : "inf").utf8)
            return
        }
        let first = count
        // The number is mantissa · 2^exponent, with an exponent of -149…104.
        let isSubnormal = number.exponentBitPattern == 0
        let mantissa = UInt64(number.significandBitPattern) | (isSubnormal ? 0 : 1 << 23)
        let exponent = (isSubnormal ? 1 : Int(number.exponentBitPattern)) - 150
        var fraction = Fraction()
        if exponent >= 0 {
            append(mantissa: mantissa, shiftedBy: exponent)
        } else {
            let shift = -exponent
            append(decimal: shift < 64 ? mantissa >> UInt64(shift) : 0)
            let rest = shift < 64 ? mantissa & (1 << UInt64(shift) - 1) : mantissa
            fraction = Fraction(rest, shiftedBy: shift)
        }
        let decimals = Swift.min(decimals, Self.maximumDecimals)
        if decimals > 0 { append(UInt8(ascii: ".")) }
        for _ in 0..<decimals { append(UInt8(ascii: "0") + fraction.nextDigit()) }
        let isOdd = self[count - 1] & 1 != 0
        if fraction.exceedsHalf || fraction.isHalf && isOdd { incrementLastDigit(from: first) }
    }

    /// A whole number.
    mutating func append(decimal number: UInt64) {
        let first = count
        var rest = number
        repeat {
            append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        self[first...].reverse()
    }

    /// A whole number that may be negative.
    mutating func append(signed number: Int32) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(decimal: UInt64(number.magnitude))
    }

    /// mantissa · 2^shift, which has up to 128 bits.
    private mutating func append(mantissa: UInt64, shiftedBy shift: Int) {
        let first = count
        var high = shift < 64 ? (shift == 0 ? 0 : mantissa >> UInt64(64 - shift)) : mantissa << UInt64(shift - 64)
        var low = shift < 64 ? mantissa << UInt64(shift) : 0
        repeat {
            let (quotient, rest) = high.quotientAndRemainder(dividingBy: 10)
            let (lowQuotient, digit) = UInt64(10).dividingFullWidth((rest, low))
            high = quotient
            low = lowQuotient
            append(UInt8(ascii: "0") + UInt8(digit))
        } while high > 0 || low > 0
        self[first...].reverse()
    }

    private mutating func incrementLastDigit(from first: Int) {
        var position = count - 1
        while position >= first {
            if self[position] == UInt8(ascii: "9") {
                self[position] = UInt8(ascii: "0")
            } else if self[position] != UInt8(ascii: ".") {
                self[position] += 1
                return
            }
            position -= 1
        }
        insert(UInt8(ascii: "1"), at: first)
    }
}

/// A number from 0 to below 1 with 188 bits after the point: exact for every 32-bit float.
private struct Fraction {
    private var high: UInt64 = 0
    private var middle: UInt64 = 0
    private var low: UInt64 = 0
    private static let half: UInt64 = 1 << 59

    init() {}

    /// bits · 2^-shift, where bits have no more than `shift` binary digits and `shift` is at most 149.
    init(_ bits: UInt64, shiftedBy shift: Int) {
        // The lowest bit goes to bit 188 - shift of 192.
        let place = 188 - shift
        let word = place / 64
        let offset = UInt64(place % 64)
        let shifted = bits << offset
        let carry = offset == 0 ? 0 : bits >> (64 - offset)
        switch word {
        case 0: (middle, low) = (carry, shifted)
        case 1: (high, middle) = (carry, shifted)
        default: high = shifted
        }
    }

    /// Takes the first decimal digit away.
    mutating func nextDigit() -> UInt8 {
        let l = low.multipliedFullWidth(by: 10)
        let m = middle.multipliedFullWidth(by: 10)
        low = l.low
        let (sum, overflow) = m.low.addingReportingOverflow(l.high)
        middle = sum
        high = high * 10 + m.high + (overflow ? 1 : 0)
        let digit = UInt8(high >> 60)
        high &= 1 << 60 - 1
        return digit
    }

    var isHalf: Bool { high == Self.half && middle == 0 && low == 0 }
    var exceedsHalf: Bool { high > Self.half || high == Self.half && (middle > 0 || low > 0) }
}

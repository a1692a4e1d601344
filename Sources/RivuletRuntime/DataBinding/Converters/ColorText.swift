extension [UInt8] {
    /// A colour, 0xAARRGGBB, in a format of literal text and markers (§13.7).
    mutating func append(color: UInt32, format: ArraySlice<UInt8>) {
        let percent = UInt8(ascii: "%")
        var isEscaped = false
        var isMarker = false
        for character in format {
            if isEscaped {
                append(character)
                isEscaped = false
            } else if character == UInt8(ascii: "\\") {
                if isMarker { append(percent) }
                isMarker = false
                isEscaped = true
            } else if character == percent {
                if isMarker { append(percent) }
                isMarker = true
            } else if isMarker {
                append(color: color, marker: character)
                isMarker = false
            } else {
                append(character)
            }
        }
    }

    private mutating func append(color: UInt32, marker: UInt8) {
        switch marker {
        case UInt8(ascii: "r"): append(decimal: UInt64(color >> 16 & 0xFF))
        case UInt8(ascii: "g"): append(decimal: UInt64(color >> 8 & 0xFF))
        case UInt8(ascii: "b"): append(decimal: UInt64(color & 0xFF))
        case UInt8(ascii: "a"): append(decimal: UInt64(color >> 24))
        case UInt8(ascii: "R"): append(hexadecimal: color >> 16 & 0xFF)
        case UInt8(ascii: "G"): append(hexadecimal: color >> 8 & 0xFF)
        case UInt8(ascii: "B"): append(hexadecimal: color & 0xFF)
        case UInt8(ascii: "A"): append(hexadecimal: color >> 24)
        case UInt8(ascii: "h"): append(signed: HueSaturationLuminance(color).hue)
        case UInt8(ascii: "s"): append(signed: HueSaturationLuminance(color).saturation)
        case UInt8(ascii: "l"): append(signed: HueSaturationLuminance(color).luminance)
        default:
            append(UInt8(ascii: "%"))
            append(marker)
        }
    }

    private mutating func append(hexadecimal byte: UInt32) {
        for digit in [byte >> 4, byte & 15] { append(UInt8(digit) + UInt8(ascii: digit < 10 ? "0" : "7")) }
    }
}

/// A colour by hue (degrees), saturation and luminance (percent), rounded to whole numbers.
private struct HueSaturationLuminance {
    var hue: Int32
    var saturation: Int32
    var luminance: Int32

    init(_ color: UInt32) {
        let r = Float(color >> 16 & 0xFF) / 255
        let g = Float(color >> 8 & 0xFF) / 255
        let b = Float(color & 0xFF) / 255
        let maximum = max(r, g, b)
        let minimum = min(r, g, b)
        let range = maximum - minimum
        let middle = (maximum + minimum) / 2
        var sextant: Float = 0
        var share: Float = 0
        if range != 0 {
            if maximum == r {
                sextant = ((g - b) / range).truncatingRemainder(dividingBy: 6)
            } else if maximum == g {
                sextant = (b - r) / range + 2
            } else {
                sextant = (r - g) / range + 4
            }
            share = range / (1 - abs(2 * middle - 1))
        }
        hue = Int32((60 * sextant).rounded())
        if hue < 0 { hue += 360 }
        luminance = Int32((100 * middle).rounded())
        saturation = Int32((100 * share).rounded())
    }
}

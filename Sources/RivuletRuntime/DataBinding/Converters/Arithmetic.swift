#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The arithmetic of operation converters, all in 32 bits (§13.2).
enum Arithmetic {
    /// From the source towards the target of a bind whose main direction that is.
    static func forward(_ code: UInt32, _ x: Float, _ v: Float) -> Float {
        switch code {
        case 0: x + v
        case 1: x - v
        case 2: x * v
        case 3: x / v
        case 4: positiveRemainder(x, v)
        case 5: x.squareRoot()
        case 6: powf(x, v)
        case 7: expf(x)
        case 8: logf(x)
        case 9: cosf(x)
        case 10: sinf(x)
        case 11: tanf(x)
        case 12: acosf(x)
        case 13: asinf(x)
        case 14: atanf(x)
        case 15: atan2f(x, v)
        case 16: x.rounded()
        case 17: x.rounded(.down)
        case 18: x.rounded(.up)
        default: v
        }
    }

    /// Against the main direction. Some operations have no inverse and give back what comes in.
    static func reverse(_ code: UInt32, _ x: Float, _ v: Float) -> Float {
        switch code {
        case 0: x - v
        case 1: x + v
        case 2: x / v
        case 3: x * v
        case 5: x * x
        case 6: powf(x, 1 / v)
        case 7: logf(x)
        case 8: expf(x)
        case 9: acosf(x)
        case 10: asinf(x)
        case 11: atanf(x)
        case 12: cosf(x)
        case 13: sinf(x)
        case 14: tanf(x)
        case 4, 15, 16, 17, 18: x
        default: v
        }
    }

    /// The remainder that is not negative; NaN for a divisor of 0.
    static func positiveRemainder(_ a: Float, _ divisor: Float) -> Float {
        let range = abs(divisor)
        let remainder = fmodf(a, range)
        return remainder < 0 ? remainder + range : remainder
    }

    /// Rounds to so many decimals (§13.4).
    static func rounded(_ x: Float, decimals: UInt32) -> Float {
        let factor = Float(pow(10, Double(decimals)))
        return (x * factor).rounded() / factor
    }
}

/// Maps a range of numbers to another one (§13.5).
struct RangeMapper: BitwiseCopyable {
    var isHold: Bool
    var flags: UInt32
    var curve: Interpolator?

    func map(_ input: Float, from: (min: Float, max: Float), to: (min: Float, max: Float)) -> Float {
        guard to.min != to.max else { return to.min }
        var x = input
        if x < from.min, flags & 1 != 0 {
            x = from.min
        } else if x > from.max, flags & 2 != 0 {
            x = from.max
        }
        if x < from.min || x > from.max, flags & 4 != 0 {
            x = abs(Arithmetic.positiveRemainder(x, from.max - from.min) + from.min)
        }
        var part = (x - from.min) / (from.max - from.min)
        if flags & 8 != 0 { part = 1 - part }
        if let curve, part > 0, part < 1 {
            part = curve.transform(part)
        } else if isHold {
            part = part <= 0 ? 0 : 1
        }
        return part * to.max + (1 - part) * to.min
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How a key frame leads to the next one, or a transition from one state to another (chapter 03 §6).
package struct Interpolator: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        case cubicEase
        case cubicValue
        case elastic
        /// A factor stays what it is: scripted interpolators without a script.
        case linear
    }

    package var kind: Kind
    package var curve: CubicCurve
    /// Elastic: 0 in, 1 out, 2 in and out.
    package var easing: UInt32 = 0
    package var amplitude: Float = 1
    package var period: Float = 1
    private var phase: Float = 0

    package init(kind: Kind, curve: CubicCurve = CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1)) {
        self.kind = kind
        self.curve = curve
    }

    package init(elastic easing: UInt32, amplitude: Float, period: Float) {
        self.init(kind: .elastic)
        self.easing = easing
        self.amplitude = amplitude
        self.period = period == 0 ? 0.5 : period
        phase = amplitude < 1 ? self.period / 4 : self.period / (2 * Float.pi) * asinf(1 / amplitude)
    }

    /// The eased factor.
    package func transform(_ factor: Float) -> Float {
        switch kind {
        case .cubicEase: curve.value(factor)
        case .elastic: elastic(factor)
        case .cubicValue, .linear: factor
        }
    }

    /// The eased value between two values.
    package func transform(_ factor: Float, from: Float, to: Float) -> Float {
        if kind == .cubicValue { return curve.value(factor, from: from, to: to) }
        return from + (to - from) * transform(factor)
    }

    private func elastic(_ factor: Float) -> Float {
        func actualAmplitude(_ time: Float) -> Float {
            guard amplitude < 1 else { return amplitude }
            let limit = abs(phase)
            let absolute = abs(time)
            guard absolute < limit else { return amplitude }
            let l = absolute / limit
            return amplitude * l + (1 - l)
        }
        let twoPi = 2 * Float.pi
        func wave(_ time: Float) -> Float { sinf(((time - phase) * twoPi) / period) }
        switch easing {
        case 0:
            let time = factor - 1
            return -(actualAmplitude(time) * powf(2, 10 * time) * wave(-time))
        case 1:
            return actualAmplitude(factor) * powf(2, -10 * factor) * wave(factor) + 1
        case 2:
            let time = factor * 2 - 1
            if time < 0 { return -0.5 * (actualAmplitude(time) * powf(2, 10 * time) * wave(-time)) }
            return 0.5 * (actualAmplitude(time) * powf(2, -10 * time) * wave(time)) + 1
        default: return factor
        }
    }
}

/// A cubic Bézier from (0, 0) to (1, 1), with the solver's table (chapter 03 §6.1, §6.2).
package struct CubicCurve: Sendable, BitwiseCopyable {
    package var x1: Float, y1: Float, x2: Float, y2: Float
    private var v1: Float = 0, v2: Float = 0, v3: Float = 0, v4: Float = 0, v5: Float = 0
    private var v6: Float = 0, v7: Float = 0, v8: Float = 0, v9: Float = 0, v10: Float = 0

    package init(x1: Float, y1: Float, x2: Float, y2: Float) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
        let step: Float = 0.1
        v1 = Self.bezier(1 * step, x1, x2)
        v2 = Self.bezier(2 * step, x1, x2)
        v3 = Self.bezier(3 * step, x1, x2)
        v4 = Self.bezier(4 * step, x1, x2)
        v5 = Self.bezier(5 * step, x1, x2)
        v6 = Self.bezier(6 * step, x1, x2)
        v7 = Self.bezier(7 * step, x1, x2)
        v8 = Self.bezier(8 * step, x1, x2)
        v9 = Self.bezier(9 * step, x1, x2)
        v10 = Self.bezier(10 * step, x1, x2)
    }

    private func sample(_ index: Int) -> Float {
        switch index {
        case 0: 0
        case 1: v1
        case 2: v2
        case 3: v3
        case 4: v4
        case 5: v5
        case 6: v6
        case 7: v7
        case 8: v8
        case 9: v9
        default: v10
        }
    }

    /// The eased factor at x.
    package func value(_ x: Float) -> Float { Self.bezier(parameter(x), y1, y2) }

    /// The value at x where y1 and y2 are values between `from` and `to` (chapter 03 §6.4).
    package func value(_ x: Float, from: Float, to: Float) -> Float {
        let t = parameter(x)
        let a = to + 3 * (y1 - y2) - from
        let b = 3 * (y2 - 2 * y1 + from)
        let c = 3 * (y1 - from)
        return ((a * t + b) * t + c) * t + from
    }

    private static func bezier(_ t: Float, _ a: Float, _ b: Float) -> Float {
        (((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t + 3 * a) * t
    }

    private static func slope(_ t: Float, _ a: Float, _ b: Float) -> Float {
        3 * (1 - 3 * b + 3 * a) * t * t + 2 * (3 * b - 6 * a) * t + 3 * a
    }

    /// The curve's parameter for an x: a table look-up refined by Newton or bisection.
    private func parameter(_ x: Float) -> Float {
        let step: Float = 0.1
        var start: Float = 0
        var k = 1
        while k != 10, sample(k) <= x {
            start += step
            k += 1
        }
        k -= 1
        let low = sample(k)
        let distance = (x - low) / (sample(k + 1) - low)
        var guess = start + distance * step
        let initial = Self.slope(guess, x1, x2)
        if initial >= 0.001 {
            for _ in 0..<4 {
                let slope = Self.slope(guess, x1, x2)
                if slope == 0 { return guess }
                guess -= (Self.bezier(guess, x1, x2) - x) / slope
            }
            return guess
        }
        if initial == 0 { return guess }
        var end = start + step
        var t: Float = 0
        var error: Float = 0
        var round = 0
        repeat {
            t = start + (end - start) / 2
            error = Self.bezier(t, x1, x2) - x
            if error > 0 { end = t } else { start = t }
            round += 1
        } while abs(error) > 0.0000001 && round < 10
        return t
    }
}

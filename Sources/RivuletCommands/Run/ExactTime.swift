/// A span of virtual time, exact for every duration that can be written: a whole number of sixtieths of an attosecond,
/// so that both decimal fractions of a second and frames (1/60 s) come out without rounding.
package struct ExactTime: Comparable, Hashable, Sendable {
    package var ticks: Int128

    package static let ticksPerSecond: Int128 = 60_000_000_000_000_000_000
    package static let zero = ExactTime(ticks: 0)
    /// One step at 60 steps a second.
    package static let frame = ExactTime(ticks: ticksPerSecond / 60)

    package init(ticks: Int128) { self.ticks = ticks }

    package init(wholeSeconds: Int) { ticks = Int128(wholeSeconds) * Self.ticksPerSecond }

    package static func < (left: ExactTime, right: ExactTime) -> Bool { left.ticks < right.ticks }
    package static func - (left: ExactTime, right: ExactTime) -> ExactTime {
        ExactTime(ticks: left.ticks - right.ticks)
    }
    package static func * (count: Int, time: ExactTime) -> ExactTime { ExactTime(ticks: Int128(count) * time.ticks) }

    /// The nearest number of seconds, as `advance(by:)` takes it.
    package var seconds: Double { Double(ticks) / Double(Self.ticksPerSecond) }

    /// For a real clock; rounded down to attoseconds.
    package var duration: Duration { Duration(attoseconds: ticks / 60) }

    /// Seconds as a decimal number with at most nine digits after the point, rounded, without needless zeros.
    package var decimalSeconds: String { decimalSeconds(digits: 9, trimmed: true) }

    /// Seconds as a decimal number, rounded to so many digits after the point.
    package func decimalSeconds(digits: Int, trimmed: Bool) -> String {
        var scale: Int128 = 1
        for _ in 0..<digits { scale *= 10 }
        let unit = Self.ticksPerSecond / scale
        let rounded = (ticks + unit / 2) / unit
        var fraction = String(rounded % scale)
        fraction = String(repeating: "0", count: digits - fraction.count) + fraction
        if trimmed {
            while fraction.hasSuffix("0") { fraction.removeLast() }
        }
        return String(rounded / scale) + (fraction.isEmpty ? "" : "." + fraction)
    }
}

extension ExactTime {
    /// Reads `2.6s`, `250ms`, `90f` (frames at 60 a second), `500us`. Nil if it is none, with what would be right.
    package static func parse(_ text: String) -> Result<ExactTime, DurationProblem> {
        let number = text.prefix { ("0"..."9").contains($0) || $0 == "." }
        let unit = text.dropFirst(number.count)
        let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, !number.isEmpty, number != "." else {
            return .failure(.noNumber)
        }
        let fraction = parts.count > 1 ? parts[1] : ""
        guard !fraction.contains("."), fraction.count <= 9 else {
            return .failure(fraction.contains(".") ? .noNumber : .tooFine)
        }
        guard whole.count <= 12, let mantissa = Int128(String(whole + fraction)) else { return .failure(.tooLong) }
        let unitTicks: Int128
        switch unit {
        case "s": unitTicks = ticksPerSecond
        case "ms": unitTicks = ticksPerSecond / 1_000
        case "us": unitTicks = ticksPerSecond / 1_000_000
        case "f": unitTicks = ticksPerSecond / 60
        case "": return .failure(.noUnit)
        default: return .failure(.unknownUnit(String(unit)))
        }
        var scale: Int128 = 1
        for _ in 0..<fraction.count { scale *= 10 }
        // Every unit is a multiple of 10^9 ticks, so that this is exact.
        let time = ExactTime(ticks: mantissa * (unitTicks / scale))
        guard time <= longest else { return .failure(.tooLong) }
        return .success(time)
    }

    /// The longest duration that is accepted: about eleven days.
    package static let longest = ExactTime(wholeSeconds: 1_000_000)
}

/// Why a text is no duration.
package enum DurationProblem: Error, Equatable {
    case noNumber
    case noUnit
    case unknownUnit(String)
    case tooFine
    case tooLong

    /// The rest of a sentence that begins with the text.
    package func explanation(of text: String) -> String {
        let forms = "durations are written 2.6s, 250ms or 90f (frames at 60 a second)"
        return switch self {
        case .noNumber: "'\(printable(text))' is no duration; \(forms)"
        case .noUnit: "'\(printable(text))' has no unit; write \(text)s, \(text)ms or \(text)f (frames at 60 a second)"
        case .unknownUnit(let unit): "'\(printable(text))' has the unknown unit '\(printable(unit))'; \(forms)"
        case .tooFine: "'\(printable(text))' has more than nine digits after the point"
        case .tooLong: "'\(printable(text))' is longer than 1000000s"
        }
    }
}

extension ParsedArguments {
    /// The duration that an option gives, nil without the option.
    func duration(_ option: OptionDefinition) throws(CommandFailure) -> ExactTime? {
        guard let text = value(option) else { return nil }
        switch ExactTime.parse(text) {
        case .success(let time): return time
        case .failure(let problem): throw .usage("--\(option.long): \(problem.explanation(of: text))")
        }
    }
}

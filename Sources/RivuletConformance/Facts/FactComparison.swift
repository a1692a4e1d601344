import RivuletMarkup

/// How far apart two numbers may be that agree.
package enum FactTolerance: Sendable {
    /// 1e-5 relative: the facts of the chapters.
    case relative
    /// 0.001 · max(1, |a|, |b|): the randomly made files.
    case coarse

    func accepts(_ left: Double, _ right: Double) -> Bool {
        if left == right { return true }
        let size = max(abs(left), abs(right))
        return abs(left - right) <= (self == .relative ? 1e-5 * size : 0.001 * max(1, size))
    }
}

/// Where and how two lines differ.
package struct FactDifference: Sendable, CustomStringConvertible {
    /// The place in the line, such as `types[3]`.
    package var place: String
    package var expected: String
    package var got: String

    package var description: String { "\(place): expected \(expected), got \(got)" }
}

extension JSONValue {
    /// The first difference to an expected value; nil if they agree: whole numbers and everything else exactly, other
    /// numbers within the tolerance.
    package func difference(
        from expected: JSONValue, tolerance: FactTolerance, at place: String = "line"
    ) -> FactDifference? {
        let differs = FactDifference(place: place, expected: expected.text(), got: text())
        switch (expected, self) {
        case (.number(let wanted), .number(let got)):
            if wanted == got { return nil }
            if let left = Int(wanted), let right = Int(got) { return left == right ? nil : differs }
            guard let left = Double(wanted), let right = Double(got) else {
                return differs
            }
            return tolerance.accepts(left, right) ? nil : differs
        case (.array(let wanted), .array(let got)):
            guard wanted.count == got.count else { return differs }
            for index in wanted.indices {
                let inner = got[index].difference(
                    from: wanted[index], tolerance: tolerance, at: "\(place)[\(index)]")
                if let inner { return inner }
            }
            return nil
        case (.object(let wanted), .object(let got)):
            for member in wanted {
                guard let value = got.first(where: { $0.name == member.name })?.value else {
                    return FactDifference(
                        place: "\(place).\(member.name)", expected: member.value.text(), got: "nothing")
                }
                let inner = value.difference(
                    from: member.value, tolerance: tolerance, at: "\(place).\(member.name)")
                if let inner { return inner }
            }
            guard let extra = got.first(where: { member in !wanted.contains { $0.name == member.name } }) else {
                return nil
            }
            return FactDifference(place: "\(place).\(extra.name)", expected: "nothing", got: extra.value.text())
        default: return expected == self ? nil : differs
        }
    }
}

import RivuletMarkup

/// Recorded numbers against ours (chapter 10, "Comparing").
package enum Comparing {
    /// Two numbers agree within a thousandth of the larger one, or of 1.
    package static func agree(_ left: Double, _ right: Double, factor: Double = 1) -> Bool {
        if left == right || (left.isNaN && right.isNaN) { return true }
        return abs(left - right) <= 0.001 * max(1, abs(left), abs(right)) * factor
    }

    /// Two values of any kind: numbers within the tolerance, everything else exactly.
    package static func agree(_ left: JSONValue, _ right: JSONValue) -> Bool {
        switch (left, right) {
        case (.number, .number):
            guard let a = left.double, let b = right.double else { return false }
            return agree(a, b)
        // Numbers that JSON has no form for are written as null.
        case (.array(let a), .array(let b)):
            return a.count == b.count && zip(a, b).allSatisfy { agree($0, $1) }
        case (.object(let a), .object(let b)):
            return a.count == b.count
                && a.allSatisfy { member in right[member.name].map { agree(member.value, $0) } ?? false }
        default: return left == right
        }
    }

    /// Two draw calls agree: sums over all points of a path or mesh within the tolerance of that many numbers.
    package static func drawsAgree(_ left: JSONValue, _ right: JSONValue) -> Bool {
        guard let a = left.object, let b = right.object, a.count == b.count else { return false }
        return a.allSatisfy { member in
            guard let other = right[member.name] else { return false }
            let isPath = member.name == "path"
            guard isPath || member.name == "mesh", let wanted = member.value.array, let got = other.array,
                wanted.count == got.count, wanted.count >= 2
            else { return agree(member.value, other) }
            let sums = wanted.count - 2
            let factor = max(1, wanted[isPath ? 1 : 0].double ?? 1)
            return zip(wanted[..<sums], got[..<sums]).allSatisfy { agree($0, $1) }
                && zip(wanted[sums...], got[sums...]).allSatisfy { a, b in
                    guard let a = a.double, let b = b.double else { return a == b }
                    return agree(a, b, factor: factor)
                }
        }
    }
}

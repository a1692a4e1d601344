/// Where random transitions get their numbers, each in 0…1 (chapter 09 §7).
package enum RandomSource: Sendable {
    /// The C library's stream, begun anew with seed 1 by every layer that is made: the same numbers in every run.
    case stream(RandomStream)
    /// Always this number.
    case constant(Float)

    mutating func next() -> Float {
        switch self {
        case .constant(let value): return value
        case .stream(var stream):
            let value = stream.next()
            self = .stream(stream)
            return Float(value) / Float(Int32.max)
        }
    }

    mutating func reseed() {
        if case .stream = self { self = .stream(RandomStream()) }
    }
}

/// The additive feedback generator of glibc's `rand` with seed 1.
package struct RandomStream: Sendable {
    /// The last 31 numbers, oldest at `position`; nil until the first draw.
    private var state: [UInt32] = []
    private var position = 0

    package init() {}

    package mutating func next() -> UInt32 {
        if state.isEmpty { seed() }
        return step() >> 1
    }

    private mutating func seed() {
        var value: Int64 = 1
        state = [1]
        for _ in 1..<31 {
            value = 16_807 * value % 2_147_483_647
            state.append(UInt32(value))
        }
        position = 0
        // r[31…33] repeat r[0…2]; then r[i] = r[i−3] + r[i−31], of which 310 are thrown away.
        position = 3
        for _ in 0..<310 { _ = step() }
    }

    private mutating func step() -> UInt32 {
        let value = state[(position + 28) % 31] &+ state[position]
        state[position] = value
        position = (position + 1) % 31
        return value
    }
}

/// A place in the bytes of a file, and the primitive encodings of chapter 01 §1.
///
/// Offsets are absolute, so that an error made anywhere names a place in the file. Nothing is allocated here, and
/// lengths are compared with what is left before anyone allocates by them. The cursor does not move when a read fails.
package struct ByteCursor: ~Escapable {
    package let bytes: Span<UInt8>
    /// Absolute offset of the next byte.
    package private(set) var offset: Int
    /// Set by every varuint that was not written in its shortest form; whoever cares resets it.
    package var sawOverlong = false

    @_lifetime(copy bytes)
    package init(_ bytes: Span<UInt8>, at offset: Int = 0) {
        self.bytes = bytes
        self.offset = min(max(offset, 0), bytes.count)
    }

    package var available: Int { bytes.count - offset }
    package var isAtEnd: Bool { offset >= bytes.count }

    /// Unsigned LEB128 of at most ten bytes. Bits beyond the 64th are lost, as in the reference runtime.
    @inline(__always)
    package mutating func varuint() throws(FormatError) -> UInt64 {
        if offset < bytes.count {
            let first = bytes[offset]
            if first < 0x80 {
                offset += 1
                return UInt64(first)
            }
        }
        let long = try Self.longVaruint(bytes, at: offset)
        offset += long.count
        if long.isOverlong { sawOverlong = true }
        return long.value
    }

    /// Takes values and not the cursor, so that a loop can keep its cursor in registers.
    @inline(never)
    private static func longVaruint(
        _ bytes: Span<UInt8>, at offset: Int
    ) throws(FormatError) -> (value: UInt64, count: Int, isOverlong: Bool) {
        let available = bytes.count - offset
        var value: UInt64 = 0
        for index in 0..<10 {
            guard index < available else {
                throw FormatError(.truncated(needed: index + 1, available: available), offset: offset)
            }
            let byte = bytes[offset + index]
            value |= UInt64(byte & 0x7F) << UInt64(index * 7)
            if byte < 0x80 { return (value, index + 1, byte == 0 || (index == 9 && byte > 1)) }
        }
        throw FormatError(.varuintTooLong, offset: offset)
    }

    /// A varuint of at most so many bits.
    @inline(__always)
    package mutating func unsigned(bits: Int) throws(FormatError) -> UInt32 {
        let start = offset
        let value = try varuint()
        if value >> UInt64(bits) != 0 {
            offset = start
            throw FormatError(.outOfRange(value: value, bits: bits), offset: start)
        }
        return UInt32(truncatingIfNeeded: value)
    }

    /// A signed 32-bit number as type keys and header numbers are read: 0 to 2³¹−1, and 64-bit encodings of −1 to −2³¹,
    /// which are returned in two's complement.
    @inline(__always)
    package mutating func signed() throws(FormatError) -> UInt32 {
        let start = offset
        let value = try varuint()
        if value > 0x7FFF_FFFF && value < 0xFFFF_FFFF_8000_0000 {
            offset = start
            throw FormatError(.outOfRange(value: value, bits: 31), offset: start)
        }
        return UInt32(truncatingIfNeeded: value)
    }

    package mutating func byte() throws(FormatError) -> UInt8 {
        guard offset < bytes.count else { throw FormatError(.truncated(needed: 1, available: 0), offset: offset) }
        offset += 1
        return bytes[offset - 1]
    }

    /// Four bytes, little endian.
    @inline(__always)
    package mutating func word() throws(FormatError) -> UInt32 {
        guard available >= 4 else { throw FormatError(.truncated(needed: 4, available: available), offset: offset) }
        let word =
            UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8 | UInt32(bytes[offset + 2]) << 16
            | UInt32(bytes[offset + 3]) << 24
        offset += 4
        return word
    }

    /// Four bytes, little endian, as a float.
    package mutating func float() throws(FormatError) -> Float { Float(bitPattern: try word()) }

    /// A length and as many bytes: where they lie. `limit` names and bounds the length.
    @inline(__always)
    package mutating func lengthPrefixed(limit: String, maximum: Int) throws(FormatError) -> Range<Int> {
        let start = offset
        let length = try varuint()
        guard length <= UInt64(available) else {
            let error = FormatError(.lengthBeyondEnd(length: length, available: available), offset: start)
            offset = start
            throw error
        }
        guard Int(length) <= maximum else {
            offset = start
            throw FormatError(.limitExceeded(limit: limit, value: Int(length), maximum: maximum), offset: start)
        }
        let range = offset..<offset + Int(length)
        offset = range.upperBound
        return range
    }
}

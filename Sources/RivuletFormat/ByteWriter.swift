/// Bytes being written, in the primitive encodings of chapter 01 §1.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    package mutating func byte(_ value: UInt8) { bytes.append(value) }

    /// Unsigned LEB128 in its shortest form.
    package mutating func varuint(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// A type key or header number as `ByteCursor.signed` reads it: negative ones in 64 bits.
    package mutating func signed(_ value: UInt32) {
        varuint(UInt64(bitPattern: Int64(Int32(bitPattern: value))))
    }

    /// Four bytes, little endian.
    package mutating func word(_ value: UInt32) {
        bytes.append(UInt8(truncatingIfNeeded: value))
        bytes.append(UInt8(truncatingIfNeeded: value >> 8))
        bytes.append(UInt8(truncatingIfNeeded: value >> 16))
        bytes.append(UInt8(truncatingIfNeeded: value >> 24))
    }

    /// Bytes as they are.
    package mutating func raw(_ source: ArraySlice<UInt8>) { bytes.append(contentsOf: source) }

    /// A length and the bytes.
    package mutating func lengthPrefixed(_ source: ArraySlice<UInt8>) {
        varuint(UInt64(source.count))
        raw(source)
    }
}

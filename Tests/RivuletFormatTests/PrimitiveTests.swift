import RivuletFormat
import Testing

/// Chapter 01 §1.
@Suite struct `Primitive encodings` {
    /// What one read gives, and where it leaves the cursor.
    private struct Reading<Value: Equatable & Sendable>: Equatable {
        var value: Result<Value, FormatError>
        var offset: Int
        var sawOverlong: Bool
    }

    private func reading<Value: Equatable & Sendable>(
        _ bytes: String, at offset: Int = 0, _ read: (inout ByteCursor) throws(FormatError) -> Value
    ) -> Reading<Value> {
        let source = hex(bytes)
        var cursor = ByteCursor(source.span, at: offset)
        let value: Result<Value, FormatError>
        do throws(FormatError) { value = .success(try read(&cursor)) } catch { value = .failure(error) }
        return Reading(value: value, offset: cursor.offset, sawOverlong: cursor.sawOverlong)
    }

    private func varuint(_ cursor: inout ByteCursor) throws(FormatError) -> UInt64 { try cursor.varuint() }
    private func signed(_ cursor: inout ByteCursor) throws(FormatError) -> UInt32 { try cursor.signed() }
    private func word(_ cursor: inout ByteCursor) throws(FormatError) -> UInt32 { try cursor.word() }

    @Test(arguments: [
        ("E58E26", UInt64(624_485)), ("00", 0), ("7F", 127), ("8001", 128), ("8000", 0), ("FFFFFFFF0F", 4_294_967_295),
        ("80808080808080808000", 0), ("FFFFFFFFFFFFFFFFFF01", .max), ("8080808080808080807F", 1 << 63),
    ])
    func `varuints of up to ten bytes`(bytes: String, value: UInt64) {
        let read = reading(bytes, varuint)
        #expect(read.value == .success(value))
        #expect(read.offset == bytes.count / 2)
    }

    @Test(arguments: [
        ("8001", false), ("8000", true), ("818000", true), ("FFFFFFFFFFFFFFFFFF01", false),
        ("FFFFFFFFFFFFFFFFFF03", true), ("00", false),
    ])
    func `what is not in its shortest form is noticed`(bytes: String, isOverlong: Bool) {
        #expect(reading(bytes, varuint).sawOverlong == isOverlong)
    }

    @Test(arguments: [
        ("00 80808080808080808080 00", 1, FormatError(.varuintTooLong, offset: 1)),
        ("00 8080", 1, FormatError(.truncated(needed: 3, available: 2), offset: 1)),
        ("00 8080", 3, FormatError(.truncated(needed: 1, available: 0), offset: 3)),
    ])
    func `eleven bytes are too many, and too few are noticed`(bytes: String, start: Int, error: FormatError) {
        #expect(
            reading(bytes, at: start, varuint) == Reading(value: .failure(error), offset: start, sawOverlong: false))
    }

    @Test(arguments: [("E807", 8, UInt64(1000)), ("A08D06", 16, 100_000), ("8080808010", 32, 1 << 32)])
    func `numbers must fit their bits, or the cursor stays where it was`(bytes: String, bits: Int, value: UInt64) {
        let error = FormatError(.outOfRange(value: value, bits: bits), offset: 0)
        let read = reading(bytes) { cursor throws(FormatError) in try cursor.unsigned(bits: bits) }
        #expect(read == Reading(value: .failure(error), offset: 0, sawOverlong: false))
    }

    @Test(arguments: [("E807", 10, UInt32(1000)), ("FFFFFFFF0F", 32, .max), ("FFFF03", 16, 65_535)])
    func `numbers that fit`(bytes: String, bits: Int, value: UInt32) {
        let read = reading(bytes) { cursor throws(FormatError) in try cursor.unsigned(bits: bits) }
        #expect(read.value == .success(value))
    }

    @Test(arguments: [
        ("FFFFFFFF07", UInt32(0x7FFF_FFFF)), ("FFFFFFFFFFFFFFFFFF01", 0xFFFF_FFFF),
        ("80808080F8FFFFFFFF01", 0x8000_0000),
    ])
    func `signed numbers are 31 bits or a 64-bit negative`(bytes: String, value: UInt32) {
        #expect(reading(bytes, signed).value == .success(value))
    }

    @Test(arguments: [
        ("8080808008", UInt64(1 << 31)), ("FFFFFFFFF7FFFFFFFF01", 0xFFFF_FFFF_7FFF_FFFF),
        ("FFFFFFFFFFFFFFFF7F", .max >> 1),
    ])
    func `other numbers are no signed numbers`(bytes: String, value: UInt64) {
        #expect(reading(bytes, signed).value == .failure(FormatError(.outOfRange(value: value, bits: 31), offset: 0)))
    }

    @Test func `words and floats are little endian`() {
        #expect(reading("0000C842") { cursor throws(FormatError) in try cursor.float() }.value == .success(100))
        #expect(reading("00 DDCCBBAA", at: 1, word).value == .success(0xAABB_CCDD))
        #expect(
            reading("00 000000", at: 1, word).value
                == .failure(FormatError(.truncated(needed: 4, available: 3), offset: 1)))
    }

    @Test(arguments: [
        ("03 616263", 3, Result<Range<Int>, FormatError>.success(1..<4)),
        ("03 616263", 2, .failure(FormatError(.limitExceeded(limit: "x", value: 3, maximum: 2), offset: 0))),
        ("03 6162", 9, .failure(FormatError(.lengthBeyondEnd(length: 3, available: 2), offset: 0))),
        (
            "FFFFFFFFFFFFFFFFFF01 00", .max,
            .failure(FormatError(.lengthBeyondEnd(length: .max, available: 1), offset: 0))
        ),
    ])
    func `lengths are compared with what is left and with the limit`(
        bytes: String, maximum: Int, expected: Result<Range<Int>, FormatError>
    ) {
        let read = reading(bytes) { cursor throws(FormatError) in
            try cursor.lengthPrefixed(limit: "x", maximum: maximum)
        }
        #expect(read.value == expected)
    }

    @Test func `the writer uses the shortest forms`() {
        var writer = ByteWriter()
        for value in [0, 127, 128, 624_485, 4_294_967_295, UInt64.max] { writer.varuint(value) }
        writer.word(0xAABB_CCDD)
        writer.signed(7)
        writer.signed(0x7FFF_FFFF)
        writer.signed(0xFFFF_FFFF)
        writer.byte(2)
        writer.lengthPrefixed([0x61, 0x62])
        #expect(
            writer.bytes
                == hex(
                    "00 7F 8001 E58E26 FFFFFFFF0F FFFFFFFFFFFFFFFFFF01 DDCCBBAA 07 FFFFFFFF07 FFFFFFFFFFFFFFFFFF01 02 026162"
                ))
    }
}

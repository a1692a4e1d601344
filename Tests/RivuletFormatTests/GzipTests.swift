import RivuletFormat
import Testing

@Suite struct `Compressed files` {
    private let plain = plainHeader + hex("1700")
    /// The plain bytes as `gzip` writes them.
    private let compressed = hex("1f8b08000000000002030bf20c7365676064106700008bf81a090a000000")

    @Test func `are inflated, and offsets are those of the inflated file`() throws {
        let file = try RiveFile(bytes: compressed)
        #expect(file.serialized() == plain)
        #expect(file.offset(of: RecordIndex(0)) == 8)
        #expect(RiveFile.isGzip(compressed))
        #expect(!RiveFile.isGzip(plain))
    }

    @Test func `may have several members`() throws {
        let members = hex(
            "1f8b08000000000002030bf20c03004123ca3303000000 1f8b0800000000000203736567606410670000eb56652b07000000")
        #expect(try RiveFile(bytes: members).serialized() == plain)
    }

    @Test func `may be a thousand times smaller`() throws {
        // A node whose name is 158656 zero bytes.
        let bytes = hex(
            """
            1f8b0800000000000203edc1b10d00101000c027123198e25b85796d611d83b8bb957bf62851dbb923000000000000000000
            0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
            0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
            0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e0470f48764f
            30ce6b0200
            """)
        #expect(
            try RiveFile(bytes: bytes).serialized() == plainHeader + hex("02 04 C0D709")
                + [UInt8](repeating: 0, count: 158657))
    }

    @Test func `are not inflated beyond the limit`() {
        var limits = ReadLimits()
        limits.bytes = 9
        #expect(
            errorOfReading(compressed, limits: limits)
                == FormatError(.limitExceeded(limit: "bytes", value: 10, maximum: 9), offset: 9))
        limits.bytes = 10
        #expect(errorOfReading(compressed, limits: limits) == nil)
    }

    @Test func `that are cut or changed anywhere give a typed error, or the same file`() throws {
        for count in 2..<compressed.count {
            guard case .damagedGzip = errorOfReading(Array(compressed[..<count]))?.kind else {
                Issue.record("cut at \(count)")
                continue
            }
        }
        let header = Set([4, 5, 6, 7, 8, 9])  // time, extra flags, system: gzip does not check them
        for place in 2..<compressed.count where !header.contains(place) {
            for bit in 0..<8 {
                var bytes = compressed
                bytes[place] ^= 1 << bit
                let error = errorOfReading(bytes)
                if case .damagedGzip = error?.kind { continue }
                // Some bits say nothing: a flag for text, and what fills the last byte.
                #expect((try? RiveFile(bytes: bytes))?.serialized() == plain, "byte \(place), bit \(bit)")
            }
        }
    }

    @Test func `with something else after the end are damaged`() {
        #expect(errorOfReading(compressed + [1, 2, 3])?.kind == .damagedGzip("incorrect header check"))
        #expect(errorOfReading(compressed + [1, 2, 3])?.importResult == 2)
    }
}

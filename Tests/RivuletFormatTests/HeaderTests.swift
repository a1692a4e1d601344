import RivuletFormat
import RivuletSchema
import Testing

/// Chapter 01 §2.
@Suite struct `The header` {
    @Test func `seven keys take two words, as in in_band_asset`() throws {
        let bytes = hex("52495645 07 00 9B67 CB01 CC01 CE01 CF01 D001 D401 EC01 00 81000000 06000000 1700")
        let file = try RiveFile(bytes: bytes)
        #expect(file.header.tableOfContents.map(\.key) == [203, 204, 206, 207, 208, 212, 236])
        #expect(file.header.tableOfContents.map(\.wireType.rawValue) == [1, 0, 0, 2, 2, 1, 0])
        #expect(file.offset(of: RecordIndex(0)) == 31)
        #expect(file.serialized() == bytes)
    }

    @Test func `a header and nothing else is a file`() throws {
        let file = try RiveFile(bytes: hex("52495645 07 03 8101 00"))
        #expect(file.header == FileHeader(majorVersion: 7, minorVersion: 3, fileID: 129))
        #expect(file.recordCount == 0)
    }

    @Test func `minor versions of the future are accepted`() throws {
        #expect(try RiveFile(bytes: hex("52495645 07 63 00 00")).header.minorVersion == 99)
    }

    /// Chapter 01 §2.1: the result is that of the reference runtime, 1 unsupported version, 2 malformed.
    @Test(arguments: [
        ("", FormatError(.empty, offset: 0), 2),
        ("52", FormatError(.truncated(needed: 4, available: 1), offset: 0), 2),
        ("524956", FormatError(.truncated(needed: 4, available: 3), offset: 0), 2),
        ("5249564607000100", FormatError(.notARiveFile(found: hex("52495646")), offset: 0), 2),
        ("50", FormatError(.notARiveFile(found: [0x50]), offset: 0), 2),
        ("52495645", FormatError(.truncated(needed: 1, available: 0), offset: 4), 2),
        ("5249564507", FormatError(.truncated(needed: 1, available: 0), offset: 5), 2),
        ("524956450780", FormatError(.truncated(needed: 2, available: 1), offset: 5), 2),
        ("524956450700", FormatError(.truncated(needed: 1, available: 0), offset: 6), 2),
        ("524956450600", FormatError(.truncated(needed: 1, available: 0), offset: 6), 2),
        ("52495645 8080808008 00 01 00", FormatError(.outOfRange(value: 1 << 31, bits: 31), offset: 4), 2),
        ("52495645 06 8080808008 01 00", FormatError(.outOfRange(value: 1 << 31, bits: 31), offset: 5), 2),
        ("52495645 07 00 8080808008 00", FormatError(.outOfRange(value: 1 << 31, bits: 31), offset: 6), 2),
        ("52495645 06 00 8080808008 00", FormatError(.unsupportedVersion(major: 6, minor: 0), offset: 4), 1),
        ("52495645 07 00 01", FormatError(.truncated(needed: 1, available: 0), offset: 7), 2),
        ("52495645 06 00 01", FormatError(.unsupportedVersion(major: 6, minor: 0), offset: 4), 1),
        ("52495645 07 00 01 05", FormatError(.truncated(needed: 1, available: 0), offset: 8), 2),
        ("52495645 06 00 01 05", FormatError(.truncated(needed: 1, available: 0), offset: 8), 2),
        ("52495645 06 00 01 05 8080808008", FormatError(.outOfRange(value: 1 << 31, bits: 31), offset: 8), 2),
        ("52495645 07 00 01 05 00 000000", FormatError(.truncated(needed: 4, available: 3), offset: 9), 2),
        ("52495645 06 00 01 05 00 000000", FormatError(.truncated(needed: 4, available: 3), offset: 9), 2),
        ("52495645 06 02 01 05 00 00000000", FormatError(.unsupportedVersion(major: 6, minor: 2), offset: 4), 1),
        ("52495645 08 00 01 00", FormatError(.unsupportedVersion(major: 8, minor: 0), offset: 4), 1),
        (
            "52495645 FFFFFFFFFFFFFFFFFF01 00 01 00",
            FormatError(.unsupportedVersion(major: 0xFFFF_FFFF, minor: 0), offset: 4), 1
        ),
        ("52495645 8080808080808080808007 00", FormatError(.varuintTooLong, offset: 4), 2),
    ])
    func `each failure has its kind, offset and result`(bytes: String, expected: FormatError, result: Int) {
        let error = errorOfReading(hex(bytes))
        #expect(error == expected)
        #expect(error?.importResult == result)
    }

    @Test func `of a key listed twice the later code decides`() throws {
        let bytes = hex("52495645 07 00 01 A846 A846 00 06000000 8F4E A846 0161 00")
        let file = try RiveFile(bytes: bytes)
        #expect(file.fieldRows(0).map(\.storage) == [.lengthPrefixed])
        #expect(file.serialized() == bytes)
    }

    @Test(arguments: [
        "52495645 8700 00 01 00", "52495645 07 8000 8100 00", "52495645 07 00 01 8000",
        "52495645 07 00 01 8500 00 00000000",
        "52495645 07 00 01 05 00 00000080", "52495645 07 00 01 05 00 04000000",
        "52495645 07 00 01 05 06 07 08 09 00 00010000 00000000",
        "52495645 07 FFFFFFFFFFFFFFFFFF01 01 00", "52495645 07 00 01 81FFFFFFFFFFFFFFFF01 00 00000000",
    ])
    func `odd headers are written as they were, until they are changed`(bytes: String) throws {
        var file = try RiveFile(bytes: hex(bytes) + hex("1700"))
        #expect(file.serialized() == hex(bytes) + hex("1700"))
        file.header.fileID = 5
        file.header.minorVersion = 1
        let again = try RiveFile(bytes: file.serialized())
        #expect(again.header.fileID == 5)
        #expect(again.header.minorVersion == 1)
        #expect(again.header.tableOfContents.count == file.header.tableOfContents.count)
        #expect(again.typeKey(of: RecordIndex(0)) == 23)
    }

    @Test func `a table of contents may be limited`() {
        var limits = ReadLimits()
        limits.tableOfContents = 2
        #expect(errorOfReading(hex("52495645 07 00 01 05 06 00 00000000"), limits: limits) == nil)
        #expect(
            errorOfReading(hex("52495645 07 00 01 05 06 07 00 00000000"), limits: limits)
                == FormatError(.limitExceeded(limit: "tableOfContents", value: 3, maximum: 2), offset: 9))
    }
}

import RivuletFormat
import RivuletSchema
import Testing

/// Chapter 01 §3 and §4. The plain header is 8 bytes, so records start at byte 8.
@Suite struct `Object records` {
    private func read(_ records: String, header: [UInt8] = plainHeader) throws -> RiveFile {
        try RiveFile(bytes: header + hex(records))
    }

    @Test func `types, properties of every kind, offsets`() throws {
        // Node 2: parentId 5 = 300, x 13 = 100; Fill 20: isVisible 41 = 1; SolidColor 18: colorValue 37; Component name 4.
        let file = try read("02 05AC02 0D0000C842 00  14 2901 00  12 25DDCCBBAA 0402C3A9 00")
        #expect(file.recordIndices.map { file.type(of: $0) } == [.node, .fill, .solidColor])
        #expect(file.recordIndices.map { file.offset(of: $0) } == [8, 18, 22])
        #expect(file.uint(PropertyKey.Component.parentId, of: RecordIndex(0)) == 300)
        #expect(file.float(PropertyKey.Node.x, of: RecordIndex(0)) == 100)
        #expect(file.bool(PropertyKey.ShapePaint.isVisible, of: RecordIndex(1)))
        #expect(file.bits(PropertyKey.SolidColor.colorValue, of: RecordIndex(2)) == 0xAABB_CCDD)
        #expect(file.string(PropertyKey.Component.name, of: RecordIndex(2)) == "é")
        #expect(file.fieldRows(2).map(\.offset) == [23, 28])
        #expect(file.fieldRows(2)[1].range == 30..<32)
    }

    @Test func `signed kinds are zigzag, narrow kinds wrap, only the byte 1 is true`() throws {
        // GridItemPlacement 654? is not needed: KeyFrameInt.value 1068 is an int; Fill.fillRule 40 is a uint8.
        let type = try #require(Schema.type(named: "KeyFrameInt"))
        #expect(type.key < 0x4000 && type.key >= 0x80)
        let key = [UInt8(type.key & 0x7F | 0x80), UInt8(type.key >> 7)]
        let file = try RiveFile(bytes: plainHeader + key + hex("AC08 07 00  14 28 8102 2902 00"))
        #expect(Int32(bitPattern: file.bits(PropertyKey(rawValue: 1068), of: RecordIndex(0))) == -4)
        #expect(file.bits(PropertyKey.Fill.fillRule, of: RecordIndex(1)) == 1)
        #expect(!file.bool(PropertyKey.ShapePaint.isVisible, of: RecordIndex(1)))
    }

    @Test func `of a repeated property the last one counts`() throws {
        let file = try read("02 0D0000803F 0D00000040 00")
        #expect(file.float(PropertyKey.Node.x, of: RecordIndex(0)) == 2)
        #expect(file.fieldRows(0).count == 2)
    }

    @Test func `abstract, editor-only and unknown types have no type, and their values are read`() throws {
        // 107 Vertex is abstract, 112 ForcedEdge editor-only, 9999 nothing.
        let file = try read("6B 180000803F 00  70 00  8F4E 0500 0D0000803F 00")
        #expect(file.recordIndices.map { file.type(of: $0) } == [nil, nil, nil])
        #expect(file.recordIndices.map { file.typeKey(of: $0) } == [107, 112, 9999])
        #expect(file.fieldRows(2).map(\.key) == [5, 13])
        #expect(file.fieldRows(2).allSatisfy { !$0.isStored })
        #expect(file.fieldRows(2)[1].low == 0x3F80_0000)
    }

    @Test func `a foreign property is passed over by its declaration, not by the table of contents`() throws {
        // The table calls key 13 a varuint; Fill does not store Node.x, which is a float all the same.
        let bytes = hex("52495645 07 00 01 0D 00 00000000  14 0D80808080 2901 00")
        let file = try RiveFile(bytes: bytes)
        #expect(file.fieldRows(0).map(\.storage) == [.float, .bool])
        #expect(file.fieldRows(0).map(\.isStored) == [false, true])
    }

    @Test func `views and passthroughs are passed over even where the type declares them`() throws {
        // SolidColor.colorRed 118 is a view: chapter 01 §6.4.
        let file = try read("12 76FF01 00")
        #expect(file.type(of: RecordIndex(0)) == .solidColor)
        #expect(file.fieldRows(0).map(\.isStored) == [false])
        #expect(file.fieldRows(0)[0].varuint == 255)
    }

    @Test func `the alias keys 9 and 10 are floats that nothing stores`() throws {
        let file = try read("02 090000803F 0A00004040 0E00000040 00")
        #expect(file.fieldRows(0).map(\.isStored) == [false, false, true])
        #expect(file.fieldRows(0).map(\.storage) == [.float, .float, .float])
        #expect(file.float(PropertyKey.Node.x, of: RecordIndex(0)) == 0)
    }

    @Test func `passed-over numbers may have 64 bits, stored ones 32`() throws {
        // 2 Node stores parentId 5; 9999 does not exist.
        let wide = "FFFFFFFFFFFFFFFFFF01"
        #expect(try read("8F4E 05\(wide) 00").fieldRows(0)[0].varuint == .max)
        #expect(
            errorOfReading(plainHeader + hex("1700 02 05\(wide) 00"))
                == FormatError(.outOfRange(value: .max, bits: 32), offset: 12, object: 1, typeKey: 2, propertyKey: 5))
        #expect(
            try read("02 05FFFFFFFF0F 00").uint(PropertyKey.Component.parentId, of: RecordIndex(0)) == 4_294_967_295)
    }

    @Test func `a bool of another type is one byte`() throws {
        // isVisible 41 in a Node.
        let file = try read("02 2980 0D0000803F 00")
        #expect(file.fieldRows(0).map(\.storage) == [.bool, .float])
        #expect(file.fieldRows(0)[0].low == 0x80)
    }

    @Test func `unknown keys are passed over as the table of contents says`() throws {
        // 9000, 9001, 9002, 9003 with the codes 0, 1, 2, 3.
        let header = hex("52495645 07 00 01 A846 A946 AA46 AB46 00 E4000000")
        let file = try RiveFile(
            bytes: header + hex("02 A84680808080808001 A946036162FF AA4600000000 AB4601020304 0D00000040 00"))
        #expect(file.fieldRows(0).map(\.storage) == [.varuint, .lengthPrefixed, .float, .color, .float])
        #expect(file.fieldRows(0)[0].varuint == 1 << 42)
        #expect(Array(file.payload[file.fieldRows(0)[1].range]) == [0x61, 0x62, 0xFF])
        #expect(file.float(PropertyKey.Node.x, of: RecordIndex(0)) == 2)
    }

    @Test func `a record is abandoned at a key of unknown kind, and the next begins right after the key`() throws {
        // Chapter 01, facts: 9000 is neither known nor declared.
        let file = try read("02 0500 A846  02 0500 0D00008040 00")
        #expect(file.recordIndices.map { file.type(of: $0) } == [.node, .node])
        #expect(file.records.map(\.isTerminated) == [false, true])
        #expect(file.fieldRows(0).map(\.storage) == [.varuint, .unreadable])
        #expect(file.float(PropertyKey.Node.x, of: RecordIndex(1)) == 4)
        #expect(
            file.abandoned == [
                FormatError(.unknownPropertyKind, offset: 11, object: 0, typeKey: 2, propertyKey: 9000)
            ])
        #expect(file.serialized() == plainHeader + hex("02 0500 A846  02 0500 0D00008040 00"))
    }

    @Test func `callbacks are never stored, so their keys cannot be passed over without the table`() throws {
        // 395 Event.trigger in an Event, 128.
        let file = try read("8001 0500 8B03  02 00")
        #expect(file.abandoned.map(\.propertyKey) == [395])
        #expect(file.type(of: RecordIndex(1)) == .node)
    }

    @Test func `an unreadable key may be the last bytes, and two zero bytes are a record`() throws {
        #expect(try read("02 FF7F").abandoned.count == 1)
        #expect(try read("0000").recordIndices.count == 1)
    }

    @Test func `over-long numbers are read, and written as they were`() throws {
        let bytes = plainHeader + hex("8200 058080808080 00 8D80000000803F 04838000616263 8000  82808000 00")
        let file = try RiveFile(bytes: bytes)
        #expect(file.records.map(\.typeKey) == [2, 2])
        #expect(file.fieldRows(0).map(\.isOverlong) == [true, true, true])
        #expect(file.float(PropertyKey.Node.x, of: RecordIndex(0)) == 1)
        #expect(file.string(PropertyKey.Component.name, of: RecordIndex(0)) == "abc")
        #expect(file.serialized() == bytes)
    }

    @Test(arguments: [
        ("1700 02", FormatError(.truncated(needed: 1, available: 0), offset: 11, object: 1, typeKey: 2)),
        ("1700 82", FormatError(.truncated(needed: 2, available: 1), offset: 10, object: 1)),
        (
            "02 0D0000",
            FormatError(.truncated(needed: 4, available: 2), offset: 10, object: 0, typeKey: 2, propertyKey: 13)
        ),
        (
            "14 29",
            FormatError(.truncated(needed: 1, available: 0), offset: 10, object: 0, typeKey: 20, propertyKey: 41)
        ),
        (
            "02 0580",
            FormatError(.truncated(needed: 2, available: 1), offset: 10, object: 0, typeKey: 2, propertyKey: 5)
        ),
        ("02 0500", FormatError(.truncated(needed: 1, available: 0), offset: 11, object: 0, typeKey: 2)),
        (
            "02 0432616263",
            FormatError(
                .lengthBeyondEnd(length: 50, available: 3), offset: 10, object: 0, typeKey: 2, propertyKey: 4)
        ),
        (
            "8080808008 00",
            FormatError(.outOfRange(value: 1 << 31, bits: 31), offset: 8, object: 0)
        ),
        ("02 808004 00", FormatError(.outOfRange(value: 65_536, bits: 16), offset: 9, object: 0, typeKey: 2)),
        (
            "02 0580808080808080808080 00",
            FormatError(.varuintTooLong, offset: 10, object: 0, typeKey: 2, propertyKey: 5)
        ),
    ])
    func `each failure has its kind, offset and object`(records: String, expected: FormatError) {
        #expect(errorOfReading(plainHeader + hex(records)) == expected)
        #expect(expected.importResult == 2)
    }

    @Test func `limits on objects, properties, strings and blobs`() {
        var limits = ReadLimits()
        limits.objects = 1
        #expect(errorOfReading(plainHeader + hex("1700"), limits: limits) == nil)
        #expect(
            errorOfReading(plainHeader + hex("1700 1700"), limits: limits)
                == FormatError(.limitExceeded(limit: "objects", value: 2, maximum: 1), offset: 10, object: 1))
        limits = ReadLimits()
        limits.properties = 1
        #expect(
            errorOfReading(plainHeader + hex("02 0500 0500 00"), limits: limits)
                == FormatError(
                    .limitExceeded(limit: "properties", value: 2, maximum: 1), offset: 11, object: 0, typeKey: 2,
                    propertyKey: 5))
        limits = ReadLimits()
        limits.stringBytes = 2
        #expect(
            errorOfReading(plainHeader + hex("02 0403616263 00"), limits: limits)
                == FormatError(
                    .limitExceeded(limit: "stringBytes", value: 3, maximum: 2), offset: 10, object: 0, typeKey: 2,
                    propertyKey: 4))
        limits.blobBytes = 1
        // FileAssetContents 106: bytes 212.
        #expect(
            errorOfReading(plainHeader + hex("6A D40102FFFF 00"), limits: limits)
                == FormatError(
                    .limitExceeded(limit: "blobBytes", value: 2, maximum: 1), offset: 11, object: 0, typeKey: 106,
                    propertyKey: 212))
        limits.bytes = 9
        #expect(
            errorOfReading(plainHeader + hex("1700"), limits: limits)
                == FormatError(.limitExceeded(limit: "bytes", value: 10, maximum: 9), offset: 9))
    }
}

import RivuletFormat
import RivuletSchema
import Testing

@Suite struct `Writing and comparing` {
    private func built() -> RiveFile {
        var file = RiveFile(header: FileHeader(fileID: 1))
        file.appendRecord(typeKey: SchemaType.node.key)
        file.appendField(key: 4, bytes: "ab".utf8)
        file.appendField(key: 5, storage: .varuint, low: 300)
        file.appendField(key: 13, storage: .float, low: Float(100).bitPattern)
        file.appendRecord(typeKey: 10_000)
        file.appendField(key: 41, storage: .bool, low: 1)
        file.appendField(key: 37, storage: .color, low: 0xAABB_CCDD)
        file.appendField(key: 9000, storage: .varuint, low: 0, high: 1)
        file.appendField(key: 13, storage: .float, low: 0)
        return file
    }

    @Test func `what was built is written in the shortest form`() {
        #expect(
            built().serialized()
                == plainHeader
                + hex("02 04026162 05AC02 0D0000C842 00  904E 2901 25DDCCBBAA A8468080808010 0D00000000 00"))
    }

    @Test func `the table of contents lists each key once, in order of first use`() throws {
        var file = built()
        file.header.tableOfContents = file.collectedTableOfContents()
        #expect(file.header.tableOfContents.map(\.key) == [4, 5, 13, 41, 37, 9000])
        #expect(
            file.header.tableOfContents.map(\.wireType) == [
                .lengthPrefixed, .varuint, .float, .varuint, .color, .varuint,
            ])
        // Codes 1, 0, 2, 0 and 3, 0: two words.
        #expect(
            file.serialized().prefix(24).elementsEqual(
                hex("52495645 07 00 01 04 05 0D 29 25 A846 00 21000000 03000000") + [0x02]))
        let read = try RiveFile(bytes: file.serialized())
        #expect(read == file)
    }

    @Test func `a key without a value is not listed`() throws {
        let file = try RiveFile(bytes: plainHeader + hex("02 03"))
        #expect(file.collectedTableOfContents().isEmpty)
    }

    @Test func `equality is about content, not about where it lies`() throws {
        var file = built()
        file.header.tableOfContents = file.collectedTableOfContents()
        let read = try RiveFile(bytes: file.serialized())
        #expect(read.payload != file.payload)
        #expect(read == file)
        for (records, other) in [
            ("02 0401610500 00", "02 0401620500 00"), ("02 0500 00", "02 0501 00"), ("02 0500 00", "03 0500 00"),
            ("02 0500 00", "02 0700 00"), ("02 0500 00 00 00", "02 0500 05 00 00"), ("02 0500 00", "02 058000 00"),
            ("02 00", "8200 00"), ("02 00", "02 8000"), ("02 05808000 00", "02 858000 00 00"),
            ("02 058000 00", "02 05808000 00"),
            ("02 00", ""), ("02 8000", "02 808000"),
        ] {
            let left = try? RiveFile(bytes: plainHeader + hex(records))
            let right = try? RiveFile(bytes: plainHeader + hex(other))
            #expect(left != right, "\(records) and \(other)")
            #expect(left == left)
        }
        var header = read
        header.header.minorVersion = 2
        #expect(header != read)
    }

    @Test func `text forms can give odd encodings back`() throws {
        let bytes = plainHeader + hex("8200 0583808000 8D0000000040 0482006162 8000  8F4E 058100 03")
        let read = try RiveFile(bytes: bytes)
        var file = RiveFile(header: FileHeader(fileID: 1))
        for (index, record) in read.records.enumerated() {
            file.appendRecord(typeKey: record.typeKey)
            for field in read.fieldRows(index) {
                let isAppended = file.appendField(
                    encoding: Array(read.payload[read.encodedRange(of: field)]), storage: field.storage)
                #expect(isAppended)
            }
            if !record.isTerminated { file.abandonLastRecord() }
            if index == 0 {
                let isEncoded = file.encodeLastRecord(typeKey: hex("8200"), terminator: hex("8000"))
                #expect(isEncoded)
            }
        }
        #expect(file.serialized() == bytes)
        #expect(file.string(PropertyKey.Component.name, of: RecordIndex(0)) == "ab")
    }

    @Test(arguments: [
        ("", FieldStorage.varuint), ("00", .varuint), ("05", .varuint), ("0580", .varuint), ("050000", .varuint),
        ("808004", .varuint), ("04 05 61", .lengthPrefixed), ("0D 000000", .float), ("29", .bool),
    ])
    func `odd encodings that are none are refused`(encoding: String, storage: FieldStorage) {
        var file = RiveFile()
        file.appendRecord(typeKey: 2)
        let isAppended = file.appendField(encoding: hex(encoding), storage: storage)
        #expect(!isAppended)
        #expect(file.fields.isEmpty)
    }

    @Test(arguments: [("8300", ""), ("", "8100"), ("82", ""), ("", "800000")])
    func `a record's odd encodings must be of its type key and of 0`(typeKey: String, terminator: String) {
        var file = RiveFile()
        file.appendRecord(typeKey: 2)
        let isEncoded = file.encodeLastRecord(typeKey: hex(typeKey), terminator: hex(terminator))
        #expect(!isEncoded)
        #expect(file.serialized().suffix(2) == [2, 0])
    }
}

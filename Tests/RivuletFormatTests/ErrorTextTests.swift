import RivuletFormat
import Testing

@Suite struct `Error texts` {
    @Test(arguments: [
        ("", "The file is empty, so it is not a Rive file."),
        (
            "89504E470D0A",
            "This is not a Rive file: it starts with the bytes 89 50 4e 47 and not with \"RIVE\" (at byte 0)."
        ),
        ("474946383961", "This is not a Rive file: it starts with \"GIF8\" and not with \"RIVE\" (at byte 0)."),
        (
            "52495645 06 00 01 00",
            "The file has format version 6.0, and only major version 7 loads: export it again from the current Rive editor (at byte 4)."
        ),
        (
            "52495645 07 00 01 00 1700 02 0D0000",
            "The file ends too early: a value needs 4 bytes, and there are only 2 left (at byte 12, object 1 of type Node, property Node.x)."
        ),
        (
            "52495645 07 00 01 00 02 0432616263",
            "A length of 50 bytes reaches beyond the end of the file, where only 3 bytes are left (at byte 10, object 0 of type Node, property Component.name)."
        ),
        (
            "52495645 07 00 01 00 8F4E 808004",
            "The number 65536 does not fit the 16 bits that it may have (at byte 10, object 0 of type key 9999)."
        ),
        (
            "52495645 07 00 01 00 02 0580808080808080808080",
            "A number is longer than the ten bytes that a varuint may have (at byte 10, object 0 of type Node, property Component.parentId)."
        ),
    ])
    func `say what is wrong and where`(bytes: String, text: String) {
        #expect(errorOfReading(hex(bytes)).map { "\($0)" } == text)
    }

    @Test func `of records passed over`() throws {
        let file = try RiveFile(bytes: plainHeader + hex("70 A846"))
        #expect(
            "\(try #require(file.abandoned.first))"
                == "The property is unknown, and the file's table of contents does not say how long its value is, so the rest of the object was lost (at byte 9, object 0 of type ForcedEdge, property key 9000)."
        )
    }
}

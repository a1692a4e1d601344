import Foundation
import RivuletFormat
import RivuletMarkup
import RivuletTestSupport
import Testing

@Suite struct `JSON form of files` {
    /// Files whose content is the same but for large assets say nothing new here.
    static let corpus = Corpus.files.filter { url in
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
        return size < 40_000
    }

    @Test(.enabled(if: Corpus.isPresent), arguments: corpus)
    func `bytes, JSON, the same bytes`(url: URL) throws {
        let bytes = try [UInt8](Data(contentsOf: url))
        guard let file = try? RiveFile(bytes: bytes) else { return }
        let again = try RiveFile(json: Array(file.json().utf8))
        #expect(again == file)
        #expect(again.serialized() == bytes)
    }

    @Test func `odd encodings survive`() throws {
        // Header with an over-long minor version; Backboard with an over-long type key and terminator; a node with a
        // name that is not UTF-8, x stored twice (once with an over-long key), NaN, and a key that nothing declares.
        let bytes: [UInt8] =
            [0x52, 0x49, 0x56, 0x45, 7, 0x83, 0, 1, 0] + [0x97, 0, 0x80, 0]
            + [2, 4, 2, 0xFF, 0x41, 13, 0, 0, 0xC0, 0x7F, 0x8D, 0, 0, 0, 0, 0x80, 5, 0x85, 0, 0xFE, 0x7F]
        let file = try RiveFile(bytes: bytes)
        let json = file.json()
        #expect(try RiveFile(json: Array(json.utf8)).serialized() == bytes)
        #expect(json.contains(#""hex": "FF41""#))
    }

    @Test func `facts become files`() throws {
        // Chapter 01, Appendix B: version 7.0, file id 1, the used keys in order of first use.
        let objects = try JSONValue(
            parsing: #"[["Backboard",{}],["Artboard",{"width":10,"name":"é","clip":0,"viewModelId":-1}],"#
                + #"["SolidColor",{"colorValue":4278190335}],["Mesh",{"triangleIndexBytes":{"hex":"0001"}}]]"#)
        let file = try RiveFile(factObjects: objects)
        let words: [UInt8] = [0b00_00_01_10, 0, 0, 0, 0b01_11, 0, 0, 0]
        let header: [UInt8] = [0x52, 0x49, 0x56, 0x45, 7, 0, 1, 7, 4, 0xC4, 1, 0xC7, 4, 37, 0xDF, 1, 0] + words
        let records: [UInt8] =
            [23, 0, 1, 7, 0, 0, 0x20, 0x41, 4, 2, 0xC3, 0xA9, 0xC4, 1, 0, 0xC7, 4, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 0]
            + [18, 37, 0xFF, 0, 0, 0xFF, 0, 109, 0xDF, 1, 2, 0, 1, 0]
        #expect(file.serialized() == header + records)
    }

    @Test(arguments: [
        (#"[["Shap",{}]]"#, "object 0: unknown type 'Shap'; did you mean 'Shape'"),
        (#"[["Node",{"X":1}]]"#, "object 0: Node.X: unknown property; did you mean 'x' or 'y'?"),
        (#"[["Node",{"x":"1"}]]"#, "object 0: Node.x: expected a number that fits 32-bit floats"),
        (#"[["Node",{"x":1e99}]]"#, "object 0: Node.x: expected a number that fits 32-bit floats"),
        (#"[["SolidColor",{"colorValue":4294967296}]]"#, "expected a whole number of 32 bits"),
        (#"[["Node"]]"#, "object 0: an object is [type, {property: value, …}]"),
        (##"[["Node",{"#0":{"varuint":1}}]]"##, "a raw property is '#' and its key"),
    ])
    func `errors name the object and the property`(objects: String, message: String) {
        #expect {
            try RiveFile(json: Array("{\"objects\":\(objects)}".utf8))
        } throws: {
            ($0 as? MarkupError)?.message.contains(message) == true
        }
    }
}

import RivuletFormat
import RivuletMarkup
import RivuletTestSupport
import Testing

@Suite struct `Dumping RML` {
    @Test(arguments: 0..<300)
    func `generated files come back from RML, byte for byte`(seed: Int) throws {
        let bytes = FileGenerator.file(seed: UInt64(seed), objects: 40, isTidy: true)
        let file = try RiveFile(bytes: bytes)
        #expect(try RiveFile.build(rml: Array(file.rml().utf8)).file.serialized() == bytes)
    }

    @Test(arguments: 0..<300)
    func `generated files come back from JSON, byte for byte, however odd`(seed: Int) throws {
        let bytes = FileGenerator.file(seed: UInt64(seed), objects: 40)
        let file = try RiveFile(bytes: bytes)
        #expect(try RiveFile(json: Array(file.json().utf8)).serialized() == bytes)
    }

    @Test(arguments: 0..<100)
    func `what RML cannot say is an error, never a loss`(seed: Int) throws {
        let bytes = FileGenerator.file(seed: UInt64(seed), objects: 40)
        let file = try RiveFile(bytes: bytes)
        do throws(MarkupError) {
            let text = try file.rml()
            #expect(try RiveFile.build(rml: Array(text.utf8)).file.serialized() == bytes)
        } catch {
            #expect(error.message.hasPrefix("RML cannot express"))
            #expect(
                error.message.contains("not in its shortest form")
                    || error.message.contains("not in their shortest form"))
        }
    }

    @Test func `a child of a later object stands beside it, with a reference`() throws {
        // Solid colour (18) before the fill (20) that it belongs to, as exporters write.
        let bytes: [UInt8] =
            [0x52, 0x49, 0x56, 0x45, 7, 0, 0, 5, 0, 0, 0, 0, 0] + [23, 0, 1, 0, 18, 5, 2, 0, 20, 5, 0, 0]
        let text = try RiveFile(bytes: bytes).rml()
        #expect(
            text == """
                <Rive version="1" kind="fragment" exact="true">
                  <Backboard/>
                  <Artboard>
                    <SolidColor parentId="0:3"/>
                    <Fill id="0:3"/>
                  </Artboard>
                </Rive>

                """)
    }

    @Test func `strings that XML cannot hold are kept as bytes`() throws {
        let bytes: [UInt8] = [0x52, 0x49, 0x56, 0x45, 7, 0, 0, 4, 0, 1, 0, 0, 0, 1, 4, 3, 0x41, 0, 0xFF, 0]
        let text = try RiveFile(bytes: bytes).rml()
        #expect(text.contains("key.4=\"bytes:hex:4100FF\""))
        #expect(try RiveFile.build(rml: Array(text.utf8)).file.serialized() == bytes)
    }
}

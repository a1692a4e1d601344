import RivuletTestSupport
import Testing

@testable import RivuletCommands

@Suite struct `rivulet dump and build` {
    static let scene = """
        {"objects": [["Backboard", {}], ["Artboard", {"width": 100, "height": 50, "name": "A\\nB"}],
        ["Shape", {"parentId": 0, "x": 2.5}], ["Ellipse", {"parentId": 1, "width": 7}]]}
        """

    private func build(_ scene: String) async throws -> TemporaryFile {
        let file = try TemporaryFile("scene.riv")
        let built = await rivulet(["build", "-", "-o", file.path], input: Array(scene.utf8))
        #expect(built.code == 0, "\(built.errors)")
        #expect(built.output.isEmpty)
        #expect(built.errors.contains("4 objects"))
        return file
    }

    @Test func `print a tree of objects with their properties`() async throws {
        let file = try await build(Self.scene)
        let tree = await rivulet(["dump", file.path])
        #expect(tree.code == 0)
        #expect(
            tree.outputLines == [
                "0  Backboard", "1  Artboard #0  width=100  height=50  name=\"A\\nB\"",
                "2    Shape #1  parentId=0  x=2.5",
                "3      Ellipse #2  parentId=1  width=7",
            ])
    }

    @Test func `are each other's inverse in JSON`() async throws {
        let file = try await build(Self.scene)
        let text = await rivulet(["dump", file.path, "--format", "json"])
        #expect(text.code == 0)
        let again = try await build(text.output)
        #expect(await rivulet(["dump", again.path, "--format", "json"]).output == text.output)
    }

    @Test func `say nothing beside the output if asked to be quiet`() async {
        let run = await rivulet(["build", "-", "-o", "/dev/null", "--quiet"], input: Array(Self.scene.utf8))
        #expect(run.code == 0)
        #expect(run.errors.isEmpty)
    }

    @Test(.enabled(if: Corpus.isPresent)) func `print every file of the corpus that can be read`() async {
        for url in Corpus.files {
            let run = await rivulet(["dump", url.path])
            if run.code == 65 {
                #expect(run.errors.contains("byte"), "\(url.lastPathComponent)")
            } else {
                #expect(run.code == 0, "\(url.lastPathComponent): \(run.errors)")
                #expect(run.output.contains("0  "), "\(url.lastPathComponent)")
            }
        }
    }
}

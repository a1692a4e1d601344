import Foundation
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

// A scene that nobody watches makes no paths. Once it is drawn, nothing may tell it from one that always was.

/// What a file draws after half a second, drawn in each frame or only in the last.
private func drawn(_ document: Document, always: Bool) throws -> DrawList {
    var scene = try Scene(document)
    var list = DrawList()
    var report = AdvanceReport()
    for frame in 0..<30 {
        scene.advance(by: frame == 0 ? 0 : 1.0 / 60, into: &report)
        if always { scene.draw(into: &list) }
    }
    if !always { scene.draw(into: &list) }
    return list
}

private func expectSame(_ late: DrawList, _ always: DrawList, _ name: String) {
    #expect(late.commands.count == always.commands.count, "\(name)")
    #expect(late.verbs == always.verbs, "\(name)")
    #expect(late.paints == always.paints, "\(name)")
    let numbers = { (list: DrawList) in list.points.flatMap(\.numbers) }
    #expect(agree(numbers(late), numbers(always), within: 2e-3), "\(name)")
}

private func expectSame(_ file: URL) throws {
    guard let document = try? Document(bytes: [UInt8](Data(contentsOf: file))), (try? Scene(document)) != nil else {
        return
    }
    expectSame(try drawn(document, always: false), try drawn(document, always: true), file.lastPathComponent)
}

@Test(arguments: ["blend", "component_list", "constraints", "launch", "list", "nested", "pointer", "scoreboard"])
func `a sample that is drawn late looks like one that always was`(name: String) throws {
    try expectSame(Corpus.packageFile("SampleFiles/\(name).riv"))
}

@Test(.enabled(if: Corpus.isPresent)) func `a file of the corpus that is drawn late looks like one that always was`()
    throws
{
    for (index, file) in Corpus.files.enumerated() where index % 4 == 0 { try expectSame(file) }
}

@Test func `without a watcher no path is made, and a pointer is one`() throws {
    let shape = """
        ["Shape",{"x":50,"y":50}],["Rectangle",{"parentId":1,"width":10,"height":10}],["Fill",{"parentId":1}],
        ["SolidColor",{"parentId":3}]
        """
    var scene = try Scene(document(shape))
    _ = scene.advance(by: 0)
    #expect(try scene.geometry(ofPath: 2).verbs.isEmpty)
    var list = DrawList()
    scene.draw(into: &list)
    #expect(try scene.geometry(ofPath: 2).verbs == "MLLLLZ")
}

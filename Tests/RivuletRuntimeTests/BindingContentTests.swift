import RivuletFormat
import RivuletSchema
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

/// A view model with an artboard `a`; artboard 0 has a place for artboard 1, bound to it; artboards 1 and 2 are nodes.
private func records(_ initial: UInt32) -> [String] {
    ["Backboard", "ViewModel name=V", "ViewModelPropertyArtboard name=a", "ViewModelPropertyNumber name=n"]
        + [
            "ViewModelInstance viewModelId=0",
            "ViewModelInstanceArtboard viewModelPropertyId=0 propertyValue=\(initial)",
        ]
        + ["ViewModelInstanceNumber viewModelPropertyId=1 propertyValue=3"]
        + ["Artboard width=9 height=9 viewModelId=0", "NestedArtboard artboardId=1"]
        + ["DataBindContext propertyKey=197 sourcePathIds=0x0000"]
        + ["Artboard width=9 height=9", "Node", "Artboard width=9 height=9", "Node"]
        + ["DataBindContext propertyKey=13 sourcePathIds=0x0001"]
}

@Suite("Bound content of places")
struct BindingContentTests {
    /// Position of the artboard that is shown in the place, nil for an empty one.
    private func shown(_ scene: borrowing Scene) -> UInt32? {
        let content = scene.tables.hosts[0].content
        return content == SceneTables.noContext ? nil : scene.tables.instances[Int(content)].artboard
    }

    @Test(arguments: [(2, 2), (1, 1), (0, 1), (7, 1), (0xFFFF_FFFF, nil)] as [(UInt32, UInt32?)])
    func `a valid id swaps, none clears, the artboard itself and unknown ids change nothing`(
        id: UInt32, expected: UInt32?
    ) throws {
        var scene = try Scene(Document(records: records(id)))
        #expect(shown(scene) == 1)
        _ = scene.advance(by: 0)
        #expect(shown(scene) == expected)
    }

    @Test func `what is swapped in is bound in the context of the place`() throws {
        var scene = try Scene(Document(records: records(2)))
        _ = scene.advance(by: 0)
        _ = scene.advance(by: 0)
        let content = scene.tables.instances[Int(scene.tables.hosts[0].content)]
        let definition = scene.document.tables.artboards[2]
        let word = Int(content.words) + definition.objects[1].word.position + WordOffset.Node.x
        #expect(Float(bitPattern: scene.tables.words[word]) == 3)
    }

    @Test func `swapping over and over takes no more room than one swap`() throws {
        var scene = try Scene(Document(records: records(2)))
        let bound = scene.boundInstance
        let address = ValueAddress(instance: try #require(bound), property: 0)
        var words: [Int] = []
        for round in 0..<100 {
            scene.store.tables.set(address, word: UInt32(1 + round % 2), source: .host)
            #expect(scene.advance(by: 0).notes.isEmpty)
            words.append(scene.tables.words.count)
        }
        #expect(words[10] == words[99])
        #expect(scene.tables.binding.binds.count <= 6)
        #expect(scene.store.tables.dependents.count <= 6)
    }
}

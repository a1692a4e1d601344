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

    /// Whether the machine around the place hears the event that the machine in it fires at once; both report theirs.
    @Test(arguments: [(ViewModelChoice.none, ["heard", "made"]), (.default, ["made"])])
    func `a machine listens to what was there when it was made, not to what is swapped in`(
        viewModel: ViewModelChoice, expected: [String]
    ) throws {
        let host =
            ["Artboard width=9 height=9 viewModelId=0 defaultStateMachineId=0", "NestedArtboard artboardId=1"]
            + ["DataBindContext propertyKey=197 sourcePathIds=0x0000", "NestedStateMachine parentId=1 animationId=0"]
            + ["Event name=heard", "StateMachine name=m"]
            + ["StateMachineListenerSingle targetId=1 listenerTypeValue=5 eventId=2", "ListenerFireEvent eventId=3"]
            + layer
        let content =
            ["Artboard width=9 height=9", "Node", "Event name=made", "LinearAnimation name=a", "StateMachine name=n"]
            + layer
            + ["StateTransition stateToId=3", "StateMachineFireEvent eventId=2", "AnimationState animationId=0"]
        let document = try Document(
            records: ["Backboard", "ViewModel name=V", "ViewModelPropertyArtboard name=a"]
                + [
                    "ViewModelInstance viewModelId=0",
                    "ViewModelInstanceArtboard viewModelPropertyId=0 propertyValue=2",
                ]
                + host + content + content)
        var scene = try Scene(document, viewModel: viewModel)
        var events: Set<String> = []
        for _ in 0..<4 { events.formUnion(scene.advance(by: 0.1).events.map(\.name)) }
        #expect(events.sorted() == expected)
    }

    @Test func `what takes old rows counts what is nested in it, unless that takes old rows too`() throws {
        // Artboard 1 holds artboard 2, which is large; the place shows one or the other.
        var limits = ReadLimits()
        let nodes = Array(repeating: "Node", count: 200)
        let records =
            ["Backboard", "ViewModel name=V", "ViewModelPropertyArtboard name=a", "ViewModelPropertyArtboard name=b"]
            + ["ViewModelInstance viewModelId=0", "ViewModelInstanceArtboard viewModelPropertyId=0 propertyValue=1"]
            + ["ViewModelInstanceArtboard viewModelPropertyId=1 propertyValue=3"]
            + ["Artboard width=9 height=9 viewModelId=0", "NestedArtboard artboardId=3"]
            + ["DataBindContext propertyKey=197 sourcePathIds=0x0000", "NestedArtboard artboardId=3"]
            + ["DataBindContext propertyKey=197 sourcePathIds=0x0001"]
            + ["Artboard width=9 height=9", "NestedArtboard artboardId=2", "Artboard width=9 height=9"] + nodes
            + ["Artboard width=9 height=9"]
        let large = try Document(records: records).tables.instanceSizes.words[2]
        limits.sceneWords = large * 3 / 2
        var scene = try Scene(Document(RiveFile(records: records), limits: limits))
        #expect(scene.advance(by: 0).notes.isEmpty)
        // The first place gives up artboard 1, and the second one takes the large artboard that was in it.
        try scene.set("a", to: .artboard(3))
        _ = scene.advance(by: 0)
        try scene.set("b", to: .artboard(2))
        #expect(scene.advance(by: 0).notes.isEmpty)
        let words = scene.tables.words.count
        try scene.set("a", to: .artboard(1))
        #expect(scene.advance(by: 0).notes.count == 1)
        #expect(scene.tables.words.count == words)
        try scene.set("b", to: .artboard(3))
        try scene.set("a", to: .artboard(3))
        _ = scene.advance(by: 0)
        try scene.set("a", to: .artboard(1))
        #expect(scene.advance(by: 0).notes.isEmpty)
        #expect(scene.tables.words.count == words)
    }
}

import RivuletFormat
import RivuletSchema
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

/// View model 0 with a list `items` (two items of the file's first instance of view model 1) and a number `count`; view
/// model 1 with a number `x`, its `index` in the list and a trigger `t`. Artboard 0 has a list in a node, artboards 1 and
/// 2 are for view model 1 and have a node whose x is bound. Artboard 1 has a machine that fires an event at once.
private func records(list: [String], rules: [String] = []) -> [String] {
    ["Backboard"]
        + ["ViewModel name=Root", "ViewModelPropertyList name=items", "ViewModelPropertyNumber name=count"]
        + ["ViewModel name=Item", "ViewModelPropertyNumber name=x", "ViewModelPropertySymbolListIndex name=index"]
        + ["ViewModelPropertyTrigger name=t"]
        + ["ViewModel name=Other", "ViewModelPropertyNumber name=x"]
        + ["ViewModelInstance viewModelId=1", "ViewModelInstanceNumber viewModelPropertyId=0 propertyValue=5"]
        + ["ViewModelInstanceSymbolListIndex viewModelPropertyId=1", "ViewModelInstanceTrigger viewModelPropertyId=2"]
        + ["ViewModelInstance viewModelId=0", "ViewModelInstanceList viewModelPropertyId=0"]
        + ["ViewModelInstanceListItem viewModelId=1 viewModelInstanceId=0"]
        + ["ViewModelInstanceListItem viewModelId=1 viewModelInstanceId=0"]
        + ["ViewModelInstanceNumber viewModelPropertyId=1 propertyValue=2"]
        + ["DataConverterNumberToList viewModelId=1"]
        + ["Artboard width=9 height=9 viewModelId=0", "Node x=100", "ArtboardComponentList parentId=1"] + list + rules
        + ["Artboard width=9 height=9 viewModelId=1 defaultStateMachineId=0", "Node"]
        + ["DataBindContext propertyKey=13 sourcePathIds=0x0100"]
        + ["Event name=made", "LinearAnimation name=a duration=60 fps=60 loopValue=1"]
        + ["StateMachine name=m"] + layer
        + ["StateTransition stateToId=3", "StateMachineFireEvent eventId=2", "AnimationState animationId=0"]
        + ["Artboard width=9 height=9 viewModelId=1", "Node", "DataBindContext propertyKey=13 sourcePathIds=0x0100"]
}

private let boundToList = ["DataBindContext propertyKey=800 sourcePathIds=0x0000"]
private let boundToCount = ["DataBindContext propertyKey=800 sourcePathIds=0x0001 converterId=0"]

@Suite("Lists of artboards")
struct ComponentListTests {
    private func items(_ scene: borrowing Scene) -> [ItemRow] {
        scene.tables.lists[0].items.positions.map { scene.tables.items[$0] }
    }

    /// The x of each item's node.
    private func places(_ scene: borrowing Scene) -> [Float] {
        var found: [Float] = []
        for item in items(scene) {
            let row = scene.tables.instances[Int(item.content)]
            let artboard = scene.document.tables.artboards[Int(row.artboard)]
            let word = Int(row.words) + artboard.objects[1].word.position + WordOffset.Node.x
            found.append(Float(bitPattern: scene.tables.words[word]))
        }
        return found
    }

    private func artboards(_ scene: borrowing Scene) -> [UInt32] {
        items(scene).map { $0.content == SceneTables.noContext ? 9 : scene.tables.instances[Int($0.content)].artboard }
    }

    private func item(_ x: Float, _ scene: inout Scene) throws -> StoredInstance {
        let item = try scene.makeInstance(of: "Item")
        try item.set("x", to: .number(x))
        return item
    }

    @Test func `each item has an artboard of its own, bound to the item`() throws {
        var scene = try Scene(Document(records: records(list: boundToList)))
        #expect(items(scene).isEmpty)
        _ = scene.advance(by: 0)
        #expect(artboards(scene) == [1, 1])
        #expect(places(scene) == [5, 5])
        #expect(Set(items(scene).map(\.content)).count == 2)
        try scene.set("items[0]/x", to: .number(7))
        _ = scene.advance(by: 0)
        // One file instance is one copy, also in two items.
        #expect(places(scene) == [7, 7])
    }

    @Test func `items keep what they show when the list changes around them`() throws {
        var scene = try Scene(Document(records: records(list: boundToList)))
        _ = scene.advance(by: 0)
        let first = items(scene).map(\.content)
        let new = try item(1, &scene)
        try scene.insert(new, to: "items", at: 0)
        try scene.append(try item(2, &scene), to: "items")
        _ = scene.advance(by: 0)
        #expect(places(scene) == [1, 5, 5, 2])
        #expect(items(scene)[1...2].map(\.content) == first)
        try scene.swapItems(at: 0, 2, in: "items")
        _ = scene.advance(by: 0)
        #expect(places(scene) == [5, 5, 1, 2])
        #expect(items(scene)[0].content == first[1] && items(scene)[1].content == first[0])
        try scene.remove(at: 1, from: "items")
        _ = scene.advance(by: 0)
        #expect(places(scene) == [5, 1, 2])
        #expect(items(scene)[0].content == first[1])
    }

    @Test func `an item that goes and comes again in another item is made anew`() throws {
        var scene = try Scene(Document(records: records(list: boundToList)))
        let new = try item(1, &scene)
        try scene.append(new, to: "items")
        _ = scene.advance(by: 0)
        let old = items(scene)[2].content
        try scene.remove(at: 2, from: "items")
        try scene.append(new, to: "items")
        _ = scene.advance(by: 0)
        #expect(places(scene) == [5, 5, 1])
        #expect(items(scene)[2].content != old)
    }

    @Test func `items know their place; one that is there twice knows the last`() throws {
        var scene = try Scene(Document(records: records(list: boundToList)))
        let new = try item(1, &scene)
        try scene.append(new, to: "items")
        _ = scene.advance(by: 0)
        #expect(try scene.value("items[0]/index") == .listIndex(1))
        #expect(try scene.value("items[2]/index") == .listIndex(2))
        try scene.remove(at: 0, from: "items")
        _ = scene.advance(by: 0)
        #expect(try new.value("index") == .listIndex(1))
    }

    @Test func `the last rule for a view model that names an artboard of the file chooses it`() throws {
        let rules = ["ArtboardListMapRule parentId=2 viewModelId=1 artboardId=1"]
        let good = ["ArtboardListMapRule parentId=2 viewModelId=1 artboardId=2"]
        let bad = ["ArtboardListMapRule parentId=2 viewModelId=1 artboardId=77"]
        let other = ["ArtboardListMapRule parentId=2 viewModelId=0 artboardId=1"]
        for (rules, expected) in [(rules + good + bad, 2), (good + rules, 1), (other, 1)] as [([String], UInt32)] {
            var scene = try Scene(Document(records: records(list: boundToList, rules: rules)))
            _ = scene.advance(by: 0)
            #expect(artboards(scene) == [expected, expected])
        }
    }

    @Test func `an item for which there is no artboard keeps its place and shows nothing`() throws {
        var scene = try Scene(Document(records: records(list: boundToList)))
        try scene.insert(try scene.makeInstance(of: "Other"), to: "items", at: 1)
        _ = scene.advance(by: 0)
        #expect(artboards(scene) == [1, 9, 1])
        #expect(try scene.value("items[0]/index") == .listIndex(2))
    }

    @Test(arguments: [(2.9, 2), (0.5, 0), (-3, 0), (4, 4)] as [(Float, Int)])
    func `a number makes so many items of a view model, which end their frames with the list`(
        count: Float, expected: Int
    ) throws {
        var scene = try Scene(Document(records: records(list: boundToCount)))
        try scene.set("count", to: .number(count))
        _ = scene.advance(by: 0)
        #expect(places(scene) == Array(repeating: 5, count: expected))
        for item in items(scene) {
            let trigger = ValueAddress(instance: InstanceNumber(item.instance), property: 2)
            scene.store.tables.fire(trigger, source: .host)
        }
        _ = scene.advance(by: 0)
        for item in items(scene) {
            #expect(scene.store.word(at: ValueAddress(instance: InstanceNumber(item.instance), property: 2)) == 0)
        }
    }

    @Test func `items of a number are kept as it grows and shrinks`() throws {
        var scene = try Scene(Document(records: records(list: boundToCount)))
        _ = scene.advance(by: 0)
        let first = items(scene).map(\.content)
        try scene.set("count", to: .number(4))
        _ = scene.advance(by: 0)
        #expect(items(scene).prefix(2).map(\.content) == first)
        try scene.set("count", to: .number(1))
        _ = scene.advance(by: 0)
        #expect(items(scene).map(\.content) == [first[0]])
    }

    @Test func `machines of items play, and what they report names the list`() throws {
        var document = records(list: boundToList)
        document = document.map { $0 == "ArtboardComponentList parentId=1" ? $0 + " name=cards" : $0 }
        var scene = try Scene(Document(records: document))
        var events = scene.advance(by: 0).events
        events += scene.advance(by: 0.1).events
        #expect(events.map(\.name) == ["made", "made"])
        #expect(events.map(\.nesting) == ["cards", "cards"])
    }

    @Test func `a list that changes for ever takes no more room than it needs at once`() throws {
        var scene = try Scene(Document(records: records(list: boundToList)))
        var words: [Int] = []
        for round in 0..<200 {
            try scene.append(try item(Float(round), &scene), to: "items")
            if try scene.size(of: "items") > 4 { try scene.remove(at: 0, from: "items") }
            _ = scene.advance(by: 0.1)
            words.append(scene.tables.words.count)
        }
        #expect(words[20] == words[199])
        #expect(scene.tables.instances.count <= 1 + 4 + 2)
        #expect(scene.tables.binding.contexts.count <= 1 + 4 + 2)
        #expect(scene.tables.machines.count <= 4 + 2)
        #expect(scene.tables.binding.binds.count <= 1 + 4 + 2)
        #expect(scene.store.liveInstanceCount <= 1 + 4 + 1)
        #expect(scene.store.tables.dependents.count <= 20)
        #expect(places(scene) == [196, 197, 198, 199])
    }

    @Test func `rows that are used again show nothing of what was there before`() throws {
        var scene = try Scene(Document(records: records(list: boundToList)))
        _ = scene.advance(by: 0)
        _ = scene.advance(by: 0.5)
        try scene.remove(at: 0, from: "items")
        try scene.remove(at: 0, from: "items")
        _ = scene.advance(by: 0)
        #expect(items(scene).isEmpty)
        let used = scene.tables.instances.count
        try scene.append(try item(8, &scene), to: "items")
        var events = scene.advance(by: 0).events
        events += scene.advance(by: 0).events
        #expect(scene.tables.instances.count == used)
        #expect(places(scene) == [8])
        #expect(events.map(\.name) == ["made"])
    }

    @Test func `a scene that would become too large leaves items out and says so once`() throws {
        var limits = ReadLimits()
        limits.sceneWords = 1000
        let document = try Document(RiveFile(records: records(list: boundToCount)), limits: limits)
        var scene = try Scene(document)
        try scene.set("count", to: .number(1000))
        let report = scene.advance(by: 0)
        #expect(report.notes.count == 1)
        #expect(scene.tables.words.count <= 2000)
        #expect(items(scene).count == 1000)
    }

    @Test func `a list value takes over the items of another`() throws {
        var scene = try Scene(Document(records: records(list: boundToList)))
        let bound = scene.boundInstance
        let address = ValueAddress(instance: try #require(bound), property: 0)
        let blank = try scene.store.makeInstance(viewModel: 0, .blank)
        let other = ValueAddress(instance: blank, property: 0)
        _ = scene.advance(by: 0)
        let shown = items(scene).map(\.content)
        scene.store.tables.assign(
            scene.store.tables.values[scene.store.tables.row(address)].word, to: other, source: .machine)
        #expect(scene.store.items(at: other) == scene.store.items(at: address))
        scene.store.tables.assign(
            scene.store.tables.values[scene.store.tables.row(other)].word, to: address, source: .machine)
        _ = scene.advance(by: 0)
        // They are the same items, not others of the same instances.
        #expect(items(scene).map(\.content) == shown)
        scene.store.release(blank)
        #expect(scene.store.liveInstanceCount == 2)
    }

    @Test(arguments: ["width", "originX"]) func `an item whose artboard changes its frame stays in its list`(
        key: String
    ) throws {
        let artboard = "Artboard width=9 height=9 viewModelId=1 defaultStateMachineId=0"
        let keys = try #require(["width": 7, "originX": 11][key])
        let bound = records(list: boundToList).flatMap { line in
            line == artboard ? [line, "DataBindContext propertyKey=\(keys) sourcePathIds=0x0100"] : [line]
        }
        var scene = try Scene(Document(records: bound))
        _ = scene.advance(by: 0)
        try scene.set("items[0]/x", to: .number(7))
        _ = scene.advance(by: 0)
        #expect(artboards(scene) == [1, 1])
        #expect(places(scene) == [7, 7])
    }
}

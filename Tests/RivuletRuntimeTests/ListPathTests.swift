import RivuletFormat
import RivuletSchema
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

/// What a vertex's view model says, by name: the number of its role in the format (chapter 05 §1.1).
private let roles = [
    ("x", 1), ("y", 2), ("inX", 3), ("inY", 4), ("outX", 5), ("outY", 6), ("turn", 7), ("inTurn", 8), ("outTurn", 9),
    ("far", 10), ("inFar", 11), ("outFar", 12),
]

/// View model 0 has a list `points`; view model 1, for corners, has x and y alone; view model 2 has everything in the
/// order of `roles`; view model 3 says nothing of vertices. The artboard's object 2 is a list path in a filled shape.
private func records(closed: Bool = true) -> [String] {
    ["Backboard", "ViewModel name=Root", "ViewModelPropertyList name=points"]
        + ["ViewModel name=Corner", "ViewModelPropertyNumber name=x symbolTypeValue=1"]
        + ["ViewModelPropertyNumber name=y symbolTypeValue=2", "ViewModel name=Full"]
        + roles.map { "ViewModelPropertyNumber name=\($0.0) symbolTypeValue=\($0.1)" }
        + ["ViewModel name=Bare", "ViewModelPropertyNumber name=z"]
        + ["ViewModelInstance viewModelId=0", "ViewModelInstanceList viewModelPropertyId=0"]
        + ["Artboard width=100 height=100 viewModelId=0", "Shape", "ListPath parentId=1 isClosed=\(closed)"]
        + ["DataBindContext propertyKey=874 sourcePathIds=0x0000", "Fill parentId=1", "SolidColor parentId=3"]
}

private func scene(_ records: [String], limits: ReadLimits = ReadLimits()) throws -> Scene {
    var scene = try Scene(Document(RiveFile(records: records), limits: limits))
    scene.tables.isWatched = true
    return scene
}

@Suite("Paths of lists")
struct ListPathTests {
    @discardableResult
    private func add(
        _ viewModel: String, _ values: [String: Float], to scene: inout Scene
    ) throws -> StoredInstance {
        let item = try scene.makeInstance(of: viewModel, .blank)
        for (name, value) in values { try item.set(name, to: .number(value)) }
        try scene.append(item, to: "points")
        return item
    }

    private func points(_ scene: borrowing Scene) throws -> [Float] {
        try scene.geometry(ofPath: 2).points.flatMap(\.numbers)
    }

    /// The place of each vertex: the last point of each verb.
    private func vertices(_ scene: borrowing Scene) throws -> [[Float]] {
        let geometry = try scene.geometry(ofPath: 2)
        return stride(from: 0, to: geometry.points.count, by: 3).map { geometry.points[$0].numbers }
    }

    @Test func `items are vertices, joined by curves`() throws {
        var scene = try scene(records())
        try add("Corner", ["x": 10, "y": 20], to: &scene)
        _ = scene.advance(by: 0)
        // One vertex makes no path.
        #expect(try scene.geometry(ofPath: 2).verbs == "")
        try add("Corner", ["x": 30, "y": 40], to: &scene)
        _ = scene.advance(by: 0)
        #expect(try scene.geometry(ofPath: 2).verbs == "MCCZ")
        #expect(try points(scene) == [10, 20, 10, 20, 30, 40, 30, 40, 30, 40, 10, 20, 10, 20])
    }

    @Test func `an open path ends at its last vertex`() throws {
        var scene = try scene(records(closed: false))
        try add("Corner", ["x": 10, "y": 20], to: &scene)
        try add("Corner", ["x": 30, "y": 40], to: &scene)
        _ = scene.advance(by: 0)
        #expect(try scene.geometry(ofPath: 2).verbs == "MC")
    }

    /// In and out points of a vertex at (50, 50), by hand.
    @Test(
        arguments: [
            ([:], [50, 50], [50, 50]),
            // Both handles go to the same side. Degrees: 90 is down.
            (["turn": 90, "far": 10], [50, 60], [50, 60]),
            (["turn": 90, "outTurn": 0, "far": 10], [50, 60], [60, 50]),
            (["turn": 90, "inTurn": 180, "far": 10, "inFar": 4, "outFar": 5], [46, 50], [50, 55]),
            // Points override angles and distances.
            (["turn": 90, "far": 10, "inX": 3, "inY": 4, "outX": -6, "outY": 8], [53, 54], [44, 58]),
        ] as [([String: Float], [Float], [Float])])
    func `handles come from angles, distances and points`(
        values: [String: Float], into: [Float], out: [Float]
    ) throws {
        let present = values.merging(["x": 50, "y": 50]) { left, _ in left }
        // A file instance that has only these values: the others say nothing.
        var document = records()
        let item = "ViewModelInstance viewModelId=2"
        let values = roles.enumerated().compactMap { number, role in
            present[role.0].map { "ViewModelInstanceNumber viewModelPropertyId=\(number) propertyValue=\($0)" }
        }
        let place = try #require(document.firstIndex(of: "ViewModelInstance viewModelId=0"))
        document.insert(contentsOf: [item] + values, at: place)
        var scene = try scene(document)
        try scene.append(try scene.makeInstance(of: "Full"), to: "points")
        try add("Corner", [:], to: &scene)
        _ = scene.advance(by: 0)
        let found = try points(scene)
        #expect(agree(Array(found[2..<4]), out, within: 1e-5))
        #expect(agree(Array(found[10..<12]), into, within: 1e-5))
    }

    @Test func `a value that changes moves its vertex, and only what it says`() throws {
        var scene = try scene(records())
        let item = try add("Full", ["x": 50, "y": 50, "outX": 5], to: &scene)
        try add("Corner", ["x": 10], to: &scene)
        _ = scene.advance(by: 0)
        #expect(try Array(points(scene)[0..<4]) == [50, 50, 55, 50])
        try item.set("x", to: .number(60))
        _ = scene.advance(by: 0)
        #expect(try Array(points(scene)[0..<4]) == [60, 50, 65, 50])
        // A distance that is written later wins over the points from before.
        try item.set("far", to: .number(20))
        _ = scene.advance(by: 0)
        #expect(try Array(points(scene)[2..<4]) == [80, 50])
        try item.set("outX", to: .number(0))
        try item.set("outY", to: .number(7))
        _ = scene.advance(by: 0)
        #expect(agree(try Array(points(scene)[2..<4]), [60, 57], within: 1e-5))
    }

    @Test func `vertices follow what hosts do with the list`() throws {
        var scene = try scene(records())
        for number in 1...4 { try add("Corner", ["x": Float(number)], to: &scene) }
        _ = scene.advance(by: 0)
        #expect(try vertices(scene) == [[1, 0], [2, 0], [3, 0], [4, 0], [1, 0]])
        try scene.swapItems(at: 0, 3, in: "points")
        _ = scene.advance(by: 0)
        #expect(try vertices(scene) == [[4, 0], [2, 0], [3, 0], [1, 0], [4, 0]])
        try scene.remove(at: 1, from: "points")
        _ = scene.advance(by: 0)
        #expect(try vertices(scene) == [[4, 0], [3, 0], [1, 0], [4, 0]])
        // Items that were moved are still followed, those that went are not.
        try scene.set("points[1]/y", to: .number(9))
        _ = scene.advance(by: 0)
        #expect(try vertices(scene) == [[4, 0], [3, 9], [1, 0], [4, 0]])
        for _ in 0..<3 { try scene.remove(at: 0, from: "points") }
        _ = scene.advance(by: 0)
        #expect(try points(scene) == [])
    }

    @Test func `a vertex keeps what its new instance does not say`() throws {
        var scene = try scene(records())
        try add("Full", ["x": 50, "y": 40, "outX": 5], to: &scene)
        try add("Corner", ["x": 10], to: &scene)
        _ = scene.advance(by: 0)
        try scene.remove(at: 0, from: "points")
        try add("Bare", ["z": 3], to: &scene)
        _ = scene.advance(by: 0)
        // The first vertex has the second item now, with the handle of the first; the second one kept its place.
        #expect(try Array(points(scene)[0..<8]) == [10, 0, 15, 0, 10, 0, 10, 0])
        // Without a second item that vertex goes, and the next one begins at the origin.
        try scene.remove(at: 1, from: "points")
        _ = scene.advance(by: 0)
        try add("Bare", [:], to: &scene)
        _ = scene.advance(by: 0)
        #expect(try vertices(scene) == [[10, 0], [0, 0], [10, 0]])
    }

    @Test func `an instance that is there twice moves both vertices`() throws {
        var scene = try scene(records())
        let item = try add("Corner", ["x": 10], to: &scene)
        try add("Corner", ["y": 30], to: &scene)
        try scene.append(item, to: "points")
        _ = scene.advance(by: 0)
        try item.set("x", to: .number(20))
        _ = scene.advance(by: 0)
        #expect(try vertices(scene) == [[20, 0], [0, 30], [20, 0], [20, 0]])
    }

    @Test func `items that name no instance are no vertices`() throws {
        var document = records()
        let list = try #require(document.firstIndex(of: "ViewModelInstanceList viewModelPropertyId=0"))
        document.insert("ViewModelInstanceListItem viewModelId=1 viewModelInstanceId=9", at: list + 1)
        var scene = try scene(document)
        try add("Corner", ["x": 10], to: &scene)
        try add("Corner", ["x": 20], to: &scene)
        try scene.swapItems(at: 0, 1, in: "points")
        _ = scene.advance(by: 0)
        #expect(try scene.size(of: "points") == 3)
        #expect(try vertices(scene) == [[10, 0], [20, 0], [10, 0]])
    }

    @Test func `pointers hit what is filled`() throws {
        let machine =
            [
                "StateMachine name=m", "StateMachineListenerSingle targetId=1 listenerTypeValue=2",
                "ListenerFireEvent eventId=5",
            ]
            + layer
        let document = records().map {
            $0 == "Artboard width=100 height=100 viewModelId=0" ? $0 + " defaultStateMachineId=0" : $0
        }
        var scene = try scene(document + ["Event name=hit"] + machine)
        for (x, y) in [(10, 10), (30, 10), (30, 30), (10, 30)] as [(Float, Float)] {
            try add("Corner", ["x": x, "y": y], to: &scene)
        }
        _ = scene.advance(by: 0)
        func hits(_ x: Float, _ scene: inout Scene) -> Int {
            _ = scene.pointer(.down, x: x, y: 20)
            _ = scene.pointer(.up, x: x, y: 20)
            return scene.advance(by: 0.1).events.count
        }
        #expect(hits(20, &scene) == 1)
        #expect(hits(40, &scene) == 0)
        try scene.set("points[1]/x", to: .number(70))
        try scene.set("points[2]/x", to: .number(70))
        _ = scene.advance(by: 0)
        #expect(hits(40, &scene) == 1)
    }

    @Test func `drawing sees the path`() throws {
        var scene = try scene(records())
        for (x, y) in [(10, 10), (30, 10), (30, 30), (10, 30)] as [(Float, Float)] {
            try add("Corner", ["x": x, "y": y], to: &scene)
        }
        _ = scene.advance(by: 0)
        var list = DrawList()
        scene.draw(into: &list)
        let before = list.points.map(\.numbers)
        #expect(before.contains([30, 30]))
        try scene.set("points[2]/x", to: .number(60))
        _ = scene.advance(by: 0)
        scene.draw(into: &list)
        #expect(list.points.map(\.numbers).contains([60, 30]))
        #expect(!list.points.map(\.numbers).contains([30, 30]))
    }

    @Test func `a hidden shape takes over its list once it can be seen`() throws {
        var document = records()
        document = document.map { $0 == "Shape" ? "Shape opacity=0" : $0 }
        var scene = try scene(document)
        try add("Corner", ["x": 10], to: &scene)
        try add("Corner", ["x": 20], to: &scene)
        _ = scene.advance(by: 0)
        #expect(try points(scene) == [])
        try scene.put(1, .WorldTransformComponent.opacity, 1)
        _ = scene.advance(by: 0)
        #expect(try vertices(scene) == [[10, 0], [20, 0], [10, 0]])
    }

    @Test func `a list that changes for ever takes no more room than it needs at once`() throws {
        var scene = try scene(records())
        var sizes: [[Int]] = []
        for round in 0..<200 {
            try add(round % 3 == 0 ? "Bare" : "Full", [:], to: &scene)
            if try scene.size(of: "points") > 4 { try scene.remove(at: 0, from: "points") }
            _ = scene.advance(by: 0)
            let geometry = scene.tables.geometry
            sizes.append([
                geometry.vertices.elements.count, geometry.vertexLinks.elements.count,
                scene.store.tables.dependents.count,
            ])
        }
        #expect(sizes[50] == sizes[199])
        #expect(scene.store.liveInstanceCount == 1 + 4)
        for _ in 0..<4 { try scene.remove(at: 0, from: "points") }
        _ = scene.advance(by: 0)
        #expect(scene.store.liveInstanceCount == 1)
        #expect(scene.tables.geometry.generatedVertices == 0)
    }

    @Test func `a number whose instance went is not taken for the one that comes after it`() throws {
        var scene = try scene(records())
        try add("Bare", [:], to: &scene)
        try add("Corner", ["x": 10], to: &scene)
        try add("Corner", ["x": 20], to: &scene)
        _ = scene.advance(by: 0)
        try scene.remove(at: 1, from: "points")
        let new = try add("Corner", ["x": 30], to: &scene)
        try scene.swapItems(at: 1, 2, in: "points")
        _ = scene.advance(by: 0)
        #expect(try vertices(scene) == [[0, 0], [30, 0], [20, 0], [0, 0]])
        try new.set("y", to: .number(5))
        _ = scene.advance(by: 0)
        #expect(try vertices(scene) == [[0, 0], [30, 5], [20, 0], [0, 0]])
    }

    @Test func `a scene that ends lets go of the instances of its vertices`() throws {
        let document = try Document(records: records())
        let store = ViewModelStore(document)
        let root = try store.makeInstance(viewModel: 0, .blank)
        do {
            var scene = try Scene(document, artboardIndex: 0, player: .nothing, store: store)
            scene.bind(root)
            for viewModel in 1...3 {
                let item = try store.makeInstance(viewModel: viewModel, .blank)
                try store.insert(item, into: ValueAddress(instance: root, property: 0))
                store.release(item)
            }
            _ = scene.advance(by: 0)
            #expect(store.liveInstanceCount == 4)
        }
        store.release(root)
        #expect(store.liveInstanceCount == 0)
    }

    @Test func `a list of more items than a scene may have vertices shows some and says so once`() throws {
        var limits = ReadLimits()
        limits.generatedItems = 100
        var scene = try scene(records(), limits: limits)
        for number in 0..<200 { try add("Corner", ["x": Float(number)], to: &scene) }
        #expect(scene.advance(by: 0).notes.count == 1)
        #expect(try scene.geometry(ofPath: 2).verbs.count == 102)
        try add("Corner", [:], to: &scene)
        #expect(scene.advance(by: 0).notes.isEmpty)
        for _ in 0..<190 { try scene.remove(at: 0, from: "points") }
        _ = scene.advance(by: 0)
        #expect(try scene.geometry(ofPath: 2).verbs.count == 13)
    }
}

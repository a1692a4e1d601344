import RivuletFormat
import RivuletRuntime
import RivuletSchema
import Testing

@Test func `twenty thousand components, each constrained to the one before, update in order`() throws {
    var objects = ["[\"Node\",{\"parentId\":0,\"x\":7}]"]
    for index in 1..<20_000 {
        let node = objects.count + 1
        objects.append("[\"Node\",{\"parentId\":0}]")
        objects.append("[\"TranslationConstraint\",{\"parentId\":\(node),\"targetId\":\(index == 1 ? 1 : node - 2)}]")
    }
    var scene = try scene(objects.joined(separator: ","))
    #expect(try scene.world(objects.count - 1).tx == 7)
    try scene.put(1, .Node.x, 9)
    _ = scene.advance(by: 0.1)
    #expect(try scene.world(objects.count - 1).tx == 9)
}

@Test func `a chain of twenty thousand bones is left alone, and the document says so`() throws {
    var objects = ["[\"RootBone\",{\"parentId\":0,\"length\":1}]"]
    for index in 1..<20_000 { objects.append("[\"Bone\",{\"parentId\":\(index),\"length\":1}]") }
    objects.append("[\"Node\",{\"parentId\":0,\"y\":5}]")
    objects.append("[\"IKConstraint\",{\"parentId\":20000,\"targetId\":20001,\"parentBoneCount\":4294967295}]")
    let document = try document(objects.joined(separator: ","))
    #expect(document.diagnostics.contains { $0.feature == "limits" && $0.message.contains("IK chains") })
    var scene = try Scene(document)
    _ = scene.advance(by: 0)
    #expect(try scene.world(20_000).place == [19_999, 0])
}

@Test func `a crowd of crossed constraints stays within the limit of edges`() throws {
    // 2,000 tips on one bone: each wants an edge to all the others.
    var objects = ["[\"RootBone\",{\"parentId\":0,\"length\":1}]", "[\"Node\",{\"parentId\":0}]"]
    for index in 0..<2_000 {
        objects.append("[\"Bone\",{\"parentId\":1}]")
        objects.append("[\"IKConstraint\",{\"parentId\":\(index * 2 + 3),\"targetId\":2,\"parentBoneCount\":1}]")
    }
    let document = try document(objects.joined(separator: ","))
    #expect(document.diagnostics.contains { $0.feature == "limits" && $0.message.contains("dependencies") })
    var scene = try Scene(document)
    _ = scene.advance(by: 0)
}

@Test(arguments: ["Polygon", "Star"])
func `four billion points become as many as the limit allows, with a note`(type: String) throws {
    var limits = ReadLimits()
    limits.generatedItems = 1_000
    let document = try document(
        """
        ["Shape",{"parentId":0}],["\(type)",{"parentId":1,"points":4294967295,"width":10,"height":10}],
        ["Polygon",{"parentId":1,"points":3,"width":10,"height":10}]
        """, limits: limits)
    var scene = try Scene(document)
    scene.tables.isWatched = true
    let report = scene.advance(by: 0)
    #expect(report.notes.contains { $0.contains(type) && $0.contains("1000") })
    // Later siblings update first, so the triangle has its three.
    #expect(try scene.geometry(ofPath: 3).verbs == "MLLLZ")
    #expect(try scene.geometry(ofPath: 2).verbs.count == 1_000 - 3 + 2)
    #expect(scene.advance(by: 0.1).notes.isEmpty)
    // A number that fits gives the room back.
    try scene.put(2, .Polygon.points, bits: 5)
    _ = scene.advance(by: 0.1)
    try scene.put(3, .Polygon.points, bits: 900)
    _ = scene.advance(by: 0.1)
    #expect(try scene.geometry(ofPath: 3).verbs.count == 902)
}

@Test func `a crowd that follows a long path measures no more than the limit`() throws {
    var limits = ReadLimits()
    limits.generatedItems = 100
    // Each of the constraints wants the 41 segments of the star.
    let star = "[\"Shape\",{\"parentId\":0}],[\"Star\",{\"parentId\":1,\"points\":20,\"width\":9,\"height\":9}]"
    let followers = (0..<5).map { index in
        "[\"Node\",{\"parentId\":0}],[\"FollowPathConstraint\",{\"parentId\":\(index * 2 + 3),\"targetId\":1}]"
    }
    var scene = try Scene(document(([star] + followers).joined(separator: ","), limits: limits))
    let notes = scene.advance(by: 0).notes
    #expect(notes.count == 3)
    #expect(notes.allSatisfy { $0.contains("FollowPathConstraint") && $0.contains("100") })
}

@Test func `numbers that are none go through constraints and paths`() throws {
    var scene = try scene(
        """
        ["Shape",{"parentId":0}],["Rectangle",{"parentId":1,"width":40,"height":20,"cornerRadiusTL":5}],
        ["RootBone",{"parentId":0,"length":10}],["Bone",{"parentId":3,"length":10}],["Node",{"parentId":0,"x":10}],
        ["IKConstraint",{"parentId":4,"targetId":5,"parentBoneCount":1}],
        ["Node",{"parentId":0}],["FollowPathConstraint",{"parentId":7,"targetId":1}],
        ["RotationConstraint",{"parentId":7,"targetId":5}],["DistanceConstraint",{"parentId":7,"targetId":4}]
        """)
    for (object, key) in [
        (2, PropertyKey.ParametricPath.width), (8, .FollowPathConstraint.distance), (5, .Node.x),
        (3, .Bone.length), (9, .Constraint.strength),
    ] {
        for value in [Float.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            try scene.put(object, key, value)
            _ = scene.advance(by: 0.1)
        }
    }
    for object in 0..<8 { _ = scene.worldTransform(ObjectIndex(object)) }
}

@Test func `a tendon without a bone and a weight beyond the table move nothing`() throws {
    let scene = try scene(
        """
        ["Shape",{"parentId":0}],["PointsPath",{"parentId":1}],
        ["StraightVertex",{"parentId":2,"x":1}],["Weight",{"parentId":3}],
        ["StraightVertex",{"parentId":2,"x":2}],["Weight",{"parentId":5,"indices":200}],
        ["Skin",{"parentId":2}],["Tendon",{"parentId":7,"boneId":1}]
        """)
    #expect(try scene.geometry(ofPath: 2).points.map(\.x) == [1, 0])
}

@Test func `many foregrounds, and layouts deep in each other, have an order`() throws {
    let count = 5_000
    var objects: [String] = []
    for depth in 0..<count { objects.append("[\"LayoutComponent\",{\"parentId\":\(depth)}]") }
    for _ in 0..<count { objects.append("[\"ForegroundLayoutDrawable\",{\"parentId\":\(count)}]") }
    let drawables = try document(objects.joined(separator: ",")).tables.artboards[0].drawing.drawables
    // All but the innermost layout, its foregrounds as they stand in the file, then itself.
    let expected = Array(1..<count) + Array(count + 1...2 * count) + [count]
    #expect(drawables.map(\.object.position) == expected)
}

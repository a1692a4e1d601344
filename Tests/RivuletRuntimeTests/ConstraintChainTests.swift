import RivuletRuntime
import RivuletSchema
import Testing

/// Two bones of length 10 in a row and a node at the given place, for which the second one reaches.
private func twoBones(_ x: Float, _ y: Float, _ more: String = "") throws -> Scene {
    try scene(
        """
        ["RootBone",{"parentId":0,"length":10}],["Bone",{"parentId":1,"length":10}],
        ["Node",{"parentId":0,"x":\(x),"y":\(y)}],
        ["IKConstraint",{"parentId":2,"targetId":3,"parentBoneCount":1\(more)}]
        """)
}

@Test func `two bones make a corner to reach their target`() throws {
    // The target is the far corner of a square of side 10: first down, then across.
    let scene = try twoBones(10, 10)
    #expect(agree(try scene.world(1).numbers, [0, 1, -1, 0, 0, 0]))
    #expect(agree(try scene.world(2).numbers, [1, 0, 0, 1, 0, 10]))
}

@Test func `two inverted bones make the other corner`() throws {
    let scene = try twoBones(10, 10, ",\"invertDirection\":1")
    #expect(agree(try scene.world(1).numbers, [1, 0, 0, 1, 0, 0]))
    #expect(agree(try scene.world(2).numbers, [0, 1, -1, 0, 10, 0]))
}

@Test func `bones stretch out to a target out of reach`() throws {
    let scene = try twoBones(0, 40)
    #expect(agree(try scene.world(1).numbers, [0, 1, -1, 0, 0, 0]))
    #expect(agree(try scene.world(2).numbers, [0, 1, -1, 0, 0, 10]))
}

@Test func `a target at the root folds the bones`() throws {
    // 0/0 counts as the cosine 1: no angle at the root, half a turn at the elbow.
    let scene = try twoBones(0, 0)
    #expect(agree(try scene.world(1).numbers, [1, 0, 0, 1, 0, 0]))
    #expect(agree(try scene.world(2).numbers, [-1, 0, 0, -1, 10, 0]))
}

@Test func `half strength turns each bone half as far`() throws {
    let scene = try twoBones(10, 10, ",\"invertDirection\":1,\"strength\":0.5")
    let half = Float(0.5).squareRoot()
    #expect(agree(try scene.world(1).numbers, [1, 0, 0, 1, 0, 0]))
    #expect(agree(try scene.world(2).numbers, [half, half, -half, half, 10, 0]))
}

@Test func `one bone points at its target`() throws {
    let scene = try scene(
        """
        ["RootBone",{"parentId":0,"x":5,"length":10,"rotation":2}],["Node",{"parentId":0,"x":5,"y":-3}],
        ["IKConstraint",{"parentId":1,"targetId":2}]
        """)
    #expect(agree(try scene.world(1).numbers, [0, -1, 1, 0, 5, 0]))
}

@Test func `what hangs on a bone of the chain follows the solved bone`() throws {
    let scene = try scene(
        """
        ["RootBone",{"parentId":0,"length":10}],["Node",{"parentId":1,"x":3}],["Bone",{"parentId":1,"length":10}],
        ["Node",{"parentId":0,"x":10,"y":10}],["IKConstraint",{"parentId":3,"targetId":4,"parentBoneCount":1}]
        """)
    #expect(agree(try scene.world(2).place, [0, 3]))
}

@Test func `a chain begins anew from its own pose whenever the target moves`() throws {
    var moved = try twoBones(3, 17)
    try moved.put(3, .Node.x, 10)
    try moved.put(3, .Node.y, 10)
    _ = moved.advance(by: 0.1)
    let fresh = try twoBones(10, 10)
    #expect(try moved.world(1) == fresh.world(1))
    #expect(try moved.world(2) == fresh.world(2))
}

@Test func `a change of a bone's length moves its child bones`() throws {
    var scene = try scene(
        """
        ["RootBone",{"parentId":0,"x":1,"y":2,"length":10}],["Bone",{"parentId":1}],["Node",{"parentId":1,"x":4}]
        """)
    #expect(try scene.world(2).place == [11, 2])
    try scene.put(1, .Bone.length, 20)
    _ = scene.advance(by: 0.1)
    #expect(try scene.world(2).place == [21, 2])
    #expect(try scene.world(3).place == [5, 2])
}

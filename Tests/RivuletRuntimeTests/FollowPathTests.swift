import RivuletRuntime
import RivuletSchema
import Testing

/// A node that follows a rectangle 40 by 20 whose top left corner is at (80, 90).
private func rectangle(_ constraint: String, shape: String = "", target: Int = 1) throws -> Scene {
    try scene(
        """
        ["Shape",{"parentId":0,"x":100,"y":100\(shape)}],["Rectangle",{"parentId":1,"width":40,"height":20}],
        ["Node",{"parentId":0,"x":1,"y":2,"rotation":1}],
        ["FollowPathConstraint",{"parentId":3,"targetId":\(target)\(constraint)}]
        """)
}

@Test(
    arguments: [
        // Along the top, a corner at a third, the end for 1, and wrapped.
        (Float(0.25), [Float(1), 0, 0, 1, 110, 90]), (0.45, [0, 1, -1, 0, 120, 104]), (0, [1, 0, 0, 1, 80, 90]),
        (1.25, [1, 0, 0, 1, 110, 90]), (-0.75, [1, 0, 0, 1, 110, 90]), (0.95, [0, -1, 1, 0, 80, 96]),
    ] as [(Float, [Float])])
func `a node follows the sides of a rectangle`(distance: Float, matrix: [Float]) throws {
    #expect(agree(try rectangle(",\"distance\":\(distance)").world(3).numbers, matrix))
    #expect(agree(try rectangle(",\"distance\":\(distance)", target: 2).world(3).numbers, matrix))
}

@Test(arguments: [Float(1), 2, -1])
func `whole fractions but 0 are the end of the path`(distance: Float) throws {
    #expect(agree(try rectangle(",\"distance\":\(distance)").world(3).place, [80, 90]))
}

@Test func `without orient the rotation stays, and offset adds the own place`() throws {
    let scene = try rectangle(",\"distance\":0.25,\"orient\":0,\"offset\":1")
    let turned = Matrix(rotation: 1)
    #expect(agree(try scene.world(3).numbers, [turned.xx, turned.xy, turned.yx, turned.yy, 111, 92]))
}

@Test func `an invisible path is followed too`() throws {
    let scene = try rectangle(",\"distance\":0.25", shape: ",\"opacity\":0")
    #expect(agree(try scene.world(3).place, [110, 90]))
}

@Test func `a change of the path moves what follows it`() throws {
    var scene = try rectangle(",\"distance\":0.25")
    _ = scene.advance(by: 0.1)
    #expect(scene.advance(by: 0.1).isSettled)
    // 80 by 20: perimeter 200, so 50 along the top from (60, 90).
    try scene.put(2, .ParametricPath.width, 80)
    #expect(!scene.advance(by: 0.1).isSettled)
    #expect(agree(try scene.world(3).place, [110, 90]))
    try scene.put(1, .Node.y, 200)
    _ = scene.advance(by: 0.1)
    #expect(agree(try scene.world(3).place, [110, 190]))
}

@Test func `all paths of a shape are followed one after another`() throws {
    // Two closed lines of length 20 and 60, from (0, 0) and from (0, 50).
    let scene = try scene(
        """
        ["Shape",{"parentId":0}],
        ["PointsPath",{"parentId":1,"isClosed":1}],["StraightVertex",{"parentId":2}],["StraightVertex",{"parentId":2,"x":10}],
        ["PointsPath",{"parentId":1,"isClosed":1}],["StraightVertex",{"parentId":5,"y":50}],
        ["StraightVertex",{"parentId":5,"x":30,"y":50}],
        ["Node",{"parentId":0}],["FollowPathConstraint",{"parentId":8,"targetId":1,"distance":0.5}]
        """)
    // Half of 80 is 20 into the second one.
    #expect(agree(try scene.world(8).place, [20, 50]))
}

@Test func `of a target without a path the place is taken over`() throws {
    // Nothing puts such a target first but that later siblings update before earlier ones.
    let scene = try scene(
        """
        ["Node",{"parentId":0,"scaleX":2}],["Node",{"parentId":0,"x":30,"y":40,"rotation":1}],
        ["FollowPathConstraint",{"parentId":1,"targetId":2,"distance":0.5}]
        """)
    let turned = Matrix(rotation: 1)
    #expect(
        agree(
            try scene.world(1).numbers, [2 * turned.xx, 2 * turned.xy, turned.yx, turned.yy, 30, 40]))
}

import RivuletRuntime
import RivuletSchema
import Testing

// Arithmetic by hand, from the rules of chapter 02 §12.

@Test func `a translation constraint copies each axis by its factor and adds the own place`() throws {
    let scene = try scene(
        """
        ["Node",{"parentId":0,"x":50,"y":20}],["Node",{"parentId":0,"x":10}],
        ["TranslationConstraint",{"parentId":2,"targetId":1,"copyFactor":0.5,"copyFactorY":2,"offset":1}]
        """)
    #expect(try scene.world(2).place == [35, 40])
}

@Test(arguments: [(Float(0), Float(10)), (0.25, 20), (1, 50), (2, 90)])
func `strength blends from the own place to the target's and is not clamped`(strength: Float, x: Float) throws {
    let scene = try scene(
        """
        ["Node",{"parentId":0,"x":50}],["Node",{"parentId":0,"x":10}],
        ["TranslationConstraint",{"parentId":2,"targetId":1,"strength":\(strength)}]
        """)
    #expect(try scene.world(2).tx == x)
}

@Test func `a translation constraint without a target limits, and the minimum wins`() throws {
    let scene = try scene(
        """
        ["Node",{"parentId":0,"x":10,"y":10}],
        ["TranslationConstraint",{"parentId":1,"max":1,"maxValue":5,"min":1,"minValue":8,"maxY":1,"maxValueY":5}]
        """)
    #expect(try scene.world(1).place == [8, 5])
}

@Test func `local spaces are those of the parents`() throws {
    // The target stands at (5, 0) in a parent at (100, 0); the component's parent is scaled twice.
    let scene = try scene(
        """
        ["Node",{"parentId":0,"x":100}],["Node",{"parentId":1,"x":5}],
        ["Node",{"parentId":0,"x":7,"scaleX":2,"scaleY":2}],["Node",{"parentId":3}],
        ["TranslationConstraint",{"parentId":4,"targetId":2,"sourceSpaceValue":1,"destSpaceValue":1,"doesCopyY":0}]
        """)
    #expect(try scene.world(4).place == [17, 0])
}

@Test func `a rotation constraint takes the short way round`() throws {
    // From 3 to -3 radians it is 0.283 forwards; half of that is half a turn.
    let scene = try scene(
        """
        ["Node",{"parentId":0,"rotation":-3}],["Node",{"parentId":0,"rotation":3,"scaleX":2}],
        ["RotationConstraint",{"parentId":2,"targetId":1,"strength":0.5}]
        """)
    #expect(agree(try scene.world(2).numbers, [-2, 0, 0, -1, 0, 0]))
}

@Test func `a scale constraint multiplies by the own scale`() throws {
    let scene = try scene(
        """
        ["Node",{"parentId":0,"scaleX":2,"scaleY":5}],["Node",{"parentId":0,"scaleX":3,"scaleY":7}],
        ["ScaleConstraint",{"parentId":2,"targetId":1,"copyFactor":0.5,"offset":1,"doesCopyY":0}]
        """)
    #expect(agree(try scene.world(2).numbers, [3, 0, 0, 7, 0, 0]))
}

@Test(arguments: [
    (0, Float(10), [Float(6), 8]), (0, 100, [30, 40]), (1, 100, [60, 80]), (1, 10, [30, 40]), (2, 10, [6, 8]),
    (9, 100, [60, 80]),
])
func `a distance constraint moves along the line to its target`(mode: Int, distance: Float, place: [Float]) throws {
    let scene = try scene(
        """
        ["Node",{"parentId":0}],["Node",{"parentId":0,"x":30,"y":40}],
        ["DistanceConstraint",{"parentId":2,"targetId":1,"modeValue":\(mode),"distance":\(distance)}]
        """)
    #expect(agree(try scene.world(2).place, place))
}

@Test func `a distance constraint leaves what stands on its target`() throws {
    let scene = try scene(
        """
        ["Node",{"parentId":0,"x":5}],["Node",{"parentId":0,"x":5.0005}],
        ["DistanceConstraint",{"parentId":2,"targetId":1,"modeValue":2,"distance":10}]
        """)
    #expect(try scene.world(2).tx == 5.0005)
}

@Test func `a transform constraint at half strength is half way`() throws {
    let scene = try scene(
        """
        ["Node",{"parentId":0,"x":20,"y":10,"rotation":1.5707964,"scaleX":3}],["Node",{"parentId":0}],
        ["TransformConstraint",{"parentId":2,"targetId":1,"strength":0.5}]
        """)
    let half = Float(0.5).squareRoot()
    #expect(agree(try scene.world(2).numbers, [2 * half, 2 * half, -half, half, 10, 5]))
}

@Test func `a transform constraint reaches into an artboard's box`() throws {
    let scene = try scene(
        """
        ["Node",{"parentId":0}],["Node",{"parentId":1}],
        ["TransformConstraint",{"parentId":1,"targetId":0,"originX":0.25,"originY":1}]
        """)
    #expect(try scene.world(1).place == [25, 100])
    #expect(try scene.world(2).place == [25, 100])
}

@Test func `constraints apply in object order, each to what the one before it left`() throws {
    let scene = try scene(
        """
        ["Node",{"parentId":0,"x":50}],["Node",{"parentId":0}],
        ["TranslationConstraint",{"parentId":2,"targetId":1}],
        ["TranslationConstraint",{"parentId":2,"max":1,"maxValue":30}]
        """)
    #expect(try scene.world(2).tx == 30)
}

@Test func `a constraint with a collapsed target does nothing until the target is back`() throws {
    var scene = try scene(
        """
        ["Solo",{"parentId":0,"activeComponentId":2}],["Node",{"parentId":1,"x":50}],["Node",{"parentId":1,"x":70}],
        ["Node",{"parentId":0,"x":10}],["TranslationConstraint",{"parentId":4,"targetId":2}]
        """)
    #expect(try scene.world(4).tx == 50)
    try scene.put(1, .Solo.activeComponentId, bits: 3)
    _ = scene.advance(by: 0.1)
    #expect(try scene.world(4).tx == 10)
    try scene.put(1, .Solo.activeComponentId, bits: 2)
    _ = scene.advance(by: 0.1)
    #expect(try scene.world(4).tx == 50)
}

@Test func `only strength and the like wake a scene, other properties wait`() throws {
    var scene = try scene(
        """
        ["Node",{"parentId":0,"x":50}],["Node",{"parentId":0,"x":10}],
        ["TranslationConstraint",{"parentId":2,"targetId":1}]
        """)
    _ = scene.advance(by: 0.1)
    try scene.put(3, .TransformComponentConstraint.copyFactor, 0.5)
    #expect(scene.advance(by: 0.1).isSettled)
    #expect(try scene.world(2).tx == 50)
    try scene.put(3, .Constraint.strength, 0.5)
    #expect(!scene.advance(by: 0.1).isSettled)
    #expect(try scene.world(2).tx == 17.5)
}

@Test func `what is composed of a skewed matrix is not the matrix again`() {
    let skewed = Matrix(1, 0, 1, 1, 0, 0)
    let components = TransformComponents(skewed)
    #expect(components.skew == 0.7853982)
    #expect(Matrix(components).yx == 0.7853982)
}

@Test func `mirroring is taken apart into a turn and a negative height`() {
    let components = TransformComponents(Matrix(-2, 0, 0, 3, 4, 5))
    #expect(components.rotation == Float.pi.nextUp || components.rotation == 3.1415927)
    #expect([components.scaleX, components.scaleY, components.x, components.y] == [2, -3, 4, 5])
}

@Test func `two components that are constrained to each other have no order, and nothing shows`() throws {
    var scene = try scene(
        """
        ["Node",{"parentId":0,"x":50}],["TranslationConstraint",{"parentId":1,"targetId":3}],
        ["Node",{"parentId":0,"x":10}],["TranslationConstraint",{"parentId":3,"targetId":1}]
        """)
    #expect(try scene.world(1) == .identity)
    #expect(try scene.world(3) == .identity)
    #expect(scene.worldTransform(ObjectIndex(0))?.opacity == 0)
    try scene.put(1, .Node.x, 20)
    #expect(scene.advance(by: 0.1).isSettled)
}

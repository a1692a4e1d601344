import RivuletRuntime
import RivuletSchema
import Testing

// Checkable facts of chapter 06, and arithmetic by hand.

private func path(_ build: (inout RawPath) -> Void) -> RawPath {
    var path = RawPath()
    build(&path)
    return path
}

private func place(_ fraction: Float, on path: RawPath) -> PathMeasure.Place {
    var measure = PathMeasure()
    measure.measure(path)
    var slabs = MeasureSlabs()
    var row = MeasureRow()
    slabs.keep(measure, in: &row)
    return slabs.place(at: fraction, in: row)
}

private func length(_ path: RawPath) -> Float {
    var measure = PathMeasure()
    measure.measure(path)
    return measure.length
}

private func rectangle(_ width: Float, _ height: Float) -> RawPath {
    path {
        $0.move(to: .zero)
        $0.line(to: Point(width, 0))
        $0.line(to: Point(width, height))
        $0.line(to: Point(0, height))
        $0.close()
    }
}

@Test func `a rectangle has four sides and its closing line`() throws {
    let scene = try scene("[\"Shape\",{\"parentId\":0}],[\"Rectangle\",{\"parentId\":1,\"width\":100,\"height\":200}]")
    let geometry = try scene.geometry(ofPath: 2)
    #expect(geometry.verbs == "MLLLLZ")
    #expect(geometry.points.flatMap(\.numbers) == [-50, -100, 50, -100, 50, 100, -50, 100, -50, -100])
}

@Test func `a rounded rectangle has a curve at each corner`() throws {
    let scene = try scene(
        """
        ["Shape",{"parentId":0}],
        ["Rectangle",{"parentId":1,"width":160,"height":99,"originX":0,"originY":0,"cornerRadiusTL":8}]
        """)
    let geometry = try scene.geometry(ofPath: 2)
    #expect(geometry.verbs == "MCLCLCLCLZ")
    #expect(
        agree(
            geometry.points.prefix(5).flatMap(\.numbers),
            [0, 8, 0, 3.581722, 3.581722, 0, 8, 0, 152, 0], within: 1e-6))
}

@Test func `an ellipse begins at its top and turns clockwise`() throws {
    let scene = try scene("[\"Shape\",{\"parentId\":0}],[\"Ellipse\",{\"parentId\":1,\"width\":100,\"height\":200}]")
    let geometry = try scene.geometry(ofPath: 2)
    let k: Float = 0.552284749831
    #expect(geometry.verbs == "MCCCCZ")
    #expect(
        agree(
            geometry.points.prefix(4).flatMap(\.numbers), [0, -100, 50 * k, -100, 50, -100 * k, 50, 0], within: 1e-6))
    #expect(geometry.points.count == 13)
}

@Test func `a star alternates between two radii`() throws {
    let scene = try scene(
        """
        ["Shape",{"parentId":0}],["Star",{"parentId":1,"points":4,"width":20,"height":20,"innerRadius":0.5}]
        """)
    let geometry = try scene.geometry(ofPath: 2)
    #expect(geometry.verbs == "MLLLLLLLLZ")
    let half = 5 * Float(0.5).squareRoot()
    #expect(
        agree(geometry.points.prefix(4).flatMap(\.numbers), [0, -10, half, -half, 10, 0, half, half], within: 1e-5))
}

@Test func `cubic vertices point where their kind says`() throws {
    // A mirrored and an asymmetric vertex subtract their in vector, a detached one adds it.
    let scene = try scene(
        """
        ["Shape",{"parentId":0}],["PointsPath",{"parentId":1}],
        ["CubicMirroredVertex",{"parentId":2,"distance":1}],
        ["CubicAsymmetricVertex",{"parentId":2,"x":10,"inDistance":2,"outDistance":3}],
        ["CubicDetachedVertex",{"parentId":2,"x":20,"inDistance":4,"outDistance":5}]
        """)
    let geometry = try scene.geometry(ofPath: 2)
    #expect(geometry.verbs == "MCC")
    #expect(geometry.points.map(\.x) == [0, 1, 8, 10, 13, 24, 20])
}

@Test func `one vertex is no path`() throws {
    let scene = try scene(
        "[\"Shape\",{\"parentId\":0}],[\"PointsPath\",{\"parentId\":1}],[\"StraightVertex\",{\"parentId\":2}]")
    #expect(try scene.geometry(ofPath: 2).verbs == "")
}

@Test func `a skin moves the vertices of its path with their weights`() throws {
    // The weights of the second vertex are 128 of 255 for no bone and for the first one: 256/255 in all.
    var scene = try scene(
        """
        ["RootBone",{"parentId":0,"length":10}],["Shape",{"parentId":0,"x":50}],
        ["PointsPath",{"parentId":2,"isClosed":1}],
        ["StraightVertex",{"parentId":3}],["Weight",{"parentId":4}],
        ["StraightVertex",{"parentId":3,"x":10}],["Weight",{"parentId":6,"values":32896,"indices":256}],
        ["StraightVertex",{"parentId":3,"x":10,"y":10}],["Weight",{"parentId":8}],
        ["Skin",{"parentId":3}],["Tendon",{"parentId":10,"boneId":1}]
        """)
    #expect(
        agree(
            try scene.geometry(ofPath: 3).points.flatMap(\.numbers), [0, 0, 10.0392, 0, 10, 10, 0, 0], within: 1e-5))
    try scene.put(1, .RootBone.x, 20)
    _ = scene.advance(by: 0.1)
    #expect(
        agree(
            try scene.geometry(ofPath: 3).points.flatMap(\.numbers), [20, 0, 20.0784, 0, 30, 10, 20, 0],
            within: 1e-5))
}

@Test func `an invisible shape's paths wait until it can be seen`() throws {
    var scene = try scene(
        """
        ["Shape",{"parentId":0,"opacity":0}],["Rectangle",{"parentId":1,"width":10,"height":10}]
        """)
    #expect(try scene.geometry(ofPath: 2).verbs == "")
    try scene.put(1, .WorldTransformComponent.opacity, 0.5)
    _ = scene.advance(by: 0.1)
    #expect(try scene.geometry(ofPath: 2).verbs == "MLLLLZ")
}

@Test func `a line is as long as its ends are apart`() {
    let line = path {
        $0.move(to: Point(1, 2))
        $0.line(to: Point(4, 6))
    }
    #expect(length(line) == 5)
    #expect(length(path { $0.move(to: Point(1, 2)) }) == 0)
}

@Test func `closing counts, and contours without length do not`() {
    func build(_ isClosed: Bool) -> RawPath {
        path {
            $0.move(to: Point(9, 9))
            $0.move(to: .zero)
            $0.line(to: Point(3, 0))
            $0.line(to: Point(3, 4))
            if isClosed { $0.close() }
            $0.move(to: Point(5, 5))
        }
    }
    #expect(length(build(false)) == 7)
    #expect(length(build(true)) == 12)
}

@Test(
    arguments: [
        (Float(0.1), [Float(2), 0, 1, 0]), (0.35, [4, 3, 0, 1]), (0.6, [2, 6, -1, 0]), (0.85, [0, 3, 0, -1]),
    ] as [(Float, [Float])])
func `a place on a rectangle has its side's direction`(fraction: Float, expected: [Float]) {
    let place = place(fraction, on: rectangle(4, 6))
    #expect(agree(place.position.numbers + place.tangent.numbers, expected, within: 1e-5))
}

@Test func `a curve with evenly spaced points on a line has no length`() {
    let straight = path {
        $0.move(to: .zero)
        $0.cubic(Point(1, 0), Point(2, 0), to: Point(3, 0))
    }
    #expect(length(straight) == 0)
    #expect(place(0.5, on: straight).position == .zero)
}

@Test func `a circle far away is measured with the precision that is left`() {
    let radius: Float = 20.5
    let handle = radius * 0.5522847
    var circle = RawPath()
    let offset = Matrix(1, 0, 0, 1, -134_217_728, -134_217_728)
    let near = path {
        $0.move(to: Point(radius, 0))
        $0.cubic(Point(radius, handle), Point(handle, radius), to: Point(0, radius))
        $0.cubic(Point(-handle, radius), Point(-radius, handle), to: Point(-radius, 0))
        $0.cubic(Point(-radius, -handle), Point(-handle, -radius), to: Point(0, -radius))
        $0.cubic(Point(handle, -radius), Point(radius, -handle), to: Point(radius, 0))
        $0.close()
    }
    var points = Slab<Point>(filler: .zero)
    var verbs = Slab<PathVerb>(filler: .close)
    var (pointRange, verbRange) = (SlabRange(), SlabRange())
    points.assign(near.points, to: &pointRange)
    verbs.assign(near.verbs, to: &verbRange)
    circle.append(points: pointRange, of: points, verbs: verbRange, of: verbs, offset)
    #expect(abs(length(near) - 2 * Float.pi * radius) < 0.01 * length(near))
    #expect(agree([length(circle)], [168.389008], within: 1e-5))
}

@Test func `of what is no number there is no contour`() {
    let lost = path {
        $0.move(to: Point(.nan, .nan))
        $0.line(to: Point(.nan, 1))
        $0.cubic(Point(.nan, 0), Point(0, .nan), to: Point(1, 1))
    }
    #expect(length(lost) == 0)
}

@Test func `drawing after a close goes on from where the closed contour began`() {
    let drawn = path {
        for _ in 0..<4 { $0.close() }
        $0.line(to: Point(1, 2))
        $0.close()
        $0.close()
        $0.cubic(Point(3, 4), Point(5, 6), to: Point(7, 8))
        $0.move(to: Point(9, 10))
        $0.move(to: Point(11, 12))
        $0.line(to: Point(15, 16))
        $0.close()
        $0.line(to: Point(17, 18))
    }
    #expect(Array(drawn.verbs) == [.move, .line, .close, .move, .cubic, .move, .move, .line, .close, .move, .line])
    #expect(drawn.points[2] == .zero)
    #expect(drawn.points[9] == Point(11, 12))
}

import RivuletRuntime
import RivuletSchema
import Testing

// Rules of chapter 06, and arithmetic by hand.

extension DrawList {
    /// Commands in words: what is drawn, with its colour, thickness or rule, and its verbs.
    fileprivate var lines: [String] {
        commands.map { command in
            switch command {
            case .save: return "save"
            case .restore: return "restore"
            case .transform(let matrix):
                let isMove = matrix.xx == 1 && matrix.xy == 0 && matrix.yx == 0 && matrix.yy == 1
                return isMove ? "move \(Int(matrix.tx)) \(Int(matrix.ty))" : "transform \(matrix.numbers)"
            case .clip(let path, let rule): return "clip \(rule) \(text(path))"
            case .fill(let path, let rule, let paint): return "fill \(color(paint)) \(rule) \(text(path))"
            case .stroke(let path, let paint):
                return "stroke \(color(paint)) \(self[paint].stroke.thickness) \(text(path))"
            case .image(let image): return "image \(self[image].width) \(self[image].height)"
            case .mesh(let mesh): return "mesh \(self[mesh].vertexCount) \(self[mesh].indexCount)"
            }
        }
    }

    private func text(_ path: DrawPathIndex) -> String { verbs(of: path).map(\.letter).joined() }

    private func color(_ paint: DrawPaintIndex) -> String {
        guard case .solid(let color) = self[paint].source else { return "gradient" }
        return String(color, radix: 16)
    }

    /// What is drawn, without what stands around it.
    fileprivate var drawn: [String] {
        lines.filter { !$0.hasPrefix("save") && !$0.hasPrefix("restore") && !$0.hasPrefix("move") }
    }

    fileprivate func points(ofFill number: Int) -> [Float] {
        let paths = commands.compactMap { command -> DrawPathIndex? in
            switch command {
            case .fill(let path, _, _), .stroke(let path, _): path
            default: nil
            }
        }
        return number < paths.count ? points(of: paths[number]).flatMap(\.numbers) : []
    }
}

private func draw(_ objects: String) throws -> DrawList {
    var scene = try scene(objects)
    var list = DrawList()
    scene.draw(into: &list)
    return list
}

private let blue = 0xFF00_00FF
private let red = 0xFFFF_0000
private let green = 0xFF00_FF00

/// A 20 by 10 rectangle with a fill; takes four ids.
private func rectangle(
    _ id: Int, parent: Int = 0, color: Int, x: Int = 0, _ shape: String = "", fill: String = ""
) -> String {
    """
    ["Shape",{"parentId":\(parent),"x":\(x)\(shape)}],["Rectangle",{"parentId":\(id),"width":20,"height":10}],
    ["Fill",{"parentId":\(id)\(fill)}],["SolidColor",{"parentId":\(id + 2),"colorValue":\(color)}]
    """
}

@Suite struct `Draw lists` {
    @Test func `hold the calls for one shape, in the artboard's frame`() throws {
        let list = try draw(rectangle(1, color: blue, x: 50))
        #expect(
            list.lines == [
                "save", "move 0 0", "clip clockwise MLLLZ", "save", "move 50 0", "fill ff0000ff nonZero MLLLLZ",
                "restore", "restore",
            ])
        #expect(list.points(ofFill: 0) == [-10, -5, 10, -5, 10, 5, -10, 5, -10, -5])
        #expect(list.width == 100 && list.height == 100)
    }

    @Test func `go from the last object to the first, and paints the other way`() throws {
        let stroke =
            "[\"Stroke\",{\"parentId\":1,\"thickness\":3}],[\"SolidColor\",{\"parentId\":9,\"colorValue\":\(green)}]"
        let list = try draw(rectangle(1, color: blue) + "," + rectangle(5, color: red) + "," + stroke)
        #expect(
            list.drawn.dropFirst() == [
                "fill ffff0000 nonZero MLLLLZ", "fill ff0000ff nonZero MLLLLZ", "stroke ff00ff00 3.0 MLLLLZ",
            ])
    }

    @Test func `fade colours by the opacities above them`() throws {
        // 255 · 0.5 · 0.5 is 63.75, rounded 64.
        let list = try draw(
            "[\"Node\",{\"parentId\":0,\"opacity\":0.5}]," + rectangle(2, parent: 1, color: blue, ",\"opacity\":0.5"))
        #expect(list.drawn.last == "fill 400000ff nonZero MLLLLZ")
    }

    @Test(arguments: [",\"opacity\":0", ",\"drawableFlags\":1"])
    func `leave out what is invisible`(property: String) throws {
        #expect(try draw(rectangle(1, color: blue, property)).drawn == ["clip clockwise MLLLZ"])
    }

    @Test func `leave out paints that are switched off, and strokes without thickness`() throws {
        let stroke = "[\"Stroke\",{\"parentId\":1,\"thickness\":0}],[\"SolidColor\",{\"parentId\":5,\"colorValue\":1}]"
        let list = try draw(rectangle(1, color: blue, fill: ",\"isVisible\":false") + "," + stroke)
        #expect(list.drawn == ["clip clockwise MLLLZ"])
    }

    @Test func `draw strokes in the world that the shape's transform is not to bend`() throws {
        let list = try draw(
            """
            ["Shape",{"parentId":0,"x":50,"scaleX":2}],["Rectangle",{"parentId":1,"width":20,"height":10}],
            ["Stroke",{"parentId":1,"transformAffectsStroke":false}],["SolidColor",{"parentId":3,"colorValue":\(blue)}]
            """)
        #expect(list.lines.dropFirst(3) == ["stroke ff0000ff 1.0 MLLLLZ", "restore"])
        #expect(list.points(ofFill: 0) == [30, -5, 70, -5, 70, 5, 30, 5, 30, -5])
    }

    @Test func `clip what is below the clip's parent, and hide it where the clip is empty`() throws {
        func objects(_ source: Int) -> String {
            rectangle(1, color: blue) + ",[\"Node\",{\"parentId\":0}],"
                + "[\"ClippingShape\",{\"parentId\":5,\"sourceId\":\(source),\"fillRule\":1}],"
                + rectangle(7, parent: 5, color: red)
        }
        #expect(
            try draw(objects(1)).drawn == [
                "clip clockwise MLLLZ", "clip evenOdd MLLLLZ", "fill ffff0000 nonZero MLLLLZ",
                "fill ff0000ff nonZero MLLLLZ",
            ])
        #expect(try draw(objects(6)).drawn == ["clip clockwise MLLLZ", "fill ff0000ff nonZero MLLLLZ"])
    }

    @Test func `sort the stops of gradients and fade them`() throws {
        let list = try draw(
            """
            ["Shape",{"parentId":0}],["Rectangle",{"parentId":1,"width":20,"height":10}],["Fill",{"parentId":1}],
            ["LinearGradient",{"parentId":3,"startX":-10,"endX":10,"opacity":0.5}],
            ["GradientStop",{"parentId":4,"colorValue":\(red),"position":2}],
            ["GradientStop",{"parentId":4,"colorValue":\(blue),"position":0.25}]
            """)
        guard case .fill(_, _, let paint) = list.commands[list.commands.count - 3] else {
            Issue.record("no fill")
            return
        }
        #expect(list[paint].source == .linear(start: Point(-10, 0), end: Point(10, 0)))
        #expect(list.stops(of: paint).map(\.color) == [0x8000_00FF, 0x80FF_0000])
        #expect(list.stops(of: paint).map(\.position) == [0.25, 1])
    }

    @Test func `trim strokes`() throws {
        // Once around is 60: a quarter is 15 of the first side's 20.
        let list = try draw(
            """
            ["Shape",{"parentId":0}],["Rectangle",{"parentId":1,"width":20,"height":10}],["Stroke",{"parentId":1}],
            ["SolidColor",{"parentId":3,"colorValue":\(blue)}],
            ["TrimPath",{"parentId":3,"modeValue":1,"start":0,"end":0.25}]
            """)
        #expect(list.drawn.last == "stroke ff0000ff 1.0 ML")
        #expect(list.points(ofFill: 0) == [-10, -5, 5, -5])
    }

    @Test func `dash strokes`() throws {
        // 60 is ten dashes of 4 with gaps of 2; the one over the corner from 18 to 22 has two parts.
        let list = try draw(
            """
            ["Shape",{"parentId":0}],["Rectangle",{"parentId":1,"width":20,"height":10}],["Stroke",{"parentId":1}],
            ["SolidColor",{"parentId":3,"colorValue":\(blue)}],["DashPath",{"parentId":3}],
            ["Dash",{"parentId":5,"length":4}],["Dash",{"parentId":5,"length":2}]
            """)
        let line = try #require(list.drawn.last)
        #expect(line.filter { $0 == "M" }.count == 10)
        #expect(list.points(ofFill: 0).prefix(8) == [-10, -5, -6, -5, -4, -5, 0, -5])
    }

    @Test func `draw a drawable where its rules put it`() throws {
        func objects(_ placement: Int) -> String {
            rectangle(1, color: blue) + "," + rectangle(5, color: red) + "," + rectangle(9, color: green)
                + ",[\"DrawRules\",{\"parentId\":9,\"drawTargetId\":14}],"
                + "[\"DrawTarget\",{\"parentId\":13,\"drawableId\":1,\"placementValue\":\(placement)}]"
        }
        func colors(_ placement: Int) throws -> [String] {
            try draw(objects(placement)).drawn.dropFirst().map { String($0.dropFirst(7).prefix(6)) }
        }
        // Naturally green would be at the bottom. Before means on top of the blue one, after means below it.
        #expect(try colors(0) == ["ff0000", "0000ff", "00ff00"])
        #expect(try colors(1) == ["ff0000", "00ff00", "0000ff"])
    }

    @Test func `draw nested artboards where they stand`() throws {
        let list = try draw(
            "[\"NestedArtboard\",{\"parentId\":0,\"artboardId\":1,\"x\":30,\"opacity\":0.5}],"
                + "[\"Artboard\",{\"width\":40,\"height\":40,\"clip\":false}]," + rectangle(1, color: blue))
        #expect(
            list.lines.dropFirst(3) == [
                "save", "move 30 0", "save", "move 0 0", "fill 800000ff nonZero MLLLLZ", "restore", "restore",
                "restore",
            ])
    }

    @Test func `carry the feather, and cut the inside out of a box for an inner one`() throws {
        func feather(_ isInner: Bool) throws -> DrawList {
            try draw(
                rectangle(1, color: blue)
                    + ",[\"Feather\",{\"parentId\":3,\"strength\":4,\"inner\":\(isInner),\"spaceValue\":1}]")
        }
        #expect(try feather(false).drawn.last == "fill ff0000ff nonZero MLLLLZ")
        let inner = try feather(true)
        #expect(inner.drawn.suffix(2) == ["clip clockwise MLLLLZ", "fill ff0000ff nonZero MLLLZMLLLLZ"])
        // 1.5 times the strength around the rectangle.
        #expect(inner.points(ofFill: 0).prefix(8) == [-16, -11, 16, -11, 16, 11, -16, 11])
    }

    @Test func `stretch what lies between the cuts of a group`() throws {
        // 0…10 and 30…40 keep their size; 10…30 is stretched from 20 to 60 in a group that grows from 40 to 80.
        let list = try draw(
            """
            ["NSlicedNode",{"parentId":0,"initialWidth":40,"initialHeight":10,"width":80,"height":10}],
            ["AxisX",{"parentId":1,"offset":10}],["AxisX",{"parentId":1,"offset":30}],
            ["Shape",{"parentId":1}],
            ["Rectangle",{"parentId":4,"width":20,"height":10,"originX":0,"originY":0,"x":5}],
            ["Fill",{"parentId":4}],["SolidColor",{"parentId":6,"colorValue":\(blue)}]
            """)
        // 5 stays, 25 is 10 and three times 15.
        #expect(agree(list.points(ofFill: 0), [5, 0, 55, 0, 55, 10, 5, 10, 5, 0]))
    }

    @Test func `name paths so that a renderer can keep them as long as nothing changes`() throws {
        var scene = try scene(rectangle(1, color: blue))
        var list = DrawList()
        func path() -> DrawPath? {
            for case .fill(let path, _, _) in list.commands { return list[path] }
            return nil
        }
        scene.draw(into: &list)
        let first = try #require(path())
        _ = scene.advance(by: 1)
        scene.draw(into: &list)
        #expect(path() == first)
        try scene.put(2, .ParametricPath.width, 40)
        _ = scene.advance(by: 1)
        scene.draw(into: &list)
        #expect(path()?.id == first.id && path()?.version != first.version)
        #expect(list.points(ofFill: 0).first == -20)
    }

    @Test func `hold nothing before the first advance`() throws {
        var scene = try Scene(document(rectangle(1, color: blue)))
        var list = DrawList()
        scene.draw(into: &list)
        #expect(!list.lines.contains { $0.hasPrefix("fill") })
    }
}

@Suite struct `The size of an image` {
    @Test func `is read from the headers of PNG, JPEG and WebP`() {
        let png: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 2, 0, 0, 0, 3,
        ]
        #expect(ImageSize(of: png[...])?.width == 258)
        #expect(ImageSize(of: png[...])?.height == 3)
        // A comment of two bytes, then the frame header: 8 bits, height 5, width 7.
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 5, 0, 7, 1, 1, 0x11, 0]
        #expect(ImageSize(of: jpeg[...])?.width == 7)
        #expect(ImageSize(of: jpeg[...])?.height == 5)
        let webP =
            Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0]
        #expect(ImageSize(of: webP[...])?.width == 100)
        #expect(ImageSize(of: webP[...])?.height == 50)
    }

    @Test func `is unknown for anything else`() {
        #expect(ImageSize(of: []) == nil)
        #expect(ImageSize(of: Array("GIF89a".utf8)[...]) == nil)
        #expect(ImageSize(of: [0xFF, 0xD8, 0xFF]) == nil)
    }
}

import Testing

@testable import RivuletRender
@testable import RivuletRuntime

@Suite struct `Pixels` {
    @Test func `of a rectangle have its colour, and no others`() throws {
        var list = DrawList(8, 6)
        list.fillRectangle(2, 1, 5, 4, 0xFFFF_0000)
        let picture = try render(list)
        #expect(picture.width == 8 && picture.height == 6)
        for y in 0..<6 {
            for x in 0..<8 {
                let isInside = (2..<5).contains(x) && (1..<4).contains(y)
                #expect(picture[x, y] == (isInside ? 0xFFFF_0000 : 0), "\(x), \(y)")
            }
        }
    }

    @Test func `that a shape covers half have half of its alpha`() throws {
        var list = DrawList(4, 4)
        list.fillRectangle(0, 0, 1.5, 4, 0xFF00_00FF)
        let picture = try render(list)
        #expect(picture[0, 0] == 0xFF00_00FF)
        #expect(isNear(picture[1, 0], 0x8000_00FF))
        #expect(picture[2, 0] == 0)
    }

    @Test func `lie over the background by the formula of source over`() throws {
        var list = DrawList(2, 1)
        list.fillRectangle(0, 0, 1, 1, 0x80FF_0000)
        let picture = try render(list, background: 0xFF00_00FF)
        // 128/255 of red, the rest of blue.
        #expect(isNear(picture[0, 0], 0xFF80_007F))
        #expect(picture[1, 0] == 0xFF00_00FF)
    }

    @Test func `follow transforms, and go back at a restore`() throws {
        var list = DrawList(10, 10)
        list.commands.append(.save)
        // Twice as large, then moved by (2, 4).
        list.commands.append(.transform(Matrix(2, 0, 0, 2, 2, 4)))
        list.fillRectangle(1, 1, 2, 2, 0xFFFF_0000)
        list.commands.append(.restore)
        list.fillRectangle(1, 1, 2, 2, 0xFF00_FF00)
        let picture = try render(list)
        #expect(picture[4, 6] == 0xFFFF_0000 && picture[5, 7] == 0xFFFF_0000)
        #expect(picture[3, 6] == 0 && picture[6, 6] == 0 && picture[4, 5] == 0 && picture[4, 8] == 0)
        #expect(picture[1, 1] == 0xFF00_FF00)
    }

    @Test func `outside a clip stay as they are, also where clips meet`() throws {
        var list = DrawList(10, 10)
        list.commands.append(.save)
        list.commands.append(.clip(path: list.rectangle(0, 0, 6, 10), rule: .nonZero))
        list.commands.append(.clip(path: list.rectangle(4, 0, 10, 10), rule: .nonZero))
        list.fillRectangle(0, 0, 10, 5, 0xFFFF_0000)
        list.commands.append(.restore)
        list.fillRectangle(0, 9, 10, 10, 0xFF00_FF00)
        let picture = try render(list)
        for x in 0..<10 {
            #expect(picture[x, 2] == ((4..<6).contains(x) ? 0xFFFF_0000 : 0))
            #expect(picture[x, 9] == 0xFF00_FF00)
        }
    }

    @Test func `of everything stay if the clip has no points`() throws {
        var list = DrawList(4, 4)
        list.commands.append(.clip(path: list.path([], []), rule: .nonZero))
        list.fillRectangle(0, 0, 4, 4, 0xFFFF_0000)
        #expect(try render(list)[1, 1] == 0)
    }

    @Test(arguments: [
        // Where two clockwise squares and one that goes the other way overlap, by column:
        // winding 1, 2, 0 (a hole), -1.
        (FillRule.nonZero, [true, true, false, true]),
        (.evenOdd, [true, false, false, true]),
        (.clockwise, [true, true, false, false]),
    ])
    func `inside a path are those that its rule says`(rule: FillRule, inside: [Bool]) throws {
        var list = DrawList(8, 2)
        let path = list.path { path in
            path.rectangle(0, 0, 6, 2)  // clockwise
            path.rectangle(2, 0, 4, 2)  // clockwise
            path.rectangle(8, 0, 4, 2)  // the other way
        }
        list.fill(path, 0xFFFF_0000, rule)
        let picture = try render(list)
        for (column, isInside) in inside.enumerated() {
            #expect((picture[2 * column + 1, 1] == 0xFFFF_0000) == isInside, "column \(column)")
        }
    }

    @Test func `inside by the clockwise rule are the same in a mirror`() throws {
        var list = DrawList(4, 4)
        list.commands.append(.transform(Matrix(-1, 0, 0, 1, 4, 0)))
        list.fill(list.rectangle(0, 0, 1, 4), 0xFFFF_0000, .clockwise)
        list.fill(list.rectangle(4, 0, 3, 4), 0xFF00_FF00, .clockwise)
        let picture = try render(list)
        #expect(picture[3, 2] == 0xFFFF_0000)
        #expect(picture[0, 2] == 0)
    }

    @Test func `of a curve are as many as its area says`() throws {
        // A circle of radius 40 by four cubics, and the same by quadratics that are cubics of the same form.
        var list = DrawList(100, 100)
        let k: Float = 40 * 0.5522847
        let path = list.path { path in
            path.move(to: Point(90, 50))
            path.cubic(Point(90, 50 + k), Point(50 + k, 90), to: Point(50, 90))
            path.cubic(Point(50 - k, 90), Point(10, 50 + k), to: Point(10, 50))
            path.cubic(Point(10, 50 - k), Point(50 - k, 10), to: Point(50, 10))
            path.cubic(Point(50 + k, 10), Point(90, 50 - k), to: Point(90, 50))
            path.close()
        }
        list.fill(path, 0xFF00_0000)
        let covered = try render(list).premultipliedPixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
        #expect(abs(covered - 5026.55) < 10, "π · 40²")
    }

    @Test func `under a quadratic curve are two thirds of the rectangle around it`() throws {
        var list = DrawList(90, 60)
        let path = list.path([Point(0, 60), Point(45, -60), Point(90, 60)], [.move, .quad, .close])
        list.fill(path, 0xFF00_0000)
        let covered = try render(list).premultipliedPixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
        #expect(abs(covered - 3600) < 5)
    }

    @Test(arguments: [
        (StrokeCap.butt, StrokeJoin.miter, 40.0), (.square, .miter, 44), (.round, .miter, 40 + 3.14159),
    ])
    func `of a line are its length times its thickness, and its caps`(cap: StrokeCap, join: StrokeJoin, area: Double)
        throws
    {
        var list = DrawList(30, 10)
        let path = list.path([Point(5, 5), Point(25, 5)], [.move, .line])
        let paint = list.paint(.solid(0xFF00_0000), style: StrokeStyle(thickness: 2, join: join, cap: cap))
        list.commands.append(.stroke(path: path, paint: paint))
        let covered = try render(list).premultipliedPixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
        #expect(abs(covered - area) < 0.2)
    }

    @Test(arguments: [(StrokeJoin.miter, 16.0), (.bevel, 14), (.round, 12 + 3.14159)])
    func `of a corner are those of its join`(join: StrokeJoin, area: Double) throws {
        // Two arms of length 4 and thickness 4 at a right angle: two rectangles 4 × 4 that share 2 × 2, and the corner.
        var list = DrawList(20, 20)
        let path = list.path([Point(10, 14), Point(10, 10), Point(14, 10)], [.move, .line, .line])
        let paint = list.paint(.solid(0xFF00_0000), style: StrokeStyle(thickness: 4, join: join))
        list.commands.append(.stroke(path: path, paint: paint))
        let covered = try render(list).premultipliedPixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
        // 2 · 16 - 4 without the corner, which is a square of 4, half of it, or a quarter of a circle.
        #expect(abs(covered - (area + 16)) < 0.3)
    }

    @Test func `of things that are not numbers are left out`() throws {
        var list = DrawList(4, 4)
        list.fill(list.path([Point(.nan, 0), Point(4, 0), Point(4, 4)], [.move, .line, .line]), 0xFFFF_0000)
        list.commands += [.save, .transform(Matrix(.infinity, 0, 0, 1, 0, 0))]
        list.fillRectangle(0, 0, 4, 4, 0xFFFF_0000)
        list.commands += [.restore, .save, .transform(Matrix(0, 0, 0, 0, 0, 0))]
        list.fillRectangle(0, 0, 4, 4, 0xFFFF_0000)
        list.commands += [.restore, .restore, .restore]
        list.fillRectangle(3, 3, 4, 4, 0xFF00_FF00)
        let picture = try render(list)
        #expect(picture[1, 1] == 0 && picture[3, 3] == 0xFF00_FF00)
    }

    @Test func `are drawn also where a shape reaches far beyond the picture`() throws {
        var list = DrawList(4, 4)
        list.fillRectangle(-1e12, 1, 1e12, 2, 0xFFFF_0000)
        let picture = try render(list)
        #expect(picture[0, 1] == 0xFFFF_0000 && picture[3, 1] == 0xFFFF_0000 && picture[0, 2] == 0)
    }
}

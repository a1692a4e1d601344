import Testing

@testable import RivuletRender
@testable import RivuletRuntime

@Suite struct `An artboard in a picture of another size` {
    /// An artboard of 20 × 10, all red, in a picture of 40 × 40: where red begins and ends.
    @Test(arguments: [
        (Fit.contain, RivuletRender.Alignment.center, [0, 10, 40, 30]), (.contain, .topLeft, [0, 0, 40, 20]),
        (.contain, .bottomRight, [0, 20, 40, 40]), (.cover, .center, [0, 0, 40, 40]), (.fill, .center, [0, 0, 40, 40]),
        (.fitWidth, .center, [0, 10, 40, 30]), (.fitHeight, .center, [0, 0, 40, 40]),
        (.none, .center, [10, 15, 30, 25]), (.none, .bottomLeft, [0, 30, 20, 40]),
        (.scaleDown, .center, [10, 15, 30, 25]),
    ])
    func `lies where its fit and alignment say`(fit: Fit, alignment: RivuletRender.Alignment, place: [Int]) throws {
        var list = DrawList(20, 10)
        list.fillRectangle(0, 0, 20, 10, 0xFFFF_0000)
        let picture = try render(list, size: PixelSize(width: 40, height: 40), fit: fit, alignment: alignment)
        for (x, y) in [(0, 0), (0, 12), (12, 0), (12, 17), (39, 39), (2, 29), (25, 20), (39, 11), (15, 35), (10, 10)] {
            let isInside = (place[0]..<place[2]).contains(x) && (place[1]..<place[3]).contains(y)
            #expect((picture[x, y] == 0xFFFF_0000) == isInside, "\(x), \(y)")
        }
    }

    @Test func `shows its middle or an end if it is larger`() throws {
        var list = DrawList(30, 10)
        list.fillRectangle(0, 0, 10, 10, 0xFFFF_0000)
        list.fillRectangle(10, 0, 20, 10, 0xFF00_FF00)
        list.fillRectangle(20, 0, 30, 10, 0xFF00_00FF)
        let colors: [(RivuletRender.Alignment, UInt32)] = [
            (.centerLeft, 0xFFFF_0000), (.center, 0xFF00_FF00), (.centerRight, 0xFF00_00FF),
        ]
        for (alignment, color) in colors {
            let picture = try render(
                list, size: PixelSize(width: 10, height: 10), fit: .cover, alignment: alignment)
            #expect(picture.premultipliedPixels.allSatisfy { $0 == color })
        }
    }

    @Test func `has its own size if none is given, rounded up`() throws {
        let picture = try render(DrawList(12.2, 7))
        #expect(picture.width == 13 && picture.height == 7)
    }
}

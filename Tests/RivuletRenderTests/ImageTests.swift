import RivuletTestSupport
import Testing

@testable import RivuletRender
@testable import RivuletRuntime

@Suite struct `An image` {
    /// Red and green above blue and white.
    static let four = Picture(
        width: 2, height: 2, premultipliedPixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])

    @Test func `is drawn pixel by pixel at its own size`() throws {
        var list = DrawList(4, 4)
        list.commands.append(.transform(Matrix(1, 0, 0, 1, 1, 1)))
        list.add(DrawImage(asset: 0, 2, 2))
        let picture = try render(list, images: [try Self.four.png()])
        #expect(picture[1, 1] == 0xFFFF_0000 && picture[2, 1] == 0xFF00_FF00)
        #expect(picture[1, 2] == 0xFF00_00FF && picture[2, 2] == 0xFFFF_FFFF)
        #expect(picture[0, 0] == 0 && picture[3, 3] == 0)
    }

    @Test func `is mixed when enlarged, or not with the filter nearest`() throws {
        var smooth = DrawList(20, 20)
        smooth.commands.append(.transform(Matrix(10, 0, 0, 10, 0, 0)))
        var image = DrawImage(asset: 0, 2, 2)
        var hard = smooth
        smooth.add(image)
        image.sampler.filter = .nearest
        hard.add(image)
        let bytes = try Self.four.png()
        let mixed = try render(smooth, images: [bytes])
        let blocks = try render(hard, images: [bytes])
        #expect(mixed[0, 0] == 0xFFFF_0000, "the edge does not mix with nothing")
        // Halfway between the centres of red and green, by 1/20.
        #expect(isNear(mixed[9, 2], 0xFF8C_7300, within: 6))
        #expect(blocks[9, 9] == 0xFFFF_0000 && blocks[10, 9] == 0xFF00_FF00 && blocks[9, 10] == 0xFF00_00FF)
    }

    @Test func `fades with its opacity, which counts as 1 above that`() throws {
        var list = DrawList(4, 2)
        list.add(DrawImage(asset: 0, 2, 2, opacity: 0.5))
        list.commands.append(.transform(Matrix(1, 0, 0, 1, 2, 0)))
        list.add(DrawImage(asset: 0, 2, 2, opacity: 1.5))
        let picture = try render(list, images: [try Self.four.png()])
        #expect(isNear(picture[0, 0], 0x80FF_0000))
        #expect(picture[2, 0] == 0xFFFF_0000)
    }

    @Test func `keeps the alpha of a PNG`() throws {
        let half = Picture(width: 1, height: 1, premultipliedPixels: [premultiplied(0x40FF_8000)])
        var list = DrawList(1, 1)
        list.add(DrawImage(asset: 0, 1, 1))
        #expect(isNear(try render(list, images: [try half.png()])[0, 0], 0x40FF_8000, within: 2))
    }

    /// 16 × 8 pixels of one colour each: 0xFFC86432 as JPEG, 0x80C86432 as WebP without loss.
    @Test(arguments: [(EncodedImages.jpeg, UInt32(0xFFC8_6432)), (EncodedImages.webp, UInt32(0x80C8_6432))])
    func `may be JPEG or WebP`(bytes: [UInt8], color: UInt32) throws {
        var list = DrawList(16, 8)
        list.add(DrawImage(asset: 0, 16, 8))
        let picture = try render(list, images: [bytes])
        for (x, y) in [(0, 0), (8, 4), (15, 7)] {
            #expect(isNear(picture[x, y], color, within: 3), "\(hex(picture[x, y]))")
        }
    }

    @Test(
        arguments: [
            [], Array("GIF89a".utf8), [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("RIFF....WEBP".utf8),
        ] as [[UInt8]])
    func `that cannot be read is left out with a note`(bytes: [UInt8]) throws {
        var list = DrawList(2, 2)
        list.add(DrawImage(asset: 0, 2, 2))
        list.add(DrawImage(asset: 0, 2, 2))
        list.fillRectangle(1, 1, 2, 2, 0xFFFF_0000)
        var renderer = Renderer(try document(images: [bytes]))
        let picture = try renderer.render(list)
        #expect(picture[0, 0] == 0 && picture[1, 1] == 0xFFFF_0000)
        #expect(renderer.notes.count == 1)
        #expect(renderer.notes.first?.hasPrefix("image 'picture0' is not shown: ") == true)
        #expect(try renderer.svg(list).contains("<image") == false)
    }

    @Test func `that claims to be huge is not decoded`() throws {
        // A header of 30000 × 30000, right in all else.
        var writer = PNGWriter()
        writer.header(width: 30000, height: 30000, hasAlpha: true)
        writer.chunk("IDAT", [0x78, 0x9C, 3, 0, 0, 0, 0, 1])
        writer.chunk("IEND", [])
        var list = DrawList(2, 2)
        list.add(DrawImage(asset: 0, 30000, 30000))
        var renderer = Renderer(try document(images: [writer.bytes]))
        #expect(try renderer.render(list)[0, 0] == 0)
        #expect(renderer.notes.first?.contains("30000 x 30000 pixels are too many") == true)
    }

    @Test(arguments: [EncodedImages.jpeg, EncodedImages.webp, EncodedImages.png])
    func `that is damaged anywhere crashes nothing`(bytes: [UInt8]) throws {
        var random = SeededGenerator(seed: 7)
        var list = DrawList(16, 8)
        list.add(DrawImage(asset: 0, 16, 8))
        for round in 0..<200 {
            var damaged = bytes
            if round % 2 == 0 { damaged.removeLast(Int.random(in: 1..<damaged.count, using: &random)) }
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            #expect(throws: Never.self) { try render(list, images: [damaged]) }
        }
    }
}

@Suite struct `A mesh` {
    private func square(_ list: inout DrawList, wrap: ImageSampler.Wrap, coordinates: Float) {
        var image = DrawImage(asset: 0, 2, 2)
        image.sampler.filter = .nearest
        image.sampler.wrapX = wrap
        list.add(
            image, vertices: [Point(0, 0), Point(8, 0), Point(8, 8), Point(0, 8)],
            coordinates: [
                Point(0, 0), Point(coordinates, 0), Point(coordinates, coordinates), Point(0, coordinates),
            ], indices: [0, 1, 2, 0, 2, 3])
    }

    @Test func `of two triangles is the image, without a seam between them`() throws {
        var list = DrawList(8, 8)
        square(&list, wrap: .clamp, coordinates: 1)
        let picture = try render(list, images: [try `An image`.four.png()])
        for y in 0..<8 {
            for x in 0..<8 {
                let expected = `An image`.four[x / 4, y / 4]
                #expect(picture[x, y] == expected, "\(x), \(y)")
            }
        }
    }

    @Test(arguments: [
        (ImageSampler.Wrap.clamp, [0, 1, 1, 1]), (.repeat, [0, 1, 0, 1]), (.mirror, [0, 1, 1, 0]),
    ])
    func `goes on beyond the image as its wrap mode says`(wrap: ImageSampler.Wrap, columns: [Int]) throws {
        var list = DrawList(8, 8)
        square(&list, wrap: wrap, coordinates: 2)
        let picture = try render(list, images: [try `An image`.four.png()])
        for (place, column) in columns.enumerated() {
            #expect(picture[2 * place, 0] == `An image`.four[column, 0], "column \(place)")
        }
    }

    @Test func `has smooth edges and fades as a whole`() throws {
        var list = DrawList(8, 8)
        var image = DrawImage(asset: 0, 1, 1)
        image.opacity = 0.5
        list.add(
            image, vertices: [Point(0, 0), Point(8, 0), Point(0, 8)],
            coordinates: [Point(0, 0), Point(1, 0), Point(0, 1)], indices: [0, 1, 2])
        let red = Picture(width: 1, height: 1, premultipliedPixels: [0xFFFF_0000])
        let picture = try render(list, images: [try red.png()])
        #expect(isNear(picture[1, 1], 0x80FF_0000))
        let covered = picture.premultipliedPixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
        #expect(abs(covered - 16) < 1.2, "half of 8 · 8 / 2")
        #expect(picture[7, 7] == 0)
    }

    @Test func `with vertices that are no numbers leaves those triangles out`() throws {
        var list = DrawList(4, 4)
        let places = [Point(0, 0), Point(4, 0), Point(4, 4), Point(.nan, 4), Point(1e30, 0)]
        list.add(
            DrawImage(asset: 0, 2, 2), vertices: places, coordinates: places,
            indices: [0, 1, 3, 0, 1, 4, 0, 1, 1, 0, 1, 2, 0])
        let picture = try render(list, images: [try `An image`.four.png()])
        #expect(picture[3, 1] >> 24 == 255 && picture[0, 3] == 0)
    }
}

extension DrawList {
    mutating func add(_ image: DrawImage) {
        images.append(image)
        commands.append(.image(DrawImageIndex(images.count - 1)))
    }

    mutating func add(
        _ image: DrawImage, vertices newVertices: [Point], coordinates newCoordinates: [Point],
        indices newIndices: [UInt16]
    ) {
        meshes.append(
            DrawMesh(
                image: image, vertices: TableRange(vertices.count, vertices.count + newVertices.count),
                coordinates: TableRange(coordinates.count, coordinates.count + newCoordinates.count),
                indices: TableRange(indices.count, indices.count + newIndices.count)))
        vertices += newVertices
        coordinates += newCoordinates
        indices += newIndices
        commands.append(.mesh(DrawMeshIndex(meshes.count - 1)))
    }
}

import CZlib
import RivuletTestSupport
import Testing

@testable import RivuletRender
@testable import RivuletRuntime

/// A PNG file taken apart by the rules of its specification.
struct PNGFile {
    var chunks: [(name: String, data: [UInt8])] = []

    init(_ bytes: [UInt8]) throws {
        #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var place = 8
        while place < bytes.count {
            let length = Self.number(bytes[place...])
            let checked = Array(bytes[place + 4..<place + 8 + length])
            #expect(Self.number(bytes[(place + 8 + length)...]) == Self.sum(checked))
            chunks.append((String(decoding: checked.prefix(4), as: UTF8.self), Array(checked.dropFirst(4))))
            place += 12 + length
        }
        #expect(place == bytes.count)
    }

    subscript(name: String) -> [[UInt8]] { chunks.filter { $0.name == name }.map(\.data) }

    static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) } }

    /// CRC-32, bit by bit.
    private static func sum(_ bytes: [UInt8]) -> Int {
        var sum: UInt32 = .max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return Int(~sum)
    }

    /// Undoes compression and filters; one array a row.
    static func rows(_ data: [UInt8], width: Int, height: Int, step: Int) throws -> [[UInt8]] {
        var size = UInt(height * (1 + width * step))
        var raw = [UInt8](repeating: 0, count: Int(size))
        #expect(uncompress(&raw, &size, data, UInt(data.count)) == Z_OK)
        #expect(Int(size) == raw.count)
        var rows: [[UInt8]] = []
        var above = [UInt8](repeating: 0, count: width * step)
        for y in 0..<height {
            let start = y * (1 + width * step)
            var row = Array(raw[start + 1..<start + 1 + width * step])
            for x in row.indices {
                let (a, b) = (x >= step ? Int(row[x - step]) : 0, Int(above[x]))
                let c = x >= step ? Int(above[x - step]) : 0
                let p = a + b - c
                let nearest =
                    abs(p - a) <= abs(p - b) && abs(p - a) <= abs(p - c) ? a : abs(p - b) <= abs(p - c) ? b : c
                let foreseen = [0, a, b, (a + b) / 2, nearest][Int(raw[start])]
                row[x] = row[x] &+ UInt8(foreseen)
            }
            rows.append(row)
            above = row
        }
        return rows
    }
}

@Suite struct `A PNG` {
    /// Noise, a slope, and rows that repeat: each filter is the best of some row.
    static func picture(width: Int, height: Int, opaque: Bool, seed: UInt64 = 1) -> Picture {
        var random = SeededGenerator(seed: seed)
        var pixels: [UInt32] = []
        for y in 0..<height {
            for x in 0..<width {
                let color =
                    y % 3 == 0 ? UInt32.random(in: 0 ... .max, using: &random) : UInt32(x * 3) << 16 | UInt32(y * 5)
                pixels.append(premultiplied(opaque ? color | 0xFF00_0000 : color & 0xC0FF_FFFF | 0x0500_0000))
            }
        }
        return Picture(width: width, height: height, premultipliedPixels: pixels)
    }

    @Test(arguments: [true, false]) func `has the pixels of the picture`(opaque: Bool) throws {
        let picture = Self.picture(width: 37, height: 23, opaque: opaque)
        let file = try PNGFile(try picture.png())
        #expect(file.chunks.map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
        #expect(file["IHDR"] == [[0, 0, 0, 37, 0, 0, 0, 23, 8, opaque ? 2 : 6, 0, 0, 0]])
        let step = opaque ? 3 : 4
        let rows = try PNGFile.rows(file["IDAT"][0], width: 37, height: 23, step: step)
        let rgba = picture.rgba
        for y in 0..<23 {
            for x in 0..<37 {
                let place = 4 * (y * 37 + x)
                #expect(Array(rows[y][x * step..<(x + 1) * step]) == Array(rgba[place..<place + step]))
            }
        }
    }

    @Test func `of the same list has the same bytes`() throws {
        func bytes() throws -> [UInt8] {
            var list = DrawList(60, 40)
            let paint = list.paint(
                .radial(center: Point(30, 20), radius: 25), stops: [(0xFF12_3456, 0), (0x80FE_DCBA, 1)], feather: 6)
            list.commands.append(.fill(path: list.rectangle(10, 10, 50, 30), rule: .clockwise, paint: paint))
            return try render(list).png()
        }
        #expect(try bytes() == (try bytes()))
    }

    @Test(arguments: [(0, 5), (5, 0), (-1, 5), (16385, 1), (16384, 16384)])
    func `of a size that is not possible is an error`(width: Int, height: Int) throws {
        let list = DrawList(10, 10)
        #expect(throws: RenderError.size(width: width, height: height, limits: RenderLimits())) {
            try render(list, size: PixelSize(width: width, height: height))
        }
    }

    @Test(arguments: [(0, 5), (Float.nan, 5), (5, -1), (.infinity, 5)] as [(Float, Float)])
    func `of an artboard without area is an error`(width: Float, height: Float) throws {
        #expect(throws: RenderError.self) { try render(DrawList(width, height)) }
    }
}

@Suite struct `An animated PNG` {
    @Test func `has a control for each frame, numbered together with their data`() throws {
        var animation = try AnimatedPNG(framesPerSecond: 25)
        for seed in [1, 2, 3] {
            try animation.append(`A PNG`.picture(width: 9, height: 7, opaque: seed != 3, seed: UInt64(seed)))
        }
        let file = try PNGFile(try animation.png())
        #expect(
            file.chunks.map(\.name) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(file["acTL"] == [[0, 0, 0, 3, 0, 0, 0, 0]])
        let numbers = file.chunks.filter { ["fcTL", "fdAT"].contains($0.name) }.map { PNGFile.number($0.data[...]) }
        #expect(numbers == [0, 1, 2, 3, 4])
        // Size, place, a 25th of a second, neither cleared nor mixed.
        #expect(
            file["fcTL"][0] == [0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 25, 0, 0])
    }

    @Test func `keeps of a frame what changed`() throws {
        var list = DrawList(20, 10)
        var animation = try AnimatedPNG(framesPerSecond: 10)
        try animation.append(try render(list))
        list.fillRectangle(3, 2, 8, 6, 0xFFFF_0000)
        let second = try render(list)
        try animation.append(second)
        try animation.append(second)
        let file = try PNGFile(try animation.png())
        let places = file["fcTL"].map { data in stride(from: 4, to: 20, by: 4).map { PNGFile.number(data[$0...]) } }
        #expect(places == [[20, 10, 0, 0], [5, 4, 3, 2], [1, 1, 0, 0]])
        let rows = try PNGFile.rows(Array(file["fdAT"][0].dropFirst(4)), width: 5, height: 4, step: 4)
        #expect(
            rows.allSatisfy { $0 == [255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255] })
    }

    @Test func `takes no frames of two sizes, needs one, and has a speed`() throws {
        var animation = try AnimatedPNG(framesPerSecond: 10)
        #expect(throws: RenderError.noFrames) { try animation.png() }
        try animation.append(try render(DrawList(4, 4)))
        #expect(throws: RenderError.frameSize(width: 5, height: 4, expectedWidth: 4, expectedHeight: 4)) {
            try animation.append(try render(DrawList(5, 4)))
        }
        #expect(throws: RenderError.frameRate(0)) { try AnimatedPNG(framesPerSecond: 0) }
    }
}

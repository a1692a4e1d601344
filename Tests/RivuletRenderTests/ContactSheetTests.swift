import Testing

@testable import RivuletRender
@testable import RivuletRuntime

@Suite struct `A contact sheet` {
    private static let red = Picture(
        width: 30, height: 20, premultipliedPixels: Array(repeating: 0xFFFF_0000, count: 600))

    private func sheet(_ labels: [String], columns: Int) throws -> Picture {
        var sheet = ContactSheet(tile: PixelSize(width: 30, height: 20), columns: columns, ground: 0xFFFF_FFFF)
        for label in labels { sheet.append(Self.red, label: label) }
        return try sheet.picture()
    }

    @Test func `has pictures in rows with room for a label below each`() throws {
        let picture = try sheet(["", "", ""], columns: 2)
        // 12 between, 20 for text.
        #expect(picture.width == 12 + 2 * 42 && picture.height == 12 + 2 * 52)
        for (x, y, isRed) in [
            (12, 12, true), (41, 31, true), (54, 12, true), (12, 64, true), (54, 64, false), (42, 12, false),
        ] {
            #expect((picture[x, y] == 0xFFFF_0000) == isRed, "\(x), \(y)")
        }
    }

    @Test func `shows labels, cut off at the width of their picture`() throws {
        func darkColumns(_ label: String) throws -> [Int] {
            let picture = try sheet([label], columns: 1)
            return (0..<picture.width).filter { x in (33..<52).contains { picture[x, $0] & 0xFF < 0xC0 } }
        }
        #expect(try darkColumns("").isEmpty)
        #expect(try darkColumns(" ").isEmpty)
        #expect(try !darkColumns("a").isEmpty)
        let long = try darkColumns("a name that is far too long")
        #expect(long.allSatisfy { (12..<42).contains($0) })
        #expect(try !darkColumns("\u{1F680}").isEmpty, "what has no glyph is a box")
    }

    @Test func `has a glyph for every printable character of ASCII`() throws {
        var seen: [[UInt32]: Character] = [:]
        for code in UInt8(33)...126 {
            let character = Character(UnicodeScalar(code))
            let pixels = try sheet([String(character)], columns: 1).premultipliedPixels
            #expect(seen[pixels] == nil, "\(character) looks like \(seen[pixels] ?? " ")")
            seen[pixels] = character
        }
        let box = try sheet(["\u{7F}"], columns: 1).premultipliedPixels
        #expect(seen[box] == nil)
    }

    @Test func `that is too large is an error`() throws {
        let labels = Array(repeating: "", count: 1000)
        #expect(throws: RenderError.self) { try sheet(labels, columns: 1000) }
    }
}

import Testing

@testable import RivuletRender
@testable import RivuletRuntime

@Suite struct `A paint` {
    @Test func `of a linear gradient mixes its colours by place`() throws {
        var list = DrawList(101, 1)
        let paint = list.paint(
            .linear(start: Point(0.5, 0), end: Point(100.5, 0)),
            stops: [(0xFFFF_0000, 0), (0xFF00_FF00, 0.5), (0xFF00_00FF, 1)])
        list.commands.append(.fill(path: list.rectangle(0, 0, 101, 1), rule: .nonZero, paint: paint))
        let picture = try render(list)
        #expect(isNear(picture[0, 0], 0xFFFF_0000, within: 2))
        #expect(isNear(picture[25, 0], 0xFF80_8000, within: 2))
        #expect(isNear(picture[50, 0], 0xFF00_FF00, within: 2))
        #expect(isNear(picture[75, 0], 0xFF00_8080, within: 2))
        #expect(isNear(picture[100, 0], 0xFF00_00FF, within: 2))
    }

    @Test func `of a gradient goes on with its last colours, and mixes alpha apart from colour`() throws {
        var list = DrawList(30, 1)
        let paint = list.paint(
            .linear(start: Point(10, 0), end: Point(20, 0)), stops: [(0xFFFF_0000, 0), (0x00FF_0000, 1)])
        list.commands.append(.fill(path: list.rectangle(0, 0, 30, 1), rule: .nonZero, paint: paint))
        let picture = try render(list)
        #expect(picture[3, 0] == 0xFFFF_0000)
        #expect(picture[27, 0] == 0)
        // A quarter and a half pixel before the middle: red stays red.
        #expect(isNear(picture[14, 0], 0x8CFF_0000, within: 3))
    }

    @Test func `of a radial gradient goes from its centre outwards, in the space of the shape`() throws {
        var list = DrawList(100, 50)
        list.commands.append(.transform(Matrix(2, 0, 0, 1, 0, 0)))
        let paint = list.paint(
            .radial(center: Point(25, 25), radius: 20), stops: [(0xFFFF_FFFF, 0), (0xFF00_0000, 1)])
        list.commands.append(.fill(path: list.rectangle(0, 0, 50, 50), rule: .nonZero, paint: paint))
        let picture = try render(list)
        #expect(isNear(picture[50, 25], 0xFFFF_FFFF, within: 8))
        // Half of the radius: 20 pixels to the side, 10 down.
        #expect(isNear(picture[70, 25], 0xFF7F_7F7F, within: 8))
        #expect(isNear(picture[50, 35], 0xFF7F_7F7F, within: 8))
        #expect(picture[95, 25] == 0xFF00_0000)
    }

    @Test func `without extent has the last colour everywhere`() throws {
        var list = DrawList(4, 2)
        let stops: [(UInt32, Float)] = [(0xFFFF_0000, 0), (0xFF00_00FF, 1)]
        let line = list.paint(.linear(start: Point(1, 1), end: Point(1, 1)), stops: stops)
        let circle = list.paint(.radial(center: Point(1, 1), radius: 0), stops: stops)
        list.commands.append(.fill(path: list.rectangle(0, 0, 4, 1), rule: .nonZero, paint: line))
        list.commands.append(.fill(path: list.rectangle(0, 1, 4, 2), rule: .nonZero, paint: circle))
        let picture = try render(list)
        #expect(picture[0, 0] == 0xFF00_00FF && picture[3, 1] == 0xFF00_00FF)
    }

    @Test func `without stops shows nothing`() throws {
        var list = DrawList(2, 2)
        let paint = list.paint(.linear(start: Point(0, 0), end: Point(2, 0)))
        list.commands.append(.fill(path: list.rectangle(0, 0, 2, 2), rule: .nonZero, paint: paint))
        #expect(try render(list)[0, 0] == 0)
    }

    /// Backdrop and source: opaque, half clear, and both; the corners of each formula among them.
    static let pairs: [(UInt32, UInt32)] = [
        (0xFF33_99E6, 0xFFCC_4D1A), (0xFF1A_80F2, 0x80E6_664D), (0x8033_99E6, 0xFFCC_4D1A), (0xB3CC_B333, 0x6619_E680),
        (0, 0xFFCC_4D1A), (0, 0x80CC_4D1A), (0xFF00_00FF, 0xFFFF_0080), (0xFFFF_FFFF, 0xFF00_80FF),
        (0xFF00_0000, 0xFFFF_FF00), (0xFF80_8080, 0xFF33_66CC),
    ]

    @Test(arguments: BlendFormula.modes, pairs.indices)
    func `blends as the W3C's formulas say`(mode: BlendMode, pair: Int) throws {
        let (backdrop, source) = Self.pairs[pair]
        var list = DrawList(1, 1)
        let paint = list.paint(.solid(source), blend: mode)
        list.commands.append(.fill(path: list.rectangle(0, 0, 1, 1), rule: .nonZero, paint: paint))
        let picture = try render(list, background: backdrop)
        let expected = BlendFormula.composite(mode, backdrop: backdrop, source: source)
        #expect(isNear(picture[0, 0], expected, within: 6), "\(hex(picture[0, 0])), not \(hex(expected))")
    }

    @Test func `with a feather has half of its coverage at a straight edge, and a bell curve's around it`() throws {
        // Deviation 4: at one deviation from the edge the integral of the bell curve is 0.8413 and 0.1587.
        var list = DrawList(80, 80)
        let paint = list.paint(.solid(0xFF00_0000), feather: 8)
        list.commands.append(.fill(path: list.rectangle(-60, -60, 40, 140), rule: .nonZero, paint: paint))
        let picture = try render(list)
        func coverage(_ x: Int) -> Double { (Double(picture[x - 1, 40] >> 24) + Double(picture[x, 40] >> 24)) / 510 }
        #expect(abs(coverage(40) - 0.5) < 0.01)
        #expect(abs(coverage(36) - 0.8413) < 0.02)
        #expect(abs(coverage(44) - 0.1587) < 0.02)
        #expect(picture[10, 40] == 0xFF00_0000 && picture[60, 40] == 0)
    }

    @Test func `with a wide feather is as soft as one with a narrow feather, enlarged`() throws {
        func edge(scale: Float) throws -> Picture {
            var list = DrawList(40 * scale, 8)
            let paint = list.paint(.solid(0xFF00_0000), feather: 8 * scale)
            list.commands.append(
                .fill(path: list.rectangle(-900, -900, 20 * scale, 900), rule: .nonZero, paint: paint))
            return try render(list)
        }
        let (narrow, wide) = (try edge(scale: 1), try edge(scale: 10))
        for x in [4, 12, 16, 20, 24, 28, 36] {
            // Between two pixels of the one, and of the other.
            let left = (Double(narrow[x - 1, 4] >> 24) + Double(narrow[x, 4] >> 24)) / 2
            let right = (Double(wide[10 * x - 1, 4] >> 24) + Double(wide[10 * x, 4] >> 24)) / 2
            #expect(abs(left - right) < 4, "\(x): \(left) and \(right)")
        }
    }
}

/// Chapter 8 to 13 of the W3C's "Compositing and Blending", written down once more in 64-bit arithmetic.
enum BlendFormula {
    static let modes: [BlendMode] = [
        .sourceOver, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference,
        .exclusion, .multiply, .hue, .saturation, .color, .luminosity,
    ]

    static func composite(_ mode: BlendMode, backdrop: UInt32, source: UInt32) -> UInt32 {
        let (ab, cb) = parts(backdrop)
        let (sa, cs) = parts(source)
        let blended = blend(mode, cb, cs)
        let alpha = sa + ab * (1 - sa)
        guard alpha > 0 else { return 0 }
        var color = UInt32((alpha * 255).rounded()) << 24
        for (place, shift) in [16, 8, 0].enumerated() {
            let mixed = (1 - ab) * cs[place] + ab * blended[place]
            let value = (sa * mixed + (1 - sa) * ab * cb[place]) / alpha
            color |= UInt32((min(max(value, 0), 1) * 255).rounded()) << UInt32(shift)
        }
        return color
    }

    private static func parts(_ color: UInt32) -> (Double, [Double]) {
        (Double(color >> 24) / 255, [16, 8, 0].map { Double(color >> UInt32($0) & 0xFF) / 255 })
    }

    private static func blend(_ mode: BlendMode, _ cb: [Double], _ cs: [Double]) -> [Double] {
        switch mode {
        case .hue: setLuminosity(setSaturation(cs, saturation(cb)), luminosity(cb))
        case .saturation: setLuminosity(setSaturation(cb, saturation(cs)), luminosity(cb))
        case .color: setLuminosity(cs, luminosity(cb))
        case .luminosity: setLuminosity(cb, luminosity(cs))
        default: zip(cb, cs).map { channel(mode, $0, $1) }
        }
    }

    private static func channel(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double {
        switch mode {
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return channel(.hardLight, s, b)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .hardLight: return s <= 0.5 ? b * 2 * s : channel(.screen, b, 2 * s - 1)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return s
        }
    }

    private static func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    private static func saturation(_ c: [Double]) -> Double { max(c[0], c[1], c[2]) - min(c[0], c[1], c[2]) }

    private static func setLuminosity(_ c: [Double], _ wanted: Double) -> [Double] {
        let moved = c.map { $0 + wanted - luminosity(c) }
        let l = luminosity(moved)
        let (least, most) = (min(moved[0], moved[1], moved[2]), max(moved[0], moved[1], moved[2]))
        var clipped = moved
        if least < 0 { clipped = clipped.map { l + ($0 - l) * l / (l - least) } }
        if most > 1 { clipped = clipped.map { l + ($0 - l) * (1 - l) / (most - l) } }
        return clipped
    }

    private static func setSaturation(_ c: [Double], _ wanted: Double) -> [Double] {
        let (least, most) = (min(c[0], c[1], c[2]), max(c[0], c[1], c[2]))
        guard most > least else { return [0, 0, 0] }
        return c.map { ($0 - least) / (most - least) * wanted }
    }
}

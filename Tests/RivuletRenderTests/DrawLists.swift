import RivuletTestSupport

@testable import RivuletRender
@testable import RivuletRuntime

/// Draw lists made by hand.
extension DrawList {
    init(_ width: Float, _ height: Float) {
        self.init()
        self.width = width
        self.height = height
    }

    mutating func path(_ build: (inout RawPath) -> Void) -> DrawPathIndex {
        var raw = RawPath()
        build(&raw)
        return path(Array(raw.points), Array(raw.verbs))
    }

    mutating func path(_ newPoints: [Point], _ newVerbs: [PathVerb]) -> DrawPathIndex {
        let firstPoint = points.count
        let firstVerb = verbs.count
        points += newPoints
        verbs += newVerbs
        paths.append(
            DrawPath(
                id: UInt32(paths.count), version: 0, verbs: TableRange(firstVerb, verbs.count),
                points: TableRange(firstPoint, points.count)))
        return DrawPathIndex(paths.count - 1)
    }

    /// Clockwise, unless its right edge is left of its left one.
    mutating func rectangle(_ left: Float, _ top: Float, _ right: Float, _ bottom: Float) -> DrawPathIndex {
        path { path in path.rectangle(left, top, right, bottom) }
    }

    mutating func paint(
        _ source: PaintSource, stops: [(UInt32, Float)] = [], blend: BlendMode = .sourceOver, feather: Float = 0,
        style: StrokeStyle = StrokeStyle()
    ) -> DrawPaintIndex {
        var paint = DrawPaint(source: source)
        let first = self.stops.count
        self.stops += stops.map { DrawStop(color: $0.0, position: $0.1) }
        paint.stops = TableRange(first, self.stops.count)
        paint.blendMode = blend
        paint.feather = feather
        paint.stroke = style
        paints.append(paint)
        return DrawPaintIndex(paints.count - 1)
    }

    mutating func fill(_ path: DrawPathIndex, _ color: UInt32, _ rule: FillRule = .nonZero) {
        let paint = paint(.solid(color))
        commands.append(.fill(path: path, rule: rule, paint: paint))
    }

    mutating func fillRectangle(_ left: Float, _ top: Float, _ right: Float, _ bottom: Float, _ color: UInt32) {
        fill(rectangle(left, top, right, bottom), color)
    }
}

extension RawPath {
    mutating func rectangle(_ left: Float, _ top: Float, _ right: Float, _ bottom: Float) {
        move(to: Point(left, top))
        line(to: Point(right, top))
        line(to: Point(right, bottom))
        line(to: Point(left, bottom))
        close()
    }
}

extension StrokeStyle {
    init(thickness: Float, join: StrokeJoin = .miter, cap: StrokeCap = .butt) {
        self.init()
        self.thickness = thickness
        self.join = join
        self.cap = cap
    }
}

/// A document with image assets of these bytes.
func document(images: [[UInt8]] = []) throws -> Document {
    var records = ["Backboard"]
    for (number, bytes) in images.enumerated() {
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        records.append("ImageAsset name=picture\(number)")
        if !bytes.isEmpty { records.append("FileAssetContents bytes=0x\(digits)") }
    }
    return try Document(records: records + ["Artboard width=100 height=50"])
}

func render(
    _ list: DrawList, size: PixelSize? = nil, fit: Fit = .contain, alignment: RivuletRender.Alignment = .center,
    background: UInt32 = 0, images: [[UInt8]] = []
) throws -> Picture {
    var renderer = Renderer(try document(images: images))
    return try renderer.render(list, size: size, fit: fit, alignment: alignment, background: background)
}

extension DrawImage {
    init(asset: Int, _ width: Int, _ height: Int, opacity: Float = 1, blend: BlendMode = .sourceOver) {
        self.init(
            asset: asset, width: width, height: height, opacity: opacity, blendMode: blend, sampler: ImageSampler())
    }
}

/// Whether two 0xAARRGGBB colours differ by no more than so much in any channel.
func isNear(_ left: UInt32, _ right: UInt32, within tolerance: Int = 1) -> Bool {
    [24, 16, 8, 0].allSatisfy { shift in
        abs(Int(left >> UInt32(shift) & 0xFF) - Int(right >> UInt32(shift) & 0xFF)) <= tolerance
    }
}

func hex(_ color: UInt32) -> String { String(color, radix: 16) }

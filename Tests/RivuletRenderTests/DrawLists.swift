import RivuletFormat
import RivuletMarkup
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
        return path(raw.points, raw.verbs)
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
    try Document(RiveFile(testRecords: images))
}

func render(
    _ list: DrawList, size: PixelSize? = nil, fit: Fit = .contain, alignment: Alignment = .center,
    background: UInt32 = 0, images: [[UInt8]] = []
) throws -> Picture {
    var renderer = Renderer(try document(images: images))
    return try renderer.render(list, size: size, fit: fit, alignment: alignment, background: background)
}

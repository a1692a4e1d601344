import CCairo
import RivuletRuntime

/// A picture that is being drawn by Cairo.
///
/// Cairo's own matrix stays the identity but where it is needed (gradients, pens): points are mapped here, so that no
/// number out of a file can put Cairo into its error state, which never ends.
struct Canvas: ~Copyable {
    enum Format {
        case color
        /// Only how much of each pixel is covered.
        case coverage
    }

    let width: Int
    let height: Int
    let surface: OpaquePointer?
    let context: OpaquePointer?
    var transform = Affine.identity
    private var saved: [Affine] = []

    init(width: Int, height: Int, _ format: Format) throws(RenderError) {
        self.width = width
        self.height = height
        surface = cairo_image_surface_create(
            format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height))
        context = cairo_create(surface)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
        try check()
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    func check() throws(RenderError) {
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw .library(cairoMessage(status)) }
    }

    /// Makes everything one colour, 0xAARRGGBB.
    func clear(_ color: UInt32) {
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        setSource(color)
        cairo_paint(context)
    }

    func picture() throws(RenderError) -> Picture {
        try check()
        return Picture(
            width: width, height: height,
            premultipliedPixels: DecodedImage.copy(of: surface, width: width, height: height))
    }

    /// Carries out the commands of a list.
    mutating func draw(_ list: DrawList, through placement: Affine, _ images: inout ImageStore) throws(RenderError) {
        transform = placement
        for command in list.commands {
            switch command {
            case .save:
                cairo_save(context)
                saved.append(transform)
            case .restore:
                guard let last = saved.popLast() else { continue }
                cairo_restore(context)
                transform = last
            case .transform(let matrix): transform = transform * Affine(matrix)
            case .clip(let path, let rule): clip(list, path, rule)
            case .fill(let path, let rule, let paint): try paintShape(.fill(path, rule), list[paint], paint, list)
            case .stroke(let path, let paint):
                try paintShape(.stroke(path, list[paint].stroke), list[paint], paint, list)
            case .image(let index):
                guard let pixels = images.image(list[index].asset) else { continue }
                draw(list[index], pixels)
            case .mesh(let index):
                guard let pixels = images.image(list[index].image.asset) else { continue }
                draw(list, index, pixels)
            }
        }
        while saved.popLast() != nil { cairo_restore(context) }
        try check()
    }

    private func clip(_ list: DrawList, _ path: DrawPathIndex, _ rule: FillRule) {
        let tracing = Tracing(context: context, list: list, path: path, transform: transform)
        guard transform.isUsable, tracing.clipToFrames(rule), tracing.trace() else {
            cairo_new_path(context)
            cairo_clip(context)
            return
        }
        cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
    }

    /// What can still show, in pixels.
    var visibleBox: Box {
        var box = Box()
        cairo_clip_extents(context, &box.left, &box.top, &box.right, &box.bottom)
        return box
    }
}

/// What a paint covers.
enum Outline {
    case fill(DrawPathIndex, FillRule)
    case stroke(DrawPathIndex, StrokeStyle)

    var path: DrawPathIndex {
        switch self {
        case .fill(let path, _), .stroke(let path, _): path
        }
    }
}

extension Canvas {
    /// Corners whose miter would be longer than this many thicknesses are cut off.
    static let miterLimit = 4.0

    private func paintShape(
        _ outline: Outline, _ paint: DrawPaint, _ index: DrawPaintIndex, _ list: DrawList
    ) throws(RenderError) {
        guard transform.isUsable, setSource(paint, list.stops(of: index)) else { return }
        cairo_set_operator(context, paint.blendMode.cairoOperator)
        let reach = transform.reach
        let (x, y) = (Double(paint.feather) / 2 * reach.x, Double(paint.feather) / 2 * reach.y)
        if x > Feather.leastDeviation || y > Feather.leastDeviation {
            try paintFeathered(outline, list, deviation: (x, y))
        } else {
            Self.cover(outline, list, context, transform)
        }
    }

    /// Fills or strokes with the source and the operator that are set.
    static func cover(_ outline: Outline, _ list: DrawList, _ context: OpaquePointer?, _ transform: Affine) {
        let tracing = Tracing(context: context, list: list, path: outline.path, transform: transform)
        switch outline {
        case .fill(_, let rule):
            cairo_save(context)
            if tracing.clipToFrames(rule), tracing.trace() {
                cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_fill(context)
            }
            cairo_restore(context)
        case .stroke(_, let style):
            let inPixels = Double(style.thickness) * max(transform.reach.x, transform.reach.y)
            guard style.thickness > 0, inPixels < 1e6, tracing.trace() else { return }
            cairo_set_line_width(context, Double(style.thickness))
            cairo_set_line_join(context, style.join.cairoJoin)
            cairo_set_line_cap(context, style.cap.cairoCap)
            cairo_set_miter_limit(context, miterLimit)
            var matrix = cairo_matrix_t(transform)
            cairo_set_matrix(context, &matrix)
            cairo_stroke(context)
            cairo_identity_matrix(context)
        }
        cairo_new_path(context)
    }
}

/// Hands a path of a list to Cairo, in pixels.
struct Tracing {
    let context: OpaquePointer?
    let list: DrawList
    let path: DrawPathIndex
    let transform: Affine

    /// Cairo's coordinates have 24 bits before the point.
    private static let farthest = 4e6

    /// Replaces Cairo's path; false if it is empty or not a number somewhere.
    func trace() -> Bool {
        cairo_new_path(context)
        var isSound = true
        func place(_ point: Point) -> (x: Double, y: Double) {
            let (x, y) = transform.map(point)
            guard x.isFinite, y.isFinite else {
                isSound = false
                return (0, 0)
            }
            return (min(max(x, -Self.farthest), Self.farthest), min(max(y, -Self.farthest), Self.farthest))
        }
        var isEmpty = true
        for segment in Segments(list.points(of: path), list.verbs(of: path)) {
            isEmpty = false
            switch segment {
            case .move(let point):
                let to = place(point)
                cairo_move_to(context, to.x, to.y)
            case .line(let point):
                let to = place(point)
                cairo_line_to(context, to.x, to.y)
            case .cubic(let out, let into, let end):
                let (a, b, c) = (place(out), place(into), place(end))
                cairo_curve_to(context, a.x, a.y, b.x, b.y, c.x, c.y)
            case .close: cairo_close_path(context)
            }
        }
        return isSound && !isEmpty
    }

    /// With the clockwise rule: clips away what winds the wrong way (see `Winding`). False if nothing can be left.
    func clipToFrames(_ rule: FillRule) -> Bool {
        guard rule == .clockwise else { return true }
        let points = list.points(of: path)
        let frames = Winding.framesNeeded(points, list.verbs(of: path))
        guard frames > 0 else { return true }
        var box = Box()
        for point in points { box.include(Double(point.x), Double(point.y)) }
        box = box.grown(box.width / 8 + 1, box.height / 8 + 1)
        let corners = [
            Point(Float(box.left), Float(box.top)), Point(Float(box.right), Float(box.top)),
            Point(Float(box.right), Float(box.bottom)), Point(Float(box.left), Float(box.bottom)),
        ].map(transform.map)
        for number in 1...frames {
            guard trace() else { return false }
            for _ in 0..<number {
                cairo_move_to(context, corners[0].x, corners[0].y)
                for corner in corners.dropFirst() { cairo_line_to(context, corner.x, corner.y) }
                cairo_close_path(context)
            }
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_clip(context)
        }
        return true
    }

    /// Around all its points, in pixels.
    var box: Box {
        var box = Box()
        for point in list.points(of: path) {
            let (x, y) = transform.map(point)
            box.include(x, y)
        }
        return box
    }
}

import CCairo
import RivuletRuntime

extension Canvas {
    /// What is drawn next has one colour, 0xAARRGGBB.
    func setSource(_ color: UInt32) {
        cairo_set_source_rgba(
            context, Double(color >> 16 & 0xFF) / 255, Double(color >> 8 & 0xFF) / 255, Double(color & 0xFF) / 255,
            Double(color >> 24) / 255)
    }

    /// What is drawn next has the colours of a paint. False if those show nothing.
    func setSource(_ paint: DrawPaint, _ stops: ArraySlice<DrawStop>) -> Bool {
        switch paint.source {
        case .solid(let color):
            setSource(color)
            return color >> 24 > 0
        case .linear(let start, let end):
            return setGradient(stops, from: start, length: hypotenuse(start, end)) {
                cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
            }
        case .radial(let center, let radius):
            return setGradient(stops, from: center, length: Double(radius)) {
                cairo_pattern_create_radial(
                    Double(center.x), Double(center.y), 0, Double(center.x), Double(center.y), Double(radius))
            }
        }
    }

    private func hypotenuse(_ start: Point, _ end: Point) -> Double {
        let (x, y) = (Double(end.x) - Double(start.x), Double(end.y) - Double(start.y))
        return (x * x + y * y).squareRoot()
    }

    private func setGradient(
        _ stops: ArraySlice<DrawStop>, from start: Point, length: Double, make: () -> OpaquePointer?
    ) -> Bool {
        guard let last = stops.last, stops.contains(where: { $0.color >> 24 > 0 }) else { return false }
        // Without a length every point lies behind the last stop.
        guard length > 1e-6, length < 1e9, abs(start.x) < 1e9, abs(start.y) < 1e9 else {
            setSource(last.color)
            return last.color >> 24 > 0
        }
        let pattern = make()
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.position), Double(stop.color >> 16 & 0xFF) / 255,
                Double(stop.color >> 8 & 0xFF) / 255, Double(stop.color & 0xFF) / 255, Double(stop.color >> 24) / 255)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        setSource(pattern)
        return true
    }

    /// Takes a pattern of the current space and lets go of it.
    func setSource(_ pattern: OpaquePointer?) {
        var matrix = cairo_matrix_t(transform)
        cairo_set_matrix(context, &matrix)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        cairo_identity_matrix(context)
    }
}

extension cairo_matrix_t {
    /// Cairo names the parts by where they go, not by whence they come.
    init(_ affine: Affine) {
        self.init(xx: affine.xx, yx: affine.xy, xy: affine.yx, yy: affine.yy, x0: affine.tx, y0: affine.ty)
    }
}

extension BlendMode {
    /// Cairo's operators for these are the formulas of PDF, as are the W3C's.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .sourceOver: CAIRO_OPERATOR_OVER
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        }
    }
}

extension StrokeJoin {
    var cairoJoin: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension StrokeCap {
    var cairoCap: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

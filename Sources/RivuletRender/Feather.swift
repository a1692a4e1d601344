import CCairo
import RivuletRuntime

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Soft edges: coverage is drawn on its own, blurred, and used as a mask.
enum Feather {
    /// In pixels; below this nobody sees a blur.
    static let leastDeviation = 0.05
    /// In pixels of the mask. A wider blur is computed on a smaller mask, whose pixels nobody sees either, so that the
    /// cost does not grow with the blur.
    static let mostDeviation = 8.0
    /// In standard deviations: what lies farther away does not count.
    static let extent = 3.0

    /// The bell curve around 0 with whole steps, as far as it counts; in sum 1.
    static func kernel(deviation: Double) -> [Float] {
        guard deviation > leastDeviation else { return [1] }
        let radius = Int((extent * deviation).rounded(.up))
        let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights.reduce(0, +)
        return weights.map { Float($0 / sum) }
    }

    /// Blurs in both directions; outside is nothing.
    static func blur(
        _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, deviation: (x: Double, y: Double)
    ) {
        let kernels = (x: kernel(deviation: deviation.x), y: kernel(deviation: deviation.y))
        let longest = max(width, height)
        withUnsafeTemporaryAllocation(of: Float.self, capacity: longest) { line in
            for y in 0..<height where kernels.x.count > 1 {
                convolve(bytes + y * stride, count: width, step: 1, kernels.x, line)
            }
            for x in 0..<width where kernels.y.count > 1 {
                convolve(bytes + x, count: height, step: stride, kernels.y, line)
            }
        }
    }

    private static func convolve(
        _ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ kernel: [Float],
        _ line: UnsafeMutableBufferPointer<Float>
    ) {
        let radius = kernel.count / 2
        var isEmpty = true
        for place in 0..<count {
            let value = bytes[place * step]
            line[place] = Float(value)
            isEmpty = isEmpty && value == 0
        }
        if isEmpty { return }
        kernel.withUnsafeBufferPointer { kernel in
            for place in 0..<count {
                var sum: Float = 0.5
                let first = max(0, place - radius)
                let last = min(count - 1, place + radius)
                var weight = first - place + radius
                for other in first...last {
                    sum += line[other] * kernel[weight]
                    weight += 1
                }
                bytes[place * step] = UInt8(min(sum, 255))
            }
        }
    }
}

extension Canvas {
    /// Paints a shape whose coverage is blurred by so many pixels, with the source and the operator that are set.
    func paintFeathered(
        _ outline: Outline, _ list: DrawList, deviation: (x: Double, y: Double)
    ) throws(RenderError) {
        guard deviation.x < 1e6, deviation.y < 1e6 else { return }
        let tracing = Tracing(context: context, list: list, path: outline.path, transform: transform)
        var box = tracing.box
        if case .stroke(_, let style) = outline {
            let farthest = Double(style.thickness) / 2 * (style.join == .miter ? Self.miterLimit : 1.5)
            box = box.grown(farthest * transform.reach.x, farthest * transform.reach.y)
        }
        let margin = (x: Feather.extent * deviation.x + 1, y: Feather.extent * deviation.y + 1)
        box = box.grown(margin.x, margin.y).intersection(visibleBox.grown(margin.x, margin.y)).roundedOut
        guard !box.isEmpty, box.width.isFinite, box.height.isFinite else { return }

        let scaleX = min(1, Feather.mostDeviation / max(deviation.x, 1))
        let scaleY = min(1, Feather.mostDeviation / max(deviation.y, 1))
        let toMask = Affine.scale(scaleX, scaleY, then: -box.left * scaleX, -box.top * scaleY)
        let width = Int((box.width * scaleX).rounded(.up))
        let height = Int((box.height * scaleY).rounded(.up))
        guard width > 0, height > 0, width <= 32767, height <= 32767 else { return }
        let mask = try Canvas(width: width, height: height, .coverage)
        Self.cover(outline, list, mask.context, toMask * transform)
        cairo_surface_flush(mask.surface)
        guard let bytes = cairo_image_surface_get_data(mask.surface) else { return }
        Feather.blur(
            bytes, width: width, height: height, stride: Int(cairo_image_surface_get_stride(mask.surface)),
            deviation: (deviation.x * scaleX, deviation.y * scaleY))
        cairo_surface_mark_dirty(mask.surface)

        let pattern = cairo_pattern_create_for_surface(mask.surface)
        var matrix = cairo_matrix_t(toMask)
        cairo_pattern_set_matrix(pattern, &matrix)
        let isExact = scaleX == 1 && scaleY == 1
        cairo_pattern_set_filter(pattern, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_mask(context, pattern)
        cairo_pattern_destroy(pattern)
        try mask.check()
    }
}

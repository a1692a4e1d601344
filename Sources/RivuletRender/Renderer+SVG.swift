import RivuletRuntime

extension Renderer {
    /// Writes a frame as an SVG picture, with the parameters of `render`.
    ///
    /// Paths, gradients, clips, blend modes and feathers stay what they are; images are embedded as they are in the file,
    /// meshes as pictures of twice the resolution. It names no date and no program, and does not depend on the machine.
    /// Blend modes need a viewer that knows CSS `mix-blend-mode`. A feather blurs the colours of a gradient, too.
    public mutating func svg(
        _ list: DrawList, size: PixelSize? = nil, fit: Fit = .contain, alignment: Alignment = .center,
        background: UInt32 = 0
    ) throws(RenderError) -> String {
        let (size, placement) = try place(list, size, fit, alignment)
        var writer = SVGWriter(list: list, size: size, placement: placement)
        for command in list.commands { try writer.write(command, &images) }
        return writer.document(background: background)
    }
}

/// Translates a draw list. Each shape is an element of its own that carries its whole transform and clip: groups would
/// isolate what is in them from the colours that it is to be blended with.
struct SVGWriter {
    private let list: DrawList
    private let size: PixelSize
    private let placement: Affine
    private var definitions = ""
    private var elements = ""
    private var definitionCount = 0
    /// Images that are in the definitions already, by asset.
    private var embedded: Set<Int> = []
    private var state = State()
    private var saved: [State] = []

    private struct State {
        var transform = Affine.identity
        var clip: Int?
    }

    init(list: DrawList, size: PixelSize, placement: Affine) {
        self.list = list
        self.size = size
        self.placement = placement
    }

    func document(background: UInt32) -> String {
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        text += " width=\"\(size.width)\" height=\"\(size.height)\" viewBox=\"0 0 \(size.width) \(size.height)\">\n"
        if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
        text += "<g style=\"isolation:isolate\">\n"
        if background >> 24 > 0 {
            text += "<rect width=\"\(size.width)\" height=\"\(size.height)\"\(color("fill", background))/>\n"
        }
        return text + "<g\(transform(placement))>\n\(elements)</g>\n</g>\n</svg>\n"
    }

    mutating func write(_ command: DrawCommand, _ images: inout ImageStore) throws(RenderError) {
        switch command {
        case .save: saved.append(state)
        case .restore: state = saved.popLast() ?? state
        case .transform(let matrix): state.transform = state.transform * Affine(matrix)
        case .clip(let path, let rule): state.clip = clip(path, rule)
        case .fill(let path, let rule, let index):
            guard let data = pathData(path), let paint = paint("fill", list[index], index) else { return }
            let outer = state.clip
            if rule == .clockwise { state.clip = clipToFrames(path) }
            let ruleText = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
            let filter = feather(list[index], path, reach: 0)
            add("path d=\"\(data)\"\(transform(state.transform))\(paint)\(ruleText)\(filter)", list[index].blendMode)
            state.clip = outer
        case .stroke(let path, let index):
            let style = list[index].stroke
            guard style.thickness > 0, let data = pathData(path), let paint = paint("stroke", list[index], index)
            else { return }
            var pen = " fill=\"none\" stroke-width=\"\(number(style.thickness))\""
            switch style.join {
            case .miter: pen += " stroke-miterlimit=\"\(number(Canvas.miterLimit))\""
            case .round: pen += " stroke-linejoin=\"round\""
            case .bevel: pen += " stroke-linejoin=\"bevel\""
            }
            if style.cap != .butt { pen += " stroke-linecap=\"\(style.cap == .round ? "round" : "square")\"" }
            let filter = feather(list[index], path, reach: Double(style.thickness) * Canvas.miterLimit / 2)
            add("path d=\"\(data)\"\(transform(state.transform))\(paint)\(pen)\(filter)", list[index].blendMode)
        case .image(let index): write(list[index], &images)
        case .mesh(let index): try write(index, &images)
        }
    }

    // MARK: Elements

    private mutating func add(_ element: String, _ blendMode: BlendMode) {
        guard state.transform.isUsable else { return }
        let blend = blendMode == .sourceOver ? "" : " style=\"mix-blend-mode:\(blendMode.cssName)\""
        if let clip = state.clip {
            elements += "<g clip-path=\"url(#d\(clip))\"\(blend)><\(element)/></g>\n"
        } else {
            elements += "<\(element)\(blend)/>\n"
        }
    }

    private mutating func define(_ text: (Int) -> String) -> Int {
        definitionCount += 1
        definitions += text(definitionCount) + "\n"
        return definitionCount
    }

    private mutating func clip(_ path: DrawPathIndex, _ rule: FillRule) -> Int {
        let parent = rule == .clockwise ? clipToFrames(path) : state.clip
        let data = state.transform.isUsable ? pathData(path) ?? "" : ""
        return defineClip(data, rule, inside: parent)
    }

    private mutating func defineClip(_ data: String, _ rule: FillRule, inside parent: Int?) -> Int {
        let outer = parent.map { " clip-path=\"url(#d\($0))\"" } ?? ""
        let ruleText = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
        let placed = transform(state.transform)
        return define { id in
            "<clipPath id=\"d\(id)\"\(outer)><path d=\"\(data)\"\(placed)\(ruleText)/></clipPath>"
        }
    }

    /// See `Winding`.
    private mutating func clipToFrames(_ path: DrawPathIndex) -> Int? {
        let points = list.points(of: path)
        let frames = Winding.framesNeeded(points, list.verbs(of: path))
        guard frames > 0, let data = pathData(path) else { return state.clip }
        var box = Box()
        for point in points { box.include(Double(point.x), Double(point.y)) }
        box = box.grown(1, 1)
        let frame =
            "M\(number(box.left)) \(number(box.top))H\(number(box.right))V\(number(box.bottom))H\(number(box.left))Z"
        var clip = state.clip
        for count in 1...frames {
            clip = defineClip(data + String(repeating: frame, count: count), .nonZero, inside: clip)
        }
        return clip
    }

    /// The attributes that colour a shape; nil if they show nothing.
    private mutating func paint(_ what: String, _ paint: DrawPaint, _ index: DrawPaintIndex) -> String? {
        let stops = list.stops(of: index)
        switch paint.source {
        case .solid(let value): return value >> 24 > 0 ? color(what, value) : nil
        case .linear(let start, let end):
            return gradient(what, stops, isDegenerate: start == end) {
                (
                    "linear",
                    "x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\""
                )
            }
        case .radial(let center, let radius):
            return gradient(what, stops, isDegenerate: !(radius > 0)) {
                ("radial", "cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(radius))\"")
            }
        }
    }

    private mutating func gradient(
        _ what: String, _ stops: ArraySlice<DrawStop>, isDegenerate: Bool, _ form: () -> (String, String)
    ) -> String? {
        guard let last = stops.last, stops.contains(where: { $0.color >> 24 > 0 }) else { return nil }
        if isDegenerate { return last.color >> 24 > 0 ? color(what, last.color) : nil }
        let (kind, place) = form()
        let colors = stops.map { "<stop offset=\"\(number($0.position))\"\(color("stop-color", $0.color))/>" }
        let id = define { id in
            "<\(kind)Gradient id=\"d\(id)\" gradientUnits=\"userSpaceOnUse\" \(place)>\(colors.joined())</\(kind)Gradient>"
        }
        return " \(what)=\"url(#d\(id))\""
    }

    /// The attribute that softens a shape, empty if it is sharp.
    private mutating func feather(_ paint: DrawPaint, _ path: DrawPathIndex, reach: Double) -> String {
        guard paint.feather > 0, paint.feather.isFinite else { return "" }
        let deviation = Double(paint.feather) / 2
        var box = Box()
        for point in list.points(of: path) { box.include(Double(point.x), Double(point.y)) }
        box = box.grown(reach + 3 * deviation, reach + 3 * deviation)
        guard !box.isEmpty else { return "" }
        let area =
            "x=\"\(number(box.left))\" y=\"\(number(box.top))\" width=\"\(number(box.width))\" height=\"\(number(box.height))\""
        let id = define { id in
            "<filter id=\"d\(id)\" filterUnits=\"userSpaceOnUse\" \(area) color-interpolation-filters=\"sRGB\">"
                + "<feGaussianBlur stdDeviation=\"\(number(deviation))\"/></filter>"
        }
        return " filter=\"url(#d\(id))\""
    }

    private mutating func write(_ image: DrawImage, _ images: inout ImageStore) {
        guard image.opacity > 0, images.image(image.asset) != nil else { return }
        if embedded.insert(image.asset).inserted {
            let bytes = Array(images.document.imageBytes(image.asset))
            let kind = bytes.first == 0x89 ? "png" : bytes.first == 0xFF ? "jpeg" : "webp"
            definitions += "<image id=\"i\(image.asset)\" width=\"\(image.width)\" height=\"\(image.height)\""
            definitions += " preserveAspectRatio=\"none\" xlink:href=\"data:image/\(kind);base64,\(base64(bytes))\"/>\n"
        }
        let pixelated = image.sampler.filter == .nearest ? " image-rendering=\"pixelated\"" : ""
        add(
            "use xlink:href=\"#i\(image.asset)\"\(transform(state.transform))\(opacity(image.opacity))\(pixelated)",
            image.blendMode)
    }

    private mutating func write(_ index: DrawMeshIndex, _ images: inout ImageStore) throws(RenderError) {
        let image = list[index].image
        guard image.opacity > 0, state.transform.isUsable, let pixels = images.image(image.asset) else { return }
        let resolution = 2.0
        let toPixels = Affine.scale(resolution, resolution) * placement
        let visible = Box(
            left: 0, top: 0, right: Double(size.width) * resolution, bottom: Double(size.height) * resolution)
        var raster = MeshRaster(pixels, image.sampler, visible: visible)
        raster.addTriangles(of: list, index, toPixels * state.transform)
        guard let drawn = raster.picture() else { return }
        let picture = Picture(width: drawn.width, height: drawn.height, premultipliedPixels: drawn.pixels)
        let back = Affine.scale(
            1 / toPixels.xx, 1 / toPixels.yy, then: -toPixels.tx / toPixels.xx, -toPixels.ty / toPixels.yy)
        add(
            "image x=\"\(drawn.left)\" y=\"\(drawn.top)\" width=\"\(drawn.width)\" height=\"\(drawn.height)\""
                + "\(transform(back))\(opacity(image.opacity))"
                + " xlink:href=\"data:image/png;base64,\(base64(try picture.png()))\"", image.blendMode)
    }

    // MARK: Attributes

    private func color(_ attribute: String, _ value: UInt32) -> String {
        let digits = String(value & 0xFF_FFFF, radix: 16)
        let text = " \(attribute)=\"#\(String(repeating: "0", count: 6 - digits.count))\(digits)\""
        if value >> 24 == 255 { return text }
        let opacity = attribute == "stop-color" ? "stop-opacity" : attribute + "-opacity"
        return text + " \(opacity)=\"\(number(Double(value >> 24) / 255, digits: 4))\""
    }

    private func opacity(_ value: Float) -> String {
        value < 1 ? " opacity=\"\(number(Double(value), digits: 4))\"" : ""
    }

    private func transform(_ affine: Affine) -> String {
        if affine == .identity { return "" }
        let parts = [affine.xx, affine.xy, affine.yx, affine.yy, affine.tx, affine.ty].map { number($0, digits: 6) }
        return " transform=\"matrix(\(parts.joined(separator: " ")))\""
    }

    /// The `d` of a path; nil if it is empty or not a number somewhere.
    private func pathData(_ path: DrawPathIndex) -> String? {
        var text = ""
        var isSound = true
        func add(_ letter: String, _ points: [Point]) {
            isSound = isSound && points.allSatisfy { abs($0.x) < 1e9 && abs($0.y) < 1e9 }
            text += letter + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
        }
        for segment in Segments(list.points(of: path), list.verbs(of: path)) {
            switch segment {
            case .move(let point): add("M", [point])
            case .line(let point): add("L", [point])
            case .cubic(let out, let into, let end): add("C", [out, into, end])
            case .close: text += "Z"
            }
        }
        return isSound && !text.isEmpty ? text : nil
    }
}

/// A decimal number with at most so many digits behind the point; what is no number, or has too many digits, is 0.
func number(_ value: Double, digits: Int = 3) -> String {
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    let scaled = (value * unit).rounded()
    guard abs(scaled) < 1e15 else { return "0" }
    let whole = Int(abs(scaled))
    var text = "\(whole)"
    if text.count <= digits { text = String(repeating: "0", count: digits + 1 - text.count) + text }
    var fraction = text.suffix(digits)
    while fraction.last == "0" { fraction.removeLast() }
    let integer = text.dropLast(digits)
    return (scaled < 0 ? "-" : "") + integer + (fraction.isEmpty ? "" : "." + fraction)
}

func number(_ value: Float) -> String { number(Double(value)) }

func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
        for place in 0..<4 {
            text.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
        }
    }
    return String(decoding: text, as: UTF8.self)
}

extension BlendMode {
    /// The keyword of CSS.
    var cssName: String {
        switch self {
        case .sourceOver: "normal"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .hardLight: "hard-light"
        case .softLight: "soft-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .multiply: "multiply"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        }
    }
}

import RivuletMarkup
import RivuletRuntime

// How what the runtime tells stands in output: one way for all commands.

extension Value {
    /// The value for people.
    var shown: String {
        switch self {
        case .number(let value): plain(value)
        case .string(let text): "\"\(printable(text))\""
        case .boolean(let value): value ? "true" : "false"
        case .color(let value): "#" + hexadecimal(value).uppercased()
        case .enumeration(let key): printable(key)
        case .trigger(let count): "fired \(count)×"
        case .viewModel(let name, let instance): printable(instance.isEmpty ? name : "\(name)/\(instance)")
        case .list(let items): count(items, "item")
        case .listIndex(let index): "\(index)"
        case .asset(let index): index.map { "asset \($0)" } ?? "no asset"
        case .artboard(let index): index.map { "artboard \($0)" } ?? "no artboard"
        }
    }

    /// The value in JSON: numbers, text, true and false; colours as `"aarrggbb"`, enums by key, lists by size.
    var json: JSONValue {
        switch self {
        case .number(let value): .float(value)
        case .string(let text): .string(text)
        case .boolean(let value): .bool(value)
        case .color(let value): .string(hexadecimal(value))
        case .enumeration(let key): .string(key)
        case .trigger(let count), .listIndex(let count): .int(count)
        case .viewModel(let name, let instance): .string(instance.isEmpty ? name : "\(name)/\(instance)")
        case .list(let count): .int(count)
        case .asset(let index), .artboard(let index): index.map { .int($0) } ?? .null
        }
    }
}

extension JSONValue {
    static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}

extension StateInfo.Kind {
    /// The word for this kind in JSON and in conditions.
    var word: String { self == .blend1D ? "blend1d" : rawValue }
}

extension StateReference {
    /// The timeline of an animation state, else the kind.
    var name: String { timeline ?? kind.word }
    /// For people: timelines in quotes.
    var shown: String { timeline.map { "'\(printable($0))'" } ?? kind.word }
}

extension TimelineInfo.Loop {
    /// The word for people.
    var words: String {
        switch self {
        case .oneShot: "one shot"
        case .loop: "loops"
        case .pingPong: "ping-pong"
        case .unknown: "unknown loop mode"
        }
    }
}

extension TransitionTime {
    var isZero: Bool {
        switch self {
        case .seconds(let value), .percent(let value): value == 0
        }
    }

    var shown: String {
        switch self {
        case .seconds(let value): "\(plain(value)) s"
        case .percent(let value): "\(plain(value)) %"
        }
    }
}

extension Float {
    /// With at most four digits after the point.
    var shortened: String {
        abs(self) < 1e9 ? plain(Float((Double(self) * 10_000 + 0.5).rounded(.down) / 10_000)) : plain(self)
    }
}

extension HitResult {
    /// For people.
    var shown: String {
        switch self {
        case .none: "hits nothing"
        case .hit: "hit"
        case .opaque: "hit, and hides what is below"
        }
    }
}

extension Document {
    /// The size of an image in the file, in pixels; nil for other assets, for what is hosted elsewhere, and for bytes that
    /// are neither PNG, JPEG nor WebP.
    ///
    /// - Parameter asset: position among `assets`.
    func pixelSize(ofAsset asset: Int) -> ImageSize? { ImageSize(of: imageBytes(asset)) }
}

extension ImageSize {
    /// `400 × 300`.
    var words: String { "\(width) × \(height)" }
}

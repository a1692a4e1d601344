import RivuletMarkup
import RivuletRuntime

// Draw lists in the forms in which they were recorded.

extension JSONValue {
    /// A number; null for what JSON has no form for.
    fileprivate static func number(_ value: Float) -> JSONValue { value.isFinite ? .float(value) : .null }

    /// Eight hexadecimal digits.
    fileprivate static func color(_ value: UInt32) -> JSONValue {
        let digits = String(value, radix: 16)
        return .string(String(repeating: "0", count: 8 - digits.count) + digits)
    }

    fileprivate static func numbers(_ matrix: Matrix) -> [JSONValue] {
        [matrix.xx, matrix.xy, matrix.yx, matrix.yy, matrix.tx, matrix.ty].map { .number($0) }
    }

    fileprivate static func numbers(_ points: some Sequence<Point>) -> JSONValue {
        .array(points.flatMap { [.number($0.x), .number($0.y)] })
    }
}

extension DrawList {
    /// The draw calls of a trace: each with the transform and the number of clips that hold for it (chapter 10).
    ///
    /// - Parameter limit: how many are made at most; all are counted.
    package func flattened(limit: Int) -> (draws: [JSONValue], count: Int) {
        var draws: [JSONValue] = []
        var count = 0
        var state = (matrix: Matrix.identity, clips: 0)
        var saved: [(matrix: Matrix, clips: Int)] = []
        for command in commands {
            switch command {
            case .save: saved.append(state)
            case .restore: state = saved.popLast() ?? state
            case .transform(let matrix): state.matrix = state.matrix * matrix
            default:
                if count < limit { draws.append(flattened(command, state.matrix, state.clips)) }
                count += 1
                if case .clip = command { state.clips += 1 }
            }
        }
        return (draws, count)
    }

    private func flattened(_ command: DrawCommand, _ matrix: Matrix, _ clips: Int) -> JSONValue {
        var members: [JSONValue.Member] = []
        func image(_ kind: String, _ image: DrawImage) {
            members = [.init("k", .string(kind))]
            members.append(.init("size", .array([.int(image.width), .int(image.height)])))
            members.append(.init("opacity", .number(image.opacity)))
            if image.blendMode != .sourceOver { members.append(.init("blend", .int(image.blendMode.rawValue))) }
        }
        switch command {
        case .save, .restore, .transform: break
        case .clip(let path, let rule):
            members = [
                .init("k", .string("clip")), .init("rule", .int(rule.rawValue)), .init("path", summary(of: path)),
            ]
        case .fill(let path, let rule, let paint):
            members = [.init("k", .string("fill")), .init("rule", .int(rule.rawValue))]
            members += summary(of: paint) + [.init("path", summary(of: path))]
        case .stroke(let path, let paint):
            members = [.init("k", .string("stroke")), .init("stroke", stroke(of: paint))]
            members += summary(of: paint) + [.init("path", summary(of: path))]
        case .image(let index): image("image", self[index])
        case .mesh(let index):
            image("mesh", self[index].image)
            let vertices = vertices(of: index)
            members.append(
                .init(
                    "mesh",
                    .array([
                        .int(vertices.count), .int(self[index].indexCount), sum(vertices.map(\.x)),
                        sum(vertices.map(\.y)),
                    ])))
        }
        return .object(
            members + [.init("m", .array(JSONValue.numbers(matrix))), .init("clips", .int(clips))])
    }

    private func sum(_ values: [Float]) -> JSONValue {
        .number(Float(values.reduce(0.0) { $0 + Double($1) }))
    }

    private func stroke(of paint: DrawPaintIndex) -> JSONValue {
        let style = self[paint].stroke
        return .array([.number(style.thickness), .int(style.join.rawValue), .int(style.cap.rawValue)])
    }

    private func color(of paint: DrawPaintIndex) -> JSONValue {
        let colors = JSONValue.array(stops(of: paint).map { .color($0.color) })
        let positions = JSONValue.array(stops(of: paint).map { .number($0.position) })
        switch self[paint].source {
        case .solid(let color): return .color(color)
        case .linear(let start, let end):
            return .array(
                [.string("linear")] + [start.x, start.y, end.x, end.y].map { .number($0) } + [colors, positions])
        case .radial(let center, let radius):
            return .array(
                [.string("radial")] + [center.x, center.y, radius].map { .number($0) } + [colors, positions])
        }
    }

    private func summary(of paint: DrawPaintIndex) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = [.init("color", color(of: paint))]
        let row = self[paint]
        if row.blendMode != .sourceOver { members.append(.init("blend", .int(row.blendMode.rawValue))) }
        if row.feather != 0 { members.append(.init("feather", .number(row.feather))) }
        return members
    }

    private func summary(of path: DrawPathIndex) -> JSONValue {
        let points = points(of: path)
        let bounds = Bounds(of: points.span)
        return .array(
            [.int(self[path].verbCount), .int(points.count)]
                + [bounds.left, bounds.top, bounds.right, bounds.bottom].map { .number($0) }
                + [sum(points.map(\.x)), sum(points.map(\.y))])
    }
}

extension DrawList {
    /// Every call with all its points, as facts have them (chapter 02 §20).
    package var calls: JSONValue { .array(commands.map(call)) }

    private func call(_ command: DrawCommand) -> JSONValue {
        switch command {
        case .save: return .array([.string("save")])
        case .restore: return .array([.string("restore")])
        case .transform(let matrix): return .array([.string("transform")] + JSONValue.numbers(matrix))
        case .clip(let path, let rule):
            return .array([.string("clip"), .object([.init("rule", .int(rule.rawValue))] + geometry(of: path))])
        case .fill(let path, let rule, let paint):
            let members =
                [.init("style", .string("fill")), .init("rule", .int(rule.rawValue))] + summary(of: paint)
                + geometry(of: path)
            return .array([.string("draw"), .object(members)])
        case .stroke(let path, let paint):
            let members =
                [.init("style", .string("stroke")), .init("stroke", stroke(of: paint))] + summary(of: paint)
                + geometry(of: path)
            return .array([.string("draw"), .object(members)])
        case .image(let index):
            let image = self[index]
            return .array([.string("image"), .int(image.width), .int(image.height), .number(image.opacity)])
        case .mesh(let index):
            return .array([
                .string("mesh"), .number(self[index].image.opacity), .numbers(vertices(of: index)),
                .numbers(coordinates(of: index)), .array(indices(of: index).map { .int($0) }),
            ])
        }
    }

    private func geometry(of path: DrawPathIndex) -> [JSONValue.Member] {
        let letters = verbs(of: path).map { verb -> Character in
            switch verb {
            case .move: "M"
            case .line: "L"
            case .quad: "Q"
            case .cubic: "C"
            case .close: "Z"
            }
        }
        return [.init("verbs", .string(String(letters))), .init("points", .numbers(points(of: path)))]
    }
}

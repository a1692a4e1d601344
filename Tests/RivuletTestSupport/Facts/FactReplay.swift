import RivuletFormat
import RivuletMarkup
import RivuletRuntime
import RivuletSchema

/// What became of a case.
package enum FactOutcome: Sendable {
    case passed
    /// An operation that is not supported yet: the case says nothing.
    case skipped(operation: String)
    /// The line of `expected` that differs first, and how.
    case failed(line: Int, FactDifference)
}

/// Replays a case: imports its file, runs its script, and compares what every operation gives.
package struct FactReplay {
    private let document: Document?
    private let importLine: JSONValue
    /// The artboard of the last `start`.
    private var artboard: Int?

    /// Replays a case up to its first difference, or to the first operation that is not supported yet.
    package static func outcome(of fact: FactCase) throws -> FactOutcome {
        var replay = FactReplay(bytes: try fact.fileBytes())
        guard let importLine = fact.expected.first else {
            throw FactError(message: "line \(fact.line): no expected lines")
        }
        if let difference = replay.importLine.difference(from: importLine, tolerance: fact.tolerance) {
            return .failed(line: 0, difference)
        }
        // Nothing runs without a file.
        if replay.document == nil, fact.expected.count == 1 { return .passed }
        guard fact.expected.count == fact.script.count + 1 else {
            throw FactError(message: "line \(fact.line): not one expected line per operation")
        }
        for (index, operation) in fact.script.enumerated() {
            switch replay.perform(operation) {
            case .unsupported(let name): return .skipped(operation: name)
            case .line(let line):
                let expected = fact.expected[index + 1]
                if let difference = line.difference(from: expected, tolerance: fact.tolerance) {
                    return .failed(line: index + 1, difference)
                }
            }
        }
        return .passed
    }

    private init(bytes: [UInt8]) {
        var result = 0
        do {
            document = try Document(bytes: bytes)
        } catch {
            document = nil
            result = error.importResult
        }
        importLine = .object([
            .init("op", .string("import")), .init("result", .int(result)),
            .init("artboards", .int(document?.artboards.count ?? 0)),
        ])
    }

    private enum Answer {
        case line(JSONValue)
        case unsupported(String)
    }

    private mutating func perform(_ operation: JSONValue) -> Answer {
        let name = operation["op"]?.string ?? ""
        guard let document else { return .unsupported("\(name) without a document") }
        if name == "start" { return start(operation, document) }
        guard let artboard else { return .unsupported("\(name) before start") }
        switch name {
        case "objects":
            return .line(
                .object([
                    .init("op", .string(name)), .init("artboard", .int(artboard)),
                    .init("types", .array(document.objectTypes(of: artboard))),
                ]))
        case "structure": return .line(document.structure(of: artboard))
        case "get": return get(operation, document, artboard)
        default: return .unsupported(name)
        }
    }

    private mutating func start(_ operation: JSONValue, _ document: Document) -> Answer {
        let index = operation["artboard"]?.int ?? 0
        let artboards = document.artboards
        guard artboards.indices.contains(index) else { return .unsupported("start of a missing artboard") }
        artboard = index
        let info = artboards[index]
        if operation["bind"]?.bool == true, info.viewModel != nil { return .unsupported("start with a view model") }
        let pair = { (names: [String], index: Int) -> JSONValue in
            names.indices.contains(index) ? .array([.int(index), .string(names[index])]) : .null
        }
        var machine = operation["machine"]?.int ?? -1
        if machine == -2 { machine = document.authoredDefaultMachine(of: index) ?? -1 }
        let machineJSON = pair(info.stateMachines.map(\.name), machine)
        let animation = machineJSON.isNull ? operation["animation"]?.int ?? -1 : -1
        return .line(
            .object([
                .init("case", .string("fact")), .init("asset", .string("f")),
                .init("artboard", .array([.int(index), .string(info.name)])), .init("machine", machineJSON),
                .init("animation", pair(info.timelines.map(\.name), animation)), .init("viewModel", .null),
                .init("size", .array([.float(info.width), .float(info.height)])),
            ]))
    }

    private func get(_ operation: JSONValue, _ document: Document, _ artboard: Int) -> Answer {
        guard let object = operation["object"]?.int, let key = operation["key"]?.int,
            let value = document.authoredValue(artboard: artboard, object: object, key: UInt32(key))
        else { return .unsupported("get of a computed value") }
        return .line(
            .object([
                .init("op", .string("get")), .init("object", .int(object)), .init("key", .int(key)),
                .init("value", value),
            ]))
    }
}

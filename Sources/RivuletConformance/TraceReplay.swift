import RivuletMarkup
import RivuletRuntime
import RivuletSchema

/// Plays a case of a trace and compares what it sees with what was recorded.
package struct TraceReplay {
    private let test: TraceCase
    private let document: Document
    private var result: CaseResult
    private var line = 0
    private var snapshot = ViewModelSnapshot()
    /// Triggers that fired since the last advance: their reset raises their flag again in the reference.
    private var hostFired: Set<String> = []
    private var report = AdvanceReport()
    private var drawList = DrawList()

    /// Replays a case on the file that it names.
    package static func run(_ test: TraceCase, bytes: [UInt8]) -> CaseResult {
        var result = CaseResult(trace: test.trace, name: test.name, asset: test.asset)
        result.levels.insert(.behaviour)
        let expected = test.header["import"]?.int ?? 0
        let document: Document
        do {
            document = try Document(bytes: bytes)
        } catch {
            let got = error.importResult
            if got != expected {
                result.differences[.behaviour] = Difference(
                    level: .behaviour, line: test.line, object: "import", expected: "\(expected)", got: "\(error)")
            }
            return result
        }
        var replay = TraceReplay(test, document, result)
        if expected != 0 { replay.differ(.behaviour, "import", "\(expected)", "0") } else { replay.play() }
        return replay.result
    }

    private init(_ test: TraceCase, _ document: Document, _ result: CaseResult) {
        self.test = test
        self.document = document
        self.result = result
        line = test.line
    }

    private mutating func differ(_ level: Level, _ object: String, _ expected: String, _ got: String) {
        guard result.differences[level] == nil else { return }
        result.differences[level] = Difference(
            level: level, line: line, object: object, expected: expected, got: got)
    }

    // MARK: Setting up

    private mutating func play() {
        guard let index = test.header["artboard"]?.array?.first?.int else {
            if test.header["artboards"]?.int == 0, document.artboards.count > 0 {
                differ(.behaviour, "artboards", "0", "\(document.artboards.count)")
            }
            return
        }
        var player = Scene.Player.nothing
        if let machine = test.header["machine"]?.array?.first?.int {
            player = .machine(machine)
        } else if let animation = test.header["animation"]?.array?.first?.int {
            player = .timeline(animation)
        }
        guard index < document.tables.artboards.count else {
            return differ(.behaviour, "artboard", "number \(index)", "\(document.tables.artboards.count) artboards")
        }
        do {
            let store = ViewModelStore(document)
            var scene = try Scene(
                document, artboardIndex: index, player: player, store: store, random: .constant(0))
            if test.header["viewModel"]?.string != nil,
                let instance = try store.makeInstance(forArtboard: index, .default)
            {
                scene.bind(instance)
                store.release(instance)
                snapshot = ViewModelSnapshot(of: instance, in: store)
            }
            compareStart(scene)
            for (number, operation) in test.operations.enumerated() {
                line = test.line + 1 + number
                perform(operation, on: &scene)
            }
        } catch {
            differ(.behaviour, "start", "a scene", "\(error)")
        }
    }

    private mutating func compareStart(_ scene: borrowing Scene) {
        let definition = document.tables.artboards[scene.artboardIndex]
        let size = JSONValue.array([.float(definition.width), .float(definition.height)])
        if let expected = test.header["size"], !Comparing.agree(expected, size) {
            differ(.behaviour, "size", expected.text(), size.text())
        }
        if let expected = test.header["vm"] { compareValues(expected, snapshot.values) }
    }

    // MARK: Operations

    private mutating func perform(_ operation: JSONValue, on scene: inout Scene) {
        switch operation["op"]?.string {
        case "advance": advance(operation, &scene)
        case "input": input(operation, &scene)
        case "set": set(operation, &scene)
        case "pointer": pointer(operation, &scene)
        case "check": check(operation, &scene)
        default: break
        }
    }

    private mutating func advance(_ operation: JSONValue, _ scene: inout Scene) {
        scene.store.removeJournal()
        scene.advance(by: operation["dt"]?.double ?? 0, into: &report)
        if let more = operation["more"]?.int {
            result.levels.insert(.settling)
            let got = report.isSettled ? 0 : 1
            if more != got { differ(.settling, "more", "\(more)", "\(got)") }
        }
        let states = JSONValue.array(scene.changedLayers.map { .array([.int($0.layer), .int($0.state)]) })
        compare(operation["states"] ?? .array([]), states, "states")
        let events = JSONValue.array(scene.reportedEvents.map { .array([.string($0.name), .float($0.delay)]) })
        compare(operation["events"] ?? .array([]), events, "events")
        compareViewModel(operation, scene, isAdvance: true)
        hostFired.removeAll()
    }

    private mutating func input(_ operation: JSONValue, _ scene: inout Scene) {
        guard let name = operation["name"]?.string else { return }
        // A name that the machine does not have is no write in the reference either.
        switch operation["kind"]?.string {
        case "bool": try? scene.setInput(name, to: operation["value"]?.bool ?? (operation["value"]?.int == 1))
        case "number": try? scene.setInput(name, to: Float(operation["value"]?.double ?? 0))
        default: try? scene.fireInput(name)
        }
    }

    private mutating func set(_ operation: JSONValue, _ scene: inout Scene) {
        guard let path = operation["path"]?.string else { return }
        scene.store.removeJournal()
        let value = operation["value"] ?? .null
        do {
            switch operation["kind"]?.string {
            case "trigger": try scene.fire(path)
            case "number": try scene.set(path, to: .number(Float(value.double ?? 0)))
            case "boolean": try scene.set(path, to: .boolean(value.bool ?? (value.int == 1)))
            case "string": try scene.set(path, to: .string(value.string ?? ""))
            case "enum": try scene.set(path, to: .enumeration(value.string ?? ""))
            case "color":
                try scene.set(path, to: .color(UInt32(value.string ?? "", radix: 16) ?? UInt32(value.int ?? 0)))
            default: break
            }
        } catch {
            differ(.behaviour, "set \(path)", "accepted", "\(error)")
        }
        compareViewModel(operation, scene, isAdvance: false)
    }

    private mutating func pointer(_ operation: JSONValue, _ scene: inout Scene) {
        scene.store.removeJournal()
        let phase = operation["phase"]?.string ?? ""
        guard let known = PointerPhase(rawValue: phase) else {
            return differ(.behaviour, "pointer", "one of down, up, move, exit", phase)
        }
        let hit = scene.pointer(
            known, x: Float(operation["x"]?.double ?? 0), y: Float(operation["y"]?.double ?? 0),
            id: operation["id"]?.int ?? 0)
        if let expected = operation["hit"]?.int, expected != hit.rawValue {
            differ(.behaviour, "pointer \(phase)", "hit \(expected)", "hit \(hit.rawValue)")
        }
        compareViewModel(operation, scene, isAdvance: false)
    }

    // MARK: Comparing

    private mutating func compare(_ expected: JSONValue, _ got: JSONValue, _ object: String) {
        if !Comparing.agree(expected, got) { differ(.behaviour, object, expected.text(), got.text()) }
    }

    private mutating func compareViewModel(_ operation: JSONValue, _ scene: borrowing Scene, isAdvance: Bool) {
        guard let root = scene.boundInstance else { return }
        let new = ViewModelSnapshot(of: root, in: scene.store)
        compareValues(operation["vm"] ?? .object([]), new.changes(since: snapshot))
        snapshot = new
        var fired = Set<String>()
        for entry in scene.store.journal where entry.kind == .fire {
            if let path = scene.store.path(of: entry.address, from: root) { fired.insert(path) }
        }
        scene.store.removeJournal()
        var expected = Set((operation["trig"]?.array ?? []).compactMap(\.string))
        if isAdvance {
            fired.subtract(hostFired)
            expected.subtract(hostFired)
        } else {
            // By the host, or by listeners to a pointer.
            hostFired.formUnion(fired)
        }
        if fired != expected {
            differ(.behaviour, "trig", expected.sorted().description, fired.sorted().description)
        }
    }

    private mutating func compareValues(_ expected: JSONValue, _ got: [String: JSONValue]) {
        let members = expected.object ?? []
        for member in members {
            let value = got[member.name]
            if value.map({ Comparing.agree(member.value, $0) }) != true {
                return differ(.behaviour, member.name, member.value.text(), value?.text() ?? "no change")
            }
        }
        if got.count > members.count {
            let names = Set(members.map(\.name))
            if let extra = got.first(where: { !names.contains($0.key) }) {
                differ(.behaviour, extra.key, "no change", extra.value.text())
            }
        }
    }

    private mutating func check(_ operation: JSONValue, _ scene: inout Scene) {
        result.levels.insert(.motion)
        compareDraws(operation, &scene)
        for row in operation["world"]?.array ?? [] {
            let numbers = (row.array ?? []).map { $0.double ?? .nan }
            guard numbers.count == 8, let object = row.array?.first?.int else { continue }
            guard let world = scene.worldTransform(ObjectIndex(object)) else {
                differ(.motion, scene.describe(ObjectIndex(object)), row.text(), "no transform")
                continue
            }
            let got = [
                world.matrix.xx, world.matrix.xy, world.matrix.yx, world.matrix.yy, world.matrix.tx, world.matrix.ty,
                world.opacity,
            ]
            let agrees = zip(numbers.dropFirst(), got).allSatisfy { Comparing.agree($0, Double($1)) }
            if !agrees { differ(.motion, scene.describe(ObjectIndex(object)), row.text(), "\(got)") }
        }
    }

    private static let maximumDraws = 4_000

    private mutating func compareDraws(_ operation: JSONValue, _ scene: inout Scene) {
        guard let expected = operation["draws"]?.array else { return }
        result.levels.insert(.drawing)
        // A level is judged by its first difference.
        if result.differences[.drawing] != nil { return }
        scene.draw(into: &drawList)
        let (draws, count) = drawList.flattened(limit: Self.maximumDraws)
        for (position, pair) in zip(expected, draws).enumerated() {
            if !Comparing.drawsAgree(pair.0, pair.1) {
                return differ(.drawing, "draw \(position)", pair.0.text(), pair.1.text())
            }
        }
        let wanted = operation["drawCount"]?.int ?? expected.count
        if wanted != count { differ(.drawing, "drawCount", "\(wanted)", "\(count)") }
    }
}

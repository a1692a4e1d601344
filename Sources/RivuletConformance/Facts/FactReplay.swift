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
    private var stage: Stage?
    /// The first operation whose answer could not be looked at.
    private var skipped: String?

    /// What a `start` made.
    private final class Stage {
        let artboard: Int
        var scene: Scene
        var snapshot = ViewModelSnapshot()
        var report = AdvanceReport()
        var drawList = DrawList()
        /// Seconds of all advances.
        var time: Double = 0
        /// Triggers that the host or pointers fired since the last advance.
        var hostFired: Set<String> = []

        init(artboard: Int, scene: consuming Scene) {
            self.artboard = artboard
            self.scene = scene
            // Facts ask for geometry without drawing.
            self.scene.tables.isWatched = true
        }
    }

    /// Replays a case up to its first difference. Operations that are not supported yet are passed over, and the case
    /// then counts as skipped.
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
            let expected = fact.expected[index + 1]
            guard let line = replay.perform(operation, expected) else { continue }
            if let difference = line.difference(from: expected, tolerance: fact.tolerance) {
                return .failed(line: index + 1, difference)
            }
        }
        return replay.skipped.map { .skipped(operation: $0) } ?? .passed
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

    private mutating func skip(_ operation: String) -> JSONValue? {
        skipped = skipped ?? operation
        return nil
    }

    /// The line that an operation gives; nil if it is not supported yet.
    private mutating func perform(_ operation: JSONValue, _ expected: JSONValue) -> JSONValue? {
        let name = operation["op"]?.string ?? ""
        guard let document else { return skip("\(name) without a document") }
        if name == "start" { return start(operation, document) }
        guard let stage else { return skip("\(name) before start") }
        switch name {
        case "objects":
            return .object([
                .init("op", .string(name)), .init("artboard", .int(stage.artboard)),
                .init("types", .array(document.objectTypes(of: stage.artboard))),
            ])
        case "structure": return document.structure(of: stage.artboard)
        case "get", "put": return property(operation, document, stage)
        case "advance", "smAdvance", "artboardAdvance", "animAdvance": return advance(name, operation, stage)
        case "animApply": stage.scene.applyTimelineOnly(mix: Self.float(operation["mix"]))
        case "seek": stage.scene.seekTimeline(to: Self.float(operation["time"]))
        case "direction": stage.scene.setTimelineDirection(Self.float(operation["value"]))
        case "resetState": stage.scene.resetMachine()
        case "input": input(operation, stage)
        case "pointer": return pointer(operation, stage)
        case "set": return set(operation, stage)
        case "replace", "listAdd": return restructure(name, operation, document, stage)
        case "vm": return echo(operation, values(stage))
        case "check": return check(operation, stage)
        case "calls":
            stage.scene.draw(into: &stage.drawList)
            return echo(operation, [.init("calls", stage.drawList.calls)])
        default: return inspect(name, operation, stage)
        }
        if name == "seek", let play = stage.scene.timelineSnapshot {
            return echo(operation, [.init("anim", Self.json(play))])
        }
        return echo(operation, [])
    }

    private static func float(_ value: JSONValue?) -> Float { Float(value?.double ?? 0) }

    /// The operation's own members, then what was seen.
    private func echo(_ operation: JSONValue, _ seen: [JSONValue.Member]) -> JSONValue {
        .object((operation.object ?? []) + seen)
    }

    // MARK: Starting

    private mutating func start(_ operation: JSONValue, _ document: Document) -> JSONValue? {
        let index = operation["artboard"]?.int ?? 0
        let artboards = document.artboards
        guard artboards.indices.contains(index) else { return skip("start of a missing artboard") }
        let info = artboards[index]
        var machine = operation["machine"]?.int ?? -1
        if machine == -2 { machine = document.authoredDefaultMachine(of: index) ?? -1 }
        let hasMachine = info.stateMachines.indices.contains(machine)
        let animation = hasMachine ? -1 : operation["animation"]?.int ?? -1
        let hasAnimation = info.timelines.indices.contains(animation)
        let player: Scene.Player = hasMachine ? .machine(machine) : hasAnimation ? .timeline(animation) : .nothing
        var seen: [JSONValue.Member] = [
            .init("case", .string("fact")), .init("asset", .string("f")),
            .init("artboard", .array([.int(index), .string(info.name)])),
            .init(
                "machine",
                hasMachine ? .array([.int(machine), .string(info.stateMachines[machine].name)]) : .null),
            .init(
                "animation",
                hasAnimation ? .array([.int(animation), .string(info.timelines[animation].name)]) : .null),
        ]
        do throws(SceneError) {
            let store = ViewModelStore(document)
            let stage = Stage(
                artboard: index,
                scene: try Scene(document, artboardIndex: index, player: player, store: store, random: .constant(0)))
            self.stage = stage
            var viewModel = JSONValue.null
            if operation["bind"]?.bool == true,
                let instance = try store.makeInstance(forArtboard: index, .default)
            {
                stage.scene.bind(instance)
                store.release(instance)
                stage.snapshot = ViewModelSnapshot(of: instance, in: store)
                viewModel = .string(document.viewModelName(store.viewModel(of: instance)))
                store.removeJournal()
            }
            seen.append(.init("viewModel", viewModel))
            seen.append(.init("size", .array([.float(info.width), .float(info.height)])))
            if !viewModel.isNull {
                let values = stage.snapshot.values.sorted { $0.key < $1.key }
                seen.append(.init("vm", .object(values.map { .init($0.key, $0.value) })))
            }
            return .object(seen)
        } catch {
            return .object([.init("error", .string(error.description))])
        }
    }

    // MARK: Driving

    private func advance(_ name: String, _ operation: JSONValue, _ stage: Stage) -> JSONValue? {
        let dt = Self.float(operation["dt"])
        var seen: [JSONValue.Member] = []
        switch name {
        case "smAdvance":
            seen.append(.init("more", .int(stage.scene.advanceMachineOnly(by: dt) ? 1 : 0)))
        case "artboardAdvance":
            seen.append(.init("more", .int(stage.scene.advanceArtboardOnly(by: dt) ? 1 : 0)))
            seen += values(stage)
        case "advance" where stage.scene.machineIndex == nil && stage.scene.timelineIndex == nil:
            // With nothing that plays, the artboard alone is given the time.
            seen.append(.init("more", .int(stage.scene.advanceArtboardOnly(by: dt) ? 1 : 0)))
            seen += values(stage)
        case "animAdvance":
            seen.append(.init("more", .bool(stage.scene.advanceTimelineOnly(by: dt))))
            if let play = stage.scene.timelineSnapshot { seen.append(.init("anim", Self.json(play))) }
        default:
            stage.scene.store.removeJournal()
            stage.scene.advance(by: Double(dt), into: &stage.report)
            stage.time += Double(dt)
            seen.append(.init("more", .int(stage.report.isSettled ? 0 : 1)))
            let states = stage.scene.changedLayers.map { JSONValue.array([.int($0.layer), .int($0.state)]) }
            if !states.isEmpty { seen.append(.init("states", .array(states))) }
            let events = stage.scene.reportedEvents.map { JSONValue.array([.string($0.name), .float($0.delay)]) }
            if !events.isEmpty { seen.append(.init("events", .array(events))) }
            seen += values(stage)
            seen += triggers(stage, isAdvance: true)
            stage.hostFired.removeAll()
        }
        return echo(operation, seen)
    }

    private func input(_ operation: JSONValue, _ stage: Stage) {
        guard let name = operation["name"]?.string else { return }
        let value = operation["value"]
        switch operation["kind"]?.string {
        case "bool": try? stage.scene.setInput(name, to: value?.bool ?? (value?.double != 0))
        case "number": try? stage.scene.setInput(name, to: Self.float(value))
        default: try? stage.scene.fireInput(name)
        }
    }

    private mutating func pointer(_ operation: JSONValue, _ stage: Stage) -> JSONValue? {
        guard let phase = PointerPhase(rawValue: operation["phase"]?.string ?? "") else { return skip("pointer") }
        stage.scene.store.removeJournal()
        let hit = stage.scene.pointer(
            phase, x: Self.float(operation["x"]), y: Self.float(operation["y"]), id: operation["id"]?.int ?? 0)
        // Without an id it is pointer 0, and the line says so.
        let id: [JSONValue.Member] = operation["id"] == nil ? [.init("id", .int(0))] : []
        return echo(
            operation,
            id + [.init("t", .double(stage.time)), .init("hit", .int(hit.rawValue))] + values(stage)
                + triggers(stage, isAdvance: false))
    }

    private mutating func set(_ operation: JSONValue, _ stage: Stage) -> JSONValue? {
        let path = operation["path"]?.string ?? ""
        let value = operation["value"] ?? .null
        stage.scene.store.removeJournal()
        do throws(SceneError) {
            switch operation["kind"]?.string {
            case "trigger":
                try stage.scene.fire(path)
                stage.hostFired.insert(path)
                let members = (operation.object ?? []).filter { $0.name != "value" } + [.init("value", .null)]
                return .object(members + triggers(stage, isAdvance: false))
            case "number": try stage.scene.set(path, to: .number(Self.float(value)))
            case "boolean": try stage.scene.set(path, to: .boolean(value.bool ?? (value.double != 0)))
            case "string": try stage.scene.set(path, to: .string(value.string ?? ""))
            case "enum": try stage.scene.set(path, to: .enumeration(value.string ?? ""))
            case "color":
                let bits = UInt32(value.string ?? "", radix: 16) ?? value.int.map { UInt32(truncatingIfNeeded: $0) }
                try stage.scene.set(path, to: .color(bits ?? 0))
            default: return skip("set of a \(operation["kind"]?.string ?? "")")
            }
        } catch {
            // The reference ignores what it does not find; the following lines tell whether that is so.
            return skip("set \(path): \(error.description)")
        }
        return echo(operation, values(stage) + triggers(stage, isAdvance: false))
    }

    /// Another instance in place of a nested one, or one more item of a list.
    private mutating func restructure(
        _ name: String, _ operation: JSONValue, _ document: Document, _ stage: Stage
    ) -> JSONValue? {
        let store = stage.scene.store
        guard let root = stage.scene.boundInstance else { return skip("\(name) without a view model") }
        stage.scene.store.removeJournal()
        do throws(SceneError) {
            let viewModel = try document.viewModelIndex(named: operation["viewModel"]?.string ?? "")
            let path = try document.propertyPath(
                operation["path"]?.string ?? "", viewModel: store.viewModel(of: root))
            let address = try store.address(of: path, from: root)
            let choice = operation["instance"]?.string.map { ViewModelChoice.named($0) } ?? .blank
            let instance = try store.makeInstance(viewModel: viewModel, choice)
            defer { store.release(instance) }
            var seen: [JSONValue.Member] = []
            if name == "replace" {
                try store.replace(at: address, with: instance)
                seen.append(.init("ok", .int(1)))
            } else {
                try store.insert(instance, into: address)
                seen.append(.init("size", .int(store.items(at: address).count)))
            }
            let members = (operation.object ?? []).filter { $0.name != "viewModel" && $0.name != "instance" }
            return .object(members + seen + values(stage))
        } catch {
            return skip("\(name): \(error.description)")
        }
    }

    // MARK: Looking

    private mutating func inspect(_ name: String, _ operation: JSONValue, _ stage: Stage) -> JSONValue? {
        switch name {
        case "anim":
            guard let play = stage.scene.timelineSnapshot else { return skip("anim without a timeline") }
            return echo(operation, [.init("current", Self.json(play))])
        case "anims":
            return echo(operation, [.init("current", .array(stage.scene.currentAnimations.map(Self.json)))])
        case "current":
            return echo(operation, [.init("states", .array(stage.scene.currentStates.map { .int($0) }))])
        case "needsAdvance": return echo(operation, [.init("value", .bool(stage.scene.needsAdvance))])
        case "inputs":
            let values = stage.scene.inputValues.map { input -> JSONValue in
                switch input.kind {
                case .number: .float(input.value)
                case .bool: .bool(input.value != 0)
                // Whether it is fired is not said.
                case .trigger: .string("trigger")
                case .unknown: .null
                }
            }
            return echo(operation, [.init("values", .array(values))])
        case "events":
            let events = stage.scene.reportedEvents.map { JSONValue.array([.string($0.name), .float($0.delay)]) }
            return echo(operation, [.init("reported", .array(events))])
        default: return skip(name)
        }
    }

    private func values(_ stage: Stage) -> [JSONValue.Member] {
        guard let root = stage.scene.boundInstance else { return [] }
        let new = ViewModelSnapshot(of: root, in: stage.scene.store)
        let changes = new.changes(since: stage.snapshot).sorted { $0.key < $1.key }
        stage.snapshot = new
        return changes.isEmpty ? [] : [.init("vm", .object(changes.map { .init($0.key, $0.value) }))]
    }

    /// Triggers that fired since the last line. A trigger of the host shows again when the advance resets it.
    private func triggers(_ stage: Stage, isAdvance: Bool) -> [JSONValue.Member] {
        guard let root = stage.scene.boundInstance else { return [] }
        var fired: Set<String> = isAdvance ? stage.hostFired : []
        for entry in stage.scene.store.journal where entry.kind == .fire {
            if let path = stage.scene.store.path(of: entry.address, from: root) { fired.insert(path) }
        }
        if !isAdvance { stage.hostFired.formUnion(fired) }
        return fired.isEmpty ? [] : [.init("trig", .strings(fired.sorted()))]
    }

    private mutating func property(
        _ operation: JSONValue, _ document: Document, _ stage: Stage
    ) -> JSONValue? {
        guard let object = operation["object"]?.int, let key = operation["key"]?.int else { return nil }
        let index = ObjectIndex(object)
        let found = stage.scene.property(index, key: UInt32(key))
        if operation["op"]?.string == "put" {
            guard let found, let value = operation["value"] else { return skip("put") }
            guard let bits = Self.bits(value, found.target) else { return skip("put of a \(found.target.field)") }
            stage.scene.setProperty(found.target, bits: bits)
            // Bools are printed as such, however the script writes them.
            guard SchemaProperty(index: found.target.property).kind == .bool else { return echo(operation, []) }
            let members = (operation.object ?? []).filter { $0.name != "value" }
            return .object(members + [.init("value", .bool(value.bool ?? (value.int != 0)))])
        }
        var value: JSONValue?
        if let found, found.isComputed || !found.target.word.isNone {
            value =
                SchemaProperty(index: found.target.property).kind == .string
                ? .string(stage.scene.text(found.target))
                : Self.json(
                    found.bits, SchemaProperty(index: found.target.property).kind,
                    isView: found.target.field == .view)
        }
        value = value ?? document.authoredValue(artboard: stage.artboard, object: object, key: UInt32(key))
        guard let value else { return skip("get of a computed value") }
        return echo(operation, [.init("value", value)])
    }

    /// What a script writes, as the bits of the property; nil if it cannot be written like that.
    private static func bits(_ value: JSONValue, _ target: PropertyTarget) -> UInt32? {
        switch target.field {
        case .string, .inert, .callback: return nil
        case .float, .uint, .int, .bool, .color, .view, .nestedInput, .stored: break
        }
        switch SchemaProperty(index: target.property).kind {
        case .double: return float(value).bitPattern
        case .color: return UInt32(value.string ?? "", radix: 16) ?? UInt32(value.int ?? 0)
        case .bool: return value.bool ?? (value.int != 0) ? 1 : 0
        case .uint, .uint8, .uint16, .int, .int16:
            return UInt32(truncatingIfNeeded: value.int ?? (value.bool == true ? 1 : 0))
        case .string, .bytes, .callback: return nil
        }
    }

    /// Nil for strings, which the words only number.
    private static func json(_ bits: UInt32, _ kind: FieldKind, isView: Bool) -> JSONValue? {
        switch kind {
        // Reading a bool view by its key yields false (chapter 01 §6.4).
        case .bool: .bool(!isView && bits != 0)
        case .uint, .uint8, .uint16: .int(bits)
        case .int, .int16: .int(Int32(bitPattern: bits))
        case .double: json(Float(bitPattern: bits))
        case .color:
            .string(String(repeating: "0", count: 8 - String(bits, radix: 16).count) + String(bits, radix: 16))
        case .string, .bytes, .callback: nil
        }
    }

    private static func json(_ value: Float) -> JSONValue {
        if value.isNaN { return .string("nan") }
        return value.isInfinite ? .string(value < 0 ? "-inf" : "inf") : .float(value)
    }

    private static func json(_ play: PlaySnapshot) -> JSONValue {
        .array([
            .string(play.name), json(play.time), json(play.totalTime), .bool(play.didLoop), json(play.spilledTime),
            json(play.direction),
        ])
    }

    /// World transforms, and what is drawn.
    private mutating func check(_ operation: JSONValue, _ stage: Stage) -> JSONValue? {
        var rows: [JSONValue] = []
        for object in 0..<stage.scene.objectCount {
            guard let world = stage.scene.worldTransform(ObjectIndex(object)) else { continue }
            let matrix = world.matrix
            rows.append(
                .array(
                    [.int(object)]
                        + [matrix.xx, matrix.xy, matrix.yx, matrix.yy, matrix.tx, matrix.ty, world.opacity]
                        .map(Self.json)))
        }
        var seen: [JSONValue.Member] = [.init("world", .array(rows))]
        stage.scene.draw(into: &stage.drawList)
        let (draws, count) = stage.drawList.flattened(limit: 4_000)
        seen.append(.init("draws", .array(draws)))
        seen.append(.init("drawCount", .int(count)))
        return echo(operation, seen)
    }
}

import RivuletMarkup
import RivuletRuntime

/// Writes traces: plays a file and notes what is seen (chapter 10).
package struct TraceRecorder {
    /// Length of a step in seconds, and how many steps are played after the one by 0.
    package var step: Double
    package var stepCount: Int
    /// A line of world transforms follows every so many steps.
    package var checkInterval: Int
    /// What pointers do, in the order of their steps.
    package var touches: [Touch]

    /// What a pointer does before a step.
    package struct Touch: Sendable {
        /// Number of the step, from 1 on: before the advance by 0 there is nothing to touch.
        package var step: Int
        package var phase: PointerPhase
        package var x: Float
        package var y: Float
        package var id: Int

        package init(step: Int, phase: PointerPhase, x: Float, y: Float, id: Int) {
            (self.step, self.phase, self.x, self.y, self.id) = (step, phase, x, y, id)
        }
    }

    package init(step: Double, stepCount: Int, checkInterval: Int, touches: [Touch] = []) {
        self.step = step
        self.stepCount = stepCount
        self.checkInterval = max(1, checkInterval)
        self.touches = touches
    }

    /// The lines of a case `play`: the default artboard and machine, the default view model instance bound.
    package func record(_ document: Document, asset: String) throws(SceneError) -> [JSONValue] {
        guard let artboard = document.artboards.first else {
            return [.object(head(asset) + [.init("artboards", .int(0))])]
        }
        let store = ViewModelStore(document)
        var scene = try Scene(
            document, artboardIndex: 0, player: .standard, store: store, random: .constant(0))
        var snapshot = ViewModelSnapshot()
        var viewModel = JSONValue.null
        if let instance = try store.makeInstance(forArtboard: 0, .default) {
            scene.bind(instance)
            store.release(instance)
            snapshot = ViewModelSnapshot(of: instance, in: store)
            viewModel = .string(document.viewModelName(store.viewModel(of: instance)))
            store.removeJournal()
        }
        func named(_ index: Int?, _ names: [String]) -> JSONValue {
            index.map { .array([.int($0), .string(names[$0])]) } ?? .null
        }
        var header = head(asset)
        header.append(.init("artboard", .array([.int(0), .string(artboard.name)])))
        header.append(.init("machine", named(scene.machineIndex, artboard.stateMachines.map(\.name))))
        header.append(.init("animation", named(scene.timelineIndex, artboard.timelines.map(\.name))))
        header.append(.init("viewModel", viewModel))
        header.append(.init("size", .array([.float(artboard.width), .float(artboard.height)])))
        if !viewModel.isNull { header.append(.init("vm", Self.object(snapshot.values))) }
        var lines: [JSONValue] = [.object(header)]
        var report = AdvanceReport()
        var time: Float = 0
        var nextTouch = 0
        for number in 0...max(0, stepCount) {
            while nextTouch < touches.count, touches[nextTouch].step <= number {
                lines.append(touchLine(touches[nextTouch], at: time, &scene, &snapshot))
                nextTouch += 1
            }
            let dt = Float(number == 0 ? 0 : step)
            time += dt
            scene.advance(by: Double(dt), into: &report)
            lines.append(advanceLine(dt, report, scene, &snapshot))
            if number % checkInterval == 0 { lines.append(checkLine(scene)) }
        }
        return lines
    }

    private func head(_ asset: String) -> [JSONValue.Member] {
        [.init("case", .string("play")), .init("asset", .string(asset))]
    }

    private static func object(_ values: [String: JSONValue]) -> JSONValue {
        .object(values.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
    }

    private func advanceLine(
        _ dt: Float, _ report: AdvanceReport, _ scene: borrowing Scene, _ snapshot: inout ViewModelSnapshot
    ) -> JSONValue {
        var line: [JSONValue.Member] = [
            .init("op", .string("advance")), .init("dt", .float(dt)), .init("more", .int(report.isSettled ? 0 : 1)),
        ]
        let states = scene.changedLayers.map { JSONValue.array([.int($0.layer), .int($0.state)]) }
        if !states.isEmpty { line.append(.init("states", .array(states))) }
        let events = scene.reportedEvents.map { JSONValue.array([.string($0.name), .float($0.delay)]) }
        if !events.isEmpty { line.append(.init("events", .array(events))) }
        line += viewModelMembers(scene, &snapshot)
        return .object(line)
    }

    private func touchLine(
        _ touch: Touch, at time: Float, _ scene: inout Scene, _ snapshot: inout ViewModelSnapshot
    ) -> JSONValue {
        let hit = scene.pointer(touch.phase, x: touch.x, y: touch.y, id: touch.id)
        return .object(
            [
                .init("op", .string("pointer")), .init("phase", .string(touch.phase.rawValue)),
                .init("x", .float(touch.x)), .init("y", .float(touch.y)), .init("id", .int(touch.id)),
                .init("t", .float(time)), .init("hit", .int(hit.rawValue)),
            ] + viewModelMembers(scene, &snapshot))
    }

    /// What changed in the bound view model since the last line.
    private func viewModelMembers(
        _ scene: borrowing Scene, _ snapshot: inout ViewModelSnapshot
    ) -> [JSONValue.Member] {
        var line: [JSONValue.Member] = []
        guard let root = scene.boundInstance else { return line }
        let new = ViewModelSnapshot(of: root, in: scene.store)
        let changes = new.changes(since: snapshot)
        snapshot = new
        if !changes.isEmpty { line.append(.init("vm", Self.object(changes))) }
        var fired: Set<String> = []
        for entry in scene.store.journal where entry.kind == .fire {
            if let path = scene.store.path(of: entry.address, from: root) { fired.insert(path) }
        }
        scene.store.removeJournal()
        if !fired.isEmpty { line.append(.init("trig", .strings(fired.sorted()))) }
        return line
    }

    private func checkLine(_ scene: borrowing Scene) -> JSONValue {
        var rows: [JSONValue] = []
        for object in 0..<scene.objectCount where rows.count < 400 {
            guard let world = scene.worldTransform(ObjectIndex(object)) else { continue }
            let matrix = world.matrix
            let numbers = [matrix.xx, matrix.xy, matrix.yx, matrix.yy, matrix.tx, matrix.ty, world.opacity]
            rows.append(.array([.int(object)] + numbers.map { .float($0) }))
        }
        return .object([.init("op", .string("check")), .init("world", .array(rows))])
    }
}

import RivuletRuntime
import RivuletSchema

/// What a run waits for.
enum RunCondition: Equatable {
    case trigger(String)
    case event(String)
    case state(String)
    case settled

    static let forms = "trigger:PATH, event:NAME, state:NAME or settled"

    /// - Parameter option: where it was written, for messages.
    init(parsing text: String, of option: String = "--until") throws(CommandFailure) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count > 1 ? parts[1] : nil) {
        case ("settled", nil): self = .settled
        case ("trigger", .some(let path)) where !path.isEmpty: self = .trigger(path)
        case ("event", .some(let name)) where !name.isEmpty: self = .event(name)
        case ("state", .some(let name)) where !name.isEmpty: self = .state(name)
        case ("trigger", _), ("event", _), ("state", _):
            throw .usage("\(option) \(printable(text)) names nothing; conditions are \(Self.forms)")
        default:
            let near = nearestNames(to: parts[0], in: ["trigger", "event", "state", "settled"])
            throw .usage(
                "'\(printable(text))' is no condition"
                    + (near.isEmpty
                        ? "; conditions are \(Self.forms)" : "\(question(near)) Conditions are \(Self.forms)"))
        }
    }

    /// Checks before playing that what the condition names is there.
    func check(against scene: borrowing Scene) throws(CommandFailure) {
        let artboard = scene.document.artboards[scene.artboardIndex]
        switch self {
        case .settled: return
        case .trigger(let path):
            do throws(SceneError) {
                let found = try scene.value(path).kind
                if found != .trigger { throw .wrongKind(path: path, wanted: .trigger, found: found) }
            } catch {
                throw .usage("--until trigger:\(printable(path)): \(error.description)")
            }
        case .event(let name):
            let names = artboard.events.map(\.name)
            guard !names.contains(name) else { return }
            throw .usage(
                "artboard '\(printable(artboard.name))' has no event '\(printable(name))'"
                    + alternatives(to: name, in: names, none: "it has no events"))
        case .state(let name):
            guard let index = scene.machineIndex else {
                throw .usage(
                    "--until state:\(printable(name)): the artboard plays no state machine, so it has no states")
            }
            let machine = artboard.stateMachines[index]
            let states = machine.layers.flatMap(\.states)
            let names = states.flatMap(\.timelines) + states.map(\.kind.word)
            guard !names.contains(name) else { return }
            throw .usage(
                "state machine '\(printable(machine.name))' has no state '\(printable(name))'"
                    + alternatives(to: name, in: names.uniqued(), none: "it has no states"))
        }
    }

    /// Whether a step's report meets the condition.
    ///
    /// - Parameter isPending: whether scripted inputs still wait; a run has not settled before they are done.
    func isMet(by report: AdvanceReport, isPending: Bool) -> Bool {
        switch self {
        case .trigger(let path): report.triggers.contains { $0.path == path }
        case .event(let name): report.events.contains { $0.name == name }
        case .state(let name):
            report.stateChanges.contains { $0.to.timeline == name || $0.to.kind.word == name }
        case .settled: report.isSettled && !isPending
        }
    }
}

import RivuletFormat
import RivuletPlayback
import RivuletRuntime
import RivuletSchema

/// A file without motion of its own: what its machines do is a script of the test, while view models, paths and values
/// are the real ones.
///
/// View model `Hud`: triggers `ping`, `pong`, `go`; number `count`; string `title`; boolean `isOn`; color `tint`; enum
/// `mode` (`calm`, `wild`); `inner`, an instance of `Inner` with trigger `blip` and number `depth`; image `face`; artboard
/// `board`. There is one image, `hero`.
enum ScriptedFile {
    static func riveFile() -> RiveFile {
        var file = RiveFile()
        func record(_ type: SchemaType, _ fields: [(PropertyKey, String)] = [], ids: [(PropertyKey, UInt32)] = []) {
            file.appendRecord(typeKey: type.key)
            for (key, text) in fields { file.appendField(key: UInt32(key.rawValue), bytes: text.utf8) }
            for (key, id) in ids { file.appendField(key: UInt32(key.rawValue), storage: .varuint, low: id) }
        }
        record(.backboard)
        record(.imageAsset, [(.Asset.name, "hero")])
        record(.dataEnumCustom, [(.DataEnumCustom.name, "Mode")])
        for key in ["calm", "wild"] {
            record(.dataEnumValue, [(.DataEnumValue.key, key), (.DataEnumValue.value, key)])
        }
        let name = PropertyKey.ViewModelComponent.name
        record(.viewModel, [(name, "Hud")])
        for trigger in ["ping", "pong", "go"] { record(.viewModelPropertyTrigger, [(name, trigger)]) }
        record(.viewModelPropertyNumber, [(name, "count")])
        record(.viewModelPropertyString, [(name, "title")])
        record(.viewModelPropertyBoolean, [(name, "isOn")])
        record(.viewModelPropertyColor, [(name, "tint")])
        record(.viewModelPropertyEnumCustom, [(name, "mode")], ids: [(.ViewModelPropertyEnumCustom.enumId, 0)])
        record(
            .viewModelPropertyViewModel, [(name, "inner")],
            ids: [(.ViewModelPropertyViewModel.viewModelReferenceId, 1)])
        record(.viewModelPropertyAssetImage, [(name, "face")])
        record(.viewModelPropertyArtboard, [(name, "board")])
        record(.viewModel, [(name, "Inner")])
        record(.viewModelPropertyTrigger, [(name, "blip")])
        record(.viewModelPropertyNumber, [(name, "depth")])
        record(.artboard, [(.Component.name, "Board")], ids: [(.Artboard.viewModelId, 0)])
        record(.stateMachine, [(.Animation.name, "Machine")])
        record(.artboard, [(.Component.name, "Bare")], ids: [(.Artboard.viewModelId, 0xFFFF_FFFF)])
        return file
    }

    private static let shared = Result { try Document(riveFile()) }

    static func document() throws -> Document { try shared.get() }
}

/// One advance of a scripted machine.
struct ScriptedStep {
    /// 0 for the first advance.
    let number: Int
    let seconds: Double
    /// The scene's time at its end.
    let time: Double
    var isSettled = false
    fileprivate let store: ViewModelStore
    fileprivate let instance: InstanceNumber?

    private func address(_ path: String) -> ValueAddress? {
        guard let instance else { return nil }
        return try? store.address(
            of: store.document.propertyPath(path, viewModel: store.viewModel(of: instance)), from: instance)
    }

    func fire(_ path: String) {
        if let address = address(path) { try? store.fire(at: address) }
    }

    func set(_ path: String, to number: Float) {
        if let address = address(path) { try? store.set(.number(number), at: address) }
    }

    func number(_ path: String) -> Float {
        guard let address = address(path), case .number(let number) = store.value(at: address) else { return .nan }
        return number
    }

    /// Whether a trigger was fired since the last advance.
    func hasFired(_ path: String) -> Bool {
        guard let address = address(path), case .trigger(let count) = store.value(at: address) else { return false }
        return count > 0
    }
}

typealias Script = @Sendable (inout ScriptedStep) -> Void

/// Plays a script in front of an empty machine, which ends the frame for triggers.
private final class ScriptedScene: PlayedScene {
    private let scene: SceneBox
    private let store: ViewModelStore
    private let script: Script
    private var instance: InstanceNumber?
    private var number = 0

    init(
        _ document: Document, _ artboard: Int, _ player: Scene.Player, _ store: ViewModelStore,
        _ script: @escaping Script
    ) throws(SceneError) {
        scene = try SceneBox(document, artboard, player, store)
        self.store = store
        self.script = script
    }

    func bind(_ instance: InstanceNumber) {
        scene.bind(instance)
        self.instance = instance
    }

    func advance(by seconds: Double, endingAt end: Double, into report: inout AdvanceReport) {
        var step = ScriptedStep(number: number, seconds: seconds, time: end, store: store, instance: instance)
        script(&step)
        number += 1
        scene.advance(by: seconds, endingAt: end, into: &report)
        report.isSettled = step.isSettled
    }

    func append(journal: [JournalEntry], to report: inout AdvanceReport) {
        scene.append(journal: journal, to: &report)
    }
}

/// A worker on a virtual clock with a scripted file.
struct Stage {
    let clock: VirtualClock
    let worker: Worker
    let file: File
    let artboard: Artboard

    init(clock: VirtualClock = VirtualClock(), stepsPerSecond: Int = 60, _ script: @escaping Script) async throws {
        self.clock = clock
        worker = Worker(clock: clock, stepsPerSecond: stepsPerSecond)
        file = try await Self.file(worker, script)
        artboard = try await file.createArtboard("Board")
    }

    static func file(_ worker: Worker, _ script: @escaping Script) async throws -> File {
        try await File(document: ScriptedFile.document(), worker: worker) {
            document, artboard, player, store throws(SceneError) in
            try ScriptedScene(document, artboard, player, store, script)
        }
    }

    func instance() async throws -> ViewModelInstance {
        try await file.createViewModelInstance(.blank(from: .artboardDefault(artboard)))
    }

    func machine(_ instance: ViewModelInstance? = nil) async throws -> StateMachine {
        try await artboard.createStateMachine("Machine", binding: instance)
    }

    /// An instance, bound to a machine that plays from now on.
    func playing() async throws -> (ViewModelInstance, Rive) {
        let instance = try await instance()
        let machine = try await machine(instance)
        return (instance, try await Rive(file: file, artboard: artboard, stateMachine: machine))
    }
}

let ping = TriggerProperty(path: "ping")
let pong = TriggerProperty(path: "pong")
let go = TriggerProperty(path: "go")
let count = NumberProperty(path: "count")

extension Duration {
    /// The instant of a step at 60 a second: `k / 60` seconds, cut to attoseconds.
    static func step(_ index: Int) -> Duration {
        let (whole, rest) = index.quotientAndRemainder(dividingBy: 60)
        return .seconds(whole)
            + Duration(secondsComponent: 0, attosecondsComponent: Int64(rest) * 50_000_000_000_000_000 / 3)
    }
}

/// All elements up to the stream's end.
func collect(_ stream: TriggerStream) async throws -> [Duration] {
    var times: [Duration] = []
    for try await fire in stream { times.append(fire.time) }
    return times
}

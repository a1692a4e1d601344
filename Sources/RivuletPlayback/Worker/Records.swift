import RivuletRuntime

/// A file in the worker's actor.
final class FileRecord {
    let id: FileID
    let document: Document
    let store: ViewModelStore
    let makeScene: SceneMaker
    var topics: [ValueAddress: [ObservedTopic]] = [:]
    /// Those whose paths may lead elsewhere later.
    var movingTopics: [ObservedTopic] = []
    /// Whether an instance may be reached from more than one root, or has more than one handle.
    var sharesInstances = false
    /// How many entries of the journal the topics have been told.
    var heard = 0
    var machineCount = 0
    /// Changes of the host that could not be made, for the next report.
    private var notes: [String] = []

    func note(_ text: String) {
        if notes.count < 64 { notes.append(text) }
    }

    func takeNotes() -> [String] {
        defer { notes = [] }
        return notes
    }

    init(id: FileID, document: Document, makeScene: @escaping SceneMaker) {
        self.id = id
        self.document = document
        store = ViewModelStore(document)
        self.makeScene = makeScene
    }
}

/// A topic that is filled from the journal.
final class ObservedTopic {
    let instance: InstanceID
    let path: PropertyPath
    let topic: PropertyTopic
    /// What the path leads to now; nil for nothing.
    var address: ValueAddress?
    /// The batch of journal entries in which its value changed: it gets only one element of each.
    var batch = 0
    /// The value that was heard last, for paths that may lead elsewhere.
    var last: Value?

    init(instance: InstanceID, path: PropertyPath, topic: PropertyTopic, address: ValueAddress) {
        self.instance = instance
        self.path = path
        self.topic = topic
        self.address = address
    }
}

/// An instance that was made, or found, for a handle.
package struct MadeInstance: Sendable {
    package var id: InstanceID
    package var number: InstanceNumber
    package var viewModel: Int
}

/// A view model instance in the worker's actor. The machines bound to it sleep and wake together: what one writes may
/// wake another.
final class InstanceRecord {
    let id: InstanceID
    let file: FileRecord
    let number: InstanceNumber
    private var bound: [Bound] = []
    var observed: [ObservedTopic] = []

    init(id: InstanceID, file: FileRecord, number: InstanceNumber) {
        self.id = id
        self.file = file
        self.number = number
    }

    /// A machine keeps its instance, not the other way round; it is removed before it goes.
    private struct Bound {
        unowned let machine: MachineRecord
    }

    var machines: some Sequence<MachineRecord> { bound.lazy.map(\.machine) }
    func add(_ machine: MachineRecord) { bound.append(Bound(machine: machine)) }
    func remove(_ machine: MachineRecord) { bound.removeAll { $0.machine === machine } }
}

/// A state machine in the worker's actor.
final class MachineRecord {
    enum Playing {
        case stopped
        /// To be advanced by zero at this instant.
        case beginning(at: Duration)
        /// On the grid, from this index on.
        case stepping(first: Int)
        /// Settled: on the grid again with the next input.
        case resting
    }

    let id: MachineID
    let file: FileRecord
    let scene: any PlayedScene
    let shared: MachineShared
    var instance: InstanceRecord?
    var playing = Playing.stopped
    /// Whether it was ever advanced: a fresh machine only enters its first states in its first advance.
    var hasEntered = false
    var isSettled = false
    /// Steps on the grid, and time that was advanced by hand.
    var steps = 0
    var byHand: Duration = .zero

    init(id: MachineID, file: FileRecord, scene: any PlayedScene, shared: MachineShared) {
        self.id = id
        self.file = file
        self.scene = scene
        self.shared = shared
    }

    /// How long it has run.
    func time(atRate rate: Int) -> Duration { byHand + Cadence.duration(ofSteps: steps, rate: rate) }

    var isStepping: Bool { if case .stepping = playing { true } else { false } }
    var isStopped: Bool { if case .stopped = playing { true } else { false } }
}

import RivuletRuntime

/// Something with streams that end when its file or its worker is closed.
package protocol Finishing: AnyObject, Sendable {
    func finish()
}

/// All of a worker that has streams, held weakly.
package final class Registry: Sendable {
    private struct Entry: Sendable {
        /// Nil for what ends with the worker alone.
        var file: FileID?
        var number: UInt64
        weak var object: (any Finishing)?
    }

    private struct State: Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        var count: UInt64 = 0

        /// What is held, in order of coming.
        func objects(where matches: (Entry) -> Bool) -> [(any Finishing)?] {
            entries.values.filter(matches).sorted { $0.number < $1.number }.map(\.object)
        }
        var closedFiles: Set<FileID> = []
        var isClosed = false
    }

    private let state = Lock(State())

    package init() {}

    /// Adds an object, which is finished at once if its file or the worker is closed.
    package func add(_ object: any Finishing, file: FileID?) {
        let isClosed = state.withLock { state in
            state.count += 1
            state.entries[ObjectIdentifier(object)] = Entry(file: file, number: state.count, object: object)
            return state.isClosed || file.map { state.closedFiles.contains($0) } ?? false
        }
        if isClosed { object.finish() }
    }

    package func remove(_ object: ObjectIdentifier) {
        let removed = state.withLock { $0.entries.removeValue(forKey: object) }
        withExtendedLifetime(removed) {}
    }

    /// Finishes everything of a file.
    package func close(_ file: FileID) {
        let objects = state.withLock { state in
            state.closedFiles.insert(file)
            return state.objects { $0.file == file }
        }
        for object in objects { object?.finish() }
    }

    /// A file is released: its number does not come again.
    package func forget(_ file: FileID) {
        state.withLock { _ = $0.closedFiles.remove(file) }
    }

    /// Finishes everything.
    package func close() {
        let objects = state.withLock { state in
            state.isClosed = true
            return state.objects { _ in true }
        }
        for object in objects { object?.finish() }
    }
}

/// What the handle and the worker know of a view model instance: the topics of its properties, and whether anything
/// can still feed them.
package final class InstanceShared: Finishing {
    private struct State: Sendable {
        var topics: [String: PropertyTopic] = [:]
        var machines = 0
        var hadMachine = false
        var isClosed = false

        /// Only the host could fire, or nobody.
        var isUnfed: Bool { isClosed || (hadMachine && machines == 0) }

        mutating func takeTopicsIfUnfed() -> [PropertyTopic] {
            guard isUnfed else { return [] }
            defer { topics = [:] }
            // In an order of its own: a dictionary's may differ from run to run.
            return topics.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    package let id: InstanceID
    private let agenda: Agenda
    private let registry: Registry
    private let state = Lock(State())
    private let token: LiveToken

    package init(id: InstanceID, file: FileID, agenda: Agenda, registry: Registry) {
        self.id = id
        self.agenda = agenda
        self.registry = registry
        token = LiveToken(agenda.live)
        registry.add(self, file: file)
    }

    deinit { registry.remove(ObjectIdentifier(self)) }

    package var isClosed: Bool { state.withLock { $0.isClosed } }

    /// The topic of a property; made, and filled from now on, if there is none yet.
    package func topic(_ path: PropertyPath) -> PropertyTopic {
        let (topic, needsDrain, isUnfed) = state.withLock { state -> (PropertyTopic, Bool, Bool) in
            // One that failed, such as for an item that was not there, may be asked for again.
            if let topic = state.topics[path.text], !topic.hasFailed { return (topic, false, false) }
            let topic: PropertyTopic =
                path.kind == .trigger
                ? .trigger(Topic(path: path.text, agenda: agenda)) : .value(Topic(path: path.text, agenda: agenda))
            guard !state.isUnfed else { return (topic, false, true) }
            state.topics[path.text] = topic
            // Under the lock, so that no later fire of another thread comes before it.
            return (topic, agenda.append(.observe(id, path, topic)), false)
        }
        if isUnfed { topic.finish() }
        if needsDrain { agenda.scheduleDrain() }
        return topic
    }

    /// A machine is bound to the instance.
    package func addMachine() {
        state.withLock { state in
            state.machines += 1
            state.hadMachine = true
        }
    }

    /// A machine is bound to it no longer, or is closed.
    package func removeMachine() {
        end { $0.machines -= 1 }
    }

    /// Nothing feeds the topics any more.
    package func finish() {
        end { $0.isClosed = true }
    }

    private func end(_ change: (inout State) -> Void) {
        let topics = state.withLock { state in
            change(&state)
            return state.takeTopicsIfUnfed()
        }
        guard !topics.isEmpty else { return }
        for topic in topics { topic.finish() }
        agenda.waitsChanged()
        agenda.post(.forgetTopics(id))
    }
}

/// What the handle and the worker know of a state machine.
package final class MachineShared: Finishing {
    private struct State: Sendable {
        var isPlaying = false
        var isClosed = false
        var isSettled = false
        var time: Duration = .zero
        var stepObservers: [StepObserver] = []
    }

    /// Looks at what a step reported, in the worker.
    package typealias StepObserver = @Sendable (_ report: AdvanceReport, _ instant: Duration) -> Void

    package let settled: Topic<Settling>
    private let agenda: Agenda
    private let registry: Registry
    private let state = Lock(State())
    private let token: LiveToken

    package init(name: String, file: FileID, agenda: Agenda, registry: Registry) {
        settled = Topic(path: name, agenda: agenda)
        self.agenda = agenda
        self.registry = registry
        token = LiveToken(agenda.live)
        registry.add(self, file: file)
    }

    deinit { registry.remove(ObjectIdentifier(self)) }

    package var isPlaying: Bool { state.withLock { $0.isPlaying } }
    package var isClosed: Bool { state.withLock { $0.isClosed } }
    package var isSettled: Bool { state.withLock { $0.isSettled } }

    /// How long the machine has run.
    package var time: Duration { state.withLock { $0.time } }

    /// Remembers what others may ask for, and returns who is to see the step's report.
    package func noteStep(time: Duration, isSettled: Bool) -> [StepObserver] {
        state.withLock { state in
            state.time = time
            state.isSettled = isSettled
            return state.stepObservers
        }
    }

    package func observeSteps(_ observer: @escaping StepObserver) {
        state.withLock { if !$0.isClosed { $0.stepObservers.append(observer) } }
    }

    package func noteInput() { state.withLock { $0.isSettled = false } }

    /// Plays or pauses. What a reader of `isPlaying` sees and the order of commands agree.
    package func setPlaying(_ isPlaying: Bool, _ machine: MachineID) {
        let needsDrain = state.withLock { state in
            guard !state.isClosed, state.isPlaying != isPlaying else { return false }
            state.isPlaying = isPlaying
            return agenda.append(isPlaying ? .play(machine) : .pause(machine))
        }
        if needsDrain { agenda.scheduleDrain() }
    }

    /// It will not step any more.
    package func finish() {
        let observers = state.withLock { state in
            state.isClosed = true
            state.isPlaying = false
            defer { state.stepObservers = [] }
            return state.stepObservers
        }
        withExtendedLifetime(observers) {}
        settled.finish()
    }
}

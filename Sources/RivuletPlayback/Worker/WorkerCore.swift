import RivuletRuntime

/// Owns every scene and store of a worker, and nothing else: what waits is in topics and in the agenda.
package actor WorkerCore {
    nonisolated let agenda: Agenda
    private nonisolated let registry: Registry
    private let token: LiveToken

    var files: [FileID: FileRecord] = [:]
    var instances: [InstanceID: InstanceRecord] = [:]
    var machines: [MachineID: MachineRecord] = [:]
    /// Machines that begin or step, in order of creation once sorted.
    private var rows: [MachineRecord] = []
    private var areRowsSorted = true
    private var report = AdvanceReport()
    /// In the middle of a step, which on a real clock lets others read in between.
    private var isStepping = false
    private var stepWaiters: [CheckedContinuation<Void, Never>] = []
    private var needsCatchUp = false
    private var nextNumber: UInt64 = 0
    var batch = 0
    let stepsPerSecond: Int
    private let stepLength: Double

    package init(agenda: Agenda, registry: Registry, stepsPerSecond: Int) {
        self.stepsPerSecond = stepsPerSecond
        stepLength = 1 / Double(stepsPerSecond)
        self.agenda = agenda
        self.registry = registry
        token = LiveToken(agenda.live)
    }

    private func number() -> UInt64 {
        nextNumber += 1
        return nextNumber
    }

    // MARK: Running

    /// Applies the commands; on a real clock also does all that is due.
    package func drain() async { await catchUp() }

    private func catchUp() async {
        // In the middle of a step: whoever does it goes on with what came meanwhile.
        needsCatchUp = true
        guard !isStepping else { return }
        while needsCatchUp {
            needsCatchUp = false
            agenda.beginRun()
            if case .real = agenda.time {
                await run(.wall(agenda.now))
                agenda.waitsChanged()
            } else {
                await run(.commands)
            }
        }
    }

    private func run(_ reach: Reach) async {
        while let item = agenda.next(reach) {
            switch item {
            case .command(let command, let instant, let sequence):
                apply(command, at: instant, sequence: sequence)
            case .step(let instant, let index):
                await step(at: instant, index: index)
            case .timer(let timer):
                timer.action(timer.number.deadline)
            }
        }
    }

    /// Every entry from outside: what the caller asked for before has happened, so that it reads its own writes.
    func enter() async throws(PlaybackError) {
        while isStepping { await withCheckedContinuation { stepWaiters.append($0) } }
        guard !agenda.isClosed else { throw .closed(.worker) }
        await catchUp()
    }

    /// An entry that only reads: in the middle of a step it need not wait for the end, unless something was asked for
    /// before.
    func enterToRead() async throws(PlaybackError) {
        guard isStepping, !agenda.hasCommands, !agenda.isClosed else { return try await enter() }
    }

    private func step(at instant: Duration, index: Int?) async {
        sortRows()
        isStepping = true
        var slice = StepSlice(isReal: !agenda.time.isVirtual)
        for machine in rows {
            switch machine.playing {
            case .beginning(let begin) where begin <= instant:
                machine.playing = .stepping(
                    first: agenda.withCadence { cadence in
                        cadence.removeBegin(at: begin)
                        return cadence.step(after: begin)
                    })
                advance(machine, by: 0, at: instant)
            case .stepping(let first):
                guard let index, first <= index else { continue }
                machine.steps += 1
                advance(machine, by: stepLength, at: instant)
            default:
                continue
            }
            if slice.isOver() { await Task.yield() }
        }
        rest()
        isStepping = false
        for waiter in stepWaiters { waiter.resume() }
        stepWaiters.removeAll()
    }

    private func advance(_ machine: MachineRecord, by seconds: Double, at instant: Duration) {
        let time = machine.time(atRate: stepsPerSecond)
        machine.scene.advance(by: seconds, endingAt: time.inSeconds, into: &report)
        for observer in finishAdvance(of: machine, isSettled: report.isSettled, at: instant) {
            observer(report, instant)
        }
    }

    /// Tells the streams what an advance did. Returns who is to see the report.
    func finishAdvance(
        of machine: MachineRecord, isSettled: Bool, at instant: Duration
    ) -> [MachineShared.StepObserver] {
        machine.hasEntered = true
        let observers = machine.shared.noteStep(time: machine.time(atRate: stepsPerSecond), isSettled: isSettled)
        tellTopics(of: machine.file, at: instant, sequence: nil)
        machine.file.store.removeJournal()
        machine.file.heard = 0
        if isSettled, !machine.isSettled {
            machine.shared.settled.send(Settling(time: instant), time: instant, sequence: nil)
        }
        machine.isSettled = isSettled
        return observers
    }

    /// Machines that may wake each other: those bound to the instance of one, itself included; all of the file once
    /// instances are shared in it.
    func companions(of machine: MachineRecord) -> [MachineRecord] {
        guard let instance = machine.instance else { return [machine] }
        return machine.file.sharesInstances ? boundMachines(of: machine.file) : Array(instance.machines)
    }

    /// Machines of a file that are bound to an instance, in order of creation.
    func boundMachines(of file: FileRecord) -> [MachineRecord] {
        machines.values.filter { $0.file === file && $0.instance != nil }.sorted { $0.id.number < $1.id.number }
    }

    /// Takes settled machines off the grid, those that may wake each other together, so that no one can tell.
    private func rest() {
        var hasRested = false
        for machine in rows where machine.isStepping && machine.isSettled {
            guard companions(of: machine).allSatisfy({ $0.isSettled || $0.isStopped }) else { continue }
            machine.playing = .resting
            agenda.withCadence { $0.rest() }
            hasRested = true
        }
        if hasRested { compactRows() }
    }

    private func sortRows() {
        guard !areRowsSorted else { return }
        rows.sort { $0.id.number < $1.id.number }
        areRowsSorted = true
    }

    private func compactRows() {
        rows.removeAll { machine in
            switch machine.playing {
            case .stopped, .resting: true
            case .beginning, .stepping: false
            }
        }
    }

    private func addRow(_ machine: MachineRecord) {
        if let last = rows.last, last.id.number > machine.id.number { areRowsSorted = false }
        rows.append(machine)
    }

    // MARK: Commands

    private func apply(_ command: Command, at instant: Duration, sequence: UInt64) {
        switch command {
        case .set(let id, let path, let value):
            change(id, path, at: instant, sequence) { store, address throws(SceneError) in
                try store.set(value, at: address)
            }
        case .fire(let id, let path):
            change(id, path, at: instant, sequence) { store, address throws(SceneError) in
                try store.fire(at: address)
            }
        case .observe(let id, let path, let topic):
            observe(id, path, topic)
        case .read(let id, let path, let reader):
            if let instance = instances[id], let value = try? instance.file.store.value(at: path, from: instance.number)
            {
                reader(value, instant)
            }
        case .forgetTopics(let id):
            if let instance = instances[id] { forgetTopics(of: instance) }
        case .bind(let id, let instanceID):
            guard let machine = machines[id], let instance = instances[instanceID] else { return }
            bind(machine, to: instance)
            wake(machine, at: instant)
            for other in companions(of: machine) { rouse(other, at: instant) }
        case .play(let id):
            if let machine = machines[id] { play(machine, at: instant) }
        case .pause(let id):
            if let machine = machines[id] { pause(machine) }
        case .dropMachine(let id):
            if let machine = machines.removeValue(forKey: id) { drop(machine) }
        case .dropInstance(let id):
            if let instance = instances.removeValue(forKey: id) { drop(instance) }
        case .dropFile(let id):
            for machine in machines.values where machine.file.id == id {
                machines[machine.id] = nil
                drop(machine)
            }
            for instance in instances.values where instance.file.id == id {
                instances[instance.id] = nil
                drop(instance)
            }
            files[id] = nil
        }
    }

    private func play(_ machine: MachineRecord, at instant: Duration) {
        guard machine.isStopped else { return }
        machine.playing = agenda.withCadence { cadence in
            cadence.join(at: instant)
            guard !machine.hasEntered else { return .stepping(first: cadence.step(after: instant)) }
            cadence.awaitBegin(at: instant)
            return .beginning(at: instant)
        }
        addRow(machine)
        for other in companions(of: machine) { rouse(other, at: instant) }
    }

    private func pause(_ machine: MachineRecord) {
        let playing = machine.playing
        guard !machine.isStopped else { return }
        machine.playing = .stopped
        agenda.withCadence { cadence in
            switch playing {
            case .beginning(let instant): cadence.removeBegin(at: instant)
            case .stepping: cadence.rest()
            case .resting, .stopped: break
            }
            cadence.leave()
        }
        if case .resting = playing { return }
        compactRows()
    }

    /// Input reached a machine: it settles anew, and if it had settled it steps again.
    func wake(_ machine: MachineRecord, at instant: Duration) {
        machine.isSettled = false
        machine.shared.noteInput()
        rouse(machine, at: instant)
    }

    /// Puts a machine that rests back on the grid.
    func rouse(_ machine: MachineRecord, at instant: Duration) {
        guard case .resting = machine.playing else { return }
        machine.playing = .stepping(first: agenda.withCadence { $0.step(after: instant) })
        addRow(machine)
    }

    private func bind(_ machine: MachineRecord, to instance: InstanceRecord) {
        machine.instance?.remove(machine)
        machine.scene.bind(instance.number)
        machine.instance = instance
        instance.add(machine)
    }

    private func drop(_ machine: MachineRecord) {
        pause(machine)
        machine.instance?.remove(machine)
        machine.instance = nil
        machine.file.machineCount -= 1
    }

    private func drop(_ instance: InstanceRecord) {
        forgetTopics(of: instance)
        instance.file.store.release(instance.number)
    }

    // MARK: Entries

    package func addFile(_ document: Document, makeScene: @escaping SceneMaker) async throws(PlaybackError) -> FileID {
        try await enter()
        let id = FileID(number: number())
        files[id] = FileRecord(id: id, document: document, makeScene: makeScene)
        return id
    }

    /// Takes over one owner of an instance.
    func addRecord(of number: InstanceNumber, in file: FileRecord) -> MadeInstance {
        let id = InstanceID(number: self.number())
        instances[id] = InstanceRecord(id: id, file: file, number: number)
        return MadeInstance(id: id, number: number, viewModel: file.store.viewModel(of: number))
    }

    package func addInstance(
        of fileID: FileID, viewModel: Int, _ choice: ViewModelChoice
    ) async throws(PlaybackError) -> MadeInstance {
        try await enter()
        guard let file = files[fileID] else { throw .closed(.file) }
        do throws(SceneError) {
            return addRecord(of: try file.store.makeInstance(viewModel: viewModel, choice), in: file)
        } catch {
            throw PlaybackError(error)
        }
    }

    package func addMachine(
        of fileID: FileID, artboard: Int, player: Scene.Player, name: String, binding: InstanceID?
    ) async throws(PlaybackError) -> (MachineID, MachineShared) {
        try await enter()
        guard let file = files[fileID] else { throw .closed(.file) }
        let scene: any PlayedScene
        do throws(SceneError) {
            scene = try file.makeScene(file.document, artboard, player, file.store)
        } catch {
            throw PlaybackError(error)
        }
        let id = MachineID(number: number())
        let shared = MachineShared(name: name, file: fileID, agenda: agenda, registry: registry)
        let machine = MachineRecord(id: id, file: file, scene: scene, shared: shared)
        if let binding {
            guard let instance = instances[binding] else { throw .closed(.instance) }
            bind(machine, to: instance)
        }
        machines[id] = machine
        file.machineCount += 1
        return (id, shared)
    }

    /// What is alive, for tests.
    package func liveCounts() async throws(PlaybackError) -> (machines: Int, instances: Int, storedInstances: Int) {
        try await enter()
        return (machines.count, instances.count, files.values.reduce(0) { $0 + $1.store.liveInstanceCount })
    }

    /// Frees everything. The worker is closed.
    package func shutDown() {
        rows = []
        machines = [:]
        instances = [:]
        files = [:]
    }
}

extension WorkerCore: ClockedWorker {
    package nonisolated var nextInstant: Duration? { agenda.nextInstant }
    package nonisolated var deadlines: [Duration] { agenda.deadlines }
    package nonisolated var waitCount: Int { agenda.timerCount }
    package nonisolated var playingCount: Int { agenda.busyCount }

    package func run(at instant: Duration) async {
        agenda.beginRun()
        await run(.instant(instant))
    }
}

extension Duration {
    /// Seconds, for the runtime.
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}

/// How long a step has had the worker for itself. After half a millisecond others may come in between; the clock is
/// looked at every 16 machines.
private struct StepSlice {
    private let isReal: Bool
    private var count = 0
    private var start: ContinuousClock.Instant?

    init(isReal: Bool) { self.isReal = isReal }

    /// Whether it is time to let others come in. On a virtual clock it never is: there the order is fixed.
    mutating func isOver() -> Bool {
        guard isReal else { return false }
        count += 1
        guard count % 16 == 0 else { return false }
        let now = ContinuousClock.now
        guard let start else {
            start = now
            return false
        }
        guard now - start > .microseconds(500) else { return false }
        self.start = nil
        return true
    }
}

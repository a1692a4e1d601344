import RivuletFormat
import RivuletSchema

/// A playing artboard: one state machine (or timeline) on one artboard, and the view model instance bound to it.
///
/// A scene has one owner and is used from one isolation domain at a time. Time passes only in `advance(by:)`.
public struct Scene: ~Copyable {
    /// What the scene plays.
    public let document: Document
    /// Position of the artboard in the document.
    public let artboardIndex: Int
    /// Position of the machine among the artboard's machines, nil if it plays a timeline or nothing.
    public let machineIndex: Int?
    /// Position of the timeline among the artboard's timelines, nil if it plays a machine or nothing.
    public let timelineIndex: Int?
    /// Seconds advanced so far.
    public private(set) var time: Double = 0
    /// The store that holds the values of the bound instance.
    public let store: ViewModelStore
    private var owner: InstanceOwner?
    private let registration: SceneRegistration
    /// Instances of global view models, by position of the view model.
    private var globals: [(viewModel: Int, owner: InstanceOwner)] = []
    private var contextRow = SceneTables.noContext
    /// The bound instance.
    package var boundInstance: InstanceNumber? { owner?.instance }

    package var tables = SceneTables()
    let definition: ArtboardDefinition
    /// The store is the scene's alone: its journal is reported and emptied by the scene.
    private let ownsStore: Bool
    let rootInstance: Int
    let rootMachine: Int?
    var rootPlay = 0

    /// Instances an artboard and a state machine, and binds a view model instance made for it.
    ///
    /// - Parameters:
    ///   - artboard: name of the artboard; nil for the first one of the file.
    ///   - machine: name of the state machine; nil for the artboard's default machine, else its first, else its first
    ///     timeline, else nothing (chapter 01 §11).
    ///   - viewModel: which instance of the artboard's view model is made and bound.
    public init(
        _ document: Document, artboard: String? = nil, machine: String? = nil, viewModel: ViewModelChoice = .default
    ) throws(SceneError) {
        let index = try document.artboardIndex(named: artboard)
        let player: Player =
            if let machine { .machine(try document.machineIndex(named: machine, artboard: index)) } else { .standard }
        try document.checkSize(ofArtboard: index)
        // Everything that can fail comes first: a noncopyable value cannot be half made.
        let store = ViewModelStore(document)
        let instance = try store.makeInstance(forArtboard: index, viewModel)
        self.init(
            document, artboardIndex: index, player: player, store: store, ownsStore: true,
            random: .stream(RandomStream()))
        if let instance {
            bind(instance)
            store.release(instance)
        }
    }

    /// What a scene plays, by position.
    package enum Player: Sendable, Equatable {
        /// The default machine, else machine 0, else timeline 0, else nothing.
        case standard
        case machine(Int)
        case timeline(Int)
        case nothing
    }

    /// Instances by position, unbound. Values of instances that are bound later live in `store`; a scene that is given
    /// one leaves its journal to whoever owns it.
    package init(
        _ document: Document, artboardIndex: Int, player: Player, store: ViewModelStore? = nil,
        random: RandomSource = .stream(RandomStream())
    ) throws(SceneError) {
        try document.checkSize(ofArtboard: artboardIndex)
        self.init(
            document, artboardIndex: artboardIndex, player: player, store: store ?? ViewModelStore(document),
            ownsStore: store == nil, random: random)
    }

    private init(
        _ document: Document, artboardIndex: Int, player: Player, store: ViewModelStore, ownsStore: Bool,
        random: RandomSource
    ) {
        self.document = document
        self.artboardIndex = artboardIndex
        self.store = store
        self.ownsStore = ownsStore
        definition = document.tables.artboards[artboardIndex]
        tables.random = random
        registration = SceneRegistration(in: store)
        tables.binding.scene = registration.number
        tables.binding.converters.scene = registration.number
        let context = SceneContext(document: document.tables, definition: definition, store: store)
        tables.reserve(document.tables.instanceSizes.rows[artboardIndex])
        rootInstance = tables.instantiate(context)
        let played = player == .standard ? document.standardPlayer(artboard: artboardIndex) : player
        switch played {
        case .machine(let index):
            rootMachine = tables.instantiateMachine(index, instance: rootInstance, context)
            machineIndex = index
            timelineIndex = nil
        case .timeline(let index):
            rootMachine = nil
            machineIndex = nil
            timelineIndex = index
            let animation = definition.animations.animations[index]
            rootPlay = tables.plays.count
            tables.plays.append(PlayRow(AnimationIndex(index), animation))
        case .nothing, .standard:
            rootMachine = nil
            machineIndex = nil
            timelineIndex = nil
        }
    }

    /// Binds an instance of the scene's store, which counts one owner more.
    package mutating func bind(_ instance: InstanceNumber) {
        owner = InstanceOwner(instance, in: store)
        applyContext()
    }

    /// The instance that a global view model's values come from; nil before the scene is bound.
    public func global(_ viewModel: String) throws(SceneError) -> StoredInstance? {
        let position = try globalViewModel(viewModel)
        return globals.first { $0.viewModel == position }.map { StoredInstance($0.owner.instance, in: store) }
    }

    /// Puts an instance in place of the one that a global view model's values come from; nil for a new one, as the file
    /// says. It takes effect in the next advance.
    public mutating func setGlobal(_ viewModel: String, to instance: StoredInstance?) throws(SceneError) {
        let position = try globalViewModel(viewModel)
        if let instance, instance.store !== store { throw .foreignInstance }
        globals.removeAll { $0.viewModel == position }
        if let instance { putGlobal(instance.number, position) }
        if owner != nil { applyContext() }
    }

    private func globalViewModel(_ name: String) throws(SceneError) -> Int {
        let names = document.globalViewModels.map { document.viewModelName($0) }
        guard let position = names.firstIndex(of: name) else { throw .unknownViewModel(name, existing: names) }
        return document.globalViewModels[position]
    }

    /// Hands the bound instance and the globals on to the artboard and the machine (chapter 05 §8.4).
    private mutating func applyContext() {
        for viewModel in document.globalViewModels where !globals.contains(where: { $0.viewModel == viewModel }) {
            guard let instance = try? store.makeInstance(viewModel: viewModel, .default) else { continue }
            putGlobal(instance, viewModel)
            store.release(instance)
        }
        let context = context
        tables.deliver(context)
        contextRow = tables.makeContext(
            reusing: contextRow, main: boundInstance, globals: globals.map { $0.owner.instance },
            parent: SceneTables.noContext)
        tables.applyContext(contextRow, to: rootInstance, context)
        if let rootMachine { tables.applyContext(contextRow, toMachine: rootMachine, context) }
    }

    /// Global view models have an instance each, in file order.
    private mutating func putGlobal(_ instance: InstanceNumber, _ viewModel: Int) {
        let place = globals.firstIndex { $0.viewModel > viewModel } ?? globals.count
        globals.insert((viewModel, InstanceOwner(instance, in: store)), at: place)
    }

    /// Advances by so many seconds in one step and says what happened.
    ///
    /// The first advance enters the first states and gives them none of its time: begin with `advance(by: 0)`.
    public mutating func advance(by seconds: Double) -> AdvanceReport {
        var report = AdvanceReport()
        advance(by: seconds, into: &report)
        return report
    }

    /// Advances by so many seconds in one step. What `report` held before is gone; its storage is reused, so that a
    /// steady frame allocates nothing.
    public mutating func advance(by seconds: Double, into report: inout AdvanceReport) {
        advance(by: seconds, endingAt: time + seconds, into: &report)
    }

    /// Advances by so many seconds, cut into equal steps none of which is longer than `maximumStep`. The report has what
    /// happened in all of them, each with the time of its step.
    public mutating func advance(by seconds: Double, maximumStep: Double) -> AdvanceReport {
        var report = AdvanceReport()
        guard seconds > maximumStep, maximumStep > 0 else {
            advance(by: seconds, into: &report)
            return report
        }
        let start = time
        let count = (seconds / maximumStep).rounded(.up)
        var step = AdvanceReport()
        for number in 1...max(1, Int(min(count, 1e9))) {
            advance(by: seconds / count, endingAt: start + seconds * Double(number) / count, into: &step)
            report.append(step)
        }
        return report
    }

    /// One step after which the scene's time is `end`: for hosts that compute their times without adding them up.
    package mutating func advance(by seconds: Double, endingAt end: Double, into report: inout AdvanceReport) {
        report.removeAll()
        tables.reuseRetired(document.tables)
        let elapsed = Float(seconds)
        time = end
        let keepsGoing: Bool
        if let rootMachine {
            keepsGoing = tables.advanceRoot(rootMachine, by: elapsed, context)
        } else if timelineIndex != nil {
            keepsGoing = advanceTimeline(by: elapsed)
        } else {
            _ = tables.advanceArtboard(rootInstance, by: 0, context)
            keepsGoing = true
        }
        report.time = end
        report.isSettled = !keepsGoing
        fill(&report)
    }

    /// What steps need beside the tables.
    var context: SceneContext {
        SceneContext(document: document.tables, definition: definition, store: store)
    }

    /// A timeline played alone (chapter 03 §2.4).
    private mutating func advanceTimeline(by elapsed: Float) -> Bool {
        let context = context
        var keepsGoing = tables.advancePlay(rootPlay, by: elapsed, machine: nil, instance: rootInstance, context)
        let play = tables.plays[rootPlay]
        tables.applyAnimation(
            play.animation, at: play.time, mix: 1, player: .play(rootPlay), instance: rootInstance, context)
        if tables.advanceArtboard(rootInstance, by: elapsed, context) { keepsGoing = true }
        return keepsGoing || play.keepsGoing(context.animation(play.animation))
    }

    private mutating func fill(_ report: inout AdvanceReport) {
        for change in tables.stateChanges { report.stateChanges.append(stateChange(change)) }
        tables.stateChanges.removeAll(keepingCapacity: true)
        for position in tables.events.indices where tables.events[position].isNew {
            report.events.append(eventReport(tables.events[position]))
            tables.events[position].isNew = false
        }
        // Timelines without a machine have nobody to handle theirs later.
        tables.events.removeAll { $0.machine == EventRow.nobody }
        for note in tables.notes { report.notes.append(text(of: note)) }
        tables.notes.removeAll(keepingCapacity: true)
        if ownsStore, !store.tables.journal.isEmpty {
            append(journal: store.tables.journal, to: &report)
            store.removeJournal()
        }
    }
}

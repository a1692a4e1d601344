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
    /// Seconds advanced so far.
    public private(set) var time: Double = 0
    /// The store that holds the values of the bound instance.
    public let store: ViewModelStore
    /// The bound instance.
    package private(set) var boundInstance: InstanceNumber?

    /// Instances an artboard and a state machine, and binds a view model instance made for it.
    ///
    /// - Parameters:
    ///   - artboard: name of the artboard; nil for the first one of the file.
    ///   - machine: name of the state machine; nil for the artboard's default machine, else its first, else its first
    ///     timeline, else nothing (chapter 01 §11).
    ///   - viewModel: which instance of the artboard's view model is made and bound.
    public init(
        _ document: Document, artboard: String? = nil, machine: String? = nil, viewModel: ViewModelChoice = .default
    ) throws(SceneError) { fatalError("skeleton") }

    /// What a scene plays, by position.
    package enum Player: Sendable, Equatable {
        /// The default machine, else machine 0, else timeline 0, else nothing.
        case standard
        case machine(Int)
        case timeline(Int)
        case nothing
    }

    /// Instances by position, unbound. Values of instances that are bound later live in `store`.
    package init(
        _ document: Document, artboardIndex: Int, player: Player, store: ViewModelStore? = nil
    ) throws(SceneError) { fatalError("skeleton") }

    /// Binds an instance of the scene's store, which counts one owner more.
    package mutating func bind(_ instance: InstanceNumber) { fatalError("skeleton") }

    /// Advances by so many seconds in one step and says what happened.
    ///
    /// The first advance enters the first states and gives them none of its time: begin with `advance(by: 0)`.
    public mutating func advance(by seconds: Float) -> AdvanceReport {
        var report = AdvanceReport()
        advance(by: seconds, into: &report)
        return report
    }

    /// Advances by so many seconds in one step. What `report` held before is gone; its storage is reused, so that a
    /// steady frame allocates nothing.
    public mutating func advance(by seconds: Float, into report: inout AdvanceReport) { fatalError("skeleton") }

    /// Advances by so many seconds, cut into equal steps none of which is longer than `maximumStep`.
    public mutating func advance(by seconds: Float, maximumStep: Float) -> AdvanceReport { fatalError("skeleton") }

    /// The value at a path of the bound view model instance.
    public func value(_ path: String) throws(SceneError) -> Value { fatalError("skeleton") }
    /// Writes a value of the bound view model instance; it takes effect in the next advance.
    public mutating func set(_ path: String, to value: Value) throws(SceneError) { fatalError("skeleton") }
    /// Fires a trigger of the bound view model instance; it takes effect in the next advance.
    public mutating func fire(_ path: String) throws(SceneError) { fatalError("skeleton") }

    /// Sets a bool input of the machine.
    public mutating func setInput(_ name: String, to value: Bool) throws(SceneError) { fatalError("skeleton") }
    /// Sets a number input of the machine.
    public mutating func setInput(_ name: String, to value: Float) throws(SceneError) { fatalError("skeleton") }
    /// Fires a trigger input of the machine.
    public mutating func fireInput(_ name: String) throws(SceneError) { fatalError("skeleton") }
    /// The value of an input: 0 or 1 for a bool; for a trigger, whether it is fired and waits for the next advance.
    public func input(_ name: String) throws(SceneError) -> Float { fatalError("skeleton") }
}

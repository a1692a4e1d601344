/// What happened in one step of a scene, in order. Reuse one report for many steps: it keeps its storage.
public struct AdvanceReport: Sendable, Equatable {
    /// The scene's time at the end of the step, in seconds since its first advance.
    public var time: Double = 0
    /// State changes in the order in which they happened.
    public var stateChanges: [StateChange] = []
    /// Events reported by the machine, in order.
    public var events: [EventReport] = []
    /// Fires of view model triggers since the last report, by the machine and by the host, in order. Resets are none.
    public var triggers: [TriggerReport] = []
    /// View model values that changed since the last report, each with its newest value.
    public var changedValues: [ValueChange] = []
    /// Limits that were hit, such as a cycle of transitions, in words that name the objects.
    public var notes: [String] = []
    /// True if nothing would change without new input: the machine need not be advanced.
    public var isSettled = false

    /// An empty report.
    public init() {}

    package mutating func removeAll() {
        stateChanges.removeAll(keepingCapacity: true)
        events.removeAll(keepingCapacity: true)
        triggers.removeAll(keepingCapacity: true)
        changedValues.removeAll(keepingCapacity: true)
        notes.removeAll(keepingCapacity: true)
        isSettled = false
    }
}

/// A state of a layer, as reports name it.
public struct StateReference: Sendable, Equatable {
    /// What the state does.
    public var kind: StateInfo.Kind
    /// Position among the layer's states, in file order.
    public var index: Int
    /// The timeline of an animation state, nil for others.
    public var timeline: String?

    package init(kind: StateInfo.Kind, index: Int, timeline: String?) {
        self.kind = kind
        self.index = index
        self.timeline = timeline
    }
}

/// A layer went from one state to another.
public struct StateChange: Sendable, Equatable {
    /// The scene's time, in seconds.
    public var time: Double
    /// Names of the nested artboards, outermost first and joined by `/`, in which the machine plays; empty for the
    /// scene's own machine.
    public var nesting: String
    /// Position of the layer in its machine.
    public var layer: Int
    /// Name of the layer.
    public var layerName: String
    /// The state that was left.
    public var from: StateReference
    /// The state that was entered.
    public var to: StateReference
}

/// A machine or timeline reported an event.
public struct EventReport: Sendable, Equatable {
    /// The scene's time, in seconds.
    public var time: Double
    /// Names of the nested artboards, outermost first and joined by `/`, from which the event comes; empty for events of
    /// the scene's own artboard.
    public var nesting: String
    /// Name of the event.
    public var name: String
    /// `Event`, `OpenUrlEvent` or `AudioEvent`.
    public var type: String
    /// How long before `time` the timeline passed the event's key, in seconds of the timeline; 0 for actions.
    public var delay: Float
    /// The event's custom properties, in object order.
    public var properties: [EventProperty]
}

/// A custom property of an event.
public struct EventProperty: Sendable, Equatable {
    /// Name of the property.
    public var name: String
    /// Its value.
    public var value: Value

    package init(name: String, value: Value) {
        self.name = name
        self.value = value
    }
}

/// A view model trigger fired once.
public struct TriggerReport: Sendable, Equatable {
    /// Who fired it.
    public enum Source: String, Sendable, Equatable, BitwiseCopyable {
        /// A state, transition or timeline of the machine.
        case machine
        /// The host, with `fire`.
        case host
    }

    /// The scene's time, in seconds.
    public var time: Double
    /// Path of the trigger from the scene's view model instance.
    public var path: String
    /// Who fired it.
    public var source: Source
}

/// A view model value changed.
public struct ValueChange: Sendable, Equatable {
    /// The scene's time, in seconds.
    public var time: Double
    /// Path of the value from the scene's view model instance.
    public var path: String
    /// Its newest value.
    public var value: Value
}

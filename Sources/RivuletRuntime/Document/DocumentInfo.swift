/// What a document says about one of its artboards.
public struct ArtboardInfo: Sendable, Equatable {
    /// The name, not necessarily unique.
    public var name: String
    /// Width in artboard points.
    public var width: Float
    /// Height in artboard points.
    public var height: Float
    /// Whether this is what plays if no artboard is named: the first of the file.
    public var isDefault: Bool
    /// Number of object slots, the artboard and empty ones included.
    public var objectCount: Int
    /// Its timelines, in file order.
    public var timelines: [TimelineInfo]
    /// Its state machines, in file order.
    public var stateMachines: [StateMachineInfo]
    /// Its events, in object order.
    public var events: [EventInfo]
    /// Its text runs, in object order.
    public var textRuns: [TextRunInfo]
    /// Artboards nested in it, in object order.
    public var nestedArtboards: [NestedArtboardInfo]
    /// Places that show the items of a list, in object order.
    public var componentLists: [ComponentListInfo]
    /// Objects that can have the focus, in object order.
    public var focus: [FocusInfo]
    /// Data binds of its objects, in file order; a machine's own are with the machine.
    public var dataBinds: [DataBindInfo]
    /// The name of the view model it was designed for, nil if it has none.
    public var viewModel: String?
}

/// A timeline (linear animation).
public struct TimelineInfo: Sendable, Equatable {
    /// What happens at its end.
    public enum Loop: String, Sendable, Equatable {
        /// It stops.
        case oneShot
        /// It starts again.
        case loop
        /// It plays backwards, then forwards again.
        case pingPong
        /// A value that the format does not define.
        case unknown
    }

    /// The name.
    public var name: String
    /// Frames per second.
    public var framesPerSecond: UInt32
    /// Length in frames, of the work area if that is enabled.
    public var frames: UInt32
    /// Length in seconds, of the work area if that is enabled.
    public var seconds: Float
    /// Playback factor.
    public var speed: Float
    /// What happens at its end.
    public var loop: Loop
    /// First and last frame of the work area, if it is enabled.
    public var workArea: ClosedRange<UInt32>?
    /// Number of objects it animates.
    public var keyedObjects: Int
}

/// A state machine.
public struct StateMachineInfo: Sendable, Equatable {
    /// The name.
    public var name: String
    /// Whether it plays if none is named.
    public var isDefault: Bool
    /// Whether it is the empty machine that an artboard without timelines and machines gets.
    public var isGenerated: Bool
    /// Its inputs, in file order.
    public var inputs: [InputInfo]
    /// Its layers, in file order.
    public var layers: [LayerInfo]
    /// Its listeners, in file order.
    public var listeners: [ListenerInfo]
    /// Data binds of its conditions, blends, durations and listeners' values, in file order.
    public var dataBinds: [DataBindInfo]

    /// Number of listeners.
    public var listenerCount: Int { listeners.count }
}

/// An input of a state machine.
public struct InputInfo: Sendable, Equatable {
    /// What an input holds.
    public enum Kind: String, Sendable, Equatable {
        /// On or off.
        case bool
        /// A number.
        case number
        /// Fires and is consumed.
        case trigger
        /// Of a kind that this version does not know.
        case unknown
    }

    /// The name.
    public var name: String
    /// What it holds.
    public var kind: Kind
    /// The value it starts with; 0 or 1 for a bool, 0 for a trigger.
    public var defaultValue: Float
}

/// A layer of a state machine.
public struct LayerInfo: Sendable, Equatable {
    /// The name.
    public var name: String
    /// Its states, in file order, entry, any and exit included.
    public var states: [StateInfo]
}

/// A state of a layer.
public struct StateInfo: Sendable, Equatable {
    /// What a state does.
    public enum Kind: String, Sendable, Equatable {
        /// Where the layer begins.
        case entry
        /// The source of transitions that may be taken from any state.
        case any
        /// An end.
        case exit
        /// Plays a timeline.
        case animation
        /// Blends timelines by one number.
        case blend1D
        /// Blends timelines, each by a number of its own.
        case blendDirect
        /// Of a kind that this version does not know.
        case unknown
    }

    /// What it does.
    public var kind: Kind
    /// The timelines it plays.
    public var timelines: [String]
    /// Playback factor of an animation state.
    public var speed: Float
    /// What it does when it is entered and when it is left, in order.
    public var actions: [ActionInfo]
    /// Whether its transitions are chosen by chance among those that may be taken.
    public var isRandom: Bool
    /// The transitions that leave it, in file order.
    public var transitions: [TransitionInfo]
}

/// A transition between two states of a layer.
public struct TransitionInfo: Sendable, Equatable {
    /// Index in the layer of the state it leads to.
    public var target: Int
    /// How long it mixes.
    public var duration: TransitionTime
    /// How long the state must have played before it may be taken; nil if exit time is off.
    public var exitTime: TransitionTime?
    /// What must hold for it to be taken: all of them.
    public var conditions: [ConditionInfo]
    /// What it does when it is taken and when it has mixed, in order.
    public var actions: [ActionInfo]
    /// Whether it is never taken.
    public var isDisabled: Bool
    /// Whether the timeline that it leaves stands still while it mixes.
    public var pausesOnExit: Bool
    /// Whether other transitions may be taken while it mixes.
    public var allowsEarlyExit: Bool
    /// Its weight among the transitions of a random state.
    public var randomWeight: UInt32

    /// Number of conditions.
    public var conditionCount: Int { conditions.count }
    /// Number of actions that it performs.
    public var actionCount: Int { actions.count }
    /// Whether it can never be taken, because it is disabled or a condition never holds.
    public var isNever: Bool { isDisabled || conditions.contains { $0.isNever } }
}

/// A time of a transition.
public enum TransitionTime: Sendable, Equatable {
    /// So many seconds.
    case seconds(Float)
    /// So many per cent of the timeline that is left.
    case percent(Float)
}

/// An event that machines and timelines of an artboard can report.
public struct EventInfo: Sendable, Equatable {
    /// The name.
    public var name: String
    /// `Event`, `OpenUrlEvent` or `AudioEvent`.
    public var type: String
    /// What an OpenUrlEvent opens.
    public var url: String?
    /// The name of the asset that an AudioEvent plays.
    public var sound: String?
    /// Its custom properties, in object order.
    public var properties: [EventProperty]
}

/// A run of text.
public struct TextRunInfo: Sendable, Equatable {
    /// The name; empty for runs that the host is not meant to set.
    public var name: String
    /// The text as the file has it.
    public var text: String
}

/// A view model.
public struct ViewModelInfo: Sendable, Equatable {
    /// The name.
    public var name: String
    /// Its properties, in file order.
    public var properties: [ViewModelPropertyInfo]
    /// Names of its instances, in file order; the first is the default one.
    public var instances: [String]
}

/// A property of a view model.
public struct ViewModelPropertyInfo: Sendable, Equatable {
    /// The name.
    public var name: String
    /// What it holds.
    public var kind: ValueKind
    /// The enum of an enum property.
    public var enumeration: String?
    /// The view model of a nested instance.
    public var viewModel: String?
    /// The value in the view model's default instance; nil for kinds without one, and if the instance leaves it open.
    public var defaultValue: Value?
}

/// An enum.
public struct EnumInfo: Sendable, Equatable {
    /// The name.
    public var name: String
    /// Keys of its values, in order.
    public var values: [String]
}

/// An image, font, sound or other asset.
public struct AssetInfo: Sendable, Equatable {
    /// The name.
    public var name: String
    /// `ImageAsset`, `FontAsset` and so on.
    public var type: String
    /// The id that file names carry.
    public var assetID: UInt32
    /// Name under which a hosted asset is looked for (chapter 01 §10.1).
    public var fileName: String
    /// Number of bytes inside the file, nil if the asset is hosted elsewhere.
    public var inBandBytes: Int?
    /// The id on the content network, nil without one.
    public var cdnID: String?
}

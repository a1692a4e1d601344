import RivuletRuntime

/// A state machine as the rules see it: who leads where, under which conditions, and what is done on the way.
struct MachineModel {
    /// Position in the document's imported machines.
    var row: Int
    /// Position among the artboards.
    var artboard: Int
    /// Position in its artboard.
    var index: Int
    var name: String
    /// Positions in the document's imported inputs.
    var inputs: Range<Int>
    var layers: [LayerModel]
    var listeners: [ListenerModel]
}

struct LayerModel {
    var name: String
    var states: [StateModel]
    /// Positions in `states`.
    var entry: Int
    var any: Int
}

struct StateModel {
    var kind: StateInfo.Kind
    /// For people, unique in its layer.
    var label: String
    /// Positions in the document's imported animations.
    var timelines: [Int]
    var isRandom: Bool
    var transitions: [TransitionModel]
    var actions: [ActionModel]
    /// The length of what it plays once: a timeline that moves and does not loop, in seconds; nil for others.
    var lengthOfOneShot: Float?
    /// Whether it plays something that loops or, blending, never ends.
    var isEndless: Bool
}

struct TransitionModel {
    /// When it may be taken, after its conditions.
    enum Exit: Equatable {
        /// As soon as its conditions hold.
        case atOnce
        /// When the timeline has played so long, in its own seconds.
        case after(Float)
        /// Never: the timeline stands still, so that the exit time is not reached.
        case never
    }

    /// Position in the state's layer; nil if the file does not say where it leads.
    var target: Int?
    var isDisabled: Bool
    var exit: Exit
    /// Whether the layer may go on to the next state in the same instant: it does not mix, or may be interrupted.
    var isInstant: Bool
    var requirements: [Requirement]
    var actions: [ActionModel]
}

struct ActionModel {
    var effect: Effect
    var isAtEnd: Bool
}

/// What an action, a key of a timeline or a listener does.
enum Effect: Hashable, Sendable {
    case fireEvent(EventKey)
    /// A trigger: an input or a property.
    case fire(Variable)
    /// Writes a value; nil for one that is known only when it plays.
    case set(Variable, Scalar?)
    case toggle(Variable)

    /// What it writes or fires.
    var variable: Variable? {
        switch self {
        case .fireEvent: nil
        case .fire(let variable), .set(let variable, _), .toggle(let variable): variable
        }
    }
}

/// An event of an artboard, by object id.
struct EventKey: Hashable, Sendable {
    var artboard: Int
    var object: UInt32
}

struct ListenerModel {
    enum Cause {
        case events([EventKey])
        case changes([Variable])
        /// What people do: the words for it.
        case user(String)
        /// Nothing that could ever happen.
        case nothing
    }

    var name: String
    var cause: Cause
    var effects: [Effect]
}

/// A timeline, as far as it does something at a key.
struct TimelineModel {
    var name: String
    /// Position among the artboards.
    var artboard: Int?
    /// Seconds from its start to its end; of the work area if that is enabled.
    var seconds: Float
    var speed: Float
    var loops: Bool
    var keys: [Key]

    /// A key that does something, or the keys of a value that is written between them.
    struct Key: Hashable, Sendable {
        /// When it is done, from the timeline's start.
        var seconds: Float
        var effect: Effect
    }
}

/// An artboard placed in another.
struct HostModel {
    /// Position among the artboards; nil if it is not in the file.
    var content: Int?
    var name: String
    /// Positions in the document's imported machines.
    var machines: [Int]
    /// Positions in the document's imported animations that play without a machine.
    var timelines: [Int]
}

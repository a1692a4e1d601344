/// An artboard that stands in another.
public struct NestedArtboardInfo: Sendable, Equatable {
    /// What plays in it.
    public struct Player: Sendable, Equatable {
        /// Whether it is a state machine and not a timeline.
        public var isStateMachine: Bool
        /// The name of the machine or timeline, nil if the nested artboard does not have it.
        public var name: String?
        /// The inputs that the artboard around it can set, with the values that it sets at the start; for a trigger 0.
        public var inputs: [InputInfo]
    }

    /// The name of the place.
    public var name: String
    /// The name of the artboard that is shown there, nil if the file does not have it.
    public var artboard: String?
    /// What plays in it, in object order.
    public var players: [Player] = []
    /// The view model instance that it is bound to; nil if it looks into what the artboard around it is bound to.
    public var source: PropertyReference?
    /// Whether it has a view model instance of its own.
    public var isStateful = false
    /// Whether it stands still.
    public var isPaused = false
    /// Playback factor.
    public var speed: Float = 1
}

/// A place where an artboard shows the items of a list (chapter 05 §17).
public struct ComponentListInfo: Sendable, Equatable {
    /// Which artboard stands for items of which view model.
    public struct Rule: Sendable, Equatable {
        /// The view model of the item, nil if the file does not have it.
        public var viewModel: String?
        /// The artboard that is shown, nil if the file does not have it.
        public var artboard: String?
    }

    /// The name of the place.
    public var name: String
    /// The list that is shown there, nil if none is bound.
    public var source: PropertyReference?
    /// Its rules; without one for an item the artboard is shown that was designed for the item's view model.
    public var rules: [Rule]
}

/// An object that can have the focus (chapter 09 §3.1).
public struct FocusInfo: Sendable, Equatable {
    /// What the focus does at the edge of a group.
    public enum Edge: String, Sendable, Equatable {
        /// It goes on in the group around.
        case parentScope
        /// It starts again within the group.
        case closedLoop
        /// It stays.
        case stop
        /// A value that the format does not define.
        case unknown
    }

    /// The name of the focus data.
    public var name: String
    /// The object that gets the focus.
    public var object: ObjectReference?
    /// Whether it can have the focus.
    public var canFocus: Bool
    /// Whether a pointer gives it the focus.
    public var canTouch: Bool
    /// Whether the focus reaches it on its way from one to the next.
    public var canTraverse: Bool
    /// What happens at its edge.
    public var edge: Edge
}

/// A data bind: what keeps a property and a value of the view model the same (chapter 05 §9).
public struct DataBindInfo: Sendable, Equatable {
    /// Which way values go.
    public enum Direction: String, Sendable, Equatable {
        /// From the view model to the property.
        case toTarget
        /// From the property to the view model.
        case toSource
        /// Both ways.
        case both
    }

    /// The value of the view model, nil if the path is empty.
    public var source: PropertyReference?
    /// The object, or the value of a machine or converter.
    public var target: ObjectReference?
    /// The property, by the schema's name.
    public var property: String
    /// Which way values go.
    public var direction: Direction
    /// Whether only the first value is taken.
    public var isOnce: Bool
    /// Its converter: an index in `Document.converters`.
    public var converter: Int?
}

/// A converter of data binds (chapter 05 §13).
public struct ConverterInfo: Sendable, Equatable {
    /// A parameter.
    public struct Parameter: Sendable, Equatable {
        /// The schema's name.
        public var name: String
        /// The value in the file, or the format's default.
        public var value: Value
    }

    /// The name, often empty.
    public var name: String
    /// The schema's name of its type, such as `DataConverterRangeMapper`.
    public var type: String
    /// Its parameters.
    public var parameters: [Parameter]
    /// A group's converters, in order: indices in `Document.converters`.
    public var members: [Int]
    /// A formula as text, `x` standing for the value.
    public var formula: String?
    /// Binds of its parameters.
    public var dataBinds: [DataBindInfo]
}

/// Something that a state, a transition or a listener does (chapter 04 §10, §17). Its description says it in words.
public struct ActionInfo: Sendable, Equatable {
    /// When it is done.
    public enum Occurrence: String, Sendable, Equatable {
        /// When the state is entered or the transition is taken; for listeners, when they hear something.
        case start
        /// When the state is left, or the transition has mixed.
        case end
    }

    /// What is done.
    public enum Effect: Sendable, Equatable {
        /// Reports an event, by name; nil if the file does not have it.
        case reportEvent(String?)
        /// Fires a trigger of the view model; nil if its path is empty.
        case fireTrigger(PropertyReference?)
        /// Fires a trigger input; nil if the machine does not have it.
        case fireInput(InputReference?)
        /// Sets a bool or number input.
        case setInput(InputReference?, to: Value)
        /// Turns a bool input over.
        case toggleInput(InputReference?)
        /// Writes a value into the view model: one in the file, or what another property holds. For a trigger this
        /// fires it.
        case setProperty(PropertyReference?, to: ConditionInfo.Operand)
        /// Moves an object to the pointer, or along with it.
        case alignTarget(ObjectReference?, keepsOffset: Bool)
        /// Gives an object the focus.
        case focus(ObjectReference?)
        /// Moves the focus: `next`, `previous`, `up`, `down`, `left` or `right`.
        case moveFocus(String)
        /// Takes the focus away.
        case clearFocus
        /// Something that this version does not do: the type's name.
        case unknown(String)
    }

    /// When it is done.
    public var occurrence: Occurrence
    /// What is done.
    public var effect: Effect

    /// The trigger of the view model that it fires, nil if it fires none.
    public var firedTrigger: PropertyReference? {
        switch effect {
        case .fireTrigger(let path): path
        case .setProperty(let path, _) where path?.kind == .trigger: path
        default: nil
        }
    }
}

/// What a listener of a state machine waits for, and what it does then (chapter 04 §16).
public struct ListenerInfo: Sendable, Equatable {
    /// One thing that a listener hears.
    public enum Cue: Sendable, Equatable {
        /// `enter`, `exit`, `down`, `up`, `move`, `click`, `dragStart`, `drag` or `dragEnd` of a pointer.
        case pointer(String)
        /// An event that is reported; nil if the file does not have it.
        case event(String?)
        /// A change of a value of the view model, or the firing of a trigger.
        case property(PropertyReference?)
        /// `focus`, `blur`, `keyboard`, `textInput`, `gamepad` or `semanticAction`.
        case input(String)
        /// A number that the format does not define.
        case unknown(UInt32)
    }

    /// The name.
    public var name: String
    /// The object it listens on, nil if it has none.
    public var target: ObjectReference?
    /// What it hears.
    public var cues: [Cue]
    /// What it does.
    public var actions: [ActionInfo]
}

// MARK: - In words

extension ActionInfo: CustomStringConvertible {
    /// In words.
    public var description: String { "\(effect)" + (occurrence == .end ? " at its end" : "") }
}

extension ActionInfo.Effect: CustomStringConvertible {
    /// In words.
    public var description: String {
        switch self {
        case .reportEvent(let name): "report event \(name.map(InfoWording.name) ?? "(none)")"
        case .fireTrigger(let path): "fire \(path.map { "\($0)" } ?? "(nothing)")"
        case .fireInput(let input): "fire \(Self.name(input))"
        case .setInput(let input, let value): "\(Self.name(input)) = \(InfoWording.literal(value))"
        case .toggleInput(let input): "toggle \(Self.name(input))"
        case .setProperty(let path, _) where path?.kind == .trigger: "fire \(path.map { "\($0)" } ?? "")"
        case .setProperty(let path, let value): "\(path.map { "\($0)" } ?? "(nothing)") = \(value)"
        case .alignTarget(let object, let keepsOffset):
            "move \(object.map { "\($0)" } ?? "(nothing)") \(keepsOffset ? "with" : "to") the pointer"
        case .focus(let object): "focus \(object.map { "\($0)" } ?? "(nothing)")"
        case .moveFocus(let direction): "move the focus (\(direction))"
        case .clearFocus: "clear the focus"
        case .unknown(let type): type
        }
    }

    private static func name(_ input: InputReference?) -> String {
        input.map { InfoWording.name($0.name) } ?? "(no input)"
    }
}

extension ListenerInfo.Cue: CustomStringConvertible {
    /// In words.
    public var description: String {
        switch self {
        case .pointer(let kind): "pointer \(kind)"
        case .event(let name): "event \(name.map(InfoWording.name) ?? "(none)")"
        case .property(let path?): path.kind == .trigger ? "\(path) fires" : "\(path) changes"
        case .property(nil): "a value that is not there"
        case .input(let kind): kind
        case .unknown(let number): "listener type \(number)"
        }
    }
}

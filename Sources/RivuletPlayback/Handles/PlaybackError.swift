import RivuletRuntime

/// Why something asked of the playback layer did not happen.
public enum PlaybackError: Error, Sendable, Equatable {
    /// What was closed, or released, before it was asked for something.
    public enum Closed: String, Sendable, Equatable {
        /// The worker.
        case worker
        /// The file.
        case file
        /// The state machine.
        case stateMachine = "state machine"
        /// The view model instance.
        case instance = "view model instance"
    }

    /// No such property: the path, the part of it that is not there, the view model searched and the names in it.
    case unknownPath(String, part: String, viewModel: String, existing: [String])
    /// A property of another kind.
    case wrongKind(path: String, wanted: ValueKind, found: ValueKind)
    /// No value with that key in the enum of the property.
    case unknownEnumValue(String, path: String, existing: [String])
    /// Nobody read a stream, and its buffer was full. What it gave up to here is complete.
    case overflow(limit: Int, path: String)
    /// It is closed.
    case closed(Closed)
    /// A `Rive` plays the state machine: time that passes by hand would come on top. Pause it first.
    case playing
    /// Two things that were to work together belong to different files or workers.
    case foreign(String)
    /// No file can be read from there: the source as it was given, and why.
    case source(String, reason: String)
    /// The file gives no document.
    case document(DocumentError)
    /// No event with that name in the artboard: the artboard, and the events that it has.
    case unknownEvent(String, artboard: String, existing: [String])
    /// No state with that name in the state machine: the machine, and the states that it has.
    case unknownState(String, stateMachine: String, existing: [String])
    /// No default state machine was set for the artboard, and strictness was asked for: the artboard, and the machines that
    /// it has.
    case noDefaultStateMachine(artboard: String, existing: [String])
    /// The document has nothing of that name, or the scene cannot be made.
    case scene(SceneError)
    /// The artboard was designed for no view model: its name, and the view models of the file.
    case noViewModel(artboard: String, existing: [String])
    /// No item with that number in the list: the path, and how many it has.
    case indexOutOfRange(path: String, index: Int, count: Int)

    package init(_ error: SceneError) {
        switch error {
        case .unknownPath(let path, let part, let viewModel, let existing):
            self = .unknownPath(path, part: part, viewModel: viewModel, existing: existing)
        case .wrongKind(let path, let wanted, let found):
            self = .wrongKind(path: path, wanted: wanted, found: found)
        case .unknownEnumValue(let key, let path, let existing):
            self = .unknownEnumValue(key, path: path, existing: existing)
        case .indexOutOfRange(let path, let index, let count):
            self = .indexOutOfRange(path: path, index: index, count: count)
        default:
            self = .scene(error)
        }
    }
}

extension PlaybackError: CustomStringConvertible {
    /// The error in a sentence for people, with the names that exist where one was asked for that does not.
    public var description: String {
        switch self {
        case .unknownPath(let path, let part, let viewModel, let existing):
            return SceneError.unknownPath(path, part: part, viewModel: viewModel, existing: existing).description
        case .wrongKind(let path, let wanted, let found):
            return SceneError.wrongKind(path: path, wanted: wanted, found: found).description
        case .unknownEnumValue(let key, let path, let existing):
            return SceneError.unknownEnumValue(key, path: path, existing: existing).description
        case .overflow(let limit, let path):
            return "The stream of \"\(path)\" had \(limit) unread elements and cannot keep more. "
                + "Read it faster, or ask for another buffering."
        case .closed(let what):
            return "The \(what.rawValue) is closed."
        case .playing:
            return "A Rive plays this state machine and moves its time. Pause it before advancing by hand."
        case .foreign(let what):
            return "The \(what) belongs to another file or worker."
        case .source(let source, let reason):
            return "Cannot read \"\(source)\": \(reason)."
        case .document(let error): return error.description
        case .scene(let error): return error.description
        case .unknownEvent(let name, let artboard, let existing):
            return "There is no event \"\(name)\" in artboard \"\(artboard)\". " + Self.list(existing, "It has")
        case .unknownState(let name, let machine, let existing):
            return "There is no state \"\(name)\" in state machine \"\(machine)\". " + Self.list(existing, "It has")
        case .noDefaultStateMachine(let artboard, let existing):
            return "No default state machine is set for artboard \"\(artboard)\". " + Self.list(existing, "It has")
        case .noViewModel(let artboard, let existing):
            return "The artboard \"\(artboard)\" has no view model of its own. Name one. "
                + (existing.isEmpty ? "The file has none." : "The file has: \(Self.quoted(existing)).")
        case .indexOutOfRange(let path, let index, let count):
            return SceneError.indexOutOfRange(path: path, index: index, count: count).description
        }
    }

    private static func list(_ names: [String], _ start: String) -> String {
        names.isEmpty ? "\(start) none." : "\(start): \(quoted(names))."
    }

    private static func quoted(_ names: [String]) -> String {
        names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}

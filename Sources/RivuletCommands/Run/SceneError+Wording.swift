import RivuletRuntime

extension SceneError {
    /// What is wrong, in one sentence that names what would be right.
    var wording: String {
        switch self {
        case .noArtboard: "the file has no artboard"
        case .unknownArtboard(let name, let existing):
            "the file has no artboard '\(printable(name))'" + alternatives(to: name, in: existing)
        case .unknownMachine(let name, let artboard, let existing):
            "artboard '\(printable(artboard))' has no state machine '\(printable(name))'"
                + alternatives(to: name, in: existing, none: "it has none")
        case .unknownTimeline(let name, let artboard, let existing):
            "artboard '\(printable(artboard))' has no timeline '\(printable(name))'"
                + alternatives(to: name, in: existing, none: "it has none")
        case .unknownViewModel(let name, let existing):
            "the file has no view model '\(printable(name))'" + alternatives(to: name, in: existing)
        case .unknownInstance(let name, let viewModel, let existing):
            "view model '\(printable(viewModel))' has no instance '\(printable(name))'"
                + alternatives(to: name, in: existing, none: "it has none")
        case .unknownInput(let name, let existing):
            "the state machine has no input '\(printable(name))'"
                + alternatives(to: name, in: existing, none: "it has no inputs")
        case .wrongInputKind(let name, let wanted, let found):
            "input '\(printable(name))' is a \(found.rawValue), not a \(wanted.rawValue)"
        case .noViewModel(let path):
            "there is no '\(printable(path))': the scene has no view model instance"
        case .unknownPath(_, let part, let viewModel, let existing):
            "view model '\(printable(viewModel))' has no property '\(printable(part))'"
                + alternatives(to: part, in: existing, none: "it has no properties")
        case .wrongKind(let path, let wanted, let found):
            "'\(printable(path))' is a \(found.rawValue), not a \(wanted.rawValue)"
        case .notWritable(let path, let kind): "'\(printable(path))' is a \(kind.rawValue), which cannot be set"
        case .missingInstance(let path, let part):
            "'\(printable(path))' leads nowhere now: '\(printable(part))' has no instance"
        case .unknownEnumValue(let value, let path, let existing):
            "'\(printable(path))' has no value '\(printable(value))'; it takes "
                + enumeration(existing.map { "'\(printable($0))'" }, last: "or")
        case .indexOutOfRange(let path, let index, let count):
            "'\(printable(path))' has \(RivuletCommands.count(count, "item")), so there is no number \(index)"
        case .limitExceeded(let limit, let value, let maximum):
            "the scene is too large: \(limit) is \(value), the limit is \(maximum)"
        case .foreignInstance: "the view model instance belongs to another document"
        }
    }
}

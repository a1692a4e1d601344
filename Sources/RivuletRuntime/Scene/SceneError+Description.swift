import RivuletSchema

extension SceneError: CustomStringConvertible {
    /// What was asked for and is not there, and the nearest of what is: one or two sentences.
    public var description: String {
        switch self {
        case .noArtboard: "The file has no artboard, so there is nothing to play."
        case .unknownArtboard(let name, let existing):
            "There is no artboard \"\(name)\"" + Self.instead(of: name, existing, "artboards", "in the file")
        case .unknownMachine(let name, let artboard, let existing):
            "There is no state machine \"\(name)\" in artboard \"\(artboard)\""
                + Self.instead(of: name, existing, "state machines", "in it")
        case .unknownTimeline(let name, let artboard, let existing):
            "There is no timeline \"\(name)\" in artboard \"\(artboard)\""
                + Self.instead(of: name, existing, "timelines", "in it")
        case .unknownViewModel(let name, let existing):
            "There is no view model \"\(name)\"" + Self.instead(of: name, existing, "view models", "in the file")
        case .unknownInstance(let name, let viewModel, let existing):
            "There is no instance \"\(name)\"\(viewModel.isEmpty ? "" : " of view model \"\(viewModel)\"")"
                + Self.instead(of: name, existing, "named instances", "of it")
        case .unknownInput(let name, let existing):
            "There is no input \"\(name)\" in the state machine" + Self.instead(of: name, existing, "inputs", "in it")
        case .wrongInputKind(let name, let wanted, let found):
            "Input \"\(name)\" is a \(found.rawValue), not a \(wanted.rawValue)."
        case .noViewModel(let path):
            "There is no view model instance in which to look up \"\(path)\": the artboard has no view model, or the "
                + "scene was made without one."
        case .unknownPath(let path, let part, "", let existing) where existing.isEmpty:
            "There is no property \"\(part)\" where the path \"\(path)\" looks for it: only view models and items of lists "
                + "(such as rows[0]/name) have properties."
        case .unknownPath(let path, let part, let viewModel, let existing):
            (part == path
                ? "There is no property \"\(part)\"" : "There is no property \"\(part)\" (of the path \"\(path)\")")
                + (viewModel.isEmpty ? "" : " in view model \"\(viewModel)\"")
                + Self.instead(of: part, existing, "properties", "in it")
        case .wrongKind(let path, let wanted, let found):
            "The property \"\(path)\" is of kind \(found.rawValue), not \(wanted.rawValue)."
        case .notWritable(let path, let kind):
            "The property \"\(path)\" is of kind \(kind.rawValue), which the host cannot write."
        case .missingInstance(let path, let part):
            "The path \"\(path)\" leads through \"\(part)\", which holds no instance now."
        case .unknownEnumValue(let value, let path, let existing):
            "There is no value \"\(value)\" in the enum of \"\(path)\""
                + Self.instead(of: value, existing, "values", "in it")
        case .unknownAsset(let name, let existing):
            "There is no asset \"\(name)\"" + Self.instead(of: name, existing, "assets", "in the file")
        case .indexOutOfRange(let path, let index, let count):
            count == 0
                ? "The list \"\(path)\" is empty, so it has no item \(index)."
                : "The list \"\(path)\" has no item \(index): it has \(count), counted from 0."
        case .limitExceeded(let limit, let value, let maximum):
            "The scene would pass a safety limit: \(limit) would be \(value), and at most \(maximum) are allowed."
        case .instanceInItself(let path):
            "The view model instance cannot be put into \"\(path)\": that is a part of itself."
        case .foreignInstance:
            "The view model instance belongs to another document or store, so this scene cannot use it."
        }
    }

    /// How a sentence about a missing name ends: the three nearest names, else all there are if they are few.
    private static func instead(of name: String, _ existing: [String], _ things: String, _ place: String) -> String {
        let names = existing.filter { !$0.isEmpty }
        guard !names.isEmpty else { return "; there are no \(things) \(place)." }
        let near = suggestion(for: name, in: names)
        if !near.isEmpty { return near }
        let shown = names.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ")
        return "; the \(things) \(place) are \(shown)\(names.count > 6 ? " and \(names.count - 6) more" : "")."
    }
}

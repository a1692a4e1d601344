/// Something asked of a document or scene that it does not have. Every case carries what was asked and what exists.
public enum SceneError: Error, Sendable, Equatable {
    /// The file has no artboard at all.
    case noArtboard
    /// No artboard with that name.
    case unknownArtboard(String, existing: [String])
    /// No state machine with that name in the artboard.
    case unknownMachine(String, artboard: String, existing: [String])
    /// No timeline with that name in the artboard.
    case unknownTimeline(String, artboard: String, existing: [String])
    /// No view model with that name.
    case unknownViewModel(String, existing: [String])
    /// No instance with that name in the view model.
    case unknownInstance(String, viewModel: String, existing: [String])
    /// No input with that name in the state machine.
    case unknownInput(String, existing: [String])
    /// An input of another kind.
    case wrongInputKind(String, wanted: InputInfo.Kind, found: InputInfo.Kind)
    /// The scene has no view model instance to read from or write to.
    case noViewModel(path: String)
    /// No such property: the path, the part that is not there, the view model searched and the names in it.
    case unknownPath(String, part: String, viewModel: String, existing: [String])
    /// A property of another kind.
    case wrongKind(path: String, wanted: ValueKind, found: ValueKind)
    /// A property of a kind that the host cannot write.
    case notWritable(path: String, kind: ValueKind)
    /// A path that leads through a nested instance which is not there.
    case missingInstance(path: String, part: String)
    /// No value with that key in the enum.
    case unknownEnumValue(String, path: String, existing: [String])
    /// No asset with that name in the file.
    case unknownAsset(String, existing: [String])
    /// No item with that number in the list.
    case indexOutOfRange(path: String, index: Int, count: Int)
    /// The scene would be nested deeper, or be larger, than the limits allow.
    case limitExceeded(limit: String, value: Int, maximum: Int)
    /// An instance that leads to the list or reference into which it was to be put.
    case instanceInItself(path: String)
    /// A view model instance of another store or of another document.
    case foreignInstance
}

import RivuletFormat

/// Why a file gives no document.
public enum DocumentError: Error, Sendable, Equatable {
    /// The bytes are not a readable `.riv` file.
    case format(FormatError)
    /// The records are readable, but the file must be refused: the reason, and the ordinal and offset in bytes of the
    /// object that shows it (chapter 01 §5).
    case malformed(reason: String, object: Int?, offset: Int)
    /// The file cannot be opened or read.
    case unreadable(path: String, reason: String, isMissing: Bool)
}

extension DocumentError {
    /// What the reference runtime answers to such a file: 1 for another version, 2 for a malformed one (chapter 01 §5).
    package var importResult: Int {
        if case .format(let error) = self { return error.importResult }
        return 2
    }
}

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

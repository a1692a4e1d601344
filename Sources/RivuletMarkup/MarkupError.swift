/// Why a text is not what it should be, with the place.
public struct MarkupError: Error, Sendable, Equatable {
    /// What is wrong, and what would be right.
    public var message: String
    /// Line, counted from 1; 0 where the error has no place in a text.
    public var line: Int
    /// Column in characters of the line, counted from 1.
    public var column: Int

    /// An error at a place.
    public init(_ message: String, line: Int, column: Int) {
        self.message = message
        self.line = line
        self.column = column
    }
}

extension MarkupError: CustomStringConvertible {
    /// `line:column: message`, or the message alone where there is no place.
    public var description: String { line == 0 ? message : "\(line):\(column): \(message)" }
}

extension MarkupError {
    /// An error of content whose place in the text is not known.
    static func object(_ message: String) -> MarkupError { MarkupError(message, line: 0, column: 0) }
}

/// What the tool says to the shell. The numbers are those of `sysexits.h` and `timeout(1)` where they have one.
package enum ExitCode: Int32, Sendable, CaseIterable {
    case done = 0
    case found = 1
    case usage = 64
    case unreadable = 65
    case missing = 66
    case unsupported = 69
    case cannotWrite = 73
    case timedOut = 124
    case impossible = 125

    /// The meaning that holds for every command; commands may say it more exactly.
    package var meaning: String {
        switch self {
        case .done: "done"
        case .found: "the check found something"
        case .usage: "wrong usage: unknown option, value, name or path"
        case .unreadable: "unreadable file; the message has the cause and the byte offset"
        case .missing: "no such file, or it cannot be opened"
        case .unsupported: "the file needs a feature that is not there (--strict)"
        case .cannotWrite: "cannot write the output"
        case .timedOut: "timed out before the condition was met"
        case .impossible: "the condition can no longer come true"
        }
    }
}

/// Why a command ends without having done its work.
package struct CommandFailure: Error, Equatable {
    package var code: ExitCode
    /// One sentence that says what is wrong, where, and what would be right.
    package var message: String

    package init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }

    package static func usage(_ message: String) -> CommandFailure { CommandFailure(.usage, message) }
}

import RivuletFormat

/// Where a command reads from and writes to. Tests hand in their own parts and run commands in their process.
package final class Console {
    /// What surrounds the tool.
    package struct Surroundings {
        /// All of standard input.
        package var readInput: () throws(FileReadError) -> [UInt8]
        /// Writes to standard output; false if that failed.
        package var writeOutput: ([UInt8]) -> Bool
        /// Writes to standard error.
        package var writeErrors: (String) -> Void
        package var isOutputTerminal = false
        package var isErrorTerminal = false
        /// Whether the environment asks for no colours.
        package var wantsNoColor = false
        /// Time from a monotonic clock.
        package var now: () -> Duration
        /// Waits so long in real time.
        package var sleep: (Duration) async -> Void
    }

    package let surroundings: Surroundings
    package var isQuiet = false
    package var color = "auto"
    /// Output that waits to be written, so that long logs take few system calls.
    private var pending: [UInt8] = []
    private(set) var outputFailed = false

    package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    /// Writes a line to standard output.
    package func print(_ line: String) { write(line + "\n") }

    /// Writes text to standard output as it is.
    package func write(_ text: String) { write(text.utf8) }

    private func write(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        if pending.count >= 1 << 16 { flush() }
    }

    package func flush() {
        guard !pending.isEmpty else { return }
        if !outputFailed, !surroundings.writeOutput(pending) { outputFailed = true }
        pending.removeAll(keepingCapacity: true)
    }

    /// Writes a file, in place of one that is there, and notes what was written; `-` is standard output.
    func save(_ bytes: [UInt8], to path: String, what: String) throws(CommandFailure) {
        guard path != "-" else { return write(bytes) }
        if let reason = OutputFile.write(bytes, to: path) {
            throw CommandFailure(.cannotWrite, "cannot write '\(printable(path))': \(reason)")
        }
        note("wrote \(printable(path)): \(what)")
    }

    /// A remark beside the output, on standard error; silent with `--quiet`.
    package func note(_ text: String) {
        guard !isQuiet else { return }
        flush()
        surroundings.writeErrors(errorStyle.faint("note: ") + text + "\n")
    }

    package func error(_ prefix: String, _ message: String) {
        flush()
        surroundings.writeErrors("\(prefix): \(errorStyle.bad("error:")) \(message)\n")
    }

    package func errorLine(_ text: String) {
        flush()
        surroundings.writeErrors(text + "\n")
    }

    /// The style of standard output.
    package var style: TextStyle { style(isTerminal: surroundings.isOutputTerminal) }
    package var errorStyle: TextStyle { style(isTerminal: surroundings.isErrorTerminal) }

    private func style(isTerminal: Bool) -> TextStyle {
        switch color {
        case "always": TextStyle(isColored: true)
        case "never": .plain
        default: TextStyle(isColored: isTerminal && !surroundings.wantsNoColor)
        }
    }
}

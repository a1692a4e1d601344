/// Says how far a long task is: only on a terminal, and only once it has taken a second.
struct Progress {
    private let console: Console
    private let beginning: Duration
    private var isShown = false
    private var last = ""

    init(_ console: Console) {
        self.console = console
        beginning = console.surroundings.now()
    }

    mutating func report(_ done: Int, of total: Int, _ what: String) {
        let surroundings = console.surroundings
        guard surroundings.isErrorTerminal, !console.isQuiet,
            isShown || surroundings.now() - beginning >= .seconds(1)
        else { return }
        let width = 24
        let filled = total > 0 ? min(width, width * done / total) : 0
        let line =
            String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
            + " \(done) of \(total) \(what)"
        guard line != last else { return }
        last = line
        isShown = true
        surroundings.writeErrors("\r[" + line.prefix(width) + "]" + line.dropFirst(width))
    }

    /// Clears the line.
    mutating func end() {
        guard isShown else { return }
        isShown = false
        console.surroundings.writeErrors("\r\u{1B}[K")
    }
}

import RivuletConformance
import RivuletMarkup

/// The result of `rivulet check` as text and as JSON.
struct CheckReport {
    var result: SuiteResult
    /// How many failures the text shows.
    var shown: Int

    func write(to console: Console) {
        for failure in result.failures.prefix(shown) {
            let difference = failure.difference
            console.print(
                "\(console.style.bad(difference.level.rawValue)) \(printable(failure.trace)):\(difference.line) "
                    + "\(printable(failure.name))")
            console.print("    \(printable(difference.object)): expected \(Self.short(difference.expected))")
            console.print("    got \(Self.short(difference.got))")
        }
        let hidden = result.failures.count - min(shown, result.failures.count)
        if hidden > 0 { console.print("… and \(count(hidden, "more failure"))\n") }
        console.print("\(count(result.cases, "case"))")
        for level in Level.allCases {
            guard let tally = result.levels[level] else { continue }
            console.print("  " + Self.row(level.rawValue, tally))
        }
        if !result.chapters.isEmpty {
            console.print("facts by chapter")
            for (chapter, tally) in result.chapters.sorted(by: { $0.key < $1.key }) {
                console.print("  " + Self.row(chapter, tally))
            }
        }
        guard !result.features.isEmpty else { return }
        let levels = Level.allCases.filter { $0 != .facts && result.levels[$0] != nil }
        console.print("by feature" + levels.map { padded($0.rawValue, to: 16) }.joined())
        for (feature, tallies) in result.features.sorted(by: { $0.key < $1.key }) {
            let cells = levels.map { level in
                padded(tallies[level].map { "\($0.passed)/\($0.total)" } ?? "", to: 16)
            }
            let name = "  " + feature
            console.print(name + String(repeating: " ", count: max(0, 10 - name.count)) + cells.joined())
        }
    }

    private static func row(_ name: String, _ tally: Tally) -> String {
        name + String(repeating: " ", count: max(1, 12 - name.count)) + padded("\(tally.passed)", to: 6)
            + " of \(tally.total) pass"
    }

    private static func short(_ text: String) -> String {
        printable(text.count <= 160 ? text : String(text.prefix(157)) + "…")
    }

    var json: JSONValue {
        func object(_ tally: Tally) -> JSONValue {
            .object([.init("passed", .int(tally.passed)), .init("failed", .int(tally.failed))])
        }
        func levels(_ tallies: [Level: Tally]) -> JSONValue {
            .object(Level.allCases.compactMap { level in tallies[level].map { .init(level.rawValue, object($0)) } })
        }
        return .object([
            .init("version", .int(1)), .init("cases", .int(result.cases)), .init("levels", levels(result.levels)),
            .init(
                "chapters",
                .object(result.chapters.sorted { $0.key < $1.key }.map { .init($0.key, object($0.value)) })),
            .init(
                "features",
                .object(result.features.sorted { $0.key < $1.key }.map { .init($0.key, levels($0.value)) })),
            .init(
                "failures",
                .array(
                    result.failures.map { failure in
                        .object([
                            .init("trace", .string(failure.trace)), .init("case", .string(failure.name)),
                            .init("level", .string(failure.difference.level.rawValue)),
                            .init("line", .int(failure.difference.line)),
                            .init("object", .string(failure.difference.object)),
                            .init("expected", .string(failure.difference.expected)),
                            .init("got", .string(failure.difference.got)),
                        ])
                    })),
        ])
    }
}

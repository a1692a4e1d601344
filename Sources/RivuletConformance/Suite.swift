import RivuletFormat
import RivuletMarkup
import RivuletSchema
import Synchronization

/// One file of traces or facts, read and not yet replayed.
package struct SuiteFile: Sendable {
    package var name: String
    package var content: Content

    package enum Content: Sendable {
        case traces([TraceCase])
        case facts([FactCase])
    }

    /// Parses a `.jsonl` file, gzip-compressed or not. A line with `objects` or `file` makes it a file of facts.
    package init(name: String, bytes: [UInt8]) throws(SuiteError) {
        self.name = name
        let text: [UInt8]
        do {
            text = RiveFile.isGzip(bytes) ? try gunzip(bytes, maximum: 1 << 30) : bytes
        } catch {
            throw SuiteError(file: name, message: error.description)
        }
        do throws(MarkupError) {
            let first = text.prefix { $0 != 0x0A }
            let line = try JSONValue(parsing: Array(first))
            if line["objects"] != nil || line["file"] != nil {
                let tolerance: FactTolerance = name.hasPrefix("random") ? .coarse : .relative
                content = .facts(try FactCase.parse(text, tolerance: tolerance))
            } else {
                content = .traces(try TraceCase.parse(text, trace: name))
            }
        } catch {
            throw SuiteError(file: name, message: "line \(error.line): \(error.message)")
        }
    }

    package var caseCount: Int {
        switch content {
        case .traces(let cases): cases.count
        case .facts(let cases): cases.count
        }
    }
}

/// What is wrong with a file of traces or facts.
package struct SuiteError: Error, CustomStringConvertible {
    package var file: String
    package var message: String
    package var description: String { "\(file): \(message)" }

    package init(file: String, message: String) {
        self.file = file
        self.message = message
    }
}

/// How many cases passed and failed.
package struct Tally: Sendable, Equatable {
    package var passed = 0
    package var failed = 0

    package init() {}
    package var total: Int { passed + failed }

    mutating func count(_ didPass: Bool) {
        if didPass { passed += 1 } else { failed += 1 }
    }
}

/// A case that failed, and where first.
package struct Failure: Sendable {
    package var trace: String
    package var name: String
    package var difference: Difference
}

/// The result of replaying any number of files.
package struct SuiteResult: Sendable {
    package var cases = 0
    package var levels: [Level: Tally] = [:]
    /// Facts by chapter.
    package var chapters: [String: Tally] = [:]
    /// Trace cases by feature of their file, each with its levels; files without features count as `core`.
    package var features: [String: [Level: Tally]] = [:]
    /// Facts that ask for what is not there yet count as failed, each with the operation that is missing.
    package var failures: [Failure] = []

    package init() {}

    package var hasFailures: Bool { levels.values.contains { $0.failed > 0 } }
}

/// Replays files of traces and facts.
package struct Suite: Sendable {
    /// Bytes of an asset by its file name, nil if it is nowhere.
    package var asset: @Sendable (String) -> [UInt8]?
    /// Features of an asset, from a manifest; empty where there is none.
    package var features: [String: [String]]
    /// Levels that are looked at.
    package var levels: Set<Level>

    package init(
        features: [String: [String]] = [:], levels: Set<Level> = Set(Level.allCases),
        asset: @escaping @Sendable (String) -> [UInt8]?
    ) {
        self.asset = asset
        self.features = features
        self.levels = levels
    }

    /// Replays one file.
    package func run(_ file: SuiteFile) -> SuiteResult {
        var result = SuiteResult()
        switch file.content {
        case .traces(let cases):
            var bytes: [String: [UInt8]] = [:]
            for test in cases {
                if bytes[test.asset] == nil { bytes[test.asset] = asset(test.asset) }
                add(test, bytes[test.asset], to: &result)
            }
        case .facts(let cases): for fact in cases where levels.contains(.facts) { add(fact, file.name, to: &result) }
        }
        return result
    }

    private func add(_ test: TraceCase, _ bytes: [UInt8]?, to result: inout SuiteResult) {
        result.cases += 1
        var outcome = CaseResult(trace: test.trace, name: test.name, asset: test.asset)
        if let bytes {
            outcome = TraceReplay.run(test, bytes: bytes)
        } else {
            // A level that is looked at, so that it fails.
            let level = Level.allCases.first { $0 != .facts && levels.contains($0) } ?? .behaviour
            outcome.levels = [level]
            outcome.differences[level] = Difference(
                level: level, line: test.line, object: "asset", expected: test.asset, got: "no such file")
        }
        let names = features[test.asset].map { $0.isEmpty ? ["core"] : $0 } ?? []
        for level in outcome.levels.intersection(levels) {
            let didPass = outcome.passes(level)
            result.levels[level, default: Tally()].count(didPass)
            for name in names { result.features[name, default: [:]][level, default: Tally()].count(didPass) }
            if let difference = outcome.differences[level] {
                result.failures.append(Failure(trace: test.trace, name: test.name, difference: difference))
            }
        }
    }

    private func add(_ fact: FactCase, _ file: String, to result: inout SuiteResult) {
        result.cases += 1
        var difference: Difference?
        do {
            switch try FactReplay.outcome(of: fact) {
            case .passed: break
            case .skipped(let operation):
                difference = Difference(
                    level: .facts, line: fact.line, object: operation, expected: "an answer", got: "not there yet")
            case .failed(let line, let found):
                difference = Difference(
                    level: .facts, line: fact.line, object: "expected line \(line), \(found.place)",
                    expected: found.expected, got: found.got)
            }
        } catch {
            difference = Difference(
                level: .facts, line: fact.line, object: "case", expected: "a readable case", got: "\(error)")
        }
        result.levels[.facts, default: Tally()].count(difference == nil)
        result.chapters[fact.chapter, default: Tally()].count(difference == nil)
        if let difference {
            result.failures.append(Failure(trace: file, name: fact.rule, difference: difference))
        }
    }

    /// Replays many files, as many at once as there are workers. Results are joined in the order of the files.
    ///
    /// - Parameters:
    ///   - load: makes the file at a position, on the worker that replays it.
    ///   - progress: called after each file with how many are done.
    package func run(
        count: Int, workers: Int, load: @escaping @Sendable (Int) throws(SuiteError) -> SuiteFile,
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws -> SuiteResult {
        let progress = SuiteProgress(count: count, report: progress)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<max(1, workers) {
                group.addTask {
                    while let position = progress.take() { progress.finish(position, run(try load(position))) }
                }
            }
            try await group.waitForAll()
        }
        return progress.joined
    }
}

/// Which files are taken and done, shared by the workers.
private final class SuiteProgress: Sendable {
    private struct State: Sendable {
        var next = 0
        var results: [(position: Int, result: SuiteResult)] = []
    }

    private let count: Int
    private let report: @Sendable (Int) -> Void
    private let state = Mutex(State())

    init(count: Int, report: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.report = report
    }

    /// The next file to replay, nil if all are taken.
    func take() -> Int? {
        state.withLock { state in
            guard state.next < count else { return nil }
            state.next += 1
            return state.next - 1
        }
    }

    func finish(_ position: Int, _ result: SuiteResult) {
        let done = state.withLock { state in
            state.results.append((position, result))
            return state.results.count
        }
        report(done)
    }

    var joined: SuiteResult {
        state.withLock { $0.results }.sorted { $0.position < $1.position }
            .reduce(into: SuiteResult()) { $0.join($1.result) }
    }
}

extension SuiteResult {
    mutating func join(_ other: SuiteResult) {
        func add(_ left: Tally, _ right: Tally) -> Tally {
            var sum = left
            sum.passed += right.passed
            sum.failed += right.failed
            return sum
        }
        cases += other.cases
        levels.merge(other.levels, uniquingKeysWith: add)
        chapters.merge(other.chapters, uniquingKeysWith: add)
        features.merge(other.features) { $0.merging($1, uniquingKeysWith: add) }
        failures += other.failures
    }
}

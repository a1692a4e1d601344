import RivuletConformance
import RivuletFormat
import RivuletMarkup

/// `rivulet check`: recorded behaviour, replayed.
enum CheckCommand {
    static let files = OptionDefinition.option(
        "files", "FOLDER",
        help: "Where the .riv files lie that traces name. Default: the folder files beside the traces' folder.",
        isRepeatable: true)
    static let level = OptionDefinition.option(
        "level", "LEVEL", choices: Level.allCases.map(\.rawValue),
        help: "Look at this level only: behaviour, settling, motion, drawing or facts. Default: all.",
        isRepeatable: true)
    static let shard = OptionDefinition.option(
        "shard", "I/N", help: "Replay only the I-th of N parts, to share the work among machines.")
    static let floor = OptionDefinition.option(
        "floor", "FILE",
        help: "Fail only if fewer cases pass than FILE says, per level, chapter and feature.")
    static let writeFloor = OptionDefinition.option(
        "write-floor", "FILE", help: "Write how many cases pass to FILE, for --floor.")
    static let failures = OptionDefinition.option(
        "failures", "N", help: "How many failing cases to show. Default: 20; 0 for none.")
    static let json = OptionDefinition.flag("json", help: "Print one JSON object (version 1) instead of text.")

    static let definition = CommandDefinition(
        name: "check",
        summary: "Replay recorded traces and facts, and say where a scene behaves otherwise.",
        discussion: [
            "A trace holds a script and what was seen while it ran: state changes, events, view model values, whether "
                + "the scene settled, world transforms, draw calls. Facts are small cases with their file inside. Each "
                + "level is judged on its own, and each failing case is shown with its first difference."
        ],
        operands: [
            OperandDefinition(
                name: "TRACE", help: "A .jsonl or .jsonl.gz file of traces or facts, or a folder of them.",
                isRepeatable: true)
        ],
        options: [files, level, shard, floor, writeFloor, failures, json],
        examples: [
            .init(line: "rivulet check traces --files scenes", meaning: "all traces of a folder"),
            .init(line: "rivulet check facts/facts-03.jsonl --failures 100", meaning: "one chapter's facts"),
        ],
        exitCodes: [
            (.found, "a case failed, or fewer passed than the floor says"), (.unreadable, "a trace is not readable"),
            (.missing, ExitCode.missing.meaning), (.cannotWrite, ExitCode.cannotWrite.meaning),
        ]
    ) { (arguments, console) async throws(CommandFailure) in
        let shown = try arguments.wholeNumber(failures, from: 0) ?? 20
        let paths = try part(of: try traces(arguments.operands), arguments)
        let chosen = arguments.values(level).compactMap(Level.init)
        let folders = searchFolders(arguments, paths)
        let suite = Suite(
            features: manifest(paths), levels: chosen.isEmpty ? Set(Level.allCases) : Set(chosen)
        ) { name in
            for folder in folders { if let bytes = try? readFile(atPath: folder + "/" + name) { return bytes } }
            return nil
        }
        let result = try await replay(paths, by: suite, console)
        let report = CheckReport(result: result, shown: shown)
        if arguments.has(json) {
            console.print(report.json.text(indented: true))
        } else {
            report.write(to: console)
        }
        return try compare(result, arguments, console)
    }

    private static func replay(
        _ paths: [String], by suite: Suite, _ console: Console
    ) async throws(CommandFailure) -> SuiteResult {
        let (finished, continuation) = AsyncStream<Int>.makeStream()
        async let replayed = {
            defer { continuation.finish() }
            return try await suite.run(
                count: paths.count, workers: Folder.processorCount,
                load: { (position) throws(SuiteError) in
                    let bytes: [UInt8]
                    do throws(FileReadError) {
                        bytes = try readFile(atPath: paths[position])
                    } catch {
                        throw SuiteError(file: paths[position], message: error.description)
                    }
                    return try SuiteFile(name: Folder.name(paths[position]), bytes: bytes)
                }, progress: { continuation.yield($0) })
        }()
        var progress = Progress(console)
        for await count in finished { progress.report(count, of: paths.count, "files") }
        progress.end()
        do {
            return try await replayed
        } catch {
            throw CommandFailure(.unreadable, printable("\(error)"))
        }
    }

    // MARK: Files

    /// The trace files that were named, folders opened.
    private static func traces(_ operands: [String]) throws(CommandFailure) -> [String] {
        var paths: [String] = []
        for operand in operands {
            guard let names = Folder.names(operand) else {
                guard Folder.exists(operand) else {
                    throw CommandFailure(.missing, "there is no file or folder '\(printable(operand))'")
                }
                paths.append(operand)
                continue
            }
            let found = names.filter { $0.hasSuffix(".jsonl") || $0.hasSuffix(".jsonl.gz") }
            if found.isEmpty {
                throw CommandFailure(.missing, "there are no .jsonl files in '\(printable(operand))'")
            }
            paths += found.map { operand + "/" + $0 }
        }
        return paths
    }

    private static func part(
        of paths: [String], _ arguments: ParsedArguments
    ) throws(CommandFailure) -> [String] {
        guard let text = arguments.value(shard) else { return paths }
        let parts = text.split(separator: "/").map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, (1...count).contains(index)
        else { throw .usage("--shard takes a part such as 1/4, not '\(printable(text))'") }
        return paths.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
    }

    private static func searchFolders(_ arguments: ParsedArguments, _ paths: [String]) -> [String] {
        let given = arguments.values(files)
        if !given.isEmpty { return given }
        var folders: [String] = []
        for path in paths {
            let folder = Folder.parent(path)
            for candidate in [folder + "/../files", folder] where !folders.contains(candidate) {
                folders.append(candidate)
            }
        }
        return folders
    }

    /// Features by file name, from a manifest.json in the traces' folder or the one above.
    private static func manifest(_ paths: [String]) -> [String: [String]] {
        var features: [String: [String]] = [:]
        for folder in Set(paths.map(Folder.parent)) {
            for candidate in [folder + "/manifest.json", folder + "/../manifest.json"] {
                guard let bytes = try? readFile(atPath: candidate), let list = try? JSONValue(parsing: bytes) else {
                    continue
                }
                for entry in list.array ?? [] {
                    guard let file = entry["file"]?.string else { continue }
                    features[file] = (entry["features"]?.array ?? []).compactMap(\.string)
                }
                break
            }
        }
        return features
    }

    // MARK: Floor

    private static func compare(
        _ result: SuiteResult, _ arguments: ParsedArguments, _ console: Console
    ) throws(CommandFailure) -> ExitCode {
        let reached = ConformanceFloor(result)
        if let path = arguments.value(writeFloor) {
            try console.save(
                Array((reached.json.text(indented: true) + "\n").utf8), to: path,
                what: count(reached.passed.count, "number"))
        }
        guard let path = arguments.value(floor) else {
            if arguments.has(writeFloor) { return .done }
            return result.hasFailures ? .found : .done
        }
        let bytes: [UInt8]
        do {
            bytes = try readFile(atPath: path)
        } catch {
            throw CommandFailure(.missing, error.description)
        }
        let wanted: ConformanceFloor
        do {
            wanted = ConformanceFloor(try JSONValue(parsing: bytes))
        } catch {
            throw CommandFailure(.unreadable, "\(printable(path)): \(error)")
        }
        let losses = wanted.losses(to: reached)
        for loss in losses {
            console.errorLine("below the floor: \(loss.name): \(loss.reached) of \(loss.wanted) cases pass")
        }
        if losses.isEmpty {
            console.note("no fewer cases pass than \(printable(path)) says")
            let gains = reached.losses(to: wanted)
            if !gains.isEmpty { console.note("the floor can be raised in \(count(gains.count, "place"))") }
        }
        return losses.isEmpty ? .done : .found
    }
}

/// How many cases pass, by level, by chapter of the facts, and by feature and level.
struct ConformanceFloor {
    private(set) var passed: [String: Int] = [:]

    init(_ result: SuiteResult) {
        for (level, tally) in result.levels { passed[level.rawValue] = tally.passed }
        for (chapter, tally) in result.chapters { passed["chapter \(chapter)"] = tally.passed }
        for (feature, levels) in result.features {
            for (level, tally) in levels { passed["\(feature) \(level.rawValue)"] = tally.passed }
        }
    }

    init(_ json: JSONValue) {
        for member in json["passed"]?.object ?? [] { passed[member.name] = member.value.int ?? 0 }
    }

    var json: JSONValue {
        let members = passed.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .int($0.value)) }
        return .object([.init("version", .int(1)), .init("passed", .object(members))])
    }

    /// Where another result stays below this one.
    func losses(to other: ConformanceFloor) -> [(name: String, wanted: Int, reached: Int)] {
        passed.sorted { $0.key < $1.key }.compactMap { name, wanted in
            let reached = other.passed[name] ?? 0
            return reached < wanted ? (name, wanted, reached) : nil
        }
    }
}

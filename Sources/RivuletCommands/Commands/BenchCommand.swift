import RivuletFormat
import RivuletMarkup
import RivuletRuntime

/// `rivulet bench`: how long a file takes.
enum BenchCommand {
    static let json = OptionDefinition.flag("json", help: "Print one JSON object (version 1) instead of text.")
    static let repetitions = OptionDefinition.option(
        "repetitions", "N",
        help: "How often to measure. Default: as often as fits into half a second, at least 10 times.")

    static let definition = CommandDefinition(
        name: "bench",
        summary: "Measure how long a file takes to load.",
        discussion: [
            "Measures reading (bytes to records) and import (bytes to a document that scenes are made from), in "
                + "microseconds of real time: the median and the least of many repetitions in one process."
        ],
        operands: [InputFile.operand],
        options: [json, repetitions],
        examples: [.init(line: "rivulet bench intro.riv", meaning: "figures for one file")],
        exitCodes: [(.unreadable, ExitCode.unreadable.meaning), (.missing, ExitCode.missing.meaning)]
    ) { (arguments, console) async throws(CommandFailure) in
        var fixed: Int?
        if let text = arguments.value(repetitions) {
            guard let number = Int(text), (1...1_000_000).contains(number) else {
                throw .usage("--repetitions takes a whole number from 1 to 1000000, not '\(printable(text))'")
            }
            fixed = number
        }
        let input = try InputFile(arguments.operands[0], console: console)
        let objects = try input.document().file.recordCount
        let now = console.surroundings.now
        let read = Measurement(repetitions: fixed, now: now) { (try? RiveFile(bytes: input.bytes)) != nil }
        let whole = Measurement(repetitions: fixed, now: now) { (try? Document(bytes: input.bytes)) != nil }
        if arguments.has(json) {
            let value = JSONValue.object([
                .init("version", .int(1)), .init("file", .string(input.name)), .init("bytes", .int(input.bytes.count)),
                .init("objects", .int(objects)), .init("repetitions", .int(whole.count)),
                .init("read_us", .double(read.median)), .init("read_us_least", .double(read.least)),
                .init("import_us", .double(whole.median)), .init("import_us_least", .double(whole.least)),
            ])
            console.print(value.text())
        } else {
            console.print("\(printable(input.name))  \(count(input.bytes.count, "byte")), \(count(objects, "object"))")
            console.print("  read    \(read.text)")
            console.print("  import  \(whole.text)")
        }
        return .done
    }

    /// Times of one piece of work, in microseconds.
    private struct Measurement {
        var median: Double
        var least: Double
        var count: Int

        init(repetitions: Int?, now: () -> Duration, _ work: () -> Bool) {
            var times: [Double] = []
            let start = now()
            while repetitions.map({ times.count < $0 })
                ?? (times.count < 10 || (now() - start < .milliseconds(500) && times.count < 100_000))
            {
                let before = now()
                guard work() else { break }
                times.append((now() - before) / .microseconds(1))
            }
            times.sort()
            median = times.isEmpty ? 0 : times[times.count / 2]
            least = times.first ?? 0
            count = times.count
        }

        var text: String {
            "\(padded(Self.rounded(median), to: 8)) µs median, \(Self.rounded(least)) µs least, \(RivuletCommands.count(count, "repetition"))"
        }

        /// Three significant digits or all digits before the point.
        private static func rounded(_ value: Double) -> String {
            let decimals = value < 10 ? 100.0 : value < 100 ? 10.0 : 1.0
            return plain(Float(Double(Int(value * decimals + 0.5)) / decimals))
        }
    }
}

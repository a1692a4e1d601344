import RivuletFormat
import RivuletMarkup
import RivuletRuntime

/// `rivulet bench`: how long a file takes.
enum BenchCommand {
    static let json = OptionDefinition.flag("json", help: "Print one JSON object (version 1) instead of text.")
    static let instances = OptionDefinition.option(
        "instances", "N", help: "How many scenes to play side by side. Default: 100.")
    static let repetitions = OptionDefinition.option(
        "repetitions", "N",
        help: "How often to measure. Default: as often as fits into half a second, at least 10 times.")

    static let definition = CommandDefinition(
        name: "bench",
        summary: "Measure how long a file takes to load, to instance, to play and to draw.",
        discussion: [
            "Measures reading (bytes to records) and import (bytes to a document that scenes are made from), in "
                + "microseconds of real time: the median and the least of many repetitions in one process.",
            "Then makes scenes of the file's default choice, each with its view model bound, and advances all of them "
                + "in turn by 1/60 s: microseconds and bytes per scene, microseconds per scene and frame. A scene that "
                + "nobody watches makes no paths; 'watched' is the same for scenes that are drawn. Drawing is measured "
                + "apart, between such frames: filling one draw list, without a renderer.",
        ],
        operands: [InputFile.operand],
        options: [instances, json, repetitions],
        examples: [.init(line: "rivulet bench intro.riv", meaning: "figures for one file")],
        exitCodes: [(.unreadable, ExitCode.unreadable.meaning), (.missing, ExitCode.missing.meaning)]
    ) { (arguments, console) async throws(CommandFailure) in
        let fixed = try arguments.wholeNumber(repetitions, from: 1, to: 1_000_000)
        let sceneCount = try arguments.wholeNumber(instances, from: 1, to: 100_000) ?? 100
        let input = try InputFile(arguments.operands[0], console: console)
        let document = try input.document()
        let objects = document.file.recordCount
        let now = console.surroundings.now
        let bounds = fixed.map { $0...$0 } ?? 10...100_000
        let read = Measurement(bounds, now: now) { _ = try? RiveFile(bytes: input.bytes) }
        let whole = Measurement(bounds, now: now) { _ = try? Document(bytes: input.bytes) }
        let play = PlayMeasurement(document, scenes: sceneCount, now: now)
        if arguments.has(json) {
            let value = JSONValue.object([
                .init("version", .int(1)), .init("file", .string(input.name)), .init("bytes", .int(input.bytes.count)),
                .init("objects", .int(objects)), .init("repetitions", .int(whole.count)),
                .init("read_us", figure(read.median)), .init("read_us_least", figure(read.least)),
                .init("import_us", figure(whole.median)), .init("import_us_least", figure(whole.least)),
                .init("instances", .int(sceneCount)),
                .init("instance_us", play.map { figure($0.instance) } ?? .null),
                .init("instance_bytes", play.map { .int($0.bytes) } ?? .null),
                .init("advance_us", play.map { figure($0.advance) } ?? .null),
                .init("watched_us", play.map { figure($0.watched) } ?? .null),
                .init("draw_us", play.map { figure($0.draw) } ?? .null),
                .init("draw_commands", play.map { .int($0.commands) } ?? .null),
            ])
            console.print(value.text())
        } else {
            console.print("\(printable(input.name))  \(count(input.bytes.count, "byte")), \(count(objects, "object"))")
            console.print("  read    \(read.text)")
            console.print("  import  \(whole.text)")
            guard let play else {
                console.note("the file has no artboard that a scene could be made of")
                return .done
            }
            func line(_ name: String, _ value: Double, _ unit: String) {
                console.print("  \(name)\(padded(Measurement.rounded(value), to: 8)) µs \(unit)")
            }
            line("scene   ", play.instance, "to make one, \(count(play.bytes, "byte")) each")
            line("advance ", play.advance, "per frame and scene (\(count(sceneCount, "scene")), 1/60 s)")
            line("watched ", play.watched, "the same if it is drawn")
            line("draw    ", play.draw, "per frame and scene into a draw list, \(count(play.commands, "command"))")
        }
        return .done
    }

    /// Microseconds, with as many digits as mean something.
    private static func figure(_ microseconds: Double) -> JSONValue {
        .double((microseconds * 1000).rounded() / 1000)
    }

    /// Times of making and playing scenes, in microseconds.
    private struct PlayMeasurement {
        var instance: Double
        var bytes: Int
        var advance: Double
        /// The same of scenes that are drawn.
        var watched: Double
        var draw: Double
        /// In the last draw list.
        var commands: Int

        /// Scenes in boxes: collections do not take what cannot be copied.
        private final class Box {
            var scene: Scene
            init(_ document: Document) throws(SceneError) { scene = try Scene(document) }
        }

        /// Nil if no scene can be made of the file.
        init?(_ document: Document, scenes count: Int, now: () -> Duration) {
            let start = now()
            var boxes: [Box] = []
            boxes.reserveCapacity(count)
            for _ in 0..<count {
                guard let box = try? Box(document) else { return nil }
                boxes.append(box)
            }
            instance = (now() - start) / .microseconds(1) / Double(count)
            var report = AdvanceReport()
            for box in boxes { box.scene.advance(by: 0, into: &report) }
            // Warm, then the median of many rounds over all scenes.
            var list = DrawList()
            let step = { for box in boxes { box.scene.advance(by: 1.0 / 60, into: &report) } }
            let drawing = { for box in boxes { box.scene.draw(into: &list) } }
            advance = Measurement(120...2_000, now: now, work: step).median / Double(count)
            drawing()
            watched = Measurement(60...1_000, now: now, prepare: drawing, work: step).median / Double(count)
            draw = Measurement(60...1_000, now: now, prepare: step, work: drawing).median / Double(count)
            commands = list.commands.count
            bytes = boxes.reduce(0) { $0 + $1.scene.byteCount } / count
        }
    }

    /// Times of one piece of work, in microseconds.
    private struct Measurement {
        var median: Double
        var least: Double
        var count: Int

        /// Measures as often as fits into half a second, within bounds and, if they leave a choice, not beyond ten
        /// seconds. What `prepare` does is not measured.
        init(
            _ repetitions: ClosedRange<Int>, now: () -> Duration, prepare: () -> Void = {}, work: () -> Void
        ) {
            var times: [Double] = []
            let start = now()
            while times.count < repetitions.lowerBound
                || (now() - start < .milliseconds(500) && times.count < repetitions.upperBound)
            {
                prepare()
                let before = now()
                work()
                times.append((now() - before) / .microseconds(1))
                if repetitions.count > 1, now() - start > .seconds(10) { break }
            }
            times.sort()
            median = times[times.count / 2]
            least = times[0]
            count = times.count
        }

        var text: String {
            "\(padded(Self.rounded(median), to: 8)) µs median, \(Self.rounded(least)) µs least, \(RivuletCommands.count(count, "repetition"))"
        }

        /// Three significant digits or all digits before the point.
        static func rounded(_ value: Double) -> String {
            let decimals = value < 10 ? 100.0 : value < 100 ? 10.0 : 1.0
            return plain(Float(Double(Int(value * decimals + 0.5)) / decimals))
        }
    }
}

import RivuletConformance
import RivuletFormat
import RivuletMarkup
import RivuletRuntime

/// `rivulet record`: behaviour written down, to be replayed by `check`.
enum RecordCommand {
    static let output = OptionDefinition.option(
        "output", short: "o", "TRACE", help: "The .jsonl file to write; - for standard output.", isRequired: true)
    static let length = OptionDefinition.option("for", "DURATION", help: "How long to play. Default: 2s.")
    static let step = OptionDefinition.option(
        "step", "DURATION", help: "Length of a step, such as 16.667ms or 1f. Default: 1f, a sixtieth of a second.")
    static let interval = OptionDefinition.option(
        "check-every", "N", help: "Write the world transforms after every N-th step. Default: 15.")
    static let pointer = OptionDefinition.option(
        "pointer", PointerInput.form,
        help: "Touch the artboard at X,Y: down, up, move, exit or click, in the step that ends at TIME or later.",
        isRepeatable: true)

    static let definition = CommandDefinition(
        name: "record",
        summary: "Play files and write down how they behave, for check to replay.",
        discussion: [
            "Plays the default artboard and state machine of each file, its default view model instance bound, and "
                + "writes state changes, events, view model values, whether the scene settled, and world transforms. "
                + "Replayed after a change, the trace tells whether the change altered anything that can be seen."
        ],
        operands: [
            OperandDefinition(
                name: "FILE", help: "A .riv file, gzip-compressed or not.", isRepeatable: true)
        ],
        options: [output, length, step, interval, pointer],
        examples: [
            .init(line: "rivulet record intro.riv -o intro.jsonl", meaning: "two seconds of a file"),
            .init(line: "rivulet check intro.jsonl --files .", meaning: "replay it"),
        ],
        exitCodes: [
            (.unreadable, ExitCode.unreadable.meaning), (.missing, ExitCode.missing.meaning),
            (.cannotWrite, ExitCode.cannotWrite.meaning),
        ]
    ) { (arguments, console) async throws(CommandFailure) in
        let stepLength = try arguments.duration(step) ?? .frame
        guard stepLength > .zero else { throw .usage("--step must be longer than 0") }
        let seconds = try arguments.duration(length) ?? ExactTime(wholeSeconds: 2)
        let every = try arguments.wholeNumber(interval, from: 1) ?? 15
        if arguments.operands.contains("-") {
            throw .usage("a trace names the file that it is about, and standard input has no name: give a file")
        }
        let count = (seconds.ticks + stepLength.ticks - 1) / stepLength.ticks
        guard count <= 1_000_000 else { throw .usage("that is more than a million steps: make --step longer") }
        let recorder = TraceRecorder(
            step: stepLength.seconds, stepCount: Int(count), checkInterval: every,
            touches: try touches(arguments, step: stepLength, length: seconds))
        var text = ""
        for path in arguments.operands {
            let input = try InputFile(path, console: console)
            let document = try input.document()
            let lines: [JSONValue]
            do throws(SceneError) {
                lines = try recorder.record(document, asset: Folder.name(path))
            } catch {
                throw CommandFailure(.unreadable, "\(printable(input.name)): \(error.description)")
            }
            for line in lines { text += line.text() + "\n" }
        }
        try console.save(
            Array(text.utf8), to: arguments.value(output) ?? "",
            what: RivuletCommands.count(arguments.operands.count, "case"))
        return .done
    }

    /// The pointers of the command line, in the order of their steps.
    private static func touches(
        _ arguments: ParsedArguments, step: ExactTime, length: ExactTime
    ) throws(CommandFailure) -> [TraceRecorder.Touch] {
        var touches: [TraceRecorder.Touch] = []
        for text in arguments.values(pointer) {
            let (pointer, time) = try PointerInput.parse(text)
            guard time <= length else {
                throw .usage(
                    "--pointer \(printable(text)) lies after the end of the trace at \(length.decimalSeconds) s")
            }
            let number = max(1, Int((time.ticks + step.ticks - 1) / step.ticks))
            for phase in pointer.phases {
                touches.append(.init(step: number, phase: phase, x: pointer.x, y: pointer.y, id: pointer.id))
            }
        }
        // Those of one step in the order in which they were given.
        return touches.enumerated().sorted { ($0.element.step, $0.offset) < ($1.element.step, $1.offset) }
            .map(\.element)
    }
}

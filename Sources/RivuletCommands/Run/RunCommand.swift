import RivuletRuntime

/// `rivulet run`: plays a file on the virtual clock.
enum RunCommand {
    static let artboard = OptionDefinition.option("artboard", "NAME", help: "Which artboard plays. Default: the first.")
    static let machine = OptionDefinition.option(
        "machine", "NAME",
        help: "Which state machine plays. Default: the artboard's default, else its first, else its first timeline.")
    static let viewModel = OptionDefinition.option(
        "view-model", "NAME",
        help: "Which instance of the artboard's view model is bound: default, blank, none, or an instance by its "
            + "name (name:NAME if it is called like one of these words). Default: default.")
    static let until = OptionDefinition.option(
        "until", "CONDITION", help: "Stop when this happens: \(RunCondition.forms).")
    static let timeout = OptionDefinition.option(
        "timeout", "TIME",
        help: "With --until: give up at this time; a condition that is met exactly then counts. Default: 60s.")
    static let fixed = OptionDefinition.option(
        "for", "TIME", help: "Play exactly so long, whatever happens; not together with --until.")
    static let step = OptionDefinition.option(
        "step", "TIME", help: "Length of a step, at least 100us. Default: 1f, a sixtieth of a second.")
    static let set = OptionDefinition.option(
        "set", "PATH=VALUE[@TIME]",
        help: "Set a view model property: numbers, true or false, colours as AARRGGBB or #RRGGBB, text, enums by key.",
        isRepeatable: true)
    static let fire = OptionDefinition.option(
        "fire", "PATH[@TIME]", help: "Fire a view model trigger.", isRepeatable: true)
    static let input = OptionDefinition.option(
        "input", "NAME=VALUE[@TIME]",
        help: "Set an input of the state machine: a number, true or false, fire for a trigger.", isRepeatable: true)
    static let pointer = OptionDefinition.option(
        "pointer", PointerInput.form,
        help:
            "Touch the artboard at X,Y (artboard points from its left top corner): down, up, move, exit, or click for "
            + "down and up. PHASE#ID@X,Y is another pointer than 0.",
        isRepeatable: true)
    static let log = OptionDefinition.option(
        "log", "FORM", choices: ["text", "jsonl"], help: "text for people, jsonl for scripts. Default: text.")
    static let realtime = OptionDefinition.flag(
        "realtime", help: "Take the time it takes, instead of as fast as possible.")

    static let definition = CommandDefinition(
        name: "run",
        summary: "Play a file on a virtual clock and log what happens.",
        discussion: [
            "Logs states, events, triggers, view model changes and settling, each with its time. Time is virtual: the "
                + "same command gives the same log, byte for byte, on every machine. Playing begins with an advance by 0 "
                + "at 0 s; step k ends at k times --step. Without --until and --for it plays until it has settled, at "
                + "most 60 s.",
            "Inputs given with @TIME act in the first step that ends at TIME or later; without, at 0 s. TIME is written "
                + "2.6s, 250ms or 90f (frames at 60 a second). PATH is the names of properties with / between, such "
                + "as hud/score; rows[0]/points is in the first item of a list.",
            "Pointers act at once and the log says what each of them hit: nothing (0 in jsonl), something that listens "
                + "(1), something that hides what is below it (2). Without @TIME they act right after the advance by 0, "
                + "since there is nothing to hit before it.",
            "settled is met once nothing moves and no input of the command line waits. A trigger that fires at 0 s "
                + "counts, and the log says so.",
        ],
        operands: [InputFile.operand],
        options: [artboard, machine, viewModel, until, timeout, fixed, step, set, fire, input, pointer, log, realtime],
        examples: [
            .init(line: "rivulet run intro.riv", meaning: "what happens if nobody touches it"),
            .init(
                line: "rivulet run intro.riv --until trigger:introFinished --timeout 4s",
                meaning: "whether, and when, the intro says that it is over"),
            .init(
                line: "rivulet run button.riv --input hover=true@0.5s --for 2s --log jsonl",
                meaning: "what an input does, for scripts"),
            .init(
                line: "rivulet run button.riv --pointer move@120,60 --pointer click@120,60@1s",
                meaning: "what hovering over a button and clicking it does"),
        ],
        exitCodes: [
            (.done, "the condition was met, or everything was played"),
            (.usage, "wrong usage: unknown option, value, name or path (checked before playing)"),
            (.unreadable, ExitCode.unreadable.meaning), (.missing, ExitCode.missing.meaning),
            (.timedOut, "--timeout passed before the condition was met"),
            (.impossible, "the condition can no longer be met: everything has settled, or the machine is at its end"),
        ]
    ) { (arguments, console) async throws(CommandFailure) in
        try await run(arguments, console)
    }

    private static let defaultLimit = ExactTime(wholeSeconds: 60)
    /// Features whose lack shows in no log.
    private static let withoutEffect = ["drawing", "path-effects", "images", "audio", "semantics"]
    private static let shortestStep = ExactTime(ticks: ExactTime.ticksPerSecond / 10_000)

    private static func run(_ arguments: ParsedArguments, _ console: Console) async throws(CommandFailure) -> ExitCode {
        var playback = try playback(arguments, console)
        let scripted = try ScriptedInput.all(arguments, limit: playback.limit)

        let file = try InputFile(arguments.operands[0], console: console)
        let document = try file.document()
        var rehearsal = try Scene(document, named: file.name, artboard: arguments.value(artboard), arguments)
        try playback.condition?.check(against: rehearsal)
        for input in scripted { playback.steps.inputs.append(try CheckedInput(input, rehearsedOn: &rehearsal)) }

        var scene = try Scene(document, named: file.name, artboard: arguments.value(artboard), arguments)
        file.noteLimits(of: document, but: withoutEffect, to: console)
        playback.log.write(start(of: scene), at: .zero)
        return try await playback.play(&scene).exitCode
    }

    private static func playback(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> RunPlayback
    {
        let log = RunLog(form: arguments.value(log) == "jsonl" ? .lines : .text, console: console)
        var playback = RunPlayback(limit: defaultLimit, log: log)
        if let text = arguments.value(until) {
            playback.condition = try RunCondition(parsing: text)
            playback.conditionText = text
        }
        playback.steps.step = try stepLength(arguments)
        if let time = try arguments.duration(timeout) {
            guard playback.condition != nil else {
                throw .usage(
                    "--timeout needs --until; to play for a fixed time write --for \(arguments.value(timeout) ?? "")")
            }
            playback.limit = time
        }
        if let time = try arguments.duration(fixed) {
            guard playback.condition == nil else {
                throw .usage(
                    "--for plays for a fixed time, --until waits for something; to bound --until use --timeout")
            }
            playback.limit = time
            playback.isFixedLength = true
        }
        playback.isRealTime = arguments.has(realtime)
        return playback
    }

    /// The step that `--step` asks for.
    static func stepLength(_ arguments: ParsedArguments) throws(CommandFailure) -> ExactTime {
        guard let time = try arguments.duration(step) else { return .frame }
        guard time >= shortestStep else { throw .usage("--step must be at least 100us") }
        return time
    }

    private static func start(of scene: borrowing Scene) -> RunRecord {
        let artboard = scene.document.artboards[scene.artboardIndex]
        return .start(
            artboard: artboard.name, machine: scene.machineIndex.map { artboard.stateMachines[$0].name },
            timeline: scene.timelineIndex.map { artboard.timelines[$0].name },
            viewModel: scene.boundInstance == nil ? nil : artboard.viewModel)
    }
}

extension Scene {
    /// A scene as the command line chooses it: `--machine`, `--view-model`, and the artboard.
    init(
        _ document: Document, named name: String, artboard: String?, _ arguments: ParsedArguments
    ) throws(CommandFailure) {
        let choice: ViewModelChoice =
            switch arguments.value(RunCommand.viewModel) {
            case nil, "default": .default
            case "blank": .blank
            case "none": .none
            case .some(let name): .named(name.hasPrefix("name:") ? String(name.dropFirst(5)) : name)
            }
        do throws(SceneError) {
            self = try Scene(
                document, artboard: artboard, machine: arguments.value(RunCommand.machine), viewModel: choice)
        } catch {
            switch error {
            case .noArtboard, .limitExceeded:
                throw CommandFailure(.unreadable, "\(printable(name)): \(error.description)")
            default: throw .usage(error.description)
            }
        }
    }
}

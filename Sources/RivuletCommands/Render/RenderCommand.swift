import RivuletRender
import RivuletRuntime

/// `rivulet render`: pictures of a file at given times.
enum RenderCommand {
    static let output = OptionDefinition.option(
        "output", short: "o", "FILE",
        help: "What to write; the name says the form: .png a picture, .svg a picture of paths, .apng an animation.",
        isRequired: true)
    static let at = OptionDefinition.option(
        "at", "TIME", help: "When to draw. More than once with --sheet. Default: 0s.", isRepeatable: true)
    static let frames = OptionDefinition.option(
        "frames", "FROM..TO@FPS",
        help:
            "Many times at a fixed distance, for .apng or --sheet: 0..2s@30 is 60 frames, from 0 s to just before 2 s. "
            + "Default for .apng: 0..2s@30.")
    static let size = OptionDefinition.option(
        "size", "WxH",
        help: "Size in pixels, of each picture on a sheet. Default: the artboard's size; on a sheet, 240 wide.")
    static let fit = OptionDefinition.option(
        "fit", "FIT", choices: Fit.allCases.map(\.rawValue),
        help: "How the artboard fills the picture. Default: contain, as large as possible with all of it visible.")
    static let alignment = OptionDefinition.option(
        "alignment", "WHERE", choices: alignments.map(\.name),
        help: "Where the artboard lies if it leaves room or is cut off. Default: center.")
    static let background = OptionDefinition.option(
        "background", "COLOR",
        help: "What lies below: AARRGGBB, #AARRGGBB, #RRGGBB, or none for nothing. Default: none; on a sheet, white.")
    static let sheet = OptionDefinition.flag(
        "sheet", help: "All pictures on one, with names and times: of several times, artboards or files.")
    static let artboard = {
        var option = RunCommand.artboard
        option.help = "Which artboard plays; more than once with --sheet. Default: the first."
        option.isRepeatable = true
        return option
    }()

    static let definition = CommandDefinition(
        name: "render",
        summary: "Draw a file into a picture, an animation or a contact sheet.",
        discussion: [
            "Plays the file as 'rivulet run' does, in fixed steps on a virtual clock, and draws it at the times asked "
                + "for; a time between two steps cuts a step in two. Without a GPU or a display. The same command gives "
                + "the same file, byte for byte, on the same machine.",
            "An .apng shows its frames at their speed, without end; programs that do not know it show the first frame.",
            "TIME is written 2.6s, 250ms or 90f (frames at 60 a second).",
        ],
        operands: [
            OperandDefinition(
                name: "FILE", help: InputFile.operand.help + " Several with --sheet.", isRepeatable: true)
        ],
        options: [
            output, at, frames, size, fit, alignment, background, sheet, artboard, RunCommand.machine,
            RunCommand.viewModel, RunCommand.step, RunCommand.set, RunCommand.fire, RunCommand.input,
            RunCommand.pointer,
        ],
        examples: [
            .init(line: "rivulet render intro.riv --at 1.5s -o intro.png", meaning: "a picture of one moment"),
            .init(
                line: "rivulet render intro.riv --frames 0..2.6s@30 --size 400x300 -o intro.apng",
                meaning: "an animation"),
            .init(
                line: "rivulet render *.riv --at 0s --at 1s --at 2s --sheet -o sheet.png",
                meaning: "what a folder of files looks like, a row for each"),
        ],
        exitCodes: [
            (.unreadable, ExitCode.unreadable.meaning), (.missing, ExitCode.missing.meaning),
            (.cannotWrite, ExitCode.cannotWrite.meaning),
        ]
    ) { (arguments, console) async throws(CommandFailure) in
        let request = try RenderRequest(arguments)
        var progress = Progress(console)
        defer { progress.end() }
        return try RenderJob(request: request, console: console).run(&progress)
    }

    static let alignments: [(name: String, value: Alignment)] = [
        ("topLeft", .topLeft), ("topCenter", .topCenter), ("topRight", .topRight), ("centerLeft", .centerLeft),
        ("center", .center), ("centerRight", .centerRight), ("bottomLeft", .bottomLeft),
        ("bottomCenter", .bottomCenter), ("bottomRight", .bottomRight),
    ]
}

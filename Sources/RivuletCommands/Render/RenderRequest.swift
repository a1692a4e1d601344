import RivuletRender
import RivuletRuntime

/// What a command line asks to be drawn, checked as far as it can be without the files.
struct RenderRequest {
    enum Form: String {
        case png
        case svg
        case apng
    }

    var arguments: ParsedArguments
    var files: [String]
    var output: String
    var form: Form
    /// In the order in which they are shown.
    var times: [ExactTime]
    var framesPerSecond: Int?
    var size: PixelSize?
    var fit: Fit
    var alignment: Alignment
    var background: UInt32
    var isSheet: Bool
    /// By name; nil is the file's default.
    var artboards: [String?]
    var step: ExactTime
    var inputs: [ScriptedInput]

    private static let mostFrames = 10_000

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        self.arguments = arguments
        files = arguments.operands
        output = arguments.value(RenderCommand.output) ?? ""
        form = try Self.form(of: output)
        isSheet = arguments.has(RenderCommand.sheet)
        size = try Self.size(arguments)
        fit = arguments.value(RenderCommand.fit).flatMap(Fit.init(rawValue:)) ?? .contain
        let place = arguments.value(RenderCommand.alignment)
        alignment = RenderCommand.alignments.first { $0.name == place }?.value ?? .center
        background = try Self.background(arguments, isSheet: isSheet)
        let names = arguments.values(RenderCommand.artboard)
        artboards = names.isEmpty ? [nil] : names
        step = try RunCommand.stepLength(arguments)
        times = []
        if let text = arguments.value(RenderCommand.frames) {
            guard !arguments.has(RenderCommand.at) else {
                throw .usage("--at and --frames both say when to draw; give one of them")
            }
            (times, framesPerSecond) = try Self.frames(text)
        } else if form == .apng, !arguments.has(RenderCommand.at) {
            (times, framesPerSecond) = try Self.frames("0..2s@30")
        } else {
            for text in arguments.values(RenderCommand.at) { times.append(try Self.time(text, of: "--at")) }
            if times.isEmpty { times = [.zero] }
        }
        inputs = try ScriptedInput.all(arguments, limit: times.max() ?? .zero)
        try checkNumbers()
    }

    /// What belongs together: one picture, one animation, or a sheet.
    private func checkNumbers() throws(CommandFailure) {
        if form == .apng {
            guard !isSheet else { throw .usage("--sheet makes one picture: write -o FILE.png") }
            guard framesPerSecond != nil else {
                throw .usage("an .apng needs --frames, such as --frames 0..2s@30, instead of --at")
            }
        }
        if form == .svg, isSheet { throw .usage("--sheet makes a picture of pixels: write -o FILE.png") }
        guard !isSheet else { return }
        if files.count > 1 {
            throw .usage(
                "'\(printable(files[1]))' is one file too many: several files go on one picture only with --sheet")
        }
        if artboards.count > 1 { throw .usage("several --artboard go on one picture only with --sheet") }
        if times.count > 1, form != .apng {
            throw .usage(
                "\(times.count) times do not fit one picture: add --sheet, or write -o FILE.apng with --frames")
        }
    }

    private static func form(of path: String) throws(CommandFailure) -> Form {
        let name = Folder.name(path)
        if let dot = name.lastIndex(of: "."), let form = Form(rawValue: name[name.index(after: dot)...].lowercased()) {
            return form
        }
        throw .usage("--output '\(printable(path))' must end in .png, .svg or .apng, which says what to write")
    }

    private static func size(_ arguments: ParsedArguments) throws(CommandFailure) -> PixelSize? {
        guard let text = arguments.value(RenderCommand.size) else { return nil }
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1] else {
            throw .usage("--size is written WxH, such as 400x300, in pixels; not '\(printable(text))'")
        }
        let limits = RenderLimits()
        guard (1...limits.maximumSide).contains(width), (1...limits.maximumSide).contains(height),
            width * height <= limits.maximumPixels
        else { throw .usage("--size: \(RenderError.size(width: width, height: height, limits: limits).description)") }
        return PixelSize(width: width, height: height)
    }

    private static func background(_ arguments: ParsedArguments, isSheet: Bool) throws(CommandFailure) -> UInt32 {
        guard let text = arguments.value(RenderCommand.background) else { return isSheet ? 0xFFFF_FFFF : 0 }
        if text == "none" { return 0 }
        guard let color = CheckedInput.color(text) else {
            throw .usage(
                "--background takes AARRGGBB, #AARRGGBB or #RRGGBB, in hexadecimal, or none; not '\(printable(text))'")
        }
        return color
    }

    private static func time(_ text: String, of option: String) throws(CommandFailure) -> ExactTime {
        if text == "0" { return .zero }
        switch ExactTime.parse(text) {
        case .success(let time): return time
        case .failure(let problem): throw .usage("\(option): \(problem.explanation(of: text))")
        }
    }

    /// Reads `FROM..TO@FPS`: times from FROM to before TO.
    private static func frames(_ text: String) throws(CommandFailure) -> ([ExactTime], Int) {
        let wrong = CommandFailure.usage(
            "--frames is written FROM..TO@FPS, such as 0..2s@30; not '\(printable(text))'")
        guard let dots = text.firstRange(of: ".."), let at = text.lastIndex(of: "@"), dots.upperBound <= at else {
            throw wrong
        }
        let from = try time(String(text[..<dots.lowerBound]), of: "--frames")
        let to = try time(String(text[dots.upperBound..<at]), of: "--frames")
        guard let rate = Int(text[text.index(after: at)...]) else { throw wrong }
        guard (1...1000).contains(rate) else { throw .usage("--frames: \(RenderError.frameRate(rate).description)") }
        guard from < to else { throw .usage("--frames: \(printable(text)) ends before it begins") }
        var times: [ExactTime] = []
        while true {
            let time = ExactTime(ticks: from.ticks + Int128(times.count) * ExactTime.ticksPerSecond / Int128(rate))
            guard time < to else { return (times, rate) }
            guard times.count < mostFrames else {
                throw .usage("--frames: \(printable(text)) is more than \(mostFrames) frames")
            }
            times.append(time)
        }
    }
}

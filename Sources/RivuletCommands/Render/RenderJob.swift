import RivuletRender
import RivuletRuntime

/// Draws what a request asks for and writes it.
struct RenderJob {
    let request: RenderRequest
    let console: Console

    /// Features whose lack does not show.
    private static let withoutEffect = ["audio", "semantics"]
    private static let tileWidth = 240

    /// One artboard of one file.
    private struct Subject {
        var file: InputFile
        var document: Document
        var artboard: String?
    }

    func run(_ progress: inout Progress) throws(CommandFailure) -> ExitCode {
        var subjects: [Subject] = []
        for path in request.files {
            let file = try InputFile(path, console: console)
            let document = try file.document()
            file.noteLimits(of: document, but: Self.withoutEffect, to: console)
            for artboard in request.artboards {
                subjects.append(Subject(file: file, document: document, artboard: artboard))
            }
        }
        if request.isSheet { return try writeSheet(subjects, &progress) }
        guard let subject = subjects.first else { return .done }
        switch request.form {
        case .apng: return try writeAnimation(subject, &progress)
        case .svg:
            var text = ""
            try draw(subject, &progress) { (renderer, list, _) throws(RenderError) in
                text = try renderer.svg(
                    list, size: request.size, fit: request.fit, alignment: request.alignment,
                    background: request.background)
            }
            return try write(Array(text.utf8), what: "a picture of paths")
        case .png:
            var drawn: Picture?
            try draw(subject, &progress) { (renderer, list, _) throws(RenderError) in
                drawn = try render(&renderer, list, size: request.size)
            }
            guard let drawn else { return .done }
            return try write(drawn)
        }
    }

    private func writeAnimation(_ subject: Subject, _ progress: inout Progress) throws(CommandFailure) -> ExitCode {
        var animation = try attempt { () throws(RenderError) in
            try AnimatedPNG(framesPerSecond: request.framesPerSecond ?? 1)
        }
        try draw(subject, &progress) { (renderer, list, _) throws(RenderError) in
            try animation.append(try render(&renderer, list, size: request.size))
        }
        let bytes = try attempt { () throws(RenderError) in try animation.png() }
        return try write(bytes, what: count(animation.frameCount, "frame"))
    }

    private func writeSheet(_ subjects: [Subject], _ progress: inout Progress) throws(CommandFailure) -> ExitCode {
        let tile = request.size ?? tileSize(subjects)
        let total = subjects.count * request.times.count
        // A row for each subject if there are several times; else about as wide as high.
        var columns = request.times.count
        if columns == 1 || subjects.count == 1 && columns > 6 {
            columns = 1
            while columns * columns < total { columns += 1 }
        }
        var sheet = ContactSheet(tile: tile, columns: columns)
        for subject in subjects {
            var name = printable(Folder.name(subject.file.name))
            if request.artboards.count > 1, let artboard = subject.artboard { name += " " + printable(artboard) }
            var pictures: [ExactTime: Picture] = [:]
            try draw(subject, &progress) { (renderer, list, time) throws(RenderError) in
                pictures[time] = try render(&renderer, list, size: tile)
            }
            for time in request.times {
                guard let picture = pictures[time] else { continue }
                sheet.append(picture, label: "\(time.decimalSeconds(digits: 3, trimmed: true)) s \(name)")
            }
        }
        return try write(try attempt { () throws(RenderError) in try sheet.picture() })
    }

    /// As wide as labels need, and as high as the flattest of the artboards allows.
    private func tileSize(_ subjects: [Subject]) -> PixelSize {
        var height = 1
        for subject in subjects {
            let artboards = subject.document.artboards
            let shown = subject.artboard.map { name in artboards.first { $0.name == name } } ?? artboards.first
            guard let shown, shown.width > 0, shown.height > 0 else { continue }
            let fitting = Double(Self.tileWidth) * Double(shown.height) / Double(shown.width)
            height = max(height, Int(min(fitting, Double(Self.tileWidth)).rounded()))
        }
        return PixelSize(width: Self.tileWidth, height: height)
    }

    /// Plays a scene and hands over what is to be drawn at each time of the request, in order of time.
    private func draw(
        _ subject: Subject, _ progress: inout Progress,
        body: (inout Renderer, DrawList, ExactTime) throws(RenderError) -> Void
    ) throws(CommandFailure) {
        let (file, document, arguments) = (subject.file, subject.document, request.arguments)
        var steps = ScriptedSteps()
        steps.step = request.step
        var rehearsal = try Scene(document, named: file.name, artboard: subject.artboard, arguments)
        for input in request.inputs { steps.inputs.append(try CheckedInput(input, rehearsedOn: &rehearsal)) }

        var scene = try Scene(document, named: file.name, artboard: subject.artboard, arguments)
        var renderer = Renderer(document)
        var list = DrawList()
        var report = AdvanceReport()
        var notes: [String] = []
        let times = Set(request.times).sorted()
        let last = times.last ?? .zero
        _ = try steps.advance(&scene, isLast: last == .zero, into: &report)
        for (number, time) in times.enumerated() {
            notes += report.notes
            while steps.time < time {
                steps.next(notBeyond: time)
                _ = try steps.advance(&scene, isLast: steps.time == last, into: &report)
                notes += report.notes
                progress.report(number, of: times.count, "pictures")
            }
            scene.draw(into: &list)
            do throws(RenderError) {
                try body(&renderer, list, time)
            } catch {
                throw Self.failure(error, file: file.name)
            }
            progress.report(number + 1, of: times.count, "pictures")
        }
        progress.end()
        for note in (notes + renderer.notes).uniqued() { console.note("\(printable(file.name)): \(printable(note))") }
    }

    private func render(
        _ renderer: inout Renderer, _ list: DrawList, size: PixelSize?
    ) throws(RenderError) -> Picture {
        try renderer.render(
            list, size: size, fit: request.fit, alignment: request.alignment, background: request.background)
    }

    private func write(_ picture: Picture) throws(CommandFailure) -> ExitCode {
        let bytes = try attempt { () throws(RenderError) in try picture.png() }
        return try write(bytes, what: "\(picture.width) x \(picture.height) pixels")
    }

    private func write(_ bytes: [UInt8], what: String) throws(CommandFailure) -> ExitCode {
        try console.save(bytes, to: request.output, what: "\(what), \(count(bytes.count, "byte"))")
        return .done
    }

    private func attempt<Value>(_ body: () throws(RenderError) -> Value) throws(CommandFailure) -> Value {
        do throws(RenderError) {
            return try body()
        } catch {
            throw Self.failure(error)
        }
    }

    private static func failure(_ error: RenderError, file: String? = nil) -> CommandFailure {
        let message = (file.map { printable($0) + ": " } ?? "") + error.description
        return switch error {
        case .size: .usage(message + "; choose one with --size WxH")
        case .emptyArtboard: CommandFailure(.unreadable, message)
        case .frameSize, .noFrames, .frameRate: .usage(message)
        case .library: CommandFailure(.cannotWrite, message)
        }
    }
}

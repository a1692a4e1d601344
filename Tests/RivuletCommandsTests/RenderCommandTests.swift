import Foundation
import Testing

@testable import RivuletCommands

@Suite struct `rivulet render` {
    private func bytes(_ arguments: [String], form: String = "png") async throws -> [UInt8] {
        let file = try TemporaryFile("out.\(form)")
        let run = await rivulet(["render"] + arguments + ["-o", file.path])
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output.isEmpty)
        return try Array(Data(contentsOf: URL(fileURLWithPath: file.path)))
    }

    private func number(_ bytes: [UInt8], at place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    @Test func `writes a PNG of the artboard's size`() async throws {
        // launch.rml: 400 × 400.
        let png = try await bytes([sample("launch.riv")])
        #expect(number(png, at: 16) == 400 && number(png, at: 20) == 400)
    }

    @Test func `writes a PNG of another size`() async throws {
        let png = try await bytes([sample("launch.riv"), "--size", "40x30", "--fit", "cover", "--at", "1s"])
        #expect(number(png, at: 16) == 40 && number(png, at: 20) == 30)
    }

    @Test func `draws the same file the same way, and other times differently`() async throws {
        let arguments = [sample("launch.riv"), "--size", "40x40", "--at"]
        let first = try await bytes(arguments + ["1s"])
        #expect(try await bytes(arguments + ["1s"]) == first)
        #expect(try await bytes(arguments + ["60f"]) == first)
        #expect(try await bytes(arguments + ["1.5s"]) != first)
    }

    @Test func `plays inputs as run does`() async throws {
        let arguments = [sample("nested.riv"), "--size", "60x30", "--at", "0.5s"]
        let still = try await bytes(arguments)
        #expect(try await bytes(arguments + ["--input", "speedUp=true@0.1s"]) != still)
    }

    @Test func `writes an animation of the frames before the end`() async throws {
        let apng = try await bytes(
            [sample("launch.riv"), "--size", "16x16", "--frames", "0..0.5s@10"], form: "apng")
        let place = try #require(apng.firstRange(of: Array("acTL".utf8)))
        #expect(number(apng, at: place.upperBound) == 5)
    }

    @Test func `writes an SVG`() async throws {
        let svg = String(decoding: try await bytes([sample("launch.riv"), "--at", "1s"], form: "svg"), as: UTF8.self)
        #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
        #expect(svg.contains("width=\"400\" height=\"400\""))
        #expect(svg.ranges(of: "<g").count == svg.ranges(of: "</g>").count)
    }

    @Test func `puts times, files and artboards on one sheet`() async throws {
        let size = ["--sheet", "--size", "50x40"]
        // A row for each file, a column for each time: 12 between, 20 for text.
        let files = try await bytes(
            [sample("launch.riv"), sample("nested.riv"), "--at", "0s", "--at", "1s", "--at", "2s"] + size)
        #expect(number(files, at: 16) == 12 + 3 * 62 && number(files, at: 20) == 12 + 2 * 72)
        let artboards = try await bytes([sample("nested.riv"), "--artboard", "Row", "--artboard", "Wheel"] + size)
        #expect(number(artboards, at: 16) == 12 + 2 * 62 && number(artboards, at: 20) == 12 + 72)
    }

    @Test(arguments: [
        ("-o out.gif", "--output 'out.gif' must end in .png, .svg or .apng"),
        ("-o out", "must end in .png, .svg or .apng"),
        ("", "-o, --output FILE is missing"),
        ("-o a.png --at 1", "'1' has no unit"),
        ("-o a.png --at 1s --at 2s", "2 times do not fit one picture: add --sheet"),
        ("-o a.png --frames 0..1s@2", "2 times do not fit one picture: add --sheet"),
        ("-o a.apng --at 1s", "an .apng needs --frames"),
        ("-o a.apng --sheet", "write -o FILE.png"),
        ("-o a.svg --sheet", "write -o FILE.png"),
        ("-o a.png --at 1s --frames 0..1s@2", "give one of them"),
        ("-o a.apng --frames 1s", "--frames is written FROM..TO@FPS"),
        ("-o a.apng --frames 0..1s@x", "--frames is written FROM..TO@FPS"),
        ("-o a.apng --frames 2s..1s@30", "ends before it begins"),
        ("-o a.apng --frames 0..1s@0", "an animation has 1 to 1000 frames per second, not 0"),
        ("-o a.apng --frames 0..100000s@60", "is more than 10000 frames"),
        ("-o a.png --size 10", "--size is written WxH"),
        ("-o a.png --size 0x10", "a picture of 0 x 10 pixels is not possible"),
        ("-o a.png --size 99999x99999", "is not possible"),
        ("-o a.png --fit fil", "--fit does not take 'fil'"),
        ("-o a.png --background red", "--background takes AARRGGBB"),
        ("-o a.png --artboard Lunch", "did you mean 'Launch'?"),
        ("-o a.png --artboard Launch --artboard Launch", "only with --sheet"),
        ("-o a.png --at 1s --input nothing=1", "--input nothing=1"),
        ("-o a.png --at 1s --set x=1@2s", "lies after the end of the run at 1 s"),
    ])
    func `says what is wrong with a command line`(options: String, message: String) async {
        let words = ["render", sample("launch.riv")] + options.split(separator: " ").map(String.init)
        let run = await rivulet(words)
        #expect(run.code == 64, "\(run.errors)")
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func `says why it cannot read or write`() async throws {
        let missing = await rivulet("render nothing.riv -o a.png")
        #expect(missing.code == 66)
        let folder = await rivulet(["render", sample("launch.riv"), "-o", "/no/such/folder/a.png"])
        #expect(folder.code == 73 && folder.errors.contains("cannot write '/no/such/folder/a.png'"))
    }

    @Test func `shows progress only on a terminal, and only after a second`() async throws {
        let file = try TemporaryFile("out.apng")
        let words = ["render", sample("launch.riv"), "--size", "4x4", "--frames", "0..0.2s@10", "-o", file.path]
        for isTerminal in [false, true] {
            let run = await rivulet(words, isTerminal: isTerminal)
            #expect(!run.errors.contains("\r"))
        }
        // The clock of the tests moves by a microsecond each time it is looked at.
        var progress: [String] = []
        var time = Duration.zero
        var surroundings = Console.Surroundings(
            readInput: { [] }, writeOutput: { _ in true }, writeErrors: { progress.append($0) }, now: { time },
            sleep: { _ in })
        surroundings.isErrorTerminal = true
        let console = Console(surroundings)
        var bar = Progress(console)
        bar.report(1, of: 4, "pictures")
        #expect(progress.isEmpty)
        time = .seconds(2)
        bar.report(2, of: 4, "pictures")
        bar.end()
        #expect(progress == ["\r[============            ] 2 of 4 pictures", "\r\u{1B}[K"])
    }
}

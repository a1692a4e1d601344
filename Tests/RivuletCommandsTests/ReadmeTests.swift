import Foundation
import RivuletPlayback
import RivuletRuntime
import RivuletTestSupport
import Testing

@testable import RivuletCommands

@Suite struct `The README` {
    let text: String

    init() throws { text = try String(contentsOf: Corpus.packageFile("README.md"), encoding: .utf8) }

    @Test(arguments: [
        ("README", ["Embedding", "Awaiting", "Drawing", "Launching", "Testing", "IntroTests", "Generated"]),
        ("Documentation/WaitingForTheEndOfAnIntro", ["Awaiting", "Launching"]),
        ("Documentation/TestingYourRiveFileInCI", ["IntroTests"]),
    ])
    func `and the articles show code that these tests compile`(document: String, names: [String]) throws {
        let text = try String(contentsOf: Corpus.packageFile(document + ".md"), encoding: .utf8)
        for name in names {
            let path = "Tests/RivuletCommandsTests/Snippets/\(name).swift"
            let code = try String(contentsOf: Corpus.packageFile(path), encoding: .utf8)
            #expect(text.contains("<!-- \(path) -->\n```swift\n\(code)```\n"), "\(name)")
        }
        #expect(text.components(separatedBy: "```swift\n").count - 1 == names.count + (document == "README" ? 1 : 0))
    }

    @Test func `leads to articles that are there`() throws {
        for document in ["README.md"]
            + ["WaitingForTheEndOfAnIntro", "TestingYourRiveFileInCI"].map({ "Documentation/\($0).md" })
        {
            let file = Corpus.packageFile(document)
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: #/\]\(([A-Za-z./]+\.md)\)/#) {
                let target = file.deletingLastPathComponent().appendingPathComponent(String(match.output.1))
                #expect(FileManager.default.fileExists(atPath: target.path), "\(match.output.1)")
            }
        }
    }

    /// Command lines in sessions on a console, with what stands below each.
    private var sessions: [(line: String, shown: String)] {
        text.matches(of: /```console\n\$ rivulet (.*)\n([^`]*)```/).map { (String($0.output.1), String($0.output.2)) }
    }

    @Test func `shows what its commands print, and their exit codes`() async throws {
        let samples = Corpus.packageFile("SampleFiles").path
        for (line, shown) in sessions {
            let picture = try TemporaryFile("launch.png")
            let words = line.replacing("; echo $?", with: "").split(separator: " ").map { word in
                word == "launch.png" ? picture.path : String(word).replacing("SampleFiles", with: samples)
            }
            let run = await rivulet(words)
            let code = line.hasSuffix("; echo $?") ? "\(run.code)\n" : ""
            let printed = (run.output + run.errors + code).replacing(samples, with: "SampleFiles")
                .replacing(picture.path, with: "launch.png")
            // How well a picture can be packed depends on the version of zlib.
            let size = /\d+ bytes\n/
            #expect(printed.replacing(size, with: "") == shown.replacing(size, with: ""))
        }
        #expect(
            Set(sessions.compactMap { $0.line.split(separator: " ").first }) == [
                "run", "inspect", "diff", "lint", "render",
            ])
    }

    @Test func `begins with what make demo does`() throws {
        let makefile = try String(contentsOf: Corpus.packageFile("Makefile"), encoding: .utf8)
        #expect(makefile.contains("rivulet \(try #require(sessions.first).line)\n"))
    }

    /// "A designer sent a new export", and "my CI must fail when the end trigger disappears".
    @Test(
        arguments: [
            ("launch", 0, 0), ("launch_immediate", 0, 1), ("launch_endless", 1, 1), ("launch_without_trigger", 1, 1),
        ] as [(String, Int32, Int32)])
    func `tells of a new export whether code breaks, and whether the intro ends`(
        name: String, breaks: Int32, lint: Int32
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let export = folder.appendingPathComponent("launch.riv")
        try FileManager.default.copyItem(atPath: sample("\(name).riv"), toPath: export.path)
        // The old file comes from git.
        #expect(text.contains("| rivulet diff - intro.riv"))
        let old = try Array(Data(contentsOf: URL(fileURLWithPath: sample("launch.riv"))))
        #expect(await rivulet(["diff", "-", export.path], input: old).code == breaks)
        let configuration = try #require(text.firstMatch(of: /```json\n([^`]*)```/)).output.1
        try String(configuration).write(
            to: folder.appendingPathComponent(".rivulet.json"), atomically: true, encoding: .utf8)
        #expect(await rivulet(["lint", export.path]).code == lint)
    }

    @Test func `shows the drawing of a state machine, and code that uses generated names`() async throws {
        let graph = await rivulet(["inspect", sample("inputs.riv"), "--graph", "mermaid"])
        #expect(text.contains("```mermaid\n\(graph.output)```\n"))
        #expect(try cheer(Document(contentsOf: sample("scoreboard.riv")), score: 11) == .calm)
    }

    @Test func `shows a picture that is there, and draws one in code`() throws {
        #expect(try picture(of: sample("launch.riv"), after: 1, width: 20, height: 20).starts(with: [0x89, 0x50]))
        let shown = try #require(text.firstMatch(of: /!\[.*\]\((.*)\)/)).output.1
        let size = try Data(contentsOf: Corpus.packageFile(String(shown))).count
        #expect(size < 200_000)
    }

    @Test func `lists the exit codes`() {
        for code in ExitCode.allCases {
            #expect(text.contains("| \(code.rawValue) | \(code.meaning) |"))
        }
    }

    @Test func `names commands that are there`() {
        for match in text.matches(of: #/\n(?:\$ )?rivulet ([a-z]+) /#) {
            #expect(RivuletTool.commands.contains { $0.name == match.output.1 })
        }
    }

    @Test func `says how to wait for the end, with a fallback`() async throws {
        for (name, fires) in [("launch", true), ("launch_endless", false)] {
            let clock = VirtualClock()
            let worker = Worker(clock: clock)
            async let outcome = awaitIntro(.local(name, Corpus.packageFile("SampleFiles").path), on: worker)
            try await clock.sleepers(atLeast: 1)
            await clock.advance(by: .seconds(4))
            switch try await outcome {
            case .fired(let time): #expect(fires && time >= .seconds(2.6) && time < .seconds(2.62))
            case .timedOut(let time): #expect(!fires && time == .seconds(3))
            case .ended: Issue.record("nothing fired, and nothing timed out")
            }
        }
    }
}

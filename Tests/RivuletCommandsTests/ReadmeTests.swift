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

    @Test func `shows what its command prints`() async throws {
        let block = try #require(text.firstMatch(of: /```console\n\$ rivulet (.*)\n([^`]*)```/))
        let words = block.output.1.split(separator: " ").map { word in
            word.hasPrefix("SampleFiles/") ? Corpus.packageFile(String(word)).path : String(word)
        }
        let run = await rivulet(words)
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output == String(block.output.2))
        let makefile = try String(contentsOf: Corpus.packageFile("Makefile"), encoding: .utf8)
        #expect(makefile.contains("rivulet \(block.output.1)\n"))
    }

    @Test func `shows what inspect prints`() async throws {
        let run = await rivulet(["inspect", sample("launch.riv")])
        let printed = run.output.replacing(sample("launch.riv"), with: "SampleFiles/launch.riv")
        #expect(text.contains("```console\n$ rivulet inspect SampleFiles/launch.riv\n\(printed)```\n"))
    }

    @Test func `shows what diff prints, and its exit code`() async throws {
        let block = try #require(text.firstMatch(of: /```console\n\$ rivulet (diff .*); echo \$\?\n([^`]*)```/))
        let words = block.output.1.split(separator: " ").map { word in
            word.hasPrefix("SampleFiles/") ? Corpus.packageFile(String(word)).path : String(word)
        }
        let run = await rivulet(words)
        #expect(run.output + "\(run.code)\n" == String(block.output.2))
    }

    @Test func `shows the drawing of a state machine, and code that uses generated names`() async throws {
        let graph = await rivulet(["inspect", sample("inputs.riv"), "--graph", "mermaid"])
        #expect(text.contains("```mermaid\n\(graph.output)```\n"))
        #expect(try cheer(Document(contentsOf: sample("scoreboard.riv")), score: 11) == .calm)
    }

    @Test func `shows what rendering prints, and a picture that is there`() async throws {
        let block = try #require(text.firstMatch(of: /\n\$ rivulet (render .*) -o launch.png\n(.*), \d+ bytes\n/))
        let file = try TemporaryFile("launch.png")
        let words = block.output.1.split(separator: " ").map { word in
            word.hasPrefix("SampleFiles/") ? Corpus.packageFile(String(word)).path : String(word)
        }
        let run = await rivulet(words + ["-o", file.path])
        #expect(run.errors.replacing(file.path, with: "launch.png").contains(block.output.2 + ", "))
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

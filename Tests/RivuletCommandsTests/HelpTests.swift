import Testing

@testable import RivuletCommands

@Suite struct `Help` {
    static let commands = RivuletTool.commands.map(\.name)

    @Test func `lists every command and exits with 0`() async {
        for words in [["--help"], ["-h"], ["help"]] {
            let run = await rivulet(words)
            #expect(run.code == 0)
            #expect(run.errors.isEmpty)
            for name in Self.commands { #expect(run.output.contains("\n  \(name) ")) }
        }
    }

    @Test(arguments: commands)
    func `of a command has usage, options, examples and exit codes`(name: String) async throws {
        let run = await rivulet([name, "--help"])
        #expect(run.code == 0)
        #expect(await rivulet(["help", name]).output == run.output)
        let definition = try #require(RivuletTool.commands.first { $0.name == name })
        #expect(run.output.contains("rivulet \(name)"))
        for option in definition.options { #expect(run.output.contains("--\(option.long)")) }
        for example in definition.examples { #expect(run.output.contains(example.line)) }
        #expect(!definition.examples.isEmpty)
        #expect(run.output.contains("\n  64 "))
    }

    @Test(arguments: [[]] + commands.map { [$0] })
    func `fits into 80 columns without blanks at line ends`(words: [String]) async {
        for line in await rivulet(words + ["--help"]).outputLines {
            #expect(line.count <= 80, "\(line)")
            #expect(!line.hasSuffix(" "), "\(line)")
        }
    }

    @Test func `is colored on a terminal, or if asked for`() async {
        let plain = await rivulet("run --help").output
        let colored = await rivulet(["run", "--help"], isTerminal: true).output
        #expect(!plain.contains("\u{1B}"))
        #expect(colored.contains("\u{1B}[1mUsage\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
        #expect(await rivulet("run --help --color always").output == colored)
        #expect(await rivulet(["--color", "never", "run", "--help"], isTerminal: true).output == plain)
    }

    @Test func `goes to standard error if nothing was asked for`() async {
        let run = await rivulet([])
        #expect(run.code == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("Commands"))
    }

    @Test(arguments: ["play", "convert", "validate"])
    func `mentions no command that is not there`(name: String) async {
        let run = await rivulet([name])
        #expect(run.code == 64)
        #expect(run.errors.contains("there is no command '\(name)'"))
        #expect(!(await rivulet("--help").output.contains("\n  \(name) ")))
    }

    @Test(arguments: ["--version", "run --version"]) func `is not the version`(line: String) async {
        let run = await rivulet(line)
        #expect(run.code == 0)
        #expect(run.output == "rivulet \(RivuletTool.version)\n")
    }
}

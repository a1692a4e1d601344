import Testing

@testable import RivuletCommands

@Suite struct `Command lines` {
    private static let probe = CommandDefinition(
        name: "probe", summary: "Takes things.", operands: [OperandDefinition(name: "FILE", help: "A file.")],
        options: [
            .option("out", short: "o", "FILE", help: "Where."), .flag("fast", help: "Hurry."),
            .option("form", "FORM", choices: ["a", "b"], help: "Which."),
            .option("set", "X=Y", help: "Set.", isRepeatable: true),
        ]
    ) { (_, _) async throws(CommandFailure) in .done }

    private func parse(_ words: String...) throws -> ParsedArguments {
        let invocation = try ArgumentParser(commands: [Self.probe]).parse(["probe"] + words)
        guard case .run(_, let arguments) = invocation else {
            Issue.record("not a command")
            return ParsedArguments()
        }
        return arguments
    }

    @Test func `take values after a blank or an equals sign`() throws {
        for arguments in [
            try parse("f", "--out", "x"), try parse("f", "--out=x"), try parse("f", "-o", "x"), try parse("-o=x", "f"),
        ] {
            #expect(arguments.operands == ["f"])
            #expect(arguments.given.map(\.option) == ["out"])
            #expect(arguments.given.map(\.value) == ["x"])
        }
        #expect(try parse("f", "--out=a=b").given.first?.value == "a=b")
        #expect(try parse("f", "--out=").given.first?.value == "")
        #expect(try parse("f", "--out", "-3").given.first?.value == "-3")
        #expect(try parse("f", "--out", "-").given.first?.value == "-")
    }

    @Test func `end their options at two dashes`() throws {
        #expect(try parse("--fast", "--", "--out").operands == ["--out"])
        #expect(try parse("-").operands == ["-"])
    }

    @Test func `keep repeatable options in order`() throws {
        let arguments = try parse("--set", "a", "f", "--set=b", "--out", "x", "--set", "a")
        #expect(arguments.given.map(\.value) == ["a", "b", "x", "a"])
    }

    @Test(arguments: [
        (["--fsat", "f"], "no option '--fsat'; did you mean '--fast'"),
        (["f", "--out"], "--out needs a value"), (["f", "--out", "--fast"], "--out needs a value"),
        (["--fast=1", "f"], "--fast takes no value"),
        (["f", "--form", "c"], "--form does not take 'c'; it takes a or b"),
        (["f", "-x"], "no option '-x'"), (["f", "-o", "a", "--out", "b"], "--out is given twice"),
        ([], "FILE is missing"), (["f", "g"], "'g' is one argument too many"),
    ])
    func `that are wrong name the argument`(words: [String], message: String) {
        #expect {
            try ArgumentParser(commands: [Self.probe]).parse(["probe"] + words)
        } throws: { error in
            guard let refusal = error as? ArgumentParser.Refusal else { return false }
            return refusal.failure.code == .usage && refusal.failure.message.contains(message)
                && refusal.command == "probe"
        }
    }
}

import Foundation
import RivuletTestSupport
import Testing

@testable import RivuletCommands

@Suite struct `The documentation of lint` {
    static let page = Corpus.packageFile("Documentation/Lint.md")
    static let marker = "--filter Lint -->\n"

    /// What the page says about a rule: the table's words, and what the rule prints about its samples.
    static func section(_ rule: LintRule) async throws -> String {
        var text = "\n### `\(rule.name)`\n\n*\(rule.severity.rawValue).* \(rule.summary)\n\n\(rule.why)\n\n"
        text += "**What to do:** \(rule.remedy)\n"
        for option in rule.options {
            text +=
                "\nOption `\(option.name)`: \(option.help); \(plain(Float(option.fallback))) if nothing else is said.\n"
        }
        text += "\n```\n"
        for sample in LintSample.all where sample.rule == rule.name {
            let folder = try LintFolder(sample.faulty, configuration: sample.configuration)
            let run = await folder.run(sample.words + ["--rule", rule.name])
            text += run.output.replacing(folder.path + "/", with: "")
        }
        return text + "```\n"
    }

    @Test func `has every rule, with its reason, remedy and real findings`() async throws {
        var text = try String(contentsOf: Self.page, encoding: .utf8)
        var expected = ""
        for rule in LintRule.all { expected += try await Self.section(rule) }
        let start = try #require(text.range(of: Self.marker)).upperBound
        if ProcessInfo.processInfo.environment["RIVULET_WRITE_SAMPLES"] != nil {
            text.replaceSubrange(start..., with: expected)
            try text.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(text[start...] == expected)
    }

    @Test func `shows a configuration that is read as it says`() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let block = try #require(text.firstMatch(of: /```json\n([^`]*)```/)).output.1
        let configuration = try LintConfiguration("/project/.rivulet.json", bytes: Array(block.utf8))
        let settings = try configuration.settings(for: "/project/launch.riv")
        #expect(settings.finish == "trigger:introFinished" && settings.isStrict)
        #expect(settings.options == ["huge-asset.bytes": 500_000, "intro-too-long.seconds": 2.5])
        #expect(settings.severities == ["missing-asset": .error, "huge-asset": .error])
        #expect(settings.off == ["unused-input"])
        #expect(try configuration.settings(for: "/project/games/one.riv").machine == "Game")
    }
}

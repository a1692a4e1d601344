import Foundation
import Testing

@testable import RivuletCommands

@Suite struct `Lint rules` {
    @Test(arguments: LintSample.all) func `find their fault, and nothing in the sound scene`(sample: LintSample)
        async throws
    {
        let folder = try LintFolder(sample.faulty, configuration: sample.configuration)
        let found = try await folder.lint(sample.words).filter { $0.rule == sample.rule }
        let finding = try #require(found.first { $0.object == sample.object }, "\(found)")
        #expect(finding.message.contains(sample.message), "\(finding.message)")
        #expect(finding.severity == sample.severity)
        #expect(!finding.message.hasSuffix("."))
        #expect(finding.advice.hasSuffix("."))

        let sound = try LintFolder(sample.sound, configuration: sample.configuration)
        #expect(
            try await sound.lint(sample.words).filter { $0.rule == sample.rule && $0.object == sample.object } == [])
    }

    @Test func `have a sample each`() { #expect(Set(LintSample.all.map(\.rule)) == Set(LintRule.names)) }

    @Test func `leave a sound launch scene alone`() async throws {
        let findings = try await LintFolder(.launch(LintScene.ending())).lint(LintSample.finish)
        #expect(findings.map(\.rule).filter { $0 != "unsupported-feature" } == [])
    }
}

/// A folder with a scene, `scene.riv`, and perhaps a configuration; removed with its owner.
final class LintFolder {
    let path: String
    var file: String { path + "/scene.riv" }

    init(_ scene: LintScene, configuration: String? = nil) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(try scene.bytes()).write(to: URL(fileURLWithPath: file))
        if let configuration { try write(configuration, to: LintConfiguration.name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Runs `rivulet lint` on the scene.
    func run(_ words: [String] = []) async -> ToolRun { await rivulet(["lint", file] + words) }

    func lint(_ words: [String] = []) async throws -> [Finding] { try await run(words + ["--json"]).findings() }
}

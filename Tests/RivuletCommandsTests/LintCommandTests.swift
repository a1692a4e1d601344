import Foundation
import RivuletMarkup
import RivuletTestSupport
import Testing

@testable import RivuletCommands

@Suite struct `rivulet lint` {
    static let broken = LintScene.launch(LintScene.ending(flags: 0))

    @Test func `prints a line for each finding, as editors understand it`() async throws {
        let folder = try LintFolder(Self.broken)
        let run = await folder.run(["--rule", "finish-trigger-at-zero"])
        #expect(run.code == 0)
        #expect(
            run.output
                == "\(folder.file): warning: finish-trigger-at-zero: Stage/Machine/Layer/Intro → Idle: it fires 'done' at 0 s: "
                + "without exit time it does not wait for 'Intro', which takes 1 s. Give it an exit time of 100 %.\n")
        #expect(run.errors == "note: 1 file: 1 warning\n")
    }

    @Test(
        arguments: [
            ([], 0), (["--strict"], 1), (["--finish", "trigger:done"], 1), (["--finish", "event:none"], 1),
            (["--strict", "--rule", "-finish-trigger-at-zero"], 0), (["--strict", "--rule", "transition-cycle"], 0),
            (["--strict", "--rule", "finish-trigger-at-zero"], 1),
        ] as [([String], Int32)])
    func `exits with 1 for errors, and for warnings with --strict`(words: [String], code: Int32) async throws {
        #expect(try await LintFolder(Self.broken).run(words).code == code)
    }

    @Test func `puts errors first`() async throws {
        let scene = LintScene.launch(LintScene.ending(flags: 0))
        let findings = try await LintFolder(scene).lint(["--finish", "trigger:done"])
        let order = ["error", "warning", "note"]
        let ranks = findings.compactMap { order.firstIndex(of: $0.severity) }
        #expect(ranks == ranks.sorted() && ranks.first == 0 && ranks.count == findings.count)
    }

    @Test func `runs only the rules that are named, and not those with a dash`() async throws {
        let folder = try LintFolder(LintScene(defaultMachine: nil, inputs: #"<StateMachineBool name="on"/>"#))
        #expect(try await folder.lint(["--rule", "unused-input"]).map(\.rule) == ["unused-input"])
        let rest = try await folder.lint(["--rule", "-unused-input", "--rule=-unsupported-feature"]).map(\.rule)
        #expect(rest == ["no-default-machine"])
    }

    @Test func `lists the rules`() async throws {
        let run = await rivulet("lint --rules")
        #expect(run.code == 0)
        for rule in LintRule.all { #expect(run.output.contains(rule.summary)) }
        let json = try JSONValue(parsing: await rivulet("lint --rules --json").output)
        #expect(json["rules"]?.array?.compactMap { $0["name"]?.string } == LintRule.names)
        #expect(json["version"]?.int == 1)
    }

    @Test(arguments: [
        ("lint", "FILE is missing"), ("lint x --rule unusd-input", "did you mean 'unused-input'?"),
        ("lint x --rule -unusd-input", "did you mean 'unused-input'?"),
        ("lint x --finish trigger", "--finish trigger names nothing"),
        ("lint x --finish setled", "did you mean 'settled'?"),
    ])
    func `says what is wrong with its usage`(line: String, message: String) async {
        let run = await rivulet(line)
        #expect(run.code == 64)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func `looks at the other files if one cannot be read`() async throws {
        let folder = try LintFolder(Self.broken)
        try folder.write("hello", to: "text.riv")
        let run = await rivulet(["lint", "\(folder.path)/text.riv", folder.file])
        #expect(run.code == 65)
        #expect(run.errors.contains("This is not a Rive file"))
        #expect(run.output.contains("finish-trigger-at-zero"))
        #expect(await rivulet(["lint", "\(folder.path)/none.riv"]).code == 66)
    }

    @Test func `reads standard input`() async throws {
        let run = await rivulet(["lint", "-", "--strict"], input: try Self.broken.bytes())
        #expect(run.code == 1)
        #expect(run.output.hasPrefix("standard input: warning: finish-trigger-at-zero: "))
    }

    @Test func `finds nothing that matters in sound samples`() async throws {
        for name in ["launch", "inputs", "events", "nested", "blend", "constraints"] {
            let run = await rivulet(["lint", sample("\(name).riv"), "--rule", "-unsupported-feature"])
            #expect(run.code == 0 && run.output == "", "\(run.output)")
        }
    }
}

@Suite struct `The configuration of lint` {
    @Test func `is found upwards from the file`() async throws {
        let folder = try LintFolder(LintScene(defaultMachine: nil))
        let deep = "\(folder.path)/a/b"
        try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: folder.file, toPath: deep + "/scene.riv")
        try folder.write(#"{"lint": {"rules": {"no-default-machine": "error"}}}"#, to: ".rivulet.json")
        #expect(await rivulet(["lint", deep + "/scene.riv"]).code == 1)
        // The nearest one counts.
        try folder.write(#"{"lint": {"rules": {"no-default-machine": "off"}}}"#, to: "a/.rivulet.json")
        #expect(await rivulet(["lint", deep + "/scene.riv", "--strict"]).code == 0)
        // A rule that is asked for runs all the same.
        #expect(await rivulet(["lint", deep + "/scene.riv", "--strict", "--rule", "no-default-machine"]).code == 1)
    }

    @Test func `speaks about single files by pattern`() async throws {
        let text = #"{"lint": {"files": {"sc*.riv": {"finish": "trigger:done"}, "b/*.riv": {"finish": "event:x"}}}}"#
        let folder = try LintFolder(LintScene(), configuration: text)
        let other = "\(folder.path)/other.riv"
        try FileManager.default.copyItem(atPath: folder.file, toPath: other)
        #expect(try await folder.lint().map(\.rule).contains("finish-trigger-unreachable"))
        #expect(await rivulet(["lint", other]).code == 0)
        try FileManager.default.createDirectory(atPath: "\(folder.path)/b", withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: folder.file, toPath: "\(folder.path)/b/other.riv")
        #expect(await rivulet(["lint", "\(folder.path)/b/other.riv"]).output.contains("event:x can never come true"))
    }

    @Test func `gives way to the command line, and can be strict`() async throws {
        let folder = try LintFolder(
            .launch(LintScene.ending()), configuration: #"{"lint": {"finish": "event:x", "strict": true}}"#)
        #expect(await folder.run().code == 1)
        #expect(await folder.run(["--finish", "trigger:done"]).code == 0)
        let warned = try LintFolder(LintScene(defaultMachine: nil), configuration: #"{"lint": {"strict": true}}"#)
        #expect(await warned.run().code == 1)
    }

    @Test(arguments: [
        ("{", "1:"), (#"{"lnt": {}}"#, "did you mean 'lint'?"),
        (#"{"lint": {"finsh": "settled"}}"#, "lint has no 'finsh'; did you mean 'finish'?"),
        (#"{"lint": {"finish": "trigger"}}"#, "lint.finish is wrong"),
        (#"{"lint": {"rules": {"unusd-input": "off"}}}"#, "did you mean 'unused-input'?"),
        (#"{"lint": {"rules": {"unused-input": "of"}}}"#, "lint.rules.unused-input is not 'of'"),
        (#"{"lint": {"rules": {"huge-asset": {"byte": 1}}}}"#, "did you mean 'bytes'?"),
        (#"{"lint": {"rules": {"huge-asset": {"bytes": -1}}}}"#, "is a number, 0 or more"),
        (#"{"lint": {"files": {"other.riv": {"strict": true}}}}"#, "lint.files.other.riv has no 'strict'"),
        (#"{"lint": {"strict": 1}}"#, "lint.strict is true or false"),
    ])
    func `is refused with the place and what would be right`(text: String, message: String) async throws {
        let folder = try LintFolder(LintScene(), configuration: text)
        let run = await folder.run()
        #expect(run.code == 64)
        #expect(run.errors.contains(".rivulet.json"))
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}

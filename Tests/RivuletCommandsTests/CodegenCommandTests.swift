import Foundation
import RivuletPlayback
import RivuletRuntime
import RivuletTestSupport
import Testing

@testable import RivuletCommands

@Suite struct `rivulet codegen` {
    /// Code that stands in `Generated/`, and so is compiled with these tests. With `RIVULET_WRITE_SAMPLES=1` it is
    /// written.
    @Test(arguments: [("launch", nil), ("inputs", "InputsFile"), ("scoreboard", nil)])
    func `writes the code that these tests compile`(name: String, namespace: String?) async throws {
        let code = Corpus.packageFile("Tests/RivuletCommandsTests/Generated/\(name).swift").path
        let line =
            ["codegen", sample("\(name).riv"), "--swift", "--access", "internal", "-o", code]
            + (namespace.map { ["--name", $0] } ?? [])
        if ProcessInfo.processInfo.environment["RIVULET_WRITE_SAMPLES"] != nil { _ = await rivulet(line) }
        let run = await rivulet(line + ["--check"])
        #expect(run.code == 0, "\(run.errors)")
    }

    @Test func `inputs of a machine in a scene`() throws {
        let document = try Document(contentsOf: sample("inputs.riv"))
        var lamp = try InputsFile.Artboards.Lamp.LampStateMachine(document)
        #expect(try lamp.level == 20 && !lamp.isOn)
        _ = lamp.advance(by: 0)
        try lamp.set(isOn: true)
        try lamp.set(level: 80)
        try lamp.fireBlink()
        var seen: [String] = []
        for _ in 0..<3 { seen += lamp.advance(by: 0.1).stateChanges.map { $0.to.timeline ?? "" } }
        #expect(try lamp.isOn && lamp.level == 80)
        #expect(seen.contains("On") && seen.contains("Blink"))
    }

    @Test func `values of nested view models, enums and list items in a scene`() throws {
        let document = try Document(contentsOf: sample("scoreboard.riv"))
        var board = try Scoreboard.Artboards.Scoreboard.Board(document)
        let paths = Scoreboard.Artboards.Scoreboard.viewModel
        #expect(try board.scene.value(of: paths.hud.score) == 3)
        #expect(try board.scene.value(of: paths.hud.mood) == .calm)
        #expect(try board.scene.value(of: paths.tint).red == 0xE0)
        #expect(try board.scene.value(of: paths.isLive) == "live" && board.scene.value(of: paths.isLive_2))
        #expect(try board.scene.value(of: paths.rows(0).playerName) == "Ada")
        #expect(try board.scene.value(of: paths.rows) == 1)
        try board.scene.setValue(of: paths.hud.mood, to: .veryHappy)
        try board.scene.setValue(of: paths.rows(0).points, to: 99)
        try board.scene.setValue(of: paths.hud.score, to: 11)
        _ = board.advance(by: 0)
        #expect(try board.scene.value("hud/mood") == .enumeration("very happy"))
        #expect(try board.scene.value("rows[0]/points") == .number(99))
        let triggers = (0..<20).flatMap { _ in board.advance(by: 0.1).triggers.map(\.path) }
        #expect(triggers.contains(paths.hud.retry.path))
    }

    @Test func `the same names in playback`() async throws {
        let clock = VirtualClock()
        let file = try await File(
            source: .local("scoreboard", Corpus.packageFile("SampleFiles").path), worker: Worker(clock: clock))
        let instance = try await Scoreboard.ViewModels.Scoreboard.create(.demo, in: file)
        let machine = try await Scoreboard.Artboards.Scoreboard.Board.create(in: file, binding: instance)
        let paths = Scoreboard.ViewModels.Scoreboard()
        try instance.setValue(of: paths.hud.mood, to: .default)
        _ = try await machine.advance(by: .zero)
        #expect(try await instance.value(of: paths.hud.mood) == .default)
        #expect(try await instance.value(of: paths.hud.score) == 3)
        let hud = try await instance.value(of: paths.hud.reference)
        #expect(try await hud.value(of: Scoreboard.ViewModels.Hud().mood) == .default)
    }

    /// View models "Row" and "Header", and a list of what stands in `list`, shown by the artboard as `shown`.
    private func code(list: String, shown: String = "", runs: String = "") async throws -> String {
        let scene = """
            <ViewModel id="0:1" name="Table"><ViewModelPropertyList id="0:2" name="lines"/>
              <ViewModelInstance name="Default"><ViewModelInstanceList viewModelPropertyId="0:2">\(list)</ViewModelInstanceList>
              </ViewModelInstance></ViewModel>
            <ViewModel id="0:3" name="Row"><ViewModelPropertyString name="text"/><ViewModelInstance id="0:4"/></ViewModel>
            <ViewModel id="0:5" name="Header"><ViewModelPropertyString name="title"/><ViewModelInstance id="0:6"/></ViewModel>
            <Artboard id="0:9" name="Table" viewModelId="0:1">\(runs)
              <ArtboardComponentList><DataBindContext propertyKey="800" sourcePathIds="0:1 0:2"/>\(shown)</ArtboardComponentList>
            </Artboard>
            """
        let file = await rivulet(["build", "-", "-o", "-"], input: Array(scene.utf8))
        try #require(file.code == 0, "\(file.errors)")
        return await rivulet(["codegen", "-", "--swift"], input: file.bytes).output
    }

    @Test func `items of lists have the view models that the file tells of`() async throws {
        let row = #"<ViewModelInstanceListItem viewModelId="0:3" viewModelInstanceId="0:4"/>"#
        let header = #"<ViewModelInstanceListItem viewModelId="0:5" viewModelInstanceId="0:6"/>"#
        let one = "func lines(_ index: Swift.Int) -> ViewModels.Row {"
        #expect(try await code(list: row + row).contains(one))
        // An empty list that the artboard shows.
        #expect(
            try await code(list: "", shown: #"<ArtboardListMapRule viewModelId="0:3" artboardId="0:9"/>"#).contains(one)
        )
        let both = try await code(list: header + row)
        #expect(both.contains("func lines(_ index: Swift.Int, as _: ViewModels.Row.Type) -> ViewModels.Row {"))
        #expect(both.contains("func lines(_ index: Swift.Int, as _: ViewModels.Header.Type) -> ViewModels.Header {"))
        let unknown = try await code(list: "")
        #expect(unknown.contains(#"func lines(_ index: Swift.Int) -> Swift.String { path + "lines" + "[\(index)]/" }"#))
        #expect(!unknown.contains(one))
    }

    @Test func `text runs come with their text, events with what they carry`() async throws {
        let text = try await code(
            list: "",
            runs: """
                <Text><TextStylePaint id="0:20"/><TextValueRun name="greeting" text="Hello" styleId="0:20"/></Text>
                <Event name="Score"><CustomPropertyNumber name="points" propertyValue="3"/></Event>
                <OpenUrlEvent name="More" url="https://example.org"/>
                """)
        #expect(text.contains("/// \"Hello\" in the file.\n                case greeting = \"greeting\"\n"))
        #expect(text.contains("/// With 'points' (number, 3).\n                case score = \"Score\"\n"))
        #expect(text.contains("/// Opens https://example.org.\n                case more = \"More\"\n"))
    }

    @Test func `a trigger and a bool may have names that look alike`() async throws {
        let scene = """
            <Artboard name="A"><StateMachine name="M"><StateMachineTrigger name="go"/><StateMachineBool name="fireGo"/>
            <StateMachineLayer><AnyState/><EntryState/><ExitState/></StateMachineLayer></StateMachine></Artboard>
            """
        let file = await rivulet(["build", "-", "-o", "-"], input: Array(scene.utf8))
        let code = await rivulet(["codegen", "-", "--swift"], input: file.bytes).output
        #expect(code.contains("mutating func fireGo() "))
        #expect(code.contains("var fireGo_2: Swift.Bool {"))
    }

    @Test func `notices stale code and says how to renew it`() async throws {
        let code = try TemporaryFile("Code.swift")
        let write = ["codegen", sample("launch.riv"), "--swift", "-o", code.path]
        let missing = await rivulet(write + ["--check"])
        #expect(missing.code == 1 && missing.errors.contains("is not there: run 'rivulet codegen"))
        #expect(await rivulet(write).code == 0)
        #expect(await rivulet(write + ["--check"]).code == 0)
        let stale = await rivulet([
            "codegen", sample("inputs.riv"), "--swift", "-o", code.path, "--check", "--name", "Lamp",
        ])
        #expect(stale.code == 1)
        #expect(stale.errors.contains("Code.swift:1: stale"))
        #expect(stale.errors.contains("inputs.riv --swift -o \(code.path) --name Lamp'"))
    }

    @Test(arguments: [
        (["x.riv"], 64, "--swift is missing"), (["x.riv", "--swift", "--check"], 64, "-o CODE"),
        (["x.riv", "--swift", "--name", "my file"], 64, "'MyFile' would be"),
        (["no-such.riv", "--swift"], 66, "no-such.riv"), (["--swift"], 64, "FILE is missing"),
    ]) func `errors`(words: [String], code: Int32, message: String) async {
        let run = await rivulet(["codegen"] + words)
        #expect(run.code == code && run.errors.contains(message), "\(run.errors)")
    }

    @Test(arguments: [
        ("is on", "isOn", "IsOn"), ("Is On", "isOn", "IsOn"), ("hover", "hover", "Hover"), ("HUD", "hud", "HUD"),
        ("URLName", "urlName", "URLName"), ("2nd try", "_2ndTry", "_2ndTry"), ("a/b-c", "aBC", "ABC"),
        ("", "unnamed", "Unnamed"), ("💥", "unnamed", "Unnamed"), ("größe", "größe", "Größe"),
        ("default", "`default`", "Default"), ("init", "init_", "Init"), ("self", "self_", "Self_"),
        ("Type", "type", "Type_"), ("any", "any", "`Any`"),
    ]) func `names become identifiers`(name: String, member: String, type: String) {
        #expect(SwiftNames([name], .member)[name] == member)
        #expect(SwiftNames([name], .type)[name] == type)
    }

    @Test func `collisions do not depend on the order in the file`() {
        let names = ["is on", "isOn", "Is-On", "is_on"]
        for rotation in 0..<4 {
            let identifiers = SwiftNames(Array(names[rotation...] + names[..<rotation]), .member)
            #expect(names.map { identifiers[$0] } == ["isOn_3", "isOn", "isOn_2", "is_on"])
        }
        #expect(SwiftNames(["scene"], .member, reserved: ["scene"])["scene"] == "scene_2")
    }

    /// Real files whose code the compiler checks against the modules that were built with these tests.
    private static let typechecked = ["data_binding_test", "rocket", "global_viewmodels_test"]

    @Test(.enabled(if: Corpus.isPresent && Compiler.modules != nil))
    func `compiles for files of the corpus`() async throws {
        var files: [TemporaryFile] = []
        for (number, name) in Self.typechecked.enumerated() {
            guard let bytes = Corpus.bytes(name) else { continue }
            let riv = try TemporaryFile("\(name).riv", bytes)
            let code = try TemporaryFile("Code\(number).swift")
            let run = await rivulet(["codegen", riv.path, "--swift", "--name", "File\(number)", "-o", code.path])
            #expect(run.code == 0, "\(run.errors)")
            files.append(code)
        }
        #expect(files.count == 3)
        let errors = try Compiler.errors(in: files.map(\.path))
        #expect(errors == "")
    }
}

/// The Swift compiler, where it and the modules of this build are found.
private enum Compiler {
    /// The folder of the modules, in the build folder that this test runs from.
    static let modules: String? = {
        let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        for folder in [build, Corpus.packageFile(".build/debug")] {
            let modules = folder.appendingPathComponent("Modules").path
            if FileManager.default.fileExists(atPath: modules + "/RivuletPlayback.swiftmodule") { return modules }
        }
        return nil
    }()

    /// What the compiler says about errors and warnings.
    static func errors(in paths: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules ?? "", "-Xcc"]
            + ["-fmodule-map-file=" + Corpus.packageFile("Sources/CZlib/module.modulemap").path] + paths
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}

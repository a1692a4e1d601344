import RivuletMarkup
import RivuletTestSupport
import Testing

@testable import RivuletCommands

@Suite struct `rivulet diff` {
    /// Two files that differ in what is replaced, compared.
    private func diff(_ replaced: [(String, String)], json: Bool = false) async throws -> ToolRun {
        var changed = `rivulet inspect`.scene
        for (old, new) in replaced {
            try #require(changed.contains(old), "\(old)")
            changed = changed.replacing(old, with: new)
        }
        let files = try [TemporaryFile("old.riv"), TemporaryFile("new.riv")]
        for (file, scene) in zip(files, [`rivulet inspect`.scene, changed]) {
            let run = await rivulet(["build", "-", "-o", file.path], input: Array(scene.utf8))
            try #require(run.code == 0, "\(run.errors)")
        }
        return await rivulet(["diff"] + files.map(\.path) + (json ? ["--json"] : []))
    }

    @Test func `a file does not differ from itself`() async throws {
        let run = try await diff([])
        #expect(run.code == 0 && run.output == "No differences\n")
    }

    @Test(arguments: [
        (#""name": "Intro""#, #""name": "Intr0""#, "artboard 'Intro' is gone; is it 'Intr0' now?"),
        (#""name": "Intro""#, #""name": "Start""#, "artboard 'Intro' is gone; is it 'Start' now?"),
        (#""name": "Main""#, #""name": "Mein""#, "artboard 'Intro' / state machine 'Main' is gone; is it 'Mein' now?"),
        (
            #""name": "tap""#, #""name": "tapped""#,
            "artboard 'Intro' / state machine 'Main' / input 'tap' is gone; is it 'tapped' now?"
        ),
        (
            #"["StateMachineBool", {"name": "on", "value": true}]"#, #"["StateMachineNumber", {"name": "on"}]"#,
            "artboard 'Intro' / state machine 'Main' / input 'on': kind bool → number"
        ),
        (
            #""value": 2.5"#, #""value": 3"#,
            "artboard 'Intro' / state machine 'Main' / input 'level': default 2.5 → 3"
        ),
        (#""name": "done""#, #""name": "over""#, "view model 'Launch' / property 'done' is gone; is it 'over' now?"),
        (
            #""propertyValue": 7"#, #""propertyValue": 8"#, "view model 'Launch' / property 'score': default 7 → 8"
        ),
        (#""name": "start""#, #""name": "first""#, "view model 'Launch' / instance 'start' is gone"),
    ]) func `what breaks code exits with 1`(old: String, new: String, line: String) async throws {
        let run = try await diff([(old, new)])
        #expect(run.code == 1)
        let lines = run.outputLines
        #expect(lines.first == "Breaking" && lines.prefix { !$0.isEmpty }.contains("  \(line)"), "\(run.output)")
    }

    @Test(arguments: [
        (
            #"["StateMachineTrigger", {"name": "tap"}],"#,
            #"["StateMachineTrigger", {"name": "tap"}], ["StateMachineBool", {"name": "more"}],"#, "Additive",
            "artboard 'Intro' / state machine 'Main' / input 'more' is new"
        ),
        (#""duration": 90"#, #""duration": 120"#, "Timing", "artboard 'Intro' / timeline 'in': duration 1.5 s → 2 s"),
        (
            #""loopValue": 2"#, #""loopValue": 1"#, "Timing",
            "artboard 'Intro' / timeline 'in': loop mode ping-pong → loops"
        ),
        (
            #""duration": 250"#, #""duration": 250, "flags": 4, "exitTime": 2000"#, "Timing",
            "artboard 'Intro' / state machine 'Main' / layer 'Base' / transition 'entry → in': exit time none → 2 s"
        ),
        (#""height": 50"#, #""height": 60"#, "Looks", "artboard 'Intro': size 100 × 50 → 100 × 60"),
        (
            #"["LinearAnimation","#, #"["Node", {}], ["Node", {}], ["LinearAnimation","#, "Looks", "Node objects 0 → 2"
        ),
    ]) func `what breaks nothing exits with 0`(old: String, new: String, heading: String, line: String) async throws {
        let run = try await diff([(old, new)])
        #expect(run.code == 0)
        let lines = run.outputLines
        let start = try #require(lines.firstIndex(of: heading), "\(run.output)")
        #expect(lines[start...].prefix { !$0.isEmpty }.contains("  \(line)"), "\(run.output)")
        #expect(!lines.contains("Breaking"))
    }

    @Test func `says that the end trigger of an intro is gone`() async throws {
        let run = await rivulet(["diff", sample("launch.riv"), sample("launch_endless.riv")])
        #expect(run.code == 1)
        #expect(
            run.outputLines.prefix(2) == [
                "Breaking",
                "  artboard 'Launch' / state machine 'LaunchStateMachine' no longer fires trigger 'introFinished'",
            ])
        #expect(run.output.contains("  artboard 'Launch' / timeline 'Intro': loop mode one shot → loops\n"))
        let back = await rivulet(["diff", sample("launch_endless.riv"), sample("launch.riv")])
        #expect(back.code == 0)
        #expect(back.output.contains("'LaunchStateMachine' now fires trigger 'introFinished'\n"))
    }

    /// A timeline whose key at a frame reports "Done", played by a machine or not, and another version of it.
    private func diffKeys(_ old: (frame: Int?, isPlayed: Bool), _ new: (frame: Int?, isPlayed: Bool)) async throws
        -> ToolRun
    {
        let files = try [TemporaryFile("old.riv"), TemporaryFile("new.riv")]
        for (file, version) in zip(files, [old, new]) {
            let keys = version.frame.map { #"<KeyFrameCallback frame="\#($0)"/>"# } ?? ""
            let machine = """
                <StateMachine name="M"><StateMachineLayer>
                  <AnyState/><EntryState/><ExitState/><AnimationState animationId="0"/>
                </StateMachineLayer></StateMachine>
                """
            let scene = """
                <Artboard name="A"><Event id="0:1" name="Done"/>
                  <LinearAnimation name="T" fps="60" duration="60">
                    <KeyedObject objectId="0:1"><KeyedProperty propertyKey="395">\(keys)</KeyedProperty></KeyedObject>
                  </LinearAnimation>\(version.isPlayed ? machine : "")
                </Artboard>
                """
            let run = await rivulet(["build", "-", "-o", file.path], input: Array(scene.utf8))
            try #require(run.code == 0, "\(run.errors)")
        }
        return await rivulet(["diff"] + files.map(\.path))
    }

    @Test func `sees events and triggers that keys of timelines fire`() async throws {
        let gone = try await diffKeys((30, true), (nil, true))
        #expect(gone.code == 1)
        #expect(gone.outputLines[1] == "  artboard 'A' / state machine 'M' no longer reports event 'Done'")
        #expect(gone.outputLines.contains("  artboard 'A' / timeline 'T': reports 'Done' at 0.5 s → never"))
        let bare = try await diffKeys((30, false), (nil, false))
        #expect(bare.code == 1)
        #expect(bare.outputLines[1] == "  artboard 'A' no longer reports event 'Done'")
        let moved = try await diffKeys((30, true), (45, true))
        #expect(moved.code == 0)
        #expect(
            moved.output == "Timing\n  artboard 'A' / timeline 'T': reports 'Done' at 0.5 s → at 0.75 s\n",
            "\(moved.output)")
        let back = try await diffKeys((nil, true), (30, true))
        #expect(back.code == 0 && back.output.contains("  artboard 'A' / state machine 'M' now reports event 'Done'\n"))
    }

    @Test func `gives scripts the same as JSON`() async throws {
        let run = try await diff([(#""name": "tap""#, #""name": "tapped""#)], json: true)
        #expect(run.code == 1)
        let value = try JSONValue(parsing: run.output)
        #expect(value["version"]?.int == 1 && value["breaking"]?.bool == true)
        #expect(value["counts"]?["breaking"]?.int == 1 && value["counts"]?["additive"]?.int == 1)
        let change = try #require(value["changes"]?.array?.first)
        #expect(change["severity"]?.string == "breaking" && change["change"]?.string == "removed")
        #expect(change["object"]?.string == "artboard 'Intro' / state machine 'Main' / input 'tap'")
        #expect(change["renamedTo"]?.string == "tapped")
    }

    @Test(arguments: [
        (["diff"], 64, "OLD is missing"), (["diff", "a.riv"], 64, "NEW is missing"),
        (["diff", "-", "-"], 64, "cannot both be standard input"), (["diff", "no-such.riv", "-"], 66, "no-such.riv"),
        (["diff", "a", "b", "c"], 64, "one argument too many"),
    ]) func `errors`(words: [String], code: Int32, message: String) async {
        let run = await rivulet(words)
        #expect(run.code == code && run.errors.contains(message), "\(run.errors)")
    }

    @Test(.enabled(if: Corpus.isPresent)) func `no file of the corpus differs from itself`() async throws {
        for url in Corpus.files.prefix(60) {
            let run = await rivulet(["diff", url.path, url.path])
            #expect(run.code == 65 || run.output == "No differences\n", "\(url.lastPathComponent)")
        }
    }
}

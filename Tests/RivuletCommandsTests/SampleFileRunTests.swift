import RivuletTestSupport
import Testing

@testable import RivuletCommands

@Suite struct `The sample files` {
    private func run(_ name: String, _ rest: String) async -> ToolRun {
        await rivulet(["run", sample("\(name).riv")] + rest.split(separator: " ").map(String.init))
    }

    // The intro has 156 frames at 60 a second.
    @Test(arguments: ["8.3333ms", "16.667ms", "33.333ms", "100ms", "1s", "1f"])
    func `end their intro at 2.6 s, once, whatever the step`(step: String) async throws {
        let line = "--until trigger:introFinished --timeout 4s --log jsonl --step \(step)"
        let run = await run("launch", line)
        #expect(run.code == 0, "\(run.errors)")
        let triggers = try run.records("trigger")
        #expect(triggers.count == 1)
        let time = try #require(triggers.first?["t"]?.double)
        #expect(abs(time - 2.6) <= (try ExactTime.parse(step).get().seconds * 1.001))
        #expect(await self.run("launch", line).output == run.output)
    }

    @Test func `time out, settle or never end as they should`() async {
        #expect(await run("launch", "--until trigger:introFinished --timeout 2s").code == 124)
        #expect(await run("launch_without_trigger", "--until settled").code == 0)
        #expect(await run("launch_endless", "--until trigger:introFinished --timeout 3s").code == 124)
        let typo = await run("launch_endless", "--until trigger:introFinishd")
        #expect(typo.code == 64)
        #expect(typo.errors.contains("did you mean 'introFinished'?"))
    }

    @Test func `fire at 0 where the exit time is missing, and the log says so`() async throws {
        let run = await run("launch_immediate", "--until trigger:introFinished")
        #expect(run.code == 0)
        #expect(run.output.contains("introFinished fired at 0 s"))
        let json = await self.run("launch_immediate", "--until trigger:introFinished --log jsonl")
        #expect(try json.records("trigger").map { $0["t"]?.double } == [0])
    }

    @Test func `follow their inputs`() async throws {
        let run = await run("inputs", "--for 2s --log jsonl --input isOn=true@0.5s --input blink=fire@1s --step 100ms")
        #expect(run.code == 0, "\(run.errors)")
        let states = try run.records("state")
        #expect(states.contains { $0["t"]?.double == 0.5 && $0["to"]?.string == "On" })
        #expect(states.contains { $0["t"]?.double == 1 && $0["to"]?.string == "Blink" })
    }

    @Test func `hear of pointers`() async throws {
        let run = await run(
            "pointer",
            "--for 2s --log jsonl --step 100ms --pointer move@120,60@0.1s --pointer click@120,60@0.5s "
                + "--pointer move@5,5@1s")
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            try run.records("pointer").map { "\($0["phase"]?.string ?? "") \($0["hit"]?.int ?? -1)" }
                == ["move 1", "down 1", "up 1", "move 0"])
        #expect(try run.records("trigger").map { $0["path"]?.string } == ["clicked"])
        let looks = try run.records("state").filter { $0["layer"]?.string == "Look" }.map { $0["to"]?.string }
        #expect(looks == ["Idle", "Hovered", "Idle"])
        // Held down for a while it looks so, and a finger that goes up elsewhere clicks nothing.
        let held = await self.run("pointer", "--for 1s --log jsonl --pointer down@120,60 --pointer up@5,5@0.5s")
        #expect(try held.records("state").contains { $0["to"]?.string == "Held" })
        #expect(try held.records("trigger").isEmpty)
    }

    @Test(arguments: [
        ("tap@1,2", "'down', 'up', 'move', 'exit' and 'click'"), ("dwn@1,2", "did you mean 'down'"),
        ("down", "write --pointer down@120,60"), ("down@x,y", "'x,y' is no place"), ("down@1", "'1' is no place"),
        ("down#a@1,2", "'a' is no number of a pointer"), ("move@nan,1", "is no place"), ("down@1,2@3", "has no unit"),
        ("down@1,2@9s", "lies after the end"),
    ])
    func `refuse pointers that are none`(pointer: String, message: String) async {
        let run = await run("pointer", "--for 1s --pointer \(pointer)")
        #expect(run.code == 64)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test(arguments: [
        ("truncated", "at byte"), ("wrong_major", "version 6"), ("not_a_rive_file", "not a Rive file"),
        ("absurd_lengths", "at byte"),
    ])
    func `that are broken are refused with 65, the cause and the place`(name: String, message: String) async {
        for command in ["inspect", "dump", "run", "bench"] {
            let run = await rivulet([command, sample("broken/\(name).riv")])
            #expect(run.code == 65)
            #expect(run.errors.contains(message), "\(run.errors)")
        }
    }

    @Test(.enabled(if: Corpus.isPresent))
    func `are not the only ones that play: every loadable file of the corpus does`() async throws {
        // The traces record that three do not load; one has no artboard.
        let silent = ["junk", "noartboard", "sample6", "solar-system"]
        for url in Corpus.files where !silent.contains(String(url.lastPathComponent.prefix { $0 != "." })) {
            let run = await rivulet(["run", url.path, "--for", "5s", "--step", "50ms", "--log", "jsonl"])
            #expect(run.code == 0, "\(url.lastPathComponent): \(run.errors)")
            #expect(try run.records().last?["reason"]?.string == "finished", "\(url.lastPathComponent)")
        }
    }

    @Test(.enabled(if: Corpus.isPresent), arguments: ["settler", "state_transition_fire_trigger", "rocket"])
    func `and others give the same log every time`(name: String) async throws {
        let url = try #require(Corpus.files.first { $0.lastPathComponent.hasPrefix(name + ".") })
        let line = ["run", url.path, "--for", "5s", "--log", "jsonl"]
        let run = await rivulet(line)
        #expect(run.code == 0)
        #expect(await rivulet(line).output == run.output)
    }
}

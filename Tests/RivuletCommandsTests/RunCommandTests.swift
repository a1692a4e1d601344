import RivuletMarkup
import Testing

@testable import RivuletCommands

@Suite struct `rivulet run` {
    let launch = LaunchScene()

    @Test(arguments: ["", "8.3333ms", "16.667ms", "33.333ms", "100ms", "1s", "1f", "2.6s", "5s"])
    func `sees the end trigger once and at its time, whatever the step`(step: String) async throws {
        let line = "--until trigger:introFinished --timeout 9s --log jsonl" + (step.isEmpty ? "" : " --step \(step)")
        let run = try await launch.run(line)
        #expect(run.code == 0, "\(run.errors)")
        let triggers = try run.records("trigger")
        #expect(triggers.count == 1)
        let time = try #require(triggers.first?["t"]?.double)
        let length = step.isEmpty ? 1.0 / 60 : try ExactTime.parse(step).get().seconds
        #expect(time >= 2.6 - length / 1000)
        #expect(time < 2.6 + length * 1.001)
        #expect(triggers.first?["path"]?.string == "introFinished")
        #expect(triggers.first?["source"]?.string == "machine")
        #expect(try await launch.run(line).output == run.output)
    }

    @Test func `writes a log that begins with what plays and ends with how it ended`() async throws {
        let records = try await launch.run("--until trigger:introFinished --step 0.65s --log jsonl").records()
        let first = try #require(records.first)
        #expect(
            first.text()
                == #"{"t":0,"kind":"start","artboard":"Intro","machine":"LaunchStateMachine","timeline":null,"viewModel":"Launch"}"#
        )
        #expect(
            records.dropFirst().first?.text()
                == #"{"t":0,"kind":"state","layer":"Main","from":"entry","to":"intro","state":"animation","timeline":"intro"}"#
        )
        let last = try #require(records.last)
        #expect(last["kind"]?.string == "end")
        #expect(last["reason"]?.string == "met")
        #expect(last["condition"]?.string == "trigger:introFinished")
        let times = records.compactMap { $0["t"]?.double }
        #expect(times.count == records.count)
        #expect(times == times.sorted())
    }

    @Test func `times out with 124`() async throws {
        let run = try await launch.run("--until trigger:introFinished --timeout 2s --log jsonl")
        #expect(run.code == 124)
        let last = try #require(run.records().last)
        #expect(last.text() == #"{"t":2,"kind":"end","reason":"timedOut","condition":"trigger:introFinished"}"#)
        let endless = LaunchScene(loop: 1, transitionFlags: nil)
        #expect(try await endless.run("--until trigger:introFinished --timeout 3s").code == 124)
    }

    // 120 frames at 60 are 2 s; sums of halves and quarters of a second are exact.
    @Test(arguments: ["500ms", "0.25s", "0.75s", "2s", "10s"])
    func `counts a condition that is met exactly at the timeout`(step: String) async throws {
        let scene = LaunchScene(frames: 120)
        let run = try await scene.run("--until trigger:introFinished --timeout 2s --log jsonl --step \(step)")
        #expect(run.code == 0)
        #expect(try run.records("trigger").first?["t"]?.double == 2)
    }

    @Test func `says that a trigger without exit time fires at 0`() async throws {
        let scene = LaunchScene(transitionFlags: 0)
        let text = try await scene.run("--until trigger:introFinished")
        #expect(text.code == 0)
        #expect(text.output.contains("introFinished fired at 0 s: the transition has no exit time"))
        let json = try await scene.run("--until trigger:introFinished --log jsonl")
        #expect(try json.records("trigger").map { $0["t"]?.double } == [0])
        #expect(try json.records("note").count == 1)
        #expect(try await launch.run("--until trigger:introFinished").output.contains("exit time") == false)
    }

    @Test func `exits with 125 when the condition can no longer come true`() async throws {
        let silent = LaunchScene(firesTrigger: false)
        let settled = try await silent.run("--until trigger:introFinished --timeout 9s")
        #expect(settled.code == 125)
        #expect(settled.output.contains("trigger:introFinished can no longer be met: nothing moves"))
        #expect(try await silent.run("--until settled").code == 0)
        #expect(try await silent.run("--until event:ding").code == 0)
        let leaving = LaunchScene(firesTrigger: false, target: 2)
        #expect(try await leaving.run("--until state:exit").code == 0)
        #expect(try await leaving.run("--until state:idle --timeout 9s").code == 125)
    }

    @Test func `waits for inputs of the command line before it calls anything settled or impossible`() async throws {
        let silent = LaunchScene(firesTrigger: false)
        let fired = try await silent.run(
            "--until trigger:introFinished --fire introFinished@7s --timeout 9s --log jsonl")
        #expect(fired.code == 0)
        let trigger = try #require(fired.records("trigger").first)
        #expect(trigger.text() == #"{"t":7,"kind":"trigger","path":"introFinished","source":"host"}"#)
        let settled = try await silent.run("--until settled --set score=1@7s --log jsonl")
        #expect(try #require(settled.records().last?["t"]?.double) >= 7)
    }

    @Test func `plays for a fixed time, or until it has settled`() async throws {
        let fixed = try await launch.run("--for 1.51s --log jsonl")
        #expect(fixed.code == 0)
        #expect(try fixed.records().last?.text() == #"{"t":1.51,"kind":"end","reason":"finished","condition":null}"#)
        let free = try await launch.run("--log jsonl")
        #expect(free.code == 0)
        let end = try #require(free.records().last)
        #expect(end["reason"]?.string == "finished")
        #expect(try #require(end["t"]?.double) < 4)
        #expect(try free.records("settled").count == 1)
        let endless = try await LaunchScene(loop: 1, transitionFlags: nil).run("--log jsonl --step 100ms")
        #expect(try endless.records().last?["t"]?.double == 60)
    }

    @Test func `stops at states and events`() async throws {
        let state = try await launch.run("--until state:idle --log jsonl")
        #expect(state.code == 0)
        #expect(try state.records("state").last?["to"]?.string == "idle")
        let event = try await launch.run("--until event:ding --log jsonl")
        #expect(event.code == 0)
        #expect(try event.records("event").first?["name"]?.string == "ding")
        #expect(try await launch.run("--until state:animation").output.contains("state:animation was met"))
    }

    @Test func `takes as long as it says in real time, and writes the same`() async throws {
        let line = "--for 2s --step 100ms --log jsonl"
        #expect(try await launch.run(line + " --realtime").output == (try await launch.run(line).output))
    }

    @Test func `writes for people too`() async throws {
        let run = try await launch.run("--until trigger:introFinished --step 650ms --set score=42@1s")
        #expect(
            run.output == """
                   0.000 s  start    artboard 'Intro', state machine 'LaunchStateMachine', view model 'Launch'
                   0.000 s  state    Main: entry → 'intro'
                   1.300 s  value    score = 42
                   2.600 s  state    Main: 'intro' → 'idle'
                   2.600 s  event    ding
                   2.600 s  trigger  introFinished
                   2.600 s  end      trigger:introFinished was met

                """)
    }
}

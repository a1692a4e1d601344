import RivuletMarkup
import Testing

@testable import RivuletCommands

@Suite struct `Inputs of rivulet run` {
    let launch = LaunchScene()

    @Test(arguments: [
        ("score=42", "score", "42"), ("score=-0.5", "score", "-0.5"), ("score=1e2", "score", "100"),
        ("on=true", "on", "true"), ("title=bye", "title", #""bye""#), ("title=\"a@1s\"", "title", #""a@1s""#),
        ("title=me@home", "title", #""me@home""#), ("title=", "title", #""""#), ("title=a=b", "title", #""a=b""#),
        ("tint=80FF0000", "tint", #""80ff0000""#), ("tint=#80FF0000", "tint", #""80ff0000""#),
        ("tint=#ff0000", "tint", #""ffff0000""#), ("mode=fast", "mode", #""fast""#),
        ("mode=\"fast\"", "mode", #""fast""#),
    ])
    func `set values of every kind`(input: String, path: String, value: String) async throws {
        let run = try await launch.run("--for 0s --log jsonl --set \(input)")
        #expect(run.code == 0, "\(run.errors)")
        let changes = try run.records("value")
        #expect(changes.map { $0["path"]?.string } == [path])
        #expect(changes.first?["value"]?.text() == value)
    }

    @Test(arguments: [
        ("--set score=many", "'score' is a number; it takes a number such as 42"),
        ("--set score=nan", "it takes a number"), ("--set on=yes", "it takes true or false"),
        ("--set tint=red", "it takes AARRGGBB"), ("--set tint=FF0000", "it takes AARRGGBB"),
        ("--set mode=fats", "fast"), ("--set introFinished=1", "write --fire introFinished"),
        ("--set scor=1", "score"), ("--fire introFinishd", "introFinished"), ("--fire score", "number"),
        ("--input skp=true", "skip"), ("--input skip=1", "'skip' is a bool input; it takes true or false"),
        ("--input level=high", "'level' is a number input"), ("--input tap=true", "write --input tap=fire"),
        ("--input skip", "it takes true or false"),
        ("--until trigger:introFinishd", "introFinished"), ("--until trigger:score", "number"),
        ("--until event:dong", "'ding'"), ("--until state:introo", "'intro'"), ("--artboard Intr", "Intro"),
        ("--machine Launch", "LaunchStateMachine"), ("--view-model two", "one"),
        ("--view-model none --set score=1", "view model"),
        ("--view-model none --until trigger:introFinished", "view model"),
    ])
    func `that are wrong are refused before playing`(line: String, message: String) async throws {
        let run = try await launch.run(line)
        #expect(run.code == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test(arguments: ["default", "blank", "one", "name:one"]) func `choose the view model instance`(name: String)
        async throws
    {
        let run = try await launch.run("--view-model \(name) --set score=7 --set title=x --for 0s --log jsonl")
        #expect(run.code == 0)
        #expect(try run.records().first?["viewModel"]?.string == "Launch")
        // Writing an equal value changes nothing: the instance has 7 already, a blank one has 0.
        let changed = try run.records("value").map { $0["path"]?.string }
        #expect(changed.contains("title"))
        #expect(changed.contains("score") == (name == "blank"))
    }

    @Test func `act in the first step that ends at their time or later`() async throws {
        let run = try await launch.run(
            "--for 2s --step 400ms --log jsonl --set score=3@1s --set score=1@0.8s --set on=true@2s")
        #expect(
            try run.records("value").map { [$0["t"]?.text(), $0["path"]?.string] } == [
                ["0.8", "score"], ["1.2", "score"], ["2", "on"],
            ])
    }

    @Test func `of one time act in the order in which they were given`() async throws {
        let first = try await launch.run("--for 0s --log jsonl --set score=1 --set score=2")
        #expect(try first.records("value").last?["value"]?.int == 2)
        let second = try await launch.run("--for 0s --log jsonl --set score=2 --set score=1")
        #expect(try second.records("value").last?["value"]?.int == 1)
    }

    @Test func `are heard once each`() async throws {
        let run = try await launch.run(
            "--for 1s --log jsonl --fire introFinished --fire introFinished@500ms --fire introFinished@500ms")
        #expect(try run.records("trigger").map { $0["t"]?.double } == [0, 0.5, 0.5])
        #expect(try run.records("trigger").allSatisfy { $0["source"]?.string == "host" })
    }

    @Test func `reach the machine`() async throws {
        let run = try await launch.run(
            "--for 1s --input skip=true --input level=2.5@100ms --input tap=fire@200ms --input tap@300ms")
        #expect(run.code == 0, "\(run.errors)")
    }
}

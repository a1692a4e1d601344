import Foundation
import RivuletMarkup
import RivuletTestSupport
import Testing

@testable import RivuletCommands

@Suite struct `rivulet check and record` {
    static let samples = Corpus.packageFile("SampleFiles").path

    /// Three seconds of the launch intro, written down, with a piece of the text replaced.
    private func trace(replacing old: String = "", with new: String = "") async throws -> TemporaryFile {
        let run = await rivulet(["record", sample("launch.riv"), "-o", "-", "--for", "3s"])
        try #require(run.code == 0 && (old.isEmpty || run.output.contains(old)), "\(run.errors)")
        return try TemporaryFile(
            "trace.jsonl", Array((old.isEmpty ? run.output : run.output.replacing(old, with: new)).utf8))
    }

    @Test func `what was recorded passes`() async throws {
        let trace = try await trace()
        let text = await rivulet(["check", trace.path, "--files", Self.samples])
        #expect(text.code == 0)
        #expect(text.output.hasPrefix("1 case\n  behaviour   1      of 1 pass\n"))
        let json = try JSONValue(
            parsing: await rivulet(["check", trace.path, "--files", Self.samples, "--json"]).output)
        #expect(json["version"]?.int == 1 && json["cases"]?.int == 1)
        #expect(json["levels"]?.object?.map(\.name) == ["behaviour", "settling", "motion"])
        #expect(json["levels"]?["motion"]?["passed"]?.int == 1 && json["levels"]?["motion"]?["failed"]?.int == 0)
        #expect(json["failures"]?.array == [])
    }

    @Test(arguments: [
        (#""trig":["introFinished"]"#, #""trig":["introDone"]"#, "behaviour"),
        (#""more":0"#, #""more":1"#, "settling"), ("[1,0.56362367", "[1,0.6", "motion"),
    ]) func `what differs fails on its level, with the first difference`(
        old: String, new: String, level: String
    ) async throws {
        let trace = try await trace(replacing: old, with: new)
        let words = ["check", trace.path, "--files", Self.samples]
        let text = await rivulet(words)
        #expect(text.code == 1)
        #expect(text.output.hasPrefix("\(level) ") && text.output.contains("expected"), "\(text.output)")
        let failure = try JSONValue(parsing: await rivulet(words + ["--json"]).output)["failures"]?.array?.first
        #expect(failure?["level"]?.string == level && failure?["case"]?.string == "play")
        #expect(failure?["line"]?.int ?? 0 > 1 && failure?["expected"]?.string != failure?["got"]?.string)
        // The other levels do not suffer from it.
        for other in ["behaviour", "settling", "motion"] where other != level {
            #expect(await rivulet(words + ["--level", other]).code == 0)
        }
        #expect(await rivulet(words + ["--failures", "0"]).output.hasPrefix("… and 1 more failure\n"))
    }

    @Test(arguments: [[], ["--level", "motion"]]) func `a file that is missing fails the case`(words: [String])
        async throws
    {
        let trace = try await trace()
        let run = await rivulet(["check", trace.path, "--files", "/no/such/folder"] + words)
        #expect(run.code == 1)
        #expect(run.output.contains("asset: expected launch.riv\n    got no such file\n"))
    }

    @Test func `parts of a folder are replayed apart`() async throws {
        let files = try await [trace(), trace()]
        let traces = files.map(\.path)
        for part in ["1/2", "2/2"] {
            let run = await rivulet(["check"] + traces + ["--files", Self.samples, "--shard", part])
            #expect(run.code == 0 && run.output.hasPrefix("1 case\n"))
        }
        #expect(await rivulet(["check"] + traces + ["--files", Self.samples]).output.hasPrefix("2 cases\n"))
        withExtendedLifetime(files) {}
    }

    @Test func `only less than the floor fails`() async throws {
        let good = try await trace()
        let bad = try await trace(replacing: "introFinished", with: "introDone")
        let floor = try TemporaryFile("floor.json")
        let files = ["--files", Self.samples]
        #expect(await rivulet(["check", bad.path, "--write-floor", floor.path] + files).code == 0)
        let raised = await rivulet(["check", good.path, "--floor", floor.path] + files)
        #expect(raised.code == 0 && raised.errors.contains("the floor can be raised"))
        #expect(await rivulet(["check", good.path, "--write-floor", floor.path] + files).code == 0)
        let lost = await rivulet(["check", bad.path, "--floor", floor.path] + files)
        #expect(lost.code == 1)
        #expect(lost.errors.contains("below the floor: behaviour: 0 of 1 cases pass"), "\(lost.errors)")
        #expect(await rivulet(["check", good.path, "--floor", "/no/such/floor"] + files).code == 66)
        #expect(await rivulet(["check", good.path, "--write-floor", "/no/such/floor"] + files).code == 73)
    }

    @Test(
        arguments: [
            ("check /no/such/trace", 66, "there is no file or folder '/no/such/trace'"),
            ("check /dev", 66, "there are no .jsonl files in '/dev'"),
            ("check x --level motio", 64, "it takes behaviour"),
            ("check /dev/null --shard 3/2", 64, "--shard takes a part such as 1/4, not '3/2'"),
            ("record /no/such.riv -o -", 66, "/no/such.riv"), ("record x", 64, "-o, --output TRACE is missing"),
            ("record x -o - --step 0s", 64, "--step must be longer than 0"),
            ("record x -o - --for 900000s --step 100us", 64, "more than a million steps"),
            ("record x -o - --pointer click@1,2@3s", 64, "lies after the end of the trace at 2 s"),
        ] as [(String, Int32, String)])
    func `errors`(line: String, code: Int32, message: String) async {
        let run = await rivulet(line)
        #expect(run.code == code && run.errors.contains(message), "\(run.errors)")
    }

    @Test func `a trace that cannot be read is named with its line`() async throws {
        let file = try TemporaryFile("bad.jsonl", Array("{\"case\":\"a\",\"asset\":\"b\"}\n{\n".utf8))
        let run = await rivulet(["check", file.path])
        #expect(run.code == 65 && run.errors.contains("line 2"), "\(run.errors)")
    }
}

@Suite struct `rivulet bench` {
    @Test func `gives figures as text and as JSON`() async throws {
        let words = ["bench", sample("launch.riv"), "--instances", "2", "--repetitions", "3"]
        let text = await rivulet(words)
        #expect(text.code == 0)
        for name in ["read", "import", "scene", "advance", "draw"] { #expect(text.output.contains("\n  \(name) ")) }
        let json = try JSONValue(parsing: await rivulet(words + ["--json"]).output)
        #expect(json["version"]?.int == 1 && json["bytes"]?.int == 742 && json["objects"]?.int == 74)
        #expect(json["instances"]?.int == 2 && json["repetitions"]?.int == 3)
        // The clock of the tests moves by a microsecond each time it is looked at.
        for name in ["read_us", "import_us"] { #expect(json[name]?.double == 1) }
        for name in ["instance_us", "instance_bytes", "advance_us", "watched_us", "draw_us"] {
            #expect(json[name]?.double ?? 0 > 0)
        }
    }

    @Test func `says so if there is nothing to play`() async throws {
        let run = await rivulet(["bench", "-"], input: Array("RIVE".utf8) + [7, 0, 0, 0, 23, 0])
        #expect(run.code == 0 && run.errors.contains("no artboard that a scene could be made of"))
    }
}

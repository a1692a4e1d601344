import Foundation
import Testing

@testable import RivuletCommands

@Suite struct `Errors` {
    @Test(arguments: [
        ("rn", "there is no command 'rn'; did you mean 'run'?"),
        ("run", "FILE is missing"),
        ("run x --untl settled", "there is no option '--untl'; did you mean '--until'?"),
        ("run x --until setled", "'setled' is no condition; did you mean 'settled'?"),
        ("run x --until triger:a", "did you mean 'trigger'? Conditions are trigger:PATH"),
        ("run x --until bla", "'bla' is no condition; conditions are trigger:PATH, event:NAME"),
        ("run x --until trigger:", "names nothing"),
        ("run x --until trigger", "names nothing"),
        ("run x --until settled --timeout 3", "--timeout: '3' has no unit; write 3s"),
        ("run x --timeout 3s", "--timeout needs --until; to play for a fixed time write --for 3s"),
        ("run x --until settled --for 3s", "to bound --until use --timeout"),
        ("run x --step 0s", "--step must be at least 100us"),
        ("run x --step 99us", "--step must be at least 100us"),
        ("run x --log xml", "--log does not take 'xml'; it takes text or jsonl"),
        ("run x --set a", "write --set PATH=VALUE"),
        ("run x --set =3", "names nothing"),
        ("run x --set a=3@4", "'4' has no unit"),
        ("run x --fire a=3", "a trigger takes no value"),
        ("run x --fire go@1x", "unknown unit 'x'"),
        ("run x --for 1s --fire go@2s", "--fire go@2s lies after the end of the run at 1 s"),
        ("run x --set name=\"a\"b", "only @TIME may follow the closing quote"),
        ("dump x --format xml", "--format does not take 'xml'"),
        ("inspect x y", "'y' is one argument too many: 'inspect' takes one argument, FILE"),
        ("build x", "-o, --output FILE is missing"),
        ("schema Shap", "there is no type 'Shap'; did you mean 'Shape'"),
        ("schema Shape --search x", "not both"),
        ("schema --search xyzzy", "nothing is called 'xyzzy'"),
        ("bench x --repetitions 0", "--repetitions takes a whole number from 1 to 1000000, not '0'"),
        ("bench x --instances many", "--instances takes a whole number from 1 to 100000, not 'many'"),
        ("check x --failures -1", "--failures takes a whole number from 0 on, not '-1'"),
        ("record x -o y --check-every 0", "--check-every takes a whole number from 1 on, not '0'"),
        ("record - -o y", "standard input has no name: give a file"),
        ("lint x --rule xyzzy", "there is no rule 'xyzzy'; 'rivulet lint --rules' lists them"),
        ("lint /no/such.riv --machine M", "--machine says what --finish is about: add --finish"),
        ("codegen x --swift --check -o -", "--check needs the file to check: -o CODE"),
        ("--colour never run x", "there is no option '--colour'; did you mean '--color'?"),
    ])
    func `of usage exit with 64 and say what would be right`(line: String, message: String) async {
        let run = await rivulet(line)
        #expect(run.code == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("error: "))
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.contains("--help'."))
    }

    @Test(arguments: [
        ("lunch.riv", "; did you mean 'launch.riv'?"), ("launch", "; did you mean 'launch.riv'"),
        ("", " Name files in it, such as "), ("xyzzy.riv", "No such file or directory."),
    ]) func `about a path name the nearest files`(name: String, message: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["launch.riv", "launch.rml", "ranch.txt"] {
            try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        let run = await rivulet(["inspect", "\(folder)/\(name)"])
        #expect(run.code == 66)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(!run.errors.contains("ranch"))
    }

    @Test func `about text in place of a file say what makes files of it`() async {
        let run = await rivulet(["inspect", "-"], input: Array("<Artboard/>".utf8))
        #expect(run.code == 65)
        #expect(run.errors.contains("'rivulet build' makes .riv files of RML and JSON."))
    }

    @Test func `do not come from a dash for output, which is standard output`() async throws {
        let scene = Array("<Artboard name=\"A\"/>".utf8)
        let built = await rivulet(["build", "-", "-o", "-"], input: scene)
        #expect(built.code == 0 && built.bytes.starts(with: Array("RIVE".utf8)) && built.errors.isEmpty)
        #expect(await rivulet(["inspect", "-"], input: built.bytes).output.contains("Artboard 'A'"))
        let trace = await rivulet(["record", sample("launch.riv"), "-o", "-", "--for", "0s"])
        #expect(trace.code == 0 && trace.output.hasPrefix("{\"case\""))
        #expect(await rivulet(["render", sample("launch.riv"), "-o", "-"]).code == 64)
    }

    @Test(arguments: ["inspect", "dump", "run", "bench", "build -o /dev/null"])
    func `about a file that is not there exit with 66`(command: String) async {
        let run = await rivulet("\(command) /no/such/file.riv")
        #expect(run.code == 66)
        #expect(run.errors.contains("/no/such/file.riv"))
        #expect(run.errors.contains("No such file"))
    }

    static let unreadable: [(bytes: [UInt8], message: String)] = [
        ([], "empty"), (Array("hello, world".utf8), "\"hell\""), (Array("RIVE".utf8) + [6, 0, 0, 0], "6.0"),
        (Array("RIV".utf8), "byte"), (Array("RIVE".utf8) + [7], "byte 5"),
        // An artboard whose name is said to be 200 bytes long.
        (Array("RIVE".utf8) + [7, 0, 0, 0, 1, 4, 0xC8, 1, 65], "byte"),
        ([0x1F, 0x8B, 8, 0], "gzip"),
    ]

    @Test(arguments: unreadable.indices, ["inspect", "dump", "run", "bench"])
    func `about unreadable files exit with 65, the cause and the place`(index: Int, command: String) async {
        let (bytes, message) = Self.unreadable[index]
        let run = await rivulet([command, "-"], input: bytes)
        #expect(run.code == 65)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("standard input"))
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func `about output that cannot be written exit with 73`() async {
        let run = await rivulet(["schema"], outputWorks: false)
        #expect(run.code == 73)
        #expect(run.errors.contains("cannot write to standard output"))
        let built = await rivulet(
            ["build", "-", "-o", "/no/such/folder/x.riv"], input: Array(#"{"objects": []}"#.utf8))
        #expect(built.code == 73)
        #expect(built.errors.contains("/no/such/folder/x.riv"))
    }

    @Test(arguments: [
        ("{\"objects\": [", "standard input:1:"), ("{}", "objects"), ("hello", "neither RML"), ("", "empty"),
        ("{\"objects\": [[\"Artbord\", {}]]}", "Artboard"),
    ])
    func `in text exit with 65 and the place`(text: String, message: String) async {
        let run = await rivulet(["build", "-", "-o", "/dev/null"], input: Array(text.utf8))
        #expect(run.code == 65)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}

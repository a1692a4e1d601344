import Foundation
import RivuletFormat
import RivuletMarkup
import RivuletTestSupport
import Testing

/// The sample files, and how they are made. With `RIVULET_WRITE_SAMPLES=1` the tests write them.
enum Samples {
    static let names = [
        "launch", "launch_without_trigger", "launch_immediate", "launch_endless", "inputs", "events", "nested", "blend",
        "constraints", "converters", "list", "component_list", "two_way", "pointer", "scoreboard",
    ]
    static let broken = ["truncated", "wrong_major", "not_a_rive_file", "absurd_lengths"]

    static func bytes(_ path: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: Corpus.packageFile("SampleFiles/\(path)")))
    }

    static func build(_ name: String) throws -> BuiltFile { try RiveFile.build(rml: bytes("\(name).rml")) }

    static func makeBroken(_ name: String) throws -> [UInt8] {
        let launch = try build("launch").file.serialized()
        switch name {
        case "truncated": return Array(launch[..<(launch.count * 2 / 3)])
        case "wrong_major": return launch[..<4] + [6] + launch[5...]
        case "not_a_rive_file": return Array("This is a text, not a Rive file.\n".utf8)
        default:
            // Backboard; an artboard with a name (key 4) of 2,147,483,647 bytes, of which none is there.
            let header: [UInt8] = [0x52, 0x49, 0x56, 0x45, 7, 0, 0, 0]
            return header + [23, 0, 1, 4, 0xFF, 0xFF, 0xFF, 0xFF, 0x07]
        }
    }

    static func writeIfAsked(_ bytes: [UInt8], to path: String) throws {
        guard ProcessInfo.processInfo.environment["RIVULET_WRITE_SAMPLES"] != nil else { return }
        try Data(bytes).write(to: Corpus.packageFile("SampleFiles/\(path)"))
    }
}

@Suite struct SampleFileTests {
    @Test(arguments: Samples.names)
    func `each .riv is what its .rml builds`(name: String) throws {
        let built = try Samples.build(name)
        #expect(built.notes == [])
        try Samples.writeIfAsked(built.file.serialized(), to: "\(name).riv")
        #expect(try Samples.bytes("\(name).riv") == built.file.serialized())
    }

    @Test(arguments: Samples.broken)
    func `each broken file is as described`(name: String) throws {
        let bytes = try Samples.makeBroken(name)
        try Samples.writeIfAsked(bytes, to: "broken/\(name).riv")
        #expect(try Samples.bytes("broken/\(name).riv") == bytes)
        #expect(throws: FormatError.self) { try RiveFile(bytes: bytes) }
    }

    @Test(arguments: Samples.names)
    func `samples come back from RML and from JSON`(name: String) throws {
        let bytes = try Samples.bytes("\(name).riv")
        let file = try RiveFile(bytes: bytes)
        let text = try file.rml()
        #expect(!text.contains("exact"))
        #expect(try RiveFile.build(rml: Array(text.utf8)).file.serialized() == bytes)
        #expect(try RiveFile(json: Array(file.json().utf8)).serialized() == bytes)
    }
}

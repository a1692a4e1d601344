import Foundation
import RivuletFormat
import RivuletTestSupport

@testable import RivuletCommands

/// What a command line did: run in this process, with everything that it wrote.
struct ToolRun {
    var code: Int32
    /// What was written to standard output, which may be no text.
    var bytes: [UInt8]
    var errors: String

    var output: String { String(decoding: bytes, as: UTF8.self) }

    var outputLines: [String] {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}

/// Runs the tool. The clock moves by a microsecond each time it is looked at, and by as much as the tool sleeps.
func rivulet(
    _ arguments: [String], input: [UInt8] = [], isTerminal: Bool = false, outputWorks: Bool = true
) async -> ToolRun {
    let written = Written()
    var surroundings = Console.Surroundings(
        readInput: { () throws(FileReadError) in input },
        writeOutput: { bytes in
            written.output += bytes
            return outputWorks
        },
        writeErrors: { text in written.errors += text },
        now: {
            written.now += .microseconds(1)
            return written.now
        },
        sleep: { duration in written.now += duration })
    surroundings.isOutputTerminal = isTerminal
    surroundings.isErrorTerminal = isTerminal
    let code = await RivuletTool.run(arguments, console: Console(surroundings))
    return ToolRun(code: code.rawValue, bytes: written.output, errors: written.errors)
}

func rivulet(_ line: String) async -> ToolRun {
    await rivulet(line.split(separator: " ").map(String.init))
}

private final class Written {
    var output: [UInt8] = []
    var errors = ""
    var now = Duration.zero
}

/// A file in the temporary folder, removed with its owner.
final class TemporaryFile {
    let path: String

    init(_ name: String, _ bytes: [UInt8]? = nil) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)").path
        if let bytes { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// A sample file of the package.
func sample(_ name: String) -> String { Corpus.packageFile("SampleFiles/\(name)").path }

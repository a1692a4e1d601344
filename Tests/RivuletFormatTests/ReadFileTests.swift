import Foundation
import RivuletFormat
import RivuletTestSupport
import Testing

@Suite struct `Reading from disk` {
    private func temporaryFile(_ bytes: [UInt8]) throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("rivulet-\(UUID().uuidString)")
        try Data(bytes).write(to: url)
        return url.path
    }

    @Test(arguments: [0, 1, 1000, 100_000])
    func `gives all bytes`(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let path = try temporaryFile(bytes)
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try readFile(atPath: path) == bytes)
    }

    @Test func `names a missing file and its cause`() {
        #expect { try readFile(atPath: "/no/such/file.riv") } throws: { error in
            (error as? FileReadError)?.isMissing == true
                && "\(error)" == "Cannot read /no/such/file.riv: No such file or directory."
        }
    }

    @Test func `tells a folder from a missing file`() {
        let folder = FileManager.default.temporaryDirectory.path
        #expect { try readFile(atPath: folder) } throws: { error in
            (error as? FileReadError)?.isMissing == false && "\(error)" == "Cannot read \(folder): Is a directory."
        }
    }

    @Test func `refuses more than the limit`() throws {
        let path = try temporaryFile([1, 2, 3])
        defer { try? FileManager.default.removeItem(atPath: path) }
        var limits = ReadLimits()
        limits.bytes = 3
        #expect(try readFile(atPath: path, limits: limits) == [1, 2, 3])
        limits.bytes = 2
        #expect(throws: FileReadError(path: path, cause: .tooLarge(maximum: 2))) {
            try readFile(atPath: path, limits: limits)
        }
        // A device has no size to look at beforehand.
        #expect(throws: FileReadError(path: "/dev/zero", cause: .tooLarge(maximum: 2))) {
            try readFile(atPath: "/dev/zero", limits: limits)
        }
    }
}

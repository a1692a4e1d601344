import Foundation
import RivuletFormat
import RivuletTestSupport
import Testing

@Suite(.enabled(if: Corpus.isPresent)) struct `The conformance corpus` {
    private struct ManifestEntry: Decodable {
        var file: String
        var objects: Int
    }

    private static let objectCounts: [String: Int] = {
        guard let root = Corpus.root, let data = try? Data(contentsOf: root.appendingPathComponent("manifest.json")),
            let entries = try? JSONDecoder().decode([ManifestEntry].self, from: data)
        else { return [:] }
        return Dictionary(uniqueKeysWithValues: entries.map { ($0.file, $0.objects) })
    }()

    /// Files that do not come back byte for byte: `name: reason` in each line.
    private static let exceptions: Set<String> = {
        let file = Corpus.packageFile("Tests/RivuletFormatTests/roundtrip-exceptions.txt")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return Set(lines.filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: ":").first.map(String.init) })
    }()

    @Test(arguments: Corpus.files)
    func `every file with a good header reads, has its objects, and is written back byte for byte`(url: URL) throws {
        let name = url.lastPathComponent
        let bytes = try [UInt8](Data(contentsOf: url))
        switch errorOfReading(bytes) {
        case nil:
            let file = try RiveFile(bytes: bytes)
            #expect(file.recordCount == Self.objectCounts[name])
            #expect((file.serialized() == bytes) == !Self.exceptions.contains(name))
        case let error?:
            let isBadHeader = name.hasPrefix("junk.") || name.hasPrefix("sample6.")
            #expect(isBadHeader, "\(error)")
            #expect(error.object == nil)
        }
    }

    @Test func `the files with a bad header say why`() throws {
        let junk = errorOfReading(try #require(Corpus.bytes("junk")))
        guard case .notARiveFile = junk?.kind else {
            Issue.record("\(String(describing: junk))")
            return
        }
        let sample = errorOfReading(try #require(Corpus.bytes("sample6")))
        #expect(sample?.importResult == 1)
    }

    private struct Fact: Decodable {
        struct Line: Decodable {
            var result: Int?
        }
        var rule: String
        var file: String
        var expect: [Line]
    }

    @Test(arguments: [("facts-01.jsonl", 62), ("random-import.jsonl.gz", 138)])
    func `import results of the facts of chapter 01`(name: String, count: Int) throws {
        var bytes = try [UInt8](Data(contentsOf: try #require(Corpus.root).appendingPathComponent("facts/" + name)))
        if RiveFile.isGzip(bytes) { bytes = try gunzip(bytes, maximum: 1 << 20) }
        let facts = try bytes.split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(Fact.self, from: Data($0))
        }
        #expect(facts.count == count)
        for fact in facts {
            let bytes = hex(fact.file)
            if let error = errorOfReading(bytes) {
                #expect(fact.expect.first?.result == error.importResult, "\(fact.rule): \(error)")
            } else {
                // What reads may still fail to import, but not as an unsupported version.
                #expect(fact.expect.first?.result != 1, "\(fact.rule)")
                let file = try RiveFile(bytes: bytes)
                if file.fields.contains(where: { $0.storage == .bool && !$0.isStored }) {
                }
                #expect(file.serialized() == bytes, "\(fact.rule)")
            }
        }
    }
}

import Foundation
import RivuletFormat
import RivuletTestSupport
import Testing

@Suite struct `Damaged input` {
    static let ownFiles = (0..<30).map { FileGenerator.file(seed: UInt64($0), objects: 4 + $0 % 10) }

    static let corpusFiles: [[UInt8]] = Corpus.files.compactMap { try? [UInt8](Data(contentsOf: $0)) }
        .sorted { $0.count < $1.count }.prefix(60).map { $0 }

    /// Reads, and checks what must hold of everything that reads: it is written back byte for byte, and the tables
    /// are a small multiple of the input. Returns false for what does not read.
    @discardableResult
    private func check(_ bytes: [UInt8], _ comment: @autoclosure () -> Comment) -> Bool {
        guard let file = try? RiveFile(bytes: bytes) else { return false }
        if file.serialized() != bytes { Issue.record("not written back: \(comment())") }
        let tables =
            file.records.count * MemoryLayout<RecordRow>.stride + file.fields.count * MemoryLayout<FieldRow>.stride
            + file.oddRecords.count * MemoryLayout<OddRecordRow>.stride + file.payload.count
        if tables > 24 * bytes.count { Issue.record("\(tables) bytes of tables for \(bytes.count): \(comment())") }
        return true
    }

    @Test func `files as exporters and careless tools write them read and come back`() throws {
        for seed in 0..<500 {
            let bytes = FileGenerator.file(seed: UInt64(seed), objects: 10)
            let file = try RiveFile(bytes: bytes)
            #expect(file.serialized() == bytes, "seed \(seed)")
            let tidy = FileGenerator.file(seed: UInt64(seed), objects: 10, isTidy: true)
            let tidyFile = try RiveFile(bytes: tidy)
            #expect(tidyFile.recordCount == 10, "seed \(seed)")
            #expect(tidyFile.abandoned.isEmpty && tidyFile.oddRecords.isEmpty, "seed \(seed)")
            #expect(!tidyFile.fields.contains { $0.isOverlong }, "seed \(seed)")
        }
    }

    @Test(arguments: ownFiles.indices)
    func `every prefix of a file of our own reads or fails`(index: Int) {
        let file = Self.ownFiles[index]
        #expect(check(file, "seed \(index)"))
        for count in 0..<file.count { check(Array(file[..<count]), "seed \(index), prefix \(count)") }
    }

    @Test(.enabled(if: Corpus.isPresent), arguments: corpusFiles.indices)
    func `every prefix of a small corpus file reads or fails`(index: Int) {
        let file = Self.corpusFiles[index]
        for count in 0...file.count { check(Array(file[..<count]), "file \(index), prefix \(count)") }
    }

    /// A cut inside a record is an error, one between two records is a shorter file: chapter 01 §5.1.
    @Test(arguments: ownFiles.indices)
    func `prefixes read exactly if they end between records`(index: Int) throws {
        let bytes = FileGenerator.file(seed: UInt64(index), objects: 8, isTidy: true)
        let file = try RiveFile(bytes: bytes)
        let cuts = Set(file.recordIndices.map { file.offset(of: $0) } + [bytes.count])
        for count in 0...bytes.count {
            #expect((errorOfReading(Array(bytes[..<count])) == nil) == cuts.contains(count), "prefix \(count)")
        }
    }

    @Test func `20,000 mutations read or fail`() {
        let files = Self.ownFiles + Self.corpusFiles
        var random = SeededGenerator(seed: 2)
        var readable = 0
        for round in 0..<20_000 {
            let bytes = mutation(of: files[round % files.count], other: files[round / 7 % files.count], using: &random)
            if check(bytes, "round \(round) of seed 2") { readable += 1 }
        }
        // Neither all nor none: the mutations are neither too mild nor too harsh to test anything.
        #expect(readable > 1000 && readable < 19_000)
    }

    @Test func `absurd lengths and counts allocate nothing`() {
        // A string of 2^63 bytes, a million unterminated keys, a table of contents without words.
        #expect(errorOfReading(plainHeader + hex("02 04 FFFFFFFFFFFFFFFF7F")) != nil)
        #expect(errorOfReading(plainHeader + [2] + [UInt8](repeating: 5, count: 100_001)) != nil)
        #expect(errorOfReading(hex("52495645 07 00 01") + [UInt8](repeating: 5, count: 50_000) + [0]) != nil)
    }
}

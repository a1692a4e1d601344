import Foundation
import RivuletFormat
import RivuletMarkup
import RivuletTestSupport
import Testing

@Suite struct `RML of the corpus` {
    @Test(.enabled(if: Corpus.isPresent), arguments: `JSON form of files`.corpus)
    func `bytes, RML, the same bytes`(url: URL) throws {
        let bytes = try [UInt8](Data(contentsOf: url))
        guard let file = try? RiveFile(bytes: bytes) else { return }
        let text = try file.rml()
        let built = try RiveFile.build(rml: Array(text.utf8))
        #expect(built.file.serialized() == bytes)
    }
}

/// Lines and columns of byte offsets in a text.
struct TextPositions {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Line and column of a byte offset, counted from 1. A byte order mark does not count as a column. O(offset).
    func place(of offset: Int) -> (line: Int, column: Int) {
        let end = min(max(offset, 0), bytes.count)
        var line = 1
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, end) : 0
        var position = 0
        while position < end {
            if bytes[position] == 0x0A {
                line += 1
                start = position + 1
            }
            position += 1
        }
        return (line, String(decoding: bytes[start..<end], as: UTF8.self).count + 1)
    }

    func error(_ message: String, at offset: Int) -> MarkupError {
        let place = place(of: offset)
        return MarkupError(message, line: place.line, column: place.column)
    }
}

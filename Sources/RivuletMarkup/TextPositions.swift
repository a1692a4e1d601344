/// Lines and columns of byte offsets in a text.
struct TextPositions {
    private let bytes: [UInt8]
    private let lineStarts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// The error at a byte offset. A byte order mark does not count as a column.
    func error(_ message: String, at offset: Int) -> MarkupError {
        let end = min(max(offset, 0), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= end { low = middle } else { high = middle }
        }
        var start = lineStarts[low]
        if low == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
        let column = String(decoding: bytes[start..<end], as: UTF8.self).count + 1
        return MarkupError(message, line: low + 1, column: column)
    }
}

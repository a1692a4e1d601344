/// The size of an encoded image in pixels, read from its first bytes: nothing is decoded (chapter 06 §13.1).
struct ImageSize: Sendable, Equatable, BitwiseCopyable {
    var width: Int
    var height: Int

    private init?(_ width: Int, _ height: Int) {
        guard width > 0, height > 0 else { return nil }
        (self.width, self.height) = (width, height)
    }

    /// Nil for what is neither PNG, JPEG nor WebP.
    init?(of bytes: ArraySlice<UInt8>) {
        let bytes = Bytes(bytes)
        let found = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.webP(bytes)
        guard let found else { return nil }
        self = found
    }

    /// Bytes of which those behind the end are 0.
    private struct Bytes {
        private let slice: ArraySlice<UInt8>
        init(_ slice: ArraySlice<UInt8>) { self.slice = slice }
        var count: Int { slice.count }
        subscript(offset: Int) -> Int { offset < slice.count ? Int(slice[slice.startIndex + offset]) : 0 }
        func starts(with text: StaticString, at offset: Int) -> Bool {
            for index in 0..<text.utf8CodeUnitCount where self[offset + index] != Int(text.utf8Start[index]) {
                return false
            }
            return true
        }
        func big(_ offset: Int, _ count: Int) -> Int {
            var value = 0
            for index in 0..<count { value = value << 8 | self[offset + index] }
            return value
        }
        func little(_ offset: Int, _ count: Int) -> Int {
            var value = 0
            for index in (0..<count).reversed() { value = value << 8 | self[offset + index] }
            return value
        }
    }

    private static func png(_ bytes: Bytes) -> ImageSize? {
        guard bytes[0] == 0x89, bytes.starts(with: "PNG", at: 1) else { return nil }
        return ImageSize(bytes.big(16, 4), bytes.big(20, 4))
    }

    /// The size stands in the frame header, behind segments of any kind.
    private static func jpeg(_ bytes: Bytes) -> ImageSize? {
        guard bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var offset = 2
        while offset + 9 < bytes.count {
            guard bytes[offset] == 0xFF else {
                offset += 1
                continue
            }
            let marker = bytes[offset + 1]
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return ImageSize(bytes.big(offset + 7, 2), bytes.big(offset + 5, 2))
            // Fill bytes, and markers without a length.
            case 0xFF: offset += 1
            case 0x01, 0xD0...0xD9: offset += 2
            default: offset += 2 + max(2, bytes.big(offset + 2, 2))
            }
        }
        return nil
    }

    private static func webP(_ bytes: Bytes) -> ImageSize? {
        guard bytes.starts(with: "RIFF", at: 0), bytes.starts(with: "WEBP", at: 8) else { return nil }
        if bytes.starts(with: "VP8X", at: 12) { return ImageSize(bytes.little(24, 3) + 1, bytes.little(27, 3) + 1) }
        if bytes.starts(with: "VP8L", at: 12) {
            let bits = bytes.little(21, 4)
            return ImageSize(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        guard bytes.starts(with: "VP8 ", at: 12) else { return nil }
        return ImageSize(bytes.little(26, 2) & 0x3FFF, bytes.little(28, 2) & 0x3FFF)
    }
}

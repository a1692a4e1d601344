import CZlib

/// Writes the parts of PNG files.
struct PNGWriter {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    mutating func header(width: Int, height: Int, hasAlpha: Bool) {
        chunk("IHDR", Self.number(width) + Self.number(height) + [8, hasAlpha ? 6 : 2, 0, 0, 0])
        // Colours are those of the web: sRGB, perceptual.
        chunk("sRGB", [0])
    }

    mutating func chunk(_ name: StaticString, _ contents: [UInt8]) {
        bytes += Self.number(contents.count)
        let start = bytes.count
        name.withUTF8Buffer { bytes += $0 }
        bytes += contents
        let sum = bytes[start...].withUnsafeBytes { part in
            crc32(0, part.bindMemory(to: UInt8.self).baseAddress, UInt32(truncatingIfNeeded: part.count))
        }
        bytes += Self.number(Int(sum))
    }

    static func number(_ value: Int) -> [UInt8] {
        let value = UInt32(truncatingIfNeeded: value)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    static func short(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }

    /// A part of a picture as PNG's compressed rows.
    static func compressed(
        _ picture: Picture, columns: Range<Int>, rows: Range<Int>, hasAlpha: Bool
    ) throws(RenderError) -> [UInt8] {
        let filtered = filteredRows(picture, columns: columns, rows: rows, hasAlpha: hasAlpha)
        var size = compressBound(UInt(filtered.count))
        var output = [UInt8](repeating: 0, count: Int(size))
        guard compress2(&output, &size, filtered, UInt(filtered.count), 9) == Z_OK else {
            throw .library("zlib could not compress the picture")
        }
        return Array(output.prefix(Int(size)))
    }

    /// Each row behind the number of the filter that promises to compress best: the one with the least sum of differences.
    private static func filteredRows(
        _ picture: Picture, columns: Range<Int>, rows: Range<Int>, hasAlpha: Bool
    ) -> [UInt8] {
        let step = hasAlpha ? 4 : 3
        let length = columns.count * step
        var output: [UInt8] = []
        output.reserveCapacity(rows.count * (length + 1))
        // A pixel of nothing before each row, a row of nothing above the first.
        var above = [UInt8](repeating: 0, count: step + length)
        var row = above
        var candidate = [UInt8](repeating: 0, count: length)
        var best = candidate
        for y in rows {
            var place = step
            for x in columns {
                let color = straight(picture.premultipliedPixels[y * picture.width + x])
                row[place] = UInt8(truncatingIfNeeded: color >> 16)
                row[place + 1] = UInt8(truncatingIfNeeded: color >> 8)
                row[place + 2] = UInt8(truncatingIfNeeded: color)
                if hasAlpha { row[place + 3] = UInt8(truncatingIfNeeded: color >> 24) }
                place += step
            }
            var bestSum = Int.max
            var bestFilter: UInt8 = 0
            for filter: UInt8 in 0...4 {
                let sum = apply(filter, row, above, step: step, into: &candidate)
                if sum < bestSum {
                    bestSum = sum
                    bestFilter = filter
                    swap(&best, &candidate)
                }
            }
            output.append(bestFilter)
            output += best
            swap(&above, &row)
        }
        return output
    }

    /// The row less what a filter foresees, and the sum of what is left.
    private static func apply(
        _ filter: UInt8, _ row: [UInt8], _ above: [UInt8], step: Int, into output: inout [UInt8]
    ) -> Int {
        let row = row.span
        let above = above.span
        var out = output.mutableSpan
        var sum = 0
        for place in out.indices {
            let here = place + step
            let foreseen: UInt8
            switch filter {
            case 0: foreseen = 0
            case 1: foreseen = row[place]
            case 2: foreseen = above[here]
            case 3: foreseen = UInt8((Int(row[place]) + Int(above[here])) / 2)
            default: foreseen = paeth(Int(row[place]), Int(above[here]), Int(above[place]))
            }
            let rest = row[here] &- foreseen
            out[place] = rest
            sum += Int(Int8(bitPattern: rest).magnitude)
        }
        return sum
    }

    /// The neighbour that is nearest to left + above - upper left.
    private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
        let (toLeft, toAbove) = (abs(above - corner), abs(left - corner))
        let toCorner = abs(left + above - 2 * corner)
        if toLeft <= toAbove && toLeft <= toCorner { return UInt8(left) }
        return UInt8(toAbove <= toCorner ? above : corner)
    }
}

extension Picture {
    /// Whether every pixel is opaque.
    public var isOpaque: Bool { premultipliedPixels.allSatisfy { $0 >> 24 == 255 } }

    /// The picture as a PNG file, in sRGB with 8 bits a channel; without an alpha channel if it is opaque.
    ///
    /// The same picture gives the same bytes, with the same version of zlib.
    public func png() throws(RenderError) -> [UInt8] {
        let hasAlpha = !isOpaque
        var writer = PNGWriter()
        writer.header(width: width, height: height, hasAlpha: hasAlpha)
        writer.chunk(
            "IDAT",
            try PNGWriter.compressed(self, columns: 0..<width, rows: 0..<height, hasAlpha: hasAlpha))
        writer.chunk("IEND", [])
        return writer.bytes
    }
}

import CZlib

/// Inflates gzip-compressed bytes: one member or several in a row, at most `maximum` bytes in all.
package func gunzip(_ bytes: [UInt8], maximum: Int) throws(FormatError) -> [UInt8] {
    var inflater = try Inflater()
    var output: [UInt8] = []
    output.reserveCapacity(min(maximum, 4 * bytes.count))
    var offset = 0
    while true {
        let step = try inflater.step(bytes, from: offset)
        offset += step.consumed
        guard output.count + step.produced <= maximum else {
            throw FormatError(
                .limitExceeded(limit: "bytes", value: output.count + step.produced, maximum: maximum), offset: maximum)
        }
        output.append(contentsOf: inflater.chunk[..<step.produced])
        if step.isEndOfMember {
            if offset == bytes.count { return output }
            try inflater.startMember(at: offset)
        } else if step.consumed == 0 && step.produced == 0 {
            throw FormatError(.damagedGzip("it ends too early"), offset: offset)
        }
    }
}

/// zlib's state and a buffer for its output.
private struct Inflater: ~Copyable {
    /// zlib keeps a pointer back to this, so it must not move.
    private let stream: UnsafeMutablePointer<z_stream>
    private(set) var chunk = [UInt8](repeating: 0, count: 64 << 10)

    struct Step {
        var consumed: Int
        var produced: Int
        var isEndOfMember: Bool
    }

    init() throws(FormatError) {
        let gzipOnly: Int32 = 16 + MAX_WBITS
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let result = inflateInit2_(stream, gzipOnly, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard result == Z_OK else { throw failure(at: 0) }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    mutating func startMember(at offset: Int) throws(FormatError) {
        guard inflateReset(stream) == Z_OK else { throw failure(at: offset) }
    }

    /// Inflates as much as fits the chunk.
    mutating func step(_ bytes: [UInt8], from offset: Int) throws(FormatError) -> Step {
        let given = min(bytes.count - offset, Int(Int32.max))
        let room = chunk.count
        // zlib uses the two buffers only during the call, and does not write through `next_in`.
        let result = bytes.withUnsafeBufferPointer { source in
            chunk.withUnsafeMutableBufferPointer { target in
                stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress.map { $0 + offset })
                stream.pointee.avail_in = uInt(given)
                stream.pointee.next_out = target.baseAddress
                stream.pointee.avail_out = uInt(room)
                return inflate(stream, Z_NO_FLUSH)
            }
        }
        let consumed = given - Int(stream.pointee.avail_in)
        guard result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR else {
            throw failure(at: offset + consumed)
        }
        return Step(
            consumed: consumed, produced: room - Int(stream.pointee.avail_out), isEndOfMember: result == Z_STREAM_END)
    }

    private func failure(at offset: Int) -> FormatError {
        FormatError(.damagedGzip(stream.pointee.msg.map { String(cString: $0) } ?? "zlib gives up"), offset: offset)
    }
}

import RivuletSchema

extension FileHeader {
    package static let fingerprint: [UInt8] = [0x52, 0x49, 0x56, 0x45]

    /// Reads a header and leaves the cursor at the object stream. Which failure wins is the order of chapter 01 §2.1.
    package init(parsing cursor: inout ByteCursor, limits: ReadLimits) throws(FormatError) {
        let start = cursor.offset
        try Self.skipFingerprint(&cursor)
        cursor.sawOverlong = false
        let versionOffset = cursor.offset
        let major = try cursor.signed()
        let minor = try cursor.signed()
        let unsupported = FormatError(.unsupportedVersion(major: major, minor: minor), offset: versionOffset)

        self.init(majorVersion: major, minorVersion: minor)
        do throws(FormatError) {
            fileID = try cursor.signed()
        } catch {
            // The reference runtime goes on with an empty table of contents and then looks at the version.
            guard case .outOfRange = error.kind, major != 7 else { throw error }
            throw unsupported
        }
        let keys = try Self.keys(&cursor, limits: limits, failure: major == 7 ? nil : unsupported)
        var hasStrayBits = false
        tableOfContents = try Self.entries(of: keys, &cursor, &hasStrayBits)
        if major != 7 { throw unsupported }
        if cursor.sawOverlong || hasStrayBits {
            irregularBytes = (start..<cursor.offset).map { cursor.bytes[$0] }
        }
        cursor.sawOverlong = false
    }

    private static func skipFingerprint(_ cursor: inout ByteCursor) throws(FormatError) {
        guard !cursor.isAtEnd else { throw FormatError(.empty, offset: 0) }
        let start = cursor.offset
        let found = (start..<start + min(4, cursor.available)).map { cursor.bytes[$0] }
        guard fingerprint.starts(with: found) else { throw FormatError(.notARiveFile(found: found), offset: start) }
        _ = try cursor.word()
    }

    /// The keys of the table of contents. Damage before the first of them is reported as `failure` if there is one.
    private static func keys(
        _ cursor: inout ByteCursor, limits: ReadLimits, failure: FormatError?
    ) throws(FormatError) -> [UInt32] {
        var keys: [UInt32] = []
        while true {
            let start = cursor.offset
            let key: UInt32
            do throws(FormatError) { key = try cursor.signed() } catch { throw keys.isEmpty ? failure ?? error : error }
            if key == 0 { return keys }
            keys.append(key)
            guard keys.count <= limits.tableOfContents else {
                throw FormatError(
                    .limitExceeded(
                        limit: "tableOfContents", value: keys.count, maximum: limits.tableOfContents), offset: start)
            }
        }
    }

    /// Reads the wire types of the keys: two bits each, four keys per 32-bit word.
    private static func entries(
        of keys: [UInt32], _ cursor: inout ByteCursor, _ hasStrayBits: inout Bool
    ) throws(FormatError) -> [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(keys.count)
        var word: UInt32 = 0
        for (index, key) in keys.enumerated() {
            if index % 4 == 0 {
                if word != 0 { hasStrayBits = true }
                word = try cursor.word()
            }
            entries.append(Entry(key: key, wireType: WireType(rawValue: UInt8(word & 3)) ?? .varuint))
            word >>= 2
        }
        if word != 0 { hasStrayBits = true }
        return entries
    }

    package func write(to writer: inout ByteWriter) {
        if let irregularBytes {
            writer.raw(irregularBytes[...])
            return
        }
        writer.raw(Self.fingerprint[...])
        writer.signed(majorVersion)
        writer.signed(minorVersion)
        writer.signed(fileID)
        for entry in tableOfContents { writer.signed(entry.key) }
        writer.varuint(0)
        for first in stride(from: 0, to: tableOfContents.count, by: 4) {
            var word: UInt32 = 0
            for position in 0..<min(4, tableOfContents.count - first) {
                word |= UInt32(tableOfContents[first + position].wireType.rawValue) << UInt32(2 * position)
            }
            writer.word(word)
        }
    }
}

import RivuletFormat
import RivuletSchema

/// The names and paths that data binds mean by number (chapter 01 §10.3).
package struct Manifest: Sendable {
    /// Whether the file has a manifest at all, be it empty: paths of one element are looked up only then.
    package var isPresent = false
    /// Ranges of the file's payload.
    private var names: [UInt32: Range<Int>] = [:]
    private var paths: [UInt32: [UInt32]] = [:]

    /// A path by its id, empty for unknown ids.
    package func path(_ id: UInt32) -> [UInt32] { paths[id] ?? [] }

    /// The bytes of a name, as a range of the file's payload; empty for unknown ids.
    package func nameRange(_ id: UInt32) -> Range<Int> { names[id] ?? 0..<0 }

    package init(file: RiveFile, imports: ImportTables) {
        isPresent = imports.manifest != ImportTables.none
        guard imports.manifestContents != ImportTables.none else { return }
        let contents = RecordIndex(Int(imports.manifestContents))
        let range = file.payloadRange(.FileAssetContents.bytes, of: contents)
        var cursor = ByteCursor(file.payload.span.extracting(range))
        // Decoding keeps what it has at the first error.
        do { try readSections(&cursor, base: range.lowerBound) } catch {}
    }

    private mutating func readSections(_ cursor: inout ByteCursor, base: Int) throws(FormatError) {
        while !cursor.isAtEnd {
            let kind = try cursor.varuint()
            let size = try cursor.varuint()
            let start = cursor.offset
            switch kind {
            case 0: try readNames(&cursor, base: base)
            case 1: try readPaths(&cursor)
            default:
                guard size <= UInt64(cursor.available) else { return }
                cursor = ByteCursor(cursor.bytes, at: start + Int(size))
            }
            // A section which says another size than it has ends the manifest.
            guard UInt64(cursor.offset - start) == size else { return }
        }
    }

    // The counts cost nothing: every element takes bytes, and reading stops where they do.

    private mutating func readNames(_ cursor: inout ByteCursor, base: Int) throws(FormatError) {
        var count = try cursor.varuint()
        while count > 0 {
            let id = try cursor.unsigned(bits: 32)
            let range = try cursor.lengthPrefixed(limit: "bytes", maximum: .max)
            names[id] = base + range.lowerBound..<base + range.upperBound
            count -= 1
        }
    }

    private mutating func readPaths(_ cursor: inout ByteCursor) throws(FormatError) {
        var count = try cursor.varuint()
        while count > 0 {
            let id = try cursor.unsigned(bits: 32)
            var path: [UInt32] = []
            var length = try cursor.varuint()
            while length > 0 {
                path.append(try cursor.unsigned(bits: 32))
                length -= 1
            }
            paths[id] = path
            count -= 1
        }
    }
}

extension RiveFile {
    /// A list of ids (chapter 01 §10.3). What is broken, or does not fit, reads as one 0 and ends the list.
    package func idList(_ key: PropertyKey, of record: RecordIndex, bits: Int = 32) -> [UInt32] {
        var cursor = ByteCursor(payload.span.extracting(payloadRange(key, of: record)))
        var list: [UInt32] = []
        do {
            while !cursor.isAtEnd { list.append(try cursor.unsigned(bits: bits)) }
        } catch {
            list.append(0)
        }
        return list
    }
}

// MARK: - Paths

extension RiveFile {
    /// The path of a DataBindPath: a single element is the id of one of the manifest's paths.
    package func path(ofDataBindPath record: UInt32, _ manifest: Manifest) -> [UInt32] {
        let list = idList(.DataBindPath.path, of: RecordIndex(Int(record)))
        return list.count == 1 && manifest.isPresent ? manifest.path(list[0]) : list
    }

    /// The path of a DataBindContext. A bind by names has its path in the manifest, if it is not empty there.
    package func path(ofDataBindContext record: UInt32, _ manifest: Manifest) -> [UInt32] {
        let index = RecordIndex(Int(record))
        let list = idList(.DataBindContext.sourcePathIds, of: index)
        guard uint(.DataBind.flags, of: index) & 16 != 0, let first = list.first else { return list }
        let path = manifest.path(first)
        return path.isEmpty ? list : path
    }

    /// The path that an object claimed with a DataBindPath, or else has itself.
    package func path(
        claimed: UInt32, own key: PropertyKey, of record: UInt32, _ manifest: Manifest
    ) -> [UInt32] {
        claimed == ImportTables.none
            ? idList(key, of: RecordIndex(Int(record))) : path(ofDataBindPath: claimed, manifest)
    }
}

import RivuletSchema

extension RiveFile {
    /// The table of contents that an exporter would write: every property key in use, once, in order of first use.
    package func collectedTableOfContents() -> [FileHeader.Entry] {
        var seen: Set<UInt32> = []
        var entries: [FileHeader.Entry] = []
        for field in fields where seen.insert(field.key).inserted {
            guard let wireType = field.storage.wireType else { continue }
            entries.append(FileHeader.Entry(key: field.key, wireType: wireType))
        }
        return entries
    }
}

extension FieldStorage {
    /// As the table of contents names it, nil for a key without a value.
    package var wireType: WireType? {
        switch self {
        case .varuint, .bool: .varuint
        case .lengthPrefixed: .lengthPrefixed
        case .float: .float
        case .color: .color
        case .unreadable: nil
        }
    }
}

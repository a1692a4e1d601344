/// A value on its way between a source and a target (chapter 05 §10). Trivial to copy: texts lie in the buffer of
/// the conversion, so that a steady frame allocates nothing.
package enum BoundValue: Sendable, BitwiseCopyable, Equatable {
    /// Nothing that can be converted or written.
    case none
    case number(Float)
    /// Bytes in the `ConversionText` of whoever converts; whatever it held before it was emptied is gone.
    case string(TextRange)
    case boolean(Bool)
    /// 0xAARRGGBB.
    case color(UInt32)
    /// The position of an entry, and of its enum among the document's; `ImportTables.none` for a property without enum
    /// and for system enums, which are empty.
    case enumeration(UInt32, enum: UInt32)
    /// What unsigned target properties hold that are nothing else.
    case integer(UInt32)
    /// How often a trigger fired.
    case trigger(UInt32)
    /// The position of an item in its list.
    case listIndex(UInt32)
    /// Number of a list in the view model store; `ViewModelTables.none` for no list, which counts as empty.
    case list(UInt32)
    /// Number of an instance in the view model store, `ViewModelTables.none` for none.
    case viewModel(UInt32)
    /// File id of an asset, 0xFFFF_FFFF for none.
    case asset(UInt32)
    /// File id of an artboard, 0xFFFF_FFFF for none.
    case artboard(UInt32)
}

extension BoundValue {
    /// The 32 bits of integers, enum positions, triggers, artboards and assets; nil for other kinds. The position in a
    /// list is none of these (chapter 05 §10.2).
    package var integerLike: UInt32? {
        switch self {
        case .enumeration(let value, _), .integer(let value), .trigger(let value), .asset(let value),
            .artboard(let value):
            value
        default: nil
        }
    }
}

/// A text of one conversion: where its bytes lie in the `ConversionText`.
package struct TextRange: Sendable, BitwiseCopyable, Equatable {
    package var start: UInt32
    package var end: UInt32

    package init(_ positions: Range<Int>) {
        start = UInt32(positions.lowerBound)
        end = UInt32(positions.upperBound)
    }

    package var positions: Range<Int> { Int(start)..<Int(end) }
    package var count: Int { Int(end - start) }
}

/// The bytes of the texts of one conversion, one after the other: the source's text is copied in, each converter appends
/// what it makes of it, and after the target is written everything is dropped. UTF-8 as in the file, not validated.
package struct ConversionText: Sendable {
    package var bytes: [UInt8] = []

    package init() {}

    package subscript(_ text: TextRange) -> ArraySlice<UInt8> { bytes[text.positions] }

    /// Copies a text in.
    package mutating func add(_ text: some Collection<UInt8>) -> BoundValue {
        let start = bytes.count
        bytes.append(contentsOf: text)
        return .string(TextRange(start..<bytes.count))
    }

    /// Drops all texts, keeping the storage.
    package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}

/// How a property's value is written and stored (chapter 01 §1).
public enum FieldKind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
    /// A 32-bit unsigned integer, written as a varuint.
    case uint
    /// Written as a varuint, stored modulo 256.
    case uint8
    /// Written as a varuint, stored modulo 65536.
    case uint16
    /// A 32-bit signed integer, written as a zigzag varuint.
    case int
    /// Written as a zigzag varuint, stored as 16 bits.
    case int16
    /// One byte; only 1 is true.
    case bool
    /// Called double by editors, a 32-bit float in files and at run time.
    case double
    /// 0xAARRGGBB.
    case color
    /// Length and UTF-8 bytes.
    case string
    /// Length and bytes.
    case bytes
    /// Never stored: only keyed or bound.
    case callback
}

/// The four ways in which values lie in a file (chapter 01 §2).
public enum WireType: UInt8, Sendable, BitwiseCopyable, CaseIterable {
    /// Unsigned LEB128 (bools: one byte).
    case varuint = 0
    /// A length and that many bytes.
    case lengthPrefixed = 1
    /// Four bytes, little endian.
    case float = 2
    /// Four bytes, little endian.
    case color = 3
}

/// A property of the format: a number into the generated tables, cheap to pass and compare.
public struct SchemaProperty: Hashable, Sendable, BitwiseCopyable {
    /// Position in the tables.
    public let index: UInt16

    @inlinable init(unchecked index: UInt16) { self.index = index }

    /// The property at a position in the tables.
    ///
    /// - Precondition: `0 <= index < Schema.properties.count`.
    public init(index: UInt16) {
        precondition(Int(index) < SchemaTables.propertyKey.count)
        self.index = index
    }

    /// The key that stands for this property in files.
    public var key: PropertyKey { PropertyKey(rawValue: SchemaTables.propertyKey[Int(index)]) }
    /// The name, as in RML.
    public var name: String {
        SchemaTables.text(
            start: SchemaTables.propertyNameStart[Int(index)], count: SchemaTables.propertyNameCount[Int(index)])
    }
    /// The type that declares it.
    public var owner: SchemaType { SchemaType(unchecked: SchemaTables.propertyOwner[Int(index)]) }
    /// How its value is written and stored.
    public var kind: FieldKind { FieldKind(rawValue: SchemaTables.propertyKind[Int(index)]) ?? .uint }

    private var flags: UInt8 { SchemaTables.propertyFlags[Int(index)] }
    /// Computed by the object, never stored in a file (chapter 01 §6.2).
    public var isPassthrough: Bool { flags & 1 != 0 }
    /// A view on bits of another property, never stored in a file (chapter 01 §6.4).
    public var isView: Bool { flags & 2 != 0 }
    /// Whether records carry it.
    public var isStored: Bool { flags & 0b111 == 0 }
    /// Whether editors offer it for keys. The runtime accepts any property.
    public var animates: Bool { flags & 8 != 0 }
    /// Whether editors offer it for data binds.
    public var isBindable: Bool { flags & 16 != 0 }
    /// Whether its value refers to something by a number.
    public var isID: Bool { flags & 32 != 0 }
    /// Whether its bytes are a list of varuints.
    public var isIDList: Bool { flags & 64 != 0 }

    /// The default of scalar kinds as 32 bits (floats: their bit pattern), as objects of `type` have it: an artboard
    /// clips by default, other layouts do not (chapter 01 §6.2).
    public func defaultBits(in type: SchemaType) -> UInt32 {
        if key == PropertyKey.LayoutComponent.clip && type.isA(.artboard) { return 1 }
        return SchemaTables.propertyDefault[Int(index)]
    }

    /// The default of string kinds.
    public var defaultString: String {
        key == PropertyKey.FileAsset.cdnBaseUrl ? "https://public.rive.app/cdn/uuid" : ""
    }

    /// The run-time word of this property, counted from the object's first one. The same in every type that inherits
    /// the property; nil for properties that nothing rereads after load, for bytes, and for those that are not stored.
    public var word: Int? {
        let word = SchemaTables.propertyWord[Int(index)]
        return word == SchemaTables.none ? nil : Int(word)
    }

    /// For a view: the property whose bits it shows. Nil for the abstract colour channels.
    public var backing: SchemaProperty? {
        let backing = SchemaTables.propertyBacking[Int(index)]
        return backing == SchemaTables.none ? nil : SchemaProperty(unchecked: backing)
    }
    /// For a view: its lowest bit.
    public var bit: Int { Int(SchemaTables.propertyBit[Int(index)]) }
    /// For a view: how many bits.
    public var bitCount: Int { Int(SchemaTables.propertyBitCount[Int(index)]) }

    /// How the value lies in a file, nil for callbacks.
    public var wireType: WireType? {
        switch kind {
        case .uint, .uint8, .uint16, .int, .int16, .bool: .varuint
        case .double: .float
        case .color: .color
        case .string, .bytes: .lengthPrefixed
        case .callback: nil
        }
    }
}

extension SchemaProperty: CustomStringConvertible {
    /// `Type.property`.
    public var description: String { "\(owner.name).\(name)" }
}

/// The number that stands for a property in files.
public struct PropertyKey: RawRepresentable, Hashable, Sendable, BitwiseCopyable, Comparable {
    /// The number.
    public let rawValue: UInt16

    /// The key with this number.
    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Orders keys by their numbers.
    @inlinable public static func < (left: PropertyKey, right: PropertyKey) -> Bool { left.rawValue < right.rawValue }
}

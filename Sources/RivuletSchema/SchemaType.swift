/// A type of the format: a number into the generated tables, cheap to pass and compare.
public struct SchemaType: Hashable, Sendable, BitwiseCopyable {
    /// Position in the tables; a descendant's lies in its ancestor's range.
    public let index: UInt16

    @inlinable init(unchecked index: UInt16) { self.index = index }

    /// The type at a position in the tables.
    ///
    /// - Precondition: `0 <= index < Schema.types.count`.
    public init(index: UInt16) {
        precondition(Int(index) < SchemaTables.typeKey.count)
        self.index = index
    }

    /// The key that stands for this type in files.
    public var key: UInt32 { UInt32(SchemaTables.typeKey[Int(index)]) }
    /// The name, as in RML.
    public var name: String {
        SchemaTables.text(start: SchemaTables.typeNameStart[Int(index)], count: SchemaTables.typeNameCount[Int(index)])
    }
    /// The nearest ancestor, nil for a type without one.
    public var parent: SchemaType? {
        let parent = SchemaTables.typeParent[Int(index)]
        return parent == SchemaTables.none ? nil : SchemaType(unchecked: parent)
    }
    /// Whether records of this type cannot occur.
    public var isAbstract: Bool { SchemaTables.typeIsAbstract[Int(index)] != 0 }
    /// The area of the format that the type belongs to, such as `shapes/paint`.
    public var group: String { "\(SchemaTables.groups[Int(SchemaTables.typeGroup[Int(index)])])" }
    /// The number of run-time words that an object of this type has (see `SchemaProperty.word`).
    public var wordCount: Int { Int(SchemaTables.typeWordCount[Int(index)]) }
    /// One past the last descendant's `index`.
    public var end: UInt16 { SchemaTables.typeEnd[Int(index)] }

    /// Whether this type is `ancestor` or derives from it. O(1).
    public func isA(_ ancestor: SchemaType) -> Bool {
        ancestor.index <= index && index < SchemaTables.typeEnd[Int(ancestor.index)]
    }

    /// The properties that this type declares itself, in schema order.
    public var ownProperties: [SchemaProperty] {
        (SchemaTables.typeFirstProperty[Int(index)]..<SchemaTables.typeEndProperty[Int(index)])
            .map { SchemaProperty(unchecked: $0) }
    }

    /// The chain of ancestors, this type first.
    public var lineage: [SchemaType] {
        var chain = [self]
        var type = self
        while let parent = type.parent {
            chain.append(parent)
            type = parent
        }
        return chain
    }

    /// All properties of this type, inherited ones first.
    public var allProperties: [SchemaProperty] { lineage.reversed().flatMap(\.ownProperties) }

    /// The property with this key, if this type or an ancestor declares it. Aliases are not accepted: see
    /// `supportedProperty(key:)`. O(1) but for colour channels.
    public func property(key: UInt32) -> SchemaProperty? {
        guard key < UInt32(SchemaTables.propertyByKey.count) else { return nil }
        var candidate = SchemaTables.propertyByKey[Int(key)]
        while candidate != SchemaTables.none {
            if isA(SchemaType(unchecked: SchemaTables.propertyOwner[Int(candidate)])) {
                return SchemaProperty(unchecked: candidate)
            }
            candidate = SchemaTables.propertyNextSameKey[Int(candidate)]
        }
        return nil
    }

    /// The property which animations and data binds mean by this key: like `property(key:)`, and 9 and 10 are
    /// `Node.x` and `Node.y` (chapter 01 §6.5).
    public func supportedProperty(key: UInt32) -> SchemaProperty? {
        switch key {
        case 9: property(key: 13)
        case 10: property(key: 14)
        default: property(key: key)
        }
    }

    /// The property with this exact name, if this type or an ancestor declares it; the nearest declaration wins.
    public func property(named name: String) -> SchemaProperty? {
        for type in lineage {
            if let found = type.ownProperties.first(where: { $0.name == name }) { return found }
        }
        return nil
    }
}

extension SchemaType: CustomStringConvertible {
    /// The type's name.
    public var description: String { name }
}

/// The types and properties of the Rive runtime format, as look-ups over generated tables.
///
/// Source: chapter 01 §6 and Appendix A of the specification; the tables are written by `SchemaGenerator`.
public enum Schema {
    /// The major version of the format that the tables describe, and the only one that loads.
    public static var formatMajor: Int { SchemaTables.formatMajor }
    /// The minor version of the format that the tables describe.
    public static var formatMinor: Int { SchemaTables.formatMinor }

    /// The type with this key, or nil if the runtime format has none (editor-only types included).
    public static func type(key: UInt32) -> SchemaType? {
        guard key < UInt32(SchemaTables.typeByKey.count) else { return nil }
        let index = SchemaTables.typeByKey[Int(key)]
        return index == SchemaTables.none ? nil : SchemaType(unchecked: index)
    }

    /// The type with this exact name. O(log n).
    public static func type(named name: String) -> SchemaType? {
        var low = 0
        var high = SchemaTables.typesByName.count - 1
        while low <= high {
            let middle = (low + high) / 2
            let type = SchemaType(unchecked: SchemaTables.typesByName[middle])
            let found = type.name
            if found == name { return type }
            if found < name { low = middle + 1 } else { high = middle - 1 }
        }
        return nil
    }

    /// The first property declared with this key, whatever its type. Colour channels are declared by several types:
    /// use `SchemaType.property(key:)` to get the one that a type has.
    public static func property(key: UInt32) -> SchemaProperty? {
        guard key < UInt32(SchemaTables.propertyByKey.count) else { return nil }
        let index = SchemaTables.propertyByKey[Int(key)]
        return index == SchemaTables.none ? nil : SchemaProperty(unchecked: index)
    }

    /// How many types there are; positions of types are below it.
    public static var typeCount: Int { SchemaTables.typeKey.count }

    /// All types of the runtime format, ancestors before descendants.
    public static var types: [SchemaType] {
        SchemaTables.typeKey.indices.map { SchemaType(unchecked: UInt16($0)) }
    }

    /// All properties of the runtime format, grouped by the type that declares them.
    public static var properties: [SchemaProperty] {
        SchemaTables.propertyKey.indices.map { SchemaProperty(unchecked: UInt16($0)) }
    }

    /// The name of a type that exists only in editors, if the key is one of those.
    public static func editorOnlyTypeName(key: UInt32) -> String? {
        SchemaTables.editorOnlyTypes.first { UInt32($0.key) == key }.map { "\($0.name)" }
    }

    /// Whether the name is that of a type which exists only in editors.
    public static func isEditorOnlyType(named name: String) -> Bool {
        SchemaTables.editorOnlyTypes.contains { "\($0.name)" == name }
    }
}

extension SchemaTables {
    static let none: UInt16 = 0xFFFF

    static func text(start: UInt16, count: UInt8) -> String {
        let bytes = UnsafeBufferPointer(start: names.utf8Start + Int(start), count: Int(count))
        return String(decoding: bytes, as: UTF8.self)
    }
}

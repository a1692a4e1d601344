import RivuletSchema

/// Where among an object's words a property lies: the same in all types that inherit it.
enum WordOffset {
    /// - Precondition: the type has the property, and it has a word.
    static func of(_ key: PropertyKey, in type: SchemaType) -> Int {
        guard let word = type.property(key: UInt32(key.rawValue))?.word else {
            preconditionFailure("\(type.name) has no word for the property with key \(key.rawValue)")
        }
        return word
    }
}

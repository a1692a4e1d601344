import RivuletSchema

/// What reading a record must know of a property key, gathered once from the schema so that the loop over a file
/// makes one look-up per property.
struct PropertyRule: BitwiseCopyable {
    /// The types that store the property: a range of `SchemaType.index`, empty if none does.
    var firstOwner: UInt16 = 0
    var endOwner: UInt16 = 0
    /// How a value is read, or passed over in a type that does not store it; `unreadable` if the schema does not tell.
    var storage = FieldStorage.unreadable
    var isString = false

    /// By property key.
    static let all: [PropertyRule] = {
        let highest = Schema.properties.map { Int($0.key.rawValue) }.max() ?? 0
        var rules = [PropertyRule](repeating: PropertyRule(), count: highest + 1)
        for property in Schema.properties where property.kind != .callback {
            rules[Int(property.key.rawValue)] = PropertyRule(property)
        }
        // The alias keys of Node.x and Node.y, which no type stores: chapter 01 §6.5.
        for alias in [9, 10] { rules[alias].storage = .float }
        return rules
    }()

    static let unknown = PropertyRule()

    private init() {}

    private init(_ property: SchemaProperty) {
        if property.isStored {
            firstOwner = property.owner.index
            endOwner = property.owner.end
        }
        isString = property.kind == .string
        storage =
            switch property.kind {
            case .uint, .uint8, .uint16, .int, .int16: .varuint
            case .bool: .bool
            case .double: .float
            case .color: .color
            case .string, .bytes: .lengthPrefixed
            case .callback: .unreadable
            }
    }
}

/// The types that records can be of.
enum ConcreteTypes {
    /// `SchemaType.index` by type key; `RecordRow.unknownType` for keys without a run-time object.
    static let indexByKey: [UInt16] = {
        let types = Schema.types.filter { !$0.isAbstract }
        var indices = [UInt16](
            repeating: RecordRow.unknownType, count: Int(types.map(\.key).max() ?? 0) + 1)
        for type in types { indices[Int(type.key)] = type.index }
        return indices
    }()
}

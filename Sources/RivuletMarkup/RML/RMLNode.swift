import RivuletFormat
import RivuletSchema

/// The value of an `id` attribute: `client:object`.
struct ElementID: Hashable, CustomStringConvertible {
    var client: UInt32
    var object: UInt32

    var description: String { "\(client):\(object)" }

    /// Nil unless the text is two decimal numbers with a colon between.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let client = Self.number(parts[0]), let object = Self.number(parts[1]) else {
            return nil
        }
        self.client = client
        self.object = object
    }

    init(client: UInt32, object: UInt32) {
        self.client = client
        self.object = object
    }

    private static func number(_ text: Substring) -> UInt32? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt32(text) : nil
    }
}

/// A property value between text and file.
enum FieldValue: Equatable {
    /// A varuint as it is written, the bits of a float or colour, or the byte of a bool.
    case number(FieldStorage, UInt64)
    /// A string or bytes.
    case bytes([UInt8])
    /// An id that becomes an index.
    case reference(ElementID)
    /// An id list.
    case path([PathItem])
    /// A key without a value, where reading the record had to stop.
    case unreadable
    /// Not stored, though nesting would imply it.
    case absent

    enum PathItem: Equatable {
        case number(UInt32)
        case reference(ElementID)
    }
}

/// One property of an object to be.
struct RMLField {
    var key: UInt32
    /// The property if the object's type stores it. Nil for raw fields.
    var property: SchemaProperty?
    var value: FieldValue
    /// Byte offset of the attribute in the text.
    var offset: Int
}

/// One object to be: an element of the text, or a record of a file on its way to text.
struct RMLNode {
    var typeKey: UInt32
    /// Nil for types that the runtime does not know.
    var type: SchemaType?
    var id: ElementID?
    var fields: [RMLField] = []
    /// Nodes are named by their position in a list of all.
    var children: [Int] = []
    var parent: Int?
    /// Byte offset of the element in the text.
    var offset = 0

    func isA(_ ancestor: SchemaType) -> Bool { type?.isA(ancestor) ?? false }
    var name: String { type?.name ?? "Record" }

    /// Whether this object takes the latest bindable property that precedes it (chapter 04 §2).
    var takesBindableProperty: Bool {
        isA(.blendState1DViewModel) || isA(.blendAnimationDirect) || isA(.transitionPropertyViewModelComparator)
            || isA(.listenerViewModelChange)
    }

    /// Whether this object takes a path that precedes it (chapter 05 §8.3).
    var takesDataBindPath: Bool {
        isA(.nestedArtboard) || isA(.stateMachineListenerSingle) || isA(.stateMachineFireTrigger)
            || isA(.scriptInputViewModelProperty)
    }

    /// Whether a child of this node stands before it in the file, for this node to take it.
    func isPrecededBy(_ child: RMLNode) -> Bool {
        child.isA(.bindableProperty) && takesBindableProperty || child.type == .dataBindPath && takesDataBindPath
    }

    /// Whether a property is written though it equals its default: readers refuse trim paths without a mode.
    static func isNeeded(_ property: SchemaProperty) -> Bool { property.key == PropertyKey.TrimPath.modeValue }

    /// Where a field that nesting implies goes among the given ones: behind a leading name, else first.
    var impliedFieldIndex: Int {
        fields.first.map { UInt32(PropertyKey.Component.name.rawValue) == $0.key } == true ? 1 : 0
    }
}

/// The wire values of a field as `RMLField` has them.
extension FieldValue {
    init(_ field: FieldRow, in file: RiveFile) {
        switch field.storage {
        case .varuint: self = .number(.varuint, field.varuint)
        case .lengthPrefixed: self = .bytes(Array(file.payload[field.range]))
        case .float, .color, .bool: self = .number(field.storage, UInt64(field.low))
        case .unreadable: self = .unreadable
        }
    }
}

extension SchemaProperty {
    /// How values of this property lie in a file; nil for those that never do.
    var storage: FieldStorage? {
        switch kind {
        case .bool: .bool
        case .callback: nil
        default:
            switch wireType {
            case .varuint: .varuint
            case .lengthPrefixed: .lengthPrefixed
            case .float: .float
            case .color: .color
            case nil: nil
            }
        }
    }

    /// Whether a stored value is what the runtime assumes without it.
    func isDefault(_ value: FieldValue, in type: SchemaType) -> Bool {
        switch value {
        case .number(let storage, let bits):
            // No signed property has a default other than 0, which zigzag leaves alone.
            return storage == self.storage && bits == UInt64(defaultBits(in: type))
        case .bytes(let bytes): return bytes.elementsEqual(defaultString.utf8)
        case .path(let items): return items.isEmpty
        case .reference, .unreadable, .absent: return false
        }
    }
}

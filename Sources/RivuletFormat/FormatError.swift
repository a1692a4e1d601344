/// Why bytes are not a readable `.riv` file, and where.
public struct FormatError: Error, Sendable, Equatable {
    /// What is wrong.
    public var kind: Kind
    /// Absolute offset in bytes of the value that could not be read: in the file, or in the inflated file if it is
    /// gzip-compressed (in the compressed one for `damagedGzip`).
    public var offset: Int
    /// Ordinal of the object record, counted from 0; nil in the header.
    public var object: Int?
    /// The type key of that object, nil if it could not be read.
    public var typeKey: UInt32?
    /// The property key that was being read.
    public var propertyKey: UInt32?

    /// The facts of an error; the wording is in `description`.
    public enum Kind: Sendable, Equatable {
        /// There are no bytes at all.
        case empty
        /// The first four bytes are not `RIVE`.
        case notARiveFile(found: [UInt8])
        /// A major version other than 7.
        case unsupportedVersion(major: UInt32, minor: UInt32)
        /// The data ends inside a value of so many bytes (for a varuint: at least so many).
        case truncated(needed: Int, available: Int)
        /// A varuint of more than ten bytes.
        case varuintTooLong
        /// A number that does not fit its kind of so many bits.
        case outOfRange(value: UInt64, bits: Int)
        /// A length that reaches beyond the end of the data.
        case lengthBeyondEnd(length: UInt64, available: Int)
        /// A property whose kind neither the schema nor the table of contents gives.
        case unknownPropertyKind
        /// A limit of `ReadLimits`.
        case limitExceeded(limit: String, value: Int, maximum: Int)
        /// A damaged gzip stream.
        case damagedGzip(String)
    }

    /// An error at an offset.
    public init(
        _ kind: Kind, offset: Int, object: Int? = nil, typeKey: UInt32? = nil, propertyKey: UInt32? = nil
    ) {
        self.kind = kind
        self.offset = offset
        self.object = object
        self.typeKey = typeKey
        self.propertyKey = propertyKey
    }

    /// The result of the reference runtime's import for such a file: 1 unsupported version, 2 malformed.
    package var importResult: Int {
        if case .unsupportedVersion = kind { 1 } else { 2 }
    }
}

import RivuletSchema

/// The header of a `.riv` file (chapter 01 §2).
public struct FileHeader: Sendable, Equatable {
    /// Only 7 loads.
    public var majorVersion: UInt32
    /// Gates of single features: chapter 01 §13.
    public var minorVersion: UInt32
    /// Informational; may be 0.
    public var fileID: UInt32
    /// The wire types of property keys, for readers that do not know them. Empty in most old files.
    public var tableOfContents: [Entry]

    /// A property key and how values of it lie in the file.
    public struct Entry: Sendable, Equatable, BitwiseCopyable {
        /// The property key.
        public var key: UInt32
        /// Its wire type.
        public var wireType: WireType

        /// An entry of the table of contents.
        public init(key: UInt32, wireType: WireType) {
            self.key = key
            self.wireType = wireType
        }
    }

    /// The header of a new file: version 7.0, no table of contents.
    public init(
        majorVersion: UInt32 = 7, minorVersion: UInt32 = 0, fileID: UInt32 = 0, tableOfContents: [Entry] = []
    ) {
        self.majorVersion = majorVersion
        self.minorVersion = minorVersion
        self.fileID = fileID
        self.tableOfContents = tableOfContents
    }
}

import RivuletSchema

/// The header of a `.riv` file (chapter 01 §2).
public struct FileHeader: Sendable, Equatable {
    /// Only 7 loads.
    public var majorVersion: UInt32 { didSet { irregularBytes = nil } }
    /// Gates of single features: chapter 01 §13.
    public var minorVersion: UInt32 { didSet { irregularBytes = nil } }
    /// Informational; may be 0.
    public var fileID: UInt32 { didSet { irregularBytes = nil } }
    /// The wire types of property keys, for readers that do not know them. Empty in most old files. If a key is listed
    /// twice the later entry decides.
    public var tableOfContents: [Entry] { didSet { irregularBytes = nil } }

    /// The header as it was read, where writing its values would give other bytes: over-long numbers, or unused bits
    /// that are set. Changing any value makes the header regular.
    package var irregularBytes: [UInt8]?

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

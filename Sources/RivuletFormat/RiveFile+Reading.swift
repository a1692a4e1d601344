extension RiveFile {
    /// Reads a file, gzip-compressed or not.
    public init(bytes: [UInt8], limits: ReadLimits = ReadLimits()) throws(FormatError) {
        fatalError("skeleton")
    }

    /// Whether `bytes` are gzip-compressed.
    public static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }
}

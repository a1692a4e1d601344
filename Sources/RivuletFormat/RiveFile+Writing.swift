extension RiveFile {
    /// The file as bytes. A file that was read gives the bytes it was read from.
    public func serialized() -> [UInt8] { fatalError("skeleton") }
}

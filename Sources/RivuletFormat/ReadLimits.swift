/// Bounds on what a file may ask for. Reading stops with `FormatError.Kind.limitExceeded` at the first one passed.
public struct ReadLimits: Sendable, Equatable {
    /// Bytes of the file, after inflating.
    public var bytes = 256 << 20
    /// Object records.
    public var objects = 4_000_000
    /// Property values, of all objects together.
    public var properties = 32_000_000
    /// Bytes of one string property.
    public var stringBytes = 16 << 20
    /// Bytes of one bytes property (images, fonts, sound).
    public var blobBytes = 256 << 20
    /// Entries of the table of contents.
    public var tableOfContents = 65_536

    /// How deep artboards may be nested in one another when a scene is made.
    public var instanceDepth = 32
    /// How many run-time words a scene may have, nested artboards included.
    public var sceneWords = 64 << 20
    /// How many items, points or dashes a single property may ask to be generated.
    public var generatedItems = 1 << 20

    /// The default limits: far above any file seen, and safe for files from strangers.
    public init() {}
}

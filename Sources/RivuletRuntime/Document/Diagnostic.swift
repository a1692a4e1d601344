/// Something a file uses which this version of Rivulet does not do, or does in a limited way.
public struct Diagnostic: Sendable, Equatable {
    /// A short stable word for the feature, such as `listeners`, `layout`, `text`, `scripting` or `unknown-object`.
    public var feature: String
    /// How many objects of the file are concerned.
    public var objects: Int
    /// What does not work, in one sentence.
    public var message: String

    /// A diagnostic about so many objects.
    public init(feature: String, objects: Int, message: String) {
        self.feature = feature
        self.objects = objects
        self.message = message
    }
}

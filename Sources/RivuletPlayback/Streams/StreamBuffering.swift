/// What a stream does with elements that nobody has read yet.
public enum StreamBuffering: Sendable, Equatable {
    /// Keeps so many. One more is an error: the stream gives all that it kept, then throws `PlaybackError.overflow`.
    /// What was read is complete up to there, never with a gap.
    case bounded(Int)
    /// Keeps all, however many.
    case unbounded
    /// Keeps the newest so many and drops older ones: for interfaces that only show the state of now.
    case latest(Int)

    /// `.bounded(65_536)`: 18 minutes of one element a step at 60 steps a second.
    public static let standard = StreamBuffering.bounded(65_536)
}

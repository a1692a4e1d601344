/// What a launch plays, and how it ends.
public enum LaunchContent: Sendable, Equatable {
    /// A state machine of a `.riv` file, up to its end. Without names: of the first artboard, its default machine.
    case machine(_ name: String? = nil, artboard: String? = nil, until: LaunchEnd)
    /// An overlay of the app's own, for so long. No file is read.
    case overlay(for: Duration)
}

/// What ends an intro.
public enum LaunchEnd: Sendable, Equatable {
    /// A trigger of the view model fires.
    case trigger(String)
    /// An event is reported.
    case event(String)
    /// A layer enters a state: its timeline, or `exit`.
    case state(String)
    /// It has played so long.
    case duration(Duration)
    /// Nothing would change without new input.
    case settled
}

/// What happens where people asked for less motion.
public enum ReduceMotion: Sendable, Equatable {
    /// Nothing is played: on to the app.
    case skip
    /// A still picture, for so long.
    case still(for: Duration)
    /// It plays as ever.
    case play
}

/// When an intro is due. It never is on a return from the background.
public enum LaunchFrequency: Sendable {
    /// Each time that the app is launched from cold.
    case everyColdLaunch
    /// Once, ever.
    case firstLaunch(recordedIn: any LaunchStore)
    /// Once for each version of the app.
    case afterUpdate(version: String, recordedIn: any LaunchStore)
}

/// What is remembered of an intro that was shown.
public struct LaunchStamp: Sendable, Equatable {
    /// The version of the app that showed it, where `LaunchFrequency.afterUpdate` gave one.
    public var version: String?

    /// A stamp of a version.
    public init(version: String? = nil) { self.version = version }
}

/// Remembers over launches that an intro was shown: a small file, or the app's defaults.
public protocol LaunchStore: Sendable {
    /// What was saved last, nil if nothing ever was.
    func load() throws -> LaunchStamp?
    /// Remembers.
    func save(_ stamp: LaunchStamp) throws
}

/// What an app knows when it is launched.
public struct LaunchEnvironment: Sendable {
    /// Whether the app was launched, not brought back from the background.
    public var isColdLaunch: Bool
    /// Whether people asked for less motion.
    public var reduceMotion: Bool

    /// What an app knows when it is launched.
    public init(isColdLaunch: Bool = true, reduceMotion: Bool = false) {
        self.isColdLaunch = isColdLaunch
        self.reduceMotion = reduceMotion
    }
}

/// Why an intro was over. Times count from the start of the launch.
public enum LaunchReason: Sendable, Equatable {
    /// It came to its end.
    case finished(at: Duration)
    /// It took too long.
    case timedOut(at: Duration)
    /// A tap: `Launch.skip()`.
    case skipped(at: Duration)
    /// People asked for less motion: nothing was played, or a still was shown.
    case reducedMotion
    /// It was not due.
    case notDue
    /// The file could not be played, or stopped playing.
    case failed(PlaybackError)
    /// The launch was cancelled.
    case cancelled
}

/// What is to be seen.
public enum LaunchPhase: Sendable, Equatable {
    /// What the system showed at launch, or its look-alike.
    case staticScreen
    /// The intro, for so long by now.
    case playing(Duration)
    /// A still picture of the intro.
    case still
    /// The app comes through: 0 is all intro, 1 is all app. It is eased already.
    case fading(progress: Double)
    /// The app alone.
    case finished(LaunchReason)
}

/// How a launch went.
public struct LaunchOutcome<Destination: Sendable>: Sendable {
    /// Why the intro was over.
    public let reason: LaunchReason
    /// What the work gave, which ran while the intro played; nil if it was not done at the hand-off.
    public let destination: Result<Destination, any Error>?
    /// The work. It goes on if it is late, unless the launch was cancelled: await its value.
    public let work: Task<Destination, any Error>
    /// Why the store could not be read or written. The intro counts as due then.
    public let storeError: (any Error)?
}

/// The logic of an intro after the static launch screen: it plays while the app loads underneath, then hands off with a
/// fade. Without any user interface: it runs on a worker's clock and says what is to be seen.
///
/// ```swift
/// let plan = LaunchSequence(play: .machine(until: .trigger("introFinished")))
/// let launch = plan.start(on: worker, source: .local("launch")) { try await session.restore() }
/// for await phase in launch.phases { show(phase) }
/// ```
///
/// The hand-off happens exactly once, whatever races. A file that cannot be played does not hold up the app. The fade
/// begins when the intro is over and the work is done, but at the timeout at the latest; the work is not cancelled then.
public struct LaunchSequence: Sendable {
    /// What plays.
    public var content: LaunchContent
    /// How long after the start the hand-off happens at the latest, loading included.
    public var timeout: Duration
    /// How long after the start an intro that ends early stays. The timeout comes first.
    public var minimum: Duration
    /// What happens where people asked for less motion.
    public var reduceMotion: ReduceMotion
    /// When it is due.
    public var frequency: LaunchFrequency
    /// How it goes over to the app.
    public var fade: Fade

    /// A plan.
    public init(
        play content: LaunchContent, timeout: Duration = .seconds(3), minimum: Duration = .zero,
        reduceMotion: ReduceMotion = .skip, frequency: LaunchFrequency = .everyColdLaunch,
        fade: Fade = Fade(duration: .milliseconds(250), curve: .easeOut)
    ) {
        self.content = content
        self.timeout = max(timeout, .zero)
        self.minimum = max(minimum, .zero)
        self.reduceMotion = reduceMotion
        self.frequency = frequency
        self.fade = fade
    }

    /// Starts a launch.
    ///
    /// - Parameters:
    ///   - worker: plays the file; its clock is the time.
    ///   - source: the file; nil for an overlay.
    ///   - environment: what the app knows.
    ///   - work: what the app does meanwhile. Its result is the destination.
    public func start<Destination: Sendable>(
        on worker: Worker, source: Source? = nil, environment: LaunchEnvironment = LaunchEnvironment(),
        work: @escaping @Sendable () async throws -> Destination
    ) -> Launch<Destination> {
        start(on: worker, environment: environment, work: work) { () async throws(PlaybackError) -> File in
            guard let source else { throw .source("", reason: "the launch plays a machine but was given no file") }
            return try await File(source: source, worker: worker)
        }
    }

    /// Starts a launch, waits until it is over, and says how it went. Cancelling the task cancels the launch.
    public func run<Destination: Sendable>(
        on worker: Worker, source: Source? = nil, environment: LaunchEnvironment = LaunchEnvironment(),
        work: @escaping @Sendable () async throws -> Destination
    ) async -> LaunchOutcome<Destination> {
        let launch = start(on: worker, source: source, environment: environment, work: work)
        return await withTaskCancellationHandler {
            await launch.outcome
        } onCancel: {
            launch.cancel()
        }
    }

    package func start<Destination: Sendable>(
        on worker: Worker, environment: LaunchEnvironment, work: @escaping @Sendable () async throws -> Destination,
        loading load: @escaping @Sendable () async throws(PlaybackError) -> File
    ) -> Launch<Destination> {
        let (isDue, storeError) = isDue(environment)
        var reason: LaunchReason?
        if !isDue {
            reason = .notDue
        } else if environment.reduceMotion, reduceMotion == .skip {
            reason = .reducedMotion
        }
        let core = LaunchCore(
            self, state: LaunchState(plan(environment, worker)), worker: worker, storeError: storeError, work: work,
            load: load)
        core.start(reason)
        return Launch(core)
    }

    private func isDue(_ environment: LaunchEnvironment) -> (Bool, (any Error)?) {
        guard environment.isColdLaunch else { return (false, nil) }
        do {
            switch frequency {
            case .everyColdLaunch: return (true, nil)
            case .firstLaunch(let store): return (try store.load() == nil, nil)
            case .afterUpdate(let version, let store): return (try store.load()?.version != version, nil)
            }
        } catch {
            return (true, error)
        }
    }

    private func plan(_ environment: LaunchEnvironment, _ worker: Worker) -> LaunchState.Plan {
        var plan = LaunchState.Plan()
        plan.timeout = timeout
        plan.minimum = minimum
        plan.fade = fade
        plan.framesPerSecond = worker.core.stepsPerSecond
        if environment.reduceMotion, case .still(let length) = reduceMotion { plan.still = length }
        switch content {
        case .overlay(let length):
            plan.playsFile = false
            plan.length = length
        case .machine(_, _, until: .duration(let length)): plan.length = length
        case .machine: break
        }
        return plan
    }

    /// Remembers that the intro was shown.
    func save() throws {
        switch frequency {
        case .everyColdLaunch: break
        case .firstLaunch(let store): try store.save(LaunchStamp())
        case .afterUpdate(let version, let store): try store.save(LaunchStamp(version: version))
        }
    }
}

import RivuletRuntime

/// Plays files: every scene that is made with a worker lives on it, and its clock is the time for all of them.
///
/// Any number of workers may exist; they share nothing but documents. On a `VirtualClock` the clock drives the worker;
/// on any other clock the worker sleeps until something is due. The worker's time counts from the virtual clock's zero,
/// or from its creation on other clocks.
public final class Worker: Sendable, Equatable {
    package let core: WorkerCore
    package let agenda: Agenda
    package let registry = Registry()
    private let token: LiveToken

    /// A worker on a clock.
    ///
    /// - Parameters:
    ///   - clock: where its time comes from.
    ///   - stepsPerSecond: into how many steps a second of playing is cut, at least 1. Every step is exactly so long,
    ///     whatever the clock does.
    public init<C: Clock>(clock: C = ContinuousClock(), stepsPerSecond: Int = 60) where C.Duration == Duration {
        agenda = Agenda(time: TimeSource(clock), stepsPerSecond: stepsPerSecond)
        core = WorkerCore(agenda: agenda, registry: registry, stepsPerSecond: stepsPerSecond)
        token = LiveToken(agenda.live)
        agenda.attach(core)
    }

    /// The worker's time.
    public var now: Duration { agenda.now }

    /// How much playing time was given up because steps came more than a quarter of a second late. Always zero on a
    /// virtual clock.
    public var lostTime: Duration { agenda.lostTime }

    /// Ends all streams and waits, stops all playing and frees all scenes. What is asked of the worker later throws
    /// `PlaybackError.closed`.
    public func close() {
        agenda.close()
        registry.close()
    }

    deinit { agenda.close() }

    /// Whether both are the same worker.
    public static func == (left: Worker, right: Worker) -> Bool { left === right }
}

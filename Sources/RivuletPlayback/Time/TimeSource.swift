/// Where a worker's time comes from. Worker time counts from the virtual clock's zero, or from the worker's creation on
/// a real clock.
package enum TimeSource: Sendable {
    /// The clock drives the workers.
    case virtual(VirtualClock)
    /// The worker sleeps on a clock.
    case real(now: @Sendable () -> Duration, sleep: @Sendable (_ until: Duration) async -> Void)

    package init<C: Clock>(_ clock: C) where C.Duration == Duration {
        if let clock = clock as? VirtualClock {
            self = .virtual(clock)
            return
        }
        let origin = clock.now
        self = .real(
            now: { origin.duration(to: clock.now) },
            sleep: { instant in try? await clock.sleep(until: origin.advanced(by: instant), tolerance: nil) })
    }

    package var now: Duration {
        switch self {
        case .virtual(let clock): clock.now.offset
        case .real(let now, _): now()
        }
    }

    /// The queue of the simulation that goes on, if one does.
    package var simulation: SimulationQueue? {
        if case .virtual(let clock) = self { clock.simulation } else { nil }
    }

    package var isVirtual: Bool {
        if case .virtual = self { true } else { false }
    }
}

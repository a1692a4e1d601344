import RivuletPlayback
import RivuletRuntime

/// Plays `.riv` files in tests: without a screen, without a graphics processor and without waiting for real time.
public enum Playback {
    /// Plays a file from its start until something happens.
    ///
    /// The artboard is advanced by zero first, then in steps of one length, whose times do not depend on the machine that
    /// runs the test. A name that the file does not have throws an error that lists those it has.
    ///
    /// - Parameters:
    ///   - path: the file, from the current directory or from a directory above `sourceFile`; nil for the file that the
    ///     trait `.rive(_:)` of the test names.
    ///   - artboard: name of the artboard; nil for the first one.
    ///   - stateMachine: name of the state machine; nil for the default one.
    ///   - end: what is waited for.
    ///   - timeout: how long at most. Something that happens exactly then counts.
    ///   - stepsPerSecond: into how many steps a second is cut.
    ///   - sourceFile: leave it to the compiler.
    ///   - prepare: sets values and inputs before it starts.
    public static func run(
        _ path: String? = nil, artboard: String? = nil, stateMachine: String? = nil, until end: LaunchEnd,
        timeout: Duration, stepsPerSecond: Int = 60, sourceFile: String = #filePath,
        prepare: (inout Scene) throws -> Void = { _ in }
    ) async throws -> PlaybackEnd {
        let document = try await RiveFixture.document(path, sourceFile: sourceFile)
        var result = PlaybackEnd.timedOut(at: timeout)
        try play(document, artboard, stateMachine, end, timeout, stepsPerSecond, prepare) { report, time in
            if case .duration(let length) = end {
                guard time >= length else { return true }
                result = .fired(at: time)
            } else if isReached(end, report) {
                result = .fired(at: time)
            } else if report.isSettled {
                result = .settled(at: time)
            } else {
                return true
            }
            return false
        }
        return result
    }

    /// Each fire of a trigger while a file plays for so long: the times from the start.
    public static func fires(
        of trigger: String, in path: String? = nil, artboard: String? = nil, stateMachine: String? = nil,
        for length: Duration, stepsPerSecond: Int = 60, sourceFile: String = #filePath,
        prepare: (inout Scene) throws -> Void = { _ in }
    ) async throws -> [Duration] {
        let document = try await RiveFixture.document(path, sourceFile: sourceFile)
        var fires: [Duration] = []
        try play(document, artboard, stateMachine, .trigger(trigger), length, stepsPerSecond, prepare) { report, time in
            for fire in report.triggers where fire.path == trigger { fires.append(time) }
            return true
        }
        return fires
    }

    /// Advances a scene step by step, up to a limit or until it is told not to go on.
    private static func play(
        _ document: Document, _ artboard: String?, _ machine: String?, _ end: LaunchEnd, _ limit: Duration,
        _ rate: Int, _ prepare: (inout Scene) throws -> Void, _ goesOn: (AdvanceReport, Duration) -> Bool
    ) throws {
        var scene = try Scene(document, artboard: artboard, machine: machine)
        try check(end, scene)
        try prepare(&scene)
        var report = AdvanceReport()
        var number = 0
        while true {
            let time = duration(ofSteps: number, perSecond: rate)
            if time > limit { return }
            scene.advance(by: number == 0 ? 0 : 1 / Double(rate), into: &report)
            if !goesOn(report, time) { return }
            number += 1
        }
    }

    /// How long so many steps are, cut to attoseconds; computed from the number, so that no error adds up.
    static func duration(ofSteps count: Int, perSecond rate: Int) -> Duration {
        let (seconds, rest) = count.quotientAndRemainder(dividingBy: rate)
        let attoseconds = Int128(rest) * 1_000_000_000_000_000_000 / Int128(rate)
        return .seconds(seconds) + Duration(attoseconds: attoseconds)
    }

    private static func isReached(_ end: LaunchEnd, _ report: AdvanceReport) -> Bool {
        switch end {
        case .trigger(let path): report.triggers.contains { $0.path == path }
        case .event(let name): report.events.contains { $0.name == name }
        case .state(let name):
            report.stateChanges.contains {
                $0.nesting.isEmpty && ($0.to.timeline == name || $0.to.kind.rawValue == name)
            }
        case .settled: report.isSettled
        case .duration: false
        }
    }

    /// Throws if the file has nothing of the name that is waited for.
    private static func check(_ end: LaunchEnd, _ scene: borrowing Scene) throws {
        let artboard = scene.document.artboards[scene.artboardIndex]
        switch end {
        case .trigger(let path):
            let kind = try scene.value(path).kind
            if kind != .trigger { throw SceneError.wrongKind(path: path, wanted: .trigger, found: kind) }
        case .event(let name):
            let names = artboard.events.map(\.name)
            guard names.contains(name) else {
                throw PlaybackError.unknownEvent(name, artboard: artboard.name, existing: names)
            }
        case .state(let name):
            let machine = scene.machineIndex.map { artboard.stateMachines[$0] }
            let states = machine?.layers.flatMap(\.states) ?? []
            let names = states.flatMap { $0.timelines.isEmpty ? [$0.kind.rawValue] : $0.timelines }
            guard names.contains(name) else {
                throw PlaybackError.unknownState(name, stateMachine: machine?.name ?? "", existing: names)
            }
        case .duration, .settled: break
        }
    }
}

/// Runs a program on a virtual clock as a simulation: no waiting, and the same log every time. Make workers on the clock
/// that the body is given.
///
/// Child tasks (`async let`, task groups) take part; `Task { }` and code on the main actor do not.
///
/// - Parameter limit: how far the virtual time may run, before `VirtualClockError.stillBusy` says what goes on.
public func simulate<Result: Sendable>(
    limit: Duration = .seconds(600), _ body: @escaping @Sendable (VirtualClock) async throws -> Result
) async throws -> Result {
    let clock = VirtualClock()
    return try await clock.simulate(limit: limit) { try await body(clock) }
}

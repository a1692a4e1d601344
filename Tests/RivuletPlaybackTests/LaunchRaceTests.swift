import RivuletPlayback
import RivuletTestSupport
import Testing

/// Whole launches, with everything that may race in them at random times.
@Suite struct LaunchRaceTests {
    private struct Offline: Error {}

    /// Counts who comes and goes.
    private final class Counts: LaunchStore {
        let begun = Lock(0)
        let ended = Lock(0)
        let saves = Lock(0)

        func load() throws -> LaunchStamp? { nil }
        func save(_ stamp: LaunchStamp) throws { saves.withLock { $0 += 1 } }
    }

    private struct Dice: Sendable {
        let load: Duration
        let isLoadable: Bool
        let fire: Int?
        let work: Duration
        let isWorking: Bool
        let tap: Duration?
        let cancel: Duration?
        let plan: LaunchSequence
        let environment: LaunchEnvironment

        init(_ random: inout SeededGenerator, _ store: Counts) {
            func time(_ limit: Int) -> Duration { .milliseconds(Int.random(in: 0...limit, using: &random)) }
            func one(of count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
            load = one(of: 2) ? .zero : time(3500)
            isLoadable = !one(of: 8)
            fire = one(of: 5) ? nil : Int.random(in: 0...8, using: &random)
            work = time(4000)
            isWorking = !one(of: 8)
            tap = one(of: 3) ? time(4000) : nil
            cancel = one(of: 6) ? time(4000) : nil
            plan = LaunchSequence(
                play: .machine(until: .trigger("ping")), minimum: one(of: 4) ? time(4000) : .zero,
                reduceMotion: one(of: 2) ? .skip : .still(for: time(1000)), frequency: .firstLaunch(recordedIn: store),
                fade: one(of: 4) ? .none : Fade(duration: .milliseconds(250), curve: .easeOut))
            environment = LaunchEnvironment(isColdLaunch: !one(of: 10), reduceMotion: one(of: 6))
        }
    }

    /// One launch; what was wrong with it.
    private static func launch(_ dice: Dice, on worker: Worker, _ clock: VirtualClock, _ counts: Counts) async
        -> String?
    {
        let start = clock.now.offset
        let launch = dice.plan.start(on: worker, environment: dice.environment) { () async throws -> Int in
            counts.begun.withLock { $0 += 1 }
            defer { counts.ended.withLock { $0 += 1 } }
            try await clock.sleep(for: dice.work)
            if !dice.isWorking { throw Offline() }
            return 7
        } loading: { () async throws(PlaybackError) -> File in
            counts.begun.withLock { $0 += 1 }
            defer { counts.ended.withLock { $0 += 1 } }
            try? await clock.sleep(for: dice.load)
            guard dice.isLoadable else { throw .source("dice", reason: "by chance") }
            do {
                return try await Stage.file(worker) { step in
                    if step.number == dice.fire { step.fire("ping") }
                }
            } catch {
                throw .source("\(error)", reason: "")
            }
        }
        async let tap: Void = {
            guard let tap = dice.tap else { return }
            try? await clock.sleep(for: tap)
            launch.skip()
        }()
        async let cancel: Void = {
            guard let cancel = dice.cancel else { return }
            try? await clock.sleep(for: cancel)
            launch.cancel()
        }()
        async let handOff = (launch.handOff, clock.now.offset)
        var phases: [LaunchPhase] = []
        for await phase in launch.phases { phases.append(phase) }
        let end = clock.now.offset - start
        let outcome = await launch.outcome
        let (early, handOffTime) = await handOff
        _ = await (tap, cancel)
        let late = await outcome.work.result

        if early.reason != outcome.reason { return "two reasons: \(early.reason), \(outcome.reason)" }
        if handOffTime - start > .seconds(3) { return "hand-off at \(handOffTime - start)" }
        if end > .seconds(3) + dice.plan.fade.duration { return "over at \(end)" }
        if phases.filter({ if case .finished = $0 { true } else { false } }).count != 1 { return "\(phases)" }
        if phases.last != .finished(outcome.reason) { return "ended with \(phases.last as Any)" }
        let progress = phases.compactMap { if case .fading(let progress) = $0 { progress } else { nil } }
        if outcome.reason == .cancelled ? !progress.isEmpty : (progress.first != 0 || progress.last != 1) {
            return "progress \(progress) for \(outcome.reason)"
        }
        if zip(progress, progress.dropFirst()).contains(where: { $0 > $1 }) { return "progress \(progress)" }
        if outcome.destination == nil, outcome.reason != .cancelled, handOffTime - start < .seconds(3) {
            return "no destination at \(handOffTime - start) for \(outcome.reason)"
        }
        switch (outcome.destination, late) {
        case (.success(7)?, .success(7)), (.failure?, .failure), (nil, _): return nil
        default: return "destination \(outcome.destination as Any), work \(late)"
        }
    }

    /// Five hundred launches at once on one worker, and what was wrong with them.
    private static func round(_ round: UInt64, _ counts: Counts) async throws -> [String] {
        let clock = VirtualClock()
        var worker: Worker? = Worker(clock: clock, stepsPerSecond: 2)
        let live = try #require(worker).agenda.live
        let problems = try await clock.simulate { [worker] in
            guard let worker else { return ["no worker"] }
            return await withTaskGroup(of: String?.self) { group in
                var random = SeededGenerator(seed: round)
                for number in 0..<500 {
                    let dice = Dice(&random, counts)
                    group.addTask {
                        await Self.launch(dice, on: worker, clock, counts).map { "\(round).\(number): \($0)" }
                    }
                }
                return await group.reduce(into: [String]()) { list, problem in
                    if let problem { list.append(problem) }
                }
            }
        }
        try clock.checkSuspension()
        worker = nil
        await live.reachesZero()
        return problems
    }

    @Test func `ten thousand launches with random races hand off exactly once each, and leave nothing behind`()
        async throws
    {
        let counts = Counts()
        try await withThrowingTaskGroup(of: [String].self) { group in
            for round in 0..<20 as Range<UInt64> { group.addTask { try await Self.round(round, counts) } }
            for try await problems in group { #expect(problems == []) }
        }
        #expect(counts.begun.withLock { $0 } == counts.ended.withLock { $0 })
        // Something was shown in most, but not in those that failed, were cancelled or not due; once each.
        let saves = counts.saves.withLock { $0 }
        #expect(saves > 5000 && saves < 10_000)
    }
}

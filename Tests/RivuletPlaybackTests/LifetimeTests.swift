import RivuletPlayback
import Testing

@Suite struct LifetimeTests {
    enum Step: CaseIterable { case worker, machine, stream, yield }

    /// All orders of four steps, each with a virtual or real clock, playing or not, and with or without closing first.
    static let plans: [(order: [Step], isVirtual: Bool, plays: Bool, closes: Bool)] = {
        func orders(_ steps: [Step]) -> [[Step]] {
            steps.isEmpty
                ? [[]] : steps.flatMap { first in orders(steps.filter { $0 != first }).map { [first] + $0 } }
        }
        return orders(Step.allCases).flatMap { order in
            (0..<8).map { (order, $0 & 1 == 0, $0 & 2 == 0, $0 & 4 == 0) }
        }
    }()

    @Test func `everything ends and nothing leaks, in whatever order it is released`() async throws {
        #expect(Self.plans.count == 192)
        for plan in Self.plans {
            let live = try await play(plan)
            // A job that drains the last commands may hold the worker for a moment.
            await live.reachesZero()
        }
    }

    private func play(
        _ plan: (order: [Step], isVirtual: Bool, plays: Bool, closes: Bool)
    ) async throws -> LiveObjects {
        let clock = VirtualClock()
        var worker: Worker? = plan.isVirtual ? Worker(clock: clock) : Worker()
        let live = try #require(worker).agenda.live
        var machine: StateMachine?
        var rive: Rive?
        var stream: TriggerStream?
        var first: Task<FirstOutcome, any Error>?
        do {
            let file = try await Stage.file(try #require(worker)) { _ in }
            let artboard = try await file.createArtboard()
            let instance = try await file.createViewModelInstance(.blank(from: .artboardDefault(artboard)))
            machine = try await artboard.createStateMachine(binding: instance)
            if plan.plays { rive = try await Rive(file: file, artboard: artboard, stateMachine: machine) }
            let made = instance.stream(of: ping)
            stream = made
            // Holds the instance only until it waits: the machine keeps it alive.
            first = Task { [weak instance] in try await instance?.first(ping, within: .seconds(3600)) ?? .ended }
        }
        let reader = Task { [stream] in
            if let stream { for try await _ in stream {} }
        }
        if plan.isVirtual { try await clock.sleepers(atLeast: 1) }
        for step in plan.order {
            switch step {
            case .worker:
                if plan.closes { worker?.close() }
                worker = nil
            case .machine:
                if plan.closes { machine?.close() }
                rive = nil
                machine = nil
            case .stream: stream = nil
            case .yield: await Task.yield()
            }
        }
        _ = rive
        try await reader.value
        #expect(try await first?.value == .ended)
        return live
    }

    @Test func `a machine that never moved leaves nothing behind`() async throws {
        let live: LiveObjects
        do {
            let stage = try await Stage { _ in }
            live = stage.worker.agenda.live
            let (instance, _) = try await stage.playing()
            for _ in 0..<100 { try instance.fire(trigger: ping) }
            #expect(live.count > 5)
        }
        await live.reachesZero()
    }

    @Test func `instances and machines are freed in the store when their handles go`() async throws {
        let stage = try await Stage { _ in }
        for _ in 0..<50 {
            let instance = try await stage.instance()
            let machine = try await stage.machine(instance)
            _ = try await machine.advance(by: .zero)
        }
        let counts = try await stage.worker.core.liveCounts()
        #expect(counts.machines == 0)
        #expect(counts.instances == 0)
        #expect(counts.storedInstances == 0)
    }

    @Test func `closing twice and after the worker is harmless`() async throws {
        let stage = try await Stage { _ in }
        let (instance, rive) = try await stage.playing()
        for _ in 0..<2 {
            rive.close()
            rive.stateMachine.close()
            instance.close()
            stage.file.close()
            stage.worker.close()
        }
        await stage.clock.advance(by: .seconds(1))
    }
}

import RivuletPlayback
import RivuletTestSupport
import Testing

/// Many machines and many tasks at once, on a real clock; meant for the thread sanitizer: `make tsan`.
@Suite struct StressTests {
    @Test func `a thousand machines, and eight tasks that fire, subscribe, break off and cancel: no fire is lost`()
        async throws
    {
        // Few steps a second, so that a debug build under the sanitizer keeps up with so many machines.
        let worker = Worker(stepsPerSecond: 2)
        let live = worker.agenda.live
        var sent = 0
        var received = 0
        do {
            let file = try await Stage.file(worker) { step in
                step.fire("pong")
            }
            var rives: [(Rive, ViewModelInstance)] = []
            for _ in 0..<1000 {
                let instance = try await file.createViewModelInstance(.blank(from: .name("Hud")))
                let artboard = try await file.createArtboard("Board")
                let machine = try await artboard.createStateMachine("Machine", binding: instance)
                rives.append(
                    (try await Rive(file: file, artboard: artboard, stateMachine: machine, autoplay: false), instance))
            }
            for (rive, _) in rives { rive.play() }
            (sent, received) = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
                for task in 0..<8 {
                    let instances = rives[(task * 125)..<(task * 125 + 125)].map(\.1)
                    group.addTask { try await Self.play(with: instances, seed: UInt64(task)) }
                }
                return try await group.reduce(into: (0, 0)) { sum, part in
                    sum.0 += part.0
                    sum.1 += part.1
                }
            }
            for (rive, _) in rives { rive.close() }
        }
        #expect(sent > 1000)
        #expect(sent == received)
        worker.close()
        _ = consume worker
        await live.reachesZero()
    }

    private static func play(with instances: [ViewModelInstance], seed: UInt64) async throws -> (Int, Int) {
        var random = SeededGenerator(seed: seed)
        var (sent, received) = (0, 0)
        for _ in 0..<150 {
            guard let instance = instances.randomElement(using: &random) else { continue }
            let fires = Int.random(in: 1...5, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                // A reader that is cancelled, and one that breaks off at once.
                let reader = Task { for try await _ in instance.stream(of: pong) {} }
                let newest = instance.stream(of: ping, buffering: .latest(1))
                for _ in 0..<fires { try instance.fire(trigger: ping) }
                for try await _ in newest { break }
                reader.cancel()
                try await reader.value
            case 1:
                let wait = Task { try await instance.first(pong, within: .seconds(3600)) }
                wait.cancel()
                _ = await wait.result
            default:
                let stream = instance.stream(of: ping)
                var iterator = stream.makeAsyncIterator()
                for _ in 0..<fires { try instance.fire(trigger: ping) }
                sent += fires
                for _ in 0..<fires where try await iterator.next() != nil { received += 1 }
                _ = try await instance.value(of: count)
            }
        }
        return (sent, received)
    }
}

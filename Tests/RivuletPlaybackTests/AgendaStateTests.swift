import RivuletPlayback
import Testing

private func word(_ item: AgendaItem?) -> String {
    switch item {
    case .command(.play(let machine), let instant, _): "play \(machine.number) at \(instant)"
    case .command(_, let instant, _): "command at \(instant)"
    case .step(let instant, let index): "step \(index.map(String.init) ?? "-") at \(instant)"
    case .timer(let timer): "timer at \(timer.number.deadline)"
    case nil: "nothing"
    }
}

private func play(_ number: UInt64) -> Command { .play(MachineID(number: number)) }

@Suite struct AgendaStateTests {
    @Test func `at one instant: commands, then the step, then timers, each in order`() throws {
        var agenda = AgendaState(stepsPerSecond: 1)
        agenda.cadence.join(at: .zero)
        _ = agenda.cadence.step(after: .zero)
        let second = Duration.seconds(1)
        _ = agenda.addTimer(after: second, now: .zero) { _ in }
        _ = agenda.append(play(1), now: second)
        _ = agenda.append(play(2), now: second)
        _ = agenda.addTimer(after: .milliseconds(500), now: .zero) { _ in }
        var log: [String] = []
        while let item = agenda.next(.instant(second)) { log.append(word(item)) }
        #expect(
            log == [
                "timer at 0.5 seconds", "play 1 at 1.0 seconds", "play 2 at 1.0 seconds", "step 1 at 1.0 seconds",
                "timer at 1.0 seconds",
            ])
    }

    @Test func `timers of one instant fire in the order in which they were made`() {
        var agenda = AgendaState(stepsPerSecond: 60)
        let log = Log()
        for name in ["a", "b", "c"] { _ = agenda.addTimer(after: .seconds(1), now: .zero) { _ in log.add(name) } }
        while case .timer(let timer) = agenda.next(.instant(.seconds(1))) { timer.action(timer.number.deadline) }
        #expect(log.lines == ["a", "b", "c"])
    }

    @Test func `nothing is taken beyond the reach`() {
        var agenda = AgendaState(stepsPerSecond: 60)
        _ = agenda.addTimer(after: .seconds(1), now: .zero) { _ in }
        #expect(word(agenda.next(.instant(.milliseconds(999)))) == "nothing")
        #expect(word(agenda.next(.commands)) == "nothing")
        #expect(word(agenda.next(.instant(.seconds(1)))) == "timer at 1.0 seconds")
    }

    @Test func `a command in work still counts as the next instant`() {
        var agenda = AgendaState(stepsPerSecond: 60)
        _ = agenda.append(play(1), now: .seconds(3))
        #expect(agenda.nextInstant == .seconds(3))
        _ = agenda.next(.commands)
        // Whoever asks now must wait: the command may bring a step at this instant.
        #expect(agenda.nextInstant == .seconds(3))
        _ = agenda.next(.commands)
        #expect(agenda.nextInstant == nil)
    }

    @Test func `one drain job for many commands`() {
        var agenda = AgendaState(stepsPerSecond: 60)
        #expect(agenda.append(play(1), now: .zero) == true)
        #expect(agenda.append(play(2), now: .zero) == false)
        agenda.beginRun()
        #expect(agenda.append(play(3), now: .zero) == true)
    }

    @Test func `stamps never go back behind what has happened`() {
        var agenda = AgendaState(stepsPerSecond: 60)
        _ = agenda.addTimer(after: .seconds(2), now: .zero) { _ in }
        _ = agenda.next(.instant(.seconds(2)))
        _ = agenda.append(play(1), now: .seconds(1))
        #expect(word(agenda.next(.commands)) == "play 1 at 2.0 seconds")
    }

    @Test func `a timer that is taken out does not fire, and only once`() throws {
        var agenda = AgendaState(stepsPerSecond: 60)
        let timer = try #require(agenda.addTimer(after: .seconds(1), now: .zero) { _ in })
        _ = agenda.addTimer(after: .seconds(1), now: .zero) { _ in }
        #expect(agenda.removeTimer(timer) != nil)
        #expect(agenda.removeTimer(timer) == nil)
        #expect(agenda.deadlines == [.seconds(1)])
    }

    @Test func `a closed agenda takes nothing and has nothing to do`() {
        var agenda = AgendaState(stepsPerSecond: 60)
        _ = agenda.append(play(1), now: .zero)
        _ = agenda.addTimer(after: .seconds(1), now: .zero) { _ in }
        let dropped = agenda.close()
        #expect(dropped.commands.count == 1)
        #expect(dropped.timers.count == 1)
        #expect(agenda.append(play(2), now: .zero) == false)
        #expect(agenda.addTimer(after: .seconds(1), now: .zero) { _ in } == nil)
        #expect(agenda.nextInstant == nil)
        #expect(word(agenda.next(.instant(.seconds(9)))) == "nothing")
    }
}

/// Lines that any thread may add.
final class Log: Sendable {
    private let state = Lock<[String]>([])
    var lines: [String] { state.withLock { $0 } }
    func add(_ line: String) { state.withLock { $0.append(line) } }
}

import RivuletRuntime

// Time moved by hand.

extension WorkerCore {
    /// One step of a machine that nobody plays.
    package func advance(_ id: MachineID, by duration: Duration) async throws(PlaybackError) -> AdvanceReport {
        let machine = try await enterByHand(id)
        var report = AdvanceReport()
        advance(machine, by: duration, into: &report)
        return report
    }

    /// As many equal steps of a machine that nobody plays as it takes to have none longer than `maximumStep`.
    package func advance(
        _ id: MachineID, by duration: Duration, maximumStep: Duration
    ) async throws(PlaybackError) -> AdvanceReport {
        let machine = try await enterByHand(id)
        var count: Int128 = 1
        if maximumStep > .zero, duration > maximumStep {
            count = (duration.attoseconds + maximumStep.attoseconds - 1) / maximumStep.attoseconds
        }
        var report = AdvanceReport()
        var step = AdvanceReport()
        var passed: Duration = .zero
        var number: Int128 = 0
        while number < count {
            number += 1
            // Computed from the number, so that no error adds up.
            let whole = duration.attoseconds / count * number
            let end = Duration(attoseconds: whole + duration.attoseconds % count * number / count)
            advance(machine, by: end - passed, into: &step)
            passed = end
            if number == 1 { report = step } else { report.append(step) }
        }
        return report
    }

    private func enterByHand(_ id: MachineID) async throws(PlaybackError) -> MachineRecord {
        try await enter()
        guard let machine = machines[id] else { throw .closed(.stateMachine) }
        guard machine.isStopped else { throw .playing }
        return machine
    }

    private func advance(_ machine: MachineRecord, by duration: Duration, into report: inout AdvanceReport) {
        let now = agenda.now
        machine.byHand += duration
        let time = machine.time(atRate: stepsPerSecond)
        machine.scene.advance(by: duration.inSeconds, endingAt: time.inSeconds, into: &report)
        let journal = machine.file.store.journal
        let written = journal.dropFirst(machine.file.heard).map(\.address.instance)
        machine.scene.append(journal: journal, to: &report)
        let observers = finishAdvance(of: machine, isSettled: report.isSettled, at: now)
        report.notes += machine.file.takeNotes()
        for observer in observers { observer(report, now) }
        guard !written.isEmpty else { return }
        let store = machine.file.store
        for other in companions(of: machine) where other !== machine {
            let isConcerned =
                other.instance === machine.instance
                || written.contains { number in other.instance.map { store.reaches($0.number, number) } ?? false }
            if isConcerned { wake(other, at: now) }
        }
        agenda.waitsChanged()
    }
}

import RivuletPlayback
import Testing

/// On the machine's own clock, with short times.
@Suite struct RealClockTests {
    @Test func `a worker plays by itself, in steps of one length`() async throws {
        let worker = Worker(stepsPerSecond: 100)
        let file = try await Stage.file(worker) { if $0.number == 10 { $0.fire("ping") } }
        let rive = try await Rive(file: file, autoplay: false)
        let instance = try #require(rive.viewModelInstance)
        let stream = instance.stream(of: ping)
        let before = worker.now
        rive.play()
        var iterator = stream.makeAsyncIterator()
        let time = try #require(try await iterator.next()?.time)
        // Nominal times: a tenth of a second after the begin, whenever the step really came. A stall of the test's
        // machine beyond a quarter second may lose steps.
        if worker.lostTime == .zero { #expect(time - before < .milliseconds(600)) }
        #expect(time - before >= .milliseconds(100))
        rive.close()
    }

    @Test func `waiting for the first ends at its deadline without any machine`() async throws {
        let worker = Worker()
        let file = try await Stage.file(worker) { _ in }
        let artboard = try await file.createArtboard()
        let instance = try await file.createViewModelInstance(.blank(from: .artboardDefault(artboard)))
        let before = worker.now
        guard case .timedOut(let time) = try await instance.first(ping, within: .milliseconds(20)) else {
            Issue.record("not timed out")
            return
        }
        #expect(time >= before + .milliseconds(20))
        #expect(worker.now >= time)
        try instance.fire(trigger: ping)
    }

    @Test func `a settled machine sleeps, and a fire wakes it`() async throws {
        let log = Log()
        let worker = Worker(stepsPerSecond: 200)
        let file = try await Stage.file(worker) { step in
            log.add("\(step.number)")
            step.isSettled = !step.hasFired("go")
            if step.hasFired("go") { step.fire("ping") }
        }
        let rive = try await Rive(file: file, autoplay: false)
        let instance = try #require(rive.viewModelInstance)
        var settled = rive.stateMachine.settled.makeAsyncIterator()
        rive.play()
        _ = try await settled.next()
        try await ContinuousClock().sleep(for: .milliseconds(50))
        #expect(log.lines == ["0"])
        var fires = instance.stream(of: ping).makeAsyncIterator()
        for _ in 1...3 {
            try instance.fire(trigger: go)
            #expect(try await fires.next() != nil)
            _ = try await settled.next()
        }
        #expect(log.lines == ["0", "1", "2", "3", "4", "5", "6"])
        rive.close()
    }

    @Test func `after a stall of a second playing goes on, with the rest as lost time`() async throws {
        let worker = Worker(stepsPerSecond: 100)
        let file = try await Stage.file(worker) { step in
            // One step that takes longer than anybody may be late.
            if step.number == 3 {
                let clock = ContinuousClock()
                let end = clock.now + .milliseconds(600)
                while clock.now < end {}
            }
            if step.number == 10 { step.fire("ping") }
        }
        let rive = try await Rive(file: file, autoplay: false)
        let instance = try #require(rive.viewModelInstance)
        var fires = instance.stream(of: ping).makeAsyncIterator()
        rive.play()
        #expect(try await fires.next() != nil)
        #expect(worker.lostTime >= .milliseconds(400))
        rive.close()
    }
}

/// For about two seconds.
@Suite struct RealTimeTests {
    @Test func `playing keeps time within a step, pauses, resumes, and gives up no more than it says`() async throws {
        let worker = Worker()
        let file = try await Stage.file(worker) { _ in }
        let artboard = try await file.createArtboard("Board")
        let instance = try await file.createViewModelInstance(.blank(from: .artboardDefault(artboard)))
        let machine = try await artboard.createStateMachine("Machine", binding: instance)
        let rive = try await Rive(file: file, artboard: artboard, stateMachine: machine, autoplay: false)
        let step: Duration = .step(1)
        var played: Duration = .zero
        for _ in 0..<2 {
            let lost = worker.lostTime
            let before = rive.time
            let earliest = worker.now
            rive.play()
            let latest = worker.now
            try await Task.sleep(for: .milliseconds(900))
            let reached = worker.now
            // What is due is done, or given up as lost time, before the worker answers.
            _ = try await instance.value(of: count)
            let time = rive.time - before + worker.lostTime - lost
            #expect(time >= reached - latest - step)
            #expect(time <= worker.now - earliest)
            rive.pause()
            _ = try await instance.value(of: count)
            played = rive.time
            try await Task.sleep(for: .milliseconds(50))
            #expect(rive.time == played)
        }
        #expect(rive.time == played && played > .zero)
    }
}

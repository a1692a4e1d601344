import RivuletPlayback
import Testing

@Suite struct CellTests {
    @Test func `a cell has the newest value at any time, and when it came`() async throws {
        let stage = try await Stage { step in
            if step.number == 30 { step.set("count", to: 3) }
        }
        let (instance, rive) = try await stage.playing()
        let cell = try instance.cell(of: count)
        let title = try instance.cell(of: StringProperty(path: "title"))
        await stage.clock.advance(by: .zero)
        #expect(cell.value == 0 && cell.time == .zero)
        #expect(title.value == "")
        await stage.clock.advance(to: .init(offset: .seconds(1)))
        #expect(cell.value == 3 && cell.time == .step(30))
        try instance.setValue(of: count, to: 4)
        await stage.clock.advance(by: .zero)
        #expect(cell.value == 4 && cell.time == .seconds(1))
        rive.close()
        #expect(cell.value == 4)
    }

    @Test func `a wrong path throws at once, and a released cell leaves nothing behind`() async throws {
        let stage = try await Stage { _ in }
        let instance = try await stage.instance()
        #expect(throws: PlaybackError.wrongKind(path: "ping", wanted: .number, found: .trigger)) {
            _ = try instance.cell(of: NumberProperty(path: "ping"))
        }
        weak var gone: ValueCell<NumberProperty>?
        do {
            let cell = try instance.cell(of: count)
            gone = cell
            await stage.clock.advance(by: .zero)
        }
        #expect(gone == nil)
    }

    @Test func `steps cut by hand are all in one report, with their times`() async throws {
        let stage = try await Stage { step in
            if step.number > 0 { step.fire("ping") }
        }
        let instance = try await stage.instance()
        let machine = try await stage.machine(instance)
        _ = try await machine.advance(by: .zero)
        let report = try await machine.advance(by: .seconds(2), maximumStep: .milliseconds(300))
        // Seven steps of 2/7 s.
        #expect(report.triggers.count == 7)
        for (number, trigger) in report.triggers.enumerated() {
            #expect(abs(trigger.time - Double(number + 1) * 2 / 7) < 1e-12)
        }
        #expect(machine.time == .seconds(2))
        #expect(try await machine.advance(by: .seconds(1), maximumStep: .seconds(1)).triggers.count == 1)
        #expect(try await machine.advance(by: .zero, maximumStep: .seconds(1)).triggers.count == 1)
    }
}

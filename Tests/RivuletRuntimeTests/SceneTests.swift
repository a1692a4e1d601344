import Foundation
import RivuletRuntime
import RivuletTestSupport
import Testing

private func sample(_ name: String) throws -> Document {
    try Document(contentsOf: Corpus.packageFile("SampleFiles/\(name).riv").path)
}

private let samples = ["launch", "launch_endless", "inputs", "events", "nested", "blend", "constraints"]

/// What a scene reports over so many seconds in equal steps, after the advance by 0; the script touches the inputs that
/// a sample has, at whole seconds.
private func play(_ name: String, seconds: Int, stepsPerSecond: Int) throws -> [AdvanceReport] {
    var scene = try Scene(sample(name))
    var reports = [scene.advance(by: 0)]
    for second in 0..<seconds {
        if name == "inputs" {
            if second == 1 { try scene.setInput("isOn", to: true) }
            if second == 2 { try scene.setInput("level", to: 80) }
            if second == 3 { try scene.fireInput("blink") }
        }
        if name == "nested", second == 1 { try scene.setInput("speedUp", to: true) }
        if name == "blend" { try scene.setInput("level", to: Float(second * 40)) }
        for _ in 0..<stepsPerSecond { reports.append(scene.advance(by: 1 / Double(stepsPerSecond))) }
    }
    return reports
}

@Suite struct `Playing samples` {
    @Test(arguments: samples)
    func `the same script gives the same reports`(name: String) throws {
        #expect(try play(name, seconds: 5, stepsPerSecond: 60) == play(name, seconds: 5, stepsPerSecond: 60))
    }

    /// Steps of other lengths may move a change by a step, never its order or the state at the end.
    @Test(arguments: samples, [120, 30, 10, 4, 1])
    func `the order of what happens does not depend on the step`(name: String, stepsPerSecond: Int) throws {
        // The endless ones report by the clock, so only the kinds of what they report count.
        let isLooping = ["launch_endless", "events"].contains(name)
        func story(_ reports: [AdvanceReport]) -> [String] {
            let changes = reports.flatMap(\.stateChanges).map { "\($0.nesting) \($0.layer) \($0.from) -> \($0.to)" }
            let triggers = reports.flatMap(\.triggers).map(\.path)
            return changes + triggers + (isLooping ? [] : reports.flatMap(\.events).map(\.name))
        }
        let expected = try story(play(name, seconds: 6, stepsPerSecond: 60))
        #expect(!expected.isEmpty)
        #expect(try story(play(name, seconds: 6, stepsPerSecond: stepsPerSecond)) == expected)
    }

    @Test func `a long advance can be cut into steps`() throws {
        var whole = try Scene(sample("launch"))
        var cut = try Scene(sample("launch"))
        _ = whole.advance(by: 0)
        _ = cut.advance(by: 0)
        let report = cut.advance(by: 3, maximumStep: 0.025)
        var triggers: [TriggerReport] = []
        for _ in 0..<120 { triggers += whole.advance(by: 0.025).triggers }
        #expect(report.triggers.map(\.path) == ["introFinished"])
        #expect(report.triggers.map(\.path) == triggers.map(\.path))
        #expect(abs(report.triggers[0].time - 2.6) < 0.026)
        #expect(abs(report.triggers[0].time - triggers[0].time) < 1e-9)
        #expect(cut.time == 3)
    }

    @Test func `a fresh scene only enters its first states in its first advance`() throws {
        var scene = try Scene(sample("launch"))
        #expect(scene.advance(by: 10).triggers == [])
        #expect(abs((scene.advance(by: 2.7).triggers.first?.time ?? 0) - 12.7) < 1e-9)
    }

    @Test func `events carry their custom properties and are told once`() throws {
        let events = try play("events", seconds: 2, stepsPerSecond: 60).flatMap(\.events)
        #expect(events.map(\.name) == ["Started", "Bounce", "Bounce"])
        #expect(
            events[1].properties
                == [
                    EventProperty(name: "strength", value: .number(0.8)),
                    EventProperty(name: "sound", value: .string("thud")),
                ])
        // Frame 30 of 60 at 60 frames a second; the loop brings it again a second later.
        #expect(abs(events[1].time - Double(events[1].delay) - 0.5) < 0.001)
        #expect(abs(events[2].time - Double(events[2].delay) - 1.5) < 0.001)
    }

    @Test func `a listener hears an event in the frame after it`() throws {
        var scene = try Scene(sample("events"))
        _ = scene.advance(by: 0)
        _ = scene.advance(by: 0.6)
        let before = try scene.input("hasBounced")
        #expect(before == 0)
        _ = scene.advance(by: 0.01)
        let after = try scene.input("hasBounced")
        #expect(after == 1)
    }

    @Test func `a state of the outer machine reaches the input of a nested one`() throws {
        let changes = try play("nested", seconds: 3, stepsPerSecond: 60).flatMap(\.stateChanges)
        #expect(changes.map(\.nesting) == ["", "Left", "", "Left"])
        #expect(changes.suffix(2).allSatisfy { abs($0.time - 1) < 0.02 })
    }

    @Test func `one number blends poses`() throws {
        var scene = try Scene(sample("blend"))
        try scene.setInput("level", to: 75)
        _ = scene.advance(by: 0)
        _ = scene.advance(by: 0.1)
        // Half way from the pose at 50 (rotation 0) to the one at 100 (rotation 1), on the first pose (−1) as base: the
        // middle one is applied with 0.5, giving −0.5, then the high one with 0.5, giving 0.25.
        let rotation = scene.property(ObjectIndex(1), key: 15)
        #expect(abs(Float(bitPattern: rotation?.bits ?? 0) - 0.25) < 1e-6)
    }

    @Test func `an arm of two bones reaches its target`() throws {
        var scene = try Scene(sample("constraints"))
        _ = scene.advance(by: 0)
        _ = scene.advance(by: 0.5)
        // Target: 100 points in 2 s, so 25 at 0.5 s. The fore arm ends 90 beyond its joint.
        let target = scene.worldTransform(ObjectIndex(1))?.matrix ?? .identity
        let foreArm = scene.worldTransform(ObjectIndex(11))?.matrix ?? .identity
        #expect(abs(target.tx - 175) < 0.01 && target.ty == 60)
        let tip = foreArm.transform(90, 0)
        #expect(abs(tip.x - target.tx) < 0.01)
        #expect(abs(tip.y - target.ty) < 0.01)
    }
}

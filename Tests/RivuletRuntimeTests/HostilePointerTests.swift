import RivuletFormat
import Testing

@testable import RivuletRuntime

@Suite struct `Pointers from hosts and files that mean no good` {
    @Test(arguments: [Float.nan, .infinity, -.infinity, 3e38, -3e38, 1e12])
    func `are nowhere, and move nothing there`(number: Float) throws {
        var scene = try pointerScene(
            square(50, 50, 40, id: 1),
            listeners: toggles(0, on: Hears.move, target: 1) + [
                "StateMachineListenerSingle targetId=1 listenerTypeValue=12", "ListenerAlignTarget targetId=1",
            ])
        for phase in PointerPhase.allCases {
            #expect(scene.pointer(phase, x: number, y: 50) == .none)
            #expect(scene.pointer(phase, x: 50, y: number) == .none)
        }
        scene.pointer(.down, x: 50, y: 50)
        scene.pointer(.move, x: number, y: number)
        _ = scene.advance(by: 0)
        #expect(try scene.world(1).place.allSatisfy { $0.isFinite })
        #expect(try scene.on() == [])
    }

    @Test func `may be ten thousand: those over nothing are forgotten, the one that is held is not`() throws {
        var scene = try pointerScene(square(50, 50, 40, id: 1), listeners: toggles(0, on: Hears.click, target: 1))
        scene.pointer(.down, x: 50, y: 50, id: -7)
        for id in 0..<10_000 { scene.pointer(.move, x: 5, y: 5, id: id) }
        scene.pointer(.up, x: 50, y: 50, id: -7)
        #expect(try scene.on() == [0])
    }

    @Test func `may all be held: the scene keeps 64 of them`() throws {
        var scene = try pointerScene(square(50, 50, 40, id: 1), listeners: toggles(0, on: Hears.click, target: 1))
        for id in 0..<65 { scene.pointer(.down, x: 50, y: 50, id: id) }
        scene.pointer(.up, x: 50, y: 50, id: 64)
        #expect(try scene.on() == [0])
        scene.pointer(.up, x: 50, y: 50, id: 0)
        #expect(try scene.on() == [0])
        #expect(scene.tables.interaction.pointers.count == 64)
    }

    @Test func `are bounded where many drags begin at once, and the report says so`() throws {
        let drags = (0..<3_000).flatMap { _ in
            ["StateMachineListenerSingle targetId=1 listenerTypeValue=12", "ListenerBoolChange inputId=0 value=2"]
        }
        var scene = try pointerScene(square(50, 50, 40, id: 1), listeners: drags)
        scene.pointer(.down, x: 50, y: 50)
        scene.pointer(.move, x: 52, y: 50)
        #expect(scene.advance(by: 0).notes.contains { $0.contains("drags") })
    }

    @Test func `are bounded where every listener means every shape, and the document says so`() throws {
        var limits = ReadLimits()
        limits.generatedItems = 1_000
        var records = "[\"Node\",{\"parentId\":0}]"
        for index in 0..<100 {
            records += ",[\"Shape\",{\"parentId\":1}],[\"Rectangle\",{\"parentId\":\(2 + 2 * index)}]"
        }
        records +=
            ",[\"StateMachine\",{}],[\"StateMachineLayer\",{}],[\"AnyState\",{}],[\"EntryState\",{}],[\"ExitState\",{}]"
        for _ in 0..<100 { records += ",[\"StateMachineListenerSingle\",{\"targetId\":1,\"listenerTypeValue\":2}]" }
        let document = try document(records, limits: limits)
        #expect(document.diagnostics.contains { $0.feature == "limits" && $0.message.contains("things to touch") })
        var scene = try Scene(document)
        _ = scene.advance(by: 0)
        scene.pointer(.down, x: 0, y: 0)
    }
}

@Suite struct `Coverage of a small square` {
    private func isCovered(_ points: [Point], _ left: Float, _ top: Float, _ right: Float, _ bottom: Float) -> Bool {
        var test = CoverageTest()
        guard test.begin(left: left, top: top, right: right, bottom: bottom) else { return false }
        let verbs = [PathVerb.move] + Array(repeating: .line, count: points.count - 1) + [.close]
        test.add(points, 0..<points.count, verbs, 0..<verbs.count, .identity)
        return test.finish()
    }

    private func box(_ left: Float, _ top: Float, _ right: Float, _ bottom: Float) -> [Point] {
        [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
    }

    @Test func `as the chapter on drawing says`() {
        #expect(isCovered(box(0, 0, 20, 20), 10, 10, 12, 12))
        #expect(isCovered(box(29.9785, 32.5261, 231.102, 269.898), 81, 156, 84, 159))
        #expect(isCovered([Point(0, 0), Point(20, 10), Point(0, 20)], 10, 10, 12, 12))
    }

    @Test func `left, right, above and below there is nothing`() {
        for other in [box(0, 0, 5, 20), box(15, 0, 20, 20), box(0, 0, 20, 5), box(0, 15, 20, 20)] {
            #expect(!isCovered(other, 10, 10, 12, 12))
        }
    }

    @Test func `a sliver within one cell cancels itself, and a hole in the same direction is filled`() {
        #expect(!isCovered(box(10.6, 0, 10.8, 20), 10, 10, 12, 12))
        var test = CoverageTest()
        let hasBegun = test.begin(around: Point(10, 10), radius: 2)
        #expect(hasBegun)
        let outer = box(0, 0, 20, 20)
        let inner = box(5, 5, 15, 15)
        let verbs: [PathVerb] = [.move, .line, .line, .line, .close]
        test.add(outer, 0..<4, verbs, 0..<5, .identity)
        test.add(inner, 0..<4, verbs, 0..<5, .identity)
        let isFound = test.finish()
        #expect(isFound)
    }

    @Test func `nothing covers a place that is not one`() {
        for place in [Point(.nan, 0), Point(0, .infinity), Point(1e30, 0)] {
            var test = CoverageTest()
            let hasBegun = test.begin(around: place, radius: 2)
            #expect(!hasBegun)
        }
    }
}

import RivuletFormat
import RivuletRuntime
import RivuletSchema
import RivuletTestSupport
import Testing

@Suite struct Pointers {
    /// A square from 30 to 70.
    private func one(_ listeners: [String], flags: Int = 0) throws -> Scene {
        try pointerScene(square(50, 50, 40, id: 1, flags: flags), listeners: listeners)
    }

    @Test(
        arguments: [
            (30, 30, 1), (70, 70, 1), (50, 50, 1), (29.5, 50, 0), (50, 70.5, 0), (-1, -1, 0), (200, 50, 0),
        ] as [(Float, Float, Int)])
    func `hit a shape inside its box, edges included, and not half a point outside`(x: Float, y: Float, hit: Int) throws
    {
        var scene = try one(toggles(0, on: Hears.down, target: 1))
        #expect(scene.pointer(.down, x: x, y: y).rawValue == hit)
        #expect(try scene.on() == (hit == 1 ? [0] : []))
    }

    @Test func `hit nothing before the first advance`() throws {
        var scene = try pointerScene(
            square(50, 50, 40, id: 1), listeners: toggles(0, on: Hears.down, target: 1), settles: false)
        #expect(scene.pointer(.down, x: 50, y: 50) == .none)
        _ = scene.advance(by: 0)
        #expect(scene.pointer(.down, x: 50, y: 50) == .hit)
    }

    @Test func `enter once and leave once`() throws {
        var scene = try one(toggles(0, on: Hears.enter, target: 1) + toggles(1, on: Hears.exit, target: 1))
        #expect(scene.pointer(.move, x: 50, y: 50) == .hit)
        #expect(try scene.on() == [0])
        #expect(scene.pointer(.move, x: 55, y: 50) == .hit)
        #expect(try scene.on() == [0])
        #expect(scene.pointer(.move, x: 5, y: 5) == .none)
        #expect(try scene.on() == [0, 1])
        #expect(scene.pointer(.move, x: 5, y: 6) == .none)
        #expect(try scene.on() == [0, 1])
    }

    @Test func `leave what they were over when they exit, and find nothing then`() throws {
        var scene = try one(toggles(0, on: Hears.exit, target: 1))
        scene.pointer(.move, x: 50, y: 50)
        #expect(scene.pointer(.exit, x: 50, y: 50) == .none)
        #expect(try scene.on() == [0])
        scene.pointer(.exit, x: 50, y: 50)
        #expect(try scene.on() == [0])
    }

    @Test func `click by going down and up on the same thing, wherever they were in between`() throws {
        var scene = try one(toggles(0, on: Hears.click, target: 1))
        scene.pointer(.down, x: 40, y: 40)
        scene.pointer(.move, x: 5, y: 5)
        scene.pointer(.up, x: 60, y: 60)
        #expect(try scene.on() == [0])
        scene.pointer(.down, x: 40, y: 40)
        scene.pointer(.up, x: 5, y: 5)
        scene.pointer(.down, x: 5, y: 5)
        scene.pointer(.up, x: 40, y: 40)
        #expect(try scene.on() == [0])
    }

    @Test func `do not finish each other's clicks`() throws {
        var scene = try one(toggles(0, on: Hears.click, target: 1))
        scene.pointer(.down, x: 50, y: 50, id: 1)
        scene.pointer(.up, x: 50, y: 50, id: 0)
        #expect(try scene.on() == [])
        scene.pointer(.up, x: 50, y: 50, id: 1)
        #expect(try scene.on() == [0])
    }

    @Test func `drag only while they are down, also beyond the shape`() throws {
        var scene = try one(toggles(0, on: Hears.drag, target: 1))
        scene.pointer(.move, x: 50, y: 50)
        #expect(try scene.on() == [])
        scene.pointer(.down, x: 50, y: 50)
        scene.pointer(.move, x: 90, y: 90)
        #expect(try scene.on() == [0])
        scene.pointer(.move, x: 95, y: 90)
        #expect(try scene.on() == [])
        scene.pointer(.up, x: 95, y: 90)
        scene.pointer(.move, x: 50, y: 50)
        #expect(try scene.on() == [])
    }

    @Test func `go through what is not opaque, from the top-most down`() throws {
        // The first in the file is on top.
        let shapes = square(50, 50, 40, id: 1) + square(50, 50, 80, id: 3)
        let listeners = toggles(0, on: Hears.down, target: 3) + toggles(1, on: Hears.down, target: 1)
        var clear = try pointerScene(shapes, listeners: listeners)
        #expect(clear.pointer(.down, x: 50, y: 50) == .hit)
        #expect(try clear.on() == [0, 1])

        let covered = square(50, 50, 40, id: 1, flags: 8) + square(50, 50, 80, id: 3)
        var opaque = try pointerScene(covered, listeners: listeners)
        #expect(opaque.pointer(.down, x: 50, y: 50) == .opaque)
        #expect(try opaque.on() == [1])
        #expect(opaque.pointer(.down, x: 20, y: 20) == .hit)
        #expect(try opaque.on() == [0, 1])
    }

    @Test func `are not stopped by opaque shapes that nobody listens to`() throws {
        var scene = try pointerScene(
            square(50, 50, 40, id: 1, flags: 8) + square(50, 50, 80, id: 3),
            listeners: toggles(0, on: Hears.down, target: 3))
        #expect(scene.pointer(.down, x: 50, y: 50) == .hit)
    }

    @Test func `see the order that draw rules make, one step after it changed`() throws {
        // Object 3, opaque and behind, is drawn before object 1 by its rules once they have the target.
        let shapes =
            square(50, 50, 40, id: 1, flags: 8) + square(50, 50, 80, id: 3, flags: 8)
            + ["DrawRules parentId=3 drawTargetId=4294967295", "DrawTarget parentId=5 drawableId=1 placementValue=0"]
        let listeners = toggles(0, on: Hears.down, target: 1) + toggles(1, on: Hears.down, target: 3)
        var scene = try pointerScene(shapes, listeners: listeners)
        scene.pointer(.down, x: 50, y: 50)
        #expect(try scene.on() == [0])
        try scene.put(5, .DrawRules.drawTargetId, bits: 6)
        _ = scene.advance(by: 0.1)
        _ = scene.advance(by: 0.1)
        scene.pointer(.down, x: 50, y: 50)
        #expect(try scene.on() == [0, 1])
    }

    @Test func `treat a group as one thing`() throws {
        let shapes = ["Node parentId=0"] + square(20, 50, 20, parent: 1, id: 2) + square(80, 50, 20, parent: 1, id: 4)
        var scene = try pointerScene(
            shapes, listeners: toggles(0, on: Hears.click, target: 1) + toggles(1, on: Hears.enter, target: 1))
        scene.pointer(.down, x: 20, y: 50)
        scene.pointer(.up, x: 80, y: 50)
        // Down on one, up on the other: a click, and entered once.
        #expect(try scene.on() == [0, 1])
    }

    @Test func `hit the artboard itself within its rectangle`() throws {
        var scene = try pointerScene([], listeners: toggles(0, on: Hears.down, target: 0))
        #expect(scene.pointer(.down, x: 0, y: 100) == .hit)
        #expect(scene.pointer(.down, x: 101, y: 50) == .none)
        #expect(try scene.on() == [0])
    }

    @Test func `count from the left top corner, wherever the origin is and however the artboard is turned`() throws {
        // With the origin in the middle the square around it is at 50, 50 in the frame.
        var moved = try pointerScene(
            square(0, 0, 20, id: 1), listeners: toggles(0, on: Hears.down, target: 1),
            artboard: "Artboard width=100 height=100 originX=0.5 originY=0.5")
        #expect(moved.pointer(.down, x: 50, y: 50) == .hit)
        #expect(moved.pointer(.down, x: 5, y: 5) == .none)
        // Content at 40, 0 is seen at 80, 0 when the artboard is twice as large; the content does not clip here.
        var scaled = try pointerScene(
            square(40, 20, 20, id: 1), listeners: toggles(0, on: Hears.down, target: 1),
            artboard: "Artboard width=100 height=100 scaleX=2 scaleY=2 clip=false")
        #expect(scaled.pointer(.down, x: 80, y: 40) == .hit)
        #expect(scaled.pointer(.down, x: 40, y: 20) == .none)
    }

    @Test func `find nothing outside an artboard that clips`() throws {
        func scene(clips: Bool) throws -> Scene {
            try pointerScene(
                square(100, 50, 40, id: 1), listeners: toggles(0, on: Hears.down, target: 1),
                artboard: "Artboard width=100 height=100 clip=\(clips)")
        }
        var clipping = try scene(clips: true)
        #expect(clipping.pointer(.down, x: 95, y: 50) == .hit)
        #expect(clipping.pointer(.down, x: 110, y: 50) == .none)
        var open = try scene(clips: false)
        #expect(open.pointer(.down, x: 110, y: 50) == .hit)
    }

    @Test func `hit what is hidden or transparent, but not what a solo leaves out`() throws {
        let shapes =
            ["Solo parentId=0 activeComponentId=2"]
            + ["Shape parentId=1 x=30 y=50 opacity=0 drawableFlags=1", "Rectangle parentId=2 width=20 height=20"]
            + ["Shape parentId=1 x=70 y=50", "Rectangle parentId=4 width=20 height=20"]
        var scene = try pointerScene(shapes, listeners: toggles(0, on: Hears.down, target: 1))
        #expect(scene.pointer(.down, x: 30, y: 50) == .hit)
        #expect(scene.pointer(.down, x: 70, y: 50) == .none)
        try scene.put(1, .Solo.activeComponentId, bits: 4)
        _ = scene.advance(by: 0.1)
        #expect(scene.pointer(.down, x: 30, y: 50) == .none)
        #expect(scene.pointer(.down, x: 70, y: 50) == .hit)
    }

    @Test(arguments: [(false, 30, 40), (true, 60, 70)] as [(Bool, Float, Float)])
    func `bring things to where they are, or move them as they move`(keeps: Bool, x: Float, y: Float) throws {
        // A node twice as large around the target: its own units are two points. The square is from 40 to 80.
        let shapes = ["Node parentId=0 scaleX=2 scaleY=2"] + square(30, 30, 20, parent: 1, id: 2)
        var scene = try pointerScene(
            shapes,
            listeners: [
                "StateMachineListenerSingle targetId=2 listenerTypeValue=4",
                "ListenerAlignTarget targetId=2 preserveOffset=\(keeps)",
            ])
        scene.pointer(.move, x: 50, y: 60)
        scene.pointer(.move, x: 50, y: 70)
        _ = scene.advance(by: 0)
        let place = try scene.world(2).place
        // To (50, 70) itself; or from (60, 60) on by (0, 10), since entering is no movement.
        #expect(place == (keeps ? [60, 70] : [50, 70]))
    }

    @Test func `reach nested artboards through their place, paused ones not`() throws {
        func scene(paused: Bool) throws -> Scene {
            var scene = try Scene(
                Document(
                    records: ["Backboard", "Artboard width=200 height=200 clip=false"]
                        + ["NestedArtboard artboardId=1 x=100 y=40 scaleX=2 scaleY=2 isPaused=\(paused)"]
                        + ["NestedStateMachine parentId=1 animationId=0", "NestedBool parentId=2 inputId=0"]
                        + ["StateMachine name=Outer"] + layer
                        + ["Artboard width=50 height=50"] + square(20, 20, 20, id: 1)
                        + ["StateMachine name=Inner", "StateMachineBool name=b"] + layer
                        + toggles(0, on: Hears.click, target: 1)))
            for _ in 0..<2 { _ = scene.advance(by: 0) }
            return scene
        }
        var playing = try scene(paused: false)
        // 100 + 2·20, 40 + 2·20.
        #expect(playing.pointer(.down, x: 140, y: 80) == .hit)
        #expect(playing.pointer(.up, x: 125, y: 65) == .hit)
        let input = playing.property(ObjectIndex(3), key: UInt32(PropertyKey.NestedBool.nestedValue.rawValue))
        #expect(input?.bits == 1)
        #expect(playing.pointer(.down, x: 20, y: 20) == .none)
        var paused = try scene(paused: true)
        #expect(paused.pointer(.down, x: 140, y: 80) == .none)
    }
}

import RivuletFormat
import RivuletRuntime
import Testing

/// A scene of an artboard, 100 by 100 unless `artboard` says so, after its first frame. `objects` follow the artboard
/// (the first one is object 1); bools `b0` to `b3` are the machine's inputs, `listeners` its listeners.
func pointerScene(
    _ objects: [String], listeners: [String], artboard: String = "Artboard width=100 height=100",
    settles: Bool = true
) throws -> Scene {
    let bools = (0..<4).map { "StateMachineBool name=b\($0)" }
    let machine =
        ["StateMachine name=M"] + bools + ["StateMachineLayer", "AnyState", "EntryState", "ExitState"] + listeners
    var scene = try Scene(Document(records: ["Backboard", artboard] + objects + machine))
    if settles {
        _ = scene.advance(by: 0)
        // The order in which things are hit is looked at in the second frame at the latest.
        _ = scene.advance(by: 0)
    }
    return scene
}

/// A listener that toggles one of the bools.
func toggles(_ input: Int, on type: Int, target: Int) -> [String] {
    [
        "StateMachineListenerSingle targetId=\(target) listenerTypeValue=\(type)",
        "ListenerBoolChange inputId=\(input) value=2",
    ]
}

/// A square shape around a place.
func square(_ x: Float, _ y: Float, _ size: Float, parent: Int = 0, id: Int, flags: Int = 0) -> [String] {
    [
        "Shape parentId=\(parent) x=\(x) y=\(y) drawableFlags=\(flags)",
        "Rectangle parentId=\(id) width=\(size) height=\(size)",
    ]
}

extension Scene {
    /// Which of the bools are true.
    func on() throws -> [Int] {
        var found: [Int] = []
        for number in 0..<4 where try input("b\(number)") == 1 { found.append(number) }
        return found
    }
}

enum Hears {
    static let enter = 0
    static let exit = 1
    static let down = 2
    static let up = 3
    static let move = 4
    static let click = 6
    static let drag = 12
}

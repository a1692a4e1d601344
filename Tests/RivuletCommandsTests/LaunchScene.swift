import RivuletFormat
import RivuletMarkup

/// A launch intro made in the test: `intro` plays once, then a transition to `idle` fires the trigger `introFinished`
/// and the event `ding`.
struct LaunchScene {
    var frames = 156
    /// 0 once, 1 in a loop.
    var loop = 0
    /// 12 = exit time in per cent, 0 = none; nil for no transition at all.
    var transitionFlags: Int? = 12
    var firesTrigger = true
    /// State 4 is `idle`, state 2 the exit.
    var target = 4

    var json: String {
        var transition = ""
        if let transitionFlags {
            transition =
                #"["StateTransition", {"stateToId": \#(target), "flags": \#(transitionFlags), "exitTime": 100}],"#
            if firesTrigger { transition += #"["StateMachineFireTrigger", {"viewModelPathIds": {"hex": "0000"}}],"# }
            transition += #"["StateMachineFireEvent", {"eventId": 2}],"#
        }
        return """
            {"objects": [
            ["Backboard", {}],
            ["DataEnumCustom", {"name": "Mode"}], ["DataEnumValue", {"key": "slow"}], ["DataEnumValue", {"key": "fast"}],
            ["ViewModel", {"name": "Launch"}],
            ["ViewModelPropertyTrigger", {"name": "introFinished"}], ["ViewModelPropertyNumber", {"name": "score"}],
            ["ViewModelPropertyString", {"name": "title"}], ["ViewModelPropertyBoolean", {"name": "on"}],
            ["ViewModelPropertyColor", {"name": "tint"}],
            ["ViewModelPropertyEnumCustom", {"name": "mode", "enumId": 0}],
            ["ViewModelInstance", {"viewModelId": 0, "name": "one"}],
            ["ViewModelInstanceTrigger", {"viewModelPropertyId": 0}],
            ["ViewModelInstanceNumber", {"viewModelPropertyId": 1, "propertyValue": 7}],
            ["ViewModelInstanceString", {"viewModelPropertyId": 2, "propertyValue": "hello"}],
            ["ViewModelInstanceBoolean", {"viewModelPropertyId": 3}],
            ["ViewModelInstanceColor", {"viewModelPropertyId": 4}],
            ["ViewModelInstanceEnum", {"viewModelPropertyId": 5, "propertyValue": 0}],
            ["Artboard", {"width": 100, "height": 100, "name": "Intro", "viewModelId": 0, "defaultStateMachineId": 0}],
            ["Node", {"parentId": 0, "name": "mover"}], ["Event", {"parentId": 0, "name": "ding"}],
            ["LinearAnimation", {"name": "intro", "fps": 60, "duration": \(frames), "loopValue": \(loop)}],
            ["KeyedObject", {"objectId": 1}], ["KeyedProperty", {"propertyKey": 13}],
            ["KeyFrameDouble", {"frame": 0, "value": 0, "interpolationType": 1}],
            ["KeyFrameDouble", {"frame": \(frames), "value": 100, "interpolationType": 1}],
            ["LinearAnimation", {"name": "idle", "fps": 60, "duration": 6}],
            ["StateMachine", {"name": "LaunchStateMachine"}],
            ["StateMachineBool", {"name": "skip"}], ["StateMachineNumber", {"name": "level"}],
            ["StateMachineTrigger", {"name": "tap"}],
            ["StateMachineLayer", {"name": "Main"}],
            ["EntryState", {}], ["StateTransition", {"stateToId": 3}],
            ["AnyState", {}], ["ExitState", {}],
            ["AnimationState", {"animationId": 0}], \(transition)
            ["AnimationState", {"animationId": 1}]
            ]}
            """
    }

    /// Runs `rivulet run - …` on the scene.
    func run(_ line: String, isTerminal: Bool = false) async throws -> ToolRun {
        let bytes = try RiveFile(json: Array(json.utf8)).serialized()
        let words = line.split(separator: " ").map(String.init)
        return await rivulet(["run", "-"] + words, input: bytes, isTerminal: isTerminal)
    }
}

extension ToolRun {
    /// The records of a log in JSON lines.
    func records() throws -> [JSONValue] { try outputLines.map { try JSONValue(parsing: $0) } }

    /// The records of one kind.
    func records(_ kind: String) throws -> [JSONValue] { try records().filter { $0["kind"]?.string == kind } }
}

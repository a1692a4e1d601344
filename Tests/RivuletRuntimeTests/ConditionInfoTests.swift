import RivuletFormat
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

@Suite("Conditions, actions and listeners in words")
struct ConditionInfoTests {
    /// A machine `M` with four inputs, whose entry state has one transition; `words` follow it.
    private func machine(_ words: [String], models: [String] = []) throws -> StateMachineInfo {
        try Document(
            records: ["Backboard"] + models
                + [
                    "Artboard", "Event name=ding", "LinearAnimation", "StateMachine name=M",
                    "StateMachineBool name=hover",
                ]
                + ["StateMachineNumber name=rating", "StateMachineTrigger name=tap", "StateMachineBool name=Is(On)"]
                + ["StateMachineLayer", "AnyState", "ExitState", "EntryState", "StateTransition stateToId=3"] + words
                + ["AnimationState animationId=0"]
        ).artboards[0].stateMachines[0]
    }

    private func conditions(_ words: [String], models: [String] = []) throws -> [String] {
        try machine(words, models: models).layers[0].states[2].transitions[0].conditions.map { "\($0)" }
    }

    private static let models = [
        "ViewModel name=Hud", "ViewModelPropertyNumber name=score", "ViewModelPropertyTrigger name=retry",
        "ViewModelPropertyString name=a/b", "ViewModel name=Main",
        "ViewModelPropertyViewModel name=hud viewModelReferenceId=0",
    ]

    // Operators by number, and trigger conditions: chapter 04 §9.1, §9.2.
    @Test func `conditions on inputs`() throws {
        let found = try conditions([
            "TransitionBoolCondition inputId=0", "TransitionBoolCondition inputId=0 opValue=1",
            "TransitionNumberCondition inputId=1 opValue=5 value=3", "TransitionNumberCondition inputId=1 value=0.5",
            "TransitionTriggerCondition inputId=2", "TransitionBoolCondition inputId=3",
        ])
        #expect(
            found == [
                "hover == true", "hover == false", "rating > 3", "rating == 0.5", "tap fires", "'Is(On)' == true",
            ])
    }

    @Test func `a bool compared by order never holds`() throws {
        let transition = try machine(["TransitionBoolCondition inputId=0 opValue=4"]).layers[0].states[2].transitions[0]
        #expect(transition.conditions[0].isNever && transition.isNever && !transition.isDisabled)
    }

    // A path is the view model, then its properties (chapter 05 §8.2); `/` in names is escaped.
    @Test(arguments: [
        ["Number", "0x010000", "TransitionValueNumberComparator value=7", "3", "hud/score >= 7"],
        ["Number", "0x010000", "TransitionValueStringComparator value=x", "0", "never"],
        ["Number", "0x0000", "TransitionSelfComparator", "0", "score changes"],
        ["Trigger", "0x010001", "TransitionValueTriggerComparator", "0", "hud/retry fires"],
        ["Trigger", "0x010001", "TransitionSelfComparator", "0", "hud/retry fires"],
        ["String", "0x0002", "TransitionValueStringComparator value=x", "1", "a\\/b != \"x\""],
        ["String", "0x0002", "TransitionValueStringComparator value=x", "4", "never"],
        ["Enum", "0x010009", "TransitionValueEnumComparator value=2", "0", "hud/9 == '2'"],
    ]) func `conditions on values of the view model`(_ row: [String]) throws {
        let found = try conditions(
            ["BindableProperty\(row[0])", "DataBindContext sourcePathIds=\(row[1])"]
                + ["TransitionViewModelCondition opValue=\(row[3])", "TransitionPropertyViewModelComparator", row[2]],
            models: Self.models)
        #expect(found.count == 1 && (found[0] == row[4] || row[4] == "never" && found[0].hasPrefix("never (")))
    }

    @Test func `a condition on a value that nothing feeds`() throws {
        let found = try conditions([
            "BindablePropertyNumber propertyValue=3", "TransitionViewModelCondition opValue=5",
            "TransitionPropertyViewModelComparator", "TransitionPropertyArtboardComparator",
            "TransitionViewModelCondition opValue=5", "TransitionPropertyArtboardComparator propertyType=2",
            "TransitionValueNumberComparator value=1.5",
        ])
        #expect(found.count == 2 && found[0].hasPrefix("never (") && found[1] == "artboard ratio > 1.5")
    }

    // Fire actions come first, then listener actions; occurrence by occursValue and by bit 0 (chapter 04 §1.2, §10).
    @Test func `actions of transitions`() throws {
        let transition = try machine(
            ["ListenerNumberChange inputId=1 value=2 flags=3", "ListenerBoolChange inputId=0 value=2 flags=2"]
                + [
                    "StateMachineFireEvent eventId=1 occursValue=1",
                    "StateMachineFireTrigger viewModelPathIds=0x010001",
                ],
            models: Self.models
        ).layers[0].states[2].transitions[0]
        #expect(
            transition.actions.map { "\($0)" } == [
                "report event ding at its end", "fire hud/retry", "rating = 2 at its end", "toggle hover",
            ])
        #expect(transition.actions.map { $0.firedTrigger?.path } == [nil, "hud/retry", nil, nil])
    }

    // Listener types by number: chapter 04 §16.1.
    @Test func `listeners: what they hear, where, and what they do`() throws {
        let listeners = try Document(
            records: ["Backboard"] + Self.models + ["Artboard", "Shape name=hit", "Event name=ding", "StateMachine"]
                + ["StateMachineTrigger name=tap"]
                + [
                    "StateMachineListenerSingle name=press targetId=1 listenerTypeValue=2",
                    "ListenerTriggerChange inputId=0",
                ]
                + ["ListenerAlignTarget targetId=1 preserveOffset=true"]
                + ["StateMachineListenerSingle listenerTypeValue=5 eventId=2", "ListenerFireEvent eventId=9"]
                + [
                    "StateMachineListener targetId=1",
                    "ListenerInputTypeViewModel listenerTypeValue=11 viewModelPathIds=0x0000",
                ]
                + ["ListenerInputType listenerTypeValue=6", "FocusActionTraversal traversalKind=3"]
        ).artboards[0].stateMachines[0].listeners
        #expect(listeners.map(\.name) == ["press", "", ""])
        #expect(listeners.map { $0.target?.description } == ["Shape 'hit'", nil, "Shape 'hit'"])
        #expect(
            listeners.map { $0.cues.map { "\($0)" } } == [
                ["pointer down"], ["event ding"], ["score changes", "pointer click"],
            ])
        #expect(
            listeners.map { $0.actions.map { "\($0)" } } == [
                ["fire tap", "move Shape 'hit' with the pointer"], ["report event (none)"], ["move the focus (down)"],
            ])
    }
}

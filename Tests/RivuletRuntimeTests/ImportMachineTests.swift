import RivuletFormat
import RivuletSchema
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

private let none = ImportTables.none

private func imported(_ records: [String]) throws -> ImportTables { try Document(records: records).tables.imports }

@Suite("State machines and timelines")
struct ImportMachineTests {
    @Test(arguments: [
        ("StateMachineNumber", "TransitionNumberCondition inputId=0", true),
        ("StateMachineNumber", "TransitionBoolCondition inputId=0", false),
        ("StateMachineNumber", "TransitionTriggerCondition inputId=0", false),
        ("StateMachineBool", "TransitionBoolCondition inputId=0", true),
        ("StateMachineTrigger", "TransitionTriggerCondition inputId=0", true),
        ("StateMachineTrigger", "TransitionTriggerCondition inputId=1", false),
        ("StateMachineTrigger", "TransitionTriggerCondition", false),
        ("#9999", "TransitionNumberCondition inputId=0", true),
    ])
    func `an input condition needs an input of its kind, or an empty slot`(input: String, condition: String, kept: Bool)
        throws
    {
        let tables = try imported(
            page + ["StateMachine", input] + layer + ["StateTransition stateToId=0", condition])
        #expect(tables.conditions.count == (kept ? 1 : 0))
        #expect(tables.transitions[0].conditions.count == tables.conditions.count)
        #expect(tables.notes.map(\.reason) == (kept ? [] : [.wrongInput]))
    }

    @Test(arguments: [
        ("BlendState1DInput", true), ("BlendState1DInput inputId=0", true), ("BlendState1DInput inputId=1", false),
        ("BlendState1DInput inputId=2", false), ("BlendState1DViewModel", false),
    ])
    func `a blend state without its input shifts the states after it`(state: String, kept: Bool) throws {
        let tables = try imported(
            page + ["StateMachine", "StateMachineNumber", "StateMachineBool"] + layer + [state, "AnimationState"])
        #expect(tables.states.count == (kept ? 5 : 4))
    }

    @Test func `blend animations need a blend state, and see the animations before them`() throws {
        let tables = try imported(
            page + ["LinearAnimation", "StateMachine", "StateMachineNumber"] + layer
                + [
                    "BlendAnimation1D animationId=0", "BlendStateDirect",
                    "BlendAnimationDirect animationId=0 inputId=0",
                ]
                + ["BlendAnimationDirect animationId=1 inputId=0", "BlendAnimationDirect blendSource=1"]
                + ["BlendAnimationDirect blendSource=2", "BlendAnimationDirect inputId=7", "LinearAnimation"])
        #expect(tables.blendAnimations.map(\.animation) == [0, none, none])
        #expect(Set(tables.notes.map(\.reason)) == [.noBlendState, .noBindableProperty, .wrongInput])
    }

    @Test func `exit blend animations are those of the state that is left`() throws {
        let tables = try imported(
            page + ["StateMachine", "BindablePropertyNumber"] + layer
                + [
                    "BlendState1DViewModel", "BlendAnimation1D",
                    "BlendStateTransition stateToId=0 exitBlendAnimationId=0",
                ]
                + ["BlendStateTransition stateToId=0 exitBlendAnimationId=1", "AnimationState"]
                + ["BlendStateTransition stateToId=0 exitBlendAnimationId=0"])
        #expect(tables.transitions.map(\.exitBlendAnimation) == [0, none, none])
        #expect(tables.states[3].bindable == 3)
    }

    @Test func `an animation state sees the animations there are when its layer ends`() throws {
        let machine = ["StateMachine"] + layer + ["AnimationState animationId=0", "AnimationState animationId=1"]
        let tables = try imported(page + machine + ["LinearAnimation"] + layer + ["LinearAnimation"])
        #expect(tables.states.map(\.animation).prefix(5) == [none, none, none, 0, none])
    }

    @Test func `a transition read between two layers belongs to the last state and leads nowhere`() throws {
        let tables = try imported(
            page + ["StateMachine"] + layer + ["StateMachineLayer", "StateTransition stateToId=77"] + layer.dropFirst())
        #expect(tables.states[2].transitions.count == 1)
        #expect(tables.transitions.map(\.target) == [none])
    }

    @Test(arguments: [3, 4_294_967_295])
    func `a transition to a state that is not there refuses the file`(target: UInt32) throws {
        let records = page + ["StateMachine"] + layer + ["StateTransition stateToId=\(target)"]
        let file = try RiveFile(bytes: RiveFile(records: records).serialized())
        #expect {
            try Document(file)
        } throws: { error in
            guard case DocumentError.malformed(_, let object, let offset) = error else { return false }
            return object == 7 && offset == file.offset(of: RecordIndex(7)) && offset > 0
        }
    }

    @Test func `comparators are left, then right, the last one winning`() throws {
        let tables = try imported(
            page + ["StateMachine"] + layer + ["StateTransition stateToId=0", "TransitionViewModelCondition"]
                + [
                    "BindablePropertyNumber", "TransitionPropertyViewModelComparator",
                    "TransitionValueNumberComparator",
                ]
                + ["TransitionValueNumberComparator"])
        let condition = try #require(tables.conditions.first)
        #expect(condition.left == 10 && condition.leftBindable == 9)
        #expect(condition.right == 12 && condition.rightBindable == none)
    }

    @Test func `actions go to the latest state or transition, or to the listener`() throws {
        let tables = try imported(
            page + ["StateMachine"] + layer
                + ["StateMachineFireEvent", "StateTransition stateToId=0", "StateMachineFireTrigger"]
                + ["ListenerFireEvent flags=2", "StateMachineListener", "ListenerFireEvent flags=4"]
                + ["ListenerFireEvent", "ListenerFireEvent flags=6"])
        #expect(tables.states[2].actions.count == 1)
        #expect(tables.transitions[0].actions.count == 3)
        #expect(tables.listeners[0].actions.count == 2)
    }

    @Test(arguments: [
        ("ListenerBoolChange inputId=0", true), ("ListenerNumberChange inputId=0", false),
        ("ListenerNumberChange inputId=9", true), ("ListenerBoolChange nestedInputId=1", true),
        ("ListenerNumberChange nestedInputId=1", false), ("ListenerBoolChange nestedInputId=0", false),
        ("ListenerTriggerChange nestedInputId=9 inputId=0", false),
    ])
    func `a listener changes only inputs of its kind`(action: String, kept: Bool) throws {
        let tables = try imported(
            page + ["NestedBool", "StateMachine", "StateMachineBool", "StateMachineListener", action])
        #expect(tables.listenerActions.count == (kept ? 1 : 0))
    }

    @Test func `user inputs join the artboard and their listener input`() throws {
        let tables = try imported(
            page + [
                "StateMachine", "StateMachineListener", "ListenerInputTypeKeyboard", "KeyboardInput", "GamepadInput",
            ])
        #expect(tables.userInputs.map(\.record) == [5])
        #expect(tables.userInputs.map(\.object) == [1])
        #expect(tables.objects.count == 2)
    }

    @Test func `latest owners survive the end of their artboard`() throws {
        let tables = try imported(
            page + ["StateMachine"] + layer + ["Artboard", "StateMachineListener", "AnimationState", "KeyedObject"])
        #expect(tables.machines[0].listeners.count == 1)
        #expect(tables.layers[0].states.count == 4)
        #expect(tables.artboards[1].hasGeneratedMachine && !tables.artboards[0].hasGeneratedMachine)
    }

    @Test func `a layer that comes after its artboard need not be complete`() throws {
        let tables = try imported(page + ["StateMachine", "Artboard", "StateMachineLayer"])
        #expect(tables.layers.map(\.artboard) == [1])
        #expect(throws: DocumentError.self) { try imported(page + ["StateMachine", "StateMachineLayer", "Artboard"]) }
    }

    @Test func `a transition without its interpolator ends the initialisation of its machine, not of the file`() throws
    {
        let tables = try imported(
            page + ["CubicEaseInterpolator", "Node", "StateMachine"] + layer
                + ["StateTransition stateToId=0 interpolatorId=1", "StateTransition stateToId=0 interpolatorId=2"]
                + ["StateTransition stateToId=0 interpolatorId=1", "StateMachineLayer"])
        #expect(tables.transitions.map(\.interpolator) == [1, none, none])
        #expect(tables.notes.map(\.reason) == [.transitionWithoutInterpolator])
    }
}

@Suite("Keyed objects")
struct ImportKeyedObjectTests {
    private let node = page + ["Node", "CubicEaseInterpolator", "LinearAnimation"]

    @Test(arguments: [
        (["KeyedObject objectId=1", "KeyedProperty propertyKey=13"], false, [false]),
        (["KeyedObject objectId=1", "KeyedProperty propertyKey=9"], false, [false]),
        (["KeyedObject objectId=9", "KeyedProperty propertyKey=13"], true, [false]),
        (
            ["KeyedObject objectId=1", "KeyedProperty propertyKey=37", "KeyedProperty propertyKey=13"], false,
            [true, false]
        ),
        (
            ["KeyedObject objectId=1", "KeyedProperty propertyKey=13", "KeyFrameDouble interpolatorId=2"], false,
            [false]
        ),
        (["KeyedObject objectId=1", "KeyedProperty propertyKey=13", "KeyFrameDouble interpolatorId=1"], true, [false]),
        (["KeyedObject objectId=1", "KeyedProperty propertyKey=37", "KeyFrameDouble interpolatorId=1"], false, [true]),
    ])
    func `keep what exists and can be keyed`(records: [String], dropped: Bool, properties: [Bool]) throws {
        let tables = try imported(node + records)
        #expect(tables.keyedObjects.map(\.isDropped) == [dropped])
        #expect(tables.keyedProperties.map(\.isDropped) == properties)
    }

    @Test func `keys have the interpolator of their artboard, and late ones none`() throws {
        let tables = try imported(
            node + ["KeyedObject objectId=1", "KeyedProperty propertyKey=13", "KeyFrameDouble interpolatorId=2"]
                + ["Artboard", "KeyFrameDouble interpolatorId=2", "KeyedObject objectId=99"])
        #expect(tables.keyFrames.map(\.interpolator) == [2, none])
        #expect(tables.keyedObjects.map(\.isDropped) == [false, false])
    }

    @Test func `a missing object does not keep later ones from loading`() throws {
        let document = try Document(records: node + ["KeyedObject objectId=9", "KeyedObject objectId=1"])
        #expect(document.artboards[0].timelines[0].keyedObjects == 1)
    }
}

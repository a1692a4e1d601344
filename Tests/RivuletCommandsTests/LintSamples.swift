import Testing

@testable import RivuletCommands

/// For each rule a small scene that has the fault, and the same one sound.
struct LintSample: Sendable, CustomTestStringConvertible {
    var rule: String
    var faulty: LintScene
    var sound: LintScene
    var severity: String
    /// The object path of the finding.
    var object: String
    /// A part of its message.
    var message: String
    var words: [String] = []
    var configuration: String?

    var testDescription: String { "\(rule): \(object)" }

    static let finish = ["--finish", "trigger:done"]

    static let all: [LintSample] = [
        // MARK: Ends
        LintSample(
            rule: "no-default-machine", faulty: LintScene(defaultMachine: nil), sound: LintScene(), severity: "warning",
            object: "Stage", message: "there is 'Machine'"),
        LintSample(
            rule: "finish-trigger-at-zero", faulty: .launch(LintScene.ending(flags: 0)),
            sound: .launch(LintScene.ending()),
            severity: "warning", object: "Stage/Machine/Layer/Intro → Idle",
            message: "fires 'done' at 0 s: without exit time it does not wait for 'Intro', which takes 1 s"),
        LintSample(
            rule: "finish-trigger-at-zero", faulty: .launch(LintScene.ending(exitTime: 0)),
            sound: .launch(LintScene.ending()), severity: "error", object: "Stage",
            message: "trigger:done comes true at 0 s", words: finish),
        LintSample(
            rule: "finish-trigger-unreachable", faulty: .launch(#"<AnimationState id="0:50" animationId="0:20"/>"#),
            sound: .launch(LintScene.ending()), severity: "error", object: "Stage",
            message: "nothing in the file fires it", words: finish),
        LintSample(
            rule: "finish-trigger-unreachable", faulty: LintScene(), sound: .launch(LintScene.ending()),
            severity: "error",
            object: "Stage", message: "has no view model", words: finish),
        // Flags 13: disabled, exit time, in per cent.
        LintSample(
            rule: "finish-trigger-unreachable", faulty: .launch(LintScene.ending(flags: 13)),
            sound: .launch(LintScene.ending()), severity: "error", object: "Stage/Machine/Layer/Intro → Idle",
            message: "the transition Intro → Idle would fire it, but it is disabled", words: finish),
        LintSample(
            rule: "finish-trigger-unreachable", faulty: .launch(LintScene.ending(flags: 13)),
            sound: .launch(LintScene.ending()), severity: "warning", object: "Stage/Machine/Layer/Intro → Idle",
            message: "'done' of view model 'Launch' is never fired"),
        LintSample(
            rule: "never-finishes", faulty: .launch(LintScene.ending(LintScene.loaded)),
            sound: .launch(LintScene.ending()), severity: "warning", object: "Stage",
            message: "the file waits for 'loaded == true' for Intro → Idle", words: finish),
        LintSample(
            rule: "never-finishes", faulty: LintScene(states: LintScene.looping), sound: LintScene(), severity: "error",
            object: "Stage", message: "settled has not come true after 60 s of playing", words: ["--finish", "settled"]),
        LintSample(
            rule: "intro-too-long", faulty: .launch(LintScene.ending(flags: 4, exitTime: 4000)),
            sound: .launch(LintScene.ending()), severity: "warning", object: "Stage",
            message: "s; at most 3 s are allowed", words: finish),
        LintSample(
            rule: "intro-too-long", faulty: .launch(LintScene.ending()),
            sound: .launch(LintScene.ending(flags: 4, exitTime: 400)), severity: "note", object: "Stage",
            message: "s; at most 0.5 s are allowed",
            configuration: """
                {"lint": {"finish": "trigger:done", "rules": {"intro-too-long": {"severity": "note", "seconds": 0.5}}}}
                """),
        // MARK: Triggers and inputs
        LintSample(
            rule: "trigger-never-fired", faulty: .launch(#"<AnimationState id="0:50" animationId="0:20"/>"#),
            sound: .launch(LintScene.ending()), severity: "warning", object: "Launch/done",
            message: "nothing in the file fires this trigger"),
        LintSample(
            rule: "trigger-never-fired", faulty: nested(exposes: false), sound: nested(exposes: true),
            severity: "warning",
            object: "Inner/Inside/go", message: "artboards that nest 'Inner' do not expose it"),
        LintSample(
            rule: "trigger-never-consumed",
            faulty: LintScene(inputs: #"<StateMachineTrigger id="0:41" name="tap"/>"#, listeners: click),
            sound: LintScene(
                inputs: #"<StateMachineTrigger id="0:41" name="tap"/>"#,
                states: way(#"<TransitionTriggerCondition inputId="0:41"/>"#), listeners: click),
            severity: "warning", object: "Stage/Machine/tap", message: "the listener 'Click' fires this trigger"),
        LintSample(
            rule: "unused-input", faulty: LintScene(inputs: #"<StateMachineNumber id="0:41" name="rating"/>"#),
            sound: LintScene(
                inputs: #"<StateMachineNumber id="0:41" name="rating"/>"#,
                states: way(#"<TransitionNumberCondition inputId="0:41" opValue="5" value="3"/>"#)),
            severity: "warning", object: "Stage/Machine/rating",
            message: "no condition, blend state or listener uses this number"),
        // MARK: States
        LintSample(
            rule: "transition-cycle", faulty: LintScene(states: pair("", "")),
            sound: LintScene(states: pair("", "", flags: 12)), severity: "error", object: "Stage/Machine/Layer/Intro",
            message: "goes round in one instant: Intro → Idle → Intro"),
        // From any state to one while x > 1, to another while x < 3: with x = 2 there is no rest. A bool cannot be both.
        LintSample(
            rule: "transition-cycle",
            faulty: LintScene(
                inputs: #"<StateMachineNumber id="0:41" name="x"/>"#,
                any: """
                    <StateTransition stateToId="0:50"><TransitionNumberCondition inputId="0:41" opValue="5" value="1"/></StateTransition>
                    <StateTransition stateToId="0:51"><TransitionNumberCondition inputId="0:41" opValue="4" value="3"/></StateTransition>
                    """,
                states: twoStates),
            sound: LintScene(
                inputs: #"<StateMachineBool id="0:41" name="x"/>"#,
                any: """
                    <StateTransition stateToId="0:50"><TransitionBoolCondition inputId="0:41" opValue="0"/></StateTransition>
                    <StateTransition stateToId="0:51"><TransitionBoolCondition inputId="0:41" opValue="1"/></StateTransition>
                    """,
                states: twoStates),
            severity: "warning", object: "Stage/Machine/Layer/Intro", message: "while 'x < 3' and 'x > 1'"),
        LintSample(
            rule: "unreachable-state", faulty: LintScene(states: twoStates), sound: LintScene(states: way("")),
            severity: "warning", object: "Stage/Machine/Layer/Idle", message: "no transition leads to it"),
        LintSample(
            rule: "unreachable-state",
            faulty: LintScene(
                inputs: #"<StateMachineNumber id="0:41" name="rating"/>"#,
                states: way(range(above: 3, below: 2))),
            sound: LintScene(
                inputs: #"<StateMachineNumber id="0:41" name="rating"/>"#, states: way(range(above: 2, below: 3))),
            severity: "warning", object: "Stage/Machine/Layer/Idle",
            message: "its conditions 'rating > 3' and 'rating < 2' never hold together"),
        // The timeline stands still, so half of it is never played.
        LintSample(
            rule: "unreachable-state",
            faulty: LintScene(states: way("", flags: 12, speed: "0")), sound: LintScene(states: way("", flags: 12)),
            severity: "warning", object: "Stage/Machine/Layer/Idle", message: "the timeline stands still"),
        // MARK: Names and data
        LintSample(
            rule: "slash-in-name",
            faulty: LintScene(
                viewModels: #"<ViewModel id="0:1" name="HUD"><ViewModelPropertyNumber name="a/b"/></ViewModel>"#,
                viewModel: "0:1"),
            sound: LintScene(
                viewModels: #"<ViewModel id="0:1" name="HUD"><ViewModelPropertyNumber name="ab"/></ViewModel>"#,
                viewModel: "0:1"),
            severity: "warning", object: #"HUD/a\/b"#, message: "contains a slash"),
        LintSample(
            rule: "duplicate-name", faulty: LintScene(artboards: artboard("Stage")),
            sound: LintScene(artboards: artboard("Other")), severity: "warning", object: "Stage",
            message: "2 artboards have this name"),
        LintSample(
            rule: "unbound-view-model",
            faulty: LintScene(viewModels: LintScene.launch, states: LintScene.ending()),
            sound: .launch(LintScene.ending()), severity: "warning", object: "Stage",
            message: "reads view model 'Launch', but is made for none"),
        LintSample(
            rule: "unbound-view-model", faulty: LintScene(viewModels: LintScene.launch),
            sound: .launch(LintScene.ending()),
            severity: "warning", object: "Launch", message: "no artboard, property, list or data bind uses"),
        LintSample(
            rule: "unbound-view-model",
            faulty: .launch(LintScene.ending("", fire: "0 7")), sound: .launch(LintScene.ending("", fire: "0 0")),
            severity: "warning", object: "Stage", message: "view model 'Launch' has no property number 7"),
        // MARK: Contents
        LintSample(
            rule: "missing-asset", faulty: LintScene(viewModels: #"<ImageAsset name="hero" assetId="3"/>"#),
            sound: LintScene(viewModels: embedded), severity: "warning", object: "hero",
            message: "neither in the file nor beside it as 'hero-3.png'"),
        LintSample(
            rule: "missing-asset", faulty: LintScene(objects: #"<Image name="Hero"/>"#), sound: LintScene(),
            severity: "warning", object: "Stage/Hero", message: "the Image shows no asset"),
        LintSample(
            rule: "huge-asset", faulty: LintScene(viewModels: embedded), sound: LintScene(), severity: "warning",
            object: "hero", message: "takes 4 bytes; at most 3 are allowed",
            configuration: #"{"lint": {"rules": {"huge-asset": {"bytes": 3}}}}"#),
        LintSample(
            rule: "unknown-object", faulty: LintScene(viewModels: #"<Record typeKey="9999"/>"#), sound: LintScene(),
            severity: "warning", object: "type 9999", message: "1 object is of this type"),
        LintSample(
            rule: "unknown-object", faulty: LintScene(objects: #"<Node name="Odd" key.9998="uint:5"/>"#),
            sound: LintScene(objects: #"<Node name="Even" key.9="float:1.5"/>"#), severity: "warning",
            object: "property 9998", message: "1 object has this property"),
        LintSample(
            rule: "unsupported-feature",
            faulty: LintScene(objects: #"<ScriptedDrawable name="Code"/>"#), sound: LintScene(), severity: "note",
            object: "", message: "scripting (1 object)"),
    ]

    // MARK: Parts

    private static let twoStates =
        #"<AnimationState id="0:50" animationId="0:20"/><AnimationState id="0:51" animationId="0:21"/>"#

    /// "Intro", and a transition with these conditions to "Idle".
    private static func way(_ conditions: String, flags: Int = 0, speed: String = "1") -> String {
        """
        <AnimationState id="0:50" animationId="0:20" speed="\(speed)">
          <StateTransition stateToId="0:51" flags="\(flags)" exitTime="50">\(conditions)</StateTransition>
        </AnimationState>
        <AnimationState id="0:51" animationId="0:21"/>
        """
    }

    private static func range(above: Int, below: Int) -> String {
        """
        <TransitionNumberCondition inputId="0:41" opValue="5" value="\(above)"/>
        <TransitionNumberCondition inputId="0:41" opValue="4" value="\(below)"/>
        """
    }

    /// "Intro" and "Idle" with a transition each way.
    private static func pair(_ there: String, _ back: String, flags: Int = 0) -> String {
        """
        <AnimationState id="0:50" animationId="0:20"><StateTransition stateToId="0:51">\(there)</StateTransition></AnimationState>
        <AnimationState id="0:51" animationId="0:21">
          <StateTransition stateToId="0:50" flags="\(flags)" exitTime="100">\(back)</StateTransition>
        </AnimationState>
        """
    }

    private static let click = """
        <StateMachineListenerSingle name="Click" targetId="0:10" listenerTypeValue="2">
          <ListenerTriggerChange inputId="0:41"/>
        </StateMachineListenerSingle>
        """

    private static let embedded =
        #"<ImageAsset name="hero" assetId="3"><FileAssetContents bytes="hex:01020304"/></ImageAsset>"#

    private static func artboard(_ name: String) -> String { #"<Artboard name="\#(name)" width="10" height="10"/>"# }

    /// A machine with a trigger "go" in a nested artboard.
    private static func nested(exposes: Bool) -> LintScene {
        let input = exposes ? #"<NestedTrigger name="go" inputId="0:71"/>"# : ""
        return LintScene(
            objects: """
                <NestedArtboard name="Place" artboardId="0:60">
                  <NestedStateMachine animationId="0:70">\(input)</NestedStateMachine>
                </NestedArtboard>
                """,
            artboards: """
                <Artboard id="0:60" name="Inner" width="10" height="10" defaultStateMachineId="0:70">
                  <LinearAnimation id="0:61" name="Flash"/>
                  <StateMachine id="0:70" name="Inside"><StateMachineTrigger id="0:71" name="go"/>
                    <StateMachineLayer name="Layer"><AnyState/><ExitState/>
                      <EntryState><StateTransition stateToId="0:72"><TransitionTriggerCondition inputId="0:71"/></StateTransition></EntryState>
                      <AnimationState id="0:72" animationId="0:61"/>
                    </StateMachineLayer>
                  </StateMachine>
                </Artboard>
                """)
    }
}

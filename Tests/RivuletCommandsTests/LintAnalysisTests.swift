import Testing

@testable import RivuletCommands

/// What may happen in a scene, worked out from the graph: states that are or are not reached, and ends that come.
@Suite struct `The analysis behind lint` {
    static let rating = #"<StateMachineNumber id="0:41" name="rating"/>"#

    /// "Intro", and a transition with these contents to "Idle".
    static func way(_ contents: String, flags: Int = 0) -> String {
        """
        <AnimationState id="0:50" animationId="0:20">
          <StateTransition stateToId="0:51" flags="\(flags)" exitTime="50">\(contents)</StateTransition>
        </AnimationState>
        <AnimationState id="0:51" animationId="0:21"/>
        """
    }

    static func number(_ op: Int, _ value: String) -> String {
        #"<TransitionNumberCondition inputId="0:41" opValue="\#(op)" value="\#(value)"/>"#
    }

    // Operators: 0 equal, 1 not equal, 2 ≤, 3 ≥, 4 <, 5 >.
    @Test(
        arguments: [
            ([(5, "1"), (4, "2")], true), ([(5, "2"), (4, "2")], false), ([(3, "2"), (2, "2")], true),
            ([(0, "2"), (1, "2")], false), ([(0, "2"), (0, "3")], false), ([(0, "2"), (5, "1.5"), (4, "2.5")], true),
            ([(1, "1"), (1, "2"), (3, "1"), (2, "2")], true), ([(3, "1"), (2, "1"), (1, "1")], false),
            ([(7, "1")], false),
        ] as [([(Int, String)], Bool)])
    func `knows which conditions on a number hold together`(tests: [(Int, String)], holds: Bool) async throws {
        let scene = LintScene(
            inputs: Self.rating, states: Self.way(tests.map { Self.number($0.0, $0.1) }.joined()))
        let found = try await LintFolder(scene).lint(["--rule", "unreachable-state"])
        #expect(found.isEmpty == holds, "\(found)")
    }

    @Test(arguments: [
        (#"<TransitionBoolCondition inputId="0:42" opValue="4"/>"#, "its condition on 'on' never holds: on is a bool"),
        (
            #"<TransitionViewModelCondition/>"#,
            "one of its conditions never holds: one side of the comparison is missing"
        ),
        (
            #"<TransitionBoolCondition inputId="0:43"/><TransitionBoolCondition inputId="0:43" opValue="1"/>"#,
            "its conditions 'is ready' == true and 'is ready' == false never hold together"
        ),
    ])
    func `says why conditions never hold, in the words of inspect`(conditions: String, reason: String) async throws {
        let scene = LintScene(
            inputs: #"<StateMachineBool id="0:42" name="on"/><StateMachineBool id="0:43" name="is ready"/>"#,
            states: Self.way(conditions))
        let found = try await LintFolder(scene).lint(["--rule", "unreachable-state"])
        #expect(found.first?.message.contains(reason) == true, "\(found)")
    }

    @Test func `knows that a transition which is always taken hides those after it`() async throws {
        let states = """
            <AnimationState id="0:50" animationId="0:20">
              <StateTransition stateToId="0:51"/><StateTransition stateToId="0:52">\(Self.number(5, "3"))</StateTransition>
            </AnimationState>
            <AnimationState id="0:51" animationId="0:21"/><AnimationState id="0:52" animationId="0:21"/>
            """
        let found = try await LintFolder(LintScene(inputs: Self.rating, states: states)).lint([
            "--rule", "unreachable-state",
        ])
        #expect(found.map(\.object) == ["Stage/Machine/Layer/Idle (state 5)"])
        #expect(found.first?.message.contains("stands before it and is always taken") == true)
    }

    @Test func `knows that exit time does not hold back what leaves the any state`() async throws {
        // Both are allowed at once whatever their exit times say: the layer never rests.
        let any = """
            <StateTransition stateToId="0:50" flags="4" exitTime="500"/><StateTransition stateToId="0:51" flags="4" exitTime="500"/>
            """
        let states =
            #"<AnimationState id="0:50" animationId="0:20"/><AnimationState id="0:51" animationId="0:21"/>"#
        let found = try await LintFolder(LintScene(any: any, states: states)).lint(["--rule", "transition-cycle"])
        #expect(found.count == 1)
        let run = await rivulet(["run", "-", "--for", "0s"], input: try LintScene(any: any, states: states).bytes())
        #expect(run.output.components(separatedBy: "state    Layer").count > 100)
    }

    @Test(arguments: [("duration=\"200\"", 0), ("", 1)])
    func `knows that mixing ends an instant`(attribute: String, cycles: Int) async throws {
        let states = """
            <AnimationState id="0:50" animationId="0:20"><StateTransition stateToId="0:51" \(attribute)/></AnimationState>
            <AnimationState id="0:51" animationId="0:21"><StateTransition stateToId="0:50"/></AnimationState>
            """
        #expect(try await LintFolder(LintScene(states: states)).lint(["--rule", "transition-cycle"]).count == cycles)
    }

    @Test func `follows an event from a key to a listener to an input`() async throws {
        // The timeline reports an event, the listener sets the input, the input lets the machine end.
        func scene(hears event: String) -> LintScene {
            var scene = LintScene.launch(LintScene.ending(flags: 0, Self.number(5, "3")))
            scene.inputs = Self.rating
            scene.objects = #"<Event id="0:30" name="Half"/><Event id="0:31" name="Other"/>"#
            scene.timelines = """
                <LinearAnimation id="0:22" name="Keyed" fps="60" duration="60">
                  <KeyedObject objectId="0:30"><KeyedProperty propertyKey="395"><KeyFrameCallback frame="30"/></KeyedProperty></KeyedObject>
                </LinearAnimation>
                """
            scene.states = scene.states.replacing("animationId=\"0:20\"", with: "animationId=\"0:22\"")
            scene.listeners = """
                <StateMachineListenerSingle name="Hear" targetId="\(event)" listenerTypeValue="5" eventId="\(event)">
                  <ListenerNumberChange inputId="0:41" value="4"/>
                </StateMachineListenerSingle>
                """
            return scene
        }
        let words = ["--finish", "trigger:done", "--rule", "never-finishes"]
        #expect(try await LintFolder(scene(hears: "0:30")).lint(words) == [])
        let found = try await LintFolder(scene(hears: "0:31")).lint(words)
        #expect(found.map(\.severity) == ["warning"])
        #expect(found.first?.message.contains("the file waits for 'rating > 3' for Keyed → Idle") == true)
    }

    @Test func `tells what nobody can bring about from what people and apps can`() async throws {
        // rating is 0, and nothing in the file writes it: the app may.
        var scene = LintScene.launch(LintScene.ending(Self.number(5, "3")))
        scene.inputs = Self.rating
        #expect(try await LintFolder(scene).lint(LintSample.finish + ["--rule", "never-finishes"]).count == 1)
        #expect(try await LintFolder(scene).lint(LintSample.finish + ["--rule", "finish-trigger-unreachable"]) == [])
        scene.states = LintScene.ending(Self.number(5, "3") + Self.number(4, "3"))
        #expect(try await LintFolder(scene).lint(LintSample.finish + ["--rule", "never-finishes"]) == [])
        let found = try await LintFolder(scene).lint(LintSample.finish + ["--rule", "finish-trigger-unreachable"])
        #expect(found.map(\.severity) == ["error"])
    }

    @Test func `plays where the graph does not decide`() async throws {
        // The exit time of 90 s is reached some time: only not while somebody waits.
        let scene = LintScene.launch(LintScene.ending(flags: 4, exitTime: 90_000))
        let found = try await LintFolder(scene).lint(LintSample.finish)
        #expect(found.contains { $0.rule == "never-finishes" && $0.message.contains("after 60 s of playing") })
    }

    @Test(arguments: [("event:Half", true), ("event:Hal", false), ("state:Idle", true), ("state:Idel", false)])
    func `asks for events and states too`(condition: String, isThere: Bool) async throws {
        var scene = LintScene.launch(LintScene.ending("", fire: "0:1 0:2"))
        scene.objects = #"<Event id="0:30" name="Half"/>"#
        scene.states = scene.states.replacing(
            "<StateMachineFireTrigger", with: #"<StateMachineFireEvent eventId="0:30"/><StateMachineFireTrigger"#)
        let run = try await LintFolder(scene).run(["--finish", condition])
        #expect(run.code == (isThere ? 0 : 1), "\(run.output)")
        #expect(run.output.contains("did you mean") != isThere)
    }

    @Test func `comes to an end where states are many and all lead to each other`() async throws {
        let ids = 0..<60
        let states = ids.map { from in
            let ways = ids.filter { $0 != from }.map {
                #"<StateTransition stateToId="0:\#(100 + $0)">\#(Self.number(0, "\($0)"))</StateTransition>"#
            }
            return #"<AnimationState id="0:\#(100 + from)" animationId="0:20">\#(ways.joined())</AnimationState>"#
        }
        let scene = LintScene(
            inputs: Self.rating, entry: #"<StateTransition stateToId="0:100"/>"#, states: states.joined())
        #expect(try await LintFolder(scene).lint(["--rule", "transition-cycle"]) == [])
    }
}

import RivuletFormat
import RivuletMarkup
import Testing

@testable import RivuletCommands

/// A small scene for lint, in RML: artboard "Stage" with machine "Machine" and layer "Layer". There is a timeline "Intro"
/// (0:20, 1 s, plays once) and "Idle" (0:21, 1 s, loops).
struct LintScene: Sendable {
    var viewModels = ""
    /// The id of the artboard's view model.
    var viewModel: String? = nil
    /// The artboard's default machine.
    var defaultMachine: String? = "0:40"
    var objects = ""
    var timelines = ""
    var inputs = ""
    var any = ""
    var entry = #"<StateTransition stateToId="0:50"/>"#
    var states = #"<AnimationState id="0:50" animationId="0:20"/>"#
    var listeners = ""
    var artboards = ""

    /// A view model "Launch" (0:1) with a trigger "done" (0:2) and a bool "loaded" (0:3).
    static let launch = """
        <ViewModel id="0:1" name="Launch">
          <ViewModelPropertyTrigger id="0:2" name="done"/><ViewModelPropertyBoolean id="0:3" name="loaded"/>
          <ViewModelInstance name="Default">
            <ViewModelInstanceTrigger viewModelPropertyId="0:2"/><ViewModelInstanceBoolean viewModelPropertyId="0:3"/>
          </ViewModelInstance>
        </ViewModel>
        """

    /// The condition `loaded == true`.
    static let loaded = """
        <TransitionViewModelCondition opValue="0">
          <TransitionPropertyViewModelComparator><BindablePropertyBoolean>
            <DataBindContext propertyKey="634" sourcePathIds="0:1 0:3"/>
          </BindablePropertyBoolean></TransitionPropertyViewModelComparator>
          <TransitionValueBooleanComparator value="true"/>
        </TransitionViewModelCondition>
        """

    /// Only the timeline that loops.
    static let looping = #"<AnimationState id="0:50" animationId="0:21"/>"#

    /// "Intro", then a transition with these flags, exit time and contents that fires "done", then "Idle".
    static func ending(
        flags: Int = 12, exitTime: Int = 100, _ contents: String = "", fire path: String = "0:1 0:2"
    ) -> String {
        """
        <AnimationState id="0:50" animationId="0:20">
          <StateTransition stateToId="0:51" flags="\(flags)" exitTime="\(exitTime)">
            \(contents)<StateMachineFireTrigger viewModelPathIds="\(path)"/>
          </StateTransition>
        </AnimationState>
        <AnimationState id="0:51" animationId="0:21"/>
        """
    }

    /// A scene with the view model "Launch" and these states.
    static func launch(_ states: String) -> LintScene {
        LintScene(viewModels: launch, viewModel: "0:1", states: states)
    }

    var rml: String {
        let model = viewModel.map { #" viewModelId="\#($0)""# } ?? ""
        let machine = defaultMachine.map { #" defaultStateMachineId="\#($0)""# } ?? ""
        return """
            <Rive version="1" kind="fragment">\(viewModels)
            <Artboard name="Stage" width="100" height="100"\(machine)\(model)>
              <Node id="0:10" name="Mover"/>\(objects)
              <LinearAnimation id="0:20" name="Intro" fps="60" duration="60"/>
              <LinearAnimation id="0:21" name="Idle" fps="60" duration="60" loopValue="loop"/>\(timelines)
              <StateMachine id="0:40" name="Machine">\(inputs)
                <StateMachineLayer name="Layer">
                  <AnyState>\(any)</AnyState><EntryState>\(entry)</EntryState><ExitState id="0:49"/>\(states)
                </StateMachineLayer>\(listeners)
              </StateMachine>
            </Artboard>\(artboards)
            </Rive>
            """
    }

    func bytes() throws -> [UInt8] { try RiveFile.build(rml: Array(rml.utf8)).file.serialized() }
}

extension ToolRun {
    /// What `rivulet lint --json` found.
    func findings() throws -> [Finding] {
        try #require(code == 0 || code == 1, "\(errors)")
        return try #require(try JSONValue(parsing: output)["findings"]?.array).map { try Finding($0) }
    }
}

/// A finding out of `lint --json`.
struct Finding: Equatable {
    var rule: String
    var severity: String
    var object: String
    var message: String
    var advice: String

    init(_ value: JSONValue) throws {
        rule = try #require(value["rule"]?.string)
        severity = try #require(value["severity"]?.string)
        object = try #require(value["object"]?.string)
        message = try #require(value["message"]?.string)
        advice = try #require(value["advice"]?.string)
    }
}

import RivuletFormat
import RivuletSchema
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

@Suite("Diagnostics")
struct DocumentDiagnosticsTests {
    private func features(_ records: [String]) throws -> [String: Int] {
        try Document(records: records).diagnostics.reduce(into: [:]) { $0[$1.feature, default: 0] += $1.objects }
    }

    @Test func `what this version does gives none`() throws {
        let found = try features(
            ["Backboard", "DataEnumCustom", "DataEnumValue key=a", "ViewModel", "ViewModelPropertyNumber"]
                + ["ViewModelPropertyTrigger", "ViewModelPropertyEnumCustom enumId=0", "ViewModelInstance"]
                + ["ViewModelInstanceNumber", "Artboard defaultStateMachineId=0 viewModelId=0", "Node", "Event"]
                + [
                    "CubicEaseInterpolator", "LinearAnimation", "KeyedObject objectId=1",
                    "KeyedProperty propertyKey=13",
                ]
                + ["KeyFrameDouble interpolatorId=3", "StateMachine", "StateMachineNumber"] + layer
                + ["StateTransition stateToId=2 flags=12 exitTime=100", "TransitionNumberCondition inputId=0"]
                + ["StateMachineFireTrigger", "StateMachineFireEvent", "AnimationState animationId=0"])
        #expect(found == [:])
    }

    @Test(arguments: [
        ("LayoutComponent", "layout"), ("Text", "text"), ("ArtboardComponentListOverride", "lists"),
        ("AudioEvent", "audio"), ("ScriptedDrawable", "scripting"), ("ScriptAsset", "scripting"),
        ("FocusData", "focus"), ("SemanticData", "semantics"),
        ("FontAsset", "text"), ("#9999", "unknown-object"),
        ("StateMachine", "default-machine"), ("DataEnumValue", "dropped-object"), ("Node #9=0x01", "unknown-property"),
    ])
    func `name every feature that is not done`(record: String, feature: String) throws {
        let records = record.split(separator: " ").map(String.init)
        let added = record.contains("=") ? [record] : records.enumerated().map { $0 == 0 ? $1 : "\($1) parentId=1" }
        let found = try Document(records: page + added).diagnostics.first { $0.feature == feature }
        #expect(found?.objects == 1)
        #expect(found?.message.hasSuffix(".") == true)
    }

    @Test(
        arguments: [
            (["NestedArtboard isStateful=true"], nil), (["NestedArtboard isStateful=false"], nil),
            (["DataBind"], nil), (["DataConverterToString"], nil),
            (["Solo", "Joystick", "LinearAnimation quantize=true", "ElasticInterpolator"], nil),
            (["LinearAnimation", "KeyedObject", "KeyedProperty propertyKey=4", "KeyFrameString"], nil),
            (["StateMachine"] + layer + ["StateTransition stateToId=0 flags=63", "AnimationState flags=1"], nil),
            (["StateMachine"] + layer + ["BlendStateDirect", "BlendAnimationDirect blendSource=1"], nil),
            (["StateMachine"] + layer + ["StateTransition stateToId=0", "TransitionFocusCondition"], "focus"),
            (["StateMachine"] + layer + ["StateTransition stateToId=0", "TransitionViewModelCondition"], nil),
            (["StateMachine", "StateMachineListener"], nil),
            (["StateMachine", "StateMachineListenerSingle listenerTypeValue=6"], nil),
            (["StateMachine", "StateMachineListenerSingle listenerTypeValue=13"], "listeners"),
            (["StateMachine", "StateMachineListener", "ListenerInputType listenerTypeValue=14"], "listeners"),
        ] as [([String], String?)])
    func `name what objects ask for by their properties`(records: [String], feature: String?) throws {
        let found = try features(["Backboard", "Artboard defaultStateMachineId=0"] + records)
        #expect(Array(found.keys) == (feature.map { [$0] } ?? []))
    }

    @Test func `an artboard counts neither as a layout nor as a drawing`() throws {
        #expect(try features(page) == [:])
    }

    @Test func `unknown types are listed by their keys, once each, and not all of many`() throws {
        let few = try Document(records: page + ["#9999", "#9998", "#9999"]).diagnostics
        #expect(few.first?.objects == 3 && few.first?.message.contains("type 9999, 9998.") == true)
        let many = try Document(records: page + (0..<100).map { "#\(50_000 + $0)" }).diagnostics
        #expect((many.first?.message.count ?? 0) < 200 && many.first?.objects == 100)
    }

    @Test func `an abandoned record is told with its offset`() throws {
        // Header, Backboard, Artboard, then a Node with the key 9001, which nobody declares.
        let bytes: [UInt8] = [0x52, 0x49, 0x56, 0x45, 7, 0, 1, 0, 23, 0, 1, 0, 2, 0xA9, 0x46, 2, 0]
        let found = try Document(bytes: bytes).diagnostics.first { $0.feature == "abandoned-record" }
        #expect(found?.objects == 1 && found?.message.contains("byte 13") == true)
    }

    @Test(.enabled(if: Corpus.isPresent))
    func `unknown content of real files is known by name where the schema has it`() throws {
        let juice = try Document(bytes: try #require(Corpus.bytes("juice"))).diagnostics
        #expect(juice.first { $0.feature == "unknown-object" }?.objects == 17)
        #expect(juice.allSatisfy { !$0.message.isEmpty && $0.objects > 0 })
    }
}

@Suite("Errors")
struct DocumentErrorTests {
    @Test func `a missing file, a bad file and a contradiction each say what and where`() throws {
        let missing = #expect(throws: DocumentError.self) { try Document(contentsOf: "/nowhere/at/all.riv") }
        #expect(missing?.description == "Cannot read /nowhere/at/all.riv: No such file or directory.")
        if case .unreadable(let path, _, let isMissing) = missing {
            #expect(path == "/nowhere/at/all.riv" && isMissing)
        }
        let cut = #expect(throws: DocumentError.self) { try Document(bytes: [0x52, 0x49, 0x56, 0x45, 7]) }
        #expect(cut?.description.contains("byte 5") == true)
        let records = page + ["StateMachine", "StateMachineLayer"]
        let bytes = try RiveFile(records: records).serialized()
        let malformed = #expect(throws: DocumentError.self) { try Document(bytes: bytes) }
        #expect(malformed?.description.contains("has no AnyState (object 3, at byte \(bytes.count - 2))") == true)
    }

    @Test func `names that are not there come with the nearest that are`() throws {
        let document = try Document(
            records: ["Backboard", "ViewModel name=Hud", "ViewModelInstance name=Gold", "Artboard name=Intro"]
                + ["LinearAnimation name=open", "LinearAnimation name=close", "StateMachine name=Launch"]
                + ["Artboard name=Outro"]
        )
        #expect(try document.artboardIndex(named: "Outro") == 1 && document.artboardIndex(named: nil) == 0)
        #expect(try document.timelineIndex(named: "close", artboard: 0) == 1)
        #expect(try document.machineIndex(named: "Launch", artboard: 0) == 0)
        #expect(try document.machineIndex(named: "Auto Generated State Machine", artboard: 1) == 0)
        #expect(try document.viewModelIndex(named: "Hud") == 0 && document.instance(named: "Gold", ofViewModel: 0) == 0)
        #expect(document.defaultMachine(of: 0) == 0 && document.authoredDefaultMachine(of: 0) == nil)
        let text = { (body: () throws(SceneError) -> Int) -> String in
            do throws(SceneError) { return "\(try body())" } catch { return error.description }
        }
        #expect(
            text { () throws(SceneError) in try document.artboardIndex(named: "intro") }.contains(
                "did you mean 'Intro'"))
        #expect(
            text { () throws(SceneError) in try document.timelineIndex(named: "opne", artboard: 0) }.contains(
                "did you mean 'open'"))
        #expect(
            text { () throws(SceneError) in try document.machineIndex(named: "zzzz", artboard: 0) }.contains(
                "are \"Launch\"."))
        #expect(
            text { () throws(SceneError) in try document.timelineIndex(named: "x", artboard: 1) }.contains(
                "no timelines in it."))
        #expect(
            text { () throws(SceneError) in try document.instance(named: "Golf", ofViewModel: 0) }.contains("'Gold'"))
    }

    @Test func `names that are not UTF-8 are replaced, and found by no other name`() throws {
        var file = try RiveFile(records: ["Backboard"])
        file.appendRecord(typeKey: SchemaType.artboard.key)
        file.appendField(key: UInt32(PropertyKey.Component.name.rawValue), bytes: [0x41, 0xFF])
        let document = try Document(file)
        #expect(document.artboards.map(\.name) == ["A\u{FFFD}"])
        #expect(throws: SceneError.self) { try document.artboardIndex(named: "A\u{FFFD}") }
    }
}

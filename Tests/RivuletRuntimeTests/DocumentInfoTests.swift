import RivuletFormat
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

@Suite("What a document says about itself")
struct DocumentInfoTests {
    @Test func `timelines: seconds, frames and work areas`() throws {
        let timelines = try Document(
            records: page + [
                "LinearAnimation name=a fps=10 duration=25 loopValue=2", "LinearAnimation loopValue=3 speed=-2",
                "LinearAnimation fps=4 duration=99 enableWorkArea=true workStart=6 workEnd=2 loopValue=1",
                "LinearAnimation fps=0",
            ]
        ).artboards[0].timelines
        #expect(timelines.map(\.seconds).prefix(3) == [2.5, 1, 1])
        #expect(timelines.map(\.frames) == [25, 60, 4, 60])
        #expect(timelines.map(\.loop) == [.pingPong, .unknown, .loop, .oneShot])
        #expect(timelines.map(\.workArea) == [nil, nil, 2...6, nil])
        #expect(timelines[1].speed == -2 && !timelines[3].seconds.isFinite)
    }

    @Test func `machines: inputs, defaults, states and transitions`() throws {
        let artboard = try Document(
            records: [
                "Backboard", "Artboard defaultStateMachineId=1", "LinearAnimation name=spin", "StateMachine name=A",
            ]
                + ["StateMachine name=B", "StateMachineNumber name=n value=2.5", "StateMachineBool name=b value=true"]
                + ["StateMachineTrigger name=t", "#9999"] + layer
                + [
                    "StateTransition stateToId=3 duration=500",
                    "StateTransition stateToId=1 flags=15 duration=50 exitTime=100",
                ]
                + [
                    "TransitionBoolCondition inputId=1", "StateMachineFireEvent",
                    "AnimationState animationId=0 speed=2", "#9999",
                ]
        ).artboards[0]
        #expect(artboard.stateMachines.map(\.isDefault) == [false, true])
        let machine = artboard.stateMachines[1]
        #expect(machine.inputs.map(\.name) == ["n", "b", "t", ""])
        #expect(machine.inputs.map(\.kind) == [.number, .bool, .trigger, .unknown])
        #expect(machine.inputs.map(\.defaultValue) == [2.5, 1, 0, 0])
        let states = machine.layers[0].states
        #expect(states.map(\.kind) == [.any, .exit, .entry, .animation, .unknown])
        #expect(states[3].timelines == ["spin"] && states[3].speed == 2)
        #expect(
            states[2].transitions == [
                TransitionInfo(
                    target: 3, duration: .seconds(0.5), exitTime: nil, conditions: [], actions: [],
                    isDisabled: false, pausesOnExit: false, allowsEarlyExit: false, randomWeight: 1),
                TransitionInfo(
                    target: 1, duration: .percent(50), exitTime: .percent(100),
                    conditions: [
                        ConditionInfo(
                            subject: .input(InputReference(index: 1, name: "b", kind: .bool)),
                            test: .compares(.equal, .constant(.boolean(true))))
                    ], actions: [ActionInfo(occurrence: .start, effect: .reportEvent(nil))], isDisabled: true,
                    pausesOnExit: false, allowsEarlyExit: false, randomWeight: 1),
            ])
    }

    @Test func `an artboard with nothing to play has an empty machine`() throws {
        let machines = try Document(records: page).artboards[0].stateMachines
        #expect(machines.map(\.name) == ["Auto Generated State Machine"])
        #expect(machines.map(\.isGenerated) == [true] && machines.map(\.isDefault) == [true])
    }

    @Test func `events with custom properties, text runs and enums`() throws {
        let document = try Document(
            records: ["Backboard", "DataEnumCustom name=Mood", "DataEnumValue key=sad", "DataEnumValue key=glad"]
                + ["Artboard", "CustomPropertyNumber parentId=2 name=n propertyValue=1.5", "Event name=ding"]
                + ["OpenUrlEvent name=open", "CustomPropertyEnum parentId=2 name=mood enumId=0 propertyValue=1"]
                + [
                    "CustomPropertyString parentId=3 name=s propertyValue=hi",
                    "CustomPropertyBoolean parentId=9 name=gone",
                ]
                + ["Text", "TextValueRun parentId=7 name=title text=Hello"])
        let artboard = document.artboards[0]
        #expect(artboard.events.map(\.name) == ["ding", "open"])
        #expect(artboard.events.map(\.type) == ["Event", "OpenUrlEvent"])
        #expect(
            artboard.events[0].properties == [
                EventProperty(name: "n", value: .number(1.5)), EventProperty(name: "mood", value: .enumeration("glad")),
            ])
        #expect(artboard.events[1].properties == [EventProperty(name: "s", value: .string("hi"))])
        #expect(artboard.textRuns == [TextRunInfo(name: "title", text: "Hello")])
        #expect(document.enums == [EnumInfo(name: "Mood", values: ["sad", "glad"])])
    }

    @Test func `view models with kinds, enums, references and instances`() throws {
        let document = try Document(
            records: ["Backboard", "DataEnumCustom name=Mood", "ViewModel name=Inner", "ViewModel name=Outer"]
                + ["ViewModelPropertyNumber name=n", "ViewModelPropertyEnumCustom name=e enumId=0"]
                + ["ViewModelPropertyViewModel name=i viewModelReferenceId=0", "ViewModelPropertyList name=l"]
                + [
                    "ViewModelPropertyAssetImage name=a", "ViewModelPropertyArtboard name=p",
                    "ViewModelProperty name=u",
                ]
                + ["ViewModelInstance viewModelId=1 name=first", "ViewModelInstance viewModelId=1 name=second"]
                + ["Artboard viewModelId=1", "Artboard viewModelId=2"])
        let outer = document.viewModels[1]
        #expect(
            outer.properties.map(\.kind) == [.number, .enumeration, .viewModel, .list, .asset, .artboard, .unknown])
        #expect(outer.properties[1].enumeration == "Mood" && outer.properties[2].viewModel == "Inner")
        #expect(outer.instances == ["first", "second"])
        #expect(document.artboards.map(\.viewModel) == ["Outer", nil])
    }

    @Test func `file names of assets leave out the last extension`() throws {
        let assets = try Document(
            records: [
                "Backboard", "ImageAsset name=a.b.png assetId=7", "FontAsset name=plain",
                "AudioAsset name=.x assetId=2",
            ]
        ).assets
        #expect(assets.map(\.fileName) == ["a.b-7.png", "plain-0.ttf", "-2.wav"])
        #expect(assets.map(\.inBandBytes) == [nil, nil, nil])
    }

    /// Names 3 -> "ab" and 4 -> "c"; paths 9 -> 3, 4 and 10 -> nothing.
    private let manifest = "0x00080203026162040163010702090203040a00"

    @Test func `the manifest gives names and paths`() throws {
        let document = try Document(records: ["ManifestAsset", "FileAssetContents bytes=\(manifest)"])
        let found = document.tables.manifest
        #expect(found.isPresent)
        #expect(String(decoding: document.file.payload[found.nameRange(3)], as: UTF8.self) == "ab")
        #expect(String(decoding: document.file.payload[found.nameRange(4)], as: UTF8.self) == "c")
        #expect(found.path(9) == [3, 4] && found.path(10) == [] && found.path(11) == [])
        #expect(found.nameRange(5).isEmpty)
    }

    @Test(
        arguments: [
            ("0x", []), ("0x010401090103", [3]), ("0x02020000010401090103", [3]), ("0x010501090103", [3]),
            ("0x01040109010301", [3]), ("0x000501", []), ("0x0104ffffffffffffffff01", []),
            ("0x010602090103" + "0a05", [3]), ("0x010301090103" + "010401090104", [3]), ("0x0209010401090103", []),
        ] as [(String, [UInt32])])
    func `a damaged manifest keeps what was read`(contents: String, path: [UInt32]) throws {
        let document = try Document(records: ["ManifestAsset", "FileAssetContents bytes=\(contents)"])
        #expect(document.tables.manifest.path(9) == path)
    }

    @Test func `paths of data binds are resolved with the manifest`() throws {
        let file = try RiveFile(
            records: ["ManifestAsset", "FileAssetContents bytes=\(manifest)", "Backboard", "DataBindPath path=0x09"]
                + ["DataBindPath path=0x0907", "DataBindPath path=0x63", "DataBindContext sourcePathIds=0x09 flags=16"]
                + ["DataBindContext sourcePathIds=0x09", "DataBindContext sourcePathIds=0x6301 flags=16"]
                + ["DataBindContext sourcePathIds=0x0180"])
        let manifest = try Document(file).tables.manifest
        #expect(file.path(ofDataBindPath: 3, manifest) == [3, 4])
        #expect(file.path(ofDataBindPath: 4, manifest) == [9, 7])
        #expect(file.path(ofDataBindPath: 5, manifest) == [])
        #expect(file.path(ofDataBindContext: 6, manifest) == [3, 4])
        #expect(file.path(ofDataBindContext: 7, manifest) == [9])
        #expect(file.path(ofDataBindContext: 8, manifest) == [99, 1])
        #expect(file.path(ofDataBindContext: 9, manifest) == [1, 0])
    }
}

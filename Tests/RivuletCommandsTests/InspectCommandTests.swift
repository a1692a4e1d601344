import Foundation
import RivuletMarkup
import RivuletTestSupport
import Testing

@testable import RivuletCommands

@Suite struct `rivulet inspect` {
    /// One artboard with a timeline of 90 frames at 60, a machine with three inputs, and a view model.
    static let scene = """
        {"objects": [
        ["Backboard", {}],
        ["ViewModel", {"name": "Launch"}], ["ViewModelPropertyTrigger", {"name": "done"}],
        ["ViewModelPropertyNumber", {"name": "score"}],
        ["ViewModelInstance", {"viewModelId": 0, "name": "start"}],
        ["ViewModelInstanceTrigger", {"viewModelPropertyId": 0}],
        ["ViewModelInstanceNumber", {"viewModelPropertyId": 1, "propertyValue": 7}],
        ["Artboard", {"width": 100, "height": 50, "name": "Intro", "viewModelId": 0, "defaultStateMachineId": 0}],
        ["LinearAnimation", {"name": "in", "fps": 60, "duration": 90, "loopValue": 2}],
        ["StateMachine", {"name": "Main"}],
        ["StateMachineBool", {"name": "on", "value": true}], ["StateMachineNumber", {"name": "level", "value": 2.5}],
        ["StateMachineTrigger", {"name": "tap"}],
        ["StateMachineLayer", {"name": "Base"}],
        ["EntryState", {}], ["StateTransition", {"stateToId": 3, "duration": 250}],
        ["AnyState", {}], ["ExitState", {}], ["AnimationState", {"animationId": 0}]
        ]}
        """

    private func built() async throws -> TemporaryFile {
        let file = try TemporaryFile("scene.riv")
        let run = await rivulet(["build", "-", "-o", file.path], input: Array(Self.scene.utf8))
        #expect(run.code == 0, "\(run.errors)")
        return file
    }

    @Test func `shows names, kinds, defaults, durations and loops`() async throws {
        let file = try await built()
        let run = await rivulet(["inspect", file.path])
        #expect(run.code == 0)
        for line in [
            "Plays artboard 'Intro' (the first), state machine 'Main': the file names it as the default",
            "Artboard 'Intro'  100 × 50, 1 object, default", "  view model 'Launch'",
            "    in  1.5 s  90 frames at 60  ping-pong", "  state machine 'Main'  default",
            "      on     bool     true",
            "      level  number   2.5", "      tap    trigger", "    layer 'Base'  4 states, 1 transition",
            "      entry",
            "        → animation 'in', mixes 0.25 s", "View model 'Launch'", "  done   trigger",
            "  score  number   = 7",
            "  instances 'start'; the first is the default",
        ] {
            #expect(run.outputLines.contains(line), "\(line) is not in\n\(run.output)")
        }
    }

    @Test func `gives scripts the same as JSON`() async throws {
        let file = try await built()
        let run = await rivulet(["inspect", "--json", file.path])
        #expect(run.code == 0)
        let value = try JSONValue(parsing: run.output)
        #expect(value["version"]?.int == 1)
        #expect(value["format"]?.string == "7.0")
        #expect(value["file"]?.string == file.path)
        let artboard = try #require(value["artboards"]?.array?.first)
        #expect(artboard["name"]?.string == "Intro")
        #expect(artboard["width"]?.int == 100)
        #expect(artboard["default"]?.bool == true)
        let timeline = try #require(artboard["timelines"]?.array?.first)
        #expect(timeline["fps"]?.int == 60)
        #expect(timeline["frames"]?.int == 90)
        #expect(timeline["seconds"]?.double == 1.5)
        #expect(timeline["loop"]?.string == "pingPong")
        let machine = try #require(artboard["stateMachines"]?.array?.first)
        #expect(machine["default"]?.bool == true)
        let inputs = try #require(machine["inputs"]?.array)
        #expect(inputs.map { $0["name"]?.string } == ["on", "level", "tap"])
        #expect(inputs.map { $0["kind"]?.string } == ["bool", "number", "trigger"])
        #expect(inputs.map { $0["default"] } == [.bool(true), .number("2.5"), .null])
        let states = try #require(machine["layers"]?.array?.first?["states"]?.array)
        #expect(states.map { $0["kind"]?.string } == ["entry", "any", "exit", "animation"])
        let viewModel = try #require(value["viewModels"]?.array?.first)
        #expect(viewModel["name"]?.string == "Launch")
        #expect(viewModel["properties"]?.array?.map { $0["kind"]?.string } == ["trigger", "number"])
        #expect(viewModel["instances"]?.array == [.string("start")])
        #expect(value["diagnostics"]?.array != nil)
    }

    @Test(arguments: [
        ("inputs", "        → animation 'On', when isOn == true, mixes 0.2 s"),
        ("inputs", "        → animation 'Bright', when level > 50"),
        ("launch", "        → animation 'Idle', exit time 100 %, then fire introFinished"),
        ("events", "      On bounce  event Bounce  on Event 'Bounce'  then hasBounced = true"),
        ("events", "        on entry: report event Started"),
        ("nested", "    Left   'Wheel'  state machine 'Wheel' (fast = false)"),
        ("nested", "        on entry: Left/fast = true"),
    ]) func `says when transitions are taken and what is done`(name: String, line: String) async {
        let run = await rivulet(["inspect", sample("\(name).riv")])
        #expect(run.outputLines.contains(line), "\(line) is not in\n\(run.output)")
    }

    @Test func `shows binds, converters, focus and lists`() async throws {
        let scene = """
            {"objects": [["Backboard", {}],
            ["DataConverterRangeMapper", {"name": "scale", "maxOutput": 5}],
            ["DataConverterFormula", {}], ["FormulaTokenFunction", {"functionType": 1}], ["FormulaTokenInput", {}],
            ["FormulaTokenArgumentSeparator", {}], ["FormulaTokenValue", {"operationValue": 2}],
            ["FormulaTokenParenthesisClose", {}],
            ["ViewModel", {"name": "Item"}], ["ViewModel", {"name": "Main"}],
            ["ViewModelPropertyNumber", {"name": "left"}], ["ViewModelPropertyList", {"name": "items"}],
            ["Artboard", {"name": "A", "viewModelId": 1}], ["Node", {"name": "box", "parentId": 0}],
            ["DataBindContext", {"propertyKey": 13, "flags": 2, "converterId": 0, "sourcePathIds": {"hex": "0100"}}],
            ["FocusData", {"parentId": 1, "name": "f", "focusFlags": 5, "edgeBehaviorValue": 1}],
            ["ArtboardComponentList", {"name": "rows", "parentId": 0}],
            ["DataBindContext", {"propertyKey": 800, "sourcePathIds": {"hex": "0101"}}],
            ["ArtboardListMapRule", {"parentId": 3, "viewModelId": 0, "artboardId": 0}]
            ]}
            """
        let file = try TemporaryFile("scene.riv")
        let built = await rivulet(["build", "-", "-o", file.path], input: Array(scene.utf8))
        try #require(built.code == 0, "\(built.errors)")
        let run = await rivulet(["inspect", file.path])
        for line in [
            "    left   ↔  Node 'box' x                             through 'scale'",
            "    items  →  ArtboardComponentList 'rows' listSource",
            "    Node 'box'  f  not by touch, goes round", "    rows  shows items  'Item' as 'A'",
        ] {
            #expect(run.outputLines.contains(line), "\(line) is not in\n\(run.output)")
        }
        #expect(run.output.contains("RangeMapper, ") && run.output.contains("maxOutput 5"))
        #expect(run.output.contains("  converter 1 (Formula)  Formula, max(x, 2)"))
        let json = try JSONValue(parsing: await rivulet(["inspect", "--json", file.path]).output)
        let artboard = try #require(json["artboards"]?.array?.first)
        #expect(artboard["dataBinds"]?.array?.first?["source"]?["path"]?.string == "left")
        #expect(artboard["dataBinds"]?.array?.map { $0["direction"]?.string } == ["both", "toTarget"])
        #expect(artboard["focus"]?.array?.first?["canTouch"]?.bool == false)
        #expect(json["converters"]?.array?.last?["formula"]?.string == "max(x, 2)")
    }

    @Test(arguments: [
        (
            #"defaultStateMachineId="1""#, "<StateMachine name=\"M\"/><StateMachine name=\"N\"/>",
            "state machine 'N': the file names it as the default"
        ),
        (
            "", "<StateMachine name=\"M\"/><StateMachine name=\"N\"/>",
            "state machine 'M': the file names no default, so the first one plays"
        ),
        ("", "<LinearAnimation name=\"T\"/>", "timeline 'T': there is no state machine, so the first timeline plays"),
        ("", "", "state machine 'Auto Generated State Machine': the artboard has neither state machines nor timelines"),
    ])
    func `says what plays if nothing is named, and why`(attribute: String, contents: String, words: String) async {
        let scene = "<Artboard name=\"A\" \(attribute)>\(contents)</Artboard>"
        let file = await rivulet(["build", "-", "-o", "-"], input: Array(scene.utf8)).bytes
        let run = await rivulet(["inspect", "-"], input: file)
        #expect(run.outputLines.contains("Plays artboard 'A' (the first), \(words)"), "\(run.output)")
    }

    @Test func `shows what keys of timelines fire, and when`() async throws {
        let run = await rivulet(["inspect", sample("events.riv")])
        #expect(run.outputLines.contains("    Bouncing  1 s  60 frames at 60  loops  reports 'Bounce' at 0.5 s"))
        let json = try JSONValue(parsing: await rivulet(["inspect", "--json", sample("events.riv")]).output)
        let timeline = json["artboards"]?.array?.first?["timelines"]?.array?.first
        let report = try #require(timeline?["reports"]?.array?.first)
        #expect(report["seconds"]?.double == 0.5 && report["event"]?.string == "Bounce" && report["trigger"] == .null)
    }

    @Test func `shows the size of images that are in the file`() async throws {
        // The head of a PNG of 300 by 200.
        let png = "89504E470D0A1A0A0000000D494844520000012C000000C8"
        let scene = """
            <ImageAsset name="hero"><FileAssetContents bytes="hex:\(png)"/></ImageAsset>
            <ImageAsset name="odd"><FileAssetContents bytes="hex:00"/></ImageAsset><ImageAsset name="hosted"/>
            <Artboard name="A"/>
            """
        let file = await rivulet(["build", "-", "-o", "-"], input: Array(scene.utf8)).bytes
        let run = await rivulet(["inspect", "-"], input: file)
        #expect(
            run.outputLines.contains("  hero    ImageAsset  24 bytes in the file    300 × 200 pixels"),
            "\(run.output)")
        let assets = try #require(
            try JSONValue(parsing: await rivulet(["inspect", "-", "--json"], input: file).output)["assets"]?.array)
        #expect(assets.map { $0["pixels"]?["width"]?.int } == [300, nil, nil])
        #expect(assets.map { $0["pixels"]?["height"]?.int } == [200, nil, nil])
    }

    @Test func `draws state machines`() async {
        let mermaid = await rivulet(["inspect", sample("launch.riv"), "--graph", "mermaid"])
        #expect(
            mermaid.output == """
                flowchart LR
                  subgraph m0["Launch / LaunchStateMachine"]
                    subgraph m0l0["layer Main"]
                      m0l0s0{{"any"}}
                      m0l0s1(["entry"])
                      m0l0s2(["exit"])
                      m0l0s3["animation 'Intro'"]
                      m0l0s4["animation 'Idle'"]
                      m0l0s1 --> m0l0s3
                      m0l0s3 -->|"exit time 100 %<br/>then fire introFinished"| m0l0s4
                    end
                  end

                """)
        let dot = await rivulet([
            "inspect", sample("inputs.riv"), "--graph=dot", "--artboard", "Lamp", "--machine", "LampStateMachine",
        ])
        #expect(dot.output.hasPrefix("digraph states {\n") && dot.output.hasSuffix("}\n"))
        #expect(dot.output.contains(#"m0l0s3 -> m0l0s4 [label="when isOn == true\nmixes 0.2 s"];"#))
        let quoting = await rivulet(["inspect", sample("inputs.riv"), "--graph=mermaid"])
        #expect(quoting.output.contains(#"-->|"when level #gt; 50"|"#))
    }

    @Test(arguments: [
        (["--graph", "svg"], "it takes mermaid or dot"), (["--machine", "X"], "add --graph mermaid"),
        (["--graph", "dot", "--json"], "--graph or --json, not both"),
        (["--graph", "dot", "--artboard", "Lump"], "there is no artboard 'Lump'; did you mean 'Lamp'?"),
        (["--graph", "dot", "--machine", "LampStateMachin"], "did you mean 'LampStateMachine'?"),
    ]) func `errors`(words: [String], message: String) async {
        let run = await rivulet(["inspect", sample("inputs.riv")] + words)
        #expect(run.code == 64 && run.errors.contains(message), "\(run.errors)")
    }

    @Test(.enabled(if: Corpus.isPresent)) func `loads every loadable file of the corpus, and its JSON is valid`()
        async throws
    {
        var refused: [String] = []
        for url in Corpus.files {
            let name = url.lastPathComponent
            let text = await rivulet(["inspect", url.path])
            let json = await rivulet(["inspect", url.path, "--json"])
            #expect(text.code == json.code)
            if json.code == 65 {
                refused.append(name)
                #expect(text.errors.contains("byte"), "\(name): \(text.errors)")
                continue
            }
            #expect(json.code == 0, "\(name): \(json.errors)")
            let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
            #expect(object?["version"] as? Int == 1, "\(name)")
            #expect((object?["artboards"] as? [Any])?.isEmpty == !text.output.contains("\nArtboard '"), "\(name)")
        }
        // The traces record that the reference refuses these three.
        #expect(refused.map { $0.prefix { $0 != "." } } == ["junk", "sample6", "solar-system"])
    }
}

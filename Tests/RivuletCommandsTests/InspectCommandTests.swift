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
            "        → animation 'in', mixes 0.25 s", "View model 'Launch'", "  done   trigger", "  score  number",
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

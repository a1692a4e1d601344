import Foundation
import RivuletFormat
import RivuletMarkup
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

/// What the traces of the reference runtime say about a file before anything plays: the header of every case that
/// walks its first six artboards with their first three machines and first six timelines.
private struct ReferenceView: Sendable {
    var asset: String
    var headers: [JSONValue]

    static let all: [ReferenceView] = {
        guard let folder = Corpus.root?.appendingPathComponent("traces") else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.contains(".each") }.sorted().compactMap { name in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
                let text = try? gunzip([UInt8](data), maximum: 1 << 28)
            else { return nil }
            let lines = Data(text)
            let mark = Data("{\"case\"".utf8)
            var headers: [JSONValue] = []
            var start = lines.startIndex
            while let found = lines.range(of: mark, in: start..<lines.endIndex) {
                let end = lines[found.lowerBound...].firstIndex(of: 0x0A) ?? lines.endIndex
                if let header = try? JSONValue(parsing: [UInt8](lines[found.lowerBound..<end])) {
                    headers.append(header)
                }
                start = end
            }
            return headers.first?["asset"]?.string.map { ReferenceView(asset: $0, headers: headers) }
        }
    }()
}

@Suite("Documents of the corpus", .enabled(if: Corpus.isPresent))
struct DocumentCorpusTests {
    @Test func `every file gives a document or an error, and both can be told`() throws {
        var refused: [String] = []
        for url in Corpus.files {
            do {
                let document = try Document(contentsOf: url.path)
                _ = (document.artboards, document.viewModels, document.enums, document.assets, document.diagnostics)
            } catch {
                #expect(!error.description.isEmpty)
                refused.append(url.lastPathComponent.prefix { $0 != "." }.description)
            }
        }
        #expect(refused == ["junk", "sample6", "solar-system"])
    }

    @Test func `import results, artboards, machines, timelines and view models are those of the traces`() throws {
        #expect(ReferenceView.all.count == 407)
        for view in ReferenceView.all {
            let url = try #require(Corpus.files.first { $0.lastPathComponent == view.asset })
            switch Result(catching: { () throws(DocumentError) in try Document(contentsOf: url.path) }) {
            case .success(let document): check(document, view)
            case .failure(let error):
                let result = view.headers.compactMap { $0["import"]?.int }
                #expect(result == [error.importResult], "\(view.asset): \(error)")
            }
        }
    }

    /// The parts of a trace's header that tell which scene it is of.
    private func check(_ document: Document, _ view: ReferenceView) {
        let pair = { (index: Int, name: String) -> JSONValue in .array([.int(index), .string(name)]) }
        var expected: [[JSONValue?]] = []
        for (index, artboard) in document.artboards.prefix(6).enumerated() {
            let size = JSONValue.array([.float(artboard.width), .float(artboard.height)])
            let viewModel = artboard.viewModel.map { JSONValue.string($0) } ?? .null
            for (number, machine) in artboard.stateMachines.prefix(3).enumerated() {
                expected.append([
                    pair(index, artboard.name), pair(number, machine.name), .null, viewModel, size,
                ])
            }
            for (number, timeline) in artboard.timelines.prefix(6).enumerated() {
                expected.append([pair(index, artboard.name), .null, pair(number, timeline.name), .null, size])
            }
        }
        if document.artboards.isEmpty {
            #expect(view.headers.map { $0["artboards"]?.int } == [0], "\(view.asset)")
            return
        }
        let found = view.headers.map { header in
            ["artboard", "machine", "animation", "viewModel", "size"].map { header[$0] }
        }
        #expect(found.count == expected.count, "\(view.asset)")
        for (found, expected) in zip(found, expected) {
            for (found, expected) in zip(found, expected) {
                let difference = expected?.difference(from: found ?? .null, tolerance: .relative)
                #expect(difference == nil, "\(view.asset)")
            }
        }
    }
}

/// The checkable facts of chapters 01, 02 and 04.
@Suite("Checkable facts", .enabled(if: Corpus.isPresent))
struct CheckableFactTests {
    private func document(_ name: String) throws -> Document {
        try Document(bytes: try #require(Corpus.bytes(name)))
    }

    private func names(_ document: Document, _ artboard: String) throws -> [String?] {
        let objects = document.tables.imports.artboards[try document.artboardIndex(named: artboard)].objects
        return objects.indices.map { row in
            let object = document.tables.imports.objects[row]
            return object.isEmpty ? nil : document.file.type(of: RecordIndex(Int(object.record)))?.name
        }
    }

    @Test func `two_artboards: slots and the default`() throws {
        let two = try document("two_artboards")
        #expect(two.defaultArtboard?.name == "Two")
        #expect(
            try names(two, "Two") == [
                "Artboard", "Fill", "SolidColor", "Shape", "Rectangle", nil, "Fill", "SolidColor",
            ])
        let one = try names(two, "One")
        #expect(one.count == 13 && one.count { $0 == nil } == 2)
        #expect(two.artboards.first { $0.name == "One" }?.timelines.count == 1)
    }

    @Test func `juice: slots, timelines, parents`() throws {
        let juice = try document("juice")
        let artboard = try #require(juice.artboards.first { $0.name == "New Artboard" })
        #expect(artboard.objectCount == 240 && artboard.timelines.count == 13)
        #expect(try names(juice, "New Artboard").count { $0 == nil } == 17)
        #expect(artboard.timelines.first { $0.name == "walk" }?.keyedObjects == 22)
        let imports = juice.tables.imports
        let rows = imports.artboards[0].objects
        var way: [String] = []
        var row = rows.indices.first { row in
            let object = imports.objects[row]
            return !object.isEmpty && juice.tables.string(.Component.name, of: object.record) == "shin_right"
        }
        while let found = row {
            way.append(juice.tables.string(.Component.name, of: imports.objects[found].record))
            let parent = rows.row(imports.objects[found].parent)
            row = parent == ImportTables.none ? nil : Int(parent)
        }
        #expect(way == ["shin_right", "leg_right", "root", "New Artboard"])
    }

    @Test func `long_name, dependency_test, bad_skin and magic_alley load with these slots and names`() throws {
        #expect(try document("long_name").artboards.map(\.objectCount) == [7])
        let dependency = try document("dependency_test")
        #expect(dependency.artboards.map(\.name) == ["Blue"])
        #expect(try names(dependency, "Blue").count == 17 && names(dependency, "Blue").count { $0 == nil } == 1)
        #expect(try document("bad_skin").defaultArtboard?.name == "Illustration WOman.svg")
        #expect(try document("magic_alley_db_reduced_export").defaultArtboard?.name == "Artboard")
    }

    @Test func `solar-system is malformed because of a shape's blend mode 5`() throws {
        #expect {
            try document("solar-system")
        } throws: { error in
            "\(error)".contains("Shape") && "\(error)".contains("blend mode 5")
        }
    }

    @Test func `rocket: machine, inputs, layer, states and transitions`() throws {
        let artboard = try #require(document("rocket").defaultArtboard)
        #expect(artboard.timelines.count == 3 && artboard.stateMachines.map(\.name) == ["Button"])
        let machine = artboard.stateMachines[0]
        #expect(machine.inputs.map(\.name) == ["Hover", "Press"] && machine.inputs.allSatisfy { $0.kind == .bool })
        let states = try #require(machine.layers.first).states
        #expect(machine.layers.count == 1 && states.count == 6 && states.count { $0.kind == .animation } == 3)
        let entry = try #require(states.first { $0.kind == .entry })
        #expect(entry.transitions.count == 1)
        let idle = states[entry.transitions[0].target]
        #expect(idle.timelines == ["idle"] && idle.transitions.count == 2)
        let over = try #require(idle.transitions.first { states[$0.target].timelines == ["Roll_over"] })
        #expect(over.conditionCount == 1)
    }

    @Test func `blend_test: blend states with their timelines`() throws {
        let document = try document("blend_test")
        let artboard = try #require(document.defaultArtboard)
        #expect(artboard.timelines.count == 4 && artboard.stateMachines.count == 2)
        let machine = try #require(artboard.stateMachines.first { $0.name == "blend" })
        let states = machine.layers[0].states
        #expect(machine.layers.count == 1 && states.count == 5)
        #expect(states[1].kind == .blend1D && states[2].kind == .blend1D && states[2].timelines.count == 3)
        #expect(states[1].timelines == ["horizontal", "vertical", "rotate"])
        #expect(states[1].transitions.count == 1)
        let exits = document.tables.imports.transitions.map(\.exitBlendAnimation)
        #expect(exits.contains { $0 != ImportTables.none })
    }

    @Test func `multiple_state_machines, entry and bullet_man: machines, defaults and listeners`() throws {
        let several = try #require(document("multiple_state_machines").defaultArtboard)
        #expect(several.timelines.count == 1 && several.stateMachines.count == 4)
        let two = try #require(several.stateMachines.first { $0.name == "two" })
        #expect(two.layers[0].states[3].kind == .animation && two.layers[0].states[3].timelines.isEmpty)
        let entry = try document("entry")
        let byDefault = try #require(entry.authoredDefaultMachine(of: 0))
        #expect(entry.artboards[0].stateMachines[byDefault].name == "State Machine 1")
        #expect(entry.artboards[0].stateMachines[byDefault].isDefault)
        let bullet = try #require(document("bullet_man").artboards.first { $0.name == "Bullet Man" })
        #expect(bullet.stateMachines.map(\.listenerCount) == [3] && bullet.stateMachines[0].inputs.count == 4)
    }

    @Test func `assets: names, file names, sizes and content network ids`() throws {
        let inBand = try document("in_band_asset").assets
        #expect(inBand.map(\.fileName) == ["1x1-45022.png"] && inBand.map(\.inBandBytes) == [308])
        #expect(inBand.map(\.cdnID) == [nil] && inBand.map(\.type) == ["ImageAsset"])
        let image = try document("hosted_image_file").assets
        #expect(image.map(\.cdnID) == ["edcb1816-8405-4983-acd2-16db48d85df4"])
        #expect(image.map(\.fileName) == ["one-45008.png"] && image.map(\.inBandBytes) == [nil])
        #expect(try document("hosted_font_file").assets.map(\.fileName) == ["Inter-43276.ttf"])
        let walle = try document("walle.38be31").assets
        #expect(walle.map(\.name) == ["walle.jpg", "eve.png"] && walle.first?.inBandBytes == 218_873)
    }

    @Test func `library files: nested artboards refer to artboards of the file`() throws {
        let library = try document("library_export_test")
        #expect(library.assets.isEmpty)
        let nested = try #require(library.artboards[0].nestedArtboards.first)
        #expect(nested.name == "The nested artboard" && nested.artboard == "Rocket")
        #expect(library.artboards[1].width == 512 && library.artboards[1].height == 513)
        #expect(try document("library_with_image").assets.count == 1)
    }
}

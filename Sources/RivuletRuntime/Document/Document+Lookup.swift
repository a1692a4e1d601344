import RivuletFormat
import RivuletSchema

// Look-ups by name: exact, the first match in list order (chapter 01 §11).

extension DocumentTables {
    package func string(_ key: PropertyKey, of record: UInt32) -> String {
        file.string(key, of: RecordIndex(Int(record)))
    }
}

extension Document {
    package static let generatedMachineName = "Auto Generated State Machine"

    private var imports: ImportTables { tables.imports }

    private func string(_ key: PropertyKey, of record: UInt32) -> String { tables.string(key, of: record) }

    private func uint(_ key: PropertyKey, of record: UInt32) -> UInt32 { file.uint(key, of: RecordIndex(Int(record))) }

    /// The first row whose record has this name.
    private func first(_ rows: Range<Int>, named name: String, _ key: PropertyKey, record: (Int) -> UInt32) -> Int? {
        // Compared as bytes, and never against a name with its broken parts replaced.
        rows.first { row in
            let range = file.payloadRange(key, of: RecordIndex(Int(record(row))))
            return range.count == name.utf8.count && file.payload[range].elementsEqual(name.utf8)
        }
    }

    // MARK: Artboards

    /// Names of the artboards, in file order.
    package var artboardNames: [String] { imports.artboards.map { string(.Component.name, of: $0.record) } }

    /// The artboard with this name, or the first of the file for nil.
    package func artboardIndex(named name: String?) throws(SceneError) -> Int {
        guard let name else {
            guard !imports.artboards.isEmpty else { throw .noArtboard }
            return 0
        }
        let rows = imports.artboards.indices
        guard let index = first(rows, named: name, .Component.name, record: { imports.artboards[$0].record }) else {
            throw imports.artboards.isEmpty ? .noArtboard : .unknownArtboard(name, existing: artboardNames)
        }
        return index
    }

    package func artboardName(_ artboard: Int) -> String {
        string(.Component.name, of: imports.artboards[artboard].record)
    }

    /// Whether there is an artboard with this position.
    package func hasArtboard(_ artboard: Int) -> Bool { imports.artboards.indices.contains(artboard) }

    // MARK: Assets

    /// The name of the asset with this position, nil if there is none.
    package func assetName(_ asset: Int) -> String? {
        imports.assets.indices.contains(asset) ? string(.Asset.name, of: imports.assets[asset].record) : nil
    }

    /// Position of the first asset with a name; nil for none.
    package func assetIndex(named name: String?) throws(SceneError) -> Int? {
        guard let name else { return nil }
        let rows = imports.assets.indices
        guard let index = first(rows, named: name, .Asset.name, record: { imports.assets[$0].record }) else {
            throw .unknownAsset(name, existing: assets.map(\.name))
        }
        return index
    }

    // MARK: Timelines and machines: indices within their artboard

    package func timelineNames(artboard: Int) -> [String] {
        imports.artboards[artboard].animations.indices.map {
            string(.Animation.name, of: imports.animations[$0].record)
        }
    }

    /// Names of an artboard's machines, the generated one included.
    package func machineNames(artboard: Int) -> [String] {
        if imports.artboards[artboard].hasGeneratedMachine { return [Self.generatedMachineName] }
        return imports.artboards[artboard].machines.indices.map {
            string(.Animation.name, of: imports.machines[$0].record)
        }
    }

    package func timelineIndex(named name: String, artboard: Int) throws(SceneError) -> Int {
        let rows = imports.artboards[artboard].animations.indices
        guard let row = first(rows, named: name, .Animation.name, record: { imports.animations[$0].record }) else {
            throw .unknownTimeline(
                name, artboard: artboardName(artboard), existing: timelineNames(artboard: artboard))
        }
        return row - rows.lowerBound
    }

    package func machineIndex(named name: String, artboard: Int) throws(SceneError) -> Int {
        let rows = imports.artboards[artboard].machines.indices
        if let row = first(rows, named: name, .Animation.name, record: { imports.machines[$0].record }) {
            return row - rows.lowerBound
        }
        if imports.artboards[artboard].hasGeneratedMachine, name == Self.generatedMachineName { return 0 }
        throw .unknownMachine(name, artboard: artboardName(artboard), existing: machineNames(artboard: artboard))
    }

    /// The machine that the file names as an artboard's default; nil without one, or if there is none with that number.
    package func authoredDefaultMachine(of artboard: Int) -> Int? {
        let id = uint(.Artboard.defaultStateMachineId, of: imports.artboards[artboard].record)
        return id < UInt32(machineCount(of: artboard)) ? Int(id) : nil
    }

    package func machineCount(of artboard: Int) -> Int {
        imports.artboards[artboard].hasGeneratedMachine ? 1 : imports.artboards[artboard].machines.count
    }

    /// The machine that plays if none is named: the authored default, else the first; nil if there is none.
    package func defaultMachine(of artboard: Int) -> Int? {
        authoredDefaultMachine(of: artboard) ?? (machineCount(of: artboard) > 0 ? 0 : nil)
    }

    /// The default machine, else machine 0, else timeline 0, else nothing (chapter 01 §11).
    package func standardPlayer(artboard: Int) -> Scene.Player {
        if let machine = defaultMachine(of: artboard) { return .machine(machine) }
        return imports.artboards[artboard].animations.count > 0 ? .timeline(0) : .nothing
    }

    /// Whether a scene of an artboard stays within the document's limits.
    package func checkSize(ofArtboard artboard: Int) throws(SceneError) {
        let depth = tables.instanceSizes.depth[artboard]
        if depth > tables.limits.instanceDepth {
            throw .limitExceeded(limit: "nested artboards", value: depth, maximum: tables.limits.instanceDepth)
        }
        let words = tables.instanceSizes.words[artboard]
        if words > tables.limits.sceneWords {
            throw .limitExceeded(limit: "scene words", value: words, maximum: tables.limits.sceneWords)
        }
    }

    // MARK: View models

    package var viewModelNames: [String] {
        imports.viewModels.map { string(.ViewModelComponent.name, of: $0.record) }
    }

    package func viewModelName(_ viewModel: Int) -> String {
        string(.ViewModelComponent.name, of: imports.viewModels[viewModel].record)
    }

    package func viewModelIndex(named name: String) throws(SceneError) -> Int {
        let rows = imports.viewModels.indices
        guard
            let index = first(rows, named: name, .ViewModelComponent.name, record: { imports.viewModels[$0].record })
        else { throw .unknownViewModel(name, existing: viewModelNames) }
        return index
    }

    /// The view model that an artboard was designed for.
    package func viewModelIndex(ofArtboard artboard: Int) -> Int? {
        let id = uint(.Artboard.viewModelId, of: imports.artboards[artboard].record)
        return id < UInt32(imports.viewModels.count) ? Int(id) : nil
    }

    /// Positions of the view models that have one instance for everybody.
    package var globalViewModels: [Int] {
        imports.viewModels.indices.filter { uint(.ViewModel.viewModelType, of: imports.viewModels[$0].record) == 2 }
    }

    package func instanceNames(of viewModel: Int) -> [String] {
        imports.viewModels[viewModel].instances.map {
            string(.Component.name, of: imports.viewModelInstances[Int($0)].record)
        }
    }

    /// The position in `viewModelInstances` of a view model's instance.
    package func instance(named name: String, ofViewModel viewModel: Int) throws(SceneError) -> Int {
        let instances = imports.viewModels[viewModel].instances
        let record = { (row: Int) in self.imports.viewModelInstances[Int(instances[row])].record }
        guard let row = first(instances.indices, named: name, .Component.name, record: record) else {
            throw .unknownInstance(
                name, viewModel: viewModelName(viewModel), existing: instanceNames(of: viewModel))
        }
        return Int(instances[row])
    }
}

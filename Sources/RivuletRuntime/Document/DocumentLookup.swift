import RivuletFormat
import RivuletSchema

extension Document {
    /// Position of the artboard with this name, of the first one without a name.
    package func artboardIndex(named name: String?) throws(SceneError) -> Int {
        guard !tables.artboards.isEmpty else { throw .noArtboard }
        guard let name else { return 0 }
        let names = tables.imports.artboards.map { string(PropertyKey.Component.name, $0.record) }
        guard let index = names.firstIndex(of: name) else { throw .unknownArtboard(name, existing: names) }
        return index
    }

    /// Position of the machine with this name among the artboard's.
    package func machineIndex(named name: String, artboard: Int) throws(SceneError) -> Int {
        let names = machineNames(artboard: artboard)
        guard let index = names.firstIndex(of: name) else {
            throw .unknownMachine(
                name, artboard: string(PropertyKey.Component.name, tables.imports.artboards[artboard].record),
                existing: names)
        }
        return index
    }

    package func machineNames(artboard: Int) -> [String] {
        tables.artboards[artboard].machines.machines.map { machine in
            machine.record == ImportTables.none
                ? "Auto Generated State Machine" : string(PropertyKey.Animation.name, machine.record)
        }
    }

    /// The default machine, else machine 0, else timeline 0, else nothing (chapter 01 §11).
    package func standardPlayer(artboard: Int) -> Scene.Player {
        let definition = tables.artboards[artboard]
        let record = RecordIndex(Int(tables.imports.artboards[artboard].record))
        let wanted = file.uint(PropertyKey.Artboard.defaultStateMachineId, of: record)
        if wanted < UInt32(definition.machines.machines.count) { return .machine(Int(wanted)) }
        if !definition.machines.machines.isEmpty { return .machine(0) }
        return definition.animations.animations.isEmpty ? .nothing : .timeline(0)
    }

    /// Whether a scene of an artboard stays within the document's limits.
    package func checkSize(ofArtboard artboard: Int) throws(SceneError) {
        let definition = tables.artboards[artboard]
        let words = definition.words.count + definition.machines.words.count
        if words > tables.limits.sceneWords {
            throw .limitExceeded(limit: "scene words", value: words, maximum: tables.limits.sceneWords)
        }
    }

    /// Position of the view model that an artboard was designed for.
    package func viewModelIndex(ofArtboard artboard: Int) -> Int? {
        let record = RecordIndex(Int(tables.imports.artboards[artboard].record))
        let index = file.uint(PropertyKey.Artboard.viewModelId, of: record)
        return index < UInt32(tables.viewModels.viewModels.count) ? Int(index) : nil
    }

    /// The key of an enum's value, empty if there is none.
    package func enumKey(_ index: UInt32, of enumeration: UInt32) -> String {
        guard enumeration < UInt32(tables.imports.enums.count) else { return "" }
        let values = tables.imports.enums[Int(enumeration)].values
        guard index < UInt32(values.count) else { return "" }
        return string(PropertyKey.DataEnumValue.key, tables.imports.enumValues[Int(values.start + index)])
    }

    private func string(_ key: PropertyKey, _ record: UInt32) -> String {
        file.string(key, of: RecordIndex(Int(record)))
    }
}

import RivuletFormat
import RivuletRuntime
import RivuletSchema

/// Makes the model of a file out of its import tables.
struct ModelBuilder {
    let document: Document
    let paths: ModelPaths
    let names: ReferenceNames
    let imports: ImportTables
    let file: RiveFile
    /// The input that a nested input object means, by artboard and object id.
    private(set) var nestedInputs: [EventKey: Int] = [:]
    /// The property of which a record is the value.
    let storedProperties: [UInt32: ModelProperty]
    /// Records that a machine's data bind targets.
    let boundByMachines: Set<UInt32>

    init(_ document: Document) {
        self.document = document
        paths = ModelPaths(document)
        names = ReferenceNames(document)
        imports = document.tables.imports
        file = document.file
        var stored: [UInt32: ModelProperty] = [:]
        for instance in imports.viewModelInstances where instance.viewModel != ImportTables.none {
            let count = document.tables.viewModels.viewModels[Int(instance.viewModel)].properties.count
            for row in instance.values.indices {
                let record = imports.viewModelValues[row].record
                let id = Int(file.uint(.ViewModelInstanceValue.viewModelPropertyId, of: RecordIndex(Int(record))))
                if id < count { stored[record] = ModelProperty(viewModel: Int(instance.viewModel), property: id) }
            }
        }
        storedProperties = stored
        boundByMachines = Set(imports.dataBinds.filter { $0.ownerKind == .machine }.map(\.target))
    }

    func build(_ model: inout FileModel) {
        var builder = self
        builder.findHosts(&model)
        builder.addVariables(&model)
        builder.addTimelines(&model)
        for artboard in imports.artboards.indices {
            for (index, row) in imports.artboards[artboard].machines.indices.enumerated() {
                model.machines.append(builder.machine(row, index: index, artboard: artboard, &model))
            }
        }
        builder.addBinds(&model)
        builder.addViewModelUses(&model)
    }

    // MARK: Reading

    func type(_ record: UInt32) -> SchemaType? {
        record == ImportTables.none ? nil : file.type(of: RecordIndex(Int(record)))
    }

    func uint(_ key: PropertyKey, _ record: UInt32) -> UInt32 { file.uint(key, of: RecordIndex(Int(record))) }
    func float(_ key: PropertyKey, _ record: UInt32) -> Float { file.float(key, of: RecordIndex(Int(record))) }
    func string(_ key: PropertyKey, _ record: UInt32) -> String { file.string(key, of: RecordIndex(Int(record))) }

    /// The record of an object of an artboard; nil for empty slots and ids out of range.
    func object(_ id: UInt32, in artboard: Int) -> UInt32? {
        let row = imports.artboards[artboard].objects.row(id)
        guard row != ImportTables.none, !imports.objects[Int(row)].isEmpty else { return nil }
        return imports.objects[Int(row)].record
    }

    func event(_ id: UInt32, in artboard: Int) -> EventKey? {
        guard let record = object(id, in: artboard), type(record)?.isA(.event) == true else { return nil }
        return EventKey(artboard: artboard, object: id)
    }

    // MARK: Hosts

    private mutating func findHosts(_ model: inout FileModel) {
        for artboard in imports.artboards.indices {
            let objects = imports.artboards[artboard].objects
            var hostOfObject: [UInt32: Int] = [:]
            var machineOfObject: [UInt32: Int] = [:]
            for (id, row) in objects.indices.enumerated() {
                let object = imports.objects[row]
                guard !object.isEmpty, let type = type(object.record) else { continue }
                if type.isA(.nestedArtboard) {
                    let content = imports.artboard(uint(.NestedArtboard.artboardId, object.record), for: object.record)
                    hostOfObject[UInt32(id)] = model.hosts[artboard].count
                    model.hosts[artboard].append(
                        HostModel(
                            content: content == ImportTables.none ? nil : Int(content),
                            name: string(.Component.name, object.record), machines: [], timelines: []))
                } else if type.isA(.nestedAnimation), let host = hostOfObject[object.parent],
                    let content = model.hosts[artboard][host].content
                {
                    let number = uint(.NestedAnimation.animationId, object.record)
                    if type == .nestedStateMachine {
                        let machine = imports.artboards[content].machines.row(number)
                        guard machine != ImportTables.none else { continue }
                        model.hosts[artboard][host].machines.append(Int(machine))
                        machineOfObject[UInt32(id)] = Int(machine)
                    } else {
                        let timeline = imports.artboards[content].animations.row(number)
                        if timeline != ImportTables.none {
                            model.hosts[artboard][host].timelines.append(Int(timeline))
                        }
                    }
                } else if type.isA(.nestedInput), let machine = machineOfObject[object.parent] {
                    let input = imports.machines[machine].inputs.row(uint(.NestedInput.inputId, object.record))
                    guard input != ImportTables.none else { continue }
                    nestedInputs[EventKey(artboard: artboard, object: UInt32(id))] = Int(input)
                    model.usage.exposed.insert(Int(input))
                } else if type == .artboardComponentList {
                    model.swapsContents[artboard] = true
                } else if type.isA(.scriptedDrawable) {
                    model.hasScripts = true
                }
            }
        }
    }

    // MARK: Variables

    private func addVariables(_ model: inout FileModel) {
        for (row, record) in imports.inputs.enumerated() {
            let info = document.inputInfo(record)
            let variable = Variable.input(row)
            switch info.kind {
            case .bool:
                model.start.values[variable] = .among([.word(info.defaultValue != 0 ? 1 : 0)])
                model.start.domains[variable] = [.word(0), .word(1)]
            case .number: model.start.values[variable] = .among([.number(info.defaultValue)])
            case .trigger: model.start.values[variable] = .among([])
            case .unknown: break
            }
        }
        for (key, input) in nestedInputs {
            guard let record = object(key.object, in: key.artboard) else { continue }
            switch type(record) {
            case .nestedBool:
                model.start.values[.input(input)]?.insert(.word(uint(.NestedBool.nestedValue, record) != 0 ? 1 : 0))
            case .nestedNumber:
                model.start.values[.input(input)]?.insert(.number(float(.NestedNumber.nestedValue, record)))
            default: break
            }
        }
        let definitions = document.tables.viewModels
        for property in model.properties {
            let definition = definitions.property(property.property, of: property.viewModel)
            let variable = Variable.property(property)
            switch definition.kind {
            case .boolean: model.start.domains[variable] = [.word(0), .word(1)]
            case .enumeration where definition.enumeration != ImportTables.none:
                let count = imports.enums[Int(definition.enumeration)].values.count
                model.start.domains[variable] = (0..<UInt32(count)).map { .word($0) }
            default: break
            }
            // Hosts may play a blank instance too, but by default they play what the file has.
            model.start.values[variable] = startValues(of: property, definition)
        }
    }

    private func startValues(of property: ModelProperty, _ definition: ViewModelPropertyDefinition) -> PossibleValues {
        typealias Value = PropertyKey
        var values: Set<Scalar> = []
        for instance in imports.viewModels[property.viewModel].instances {
            for row in imports.viewModelInstances[Int(instance)].values.indices {
                let record = imports.viewModelValues[row].record
                guard uint(.ViewModelInstanceValue.viewModelPropertyId, record) == UInt32(property.property) else {
                    continue
                }
                switch definition.kind {
                case .number: values.insert(.number(float(.ViewModelInstanceNumber.propertyValue, record)))
                case .boolean: values.insert(.word(uint(.ViewModelInstanceBoolean.propertyValue, record)))
                case .color: values.insert(.word(uint(.ViewModelInstanceColor.propertyValue, record)))
                case .enumeration: values.insert(.word(uint(.ViewModelInstanceEnum.propertyValue, record)))
                case .string:
                    values.insert(
                        .text(file.bytes(.ViewModelInstanceString.propertyValue, of: RecordIndex(Int(record)))))
                case .trigger: break
                default: return .anything
                }
            }
        }
        guard values.isEmpty else { return .among(values) }
        switch definition.kind {
        case .number: return .among([.number(0)])
        case .boolean, .enumeration: return .among([.word(0)])
        case .color: return .among([.word(definition.blank)])
        case .string: return .among([.text([])])
        case .trigger: return .among([])
        default: return .anything
        }
    }

    // MARK: Timelines

    private func addTimelines(_ model: inout FileModel) {
        var owners = [Int?](repeating: nil, count: imports.animations.count)
        for artboard in imports.artboards.indices {
            for row in imports.artboards[artboard].animations.indices { owners[row] = artboard }
        }
        for (row, animation) in imports.animations.enumerated() {
            let fps = Float(uint(.LinearAnimation.fps, animation.record))
            var keys: [TimelineModel.Key] = []
            if let artboard = owners[row] {
                for keyed in animation.keyedObjects.indices where !imports.keyedObjects[keyed].isDropped {
                    addKeys(of: imports.keyedObjects[keyed], in: artboard, fps: fps, to: &keys)
                }
            }
            for key in keys { if let variable = key.effect.variable { model.usage.written.insert(variable) } }
            var frames = Float(uint(.LinearAnimation.duration, animation.record))
            if file.bool(.LinearAnimation.enableWorkArea, of: RecordIndex(Int(animation.record))) {
                frames =
                    Float(uint(.LinearAnimation.workEnd, animation.record))
                    - Float(uint(.LinearAnimation.workStart, animation.record))
            }
            model.timelines.append(
                TimelineModel(
                    name: string(.Animation.name, animation.record), artboard: owners[row],
                    seconds: fps > 0 ? frames / fps : 0,
                    speed: float(.LinearAnimation.speed, animation.record),
                    loops: uint(.LinearAnimation.loopValue, animation.record) != 0, keys: keys))
        }
    }

    private func addKeys(
        of keyed: ImportedKeyedObject, in artboard: Int, fps: Float, to keys: inout [TimelineModel.Key]
    ) {
        guard let record = object(keyed.object, in: artboard), let type = type(record) else { return }
        for row in keyed.properties.indices where !imports.keyedProperties[row].isDropped {
            let property = imports.keyedProperties[row]
            let key = PropertyKey(
                rawValue: UInt16(truncatingIfNeeded: uint(.KeyedProperty.propertyKey, property.record)))
            let effect: Effect
            if type.isA(.event), key == .Event.trigger {
                effect = .fireEvent(EventKey(artboard: artboard, object: keyed.object))
            } else if let input = nestedInputs[EventKey(artboard: artboard, object: keyed.object)] {
                effect = key == .NestedTrigger.fire ? .fire(.input(input)) : .set(.input(input), nil)
            } else if type.isA(.viewModelInstanceValue), let target = storedProperties[record] {
                effect = key == .ViewModelInstanceTrigger.fire ? .fire(.property(target)) : .set(.property(target), nil)
            } else {
                continue
            }
            for frame in property.keyFrames.indices.map({ imports.keyFrames[$0].record }) {
                let seconds = fps > 0 ? Float(uint(.KeyFrame.frame, frame)) / fps : 0
                keys.append(TimelineModel.Key(seconds: seconds, effect: effect))
                // A value changes from the first key on, whatever the others are.
                if case .set = effect { break }
            }
        }
    }
}

import RivuletFormat
import RivuletSchema

/// The data binds of a file by owner, in file order: positions among the imported ones.
struct BindOwners: Sendable {
    var ofArtboard: [[UInt32]]
    var ofMachine: [UInt32: [UInt32]] = [:]
    /// View model instances inside artboards: positions among the imported ones.
    var statefulOfArtboard: [UInt32: [UInt32]] = [:]

    init(_ imports: ImportTables) {
        ofArtboard = Array(repeating: [], count: imports.artboards.count)
        for (position, bind) in imports.dataBinds.enumerated() {
            switch bind.ownerKind {
            case .artboard: ofArtboard[Int(bind.owner)].append(UInt32(position))
            case .machine: ofMachine[bind.owner, default: []].append(UInt32(position))
            default: break
            }
        }
        for (position, instance) in imports.viewModelInstances.enumerated()
        where instance.artboard != ImportTables.none && instance.viewModel != ImportTables.none {
            statefulOfArtboard[instance.artboard, default: []].append(UInt32(position))
        }
    }
}

extension ArtboardBuilder {
    /// The artboard's own binds, in the order in which instances get them (chapter 05 §9.2).
    mutating func compileBinds() {
        let owned = bindOwners.ofArtboard[index].map { imports.dataBinds[Int($0)] }
        let targeted = owned.filter { $0.targetObject != ImportTables.none }
        for bind in targeted.sorted(by: { ($0.targetObject, $0.record) < ($1.targetObject, $1.record) }) {
            guard let definition = bindDefinition(bind) else { continue }
            let object = bind.targetObject
            let position = binds.binds.count
            binds.bindsOfObject[object] = TableRange(
                binds.bindsOfObject[object].map { Int($0.start) } ?? position, position + 1)
            if definition.writesToSource, !definition.isPolled, definition.place != .stored { watch(object) }
            binds.binds.append(definition)
        }
        binds.artboardBinds = TableRange(0, binds.binds.count)
        for bind in owned where bind.targetObject == ImportTables.none { compileKeyBind(bind) }
    }

    private mutating func watch(_ object: UInt32) {
        if binds.watchedObjects.isEmpty {
            binds.watchedObjects = Array(repeating: 0, count: (objects.count + 63) / 64)
        }
        binds.watchedObjects[Int(object) / 64] |= 1 << UInt64(object % 64)
    }

    /// What all binds have, with no target yet.
    mutating func bindDefinition(of record: UInt32, _ place: BindDefinition.Place, _ target: PropertyTarget)
        -> BindDefinition
    {
        let row = RecordIndex(Int(record))
        let flags = file.uint(.DataBind.flags, of: row)
        let path = file.type(of: row) == .dataBindContext ? file.path(ofDataBindContext: record, manifest) : []
        return BindDefinition(
            record: record, place: place, target: target,
            path: BindPath(elements: add(path: path), isByName: flags & 16 != 0),
            flags: BindDefinition.Flags(rawValue: UInt8(truncatingIfNeeded: flags)), isPolled: false,
            converter: imports.converter(file.uint(.DataBind.converterId, of: row), for: record),
            bindable: ImportTables.none)
    }

    mutating func add(path: [UInt32]) -> TableRange {
        let start = binds.pathElements.count
        binds.pathElements.append(contentsOf: path)
        return TableRange(start, binds.pathElements.count)
    }

    /// The path that an object claimed as a DataBindPath, or has itself.
    mutating func bindPath(claimed: UInt32, own key: PropertyKey, of record: UInt32) -> BindPath {
        let path = file.path(claimed: claimed, own: key, of: record, manifest)
        let isRelative =
            claimed != ImportTables.none && file.bool(.DataBindPath.isRelative, of: RecordIndex(Int(claimed)))
        return BindPath(elements: add(path: path), isByName: isRelative)
    }

    private mutating func bindDefinition(_ imported: ImportedDataBind) -> BindDefinition? {
        guard let object = object(at: imported.targetObject), let type = object.type else { return nil }
        let key = file.uint(.DataBind.propertyKey, of: RecordIndex(Int(imported.record)))
        let id = ObjectIndex(rawValue: imported.targetObject)
        if type.isA(.viewModelInstanceValue) {
            guard let target = storedTarget(id) else { return nil }
            var definition = bindDefinition(of: imported.record, .stored, target)
            definition.isPolled = definition.writesToSource && type == .viewModelInstanceViewModel
            return definition
        }
        guard let target = target(object: imported.targetObject, key: key) else { return nil }
        var place = BindDefinition.Place.object
        switch PropertyKey(rawValue: UInt16(key)) {
        case .Solo.activeComponentId: place = .solo
        case .NestedArtboard.artboardId where type.isA(.nestedArtboard): place = .content
        case .ArtboardComponentList.listSource, .ListPath.listSource, .Text.textRunListSource: place = .list
        default: if type.isA(.image) || type.isA(.textStyle) { place = .image }
        }
        var definition = bindDefinition(of: imported.record, place, target)
        definition.isPolled = definition.writesToSource && Self.polledKeys.contains(key)
        if PropertyKey(rawValue: UInt16(key)) == .Shape.length, type.isA(.shape) {
            // Its length is wanted even where it cannot be seen.
            paths.shapes[Int(links.rowOfObject[id.position])].isFollowed = true
        }
        return definition
    }

    /// Properties that change without anybody being told (chapter 05 §11.2).
    private static let polledKeys: Set<UInt32> = [
        296, 806, 807, 808, 809, 864, 865, 810, 811, 781, 761, 762, 763, 1023, 1024, 1025, 1069, 1070, 118, 136, 210,
        218,
    ]

    // MARK: View model instances in the artboard

    /// Instances by the object that they hang on, so that each has its own in a row. Before the hosts.
    mutating func compileStateful() {
        guard let owned = bindOwners.statefulOfArtboard[UInt32(index)] else { return }
        var found: [StatefulDefinition] = []
        let objectOfRecord = Dictionary(
            objects.indices.map { (objects[$0].record, $0) }, uniquingKeysWith: { first, _ in first })
        for position in owned {
            let instance = imports.viewModelInstances[Int(position)]
            guard let object = objectOfRecord[instance.record] else { continue }
            let viewModel = RecordIndex(Int(imports.viewModels[Int(instance.viewModel)].record))
            found.append(
                StatefulDefinition(
                    instance: position, object: ObjectIndex(object),
                    isGlobal: file.uint(.ViewModel.viewModelType, of: viewModel) == 2))
        }
        binds.stateful = found.sorted {
            (objects[$0.object.position].parent, $0.object) < (objects[$1.object.position].parent, $1.object)
        }
        for (number, row) in binds.stateful.enumerated() {
            for value in imports.viewModelInstances[Int(row.instance)].values.indices {
                let record = imports.viewModelValues[value].record
                guard let object = objectOfRecord[record] else { continue }
                let property = file.uint(.ViewModelInstanceValue.viewModelPropertyId, of: RecordIndex(Int(record)))
                binds.storedValues[UInt32(object)] = StoredValue(instance: UInt32(number), property: property)
            }
        }
    }

    /// The instances that hang on an object.
    func stateful(of object: ObjectIndex) -> TableRange {
        let first = binds.stateful.partitioningIndex { objects[$0.object.position].parent >= object }
        let end = binds.stateful.partitioningIndex { objects[$0.object.position].parent > object }
        return TableRange(first, end)
    }

    private func storedTarget(_ id: ObjectIndex) -> PropertyTarget? {
        guard let value = binds.storedValues[id.rawValue],
            let property = object(at: id.rawValue)?.type?.property(named: "propertyValue")
                ?? object(at: id.rawValue)?.type?.property(named: "listSource")
        else { return nil }
        return PropertyTarget(
            object: id, word: WordIndex(rawValue: value.instance), slot: SlotIndex(rawValue: value.property),
            property: property.index, effect: .none, field: .inert)
    }

    // MARK: Keys

    /// A bind of a key frame: the first one of each counts (chapter 03 §8).
    private mutating func compileKeyBind(_ bind: ImportedDataBind) {
        guard let type = file.type(of: RecordIndex(Int(bind.target))), bindOfKey[bind.target] == nil else { return }
        let field: FieldForm
        let key: PropertyKey
        switch type {
        case .keyFrameDouble: (field, key) = (.float, .KeyFrameDouble.value)
        case .keyFrameColor: (field, key) = (.color, .KeyFrameColor.value)
        case .keyFrameBool: (field, key) = (.bool, .KeyFrameBool.value)
        case .keyFrameString: (field, key) = (.string, .KeyFrameString.value)
        default: return
        }
        guard let property = type.property(key: UInt32(key.rawValue)) else { return }
        let target = PropertyTarget(
            object: .none, word: .none, slot: .none, property: property.index, effect: .none, field: field)
        let definition = bindDefinition(of: bind.record, .key, target)
        bindOfKey[bind.target] = UInt32(binds.binds.count)
        binds.binds.append(definition)
    }
}

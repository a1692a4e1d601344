import RivuletFormat
import RivuletSchema

/// Which instance of a view model a scene is bound to (chapter 05 §2).
public enum ViewModelChoice: Sendable, Equatable {
    /// A copy of the view model's first instance, or a blank one if it has none.
    case `default`
    /// A fresh instance with the default of every kind.
    case blank
    /// A copy of the instance with this name.
    case named(String)
    /// No instance: the scene plays unbound.
    case none
}

/// Makes one tree of instances. References to one file instance share one copy; a reference back to an instance that
/// is still being made stays empty, where the reference runtime would never return.
struct InstanceMaker {
    /// How many instances one request may make.
    static let maximumInstances = 65_536
    static let maximumDepth = 64

    let document: Document
    private var copies: [UInt32: InstanceNumber] = [:]
    private var isInWork: Set<UInt32> = []
    private var count = 0
    /// How many levels are made.
    private let depthLimit: Int
    /// Whether items of lists have instances.
    private let fillsItems: Bool

    init(_ document: Document, depth: Int = maximumDepth, fillsItems: Bool = true) {
        self.document = document
        depthLimit = depth
        self.fillsItems = fillsItems
    }

    /// A copy of a file instance, by position, owned once.
    mutating func copy(
        _ original: UInt32, depth: Int = 0, into tables: inout ViewModelTables
    ) throws(SceneError) -> InstanceNumber? {
        if let known = copies[original] {
            tables.retain(known)
            return known
        }
        let imports = document.tables.imports
        let source = imports.viewModelInstances[Int(original)]
        guard source.viewModel != ImportTables.none, depth < depthLimit,
            isInWork.insert(original).inserted
        else { return nil }
        defer { isInWork.remove(original) }
        let number = try make(source.viewModel, original: original, into: &tables)
        for row in source.values.indices {
            let value = imports.viewModelValues[row]
            try fill(value, of: number, depth: depth, into: &tables)
        }
        copies[original] = number
        return number
    }

    /// A blank instance, by position of the view model, owned once.
    mutating func blank(
        _ viewModel: UInt32, depth: Int = 0, into tables: inout ViewModelTables
    ) throws(SceneError) -> InstanceNumber? {
        guard depth < Self.maximumDepth, isInWork.insert(viewModel).inserted else { return nil }
        defer { isInWork.remove(viewModel) }
        let definitions = document.tables.viewModels
        let number = try make(viewModel, original: ViewModelTables.none, into: &tables)
        for (offset, position) in definitions.viewModels[Int(viewModel)].properties.positions.enumerated() {
            let property = definitions.properties[position]
            let row = Int(tables.instances[Int(number.rawValue)].firstValue) + offset
            tables.values[row].isPresent = property.kind != .unknown
            switch property.kind {
            case .string: tables.values[row].word = tables.strings.add(document: 0..<0)
            case .list: tables.values[row].word = tables.makeList()
            case .viewModel:
                guard property.viewModel != ImportTables.none else { continue }
                let nested = try blank(property.viewModel, depth: depth + 1, into: &tables)
                tables.values[row].word = nested?.rawValue ?? ViewModelTables.none
            default: tables.values[row].word = property.blank
            }
        }
        return number
    }

    /// A row with a place for each property of its view model, none of them present.
    private mutating func make(
        _ viewModel: UInt32, original: UInt32, into tables: inout ViewModelTables
    ) throws(SceneError) -> InstanceNumber {
        count += 1
        guard count <= Self.maximumInstances else {
            throw .limitExceeded(limit: "view model instances", value: count, maximum: Self.maximumInstances)
        }
        let definitions = document.tables.viewModels
        let properties = definitions.viewModels[Int(viewModel)].properties
        let row = ViewModelTables.InstanceRow(
            viewModel: viewModel, original: original, firstValue: UInt32(tables.values.count),
            valueCount: UInt32(properties.count), owners: 1, isAlive: true)
        tables.liveCount += 1
        for position in properties.positions {
            tables.values.append(
                ViewModelTables.ValueRow(
                    word: definitions.properties[position].blank, kind: definitions.properties[position].kind,
                    isPresent: false))
        }
        if let free = tables.takeFreeInstance(row, from: definitions) { return free }
        tables.instances.append(row)
        return InstanceNumber(UInt32(tables.instances.count - 1))
    }

    private mutating func fill(
        _ value: ImportedViewModelValue, of number: InstanceNumber, depth: Int, into tables: inout ViewModelTables
    ) throws(SceneError) {
        let file = document.tables.file
        let record = RecordIndex(Int(value.record))
        let id = file.uint(PropertyKey.ViewModelInstanceValue.viewModelPropertyId, of: record)
        let instance = tables.instances[Int(number.rawValue)]
        guard id < instance.valueCount, let type = file.type(of: record) else { return }
        let row = Int(instance.firstValue) + Int(id)
        // The first value with an id is the one that look-ups find; one of another kind than its property is none.
        guard !tables.values[row].isPresent,
            tables.values[row].kind == ViewModelDefinitions.kind(ofValue: type)
        else { return }
        tables.values[row].isPresent = true
        switch tables.values[row].kind {
        case .number:
            tables.values[row].word = file.uint(PropertyKey.ViewModelInstanceNumber.propertyValue, of: record)
        case .boolean:
            tables.values[row].word = file.uint(PropertyKey.ViewModelInstanceBoolean.propertyValue, of: record)
        case .color:
            tables.values[row].word = file.uint(PropertyKey.ViewModelInstanceColor.propertyValue, of: record)
        case .enumeration:
            tables.values[row].word = file.uint(PropertyKey.ViewModelInstanceEnum.propertyValue, of: record)
        case .trigger:
            tables.values[row].word = file.uint(PropertyKey.ViewModelInstanceTrigger.propertyValue, of: record)
        case .listIndex:
            tables.values[row].word = file.uint(PropertyKey.ViewModelInstanceSymbolListIndex.propertyValue, of: record)
        case .asset:
            tables.values[row].word = file.uint(PropertyKey.ViewModelInstanceAsset.propertyValue, of: record)
        case .artboard:
            tables.values[row].word = file.uint(PropertyKey.ViewModelInstanceArtboard.propertyValue, of: record)
        case .string:
            let range = file.payloadRange(PropertyKey.ViewModelInstanceString.propertyValue, of: record)
            tables.values[row].word = tables.strings.add(document: range)
        case .viewModel: try fillReference(record, row, instance, id, depth: depth, into: &tables)
        case .list: try fillList(value, row, depth: depth, into: &tables)
        case .unknown: break
        }
    }

    private mutating func fillReference(
        _ record: RecordIndex, _ row: Int, _ instance: ViewModelTables.InstanceRow, _ id: UInt32, depth: Int,
        into tables: inout ViewModelTables
    ) throws(SceneError) {
        tables.values[row].word = ViewModelTables.none
        let property = document.tables.viewModels.property(Int(id), of: Int(instance.viewModel))
        let index = document.tables.file.uint(PropertyKey.ViewModelInstanceViewModel.propertyValue, of: record)
        guard let original = document.tables.fileInstance(index, of: property.viewModel) else { return }
        let nested = try copy(original, depth: depth + 1, into: &tables)
        tables.values[row].word = nested?.rawValue ?? ViewModelTables.none
    }

    private mutating func fillList(
        _ value: ImportedViewModelValue, _ row: Int, depth: Int, into tables: inout ViewModelTables
    ) throws(SceneError) {
        let list = tables.makeList()
        tables.values[row].word = list
        typealias Key = PropertyKey.ViewModelInstanceListItem
        for item in value.listItems.indices {
            let record = RecordIndex(Int(document.tables.imports.listItems[item]))
            let file = document.tables.file
            var nested: InstanceNumber?
            if fillsItems,
                let original = document.tables.fileInstance(
                    file.uint(Key.viewModelInstanceId, of: record), of: file.uint(Key.viewModelId, of: record))
            {
                nested = try copy(original, depth: depth + 1, into: &tables)
            }
            let item = tables.makeItem(nested)
            tables.lists[Int(list)].append(item)
        }
    }
}

extension ViewModelTables {
    mutating func makeList() -> UInt32 {
        if let free = freeLists.popLast() { return free }
        lists.append([])
        return UInt32(lists.count - 1)
    }

    /// Reuses a freed instance of the same view model: its values' place, filled like the fresh one just appended.
    mutating func takeFreeInstance(_ row: InstanceRow, from definitions: ViewModelDefinitions) -> InstanceNumber? {
        guard let position = freeInstances.lastIndex(where: { instances[Int($0)].viewModel == row.viewModel }) else {
            return nil
        }
        let number = freeInstances.remove(at: position)
        var reused = row
        reused.firstValue = instances[Int(number)].firstValue
        for offset in 0..<Int(row.valueCount) {
            values[Int(reused.firstValue) + offset] = values[Int(row.firstValue) + offset]
        }
        values.removeLast(Int(row.valueCount))
        instances[Int(number)] = reused
        return InstanceNumber(number)
    }
}

extension DocumentTables {
    /// Position of the instance with this number of a view model.
    func fileInstance(_ index: UInt32, of viewModel: UInt32) -> UInt32? {
        guard viewModel < UInt32(imports.viewModels.count) else { return nil }
        let instances = imports.viewModels[Int(viewModel)].instances
        return index < UInt32(instances.count) ? instances[Int(index)] : nil
    }
}

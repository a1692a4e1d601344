import RivuletFormat
import RivuletSchema

extension ArtboardBuilder {
    /// The binds of a machine, and the words of what they bind (chapter 05 §9.2, §14). `machine` is its position among
    /// the imported ones; words are relative to `base`.
    mutating func compileMachineBinds(_ machine: Int, base: Int, firstString: Int) -> TableRange {
        bindableOfRecord.removeAll(keepingCapacity: true)
        durationOfTransition.removeAll(keepingCapacity: true)
        let first = binds.binds.count
        for position in bindOwners.ofMachine[UInt32(machine)] ?? [] {
            let imported = imports.dataBinds[Int(position)]
            guard let type = file.type(of: RecordIndex(Int(imported.target))) else { continue }
            let number = UInt32(binds.binds.count - first)
            if type.isA(.bindableProperty) {
                guard
                    let bindable = bindable(imported.target, type, base: base, firstString: firstString),
                    let target = machineTarget(bindable, imported.target, type)
                else { continue }
                var definition = bindDefinition(of: imported.record, .machine, target)
                definition.bindable = bindable
                definition.isPolled = definition.writesToSource
                binds.binds.append(definition)
                if definition.flags.contains(.isMainToSource) {
                    binds.bindables[Int(bindable)].toSource = number
                } else {
                    binds.bindables[Int(bindable)].toTarget = number
                }
            } else if type.isA(.stateTransition) {
                let word = WordIndex(machines.words.count - base)
                let key = file.uint(.DataBind.propertyKey, of: RecordIndex(Int(imported.record)))
                guard let property = SchemaType.bindablePropertyNumber.property(named: "propertyValue") else {
                    continue
                }
                let known = durationOfTransition[imported.target]
                if known == nil || key != 158 { machines.words.append(0) }
                let own = key == 158 ? known ?? word : word
                if key == 158 { durationOfTransition[imported.target] = own }
                let target = PropertyTarget(
                    object: .none, word: own, slot: .none, property: property.index, effect: .none, field: .float)
                var definition = bindDefinition(of: imported.record, .machine, target)
                definition.isPolled = definition.writesToSource
                binds.binds.append(definition)
            }
        }
        return TableRange(first, binds.binds.count)
    }

    private mutating func bindable(_ record: UInt32, _ type: SchemaType, base: Int, firstString: Int) -> UInt32? {
        if let known = bindableOfRecord[record] { return known }
        guard let kind = BindableDefinition.Kind(type), let property = type.property(named: "propertyValue") else {
            return nil
        }
        let row = RecordIndex(Int(record))
        let word = WordIndex(machines.words.count - base)
        if kind == .string {
            machines.words.append(UInt32(machines.strings.count - firstString))
            let range = file.payloadRange(property.key, of: row)
            machines.strings.append(TableRange(range.lowerBound, range.upperBound))
        } else {
            machines.words.append(kind == .viewModel ? ImportTables.none : file.uint(property.key, of: row))
            // Behind the number of an instance is that of what keeps it.
            if kind == .viewModel { machines.words.append(ImportTables.none) }
        }
        bindableOfRecord[record] = UInt32(binds.bindables.count)
        binds.bindables.append(BindableDefinition(kind: kind, word: word))
        return bindableOfRecord[record]
    }

    private func machineTarget(_ bindable: UInt32, _ record: UInt32, _ type: SchemaType) -> PropertyTarget? {
        guard let property = type.property(named: "propertyValue") else { return nil }
        let row = binds.bindables[Int(bindable)]
        let field: FieldForm
        switch row.kind {
        case .number: field = .float
        case .string: field = .string
        case .boolean: field = .bool
        case .color: field = .color
        default: field = .uint
        }
        return PropertyTarget(
            object: .none, word: row.word, slot: .none, property: property.index, effect: .none, field: field)
    }
}

extension BindableDefinition.Kind {
    init?(_ type: SchemaType) {
        switch type {
        case .bindablePropertyNumber: self = .number
        case .bindablePropertyString: self = .string
        case .bindablePropertyBoolean: self = .boolean
        case .bindablePropertyColor: self = .color
        case .bindablePropertyEnum: self = .enumeration
        case .bindablePropertyTrigger: self = .trigger
        case .bindablePropertyInteger: self = .integer
        case .bindablePropertyAsset: self = .asset
        case .bindablePropertyArtboard: self = .artboard
        case .bindablePropertyViewModel: self = .viewModel
        case .bindablePropertyList: self = .list
        default: return nil
        }
    }
}

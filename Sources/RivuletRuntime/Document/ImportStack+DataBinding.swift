import RivuletFormat
import RivuletSchema

// MARK: - Enums and view models

extension ImportStack {
    mutating func takeEnumeration() {
        if type == .dataEnumCustom { enumeration = UInt32(tables.enums.count) }
        tables.enums.append(ImportedEnum(record: record, values: .empty(at: tables.enumValues.count)))
    }

    mutating func takeEnumValue() -> DropReason? {
        guard enumeration != Self.none else { return .noEnum }
        tables.enumValues.append(record)
        tables.enums[Int(enumeration)].values.end += 1
        return nil
    }

    mutating func takeViewModel() {
        viewModel = UInt32(tables.viewModels.count)
        tables.viewModels.append(
            ImportedViewModel(record: record, properties: .empty(at: tables.viewModelProperties.count)))
    }

    mutating func takeViewModelProperty() -> DropReason? {
        guard viewModel != Self.none else { return .noViewModel }
        var found = Self.none
        if type == .viewModelPropertyEnumCustom {
            let id = uint(.ViewModelPropertyEnumCustom.enumId, else: Self.none)
            if id < UInt32(tables.enums.count) { found = id }
        }
        tables.viewModelProperties.append(ImportedViewModelProperty(record: record, enumeration: found))
        tables.viewModels[Int(viewModel)].properties.end += 1
        return nil
    }

    mutating func takeViewModelInstance() -> DropReason? {
        guard backboard != Self.none else { return .noBackboard }
        let id = uint(.ViewModelInstance.viewModelId, else: 0)
        let isThere = id < UInt32(tables.viewModels.count)
        viewModelInstance = UInt32(tables.viewModelInstances.count)
        tables.viewModelInstances.append(
            ImportedViewModelInstance(
                record: record, viewModel: isThere ? id : Self.none,
                values: .empty(at: tables.viewModelValues.count), artboard: artboard))
        if isThere { tables.viewModels[Int(id)].instances.append(viewModelInstance) }
        if artboard != Self.none { join(parent: uint(.Component.parentId, else: 0)) }
        return nil
    }

    mutating func takeViewModelValue() -> DropReason? {
        guard viewModelInstance != Self.none else { return .noViewModelInstance }
        var instance = Self.none
        if artboard != Self.none, type == .viewModelInstanceViewModel { instance = referencedInstance() }
        if type == .viewModelInstanceList { list = UInt32(tables.viewModelValues.count) }
        tables.viewModelValues.append(
            ImportedViewModelValue(
                record: record, listItems: .empty(at: tables.listItems.count), instance: instance))
        tables.viewModelInstances[Int(viewModelInstance)].values.end += 1
        if artboard != Self.none { join(parent: uint(.Component.parentId, else: 0)) }
        return nil
    }

    /// The instance that a ViewModelInstanceViewModel inside an artboard refers to, among what was read so far.
    private func referencedInstance() -> UInt32 {
        let owner = tables.viewModelInstances[Int(viewModelInstance)].viewModel
        guard owner != Self.none else { return Self.none }
        let property = tables.viewModels[Int(owner)].properties.row(
            uint(.ViewModelInstanceValue.viewModelPropertyId, else: 0))
        guard property != Self.none else { return Self.none }
        let propertyRecord = tables.viewModelProperties[Int(property)].record
        guard SchemaType(index: records[Int(propertyRecord)].typeIndex).isA(.viewModelPropertyViewModel) else {
            return Self.none
        }
        let model = uint(.ViewModelPropertyViewModel.viewModelReferenceId, of: propertyRecord, else: 0)
        let number = uint(.ViewModelInstanceViewModel.propertyValue, else: 0)
        guard model < UInt32(tables.viewModels.count) else { return Self.none }
        let instances = tables.viewModels[Int(model)].instances
        return number < UInt32(instances.count) ? instances[Int(number)] : Self.none
    }

    mutating func takeListItem() -> DropReason? {
        guard list != Self.none else { return .noList }
        tables.listItems.append(record)
        tables.viewModelValues[Int(list)].listItems.end += 1
        return nil
    }
}

// MARK: - Converters and data binds

extension ImportStack {
    mutating func takeConverter() -> DropReason? {
        guard backboard != Self.none else { return .noBackboard }
        let row = UInt32(tables.converters.count)
        if type == .dataConverterGroup { converterGroup = row }
        if type == .dataConverterFormula { formula = row }
        tables.converters.append(
            ImportedConverter(
                record: record, items: .empty(at: tables.converterItems.count),
                tokens: .empty(at: tables.formulaTokens.count)))
        return nil
    }

    mutating func takeConverterItem() -> DropReason? {
        guard converterGroup != Self.none else { return .noConverterGroup }
        tables.converterItems.append(record)
        tables.converters[Int(converterGroup)].items.end += 1
        return nil
    }

    mutating func takeFormulaToken() -> DropReason? {
        guard formula != Self.none else { return .noFormula }
        tables.formulaTokens.append(record)
        tables.converters[Int(formula)].tokens.end += 1
        return nil
    }

    mutating func takeDataBind() -> DropReason? {
        guard backboard != Self.none else { return .noBackboard }
        var bind = ImportedDataBind(
            record: record, target: lastBindable, targetObject: lastBindableObject, ownerKind: .nobody,
            owner: Self.none)
        if lastBindable != Self.none { (bind.ownerKind, bind.owner) = ownerOfBind() }
        if bind.owner == Self.none, bind.ownerKind != .scriptInput { bind.ownerKind = .nobody }
        tables.dataBinds.append(bind)
        return nil
    }

    /// Who owns a data bind of the last bindable (§8.7).
    private func ownerOfBind() -> (ImportedDataBind.Owner, UInt32) {
        let target = SchemaType(index: records[Int(lastBindable)].typeIndex)
        switch rules[Int(target.index)] {
        case .scriptInput: return scriptedIsComponent ? (.artboard, artboard) : (.scriptInput, Self.none)
        // The last bindable is the last object that was imported, so it is its table's last row.
        case .converter: return (.converter, UInt32(tables.converters.count - 1))
        case .formulaToken: return (.formulaToken, UInt32(tables.formulaTokens.count - 1))
        case .bindableProperty: return (.machine, machine)
        case _ where target == .transitionPropertyViewModelComparator || target == .stateTransition:
            return (.machine, machine)
        default: return (.artboard, artboard)
        }
    }
}

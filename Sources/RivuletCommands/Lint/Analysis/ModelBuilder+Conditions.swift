import RivuletFormat
import RivuletRuntime
import RivuletSchema

extension ModelBuilder {
    /// What a condition asks for (chapter 04 §9).
    func requirement(_ imported: ImportedCondition, _ inputs: Range<Int>, _ artboard: Int) -> Requirement {
        guard let type = type(imported.record) else { return Requirement(test: .open, text: "an unknown condition") }
        if type == .transitionFocusCondition { return Requirement(test: .open, text: "focus") }
        if type.isA(.transitionViewModelCondition) { return valueRequirement(imported, artboard) }
        if type == .transitionCondition { return Requirement(test: .always, text: "nothing") }
        guard type.isA(.transitionInputCondition) else { return Requirement(test: .open, text: "a script") }
        return inputRequirement(imported.record, type, inputs)
    }

    private func inputRequirement(_ record: UInt32, _ type: SchemaType, _ inputs: Range<Int>) -> Requirement {
        let id = uint(.TransitionInputCondition.inputId, record)
        guard id < UInt32(inputs.count), self.type(imports.inputs[inputs.lowerBound + Int(id)]) != nil else {
            return Requirement(test: .always, text: "an input that is not in the file")
        }
        let row = inputs.lowerBound + Int(id)
        let name = printable(string(.StateMachineComponent.name, imports.inputs[row]))
        let comparison =
            type.isA(.transitionValueCondition)
            ? Comparison(rawValue: UInt8(truncatingIfNeeded: uint(.TransitionValueCondition.opValue, record)))
                ?? .invalid : .invalid
        switch type {
        case .transitionTriggerCondition: return Requirement(test: .fired(.input(row)), text: "\(name) fires")
        case .transitionBoolCondition:
            let text = "\(name) == \(comparison == .notEqual ? "false" : "true")"
            switch comparison {
            case .equal: return Requirement(test: .compare(.input(row), .equal, .word(1)), text: text)
            case .notEqual: return Requirement(test: .compare(.input(row), .equal, .word(0)), text: text)
            default: return Requirement(test: .never("bools are only equal or not equal"), text: name)
            }
        case .transitionNumberCondition:
            let value = float(.TransitionNumberCondition.value, record)
            let text = "\(name) \(comparison.sign) \(plain(value))"
            if comparison == .invalid { return Requirement(test: .never("its operator is unknown"), text: text) }
            return Requirement(test: .compare(.input(row), comparison, .number(value)), text: text)
        default: return Requirement(test: .always, text: name)
        }
    }

    private enum Side {
        case variable(Variable, String, ValueKind)
        case constant(Scalar, String, ValueKind)
        /// A value that the analysis does not follow.
        case open(String)
        /// No such thing is ever equal to anything.
        case broken(String)

        var text: String {
            switch self {
            case .variable(_, let text, _), .constant(_, let text, _), .open(let text), .broken(let text): text
            }
        }
    }

    private func valueRequirement(_ imported: ImportedCondition, _ artboard: Int) -> Requirement {
        guard let left = type(imported.left), let right = type(imported.right) else {
            return Requirement(test: .never("one side of it is missing"), text: "an unfinished condition")
        }
        let leftSide = side(imported.left, left, imported.leftBindable, artboard, against: nil)
        if right == .transitionSelfComparator {
            return changed(leftSide, left)
        }
        if case .variable(_, _, .trigger) = leftSide, right == .transitionValueTriggerComparator {
            return changed(leftSide, left)
        }
        let rightSide = side(imported.right, right, imported.rightBindable, artboard, against: leftSide)
        let number = uint(.TransitionViewModelCondition.opValue, imported.record)
        let comparison = Comparison(rawValue: UInt8(clamping: number)) ?? .invalid
        let text = "\(leftSide.text) \(comparison.sign) \(rightSide.text)"
        switch (leftSide, rightSide) {
        case (.broken(let reason), _), (_, .broken(let reason)): return Requirement(test: .never(reason), text: text)
        case (.variable(let variable, _, let kind), .constant(let value, _, let other)):
            guard kind == other || (kind == .listIndex && other == .number) else {
                return Requirement(test: .never("a \(kind.rawValue) is compared with a \(other.rawValue)"), text: text)
            }
            if comparison == .invalid { return Requirement(test: .never("its operator is unknown"), text: text) }
            if kind == .listIndex { return Requirement(test: .open, text: text) }
            if kind != .number, ![.equal, .notEqual].contains(comparison) {
                return Requirement(test: .never("a \(kind.rawValue) is only equal or not equal"), text: text)
            }
            return Requirement(test: .compare(variable, comparison, value), text: text)
        default: return Requirement(test: .open, text: text)
        }
    }

    private func changed(_ side: Side, _ type: SchemaType) -> Requirement {
        guard type == .transitionPropertyViewModelComparator else {
            return Requirement(test: .never("only view model values are known to change"), text: "\(side.text) changes")
        }
        switch side {
        case .variable(let variable, let text, let kind):
            return Requirement(
                test: kind == .trigger ? .fired(variable) : .changed(variable),
                text: text + (kind == .trigger ? " fires" : " changes"))
        case .broken(let reason): return Requirement(test: .never(reason), text: "a change")
        case .open(let text), .constant(_, let text, _): return Requirement(test: .open, text: "\(text) changes")
        }
    }

    private func side(
        _ record: UInt32, _ type: SchemaType, _ bindable: UInt32, _ artboard: Int, against other: Side?
    ) -> Side {
        switch type {
        case .transitionPropertyViewModelComparator: return bound(bindable, artboard)
        case .transitionPropertyArtboardComparator:
            let names = ["artboard width", "artboard height", "artboard width / height"]
            let number = Int(uint(.TransitionPropertyArtboardComparator.propertyType, record))
            return .open(number < names.count ? names[number] : "an artboard property")
        case .transitionPropertyComponentComparator:
            let key = uint(.TransitionPropertyComponentComparator.propertyKey, record)
            let object = object(uint(.TransitionPropertyComponentComparator.objectId, record), in: artboard)
            let owner = object.map { string(.Component.name, $0) } ?? ""
            let property = Schema.property(key: key)?.name ?? "property \(key)"
            return .open(owner.isEmpty ? property : "\(printable(owner)).\(property)")
        case .transitionValueNumberComparator:
            let value = float(.TransitionValueNumberComparator.value, record)
            return .constant(.number(value), plain(value), .number)
        case .transitionValueBooleanComparator:
            let value = uint(.TransitionValueBooleanComparator.value, record)
            return .constant(.word(value), value != 0 ? "true" : "false", .boolean)
        case .transitionValueColorComparator:
            let value = uint(.TransitionValueColorComparator.value, record)
            return .constant(.word(value), hexadecimal(value), .color)
        case .transitionValueStringComparator:
            let bytes = file.bytes(.TransitionValueStringComparator.value, of: RecordIndex(Int(record)))
            return .constant(.text(bytes), "\"\(printable(String(decoding: bytes, as: UTF8.self)))\"", .string)
        case .transitionValueEnumComparator:
            let value = uint(.TransitionValueIdComparator.value, record)
            return .constant(.word(value), enumText(value, of: other), .enumeration)
        default: return .open("a value")
        }
    }

    private func enumText(_ value: UInt32, of side: Side?) -> String {
        if case .variable(.property(let property), _, _) = side {
            let definition = document.tables.viewModels.property(property.property, of: property.viewModel)
            let key = document.enumKey(value, of: definition.enumeration)
            if !key.isEmpty { return printable(key) }
        }
        return "value \(value)"
    }

    /// What a bound side follows. Behind a converter it may be anything.
    private func bound(_ bindable: UInt32, _ artboard: Int) -> Side {
        guard bindable != ImportTables.none, let source = paths.bindable(bindable, artboard: artboard).source else {
            return .open("an unbound value")
        }
        switch source.target {
        case .broken(let reason): return .broken(reason)
        case .viewModel(let viewModel): return .open("view model '\(printable(document.viewModelName(viewModel)))'")
        case .open: return .open("a value found by name")
        case .property(let property):
            let name = printable(document.propertyName(property.property, viewModel: property.viewModel))
            if source.isConverted { return .open(name) }
            let definition = document.tables.viewModels.property(property.property, of: property.viewModel)
            return .variable(.property(property), name, definition.kind)
        }
    }
}

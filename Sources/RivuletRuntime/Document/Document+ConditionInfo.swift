import RivuletFormat
import RivuletSchema

extension ReferenceNames {
    /// A condition of a machine in words (chapter 04 §9).
    package func condition(_ imported: ImportedCondition, machine: UInt32) -> ConditionInfo {
        guard let type = type(imported.record) else {
            return ConditionInfo(subject: .nothing, test: .always(reason: "its type is not known"))
        }
        if type.isA(.transitionInputCondition) { return inputCondition(imported.record, type, machine) }
        if type == .scriptedTransitionCondition {
            return ConditionInfo(subject: .nothing, test: .never(reason: "a script decides, and scripts do not run"))
        }
        if type == .transitionFocusCondition { return focusCondition(imported, machine) }
        if type.isA(.transitionViewModelCondition) { return valueCondition(imported, machine) }
        return ConditionInfo(subject: .nothing, test: .always(reason: "it asks for nothing"))
    }

    private func inputCondition(_ record: UInt32, _ type: SchemaType, _ machine: UInt32) -> ConditionInfo {
        let row = RecordIndex(Int(record))
        guard let input = input(file.uint(.TransitionInputCondition.inputId, of: row), machine: machine),
            input.kind != .unknown
        else { return ConditionInfo(subject: .nothing, test: .always(reason: "its input does not exist")) }
        let op =
            type.isA(.transitionValueCondition)
            ? ConditionInfo.Comparison(number: file.uint(.TransitionValueCondition.opValue, of: row)) : nil
        let test: ConditionInfo.Test
        switch (type, input.kind) {
        case (.transitionTriggerCondition, .trigger): test = .fires
        case (.transitionBoolCondition, .bool):
            switch op {
            case .equal: test = .compares(.equal, .constant(.boolean(true)))
            case .notEqual: test = .compares(.equal, .constant(.boolean(false)))
            default: test = .never(reason: "\(InfoWording.name(input.name)) is a bool, which has no order")
            }
        case (.transitionNumberCondition, .number):
            test =
                op.map { .compares($0, .constant(.number(file.float(.TransitionNumberCondition.value, of: row)))) }
                ?? .never(reason: "its comparison is not known")
        default: test = .always(reason: "it asks for nothing")
        }
        return ConditionInfo(subject: .input(input), test: test)
    }

    private func focusCondition(_ imported: ImportedCondition, _ machine: UInt32) -> ConditionInfo {
        let comparator = [imported.right, imported.left].first { type($0) == .transitionPropertyComponentComparator }
        guard let comparator else {
            return ConditionInfo(
                subject: .nothing, test: .never(reason: "it names no object that could have the focus"))
        }
        let id = file.uint(.TransitionPropertyComponentComparator.objectId, of: RecordIndex(Int(comparator)))
        let op = file.uint(.TransitionViewModelCondition.opValue, of: RecordIndex(Int(imported.record)))
        guard let object = object(id, artboard: imports.machines[Int(machine)].artboard) else {
            return ConditionInfo(
                subject: .nothing,
                test: op == 0
                    ? .never(reason: "the object does not exist") : .always(reason: "the object does not exist"))
        }
        return ConditionInfo(
            subject: .component(object, property: "focus"), test: op == 0 ? .hasFocus : .lacksFocus)
    }

    // MARK: Values

    /// One side of a comparison: what it is, and which kinds of values it can be compared with.
    private struct Side {
        var operand: ConditionInfo.Operand
        /// What it holds; list indices count as integers.
        var kind: ValueKind
        /// The enum of an enum property.
        var enumeration: UInt32?
        /// A whole number of an object: ordered only against numbers.
        var isInteger = false

        var subject: ConditionInfo.Subject {
            if case .subject(let subject) = operand { subject } else { .nothing }
        }
    }

    private func valueCondition(_ imported: ImportedCondition, _ machine: UInt32) -> ConditionInfo {
        let artboard = imports.machines[Int(machine)].artboard
        guard imported.left != ImportTables.none, imported.right != ImportTables.none, let right = type(imported.right)
        else { return ConditionInfo(subject: .nothing, test: .never(reason: "one side of the comparison is missing")) }
        guard let left = side(imported.left, imported.leftBindable, artboard), case .subject(let subject) = left.operand
        else {
            return ConditionInfo(
                subject: .nothing, test: .never(reason: "its left side is no property that can be compared"))
        }
        let isTrigger = left.kind == .trigger && right == .transitionValueTriggerComparator
        if right == .transitionSelfComparator || isTrigger,
            type(imported.left) == .transitionPropertyViewModelComparator
        {
            return ConditionInfo(subject: subject, test: left.kind == .trigger ? .fires : .changes)
        }
        guard let other = side(imported.right, imported.rightBindable, artboard, enumeration: left.enumeration),
            right != .transitionPropertyArtboardComparator
        else {
            return ConditionInfo(subject: subject, test: .never(reason: "its right side is nothing to compare with"))
        }
        let op = file.uint(.TransitionViewModelCondition.opValue, of: RecordIndex(Int(imported.record)))
        guard let comparison = ConditionInfo.Comparison(number: op) else {
            return ConditionInfo(subject: subject, test: .never(reason: "its comparison is not known"))
        }
        let numbers: Set<ValueKind> = [.number, .listIndex]
        let areNumbers = numbers.contains(left.kind) && numbers.contains(other.kind)
        let words = "\(subject) \(comparison.rawValue) \(other.operand)"
        guard areNumbers || left.kind == other.kind, left.kind != .list else {
            return ConditionInfo(
                subject: subject,
                test: .never(reason: "\(words): \(left.kind.rawValue) and \(other.kind.rawValue) cannot be compared"))
        }
        let hasOrder = areNumbers && !(left.isInteger && other.isInteger)
        guard hasOrder || comparison == .equal || comparison == .notEqual else {
            return ConditionInfo(
                subject: subject, test: .never(reason: "\(words): values of kind \(left.kind.rawValue) have no order"))
        }
        return ConditionInfo(subject: subject, test: .compares(comparison, other.operand))
    }

    private func side(
        _ record: UInt32, _ bindable: UInt32, _ artboard: UInt32, enumeration: UInt32? = nil
    ) -> Side? {
        let row = RecordIndex(Int(record))
        let id = { self.file.uint(.TransitionValueIdComparator.value, of: row) }
        switch type(record) {
        case .transitionPropertyArtboardComparator:
            let measures: [ConditionInfo.ArtboardMeasure] = [.width, .height, .ratio]
            let number = file.uint(.TransitionPropertyArtboardComparator.propertyType, of: row)
            return number < 3 ? Side(operand: .subject(.artboard(measures[Int(number)])), kind: .number) : nil
        case .transitionPropertyComponentComparator: return component(row, artboard)
        case .transitionPropertyViewModelComparator: return bound(bindable)
        case .transitionValueNumberComparator:
            return constant(.number(file.float(.TransitionValueNumberComparator.value, of: row)))
        case .transitionValueBooleanComparator:
            return constant(.boolean(file.bool(.TransitionValueBooleanComparator.value, of: row)))
        case .transitionValueColorComparator:
            return constant(.color(file.uint(.TransitionValueColorComparator.value, of: row)))
        case .transitionValueStringComparator:
            return constant(.string(file.string(.TransitionValueStringComparator.value, of: row)))
        case .transitionValueTriggerComparator:
            return constant(.trigger(file.uint(.TransitionValueTriggerComparator.value, of: row)))
        case .transitionValueEnumComparator:
            // A system enum has no keys in the file.
            let key = enumeration.map { document.enumKey(id(), of: $0) } ?? ""
            return constant(.enumeration(key.isEmpty ? "\(id())" : key))
        case .transitionValueAssetComparator: return constant(.asset(index(id())))
        case .transitionValueArtboardComparator: return constant(.artboard(index(id())))
        default: return nil
        }
    }

    private func constant(_ value: Value) -> Side { Side(operand: .constant(value), kind: value.kind) }

    private func index(_ id: UInt32) -> Int? { id == ImportTables.none ? nil : Int(id) }

    private func bound(_ bindable: UInt32) -> Side? {
        guard let type = type(bindable), let kind = BindableDefinition.Kind(type) else { return nil }
        let path = bindToTarget[bindable].map { file.path(ofDataBindContext: $0, document.tables.manifest) } ?? []
        var side = Side(
            operand: .subject(.property(source(ofBindable: bindable))), kind: ValueKind(kind),
            enumeration: enumeration(atEndOf: path))
        side.isInteger = kind == .integer
        return side
    }

    private func component(_ row: RecordIndex, _ artboard: UInt32) -> Side? {
        let key = file.uint(.TransitionPropertyComponentComparator.propertyKey, of: row)
        guard let property = Schema.property(key: key) else { return nil }
        let id = file.uint(.TransitionPropertyComponentComparator.objectId, of: row)
        // What is not there reads as zero.
        let object = object(id, artboard: artboard) ?? ObjectReference(type: "missing object", name: "")
        var side = Side(operand: .subject(.component(object, property: property.name)), kind: .number)
        switch property.kind {
        case .double: break
        case .bool: side.kind = .boolean
        case .string: side.kind = .string
        case .color: side.kind = .color
        case .uint, .uint8, .uint16, .int, .int16:
            switch property.key {
            case .CustomPropertyEnum.propertyValue, .ViewModelInstanceEnum.propertyValue: side.kind = .enumeration
            case .CustomPropertyTrigger.propertyValue, .ViewModelInstanceTrigger.propertyValue: side.kind = .trigger
            case .ViewModelInstanceAsset.propertyValue: side.kind = .asset
            case .ViewModelInstanceArtboard.propertyValue: side.kind = .artboard
            case .ViewModelInstanceViewModel.propertyValue: side.kind = .viewModel
            default: side.isInteger = true
            }
        case .bytes, .callback: return nil
        }
        return side
    }
}

extension ValueKind {
    /// What a value of a machine holds.
    init(_ kind: BindableDefinition.Kind) {
        switch kind {
        case .number: self = .number
        case .string: self = .string
        case .boolean: self = .boolean
        case .color: self = .color
        case .enumeration: self = .enumeration
        case .integer: self = .listIndex
        case .trigger: self = .trigger
        case .asset: self = .asset
        case .artboard: self = .artboard
        case .viewModel: self = .viewModel
        case .list: self = .list
        }
    }
}

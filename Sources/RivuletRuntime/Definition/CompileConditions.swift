import RivuletFormat
import RivuletSchema

/// One side of a condition on values (chapter 04 §9.5).
package enum Operand: Sendable, BitwiseCopyable {
    case constant(UInt32)
    /// A range of the file's payload.
    case constantString(TableRange)
    /// A word of the machine.
    case word(WordIndex)
    case component(PropertyTarget)
    /// 0 width, 1 height, 2 width by height of the artboard.
    case artboard(UInt32)
    /// The instance that a bindable means: its position among the bindables.
    case viewModel(UInt32)
}

/// A comparison of two values whose kinds fit.
package struct ValueComparison: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        case number
        /// The sides are an integer and a number, in this order or the other.
        case leftInteger
        case rightInteger
        /// Bits, with the operators equal and not equal.
        case bits
        case string
        case viewModel
    }

    package var kind: Kind
    package var comparison: Comparison
    package var left: Operand
    package var right: Operand
    /// False without a data context.
    package var needsContext: Bool
}

extension ArtboardBuilder {
    private enum Side {
        case number, integer, boolean, string, color, enumeration, trigger, asset, artboard, viewModel
    }

    /// A condition on view model, artboard or component values (chapter 04 §9.4).
    mutating func valueCondition(_ imported: ImportedCondition, _ type: SchemaType) -> Condition {
        guard imported.left != ImportTables.none, imported.right != ImportTables.none,
            type != .transitionFocusCondition,
            let left = file.type(of: RecordIndex(Int(imported.left))),
            let right = file.type(of: RecordIndex(Int(imported.right)))
        else { return .always(false) }
        let leftBindable = bindable(left, imported.leftBindable)
        if right == .transitionSelfComparator
            || (right == .transitionValueTriggerComparator && leftKind(leftBindable) == .trigger)
        {
            guard left == .transitionPropertyViewModelComparator, let leftBindable else { return .always(false) }
            return .changed(binds.bindables[Int(leftBindable)].toTarget)
        }
        guard
            let (leftSide, leftOperand) = operand(imported.left, left, imported.leftBindable, isLeft: true),
            let (rightSide, rightOperand) = operand(imported.right, right, imported.rightBindable, isLeft: false)
        else { return .always(false) }
        let kind: ValueComparison.Kind
        switch (leftSide, rightSide) {
        case (.number, .number): kind = .number
        case (.integer, .number): kind = .leftInteger
        case (.number, .integer): kind = .rightInteger
        case (.string, .string): kind = .string
        case (.viewModel, .viewModel):
            guard case .viewModel = leftOperand, case .viewModel = rightOperand else { return .always(false) }
            kind = .viewModel
        default:
            guard leftSide == rightSide else { return .always(false) }
            kind = .bits
        }
        let op = file.uint(.TransitionViewModelCondition.opValue, of: RecordIndex(Int(imported.record)))
        var comparison = Comparison(rawValue: UInt8(clamping: op)) ?? .invalid
        if ![.number, .leftInteger, .rightInteger].contains(kind), ![.equal, .notEqual].contains(comparison) {
            comparison = .invalid
        }
        machines.comparisons.append(
            ValueComparison(
                kind: kind, comparison: comparison, left: leftOperand, right: rightOperand,
                needsContext: left == .transitionPropertyViewModelComparator
                    || right == .transitionPropertyViewModelComparator))
        return .values(UInt32(machines.comparisons.count - 1))
    }

    /// The bind whose source a taken transition marks as used: a position among the machine's binds.
    func usedBind(_ imported: ImportedCondition) -> UInt32? {
        guard imported.left != ImportTables.none, imported.leftBindable != ImportTables.none,
            file.type(of: RecordIndex(Int(imported.left))) == .transitionPropertyViewModelComparator,
            let bindable = bindableOfRecord[imported.leftBindable]
        else { return nil }
        let bind = binds.bindables[Int(bindable)].toTarget
        return bind == ImportTables.none ? nil : bind
    }

    private func bindable(_ type: SchemaType, _ record: UInt32) -> UInt32? {
        type == .transitionPropertyViewModelComparator ? bindableOfRecord[record] : nil
    }

    private func leftKind(_ bindable: UInt32?) -> BindableDefinition.Kind? {
        bindable.map { binds.bindables[Int($0)].kind }
    }

    private func operand(
        _ record: UInt32, _ type: SchemaType, _ bindableRecord: UInt32, isLeft: Bool
    ) -> (Side, Operand)? {
        let row = RecordIndex(Int(record))
        switch type {
        case .transitionPropertyArtboardComparator:
            return isLeft
                ? (.number, .artboard(file.uint(.TransitionPropertyArtboardComparator.propertyType, of: row))) : nil
        case .transitionPropertyComponentComparator: return component(row)
        case .transitionPropertyViewModelComparator: return bound(bindableRecord)
        case _ where isLeft: return nil
        case .transitionValueNumberComparator:
            return (.number, .constant(file.uint(.TransitionValueNumberComparator.value, of: row)))
        case .transitionValueBooleanComparator:
            return (.boolean, .constant(file.uint(.TransitionValueBooleanComparator.value, of: row)))
        case .transitionValueColorComparator:
            return (.color, .constant(file.uint(.TransitionValueColorComparator.value, of: row)))
        case .transitionValueStringComparator:
            let range = file.payloadRange(.TransitionValueStringComparator.value, of: row)
            return (.string, .constantString(TableRange(range.lowerBound, range.upperBound)))
        case .transitionValueTriggerComparator:
            return (.trigger, .constant(file.uint(.TransitionValueTriggerComparator.value, of: row)))
        case .transitionValueEnumComparator: return (.enumeration, id(row))
        case .transitionValueAssetComparator: return (.asset, id(row))
        case .transitionValueArtboardComparator: return (.artboard, id(row))
        default: return nil
        }
    }

    private func id(_ row: RecordIndex) -> Operand {
        .constant(file.uint(.TransitionValueIdComparator.value, of: row))
    }

    private func bound(_ record: UInt32) -> (Side, Operand)? {
        guard record != ImportTables.none, let type = file.type(of: RecordIndex(Int(record))),
            let kind = BindableDefinition.Kind(type)
        else { return nil }
        // Without binds there is no clone: a comparison with nothing.
        let bindable = bindableOfRecord[record]
        let word = bindable.map { binds.bindables[Int($0)].word }
        let operand = word.map { Operand.word($0) } ?? .constant(0)
        switch kind {
        case .number: return (.number, operand)
        case .integer: return (.integer, operand)
        case .boolean: return (.boolean, operand)
        case .color: return (.color, operand)
        case .enumeration: return (.enumeration, operand)
        case .trigger: return (.trigger, operand)
        case .asset: return (.asset, operand)
        case .artboard: return (.artboard, operand)
        case .string: return (.string, word == nil ? .constantString(.empty) : operand)
        case .viewModel: return bindable.map { (.viewModel, .viewModel($0)) }
        case .list: return nil
        }
    }

    private func component(_ row: RecordIndex) -> (Side, Operand)? {
        let key = file.uint(.TransitionPropertyComponentComparator.propertyKey, of: row)
        let object = file.uint(.TransitionPropertyComponentComparator.objectId, of: row)
        guard let property = Schema.property(key: key) else { return nil }
        let target = target(object: object, key: key)
        let side: Side
        switch property.kind {
        case .double: side = .number
        case .bool: side = .boolean
        case .string: side = .string
        case .color: side = .color
        case .uint, .uint8, .uint16, .int, .int16:
            switch PropertyKey(rawValue: UInt16(truncatingIfNeeded: key)) {
            case .CustomPropertyEnum.propertyValue, .ViewModelInstanceEnum.propertyValue: side = .enumeration
            case .CustomPropertyTrigger.propertyValue, .ViewModelInstanceTrigger.propertyValue: side = .trigger
            case .ViewModelInstanceAsset.propertyValue: side = .asset
            case .ViewModelInstanceArtboard.propertyValue: side = .artboard
            case .ViewModelInstanceViewModel.propertyValue: side = .viewModel
            default: side = .integer
            }
        case .bytes, .callback: return nil
        }
        guard let target else { return (side, side == .string ? .constantString(.empty) : .constant(0)) }
        return (side, .component(target))
    }
}

import RivuletFormat

extension ConverterStates {
    /// Converts a value in the bind's main direction (chapter 05 §9.1): from the source to the target, unless that is
    /// from the target to the source.
    ///
    /// Texts are in `text`, the input's and the result's.
    package mutating func convert(
        _ value: BoundValue, _ instance: ConverterInstance, random: inout RandomSource, _ document: DocumentTables,
        _ store: ViewModelStore
    ) -> BoundValue {
        var value = value
        for position in document.converters.converters[Int(instance.converter)].operations.positions {
            let operation = document.converters.operations[position]
            value = forward(value, operation, instance, random: &random, document, store)
        }
        return value
    }

    /// Converts a value against the bind's main direction.
    package mutating func reverseConvert(
        _ value: BoundValue, _ instance: ConverterInstance, random: inout RandomSource, _ document: DocumentTables,
        _ store: ViewModelStore
    ) -> BoundValue {
        var value = value
        for position in document.converters.converters[Int(instance.converter)].operations.positions.reversed() {
            let operation = document.converters.operations[position]
            value = reverse(value, operation, instance, random: &random, document, store)
        }
        return value
    }

    private mutating func forward(
        _ value: BoundValue, _ operation: ConverterOperation, _ instance: ConverterInstance,
        random: inout RandomSource, _ document: DocumentTables, _ store: ViewModelStore
    ) -> BoundValue {
        switch operation.kind {
        case .passthrough: return value
        case .arithmetic: return .number(arithmetic(value, isForward: true, operation, instance, document))
        case .systemArithmetic:
            let isForward = !instance.mainIsToSource
            return .number(arithmetic(value, isForward: isForward, operation, instance, document))
        case .rounder:
            guard case .number(let number) = value else { return .number(0) }
            return .number(Arithmetic.rounded(number, decimals: word(0, operation, instance, document)))
        case .rangeMapper: return .number(mapped(value, isForward: true, operation, instance, document))
        case .toNumber: return .number(number(value))
        case .toString: return string(value, operation, instance, document)
        case .trim: return trimmed(value, word(0, operation, instance, document))
        case .removeZeros: return withoutZeros(value)
        case .pad: return padded(value, operation, instance, document)
        case .negate: return negated(value)
        case .trigger: return .trigger(value.integerLike.map { $0 &+ 1 } ?? 0)
        case .listToLength:
            guard case .list(let list) = value else { return .number(0) }
            return .number(Float(store.itemCount(ofList: list)))
        case .numberToList: return list(value, operation, instance, document, store)
        case .formula: return .number(formula(value, operation, instance, random: &random, document))
        case .interpolator: return smoothed(value, operation, instance, document)
        }
    }

    private mutating func reverse(
        _ value: BoundValue, _ operation: ConverterOperation, _ instance: ConverterInstance,
        random: inout RandomSource, _ document: DocumentTables, _ store: ViewModelStore
    ) -> BoundValue {
        switch operation.kind {
        case .passthrough, .rounder, .toNumber, .toString, .trim, .removeZeros, .pad, .trigger, .listToLength,
            .numberToList:
            return value
        case .arithmetic: return .number(arithmetic(value, isForward: false, operation, instance, document))
        case .systemArithmetic:
            let isForward = !instance.mainIsToSource
            return .number(arithmetic(value, isForward: isForward, operation, instance, document))
        case .rangeMapper: return .number(mapped(value, isForward: false, operation, instance, document))
        case .negate: return negated(value)
        case .formula: return .number(formula(value, operation, instance, random: &random, document))
        case .interpolator: return smoothed(value, operation, instance, document)
        }
    }

    private func arithmetic(
        _ value: BoundValue, isForward: Bool, _ operation: ConverterOperation, _ instance: ConverterInstance,
        _ document: DocumentTables
    ) -> Float {
        let input: Float
        switch value {
        case .number(let number): input = number
        case .listIndex(let index) where isForward: input = Float(index)
        default: return 0
        }
        let code = word(0, operation, instance, document)
        let operand = float(1, operation, instance, document)
        return isForward ? Arithmetic.forward(code, input, operand) : Arithmetic.reverse(code, input, operand)
    }

    private func mapped(
        _ value: BoundValue, isForward: Bool, _ operation: ConverterOperation, _ instance: ConverterInstance,
        _ document: DocumentTables
    ) -> Float {
        guard case .number(let number) = value else { return 0 }
        let mapper = RangeMapper(
            isHold: word(0, operation, instance, document) == 0, flags: word(1, operation, instance, document),
            curve: operation.curve(document))
        let input = (float(2, operation, instance, document), float(3, operation, instance, document))
        let output = (float(4, operation, instance, document), float(5, operation, instance, document))
        return isForward
            ? mapper.map(number, from: input, to: output) : mapper.map(number, from: output, to: input)
    }

    private func negated(_ value: BoundValue) -> BoundValue {
        guard case .boolean(let flag) = value else { return .boolean(false) }
        return .boolean(!flag)
    }

    private mutating func formula(
        _ value: BoundValue, _ operation: ConverterOperation, _ instance: ConverterInstance,
        random: inout RandomSource, _ document: DocumentTables
    ) -> Float {
        switch value {
        case .number(let number):
            evaluate(operation, input: number, instance, random: &random, document)
        case .listIndex(let index):
            evaluate(operation, input: Float(index), instance, random: &random, document)
        default: 0
        }
    }

    private mutating func smoothed(
        _ value: BoundValue, _ operation: ConverterOperation, _ instance: ConverterInstance,
        _ document: DocumentTables
    ) -> BoundValue {
        let position = Int(instance.firstState + operation.state)
        guard case .smoothing(var state) = states[position] else { return value }
        let result = state.convert(value, duration: float(0, operation, instance, document))
        states[position] = .smoothing(state)
        return result
    }
}

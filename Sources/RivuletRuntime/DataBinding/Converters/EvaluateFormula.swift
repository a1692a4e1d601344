#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

enum FormulaFunction {
    static let random: UInt32 = 16
}

extension ConverterStates {
    /// The formula's value for an input (§13.13, Evaluation).
    mutating func evaluate(
        _ operation: ConverterOperation, input: Float, _ instance: ConverterInstance, random: inout RandomSource,
        _ document: DocumentTables
    ) -> Float {
        stack.removeAll(keepingCapacity: true)
        for position in operation.tokens.positions {
            switch document.converters.formulaTokens[position] {
            case .input: stack.append(input)
            case .value(let offset): stack.append(float(Int(offset), operation, instance, document))
            case .operation(let code):
                guard stack.count > 1 else { continue }
                let right = stack.removeLast()
                let left = stack.removeLast()
                stack.append(code <= 4 ? Arithmetic.forward(code, left, right) : 0)
            case .function(FormulaFunction.random, let arguments):
                let range = popRandomRange(Int(arguments))
                let value = draw(operation, instance, random: &random, document)
                stack.append(range.low + (range.high - range.low) * value)
            case .function(let code, let arguments):
                let first = stack.count - min(stack.count, Int(arguments))
                let value = Self.function(code, stack[first...])
                stack.removeSubrange(first...)
                stack.append(value)
            }
        }
        return stack.count == 1 ? stack[0] : input
    }

    private mutating func popRandomRange(_ arguments: Int) -> (low: Float, high: Float) {
        let first = stack.count - min(stack.count, arguments)
        defer { stack.removeSubrange(first...) }
        return switch stack.count - first {
        case 0: (0, 1)
        case 1: (0, stack[first])
        default: (stack[first], stack[first + 1])
        }
    }

    /// The number of a random function: its own if it always draws, else the one that all of the formula share.
    private mutating func draw(
        _ operation: ConverterOperation, _ instance: ConverterInstance, random: inout RandomSource,
        _ document: DocumentTables
    ) -> Float {
        if word(FormulaMode.offset, operation, instance, document) == FormulaMode.always { return random.next() }
        let state = Int(instance.firstState + operation.state)
        if case .random(let drawn?) = states[state] { return drawn }
        let value = random.next()
        states[state] = .random(value)
        return value
    }

    private static func function(_ code: UInt32, _ arguments: ArraySlice<Float>) -> Float {
        guard let first = arguments.first, let last = arguments.last else { return 0 }
        switch code {
        // From the last one backwards: NaN in last place stays, NaN elsewhere never compares.
        case 0: return arguments.dropLast().reversed().reduce(last) { $1 < $0 ? $1 : $0 }
        case 1: return arguments.dropLast().reversed().reduce(last) { $1 > $0 ? $1 : $0 }
        case 2: return first.rounded()
        case 3: return first.rounded(.up)
        case 4: return first.rounded(.down)
        case 5: return first.squareRoot()
        case 6: return arguments.count > 1 ? powf(first, arguments[arguments.startIndex + 1]) : 0
        case 7: return expf(first)
        case 8: return logf(first)
        case 9: return cosf(first)
        case 10: return sinf(first)
        case 11: return tanf(first)
        case 12: return acosf(first)
        case 13: return asinf(first)
        case 14: return atanf(first)
        case 15: return arguments.count > 1 ? atan2f(first, arguments[arguments.startIndex + 1]) : 0
        default: return 0
        }
    }
}

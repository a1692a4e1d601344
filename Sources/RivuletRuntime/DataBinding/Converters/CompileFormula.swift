import RivuletFormat
import RivuletSchema

/// How a formula's random functions draw (§13.13).
enum FormulaMode {
    /// Position among the formula's properties; the values of its tokens follow.
    static let offset = 0
    static let always: UInt32 = 1
    static let sourceChange: UInt32 = 2
}

/// Puts a formula's tokens into reverse Polish order (§13.13, Compilation). Unbalanced parentheses and missing operands
/// are no errors: what comes out is evaluated as it is.
struct FormulaCompiler {
    /// The tokens in the order in which they are evaluated.
    private(set) var output: [FormulaToken] = []
    /// The values of the value tokens, in file order, as words.
    private(set) var values: [UInt32] = []
    private var stack: [Entry] = []

    private enum Entry: BitwiseCopyable {
        case operation(UInt32)
        case parenthesis(arguments: UInt32)
        case function(UInt32, arguments: UInt32)

        var precedence: Int {
            switch self {
            case .operation(let code): FormulaCompiler.precedence(code)
            case .parenthesis, .function: 1
            }
        }

        var isOperation: Bool { if case .operation = self { true } else { false } }
    }

    init(file: RiveFile, tokens: [UInt32]) {
        for (position, token) in tokens.enumerated() {
            let record = RecordIndex(Int(token))
            switch file.type(of: record) {
            case .formulaTokenInput: output.append(.input)
            case .formulaTokenValue:
                output.append(.value(UInt32(FormulaMode.offset + 1 + values.count)))
                values.append(file.uint(.FormulaTokenValue.operationValue, of: record))
            case .formulaTokenOperation: push(file.uint(.FormulaTokenOperation.operationType, of: record))
            case .formulaTokenParenthesisOpen:
                stack.append(.parenthesis(arguments: Self.firstCount(position, tokens, file)))
            case .formulaTokenFunction:
                let code = file.uint(.FormulaTokenFunction.functionType, of: record)
                stack.append(.function(code, arguments: Self.firstCount(position, tokens, file)))
            case .formulaTokenParenthesisClose: close()
            case .formulaTokenArgumentSeparator: separate()
            default: break
            }
        }
        while let top = stack.popLast() { emit(top) }
    }

    /// Modulo and everything that is no arithmetic bind weakest of all, weaker even than functions.
    fileprivate static func precedence(_ code: UInt32) -> Int {
        switch code {
        case 0, 1: 2
        case 2, 3: 3
        default: 0
        }
    }

    private static func firstCount(_ position: Int, _ tokens: [UInt32], _ file: RiveFile) -> UInt32 {
        guard position + 1 < tokens.count else { return 1 }
        return file.type(of: RecordIndex(Int(tokens[position + 1]))) == .formulaTokenParenthesisClose ? 0 : 1
    }

    private mutating func push(_ code: UInt32) {
        while let top = stack.last, top.precedence >= Self.precedence(code) {
            if case .parenthesis = top { break }
            stack.removeLast()
            emit(top)
        }
        stack.append(.operation(code))
    }

    private mutating func close() {
        popOperations()
        if let opening = stack.popLast() { emit(opening) }
    }

    private mutating func separate() {
        if let position = stack.lastIndex(where: { !$0.isOperation }) {
            switch stack[position] {
            case .parenthesis(let count): stack[position] = .parenthesis(arguments: count + 1)
            case .function(let code, let count): stack[position] = .function(code, arguments: count + 1)
            case .operation: break
            }
        }
        popOperations()
    }

    private mutating func popOperations() {
        while let top = stack.last, top.isOperation {
            stack.removeLast()
            emit(top)
        }
    }

    private mutating func emit(_ entry: Entry) {
        switch entry {
        case .operation(let code): output.append(.operation(code))
        case .function(let code, let count): output.append(.function(code, arguments: count))
        case .parenthesis: break
        }
    }
}

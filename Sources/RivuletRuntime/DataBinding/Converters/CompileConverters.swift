import RivuletFormat
import RivuletSchema

extension ConverterTables {
    /// Compiles all converters of a file. Groups are flattened; one that contains itself, or has more items than is
    /// bearable, is refused and does nothing.
    init(file: RiveFile, imports: ImportTables) {
        var compiler = ConverterCompiler(file: file, imports: imports)
        compiler.compile()
        self = compiler.tables
    }

    /// How deep groups may be nested.
    static let maximumDepth = 32
    /// How many operations all converters of a file may have together, groups flattened.
    static let maximumOperations = 131_072
}

struct ConverterCompiler {
    let file: RiveFile
    let imports: ImportTables
    var tables = ConverterTables()
    /// Each converter's own operation; those of groups are passthroughs.
    private var leaves: [ConverterOperation] = []
    /// Binds of converters' properties, by converter, in file order.
    private var binds: [[ConverterBindTarget]]
    private var interpolatorOfRecord: [UInt32: UInt32] = [:]

    private struct ConverterBindTarget {
        var bind: UInt32
        /// If a formula's token is the target: which of the formula's properties holds its value, or `none`.
        var tokenOffset: UInt32?
    }

    private struct Token: BitwiseCopyable {
        var converter: UInt32
        var offset: UInt32
    }

    private var tokens: [Token]

    init(file: RiveFile, imports: ImportTables) {
        self.file = file
        self.imports = imports
        binds = Array(repeating: [], count: imports.converters.count)
        tokens = Array(
            repeating: Token(converter: ConverterTables.none, offset: ConverterTables.none),
            count: imports.formulaTokens.count)
    }

    mutating func compile() {
        collectTokens()
        collectBinds()
        for converter in imports.converters { leaves.append(leaf(converter)) }
        for position in imports.converters.indices {
            for bind in binds[position] where parameter(bind, of: leaves[position], converter: position) != nil {
                leaves[position].ownsWords = true
            }
        }
        for position in imports.converters.indices { tables.converters.append(definition(UInt32(position))) }
    }

    private mutating func collectBinds() {
        for (position, bind) in imports.dataBinds.enumerated() {
            switch bind.ownerKind {
            case .converter: binds[Int(bind.owner)].append(ConverterBindTarget(bind: UInt32(position)))
            case .formulaToken:
                let token = tokens[Int(bind.owner)]
                binds[Int(token.converter)].append(
                    ConverterBindTarget(bind: UInt32(position), tokenOffset: token.offset))
            default: break
            }
        }
    }

    /// Whose token each formula token is, and which of its formula's properties holds its value.
    private mutating func collectTokens() {
        for (position, converter) in imports.converters.enumerated() {
            var values = UInt32(FormulaMode.offset + 1)
            for row in converter.tokens.indices {
                let isValue = file.type(of: RecordIndex(Int(imports.formulaTokens[row]))) == .formulaTokenValue
                tokens[row] = Token(converter: UInt32(position), offset: isValue ? values : ConverterTables.none)
                if isValue { values += 1 }
            }
        }
    }

    // MARK: Flattening

    private mutating func definition(_ position: UInt32) -> ConverterDefinition {
        var definition = ConverterDefinition()
        let first = tables.operations.count
        let firstBind = tables.binds.count
        let firstOperand = tables.operands.count
        if let output = flatten(position, depth: 0, into: &definition) {
            definition.output = output
        } else {
            tables.operations.removeSubrange(first...)
            tables.binds.removeSubrange(firstBind...)
            tables.operands.removeSubrange(firstOperand...)
            definition = ConverterDefinition()
            tables.refused.append(imports.converters[Int(position)].record)
        }
        definition.operations = TableRange(first, tables.operations.count)
        definition.binds = TableRange(firstBind, tables.binds.count)
        definition.operands = TableRange(firstOperand, tables.operands.count)
        return definition
    }

    /// Appends the operations of a converter; nil beyond the limits.
    private mutating func flatten(
        _ position: UInt32, depth: Int, into definition: inout ConverterDefinition
    ) -> ConverterOutput? {
        let converter = imports.converters[Int(position)]
        guard type(converter) == .dataConverterGroup else {
            guard tables.operations.count < ConverterTables.maximumOperations else { return nil }
            append(position, into: &definition)
            return leaves[Int(position)].output
        }
        guard depth < ConverterTables.maximumDepth else { return nil }
        var output = ConverterOutput.none
        for row in converter.items.indices {
            let record = imports.converterItems[row]
            let id = file.uint(.DataConverterGroupItem.converterId, of: RecordIndex(Int(record)))
            let item = imports.converter(id, for: record)
            guard item != ImportTables.none else { continue }
            guard let inner = flatten(item, depth: depth + 1, into: &definition) else { return nil }
            if inner != .input { output = inner }
        }
        return output
    }

    private mutating func append(_ position: UInt32, into definition: inout ConverterDefinition) {
        var operation = leaves[Int(position)]
        if operation.ownsWords {
            operation.ownWords = definition.wordCount
            definition.wordCount += operation.wordCount
        }
        if operation.state != ConverterTables.none {
            operation.state = definition.stateCount
            definition.stateCount += 1
        }
        if operation.kind == .interpolator { definition.isTimed = true }
        let row = UInt32(tables.operations.count)
        tables.operations.append(operation)
        for bind in binds[Int(position)] {
            var parameter = parameter(bind, of: operation, converter: Int(position))
            parameter?.operation = row
            tables.binds.append(ConverterBind(bind: bind.bind, parameter: parameter))
        }
        let converter = imports.converters[Int(position)]
        if type(converter) == .dataConverterOperationViewModel {
            tables.operands.append(
                ConverterOperand(
                    record: converter.record,
                    parameter: ConverterParameter(operation: row, offset: 1, storage: .float, concernsOwner: true)))
        }
    }

    // MARK: Single converters

    private func type(_ converter: ImportedConverter) -> SchemaType {
        file.type(of: RecordIndex(Int(converter.record))) ?? .dataConverter
    }

    private mutating func leaf(_ converter: ImportedConverter) -> ConverterOperation {
        let type = type(converter)
        var operation = ConverterOperation(kind: type)
        operation.words = UInt32(tables.words.count)
        let record = RecordIndex(Int(converter.record))
        for key in operation.kind.properties {
            if Schema.property(key: UInt32(key.rawValue))?.kind == .string {
                let range = file.payloadRange(key, of: record)
                tables.words.append(UInt32(tables.texts.count))
                tables.texts.append(TableRange(range.lowerBound, range.upperBound))
            } else {
                tables.words.append(file.bits(key, of: record))
            }
        }
        switch type {
        case .dataConverterOperationViewModel: operation.ownsWords = true
        case .dataConverterFormula:
            let formula = FormulaCompiler(
                file: file, tokens: converter.tokens.indices.map { imports.formulaTokens[$0] })
            let first = tables.formulaTokens.count
            tables.formulaTokens.append(contentsOf: formula.output)
            operation.tokens = TableRange(first, tables.formulaTokens.count)
            tables.words.append(contentsOf: formula.values)
        case .dataConverterRangeMapper:
            operation.interpolator = interpolator(.DataConverterRangeMapper.interpolatorId, of: converter.record)
        case .dataConverterInterpolator:
            operation.interpolator = interpolator(.DataConverterInterpolator.interpolatorId, of: converter.record)
        default: break
        }
        if operation.needsState(tables) { operation.state = 0 }
        operation.wordCount = UInt32(tables.words.count) - operation.words
        return operation
    }

    private mutating func interpolator(_ key: PropertyKey, of record: UInt32) -> UInt32 {
        let found = imports.fileInterpolator(file.uint(key, of: RecordIndex(Int(record))), for: record)
        guard found != ImportTables.none else { return ConverterTables.none }
        if let known = interpolatorOfRecord[found] { return known }
        guard let interpolator = Interpolator(record: RecordIndex(Int(found)), of: file) else {
            return ConverterTables.none
        }
        let position = UInt32(tables.interpolators.count)
        tables.interpolators.append(interpolator)
        interpolatorOfRecord[found] = position
        return position
    }

    /// The property of an operation that a bind writes; nil if it has none such.
    private func parameter(
        _ target: ConverterBindTarget, of operation: ConverterOperation, converter: Int
    ) -> ConverterParameter? {
        let bind = RecordIndex(Int(imports.dataBinds[Int(target.bind)].record))
        guard let property = Schema.property(key: file.uint(.DataBind.propertyKey, of: bind)) else { return nil }
        let key = property.key
        if let offset = target.tokenOffset {
            guard key == .FormulaTokenValue.operationValue, offset != ConverterTables.none else { return nil }
            return ConverterParameter(operation: 0, offset: offset, storage: .float, concernsOwner: true)
        }
        guard let offset = operation.kind.properties.firstIndex(of: key),
            file.type(of: RecordIndex(Int(imports.converters[converter].record)))?.property(key: UInt32(key.rawValue))
                != nil
        else { return nil }
        let storage: ConverterParameter.Storage =
            switch property.kind {
            case .string: .string
            case .double: .float
            default: .uint
            }
        return ConverterParameter(
            operation: 0, offset: UInt32(offset), storage: storage,
            concernsOwner: ConverterOperation.concerningOwner.contains(key))
    }
}

// MARK: - Properties

extension ConverterOperation {
    init(kind type: SchemaType) {
        switch type {
        case .dataConverterRounder: self.init(kind: .rounder, output: .number)
        case .dataConverterToString: self.init(kind: .toString, output: .string)
        case .dataConverterToNumber: self.init(kind: .toNumber, output: .number)
        case .dataConverterSystemDegsToRads, .dataConverterSystemNormalizer:
            self.init(kind: .systemArithmetic, output: .number)
        case _ where type.isA(.dataConverterOperation): self.init(kind: .arithmetic, output: .number)
        case .dataConverterRangeMapper: self.init(kind: .rangeMapper, output: .number)
        case .dataConverterStringPad: self.init(kind: .pad, output: .string)
        case .dataConverterStringRemoveZeros: self.init(kind: .removeZeros, output: .string)
        case .dataConverterStringTrim: self.init(kind: .trim, output: .string)
        case .dataConverterInterpolator: self.init(kind: .interpolator, output: .input)
        case .dataConverterBooleanNegate: self.init(kind: .negate, output: .boolean)
        case .dataConverterFormula: self.init(kind: .formula, output: .number)
        case .dataConverterNumberToList: self.init(kind: .numberToList, output: .list)
        case .dataConverterListToLength: self.init(kind: .listToLength, output: .number)
        case .dataConverterTrigger: self.init(kind: .trigger, output: .trigger)
        default: self.init(kind: .passthrough, output: .none)
        }
    }

    func needsState(_ tables: ConverterTables) -> Bool {
        switch kind {
        case .interpolator, .numberToList: true
        case .formula:
            tables.formulaTokens[tokens.positions].contains {
                if case .function(FormulaFunction.random, _) = $0 { true } else { false }
            }
        default: false
        }
    }

    /// A change of these makes the bind that uses the converter run again (§13.1, rule 4).
    static let concerningOwner: [PropertyKey] = [
        .DataConverterOperationValue.operationValue, .DataConverterRangeMapper.minInput,
        .DataConverterRangeMapper.maxInput, .DataConverterRangeMapper.minOutput, .DataConverterRangeMapper.maxOutput,
        .DataConverterToString.decimals, .DataConverterToString.colorFormat, .DataConverterStringPad.length,
        .DataConverterStringPad.text, .DataConverterStringPad.padType, .DataConverterStringTrim.trimType,
        .DataConverterInterpolator.duration, .DataConverterNumberToList.viewModelId,
    ]
}

extension ConverterOperation.Kind {
    /// Its properties, in the order of its words.
    var properties: [PropertyKey] {
        switch self {
        case .arithmetic, .systemArithmetic:
            [.DataConverterOperation.operationType, .DataConverterOperationValue.operationValue]
        case .rounder: [.DataConverterRounder.decimals]
        case .rangeMapper:
            [
                .DataConverterRangeMapper.interpolationType, .DataConverterRangeMapper.flags,
                .DataConverterRangeMapper.minInput, .DataConverterRangeMapper.maxInput,
                .DataConverterRangeMapper.minOutput, .DataConverterRangeMapper.maxOutput,
            ]
        case .toString:
            [.DataConverterToString.flags, .DataConverterToString.decimals, .DataConverterToString.colorFormat]
        case .trim: [.DataConverterStringTrim.trimType]
        case .pad:
            [.DataConverterStringPad.length, .DataConverterStringPad.text, .DataConverterStringPad.padType]
        case .numberToList: [.DataConverterNumberToList.viewModelId]
        case .formula: [.DataConverterFormula.randomModeValue]
        case .interpolator: [.DataConverterInterpolator.duration]
        case .passthrough, .toNumber, .removeZeros, .negate, .trigger, .listToLength: []
        }
    }
}

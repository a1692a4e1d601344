import RivuletFormat
import RivuletSchema

/// Where the binds and operands of converters lead: paths by position in the document's converter tables.
package struct ConverterPaths: Sendable {
    var elements: [UInt32] = []
    var binds: [BindPath] = []
    /// Position among the document's converters of each bind's own one, none for no conversion.
    var converters: [UInt32] = []
    var operands: [BindPath] = []

    init(_ tables: ConverterTables, file: RiveFile, imports: ImportTables, manifest: Manifest) {
        for bind in tables.binds {
            let record = imports.dataBinds[Int(bind.bind)].record
            let row = RecordIndex(Int(record))
            let flags = file.uint(.DataBind.flags, of: row)
            let path = file.type(of: row) == .dataBindContext ? file.path(ofDataBindContext: record, manifest) : []
            binds.append(add(path, isByName: flags & 16 != 0))
            converters.append(imports.converter(file.uint(.DataBind.converterId, of: row), for: record))
        }
        for operand in tables.operands {
            let path = file.idList(
                .DataConverterOperationViewModel.sourcePathIds, of: RecordIndex(Int(operand.record)))
            operands.append(add(path, isByName: false))
        }
    }

    private mutating func add(_ path: [UInt32], isByName: Bool) -> BindPath {
        let start = elements.count
        elements.append(contentsOf: path)
        return BindPath(elements: TableRange(start, elements.count), isByName: isByName)
    }
}

/// A bind on a property of a bind's converter.
struct ConverterBindRow: Sendable, BitwiseCopyable {
    /// The bind that the converter belongs to.
    var owner: UInt32
    /// Position among the document's converter binds.
    var definition: UInt32
    var source = ValueAddress(instance: InstanceNumber(0xFFFF_FFFF), property: 0)
    var dependent: UInt32 = 0xFFFF_FFFF
    var converter: ConverterInstance?
    var isDirty = false
}

/// A value that a converter calculates with.
struct OperandRow: Sendable, BitwiseCopyable {
    var source = ValueAddress(instance: InstanceNumber(0xFFFF_FFFF), property: 0)
    var dependent: UInt32 = 0xFFFF_FFFF
}

extension SceneTables {
    /// Clones a bind's converter.
    mutating func addConverter(to row: inout BindRow, _ definition: BindDefinition, _ context: SceneContext) {
        guard definition.converter != ImportTables.none else { return }
        row.converter = binding.converters.makeInstance(
            of: definition.converter, mainIsToSource: definition.flags.contains(.isMainToSource), context.document)
        let converter = context.document.converters.converters[Int(definition.converter)]
        row.firstConverterBind = UInt32(binding.converterBinds.count)
        row.firstOperand = UInt32(binding.operands.count)
        for position in converter.binds.positions {
            let bind = converterBind(position, of: UInt32(binding.binds.count), context)
            binding.converterBinds.append(bind)
        }
        binding.operands.append(contentsOf: repeatElement(OperandRow(), count: converter.operands.count))
    }

    /// Clones the converter of a bind whose rows were used before.
    mutating func refillConverter(
        of bind: Int, in row: inout BindRow, _ definition: BindDefinition, _ context: SceneContext
    ) {
        guard definition.converter != ImportTables.none else { return }
        row.converter = binding.converters.makeInstance(
            of: definition.converter, mainIsToSource: definition.flags.contains(.isMainToSource), context.document)
        row.firstConverterBind = binding.binds[bind].firstConverterBind
        row.firstOperand = binding.binds[bind].firstOperand
        let converter = context.document.converters.converters[Int(definition.converter)]
        for (offset, position) in converter.binds.positions.enumerated() {
            let own = converterBind(position, of: UInt32(bind), context)
            binding.converterBinds[Int(row.firstConverterBind) + offset] = own
        }
        for offset in 0..<converter.operands.count {
            binding.operands[Int(row.firstOperand) + offset] = OperandRow()
        }
    }

    private mutating func converterBind(_ position: Int, of bind: UInt32, _ context: SceneContext) -> ConverterBindRow {
        var row = ConverterBindRow(owner: bind, definition: UInt32(position))
        let own = context.document.converterPaths.converters[position]
        // A converter of a converter's bind never advances (chapter 05 §13.1).
        if own != ImportTables.none {
            row.converter = binding.converters.makeInstance(of: own, mainIsToSource: false, context.document)
        }
        return row
    }

    private func converterDefinition(_ bind: Int, _ context: SceneContext) -> ConverterDefinition? {
        binding.binds[bind].converter.map { context.document.converters.converters[Int($0.converter)] }
    }

    /// The binds of a bind's converter and its operands take their sources from the bind's context.
    mutating func connectConverter(of bind: Int, _ context: SceneContext) {
        guard let definition = converterDefinition(bind, context) else { return }
        let row = binding.binds[bind]
        let contextRow = binding.containers[Int(row.container)].context
        let paths = context.document.converterPaths
        for offset in 0..<definition.binds.count {
            let own = Int(row.firstConverterBind) + offset
            let path = paths.binds[Int(binding.converterBinds[own].definition)]
            let found = resolve(path, from: contextRow, paths.elements, context)
            let old = binding.converterBinds[own]
            if old.dependent == Self.noContext || found != old.source {
                if old.dependent != Self.noContext { context.store.tables.unsubscribe(old.dependent) }
                binding.converterBinds[own].dependent = Self.noContext
                guard let found else { continue }
                binding.converterBinds[own].source = found
                binding.converterBinds[own].dependent = context.store.tables.subscribe(
                    found, scene: binding.scene, .converterBind, item: UInt32(own))
            }
            converterBindChanged(own, context)
        }
        for offset in 0..<definition.operands.count {
            let own = Int(row.firstOperand) + offset
            let path = paths.operands[definition.operands.positions.lowerBound + offset]
            // A failed later look-up keeps the old operand.
            guard let found = resolve(path, from: contextRow, paths.elements, context) else { continue }
            let old = binding.operands[own]
            if old.dependent != Self.noContext {
                if old.source == found { continue }
                context.store.tables.unsubscribe(old.dependent)
            }
            binding.operands[own].source = found
            binding.operands[own].dependent = context.store.tables.subscribe(
                found, scene: binding.scene, .operand, item: UInt32(bind))
        }
    }

    /// A bind of a converter became dirty, and so the bind that the converter belongs to.
    mutating func converterBindChanged(_ own: Int, _ context: SceneContext) {
        binding.converterBinds[own].isDirty = true
        concern(Int(binding.converterBinds[own].owner), context)
    }

    private mutating func concern(_ bind: Int, _ context: SceneContext) {
        let isFromTarget = binding.binds[bind].flags.contains(.originTarget)
        addDirt([.dependents, isFromTarget ? .target : .source], to: bind, context)
    }

    /// Writes the bound properties of a bind's converter.
    mutating func updateConverterBinds(of bind: Int, _ context: SceneContext) {
        guard let definition = converterDefinition(bind, context), let instance = binding.binds[bind].converter else {
            return
        }
        for own in Int(binding.binds[bind].firstConverterBind)..<Int(binding.binds[bind].firstConverterBind)
            + definition.binds.count
        {
            let row = binding.converterBinds[own]
            guard row.isDirty else { continue }
            binding.converterBinds[own].isDirty = false
            guard row.dependent != Self.noContext,
                let parameter = context.document.converters.binds[Int(row.definition)].parameter
            else { continue }
            let firstText = binding.converters.text.bytes.count
            var value = boundValue(at: row.source, context)
            if let converter = row.converter {
                value = binding.converters.convert(value, converter, random: &random, context.document, context.store)
            }
            let didChange = binding.converters.set(parameter, of: instance, to: value, context.document)
            binding.converters.text.bytes.removeLast(binding.converters.text.bytes.count - firstText)
            if didChange, parameter.concernsOwner { concern(bind, context) }
        }
    }

    /// A bind's converter lets go of the store and is given back.
    mutating func disconnectConverter(of bind: Int, _ context: SceneContext) {
        guard let definition = converterDefinition(bind, context), let instance = binding.binds[bind].converter else {
            return
        }
        let row = binding.binds[bind]
        for own in Int(row.firstConverterBind)..<Int(row.firstConverterBind) + definition.binds.count {
            if binding.converterBinds[own].dependent != Self.noContext {
                context.store.tables.unsubscribe(binding.converterBinds[own].dependent)
                binding.converterBinds[own].dependent = Self.noContext
            }
            if let converter = binding.converterBinds[own].converter {
                binding.converters.remove(converter, context.document, context.store)
                binding.converterBinds[own].converter = nil
            }
        }
        for own in Int(row.firstOperand)..<Int(row.firstOperand) + definition.operands.count {
            if binding.operands[own].dependent != Self.noContext {
                context.store.tables.unsubscribe(binding.operands[own].dependent)
                binding.operands[own].dependent = Self.noContext
            }
        }
        binding.converters.remove(instance, context.document, context.store)
    }

    // MARK: Converting

    /// What kind of value a bind carries to its target.
    func outputKind(_ bind: Int, _ definition: BindDefinition, _ context: SceneContext) -> ValueKind {
        let source = context.store.kind(at: binding.binds[bind].source)
        // Assets are carried as they are.
        guard source != .asset, let converter = converterDefinition(bind, context) else { return source }
        switch converter.output {
        case .none, .input: return source
        case .number: return .number
        case .string: return .string
        case .boolean: return .boolean
        case .trigger: return .trigger
        case .list: return .list
        }
    }

    /// A value as a bind's converter makes it on the way to one side: in the main direction forwards, against it in
    /// reverse.
    mutating func converted(
        _ value: BoundValue, _ bind: Int, isToSource: Bool, _ context: SceneContext
    ) -> BoundValue {
        guard let instance = binding.binds[bind].converter else { return value }
        if case .asset = value { return value }
        updateOperands(of: bind, instance, context)
        if isToSource == instance.mainIsToSource {
            return binding.converters.convert(value, instance, random: &random, context.document, context.store)
        }
        return binding.converters.reverseConvert(value, instance, random: &random, context.document, context.store)
    }

    private mutating func updateOperands(of bind: Int, _ instance: ConverterInstance, _ context: SceneContext) {
        let range = context.document.converters.converters[Int(instance.converter)].operands
        for offset in 0..<range.count {
            let row = binding.operands[Int(binding.binds[bind].firstOperand) + offset]
            var value = BoundValue.number(0)
            if row.dependent != Self.noContext, context.store.kind(at: row.source) == .number {
                value = .number(Float(bitPattern: context.store.word(at: row.source)))
            }
            let operand = context.document.converters.operands[range.positions.lowerBound + offset]
            _ = binding.converters.set(operand.parameter, of: instance, to: value, context.document)
        }
    }

    // MARK: Time

    /// Lets time pass for the converters of a container. True if one of them has to go on.
    mutating func advanceConverters(of container: UInt32, by seconds: Float, _ context: SceneContext) -> Bool {
        var isRunning = false
        for position in binding.containers[Int(container)].order.positions {
            let bind = Int(binding.order[position])
            guard let instance = binding.binds[bind].converter, binding.binds[bind].isBound,
                !binding.binds[bind].flags.contains(.collapsed)
            else { continue }
            let progress = binding.converters.advance(instance, by: seconds, context.document)
            if progress.concernsOwner { concern(bind, context) }
            if progress.isRunning { isRunning = true }
        }
        return isRunning
    }
}

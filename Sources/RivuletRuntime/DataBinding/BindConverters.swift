import RivuletFormat
import RivuletSchema

/// Where the binds and operands of converters lead: paths by position in the document's converter tables.
package struct ConverterPaths: Sendable {
    var elements: [UInt32] = []
    var binds: [BindPath] = []
    /// Position among the document's converters of each bind's own one, none for no conversion.
    var converters: [UInt32] = []
    var operands: [BindPath] = []
    /// How many rows a clone of each converter has: its binds and operands, those of the converters of its binds …
    private(set) var rowCounts: [Int] = []

    /// Binds on properties of a converter are the first level, binds on properties of their converters the second …
    /// Converters further down keep the values of the file.
    static let levels = 4

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
        for _ in 0..<Self.levels { countRows(tables) }
    }

    /// Counts one level more. Converters may be bound to themselves, so that counts may be beyond all limits.
    private mutating func countRows(_ tables: ConverterTables) {
        let inner = rowCounts
        rowCounts = tables.converters.map { converter in
            var count = converter.binds.count + converter.operands.count
            for bind in converter.binds.positions where converters[bind] != ImportTables.none && !inner.isEmpty {
                count = InstanceSizes.add(count, inner[Int(converters[bind])])
            }
            return count
        }
    }

    private mutating func add(_ path: [UInt32], isByName: Bool) -> BindPath {
        let start = elements.count
        elements.append(contentsOf: path)
        return BindPath(elements: TableRange(start, elements.count), isByName: isByName)
    }
}

/// The bind that a converter belongs to: one of an artboard or machine, or one on a property of such a bind's converter.
struct ConverterOwner: Sendable, BitwiseCopyable {
    var bind: UInt32
    /// Among the `converterBinds`; none if the converter is the bind's own.
    var outer: UInt32 = 0xFFFF_FFFF
}

/// The first rows of a converter's binds and operands; none where its properties are not bound.
struct ConverterRows: Sendable, BitwiseCopyable {
    static let none = ConverterRows(binds: 0xFFFF_FFFF, operands: 0xFFFF_FFFF)

    var binds: UInt32
    var operands: UInt32
    var isNone: Bool { binds == 0xFFFF_FFFF }
}

/// A bind on a property of a bind's converter.
struct ConverterBindRow: Sendable, BitwiseCopyable {
    var owner: ConverterOwner
    /// Position among the document's converter binds.
    var definition: UInt32
    var source = ValueAddress(instance: InstanceNumber(0xFFFF_FFFF), property: 0)
    var dependent: UInt32 = 0xFFFF_FFFF
    var converter: ConverterInstance?
    /// What is bound to the properties of that converter.
    var rows = ConverterRows.none
    var isDirty = false
}

/// A value that a converter calculates with.
struct OperandRow: Sendable, BitwiseCopyable {
    var owner: ConverterOwner
    var source = ValueAddress(instance: InstanceNumber(0xFFFF_FFFF), property: 0)
    var dependent: UInt32 = 0xFFFF_FFFF
}

extension SceneTables {
    // MARK: Making

    /// Clones a bind's converter, and everything that is bound to its properties. The rows of a bind that was used before
    /// are used again.
    mutating func addConverter(
        to row: inout BindRow, number: Int, reusing old: ConverterRows?, _ definition: BindDefinition,
        _ context: SceneContext
    ) {
        guard definition.converter != ImportTables.none else { return }
        row.converter = binding.converters.makeInstance(
            of: definition.converter, mainIsToSource: definition.flags.contains(.isMainToSource), context.document)
        row.converterRows = placeRows(
            of: definition.converter, ConverterOwner(bind: UInt32(number)), level: ConverterPaths.levels, reusing: old,
            context)
    }

    private mutating func placeRows(
        of converter: UInt32, _ owner: ConverterOwner, level: Int, reusing old: ConverterRows?, _ context: SceneContext
    ) -> ConverterRows {
        let definition = context.document.converters.converters[Int(converter)]
        let rows =
            old
            ?? ConverterRows(binds: UInt32(binding.converterBinds.count), operands: UInt32(binding.operands.count))
        if old == nil {
            let bind = ConverterBindRow(owner: owner, definition: 0)
            binding.converterBinds.append(contentsOf: repeatElement(bind, count: definition.binds.count))
            binding.operands.append(
                contentsOf: repeatElement(OperandRow(owner: owner), count: definition.operands.count))
        }
        for (offset, position) in definition.binds.positions.enumerated() {
            let number = Int(rows.binds) + offset
            var row = ConverterBindRow(owner: owner, definition: UInt32(position))
            let own = context.document.converterPaths.converters[position]
            // A converter of a converter's bind never advances (chapter 05 §13.1).
            if own != ImportTables.none {
                row.converter = binding.converters.makeInstance(of: own, mainIsToSource: false, context.document)
                if level > 1 {
                    row.rows = placeRows(
                        of: own, ConverterOwner(bind: owner.bind, outer: UInt32(number)), level: level - 1,
                        reusing: old == nil ? nil : binding.converterBinds[number].rows, context)
                }
            }
            binding.converterBinds[number] = row
        }
        for offset in 0..<definition.operands.count {
            binding.operands[Int(rows.operands) + offset] = OperandRow(owner: owner)
        }
        return rows
    }

    private func definition(
        of converter: ConverterInstance, _ context: SceneContext
    ) -> ConverterDefinition { context.document.converters.converters[Int(converter.converter)] }

    private func converterDefinition(_ bind: Int, _ context: SceneContext) -> ConverterDefinition? {
        binding.binds[bind].converter.map { definition(of: $0, context) }
    }

    private func binds(
        of converter: ConverterInstance, _ rows: ConverterRows, _ context: SceneContext
    ) -> Range<Int> {
        rows.isNone ? 0..<0 : Int(rows.binds)..<Int(rows.binds) + definition(of: converter, context).binds.count
    }

    private func operands(
        of converter: ConverterInstance, _ rows: ConverterRows, _ context: SceneContext
    ) -> Range<Int> {
        rows.isNone
            ? 0..<0 : Int(rows.operands)..<Int(rows.operands) + definition(of: converter, context).operands.count
    }

    // MARK: Connecting

    /// The binds of a bind's converter and its operands take their sources from the bind's context.
    mutating func connectConverter(of bind: Int, _ context: SceneContext) {
        let row = binding.binds[bind]
        guard let converter = row.converter else { return }
        connect(converter, row.converterRows, binding.containers[Int(row.container)].context, context)
    }

    private mutating func connect(
        _ converter: ConverterInstance, _ rows: ConverterRows, _ contextRow: UInt32, _ context: SceneContext
    ) {
        let paths = context.document.converterPaths
        for own in binds(of: converter, rows, context) {
            let old = binding.converterBinds[own]
            let found = resolve(paths.binds[Int(old.definition)], from: contextRow, paths.elements, context)
            if old.dependent == Self.noContext || found != old.source {
                if old.dependent != Self.noContext { context.store.tables.unsubscribe(old.dependent) }
                binding.converterBinds[own].dependent = Self.noContext
                if let found {
                    binding.converterBinds[own].source = found
                    binding.converterBinds[own].dependent = context.store.tables.subscribe(
                        found, scene: binding.scene, .converterBind, item: UInt32(own))
                }
            }
            if binding.converterBinds[own].dependent != Self.noContext { converterBindChanged(own, context) }
            if let nested = old.converter { connect(nested, old.rows, contextRow, context) }
        }
        let definition = definition(of: converter, context)
        for (offset, own) in operands(of: converter, rows, context).enumerated() {
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
                found, scene: binding.scene, .operand, item: UInt32(own))
        }
    }

    /// A bind of a converter became dirty, and so the bind that the converter belongs to.
    mutating func converterBindChanged(_ own: Int, _ context: SceneContext) {
        binding.converterBinds[own].isDirty = true
        let owner = binding.converterBinds[own].owner
        if owner.outer == Self.noContext {
            concern(Int(owner.bind), context)
        } else {
            converterBindChanged(Int(owner.outer), context)
        }
    }

    /// A value that a converter calculates with changed.
    mutating func operandChanged(_ own: Int, _ context: SceneContext) {
        let owner = binding.operands[own].owner
        if owner.outer == Self.noContext {
            addDirt(.source, to: Int(owner.bind), context)
        } else {
            converterBindChanged(Int(owner.outer), context)
        }
    }

    private mutating func concern(_ bind: Int, _ context: SceneContext) {
        let isFromTarget = binding.binds[bind].flags.contains(.originTarget)
        addDirt([.dependents, isFromTarget ? .target : .source], to: bind, context)
    }

    /// Writes the bound properties of a bind's converter.
    mutating func updateConverterBinds(of bind: Int, _ context: SceneContext) {
        guard let converter = binding.binds[bind].converter else { return }
        if update(converter, binding.binds[bind].converterRows, context) { concern(bind, context) }
    }

    /// Writes the bound properties of a converter. True if one changed that its owner is to hear of.
    private mutating func update(
        _ converter: ConverterInstance, _ rows: ConverterRows, _ context: SceneContext
    ) -> Bool {
        var concernsOwner = false
        for own in binds(of: converter, rows, context) {
            let row = binding.converterBinds[own]
            guard row.isDirty else { continue }
            binding.converterBinds[own].isDirty = false
            // The converter of the bind comes first; this bind runs already.
            if let nested = row.converter { _ = update(nested, row.rows, context) }
            guard row.dependent != Self.noContext,
                let parameter = context.document.converters.binds[Int(row.definition)].parameter
            else { continue }
            let firstText = binding.converters.text.bytes.count
            var value = boundValue(at: row.source, context)
            if let nested = row.converter {
                updateOperands(of: nested, row.rows, context)
                value = binding.converters.convert(value, nested, random: &random, context.document, context.store)
            }
            let didChange = binding.converters.set(parameter, of: converter, to: value, context.document)
            binding.converters.text.bytes.removeLast(binding.converters.text.bytes.count - firstText)
            if didChange, parameter.concernsOwner { concernsOwner = true }
        }
        return concernsOwner
    }

    /// A bind's converter lets go of the store and is given back.
    mutating func disconnectConverter(of bind: Int, _ context: SceneContext) {
        guard let converter = binding.binds[bind].converter else { return }
        disconnect(converter, binding.binds[bind].converterRows, context)
    }

    private mutating func disconnect(
        _ converter: ConverterInstance, _ rows: ConverterRows, _ context: SceneContext
    ) {
        for own in binds(of: converter, rows, context) {
            if binding.converterBinds[own].dependent != Self.noContext {
                context.store.tables.unsubscribe(binding.converterBinds[own].dependent)
                binding.converterBinds[own].dependent = Self.noContext
            }
            if let nested = binding.converterBinds[own].converter {
                disconnect(nested, binding.converterBinds[own].rows, context)
                binding.converterBinds[own].converter = nil
            }
        }
        for own in operands(of: converter, rows, context)
        where binding.operands[own].dependent != Self.noContext {
            context.store.tables.unsubscribe(binding.operands[own].dependent)
            binding.operands[own].dependent = Self.noContext
        }
        binding.converters.remove(converter, context.document, context.store)
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
        updateOperands(of: instance, binding.binds[bind].converterRows, context)
        if isToSource == instance.mainIsToSource {
            return binding.converters.convert(value, instance, random: &random, context.document, context.store)
        }
        return binding.converters.reverseConvert(value, instance, random: &random, context.document, context.store)
    }

    private mutating func updateOperands(
        of converter: ConverterInstance, _ rows: ConverterRows, _ context: SceneContext
    ) {
        let definition = definition(of: converter, context)
        for (offset, own) in operands(of: converter, rows, context).enumerated() {
            let row = binding.operands[own]
            var value = BoundValue.number(0)
            if row.dependent != Self.noContext, context.store.kind(at: row.source) == .number {
                value = .number(Float(bitPattern: context.store.word(at: row.source)))
            }
            let operand = context.document.converters.operands[definition.operands.positions.lowerBound + offset]
            _ = binding.converters.set(operand.parameter, of: converter, to: value, context.document)
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

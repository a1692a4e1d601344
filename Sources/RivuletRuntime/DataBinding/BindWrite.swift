import RivuletFormat
import RivuletSchema

// From the source to the target (chapter 05 §10.1).

extension SceneTables {
    /// `SchemaProperty.index` of LayoutComponent's display, whose binds work while their target is hidden.
    static let displayProperty = Schema.property(key: 596)?.index ?? 0xFFFF

    mutating func copyToTarget(_ bind: Int, _ definition: BindDefinition, _ context: SceneContext) {
        binding.binds[bind].flags.insert(.suppressed)
        let firstText = binding.converters.text.bytes.count
        let row = binding.binds[bind]
        let kind = outputKind(bind, definition, context)
        if kind == .string, definition.converter == ImportTables.none, definition.target.field == .string {
            copyString(bind, definition, context)
        } else {
            let value = converted(boundValue(at: row.source, context), bind, isToSource: false, context)
            write(value, as: kind, to: bind, definition, context)
        }
        if definition.writesToSource { cache(readTarget(bind, definition, context), of: bind, context) }
        binding.converters.text.bytes.removeLast(binding.converters.text.bytes.count - firstText)
        binding.binds[bind].flags.remove(.suppressed)
    }

    /// A value of the store as binds carry it.
    mutating func boundValue(at address: ValueAddress, _ context: SceneContext) -> BoundValue {
        let word = context.store.word(at: address)
        switch context.store.kind(at: address) {
        case .number: return .number(Float(bitPattern: word))
        case .string:
            return binding.converters.text.add(context.store.tables.bytes(at: address, context.document.file.payload))
        case .boolean: return .boolean(word != 0)
        case .color: return .color(word)
        case .enumeration: return .enumeration(word, enum: context.store.enumeration(of: address))
        case .trigger: return .trigger(word)
        case .viewModel: return .viewModel(word)
        case .list: return .list(word)
        case .listIndex: return .listIndex(word)
        case .asset: return .asset(word)
        case .artboard: return .artboard(word)
        case .unknown: return .none
        }
    }

    /// Writes a value that a bind carries to the store; false, and nothing is written, for one of another kind than the
    /// value there.
    @discardableResult
    mutating func writeStore(_ value: BoundValue, to address: ValueAddress, _ context: SceneContext) -> Bool {
        let payload = context.document.file.payload
        switch (context.store.kind(at: address), value) {
        case (.number, .number(let number)):
            context.store.tables.set(address, word: number.bitPattern, source: .machine)
        case (.string, .string(let text)):
            context.store.tables.set(address, string: binding.converters.text[text], payload: payload, source: .machine)
        case (.color, .color(let color)): context.store.tables.set(address, word: color, source: .machine)
        case (.boolean, .boolean(let flag)): context.store.tables.set(address, word: flag ? 1 : 0, source: .machine)
        case (.viewModel, .viewModel(let instance)):
            context.store.tables.replace(
                address, with: instance == Self.noContext ? nil : InstanceNumber(instance), source: .machine)
        case (.list, .list(let list)): context.store.tables.assign(list, to: address, source: .machine)
        case (.enumeration, _), (.trigger, _), (.listIndex, _), (.artboard, _), (.asset, _):
            guard let number = value.integerLike else { return false }
            context.store.tables.set(address, word: number, source: .machine)
        default: return false
        }
        deliver(context)
        return true
    }

    /// A string without a stop on the way.
    private mutating func copyString(_ bind: Int, _ definition: BindDefinition, _ context: SceneContext) {
        let payload = context.document.file.payload
        let text = context.store.tables.bytes(at: binding.binds[bind].source, payload)
        setString(bind, definition, text, context)
    }

    private mutating func setString(
        _ bind: Int, _ definition: BindDefinition, _ text: some Collection<UInt8>, _ context: SceneContext
    ) {
        guard let slot = stringSlot(of: bind, definition) else { return }
        guard strings.set(slot, to: text, document: context.document.file.payload) else { return }
        guard definition.place == .object || definition.place == .image else { return }
        let instance = Int(binding.containers[Int(binding.binds[bind].container)].instance)
        apply(definition.target.effect, of: definition.target, instance: instance, context)
        notifyBinds(of: definition.target, instance: instance, context)
    }

    /// The string slot of a bind's target.
    func stringSlot(of bind: Int, _ definition: BindDefinition) -> UInt32? {
        guard definition.target.field == .string else { return nil }
        let row = binding.binds[bind]
        let container = binding.containers[Int(row.container)]
        switch definition.place {
        case .machine:
            let machine = machines[Int(container.machine)]
            return machine.strings + words[Int(machine.words) + definition.target.word.position]
        case .key: return words[Int(row.keyWord)]
        default:
            let instance = instances[Int(container.instance)]
            return instance.strings + words[Int(instance.words) + definition.target.word.position]
        }
    }

    /// Writes a value that stands for `kind` to a bind's target. A value of another kind counts as nothing.
    mutating func write(
        _ value: BoundValue, as kind: ValueKind, to bind: Int, _ definition: BindDefinition, _ context: SceneContext
    ) {
        switch definition.place {
        case .stored: writeStored(value, bind, definition, context)
        case .solo: writeSolo(value, as: kind, bind, definition, context)
        case .image:
            guard kind == .asset else { return writeProperty(value, as: kind, bind, definition, context) }
            let instance = Int(binding.containers[Int(binding.binds[bind].container)].instance)
            showAsset(
                value.integerLike ?? ImportTables.none, in: definition.target.object, instance: instance, context)
        case .content:
            guard kind == .artboard else { return }
            let instance = Int(binding.containers[Int(binding.binds[bind].container)].instance)
            swapContent(
                to: value.integerLike ?? ImportTables.none, of: definition.target.object, instance: instance, context)
        case .list:
            guard kind == .list else { return }
            var list = ViewModelTables.none
            if case .list(let number) = value { list = number }
            let row = binding.binds[bind]
            showItems(
                of: list, countsNumber: context.store.kind(at: row.source) == .number,
                in: definition.target.object, instance: Int(binding.containers[Int(row.container)].instance), context)
        case .object, .machine, .key: writeProperty(value, as: kind, bind, definition, context)
        }
    }

    private mutating func writeProperty(
        _ value: BoundValue, as kind: ValueKind, _ bind: Int, _ definition: BindDefinition, _ context: SceneContext
    ) {
        let storage = SchemaProperty(index: definition.target.property).kind
        switch (kind, storage) {
        case (.number, .double): writeBits(value.float.bitPattern, bind, definition, context)
        case (.number, .uint), (.number, .uint8), (.number, .uint16):
            writeInteger(UInt32(roundedToUnsigned: value.float), storage, bind, definition, context)
        case (.number, .int), (.number, .int16):
            writeInteger(UInt32(bitPattern: Self.signed(value.float)), storage, bind, definition, context)
        case (.string, .string):
            if case .string(let text) = value {
                setString(bind, definition, binding.converters.text[text], context)
            } else {
                setString(bind, definition, [], context)
            }
        case (.boolean, .bool):
            if case .boolean(let flag) = value {
                writeBits(flag ? 1 : 0, bind, definition, context)
            } else {
                writeBits(0, bind, definition, context)
            }
        case (.color, .color):
            if case .color(let color) = value {
                writeBits(color, bind, definition, context)
            } else {
                writeBits(0, bind, definition, context)
            }
        case (.listIndex, .double): writeBits(Float(value.index ?? 0).bitPattern, bind, definition, context)
        case (.enumeration, .uint), (.enumeration, .uint8), (.enumeration, .uint16), (.trigger, .uint),
            (.trigger, .uint8), (.trigger, .uint16), (.listIndex, .uint), (.listIndex, .uint8), (.listIndex, .uint16),
            (.listIndex, .int), (.listIndex, .int16):
            writeInteger(value.index ?? 0, storage, bind, definition, context)
        case (.asset, .uint), (.artboard, .uint):
            writeInteger(value.index ?? ImportTables.none, storage, bind, definition, context)
        case (.viewModel, .uint):
            guard definition.bindable != ImportTables.none,
                context.definition.binds.bindables[Int(definition.bindable)].kind == .viewModel,
                case .viewModel(let instance) = value
            else { return }
            writeBits(instance, bind, definition, context)
        default: break
        }
    }

    /// Narrow properties keep the low bits.
    private mutating func writeInteger(
        _ value: UInt32, _ storage: FieldKind, _ bind: Int, _ definition: BindDefinition, _ context: SceneContext
    ) {
        switch storage {
        case .uint8: writeBits(value & 0xFF, bind, definition, context)
        case .uint16: writeBits(value & 0xFFFF, bind, definition, context)
        case .int16:
            writeBits(UInt32(bitPattern: Int32(Int16(truncatingIfNeeded: value))), bind, definition, context)
        default: writeBits(value, bind, definition, context)
        }
    }

    mutating func writeBits(_ bits: UInt32, _ bind: Int, _ definition: BindDefinition, _ context: SceneContext) {
        let row = binding.binds[bind]
        let container = binding.containers[Int(row.container)]
        switch definition.place {
        case .machine: words[Int(machines[Int(container.machine)].words) + definition.target.word.position] = bits
        case .key: words[Int(row.keyWord)] = bits
        default: set(definition.target, bits: bits, instance: Int(container.instance), context)
        }
    }

    // MARK: Solos

    private mutating func writeSolo(
        _ value: BoundValue, as kind: ValueKind, _ bind: Int, _ definition: BindDefinition, _ context: SceneContext
    ) {
        var child: ObjectIndex?
        switch (kind, value) {
        case (.number, _):
            let index = value.float.rounded(.toNearestOrAwayFromZero)
            let options = context.definition.soloOptions(definition.target.object)
            if index >= 0, index < Float(options.count) { child = options[Int(index)] }
        case (.string, .string(let name)): child = soloOption(named: binding.converters.text[name], definition, context)
        case (.string, _): child = soloOption(named: [UInt8](), definition, context)
        case (.enumeration, .enumeration(let index, let enumeration)):
            child = soloOption(named: context.document.enumText(index, of: enumeration), definition, context)
        case (.trigger, _), (.listIndex, _), (.asset, _), (.artboard, _):
            return writeBits(value.index ?? 0, bind, definition, context)
        default: break
        }
        if let child { writeBits(child.rawValue, bind, definition, context) }
    }

    private func soloOption(
        named name: some Collection<UInt8>, _ definition: BindDefinition, _ context: SceneContext
    ) -> ObjectIndex? {
        context.definition.soloOptions(definition.target.object).first {
            context.document.componentName($0, of: context.definition).elementsEqual(name)
        }
    }

    // MARK: Numbers

    static func signed(_ value: Float) -> Int32 {
        if value.isNaN { return 0 }
        let rounded = value.rounded(.toNearestOrAwayFromZero)
        return rounded >= 2_147_483_648 ? Int32.max : rounded < -2_147_483_648 ? Int32.min : Int32(rounded)
    }
}

extension BoundValue {
    /// The number, 0 for other kinds.
    var float: Float {
        if case .number(let number) = self { return number }
        return 0
    }

    /// Ids, positions and counters.
    var index: UInt32? {
        if case .listIndex(let index) = self { return index }
        return integerLike
    }
}

extension ArtboardDefinition {
    /// The children that a solo may show.
    func soloOptions(_ solo: ObjectIndex) -> [ObjectIndex] {
        children[objects[solo.position].children.positions].filter {
            objects[$0.position].type.map(CollapseWalk.isOption) ?? false
        }
    }

    /// Which of them an id is; asked in every frame, so without a list of them.
    func soloPosition(of child: UInt32, in solo: ObjectIndex) -> Int? {
        var position = 0
        for row in objects[solo.position].children.positions {
            guard let type = objects[children[row].position].type, CollapseWalk.isOption(type) else { continue }
            if children[row].rawValue == child { return position }
            position += 1
        }
        return nil
    }
}

extension DocumentTables {
    func componentName(_ object: ObjectIndex, of artboard: ArtboardDefinition) -> ArraySlice<UInt8> {
        let record = RecordIndex(Int(artboard.objects[object.position].record))
        return file.payload[file.payloadRange(.Component.name, of: record)]
    }

    private func enumValue(_ index: UInt32, of enumeration: UInt32) -> RecordIndex? {
        guard enumeration < UInt32(imports.enums.count) else { return nil }
        let row = imports.enums[Int(enumeration)].values.row(index)
        return row == ImportTables.none ? nil : RecordIndex(Int(imports.enumValues[Int(row)]))
    }

    /// How an enum's value is shown: its text, or its key if that is empty.
    func enumText(_ index: UInt32, of enumeration: UInt32) -> ArraySlice<UInt8> {
        guard let record = enumValue(index, of: enumeration) else { return [] }
        let text = file.payloadRange(.DataEnumValue.value, of: record)
        return file.payload[text.isEmpty ? file.payloadRange(.DataEnumValue.key, of: record) : text]
    }

    /// The first value of an enum with a key.
    func enumIndex(ofKey key: some Collection<UInt8>, in enumeration: UInt32) -> UInt32? {
        guard enumeration < UInt32(imports.enums.count) else { return nil }
        let values = imports.enums[Int(enumeration)].values
        for (offset, row) in values.indices.enumerated() {
            let record = RecordIndex(Int(imports.enumValues[row]))
            if file.payload[file.payloadRange(.DataEnumValue.key, of: record)].elementsEqual(key) {
                return UInt32(offset)
            }
        }
        return nil
    }
}

extension ViewModelStore {
    package func kind(at address: ValueAddress) -> ValueKind { tables.values[tables.row(address)].kind }

    func enumeration(of address: ValueAddress) -> UInt32 {
        definition(of: address).enumeration
    }

    /// The property that a value is of.
    func definition(of address: ValueAddress) -> ViewModelPropertyDefinition {
        document.tables.viewModels.property(Int(address.property), of: viewModel(of: address.instance))
    }

    func word(at address: ValueAddress) -> UInt32 { tables.values[tables.row(address)].word }
}

extension ViewModelTables {
    /// The text of a string value.
    func bytes(at address: ValueAddress, _ payload: [UInt8]) -> ArraySlice<UInt8> {
        strings.bytes(values[row(address)].word, document: payload)
    }

    mutating func set(
        _ address: ValueAddress, string text: some Collection<UInt8>, payload: [UInt8], source: TriggerReport.Source
    ) {
        let row = row(address)
        if strings.set(values[row].word, to: text, document: payload) { noteChange(address, row, .set, source) }
    }
}

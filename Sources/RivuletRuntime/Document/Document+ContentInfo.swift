import RivuletFormat
import RivuletSchema

extension ReferenceNames {
    // MARK: Nested artboards and lists

    func nestedArtboard(_ record: UInt32) -> NestedArtboardInfo {
        let row = RecordIndex(Int(record))
        let shown = imports.artboard(file.uint(.NestedArtboard.artboardId, of: row), for: record)
        return NestedArtboardInfo(
            name: document.tables.string(.Component.name, of: record),
            artboard: shown == ImportTables.none ? nil : document.artboardName(Int(shown)),
            players: contents[record, default: []].compactMap { player($0, host: record) },
            source: path(
                claimed: imports.link(.dataBindPath, of: record), own: .NestedArtboard.dataBindPathIds, of: record),
            isStateful: file.bool(.NestedArtboard.isStateful, of: row),
            isPaused: file.bool(.NestedArtboard.isPaused, of: row), speed: file.float(.NestedArtboard.speed, of: row))
    }

    private func player(_ record: UInt32, host: UInt32) -> NestedArtboardInfo.Player? {
        guard let type = type(record), type.isA(.nestedAnimation) else { return nil }
        var player = NestedArtboardInfo.Player(isStateMachine: type == .nestedStateMachine, name: nil, inputs: [])
        if player.isStateMachine {
            let machine = nestedMachine(record, host: host)
            player.name = machine.map {
                document.tables.string(.Animation.name, of: imports.machines[Int($0)].record)
            }
            player.inputs = contents[record, default: []].compactMap { input in
                self.type(input)?.isA(.nestedInput) == true ? nestedInputInfo(input, machine: machine) : nil
            }
        } else {
            let shown = imports.artboard(file.uint(.NestedArtboard.artboardId, of: RecordIndex(Int(host))), for: host)
            guard shown != ImportTables.none else { return player }
            let row = imports.artboards[Int(shown)].animations.row(
                file.uint(.NestedAnimation.animationId, of: RecordIndex(Int(record))))
            if row != ImportTables.none {
                player.name = document.tables.string(.Animation.name, of: imports.animations[Int(row)].record)
            }
        }
        return player
    }

    private func nestedInputInfo(_ record: UInt32, machine: UInt32?) -> InputInfo {
        let row = RecordIndex(Int(record))
        let input = machine.flatMap { self.input(file.uint(.NestedInput.inputId, of: row), machine: $0) }
        var info = InputInfo(
            name: input?.name ?? document.tables.string(.Component.name, of: record), kind: .trigger, defaultValue: 0)
        if type(record) == .nestedBool {
            info.kind = .bool
            info.defaultValue = file.bool(.NestedBool.nestedValue, of: row) ? 1 : 0
        } else if type(record) == .nestedNumber {
            info.kind = .number
            info.defaultValue = file.float(.NestedNumber.nestedValue, of: row)
        }
        return info
    }

    func componentList(_ record: UInt32) -> ComponentListInfo {
        ComponentListInfo(
            name: document.tables.string(.Component.name, of: record),
            source: listBinds[record].flatMap { path(ofBind: $0) },
            rules: contents[record, default: []].compactMap { rule in
                guard type(rule) == .artboardListMapRule else { return nil }
                let row = RecordIndex(Int(rule))
                let model = file.uint(.ArtboardListMapRule.viewModelId, of: row)
                let shown = imports.artboard(file.uint(.ArtboardListMapRule.artboardId, of: row), for: rule)
                return ComponentListInfo.Rule(
                    viewModel: model < UInt32(imports.viewModels.count) ? document.viewModelName(Int(model)) : nil,
                    artboard: shown == ImportTables.none ? nil : document.artboardName(Int(shown)))
            })
    }

    // MARK: Events and focus

    /// An event without its custom properties.
    func event(_ record: UInt32, _ type: SchemaType) -> EventInfo {
        let row = RecordIndex(Int(record))
        var info = EventInfo(
            name: document.tables.string(.Component.name, of: record), type: type.name, url: nil, sound: nil,
            properties: [])
        if type == .openUrlEvent { info.url = file.string(.OpenUrlEvent.url, of: row) }
        if type == .audioEvent {
            let asset = imports.asset(file.uint(.AudioEvent.assetId, of: row), for: record)
            if asset != ImportTables.none {
                info.sound = document.tables.string(.Asset.name, of: imports.assets[Int(asset)].record)
            }
        }
        return info
    }

    func focus(_ record: UInt32, parent: UInt32, artboard: UInt32) -> FocusInfo {
        let row = RecordIndex(Int(record))
        let flags = file.uint(.FocusData.focusFlags, of: row)
        let edges: [FocusInfo.Edge] = [.parentScope, .closedLoop, .stop]
        let edge = file.uint(.FocusData.edgeBehaviorValue, of: row)
        return FocusInfo(
            name: document.tables.string(.Component.name, of: record), object: object(parent, artboard: artboard),
            canFocus: flags & 1 != 0, canTouch: flags & 2 != 0, canTraverse: flags & 4 != 0,
            edge: edge < UInt32(edges.count) ? edges[Int(edge)] : .unknown)
    }

    // MARK: Data binds

    func dataBind(_ bind: ImportedDataBind) -> DataBindInfo {
        let row = RecordIndex(Int(bind.record))
        let flags = file.uint(.DataBind.flags, of: row)
        let converter = imports.converter(file.uint(.DataBind.converterId, of: row), for: bind.record)
        let key = file.uint(.DataBind.propertyKey, of: row)
        return DataBindInfo(
            source: path(ofBind: bind.record), target: reference(bind.target),
            property: Schema.property(key: key)?.name ?? "\(key)",
            direction: flags & 2 != 0 ? .both : flags & 1 != 0 ? .toSource : .toTarget, isOnce: flags & 4 != 0,
            converter: converter == ImportTables.none ? nil : Int(converter))
    }

    // MARK: Converters

    func converters() -> [ConverterInfo] {
        var binds: [UInt32: [DataBindInfo]] = [:]
        var tokenBinds: [UInt32: [DataBindInfo]] = [:]
        for bind in imports.dataBinds {
            if bind.ownerKind == .converter { binds[bind.owner, default: []].append(dataBind(bind)) }
            if bind.ownerKind == .formulaToken { tokenBinds[bind.owner, default: []].append(dataBind(bind)) }
        }
        return imports.converters.indices.map { position in
            let converter = imports.converters[position]
            let type = type(converter.record)
            return ConverterInfo(
                name: document.tables.string(.DataConverter.name, of: converter.record), type: type?.name ?? "",
                parameters: type.map { parameters(of: converter.record, $0) } ?? [],
                members: converter.items.indices.compactMap { item in
                    let record = imports.converterItems[item]
                    let member = imports.converter(
                        file.uint(.DataConverterGroupItem.converterId, of: RecordIndex(Int(record))), for: record)
                    return member == ImportTables.none ? nil : Int(member)
                },
                formula: type == .dataConverterFormula ? formula(converter.tokens) : nil,
                dataBinds: binds[UInt32(position), default: []]
                    + converter.tokens.indices.flatMap { tokenBinds[UInt32($0), default: []] })
        }
    }

    /// What a converter has besides its name and references to others.
    private func parameters(of record: UInt32, _ type: SchemaType) -> [ConverterInfo.Parameter] {
        let row = RecordIndex(Int(record))
        var found: [ConverterInfo.Parameter] = []
        for ancestor in type.lineage.reversed() {
            for property in ancestor.ownProperties
            where !property.isID && property.key != PropertyKey.DataConverter.name {
                let value: Value
                switch property.kind {
                case .double: value = .number(file.float(property.key, of: row))
                case .bool: value = .boolean(file.bool(property.key, of: row))
                case .string: value = .string(file.string(property.key, of: row))
                case .color: value = .color(file.uint(property.key, of: row))
                case .uint, .uint8, .uint16: value = .number(Float(file.uint(property.key, of: row)))
                case .int, .int16: value = .number(Float(Int32(bitPattern: file.uint(property.key, of: row))))
                case .bytes:
                    guard property.isIDList,
                        let path = self.property(
                            file.idList(property.key, of: row), isByName: false)
                    else { continue }
                    value = .string(path.path)
                case .callback: continue
                }
                found.append(ConverterInfo.Parameter(name: property.name, value: value))
            }
        }
        return found
    }

    private static let operators = [" + ", " - ", " * ", " / ", " % "]
    private static let functions = [
        "min", "max", "round", "ceil", "floor", "sqrt", "pow", "exp", "log", "cos", "sin", "tan", "acos", "asin",
        "atan", "atan2", "random",
    ]

    private func formula(_ tokens: RowRange) -> String {
        var text = ""
        for position in tokens.indices {
            let record = imports.formulaTokens[position]
            let row = RecordIndex(Int(record))
            switch type(record) {
            case .formulaTokenInput: text += "x"
            case .formulaTokenValue:
                text += InfoWording.plain(file.float(.FormulaTokenValue.operationValue, of: row))
            case .formulaTokenOperation:
                let code = Int(file.uint(.FormulaTokenOperation.operationType, of: row))
                text += code < Self.operators.count ? Self.operators[code] : " ? "
            case .formulaTokenFunction:
                let code = Int(file.uint(.FormulaTokenFunction.functionType, of: row))
                text += (code < Self.functions.count ? Self.functions[code] : "?") + "("
            case .formulaTokenParenthesisOpen: text += "("
            case .formulaTokenParenthesisClose: text += ")"
            case .formulaTokenArgumentSeparator: text += ", "
            default: text += "?"
            }
        }
        return text
    }
}

extension Document {
    /// The converters of data binds, in file order.
    public var converters: [ConverterInfo] { ReferenceNames(self).converters() }

    /// The values of a view model's default instance, by the number of the property.
    func defaultValues(ofViewModel viewModel: Int) -> [UInt32: Value] {
        let imports = tables.imports
        guard let instance = imports.viewModels[viewModel].instances.first else { return [:] }
        var found: [UInt32: Value] = [:]
        for position in imports.viewModelInstances[Int(instance)].values.indices {
            let record = RecordIndex(Int(imports.viewModelValues[position].record))
            let property = file.uint(.ViewModelInstanceValue.viewModelPropertyId, of: record)
            let row = imports.viewModels[viewModel].properties.row(property)
            guard row != ImportTables.none, found[property] == nil, let type = file.type(of: record) else { continue }
            switch ViewModelDefinitions.kind(ofValue: type) {
            case .number: found[property] = .number(file.float(.ViewModelInstanceNumber.propertyValue, of: record))
            case .string: found[property] = .string(file.string(.ViewModelInstanceString.propertyValue, of: record))
            case .boolean: found[property] = .boolean(file.bool(.ViewModelInstanceBoolean.propertyValue, of: record))
            case .color: found[property] = .color(file.uint(.ViewModelInstanceColor.propertyValue, of: record))
            case .enumeration:
                let value = file.uint(.ViewModelInstanceEnum.propertyValue, of: record)
                let key = enumKey(value, of: imports.viewModelProperties[Int(row)].enumeration)
                found[property] = .enumeration(key.isEmpty ? "\(value)" : key)
            case .list: found[property] = .list(imports.viewModelValues[position].listItems.count)
            default: break
            }
        }
        return found
    }
}

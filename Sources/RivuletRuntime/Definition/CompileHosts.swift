import RivuletFormat
import RivuletSchema

extension ArtboardBuilder {
    /// Hosts with their plays and inputs, and solos. After the update order is known.
    mutating func compileHosts() {
        for position in objects.indices {
            guard let type = objects[position].type else { continue }
            if type.isA(.nestedArtboard) {
                compileHost(ObjectIndex(position), type)
            } else if type.isA(.artboardComponentList) {
                compileList(ObjectIndex(position))
            } else if type == .solo {
                hosts.solos.append(ObjectIndex(position))
            } else if type == .customPropertyTrigger,
                let value = target(
                    object: UInt32(position),
                    key: UInt32(PropertyKey.CustomPropertyTrigger.propertyValue.rawValue))
            {
                hosts.customTriggers.append(value)
            }
        }
        compileNestedInputs()
    }

    /// Joysticks; they drive timelines, so these come first.
    mutating func compileJoysticks() {
        for position in objects.indices where objects[position].type == .joystick {
            compileJoystick(ObjectIndex(position))
        }
    }

    func word(_ key: PropertyKey, of object: ObjectDefinition) -> WordIndex {
        guard let word = object.type?.property(key: UInt32(key.rawValue))?.word else { return .none }
        return WordIndex(object.word.position + word)
    }

    private mutating func compileHost(_ id: ObjectIndex, _ type: SchemaType) {
        let object = objects[id.position]
        let artboard = file.uint(.NestedArtboard.artboardId, of: RecordIndex(Int(object.record)))
        let firstPlay = hosts.plays.count
        for child in children[object.children.positions] { compilePlay(objects[child.position], child) }
        hosts.hosts.append(
            HostDefinition(
                object: id, slot: object.slot,
                kind: type == .nestedArtboardLeaf ? .leaf : type == .nestedArtboardLayout ? .layout : .plain,
                artboard: artboard < UInt32(imports.artboards.count) ? artboard : ImportTables.none,
                plays: TableRange(firstPlay, hosts.plays.count),
                path: bindPath(
                    claimed: imports.link(.dataBindPath, of: object.record), own: .NestedArtboard.dataBindPathIds,
                    of: object.record),
                stateful: stateful(of: id),
                isPaused: word(.NestedArtboard.isPaused, of: object), speed: word(.NestedArtboard.speed, of: object),
                quantize: word(.NestedArtboard.quantize, of: object)))
        hostOfObject[id.position] = UInt32(hosts.hosts.count - 1)
        hosts.places.append(PlaceDefinition(host: hosts.hosts.count - 1))
    }

    private mutating func compileList(_ id: ObjectIndex) {
        let object = objects[id.position]
        let first = hosts.listRules.count
        for child in children[object.children.positions]
        where objects[child.position].type?.isA(.artboardListMapRule) == true {
            let record = RecordIndex(Int(objects[child.position].record))
            let artboard = file.uint(.ArtboardListMapRule.artboardId, of: record)
            guard artboard < UInt32(imports.artboards.count) else { continue }
            hosts.listRules.append(
                ListRuleDefinition(
                    viewModel: file.uint(.ArtboardListMapRule.viewModelId, of: record), artboard: artboard))
        }
        hosts.places.append(PlaceDefinition(list: hosts.lists.count))
        hosts.lists.append(
            ListDefinition(object: id, slot: object.slot, rules: TableRange(first, hosts.listRules.count)))
    }

    private mutating func compilePlay(_ object: ObjectDefinition, _ id: ObjectIndex) {
        guard let type = object.type, type.isA(.nestedAnimation) else { return }
        let kind: NestedPlayDefinition.Kind
        switch type {
        case .nestedSimpleAnimation: kind = .simple
        case .nestedRemapAnimation: kind = .remap
        case .nestedStateMachine: kind = .machine
        default: return
        }
        playOfObject[id.position] = UInt32(hosts.plays.count)
        hosts.plays.append(
            NestedPlayDefinition(
                kind: kind, host: UInt32(hosts.hosts.count),
                animation: file.uint(.NestedAnimation.animationId, of: RecordIndex(Int(object.record))),
                mix: word(.NestedLinearAnimation.mix, of: object),
                speed: word(.NestedSimpleAnimation.speed, of: object),
                isPlaying: word(.NestedSimpleAnimation.isPlaying, of: object),
                time: word(.NestedRemapAnimation.time, of: object), inputs: .empty))
    }

    private mutating func compileNestedInputs() {
        for position in objects.indices {
            guard let play = playOfObject[position], hosts.plays[Int(play)].kind == .machine else { continue }
            let first = hosts.inputs.count
            for child in children[objects[position].children.positions] {
                let object = objects[child.position]
                guard let type = object.type, type.isA(.nestedInput) else { continue }
                let record = RecordIndex(Int(object.record))
                let kind: InputDefinition.Kind
                var initial: UInt32 = 0
                switch type {
                case .nestedBool:
                    kind = .bool
                    initial = file.uint(.NestedBool.nestedValue, of: record)
                case .nestedNumber:
                    kind = .number
                    initial = file.uint(.NestedNumber.nestedValue, of: record)
                default: kind = .trigger
                }
                inputOfObject[child.position] = UInt32(hosts.inputs.count)
                hosts.inputs.append(
                    NestedInputDefinition(
                        object: child, kind: kind, play: play,
                        input: file.uint(.NestedInput.inputId, of: record), initial: initial))
            }
            hosts.plays[Int(play)].inputs = TableRange(first, hosts.inputs.count)
        }
    }

    // MARK: Joysticks

    private mutating func compileJoystick(_ id: ObjectIndex) {
        let object = objects[id.position]
        let record = RecordIndex(Int(object.record))
        let flags = file.uint(.Joystick.joystickFlags, of: record)
        let x = animationIndex(file.uint(.Joystick.xId, of: record))
        let y = animationIndex(file.uint(.Joystick.yId, of: record))
        let firstPlay = hosts.joystickPlays.count
        for animation in [y, x] where !animation.isNone {
            let first = hosts.joystickPlays.count
            for position in animations.animations[animation.position].tracks.positions {
                let keyed = animations.tracks[position].target.object.position
                guard let play = playOfObject[keyed], hosts.plays[Int(play)].kind == .remap,
                    !hosts.joystickPlays[first...].contains(play)
                else { continue }
                hosts.joystickPlays.append(play)
            }
        }
        hosts.joysticks.append(
            JoystickDefinition(
                object: id, slot: object.slot, x: word(.Joystick.x, of: object), y: word(.Joystick.y, of: object),
                posX: word(.Joystick.posX, of: object), posY: word(.Joystick.posY, of: object),
                originX: word(.Joystick.originX, of: object), originY: word(.Joystick.originY, of: object),
                width: word(.Joystick.width, of: object), height: word(.Joystick.height, of: object), xAnimation: x,
                yAnimation: y, invertsX: flags & 1 != 0, invertsY: flags & 2 != 0, handle: handle(of: record),
                parent: object.parent.isNone ? .none : objects[object.parent.position].transform,
                plays: TableRange(firstPlay, hosts.joystickPlays.count)))
    }

    private func handle(of joystick: RecordIndex) -> TransformIndex {
        guard let handle = object(at: file.uint(.Joystick.handleSourceId, of: joystick)) else { return .none }
        return handle.transform
    }

    private func animationIndex(_ index: UInt32) -> AnimationIndex {
        index < UInt32(animations.animations.count) ? AnimationIndex(rawValue: index) : .none
    }
}

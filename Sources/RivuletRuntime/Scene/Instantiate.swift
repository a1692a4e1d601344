extension SceneTables {
    /// Makes an instance of an artboard with everything nested in it: copies the initial words and dirties everything.
    /// Takes the rows of one that is not needed any more if there is one. Returns its position. The size was checked
    /// before (`Document.checkSize`).
    mutating func instantiate(
        _ context: SceneContext, parent: Int? = nil, host: Int? = nil
    ) -> Int {
        let definition = context.definition
        let old = takeFreeInstance(of: definition.index)
        let instance = old ?? appendInstance(of: definition)
        if old != nil { refillInstance(instance, definition) }
        if let parent, let host {
            instances[instance].parent = UInt32(parent)
            instances[instance].host = UInt32(host)
            // What a host hands down is 0 until its first update; a list writes the opacity itself.
            instances[instance].hostOpacity = InstanceRow.isInList(instances[instance].host) ? 1 : 0
        }
        let row = instances[instance]
        if old == nil { instances[instance].binds = UInt32(binding.binds.count) }
        let container = makeContainer(
            instance: instance, machine: nil, definition.binds.artboardBinds,
            reusing: old == nil ? nil : (row.container, row.binds), context)
        instances[instance].container = container
        makeStateful(instance: instance, context)
        for host in definition.hosts.hosts.indices { mount(host, instance: instance, context) }
        return instance
    }

    /// Rows for a new instance.
    private mutating func appendInstance(of definition: ArtboardDefinition) -> Int {
        let instance = instances.count
        instances.append(
            InstanceRow(
                artboard: UInt32(definition.index), words: UInt32(words.count), slots: UInt32(dirt.count),
                pending: UInt32(pending.count), transforms: UInt32(world.count),
                strings: strings.append(document: definition.strings), flags: UInt32(flags.count),
                hosts: UInt32(hosts.count), nestedPlays: UInt32(nestedPlays.count), lists: UInt32(lists.count),
                stateful: UInt32(stateful.count)))
        words.append(contentsOf: definition.words)
        flags.append(contentsOf: definition.initialFlags)
        dirt.append(contentsOf: definition.initialDirt)
        pending.append(contentsOf: definition.initialPending)
        local.append(contentsOf: repeatElement(.identity, count: definition.transforms.count))
        world.append(contentsOf: repeatElement(.identity, count: definition.transforms.count))
        renderOpacity.append(contentsOf: repeatElement(0, count: definition.transforms.count))
        appendGeometry(of: definition, to: instance)
        appendTouchedShapes(of: definition)
        appendDrawing(of: definition, to: instance)
        hosts.append(contentsOf: repeatElement(HostRow(), count: definition.hosts.hosts.count))
        nestedPlays.append(contentsOf: repeatElement(NestedPlayRow(), count: definition.hosts.plays.count))
        lists.append(contentsOf: repeatElement(ListRow(), count: definition.hosts.lists.count))
        stateful.append(contentsOf: repeatElement(Self.noContext, count: definition.binds.stateful.count))
        return instance
    }

    /// Makes the content of a host and what plays in it (chapter 02 §14.2).
    private mutating func mount(
        _ host: Int, instance: Int, _ context: SceneContext
    ) {
        let definition = context.definition.hosts.hosts[host]
        guard definition.artboard != ImportTables.none else { return }
        let nested = context.entering(definition.artboard)
        let content = instantiate(nested, parent: instance, host: host)
        hosts[Int(instances[instance].hosts) + host].content = UInt32(content)
        if !definition.origin.isNone { pushOrigin(of: definition.origin, instance: instance, context) }
        for position in definition.plays.positions {
            let play = context.definition.hosts.plays[position]
            let row = Int(instances[instance].nestedPlays) + position
            switch play.kind {
            case .machine:
                guard play.animation < UInt32(nested.definition.machines.machines.count) else { continue }
                let machine = instantiateMachine(Int(play.animation), instance: content, nested)
                nestedPlays[row].row = UInt32(machine)
                for input in play.inputs.positions {
                    let nestedInput = context.definition.hosts.inputs[input]
                    if nestedInput.kind != .trigger {
                        writeNestedInput(input, nestedInput.initial, instance: instance, context)
                    }
                }
            case .simple, .remap:
                guard play.animation < UInt32(nested.definition.animations.animations.count) else { continue }
                let index = AnimationIndex(rawValue: play.animation)
                let fresh = PlayRow(index, nested.definition.animations.animations[index.position])
                if nestedPlays[row].spare == Self.noContext {
                    nestedPlays[row].spare = UInt32(plays.count)
                    plays.append(fresh)
                } else {
                    plays[Int(nestedPlays[row].spare)] = fresh
                }
                nestedPlays[row].row = nestedPlays[row].spare
                if play.kind == .remap { seekRemap(position, instance: instance, context) }
            }
        }
    }
}

extension SceneTables {
    /// Makes room for the rows of a scene before they are made: growing step by step copies them several times.
    mutating func reserve(_ rows: RowCounts) {
        instances.reserveCapacity(rows.instances)
        words.reserveCapacity(rows.words)
        flags.reserveCapacity(rows.objects)
        dirt.reserveCapacity(rows.slots)
        pending.reserveCapacity(rows.pending)
        local.reserveCapacity(rows.transforms)
        world.reserveCapacity(rows.transforms)
        renderOpacity.reserveCapacity(rows.transforms)
        geometry.paths.reserveCapacity(rows.paths)
        geometry.shapes.reserveCapacity(rows.shapes)
        interaction.shapes.reserveCapacity(rows.shapes)
        drawing.outlines.reserveCapacity(rows.outlines)
        drawing.paints.reserveCapacity(rows.paints)
        binding.binds.reserveCapacity(rows.binds)
    }
}

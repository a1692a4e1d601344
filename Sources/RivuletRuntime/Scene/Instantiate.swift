extension SceneTables {
    /// Makes an instance of an artboard with everything nested in it: copies the initial words and dirties everything.
    /// Returns its position. The size was checked before (`Document.checkSize`).
    mutating func instantiate(
        _ context: SceneContext, parent: Int? = nil, host: Int? = nil
    ) -> Int {
        let definition = context.definition
        let instance = instances.count
        instances.append(
            InstanceRow(
                artboard: UInt32(definition.index), words: UInt32(words.count), slots: UInt32(dirt.count),
                pending: UInt32(pending.count), transforms: UInt32(world.count),
                strings: strings.append(document: definition.strings), flags: UInt32(flags.count),
                hosts: UInt32(hosts.count), nestedPlays: UInt32(nestedPlays.count)))
        if let parent, let host {
            instances[instance].parent = UInt32(parent)
            instances[instance].host = UInt32(host)
            // What a host hands down is 0 until its first update.
            instances[instance].hostOpacity = 0
        }
        words.append(contentsOf: definition.words)
        flags.append(contentsOf: definition.initialFlags)
        dirt.append(contentsOf: definition.initialDirt)
        pending.append(contentsOf: definition.initialPending)
        local.append(contentsOf: repeatElement(.identity, count: definition.transforms.count))
        world.append(contentsOf: repeatElement(.identity, count: definition.transforms.count))
        renderOpacity.append(contentsOf: repeatElement(0, count: definition.transforms.count))
        appendGeometry(of: definition, to: instance)
        appendDrawing(of: definition, to: instance)
        instances[instance].binds = UInt32(binding.binds.count)
        instances[instance].container = makeContainer(
            instance: instance, machine: nil, definition.binds.artboardBinds, context)
        let hostCount = definition.hosts.hosts.count
        hosts.append(contentsOf: repeatElement(HostRow(), count: hostCount))
        nestedPlays.append(contentsOf: repeatElement(NestedPlayRow(), count: definition.hosts.plays.count))
        makeStateful(instance: instance, context)
        for host in 0..<hostCount { mount(host, instance: instance, context) }
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
                plays.append(PlayRow(index, nested.definition.animations.animations[index.position]))
                nestedPlays[row].row = UInt32(plays.count - 1)
                if play.kind == .remap { seekRemap(position, instance: instance, context) }
            }
        }
    }
}

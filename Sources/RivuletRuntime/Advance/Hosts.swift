extension SceneTables {
    private static let none: UInt32 = 0xFFFF_FFFF

    func word(_ word: WordIndex, _ instance: Int) -> UInt32 {
        word.isNone ? 0 : words[Int(instances[instance].words) + word.position]
    }

    func float(_ word: WordIndex, _ instance: Int) -> Float { Float(bitPattern: self.word(word, instance)) }

    func isCollapsed(_ object: ObjectIndex, _ instance: Int) -> Bool {
        flags[Int(instances[instance].flags) + object.position].contains(.collapsed)
    }

    /// What an artboard's advancing components do with time, in object order (chapter 02 §5.3). True if any wants more.
    mutating func advanceComponents(
        by seconds: Float, isNewFrame: Bool, instance: Int, _ context: SceneContext
    ) -> Bool {
        var keepsGoing = false
        for place in context.definition.hosts.places {
            let wantsMore =
                place.isList
                ? advanceList(place.row, by: seconds, isNewFrame: isNewFrame, instance: instance, context)
                : advanceHost(place.row, by: seconds, isNewFrame: isNewFrame, instance: instance, context)
            if wantsMore { keepsGoing = true }
        }
        if advanceConverters(of: instances[instance].container, by: seconds, context) { keepsGoing = true }
        return keepsGoing
    }

    /// One place for another artboard, and all in it (chapter 02 §14.4; the comments number its steps).
    private mutating func advanceHost(
        _ host: Int, by seconds: Float, isNewFrame: Bool, instance: Int, _ context: SceneContext
    ) -> Bool {
        let definition = context.definition.hosts.hosts[host]
        let row = Int(instances[instance].hosts) + host
        let content = hosts[row].content
        // 1
        guard content != Self.none, !isCollapsed(definition.object, instance),
            word(definition.isPaused, instance) == 0
        else { return false }
        // 2
        bindPending(host, instance: instance, context)
        // 3
        let speed = float(definition.speed, instance)
        let quantize = float(definition.quantize, instance)
        var local = seconds * (speed < 0 ? 1 : speed)
        if quantize >= 0 {
            hosts[row].accumulated += local
            let quantum = 1 / quantize
            if hosts[row].accumulated > quantum {
                local = (hosts[row].accumulated / quantum).rounded(.down) * quantum
                hosts[row].accumulated -= local
            } else {
                local = 0
            }
            // 4
            if local == 0, isNewFrame { return true }
        }
        // 5
        let nested = context.entering(instances[Int(content)].artboard)
        var keepsGoing = false
        for position in definition.plays.positions {
            let didMore = advanceNestedPlay(
                position, by: local, isNewFrame: isNewFrame, instance: instance, content: Int(content), context, nested)
            if didMore { keepsGoing = true }
        }
        let own = hosts[row].machine
        if own != Self.none, isNewFrame || tryChangeStates(Int(own), nested),
            advanceMachine(Int(own), by: local, isNewFrame: isNewFrame, nested)
        {
            keepsGoing = true
        }
        // 6
        if advanceComponents(by: local, isNewFrame: isNewFrame, instance: Int(content), nested) {
            keepsGoing = true
        }
        // 7
        if instances[Int(content)].hasDirtyComponents {
            mark(definition.slot, .components, instance: instance, context)
        }
        return keepsGoing
    }

    private mutating func advanceNestedPlay(
        _ position: Int, by local: Float, isNewFrame: Bool, instance: Int, content: Int, _ context: SceneContext,
        _ nested: SceneContext
    ) -> Bool {
        let play = context.definition.hosts.plays[position]
        let row = nestedPlays[Int(instances[instance].nestedPlays) + position].row
        guard row != Self.none else { return false }
        switch play.kind {
        case .machine:
            let machine = Int(row)
            if isNewFrame || tryChangeStates(machine, nested) {
                return advanceMachine(machine, by: local, isNewFrame: isNewFrame, nested)
            }
            return false
        case .simple:
            guard isNewFrame else { return false }
            var keepsGoing = false
            if word(play.isPlaying, instance) != 0 {
                keepsGoing = advancePlay(
                    Int(row), by: local * float(play.speed, instance), machine: nil, instance: content,
                    nested)
            }
            applyNestedPlay(position, instance: instance, context)
            return keepsGoing
        case .remap:
            if isNewFrame { applyNestedPlay(position, instance: instance, context) }
            return false
        }
    }

    /// Writes what a nested timeline shows, unless its mix is 0.
    mutating func applyNestedPlay(_ position: Int, instance: Int, _ context: SceneContext) {
        let play = context.definition.hosts.plays[position]
        let row = nestedPlays[Int(instances[instance].nestedPlays) + position].row
        let content = hosts[Int(instances[instance].hosts) + Int(play.host)].content
        let mix = float(play.mix, instance)
        guard row != Self.none, content != Self.none, mix != 0 else { return }
        applyAnimation(
            plays[Int(row)].animation, at: plays[Int(row)].time, mix: mix, player: .play(Int(row)),
            instance: Int(content), context.entering(instances[Int(content)].artboard))
    }

    /// Puts a remapped timeline where its time property says (chapter 03 §9.3).
    mutating func seekRemap(_ position: Int, instance: Int, _ context: SceneContext) {
        let play = context.definition.hosts.plays[position]
        let row = nestedPlays[Int(instances[instance].nestedPlays) + position].row
        let content = hosts[Int(instances[instance].hosts) + Int(play.host)].content
        guard row != Self.none, content != Self.none else { return }
        let nested = context.entering(instances[Int(content)].artboard)
        let animation = nested.animation(plays[Int(row)].animation)
        let time = animation.durationSeconds * float(play.time, instance)
        plays[Int(row)].seek(animation.globalToLocal(time), animation)
    }

    // MARK: Inputs of nested machines

    private func nestedInput(
        _ position: Int, instance: Int, _ context: SceneContext
    ) -> (machine: Int, input: InputDefinition)? {
        let input = context.definition.hosts.inputs[position]
        let machine = nestedPlays[Int(instances[instance].nestedPlays) + Int(input.play)].row
        guard machine != Self.none else { return nil }
        let content = Int(machines[Int(machine)].instance)
        let tables = context.document.artboards[Int(instances[content].artboard)].machines
        let inputs = tables.machines[Int(machines[Int(machine)].machine)].inputs
        guard input.input < UInt32(inputs.count) else { return nil }
        let definition = tables.inputs[inputs.positions.lowerBound + Int(input.input)]
        return definition.kind == input.kind ? (Int(machine), definition) : nil
    }

    func readNestedInput(_ position: Int, instance: Int, _ context: SceneContext) -> UInt32 {
        guard let (machine, input) = nestedInput(position, instance: instance, context) else { return 0 }
        return words[Int(machines[machine].words) + input.word.position]
    }

    mutating func writeNestedInput(_ position: Int, _ bits: UInt32, instance: Int, _ context: SceneContext) {
        guard let (machine, input) = nestedInput(position, instance: instance, context) else { return }
        writeInput(input, bits, machine: machine)
    }

    /// Writes an input of a machine; an equal value does not wake it (chapter 04 §4).
    mutating func writeInput(_ input: InputDefinition, _ bits: UInt32, machine: Int) {
        let word = Int(machines[machine].words) + input.word.position
        let isEqual =
            input.kind == .number
            ? Float(bitPattern: words[word]) == Float(bitPattern: bits) : words[word] == bits
        if isEqual { return }
        words[word] = bits
        machines[machine].needsAdvance = true
    }
}

extension SceneTables {
    private enum Verdict {
        case no
        case waiting
        case yes
    }

    /// Takes at most one transition of a layer (chapter 04 §7.1).
    mutating func tryChangeState(
        _ layer: Int, machine: Int, _ context: SceneContext
    ) -> Bool {
        let row = Int(machines[machine].layers) + layer
        if !layers[row].transition.isNone, !layers[row].from.isNone, layers[row].mix < 1 {
            let running = context.definition.machines.transitions[layers[row].transition.position]
            if duration(of: running, machine: machine) != 0, !running.flags.contains(.earlyExit) { return false }
        }
        layers[row].isWaiting = false
        let machineRow = context.definition.machines.machines[Int(machines[machine].machine)]
        let any = context.definition.machines.layers[machineRow.layers.positions.lowerBound + layer].any
        if !any.isNone, let transition = choose(from: any, row: row, machine: machine, context) {
            take(transition, row: row, layer: layer, machine: machine, context)
            return true
        }
        let current = layers[row].current
        if !current.isNone, let transition = choose(from: current, row: row, machine: machine, context) {
            take(transition, row: row, layer: layer, machine: machine, context)
            return true
        }
        return false
    }

    /// The transition of a state that is taken now, its triggers marked as used (chapter 04 §7.2).
    private mutating func choose(
        from source: StateIndex, row: Int, machine: Int, _ context: SceneContext
    ) -> TransitionIndex? {
        let state = context.definition.machines.states[source.position]
        let isCurrent = source == layers[row].current
        var total: UInt32 = 0
        for position in state.transitions.positions {
            let transition = context.definition.machines.transitions[position]
            if transition.target == layers[row].current { continue }
            let isAllowed = verdict(
                transition, source: state, isCurrent: isCurrent, row: row, machine: machine, context)
            switch isAllowed {
            case .no: continue
            case .waiting: layers[row].isWaiting = true
            case .yes:
                if state.isRandom {
                    total &+= transition.weight
                } else {
                    markTriggers(transition, machine: machine, context)
                    return TransitionIndex(position)
                }
            }
        }
        guard state.isRandom, total > 0 else { return nil }
        return chooseRandomly(state, total: total, isCurrent: isCurrent, row: row, machine: machine, context)
    }

    private mutating func chooseRandomly(
        _ state: StateDefinition, total: UInt32, isCurrent: Bool, row: Int, machine: Int,
        _ context: SceneContext
    ) -> TransitionIndex? {
        let drawn = Double(random.next()) * Double(total)
        var sum: Double = 0
        for position in state.transitions.positions {
            let transition = context.definition.machines.transitions[position]
            if transition.target == layers[row].current { continue }
            let isAllowed = verdict(
                transition, source: state, isCurrent: isCurrent, row: row, machine: machine, context)
            guard case .yes = isAllowed else { continue }
            if sum + Double(transition.weight) > drawn {
                markTriggers(transition, machine: machine, context)
                return TransitionIndex(position)
            }
            sum += Double(transition.weight)
        }
        return nil
    }

    private func verdict(
        _ transition: TransitionDefinition, source: StateDefinition, isCurrent: Bool, row: Int, machine: Int,
        _ context: SceneContext
    ) -> Verdict {
        if transition.flags.contains(.disabled) { return .no }
        for position in transition.conditions.positions {
            if !holds(context.definition.machines.conditions[position], machine: machine, layer: row, context) {
                return .no
            }
        }
        guard transition.flags.contains(.hasExitTime), isCurrent,
            let play = exitPlay(transition, source: source, row: row)
        else { return .yes }
        let exit = exitTime(transition, play: play, context)
        return plays[play].totalTime < exit ? .waiting : .yes
    }

    /// The play that exit time looks at, nil if exit time is to be ignored.
    private func exitPlay(_ transition: TransitionDefinition, source: StateDefinition, row: Int) -> Int? {
        let first = Int(layers[row].currentPlays)
        if transition.isBlendTransition {
            guard source.kind == .blend1D || source.kind == .blendDirect,
                transition.exitBlend < UInt32(source.blends.count)
            else { return nil }
            return first + Int(transition.exitBlend)
        }
        return source.kind == .animation ? first : nil
    }

    /// Total seconds of the timeline from which on the transition may be taken (chapter 04 §7.3).
    private func exitTime(_ transition: TransitionDefinition, play: Int, _ context: SceneContext) -> Float {
        let row = plays[play]
        let animation = context.animation(row.animation)
        let duration = animation.durationSeconds
        var exit = Float(transition.exitTime) / 1000
        if transition.flags.contains(.exitTimeIsPercentage) {
            // A state without a timeline has no duration to take a share of; a blend has the empty timeline's.
            let base = row.animation.isNone && !transition.isBlendTransition ? 0 : duration
            exit = Float(transition.exitTime) / 100 * base
        }
        if exit <= duration, animation.loop != AnimationDefinition.Loop.oneShot {
            exit += (row.lastTotalTime / duration).rounded(.down) * duration
        }
        return exit
    }

    private func holds(_ condition: Condition, machine: Int, layer: Int, _ context: SceneContext) -> Bool {
        let base = Int(machines[machine].words)
        switch condition {
        case .always(let value): return value
        case .bool(let word, let comparison):
            let value = words[base + word.position] != 0
            return value ? comparison == .equal : comparison == .notEqual
        case .number(let word, let comparison, let value):
            return comparison.holds(Float(bitPattern: words[base + word.position]), value)
        case .trigger(let trigger):
            return words[base + trigger.fired.position] != 0
                && words[base + trigger.used.position] & trigger.mask == 0
        case .values(let position):
            return holds(context.definition.machines.comparisons[Int(position)], machine: machine, context)
        case .changed(let bind): return didChange(bind, machine: machine, layer: layer, context)
        }
    }

    private mutating func markTriggers(
        _ transition: TransitionDefinition, machine: Int, _ context: SceneContext
    ) {
        let base = Int(machines[machine].words)
        for position in transition.usedTriggers.positions {
            let trigger = context.definition.machines.usedTriggers[position]
            words[base + trigger.used.position] |= trigger.mask
        }
    }

    /// Goes from the current state to the transition's target (chapter 04 §8.2; the comments number its steps).
    private mutating func take(
        _ index: TransitionIndex, row: Int, layer: Int, machine: Int, _ context: SceneContext
    ) {
        let transition = context.definition.machines.transitions[index.position]
        let out = layers[row].current
        let next = transition.target
        guard !next.isNone else { return }
        stateChanges.append(
            StateChangeRow(machine: UInt32(machine), layer: UInt32(layer), from: out, to: next, transition: index))
        markUsed(transition, machine: machine, layer: row, context)
        // 1, 2
        resets.remove(&layers[row].reset)
        let outState = context.definition.machines.states[out.position]
        perform(outState.actions, atEnd: true, machine: machine, context)
        // 3, 8: the outgoing plays become those of `from`, the ones of the old `from` are free for the new state.
        layers[row].beginLeaving()
        enter(next, layer: row, machine: machine, context)
        // 4, 5, 6
        perform(
            context.definition.machines.states[next.position].actions, atEnd: false, machine: machine, context)
        layers[row].didChange = true
        layers[row].transition = index
        perform(transition.actions, atEnd: false, machine: machine, context)
        // 7, 8
        layers[row].isCompleted = duration(of: transition, machine: machine) == 0
        if layers[row].isCompleted {
            perform(transition.actions, atEnd: true, machine: machine, context)
        } else {
            recordTransitionReset(from: outState, to: next, row: row, machine: machine, context)
        }
        // 9
        let leavesAnimation = outState.kind == .animation
        if transition.flags.contains(.hasExitTime), leavesAnimation {
            let play = Int(layers[row].fromPlays)
            if transition.flags.contains(.pauseOnExit) {
                let animation = context.animation(outState.animation)
                var time = Float(transition.exitTime) / 1000
                if transition.flags.contains(.exitTimeIsPercentage) {
                    time = animation.startSeconds + Float(transition.exitTime) / 100 * animation.durationSeconds
                }
                plays[play].seek(time, animation)
            }
            layers[row].holdAnimation = outState.animation
            layers[row].holdTime = plays[play].time
            layers[row].hasHold = true
        }
        // 10
        layers[row].mixFrom = layers[row].mix
        if layers[row].mix != 0 { layers[row].holdsFrom = transition.flags.contains(.pauseOnExit) }
        // 11
        let spilled = leavesAnimation ? plays[Int(layers[row].fromPlays)].spilledTime : 0
        layers[row].currentKeepsGoing = advanceState(
            next, plays: Int(layers[row].currentPlays), by: spilled, machine: machine, context)
        // 12, 13
        layers[row].mix = 0
        updateMix(row, by: 0, machine: machine, context)
        layers[row].isWaiting = false
    }

    private mutating func recordTransitionReset(
        from out: StateDefinition, to next: StateIndex, row: Int, machine: Int, _ context: SceneContext
    ) {
        let entered = context.definition.machines.states[next.position]
        var range = layers[row].reset
        recordReset(
            out.kind == .animation ? out.animation : .none,
            entered.kind == .animation ? entered.animation : .none, firstIsBaseline: false, into: &range,
            instance: Int(machines[machine].instance), context)
        layers[row].reset = range
    }
}

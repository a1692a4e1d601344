extension SceneTables {
    /// Makes the layer's current set of plays those of a state that is being entered.
    mutating func enter(_ state: StateIndex, layer row: Int, machine: Int, _ context: SceneContext) {
        layers[row].current = state
        layers[row].currentKeepsGoing = true
        let entered = context.definition.machines.states[state.position]
        let first = Int(layers[row].currentPlays)
        switch entered.kind {
        case .animation:
            forgetKeys(of: .play(first))
            plays[first] = PlayRow(
                entered.animation, context.animation(entered.animation), speed: entered.speed)
        case .blend1D, .blendDirect:
            for (number, position) in entered.blends.positions.enumerated() {
                let blend = context.definition.machines.blendAnimations[position]
                forgetKeys(of: .play(first + number))
                plays[first + number] = PlayRow(blend.animation, context.animation(blend.animation))
            }
        default: break
        }
        guard entered.resets else {
            if layers[row].currentReset.count > 0 { resets.remove(&layers[row].currentReset) }
            return
        }
        var range = layers[row].currentReset
        beginReset(context)
        for (number, position) in entered.blends.positions.enumerated() {
            collectReset(
                context.definition.machines.blendAnimations[position].animation, isBaseline: number == 0, context)
        }
        endReset(into: &range, instance: Int(machines[machine].instance), context)
        layers[row].currentReset = range
    }

    /// Advances the plays of a state. Returns whether it wants to go on (chapter 04 §5).
    mutating func advanceState(
        _ state: StateIndex, plays first: Int, by seconds: Float, machine: Int, _ context: SceneContext
    ) -> Bool {
        guard !state.isNone else { return false }
        let instance = Int(machines[machine].instance)
        let row = context.definition.machines.states[state.position]
        switch row.kind {
        case .entry, .any, .exit, .placeholder: return false
        case .animation:
            return advancePlay(
                first, by: seconds * row.speed, machine: machine, instance: instance, context)
        case .blend1D, .blendDirect:
            for (number, position) in row.blends.positions.enumerated() {
                let blend = context.definition.machines.blendAnimations[position]
                if plays[first + number].keepsGoing(context.animation(blend.animation)) {
                    _ = advancePlay(
                        first + number, by: seconds, machine: machine, instance: instance, context)
                }
            }
            if row.kind == .blend1D {
                blend1D(row, plays: first, machine: machine, context)
            } else {
                blendDirect(row, plays: first, machine: machine, context)
            }
            return true
        }
    }

    private mutating func blend1D(
        _ state: StateDefinition, plays first: Int, machine: Int, _ context: SceneContext
    ) {
        let value =
            state.blendWord.isNone
            ? 0 : Float(bitPattern: words[Int(machines[machine].words) + state.blendWord.position])
        let base = Int(state.blends.start)
        func axis(_ number: Int) -> Float { context.definition.machines.blendAnimations[base + number].value }
        let count = state.blends.count
        var low = 0
        var high = count - 1
        while low <= high {
            let middle = (low + high) / 2
            if axis(middle) < value {
                low = middle + 1
            } else if axis(middle) > value {
                high = middle - 1
            } else {
                low = middle
                break
            }
        }
        let to = low < count ? low : nil
        let from = low >= 1 && low - 1 < count ? low - 1 : nil
        let toValue = to.map(axis) ?? 0
        let fromValue = from.map(axis) ?? 0
        var mixTo: Float = 1
        var mixFrom: Float = 1
        if to != nil, from != nil, toValue != fromValue {
            mixTo = (value - fromValue) / (toValue - fromValue)
            mixFrom = 1 - mixTo
        }
        for number in 0..<count {
            plays[first + number].mix =
                to != nil && axis(number) == toValue ? mixTo : from != nil && axis(number) == fromValue ? mixFrom : 0
        }
    }

    private mutating func blendDirect(
        _ state: StateDefinition, plays first: Int, machine: Int, _ context: SceneContext
    ) {
        for (number, position) in state.blends.positions.enumerated() {
            let blend = context.definition.machines.blendAnimations[position]
            let value: Float
            switch blend.source {
            case .constant, .axis: value = blend.value
            case .bound where blend.word.isNone: continue
            case .input, .bound:
                value =
                    blend.word.isNone
                    ? 0 : Float(bitPattern: words[Int(machines[machine].words) + blend.word.position])
            }
            plays[first + number].mix = min(1, max(0, value / 100))
        }
    }

    /// Writes what a state's plays show, each blended onto what is there.
    mutating func applyState(
        _ state: StateIndex, plays first: Int, reset: SlabRange, mix: Float, instance: Int,
        _ context: SceneContext
    ) {
        guard !state.isNone else { return }
        let row = context.definition.machines.states[state.position]
        switch row.kind {
        case .entry, .any, .exit, .placeholder: break
        case .animation:
            applyAnimation(
                row.animation, at: plays[first].time, mix: mix, player: .play(first), instance: instance, context)
        case .blend1D, .blendDirect:
            if reset.count > 0 { applyReset(reset, instance: instance, context) }
            for (number, position) in row.blends.positions.enumerated() {
                let share = mix * plays[first + number].mix
                if share == 0 { continue }
                applyAnimation(
                    context.definition.machines.blendAnimations[position].animation, at: plays[first + number].time,
                    mix: share, player: .play(first + number), instance: instance, context)
            }
        }
    }
}

extension SceneTables {
    static let maximumTransitions = 101

    /// One step of a layer (chapter 04 §6.2). Returns whether it wants another one.
    ///
    /// - Parameter layer: position among the machine's layers.
    mutating func advanceLayer(
        _ layer: Int, by seconds: Float, isNewFrame: Bool, machine: Int, _ context: SceneContext
    ) -> Bool {
        let row = Int(machines[machine].layers) + layer
        if isNewFrame { layers[row].didChange = false }
        layers[row].currentKeepsGoing = advanceState(
            layers[row].current, plays: Int(layers[row].currentPlays), by: seconds, machine: machine, context)
        updateMix(row, by: seconds, machine: machine, context)
        if !layers[row].from.isNone, layers[row].mix < 1, !layers[row].holdsFrom {
            layers[row].fromKeepsGoing = advanceState(
                layers[row].from, plays: Int(layers[row].fromPlays), by: seconds, machine: machine, context)
        }
        applyLayer(row, machine: machine, context)
        var count = 0
        var didChange = false
        while tryChangeState(layer, machine: machine, context) {
            didChange = true
            count += 1
            applyLayer(row, machine: machine, context)
            if count == Self.maximumTransitions {
                notes.append(
                    .transitionCycle(
                        machine: UInt32(machine), layer: UInt32(layer), from: layers[row].from,
                        to: layers[row].current))
                return false
            }
        }
        clearSpilledTime(row, context)
        return didChange || layers[row].mix != 1 || layers[row].isWaiting || layers[row].currentKeepsGoing
    }

    /// Writes what the layer shows onto the artboard (chapter 04 §6.3).
    private mutating func applyLayer(_ row: Int, machine: Int, _ context: SceneContext) {
        let instance = Int(machines[machine].instance)
        if layers[row].reset.count > 0 { applyReset(layers[row].reset, instance: instance, context) }
        if layers[row].hasHold {
            layers[row].hasHold = false
            applyAnimation(
                layers[row].holdAnimation, at: layers[row].holdTime, mix: layers[row].mixFrom, player: nil,
                instance: instance, context)
        }
        if !layers[row].from.isNone, layers[row].mix < 1 {
            applyState(
                layers[row].from, plays: Int(layers[row].fromPlays), reset: layers[row].fromReset,
                mix: context.eased(layers[row].mixFrom, layers[row].transition), instance: instance, context)
        }
        applyState(
            layers[row].current, plays: Int(layers[row].currentPlays), reset: layers[row].currentReset,
            mix: context.eased(layers[row].mix, layers[row].transition), instance: instance, context)
    }

    /// Brings the mix forward; when it reaches 1 the transition ends (chapter 04 §6.4).
    mutating func updateMix(
        _ row: Int, by seconds: Float, machine: Int, _ context: SceneContext
    ) {
        guard !layers[row].transition.isNone, !layers[row].from.isNone else {
            layers[row].mix = 1
            return
        }
        let transition = context.definition.machines.transitions[layers[row].transition.position]
        guard duration(of: transition, machine: machine) != 0 else {
            layers[row].mix = 1
            return
        }
        let time = context.mixTime(
            transition, duration: duration(of: transition, machine: machine), from: layers[row].from)
        layers[row].mix = time == 0 ? 1 : min(1, max(0, layers[row].mix + seconds / time))
        if layers[row].mix == 1, !layers[row].isCompleted {
            layers[row].isCompleted = true
            resets.remove(&layers[row].reset)
            perform(transition.actions, atEnd: true, machine: machine, context)
        }
    }

    /// Milliseconds or per cent, from the view model if they are bound.
    func duration(of transition: TransitionDefinition, machine: Int) -> UInt32 {
        guard !transition.durationWord.isNone else { return transition.duration }
        return UInt32(
            roundedToUnsigned:
                Float(bitPattern: words[Int(machines[machine].words) + transition.durationWord.position]))
    }

    private mutating func clearSpilledTime(_ row: Int, _ context: SceneContext) {
        let state = layers[row].current
        if !state.isNone, context.definition.machines.states[state.position].kind == .animation {
            plays[Int(layers[row].currentPlays)].spilledTime = 0
        }
    }
}

// In which order things are hit: from the top-most drawable to the bottom-most, as of the artboard's last update
// (chapter 02 §8.5, chapter 04 §18.2).

extension SceneTables {
    private static let none: UInt32 = 0xFFFF_FFFF

    /// The artboard orders its drawables anew.
    mutating func drawOrderChanged(instance: Int, _ context: SceneContext) {
        instances[instance].drawOrder &+= 1
        let drawing = context.definition.drawing
        if drawing.hasHitOrder, !drawing.rules.isEmpty { applyDrawRules(instance: instance, context) }
    }

    /// Puts a machine's entries in the order of drawing if that changed since it looked last.
    mutating func updateHitOrder(of machine: Int, _ context: SceneContext) {
        let order = instances[Int(machines[machine].instance)].drawOrder
        guard machines[machine].drawOrder != order else { return }
        machines[machine].drawOrder = order
        sortHitEntries(of: machine, context)
    }

    /// Brings the entries for drawables into their order; others come last, as the exchanges left them.
    mutating func sortHitEntries(of machine: Int, _ context: SceneContext) {
        let row = machines[machine]
        let instance = Int(row.instance)
        let count = context.definition.pointers.machines[Int(row.machine)].entries.count
        // Before its first update an artboard has no order.
        guard count > 1, instances[instance].drawOrder != 0 else { return }
        let drawables = context.definition.drawing.drawables.count
        let first = Int(row.entries)
        interaction.places.removeAll(keepingCapacity: true)
        interaction.places.append(contentsOf: repeatElement(Self.none, count: drawables))
        for place in 0..<count {
            let entry = Int(interaction.entries[first + place].definition)
            let drawable = context.definition.pointers.entries[entry].drawable
            if drawable != Self.none { interaction.places[Int(drawable)] = UInt32(place) }
        }
        var next = 0
        if context.definition.drawing.rules.isEmpty {
            for drawable in 0..<drawables { place(drawable, first, &next, context) }
        } else {
            for position in instances[instance].hitOrder.positions {
                place(Int(interaction.orders[position]), first, &next, context)
            }
        }
    }

    /// Exchanges the entry for a drawable with the one that is in its place.
    private mutating func place(_ drawable: Int, _ first: Int, _ next: inout Int, _ context: SceneContext) {
        let place = interaction.places[drawable]
        guard place != Self.none else { return }
        interaction.places[drawable] = Self.none
        interaction.entries.swapAt(first + Int(place), first + next)
        let other = Int(interaction.entries[first + Int(place)].definition)
        let moved = context.definition.pointers.entries[other].drawable
        if Int(place) != next, moved != Self.none { interaction.places[Int(moved)] = place }
        next += 1
    }

    /// Writes down the touched drawables as the rules place them.
    private mutating func applyDrawRules(instance: Int, _ context: SceneContext) {
        let tables = context.definition.drawing
        let base = Int(instances[instance].words)
        let words = words
        drawing.sequence.arrangeHits(tables) { words[base + $0.position] }
        interaction.orders.assign(drawing.sequence.hits, to: &instances[instance].hitOrder)
    }
}

// In which order things are hit: from the top-most drawable to the bottom-most, as of the artboard's last update
// (chapter 02 §8.5, chapter 04 §18.2).

extension SceneTables {
    private static let none: UInt32 = 0xFFFF_FFFF

    /// The artboard orders its drawables anew.
    mutating func drawOrderChanged(instance: Int, _ context: SceneContext) {
        instances[instance].drawOrder &+= 1
        if !context.definition.pointers.order.rules.isEmpty { applyDrawRules(instance: instance, context) }
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
        let elements = context.definition.pointers.order.elements.count
        let first = Int(row.entries)
        interaction.sorting.places.removeAll(keepingCapacity: true)
        interaction.sorting.places.append(contentsOf: repeatElement(Self.none, count: elements))
        for place in 0..<count {
            let entry = Int(interaction.entries[first + place].definition)
            let element = context.definition.pointers.entries[entry].element
            if element != Self.none { interaction.sorting.places[Int(element)] = UInt32(place) }
        }
        var next = 0
        if context.definition.pointers.order.rules.isEmpty {
            for element in 0..<elements { place(element, first, &next, context) }
        } else {
            for position in instances[instance].hitOrder.positions {
                place(Int(interaction.orders[position]), first, &next, context)
            }
        }
    }

    /// Exchanges the entry for an element with the one that is in its place.
    private mutating func place(_ element: Int, _ first: Int, _ next: inout Int, _ context: SceneContext) {
        let place = interaction.sorting.places[element]
        guard place != Self.none else { return }
        interaction.sorting.places[element] = Self.none
        interaction.entries.swapAt(first + Int(place), first + next)
        let other = Int(interaction.entries[first + Int(place)].definition)
        let moved = context.definition.pointers.entries[other].element
        if Int(place) != next, moved != Self.none { interaction.sorting.places[Int(moved)] = place }
        next += 1
    }

    /// Takes drawables out of the natural order and puts them before or after the targets of their rules.
    private mutating func applyDrawRules(instance: Int, _ context: SceneContext) {
        let order = context.definition.pointers.order
        let count = order.elements.count
        let targets = order.targets.count
        interaction.sorting.prepare(elements: count, groups: targets + 1)
        // Group 0 is the main list.
        for position in 0..<count {
            let element = order.elements[position]
            var group = 0
            if element.rules != Self.none {
                let id = word(order.rules[Int(element.rules)], instance)
                if let target = order.targetOfObject[id] {
                    guard target != DrawOrderTables.absent else { continue }
                    group = Int(target) + 1
                }
            }
            interaction.sorting.append(UInt32(position), to: group)
        }
        for (number, target) in order.targets.enumerated() where target.element != Self.none {
            interaction.sorting.splice(
                group: number + 1, at: target.element, before: word(target.placement, instance) == 0)
        }
        interaction.sorting.collect { order.elements[Int($0)].isTouched }
        interaction.orders.assign(interaction.sorting.order, to: &instances[instance].hitOrder)
    }
}

extension DrawOrderScratch {
    private static let none: UInt32 = 0xFFFF_FFFF

    fileprivate mutating func prepare(elements: Int, groups: Int) {
        Self.fill(&next, elements)
        Self.fill(&previous, elements)
        Self.fill(&firstOfGroup, groups)
        Self.fill(&lastOfGroup, groups)
    }

    private static func fill(_ array: inout [UInt32], _ count: Int) {
        array.removeAll(keepingCapacity: true)
        array.append(contentsOf: repeatElement(none, count: count))
    }

    fileprivate mutating func append(_ element: UInt32, to group: Int) {
        let last = lastOfGroup[group]
        if last == Self.none {
            firstOfGroup[group] = element
        } else {
            next[Int(last)] = element
            previous[Int(element)] = last
        }
        lastOfGroup[group] = element
    }

    /// Puts a group right before or after an element.
    fileprivate mutating func splice(group: Int, at element: UInt32, before isBefore: Bool) {
        let first = firstOfGroup[group]
        let last = lastOfGroup[group]
        guard first != Self.none else { return }
        let left = isBefore ? previous[Int(element)] : element
        let right = isBefore ? element : next[Int(element)]
        previous[Int(first)] = left
        next[Int(last)] = right
        if left == Self.none {
            // Only the beginning of the main list is looked at again.
            if firstOfGroup[0] == element { firstOfGroup[0] = first }
        } else {
            next[Int(left)] = first
        }
        if right != Self.none { previous[Int(right)] = last }
    }

    /// Writes down the main list, as far as it is wanted.
    fileprivate mutating func collect(_ isWanted: (UInt32) -> Bool) {
        order.removeAll(keepingCapacity: true)
        var element = firstOfGroup[0]
        var left = next.count
        while element != Self.none, left > 0 {
            if isWanted(element) { order.append(element) }
            element = next[Int(element)]
            left -= 1
        }
    }
}

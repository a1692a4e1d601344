import RivuletSchema

// Lists of artboards: one instance for each item of a view model list (chapter 02 §15, chapter 05 §17). Where a layout
// places the items it does so after this; without one they stand where their artboards' own x and y say.

extension SceneTables {
    // MARK: Changing

    /// Shows the items of a list of the store, none for no list. The same items in the same order change nothing; those
    /// that were there keep what they show.
    ///
    /// - Parameter countsNumber: the list was made of a number, so nobody else ends the frame of its items.
    mutating func showItems(
        of list: UInt32, countsNumber: Bool, in object: ObjectIndex, instance: Int, _ context: SceneContext
    ) {
        guard let number = context.definition.listOfObject[object.position].map({ Int($0) }) else { return }
        let row = Int(instances[instance].lists) + number
        lists[row].countsNumber = countsNumber
        let count = list == Self.noContext ? 0 : context.store.tables.lists[Int(list)].count
        if isShown(list, count, row, context) { return }
        let slot = context.definition.hosts.lists[number].slot
        takeItems(of: row)
        var range = lists[row].items
        range.count = 0
        items.grow(&range, to: count)
        lists[row].items = range
        var cursor = 0
        for index in 0..<count {
            let item = context.store.tables.lists[Int(list)][index]
            if let known = takeOld(item.id, from: &cursor) {
                items.append(known, to: &range)
                continue
            }
            var new = ItemRow(id: item.id)
            if let instance = item.instance {
                new.instance = instance.rawValue
                new.holder = context.store.tables.keep(instance, scene: binding.scene)
            }
            items.append(new, to: &range)
        }
        lists[row].items = range
        for old in itemScratch.old where old.id != ItemRow.gone {
            dropItem(old, context)
        }
        itemScratch.old.removeAll(keepingCapacity: true)
        for index in 0..<count {
            let position = Int(lists[row].items.start) + index
            // An item without an instance keeps its place and shows nothing.
            guard items[position].instance != Self.noContext else { continue }
            if items[position].content != Self.noContext {
                instances[Int(items[position].content)].item = UInt32(index)
            }
            writeIndex(index, to: items[position].instance, context)
            if items[position].content == Self.noContext {
                makeContent(of: position, index: index, number, instance: instance, context)
            }
        }
        markRecursively(slot, .worldTransform, instance: instance, context)
        mark(slot, [.components, .renderOpacity], instance: instance, context)
    }

    private func isShown(_ list: UInt32, _ count: Int, _ row: Int, _ context: SceneContext) -> Bool {
        let range = lists[row].items
        guard Int(range.count) == count else { return false }
        for (offset, position) in range.positions.enumerated()
        where context.store.tables.lists[Int(list)][offset].id != items[position].id {
            return false
        }
        return true
    }

    private mutating func takeItems(of row: Int) {
        itemScratch.old.removeAll(keepingCapacity: true)
        itemScratch.places.removeAll(keepingCapacity: true)
        for position in lists[row].items.positions { itemScratch.old.append(items[position]) }
    }

    /// The row of an item that was shown before. Most items stand right behind the one before them; where they do not,
    /// all are looked up by their number.
    private mutating func takeOld(_ id: UInt32, from cursor: inout Int) -> ItemRow? {
        if cursor < itemScratch.old.count, itemScratch.old[cursor].id == id {
            cursor += 1
            return itemScratch.take(cursor - 1)
        }
        if itemScratch.places.isEmpty {
            for (position, row) in itemScratch.old.enumerated() where row.id != ItemRow.gone {
                itemScratch.places[row.id] = position
            }
        }
        guard let position = itemScratch.places[id], itemScratch.old[position].id == id else { return nil }
        cursor = position + 1
        return itemScratch.take(position)
    }

    /// Takes away all items of a list.
    mutating func removeItems(of list: Int, instance: Int, _ context: SceneContext) {
        let row = Int(instances[instance].lists) + list
        for position in lists[row].items.positions { dropItem(items[position], context) }
        items.remove(&lists[row].items)
        lists[row] = ListRow()
    }

    private mutating func dropItem(_ item: ItemRow, _ context: SceneContext) {
        if item.content != Self.noContext {
            retire(Int(item.content), context.entering(instances[Int(item.content)].artboard))
        }
        removeContext(item.context)
        if item.holder != Self.noContext { context.store.tables.unsubscribe(item.holder) }
    }

    /// Tells an item its place in the list, if its view model has a property for that.
    private mutating func writeIndex(_ index: Int, to item: UInt32, _ context: SceneContext) {
        let symbol = context.store.symbol(of: InstanceNumber(item), .listIndex) { $0.itemIndex }
        guard let address = symbol else { return }
        context.store.tables.set(address, word: UInt32(index), source: .machine)
        deliver(context)
    }

    private mutating func makeContent(
        of position: Int, index: Int, _ list: Int, instance: Int, _ context: SceneContext
    ) {
        let definition = context.definition.hosts.lists[list]
        let viewModel = context.store.viewModel(of: InstanceNumber(items[position].instance))
        let artboard = context.definition.hosts.artboard(of: UInt32(viewModel), in: definition, context.document)
        guard artboard != Self.noContext else { return }
        guard hasRoom(for: Int(artboard), in: instance, context) else {
            if !lists[Int(instances[instance].lists) + list].isNoted {
                notes.append(.noRoom(instance: UInt32(instance), object: definition.object))
                lists[Int(instances[instance].lists) + list].isNoted = true
            }
            return
        }
        let nested = context.entering(artboard)
        let content = instantiate(nested, parent: instance, host: list | Int(InstanceRow.listBit))
        let own = makeContext(
            main: InstanceNumber(items[position].instance), globals: [],
            parent: binding.containers[Int(instances[instance].container)].context)
        instances[content].item = UInt32(index)
        items[position].content = UInt32(content)
        items[position].context = own
        applyContext(own, to: content, nested)
        updateBinds(of: content, nested)
        guard let machine = Document(context.document).defaultMachine(of: Int(artboard)) else { return }
        let row = instantiateMachine(machine, instance: content, nested)
        items[position].machine = UInt32(row)
        applyContext(own, toMachine: row, nested)
        updateMachineBinds(row, nested)
    }

    // MARK: Contexts and binds

    /// The context around a list is another one, or is to be looked at again.
    mutating func passContext(_ parent: UInt32, toList list: Int, instance: Int, _ context: SceneContext) {
        let range = lists[Int(instances[instance].lists) + list].items
        for position in range.positions where items[position].content != Self.noContext {
            let item = items[position]
            let nested = context.entering(instances[Int(item.content)].artboard)
            binding.contexts[Int(item.context)].parent = parent
            applyContext(item.context, to: Int(item.content), nested)
            if item.machine != Self.noContext { applyContext(item.context, toMachine: Int(item.machine), nested) }
        }
    }

    mutating func updateItemBinds(of list: Int, instance: Int, _ context: SceneContext) {
        let row = Int(instances[instance].lists) + list
        for position in lists[row].items.positions where items[position].content != Self.noContext {
            let item = items[position]
            let nested = context.entering(instances[Int(item.content)].artboard)
            if item.machine != Self.noContext { updateMachineBinds(Int(item.machine), nested) }
            updateBinds(of: Int(item.content), nested)
        }
    }

    // MARK: Frames

    /// Items in order: the machine, then the artboard. True if any wants more.
    mutating func advanceList(
        _ list: Int, by seconds: Float, isNewFrame: Bool, instance: Int, _ context: SceneContext
    ) -> Bool {
        let definition = context.definition.hosts.lists[list]
        let row = Int(instances[instance].lists) + list
        guard lists[row].items.count > 0, !isCollapsed(definition.object, instance) else { return false }
        var keepsGoing = false
        for position in lists[row].items.positions where items[position].content != Self.noContext {
            let item = items[position]
            let content = Int(item.content)
            let nested = context.entering(instances[content].artboard)
            if item.machine != Self.noContext, isNewFrame || tryChangeStates(Int(item.machine), nested),
                advanceMachine(Int(item.machine), by: seconds, isNewFrame: isNewFrame, nested)
            {
                keepsGoing = true
            }
            if advanceComponents(by: seconds, isNewFrame: isNewFrame, instance: content, nested) { keepsGoing = true }
            if instances[content].hasDirtyComponents {
                mark(definition.slot, .components, instance: instance, context)
            }
        }
        return keepsGoing
    }

    /// The list's own transform, then its items: opacity, content, place.
    mutating func updateList(
        _ slot: SlotDefinition, _ changes: Dirt, instance: Int, _ context: SceneContext
    ) {
        updateTransform(slot.transform, changes, instance: instance, context)
        guard let list = context.definition.listOfObject[slot.object.position] else { return }
        let row = Int(instances[instance].lists + list)
        let opacity = renderOpacity[Int(instances[instance].transforms) + slot.transform.position]
        for position in lists[row].items.positions where items[position].content != Self.noContext {
            let content = Int(items[position].content)
            let nested = context.entering(instances[content].artboard)
            if changes.contains(.renderOpacity) { setOpacity(opacity, ofArtboard: content, nested) }
            if changes.contains(.components) { _ = updatePass(instance: content, nested) }
            if !changes.isDisjoint(with: [.components, .worldTransform]) { placeItem(position, nested) }
        }
        if !changes.isDisjoint(with: [.components, .worldTransform]) {
            applyListConstraints(of: slot.transform, row, instance: instance, context)
        }
    }

    /// A list overwrites the opacity of its items' artboards.
    private mutating func setOpacity(_ opacity: Float, ofArtboard content: Int, _ context: SceneContext) {
        let word = Int(instances[content].words) + context.definition.transforms[0].word.position
        guard Float(bitPattern: words[word]) != opacity else { return }
        words[word] = opacity.bitPattern
        markRecursively(SlotIndex(0), .renderOpacity, instance: content, context)
    }

    /// Where an item stands in the list: outside layouts at the place that its artboard has.
    private mutating func placeItem(_ position: Int, _ context: SceneContext) {
        let content = Int(items[position].content)
        let x = context.definition.objects[0].word.position + WordOffset.Node.x
        items[position].matrix = Matrix.identity
        items[position].matrix.tx = float(WordIndex(x), content)
        items[position].matrix.ty = float(WordIndex(x + 1), content)
    }

    /// Where an instance stands in its list, nil if it is in none.
    func itemMatrix(of row: InstanceRow) -> Matrix? {
        guard InstanceRow.isInList(row.host) else { return nil }
        let list = Int(instances[Int(row.parent)].lists) + Int(row.host & ~InstanceRow.listBit)
        return items[Int(lists[list].items.start) + Int(row.item)].matrix
    }

    /// The end of a round.
    mutating func resetList(_ list: Int, instance: Int, _ context: SceneContext) {
        let row = lists[Int(instances[instance].lists) + list]
        if row.countsNumber {
            for position in row.items.positions where items[position].instance != Self.noContext {
                context.store.tables.advanced(InstanceNumber(items[position].instance))
                deliver(context)
            }
        }
        for position in row.items.positions where items[position].content != Self.noContext {
            let content = Int(items[position].content)
            resetArtboard(content, context.entering(instances[content].artboard))
        }
    }
}

/// A list in an artboard instance.
package struct ListRow: Sendable, BitwiseCopyable {
    /// Among the scene's `items`, in list order.
    package var items = SlabRange()
    var countsNumber = false
    var isNoted = false
}

/// An item of a list: an artboard for a view model instance.
package struct ItemRow: Sendable, BitwiseCopyable {
    static let gone: UInt32 = 0xFFFF_FFFF

    /// Tells it from other items of the same instance.
    var id: UInt32 = ItemRow.gone
    /// Number of the view model instance, none for an item of the file that names none.
    package var instance: UInt32 = 0xFFFF_FFFF
    /// Keeps the instance.
    var holder: UInt32 = 0xFFFF_FFFF
    /// What is shown, its machine and its context; none if there is no artboard for it.
    package var content: UInt32 = 0xFFFF_FFFF
    package var machine: UInt32 = 0xFFFF_FFFF
    var context: UInt32 = 0xFFFF_FFFF
    /// Where it stands in the list.
    package var matrix = Matrix.identity
}

/// Storage that changing a list reuses.
struct ItemScratch: Sendable {
    /// What was shown before; those that stay are marked as gone.
    var old: [ItemRow] = []
    var places: [UInt32: Int] = [:]

    mutating func take(_ position: Int) -> ItemRow {
        let row = old[position]
        old[position].id = ItemRow.gone
        return row
    }
}

// The order in which the items of a list are drawn (chapter 02 §15).

extension SceneTables {
    /// Pushes the positions of the items of a list that show something on `itemOrder`, lowest first: by the draw index of
    /// their view model instances if any view model has one, else as they stand in the list. Returns their places there;
    /// the caller pops them.
    mutating func pushItemOrder(of row: Int, _ context: SceneContext) -> Range<Int> {
        let first = itemOrder.count
        var isSorted = true
        var last = -Float.infinity
        for position in lists[row].items.positions where items[position].content != ViewModelTables.none {
            itemOrder.append(UInt32(position))
            let index = Self.drawIndex(of: items[position], context)
            if index < last { isSorted = false }
            last = index
        }
        let order = first..<itemOrder.count
        if isSorted { return order }
        let items = items
        itemOrder[order].sort { left, right in
            let (one, other) = (
                Self.drawIndex(of: items[Int(left)], context), Self.drawIndex(of: items[Int(right)], context)
            )
            return one == other ? left < right : one < other
        }
        return order
    }

    /// 0 without one.
    private static func drawIndex(of item: ItemRow, _ context: SceneContext) -> Float {
        let symbol = context.store.symbol(of: InstanceNumber(item.instance), .number) { $0.drawIndex }
        guard let address = symbol else { return 0 }
        let index = Float(bitPattern: context.store.word(at: address))
        return index.isFinite ? index : 0
    }
}

extension ViewModelStore {
    /// The value of an instance's property with a well-known role; nil if there is none, or of another kind.
    func symbol(
        of instance: InstanceNumber, _ kind: ValueKind, _ role: (ViewModelDefinition) -> UInt32
    ) -> ValueAddress? {
        let property = role(document.tables.viewModels.viewModels[viewModel(of: instance)])
        guard property != ViewModelTables.none else { return nil }
        let address = ValueAddress(instance: instance, property: property)
        return hasValue(at: address) && self.kind(at: address) == kind ? address : nil
    }
}

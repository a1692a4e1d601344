import RivuletFormat

extension ConverterStates {
    /// The longest list that a number is turned into.
    static let maximumItems = 65_536

    /// The converter's own list, grown or shrunk to so many items (§13.11).
    mutating func list(
        _ value: BoundValue, _ operation: ConverterOperation, _ instance: ConverterInstance, _ document: DocumentTables,
        _ store: ViewModelStore
    ) -> BoundValue {
        guard case .number(let number) = value else {
            if case .list = value { return value }
            return .list(ViewModelTables.none)
        }
        let position = Int(instance.firstState + operation.state)
        guard case .items(var list, let old) = states[position] else { return .list(ViewModelTables.none) }
        let viewModel = word(0, operation, instance, document)
        if viewModel != old {
            store.removeConverterList(list)
            list = ViewModelTables.none
        }
        if viewModel < UInt32(document.imports.viewModels.count) {
            if list == ViewModelTables.none { list = store.tables.makeList(for: scene) }
            let count = number >= 1 ? Int(min(number, Float(Self.maximumItems))) : 0
            store.resizeConverterList(list, to: count, viewModel: Int(viewModel))
        }
        states[position] = .items(list: list, viewModel: viewModel)
        return .list(list)
    }
}

extension ViewModelStore {
    func itemCount(ofList list: UInt32) -> Int {
        list == ViewModelTables.none ? 0 : tables.lists[Int(list)].count
    }

    /// Appends default instances or removes from the end. A view model whose instances cannot be made ends the growth.
    fileprivate func resizeConverterList(_ list: UInt32, to count: Int, viewModel: Int) {
        while tables.lists[Int(list)].count > count {
            let last = tables.lists[Int(list)].removeLast()
            if let instance = last.instance { release(instance) }
        }
        while tables.lists[Int(list)].count < count {
            guard let instance = try? makeInstance(viewModel: viewModel, .default) else { return }
            let item = tables.makeItem(instance)
            tables.lists[Int(list)].append(item)
        }
    }

    /// Frees a list that a converter made, and its items.
    func removeConverterList(_ list: UInt32) {
        guard list != ViewModelTables.none else { return }
        tables.removeHeldList(list)
    }
}

import RivuletSchema

// What hosts do with references and lists (chapter 05 §6.2, §7).

extension ViewModelStore {
    /// Puts another instance in place of the one that a view model value refers to; the value counts as its owner.
    ///
    /// - Throws: `wrongKind` for other values, `foreignInstance` for an instance of another view model.
    package func replace(at address: ValueAddress, with instance: InstanceNumber) throws(SceneError) {
        try check(address, .viewModel)
        guard definition(of: address).viewModel == UInt32(viewModel(of: instance)) else { throw .foreignInstance }
        tables.replace(address, with: instance, source: .host)
    }

    /// Puts an instance into a list before the item at `index`, or at the end; the list counts as its owner.
    package func insert(_ instance: InstanceNumber, into list: ValueAddress, at index: Int? = nil) throws(SceneError) {
        try check(list, .list)
        let count = items(at: list).count
        let index = index ?? count
        guard 0...count ~= index else { throw outOfRange(list, index, count) }
        tables.retain(instance)
        let item = tables.makeItem(instance)
        tables.lists[listNumber(list)].insert(item, at: index)
        tables.noteChange(list, tables.row(list), .set, .host)
    }

    /// Removes the item at `index` of a list.
    package func remove(from list: ValueAddress, at index: Int) throws(SceneError) {
        try check(list, .list)
        let count = items(at: list).count
        guard 0..<count ~= index else { throw outOfRange(list, index, count) }
        let item = tables.lists[listNumber(list)].remove(at: index)
        tables.noteChange(list, tables.row(list), .set, .host)
        if let instance = item.instance { tables.release(instance) }
    }

    /// Exchanges two items of a list.
    package func swapItems(of list: ValueAddress, _ first: Int, _ second: Int) throws(SceneError) {
        try check(list, .list)
        let count = items(at: list).count
        for index in [first, second] where !(0..<count ~= index) { throw outOfRange(list, index, count) }
        tables.lists[listNumber(list)].swapAt(first, second)
        tables.noteChange(list, tables.row(list), .set, .host)
    }

    private func listNumber(_ list: ValueAddress) -> Int { Int(tables.values[tables.row(list)].word) }

    private func check(_ address: ValueAddress, _ kind: ValueKind) throws(SceneError) {
        let found = tables.values[tables.row(address)].kind
        if found != kind { throw .wrongKind(path: pathName(address), wanted: kind, found: found) }
    }

    private func outOfRange(_ list: ValueAddress, _ index: Int, _ count: Int) -> SceneError {
        .indexOutOfRange(path: pathName(list), index: index, count: count)
    }
}

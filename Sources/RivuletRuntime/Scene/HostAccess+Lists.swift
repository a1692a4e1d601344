extension Scene {
    // MARK: Instances

    /// Makes an instance of a view model, to put it into a list or in place of another.
    public mutating func makeInstance(
        of viewModel: String, _ choice: ViewModelChoice = .default
    ) throws(SceneError) -> StoredInstance {
        let number = try store.makeInstance(viewModel: try document.viewModelIndex(named: viewModel), choice)
        let instance = StoredInstance(number, in: store)
        store.release(number)
        return instance
    }

    /// The instance that a view model property refers to (`hud/player`), or an item of a list (`list[2]`).
    public func instance(_ path: String) throws(SceneError) -> StoredInstance {
        let root = try root(path)
        return StoredInstance(try store.instance(at: try store.path(path, from: root), from: root), in: store)
    }

    /// Puts an instance in place of the one that a view model property refers to. It must be of the view model that the
    /// property was made for.
    public mutating func replace(_ path: String, with instance: StoredInstance) throws(SceneError) {
        let root = try root(path)
        try store.replace(try store.path(path, from: root), from: root, with: try number(instance))
    }

    // MARK: Lists

    /// The number of items of a list.
    public func size(of list: String) throws(SceneError) -> Int {
        let root = try root(list)
        return store.items(at: try store.list(try store.path(list, from: root), from: root)).count
    }

    /// An item of a list, counted from 0.
    public func item(of list: String, at index: Int) throws(SceneError) -> StoredInstance {
        let root = try root(list)
        return StoredInstance(
            try store.item(of: try store.path(list, from: root), from: root, at: index), in: store)
    }

    /// Puts an instance at the end of a list. The same one may be in it more than once.
    public mutating func append(_ instance: StoredInstance, to list: String) throws(SceneError) {
        try change(list, .insert(try number(instance), at: nil))
    }

    /// Puts an instance into a list, before the item at `index`; the size of the list is its end.
    public mutating func insert(_ instance: StoredInstance, to list: String, at index: Int) throws(SceneError) {
        try change(list, .insert(try number(instance), at: index))
    }

    /// Takes an item out of a list.
    public mutating func remove(at index: Int, from list: String) throws(SceneError) {
        try change(list, .remove(at: index))
    }

    /// Takes an instance out of a list, wherever it is in it. Without effect if it is not.
    public mutating func remove(_ instance: StoredInstance, from list: String) throws(SceneError) {
        try change(list, .removeAll(try number(instance)))
    }

    /// Exchanges two items of a list.
    public mutating func swapItems(at first: Int, _ second: Int, in list: String) throws(SceneError) {
        try change(list, .swap(first, second))
    }

    private func number(_ instance: StoredInstance) throws(SceneError) -> InstanceNumber {
        guard instance.store === store else { throw .foreignInstance }
        return instance.number
    }

    private mutating func change(_ list: String, _ change: ListChange) throws(SceneError) {
        let root = try root(list)
        try store.change(list: try store.path(list, from: root), from: root, change)
    }
}

/// What a host does to a list.
package enum ListChange: Sendable {
    /// Before the item at the index, or at the end.
    case insert(InstanceNumber, at: Int?)
    case remove(at: Int)
    /// Every occurrence.
    case removeAll(InstanceNumber)
    case swap(Int, Int)
}

extension ViewModelStore {
    package func item(
        of list: PropertyPath, from root: InstanceNumber, at index: Int
    ) throws(SceneError) -> InstanceNumber {
        let items = items(at: try self.list(list, from: root))
        guard items.indices.contains(index) else {
            throw .indexOutOfRange(path: list.text, index: index, count: items.count)
        }
        guard let instance = items[index] else {
            throw .missingInstance(path: "\(list.text)[\(index)]", part: "\(list.text)[\(index)]")
        }
        return instance
    }

    package func change(
        list path: PropertyPath, from root: InstanceNumber, _ change: ListChange
    ) throws(SceneError) {
        let list = try list(path, from: root)
        let items = items(at: list)
        switch change {
        case .insert(let instance, let index):
            try checkIndex(index ?? items.count, items.count, path, items.count)
            guard !reaches(instance, list.instance) else { throw .instanceInItself(path: path.text) }
            try insert(instance, into: list, at: index)
        case .remove(let index):
            try checkIndex(index, items.count - 1, path, items.count)
            try remove(from: list, at: index)
        case .removeAll(let instance):
            for index in items.indices.reversed() where items[index] == instance { try remove(from: list, at: index) }
        case .swap(let first, let second):
            try checkIndex(first, items.count - 1, path, items.count)
            try checkIndex(second, items.count - 1, path, items.count)
            try swapItems(of: list, first, second)
        }
    }

    package func replace(
        _ path: PropertyPath, from root: InstanceNumber, with instance: InstanceNumber
    ) throws(SceneError) {
        if case .item = path.steps.last { throw .notWritable(path: path.text, kind: .viewModel) }
        let address = try address(of: path, from: root)
        guard !reaches(instance, address.instance) else { throw .instanceInItself(path: path.text) }
        try replace(at: address, with: instance)
    }

    /// Whether an instance is another one, or leads to it by references and lists.
    package func reaches(_ start: InstanceNumber, _ wanted: InstanceNumber) -> Bool {
        var pending = [start]
        var seen: Set<InstanceNumber> = [start]
        while let instance = pending.popLast() {
            if instance == wanted { return true }
            let row = tables.instances[Int(instance.rawValue)]
            for property in 0..<row.valueCount {
                let address = ValueAddress(instance: instance, property: property)
                for case let next? in items(at: address) + [reference(at: address)]
                where seen.insert(next).inserted {
                    pending.append(next)
                }
            }
        }
        return false
    }
}

/// Throws if an index is not within reach of a list of this size.
private func checkIndex(
    _ index: Int, _ last: Int, _ path: PropertyPath, _ count: Int
) throws(SceneError) {
    guard index >= 0, index <= last else { throw .indexOutOfRange(path: path.text, index: index, count: count) }
}

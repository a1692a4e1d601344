import RivuletRuntime

// Instances in instances: references and lists. An index is known only to the worker, so all of this is asynchronous. What
// was asked for before, by setters and `fire` too, has happened when it is done.

extension ViewModelInstance {
    // MARK: References

    /// The instance that a property refers to. Of a list's item: `ViewModelInstanceProperty(path: "items[2]")`.
    public func value(of property: ViewModelInstanceProperty) async throws(PlaybackError) -> ViewModelInstance {
        try checkOpen()
        let path = try path(property.path, .viewModel)
        return ViewModelInstance(file: file, try await file.worker.core.nestedInstance(id, path))
    }

    /// Puts an instance of the same file in place of the one that a property refers to. It must be of the view model that
    /// the property was made for.
    public func setValue(
        of property: ViewModelInstanceProperty, to instance: ViewModelInstance
    ) async throws(PlaybackError) {
        try checkOpen()
        let path = try path(property.path, .viewModel)
        try await file.worker.core.replace(id, path, with: try number(of: instance))
    }

    /// Shows an artboard of the same file where the property is bound; it takes effect in the next step. To show none, set
    /// the name to nil.
    public func setValue(of property: ArtboardProperty, to artboard: Artboard) throws(PlaybackError) {
        guard artboard.file === file else { throw .foreign("artboard \"\(artboard.name)\"") }
        try post(.artboard(artboard.index), to: property.path)
    }

    // MARK: Lists

    /// The number of items of a list.
    public func size(of list: ListProperty) async throws(PlaybackError) -> Int { try await value(of: list) }

    /// An item of a list, counted from 0. The handle stays with the item, wherever it goes.
    public func value(of list: ListProperty, at index: Int) async throws(PlaybackError) -> ViewModelInstance {
        try checkOpen()
        let path = try path(list.path, .list)
        return ViewModelInstance(file: file, try await file.worker.core.item(id, path, at: index))
    }

    /// Puts an instance of the same file at the end of a list. The same one may be in it more than once.
    public func appendInstance(_ instance: ViewModelInstance, to list: ListProperty) async throws(PlaybackError) {
        try await change(list, .insert(try number(of: instance), at: nil))
    }

    /// Puts an instance of the same file into a list, before the item at `index`; the size of the list is its end.
    public func insertInstance(
        _ instance: ViewModelInstance, to list: ListProperty, at index: Int
    ) async throws(PlaybackError) {
        try await change(list, .insert(try number(of: instance), at: index))
    }

    /// Takes an item out of a list.
    public func removeInstance(at index: Int, from list: ListProperty) async throws(PlaybackError) {
        try await change(list, .remove(at: index))
    }

    /// Takes an instance out of a list, wherever it is in it. Without effect if it is not.
    public func removeInstance(_ instance: ViewModelInstance, from list: ListProperty) async throws(PlaybackError) {
        try await change(list, .removeAll(try number(of: instance)))
    }

    /// Exchanges two items of a list.
    public func swapInstances(at first: Int, _ second: Int, in list: ListProperty) async throws(PlaybackError) {
        try await change(list, .swap(first, second))
    }

    private func change(_ list: ListProperty, _ change: ListChange) async throws(PlaybackError) {
        try checkOpen()
        try await file.worker.core.change(id, list: try path(list.path, .list), change)
    }

    private func number(of instance: ViewModelInstance) throws(PlaybackError) -> InstanceNumber {
        guard instance.file === file else { throw .foreign("view model instance") }
        try instance.checkOpen()
        return instance.number
    }
}

/// A view model instance of a scene's store, which lives as long as something holds it: this handle, a scene that is
/// bound to it, a list or a reference.
///
/// It is used from the isolation domain of its scene. What is written to it takes effect in the scene's next advance, if
/// the scene's instance leads to it.
public final class StoredInstance: Equatable {
    package let number: InstanceNumber
    package let store: ViewModelStore
    private let owner: InstanceOwner

    package init(_ number: InstanceNumber, in store: ViewModelStore) {
        self.number = number
        self.store = store
        owner = InstanceOwner(number, in: store)
    }

    /// The view model's name.
    public var viewModelName: String { store.document.viewModelName(store.viewModel(of: number)) }
    /// Names of the view model's properties, in file order.
    public var propertyNames: [String] { store.document.propertyNames(store.viewModel(of: number)) }

    /// The value at a path from here.
    public func value(_ path: String) throws(SceneError) -> Value {
        try store.value(at: try store.path(path, from: number), from: number)
    }

    /// Writes a value.
    public func set(_ path: String, to value: Value) throws(SceneError) {
        try store.set(value, at: try store.path(path, from: number), from: number)
    }

    /// Fires a trigger.
    public func fire(_ path: String) throws(SceneError) {
        try store.fire(at: try store.address(of: try store.path(path, from: number), from: number))
    }

    /// Whether both are the same instance of the same store.
    public static func == (left: StoredInstance, right: StoredInstance) -> Bool {
        left.number == right.number && left.store === right.store
    }
}

/// Which instance of a view model a scene is bound to (chapter 05 §2).
public enum ViewModelChoice: Sendable, Equatable {
    /// A copy of the view model's first instance, or a blank one if it has none.
    case `default`
    /// A fresh instance with the default of every kind.
    case blank
    /// A copy of the instance with this name.
    case named(String)
    /// No instance: the scene plays unbound.
    case none
}

/// An instance in a store, by number. Meaningless in other stores.
package struct InstanceNumber: Hashable, Sendable, BitwiseCopyable {
    package var rawValue: UInt32
    package init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// One value in a store: the instance that has it and the position of its property.
package struct ValueAddress: Hashable, Sendable, BitwiseCopyable {
    package var instance: InstanceNumber
    package var property: UInt32

    package init(instance: InstanceNumber, property: UInt32) {
        self.instance = instance
        self.property = property
    }
}

/// A path that was checked against a document: which properties to follow, and what is found at the end.
package struct PropertyPath: Hashable, Sendable {
    /// As it was asked for.
    package var text: String
    /// What the property at the end holds.
    package var kind: ValueKind
    /// The steps, in order; a list item is a step of its own.
    package var steps: [Step]

    package enum Step: Hashable, Sendable {
        /// A property by position in its view model.
        case property(UInt32)
        /// An item of the list that the steps before lead to.
        case item(Int)
    }
}

/// Something that happened to a value in a store.
package struct JournalEntry: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// The value is another one now.
        case set
        /// The trigger fired.
        case fire
    }

    package var address: ValueAddress
    package var kind: Kind
    package var source: TriggerReport.Source
}

/// The values of view model instances. Scenes of one isolation domain may share a store, and so instances.
///
/// Not Sendable: a store and the scenes bound to its instances live in the same isolation domain.
public final class ViewModelStore {
    package let document: Document

    /// An empty store for instances of one document's view models.
    public init(_ document: Document) { self.document = document }

    /// Makes an instance and counts one owner of it.
    ///
    /// - Parameter viewModel: position among the document's view models.
    package func makeInstance(
        viewModel: Int, _ choice: ViewModelChoice
    ) throws(SceneError) -> InstanceNumber { fatalError("skeleton") }

    /// Counts one more owner.
    package func retain(_ instance: InstanceNumber) { fatalError("skeleton") }
    /// Counts one owner less; without owners the instance and what only it references are freed.
    package func release(_ instance: InstanceNumber) { fatalError("skeleton") }
    /// The number of instances alive, for tests.
    package var liveInstanceCount: Int { fatalError("skeleton") }

    /// Follows a path from an instance to the value that it means now.
    package func address(
        of path: PropertyPath, from instance: InstanceNumber
    ) throws(SceneError) -> ValueAddress { fatalError("skeleton") }

    /// The value at an address.
    package func value(at address: ValueAddress) -> Value { fatalError("skeleton") }
    /// Writes a value as the host does. An equal value changes nothing and is not journaled.
    package func set(_ value: Value, at address: ValueAddress) throws(SceneError) { fatalError("skeleton") }
    /// Fires a trigger as the host does.
    package func fire(at address: ValueAddress) throws(SceneError) { fatalError("skeleton") }

    /// What happened since the journal was last emptied, in order: fires by host and machine, changed values.
    package var journal: [JournalEntry] { fatalError("skeleton") }
    /// Empties the journal, keeping its storage.
    package func removeJournal() { fatalError("skeleton") }
}

extension Document {
    /// Checks a path (`hud/score`; `\/` for a slash in a name; `list[2]/name` for an item) against a view model.
    ///
    /// - Parameter viewModel: position among the document's view models.
    package func propertyPath(_ path: String, viewModel: Int) throws(SceneError) -> PropertyPath {
        fatalError("skeleton")
    }
}

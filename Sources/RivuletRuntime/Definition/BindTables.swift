/// The data binds of an artboard and of its machines (chapter 05 §9).
package struct BindTables: Sendable {
    /// Those of the artboard in the order of their targets, then those of each machine in file order.
    package var binds: [BindDefinition] = []
    package var artboardBinds = TableRange.empty
    /// Paths of binds, hosts, listeners and actions, one after the other.
    package var pathElements: [UInt32] = []
    package var bindables: [BindableDefinition] = []
    /// The binds of each object that has some.
    package var bindsOfObject: [UInt32: TableRange] = [:]
    /// One bit for each object that a bind watches for changes, empty if there is none.
    package var watchedObjects: [UInt64] = []
    /// View model instances that belong to the artboard's hosts.
    package var stateful: [StatefulDefinition] = []
    /// Which of their values an object is.
    package var storedValues: [UInt32: StoredValue] = [:]

    package init() {}
}

/// Where a path leads: ids from a view model on, or names.
package struct BindPath: Sendable, BitwiseCopyable, Equatable {
    package var elements: TableRange
    /// The elements are numbers of names in the manifest.
    package var isByName: Bool

    package static let none = BindPath(elements: .empty, isByName: false)
}

package struct BindDefinition: Sendable, BitwiseCopyable {
    package struct Flags: OptionSet, Sendable, BitwiseCopyable {
        package var rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let isMainToSource = Flags(rawValue: 1)
        package static let twoWay = Flags(rawValue: 2)
        package static let once = Flags(rawValue: 4)
        package static let sourceFirst = Flags(rawValue: 8)
    }

    /// What the target is.
    package enum Place: UInt8, Sendable, BitwiseCopyable {
        /// A property of an object of the artboard.
        case object
        /// A bindable property or a bound duration: words of the machine.
        case machine
        /// Which child of a solo shows: also by name or position.
        case solo
        /// What a nested artboard shows.
        case content
        /// What an image or a text style shows: values that are assets stay where they are.
        case image
        /// A value of a view model instance in the artboard: `word` is its position, `slot` the property.
        case stored
        /// A list is shown there.
        case list
        /// A key's value in a play.
        case key
    }

    package var record: UInt32
    package var place: Place
    package var target: PropertyTarget
    package var path: BindPath
    package var flags: Flags
    /// Looked at in every update instead of being told of changes.
    package var isPolled: Bool
    /// Position among the document's converters, none for no conversion.
    package var converter: UInt32
    /// Position among the bindables, none for other targets.
    package var bindable: UInt32

    package var writesToSource: Bool { !flags.isDisjoint(with: [.isMainToSource, .twoWay]) }
    package var writesToTarget: Bool { !flags.contains(.isMainToSource) || flags.contains(.twoWay) }
}

/// A value of a machine that conditions, blends and actions use, and binds connect with the view model.
package struct BindableDefinition: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        case number
        case string
        case boolean
        case color
        case enumeration
        case integer
        case trigger
        case asset
        case artboard
        case viewModel
        case list
    }

    package var kind: Kind
    /// Relative to the machine's first word.
    package var word: WordIndex
    /// Positions among the binds, counted from the machine's first one.
    package var toSource: UInt32 = 0xFFFF_FFFF
    package var toTarget: UInt32 = 0xFFFF_FFFF
}

/// A value of a view model instance in the artboard: position of the instance, and property.
package struct StoredValue: Sendable, BitwiseCopyable {
    package var instance: UInt32
    package var property: UInt32
}

/// A view model instance among the objects of an artboard (chapter 05 §8.5).
package struct StatefulDefinition: Sendable, BitwiseCopyable {
    /// Position among the document's view model instances.
    package var instance: UInt32
    package var object: ObjectIndex
    package var isGlobal: Bool
}

/// What waits to be copied by a bind (chapter 05 §9.5).
package struct BindDirt: OptionSet, Sendable, BitwiseCopyable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The source changed.
    package static let source = BindDirt(rawValue: 1)
    /// The target changed.
    package static let target = BindDirt(rawValue: 2)
    /// Something that the conversion depends on changed.
    package static let dependents = BindDirt(rawValue: 4)
}

/// A data bind of an instance or of a machine.
package struct BindRow: Sendable, BitwiseCopyable {
    struct Flags: OptionSet, Sendable, BitwiseCopyable {
        var rawValue: UInt8
        /// The target is hidden: dirt waits.
        static let collapsed = Flags(rawValue: 1)
        static let queued = Flags(rawValue: 2)
        static let polled = Flags(rawValue: 4)
        /// Copying: what it writes does not make it dirty.
        static let suppressed = Flags(rawValue: 8)
        /// What was read last from the target is what the source has.
        static let valid = Flags(rawValue: 16)
        /// Something was read from the target.
        static let cached = Flags(rawValue: 32)
        /// `cachedWord` is a string slot of the scene.
        static let cachedString = Flags(rawValue: 64)
        /// The last change came from the target.
        static let originTarget = Flags(rawValue: 128)
    }

    var container: UInt32
    /// Position among the artboard's binds.
    var definition: UInt32
    /// The value that it is connected with; `dependent` is none if there is none.
    var source = ValueAddress(instance: InstanceNumber(0xFFFF_FFFF), property: 0)
    var dependent: UInt32 = 0xFFFF_FFFF
    /// For targets in the store: what tells of their changes.
    var observer: UInt32 = 0xFFFF_FFFF
    var dirt = BindDirt()
    var flags = Flags()
    var cachedWord: UInt32 = 0
    var next: UInt32 = 0xFFFF_FFFF
    /// Its own clone of its converter, and the rows that belong to that.
    var converter: ConverterInstance?
    var converterRows = ConverterRows.none
    /// For keys: the word of the value.
    var keyWord: UInt32 = 0xFFFF_FFFF

    var isBound: Bool { dependent != 0xFFFF_FFFF }
}

/// Binds in a row, linked through `next`.
struct BindQueue: Sendable, BitwiseCopyable {
    var head: UInt32 = 0xFFFF_FFFF
    var tail: UInt32 = 0xFFFF_FFFF
    var isEmpty: Bool { head == 0xFFFF_FFFF }
}

/// What owns binds: an artboard instance or a machine.
package struct ContainerRow: Sendable, BitwiseCopyable {
    var instance: UInt32
    /// None for an artboard instance.
    var machine: UInt32
    /// All binds, in the order in which contexts are applied.
    var order = SlabRange()
    var polled = SlabRange()
    var toSource = BindQueue()
    var toTarget = BindQueue()
    var pendingToSource = BindQueue()
    var pendingToTarget = BindQueue()
    var isUpdating = false
    /// The data context, none if there is none.
    var context: UInt32 = 0xFFFF_FFFF

    var hasWork: Bool { polled.count > 0 || !toSource.isEmpty || !toTarget.isEmpty }
}

/// A data context: instances that paths may begin at, and where to look further (chapter 05 §8.1).
package struct ContextRow: Sendable, BitwiseCopyable {
    var parent: UInt32 = 0xFFFF_FFFF
    /// Numbers of instances, the main one first if there is one.
    var entries = SlabRange()
    var hasMain = false
}

/// A view model value that a listener of a machine watches.
package struct WatchRow: Sendable, BitwiseCopyable {
    var machine: UInt32
    /// Positions among the artboard's watches and listeners.
    var definition: UInt32
    var listener: UInt32
    var dependent: UInt32 = 0xFFFF_FFFF
    var source = ValueAddress(instance: InstanceNumber(0xFFFF_FFFF), property: 0)
}

/// A listener of a machine that has to act in the machine's next frame.
package struct ListenerReport: Sendable, BitwiseCopyable {
    var machine: UInt32
    var listener: UInt32
}

/// Everything that data binding keeps in a scene.
package struct BindingTables: Sendable {
    package var binds: [BindRow] = []
    package var containers: [ContainerRow] = []
    package var contexts: [ContextRow] = []
    package var watches: [WatchRow] = []
    package var reports: [ListenerReport] = []
    var order = Slab<UInt32>(filler: 0)
    var entries = Slab<UInt32>(filler: 0)
    /// The scene's number in its store.
    var scene: UInt32 = 0
    package var converters = ConverterStates()
    var converterBinds: [ConverterBindRow] = []
    var operands: [OperandRow] = []
    /// Reports taken by the event loop; empty between rounds.
    var taken: [ListenerReport] = []

    package init() {}
}

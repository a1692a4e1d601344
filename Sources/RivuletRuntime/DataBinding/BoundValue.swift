/// A value on its way through a data bind.
package enum BoundValue: Sendable, Equatable {
    case none
    case number(Float)
    case string([UInt8])
    case boolean(Bool)
    case color(UInt32)
    /// Position among the values of an enum, and which enum.
    case enumeration(UInt32, enum: UInt32)
    /// The position in a list, an id, an asset or an artboard.
    case integer(UInt32)
    /// How often a trigger fired.
    case trigger(UInt32)
    /// A list of the store.
    case list(UInt32)
    /// An instance of the store, `0xFFFFFFFF` for none.
    case viewModel(UInt32)
}

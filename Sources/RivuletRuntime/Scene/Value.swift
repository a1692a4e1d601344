/// What a view model property holds.
public enum ValueKind: String, Sendable, Equatable, CaseIterable, BitwiseCopyable {
    /// A 32-bit float.
    case number
    /// Text.
    case string
    /// On or off.
    case boolean
    /// 0xAARRGGBB.
    case color
    /// One value of an enum.
    case enumeration = "enum"
    /// Fires, and is heard once.
    case trigger
    /// Another view model instance.
    case viewModel
    /// A list of view model instances.
    case list
    /// The position of an item in its list.
    case listIndex
    /// An image, font or other asset.
    case asset
    /// An artboard.
    case artboard
    /// Of a kind that this version does not know.
    case unknown
}

/// A value of a view model property.
public enum Value: Sendable, Equatable {
    /// A number.
    case number(Float)
    /// Text.
    case string(String)
    /// On or off.
    case boolean(Bool)
    /// 0xAARRGGBB.
    case color(UInt32)
    /// An enum's value by its key.
    case enumeration(String)
    /// How often a trigger fired since it was last reset.
    case trigger(UInt32)
    /// The name of the view model and of the instance; empty for instances without a name.
    case viewModel(String, instance: String)
    /// The number of items of a list.
    case list(Int)
    /// The position of an item in its list.
    case listIndex(UInt32)
    /// Index of an asset of the file, nil for none.
    case asset(Int?)
    /// Index of an artboard of the file, nil for none.
    case artboard(Int?)
}

extension Value {
    /// What the value is.
    public var kind: ValueKind {
        switch self {
        case .number: .number
        case .string: .string
        case .boolean: .boolean
        case .color: .color
        case .enumeration: .enumeration
        case .trigger: .trigger
        case .viewModel: .viewModel
        case .list: .list
        case .listIndex: .listIndex
        case .asset: .asset
        case .artboard: .artboard
        }
    }
}

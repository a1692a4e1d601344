import RivuletRuntime

/// A property of a view model that holds a value, by path and kind: `NumberProperty(path: "hud/score")`.
///
/// A path goes through nested view models, `/` between the names.
public protocol ValueProperty: Sendable, Hashable {
    /// The Swift type of its value.
    associatedtype Value: Sendable & Equatable

    /// The kind that the file must give the property.
    static var kind: ValueKind { get }
    /// Where it is.
    var path: String { get }
    /// The property at a path.
    init(path: String)
    /// The Swift value of a runtime value of this kind, nil for other kinds.
    static func decode(_ value: RivuletRuntime.Value) -> Value?
    /// The runtime value of a Swift value.
    static func encode(_ value: Value) -> RivuletRuntime.Value
}

/// A number.
public struct NumberProperty: ValueProperty {
    /// Where it is.
    public let path: String
    /// The number at a path.
    public init(path: String) { self.path = path }

    /// `.number`.
    public static var kind: ValueKind { .number }
    /// The number, nil for other kinds.
    public static func decode(_ value: RivuletRuntime.Value) -> Float? {
        if case .number(let number) = value { number } else { nil }
    }
    /// As the runtime holds it.
    public static func encode(_ value: Float) -> RivuletRuntime.Value { .number(value) }
}

/// A text.
public struct StringProperty: ValueProperty {
    /// Where it is.
    public let path: String
    /// The text at a path.
    public init(path: String) { self.path = path }

    /// `.string`.
    public static var kind: ValueKind { .string }
    /// The text, nil for other kinds.
    public static func decode(_ value: RivuletRuntime.Value) -> String? {
        if case .string(let string) = value { string } else { nil }
    }
    /// As the runtime holds it.
    public static func encode(_ value: String) -> RivuletRuntime.Value { .string(value) }
}

/// On or off.
public struct BoolProperty: ValueProperty {
    /// Where it is.
    public let path: String
    /// The boolean at a path.
    public init(path: String) { self.path = path }

    /// `.boolean`.
    public static var kind: ValueKind { .boolean }
    /// The boolean, nil for other kinds.
    public static func decode(_ value: RivuletRuntime.Value) -> Bool? {
        if case .boolean(let boolean) = value { boolean } else { nil }
    }
    /// As the runtime holds it.
    public static func encode(_ value: Bool) -> RivuletRuntime.Value { .boolean(value) }
}

/// A colour.
public struct ColorProperty: ValueProperty {
    /// Where it is.
    public let path: String
    /// The colour at a path.
    public init(path: String) { self.path = path }

    /// `.color`.
    public static var kind: ValueKind { .color }
    /// The colour, nil for other kinds.
    public static func decode(_ value: RivuletRuntime.Value) -> Color? {
        if case .color(let argb) = value { Color(argb: argb) } else { nil }
    }
    /// As the runtime holds it.
    public static func encode(_ value: Color) -> RivuletRuntime.Value { .color(value.argb) }
}

/// One value of an enum, by its key.
public struct EnumProperty: ValueProperty {
    /// Where it is.
    public let path: String
    /// The enum value at a path.
    public init(path: String) { self.path = path }

    /// `.enumeration`.
    public static var kind: ValueKind { .enumeration }
    /// The key, nil for other kinds.
    public static func decode(_ value: RivuletRuntime.Value) -> String? {
        if case .enumeration(let key) = value { key } else { nil }
    }
    /// As the runtime holds it.
    public static func encode(_ value: String) -> RivuletRuntime.Value { .enumeration(value) }
}

/// A trigger, which fires and holds nothing.
public struct TriggerProperty: Sendable, Hashable {
    /// Where it is.
    public let path: String
    /// The trigger at a path.
    public init(path: String) { self.path = path }
}

/// A colour of 8 bits a channel, not premultiplied.
public struct Color: Sendable, Hashable {
    /// 0xAARRGGBB.
    public var argb: UInt32

    /// The colour of a 0xAARRGGBB number.
    public init(argb: UInt32) { self.argb = argb }

    /// The colour of four channels, each 0…255; opaque unless said otherwise.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        argb = UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// Opacity, 0…255.
    public var alpha: UInt8 { UInt8(truncatingIfNeeded: argb >> 24) }
    /// Red, 0…255.
    public var red: UInt8 { UInt8(truncatingIfNeeded: argb >> 16) }
    /// Green, 0…255.
    public var green: UInt8 { UInt8(truncatingIfNeeded: argb >> 8) }
    /// Blue, 0…255.
    public var blue: UInt8 { UInt8(truncatingIfNeeded: argb) }
}

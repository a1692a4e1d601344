import RivuletRuntime

/// A property of a view model that can be read and observed, by path and kind.
///
/// A path goes through nested view models, `/` between the names (`hud/score`), and through lists, with the number of
/// the item, counted from 0, in brackets (`items[2]/name`). `\/` is a slash in a name. A path means what it leads to
/// now: after a swap `items[2]` is another item. To stay with an item take its handle: `value(of:at:)`.
public protocol ReadableProperty: Sendable, Hashable {
    /// The Swift type of its value.
    associatedtype Value: Sendable & Equatable

    /// The kind that the file must give the property.
    static var kind: ValueKind { get }
    /// Where it is.
    var path: String { get }
    /// The property at a path.
    init(path: String)
    /// The Swift value of a runtime value of this kind, nil for other kinds.
    static func decode(_ value: RivuletRuntime.Value, in document: Document) -> Value?
}

/// A property of a view model whose value the host can set, by path and kind: `NumberProperty(path: "hud/score")`.
public protocol ValueProperty: ReadableProperty {
    /// The runtime value of a Swift value. Throws if it names something that the file does not have.
    static func encode(_ value: Value, in document: Document) throws(PlaybackError) -> RivuletRuntime.Value
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
    public static func decode(_ value: RivuletRuntime.Value, in document: Document) -> Float? {
        if case .number(let number) = value { number } else { nil }
    }
    /// As the runtime holds it.
    public static func encode(_ value: Float, in document: Document) -> RivuletRuntime.Value { .number(value) }
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
    public static func decode(_ value: RivuletRuntime.Value, in document: Document) -> String? {
        if case .string(let string) = value { string } else { nil }
    }
    /// As the runtime holds it.
    public static func encode(_ value: String, in document: Document) -> RivuletRuntime.Value { .string(value) }
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
    public static func decode(_ value: RivuletRuntime.Value, in document: Document) -> Bool? {
        if case .boolean(let boolean) = value { boolean } else { nil }
    }
    /// As the runtime holds it.
    public static func encode(_ value: Bool, in document: Document) -> RivuletRuntime.Value { .boolean(value) }
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
    public static func decode(_ value: RivuletRuntime.Value, in document: Document) -> Color? {
        if case .color(let argb) = value { Color(argb: argb) } else { nil }
    }
    /// As the runtime holds it.
    public static func encode(_ value: Color, in document: Document) -> RivuletRuntime.Value { .color(value.argb) }
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
    public static func decode(_ value: RivuletRuntime.Value, in document: Document) -> String? {
        if case .enumeration(let key) = value { key } else { nil }
    }
    /// As the runtime holds it.
    public static func encode(_ value: String, in document: Document) -> RivuletRuntime.Value { .enumeration(value) }
}

/// A trigger, which fires and holds nothing.
public struct TriggerProperty: Sendable, Hashable {
    /// Where it is.
    public let path: String
    /// The trigger at a path.
    public init(path: String) { self.path = path }
}

/// An image: an asset of the file, by name; nil for none.
public struct ImageProperty: ValueProperty {
    /// Where it is.
    public let path: String
    /// The image at a path.
    public init(path: String) { self.path = path }

    /// `.asset`.
    public static var kind: ValueKind { .asset }
    /// The name of the asset, nil for none.
    public static func decode(_ value: RivuletRuntime.Value, in document: Document) -> String?? {
        guard case .asset(let index) = value else { return nil }
        return .some(index.flatMap { document.assetName($0) })
    }
    /// As the runtime holds it. Throws for a name that no asset has.
    public static func encode(_ value: String?, in document: Document) throws(PlaybackError) -> RivuletRuntime.Value {
        do throws(SceneError) {
            return .asset(try document.assetIndex(named: value))
        } catch {
            throw PlaybackError(error)
        }
    }
}

/// An artboard of the file, by name; nil for none.
public struct ArtboardProperty: ValueProperty {
    /// Where it is.
    public let path: String
    /// The artboard at a path.
    public init(path: String) { self.path = path }

    /// `.artboard`.
    public static var kind: ValueKind { .artboard }
    /// The name of the artboard, nil for none.
    public static func decode(_ value: RivuletRuntime.Value, in document: Document) -> String?? {
        guard case .artboard(let index) = value else { return nil }
        return .some(index.flatMap { document.hasArtboard($0) ? document.artboardName($0) : nil })
    }
    /// As the runtime holds it. Throws for a name that no artboard has.
    public static func encode(_ value: String?, in document: Document) throws(PlaybackError) -> RivuletRuntime.Value {
        guard let value else { return .artboard(nil) }
        do throws(SceneError) {
            return .artboard(try document.artboardIndex(named: value))
        } catch {
            throw PlaybackError(error)
        }
    }
}

/// A list of view model instances. What is read and observed is its size: a stream has an element each time that an item
/// comes, goes or moves.
public struct ListProperty: ReadableProperty {
    /// Where it is.
    public let path: String
    /// The list at a path.
    public init(path: String) { self.path = path }

    /// `.list`.
    public static var kind: ValueKind { .list }
    /// The number of items, nil for other kinds.
    public static func decode(_ value: RivuletRuntime.Value, in document: Document) -> Int? {
        if case .list(let count) = value { count } else { nil }
    }
}

/// A reference to another view model instance.
public struct ViewModelInstanceProperty: Sendable, Hashable {
    /// Where it is.
    public let path: String
    /// The reference at a path.
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

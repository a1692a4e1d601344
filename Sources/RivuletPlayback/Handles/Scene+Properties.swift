import RivuletRuntime

// The typed properties work on a synchronous scene as they do on an instance.

extension Scene {
    /// The value of a property of the bound view model instance.
    public func value<Property: ValueProperty>(of property: Property) throws(SceneError) -> Property.Value {
        let value = try value(property.path)
        guard let decoded = Property.decode(value) else {
            throw .wrongKind(path: property.path, wanted: Property.kind, found: value.kind)
        }
        return decoded
    }

    /// Writes a property of the bound view model instance; it takes effect in the next advance.
    public mutating func setValue<Property: ValueProperty>(
        of property: Property, to value: Property.Value
    ) throws(SceneError) {
        try set(property.path, to: Property.encode(value))
    }

    /// Fires a trigger of the bound view model instance; it takes effect in the next advance.
    public mutating func fire(trigger property: TriggerProperty) throws(SceneError) { try fire(property.path) }
}

import RivuletRuntime

// The typed properties work on a synchronous scene as they do on an instance.

extension Scene {
    /// The value of a property of the bound view model instance.
    public func value<Property: ReadableProperty>(of property: Property) throws(PlaybackError) -> Property.Value {
        do throws(SceneError) {
            let value = try value(property.path)
            guard let decoded = Property.decode(value, in: document) else {
                throw .wrongKind(path: property.path, wanted: Property.kind, found: value.kind)
            }
            return decoded
        } catch {
            throw PlaybackError(error)
        }
    }

    /// Writes a property of the bound view model instance; it takes effect in the next advance.
    public mutating func setValue<Property: ValueProperty>(
        of property: Property, to value: Property.Value
    ) throws(PlaybackError) {
        let encoded = try Property.encode(value, in: document)
        do throws(SceneError) { try set(property.path, to: encoded) } catch { throw PlaybackError(error) }
    }

    /// Fires a trigger of the bound view model instance; it takes effect in the next advance.
    public mutating func fire(trigger property: TriggerProperty) throws(PlaybackError) {
        do throws(SceneError) { try fire(property.path) } catch { throw PlaybackError(error) }
    }
}

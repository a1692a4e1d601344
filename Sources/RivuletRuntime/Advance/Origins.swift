import RivuletSchema

// Where an artboard that stands in another one has its origin (chapter 02 §18).

extension SceneTables {
    /// Hands the origin that a place asks for to what it shows. Under anything else it has no effect.
    mutating func pushOrigin(of object: ObjectIndex, instance: Int, _ context: SceneContext) {
        let parent = context.definition.objects[object.position].parent
        guard !parent.isNone, let host = context.definition.hostOfObject[parent.position] else { return }
        let content = hosts[Int(instances[instance].hosts + host)].content
        guard content != 0xFFFF_FFFF else { return }
        let nested = context.entering(instances[Int(content)].artboard)
        let own = context.definition.objects[object.position].word
        pushOrigin(
            .Artboard.originX, float(WordOffset.ComponentOrigin.originX, of: own, instance: instance), to: Int(content),
            nested)
        pushOrigin(
            .Artboard.originY, float(WordOffset.ComponentOrigin.originY, of: own, instance: instance), to: Int(content),
            nested)
    }

    private mutating func pushOrigin(_ key: PropertyKey, _ value: Float, to content: Int, _ nested: SceneContext) {
        guard let property = SchemaType.artboard.supportedProperty(key: UInt32(key.rawValue)) else { return }
        set(nested.definition.target(ObjectIndex(0), property), float: value, instance: content, nested)
    }

    /// The frame of a nested artboard changed: its place in the artboard around it must be worked out anew.
    mutating func hostMoved(instance: Int, _ context: SceneContext) {
        let parent = instances[instance].parent
        guard parent != 0xFFFF_FFFF else { return }
        let outer = context.entering(instances[Int(parent)].artboard)
        let place = outer.definition.hosts.place(instances[instance].host)
        markTransform(outer.definition.objects[place.position].slot, instance: Int(parent), outer)
    }
}

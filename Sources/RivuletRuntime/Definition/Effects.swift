import RivuletSchema

/// Which change has which effect: one line per property, all others have none (chapter 02 §4.2).
enum Effects {
    private static let list: [(PropertyKey, Effect)] = [
        (PropertyKey.Node.x, .transform),
        (PropertyKey.Node.y, .transform),
        (PropertyKey.TransformComponent.rotation, .transform),
        (PropertyKey.TransformComponent.scaleX, .transform),
        (PropertyKey.TransformComponent.scaleY, .transform),
        (PropertyKey.RootBone.x, .transform),
        (PropertyKey.RootBone.y, .transform),
        (PropertyKey.WorldTransformComponent.opacity, .opacity),
        (PropertyKey.Bone.length, .childBones),
        (PropertyKey.SolidColor.colorValue, .color),
        (PropertyKey.Solo.activeComponentId, .solo),
        (PropertyKey.NestedRemapAnimation.time, .remapTime),
        (PropertyKey.NestedArtboardLeaf.fit, .world),
        (PropertyKey.Joystick.x, .components),
        (PropertyKey.Joystick.y, .components),
        (PropertyKey.Joystick.posX, .components),
        (PropertyKey.Joystick.posY, .components),
        (PropertyKey.Joystick.width, .components),
        (PropertyKey.Joystick.height, .components),
        (PropertyKey.Artboard.originX, .components),
        (PropertyKey.Artboard.originY, .components),
    ]

    /// Effects by `SchemaProperty.index`.
    private static let table: [Effect] = {
        var table = [Effect](repeating: .none, count: Schema.properties.count)
        for (key, effect) in list {
            for property in Schema.properties where property.key == key { table[Int(property.index)] = effect }
        }
        // A channel does what its colour does.
        for property in Schema.properties {
            if let backing = property.backing { table[Int(property.index)] = table[Int(backing.index)] }
        }
        return table
    }()

    static func of(_ property: SchemaProperty, in type: SchemaType?) -> Effect { table[Int(property.index)] }
}

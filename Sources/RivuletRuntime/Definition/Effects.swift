import RivuletSchema

/// Which change has which effect: one line per property, all others have none (chapter 02 §4.2, chapter 06 §2.2).
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
        (PropertyKey.Solo.activeComponentId, .solo),
        (PropertyKey.NestedRemapAnimation.time, .remapTime),
        (PropertyKey.NestedArtboardLeaf.fit, .world),
        (PropertyKey.Joystick.x, .components),
        (PropertyKey.Joystick.y, .components),
        (PropertyKey.Joystick.posX, .components),
        (PropertyKey.Joystick.posY, .components),
        (PropertyKey.Joystick.width, .components),
        (PropertyKey.Joystick.height, .components),
        (PropertyKey.Artboard.originX, .artboardOrigin),
        (PropertyKey.Artboard.originY, .artboardOrigin),
        (PropertyKey.ComponentOrigin.originX, .componentOrigin),
        (PropertyKey.ComponentOrigin.originY, .componentOrigin),
        (PropertyKey.LayoutComponent.width, .artboardSize),
        (PropertyKey.LayoutComponent.height, .artboardSize),
        // Constraints.
        (PropertyKey.Constraint.strength, .constrained),
        (PropertyKey.DistanceConstraint.distance, .constrained),
        (PropertyKey.DistanceConstraint.modeValue, .constrained),
        (PropertyKey.FollowPathConstraint.distance, .constrained),
        (PropertyKey.FollowPathConstraint.orient, .constrained),
        (PropertyKey.ListFollowPathConstraint.distanceEnd, .constrained),
        (PropertyKey.ListFollowPathConstraint.distanceOffset, .constrained),
        (PropertyKey.TransformConstraint.originX, .constrained),
        (PropertyKey.TransformConstraint.originY, .constrained),
        (PropertyKey.IKConstraint.invertDirection, .constrained),
        // Geometry.
        (PropertyKey.Path.isHole, .path),
        (PropertyKey.ParametricPath.width, .path),
        (PropertyKey.ParametricPath.height, .path),
        (PropertyKey.ParametricPath.originX, .path),
        (PropertyKey.ParametricPath.originY, .path),
        (PropertyKey.Rectangle.linkCornerRadius, .path),
        (PropertyKey.Rectangle.cornerRadiusTL, .path),
        (PropertyKey.Rectangle.cornerRadiusTR, .path),
        (PropertyKey.Rectangle.cornerRadiusBL, .path),
        (PropertyKey.Rectangle.cornerRadiusBR, .path),
        (PropertyKey.Polygon.points, .path),
        (PropertyKey.Polygon.cornerRadius, .path),
        (PropertyKey.Star.innerRadius, .path),
        (PropertyKey.PointsCommonPath.isClosed, .path),
        (PropertyKey.Vertex.x, .vertex),
        (PropertyKey.Vertex.y, .vertex),
        (PropertyKey.StraightVertex.radius, .vertex),
        (PropertyKey.CubicMirroredVertex.rotation, .vertex),
        (PropertyKey.CubicMirroredVertex.distance, .vertex),
        (PropertyKey.CubicAsymmetricVertex.rotation, .vertex),
        (PropertyKey.CubicAsymmetricVertex.inDistance, .vertex),
        (PropertyKey.CubicAsymmetricVertex.outDistance, .vertex),
        (PropertyKey.CubicDetachedVertex.inRotation, .vertex),
        (PropertyKey.CubicDetachedVertex.inDistance, .vertex),
        (PropertyKey.CubicDetachedVertex.outRotation, .vertex),
        (PropertyKey.CubicDetachedVertex.outDistance, .vertex),
        (PropertyKey.NSlicedNode.width, .nSlicer),
        (PropertyKey.NSlicedNode.height, .nSlicer),
        (PropertyKey.Axis.offset, .axis),
        // Paints.
        (PropertyKey.SolidColor.colorValue, .color),
        (PropertyKey.LinearGradient.startX, .gradientPoint),
        (PropertyKey.LinearGradient.startY, .gradientPoint),
        (PropertyKey.LinearGradient.endX, .gradientPoint),
        (PropertyKey.LinearGradient.endY, .gradientPoint),
        (PropertyKey.LinearGradient.opacity, .paint),
        (PropertyKey.GradientStop.colorValue, .stopColor),
        (PropertyKey.GradientStop.position, .stopPosition),
        (PropertyKey.Stroke.thickness, .paint),
        (PropertyKey.Stroke.cap, .paint),
        (PropertyKey.Stroke.join, .paint),
        (PropertyKey.Feather.strength, .feather),
        (PropertyKey.Feather.offsetX, .feather),
        (PropertyKey.Feather.offsetY, .feather),
        (PropertyKey.TrimPath.start, .pathEffect),
        (PropertyKey.TrimPath.end, .pathEffect),
        (PropertyKey.TrimPath.offset, .pathEffect),
        (PropertyKey.TrimPath.modeValue, .pathEffect),
        (PropertyKey.DashPath.offset, .pathEffect),
        (PropertyKey.DashPath.offsetIsPercentage, .pathEffect),
        (PropertyKey.Dash.length, .dash),
        (PropertyKey.Dash.lengthIsPercentage, .dash),
        // Order of drawing.
        (PropertyKey.DrawRules.drawTargetId, .drawOrder),
        (PropertyKey.DrawTarget.placementValue, .drawOrder),
        (PropertyKey.ClippingShape.isVisible, .clipping),
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

    /// Where an effect of an object's property acts: mostly on the object itself, else on the one it is a part of.
    static func slot(of effect: Effect, _ id: ObjectIndex, in objects: [ObjectDefinition]) -> SlotIndex {
        func above(_ object: ObjectIndex) -> ObjectIndex { object.isNone ? .none : objects[object.position].parent }
        let acting =
            switch effect {
            case .vertex, .stopColor, .stopPosition, .pathEffect, .axis: above(id)
            case .dash: above(above(id))
            default: id
            }
        return acting.isNone ? .none : objects[acting.position].slot
    }
}

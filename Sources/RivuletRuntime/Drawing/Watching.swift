// A scene that only plays, in a test or on a server, makes no paths for drawing and touching. The first drawing or
// pointer makes what waited; from then on everything is made when it changes.

extension SceneTables {
    /// Whether nobody needs a shape's geometry yet.
    func waitsForWatcher(_ shape: ShapeIndex, _ context: SceneContext) -> Bool {
        !isWatched && !shape.isNone && !context.definition.paths.shapes[shape.position].isClipping
    }

    /// Somebody draws the scene or touches it: makes all that waited for that, in the order of updates.
    mutating func beginWatching(_ context: SceneContext) {
        guard !isWatched else { return }
        isWatched = true
        for instance in instances.indices {
            let context = context.entering(instances[instance].artboard)
            for slot in context.definition.slots.indices { makeWaiting(slot, instance: instance, context) }
        }
    }

    private mutating func makeWaiting(_ slot: Int, instance: Int, _ context: SceneContext) {
        let definition = context.definition.slots[slot]
        guard definition.row != 0xFFFF_FFFF else { return }
        switch definition.kind {
        case .path:
            let row = Int(instances[instance].paths + definition.row)
            guard geometry.paths[row].isWaiting else { return }
            geometry.paths[row].isWaiting = false
            buildPath(context.definition.paths.paths[Int(definition.row)], row: row, instance: instance, context)
        case .composer:
            let row = Int(instances[instance].shapes + definition.row)
            guard geometry.shapes[row].isWaiting else { return }
            geometry.shapes[row].isWaiting = false
            composeShape(ShapeIndex(rawValue: definition.row), instance: instance, context)
        case .paint:
            let row = Int(instances[instance].drawing.paints + definition.row)
            guard drawing.paints[row].isWaiting else { return }
            drawing.paints[row].isWaiting = false
            runEffects(of: context.definition.drawing.paints[Int(definition.row)], instance: instance, context)
        case .feather:
            let row = Int(instances[instance].drawing.feathers + definition.row)
            guard drawing.feathers[row].isWaiting else { return }
            drawing.feathers[row].isWaiting = false
            let feather = context.definition.drawing.feathers[Int(definition.row)]
            let paint = context.definition.drawing.paints[Int(feather.paint)]
            makeInnerPath(of: feather, paint, from: paint.source, instance: instance)
        default: return
        }
    }
}

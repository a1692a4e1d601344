import RivuletSchema

// Whether a point hits something (chapter 04 §18.9). Works with transforms and paths as of the last update.

extension SceneTables {
    private static let none: UInt32 = 0xFFFF_FFFF
    private static let hidden: UInt32 = 1

    /// Whether a point of the machine's artboard hits an entry.
    mutating func isHit(_ entry: HitEntryDefinition, at point: Point, instance: Int, _ context: SceneContext) -> Bool {
        switch entry.kind {
        case .shape:
            isInShapeBounds(Int(entry.row), point, instance: instance, context)
                && ancestorsAccept(
                    point, from: context.definition.objects[entry.object.position].parent, isUnclippedSkipped: true,
                    instance: instance, context)
                && isCovered(context.definition.paths.shapes[Int(entry.row)], point, instance: instance, context)
        case .layout:
            ancestorsAccept(
                point, from: entry.object, isUnclippedSkipped: false, instance: instance, context)
        // Without shaped text there are no glyphs to hit; places forward what comes to them.
        case .textRun, .host, .list: false
        }
    }

    // MARK: Shapes

    /// Edges included; the box of all points, control points too.
    private mutating func isInShapeBounds(
        _ shape: Int, _ point: Point, instance: Int, _ context: SceneContext
    ) -> Bool {
        let row = Int(instances[instance].shapes) + shape
        if !interaction.shapes[row].hasBounds {
            interaction.shapes[row].bounds = pointBounds(
                of: context.definition.paths.shapes[shape], instance: instance, context)
            interaction.shapes[row].hasBounds = true
        }
        let bounds = interaction.shapes[row].bounds
        return bounds.left <= point.x && point.x <= bounds.right && bounds.top <= point.y && point.y <= bounds.bottom
    }

    /// The box of all points of a shape's paths in the artboard; inside out where there are none.
    private func pointBounds(of shape: ShapeDefinition, instance: Int, _ context: SceneContext) -> Bounds {
        let most = Float.greatestFiniteMagnitude
        var bounds = Bounds(left: most, top: most, right: -most, bottom: -most)
        for position in shape.paths.positions {
            let path = context.definition.paths.shapePaths[position]
            let definition = context.definition.paths.paths[path.position]
            guard !isCollapsed(definition.object, instance) else { continue }
            let points = geometry.paths[Int(instances[instance].paths) + path.position].points
            // A path without points counts as one point at the origin.
            if points.count == 0 { bounds.include(.zero) }
            let matrix = pathTransform(definition, instance: instance)
            for point in points.positions { bounds.include(matrix.map(geometry.points[point])) }
        }
        return bounds
    }

    private mutating func isCovered(
        _ shape: ShapeDefinition, _ point: Point, instance: Int, _ context: SceneContext
    ) -> Bool {
        guard interaction.coverage.begin(around: point, radius: 2) else { return false }
        for position in shape.paths.positions {
            let path = context.definition.paths.shapePaths[position]
            let definition = context.definition.paths.paths[path.position]
            guard !isCollapsed(definition.object, instance) else { continue }
            let row = geometry.paths[Int(instances[instance].paths) + path.position]
            interaction.coverage.add(
                geometry.points.elements, row.points.positions, geometry.verbs.elements, row.verbs.positions,
                pathTransform(definition, instance: instance))
        }
        return interaction.coverage.finish()
    }

    // MARK: Ancestors

    /// Whether everything from an object up lets a point through, the artboards around its own too.
    ///
    /// - Parameter isUnclippedSkipped: only layouts that clip look at the point; else the first one does in any case.
    func ancestorsAccept(
        _ point: Point, from object: ObjectIndex, isUnclippedSkipped: Bool, instance: Int, _ context: SceneContext
    ) -> Bool {
        var (point, object, instance, context) = (point, object, instance, context)
        var isUnclippedSkipped = isUnclippedSkipped
        while true {
            while !object.isNone, object.position != 0 {
                let row = context.definition.objects[object.position]
                if let type = row.type, type.isA(.drawable), !type.isA(.shape) {
                    if isHidden(object, instance, context) { return false }
                    if type.isA(.layoutComponent) {
                        // Layouts have no size yet: they neither clip nor are they hit.
                        if !isUnclippedSkipped { return false }
                        isUnclippedSkipped = true
                    }
                }
                object = row.parent
            }
            // What hangs nowhere is in no artboard.
            if object.isNone { return true }
            if isHidden(ObjectIndex(0), instance, context) { return false }
            if !isUnclippedSkipped || clips(instance, context), !isInArtboard(point, instance, context) {
                return false
            }
            guard instances[instance].parent != Self.none else { return true }
            if let matrix = itemMatrix(of: instances[instance]) { point = matrix.map(point) }
            let host = instances[instance].host
            instance = Int(instances[instance].parent)
            context = context.entering(instances[instance].artboard)
            let row = context.definition.objects[context.definition.hosts.place(host).position]
            point = worldTransform(of: row.transform, instance).map(point)
            object = row.parent
        }
    }

    private func isHidden(_ object: ObjectIndex, _ instance: Int, _ context: SceneContext) -> Bool {
        let word = context.definition.objects[object.position].word.position + WordOffset.Drawable.drawableFlags
        return words[Int(instances[instance].words) + word] & Self.hidden != 0 || isCollapsed(object, instance)
    }

    private func clips(_ instance: Int, _ context: SceneContext) -> Bool {
        word(WordOffset.LayoutComponent.clip, of: context.definition.objects[0].word, instance: instance) != 0
    }

    /// Whether a point of an artboard is inside its rectangle, edges included.
    private func isInArtboard(_ point: Point, _ instance: Int, _ context: SceneContext) -> Bool {
        let size = size(ofArtboard: instance, context)
        let origin = origin(ofArtboard: instance, context)
        let x = point.x + origin.x
        let y = point.y + origin.y
        return 0 <= x && x <= size.x && 0 <= y && y <= size.y
    }

    func size(ofArtboard instance: Int, _ context: SceneContext) -> Point {
        let word = context.definition.objects[0].word
        return Point(
            float(WordOffset.LayoutComponent.width, of: word, instance: instance),
            float(WordOffset.LayoutComponent.height, of: word, instance: instance))
    }

    /// How far the artboard's left top corner is from its origin.
    func origin(ofArtboard instance: Int, _ context: SceneContext) -> Point {
        let word = context.definition.objects[0].word
        let size = size(ofArtboard: instance, context)
        return Point(
            float(WordOffset.Artboard.originX, of: word, instance: instance) * size.x,
            float(WordOffset.Artboard.originY, of: word, instance: instance) * size.y)
    }

    /// How an artboard's own rotation and scale turn its content; nil if they do not.
    func ownTransform(ofArtboard instance: Int, _ context: SceneContext) -> Matrix? {
        let word = context.definition.objects[0].word
        let rotation = float(WordOffset.TransformComponent.rotation, of: word, instance: instance)
        let scaleX = float(WordOffset.TransformComponent.scaleX, of: word, instance: instance)
        let scaleY = float(WordOffset.TransformComponent.scaleY, of: word, instance: instance)
        guard rotation != 0 || scaleX != 1 || scaleY != 1 else { return nil }
        return Matrix(x: 0, y: 0, rotation: rotation, scaleX: scaleX, scaleY: scaleY)
    }

    func worldTransform(of transform: TransformIndex, _ instance: Int) -> Matrix {
        transform.isNone ? .identity : world[Int(instances[instance].transforms) + transform.position]
    }
}

extension Bounds {
    fileprivate mutating func include(_ point: Point) {
        if point.x < left { left = point.x }
        if point.x > right { right = point.x }
        if point.y < top { top = point.y }
        if point.y > bottom { bottom = point.y }
    }
}

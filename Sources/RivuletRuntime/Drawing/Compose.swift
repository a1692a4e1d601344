import RivuletSchema

// What shapes, clips and backgrounds put together out of paths (chapter 06 §6, §16, §18.5).

extension SceneTables {
    /// Puts the paths of a shape together in every space that something draws or clips in.
    mutating func composeShape(_ shape: ShapeIndex, instance: Int, _ context: SceneContext) {
        let row = context.definition.paths.shapes[shape.position]
        let inverse = world[Int(instances[instance].transforms) + row.transform.position].inverseOrIdentity
        if row.local != .noOutline { compose(row, .local, inverse, row.local, instance: instance, context) }
        if row.clockwise != .noOutline { compose(row, .clockwise, inverse, row.clockwise, instance: instance, context) }
        if row.world != .noOutline { compose(row, .world, .identity, row.world, instance: instance, context) }
    }

    private mutating func compose(
        _ shape: ShapeDefinition, _ space: PaintDefinition.Space, _ inverse: Matrix, _ outline: OutlineIndex,
        instance: Int, _ context: SceneContext
    ) {
        geometry.path.removeAll()
        for index in context.definition.paths.shapePaths[shape.paths.positions] {
            let path = context.definition.paths.paths[index.position]
            let flags = word(WordOffset.Path.pathFlags, of: path.word, instance: instance)
            guard flags & 1 == 0, !isCollapsed(path.object, instance) else { continue }
            let row = geometry.paths[Int(instances[instance].paths) + index.position]
            let firstVerb = geometry.path.verbs.count
            let firstPoint = geometry.path.points.count
            let transform = pathTransform(path, instance: instance)
            let matrix = space == .world ? transform : inverse * transform
            var isReversed = false
            if space == .clockwise {
                // Only drawn paths know which way they go.
                let isMirrored = matrix.xx * matrix.yy - matrix.xy * matrix.yx < 0
                let isDrawnBackwards = flags & 2 != 0
                let isCounterclockwise = path.kind == .points && isMirrored != isDrawnBackwards
                isReversed =
                    isCounterclockwise != (word(WordOffset.Path.isHole, of: path.word, instance: instance) != 0)
            }
            if isReversed {
                geometry.path.appendReversed(
                    points: row.points, of: geometry.points, verbs: row.verbs, of: geometry.verbs, matrix)
            } else {
                geometry.path.append(
                    points: row.points, of: geometry.points, verbs: row.verbs, of: geometry.verbs, matrix)
            }
            geometry.path.prune(fromVerb: firstVerb, point: firstPoint)
        }
        keepPath(in: outline, instance: instance)
    }

    /// Whether nothing of a shape can be seen, whatever its paints are.
    private func isEmpty(_ shape: ShapeDefinition, instance: Int, _ context: SceneContext) -> Bool {
        for index in context.definition.paths.shapePaths[shape.paths.positions] {
            let path = context.definition.paths.paths[index.position]
            if word(WordOffset.Path.pathFlags, of: path.word, instance: instance) & 1 == 0,
                !isCollapsed(path.object, instance)
            {
                return false
            }
        }
        return true
    }

    /// Puts together what a clip leaves (chapter 06 §16).
    mutating func updateClip(_ index: UInt32, instance: Int, _ context: SceneContext) {
        let clip = context.definition.drawing.clips[Int(index)]
        var exists = false
        geometry.path.removeAll()
        for shape in context.definition.drawing.clipShapes[clip.shapes.positions] {
            let row = context.definition.paths.shapes[shape.position]
            if isEmpty(row, instance: instance, context) { continue }
            exists = true
            var isWhole = true
            var wantsPlain = false
            for position in row.paints.positions {
                let paint = context.definition.drawing.paints[position]
                if paint.isStroke { continue }
                guard let result = effectResult(of: paint, instance: instance, context) else {
                    wantsPlain = true
                    continue
                }
                isWhole = false
                appendOutline(
                    result, world[Int(instances[instance].transforms) + row.transform.position], instance: instance)
            }
            if isWhole || wantsPlain { appendOutline(row.world, instance: instance) }
        }
        drawing.clips[Int(instances[instance].drawing.clips + index)].exists = exists
        keepPath(in: clip.outline, instance: instance)
    }

    /// The artboard's rectangle, in its own space and in the world (chapter 06 §18.5).
    mutating func updateBackground(_ changes: Dirt, instance: Int, _ context: SceneContext) {
        guard !changes.isDisjoint(with: [.path, .worldTransform, .layoutStyle]) else { return }
        let bounds = artboardBounds(instance, context.definition)
        geometry.path.removeAll()
        geometry.path.append(bounds)
        keepPath(in: 0, instance: instance)
        if isTopLevel(instance) {
            geometry.path.removeAll()
            geometry.path.append(
                Bounds(left: 0, top: 0, right: bounds.right - bounds.left, bottom: bounds.bottom - bounds.top))
        }
        keepPath(in: 1, instance: instance)
        invalidateEffects(of: context.definition.drawing.background, instance: instance, context)
    }

    /// An artboard that nothing contains: its frame begins at (0, 0), not its origin.
    func isTopLevel(_ instance: Int) -> Bool { instances[instance].parent == 0xFFFF_FFFF }
}

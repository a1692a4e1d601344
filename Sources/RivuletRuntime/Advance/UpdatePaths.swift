import RivuletSchema

extension SceneTables {
    /// Updates a path: its transform, then its geometry if that changed and can be seen (chapter 06 §2.1).
    mutating func updatePath(
        _ slot: SlotDefinition, _ changes: Dirt, instance: Int, _ context: SceneContext
    ) {
        updateTransform(slot.transform, changes, instance: instance, context)
        let path = context.definition.paths.paths[Int(slot.row)]
        let rebuilding: Dirt =
            hasDeformer(path.shape, context) ? [.path, .nSlicer, .worldTransform] : [.path, .nSlicer]
        guard !changes.isDisjoint(with: rebuilding) else { return }
        let row = Int(instances[instance].paths + slot.row)
        let isFollowed =
            path.isFollowed || !path.shape.isNone && context.definition.paths.shapes[path.shape.position].isFollowed
        let canWait = !isFollowed && canWait(path.shape, instance: instance, context)
        geometry.paths[row].isDeferred = canWait
        guard !canWait else { return }
        geometry.paths[row].isWaiting = !isFollowed && waitsForWatcher(path.shape, context)
        if !geometry.paths[row].isWaiting { buildPath(path, row: row, instance: instance, context) }
    }

    /// Puts the paths of a shape together, unless that can wait.
    mutating func updateComposer(
        _ shape: ShapeIndex, _ changes: Dirt, instance: Int, _ context: SceneContext
    ) {
        guard !changes.isDisjoint(with: [.path, .nSlicer]) else { return }
        let canWait = canWait(shape, instance: instance, context)
        let row = Int(instances[instance].shapes) + shape.position
        geometry.shapes[row].isDeferred = canWait
        guard !canWait else { return }
        geometry.shapes[row].isWaiting = waitsForWatcher(shape, context)
        guard !geometry.shapes[row].isWaiting else { return }
        interaction.shapes[row].hasBounds = false
        composeShape(shape, instance: instance, context)
    }

    /// Whether nothing sees a shape's geometry at present.
    private func canWait(_ shape: ShapeIndex, instance: Int, _ context: SceneContext) -> Bool {
        guard !shape.isNone else { return false }
        let row = context.definition.paths.shapes[shape.position]
        return !row.isClipping && !row.hasSkinnedPath
            && !interaction.shapes[Int(instances[instance].shapes) + shape.position].isTouched
            && renderOpacity[Int(instances[instance].transforms) + row.transform.position] == 0
    }

    /// Makes a path of its vertices.
    mutating func buildPath(
        _ path: PathDefinition, row: Int, instance: Int, _ context: SceneContext
    ) {
        geometry.corners.removeAll()
        var isClosed = true
        switch path.kind {
        case .rectangle, .triangle, .ellipse: appendParametricCorners(path, instance: instance)
        case .polygon, .star:
            let count = vertexCount(path, row: row, instance: instance, context)
            appendPolygonCorners(path, count: count, instance: instance)
        case .points:
            appendCorners(path, instance: instance, context)
            isClosed = word(WordOffset.PointsCommonPath.isClosed, of: path.word, instance: instance) != 0
        case .list: break
        }
        geometry.path.removeAll()
        geometry.path.append(geometry.corners, isClosed: isClosed)
        if hasDeformer(path.shape, context) { deformPath(path, instance: instance, context) }
        geometry.points.assign(geometry.path.points, to: &geometry.paths[row].points)
        geometry.verbs.assign(geometry.path.verbs, to: &geometry.paths[row].verbs)
        geometry.paths[row].version &+= 1
    }

    func word(_ offset: Int, of first: WordIndex, instance: Int) -> UInt32 {
        words[Int(instances[instance].words) + first.position + offset]
    }

    func float(_ offset: Int, of first: WordIndex, instance: Int) -> Float {
        Float(bitPattern: word(offset, of: first, instance: instance))
    }

    /// Where a path's points lie in the artboard.
    func pathTransform(_ path: PathDefinition, instance: Int) -> Matrix {
        path.skin.isNone ? world[Int(instances[instance].transforms) + path.transform.position] : .identity
    }
}

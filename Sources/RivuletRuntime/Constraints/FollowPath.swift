import RivuletSchema

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// Follow-path constraints (chapter 02 §12.7).

extension SceneTables {
    /// Measures the path that a constraint follows, hidden and collapsed parts included.
    mutating func measurePath(
        of constraint: ConstraintDefinition, instance: Int, _ context: SceneContext
    ) {
        geometry.path.removeAll()
        let row: UInt32
        switch constraint.kind {
        case .followShape(let measure, let shape):
            row = measure
            for path in context.definition.paths.shapePaths[
                context.definition.paths.shapes[shape.position].paths.positions]
            {
                append(path, instance: instance, context)
            }
        case .followPath(let measure, let path):
            row = measure
            append(path, instance: instance, context)
        default: return
        }
        let others =
            geometry.measuredSegments
            - Int(geometry.measures[Int(instances[instance].measures + row)].segments.count)
        let isWhole = geometry.measure.measure(
            geometry.path, maximum: max(0, context.definition.generatedItems - others))
        geometry.measuredSegments = others + geometry.measure.segments.count
        if !isWhole, !geometry.measures[Int(instances[instance].measures + row)].isNoted {
            geometry.measures[Int(instances[instance].measures + row)].isNoted = true
            notes.append(.pathTooLong(instance: UInt32(instance), object: constraint.object))
        }
        geometry.measured.keep(
            geometry.measure, in: &geometry.measures[Int(instances[instance].measures + row)])
    }

    private mutating func append(_ index: PathIndex, instance: Int, _ context: SceneContext) {
        let row = geometry.paths[Int(instances[instance].paths) + index.position]
        geometry.path.append(
            points: row.points, of: geometry.points, verbs: row.verbs, of: geometry.verbs,
            pathTransform(context.definition.paths.paths[index.position], instance: instance))
    }

    mutating func applyFollow(_ frame: ConstraintFrame, measure: UInt32?) {
        guard !frame.constraint.target.isNone else { return }
        let goal = followed(
            frame, measure: measure, at: float(WordOffset.FollowPathConstraint.distance, frame),
            present: worldMatrix(frame.transform, frame), parent: parentWorld(frame.transform, frame))
        setWorld(frame.transform, goal, frame)
    }

    /// The matrix of something that follows a path, at a fraction of it.
    ///
    /// - Parameters:
    ///   - present: the matrix that it has.
    ///   - parent: the space that it is in.
    func followed(
        _ frame: ConstraintFrame, measure: UInt32?, at fraction: Float, present: Matrix, parent: Matrix
    ) -> Matrix {
        let isOriented = flag(WordOffset.FollowPathConstraint.orient, frame)
        let strength = strength(frame)
        var target = worldMatrix(frame.constraint.target, frame)
        if let measure {
            let place = geometry.measured.place(
                at: fraction, in: geometry.measures[Int(instances[frame.instance].measures + measure)])
            if isOriented {
                let rotation = Angle.withoutTurns(TransformComponents(target).rotation)
                let way = Angle.wrapped(atan2f(place.tangent.y, place.tangent.x) - rotation)
                target = Matrix(rotation: rotation + way * strength)
            }
            target.translation = place.position
            if flag(WordOffset.FollowPathConstraint.offset, frame) {
                target.translation = place.position + composedTranslation(frame)
            }
        }
        var goal = TransformComponents()
        let present = TransformComponents(present)
        if let inSource = inSourceSpace(target, frame) {
            goal = TransformComponents(
                isLocal(WordOffset.TransformSpaceConstraint.destSpaceValue, frame) ? parent * inSource : inSource)
            if !isOriented { goal.rotation = Angle.withoutTurns(present.rotation) }
            goal.x = blend(present.x, goal.x, strength)
            goal.y = blend(present.y, goal.y, strength)
            goal.scaleX = present.scaleX
            goal.scaleY = present.scaleY
            goal.skew = present.skew
        }
        return Matrix(goal)
    }

    /// Spreads the items of a list along a path (chapter 02 §12.11).
    mutating func applyListConstraints(
        of transform: TransformIndex, _ list: Int, instance: Int, _ context: SceneContext
    ) {
        for position in context.definition.transforms[transform.position].constraints.positions {
            let constraint = context.definition.constraints.constraints[position]
            guard constraint.isForList else { continue }
            let frame = ConstraintFrame(
                constraint: constraint, transform: transform, instance: instance, definition: context.definition)
            let range = lists[list].items
            let start =
                float(WordOffset.ListFollowPathConstraint.distanceOffset, frame)
                + float(WordOffset.FollowPathConstraint.distance, frame)
            let whole =
                float(WordOffset.ListFollowPathConstraint.distanceEnd, frame)
                - float(WordOffset.FollowPathConstraint.distance, frame)
            let step = range.count > 1 ? whole / Float(range.count - 1) : 0
            let isMissing = constraint.targetObject.isNone || isCollapsed(constraint.targetObject, instance)
            for (offset, item) in range.positions.enumerated() {
                if isMissing || constraint.target.isNone {
                    items[item].matrix = .identity
                    continue
                }
                items[item].matrix = followed(
                    frame, measure: constraint.kind.measure, at: start + Float(offset) * step,
                    present: items[item].matrix, parent: worldMatrix(transform, frame))
            }
        }
    }

    /// Nil where there is no way back from the space of the target's parent.
    private func inSourceSpace(_ matrix: Matrix, _ frame: ConstraintFrame) -> Matrix? {
        guard isLocal(WordOffset.TransformSpaceConstraint.sourceSpaceValue, frame) else { return matrix }
        return parentWorld(frame.constraint.target, frame).inverse.map { $0 * matrix }
    }
}

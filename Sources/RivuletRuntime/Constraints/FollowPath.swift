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
            points: geometry.points.elements[row.points.positions],
            verbs: geometry.verbs.elements[row.verbs.positions],
            pathTransform(context.definition.paths.paths[index.position], instance: instance))
    }

    mutating func applyFollow(_ frame: ConstraintFrame, measure: UInt32?) {
        let at = ConstraintWords.shared
        guard !frame.constraint.target.isNone else { return }
        let isOriented = flag(at.orient, frame)
        let strength = strength(frame)
        var target = worldMatrix(frame.constraint.target, frame)
        if let measure {
            let place = geometry.measured.place(
                at: float(at.pathDistance, frame),
                in: geometry.measures[Int(instances[frame.instance].measures + measure)])
            if isOriented {
                let rotation = Angle.withoutTurns(TransformComponents(target).rotation)
                let way = Angle.wrapped(atan2f(place.tangent.y, place.tangent.x) - rotation)
                target = Matrix(rotation: rotation + way * strength)
            }
            target.translation = place.position
            if flag(at.pathOffset, frame) { target.translation = place.position + composedTranslation(frame) }
        }
        var goal = TransformComponents()
        let present = TransformComponents(worldMatrix(frame.transform, frame))
        if let inSource = inSourceSpace(target, frame) {
            goal = TransformComponents(
                isLocal(at.destSpace, frame) ? parentWorld(frame.transform, frame) * inSource : inSource)
            if !isOriented { goal.rotation = Angle.withoutTurns(present.rotation) }
            goal.x = blend(present.x, goal.x, strength)
            goal.y = blend(present.y, goal.y, strength)
            goal.scaleX = present.scaleX
            goal.scaleY = present.scaleY
            goal.skew = present.skew
        }
        setWorld(frame.transform, Matrix(goal), frame)
    }

    /// Nil where there is no way back from the space of the target's parent.
    private func inSourceSpace(_ matrix: Matrix, _ frame: ConstraintFrame) -> Matrix? {
        guard isLocal(ConstraintWords.shared.sourceSpace, frame) else { return matrix }
        return parentWorld(frame.constraint.target, frame).inverse.map { $0 * matrix }
    }
}

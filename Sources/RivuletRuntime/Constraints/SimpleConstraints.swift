import RivuletSchema

// Distance, translation, rotation, scale and transform constraints (chapter 02 §12.2 to §12.6).

extension SceneTables {
    // MARK: Distance

    mutating func applyDistance(_ frame: ConstraintFrame) {
        guard !frame.constraint.target.isNone else { return }
        var matrix = worldMatrix(frame.transform, frame)
        let center = worldMatrix(frame.constraint.target, frame).translation
        let position = matrix.translation
        let distance = float(WordOffset.DistanceConstraint.distance, frame)
        let way = position - center
        let length = way.length
        switch word(WordOffset.DistanceConstraint.modeValue, of: frame.constraint.word, instance: frame.instance) {
        case 0: if length < distance { return }
        case 1: if length > distance { return }
        default: break
        }
        if length < 0.001 { return }
        let goal = center + way * (distance / length)
        matrix.translation = .mix(position, goal, strength(frame))
        setWorld(frame.transform, matrix, frame)
    }

    // MARK: Translation

    mutating func applyTranslation(_ frame: ConstraintFrame) {
        var matrix = worldMatrix(frame.transform, frame)
        let present = matrix.translation
        let isInDest = isLocal(WordOffset.TransformSpaceConstraint.destSpaceValue, frame)
        var goal = present
        if !frame.constraint.target.isNone {
            guard let target = targetMatrix(frame) else { return }
            let copiesX = flag(AxisWords.x.copies, frame)
            let copiesY = flag(AxisWords.y.copies, frame)
            let keep =
                flag(WordOffset.TransformComponentConstraint.offset, frame) && (copiesX || copiesY)
                ? composedTranslation(frame) : .zero
            goal.x =
                copiesX
                ? target.tx * float(AxisWords.x.factor, frame) + keep.x : isInDest ? 0 : present.x
            goal.y =
                copiesY
                ? target.ty * float(AxisWords.y.factor, frame) + keep.y : isInDest ? 0 : present.y
            if isInDest { goal = parentWorld(frame.transform, frame).map(goal) }
        }
        let isLimitedLocally = isLocal(WordOffset.TransformComponentConstraint.minMaxSpaceValue, frame)
        if isLimitedLocally {
            guard let inverse = parentWorld(frame.transform, frame).inverse else { return }
            goal = inverse.map(goal)
        }
        limit(&goal.x, AxisWords.x, frame)
        limit(&goal.y, AxisWords.y, frame)
        if isLimitedLocally { goal = parentWorld(frame.transform, frame).map(goal) }
        let strength = strength(frame)
        matrix.tx = blend(present.x, goal.x, strength)
        matrix.ty = blend(present.y, goal.y, strength)
        setWorld(frame.transform, matrix, frame)
    }

    // MARK: Rotation

    mutating func applyRotation(_ frame: ConstraintFrame) {
        let present = TransformComponents(worldMatrix(frame.transform, frame))
        var goal = present
        if !frame.constraint.target.isNone {
            guard let target = targetMatrix(frame) else { return }
            goal = TransformComponents(target)
            let isInDest = isLocal(WordOffset.TransformSpaceConstraint.destSpaceValue, frame)
            if flag(AxisWords.x.copies, frame) {
                goal.rotation *= float(AxisWords.x.factor, frame)
                if flag(WordOffset.TransformComponentConstraint.offset, frame) { goal.rotation += ownFloat(1, frame) }
            } else {
                goal.rotation = isInDest ? 0 : present.rotation
            }
            if isInDest { goal = TransformComponents(parentWorld(frame.transform, frame) * Matrix(goal)) }
        }
        let isLimitedLocally = isLocal(WordOffset.TransformComponentConstraint.minMaxSpaceValue, frame)
        if isLimitedLocally {
            guard let inverse = parentWorld(frame.transform, frame).inverse else { return }
            goal = TransformComponents(inverse * Matrix(goal))
        }
        limit(&goal.rotation, AxisWords.x, frame)
        if isLimitedLocally { goal = TransformComponents(parentWorld(frame.transform, frame) * Matrix(goal)) }
        var result = present
        result.rotation =
            present.rotation + Angle.difference(from: present.rotation, to: goal.rotation) * strength(frame)
        setWorld(frame.transform, Matrix(result), frame)
    }

    // MARK: Scale

    mutating func applyScale(_ frame: ConstraintFrame) {
        let present = TransformComponents(worldMatrix(frame.transform, frame))
        var goal = present
        if !frame.constraint.target.isNone {
            guard let target = targetMatrix(frame) else { return }
            goal = TransformComponents(target)
            let isInDest = isLocal(WordOffset.TransformSpaceConstraint.destSpaceValue, frame)
            let addsOwn = flag(WordOffset.TransformComponentConstraint.offset, frame)
            if flag(AxisWords.x.copies, frame) {
                goal.scaleX *= float(AxisWords.x.factor, frame)
                if addsOwn { goal.scaleX *= ownFloat(2, frame) }
            } else {
                goal.scaleX = isInDest ? 1 : present.scaleX
            }
            if flag(AxisWords.y.copies, frame) {
                goal.scaleY *= float(AxisWords.y.factor, frame)
                if addsOwn { goal.scaleY *= ownFloat(3, frame) }
            } else {
                goal.scaleY = isInDest ? 1 : present.scaleY
            }
            if isInDest { goal = TransformComponents(parentWorld(frame.transform, frame) * Matrix(goal)) }
        }
        let isLimitedLocally = isLocal(WordOffset.TransformComponentConstraint.minMaxSpaceValue, frame)
        if isLimitedLocally {
            guard let inverse = parentWorld(frame.transform, frame).inverse else { return }
            goal = TransformComponents(inverse * Matrix(goal))
        }
        limit(&goal.scaleX, AxisWords.x, frame)
        limit(&goal.scaleY, AxisWords.y, frame)
        if isLimitedLocally { goal = TransformComponents(parentWorld(frame.transform, frame) * Matrix(goal)) }
        var result = present
        let strength = strength(frame)
        result.scaleX = blend(present.scaleX, goal.scaleX, strength)
        result.scaleY = blend(present.scaleY, goal.scaleY, strength)
        setWorld(frame.transform, Matrix(result), frame)
    }

    // MARK: Transform

    mutating func applyTransform(_ frame: ConstraintFrame) {
        guard !frame.constraint.target.isNone else { return }
        let size = boundsSize(of: frame.constraint.target, frame)
        var target = worldMatrix(frame.constraint.target, frame)
        let origin = Point(
            size.x * float(WordOffset.TransformConstraint.originX, frame),
            size.y * float(WordOffset.TransformConstraint.originY, frame))
        target.translation = target.map(origin)
        if isLocal(WordOffset.TransformSpaceConstraint.sourceSpaceValue, frame) {
            guard let inverse = parentWorld(frame.constraint.target, frame).inverse else { return }
            target = inverse * target
        }
        if isLocal(WordOffset.TransformSpaceConstraint.destSpaceValue, frame) {
            target = parentWorld(frame.transform, frame) * target
        }
        let present = TransformComponents(worldMatrix(frame.transform, frame))
        let goal = TransformComponents(target)
        let strength = strength(frame)
        var result = TransformComponents()
        result.rotation =
            Angle.withoutTurns(present.rotation)
            + Angle.difference(from: present.rotation, to: goal.rotation) * strength
        result.x = blend(present.x, goal.x, strength)
        result.y = blend(present.y, goal.y, strength)
        result.scaleX = blend(present.scaleX, goal.scaleX, strength)
        result.scaleY = blend(present.scaleY, goal.scaleY, strength)
        result.skew = blend(present.skew, goal.skew, strength)
        setWorld(frame.transform, Matrix(result), frame)
    }

    /// Width and height of a target's own bounds. Only boxes have some; of those, so far, only artboards.
    private func boundsSize(of transform: TransformIndex, _ frame: ConstraintFrame) -> Point {
        guard frame.definition.transforms[transform.position].kind == .artboard else { return .zero }
        return Point(frame.definition.width, frame.definition.height)
    }

    // MARK: Parts

    /// The maximum first, so that the minimum wins if they are crossed.
    private func limit(_ value: inout Float, _ axis: AxisWords, _ frame: ConstraintFrame) {
        if flag(axis.hasMaximum, frame), value > float(axis.maximum, frame) { value = float(axis.maximum, frame) }
        if flag(axis.hasMinimum, frame), value < float(axis.minimum, frame) { value = float(axis.minimum, frame) }
    }

    /// A word of the constrained component: 1 rotation, 2 scaleX, 3 scaleY.
    private func ownFloat(_ offset: Int, _ frame: ConstraintFrame) -> Float {
        float(offset, of: frame.definition.transforms[frame.transform.position].word, instance: frame.instance)
    }

    func blend(_ present: Float, _ goal: Float, _ strength: Float) -> Float {
        present * (1 - strength) + goal * strength
    }
}

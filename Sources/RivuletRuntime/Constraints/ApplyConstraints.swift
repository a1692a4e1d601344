import RivuletSchema

extension SceneTables {
    /// Applies the constraints of a component to its world matrix, each to what the one before it left
    /// (chapter 02 §12.1).
    mutating func applyConstraints(of index: TransformIndex, instance: Int, _ context: SceneContext) {
        for position in context.definition.transforms[index.position].constraints.positions {
            let constraint = context.definition.constraints.constraints[position]
            if constraint.isForList { continue }
            if !constraint.targetObject.isNone, isCollapsed(constraint.targetObject, instance) { continue }
            let frame = ConstraintFrame(
                constraint: constraint, transform: index, instance: instance, definition: context.definition)
            switch constraint.kind {
            case .distance: applyDistance(frame)
            case .translation: applyTranslation(frame)
            case .rotation: applyRotation(frame)
            case .scale: applyScale(frame)
            case .transform: applyTransform(frame)
            case .follow: applyFollow(frame, measure: nil)
            case .followShape(let measure, _), .followPath(let measure, _): applyFollow(frame, measure: measure)
            case .inverseKinematics(let links): applyChain(frame, links)
            }
        }
    }

}

/// What applying a constraint needs to know.
struct ConstraintFrame {
    var constraint: ConstraintDefinition
    /// The constrained component.
    var transform: TransformIndex
    var instance: Int
    var definition: ArtboardDefinition
}

extension SceneTables {
    func float(_ offset: Int, _ frame: ConstraintFrame) -> Float {
        float(offset, of: frame.constraint.word, instance: frame.instance)
    }

    func flag(_ offset: Int, _ frame: ConstraintFrame) -> Bool {
        word(offset, of: frame.constraint.word, instance: frame.instance) != 0
    }

    /// Whether a space property says local; 0 is world.
    func isLocal(_ offset: Int, _ frame: ConstraintFrame) -> Bool {
        word(offset, of: frame.constraint.word, instance: frame.instance) == 1
    }

    func strength(_ frame: ConstraintFrame) -> Float { float(WordOffset.Constraint.strength, frame) }

    func worldMatrix(_ transform: TransformIndex, _ frame: ConstraintFrame) -> Matrix {
        world[Int(instances[frame.instance].transforms) + transform.position]
    }

    mutating func setWorld(_ transform: TransformIndex, _ matrix: Matrix, _ frame: ConstraintFrame) {
        world[Int(instances[frame.instance].transforms) + transform.position] = matrix
    }

    /// The world matrix of a component's parent, the identity if that has none.
    func parentWorld(_ transform: TransformIndex, _ frame: ConstraintFrame) -> Matrix {
        let parent = frame.definition.transforms[transform.position].parent
        return parent.isNone ? .identity : worldMatrix(parent, frame)
    }

    /// The target's world matrix, in its parent's space if the constraint asks for that; nil where there is no way back
    /// from the parent's space.
    func targetMatrix(_ frame: ConstraintFrame) -> Matrix? {
        let target = worldMatrix(frame.constraint.target, frame)
        guard isLocal(WordOffset.TransformSpaceConstraint.sourceSpaceValue, frame) else { return target }
        return parentWorld(frame.constraint.target, frame).inverse.map { $0 * target }
    }

    /// x and y of the constrained component's own properties.
    func composedTranslation(_ frame: ConstraintFrame) -> Point {
        frame.definition.transforms[frame.transform.position]
            .translation(words.span, Int(instances[frame.instance].words))
    }
}

/// Where properties lie that there are once for x (or rotation) and once for y.
struct AxisWords: Sendable {
    var factor: Int
    var copies: Int
    var hasMinimum: Int
    var hasMaximum: Int
    var minimum: Int
    var maximum: Int

    static var x: AxisWords {
        typealias X = WordOffset.TransformComponentConstraint
        return AxisWords(
            factor: X.copyFactor, copies: X.doesCopy, hasMinimum: X.min, hasMaximum: X.max, minimum: X.minValue,
            maximum: X.maxValue)
    }

    static var y: AxisWords {
        typealias Y = WordOffset.TransformComponentConstraintY
        return AxisWords(
            factor: Y.copyFactorY, copies: Y.doesCopyY, hasMinimum: Y.minY, hasMaximum: Y.maxY, minimum: Y.minValueY,
            maximum: Y.maxValueY)
    }
}

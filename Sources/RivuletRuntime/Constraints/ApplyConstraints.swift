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

    func strength(_ frame: ConstraintFrame) -> Float { float(ConstraintWords.shared.strength, frame) }

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
        guard isLocal(ConstraintWords.shared.sourceSpace, frame) else { return target }
        return parentWorld(frame.constraint.target, frame).inverse.map { $0 * target }
    }

    /// x and y of the constrained component's own properties.
    func composedTranslation(_ frame: ConstraintFrame) -> Point {
        frame.definition.transforms[frame.transform.position]
            .translation(words.span, Int(instances[frame.instance].words))
    }
}

/// Where the properties of constraints lie among their words.
struct ConstraintWords: Sendable {
    static let shared = ConstraintWords()

    let strength = WordOffset.of(.Constraint.strength, in: .constraint)
    let distance = WordOffset.of(.DistanceConstraint.distance, in: .distanceConstraint)
    let mode = WordOffset.of(.DistanceConstraint.modeValue, in: .distanceConstraint)
    let sourceSpace = WordOffset.of(.TransformSpaceConstraint.sourceSpaceValue, in: .transformSpaceConstraint)
    let destSpace = WordOffset.of(.TransformSpaceConstraint.destSpaceValue, in: .transformSpaceConstraint)
    let limitSpace = WordOffset.of(.TransformComponentConstraint.minMaxSpaceValue, in: .transformComponentConstraint)
    let offset = WordOffset.of(.TransformComponentConstraint.offset, in: .transformComponentConstraint)
    let x = AxisWords(
        factor: WordOffset.of(.TransformComponentConstraint.copyFactor, in: .transformComponentConstraint),
        copies: WordOffset.of(.TransformComponentConstraint.doesCopy, in: .transformComponentConstraint),
        hasMinimum: WordOffset.of(.TransformComponentConstraint.min, in: .transformComponentConstraint),
        hasMaximum: WordOffset.of(.TransformComponentConstraint.max, in: .transformComponentConstraint),
        minimum: WordOffset.of(.TransformComponentConstraint.minValue, in: .transformComponentConstraint),
        maximum: WordOffset.of(.TransformComponentConstraint.maxValue, in: .transformComponentConstraint))
    let y = AxisWords(
        factor: WordOffset.of(.TransformComponentConstraintY.copyFactorY, in: .transformComponentConstraintY),
        copies: WordOffset.of(.TransformComponentConstraintY.doesCopyY, in: .transformComponentConstraintY),
        hasMinimum: WordOffset.of(.TransformComponentConstraintY.minY, in: .transformComponentConstraintY),
        hasMaximum: WordOffset.of(.TransformComponentConstraintY.maxY, in: .transformComponentConstraintY),
        minimum: WordOffset.of(.TransformComponentConstraintY.minValueY, in: .transformComponentConstraintY),
        maximum: WordOffset.of(.TransformComponentConstraintY.maxValueY, in: .transformComponentConstraintY))
    let originX = WordOffset.of(.TransformConstraint.originX, in: .transformConstraint)
    let originY = WordOffset.of(.TransformConstraint.originY, in: .transformConstraint)
    let listEnd = WordOffset.of(.ListFollowPathConstraint.distanceEnd, in: .listFollowPathConstraint)
    let listOffset = WordOffset.of(.ListFollowPathConstraint.distanceOffset, in: .listFollowPathConstraint)
    let pathDistance = WordOffset.of(.FollowPathConstraint.distance, in: .followPathConstraint)
    let orient = WordOffset.of(.FollowPathConstraint.orient, in: .followPathConstraint)
    let pathOffset = WordOffset.of(.FollowPathConstraint.offset, in: .followPathConstraint)
    let invertDirection = WordOffset.of(.IKConstraint.invertDirection, in: .ikConstraint)

    /// What there is once for x (or rotation) and once for y.
    struct AxisWords: Sendable {
        var factor: Int
        var copies: Int
        var hasMinimum: Int
        var hasMaximum: Int
        var minimum: Int
        var maximum: Int
    }
}

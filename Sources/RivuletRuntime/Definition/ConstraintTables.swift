/// Constraints, by the component that they constrain (chapter 02 §12).
package struct ConstraintTables: Sendable {
    package var constraints: [ConstraintDefinition] = []
    /// The bones of chains, from the top to the tip.
    package var links: [ChainLinkDefinition] = []

    package init() {}
}

package struct ConstraintDefinition: Sendable, BitwiseCopyable {
    package enum Kind: Sendable, BitwiseCopyable {
        case distance
        case translation
        case rotation
        case scale
        case transform
        /// A target without geometry, whose place is taken over.
        case follow
        /// Position among the measures of an instance, and what is measured.
        case followShape(measure: UInt32, ShapeIndex)
        case followPath(measure: UInt32, PathIndex)
        /// Range of `links`.
        case inverseKinematics(TableRange)

        /// Position among the measures of an instance, nil if nothing is measured.
        var measure: UInt32? {
            switch self {
            case .followShape(let measure, _), .followPath(let measure, _): measure
            default: nil
            }
        }
    }

    package var kind: Kind
    package var object: ObjectIndex
    package var word: WordIndex
    /// Its own place in the update order; most have none.
    package var slot: SlotIndex
    package var target: TransformIndex
    package var targetObject: ObjectIndex
    /// It places the items of the list that it is on.
    package var isForList: Bool
}

package struct ChainLinkDefinition: Sendable, BitwiseCopyable {
    package var bone: TransformIndex
    package var slot: SlotIndex
    package var lengthWord: WordIndex
}

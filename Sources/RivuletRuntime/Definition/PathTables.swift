/// Paths, the shapes that own them, and skins (chapter 06 §2 to §6, chapter 02 §11).
package struct PathTables: Sendable {
    package var paths: [PathDefinition] = []
    package var vertices: [VertexDefinition] = []
    package var shapes: [ShapeDefinition] = []
    /// The paths of each shape, in object order.
    package var shapePaths: [PathIndex] = []
    package var skins: [SkinDefinition] = []
    package var tendons: [TendonDefinition] = []
    /// How many bone matrices an instance has: one per tendon and an identity per skin.
    package var boneCount = 0
    /// How many paths follow-path constraints measure.
    package var measureCount = 0
    /// The paints whose effects a group's effects are, by group.
    package var groupPaints: [(group: ObjectIndex, paint: SlotIndex)] = []

    package init() {}
}

package struct PathDefinition: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        case rectangle
        case triangle
        case ellipse
        case polygon
        case star
        /// Vertices of the file.
        case points
        /// Vertices of a bound list.
        case list
    }

    package var kind: Kind
    /// Something follows it: built even where it cannot be seen.
    package var isFollowed = false
    package var object: ObjectIndex
    package var word: WordIndex
    package var transform = TransformIndex.none
    package var slot = SlotIndex.none
    /// None for a path without a shape above it.
    package var shape = ShapeIndex.none
    package var skin = SkinIndex.none
    package var vertices = TableRange.empty
}

package struct VertexDefinition: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        case straight
        case mirrored
        case asymmetric
        case detached
    }

    package enum WeightKind: UInt8, Sendable, BitwiseCopyable {
        case none
        /// Moves the vertex.
        case plain
        /// Moves its control points too.
        case cubic
    }

    package var kind: Kind
    package var weightKind = WeightKind.none
    package var word: WordIndex
    package var weight = WordIndex.none
}

package struct ShapeDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    package var transform = TransformIndex.none
    /// The place in the update order at which its paths are put together.
    package var composer = SlotIndex.none
    package var paths = TableRange.empty
    package var isFollowed = false
    /// Among the paints.
    package var paints = TableRange.empty
    /// Its paths put together, as far as paints and clips want them: in its own space, there with all contours clockwise,
    /// and in the world.
    package var local = OutlineIndex.noOutline
    package var clockwise = OutlineIndex.noOutline
    package var world = OutlineIndex.noOutline
    /// The n-sliced group that deforms it, none without one.
    package var deformer: UInt32 = 0xFFFF_FFFF
    /// Clips something.
    package var isClipping = false
    /// A skinned path depends on it.
    package var hasSkinnedPath = false
}

package struct SkinDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    package var word: WordIndex
    package var slot = SlotIndex.none
    /// The path or mesh that it moves.
    package var skinned = SlotIndex.none
    package var tendons = TableRange.empty
    /// Its first matrix among an instance's bones: the identity, then one for each tendon.
    package var firstBone: UInt32 = 0
}

package struct TendonDefinition: Sendable, BitwiseCopyable {
    package var bone = TransformIndex.none
    package var inverseBind: Matrix
}

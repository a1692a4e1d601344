/// What of an artboard is drawn, with what, and in which order (chapter 06 §9 to §18, chapter 02 §8 and §9).
package struct DrawTables: Sendable {
    /// The paints of each container together, in the order in which they are drawn.
    package var paints: [PaintDefinition] = []
    /// The artboard's own paints.
    package var background = TableRange.empty
    /// Objects of gradient stops, by gradient in object order.
    package var stops: [WordIndex] = []
    /// What changes the paths of each paint, in order; effects of groups stand where the group is used.
    package var steps: [EffectStepDefinition] = []
    /// First words of dashes.
    package var dashes: [WordIndex] = []
    package var feathers: [FeatherDefinition] = []
    package var clips: [ClipDefinition] = []
    package var clipShapes: [ShapeIndex] = []
    /// How many outlines an instance has: paths that something draws. The first two are the artboard's background, in
    /// its own space and in the world.
    package var outlineCount = 2
    /// The natural order, topmost first (chapter 02 §8.1).
    package var drawables: [DrawableDefinition] = []
    /// Whether pointers can hit several things, so that their order counts.
    package var hasHitOrder = false
    /// Positions among the clips.
    package var drawableClips: [UInt32] = []
    package var rules: [DrawRulesDefinition] = []
    /// In the order in which they are placed (chapter 02 §8.4).
    package var targets: [DrawTargetDefinition] = []
    /// Positions among the targets by object, none for those that are never placed.
    package var targetOfObject: [UInt32: UInt32] = [:]
    /// Targets that depend on themselves or have no drawable: what is to go there is not drawn at all.
    package var unplacedTargets: Set<UInt32> = []
    /// What is drawn, in order, as long as no rule or clip differs from the file.
    package var sequence: [DrawElement] = []
    package var images: [ImageDefinition] = []
    package var meshes: [MeshDefinition] = []
    /// Where in the image each vertex of a mesh is, and its triangles.
    package var meshCoordinates: [Point] = []
    package var meshIndices: [UInt16] = []
    /// Positions among the meshes by object.
    package var meshOfObject: [UInt32: UInt32] = [:]
    package var slicers: [SlicerDefinition] = []
    package var slicedNodes: [SlicedNodeDefinition] = []
    package var axes: [AxisDefinition] = []
    package var tileModes: [TileModeDefinition] = []

    package init() {}
}

/// A number of an outline in its artboard; none where nothing is drawn of it.
package typealias OutlineIndex = UInt32

extension UInt32 {
    package static var noOutline: OutlineIndex { 0xFFFF_FFFF }
}

package struct PaintDefinition: Sendable, BitwiseCopyable {
    package enum Mutator: UInt8, Sendable, BitwiseCopyable {
        case solid
        case linear
        case radial
    }

    package enum Space: UInt8, Sendable, BitwiseCopyable {
        /// The container's own space.
        case local
        /// That too, with every contour made to go clockwise.
        case clockwise
        case world
    }

    package var object: ObjectIndex
    package var slot = SlotIndex.none
    package var word: WordIndex
    package var isStroke: Bool
    package var mutator: Mutator
    package var space: Space
    package var blendMode: BlendMode
    package var mutatorWord: WordIndex
    package var stops = TableRange.empty
    package var steps = TableRange.empty
    /// Position among the feathers, none without one.
    package var feather: UInt32 = 0xFFFF_FFFF
    /// What it paints: a shape, or the artboard for none.
    package var shape = ShapeIndex.none
    /// The path before the steps.
    package var source = OutlineIndex.noOutline
    /// The component whose transform and opacity it has.
    package var transform = TransformIndex.none
}

package struct EffectStepDefinition: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        case trim
        case dash
    }

    package var kind: Kind
    package var object: ObjectIndex
    package var word: WordIndex
    package var dashes = TableRange.empty
    package var outline: OutlineIndex
    /// Position among the paints.
    package var paint: UInt32
}

package struct FeatherDefinition: Sendable, BitwiseCopyable {
    package var word: WordIndex
    /// Position among the paints.
    package var paint: UInt32
    /// Its path if it is an inner one.
    package var outline: OutlineIndex
    package var object: ObjectIndex
    package var slot = SlotIndex.none
}

package struct ClipDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    /// Word of isVisible.
    package var visibility: WordIndex
    package var rule: WordIndex
    package var shapes = TableRange.empty
    package var outline: OutlineIndex
}

/// An entry of the natural order.
package struct DrawableDefinition: Sendable, BitwiseCopyable {
    package var kind: DrawElement.Kind
    package var object: ObjectIndex
    /// Its row in the table of its kind.
    package var row: UInt32
    /// Position among the rules, none if no rules govern it.
    package var rules: UInt32 = 0xFFFF_FFFF
    package var clips = TableRange.empty
    /// Pointers can hit it: some machine has an entry for it.
    package var isTouched = false
}

package struct DrawRulesDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    /// Word of the target's id.
    package var target: WordIndex
}

package struct DrawTargetDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    /// Position in the natural order.
    package var drawable: UInt32
    /// Word of the placement.
    package var placement: WordIndex
}

/// One entry of what is drawn.
package struct DrawElement: Sendable, BitwiseCopyable, Equatable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        case shape
        case image
        /// A place for another artboard.
        case host
        /// A list of artboards.
        case list
        /// The background of a layout.
        case layoutBackground
        /// The end of a layout's clip.
        case layout
        case foreground
        /// What is not drawn yet, and takes its place in the order.
        case other
        case clipStart
        case clipEnd
    }

    package var kind: Kind
    /// Remembers and brings back the state around itself.
    package var needsSave: Bool
    package var row: UInt32
}

package struct ImageDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    package var word: WordIndex
    package var transform = TransformIndex.none
    /// Position among the document's assets, none if it has none.
    package var asset: UInt32
    package var blendMode: BlendMode
    package var mesh: UInt32 = 0xFFFF_FFFF
    package var slicer: UInt32 = 0xFFFF_FFFF
}

package struct MeshDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    /// Among the vertices of paths.
    package var vertices: TableRange
    package var coordinates: TableRange
    package var indices: TableRange
    package var skin = SkinIndex.none
}

/// An image cut into patches of which some keep their size.
package struct SlicerDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    package var image: UInt32
    package var xAxes: TableRange
    package var yAxes: TableRange
    package var modes: TableRange
}

/// A group whose shapes are cut and stretched.
package struct SlicedNodeDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    package var word: WordIndex
    package var transform = TransformIndex.none
    package var xAxes: TableRange
    package var yAxes: TableRange
}

package struct AxisDefinition: Sendable, BitwiseCopyable {
    package var word: WordIndex
}

package struct TileModeDefinition: Sendable, BitwiseCopyable {
    package var word: WordIndex
}

/// State of what scenes draw: outlines, paints, clips, meshes and orders.
package struct DrawingTables: Sendable {
    package var points = Slab<Point>(filler: .zero)
    package var verbs = Slab<PathVerb>(filler: .close)
    package var outlines: [OutlineRow] = []
    package var paints: [PaintRow] = []
    package var stops = Slab<DrawStop>(filler: DrawStop(color: 0, position: 0))
    package var steps: [EffectStepRow] = []
    package var feathers: [FeatherRow] = []
    package var clips: [ClipRow] = []
    package var elements = Slab<DrawElement>(filler: DrawElement(kind: .other, needsSave: true, row: 0))
    package var meshes: [MeshRow] = []
    /// Positions among the document's assets of what images show now, none for nothing.
    package var imageAssets: [UInt32] = []
    package var coordinates = Slab<Point>(filler: .zero)
    package var indices = Slab<UInt16>(filler: 0)
    package var slicedNodes: [SlicedNodeRow] = []
    package var slices = Slab<Float>(filler: 0)
    /// Storage that orders are built in.
    var sequence = SequenceScratch()
    var sortedStops: [DrawStop] = []
    var slicing = SliceScratch()
    var pieces: [TrimPiece] = []
    var dashLengths: [Float] = []
}

/// A path that something draws.
package struct OutlineRow: Sendable, BitwiseCopyable {
    package var points = SlabRange()
    package var verbs = SlabRange()
    /// Counts what was made of it.
    package var version: UInt32 = 0
    /// How it was filled last, which also holds where it clips.
    package var rule = FillRule.clockwise
}

package struct PaintRow: Sendable, BitwiseCopyable {
    package var stroke = StrokeStyle()
    /// Of a gradient: where it starts and ends, or its centre and, as x, its radius.
    package var start = Point.zero
    package var end = Point.zero
    package var stops = SlabRange()
    /// Of a gradient: some colour of it shows.
    package var showsGradient = false
    package var feather: Float = 0
    /// Its effects are not applied before somebody watches.
    var isWaiting = false
}

package struct EffectStepRow: Sendable, BitwiseCopyable {
    /// It was applied since it last was made invalid.
    package var hasResult = false
    /// It was drawn, and nothing that it depends on has changed since.
    package var isDrawn = false
}

package struct FeatherRow: Sendable, BitwiseCopyable {
    /// The path of its effects changed.
    package var isStale = true
    /// Its inner path is not made before somebody watches.
    var isWaiting = false
}

package struct ClipRow: Sendable, BitwiseCopyable {
    /// Something clips; if nothing does, everything is hidden.
    package var exists = false
}

package struct MeshRow: Sendable, BitwiseCopyable {
    package var vertices = SlabRange()
    package var coordinates = SlabRange()
    package var indices = SlabRange()
}

package struct SlicedNodeRow: Sendable, BitwiseCopyable {
    package var inverse = Matrix.identity
    package var isIdentity = true
    package var xStops = SlabRange()
    package var yStops = SlabRange()
    package var x = SliceScale()
    package var y = SliceScale()
    package var signX: Float = 1
    package var signY: Float = 1
}

/// How the parts of an axis between cuts are stretched (chapter 06 §15.2).
package struct SliceScale: Sendable, BitwiseCopyable {
    /// Of the parts that stretch; none if there is nothing to stretch.
    package var factor: Float = 0
    package var canScale = false
    /// Size of parts that stretch but have none.
    package var fallback: Float = 0
}

/// Where an instance's rows of drawing begin.
package struct DrawBases: Sendable, BitwiseCopyable {
    package var outlines: UInt32 = 0
    package var paints: UInt32 = 0
    package var steps: UInt32 = 0
    package var feathers: UInt32 = 0
    package var clips: UInt32 = 0
    package var meshes: UInt32 = 0
    package var imageAssets: UInt32 = 0
    package var slicedNodes: UInt32 = 0
    /// The order in which it is drawn, if that differs from the file's.
    package var sequence = SlabRange()
    package var ownsSequence = false
    /// Nothing but backgrounds is drawn before the first update.
    package var hasSequence = false
}

extension SceneTables {
    /// Rows for what an instance draws, nothing made yet.
    mutating func appendDrawing(of definition: ArtboardDefinition, to instance: Int) {
        let tables = definition.drawing
        var bases = DrawBases()
        bases.outlines = UInt32(drawing.outlines.count)
        bases.paints = UInt32(drawing.paints.count)
        bases.steps = UInt32(drawing.steps.count)
        bases.feathers = UInt32(drawing.feathers.count)
        bases.clips = UInt32(drawing.clips.count)
        bases.meshes = UInt32(drawing.meshes.count)
        bases.imageAssets = UInt32(drawing.imageAssets.count)
        bases.slicedNodes = UInt32(drawing.slicedNodes.count)
        instances[instance].drawing = bases
        drawing.outlines.append(contentsOf: repeatElement(OutlineRow(), count: tables.outlineCount))
        drawing.paints.append(contentsOf: repeatElement(PaintRow(), count: tables.paints.count))
        drawing.steps.append(contentsOf: repeatElement(EffectStepRow(), count: tables.steps.count))
        drawing.feathers.append(contentsOf: repeatElement(FeatherRow(), count: tables.feathers.count))
        drawing.clips.append(contentsOf: repeatElement(ClipRow(), count: tables.clips.count))
        drawing.meshes.append(
            contentsOf: repeatElement(MeshRow(), count: tables.meshes.count + tables.slicers.count))
        for image in tables.images { drawing.imageAssets.append(image.asset) }
        drawing.slicedNodes.append(contentsOf: repeatElement(SlicedNodeRow(), count: tables.slicedNodes.count))
    }

    /// What an instance draws goes; its rows begin anew, counting on from the versions of its outlines.
    mutating func dropDrawing(of instance: Int, _ definition: ArtboardDefinition) {
        let tables = definition.drawing
        let bases = instances[instance].drawing
        for row in Self.rows(bases.outlines, tables.outlineCount) {
            let version = drawing.outlines[row].version
            drawing.points.remove(&drawing.outlines[row].points)
            drawing.verbs.remove(&drawing.outlines[row].verbs)
            drawing.outlines[row] = OutlineRow()
            drawing.outlines[row].version = version &+ 1
        }
        for row in Self.rows(bases.paints, tables.paints.count) {
            drawing.stops.remove(&drawing.paints[row].stops)
            drawing.paints[row] = PaintRow()
        }
        for row in Self.rows(bases.steps, tables.steps.count) { drawing.steps[row] = EffectStepRow() }
        for row in Self.rows(bases.feathers, tables.feathers.count) { drawing.feathers[row] = FeatherRow() }
        for row in Self.rows(bases.clips, tables.clips.count) { drawing.clips[row] = ClipRow() }
        for row in Self.rows(bases.meshes, tables.meshes.count + tables.slicers.count) {
            drawing.points.remove(&drawing.meshes[row].vertices)
            drawing.coordinates.remove(&drawing.meshes[row].coordinates)
            drawing.indices.remove(&drawing.meshes[row].indices)
            drawing.meshes[row] = MeshRow()
        }
        for (offset, image) in tables.images.enumerated() {
            drawing.imageAssets[Int(bases.imageAssets) + offset] = image.asset
        }
        for row in Self.rows(bases.slicedNodes, tables.slicedNodes.count) {
            drawing.slices.remove(&drawing.slicedNodes[row].xStops)
            drawing.slices.remove(&drawing.slicedNodes[row].yStops)
            drawing.slicedNodes[row] = SlicedNodeRow()
        }
        drawing.elements.remove(&instances[instance].drawing.sequence)
        instances[instance].drawing.ownsSequence = false
        instances[instance].drawing.hasSequence = false
    }

    private static func rows(_ first: UInt32, _ count: Int) -> Range<Int> { Int(first)..<Int(first) + count }

    /// Puts the path in work in place of an outline.
    mutating func keepPath(in outline: OutlineIndex, instance: Int) {
        let row = Int(instances[instance].drawing.outlines + outline)
        drawing.points.assign(geometry.path.points, to: &drawing.outlines[row].points)
        drawing.verbs.assign(geometry.path.verbs, to: &drawing.outlines[row].verbs)
        drawing.outlines[row].version &+= 1
    }

    /// Appends an outline to the path in work.
    mutating func appendOutline(_ outline: OutlineIndex, _ matrix: Matrix = .identity, instance: Int) {
        let row = drawing.outlines[Int(instances[instance].drawing.outlines + outline)]
        geometry.path.append(
            points: row.points, of: drawing.points, verbs: row.verbs, of: drawing.verbs, matrix)
    }
}

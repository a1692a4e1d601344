/// Geometry of a scene's paths, skins and measured paths. Slabs, so that a frame that changes shapes only in place
/// allocates nothing.
package struct GeometryTables: Sendable {
    package var points = Slab<Point>(filler: .zero)
    package var verbs = Slab<PathVerb>(filler: .close)
    package var paths: [PathRow] = []
    package var shapes: [ShapeRow] = []
    /// Per skin the identity, then what moves with each of its tendons.
    package var bones: [Matrix] = []
    package var measures: [MeasureRow] = []
    package var measured = MeasureSlabs()
    /// Vertices that polygons and stars have at present.
    var generatedVertices = 0
    /// Segments of `measures`.
    var measuredSegments = 0
    /// Storage that making a path reuses.
    var corners = Scratch<PathCorner>()
    var path = RawPath()
    var measure = PathMeasure()
}

/// The geometry of a path in its own space, or in the artboard's if a skin moves it (chapter 06 §2).
package struct PathRow: Sendable, BitwiseCopyable {
    package var points = SlabRange()
    package var verbs = SlabRange()
    /// Counts what was made of it.
    package var version: UInt32 = 0
    /// Of `generatedVertices`.
    var generatedVertices: UInt32 = 0
    /// Not made anew while it cannot be seen.
    package var isDeferred = false
    /// Not made anew before somebody watches.
    var isWaiting = false
    var isNoted = false
}

package struct ShapeRow: Sendable, BitwiseCopyable {
    /// Not put together while it cannot be seen.
    package var isDeferred = false
    /// Not put together before somebody watches.
    var isWaiting = false
}

extension SceneTables {
    /// Rows for an instance's geometry, nothing made yet.
    mutating func appendGeometry(of definition: ArtboardDefinition, to instance: Int) {
        let tables = definition.paths
        instances[instance].paths = UInt32(geometry.paths.count)
        instances[instance].shapes = UInt32(geometry.shapes.count)
        instances[instance].bones = UInt32(geometry.bones.count)
        instances[instance].measures = UInt32(geometry.measures.count)
        geometry.paths.append(contentsOf: repeatElement(PathRow(), count: tables.paths.count))
        geometry.shapes.append(contentsOf: repeatElement(ShapeRow(), count: tables.shapes.count))
        geometry.bones.append(contentsOf: repeatElement(.identity, count: tables.boneCount))
        geometry.measures.append(contentsOf: repeatElement(MeasureRow(), count: tables.measureCount))
    }
}

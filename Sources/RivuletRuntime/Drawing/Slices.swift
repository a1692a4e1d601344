import RivuletSchema

// Groups and images that are cut along axes: parts between every other pair of cuts keep their size, the others stretch
// (chapter 06 §5.2 and §15).

extension SliceScale {
    /// - Parameters:
    ///   - stops: where the cuts are, 0 to 1, both included.
    ///   - size: of the whole, unscaled.
    init(_ stops: [Float], size: Float, scale: Float) {
        var fixedShare: Float = 0
        var emptyCount = 0
        for index in 0..<max(0, stops.count - 1) {
            let range = stops[index + 1] - stops[index]
            if index % 2 == 0 {
                fixedShare += range
            } else if range == 0 {
                emptyCount += 1
            }
        }
        let fixed = fixedShare * size
        let scalable = size - fixed
        canScale = scalable != 0
        factor = canScale ? (size * scale - fixed) / scalable : 0
        fallback = !canScale && emptyCount != 0 ? (size - fixed / scale) / Float(emptyCount) : 0
    }
}

/// What cutting works in.
struct SliceScratch: Sendable {
    var xStops: [Float] = []
    var yStops: [Float] = []
    var xVertices: [Float] = []
    var yVertices: [Float] = []
    var vertices: [Point] = []
    var coordinates: [Point] = []
    var indices: [UInt16] = []
}

extension SceneTables {
    /// The cuts of an axis as shares of the size.
    private func readShares(
        _ axes: TableRange, size: Float, into stops: inout [Float], instance: Int, _ context: SceneContext
    ) {
        readCuts(axes, upTo: 1, into: &stops, instance: instance, context) { offset, isNormalized in
            clamp(isNormalized ? offset : offset / size, 0, 1)
        }
    }

    /// The cuts of an axis in its own units.
    private func readPixels(
        _ axes: TableRange, size: Float, into stops: inout [Float], instance: Int, _ context: SceneContext
    ) {
        readCuts(axes, upTo: size, into: &stops, instance: instance, context) { offset, isNormalized in
            isNormalized ? clamp(offset, 0, 1) * size : clamp(offset, 0, size)
        }
    }

    /// The cuts of an axis in order, its ends included.
    private func readCuts(
        _ axes: TableRange, upTo end: Float, into stops: inout [Float], instance: Int, _ context: SceneContext,
        place: (_ offset: Float, _ isNormalized: Bool) -> Float
    ) {
        stops.removeAll(keepingCapacity: true)
        stops.append(0)
        for axis in context.definition.drawing.axes[axes.positions] {
            stops.append(
                place(
                    float(WordOffset.Axis.offset, of: axis.word, instance: instance),
                    word(WordOffset.Axis.normalized, of: axis.word, instance: instance) != 0))
        }
        stops.append(end)
        stops.sort()
    }

    // MARK: Groups

    /// Works out how an n-sliced group deforms what is in it.
    mutating func updateSlicedNode(
        _ slot: SlotDefinition, _ changes: Dirt, instance: Int, _ context: SceneContext
    ) {
        updateTransform(slot.transform, changes, instance: instance, context)
        guard !changes.isDisjoint(with: [.nSlicer, .worldTransform]) else { return }
        let node = context.definition.drawing.slicedNodes[Int(slot.row)]
        let row = Int(instances[instance].drawing.slicedNodes + slot.row)
        let initialWidth = float(WordOffset.NSlicedNode.initialWidth, of: node.word, instance: instance)
        let initialHeight = float(WordOffset.NSlicedNode.initialHeight, of: node.word, instance: instance)
        let inverse = world[Int(instances[instance].transforms) + node.transform.position].inverse
        guard let inverse, initialWidth > 0, initialHeight > 0 else {
            drawing.slicedNodes[row].isIdentity = true
            return
        }
        drawing.slicedNodes[row].isIdentity = false
        drawing.slicedNodes[row].inverse = inverse
        let scaleX = float(WordOffset.NSlicedNode.width, of: node.word, instance: instance) / initialWidth
        let scaleY = float(WordOffset.NSlicedNode.height, of: node.word, instance: instance) / initialHeight
        drawing.slicedNodes[row].signX = scaleX > 0 ? 1 : scaleX < 0 ? -1 : 0
        drawing.slicedNodes[row].signY = scaleY > 0 ? 1 : scaleY < 0 ? -1 : 0
        var scratch = takeSlices()
        readShares(node.xAxes, size: initialWidth, into: &scratch.xStops, instance: instance, context)
        readShares(node.yAxes, size: initialHeight, into: &scratch.yStops, instance: instance, context)
        drawing.slicedNodes[row].x = SliceScale(scratch.xStops, size: initialWidth, scale: abs(scaleX))
        drawing.slicedNodes[row].y = SliceScale(scratch.yStops, size: initialHeight, scale: abs(scaleY))
        readPixels(node.xAxes, size: initialWidth, into: &scratch.xStops, instance: instance, context)
        readPixels(node.yAxes, size: initialHeight, into: &scratch.yStops, instance: instance, context)
        drawing.slices.assign(scratch.xStops, to: &drawing.slicedNodes[row].xStops)
        drawing.slices.assign(scratch.yStops, to: &drawing.slicedNodes[row].yStops)
        drawing.slicing = scratch
    }

    private mutating func takeSlices() -> SliceScratch {
        var scratch = SliceScratch()
        swap(&scratch, &drawing.slicing)
        return scratch
    }

    func hasDeformer(_ shape: ShapeIndex, _ context: SceneContext) -> Bool {
        !shape.isNone && context.definition.paths.shapes[shape.position].deformer != 0xFFFF_FFFF
    }

    /// Where the group around a shape puts a point of the world.
    func deformed(_ point: Point, by shape: ShapeIndex, instance: Int, _ context: SceneContext) -> Point {
        guard hasDeformer(shape, context) else { return point }
        let group = context.definition.paths.shapes[shape.position].deformer
        let node = context.definition.drawing.slicedNodes[Int(group)]
        let row = drawing.slicedNodes[Int(instances[instance].drawing.slicedNodes + group)]
        if row.isIdentity { return point }
        let local = row.inverse.map(point)
        let width = abs(float(WordOffset.NSlicedNode.width, of: node.word, instance: instance))
        let height = abs(float(WordOffset.NSlicedNode.height, of: node.word, instance: instance))
        return world[Int(instances[instance].transforms) + node.transform.position].map(
            Point(
                stretched(local.x, row.xStops, row.x, size: width) * row.signX,
                stretched(local.y, row.yStops, row.y, size: height) * row.signY))
    }

    private func stretched(_ value: Float, _ stops: SlabRange, _ scale: SliceScale, size: Float) -> Float {
        let first = Int(stops.start)
        let last = first + Int(stops.count) - 1
        if Double(value) < Double(drawing.slices[first]) - 0.01 { return value }
        if Double(value) > Double(drawing.slices[last]) + 0.01 { return value - drawing.slices[last] + size }
        var result: Float = 0
        for index in first..<last {
            let end = drawing.slices[index + 1]
            let span = min(value, end) - drawing.slices[index]
            if (index - first) % 2 == 0 {
                result += span
            } else if scale.canScale {
                result += scale.factor * span
            }
            if end >= value { break }
        }
        return result
    }

    /// Deforms the path in work, all its points alike.
    mutating func deformPath(_ path: PathDefinition, instance: Int, _ context: SceneContext) {
        let matrix = pathTransform(path, instance: instance)
        let inverse = matrix.inverseOrIdentity
        for index in geometry.path.points.indices {
            geometry.path.points[index] = inverse.map(
                deformed(matrix.map(geometry.path.points[index]), by: path.shape, instance: instance, context))
        }
    }

    // MARK: Images

    /// Cuts an image into patches.
    mutating func updateSlicer(_ index: UInt32, instance: Int, _ context: SceneContext) {
        guard index != 0xFFFF_FFFF else { return }
        let slicer = context.definition.drawing.slicers[Int(index)]
        let image = context.definition.drawing.images[Int(slicer.image)]
        let asset = asset(ofImage: slicer.image, instance)
        guard asset != ImportTables.none else { return }
        let size = context.document.images[Int(asset)].size
        let scaleX = abs(float(WordOffset.TransformComponent.scaleX, of: image.word, instance: instance))
        let scaleY = abs(float(WordOffset.TransformComponent.scaleY, of: image.word, instance: instance))
        var scratch = takeSlices()
        scratch.vertices.removeAll(keepingCapacity: true)
        scratch.coordinates.removeAll(keepingCapacity: true)
        scratch.indices.removeAll(keepingCapacity: true)
        if size.x != 0, scaleX != 0, size.y != 0, scaleY != 0 {
            readShares(slicer.xAxes, size: size.x, into: &scratch.xStops, instance: instance, context)
            readShares(slicer.yAxes, size: size.y, into: &scratch.yStops, instance: instance, context)
            Self.place(scratch.xStops, size: size.x, scale: scaleX, into: &scratch.xVertices)
            Self.place(scratch.yStops, size: size.y, scale: scaleY, into: &scratch.yVertices)
            for y in 0..<scratch.yStops.count - 1 {
                for x in 0..<scratch.xStops.count - 1 where scratch.vertices.count < SliceScratch.maximumVertices {
                    switch style(of: UInt32(y * (slicer.xAxes.count + 1) + x), slicer, instance: instance, context) {
                    case 1: scratch.appendTiles(x, y, size: size, scale: Point(scaleX, scaleY))
                    case 2: break
                    default: scratch.appendPatch(x, y)
                    }
                }
            }
        }
        let row = Int(instances[instance].drawing.meshes) + context.definition.drawing.meshes.count + Int(index)
        drawing.points.assign(scratch.vertices, to: &drawing.meshes[row].vertices)
        drawing.coordinates.assign(scratch.coordinates, to: &drawing.meshes[row].coordinates)
        drawing.indices.assign(scratch.indices, to: &drawing.meshes[row].indices)
        drawing.slicing = scratch
    }

    /// Where the cuts come to lie.
    private static func place(_ stops: [Float], size: Float, scale: Float, into vertices: inout [Float]) {
        let analysis = SliceScale(stops, size: size, scale: scale)
        vertices.removeAll(keepingCapacity: true)
        var position: Float = 0
        for index in 0..<stops.count - 1 {
            vertices.append(clamp(position, 0, size))
            let segment = size * (stops[index + 1] - stops[index]) / scale
            if index % 2 == 0 {
                position += segment
            } else {
                position += analysis.canScale ? segment * analysis.factor : analysis.fallback
            }
        }
        vertices.append(clamp(position, 0, size))
    }

    private func style(
        of patch: UInt32, _ slicer: SlicerDefinition, instance: Int, _ context: SceneContext
    ) -> UInt32 {
        for mode in context.definition.drawing.tileModes[slicer.modes.positions].reversed()
        where word(WordOffset.NSlicerTileMode.patchIndex, of: mode.word, instance: instance) == patch {
            return word(WordOffset.NSlicerTileMode.style, of: mode.word, instance: instance)
        }
        return 0
    }
}

extension SliceScratch {
    /// Indices have 16 bits.
    static let maximumVertices = 65_532
    /// How many rows and tiles one patch is filled with at most.
    private static let maximumTiles = 10_000

    /// One patch, stretched.
    fileprivate mutating func appendPatch(_ x: Int, _ y: Int) {
        append(
            Bounds(left: xVertices[x], top: yVertices[y], right: xVertices[x + 1], bottom: yVertices[y + 1]),
            Bounds(left: xStops[x], top: yStops[y], right: xStops[x + 1], bottom: yStops[y + 1]))
    }

    /// One patch, filled with copies; the last ones of rows and columns are cut.
    fileprivate mutating func appendTiles(_ x: Int, _ y: Int, size: Point, scale: Point) {
        let tile = Point(
            size.x * (xStops[x + 1] - xStops[x]) / scale.x, size.y * (yStops[y + 1] - yStops[y]) / scale.y)
        guard abs(tile.x) >= 1, abs(tile.y) >= 1 else { return }
        let right = xVertices[x + 1]
        let bottom = yVertices[y + 1]
        var left = Self.maximumTiles
        var top = yVertices[y]
        while top < bottom, left > 0, vertices.count < Self.maximumVertices {
            left -= 1
            let shareY = top + tile.y > bottom ? (bottom - top) / tile.y : 1
            var start = xVertices[x]
            while start < right, left > 0, vertices.count < Self.maximumVertices {
                left -= 1
                let shareX = start + tile.x > right ? (right - start) / tile.x : 1
                append(
                    Bounds(left: start, top: top, right: start + tile.x * shareX, bottom: top + tile.y * shareY),
                    Bounds(
                        left: xStops[x], top: yStops[y], right: xStops[x] + (xStops[x + 1] - xStops[x]) * shareX,
                        bottom: yStops[y] + (yStops[y + 1] - yStops[y]) * shareY))
                start += tile.x
            }
            top += tile.y
        }
    }

    private mutating func append(_ place: Bounds, _ part: Bounds) {
        let first = UInt16(truncatingIfNeeded: vertices.count)
        vertices.append(Point(place.left, place.top))
        vertices.append(Point(place.right, place.top))
        vertices.append(Point(place.right, place.bottom))
        vertices.append(Point(place.left, place.bottom))
        coordinates.append(Point(part.left, part.top))
        coordinates.append(Point(part.right, part.top))
        coordinates.append(Point(part.right, part.bottom))
        coordinates.append(Point(part.left, part.bottom))
        // Two triangles; spelled out, since an array literal would be made on the heap.
        indices.append(first)
        indices.append(first + 1)
        indices.append(first + 3)
        indices.append(first + 1)
        indices.append(first + 2)
        indices.append(first + 3)
    }
}

/// What is no number becomes the lower end.
private func clamp(_ value: Float, _ low: Float, _ high: Float) -> Float {
    value > low ? (value < high ? value : high) : low
}

import RivuletFormat
import RivuletSchema

/// What drawing needs to know of an asset (chapter 06 §13).
struct ImageAssetDefinition: Sendable, BitwiseCopyable {
    /// In pixels; nil where there is no picture.
    var pixels: ImageSize?
    /// What the file says of it, which counts where there is no picture.
    var width: Float
    var height: Float
    var isImage = true
    var sampler = ImageSampler()

    var size: Point {
        pixels.map { Point(Float($0.width), Float($0.height)) } ?? Point(width, height)
    }

    /// One for each asset; those that are no images have no size.
    static func all(_ file: RiveFile, _ imports: ImportTables) -> [ImageAssetDefinition] {
        imports.assets.map { asset in
            let record = RecordIndex(Int(asset.record))
            guard file.type(of: record)?.isA(.imageAsset) == true else {
                return ImageAssetDefinition(pixels: nil, width: 0, height: 0, isImage: false)
            }
            var image = ImageAssetDefinition(
                pixels: nil, width: file.float(.DrawableAsset.width, of: record),
                height: file.float(.DrawableAsset.height, of: record))
            if asset.contents != ImportTables.none {
                let range = file.payloadRange(.FileAssetContents.bytes, of: RecordIndex(Int(asset.contents)))
                image.pixels = ImageSize(of: file.payload[range])
            }
            image.sampler.override(
                filter: file.uint(.ImageAsset.samplerFilter, of: record),
                x: file.uint(.ImageAsset.samplerWrapX, of: record), y: file.uint(.ImageAsset.samplerWrapY, of: record))
            return image
        }
    }
}

extension ImageSampler {
    /// Takes other values; those that do not exist are bilinear and clamp.
    fileprivate mutating func override(filter: UInt32?, x: UInt32?, y: UInt32?) {
        if let filter { self.filter = Filter(rawValue: UInt8(truncatingIfNeeded: min(filter, 255))) ?? .bilinear }
        if let x { wrapX = Wrap(rawValue: UInt8(truncatingIfNeeded: min(x, 255))) ?? .clamp }
        if let y { wrapY = Wrap(rawValue: UInt8(truncatingIfNeeded: min(y, 255))) ?? .clamp }
    }
}

extension DrawTables {
    /// Where among the images an object is; nil for other objects.
    func imageRow(of object: ObjectIndex) -> Int? {
        let row = images.partitioningIndex { $0.object >= object }
        return row < images.count && images[row].object == object ? row : nil
    }
}

extension SceneTables {
    /// What an image shows now: position among the document's assets, none for nothing.
    func asset(ofImage row: UInt32, _ instance: Int) -> UInt32 {
        drawing.imageAssets[Int(instances[instance].drawing.imageAssets + row)]
    }

    /// A bound value makes an image show another asset, or nothing if the value is no image asset (chapter 05 §10.1).
    mutating func showAsset(_ asset: UInt32, in object: ObjectIndex, instance: Int, _ context: SceneContext) {
        guard let row = context.definition.drawing.imageRow(of: object) else { return }
        let isImage = asset < UInt32(context.document.images.count) && context.document.images[Int(asset)].isImage
        let shown = isImage ? asset : ImportTables.none
        let place = Int(instances[instance].drawing.imageAssets) + row
        if drawing.imageAssets[place] == shown { return }
        drawing.imageAssets[place] = shown
        markRecursively(
            context.definition.objects[object.position].slot, .worldTransform, instance: instance, context)
        instances[instance].didChange = true
    }

    /// Draws an image, whole or cut into triangles (chapter 06 §18.3 and §18.4).
    func drawImage(
        _ element: DrawElement, instance: Int, _ context: SceneContext, into list: inout DrawList
    ) {
        let image = context.definition.drawing.images[Int(element.row)]
        let shown = asset(ofImage: element.row, instance)
        guard shown != ImportTables.none else { return }
        let asset = context.document.images[Int(shown)]
        guard let pixels = asset.pixels else { return }
        let row = Int(instances[instance].transforms) + image.transform.position
        var drawn = DrawImage(
            asset: Int(shown), width: pixels.width, height: pixels.height, opacity: renderOpacity[row],
            blendMode: image.blendMode, sampler: asset.sampler)
        func override(_ offset: Int) -> UInt32? {
            let value = word(offset, of: image.word, instance: instance)
            return value == 0 ? nil : value - 1
        }
        drawn.sampler.override(
            filter: override(WordOffset.Image.samplerFilter), x: override(WordOffset.Image.samplerWrapX),
            y: override(WordOffset.Image.samplerWrapY))
        let origin = Matrix(
            1, 0, 0, 1, -Float(pixels.width) * float(WordOffset.Image.originX, of: image.word, instance: instance),
            -Float(pixels.height) * float(WordOffset.Image.originY, of: image.word, instance: instance))
        if element.needsSave { list.commands.append(.save) }
        if image.slicer != 0xFFFF_FFFF {
            let mesh = drawing.meshes[
                Int(instances[instance].drawing.meshes) + context.definition.drawing.meshes.count + Int(image.slicer)]
            if mesh.vertices.count > 0 {
                list.commands.append(.transform(world[row]))
                list.commands.append(.transform(origin))
                list.appendMesh(
                    drawn, drawing.points.elements[mesh.vertices.positions],
                    drawing.coordinates.elements[mesh.coordinates.positions],
                    drawing.indices.elements[mesh.indices.positions])
            }
        } else if image.mesh != 0xFFFF_FFFF {
            let definition = context.definition.drawing.meshes[Int(image.mesh)]
            let mesh = drawing.meshes[Int(instances[instance].drawing.meshes) + Int(image.mesh)]
            // A skin moves vertices in the artboard.
            if definition.skin.isNone { list.commands.append(.transform(world[row])) }
            list.appendMesh(
                drawn, drawing.points.elements[mesh.vertices.positions],
                context.definition.drawing.meshCoordinates[definition.coordinates.positions],
                context.definition.drawing.meshIndices[definition.indices.positions])
        } else {
            list.commands.append(.transform(world[row]))
            list.commands.append(.transform(origin))
            list.images.append(drawn)
            list.commands.append(.image(DrawImageIndex(list.images.count - 1)))
        }
        if element.needsSave { list.commands.append(.restore) }
    }

    /// Puts the vertices of a mesh where they belong, moved by its skin if it has one (chapter 06 §14).
    mutating func updateMesh(_ object: ObjectIndex, instance: Int, _ context: SceneContext) {
        guard let index = context.definition.drawing.meshOfObject[object.rawValue] else { return }
        let mesh = context.definition.drawing.meshes[Int(index)]
        let skin = boundSkin(mesh.skin, instance: instance, context)
        geometry.path.removeAll()
        for position in mesh.vertices.positions {
            let vertex = context.definition.paths.vertices[position]
            var corner = PathCorner(
                straight: Point(
                    float(WordOffset.Vertex.x, of: vertex.word, instance: instance),
                    float(WordOffset.Vertex.y, of: vertex.word, instance: instance)))
            if vertex.weightKind != .none { deform(&corner, vertex, skin, instance: instance) }
            geometry.path.points.append(corner.position)
        }
        let row = Int(instances[instance].drawing.meshes + index)
        drawing.points.assign(geometry.path.points, to: &drawing.meshes[row].vertices)
        geometry.path.removeAll()
    }
}

extension DrawList {
    fileprivate mutating func appendMesh(
        _ image: DrawImage, _ newVertices: ArraySlice<Point>, _ newCoordinates: ArraySlice<Point>,
        _ newIndices: ArraySlice<UInt16>
    ) {
        let first = (vertices.count, coordinates.count, indices.count)
        vertices.append(contentsOf: newVertices)
        coordinates.append(contentsOf: newCoordinates)
        indices.append(contentsOf: newIndices)
        meshes.append(
            DrawMesh(
                image: image, vertices: TableRange(first.0, vertices.count),
                coordinates: TableRange(first.1, coordinates.count), indices: TableRange(first.2, indices.count)))
        commands.append(.mesh(DrawMeshIndex(meshes.count - 1)))
    }
}

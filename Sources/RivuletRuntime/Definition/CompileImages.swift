import RivuletFormat
import RivuletSchema

extension ArtboardBuilder {
    /// Images with their meshes, and what cuts images and groups into patches. After the vertices of paths.
    mutating func compileImages() {
        for position in objects.indices {
            guard let type = objects[position].type else { continue }
            if type.isA(.image) {
                appendImage(position)
            } else if type.isA(.nSlicedNode) {
                links.rowOfObject[position] = UInt32(drawing.slicedNodes.count)
                let (x, y) = axes(of: position)
                drawing.slicedNodes.append(
                    SlicedNodeDefinition(
                        object: ObjectIndex(position), word: objects[position].word, xAxes: x, yAxes: y))
            }
        }
        guard !drawing.slicedNodes.isEmpty else { return }
        let nearest = nearestAncestors { $0.isA(.nSlicedNode) }
        for row in paths.shapes.indices {
            let group = nearest[paths.shapes[row].object.position]
            if !group.isNone { paths.shapes[row].deformer = links.rowOfObject[group.position] }
        }
    }

    private mutating func appendImage(_ position: Int) {
        let object = objects[position]
        let row = UInt32(drawing.images.count)
        links.rowOfObject[position] = row
        let asset = imports.asset(
            file.uint(PropertyKey.Image.assetId, of: RecordIndex(Int(object.record))), for: object.record)
        let isImage =
            asset != ImportTables.none
            && file.type(of: RecordIndex(Int(imports.assets[Int(asset)].record)))?.isA(.imageAsset) == true
        var image = ImageDefinition(
            object: ObjectIndex(position), word: object.word, asset: isImage ? asset : ImportTables.none,
            blendMode: blendMode(of: object))
        for child in children[object.children.positions] {
            guard let type = objects[child.position].type else { continue }
            if type.isA(.mesh) {
                image.mesh = UInt32(drawing.meshes.count)
                appendMesh(child)
            } else if type.isA(.nSlicer) {
                image.slicer = UInt32(drawing.slicers.count)
                links.rowOfObject[child.position] = image.slicer
                let (x, y) = axes(of: child.position)
                let first = drawing.tileModes.count
                for mode in children[objects[child.position].children.positions]
                where objects[mode.position].type?.isA(.nSlicerTileMode) == true {
                    drawing.tileModes.append(TileModeDefinition(word: objects[mode.position].word))
                }
                drawing.slicers.append(
                    SlicerDefinition(
                        object: child, image: row, xAxes: x, yAxes: y,
                        modes: TableRange(first, drawing.tileModes.count)))
            }
        }
        drawing.images.append(image)
    }

    private mutating func axes(of parent: Int) -> (x: TableRange, y: TableRange) {
        func append(_ type: SchemaType, _ axes: inout [AxisDefinition]) -> TableRange {
            let first = axes.count
            for child in children[objects[parent].children.positions]
            where objects[child.position].type?.isA(type) == true {
                axes.append(AxisDefinition(word: objects[child.position].word))
            }
            return TableRange(first, axes.count)
        }
        let x = append(.axisX, &drawing.axes)
        return (x, append(.axisY, &drawing.axes))
    }

    private mutating func appendMesh(_ id: ObjectIndex) {
        let record = RecordIndex(Int(objects[id.position].record))
        drawing.meshOfObject[id.rawValue] = UInt32(drawing.meshes.count)
        let firstVertex = paths.vertices.count
        let firstCoordinate = drawing.meshCoordinates.count
        for child in children[objects[id.position].children.positions] {
            let object = objects[child.position]
            guard let type = object.type, type.isA(.meshVertex) else { continue }
            appendVertex(child, kind: .straight)
            let vertex = RecordIndex(Int(object.record))
            drawing.meshCoordinates.append(
                Point(
                    file.float(PropertyKey.MeshVertex.u, of: vertex), file.float(PropertyKey.MeshVertex.v, of: vertex)))
        }
        let firstIndex = drawing.meshIndices.count
        drawing.meshIndices += file.idList(.Mesh.triangleIndexBytes, of: record, bits: 16)
            .map { UInt16(truncatingIfNeeded: $0) }
        drawing.meshes.append(
            MeshDefinition(
                object: id, vertices: TableRange(firstVertex, paths.vertices.count),
                coordinates: TableRange(firstCoordinate, drawing.meshCoordinates.count),
                indices: TableRange(firstIndex, drawing.meshIndices.count),
                skin: links.skinOfObject[id.rawValue] ?? .none))
    }
}

import RivuletFormat
import RivuletSchema

// What makes an artboard, and with it the file, malformed (chapter 01 §9.4).

extension ImportStack {
    /// What is checked as soon as references can be resolved (added-dirty), in object order.
    mutating func checkReferences(of artboard: UInt32) throws(DocumentError) {
        let rows = tables.artboards[Int(artboard)].objects
        var painted: Set<UInt32> = []
        for row in rows.indices {
            let object = tables.objects[row]
            guard !object.isEmpty else { continue }
            let traits = traits[Int(object.typeIndex)]
            guard traits.contains(.checkedFirst) else { continue }
            let type = SchemaType(index: object.typeIndex)
            if traits.contains(.drawable) {
                let mode = uint(.Drawable.blendModeValue, of: object.record, else: 3) & 0xFF
                guard mode == 3 || (14...28).contains(mode) else {
                    throw malformed("\(type) has blend mode \(mode), which does not exist", object.record)
                }
            } else if traits.contains(.paintMutator) {
                guard isParent(of: object, in: rows, a: .shapePaint) else { continue }
                guard painted.insert(object.parent).inserted else {
                    throw malformed("a paint has a second colour or gradient", object.record)
                }
            } else if traits.contains(.constraint) {
                try require(isParent(of: object, in: rows, a: .transformComponent), object, "a TransformComponent")
            } else if type.isA(.trimPath) {
                let mode = uint(.TrimPath.modeValue, of: object.record, else: 0)
                guard mode == 1 || mode == 2 else {
                    throw malformed("TrimPath has mode \(mode); it must be 1 or 2", object.record)
                }
            } else if type.isA(.textStyleBackground) {
                try require(isParent(of: object, in: rows, a: .textStylePaint), object, "a TextStylePaint")
            } else {
                try require(isParent(of: object, in: rows, a: .textStyle), object, "a TextStyle")
            }
        }
    }

    /// What is checked when the hierarchy is complete (added-clean), in object order.
    mutating func checkHierarchy(of artboard: UInt32) throws(DocumentError) {
        let rows = tables.artboards[Int(artboard)].objects
        var vertexCounts: [UInt32: UInt32]?
        for row in rows.indices {
            let object = tables.objects[row]
            guard !object.isEmpty, traits[Int(object.typeIndex)].contains(.checkedLast) else { continue }
            let type = SchemaType(index: object.typeIndex)
            if type.isA(.ikConstraint) {
                try require(isParent(of: object, in: rows, a: .bone), object, "a Bone")
            } else if type.isA(.dash) {
                try require(isParent(of: object, in: rows, a: .dashPath), object, "a DashPath")
            } else if type.isA(.textInputDrawable) {
                try require(isParent(of: object, in: rows, a: .textInput), object, "a TextInput")
            } else if type.isA(.mesh) {
                let counts = vertexCounts ?? countMeshVertices(rows)
                vertexCounts = counts
                try checkTriangles(of: object, vertexCount: counts[UInt32(row) - rows.start] ?? 0)
            } else {
                let parent = occupiedRow(object.parent, in: rows).map { traits[Int(tables.objects[$0].typeIndex)] }
                try require(parent?.contains(.effectContainer) == true, object, "a paint or a GroupEffect")
            }
        }
    }

    private func isParent(of object: ImportedObject, in rows: RowRange, a type: SchemaType) -> Bool {
        guard let row = occupiedRow(object.parent, in: rows) else { return false }
        return SchemaType(index: tables.objects[row].typeIndex).isA(type)
    }

    private func require(_ holds: Bool, _ object: ImportedObject, _ wanted: String) throws(DocumentError) {
        guard !holds else { return }
        throw malformed("the parent of \(SchemaType(index: object.typeIndex)) is not \(wanted)", object.record)
    }

    /// How many vertices each mesh has.
    private func countMeshVertices(_ rows: RowRange) -> [UInt32: UInt32] {
        var counts: [UInt32: UInt32] = [:]
        for row in rows.indices where !tables.objects[row].isEmpty {
            if traits[Int(tables.objects[row].typeIndex)].contains(.meshVertex) {
                counts[tables.objects[row].parent, default: 0] += 1
            }
        }
        return counts
    }

    private func checkTriangles(of mesh: ImportedObject, vertexCount: UInt32) throws(DocumentError) {
        let record = RecordIndex(Int(mesh.record))
        guard file.has(.Mesh.triangleIndexBytes, in: record) else {
            throw malformed("Mesh has no triangle indices", mesh.record)
        }
        let indices = file.idList(.Mesh.triangleIndexBytes, of: record, bits: 16)
        guard let index = indices.first(where: { $0 >= vertexCount }) else { return }
        throw malformed("Mesh has \(vertexCount) vertices, but a triangle uses number \(index)", mesh.record)
    }
}

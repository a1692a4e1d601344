extension Scene {
    /// Bytes that the scene's tables use, nested artboards included; the shared document is not counted.
    package var byteCount: Int { tables.byteCount }
}

extension SceneTables {
    private static func bytes<Row>(_ rows: [Row]) -> Int { rows.count * MemoryLayout<Row>.stride }

    /// Bytes in use by all tables.
    var byteCount: Int {
        Self.bytes(instances) + Self.bytes(words) + Self.bytes(flags) + Self.bytes(hosts) + Self.bytes(nestedPlays)
            + Self.bytes(dirt) + Self.bytes(pending) + Self.bytes(local) + Self.bytes(world)
            + Self.bytes(renderOpacity) + strings.byteCount + Self.bytes(plays) + Self.bytes(machines)
            + Self.bytes(layers) + Self.bytes(resets.elements) + geometry.byteCount + drawing.byteCount
    }
}

extension GeometryTables {
    /// Bytes in use by all tables.
    var byteCount: Int {
        func bytes<Row>(_ rows: [Row]) -> Int { rows.count * MemoryLayout<Row>.stride }
        return bytes(points.elements) + bytes(verbs.elements) + bytes(paths) + bytes(shapes) + bytes(bones)
            + bytes(measures)
    }
}

extension DrawingTables {
    /// Bytes in use by all tables.
    var byteCount: Int {
        func bytes<Row>(_ rows: [Row]) -> Int { rows.count * MemoryLayout<Row>.stride }
        return bytes(points.elements) + bytes(verbs.elements) + bytes(outlines) + bytes(paints) + bytes(stops.elements)
            + bytes(steps) + bytes(feathers) + bytes(clips) + bytes(elements.elements) + bytes(meshes)
            + bytes(coordinates.elements) + bytes(indices.elements) + bytes(slicedNodes) + bytes(slices.elements)
    }
}

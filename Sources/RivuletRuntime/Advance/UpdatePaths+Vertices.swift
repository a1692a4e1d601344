import RivuletSchema

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// The vertices that paths are made of (chapter 06 §3).

/// A parametric path's box, its origin taken off.
private struct Box {
    var x: Float
    var y: Float
    var width: Float
    var height: Float
}

extension SceneTables {
    private func box(of path: PathDefinition, instance: Int) -> Box {
        let width = float(WordOffset.ParametricPath.width, of: path.word, instance: instance)
        let height = float(WordOffset.ParametricPath.height, of: path.word, instance: instance)
        return Box(
            x: -float(WordOffset.ParametricPath.originX, of: path.word, instance: instance) * width,
            y: -float(WordOffset.ParametricPath.originY, of: path.word, instance: instance) * height, width: width,
            height: height)
    }

    mutating func appendParametricCorners(_ path: PathDefinition, instance: Int) {
        let box = box(of: path, instance: instance)
        switch path.kind {
        case .rectangle:
            let isLinked = word(WordOffset.Rectangle.linkCornerRadius, of: path.word, instance: instance) != 0
            let radius = float(WordOffset.Rectangle.cornerRadiusTL, of: path.word, instance: instance)
            func corner(_ x: Float, _ y: Float, _ offset: Int) -> PathCorner {
                PathCorner(
                    straight: Point(x, y), radius: isLinked ? radius : float(offset, of: path.word, instance: instance))
            }
            let right = box.x + box.width
            let bottom = box.y + box.height
            geometry.corners.append(corner(box.x, box.y, WordOffset.Rectangle.cornerRadiusTL))
            geometry.corners.append(corner(right, box.y, WordOffset.Rectangle.cornerRadiusTR))
            geometry.corners.append(corner(right, bottom, WordOffset.Rectangle.cornerRadiusBR))
            geometry.corners.append(corner(box.x, bottom, WordOffset.Rectangle.cornerRadiusBL))
        case .triangle:
            geometry.corners.append(PathCorner(straight: Point(box.x + box.width / 2, box.y)))
            geometry.corners.append(PathCorner(straight: Point(box.x + box.width, box.y + box.height)))
            geometry.corners.append(PathCorner(straight: Point(box.x, box.y + box.height)))
        default: appendEllipse(box)
        }
    }

    private mutating func appendEllipse(_ box: Box) {
        let center = Point(box.x + box.width / 2, box.y + box.height / 2)
        let radius = Point(box.width / 2, box.height / 2)
        let handle = radius * 0.552284749831
        func corner(_ x: Float, _ y: Float, _ inX: Float, _ inY: Float) -> PathCorner {
            PathCorner(
                cubic: Point(center.x + x, center.y + y), in: Point(center.x + x + inX, center.y + y + inY),
                out: Point(center.x + x - inX, center.y + y - inY))
        }
        geometry.corners.append(corner(0, -radius.y, -handle.x, 0))
        geometry.corners.append(corner(radius.x, 0, 0, -handle.y))
        geometry.corners.append(corner(0, radius.y, handle.x, 0))
        geometry.corners.append(corner(-radius.x, 0, 0, handle.y))
    }

    /// How many vertices a polygon or star gets of those that it asks for.
    mutating func vertexCount(
        _ path: PathDefinition, row: Int, instance: Int, _ context: SceneContext
    ) -> Int {
        let points = Int(word(WordOffset.Polygon.points, of: path.word, instance: instance))
        return grantVertices(path.kind == .star ? points * 2 : points, to: row, path, instance, context)
    }

    /// How many vertices a path gets of those that it asks for: a scene generates no more than its limit.
    mutating func grantVertices(
        _ wanted: Int, to row: Int, _ path: PathDefinition, _ instance: Int, _ context: SceneContext
    ) -> Int {
        let others = geometry.generatedVertices - Int(geometry.paths[row].generatedVertices)
        let count = min(wanted, max(0, context.definition.generatedItems - others))
        if count < wanted, !geometry.paths[row].isNoted {
            geometry.paths[row].isNoted = true
            notes.append(.tooManyVertices(instance: UInt32(instance), object: path.object))
        }
        geometry.generatedVertices = others + count
        geometry.paths[row].generatedVertices = UInt32(count)
        return count
    }

    mutating func appendPolygonCorners(_ path: PathDefinition, count: Int, instance: Int) {
        let box = box(of: path, instance: instance)
        let center = Point(box.x + box.width / 2, box.y + box.height / 2)
        let outer = Point(box.width / 2, box.height / 2)
        let radius = float(WordOffset.Polygon.cornerRadius, of: path.word, instance: instance)
        var inner = outer
        if path.kind == .star { inner = outer * float(WordOffset.Star.innerRadius, of: path.word, instance: instance) }
        // The angle is added up, with the rounding that comes of it.
        let step = Angle.turn / Float(count)
        var angle = -Angle.pi / 2
        for index in 0..<count {
            let size = index % 2 == 0 ? outer : inner
            geometry.corners.append(
                PathCorner(
                    straight: Point(center.x + cosf(angle) * size.x, center.y + sinf(angle) * size.y),
                    radius: radius))
            angle += step
        }
    }

    /// The vertices of the file, moved by a skin if there is one.
    mutating func appendCorners(_ path: PathDefinition, instance: Int, _ context: SceneContext) {
        let skin = boundSkin(path.skin, instance: instance, context)
        for position in path.vertices.positions {
            let vertex = context.definition.paths.vertices[position]
            var corner = corner(vertex, instance: instance)
            if vertex.weightKind != .none { deform(&corner, vertex, skin, instance: instance) }
            geometry.corners.append(corner)
        }
    }

    private func corner(_ vertex: VertexDefinition, instance: Int) -> PathCorner {
        let words = words.span
        let first = Int(instances[instance].words) + vertex.word.position
        func value(_ offset: Int) -> Float { Float(bitPattern: words[first + offset]) }
        let position = Point(value(WordOffset.Vertex.x), value(WordOffset.Vertex.y))
        switch vertex.kind {
        case .straight: return PathCorner(straight: position, radius: value(WordOffset.StraightVertex.radius))
        case .mirrored:
            typealias Mirrored = WordOffset.CubicMirroredVertex
            let handle = Point(rotation: value(Mirrored.rotation), distance: value(Mirrored.distance))
            return PathCorner(cubic: position, in: position - handle, out: position + handle)
        case .asymmetric:
            typealias Asymmetric = WordOffset.CubicAsymmetricVertex
            let rotation = value(Asymmetric.rotation)
            return PathCorner(
                cubic: position, in: position - Point(rotation: rotation, distance: value(Asymmetric.inDistance)),
                out: position + Point(rotation: rotation, distance: value(Asymmetric.outDistance)))
        case .detached:
            typealias Detached = WordOffset.CubicDetachedVertex
            return PathCorner(
                cubic: position,
                in: position + Point(rotation: value(Detached.inRotation), distance: value(Detached.inDistance)),
                out: position + Point(rotation: value(Detached.outRotation), distance: value(Detached.outDistance)))
        }
    }
}

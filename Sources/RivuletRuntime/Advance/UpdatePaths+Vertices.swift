import RivuletSchema

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// The vertices that paths are made of (chapter 06 §3).

/// Where the properties of paths and vertices lie among their words.
struct PathWords: Sendable {
    static let shared = PathWords()

    let width = WordOffset.of(.ParametricPath.width, in: .parametricPath)
    let height = WordOffset.of(.ParametricPath.height, in: .parametricPath)
    let originX = WordOffset.of(.ParametricPath.originX, in: .parametricPath)
    let originY = WordOffset.of(.ParametricPath.originY, in: .parametricPath)
    let isLinked = WordOffset.of(.Rectangle.linkCornerRadius, in: .rectangle)
    let topLeft = WordOffset.of(.Rectangle.cornerRadiusTL, in: .rectangle)
    let topRight = WordOffset.of(.Rectangle.cornerRadiusTR, in: .rectangle)
    let bottomLeft = WordOffset.of(.Rectangle.cornerRadiusBL, in: .rectangle)
    let bottomRight = WordOffset.of(.Rectangle.cornerRadiusBR, in: .rectangle)
    let points = WordOffset.of(.Polygon.points, in: .polygon)
    let cornerRadius = WordOffset.of(.Polygon.cornerRadius, in: .polygon)
    let innerRadius = WordOffset.of(.Star.innerRadius, in: .star)
    let isClosed = WordOffset.of(.PointsCommonPath.isClosed, in: .pointsCommonPath)
    let x = WordOffset.of(.Vertex.x, in: .vertex)
    let y = WordOffset.of(.Vertex.y, in: .vertex)
    let radius = WordOffset.of(.StraightVertex.radius, in: .straightVertex)
    let mirroredRotation = WordOffset.of(.CubicMirroredVertex.rotation, in: .cubicMirroredVertex)
    let mirroredDistance = WordOffset.of(.CubicMirroredVertex.distance, in: .cubicMirroredVertex)
    let asymmetricRotation = WordOffset.of(.CubicAsymmetricVertex.rotation, in: .cubicAsymmetricVertex)
    let asymmetricIn = WordOffset.of(.CubicAsymmetricVertex.inDistance, in: .cubicAsymmetricVertex)
    let asymmetricOut = WordOffset.of(.CubicAsymmetricVertex.outDistance, in: .cubicAsymmetricVertex)
    let inRotation = WordOffset.of(.CubicDetachedVertex.inRotation, in: .cubicDetachedVertex)
    let inDistance = WordOffset.of(.CubicDetachedVertex.inDistance, in: .cubicDetachedVertex)
    let outRotation = WordOffset.of(.CubicDetachedVertex.outRotation, in: .cubicDetachedVertex)
    let outDistance = WordOffset.of(.CubicDetachedVertex.outDistance, in: .cubicDetachedVertex)
}

/// A parametric path's box, its origin taken off.
private struct Box {
    var x: Float
    var y: Float
    var width: Float
    var height: Float
}

extension SceneTables {
    private func box(of path: PathDefinition, instance: Int) -> Box {
        let at = PathWords.shared
        let width = float(at.width, of: path.word, instance: instance)
        let height = float(at.height, of: path.word, instance: instance)
        return Box(
            x: -float(at.originX, of: path.word, instance: instance) * width,
            y: -float(at.originY, of: path.word, instance: instance) * height, width: width, height: height)
    }

    mutating func appendParametricCorners(_ path: PathDefinition, instance: Int) {
        let box = box(of: path, instance: instance)
        switch path.kind {
        case .rectangle:
            let at = PathWords.shared
            let isLinked = word(at.isLinked, of: path.word, instance: instance) != 0
            let radius = float(at.topLeft, of: path.word, instance: instance)
            func corner(_ x: Float, _ y: Float, _ offset: Int) -> PathCorner {
                PathCorner(
                    straight: Point(x, y), radius: isLinked ? radius : float(offset, of: path.word, instance: instance))
            }
            let right = box.x + box.width
            let bottom = box.y + box.height
            geometry.corners.append(corner(box.x, box.y, at.topLeft))
            geometry.corners.append(corner(right, box.y, at.topRight))
            geometry.corners.append(corner(right, bottom, at.bottomRight))
            geometry.corners.append(corner(box.x, bottom, at.bottomLeft))
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
        let points = Int(word(PathWords.shared.points, of: path.word, instance: instance))
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
        let at = PathWords.shared
        let box = box(of: path, instance: instance)
        let center = Point(box.x + box.width / 2, box.y + box.height / 2)
        let outer = Point(box.width / 2, box.height / 2)
        let radius = float(at.cornerRadius, of: path.word, instance: instance)
        var inner = outer
        if path.kind == .star { inner = outer * float(at.innerRadius, of: path.word, instance: instance) }
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
        for position in path.vertices.positions {
            let vertex = context.definition.paths.vertices[position]
            var corner = corner(vertex, instance: instance)
            if vertex.weightKind != .none {
                let skin = path.skin.isNone ? nil : context.definition.paths.skins[path.skin.position]
                deform(&corner, vertex, skin, instance: instance)
            }
            geometry.corners.append(corner)
        }
    }

    private func corner(_ vertex: VertexDefinition, instance: Int) -> PathCorner {
        let at = PathWords.shared
        func value(_ offset: Int) -> Float { float(offset, of: vertex.word, instance: instance) }
        func handle(_ rotation: Float, _ distance: Float) -> Point {
            Point(cosf(rotation) * distance, sinf(rotation) * distance)
        }
        let position = Point(value(at.x), value(at.y))
        switch vertex.kind {
        case .straight: return PathCorner(straight: position, radius: value(at.radius))
        case .mirrored:
            let handle = handle(value(at.mirroredRotation), value(at.mirroredDistance))
            return PathCorner(cubic: position, in: position - handle, out: position + handle)
        case .asymmetric:
            let rotation = value(at.asymmetricRotation)
            return PathCorner(
                cubic: position, in: position - handle(rotation, value(at.asymmetricIn)),
                out: position + handle(rotation, value(at.asymmetricOut)))
        case .detached:
            return PathCorner(
                cubic: position, in: position + handle(value(at.inRotation), value(at.inDistance)),
                out: position + handle(value(at.outRotation), value(at.outDistance)))
        }
    }
}

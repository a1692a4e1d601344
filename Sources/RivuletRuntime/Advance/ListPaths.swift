#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// Paths whose vertices are the items of a view model list (chapter 06 §3.1).

/// A vertex of a list's item: what its instance says, and of what that says nothing, what instances before it said.
package struct ListVertex: Sendable, BitwiseCopyable {
    /// Number of the instance that it follows.
    var instance: UInt32 = 0xFFFF_FFFF
    /// Its properties there, among the scene's `vertexLinks`.
    var links = SlabRange()
    var position = Point.zero
    var inRotation: Float = 0
    var inDistance: Float = 0
    var outRotation: Float = 0
    var outDistance: Float = 0
}

/// A property of an instance that a vertex follows.
struct VertexLink: Sendable, BitwiseCopyable {
    /// The artboard instance, the path there and the vertex in that.
    var instance: UInt32 = 0xFFFF_FFFF
    var path = PathIndex.none
    var vertex: UInt32 = 0
    /// None for a vertex that only holds its instance.
    var role: VertexRole?
    var dependent: UInt32 = 0xFFFF_FFFF
}

extension SceneTables {
    /// Gives a path a vertex for each item of a list of the store that has an instance; none stands for no list.
    /// Vertices that are there follow other instances if need be, the rest goes.
    mutating func showVertices(
        of list: UInt32, in path: PathIndex, instance: Int, _ context: SceneContext
    ) {
        let row = Int(instances[instance].paths) + path.position
        let wanted = list == Self.noContext ? 0 : context.store.instanceCount(ofList: list)
        let count = grantVertices(wanted, to: row, context.definition.paths.paths[path.position], instance, context)
        removeVertices(of: row, from: count, context)
        var range = geometry.paths[row].vertices
        geometry.vertices.grow(&range, to: count)
        while Int(range.count) < count { geometry.vertices.append(ListVertex(), to: &range) }
        geometry.paths[row].vertices = range
        var next = 0
        for (offset, position) in range.positions.enumerated() {
            guard let item = context.store.nextInstance(ofList: list, from: &next) else { break }
            guard geometry.vertices[position].instance != item.rawValue else { continue }
            follow(
                item, position, VertexLink(instance: UInt32(instance), path: path, vertex: UInt32(offset)), context)
        }
        geometryChanged(context.definition.paths.paths[path.position].slot, instance: instance, context)
    }

    /// Lets go of what the vertices of a path from a number on follow.
    mutating func removeVertices(of row: Int, from count: Int = 0, _ context: SceneContext) {
        for position in geometry.paths[row].vertices.positions.dropFirst(count) { unlink(position, context) }
        if count == 0 {
            geometry.vertices.remove(&geometry.paths[row].vertices)
        } else if count < geometry.paths[row].vertices.count {
            geometry.paths[row].vertices.count = UInt32(count)
        }
    }

    private mutating func unlink(_ position: Int, _ context: SceneContext) {
        for link in geometry.vertices[position].links.positions {
            context.store.tables.unsubscribe(geometry.vertexLinks[link].dependent)
            geometry.vertexLinks[link].dependent = Self.noContext
        }
        geometry.vertexLinks.remove(&geometry.vertices[position].links)
    }

    /// A vertex takes over what an instance says, and follows it.
    private mutating func follow(
        _ item: InstanceNumber, _ position: Int, _ link: VertexLink, _ context: SceneContext
    ) {
        unlink(position, context)
        geometry.vertices[position].instance = item.rawValue
        var links = SlabRange()
        let properties = context.document.viewModels.vertexProperties(of: context.store.viewModel(of: item))
        for property in properties {
            let address = ValueAddress(instance: item, property: property.property)
            guard context.store.isNumber(at: address) else { continue }
            geometry.vertexLinks.append(link, to: &links)
            geometry.vertexLinks[links.positions.upperBound - 1].role = property.role
        }
        // Without any it keeps the instance, whose number another one would get otherwise.
        if links.count == 0 { geometry.vertexLinks.append(link, to: &links) }
        geometry.vertices[position].links = links
        for place in links.positions {
            guard let role = geometry.vertexLinks[place].role else {
                geometry.vertexLinks[place].dependent = context.store.tables.keep(item, scene: binding.scene)
                continue
            }
            guard let property = properties.first(where: { $0.role == role })?.property else { continue }
            geometry.vertexLinks[place].dependent = context.store.tables.subscribe(
                ValueAddress(instance: item, property: property), scene: binding.scene, .vertex, item: UInt32(place))
            write(role, to: position, context)
        }
    }

    /// A property that a vertex follows changed.
    mutating func vertexChanged(_ place: Int, _ context: SceneContext) {
        let link = geometry.vertexLinks[place]
        guard link.dependent != Self.noContext, let role = link.role else { return }
        let instance = Int(link.instance)
        let range = geometry.paths[Int(instances[instance].paths) + link.path.position].vertices
        write(role, to: Int(range.start + link.vertex), context)
        let nested = context.entering(instances[instance].artboard)
        geometryChanged(nested.definition.paths.paths[link.path.position].slot, instance: instance, nested)
    }

    private mutating func write(_ role: VertexRole, to position: Int, _ context: SceneContext) {
        let item = InstanceNumber(geometry.vertices[position].instance)
        let value = context.store.vertexValue(role, of: item)
        let angle = value * Angle.pi / 180
        switch role {
        case .x: geometry.vertices[position].position.x = value
        case .y: geometry.vertices[position].position.y = value
        case .rotation:
            geometry.vertices[position].inRotation = angle
            geometry.vertices[position].outRotation = angle
        case .inRotation: geometry.vertices[position].inRotation = angle
        case .outRotation: geometry.vertices[position].outRotation = angle
        case .distance:
            geometry.vertices[position].inDistance = value
            geometry.vertices[position].outDistance = value
        case .inDistance: geometry.vertices[position].inDistance = value
        case .outDistance: geometry.vertices[position].outDistance = value
        case .inPointX, .inPointY:
            let x = context.store.vertexValue(.inPointX, of: item)
            let y = context.store.vertexValue(.inPointY, of: item)
            geometry.vertices[position].inDistance = Point(x, y).length
            geometry.vertices[position].inRotation = atan2f(y, x)
        case .outPointX, .outPointY:
            let x = context.store.vertexValue(.outPointX, of: item)
            let y = context.store.vertexValue(.outPointY, of: item)
            geometry.vertices[position].outDistance = Point(x, y).length
            geometry.vertices[position].outRotation = atan2f(y, x)
        }
    }

    /// Makes the corners of a path of the vertices of its list.
    mutating func appendListCorners(of row: Int) {
        for position in geometry.paths[row].vertices.positions {
            let vertex = geometry.vertices[position]
            geometry.corners.append(
                PathCorner(
                    cubic: vertex.position,
                    in: vertex.position + Point(rotation: vertex.inRotation, distance: vertex.inDistance),
                    out: vertex.position + Point(rotation: vertex.outRotation, distance: vertex.outDistance)))
        }
    }
}

extension ViewModelStore {
    fileprivate func instanceCount(ofList list: UInt32) -> Int {
        tables.lists[Int(list)].count { $0.instance != nil }
    }

    /// The instance of the first item from a place on that has one; the place is behind it then.
    fileprivate func nextInstance(ofList list: UInt32, from next: inout Int) -> InstanceNumber? {
        while next < tables.lists[Int(list)].count {
            next += 1
            if let instance = tables.lists[Int(list)][next - 1].instance { return instance }
        }
        return nil
    }

    func isNumber(at address: ValueAddress) -> Bool { hasValue(at: address) && kind(at: address) == .number }

    /// What an instance says of a vertex; 0 if it says nothing.
    fileprivate func vertexValue(_ role: VertexRole, of instance: InstanceNumber) -> Float {
        let properties = document.tables.viewModels.vertexProperties(of: viewModel(of: instance))
        guard let property = properties.first(where: { $0.role == role })?.property else { return 0 }
        let address = ValueAddress(instance: instance, property: property)
        return isNumber(at: address) ? Float(bitPattern: word(at: address)) : 0
    }
}

import RivuletFormat
import RivuletSchema

extension ArtboardBuilder {
    /// Numbers the components in the order in which they update: reverse post-order from the artboard over "B depends
    /// on A" (chapter 02 §3). On a cycle only what was finished before it was found has a place; the rest never updates.
    mutating func compileDependencyOrder() {
        guard !objects.isEmpty else { return }
        var graph = DependencyGraph(count: objects.count)
        for position in objects.indices {
            guard let type = objects[position].type else { continue }
            if type.isA(.transformComponent), !objects[position].parent.isNone {
                graph.addEdge(from: objects[position].parent.position, to: position)
            } else if type == .joystick {
                let handle = file.uint(.Joystick.handleSourceId, of: RecordIndex(Int(objects[position].record)))
                guard object(at: handle)?.type?.isA(.transformComponent) == true else { continue }
                graph.addEdge(from: objects[position].parent.position, to: position)
                graph.addEdge(from: Int(handle), to: position)
            }
        }
        let order = graph.order(from: 0)
        reachableSlots = order.count
        for (slot, object) in order.enumerated() { objects[object].slot = SlotIndex(slot) }
        slots.reserveCapacity(order.count)
        for object in order {
            let start = dependents.count
            graph.forEachDependent(of: object) { dependent in
                if !objects[dependent].slot.isNone { dependents.append(objects[dependent].slot) }
            }
            let (kind, special) = slotKind(object)
            slots.append(
                SlotDefinition(
                    kind: kind, special: special, object: ObjectIndex(object), transform: .none,
                    dependents: TableRange(start, dependents.count)))
        }
    }

    /// What a component is in the update loop, and which dirt is more than plain transform arithmetic for it.
    private func slotKind(_ object: Int) -> (SlotDefinition.Kind, Dirt) {
        guard object > 0, let type = objects[object].type else { return (.artboard, .filthy) }
        if type == .joystick { return (.joystick, .filthy) }
        if type == .nestedArtboardLeaf { return (.host, [.renderOpacity, .components, .worldTransform]) }
        if type.isA(.nestedArtboard) { return (.host, [.renderOpacity, .components]) }
        return (.transform, [])
    }
}

/// Edges "depends on" between objects, each source's in the order in which they were added.
struct DependencyGraph {
    private static let none: UInt32 = 0xFFFF_FFFF
    private var first: [UInt32]
    private var last: [UInt32]
    private var targets: [UInt32] = []
    private var next: [UInt32] = []
    /// The source from which each object was last visited: tells duplicates.
    private var seenFrom: [UInt32]

    init(count: Int) {
        first = Array(repeating: Self.none, count: count)
        last = first
        seenFrom = first
    }

    mutating func addEdge(from source: Int, to target: Int) {
        targets.append(UInt32(target))
        next.append(Self.none)
        let new = UInt32(targets.count - 1)
        if last[source] == Self.none { first[source] = new } else { next[Int(last[source])] = new }
        last[source] = new
    }

    /// Calls `body` with each dependent of an object once, in the order in which the edges were added.
    mutating func forEachDependent(of source: Int, _ body: (Int) -> Void) {
        var edge = first[source]
        while edge != Self.none {
            let target = Int(targets[Int(edge)])
            if seenFrom[target] != UInt32(source) {
                seenFrom[target] = UInt32(source)
                body(target)
            }
            edge = next[Int(edge)]
        }
    }

    /// Reverse post-order, without recursion: files may chain 20,000 components.
    func order(from root: Int) -> [Int] {
        var finished: [Int] = []
        var state = [UInt8](repeating: 0, count: first.count)  // 1 on the path, 2 finished
        var path: [(object: Int, edge: UInt32)] = [(root, first[root])]
        state[root] = 1
        while let (object, edge) = path.last {
            if edge == Self.none {
                state[object] = 2
                finished.append(object)
                path.removeLast()
                continue
            }
            path[path.count - 1].edge = next[Int(edge)]
            let target = Int(targets[Int(edge)])
            switch state[target] {
            case 0:
                state[target] = 1
                path.append((target, first[target]))
            case 1: return finished.reversed()
            default: break
            }
        }
        return finished.reversed()
    }
}

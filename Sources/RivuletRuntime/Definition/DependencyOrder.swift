import RivuletSchema

extension ArtboardBuilder {
    /// Numbers the components in the order in which they update: reverse post-order from the artboard over "B depends
    /// on A" (chapter 02 §3). On a cycle only what was finished before it was found has a place; the rest never updates.
    mutating func compileDependencyOrder() {
        guard !objects.isEmpty else { return }
        let nodeCount = objects.count + paths.shapes.count
        var graph = DependencyGraph(count: nodeCount, limit: nodeCount * 16 + limits.generatedItems)
        nearestNode = nearestAncestors { $0.isA(.node) }
        addChainEdges(to: &graph)
        for position in objects.indices { addEdges(of: position, to: &graph) }
        noteFullGraph(graph)
        let order = graph.order(from: 0)
        reachableSlots = order.count
        var slotOfNode = [SlotIndex](repeating: .none, count: nodeCount)
        for (slot, node) in order.enumerated() {
            slotOfNode[node] = SlotIndex(slot)
            if node < objects.count {
                objects[node].slot = SlotIndex(slot)
            } else {
                paths.shapes[node - objects.count].composer = SlotIndex(slot)
            }
        }
        slots.reserveCapacity(order.count)
        for node in order {
            let start = dependents.count
            graph.forEachDependent(of: node) { dependent in
                if !slotOfNode[dependent].isNone { dependents.append(slotOfNode[dependent]) }
            }
            var slot = slotDefinition(node)
            slot.dependents = TableRange(start, dependents.count)
            slots.append(slot)
        }
    }

    private mutating func noteFullGraph(_ graph: DependencyGraph) {
        guard graph.isFull else { return }
        diagnostics.append(
            Diagnostic(
                feature: "limits", objects: 1,
                message: "Artboard \(index) has more dependencies between its components than the limit of "
                    + "\(graph.limit): some update in the wrong order."))
    }

    /// What a node of the graph is in the update order.
    private func slotDefinition(_ node: Int) -> SlotDefinition {
        func slot(
            _ kind: SlotDefinition.Kind, _ hook: SlotDefinition.Hook = .none, special: Dirt = .filthy,
            row: UInt32 = ImportTables.none
        ) -> SlotDefinition {
            SlotDefinition(
                kind: kind, hook: hook, special: special, row: row, object: ObjectIndex(node), transform: .none,
                dependents: .empty)
        }
        if node >= objects.count {
            let shape = node - objects.count
            var composer = slot(.composer, .composer, row: UInt32(shape))
            composer.object = paths.shapes[shape].object
            return composer
        }
        guard let type = objects[node].type else { return slot(.relay, special: []) }
        let row = links.rowOfObject[node]
        if node == 0 { return slot(.artboard) }
        if type == .joystick { return slot(.joystick) }
        if type.isA(.nestedArtboard) {
            var special: Dirt = [.renderOpacity, .components]
            if type == .nestedArtboardLeaf || isConstrained(node) { special.insert(.worldTransform) }
            return slot(.host, special: special)
        }
        if type.isA(.artboardComponentList) {
            return slot(.list, special: [.renderOpacity, .components, .worldTransform])
        }
        if type.isA(.path) { return slot(.path, .path, special: [.path, .worldTransform, .nSlicer], row: row) }
        if type.isA(.nSlicedNode) { return slot(.slicedNode, special: [.nSlicer, .worldTransform], row: row) }
        if type.isA(.nSlicer) { return slot(.slicer, special: [.nSlicer, .worldTransform], row: row) }
        if type.isA(.transformComponent) {
            return slot(.transform, special: isConstrained(node) ? .worldTransform : [], row: row)
        }
        if type.isA(.shapePaint) { return slot(.paint, special: [.path, .paint], row: row) }
        if type.isA(.linearGradient) {
            return slot(
                .gradient, special: [.paint, .stops, .transform, .worldTransform, .renderOpacity, .nSlicer], row: row)
        }
        if type.isA(.feather) { return slot(.feather, special: [.paint, .path, .worldTransform], row: row) }
        if type.isA(.clippingShape) {
            return slot(.clip, special: [.path, .worldTransform, .nSlicer], row: row)
        }
        if type.isA(.skin) { return slot(.skin, .skin, row: row) }
        if type.isA(.mesh) {
            return slot(.mesh, special: .vertices, row: links.skinOfObject[UInt32(node)]?.rawValue ?? ImportTables.none)
        }
        if type.isA(.followPathConstraint) { return slot(.follow, .constraint) }
        return slot(.relay, type.isA(.constraint) ? .constraint : .none, special: [])
    }

    private func isConstrained(_ object: Int) -> Bool {
        children[objects[object].children.positions].contains {
            objects[$0.position].type?.isA(.targetedConstraint) == true
        }
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
    /// How many edges there may be at most: crossed constraints, skins and clips multiply.
    let limit: Int
    /// An edge was left out.
    private(set) var isFull = false

    init(count: Int, limit: Int) {
        self.limit = limit
        first = Array(repeating: Self.none, count: count)
        last = first
        seenFrom = first
    }

    mutating func addEdge(from source: Int, to target: Int) {
        guard targets.count < limit else {
            isFull = true
            return
        }
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

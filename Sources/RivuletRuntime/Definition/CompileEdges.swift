import RivuletFormat
import RivuletSchema

// Which component depends on which (chapter 02 §3.1). Nodes of the graph are the objects and, after them, one path
// composer for each shape.

extension ArtboardBuilder {
    func composerNode(_ shape: ShapeIndex) -> Int { objects.count + shape.position }

    /// The chains of IK constraints: added before all other edges.
    mutating func addChainEdges(to graph: inout DependencyGraph) {
        var links = 0
        for position in objects.indices where objects[position].type?.isA(.ikConstraint) == true {
            let count = chainLength(of: position)
            // Solving costs the square of the length.
            links += count * count
            guard links <= limits.generatedItems else {
                links -= count * count
                limitedChains += 1
                continue
            }
            addChain(of: position, count: count, to: &graph)
        }
        guard limitedChains > 0 else { return }
        diagnostics.append(
            Diagnostic(
                feature: "limits", objects: limitedChains,
                message: "IK chains of more bones than the limit of \(limits.generatedItems) generated items allows "
                    + "are not solved."))
    }

    private func chainLength(of constraint: Int) -> Int {
        var left = file.uint(PropertyKey.IKConstraint.parentBoneCount, of: RecordIndex(Int(objects[constraint].record)))
        var count = 1
        var bone = objects[constraint].parent
        while left > 0, let above = parentBone(of: bone) {
            bone = above
            count += 1
            left -= 1
        }
        return count
    }

    private func parentBone(of bone: ObjectIndex) -> ObjectIndex? {
        let parent = objects[bone.position].parent
        return object(at: parent.rawValue)?.type?.isA(.bone) == true ? parent : nil
    }

    private mutating func addChain(of constraint: Int, count: Int, to graph: inout DependencyGraph) {
        let first = links.chainBones.count
        let tip = objects[constraint].parent
        links.chainBones.append(tip)
        for _ in 1..<count {
            guard let bone = parentBone(of: links.chainBones[links.chainBones.count - 1]) else { break }
            links.tipsOfBone[bone.rawValue, default: []].append(tip)
            links.chainBones.append(bone)
        }
        // What else hangs on the bones of the chain waits for its tip.
        for index in first + 1..<first + count {
            for child in children[objects[links.chainBones[index].position].children.positions] {
                guard child != links.chainBones[index - 1],
                    objects[child.position].type?.isA(.transformComponent) == true
                else { continue }
                graph.addEdge(from: tip.position, to: child.position)
            }
        }
        links.chainBones[first...].reverse()
        links.chains.append((ObjectIndex(constraint), first..<first + count))
    }

    /// The edges that a component adds, in the order in which it does.
    mutating func addEdges(of position: Int, to graph: inout DependencyGraph) {
        guard let type = objects[position].type, !objects[position].parent.isNone else { return }
        let parent = objects[position].parent.position
        if type.isA(.transformComponent) {
            addShapeEdges(of: position, type, to: &graph)
            graph.addEdge(from: parent, to: position)
            if type.isA(.pointsPath), let skin = links.skinOfObject[UInt32(position)] {
                graph.addEdge(from: paths.skins[skin.position].object.position, to: position)
            }
        } else if type.isA(.mesh) {
            if let skin = links.skinOfObject[UInt32(position)] {
                graph.addEdge(from: paths.skins[skin.position].object.position, to: position)
            }
            graph.addEdge(from: parent, to: position)
        } else if type.isA(.nSlicer) {
            graph.addEdge(from: parent, to: position)
        } else if type.isA(.skin) {
            addSkinEdges(of: position, to: &graph)
        } else if type.isA(.constraint) {
            addConstraintEdges(of: position, type, constrained: parent, to: &graph)
        } else if type.isA(.shapePaint) {
            if type.isA(.stroke) || hasEffects(position), let builder = pathBuilder(container: parent) {
                graph.addEdge(from: builder, to: position)
            }
        } else if type.isA(.linearGradient) {
            if let node = nearestNode[parent].asObject { graph.addEdge(from: node, to: position) }
        } else if type.isA(.feather) {
            if let container = objects[parent].parent.asObject, let builder = pathBuilder(container: container) {
                graph.addEdge(from: builder, to: position)
            }
        } else if type.isA(.clippingShape) {
            addClipEdges(of: position, to: &graph)
        } else if type.isA(.joystick) {
            let handle = file.uint(PropertyKey.Joystick.handleSourceId, of: RecordIndex(Int(objects[position].record)))
            guard object(at: handle)?.type?.isA(.transformComponent) == true else { return }
            graph.addEdge(from: parent, to: position)
            graph.addEdge(from: Int(handle), to: position)
        }
    }

    private func addShapeEdges(of position: Int, _ type: SchemaType, to graph: inout DependencyGraph) {
        guard type.isA(.shape) else { return }
        let shape = ShapeIndex(rawValue: links.rowOfObject[position])
        let composer = composerNode(shape)
        graph.addEdge(from: position, to: composer)
        for path in paths.shapePaths[paths.shapes[shape.position].paths.positions] {
            graph.addEdge(from: paths.paths[path.position].object.position, to: composer)
        }
    }

    private func addSkinEdges(of position: Int, to graph: inout DependencyGraph) {
        let skin = paths.skins[Int(links.rowOfObject[position])]
        for tendon in skin.tendons.positions {
            guard let bone = links.tendonBones[tendon].asObject else { continue }
            graph.addEdge(from: bone, to: position)
            for tip in links.tipsOfBone[UInt32(bone)] ?? [] { graph.addEdge(from: tip.position, to: position) }
        }
    }

    private func addConstraintEdges(
        of position: Int, _ type: SchemaType, constrained: Int, to graph: inout DependencyGraph
    ) {
        guard type.isA(.targetedConstraint) else { return }
        let target = constraintTarget(of: position)
        if type.isA(.followPathConstraint) {
            if let target, let node = geometryNode(of: target) { graph.addEdge(from: node, to: position) }
            graph.addEdge(from: position, to: constrained)
        } else if let target {
            graph.addEdge(from: target, to: constrained)
            if type.isA(.ikConstraint) { graph.addEdge(from: target, to: position) }
        }
    }

    /// The transform component that a constraint looks at.
    func constraintTarget(of position: Int) -> Int? {
        let id = file.uint(PropertyKey.TargetedConstraint.targetId, of: RecordIndex(Int(objects[position].record)))
        return object(at: id)?.type?.isA(.transformComponent) == true ? Int(id) : nil
    }

    /// What has to be up to date for the geometry of a target to be so.
    private func geometryNode(of target: Int) -> Int? {
        guard let type = objects[target].type else { return nil }
        let row = links.rowOfObject[target]
        if type.isA(.shape) { return composerNode(ShapeIndex(rawValue: row)) }
        guard type.isA(.path) else { return nil }
        let shape = paths.paths[Int(row)].shape
        return shape.isNone ? target : composerNode(shape)
    }

    /// What makes the path of a container of paints, nil for objects that are none.
    private func pathBuilder(container: Int) -> Int? {
        guard let type = objects[container].type else { return nil }
        if type.isA(.shape) { return composerNode(ShapeIndex(rawValue: links.rowOfObject[container])) }
        if type.isA(.layoutComponent) { return container }
        if type.isA(.foregroundLayoutDrawable) || type.isA(.textStyle) || type.isA(.textInputDrawable) {
            return objects[container].parent.asObject
        }
        return nil
    }

    func hasEffects(_ paint: Int) -> Bool {
        children[objects[paint].children.positions].contains { child in
            guard let type = objects[child.position].type else { return false }
            return type.isA(.trimPath) || type.isA(.dashPath) || type.isA(.targetEffect)
                || type.isA(.scriptedPathEffect)
        }
    }

    /// A clip waits for the shapes under its source, and for their fills with effects.
    private mutating func addClipEdges(of position: Int, to graph: inout DependencyGraph) {
        let id = file.uint(PropertyKey.ClippingShape.sourceId, of: RecordIndex(Int(objects[position].record)))
        guard object(at: id)?.type?.isA(.node) == true else { return }
        let first = drawing.clipShapes.count
        defer {
            drawing.clips[Int(links.rowOfObject[position])].shapes = TableRange(first, drawing.clipShapes.count)
        }
        var waiting = [ObjectIndex(rawValue: id)]
        while let next = waiting.popLast(), !graph.isFull {
            let object = objects[next.position]
            if object.type?.isA(.shape) == true {
                let shape = ShapeIndex(rawValue: links.rowOfObject[next.position])
                paths.shapes[shape.position].isClipping = true
                drawing.clipShapes.append(shape)
                graph.addEdge(from: composerNode(shape), to: position)
                for child in children[object.children.positions]
                where objects[child.position].type?.isA(.fill) == true && hasEffects(child.position) {
                    graph.addEdge(from: child.position, to: position)
                }
            }
            waiting.append(contentsOf: children[object.children.positions].reversed())
        }
    }
}

extension ObjectIndex {
    /// Nil instead of none.
    var asObject: Int? { isNone ? nil : position }
}

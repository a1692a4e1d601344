import RivuletFormat
import RivuletSchema

extension ArtboardBuilder {
    /// Rows of paints with their gradients, effects and feathers, container by container, and of clips. Before the
    /// update order is known; `placeDrawing` fills in what depends on it.
    mutating func compilePaints() {
        for position in objects.indices {
            guard let type = objects[position].type else { continue }
            if type.isA(.shape) {
                let first = drawing.paints.count
                appendPaints(of: position, shape: ShapeIndex(rawValue: links.rowOfObject[position]))
                paths.shapes[Int(links.rowOfObject[position])].paints = TableRange(first, drawing.paints.count)
            } else if position == 0 {
                appendPaints(of: position, shape: .none)
                drawing.background = TableRange(0, drawing.paints.count)
            } else if type.isA(.clippingShape) {
                links.rowOfObject[position] = UInt32(drawing.clips.count)
                drawing.clips.append(
                    ClipDefinition(
                        object: ObjectIndex(position),
                        visibility: word(.ClippingShape.isVisible, of: objects[position]),
                        rule: word(.ClippingShape.fillRule, of: objects[position]), outline: newOutline()))
            }
        }
    }

    mutating func newOutline() -> OutlineIndex {
        drawing.outlineCount += 1
        return OutlineIndex(drawing.outlineCount - 1)
    }

    /// Only paints with a colour or gradient are drawn (chapter 06 §9.1).
    private mutating func appendPaints(of container: Int, shape: ShapeIndex) {
        for child in children[objects[container].children.positions] {
            let object = objects[child.position]
            guard let type = object.type, type.isA(.shapePaint) else { continue }
            let mutator = children[object.children.positions].first { id in
                guard let type = objects[id.position].type else { return false }
                return type.isA(.solidColor) || type.isA(.linearGradient)
            }
            guard let mutator else { continue }
            appendPaint(child, type, container: container, mutator: mutator, shape)
        }
    }

    private mutating func appendPaint(
        _ id: ObjectIndex, _ type: SchemaType, container: Int, mutator: ObjectIndex, _ shape: ShapeIndex
    ) {
        let object = objects[id.position]
        let isStroke = type.isA(.stroke)
        let space: PaintDefinition.Space
        if isStroke {
            let isLocal = file.bool(PropertyKey.Stroke.transformAffectsStroke, of: RecordIndex(Int(object.record)))
            space = isLocal ? .local : .world
        } else {
            let rule = file.uint(PropertyKey.Fill.fillRule, of: RecordIndex(Int(object.record)))
            space = rule == 2 && !shape.isNone ? .clockwise : .local
        }
        let mutatorType = objects[mutator.position].type
        let row = UInt32(drawing.paints.count)
        links.rowOfObject[id.position] = row
        var paint = PaintDefinition(
            object: id, word: object.word, isStroke: isStroke,
            mutator: mutatorType?.isA(.radialGradient) == true
                ? .radial : mutatorType?.isA(.linearGradient) == true ? .linear : .solid,
            space: space, blendMode: blendMode(of: object, container: container),
            mutatorWord: objects[mutator.position].word, shape: shape)
        paint.source = shape.isNone ? (space == .world ? 1 : 0) : composedOutline(of: shape, space)
        if paint.mutator != .solid {
            links.rowOfObject[mutator.position] = row
            let first = drawing.stops.count
            for stop in children[objects[mutator.position].children.positions]
            where objects[stop.position].type?.isA(.gradientStop) == true {
                drawing.stops.append(objects[stop.position].word)
            }
            paint.stops = TableRange(first, drawing.stops.count)
        }
        let first = drawing.steps.count
        var open: Set<ObjectIndex> = []
        appendSteps(of: id, paint: row, &open)
        paint.steps = TableRange(first, drawing.steps.count)
        for child in children[object.children.positions] where objects[child.position].type?.isA(.feather) == true {
            // The last one counts.
            paint.feather = UInt32(drawing.feathers.count)
            links.rowOfObject[child.position] = paint.feather
            drawing.feathers.append(
                FeatherDefinition(
                    word: objects[child.position].word, paint: row, outline: newOutline(), object: child))
        }
        drawing.paints.append(paint)
    }

    /// The outline of a shape in a space: made once something wants it.
    private mutating func composedOutline(of shape: ShapeIndex, _ space: PaintDefinition.Space) -> OutlineIndex {
        let at = shape.position
        switch space {
        case .local:
            if paths.shapes[at].local == .noOutline { paths.shapes[at].local = newOutline() }
            return paths.shapes[at].local
        case .clockwise:
            if paths.shapes[at].clockwise == .noOutline { paths.shapes[at].clockwise = newOutline() }
            return paths.shapes[at].clockwise
        case .world:
            if paths.shapes[at].world == .noOutline { paths.shapes[at].world = newOutline() }
            return paths.shapes[at].world
        }
    }

    /// The paint's own mode, or that of what it paints.
    private func blendMode(of paint: ObjectDefinition, container: Int) -> BlendMode {
        let own = file.uint(PropertyKey.ShapePaint.blendModeValue, of: RecordIndex(Int(paint.record)))
        if own != 127 { return BlendMode(rawValue: UInt8(truncatingIfNeeded: own)) ?? .sourceOver }
        return blendMode(of: objects[container])
    }

    func blendMode(of drawable: ObjectDefinition) -> BlendMode {
        let mode = file.uint(PropertyKey.Drawable.blendModeValue, of: RecordIndex(Int(drawable.record)))
        return BlendMode(rawValue: UInt8(truncatingIfNeeded: mode)) ?? .sourceOver
    }

    /// The effects on a paint or in a group, those of groups that are referred to in their places. A group inside
    /// itself, and more effects than may be generated, are left out.
    private mutating func appendSteps(of container: ObjectIndex, paint: UInt32, _ open: inout Set<ObjectIndex>) {
        guard open.insert(container).inserted else { return }
        defer { open.remove(container) }
        for child in children[objects[container.position].children.positions] {
            let object = objects[child.position]
            guard let type = object.type, drawing.steps.count < limits.generatedItems, open.count < 64 else { continue }
            if type.isA(.trimPath) {
                drawing.steps.append(
                    EffectStepDefinition(
                        kind: .trim, object: child, word: object.word, outline: newOutline(), paint: paint))
            } else if type.isA(.dashPath) {
                let first = drawing.dashes.count
                for dash in children[object.children.positions]
                where objects[dash.position].type?.isA(.dash) == true {
                    drawing.dashes.append(objects[dash.position].word)
                }
                drawing.steps.append(
                    EffectStepDefinition(
                        kind: .dash, object: child, word: object.word, dashes: TableRange(first, drawing.dashes.count),
                        outline: newOutline(), paint: paint))
            } else if type.isA(.targetEffect) {
                let group = file.uint(PropertyKey.TargetEffect.targetId, of: RecordIndex(Int(object.record)))
                guard self.object(at: group)?.type?.isA(.groupEffect) == true else { continue }
                appendSteps(of: ObjectIndex(rawValue: group), paint: paint, &open)
            }
        }
    }

    /// What clips want of shapes: their outlines in the world.
    mutating func wantClipOutlines() {
        for shape in paths.shapes.indices where paths.shapes[shape].isClipping {
            _ = composedOutline(of: ShapeIndex(shape), .world)
        }
    }

    /// Puts into the rows where in the update order and among the transforms their objects are.
    mutating func placeDrawing() {
        wantClipOutlines()
        for row in drawing.paints.indices {
            drawing.paints[row].slot = objects[drawing.paints[row].object.position].slot
            let shape = drawing.paints[row].shape
            drawing.paints[row].transform =
                objects[shape.isNone ? 0 : paths.shapes[shape.position].object.position]
                .transform
        }
        for row in drawing.images.indices {
            drawing.images[row].transform = objects[drawing.images[row].object.position].transform
        }
        for row in drawing.slicedNodes.indices {
            drawing.slicedNodes[row].transform = objects[drawing.slicedNodes[row].object.position].transform
        }
        for row in drawing.feathers.indices {
            drawing.feathers[row].slot = objects[drawing.feathers[row].object.position].slot
        }
    }
}

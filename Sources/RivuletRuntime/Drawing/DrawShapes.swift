import RivuletSchema

// One paint after the other (chapter 06 §18.1).

extension SceneTables {
    mutating func drawShape(
        _ element: DrawElement, instance: Int, _ context: SceneContext, into list: inout DrawList
    ) {
        let shape = context.definition.paths.shapes[Int(element.row)]
        let matrix = world[Int(instances[instance].transforms) + shape.transform.position]
        let needsSave = element.needsSave || shape.paints.count > 1
        for position in shape.paints.positions {
            let paint = context.definition.drawing.paints[position]
            if isVisible(paint, instance: instance) {
                drawPaint(paint, position, matrix, needsSave: needsSave, instance: instance, context, into: &list)
            }
        }
    }

    /// Whether a paint is to be drawn at all.
    func isVisible(_ paint: PaintDefinition, instance: Int) -> Bool {
        return word(WordOffset.ShapePaint.isVisible, of: paint.word, instance: instance) != 0
            && (!paint.isStroke || float(WordOffset.Stroke.thickness, of: paint.word, instance: instance) > 0)
    }

    /// Whether any of its colours shows.
    func isShown(_ paint: PaintDefinition, _ position: Int, instance: Int) -> Bool {
        paint.mutator == .solid
            ? solidColor(of: paint, instance: instance) >> 24 != 0
            : drawing.paints[Int(instances[instance].drawing.paints) + position].showsGradient
    }

    private func solidColor(of paint: PaintDefinition, instance: Int) -> UInt32 {
        Color.modulate(
            word(WordOffset.SolidColor.colorValue, of: paint.mutatorWord, instance: instance),
            renderOpacity[Int(instances[instance].transforms) + paint.transform.position])
    }

    /// - Parameters:
    ///   - position: the paint's among those of its artboard.
    ///   - matrix: from the container's space to the artboard's.
    ///   - needsSave: the state around it is remembered and brought back.
    mutating func drawPaint(
        _ paint: PaintDefinition, _ position: Int, _ matrix: Matrix, needsSave: Bool, instance: Int,
        _ context: SceneContext, into list: inout DrawList
    ) {
        let row = instances[instance].drawing
        var isSaved = !needsSave
        func save() {
            if isSaved { return }
            list.commands.append(.save)
            isSaved = true
        }
        var shift = Point.zero
        var feather: FeatherDefinition?
        var isLocalFeather = false
        var isInner = false
        if paint.feather != 0xFFFF_FFFF {
            let definition = context.definition.drawing.feathers[Int(paint.feather)]
            feather = definition
            shift = offset(of: definition, instance: instance)
            isInner = self.isInner(definition, paint, instance: instance)
            isLocalFeather = word(WordOffset.Feather.spaceValue, of: definition.word, instance: instance) != 0
        }
        let isShifted = feather != nil && !isInner && shift != .zero
        if isShifted, !isLocalFeather {
            save()
            list.commands.append(.transform(Matrix(1, 0, 0, 1, shift.x, shift.y)))
        }
        if paint.space != .world {
            save()
            list.commands.append(.transform(matrix))
        }
        let result = effectResult(of: paint, instance: instance, context)
        if result != nil {
            // It stays as it is until something that it depends on changes (chapter 06 §12.2).
            for step in paint.steps.positions { drawing.steps[Int(row.steps) + step].isDrawn = true }
        }
        var outline = result ?? paint.source
        if let feather {
            if isInner {
                let own = Int(row.feathers + paint.feather)
                if let result, drawing.feathers[own].isStale {
                    makeInnerPath(of: feather, paint, from: result, instance: instance)
                    drawing.feathers[own].isStale = false
                }
                save()
                let clip = list.path(for: outline, row, drawing)
                list.commands.append(.clip(path: clip, rule: drawing.outlines[Int(row.outlines + outline)].rule))
                outline = feather.outline
            } else if isShifted, isLocalFeather {
                save()
                list.commands.append(.transform(Matrix(1, 0, 0, 1, shift.x, shift.y)))
            }
        }
        let path = list.path(for: outline, row, drawing)
        let index = appendPaint(paint, position, instance: instance, into: &list)
        if paint.isStroke {
            list.commands.append(.stroke(path: path, paint: index))
        } else {
            let rule = fillRule(word(WordOffset.Fill.fillRule, of: paint.word, instance: instance))
            list.commands.append(.fill(path: path, rule: rule, paint: index))
            // A path keeps the rule that it was filled by, where it clips too.
            drawing.outlines[Int(row.outlines + outline)].rule = rule
        }
        if isSaved, needsSave { list.commands.append(.restore) }
    }

    func fillRule(_ word: UInt32) -> FillRule { FillRule(rawValue: UInt8(truncatingIfNeeded: word)) ?? .nonZero }

    /// A paint as it is now, all that fades it in its colours.
    private func appendPaint(
        _ paint: PaintDefinition, _ position: Int, instance: Int, into list: inout DrawList
    ) -> DrawPaintIndex {
        let row = drawing.paints[Int(instances[instance].drawing.paints) + position]
        var drawn: DrawPaint
        switch paint.mutator {
        case .solid: drawn = DrawPaint(source: .solid(solidColor(of: paint, instance: instance)))
        case .linear: drawn = DrawPaint(source: .linear(start: row.start, end: row.end))
        case .radial: drawn = DrawPaint(source: .radial(center: row.start, radius: row.end.x))
        }
        if paint.mutator != .solid {
            let first = list.stops.count
            list.stops.append(contentsOf: drawing.stops.elements[row.stops.positions])
            drawn.stops = TableRange(first, list.stops.count)
        }
        drawn.blendMode = paint.blendMode
        drawn.stroke = row.stroke
        drawn.feather = row.feather
        list.paints.append(drawn)
        return DrawPaintIndex(list.paints.count - 1)
    }
}

extension DrawList {
    /// Copies an outline of an instance into the list. One that was just copied is used again.
    mutating func path(
        for outline: OutlineIndex, _ bases: DrawBases, _ drawing: borrowing DrawingTables
    ) -> DrawPathIndex {
        let id = bases.outlines + outline
        if let last = paths.last, last.id == id { return DrawPathIndex(paths.count - 1) }
        let row = drawing.outlines[Int(id)]
        let firstPoint = points.count
        let firstVerb = verbs.count
        drawing.points.copy(row.points, to: &points)
        drawing.verbs.copy(row.verbs, to: &verbs)
        paths.append(
            DrawPath(
                id: id, version: row.version, verbs: TableRange(firstVerb, verbs.count),
                points: TableRange(firstPoint, points.count)))
        return DrawPathIndex(paths.count - 1)
    }
}

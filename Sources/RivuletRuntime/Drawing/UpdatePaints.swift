import RivuletSchema

// Strokes, gradients and feathers are made anew when something of them changed (chapter 06 §9 to §11). Solid colours
// need no update: they are read when they are drawn.

extension SceneTables {
    mutating func updatePaint(_ row: UInt32, _ changes: Dirt, instance: Int, _ context: SceneContext) {
        guard row != 0xFFFF_FFFF else { return }
        let paint = context.definition.drawing.paints[Int(row)]
        if changes.contains(.paint), paint.isStroke { keepStroke(paint, row, instance: instance) }
        if changes.contains(.path), !paint.steps.isEmpty {
            let own = Int(instances[instance].drawing.paints + row)
            drawing.paints[own].isWaiting = waitsForWatcher(paint.shape, context)
            if !drawing.paints[own].isWaiting { runEffects(of: paint, instance: instance, context) }
        }
    }

    private mutating func keepStroke(_ paint: PaintDefinition, _ row: UInt32, instance: Int) {
        let own = Int(instances[instance].drawing.paints + row)
        drawing.paints[own].stroke.thickness = float(WordOffset.Stroke.thickness, of: paint.word, instance: instance)
        drawing.paints[own].stroke.cap =
            StrokeCap(
                rawValue: UInt8(truncatingIfNeeded: word(WordOffset.Stroke.cap, of: paint.word, instance: instance)))
            ?? .butt
        drawing.paints[own].stroke.join =
            StrokeJoin(
                rawValue: UInt8(truncatingIfNeeded: word(WordOffset.Stroke.join, of: paint.word, instance: instance)))
            ?? .miter
    }

    /// Works out where a gradient lies and its colours as they are drawn (chapter 06 §10.3).
    mutating func updateGradient(_ row: UInt32, _ changes: Dirt, instance: Int, _ context: SceneContext) {
        guard row != 0xFFFF_FFFF else { return }
        let paint = context.definition.drawing.paints[Int(row)]
        var rebuilding: Dirt = [.paint, .renderOpacity, .transform, .nSlicer]
        if paint.space == .world { rebuilding.insert(.worldTransform) }
        guard !changes.isDisjoint(with: rebuilding) else { return }
        let own = Int(instances[instance].drawing.paints + row)
        let gradient = paint.mutatorWord
        let transform = Int(instances[instance].transforms) + paint.transform.position
        var start = Point(
            float(WordOffset.LinearGradient.startX, of: gradient, instance: instance),
            float(WordOffset.LinearGradient.startY, of: gradient, instance: instance))
        var end = Point(
            float(WordOffset.LinearGradient.endX, of: gradient, instance: instance),
            float(WordOffset.LinearGradient.endY, of: gradient, instance: instance))
        if paint.space == .world {
            start = deformed(world[transform].map(start), by: paint.shape, instance: instance, context)
            end = deformed(world[transform].map(end), by: paint.shape, instance: instance, context)
        } else if hasDeformer(paint.shape, context), let inverse = world[transform].inverse {
            start = inverse.map(deformed(world[transform].map(start), by: paint.shape, instance: instance, context))
            end = inverse.map(deformed(world[transform].map(end), by: paint.shape, instance: instance, context))
        }
        drawing.paints[own].start = start
        drawing.paints[own].end = paint.mutator == .radial ? Point((end - start).length, 0) : end
        let opacity =
            float(WordOffset.LinearGradient.opacity, of: gradient, instance: instance) * renderOpacity[transform]
        drawing.sortedStops.removeAll(keepingCapacity: true)
        var shows = false
        for stop in context.definition.drawing.stops[paint.stops.positions] {
            let color = Color.modulate(word(WordOffset.GradientStop.colorValue, of: stop, instance: instance), opacity)
            if color >> 24 != 0 { shows = true }
            insertStop(
                DrawStop(color: color, position: float(WordOffset.GradientStop.position, of: stop, instance: instance)))
        }
        if drawing.sortedStops.count > 256 { drawing.sortedStops.sort { $0.position < $1.position } }
        for index in drawing.sortedStops.indices {
            drawing.sortedStops[index].position = max(0, min(1, drawing.sortedStops[index].position))
        }
        drawing.stops.assign(drawing.sortedStops, to: &drawing.paints[own].stops)
        drawing.paints[own].showsGradient = shows
    }

    /// Keeps stops in the order of their positions; equal ones in the order of the file. Most come in order.
    private mutating func insertStop(_ stop: DrawStop) {
        if drawing.sortedStops.count > 256 {
            drawing.sortedStops.append(stop)
            return
        }
        var place = drawing.sortedStops.count
        while place > 0, drawing.sortedStops[place - 1].position > stop.position { place -= 1 }
        drawing.sortedStops.insert(stop, at: place)
    }

    // MARK: Feathers

    mutating func updateFeather(_ row: UInt32, _ changes: Dirt, instance: Int, _ context: SceneContext) {
        guard row != 0xFFFF_FFFF else { return }
        let feather = context.definition.drawing.feathers[Int(row)]
        let paint = context.definition.drawing.paints[Int(feather.paint)]
        if changes.contains(.paint) {
            drawing.paints[Int(instances[instance].drawing.paints + feather.paint)].feather = float(
                WordOffset.Feather.strength, of: feather.word, instance: instance)
        }
        if !changes.isDisjoint(with: [.path, .worldTransform]), isInner(feather, paint, instance: instance) {
            let own = Int(instances[instance].drawing.feathers + row)
            drawing.feathers[own].isStale = true
            drawing.feathers[own].isWaiting = waitsForWatcher(paint.shape, context)
            if !drawing.feathers[own].isWaiting {
                makeInnerPath(of: feather, paint, from: paint.source, instance: instance)
            }
        }
    }

    /// Only fills have inner feathers.
    func isInner(_ feather: FeatherDefinition, _ paint: PaintDefinition, instance: Int) -> Bool {
        !paint.isStroke && word(WordOffset.Feather.inner, of: feather.word, instance: instance) != 0
    }

    func offset(of feather: FeatherDefinition, instance: Int) -> Point {
        return Point(
            float(WordOffset.Feather.offsetX, of: feather.word, instance: instance),
            float(WordOffset.Feather.offsetY, of: feather.word, instance: instance))
    }

    /// A box around a path with the path cut out: what is soft inside is the outside's blurred edge (chapter 06 §11).
    mutating func makeInnerPath(
        of feather: FeatherDefinition, _ paint: PaintDefinition, from outline: OutlineIndex, instance: Int
    ) {
        let row = drawing.outlines[Int(instances[instance].drawing.outlines + outline)]
        var bounds = Bounds(of: drawing.points.span(row.points))
        let margin = float(WordOffset.Feather.strength, of: feather.word, instance: instance) * 1.5
        bounds.left -= margin
        bounds.top -= margin
        bounds.right += margin
        bounds.bottom += margin
        var shift = offset(of: feather, instance: instance)
        if word(WordOffset.Feather.spaceValue, of: feather.word, instance: instance) == 0 {
            shift = world[Int(instances[instance].transforms) + paint.transform.position].inverseOrIdentity
                .mapDirection(shift)
        }
        geometry.path.removeAll()
        geometry.path.append(bounds)
        geometry.path.appendReversed(
            points: row.points, of: drawing.points, verbs: row.verbs, of: drawing.verbs,
            Matrix(1, 0, 0, 1, shift.x, shift.y))
        keepPath(in: feather.outline, instance: instance)
    }
}

extension Color {
    /// A colour faded: its alpha times an opacity (chapter 06 §10.1).
    static func modulate(_ color: UInt32, _ opacity: Float) -> UInt32 {
        if opacity == 1 { return color }
        let alpha = Float(color >> 24) / 255 * opacity
        // What is no number fades nothing.
        let clamped: Float = alpha < 0 ? 0 : alpha <= 1 ? alpha : 1
        return color & 0x00FF_FFFF | UInt32((255 * clamped).rounded()) << 24
    }
}

// Trims and dashes: each makes another path of the one before it (chapter 06 §12).

extension SceneTables {
    /// Applies what is not up to date of a paint's effects, in order.
    mutating func runEffects(of paint: PaintDefinition, instance: Int, _ context: SceneContext) {
        var source = paint.source
        for position in paint.steps.positions {
            let step = context.definition.drawing.steps[position]
            let row = Int(instances[instance].drawing.steps) + position
            if !drawing.steps[row].isDrawn {
                switch step.kind {
                case .trim: trim(step, from: source, isFill: !paint.isStroke, instance: instance, context)
                case .dash: dash(step, from: source, isFill: !paint.isStroke, instance: instance, context)
                }
                keepPath(in: step.outline, instance: instance)
                drawing.steps[row].hasResult = true
            }
            source = step.outline
        }
    }

    /// The path that the effects of a paint make; nil if it has none.
    func effectResult(
        of paint: PaintDefinition, instance: Int, _ context: SceneContext
    ) -> OutlineIndex? {
        guard !paint.steps.isEmpty else { return nil }
        let first = Int(instances[instance].drawing.steps)
        for position in paint.steps.positions.reversed() where drawing.steps[first + position].hasResult {
            return context.definition.drawing.steps[position].outline
        }
        return nil
    }

    /// The paths of a container's paints changed: so do those of all their effects.
    mutating func invalidateEffects(of paints: TableRange, instance: Int, _ context: SceneContext) {
        for position in paints.positions {
            let paint = context.definition.drawing.paints[position]
            if paint.steps.isEmpty { continue }
            invalidate(paint, from: paint.steps.positions.lowerBound, instance: instance, context)
        }
    }

    /// An effect changed: what it makes of any paint, and what later effects make of that.
    mutating func invalidateSteps(of effect: ObjectIndex, instance: Int, _ context: SceneContext) {
        let tables = context.definition.drawing
        for position in tables.steps.indices where tables.steps[position].object == effect {
            invalidate(tables.paints[Int(tables.steps[position].paint)], from: position, instance: instance, context)
        }
    }

    private mutating func invalidate(
        _ paint: PaintDefinition, from first: Int, instance: Int, _ context: SceneContext
    ) {
        for position in first..<paint.steps.positions.upperBound {
            drawing.steps[Int(instances[instance].drawing.steps) + position].isDrawn = false
        }
        guard paint.feather != 0xFFFF_FFFF else { return }
        let feather = context.definition.drawing.feathers[Int(paint.feather)]
        drawing.feathers[Int(instances[instance].drawing.feathers + paint.feather)].isStale = true
        if isInner(feather, paint, instance: instance) { mark(feather.slot, .path, instance: instance, context) }
    }
}

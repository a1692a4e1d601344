/// Where the pointer is and was when a listener performs its actions, in the space of the artboard's content.
struct Invocation: Sendable, BitwiseCopyable {
    var point: Point
    var previous: Point

    /// What is not called by a pointer.
    static let none = Invocation(point: .zero, previous: .zero)
}

// Listener groups: what a listener knows of each pointer, and when it acts (chapter 04 §18.5).

extension SceneTables {
    mutating func resetTouch(_ group: Int, pointer: Int) {
        let touch = interaction.pointers[pointer].touches[group]
        if touch.phase != .disabled {
            interaction.groups[group].isConsumed = false
            interaction.pointers[pointer].touches[group].wasHovered = touch.isHovered
            interaction.pointers[pointer].touches[group].isHovered = false
        }
        if touch.phase == .clicked { interaction.pointers[pointer].touches[group].phase = .out }
    }

    mutating func release(_ group: Int, pointer: Int) {
        interaction.pointers[pointer].touches[group] = TouchState()
    }

    /// Lets a listener hear of an event.
    ///
    /// - Parameter number: position among the machine's groups.
    mutating func processGroup(
        _ number: Int, _ event: PointerEvent, isReachable: Bool, machine: Int, _ context: SceneContext
    ) {
        let row = machines[machine]
        let group = Int(row.groups) + number
        let first = Int(context.definition.pointers.machines[Int(row.machine)].groups.start)
        let definition = context.definition.pointers.groups[first + number]
        var touch = interaction.pointers[event.pointer].touches[group]
        if !isReachable { touch.isHovered = false }
        let isHovered = touch.isHovered
        let isHoverChanged = touch.wasHovered != isHovered
        if isHoverChanged, isHovered { touch.previous = event.point }
        let old = touch.phase
        switch event.kind {
        case .down: touch.phase = isHovered ? .down : .out
        case .up where !isHovered: touch.phase = .out
        case .up where touch.phase == .down: touch.phase = .clicked
        default: break
        }
        interaction.pointers[event.pointer].touches[group] = touch
        if old == .down, touch.phase == .clicked || touch.phase == .out, interaction.groups[group].hasDragged {
            endDrag(event, machine: machine, context)
            interaction.groups[group].hasDragged = false
        }
        // The end of a drag has changed it.
        let phase = interaction.pointers[event.pointer].touches[group].phase
        var performs = isHoverChanged && definition.hears.contains(isHovered ? .enter : .exit)
        if phase == .clicked, definition.hears.contains(.click) {
            performs = true
        } else if isHovered, definition.hears.contains(event.kind.own) {
            performs = true
        }
        if phase == .down, event.kind == .move, definition.hears.contains(.drag) {
            performs = true
            if !interaction.groups[group].hasDragged {
                startDrag(event, disables: false, machine: machine, context)
                interaction.groups[group].hasDragged = true
            }
        }
        if performs {
            let previous = interaction.pointers[event.pointer].touches[group].previous
            perform(
                definition.actions, atEnd: false, machine: machine, context,
                Invocation(point: event.point, previous: previous))
            machines[machine].needsAdvance = true
            interaction.groups[group].isConsumed = true
        }
        interaction.pointers[event.pointer].touches[group].previous = event.point
    }

    // MARK: Drags

    /// A drag begins: all listeners hear of it. Those that it disables hear nothing else of this pointer until it ends.
    mutating func startDrag(_ event: PointerEvent, disables: Bool, machine: Int, _ context: SceneContext) {
        guard hasWorkLeft(machine) else { return }
        if disables { changeAttached(to: .disabled, event, machine: machine, context) }
        _ = dispatch(event.with(.dragStart, at: event.point), to: machine, context)
    }

    /// A drag ends: what it disabled is awake again, and finds out where the pointer is.
    mutating func endDrag(_ event: PointerEvent, machine: Int, _ context: SceneContext) {
        guard hasWorkLeft(machine) else { return }
        changeAttached(to: .out, event, machine: machine, context)
        _ = dispatch(event.with(.dragEnd, at: event.point), to: machine, context)
        _ = dispatch(event.with(.move, at: event.point), to: machine, context)
    }

    /// Disables or wakes every group that is on some drawable, for one pointer.
    private mutating func changeAttached(
        to phase: TouchState.Phase, _ event: PointerEvent, machine: Int, _ context: SceneContext
    ) {
        let row = machines[machine]
        for position in context.definition.pointers.machines[Int(row.machine)].entries.positions {
            let entry = context.definition.pointers.entries[position]
            interaction.work -= entry.groups.count
            for place in entry.groups.positions {
                let group = Int(row.groups + context.definition.pointers.entryGroups[place])
                interaction.pointers[event.pointer].touches[group].phase = phase
                if phase == .disabled { interaction.groups[group].isConsumed = true }
            }
        }
    }

    /// Whether the host's call may look at more; the report says so if not.
    private mutating func hasWorkLeft(_ machine: Int) -> Bool {
        if interaction.work > 0 { return true }
        if interaction.work > Int.min / 2 {
            notes.append(.tooManyDrags(machine: UInt32(machine)))
            interaction.work = Int.min / 2
        }
        return false
    }

    // MARK: Actions

    /// Moves a component to the pointer, or by as much as the pointer moved (chapter 04 §17).
    mutating func align(_ alignment: AlignmentDefinition, _ call: Invocation, instance: Int, _ context: SceneContext) {
        guard let inverse = worldTransform(of: alignment.parent, instance).inverse else { return }
        var place = inverse.map(call.point)
        if alignment.keepsOffset {
            let previous = inverse.map(call.previous)
            let x = Float(bitPattern: bits(alignment.x, instance: instance, context))
            let y = Float(bitPattern: bits(alignment.y, instance: instance, context))
            place = Point(x + (place.x - previous.x), y + (place.y - previous.y))
        }
        guard place.x.isFinite, place.y.isFinite else { return }
        set(alignment.x, float: place.x, instance: instance, context)
        set(alignment.y, float: place.y, instance: instance, context)
    }
}

/// What a machine is told of a pointer.
struct PointerEvent: Sendable, BitwiseCopyable {
    enum Kind: UInt8, Sendable, BitwiseCopyable {
        case down
        case up
        case move
        case exit
        case dragStart
        case dragEnd

        /// The listeners that listen to just this.
        var own: PointerKinds {
            switch self {
            case .down: .down
            case .up: .up
            case .move: .move
            case .exit: .exit
            case .dragStart: .dragStart
            case .dragEnd: .dragEnd
            }
        }
    }

    var kind: Kind
    /// Position among the scene's pointers.
    var pointer: Int
    var point: Point

    func with(_ kind: Kind, at point: Point) -> PointerEvent {
        PointerEvent(kind: kind, pointer: pointer, point: point)
    }
}

extension SceneTables {
    private static let none: UInt32 = 0xFFFF_FFFF

    /// Tells a machine of a pointer and performs what its listeners do, at once (chapter 04 §18.3).
    mutating func dispatch(_ event: PointerEvent, to machine: Int, _ context: SceneContext) -> HitResult {
        let row = machines[machine]
        let instance = Int(row.instance)
        let touch = context.definition.pointers.machines[Int(row.machine)]
        let point = mapped(event.point, instance: instance, context)
        let event = event.with(event.kind, at: point)
        interaction.work -= touch.groups.count + touch.entries.count
        for group in 0..<touch.groups.count { resetTouch(Int(row.groups) + group, pointer: event.pointer) }
        let entries = Int(row.entries)..<Int(row.entries) + touch.entries.count
        for position in entries { prepare(position, event, machine: machine, context) }
        var result = HitResult.none
        for position in entries {
            let isReachable = result != .opaque
            let entry = context.definition.pointers.entries[Int(interaction.entries[position].definition)]
            let hit =
                entry.kind == .host
                ? processHost(Int(entry.row), event, isReachable: isReachable, instance: instance, context)
                : process(position, entry, event, isReachable: isReachable, machine: machine, context)
            result = max(result, hit)
        }
        if event.kind == .exit {
            for group in 0..<touch.groups.count { release(Int(row.groups) + group, pointer: event.pointer) }
        }
        return result
    }

    /// From the artboard's frame into the space of its content.
    private func mapped(_ point: Point, instance: Int, _ context: SceneContext) -> Point {
        var point = point
        // Nested artboards stand with their origin where their host is.
        if instances[instance].parent == Self.none { point = point - origin(ofArtboard: instance, context) }
        return ownTransform(ofArtboard: instance, context)?.inverse?.map(point) ?? point
    }

    // MARK: Drawables

    /// Whether anything of an entry wants to know about an event.
    private func isAwake(_ row: HitEntryRow, _ entry: HitEntryDefinition, _ kind: PointerEvent.Kind) -> Bool {
        row.wasOpaque || !entry.hears.isDisjoint(with: .always)
            || kind == .down && !entry.hears.isDisjoint(with: .needingDown)
            || kind == .up && !entry.hears.isDisjoint(with: .needingUp)
    }

    /// Finds out whether the pointer is over an entry, and tells its groups.
    private mutating func prepare(
        _ position: Int, _ event: PointerEvent, machine: Int, _ context: SceneContext
    ) {
        let entry = context.definition.pointers.entries[Int(interaction.entries[position].definition)]
        guard entry.kind != .host, isAwake(interaction.entries[position], entry, event.kind) else { return }
        let isHovered =
            event.kind != .exit
            && isHit(entry, at: event.point, instance: Int(machines[machine].instance), context)
        interaction.entries[position].isHovered = isHovered
        guard isHovered else { return }
        interaction.work -= entry.groups.count
        for group in entry.groups.positions {
            let row = Int(machines[machine].groups + context.definition.pointers.entryGroups[group])
            interaction.pointers[event.pointer].touches[row].isHovered = true
        }
    }

    private mutating func process(
        _ position: Int, _ entry: HitEntryDefinition, _ event: PointerEvent, isReachable: Bool, machine: Int,
        _ context: SceneContext
    ) -> HitResult {
        guard isAwake(interaction.entries[position], entry, event.kind) else { return .none }
        interaction.work -= entry.groups.count
        for group in entry.groups.positions {
            let number = Int(context.definition.pointers.entryGroups[group])
            guard !interaction.groups[Int(machines[machine].groups) + number].isConsumed else { continue }
            processGroup(number, event, isReachable: isReachable, machine: machine, context)
        }
        guard isReachable, interaction.entries[position].isHovered else { return .none }
        return isOpaque(entry, instance: Int(machines[machine].instance)) ? .opaque : .hit
    }

    // MARK: Places for other artboards

    /// Hands an event on to what is shown in a place; the last machine there decides (chapter 04 §18.8).
    private mutating func processHost(
        _ host: Int, _ event: PointerEvent, isReachable: Bool, instance: Int, _ context: SceneContext
    ) -> HitResult {
        let definition = context.definition.hosts.hosts[host]
        let row = hosts[Int(instances[instance].hosts) + host]
        guard row.content != Self.none, !isCollapsed(definition.object, instance),
            word(definition.isPaused, instance) == 0,
            let inverse = worldTransform(
                of: context.definition.objects[definition.object.position].transform, instance
            ).inverse
        else { return .none }
        let nested = context.entering(instances[Int(row.content)].artboard)
        let event = event.with(event.kind, at: inverse.map(event.point))
        var result = HitResult.none
        for position in definition.plays.positions where context.definition.hosts.plays[position].kind == .machine {
            let machine = nestedPlays[Int(instances[instance].nestedPlays) + position].row
            if machine != Self.none { result = forward(event, to: Int(machine), isReachable: isReachable, nested) }
        }
        if row.machine != Self.none {
            result = forward(event, to: Int(row.machine), isReachable: isReachable, nested)
        }
        return result
    }

    /// Tells a nested machine of an event in its own space: what is below something opaque sees the pointer leave.
    mutating func forward(
        _ event: PointerEvent, to machine: Int, isReachable: Bool, _ context: SceneContext
    ) -> HitResult {
        switch event.kind {
        case .down, .up, .move, .exit:
            if isReachable { return dispatch(event, to: machine, context) }
            _ = dispatch(event.with(.exit, at: event.point), to: machine, context)
        case .dragStart:
            if isReachable { startDrag(event, disables: true, machine: machine, context) }
        case .dragEnd:
            if isReachable { endDrag(event, machine: machine, context) }
        }
        return .none
    }
}

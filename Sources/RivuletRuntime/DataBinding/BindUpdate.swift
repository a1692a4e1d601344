// How binds become dirty, wait, and run (chapter 05 §9.4–§9.7).

extension SceneTables {
    func artboard(ofBind bind: Int, _ context: SceneContext) -> ArtboardDefinition {
        let container = binding.containers[Int(binding.binds[bind].container)]
        return context.document.artboards[Int(instances[Int(container.instance)].artboard)]
    }

    func definition(of bind: Int, _ context: SceneContext) -> BindDefinition {
        artboard(ofBind: bind, context).binds.binds[Int(binding.binds[bind].definition)]
    }

    // MARK: Making

    /// Rows for binds and the container that owns them.
    mutating func makeContainer(
        instance: Int, machine: Int?, _ range: TableRange, reusing old: (container: UInt32, binds: UInt32)?,
        _ context: SceneContext
    ) -> UInt32 {
        let container = old?.container ?? UInt32(binding.containers.count)
        if old == nil {
            binding.containers.append(
                ContainerRow(instance: UInt32(instance), machine: machine.map { UInt32($0) } ?? Self.noContext))
        }
        var order = SlabRange()
        var polled = SlabRange()
        binding.order.grow(&order, to: range.count)
        for position in range.positions {
            let definition = context.definition.binds.binds[position]
            let bind = old.map { Int($0.binds) + position - range.positions.lowerBound } ?? binding.binds.count
            var row = BindRow(container: container, definition: UInt32(position))
            binding.order.append(UInt32(bind), to: &order)
            if definition.isPolled {
                row.flags.insert(.polled)
                binding.order.append(UInt32(bind), to: &polled)
            } else if machine == nil, definition.target.property != Self.displayProperty,
                isCollapsed(definition.target.object, instance)
            {
                row.flags.insert(.collapsed)
            }
            let oldRows = old == nil ? nil : binding.binds[bind].converterRows
            addConverter(to: &row, number: bind, reusing: oldRows, definition, context)
            if old == nil {
                binding.binds.append(row)
            } else {
                binding.binds[bind] = row
            }
        }
        binding.containers[Int(container)].order = order
        binding.containers[Int(container)].polled = polled
        return container
    }

    // MARK: Connecting

    /// Looks a bind's path up in the context of its container and takes the value there as its source.
    mutating func connect(_ bind: Int, _ context: SceneContext) {
        let row = binding.binds[bind]
        let contextRow = binding.containers[Int(row.container)].context
        guard contextRow != Self.noContext else { return }
        let definition = self.definition(of: bind, context)
        let elements = artboard(ofBind: bind, context).binds.pathElements
        let found = resolve(definition.path, from: contextRow, elements, context)
        defer { connectConverter(of: bind, context) }
        guard !row.isBound || found != row.source else { return reconcile(bind, definition, context) }
        if row.isBound { context.store.tables.unsubscribe(row.dependent) }
        if row.observer != Self.noContext { context.store.tables.unsubscribe(row.observer) }
        binding.binds[bind].dependent = Self.noContext
        binding.binds[bind].observer = Self.noContext
        binding.binds[bind].flags.subtract([.valid, .cached])
        if let converter = row.converter { binding.converters.reset(converter, context.document) }
        guard let found else { return }
        binding.binds[bind].source = found
        binding.binds[bind].dependent = context.store.tables.subscribe(
            found, scene: binding.scene, definition.flags.contains(.once) ? .holder : .bind, item: UInt32(bind))
        if definition.place == .stored, definition.writesToSource, !row.flags.contains(.polled),
            let target = storedAddress(of: bind, definition)
        {
            binding.binds[bind].observer = context.store.tables.subscribe(
                target, scene: binding.scene, .target, item: UInt32(bind))
        }
        reconcile(bind, definition, context)
    }

    private mutating func reconcile(_ bind: Int, _ definition: BindDefinition, _ context: SceneContext) {
        var dirt = BindDirt()
        if definition.writesToTarget { dirt.insert(.source) }
        if definition.writesToSource { dirt.insert(.target) }
        addDirt(dirt, to: bind, context)
    }

    // MARK: Dirt

    mutating func addDirt(_ added: BindDirt, to bind: Int, _ context: SceneContext) {
        let row = binding.binds[bind]
        if row.flags.contains(.suppressed) || row.dirt.isSuperset(of: added) { return }
        let definition = self.definition(of: bind, context)
        if added.isSuperset(of: [.source, .target]) {
            setOrigin(bind, isTarget: !definition.flags.contains(.sourceFirst))
        } else if added.contains(.target) {
            setOrigin(bind, isTarget: true)
        } else if added.contains(.source) {
            setOrigin(bind, isTarget: false)
        }
        binding.binds[bind].dirt.formUnion(added)
        if added.contains(.dependents) { binding.binds[bind].flags.remove(.valid) }
        if !row.flags.contains(.collapsed) { enqueue(bind, definition, context) }
    }

    private mutating func setOrigin(_ bind: Int, isTarget: Bool) {
        if isTarget {
            binding.binds[bind].flags.insert(.originTarget)
        } else {
            binding.binds[bind].flags.remove(.originTarget)
        }
    }

    private mutating func enqueue(_ bind: Int, _ definition: BindDefinition, _ context: SceneContext) {
        let container = Int(binding.binds[bind].container)
        let row = binding.containers[container]
        if row.machine == Self.noContext, definition.place != .key {
            let instance = Int(row.instance)
            instances[instance].hasDirtyComponents = true
            instances[instance].didChange = true
            let artboard = context.document.artboards[Int(instances[instance].artboard)]
            let slot = artboard.objects[definition.target.object.position].slot
            if !slot.isNone { instances[instance].depth = min(instances[instance].depth, slot.rawValue) }
        }
        if !binding.binds[bind].flags.isDisjoint(with: [.polled, .queued]) { return }
        binding.binds[bind].flags.insert(.queued)
        switch (definition.writesToSource, row.isUpdating) {
        case (true, false): append(bind, to: \.toSource, of: container)
        case (false, false): append(bind, to: \.toTarget, of: container)
        case (true, true): append(bind, to: \.pendingToSource, of: container)
        case (false, true): append(bind, to: \.pendingToTarget, of: container)
        }
    }

    private mutating func append(_ bind: Int, to queue: WritableKeyPath<ContainerRow, BindQueue>, of container: Int) {
        var row = binding.containers[container]
        binding.binds[bind].next = Self.noContext
        if row[keyPath: queue].isEmpty {
            row[keyPath: queue].head = UInt32(bind)
        } else {
            binding.binds[Int(row[keyPath: queue].tail)].next = UInt32(bind)
        }
        row[keyPath: queue].tail = UInt32(bind)
        binding.containers[container] = row
    }

    /// The target of binds is hidden, or not any more (chapter 05 §11.3).
    mutating func bindsCollapsed(_ object: ObjectIndex, _ isCollapsed: Bool, instance: Int, _ context: SceneContext) {
        guard let range = context.definition.binds.bindsOfObject[object.rawValue] else { return }
        let first = Int(instances[instance].binds)
        for position in range.positions {
            let definition = context.definition.binds.binds[position]
            let bind = first + position
            if binding.binds[bind].flags.contains(.polled) || definition.target.property == Self.displayProperty {
                continue
            }
            if isCollapsed {
                binding.binds[bind].flags.insert(.collapsed)
            } else {
                binding.binds[bind].flags.remove(.collapsed)
                if !binding.binds[bind].dirt.isEmpty { enqueue(bind, definition, context) }
            }
        }
    }

    /// A property changed that binds of its object may watch; the newest bind is told first.
    mutating func notifyBinds(of target: PropertyTarget, instance: Int, _ context: SceneContext) {
        guard !context.definition.binds.watchedObjects.isEmpty, !target.object.isNone else { return }
        let object = target.object.position
        guard context.definition.binds.watchedObjects[object / 64] & 1 << UInt64(object % 64) != 0,
            let range = context.definition.binds.bindsOfObject[target.object.rawValue]
        else { return }
        let first = Int(instances[instance].binds)
        for position in range.positions.reversed() {
            let definition = context.definition.binds.binds[position]
            guard definition.writesToSource, !definition.isPolled, definition.target.property == target.property,
                binding.binds[first + position].isBound
            else { continue }
            addDirt(.target, to: first + position, context)
        }
    }

    /// Looks at what the store has for this scene.
    mutating func deliver(_ context: SceneContext) {
        guard !context.store.tables.inboxes[Int(binding.scene)].isEmpty else { return }
        var position = 0
        while position < context.store.tables.inboxes[Int(binding.scene)].count {
            let delivery = context.store.tables.inboxes[Int(binding.scene)][position]
            position += 1
            switch delivery.kind {
            case .bind:
                if let converter = binding.binds[Int(delivery.item)].converter {
                    binding.converters.sourceChanged(converter, context.document)
                }
                addDirt(.source, to: Int(delivery.item), context)
            case .operand: operandChanged(Int(delivery.item), context)
            case .converterBind: converterBindChanged(Int(delivery.item), context)
            case .vertex: vertexChanged(Int(delivery.item), context)
            case .target: addDirt(.target, to: Int(delivery.item), context)
            case .watch:
                let watch = binding.watches[Int(delivery.item)]
                if !delivery.isReset {
                    binding.reports.append(ListenerReport(machine: watch.machine, listener: watch.listener))
                }
            case .relink: relink(0, context.entering(instances[0].artboard))
            }
        }
        context.store.tables.inboxes[Int(binding.scene)].removeAll(keepingCapacity: true)
    }

    // MARK: Updating

    /// Binds of what is nested in an instance, then its own (chapter 02 §5.2, step 1).
    mutating func updateBinds(of instance: Int, _ context: SceneContext) {
        for place in context.definition.hosts.places {
            guard !place.isList else {
                updateItemBinds(of: place.row, instance: instance, context)
                continue
            }
            let content = hosts[Int(instances[instance].hosts) + place.row].content
            guard content != Self.noContext,
                word(context.definition.hosts.hosts[place.row].isPaused, instance) == 0
            else { continue }
            updateBinds(of: Int(content), context.entering(instances[Int(content)].artboard))
        }
        updateContainer(Int(instances[instance].container), toSource: true, context)
    }

    mutating func updateMachineBinds(_ machine: Int, _ context: SceneContext) {
        updateContainer(Int(machines[machine].container), toSource: false, context)
    }

    private mutating func updateContainer(_ container: Int, toSource: Bool, _ context: SceneContext) {
        guard binding.containers[container].hasWork, !binding.containers[container].isUpdating else { return }
        binding.containers[container].isUpdating = true
        for position in binding.containers[container].polled.positions {
            let bind = Int(binding.order[position])
            let definition = context.definition.binds.binds[Int(binding.binds[bind].definition)]
            let object = definition.target.object
            if !object.isNone, definition.target.property != Self.displayProperty,
                isCollapsed(object, Int(binding.containers[container].instance))
            {
                continue
            }
            run(bind, definition, toSource: toSource, context)
        }
        runQueue(binding.containers[container].toSource, toSource: toSource, context)
        runQueue(binding.containers[container].toTarget, toSource: toSource, context)
        binding.containers[container].toSource = binding.containers[container].pendingToSource
        binding.containers[container].toTarget = binding.containers[container].pendingToTarget
        binding.containers[container].pendingToSource = BindQueue()
        binding.containers[container].pendingToTarget = BindQueue()
        binding.containers[container].isUpdating = false
    }

    private mutating func runQueue(_ queue: BindQueue, toSource: Bool, _ context: SceneContext) {
        var next = queue.head
        while next != Self.noContext {
            let bind = Int(next)
            next = binding.binds[bind].next
            binding.binds[bind].flags.remove(.queued)
            run(bind, context.definition.binds.binds[Int(binding.binds[bind].definition)], toSource: toSource, context)
        }
    }

    /// Copies one bind in the directions that are due.
    mutating func run(_ bind: Int, _ definition: BindDefinition, toSource: Bool, _ context: SceneContext) {
        if binding.binds[bind].dirt.contains(.dependents) { updateConverterBinds(of: bind, context) }
        let dirt = binding.binds[bind].dirt
        let wantsSource = toSource && (binding.binds[bind].flags.contains(.polled) || dirt.contains(.target))
        if wantsSource, !definition.flags.contains(.sourceFirst) { copyToSource(bind, definition, context) }
        if !dirt.isEmpty {
            binding.binds[bind].dirt = []
            if dirt.contains(.source), definition.writesToTarget, binding.binds[bind].isBound {
                copyToTarget(bind, definition, context)
            }
        }
        if wantsSource, definition.flags.contains(.sourceFirst) { copyToSource(bind, definition, context) }
    }
}

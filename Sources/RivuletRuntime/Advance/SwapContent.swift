import RivuletFormat
import RivuletSchema

// Places that show another artboard than the file says, because a view model value does (chapter 05 §18).

extension SceneTables {
    /// Shows the artboard with an id in a place, none for nothing. Ids that mean none, and artboards that the place is
    /// itself in, leave it as it is.
    mutating func swapContent(to artboard: UInt32, of object: ObjectIndex, instance: Int, _ context: SceneContext) {
        guard let number = context.definition.hostOfObject[object.position] else { return }
        let host = Int(number)
        let row = Int(instances[instance].hosts) + host
        let slot = context.definition.hosts.hosts[host].slot
        guard artboard != ImportTables.none else {
            unmount(host, instance: instance, context)
            mark(slot, .filthy, instance: instance, context)
            return
        }
        guard artboard < UInt32(context.document.artboards.count), !isInside(artboard, instance) else { return }
        guard hasRoom(for: Int(artboard), in: instance, context) else {
            notes.append(.noRoom(instance: UInt32(instance), object: object))
            return
        }
        unmount(host, instance: instance, context)
        let nested = context.entering(artboard)
        let content = instantiate(nested, parent: instance, host: host)
        hosts[row].content = UInt32(content)
        let origin = context.definition.hosts.hosts[host].origin
        if !origin.isNone { pushOrigin(of: origin, instance: instance, context) }
        if !nested.definition.machines.machines.isEmpty {
            hosts[row].machine = UInt32(instantiateMachine(0, instance: content, nested))
        }
        chooseActive(host, artboard, instance: instance, context)
        if hosts[row].active != Self.noContext {
            hosts[row].isBindingPending = true
            bindPending(host, instance: instance, context)
        } else if hosts[row].boundInstance != Self.noContext {
            bindHost(
                host, to: InstanceNumber(hosts[row].boundInstance), parent: hosts[row].parentContext,
                instance: instance, context)
        } else if hosts[row].parentContext != Self.noContext {
            passContext(hosts[row].parentContext, to: host, instance: instance, context)
        }
        mark(slot, .filthy, instance: instance, context)
    }

    /// Whether an instance, or one around it, is of an artboard.
    private func isInside(_ artboard: UInt32, _ instance: Int) -> Bool {
        var current = instance
        while true {
            if instances[current].artboard == artboard { return true }
            guard instances[current].parent != Self.noContext else { return false }
            current = Int(instances[current].parent)
        }
    }

    private func hasRoom(for artboard: Int, in instance: Int, _ context: SceneContext) -> Bool {
        let sizes = context.document.instanceSizes
        let limits = context.document.limits
        var depth = 1
        var current = instances[instance]
        while current.parent != Self.noContext {
            depth += 1
            current = instances[Int(current.parent)]
        }
        return sizes.words[artboard] <= limits.sceneWords
            && words.count + sizes.words[artboard] <= limits.sceneWords
            && sizes.depth[artboard] <= limits.instanceDepth
            && depth + sizes.depth[artboard] <= limits.instanceDepth
    }

    /// A place with a view model instance of its own keeps it if it suits the artboard, else it gets another one.
    private mutating func chooseActive(_ host: Int, _ artboard: UInt32, instance: Int, _ context: SceneContext) {
        let row = Int(instances[instance].hosts) + host
        let definition = context.definition.hosts.hosts[host]
        let record = RecordIndex(Int(context.definition.objects[definition.object.position].record))
        let old = hosts[row].active
        hosts[row].active = Self.noContext
        guard context.document.file.bool(.NestedArtboard.isStateful, of: record),
            let wanted = Document(context.document).viewModelIndex(ofArtboard: Int(artboard))
        else { return }
        let own = definition.stateful.positions.first { !context.definition.binds.stateful[$0].isGlobal }
        let child = own.map { stateful[Int(instances[instance].stateful) + $0] } ?? Self.noContext
        for candidate in [child, old] where candidate != Self.noContext {
            guard context.store.viewModel(of: InstanceNumber(candidate)) == wanted else { continue }
            hosts[row].active = candidate
            return
        }
        guard let made = try? context.store.makeInstance(viewModel: wanted, .default) else { return }
        context.store.tables.hold(made, for: binding.scene)
        hosts[row].active = made.rawValue
    }

    /// Takes away what a place shows; the authored players are gone for good.
    private mutating func unmount(_ host: Int, instance: Int, _ context: SceneContext) {
        let row = Int(instances[instance].hosts) + host
        let content = hosts[row].content
        for position in context.definition.hosts.hosts[host].plays.positions {
            nestedPlays[Int(instances[instance].nestedPlays) + position].row = Self.noContext
        }
        hosts[row].content = Self.noContext
        hosts[row].machine = Self.noContext
        guard content != Self.noContext else { return }
        disconnect(Int(content), context.entering(instances[Int(content)].artboard))
    }

    /// An instance and what is nested in it let go of the store.
    private mutating func disconnect(_ instance: Int, _ context: SceneContext) {
        for host in context.definition.hosts.hosts.indices {
            let content = hosts[Int(instances[instance].hosts) + host].content
            guard content != Self.noContext else { continue }
            disconnect(Int(content), context.entering(instances[Int(content)].artboard))
        }
        disconnectBinds(of: Int(instances[instance].container), context)
        for machine in machines.indices where machines[machine].instance == UInt32(instance) {
            disconnectBinds(of: Int(machines[machine].container), context)
            for watch in binding.watches.indices where binding.watches[watch].machine == UInt32(machine) {
                if binding.watches[watch].dependent != Self.noContext {
                    context.store.tables.unsubscribe(binding.watches[watch].dependent)
                    binding.watches[watch].dependent = Self.noContext
                }
            }
            binding.reports.removeAll { $0.machine == UInt32(machine) }
            events.removeAll { $0.machine == UInt32(machine) && !$0.isNew }
        }
        keyHolders.removeAll { $0.instance == UInt32(instance) }
        for position in 0..<context.definition.binds.stateful.count {
            let row = Int(instances[instance].stateful) + position
            guard stateful[row] != Self.noContext else { continue }
            context.store.tables.letGo(of: InstanceNumber(stateful[row]), for: binding.scene)
            stateful[row] = Self.noContext
        }
    }

    private mutating func disconnectBinds(of container: Int, _ context: SceneContext) {
        for position in binding.containers[container].order.positions {
            let bind = Int(binding.order[position])
            let row = binding.binds[bind]
            for dependent in [row.dependent, row.observer] where dependent != Self.noContext {
                context.store.tables.unsubscribe(dependent)
            }
            binding.binds[bind].dependent = Self.noContext
            binding.binds[bind].observer = Self.noContext
            disconnectConverter(of: bind, context)
            binding.binds[bind].converter = nil
        }
        binding.order.remove(&binding.containers[container].order)
        binding.order.remove(&binding.containers[container].polled)
        binding.containers[container] = ContainerRow(
            instance: binding.containers[container].instance, machine: binding.containers[container].machine)
    }
}

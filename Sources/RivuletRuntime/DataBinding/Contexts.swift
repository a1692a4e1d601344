import RivuletFormat
import RivuletSchema

// Data contexts: how paths are followed, and how contexts are handed to artboards and machines (chapter 05 §8).

extension SceneTables {
    // MARK: Following paths

    /// The value at a path from a context on, nil if it does not resolve (chapter 05 §8.2, §8.3).
    func resolve(
        _ path: BindPath, from start: UInt32, _ pathElements: [UInt32], _ context: SceneContext
    ) -> ValueAddress? {
        let path = ResolvedPath(path, pathElements)
        guard path.steps.count > (path.isByName ? 0 : 1) else { return nil }
        var row = start
        while row != Self.noContext {
            for position in binding.contexts[Int(row)].entries.positions {
                let entry = InstanceNumber(binding.entries[position])
                if let found = context.store.address(at: path, from: entry, context.document) { return found }
            }
            row = binding.contexts[Int(row)].parent
        }
        return nil
    }

    /// The instance at a path from a context on.
    func resolveInstance(
        _ path: BindPath, from start: UInt32, _ pathElements: [UInt32], _ context: SceneContext
    ) -> InstanceNumber? {
        let path = ResolvedPath(path, pathElements)
        guard !path.steps.isEmpty else { return nil }
        var row = start
        while row != Self.noContext {
            for position in binding.contexts[Int(row)].entries.positions {
                let entry = InstanceNumber(binding.entries[position])
                if let found = context.store.instance(at: path, from: entry, context.document) { return found }
            }
            row = binding.contexts[Int(row)].parent
        }
        return nil
    }

    static var noContext: UInt32 { 0xFFFF_FFFF }

    /// The main instance of a context, nil if it has none.
    func mainInstance(of row: UInt32) -> InstanceNumber? {
        guard row != Self.noContext, binding.contexts[Int(row)].entries.count > 0 else { return nil }
        return InstanceNumber(binding.entries[Int(binding.contexts[Int(row)].entries.start)])
    }

    /// A new context, or an old one with other entries.
    mutating func makeContext(
        reusing old: UInt32 = 0xFFFF_FFFF, main: InstanceNumber?, globals: [InstanceNumber], parent: UInt32
    ) -> UInt32 {
        var row = old
        if row == Self.noContext {
            if let unused = free.contexts.popLast() {
                row = unused
            } else {
                binding.contexts.append(ContextRow())
                row = UInt32(binding.contexts.count - 1)
            }
        }
        var entries = binding.contexts[Int(row)].entries
        entries.count = 0
        if let main { binding.entries.append(main.rawValue, to: &entries) }
        for global in globals { binding.entries.append(global.rawValue, to: &entries) }
        binding.contexts[Int(row)].entries = entries
        binding.contexts[Int(row)].parent = parent
        binding.contexts[Int(row)].hasMain = main != nil
        return row
    }

    // MARK: Applying

    /// Gives an artboard instance a context: first to what is nested in it, then to its own binds (chapter 05 §8.4).
    mutating func applyContext(_ row: UInt32, to instance: Int, _ context: SceneContext) {
        let container = Int(instances[instance].container)
        binding.containers[container].context = row
        for host in context.definition.hosts.hosts.indices {
            let path = context.definition.hosts.hosts[host].path
            let found = resolveInstance(path, from: row, context.definition.binds.pathElements, context)
            if let found {
                bindHost(host, to: found, parent: row, instance: instance, context)
            } else {
                passContext(row, to: host, instance: instance, context)
            }
        }
        for list in context.definition.hosts.lists.indices {
            passContext(row, toList: list, instance: instance, context)
        }
        bindAll(container, context)
        frontSourceWriters(container, context)
    }

    /// Gives a machine a context: its binds, then what its listeners watch.
    mutating func applyContext(_ row: UInt32, toMachine machine: Int, _ context: SceneContext) {
        let container = Int(machines[machine].container)
        binding.containers[container].context = row
        bindAll(container, context)
        connectWatches(of: machine, context)
    }

    private mutating func bindAll(_ container: Int, _ context: SceneContext) {
        let order = binding.containers[container].order
        for position in order.positions { connect(Int(binding.order[position]), context) }
    }

    /// Binds that write to their source go first.
    private mutating func frontSourceWriters(_ container: Int, _ context: SceneContext) {
        var front = Int(binding.containers[container].order.start)
        for position in binding.containers[container].order.positions {
            let bind = Int(binding.order[position])
            guard context.definition.binds.binds[Int(binding.binds[bind].definition)].writesToSource else { continue }
            let other = binding.order[front]
            binding.order[front] = binding.order[position]
            binding.order[position] = other
            front += 1
        }
    }

    // MARK: Hosts

    /// What a host shows is bound to an instance: it gets a context of its own.
    mutating func bindHost(
        _ host: Int, to found: InstanceNumber, parent: UInt32, instance: Int, _ context: SceneContext
    ) {
        let row = Int(instances[instance].hosts) + host
        hosts[row].parentContext = parent
        hosts[row].boundInstance = found.rawValue
        let main = hosts[row].active == Self.noContext ? found : InstanceNumber(hosts[row].active)
        applyOwnContext(main, host, instance: instance, context)
    }

    /// What a host shows looks into the context around it.
    mutating func passContext(_ parent: UInt32, to host: Int, instance: Int, _ context: SceneContext) {
        let row = Int(instances[instance].hosts) + host
        hosts[row].parentContext = parent
        hosts[row].boundInstance = Self.noContext
        if hosts[row].active != Self.noContext {
            hosts[row].isBindingPending = true
        } else if !globals(of: host, instance: instance, context).isEmpty {
            applyOwnContext(nil, host, instance: instance, context)
        } else {
            applyContent(parent, host, instance: instance, context)
        }
    }

    /// Binds what a host shows to its own instance, which was put off until now.
    mutating func bindPending(_ host: Int, instance: Int, _ context: SceneContext) {
        let row = Int(instances[instance].hosts) + host
        guard hosts[row].isBindingPending else { return }
        hosts[row].isBindingPending = false
        applyOwnContext(InstanceNumber(hosts[row].active), host, instance: instance, context)
    }

    private mutating func applyOwnContext(
        _ main: InstanceNumber?, _ host: Int, instance: Int, _ context: SceneContext
    ) {
        let row = Int(instances[instance].hosts) + host
        hosts[row].isBindingPending = false
        hosts[row].context = makeContext(
            reusing: hosts[row].context, main: main, globals: globals(of: host, instance: instance, context),
            parent: hosts[row].parentContext)
        applyContent(hosts[row].context, host, instance: instance, context)
    }

    private mutating func applyContent(_ contextRow: UInt32, _ host: Int, instance: Int, _ context: SceneContext) {
        let row = Int(instances[instance].hosts) + host
        let content = hosts[row].content
        guard content != Self.noContext else { return }
        let nested = context.entering(instances[Int(content)].artboard)
        applyContext(contextRow, to: Int(content), nested)
        for position in context.definition.hosts.hosts[host].plays.positions
        where context.definition.hosts.plays[position].kind == .machine {
            let machine = nestedPlays[Int(instances[instance].nestedPlays) + position].row
            if machine != Self.noContext { applyContext(contextRow, toMachine: Int(machine), nested) }
        }
        if hosts[row].machine != Self.noContext {
            applyContext(contextRow, toMachine: Int(hosts[row].machine), nested)
        }
    }

    func globals(of host: Int, instance: Int, _ context: SceneContext) -> [InstanceNumber] {
        let range = context.definition.hosts.hosts[host].stateful
        var found: [InstanceNumber] = []
        for position in range.positions where context.definition.binds.stateful[position].isGlobal {
            found.append(InstanceNumber(stateful[Int(instances[instance].stateful) + position]))
        }
        return found
    }

    // MARK: Relinking

    /// References changed: contexts of nested artboards are made anew where they lead elsewhere now, and binds follow
    /// (chapter 05 §7). Binds that led nowhere stay so.
    mutating func relink(_ instance: Int, _ context: SceneContext) {
        relinkHosts(of: instance, context)
        relinkBinds(context)
    }

    private mutating func relinkHosts(of instance: Int, _ context: SceneContext) {
        let own = binding.containers[Int(instances[instance].container)].context
        for host in context.definition.hosts.hosts.indices {
            let row = Int(instances[instance].hosts) + host
            guard hosts[row].content != Self.noContext else { continue }
            if hosts[row].context != Self.noContext, hosts[row].active == Self.noContext {
                let definition = context.definition.hosts.hosts[host]
                let found =
                    resolveInstance(definition.path, from: own, context.definition.binds.pathElements, context)
                    ?? mainInstance(of: own)
                if let found, found != mainInstance(of: hosts[row].context) {
                    let entries = binding.contexts[Int(hosts[row].context)].entries
                    if entries.count > 0 { binding.entries[Int(entries.start)] = found.rawValue }
                    hosts[row].boundInstance = found.rawValue
                }
            }
            let content = Int(hosts[row].content)
            relinkHosts(of: content, context.entering(instances[content].artboard))
        }
        for list in context.definition.hosts.lists.indices {
            for position in lists[Int(instances[instance].lists) + list].items.positions
            where items[position].content != Self.noContext {
                let content = Int(items[position].content)
                relinkHosts(of: content, context.entering(instances[content].artboard))
            }
        }
    }

    private mutating func relinkBinds(_ context: SceneContext) {
        for bind in binding.binds.indices where binding.binds[bind].isBound {
            let row = binding.binds[bind]
            let definition = self.definition(of: bind, context)
            guard !definition.flags.contains(.once) else { continue }
            let contextRow = binding.containers[Int(row.container)].context
            let elements = artboard(ofBind: bind, context).binds.pathElements
            if resolve(definition.path, from: contextRow, elements, context) != row.source { connect(bind, context) }
        }
        for machine in machines.indices
        where binding.containers[Int(machines[machine].container)].context != Self.noContext {
            connectWatches(of: machine, context)
        }
    }
}

/// A path with its steps at hand.
struct ResolvedPath {
    let steps: ArraySlice<UInt32>
    let isByName: Bool

    init(_ path: BindPath, _ elements: [UInt32]) {
        steps = elements[path.elements.positions]
        isByName = path.isByName
    }
}

extension ViewModelStore {
    func address(at path: ResolvedPath, from root: InstanceNumber, _ document: DocumentTables) -> ValueAddress? {
        guard path.isByName else { return tables.address(ofPath: path.steps, from: root) }
        var current = root
        for (offset, name) in path.steps.enumerated() {
            guard let address = property(named: document.manifest.nameRange(name), of: current, document) else {
                return nil
            }
            if offset == path.steps.count - 1 { return address }
            guard let next = reference(at: address) else { return nil }
            current = next
        }
        return nil
    }

    func instance(at path: ResolvedPath, from root: InstanceNumber, _ document: DocumentTables) -> InstanceNumber? {
        if !path.isByName, path.steps.count == 1 {
            return tables.instances[Int(root.rawValue)].viewModel == path.steps.first ? root : nil
        }
        return address(at: path, from: root, document).flatMap { reference(at: $0) }
    }

    private func property(
        named name: Range<Int>, of instance: InstanceNumber, _ document: DocumentTables
    ) -> ValueAddress? {
        let row = tables.instances[Int(instance.rawValue)]
        let definitions = document.viewModels
        let properties = definitions.viewModels[Int(row.viewModel)].properties
        for (offset, position) in properties.positions.enumerated() {
            let record = RecordIndex(Int(definitions.properties[position].record))
            let range = document.file.payloadRange(PropertyKey.ViewModelComponent.name, of: record)
            guard document.file.payload[range].elementsEqual(document.file.payload[name]) else { continue }
            let address = ValueAddress(instance: instance, property: UInt32(offset))
            if tables.values[tables.row(address)].isPresent { return address }
        }
        return nil
    }
}

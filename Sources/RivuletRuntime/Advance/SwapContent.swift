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
        epoch &+= 1
        hosts[row].shownSince = epoch
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

    /// Whether the scene may have one more instance of an artboard in another instance. One that takes old rows does not
    /// make it larger.
    func hasRoom(for artboard: Int, in instance: Int, _ context: SceneContext) -> Bool {
        let sizes = context.document.instanceSizes
        let limits = context.document.limits
        var depth = 1
        var current = instances[instance]
        while current.parent != Self.noContext {
            depth += 1
            current = instances[Int(current.parent)]
        }
        return sizes.words[artboard] <= limits.sceneWords && sizes.depth[artboard] <= limits.instanceDepth
            && depth + sizes.depth[artboard] <= limits.instanceDepth
            && words.count + missingWords(for: artboard, atMost: limits.sceneWords, context) <= limits.sceneWords
    }

    /// How many words one more instance of an artboard adds, with what is nested in it, where that takes old rows as far
    /// as there are some. Counting stops beyond a limit.
    private func missingWords(for artboard: Int, atMost limit: Int, _ context: SceneContext) -> Int {
        let sizes = context.document.instanceSizes
        if words.count + sizes.words[artboard] <= limit { return sizes.words[artboard] }
        var used: [Int: UInt32] = [:]
        var sum = 0
        var waiting = [artboard]
        while let next = waiting.popLast(), sum <= limit {
            let free = used[next] ?? (hasFreeInstance(of: next) ? self.free.instances[next] : Self.noContext)
            if free == Self.noContext {
                sum = InstanceSizes.add(sum, sizes.ownWords[next])
            } else {
                used[next] = instances[Int(free)].parent
            }
            for host in context.document.artboards[next].hosts.hosts where host.artboard != ImportTables.none {
                waiting.append(Int(host.artboard))
            }
        }
        return sum
    }

    /// A place with a view model instance of its own keeps it if it suits the artboard, else it gets another one.
    private mutating func chooseActive(_ host: Int, _ artboard: UInt32, instance: Int, _ context: SceneContext) {
        let row = Int(instances[instance].hosts) + host
        let definition = context.definition.hosts.hosts[host]
        let record = RecordIndex(Int(context.definition.objects[definition.object.position].record))
        let old = hosts[row].active
        hosts[row].active = Self.noContext
        defer { if old != hosts[row].active { dropActive(old, host, instance: instance, context) } }
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

    /// Lets go of a view model instance that a place made; those of the file stay.
    func dropActive(_ active: UInt32, _ host: Int, instance: Int, _ context: SceneContext) {
        let own = context.definition.hosts.hosts[host].stateful.positions
        let first = Int(instances[instance].stateful)
        guard active != Self.noContext, !own.contains(where: { stateful[first + $0] == active }) else { return }
        context.store.tables.letGo(of: InstanceNumber(active), for: binding.scene)
    }

    /// Takes away what a place shows; the authored players are gone for good.
    mutating func unmount(_ host: Int, instance: Int, _ context: SceneContext) {
        let row = Int(instances[instance].hosts) + host
        let content = hosts[row].content
        for position in context.definition.hosts.hosts[host].plays.positions {
            nestedPlays[Int(instances[instance].nestedPlays) + position].row = Self.noContext
        }
        hosts[row].content = Self.noContext
        hosts[row].machine = Self.noContext
        guard content != Self.noContext else { return }
        retire(Int(content), context.entering(instances[Int(content)].artboard))
    }
}

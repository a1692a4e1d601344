extension SceneTables {
    static let maximumEventRounds = 100

    /// Handles what a machine reported in its last frame: listeners act, and what that reports is handled too, for at
    /// most 100 rounds (chapter 04 §13.2).
    mutating func runEventLoop(_ machine: Int, _ context: SceneContext) {
        events.removeAll { $0.machine == UInt32(machine) && $0.isHandled && !$0.isNew }
        for round in 0..<Self.maximumEventRounds {
            guard hasEvents(machine) else { return }
            updateMachineBinds(machine, context)
            let taken = events.filter { $0.machine == UInt32(machine) && !$0.isHandled }
            takeReports(of: machine)
            for position in events.indices.reversed()
            where events[position].machine == UInt32(machine) && !events[position].isHandled {
                if round > 0 {
                    // Raised by listeners in this loop: the host sees them until the next frame.
                    events[position].isHandled = true
                } else if events[position].isNew {
                    // Nobody was told yet: the next report has it, and then it is gone.
                    events[position].machine = EventRow.nobody
                } else {
                    events.remove(at: position)
                }
            }
            if !taken.isEmpty { notifyListeners(of: machine, taken, from: nil, context) }
            performTaken(machine, context)
        }
        if !hasEvents(machine) { return }
        notes.append(.endlessEvents(machine: UInt32(machine)))
    }

    private mutating func takeReports(of machine: Int) {
        binding.taken.removeAll(keepingCapacity: true)
        for report in binding.reports where report.machine == UInt32(machine) { binding.taken.append(report) }
        binding.reports.removeAll { $0.machine == UInt32(machine) }
    }

    private mutating func performTaken(_ machine: Int, _ context: SceneContext) {
        for position in binding.taken.indices {
            let listener = context.definition.machines.listeners[Int(binding.taken[position].listener)]
            perform(listener.actions, atEnd: false, machine: machine, context)
        }
    }

    /// The machine's listeners hear events, then those of the machines around it (chapter 04 §13.3).
    ///
    /// - Parameter host: the object through which the events come up from a nested artboard; nil for the machine's own.
    mutating func notifyListeners(
        of machine: Int, _ reported: [EventRow], from host: ObjectIndex?, _ context: SceneContext
    ) {
        let row = machines[machine]
        let source = reported.first?.instance ?? row.instance
        for position in context.definition.machines.machines[Int(row.machine)].listeners.positions {
            let listener = context.definition.machines.listeners[position]
            guard host.map({ listener.target == $0 }) ?? listener.hearsOwnEvents else { continue }
            for event in reported where event.instance == source {
                let isHeard = listener.events.positions.contains {
                    context.definition.machines.listenerEvents[$0] == event.object.rawValue
                }
                guard isHeard else { continue }
                perform(listener.actions, atEnd: false, machine: machine, context)
                if listener.isSingle { break }
            }
        }
        notifyParents(of: Int(row.instance), reported, context.document, context)
    }

    /// The machines on the artboard in which an instance is nested hear of its events.
    mutating func notifyParents(
        of instance: Int, _ reported: [EventRow], _ document: DocumentTables, _ context: SceneContext
    ) {
        let parent = instances[instance].parent
        // Nobody listens to the items of a list.
        guard parent != EventRow.nobody, !InstanceRow.isInList(instances[instance].host) else { return }
        let outer = context.entering(instances[Int(parent)].artboard)
        let row = hosts[Int(instances[Int(parent)].hosts) + Int(instances[instance].host)]
        let host = outer.definition.hosts.place(instances[instance].host)
        // Each level compares with ids of the artboard right below it, so only the nearest one can react to these. A
        // machine listens to what was there when it was made.
        for machine in machines.indices
        where machines[machine].instance == parent && machines[machine].isAlive
            && machines[machine].madeAt >= row.shownSince
        {
            notifyListeners(of: machine, reported, from: host, outer)
        }
    }
}

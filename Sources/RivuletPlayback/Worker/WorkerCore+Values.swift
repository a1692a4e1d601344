import RivuletRuntime

// What the host does to values, and what streams hear of it.

extension WorkerCore {
    // MARK: Commands

    func change(
        _ id: InstanceID, _ path: PropertyPath, at instant: Duration, _ sequence: UInt64,
        _ write: (ViewModelStore, ValueAddress) throws(SceneError) -> Void
    ) {
        guard let instance = instances[id] else { return }
        do throws(SceneError) {
            try write(instance.file.store, try instance.file.store.address(of: path, from: instance.number))
        } catch {
            // Path, kind and enum key were checked when the host asked; what is left is what only the state knows: an
            // item or a reference that is not there, or what an item is.
            instance.file.note("\"\(path.text)\" was not changed: \(PlaybackError(error))")
            return
        }
        tellOfChange(of: instance, at: instant, sequence: sequence)
    }

    /// Tells the streams what the host changed by way of an instance, and wakes the machines that it concerns.
    func tellOfChange(of instance: InstanceRecord, at instant: Duration, sequence: UInt64?) {
        let file = instance.file
        let journal = file.store.journal[min(file.heard, file.store.journal.count)...]
        guard !journal.isEmpty else { return }
        var concerned = Array(instance.machines)
        if file.sharesInstances {
            let changed = Set(journal.map(\.address.instance))
            concerned = boundMachines(of: file).filter { machine in
                machine.instance === instance
                    || changed.contains { instance in
                        machine.instance.map { file.store.reaches($0.number, instance) } ?? false
                    }
            }
        }
        tellTopics(of: file, at: instant, sequence: sequence)
        for machine in concerned { wake(machine, at: instant) }
    }

    func observe(_ id: InstanceID, _ path: PropertyPath, _ topic: PropertyTopic) {
        guard let instance = instances[id] else { return topic.finish() }
        let store = instance.file.store
        do throws(SceneError) {
            let address = try store.address(of: path, from: instance.number)
            guard store.kind(at: address) == path.kind else {
                throw .wrongKind(path: path.text, wanted: path.kind, found: store.kind(at: address))
            }
            let observed = ObservedTopic(instance: id, path: path, topic: topic, address: address)
            instance.file.topics[address, default: []].append(observed)
            instance.observed.append(observed)
            guard path.canMove else { return }
            if case .value = topic { observed.last = store.value(at: address) }
            instance.file.movingTopics.append(observed)
        } catch {
            topic.finish(PlaybackError(error))
        }
    }

    func forgetTopics(of instance: InstanceRecord) {
        for observed in instance.observed { instance.file.detach(observed) }
        instance.file.movingTopics.removeAll { $0.instance == instance.id }
        instance.observed = []
    }

    // MARK: Telling

    /// Sends what the journal has got since the last time: each fire, and of each value the newest.
    func tellTopics(of file: FileRecord, at instant: Duration, sequence: UInt64?) {
        let journal = file.store.journal
        guard journal.count > file.heard else { return }
        batch += 1
        var changed: [ObservedTopic] = []
        func note(_ observed: ObservedTopic) {
            guard observed.batch != batch, case .value = observed.topic else { return }
            observed.batch = batch
            changed.append(observed)
        }
        for entry in journal[file.heard...] {
            for observed in file.topics[entry.address] ?? [] {
                if entry.kind == .set {
                    note(observed)
                    observed.last = nil
                } else if case .trigger(let topic) = observed.topic {
                    topic.send(TriggerFire(time: instant), time: instant, sequence: sequence)
                }
            }
            guard entry.kind == .set, !file.movingTopics.isEmpty else { continue }
            switch file.store.kind(at: entry.address) {
            case .list, .viewModel:
                for observed in file.movingTopics where follow(observed, in: file) { note(observed) }
            default: break
            }
        }
        for observed in changed {
            guard case .value(let topic) = observed.topic, let address = observed.address else { continue }
            let value = file.store.value(at: address)
            // Moved, and the value there is the same.
            if observed.last == value { continue }
            if observed.path.canMove { observed.last = value }
            topic.send(RawChange(value: value, time: instant), time: instant, sequence: sequence)
        }
        file.heard = journal.count
        // Kept for the report of the next step, but not for ever.
        if file.machineCount == 0 || file.heard > 4096 {
            file.store.removeJournal()
            file.heard = 0
        }
    }

    /// A reference or list changed: follows a path anew. True if it leads to another value.
    private func follow(_ observed: ObservedTopic, in file: FileRecord) -> Bool {
        var address: ValueAddress?
        if let root = instances[observed.instance] {
            address = try? file.store.address(of: observed.path, from: root.number)
            if let found = address, file.store.kind(at: found) != observed.path.kind { address = nil }
        }
        guard address != observed.address else { return false }
        file.detach(observed)
        observed.address = address
        if let address { file.topics[address, default: []].append(observed) }
        return address != nil
    }

    // MARK: Entries

    package func value(_ id: InstanceID, _ path: PropertyPath) async throws(PlaybackError) -> Value {
        try await enterToRead()
        let instance = try instance(id)
        do throws(SceneError) {
            return try instance.file.store.value(at: path, from: instance.number)
        } catch {
            throw PlaybackError(error)
        }
    }

    package func nestedInstance(_ id: InstanceID, _ path: PropertyPath) async throws(PlaybackError) -> MadeInstance {
        try await share(id) { store, root throws(SceneError) in try store.instance(at: path, from: root) }
    }

    package func item(
        _ id: InstanceID, _ list: PropertyPath, at index: Int
    ) async throws(PlaybackError) -> MadeInstance {
        try await share(id) { store, root throws(SceneError) in try store.item(of: list, from: root, at: index) }
    }

    package func replace(
        _ id: InstanceID, _ path: PropertyPath, with number: InstanceNumber
    ) async throws(PlaybackError) {
        try await changeStructure(id) { store, root throws(SceneError) in
            try store.replace(path, from: root, with: number)
        }
    }

    package func change(
        _ id: InstanceID, list: PropertyPath, _ change: ListChange
    ) async throws(PlaybackError) {
        try await changeStructure(id) { store, root throws(SceneError) in
            try store.change(list: list, from: root, change)
        }
    }

    private func changeStructure(
        _ id: InstanceID, _ body: (ViewModelStore, InstanceNumber) throws(SceneError) -> Void
    ) async throws(PlaybackError) {
        try await enter()
        let instance = try instance(id)
        instance.file.sharesInstances = true
        do throws(SceneError) {
            try body(instance.file.store, instance.number)
        } catch {
            throw PlaybackError(error)
        }
        // What is subscribed from now on does not hear of it.
        tellOfChange(of: instance, at: agenda.now, sequence: agenda.takeSequence())
        agenda.waitsChanged()
    }

    /// A second handle for an instance.
    private func share(
        _ id: InstanceID, _ find: (ViewModelStore, InstanceNumber) throws(SceneError) -> InstanceNumber
    ) async throws(PlaybackError) -> MadeInstance {
        try await enter()
        let instance = try instance(id)
        do throws(SceneError) {
            let number = try find(instance.file.store, instance.number)
            instance.file.store.retain(number)
            instance.file.sharesInstances = true
            return addRecord(of: number, in: instance.file)
        } catch {
            throw PlaybackError(error)
        }
    }

    private func instance(_ id: InstanceID) throws(PlaybackError) -> InstanceRecord {
        guard let instance = instances[id] else { throw .closed(.instance) }
        return instance
    }
}

extension FileRecord {
    /// Takes a topic away from the value that it hears.
    func detach(_ observed: ObservedTopic) {
        guard let address = observed.address else { return }
        topics[address]?.removeAll { $0 === observed }
        if topics[address]?.isEmpty == true { topics[address] = nil }
        observed.address = nil
    }
}

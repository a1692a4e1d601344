import RivuletFormat
import RivuletSchema

extension AdvanceReport {
    /// Appends what a further step reported.
    mutating func append(_ step: AdvanceReport) {
        time = step.time
        isSettled = step.isSettled
        stateChanges += step.stateChanges
        events += step.events
        triggers += step.triggers
        notes += step.notes
        for change in step.changedValues {
            changedValues.removeAll { $0.path == change.path }
            changedValues.append(change)
        }
    }
}

extension Scene {
    /// Turns entries of the store's journal into trigger reports and value changes, with paths from the bound instance.
    /// Entries of instances that cannot be reached from there are not this scene's business and are left out.
    package func append(journal: [JournalEntry], to report: inout AdvanceReport) {
        guard let root = boundInstance else { return }
        for (position, entry) in journal.enumerated() {
            switch entry.kind {
            case .fire:
                guard let path = store.path(of: entry.address, from: root) else { continue }
                report.triggers.append(TriggerReport(time: report.time, path: path, source: entry.source))
            case .set:
                // The newest value of each is enough.
                let isLast = !journal[(position + 1)...].contains { $0.kind == .set && $0.address == entry.address }
                guard isLast, let path = store.path(of: entry.address, from: root) else { continue }
                report.changedValues.append(
                    ValueChange(time: report.time, path: path, value: store.value(at: entry.address)))
            }
        }
    }

    func stateChange(_ change: StateChangeRow) -> StateChange {
        let machine = definition.machines.machines[Int(tables.machines[Int(change.machine)].machine)]
        let layer = definition.machines.layers[machine.layers.positions.lowerBound + Int(change.layer)]
        return StateChange(
            time: time, layer: Int(change.layer),
            layerName: document.file.string(
                PropertyKey.StateMachineComponent.name, of: RecordIndex(Int(layer.record))),
            from: reference(change.from, in: layer), to: reference(change.to, in: layer))
    }

    private func reference(_ state: StateIndex, in layer: LayerDefinition) -> StateReference {
        let row = definition.machines.states[state.position]
        var timeline: String?
        if row.kind == .animation, !row.animation.isNone {
            let record = definition.animations.animations[row.animation.position].record
            timeline = document.file.string(PropertyKey.Animation.name, of: RecordIndex(Int(record)))
        }
        return StateReference(
            kind: row.kind.publicKind, index: state.position - Int(layer.states.start), timeline: timeline)
    }

    func eventReport(_ row: EventRow) -> EventReport {
        let object = definition.objects[row.object.position]
        var properties: [EventProperty] = []
        for child in definition.children[object.children.positions] {
            guard let value = customValue(child) else { continue }
            properties.append(EventProperty(name: objectName(child), value: value))
        }
        return EventReport(
            time: time, name: objectName(row.object), type: object.type?.name ?? "", delay: row.delay,
            properties: properties)
    }

    private func objectName(_ object: ObjectIndex) -> String {
        document.file.string(
            PropertyKey.Component.name, of: RecordIndex(Int(definition.objects[object.position].record)))
    }

    /// The present value of a custom property, nil for other components (chapter 02 §17).
    private func customValue(_ index: ObjectIndex) -> Value? {
        let object = definition.objects[index.position]
        guard let type = object.type, type.isA(.customProperty), let property = type.property(named: "propertyValue")
        else { return nil }
        let target = ArtboardBuilder.target(index, in: definition.objects, property)
        let bits = tables.bits(target, instance: 0)
        switch type {
        case .customPropertyNumber: return .number(Float(bitPattern: bits))
        case .customPropertyBoolean: return .boolean(bits != 0)
        case .customPropertyColor: return .color(bits)
        case .customPropertyTrigger: return .trigger(bits)
        case .customPropertyString:
            return .string(tables.strings.string(tables.instances[0].strings + bits, document: definition.payload))
        case .customPropertyEnum:
            let keys = document.enumKeys(
                document.file.uint(.CustomPropertyEnum.enumId, of: RecordIndex(Int(object.record))))
            return .enumeration(bits < UInt32(keys.count) ? keys[Int(bits)] : "")
        default: return nil
        }
    }

    func text(of note: NoteRow) -> String {
        switch note {
        case .endlessUpdate:
            return "the update loop did not come to rest within \(SceneTables.maximumUpdateSteps) sweeps"
        case .tooManyVertices(_, let object):
            return
                "\(describe(object)) asks for more vertices than the \(definition.generatedItems) that a scene may "
                + "generate, and gets fewer"
        case .transitionCycle(_, let layer, let from, let to):
            let change = stateChange(
                StateChangeRow(machine: 0, layer: layer, from: from, to: to, transition: .none))
            return
                "layer \"\(change.layerName)\" took \(SceneTables.maximumTransitions) transitions in one step and was "
                + "stopped: a cycle, last from \(change.from) to \(change.to)"
        }
    }
}

extension StateReference: CustomStringConvertible {
    /// The timeline's name in quotes, or the kind and number of the state.
    public var description: String { timeline.map { "\"\($0)\"" } ?? "\(kind.rawValue) (state \(index))" }
}

extension StateDefinition.Kind {
    var publicKind: StateInfo.Kind {
        switch self {
        case .entry: .entry
        case .any: .any
        case .exit: .exit
        case .animation: .animation
        case .blend1D: .blend1D
        case .blendDirect: .blendDirect
        case .placeholder: .unknown
        }
    }
}

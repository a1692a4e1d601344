import RivuletFormat
import RivuletSchema

extension AdvanceReport {
    /// Appends what a further step reported.
    package mutating func append(_ step: AdvanceReport) {
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
        let row = tables.machines[Int(change.machine)]
        let artboard = self.artboard(of: row.instance)
        let machine = artboard.machines.machines[Int(row.machine)]
        let layer = artboard.machines.layers[machine.layers.positions.lowerBound + Int(change.layer)]
        return StateChange(
            time: time, nesting: nesting(of: row.instance), layer: Int(change.layer),
            layerName: document.tables.string(.StateMachineComponent.name, of: layer.record),
            from: reference(change.from, in: layer, artboard), to: reference(change.to, in: layer, artboard))
    }

    private func reference(
        _ state: StateIndex, in layer: LayerDefinition, _ artboard: ArtboardDefinition
    ) -> StateReference {
        let row = artboard.machines.states[state.position]
        var timeline: String?
        if row.kind == .animation, !row.animation.isNone {
            timeline = document.tables.string(
                .Animation.name, of: artboard.animations.animations[row.animation.position].record)
        }
        return StateReference(
            kind: row.kind.publicKind, index: state.position - Int(layer.states.start), timeline: timeline)
    }

    private func artboard(of instance: UInt32) -> ArtboardDefinition {
        document.tables.artboards[Int(tables.instances[Int(instance)].artboard)]
    }

    /// Names of the places that lead to an instance.
    private func nesting(of instance: UInt32) -> String {
        var names: [String] = []
        var current = tables.instances[Int(instance)]
        while current.parent != 0xFFFF_FFFF {
            let outer = artboard(of: current.parent)
            names.append(PathPart.escaped(objectName(outer.hosts.place(current.host), outer)))
            current = tables.instances[Int(current.parent)]
        }
        return names.reversed().joined(separator: "/")
    }

    func eventReport(_ row: EventRow) -> EventReport {
        let artboard = self.artboard(of: row.instance)
        let object = artboard.objects[row.object.position]
        var properties: [EventProperty] = []
        for child in artboard.children[object.children.positions] {
            guard let value = customValue(child, artboard, row.instance) else { continue }
            properties.append(EventProperty(name: objectName(child, artboard), value: value))
        }
        return EventReport(
            time: time, nesting: nesting(of: row.instance), name: objectName(row.object, artboard),
            type: object.type?.name ?? "", delay: row.delay, properties: properties)
    }

    private func objectName(_ object: ObjectIndex, _ artboard: ArtboardDefinition) -> String {
        document.tables.string(.Component.name, of: artboard.objects[object.position].record)
    }

    /// The present value of a custom property, nil for other components (chapter 02 §17).
    private func customValue(
        _ index: ObjectIndex, _ artboard: ArtboardDefinition, _ instance: UInt32
    ) -> Value? {
        let object = artboard.objects[index.position]
        guard let type = object.type, type.isA(.customProperty), let property = type.property(named: "propertyValue")
        else { return nil }
        let target = ArtboardBuilder.target(index, in: artboard.objects, property)
        let bits = tables.bits(target, instance: Int(instance), context)
        switch type {
        case .customPropertyNumber: return .number(Float(bitPattern: bits))
        case .customPropertyBoolean: return .boolean(bits != 0)
        case .customPropertyColor: return .color(bits)
        case .customPropertyTrigger: return .trigger(bits)
        case .customPropertyString:
            let slot = tables.instances[Int(instance)].strings + bits
            return .string(tables.strings.string(slot, document: artboard.payload))
        case .customPropertyEnum:
            let record = RecordIndex(Int(object.record))
            let keys = document.enumKeys(document.file.uint(.CustomPropertyEnum.enumId, of: record))
            return .enumeration(bits < UInt32(keys.count) ? keys[Int(bits)] : "")
        default: return nil
        }
    }

    private func nameForNote(_ object: ObjectIndex, _ instance: UInt32) -> String {
        let artboard = artboard(of: instance)
        return "\(artboard.objects[object.position].type?.name ?? "object") \"\(objectName(object, artboard))\""
    }

    func text(of note: NoteRow) -> String {
        switch note {
        case .endlessEvents:
            return
                "listeners raised events for more than \(SceneTables.maximumEventRounds) rounds in one step and were "
                + "stopped"
        case .tooManyDrags:
            return
                "one pointer event began or ended so many drags that listeners were told of only some of them"
        case .endlessUpdate:
            return "the update loop did not come to rest within \(SceneTables.maximumUpdateSteps) sweeps"
        case .tooManyVertices(let instance, let object):
            return
                "\(nameForNote(object, instance)) asks for more vertices than the "
                + "\(definition.generatedItems) that a scene may generate, and gets fewer"
        case .pathTooLong(let instance, let object):
            return
                "\(nameForNote(object, instance)) follows a path of more pieces than the "
                + "\(definition.generatedItems) that a scene may measure, and follows its beginning"
        case .noRoom(let instance, let object):
            return
                "\(nameForNote(object, instance)) cannot show another artboard: the scene would be larger than the "
                + "limits allow"
        case .transitionCycle(let machine, let layer, let from, let to):
            let change = stateChange(
                StateChangeRow(machine: machine, layer: layer, from: from, to: to, transition: .none))
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

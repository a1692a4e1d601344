import RivuletFormat
import RivuletSchema

/// The entries of the machine in work while its listeners are compiled.
struct HitEntryBuilder {
    var entries: [HitEntryDefinition] = []
    var groupsOfEntry: [[UInt32]] = []
    /// Position among `entries` by object, and for backgrounds by object too.
    var entryOfObject: [UInt32: Int] = [:]
    var entryOfBackground: [UInt32: Int] = [:]
    var groupCount: UInt32 = 0
}

extension ArtboardBuilder {
    /// A group for a listener to pointers, on everything that it means (chapter 04 §16.4).
    mutating func addListenerGroup(
        _ hears: PointerKinds, target: UInt32, actions: TableRange, to builder: inout HitEntryBuilder
    ) {
        let group = builder.groupCount
        builder.groupCount += 1
        pointers.groups.append(ListenerGroupDefinition(hears: hears, actions: actions))
        guard let object = object(at: target), let type = object.type else { return }
        let id = ObjectIndex(rawValue: target)
        if type.isA(.layoutComponent) {
            attach(group, hears, .layout, to: id, isBackground: true, &builder)
            return
        }
        var waiting = [id]
        while let next = waiting.popLast() {
            guard hitItems < limits.generatedItems else {
                limitedListeners += 1
                return
            }
            hitItems += 1
            let object = objects[next.position]
            guard let type = object.type else { continue }
            if type.isA(.layoutComponent) {
                attach(group, hears, .layout, to: next, &builder)
            } else if type.isA(.shape) {
                attach(group, hears, .shape, to: next, &builder)
            } else if type.isA(.textValueRun) {
                attach(group, hears, .textRun, to: next, &builder)
            } else {
                waiting.append(contentsOf: children[object.children.positions].reversed())
            }
        }
    }

    /// One entry for each thing, which all its groups share.
    private func attach(
        _ group: UInt32, _ hears: PointerKinds, _ kind: HitEntryDefinition.Kind, to object: ObjectIndex,
        isBackground: Bool = false, _ builder: inout HitEntryBuilder
    ) {
        let known =
            isBackground ? builder.entryOfBackground[object.rawValue] : builder.entryOfObject[object.rawValue]
        let position = known ?? builder.entries.count
        if known == nil {
            var entry = HitEntryDefinition(kind: kind, object: object)
            if kind == .shape { entry.row = links.rowOfObject[object.position] }
            if kind != .textRun {
                entry.flags = WordIndex(
                    objects[object.position].word.position + WordOffset.Drawable.drawableFlags)
            }
            entry.isBackground = isBackground
            builder.entries.append(entry)
            builder.groupsOfEntry.append([])
            if isBackground {
                builder.entryOfBackground[object.rawValue] = position
            } else {
                builder.entryOfObject[object.rawValue] = position
            }
        }
        builder.entries[position].hears.formUnion(hears)
        builder.groupsOfEntry[position].append(group)
    }

    /// Puts what a machine can be touched at into the tables: what its listeners are on, then all places for other
    /// artboards (chapter 04 §18.2).
    mutating func finishEntries(_ builder: HitEntryBuilder = HitEntryBuilder()) {
        let first = pointers.entries.count
        for (var entry, groups) in zip(builder.entries, builder.groupsOfEntry) {
            let start = pointers.entryGroups.count
            pointers.entryGroups.append(contentsOf: groups)
            entry.groups = TableRange(start, pointers.entryGroups.count)
            pointers.entries.append(entry)
        }
        for (row, host) in hosts.hosts.enumerated() {
            pointers.entries.append(HitEntryDefinition(kind: .host, object: host.object, row: UInt32(row)))
        }
        for (row, list) in hosts.lists.enumerated() {
            pointers.entries.append(HitEntryDefinition(kind: .list, object: list.object, row: UInt32(row)))
        }
        let groups = pointers.groups.count
        pointers.machines.append(
            TouchDefinition(
                groups: TableRange(groups - Int(builder.groupCount), groups),
                entries: TableRange(first, pointers.entries.count)))
    }

    mutating func noteLimitedListeners() {
        guard limitedListeners > 0 else { return }
        diagnostics.append(
            Diagnostic(
                feature: "limits", objects: limitedListeners,
                message: "Listeners of artboard \(index) stand for more than the limit of \(limits.generatedItems) "
                    + "things to touch, and hear only some of them."))
    }

    /// Where an action of a listener moves its target; nil if that is no node.
    mutating func alignment(_ record: RecordIndex) -> ScheduledAction.Kind? {
        let id = file.uint(.ListenerAlignTarget.targetId, of: record)
        guard let object = object(at: id), object.type?.isA(.node) == true,
            let x = target(object: id, key: UInt32(PropertyKey.Node.x.rawValue)),
            let y = target(object: id, key: UInt32(PropertyKey.Node.y.rawValue))
        else { return nil }
        pointers.alignments.append(
            AlignmentDefinition(
                x: x, y: y, parent: object.parent.isNone ? .none : objects[object.parent.position].transform,
                keepsOffset: file.bool(.ListenerAlignTarget.preserveOffset, of: record)))
        return .alignTarget(UInt32(pointers.alignments.count - 1))
    }
}

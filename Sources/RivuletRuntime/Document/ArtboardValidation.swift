import RivuletFormat
import RivuletSchema

// Which objects stay in their artboard (chapter 01 §9.1). The rule is stated in rounds: whatever is invalid is removed,
// which makes other objects invalid in the next round. As removing never makes an object valid again, the outcome is
// the same whatever the order, so each object is decided once: after its parent.

extension ImportStack {
    private enum Verdict: UInt8 {
        case open, kept
        /// On the way up that is being walked: meeting such an object closes a cycle.
        case walking
        case removed
    }

    /// What an object's own record says, its parent's verdict left out.
    private enum Standing {
        case stays
        case goes(DropReason)
        case asItsParent(Int)
    }

    /// Empties the slots of objects that cannot stay. O(objects), whatever the shape of the tree.
    mutating func validateObjects(of artboard: UInt32) {
        let rows = tables.artboards[Int(artboard)].objects
        let base = Int(rows.start)
        var verdicts = [Verdict](repeating: .open, count: rows.count)
        var constraints: [Int] = []
        var removals: [(object: Int, reason: DropReason)] = []
        var way: [Int] = []
        for start in verdicts.indices {
            // Up to the first object whose fate is known; all on the way share it.
            var object = start
            var verdict = verdicts[object]
            var reason = DropReason.noParent
            while verdict == .open {
                verdicts[object] = .walking
                way.append(object)
                switch standing(base + object, rows) {
                case .stays: verdict = .kept
                case .goes(let why): (verdict, reason) = (.removed, why)
                case .asItsParent(let parent):
                    object = parent
                    verdict = verdicts[parent]
                }
            }
            if verdict == .walking { (verdict, reason) = (.removed, .parentCycle) }
            for object in way {
                verdicts[object] = verdict
                let traits = traits(inRow: base + object)
                if verdict == .removed {
                    removals.append((object, reason))
                } else if !traits.isDisjoint(with: [.targeted, .scrollBar]) {
                    constraints.append(object)
                }
            }
            way.removeAll(keepingCapacity: true)
        }
        for object in constraints where !hasTarget(base + object, verdicts, base) {
            removals.append((object, .noTarget))
        }
        for removal in removals {
            // Slots of unknown records are empty anyhow.
            let record = tables.objects[base + removal.object].record
            if record != Self.none { note(removal.reason, record) }
            tables.objects[base + removal.object].isEmpty = true
            tables.objects[base + removal.object].parent = Self.none
        }
    }

    private func standing(_ row: Int, _ rows: RowRange) -> Standing {
        let object = tables.objects[row]
        guard object.record != Self.none else { return .goes(.noParent) }
        let traits = traits[Int(object.typeIndex)]
        // Slot 0 is the artboard; scroll bars ask only for their scroll constraint.
        guard row != Int(rows.start), traits.contains(.component), !traits.contains(.scrollBar) else { return .stays }
        let parent = rows.row(object.parent)
        guard parent != Self.none else { return .goes(.noParent) }
        if let reason = reasonToRefuse(object, Int(parent)) { return .goes(reason) }
        return .asItsParent(Int(object.parent))
    }

    private func traits(inRow row: Int) -> TypeTraits {
        let index = tables.objects[row].typeIndex
        return index == RecordRow.unknownType ? [] : traits[Int(index)]
    }

    /// Why an object cannot be the child of the one in another row, nil if it can.
    private func reasonToRefuse(_ child: ImportedObject, _ parentRow: Int) -> DropReason? {
        let parent = tables.objects[parentRow]
        guard parent.record != Self.none, traits[Int(parent.typeIndex)].contains(.container) else { return .noParent }
        guard traits[Int(child.typeIndex)].contains(.pickyParent) else { return nil }
        let type = SchemaType(index: child.typeIndex)
        let parentType = SchemaType(index: parent.typeIndex)
        let fits =
            if type.isA(.nestedAnimation) {
                parentType.isA(.nestedArtboard)
            } else if type.isA(.feather) {
                parentType.isA(.shapePaint)
            } else {
                parentType.isA(.text) || parentType.isA(.textInput)
            }
        return fits ? nil : .wrongParent
    }

    /// Whether a constraint has the target that it must have. No constraint is a parent or a target of another but
    /// for scroll constraints, which have no targets: the verdicts that it depends on are final.
    private func hasTarget(_ row: Int, _ verdicts: [Verdict], _ base: Int) -> Bool {
        let object = tables.objects[row]
        let type = traits[Int(object.typeIndex)]
        let key: PropertyKey =
            type.contains(.scrollBar) ? .ScrollBarConstraint.scrollConstraintId : .TargetedConstraint.targetId
        let id = uint(key, of: object.record, else: Self.none)
        let found = id < UInt32(verdicts.count) && tables.objects[base + Int(id)].record != Self.none
        let isKept = found && verdicts[Int(id)] == .kept
        if type.contains(.scrollBar) {
            return isKept && SchemaType(index: tables.objects[base + Int(id)].typeIndex).isA(.scrollConstraint)
        }
        if found, !traits[Int(tables.objects[base + Int(id)].typeIndex)].contains(.transform) { return false }
        return isKept || !type.contains(.needsTarget)
    }
}

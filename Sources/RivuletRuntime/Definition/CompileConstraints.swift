import RivuletFormat
import RivuletSchema

extension ArtboardBuilder {
    /// The constraints of each transform component, in object order.
    mutating func compileConstraints() {
        for chain in links.chains {
            let first = constraints.links.count
            for bone in links.chainBones[chain.bones] {
                let object = objects[bone.position]
                constraints.links.append(
                    ChainLinkDefinition(
                        bone: object.transform, slot: object.slot,
                        lengthWord: word(of: PropertyKey.Bone.length, in: object)))
            }
            links.linksOfConstraint[chain.constraint.rawValue] = TableRange(first, constraints.links.count)
        }
        for row in transforms.indices {
            let first = constraints.constraints.count
            for child in children[objects[transforms[row].object.position].children.positions] {
                appendConstraint(child)
            }
            transforms[row].constraints = TableRange(first, constraints.constraints.count)
        }
    }

    private mutating func appendConstraint(_ id: ObjectIndex) {
        let object = objects[id.position]
        guard let type = object.type, let kind = constraintKind(type, id) else { return }
        let target = constraintTarget(of: id.position)
        if !object.slot.isNone {
            slots[object.slot.position].row = UInt32(constraints.constraints.count)
        }
        constraints.constraints.append(
            ConstraintDefinition(
                kind: kind, object: id, word: object.word, slot: object.slot,
                target: target.map { objects[$0].transform } ?? .none,
                targetObject: target.map { ObjectIndex($0) } ?? .none,
                isForList: type.isA(.listFollowPathConstraint)
                    && objects[object.parent.position].type?.isA(.artboardComponentList) == true))
    }

    /// Nil for other components, and for chains beyond the limit.
    private func constraintKind(_ type: SchemaType, _ id: ObjectIndex) -> ConstraintDefinition.Kind? {
        guard type.isA(.targetedConstraint) else { return nil }
        if type.isA(.distanceConstraint) { return .distance }
        if type.isA(.translationConstraint) { return .translation }
        if type.isA(.rotationConstraint) { return .rotation }
        if type.isA(.scaleConstraint) { return .scale }
        if type.isA(.transformConstraint) { return .transform }
        if type.isA(.followPathConstraint) { return followKind(id) }
        return links.linksOfConstraint[id.rawValue].map { .inverseKinematics($0) }
    }

    private func followKind(_ id: ObjectIndex) -> ConstraintDefinition.Kind {
        guard let measure = links.measureOfObject[id.rawValue], let target = constraintTarget(of: id.position),
            let type = objects[target].type
        else { return .follow }
        if type.isA(.shape) {
            return .followShape(measure: measure, ShapeIndex(rawValue: links.rowOfObject[target]))
        }
        return type.isA(.path) ? .followPath(measure: measure, PathIndex(rawValue: links.rowOfObject[target])) : .follow
    }

    /// A property's word, none if the object's type does not have it.
    private func word(of key: PropertyKey, in object: ObjectDefinition) -> WordIndex {
        guard let word = object.type?.property(key: UInt32(key.rawValue))?.word else { return .none }
        return WordIndex(object.word.position + word)
    }
}

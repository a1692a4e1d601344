import RivuletSchema

extension ArtboardBuilder {
    /// A row for every transform component, in update order; unreachable ones last.
    mutating func compileTransforms() {
        for slot in slots.indices where slots[slot].kind != .composer { appendTransform(slots[slot].object) }
        for position in objects.indices where objects[position].slot.isNone { appendTransform(ObjectIndex(position)) }
        for slot in slots.indices { slots[slot].transform = objects[slots[slot].object.position].transform }
        for row in transforms.indices {
            let parent = objects[transforms[row].object.position].parent
            // Only a world transform component counts as parent (chapter 02 §6.1).
            if !parent.isNone { transforms[row].parent = objects[parent.position].transform }
        }
    }

    private mutating func appendTransform(_ id: ObjectIndex) {
        let object = objects[id.position]
        guard let type = object.type, type.isA(.transformComponent) else { return }
        let xKey = type.isA(.rootBone) ? PropertyKey.RootBone.x : PropertyKey.Node.x
        var kind = TransformDefinition.Kind.node
        var xWord = object.word.position
        if id.position == 0 {
            kind = .artboard
        } else if type == .bone {
            kind = .bone
            // Without a bone above it there is nothing to stand at the end of.
            xWord = Int(WordIndex.none.rawValue)
            if let parent = self.object(at: object.parent.rawValue), let parentType = parent.type,
                parentType.isA(.bone),
                let length = parentType.property(key: UInt32(PropertyKey.Bone.length.rawValue))?.word
            {
                xWord = parent.word.position + length
            }
        } else if let x = type.property(key: UInt32(xKey.rawValue))?.word {
            xWord += x
        }
        objects[id.position].transform = TransformIndex(transforms.count)
        transforms.append(
            TransformDefinition(
                kind: kind, parent: .none, word: object.word, xWord: WordIndex(xWord), slot: object.slot, object: id))
    }
}

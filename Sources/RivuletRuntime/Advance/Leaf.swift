import RivuletSchema

extension SceneTables {
    /// Fits content into the frame of the place's parent, or into its own (chapter 02 §14.6, §1.4).
    mutating func placeLeaf(
        _ slot: SlotDefinition, content: Int, _ nested: SceneContext, instance: Int, _ context: SceneContext
    ) {
        let object = context.definition.objects[slot.object.position]
        func value(_ key: PropertyKey) -> UInt32 {
            guard let word = object.type?.property(key: UInt32(key.rawValue))?.word else { return 0 }
            return words[Int(instances[instance].words) + object.word.position + word]
        }
        var bounds = artboardBounds(content, nested.definition)
        let parent = object.parent.isNone ? nil : context.definition.objects[object.parent.position].type
        var frame = bounds
        if let parent, parent.isA(.layoutComponent), object.parent.position == 0 {
            let own = artboardBounds(instance, context.definition)
            frame = Bounds(left: 0, top: 0, right: own.right - own.left, bottom: own.bottom - own.top)
        }
        let fit = value(.NestedArtboardLeaf.fit)
        if fit == 7 {
            let word = Int(instances[content].words) + nested.definition.sizeWord
            let width = Float(bitPattern: words[word])
            let height = Float(bitPattern: words[word + 1])
            if width != frame.width || height != frame.height {
                words[word] = frame.width.bitPattern
                words[word + 1] = frame.height.bitPattern
                instances[content].hasDirtyComponents = true
                _ = updatePass(instance: content, nested)
                bounds = artboardBounds(content, nested.definition)
            }
        }
        let own = Int(instances[instance].transforms) + slot.transform.position
        world[own] =
            world[own]
            * Alignment.matrix(
                fit: fit, x: Float(bitPattern: value(.NestedArtboardLeaf.alignmentX)),
                y: Float(bitPattern: value(.NestedArtboardLeaf.alignmentY)), frame: frame, content: bounds)
    }

    /// The box of an artboard in its own space, its origin at (0, 0).
    func artboardBounds(_ instance: Int, _ definition: ArtboardDefinition) -> Bounds {
        let base = Int(instances[instance].words)
        let width = Float(bitPattern: words[base + definition.sizeWord])
        let height = Float(bitPattern: words[base + definition.sizeWord + 1])
        let left = -width * Float(bitPattern: words[base + definition.originWord])
        let top = -height * Float(bitPattern: words[base + definition.originWord + 1])
        return Bounds(left: left, top: top, right: left + width, bottom: top + height)
    }
}

extension ArtboardDefinition {
    /// Word of the width, the height's is the next one.
    var sizeWord: Int {
        objects[0].word.position
            + (SchemaType.artboard.property(key: UInt32(PropertyKey.LayoutComponent.width.rawValue))?.word ?? 0)
    }
    /// Word of originX, originY's is the next one.
    var originWord: Int {
        objects[0].word.position
            + (SchemaType.artboard.property(key: UInt32(PropertyKey.Artboard.originX.rawValue))?.word ?? 0)
    }
}

import RivuletSchema

// Bones that move vertices (chapter 02 §11.2).

extension SceneTables {
    /// Where each bone of a skin has gone since it was bound.
    mutating func updateSkin(_ skin: SkinDefinition, instance: Int, _ context: SceneContext) {
        let first = Int(instances[instance].bones + skin.firstBone) + 1
        for (offset, position) in skin.tendons.positions.enumerated() {
            let tendon = context.definition.paths.tendons[position]
            geometry.bones[first + offset] =
                tendon.bone.isNone
                ? .identity : world[Int(instances[instance].transforms) + tendon.bone.position] * tendon.inverseBind
        }
    }

    /// A skin as it is now; nil for none.
    func boundSkin(_ index: SkinIndex, instance: Int, _ context: SceneContext) -> BoundSkin? {
        guard !index.isNone else { return nil }
        let skin = context.definition.paths.skins[index.position]
        func value(_ offset: Int) -> Float { float(offset, of: skin.word, instance: instance) }
        typealias Bind = WordOffset.Skin
        return BoundSkin(
            bind: Matrix(
                value(Bind.xx), value(Bind.xy), value(Bind.yx), value(Bind.yy), value(Bind.tx), value(Bind.ty)),
            firstBone: Int(instances[instance].bones + skin.firstBone), tendonCount: skin.tendons.count)
    }

    /// Moves a weighted vertex with the bones of a skin. Weights do not count as shares: their sum may be anything.
    func deform(_ corner: inout PathCorner, _ vertex: VertexDefinition, _ skin: BoundSkin?, instance: Int) {
        guard let skin else {
            // Without a skin a weighted vertex has never been moved from the origin.
            corner.position = .zero
            if vertex.kind == .straight || vertex.weightKind == .cubic {
                (corner.inPoint, corner.outPoint) = (.zero, .zero)
            }
            return
        }
        let weights = Int(instances[instance].words) + vertex.weight.position
        typealias Weight = WordOffset.Weight
        corner.position = deformed(corner.position, skin, weights + Weight.values, weights + Weight.indices)
        if vertex.weightKind == .cubic, vertex.kind != .straight {
            typealias Cubic = WordOffset.CubicWeight
            corner.inPoint = deformed(corner.inPoint, skin, weights + Cubic.inValues, weights + Cubic.inIndices)
            corner.outPoint = deformed(corner.outPoint, skin, weights + Cubic.outValues, weights + Cubic.outIndices)
        } else if vertex.kind == .straight {
            corner.inPoint = corner.position
            corner.outPoint = corner.position
        }
    }

    /// A point moved by up to four bones; the words at two places hold a byte for each: how much, and which.
    private func deformed(_ point: Point, _ skin: BoundSkin, _ values: Int, _ indices: Int) -> Point {
        let values = words[values]
        let indices = words[indices]
        let bones = geometry.bones.span
        var sum = Matrix(0, 0, 0, 0, 0, 0)
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let value = values >> shift & 0xFF
            let index = Int(indices >> shift & 0xFF)
            if value == 0 || index > skin.tendonCount { continue }
            let bone = bones[skin.firstBone + index]
            let weight = Float(value) / 255
            sum.xx += bone.xx * weight
            sum.xy += bone.xy * weight
            sum.yx += bone.yx * weight
            sum.yy += bone.yy * weight
            sum.tx += bone.tx * weight
            sum.ty += bone.ty * weight
        }
        return sum.map(skin.bind.map(point))
    }
}

/// A skin in use: what all vertices that it moves share.
struct BoundSkin {
    /// From a path's own coordinates to the artboard, at the time of binding.
    var bind: Matrix
    /// The identity before the first tendon's matrix.
    var firstBone: Int
    var tendonCount: Int
}

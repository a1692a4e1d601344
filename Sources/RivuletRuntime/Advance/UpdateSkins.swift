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

    /// Moves a weighted vertex with the bones of a skin. Weights do not count as shares: their sum may be anything.
    func deform(_ corner: inout PathCorner, _ vertex: VertexDefinition, _ skin: SkinDefinition?, instance: Int) {
        let at = WeightWords.shared
        guard let skin else {
            // Without a skin a weighted vertex has never been moved from the origin.
            corner.position = .zero
            if vertex.kind == .straight || vertex.weightKind == .cubic {
                (corner.inPoint, corner.outPoint) = (.zero, .zero)
            }
            return
        }
        corner.position = deformed(corner.position, at.values, at.indices, vertex, skin, instance: instance)
        if vertex.weightKind == .cubic, vertex.kind != .straight {
            corner.inPoint = deformed(corner.inPoint, at.inValues, at.inIndices, vertex, skin, instance: instance)
            corner.outPoint = deformed(corner.outPoint, at.outValues, at.outIndices, vertex, skin, instance: instance)
        } else if vertex.kind == .straight {
            corner.inPoint = corner.position
            corner.outPoint = corner.position
        }
    }

    private func deformed(
        _ point: Point, _ values: Int, _ indices: Int, _ vertex: VertexDefinition, _ skin: SkinDefinition, instance: Int
    ) -> Point {
        let values = word(values, of: vertex.weight, instance: instance)
        let indices = word(indices, of: vertex.weight, instance: instance)
        let first = Int(instances[instance].bones + skin.firstBone)
        var sum = Matrix(0, 0, 0, 0, 0, 0)
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let value = values >> shift & 0xFF
            let index = Int(indices >> shift & 0xFF)
            if value == 0 || index > skin.tendons.count { continue }
            let bone = geometry.bones[first + index]
            let weight = Float(value) / 255
            sum.xx += bone.xx * weight
            sum.xy += bone.xy * weight
            sum.yx += bone.yx * weight
            sum.yy += bone.yy * weight
            sum.tx += bone.tx * weight
            sum.ty += bone.ty * weight
        }
        return sum.map(bindMatrix(of: skin, instance: instance).map(point))
    }

    /// From a path's own coordinates to the artboard, at the time of binding.
    private func bindMatrix(of skin: SkinDefinition, instance: Int) -> Matrix {
        let at = WeightWords.shared
        func value(_ offset: Int) -> Float { float(offset, of: skin.word, instance: instance) }
        return Matrix(value(at.xx), value(at.xy), value(at.yx), value(at.yy), value(at.tx), value(at.ty))
    }
}

/// Where the properties of weights and skins lie among their words.
private struct WeightWords: Sendable {
    static let shared = WeightWords()

    let values = WordOffset.of(.Weight.values, in: .weight)
    let indices = WordOffset.of(.Weight.indices, in: .weight)
    let inValues = WordOffset.of(.CubicWeight.inValues, in: .cubicWeight)
    let inIndices = WordOffset.of(.CubicWeight.inIndices, in: .cubicWeight)
    let outValues = WordOffset.of(.CubicWeight.outValues, in: .cubicWeight)
    let outIndices = WordOffset.of(.CubicWeight.outIndices, in: .cubicWeight)
    let xx = WordOffset.of(.Skin.xx, in: .skin)
    let xy = WordOffset.of(.Skin.xy, in: .skin)
    let yx = WordOffset.of(.Skin.yx, in: .skin)
    let yy = WordOffset.of(.Skin.yy, in: .skin)
    let tx = WordOffset.of(.Skin.tx, in: .skin)
    let ty = WordOffset.of(.Skin.ty, in: .skin)
}

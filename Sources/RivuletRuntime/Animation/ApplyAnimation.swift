extension SceneTables {
    /// Writes the values that a timeline has at a time, blended by `mix` onto what is there (chapter 03 §5).
    ///
    /// - Parameter player: who plays it, whose bound keys count; nil for the values of the file.
    mutating func applyAnimation(
        _ index: AnimationIndex, at seconds: Float, mix: Float, player: KeyPlayer?, instance: Int,
        _ context: SceneContext
    ) {
        guard !index.isNone else { return }
        let animation = context.definition.animations.animations[index.position]
        let time = animation.quantize ? (seconds * animation.fps).rounded(.down) / animation.fps : seconds
        for position in animation.tracks.positions {
            let track = context.definition.animations.tracks[position]
            let (before, factor) = Self.find(time, context.definition.animations.keys, track.keys)
            var key = context.definition.animations.keys[before]
            var end = factor == nil ? 0 : context.definition.animations.keys[before + 1].value
            if track.hasBoundKeys, let player {
                if let bound = boundKey(before, player, instance: instance, context) { key.value = bound }
                if factor != nil, let bound = boundKey(before + 1, player, instance: instance, context) { end = bound }
            }
            switch track.kind {
            case .float:
                var value = Float(bitPattern: key.value)
                if let factor {
                    let next = Float(bitPattern: end)
                    value =
                        key.interpolation == KeyDefinition.linear
                        ? value + (next - value) * factor
                        : context.definition.animations.interpolators[Int(key.interpolation) - 2].transform(
                            factor, from: value, to: next)
                }
                if mix != 1 {
                    value = Float(bitPattern: bits(track.target, instance: instance, context)) * (1 - mix) + value * mix
                }
                set(track.target, float: value, instance: instance, context)
            case .color:
                var value = key.value
                if let factor {
                    value = Color.mix(value, end, context.definition.animations.eased(factor, key.interpolation))
                }
                if mix != 1 { value = Color.mix(bits(track.target, instance: instance, context), value, mix) }
                set(track.target, bits: value, instance: instance, context)
            case .channel:
                var value = Float(key.value)
                if let factor {
                    let next = Float(end)
                    value =
                        key.interpolation == KeyDefinition.linear
                        ? value + (next - value) * factor
                        : context.definition.animations.interpolators[Int(key.interpolation) - 2].transform(
                            factor, from: value, to: next)
                    value = Color.rounded(value)
                }
                if mix != 1 {
                    value = Color.rounded(
                        Float(bits(track.target, instance: instance, context)) * (1 - mix) + value * mix)
                }
                set(
                    track.target, bits: value < Float(UInt32.max) ? UInt32(value) : UInt32.max, instance: instance,
                    context)
            case .held: set(track.target, bits: key.value, instance: instance, context)
            case .heldString:
                if track.hasBoundKeys, let player, context.definition.animations.boundKeys[before] != nil {
                    setBoundString(before, player, track.target, instance: instance, context)
                    continue
                }
                set(
                    track.target, documentString: context.definition.animations.strings[Int(key.value)],
                    payload: context.definition.payload,
                    instance: instance, context)
            }
        }
    }

    /// The key that rules at a time, and the factor of the way to the next one; no factor where the key's own value
    /// holds (chapter 03 §4).
    private static func find(
        _ time: Float, _ keys: borrowing [KeyDefinition], _ range: TableRange
    ) -> (key: Int, factor: Float?) {
        let keys = keys.span
        let first = Int(range.start)
        let last = Int(range.end) - 1
        if time > keys[last].time { return (last, nil) }
        var low = first
        var high = last
        while low <= high {
            let middle = first + (low + high - 2 * first) / 2
            let found = keys[middle].time
            if found < time {
                low = middle + 1
            } else if found > time {
                high = middle - 1
            } else {
                // Exact, or NaN: then this is an arbitrary key, and the segment before it is evaluated.
                low = middle
                break
            }
        }
        if low == first || keys[low].time == time { return (low, nil) }
        let key = keys[low - 1]
        if key.interpolation == KeyDefinition.hold { return (low - 1, nil) }
        return (low - 1, (time - key.time) / (keys[low].time - key.time))
    }
}

extension AnimationTables {
    func eased(_ factor: Float, _ interpolation: UInt32) -> Float {
        interpolation == KeyDefinition.linear ? factor : interpolators[Int(interpolation) - 2].transform(factor)
    }
}

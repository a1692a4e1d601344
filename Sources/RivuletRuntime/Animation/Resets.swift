/// Storage that recording a reset reuses.
struct ResetScratch: Sendable {
    struct Entry: Sendable, BitwiseCopyable {
        var group: UInt32
        var target: PropertyTarget
        /// First key of the track for baselines, 0xFFFFFFFF for "the present value".
        var baselineKey: UInt32
    }

    var entries: [Entry] = []
    /// Group of each object plus 1, 0 for none.
    var groupOfObject: [UInt32] = []
    var groupCounts: [UInt32] = []
}

extension SceneTables {
    /// Records the values of the float and colour properties that the given timelines key, grouped by object
    /// (chapter 03 §10.1), in place of what `range` held.
    ///
    /// - Parameter firstIsBaseline: properties of the first timeline are recorded with its first keys' values.
    mutating func recordReset(
        _ first: AnimationIndex, _ second: AnimationIndex, firstIsBaseline: Bool, into range: inout SlabRange,
        instance: Int, _ context: SceneContext
    ) {
        beginReset(context)
        collectReset(first, isBaseline: firstIsBaseline, context)
        collectReset(second, isBaseline: false, context)
        endReset(into: &range, instance: instance, context)
    }

    mutating func beginReset(_ context: SceneContext) {
        resetScratch.entries.removeAll(keepingCapacity: true)
        resetScratch.groupCounts.removeAll(keepingCapacity: true)
        if resetScratch.groupOfObject.count < context.definition.objects.count {
            resetScratch.groupOfObject.append(
                contentsOf: repeatElement(0, count: context.definition.objects.count - resetScratch.groupOfObject.count)
            )
        }
    }

    mutating func collectReset(_ index: AnimationIndex, isBaseline: Bool, _ context: SceneContext) {
        guard !index.isNone else { return }
        for position in context.definition.animations.animations[index.position].tracks.positions {
            let track = context.definition.animations.tracks[position]
            let object = track.target.object.position
            if resetScratch.groupOfObject[object] == 0 {
                resetScratch.groupCounts.append(0)
                resetScratch.groupOfObject[object] = UInt32(resetScratch.groupCounts.count)
            }
            guard track.target.field == .float || track.target.field == .color else { continue }
            let group = resetScratch.groupOfObject[object] - 1
            // Each property once, from the first timeline that keys it.
            let isKnown = resetScratch.entries.contains {
                $0.group == group && $0.target.property == track.target.property
            }
            if isKnown { continue }
            resetScratch.groupCounts[Int(group)] += 1
            resetScratch.entries.append(
                ResetScratch.Entry(
                    group: group, target: track.target, baselineKey: isBaseline ? track.keys.start : 0xFFFF_FFFF))
        }
    }

    mutating func endReset(into range: inout SlabRange, instance: Int, _ context: SceneContext) {
        range.count = 0
        resets.grow(&range, to: resetScratch.entries.count)
        range.count = UInt32(resetScratch.entries.count)
        var start: UInt32 = 0
        for group in resetScratch.groupCounts.indices {
            let count = resetScratch.groupCounts[group]
            resetScratch.groupCounts[group] = start
            start += count
        }
        for position in resetScratch.entries.indices {
            let entry = resetScratch.entries[position]
            resetScratch.groupOfObject[entry.target.object.position] = 0
            let value =
                entry.baselineKey == 0xFFFF_FFFF
                ? bits(entry.target, instance: instance, context)
                : context.definition.animations.keys[Int(entry.baselineKey)].value
            let place = Int(range.start) + Int(resetScratch.groupCounts[Int(entry.group)])
            resetScratch.groupCounts[Int(entry.group)] += 1
            resets[place] = ResetEntry(
                target: entry.target, bits: entry.target.field == .color ? Self.throughFloat(value) : value)
        }
        // Objects of groups without entries.
        for position in resetScratch.groupOfObject.indices { resetScratch.groupOfObject[position] = 0 }
    }

    /// Colours are recorded as floats of the signed integer, which loses low bits of translucent ones.
    private static func throughFloat(_ color: UInt32) -> UInt32 {
        let value = Float(Int32(bitPattern: color))
        return UInt32(bitPattern: value >= 2_147_483_648 ? Int32.max : Int32(value))
    }

    /// Writes what was recorded, in order.
    mutating func applyReset(_ range: SlabRange, instance: Int, _ context: SceneContext) {
        for position in range.positions {
            let entry = resets[position]
            if let target = entry.target { set(target, bits: entry.bits, instance: instance, context) }
        }
    }
}

import RivuletSchema

extension SceneTables {
    /// Reports the keys of callback properties that the time passed on its way (chapter 03 §7.1).
    mutating func reportCallbacks(
        _ animation: AnimationDefinition, _ play: PlayRow, from: Float, to: Float, fromPong: Bool, machine: Int?,
        instance: Int, _ context: SceneContext
    ) {
        let isAtStart = animation.startTime(play.speedDirection) == from
        if from == to || (isAtStart && fromPong) { return }
        let isForward = from < to
        for position in animation.callbacks.positions {
            let callback = context.definition.animations.callbacks[position]
            let times = callback.times
            let first = Self.find(
                from, exactOffset: isForward == isAtStart ? 0 : 1, context.definition.animations.callbackTimes, times)
            let second = Self.find(
                to, exactOffset: isForward ? 1 : 0, context.definition.animations.callbackTimes, times)
            for key in min(first, second)..<max(first, second) {
                let delay = to - context.definition.animations.callbackTimes[Int(times.start) + key]
                fire(callback, delay: delay, machine: machine, instance: instance, context)
            }
        }
    }

    private static func find(_ time: Float, exactOffset: Int, _ times: [Float], _ range: TableRange) -> Int {
        let base = Int(range.start)
        let count = range.count
        if count == 0 || time > times[base + count - 1] { return count }
        var low = 0
        var high = count - 1
        while low <= high {
            let middle = (low + high) / 2
            let found = times[base + middle]
            if found < time {
                low = middle + 1
            } else if found > time {
                high = middle - 1
            } else {
                return middle + exactOffset
            }
        }
        return low
    }

    private mutating func fire(
        _ callback: CallbackDefinition, delay: Float, machine: Int?, instance: Int, _ context: SceneContext
    ) {
        switch SchemaProperty(index: callback.property).key {
        case PropertyKey.Event.trigger:
            // Without a machine it is heard at once, with no delay (chapter 03 §7.2).
            let event = EventRow(
                machine: machine.map { UInt32($0) } ?? EventRow.nobody, instance: UInt32(instance),
                object: callback.object, delay: machine == nil ? 0 : delay)
            events.append(event)
            if machine == nil { notifyParents(of: instance, [event], context.document, context) }
        case PropertyKey.NestedTrigger.fire:
            if let input = context.definition.inputOfObject[callback.object.position] {
                writeNestedInput(Int(input), 1, instance: instance, context)
            }
        case PropertyKey.CustomPropertyTrigger.fire:
            let object = context.definition.objects[callback.object.position]
            guard
                let property = object.type?.property(
                    key: UInt32(PropertyKey.CustomPropertyTrigger.propertyValue.rawValue))
            else { return }
            let target = ArtboardBuilder.target(callback.object, in: context.definition.objects, property)
            let value = bits(target, instance: instance, context)
            set(target, bits: value &+ 1, instance: instance, context)
        case PropertyKey.ViewModelInstanceTrigger.fire: fireStored(callback.object, instance: instance, context)
        default: break
        }
    }
}

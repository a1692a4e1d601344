import RivuletSchema

extension SceneTables {
    /// Reports the keys of callback properties that the time passed on its way (chapter 03 §7.1).
    mutating func reportCallbacks(
        _ animation: AnimationDefinition, _ play: PlayRow, from: Float, to: Float, fromPong: Bool, machine: Int?,
        instance: Int, _ definition: ArtboardDefinition
    ) {
        let isAtStart = animation.startTime(play.speedDirection) == from
        if from == to || (isAtStart && fromPong) { return }
        let isForward = from < to
        for position in animation.callbacks.positions {
            let callback = definition.animations.callbacks[position]
            let times = callback.times
            let first = Self.find(
                from, exactOffset: isForward == isAtStart ? 0 : 1, definition.animations.callbackTimes, times)
            let second = Self.find(to, exactOffset: isForward ? 1 : 0, definition.animations.callbackTimes, times)
            for key in min(first, second)..<max(first, second) {
                let delay = to - definition.animations.callbackTimes[Int(times.start) + key]
                fire(callback, delay: delay, machine: machine, instance: instance, definition)
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
        _ callback: CallbackDefinition, delay: Float, machine: Int?, instance: Int, _ definition: ArtboardDefinition
    ) {
        switch SchemaProperty(index: callback.property).key {
        case PropertyKey.Event.trigger:
            if let machine {
                events.append(EventRow(machine: UInt32(machine), object: callback.object, delay: delay))
            }
        case PropertyKey.CustomPropertyTrigger.fire:
            let object = definition.objects[callback.object.position]
            guard
                let property = object.type?.property(
                    key: UInt32(PropertyKey.CustomPropertyTrigger.propertyValue.rawValue))
            else { return }
            let target = ArtboardBuilder.target(callback.object, in: definition.objects, property)
            let value = bits(target, instance: instance)
            set(target, bits: value &+ 1, instance: instance, definition)
        default: break
        }
    }
}

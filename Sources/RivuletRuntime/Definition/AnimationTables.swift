/// The timelines of an artboard (chapter 03).
package struct AnimationTables: Sendable {
    package var animations: [AnimationDefinition] = []
    package var tracks: [TrackDefinition] = []
    package var keys: [KeyDefinition] = []
    /// Tracks of callback properties: reported while time passes, never applied.
    package var callbacks: [CallbackDefinition] = []
    package var callbackTimes: [Float] = []
    package var interpolators: [Interpolator] = []
    /// Strings of string keys, as ranges of the file's payload.
    package var strings: [TableRange] = []
    /// Keys whose value is bound: positions among the artboard's binds, by position of the key.
    package var boundKeys: [Int: UInt32] = [:]

    package init() {}
}

package struct AnimationDefinition: Sendable, BitwiseCopyable {
    package enum Loop {
        package static let oneShot: UInt32 = 0
        package static let loop: UInt32 = 1
        package static let pingPong: UInt32 = 2
    }

    package var record: UInt32
    package var fps: Float
    /// First and last frame that play, the work area's if it is enabled.
    package var startFrame: Float
    package var endFrame: Float
    /// The same in seconds.
    package var startSeconds: Float
    package var endSeconds: Float
    package var durationSeconds: Float
    package var speed: Float
    package var loop: UInt32
    package var quantize: Bool
    package var tracks: TableRange
    package var callbacks: TableRange

    /// What a state without a timeline plays: 60 frames at 60 a second, once, no keys.
    package static let empty = AnimationDefinition(
        record: 0xFFFF_FFFF, fps: 60, startFrame: 0, endFrame: 60, startSeconds: 0, endSeconds: 1, durationSeconds: 1,
        speed: 1, loop: Loop.oneShot, quantize: false, tracks: .empty, callbacks: .empty)

    package var startTime: Float { speed >= 0 ? startSeconds : endSeconds }
    package var endTime: Float { speed >= 0 ? endSeconds : startSeconds }
    package func startTime(_ multiplier: Float) -> Float { speed * multiplier >= 0 ? startSeconds : endSeconds }

    /// Where in its own time the timeline stands after so many seconds of global time (chapter 03 §1.1).
    package func globalToLocal(_ seconds: Float) -> Float {
        func positiveRemainder(_ value: Float) -> Float {
            let range = abs(durationSeconds)
            let remainder = value.truncatingRemainder(dividingBy: range)
            return remainder < 0 ? remainder + range : remainder
        }
        switch loop {
        case Loop.loop: return positiveRemainder(seconds) + startTime
        case Loop.pingPong:
            let turns = (seconds / durationSeconds).rounded(.towardZero)
            let isBackward = turns.truncatingRemainder(dividingBy: 2) != 0
            return isBackward ? endTime - positiveRemainder(seconds) : positiveRemainder(seconds) + startTime
        default: return seconds + startTime
        }
    }
}

/// The keys of one property of one object.
package struct TrackDefinition: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        case float
        case color
        /// A colour channel: interpolates, rounded.
        case channel
        /// Held, and written as it is whatever the mix: bools, ids, integers.
        case held
        case heldString
    }

    package var target: PropertyTarget
    package var keys: TableRange
    package var kind: Kind
    /// Some of the keys are bound.
    package var hasBoundKeys = false
}

/// A key frame: 12 bytes.
package struct KeyDefinition: Sendable, BitwiseCopyable {
    package static let hold: UInt32 = 0
    package static let linear: UInt32 = 1

    /// Seconds.
    package var time: Float
    package var value: UInt32
    /// `hold`, `linear`, else the position among the interpolators plus 2. Rules the segment to the next key.
    package var interpolation: UInt32
}

package struct CallbackDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    package var property: UInt16
    package var times: TableRange
}

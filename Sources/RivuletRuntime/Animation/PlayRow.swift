/// A timeline being played (chapter 03 §2). 40 bytes.
package struct PlayRow: Sendable, BitwiseCopyable {
    /// None: the empty animation.
    package var animation: AnimationIndex
    /// Seconds of the timeline.
    package var time: Float
    package var totalTime: Float = 0
    package var lastTotalTime: Float = 0
    /// What was left of the last step after the end, in seconds given to the step.
    package var spilledTime: Float = 0
    /// The share that a blend state gives it.
    package var mix: Float = 0
    /// 1 or −1.
    package var direction: Float = 1
    /// 1 or −1, fixed when the play begins.
    package var speedDirection: Float
    package var didLoop = false
    /// Loop value that replaces the timeline's; 0xFFFFFFFF for none.
    package var loopOverride: UInt32 = 0xFFFF_FFFF

    /// A play at its start: the end if it is played backwards.
    package init(_ index: AnimationIndex, _ animation: AnimationDefinition, speed: Float = 1) {
        self.animation = index
        time = speed >= 0 ? animation.startTime : animation.endTime
        speedDirection = speed >= 0 ? 1 : -1
    }

    package func loop(_ animation: AnimationDefinition) -> UInt32 {
        loopOverride == 0xFFFF_FFFF ? animation.loop : loopOverride
    }

    /// Whether more steps in the direction of `factor` would move it (chapter 03 §2.1).
    package func keepsGoing(_ animation: AnimationDefinition, _ factor: Float = 1) -> Bool {
        if loop(animation) != AnimationDefinition.Loop.oneShot { return true }
        let directed = direction * animation.speed * factor
        return (directed > 0 && time < animation.endSeconds) || (directed < 0 && time > animation.startSeconds)
    }

    /// Puts it at a time of the timeline, with the reference's quirk in the total time (chapter 03 §2.3).
    package mutating func seek(_ seconds: Float, _ animation: AnimationDefinition) {
        guard time != seconds else { return }
        time = seconds
        let gap = totalTime - lastTotalTime
        totalTime = seconds - animation.startFrame * animation.fps
        lastTotalTime = totalTime - gap
        direction = 1
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension SceneTables {
    /// How many reflections of a ping-pong one step plays one by one; what is beyond is folded.
    static let maximumReflections = 1_000

    /// Advances a play by so many seconds (chapter 03 §2.2). Returns whether it would go on.
    ///
    /// - Parameter machine: who hears of the timeline's events, nil for nobody.
    mutating func advancePlay(
        _ index: Int, by elapsed: Float, machine: Int?, instance: Int, _ context: SceneContext
    ) -> Bool {
        var play = plays[index]
        let animation = context.animation(play.animation)
        let delta = elapsed * animation.speed * play.direction
        play.spilledTime = 0
        if delta == 0 {
            play.didLoop = false
            plays[index] = play
            return false
        }
        play.lastTotalTime = play.totalTime
        play.totalTime += abs(delta)
        let isOver = !play.keepsGoing(animation, elapsed)
        let from = play.time
        play.time += delta
        let reports = !animation.callbacks.isEmpty
        if reports {
            reportCallbacks(
                animation, play, from: from, to: play.time, fromPong: false, machine: machine, instance: instance,
                context)
        }
        let fps = animation.fps
        let frames = play.time * fps
        let start = animation.startFrame
        let end = animation.endFrame
        let isForward = delta >= 0
        let deltaFrames = delta * fps
        play.didLoop = false
        switch play.loop(animation) {
        case AnimationDefinition.Loop.oneShot:
            if isForward, frames > end {
                play.spilledTime = (frames - end) / deltaFrames * elapsed
                play.time = end / fps
                play.didLoop = true
            } else if !isForward, frames < start {
                play.spilledTime = (start - frames) / abs(deltaFrames) * elapsed
                play.time = start / fps
                play.didLoop = true
            }
        case AnimationDefinition.Loop.loop:
            let range = end - start
            if isForward, frames >= end {
                let remainder = fmodf(frames - start, range)
                play.spilledTime = remainder / deltaFrames * elapsed
                play.time = (start + remainder) / fps
                play.didLoop = true
                if reports {
                    reportCallbacks(
                        animation, play, from: 0, to: play.time, fromPong: false, machine: machine,
                        instance: instance, context)
                }
            } else if !isForward, frames <= start {
                let remainder = abs(fmodf(start - frames, range))
                play.spilledTime = abs(remainder / deltaFrames) * elapsed
                play.time = (end - remainder) / fps
                play.didLoop = true
                if reports {
                    reportCallbacks(
                        animation, play, from: end / fps, to: play.time, fromPong: false, machine: machine,
                        instance: instance, context)
                }
            }
        case AnimationDefinition.Loop.pingPong:
            reflect(
                &play, animation, frames: frames, isForward: isForward, reports: reports, machine: machine,
                instance: instance, context)
        default: break
        }
        if isOver { play.spilledTime = 0 }
        plays[index] = play
        return play.keepsGoing(animation, elapsed)
    }

    private mutating func reflect(
        _ play: inout PlayRow, _ animation: AnimationDefinition, frames: Float, isForward: Bool, reports: Bool,
        machine: Int?, instance: Int, _ context: SceneContext
    ) {
        let fps = animation.fps
        let start = animation.startFrame
        let end = animation.endFrame
        var frames = frames
        var isForward = isForward
        var fromPong = true
        var round = 0
        while round < Self.maximumReflections {
            round += 1
            let from: Float
            if isForward, frames >= end {
                play.spilledTime = (frames - end) / fps
                frames = end + (end - frames)
                from = end / fps
            } else if !isForward, frames < start {
                play.spilledTime = (start - frames) / fps
                frames = start + (start - frames)
                from = start / fps
            } else {
                return
            }
            play.time = frames / fps
            play.direction = -play.direction
            isForward.toggle()
            play.didLoop = true
            if reports {
                reportCallbacks(
                    animation, play, from: from, to: play.time, fromPong: fromPong, machine: machine,
                    instance: instance, context)
            }
            fromPong.toggle()
        }
        // A step of thousands of passes, or a timeline without length, on which the reference never returns: the
        // rest is folded into one pass.
        let range = abs(end - start)
        frames = range > 0 ? start + abs(fmodf(frames - start, range)) : start
        play.time = frames.isFinite ? frames / fps : start / fps
    }
}

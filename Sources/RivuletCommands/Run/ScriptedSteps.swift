import RivuletRuntime

/// Takes a scene from instant to instant on virtual time, with the inputs of the command line.
///
/// Instants are 0, then k times the step for k = 1, 2, …, each computed from k, and every stop that lies between two of
/// them, which cuts a step in two. At an instant the inputs that are due are applied, then the scene is advanced to it. So
/// an input at T acts in the first step that ends at T or later.
struct ScriptedSteps {
    var step = ExactTime.frame
    /// In order of time.
    var inputs: [CheckedInput] = []
    /// The instant to advance to.
    private(set) var time = ExactTime.zero
    private var delta = 0.0
    /// Whole steps up to the instant.
    private var ordinal = 0
    private var nextInput = 0

    init() {}

    /// Whether inputs are still to come.
    var isPending: Bool { nextInput < inputs.count }

    /// What inputs did at an instant.
    struct Applied {
        /// Whether there were any.
        var isAny = false
        /// What pointers found.
        var pointers: [PointerResult] = []
    }

    /// Applies the inputs that are due, all that are left at the last instant, and advances the scene to the instant.
    mutating func advance(
        _ scene: inout Scene, isLast: Bool, into report: inout AdvanceReport
    ) throws(CommandFailure) -> Applied {
        var applied = Applied()
        while nextInput < inputs.count, isLast || inputs[nextInput].time <= time {
            do throws(SceneError) {
                applied.pointers += try inputs[nextInput].perform(on: &scene)
                applied.isAny = true
            } catch {
                throw .usage("\(inputs[nextInput].given), at \(time.decimalSeconds) s: \(error.description)")
            }
            nextInput += 1
        }
        scene.advance(by: delta, endingAt: time.seconds, into: &report)
        return applied
    }

    /// Goes on to the end of the step, or to `stop` if that comes before.
    mutating func next(notBeyond stop: ExactTime) {
        let end = (ordinal + 1) * step
        if end <= stop {
            delta = time == ordinal * step ? step.seconds : (end - time).seconds
            time = end
            ordinal += 1
        } else {
            delta = (stop - time).seconds
            time = stop
        }
    }
}

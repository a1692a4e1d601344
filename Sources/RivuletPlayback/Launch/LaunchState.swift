/// A launch without any concurrency: what happens goes in with its instant, what is to be done comes out.
///
/// Instants count from the start of the launch.
package struct LaunchState: Sendable {
    package struct Plan: Sendable, Equatable {
        /// What plays; nil for an overlay without a file.
        package var playsFile = true
        /// Set where playing ends by time alone.
        package var length: Duration?
        package var timeout: Duration = .seconds(3)
        package var minimum: Duration = .zero
        /// Set where a still is shown instead.
        package var still: Duration?
        package var fade = Fade.none
        package var framesPerSecond = 60

        package init() {}
    }

    package enum Stage: Sendable, Equatable, CaseIterable {
        case idle, loading, playing, still, awaitingMinimum, awaitingWork, fading, done
    }

    package enum Timer: Sendable, Hashable, CaseIterable {
        case timeout, minimum, still, length, frame, fade
    }

    package enum Input: Sendable, Equatable {
        /// It begins; with a reason if nothing is to be shown.
        case start(LaunchReason?)
        case loaded
        /// The file cannot be played, or its machine was closed.
        case failed(PlaybackError)
        /// The intro came to its end.
        case ended
        case tap
        case workDone
        case timer(Timer)
        case cancel
        /// Time will not pass any more.
        case workerClosed
    }

    package enum Action: Sendable, Equatable {
        case show(LaunchPhase)
        case startWork
        case load
        case play
        case setTimer(Timer, at: Duration)
        case cancelTimers
        case handOff(LaunchReason)
        case stopMachine
        case cancelWork
        case complete
    }

    package private(set) var stage = Stage.idle
    package private(set) var reason: LaunchReason?
    private let plan: Plan
    private var isWorkDone = false
    private var isMinimumOver: Bool
    /// When the frames of this stage began, and the number of the next.
    private var frames: (start: Duration, next: Int) = (.zero, 1)
    private var actions: [Action] = []

    package init(_ plan: Plan) {
        self.plan = plan
        isMinimumOver = plan.minimum <= .zero
    }

    /// Something happened.
    package mutating func handle(_ input: Input, at instant: Duration) -> [Action] {
        switch input {
        case .start(let reason): start(reason, at: instant)
        case .loaded: loaded(at: instant)
        case .failed(let error): failed(error, at: instant)
        case .ended: if stage == .playing { end(.finished(at: instant), at: instant) }
        case .tap: tap(at: instant)
        case .workDone: workDone(at: instant)
        case .timer(let timer): passed(timer, at: instant)
        case .cancel: abort(.cancelled, isCancelling: true)
        case .workerClosed: abort(.failed(.closed(.worker)), isCancelling: false)
        }
        defer { actions = [] }
        return actions
    }

    // MARK: Inputs

    private mutating func start(_ reason: LaunchReason?, at instant: Duration) {
        guard stage == .idle else { return }
        actions += [.show(.staticScreen), .startWork, .setTimer(.timeout, at: plan.timeout)]
        if let reason {
            self.reason = reason
            decide(at: instant)
            return
        }
        if !isMinimumOver { actions.append(.setTimer(.minimum, at: min(plan.minimum, plan.timeout))) }
        stage = .loading
        if plan.playsFile { actions.append(.load) } else { loaded(at: instant) }
    }

    private mutating func loaded(at instant: Duration) {
        guard stage == .loading else { return }
        if let still = plan.still {
            stage = .still
            actions += [.show(.still), .setTimer(.still, at: instant + still)]
            return
        }
        stage = .playing
        if plan.playsFile { actions.append(.play) }
        actions.append(.show(.playing(.zero)))
        if let length = plan.length { actions.append(.setTimer(.length, at: instant + length)) }
        startFrames(at: instant)
    }

    private mutating func failed(_ error: PlaybackError, at instant: Duration) {
        switch stage {
        case .loading, .playing, .still:
            reason = .failed(error)
            decide(at: instant)
        default: break
        }
    }

    /// The intro is over, but may have to stay for its minimum.
    private mutating func end(_ reason: LaunchReason, at instant: Duration) {
        self.reason = reason
        if isMinimumOver { decide(at: instant) } else { stage = .awaitingMinimum }
    }

    private mutating func tap(at instant: Duration) {
        switch stage {
        case .loading, .playing, .still:
            reason = .skipped(at: instant)
            decide(at: instant)
        case .awaitingMinimum: decide(at: instant)
        default: break
        }
    }

    private mutating func workDone(at instant: Duration) {
        isWorkDone = true
        if stage == .awaitingWork { fade(at: instant) }
    }

    private mutating func passed(_ timer: Timer, at instant: Duration) {
        switch timer {
        case .timeout: timeOut(at: instant)
        case .minimum:
            isMinimumOver = true
            if stage == .awaitingMinimum { decide(at: instant) }
        case .still: if stage == .still { end(.reducedMotion, at: instant) }
        case .length: if stage == .playing { end(.finished(at: instant), at: instant) }
        case .frame: frame(at: instant)
        case .fade: if stage == .fading { finish() }
        }
    }

    private mutating func timeOut(at instant: Duration) {
        switch stage {
        case .loading, .playing, .still:
            reason = .timedOut(at: instant)
            fade(at: instant)
        case .awaitingMinimum, .awaitingWork: fade(at: instant)
        case .idle, .fading, .done: break
        }
    }

    // MARK: Frames

    private mutating func startFrames(at instant: Duration) {
        frames = (instant, 1)
        nextFrame()
    }

    private mutating func nextFrame() {
        let passed = Cadence.duration(ofSteps: frames.next, rate: plan.framesPerSecond)
        frames.next += 1
        actions.append(.setTimer(.frame, at: frames.start + passed))
    }

    private mutating func frame(at instant: Duration) {
        switch stage {
        case .playing: actions.append(.show(.playing(instant - frames.start)))
        case .fading:
            guard instant - frames.start < plan.fade.duration else { return }
            actions.append(.show(.fading(progress: plan.fade.progress(after: instant - frames.start))))
        default: return
        }
        nextFrame()
    }

    // MARK: The way out

    private mutating func decide(at instant: Duration) {
        if isWorkDone { fade(at: instant) } else { stage = .awaitingWork }
    }

    private mutating func fade(at instant: Duration) {
        stage = .fading
        actions += [.cancelTimers, .handOff(reason ?? .cancelled), .show(.fading(progress: 0))]
        guard plan.fade.duration > .zero else { return finish() }
        actions.append(.setTimer(.fade, at: instant + plan.fade.duration))
        startFrames(at: instant)
    }

    private mutating func finish() {
        stage = .done
        actions += [
            .show(.fading(progress: 1)), .cancelTimers, .stopMachine, .show(.finished(reason ?? .cancelled)), .complete,
        ]
    }

    private mutating func abort(_ reason: LaunchReason, isCancelling: Bool) {
        switch stage {
        case .done: break
        case .fading: finish()
        default:
            stage = .done
            self.reason = reason
            actions += [.cancelTimers, .handOff(reason), .stopMachine]
            if isCancelling { actions.append(.cancelWork) }
            actions += [.show(.finished(reason)), .complete]
        }
    }
}

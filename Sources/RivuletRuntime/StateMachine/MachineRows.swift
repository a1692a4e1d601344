/// A state machine being played on an artboard instance.
package struct MachineRow: Sendable, BitwiseCopyable {
    package var instance: UInt32
    /// Position among the artboard's machines.
    package var machine: UInt32
    /// First of its words, layers and plays in the scene's tables.
    package var words: UInt32
    package var layers: UInt32
    package var plays: UInt32
    /// First of its string slots and binds.
    package var strings: UInt32
    package var binds: UInt32
    package var container: UInt32 = 0
    package var watches: UInt32 = 0
    /// The next machine of the same artboard instance.
    package var next: UInt32 = 0xFFFF_FFFF
    /// It plays; the rows of others wait for the next one like it.
    package var isAlive = true
    /// First of its listener groups and hit entries, and the draw order by which the latter are sorted.
    package var groups: UInt32 = 0
    package var entries: UInt32 = 0
    package var drawOrder: UInt8 = 0
    /// The scene's `epoch` when it was made.
    var madeAt: UInt32 = 0
    /// Something asked for another step.
    package var needsAdvance = false
    /// Events of the machine's last new frame are still to be handled by the next one.
    package var eventCount: UInt32 = 0
}

/// A layer of a playing machine (chapter 04 §6.1).
package struct LayerRow: Sendable, BitwiseCopyable {
    package var current: StateIndex
    /// The state that is mixed out; none before the first transition.
    package var from: StateIndex = .none
    package var transition: TransitionIndex = .none
    /// Progress of the transition, 0…1.
    package var mix: Float = 1
    /// The strength at which `from` is applied.
    package var mixFrom: Float = 1
    /// First plays of the two states; the sets change places when a transition is taken.
    package var currentPlays: UInt32
    package var fromPlays: UInt32
    /// Values that are written before mixing.
    package var reset = SlabRange()
    /// What 1D blends with the reset flag write before they blend.
    package var currentReset = SlabRange()
    package var fromReset = SlabRange()
    /// A timeline that the next apply writes once, where it stood when the state was left.
    package var holdAnimation: AnimationIndex = .none
    package var holdTime: Float = 0
    package var hasHold = false
    /// The state that is mixed out stands still.
    package var holdsFrom = false
    /// The end actions of the transition are done.
    package var isCompleted = false
    /// Some transition waits for its exit time.
    package var isWaiting = false
    /// A transition was taken since the last new frame.
    package var didChange = false
    package var currentKeepsGoing = true
    package var fromKeepsGoing = true

    /// The current state becomes the one that is mixed out. Its plays go with it, and those of the state that was mixed
    /// out until now are free for the next one.
    mutating func beginLeaving() {
        from = current
        swap(&currentPlays, &fromPlays)
        swap(&currentReset, &fromReset)
        fromKeepsGoing = currentKeepsGoing
    }
}

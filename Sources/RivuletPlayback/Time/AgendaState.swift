/// Something with an instant that waits for the worker, in the order in which it happens.
package enum AgendaItem: Sendable {
    /// A command of the host, its stamp and its sequence number.
    case command(Command, at: Duration, sequence: UInt64)
    /// Machines begin or step; the grid index is nil if the instant is not on the grid.
    case step(at: Duration, index: Int?)
    /// A deadline passed.
    case timer(TimerEntry)
}

/// A deadline and what it does. Timers leave the agenda when what they wait for comes first.
package struct TimerEntry: Sendable {
    package struct Number: Hashable, Comparable, Sendable {
        package var deadline: Duration
        package var sequence: UInt64

        package static func < (left: Self, right: Self) -> Bool {
            (left.deadline, left.sequence) < (right.deadline, right.sequence)
        }
    }

    package var number: Number
    package var action: @Sendable (_ deadline: Duration) -> Void
}

/// How far a run of the worker goes.
package enum Reach: Sendable {
    /// Only commands, whose stamps are never in the future.
    case commands
    /// All that is due at an instant of the virtual clock.
    case instant(Duration)
    /// All that is due by the real time; missed steps are given up as `Cadence` says.
    case wall(Duration)
}

/// Everything a worker is to do, ordered by instant, then command before step before timer, then sequence.
package struct AgendaState: Sendable {
    private struct Stamped: Sendable {
        var command: Command
        var instant: Duration
        var sequence: UInt64
    }

    private var commands = FIFO<Stamped>()
    /// Sorted.
    private var timers: [TimerEntry] = []
    package var cadence: Cadence
    package var driver = DriverState()
    /// Sequence number of the next command or timer.
    package private(set) var sequence: UInt64 = 0
    /// How much time was given up because the worker was too late.
    package private(set) var lostTime: Duration = .zero
    /// The latest instant of which something was taken: stamps are never before it.
    private var reached: Duration = .zero
    /// The instant of the item that was taken last, until the next one is asked for.
    private var inFlight: Duration?
    /// Whether a job is on its way that will drain the commands.
    private var isDrainScheduled = false
    package private(set) var isClosed = false

    package init(stepsPerSecond: Int) { cadence = Cadence(rate: stepsPerSecond) }

    /// The worker's time: never before something that has happened.
    package func stamp(now: Duration) -> Duration { max(now, reached) }

    /// Appends a command. True if a drain job has to be scheduled.
    package mutating func append(_ command: Command, now: Duration) -> Bool {
        guard !isClosed else { return false }
        commands.append(Stamped(command: command, instant: stamp(now: now), sequence: sequence))
        sequence += 1
        guard !isDrainScheduled else { return false }
        isDrainScheduled = true
        return true
    }

    /// A number for something that happens now.
    package mutating func takeSequence() -> UInt64 {
        defer { sequence += 1 }
        return sequence
    }

    /// Adds a timer; nil if the worker is closed.
    package mutating func addTimer(
        after delay: Duration, now: Duration, action: @escaping @Sendable (Duration) -> Void
    ) -> TimerEntry.Number? {
        addTimer(at: stamp(now: now) + max(delay, .zero), now: now, action: action)
    }

    /// Adds a timer for an instant, at the earliest now; nil if the worker is closed.
    package mutating func addTimer(
        at instant: Duration, now: Duration, action: @escaping @Sendable (Duration) -> Void
    ) -> TimerEntry.Number? {
        guard !isClosed else { return nil }
        let number = TimerEntry.Number(deadline: max(instant, stamp(now: now)), sequence: sequence)
        sequence += 1
        timers.insert(TimerEntry(number: number, action: action), at: position(of: number))
        return number
    }

    /// Takes a timer out, unless it is out already. Drop the result outside the lock.
    package mutating func removeTimer(_ number: TimerEntry.Number) -> TimerEntry? {
        let index = position(of: number)
        guard index < timers.count, timers[index].number == number else { return nil }
        return timers.remove(at: index)
    }

    private func position(of number: TimerEntry.Number) -> Int {
        var low = 0
        var high = timers.count
        while low < high {
            let middle = (low + high) / 2
            if timers[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Deadlines of all timers, in order.
    package var deadlines: [Duration] { timers.map(\.number.deadline) }
    package var hasCommands: Bool { !commands.isEmpty }
    package var timerCount: Int { timers.count }

    /// The earliest instant at which something is to be done, what is being done included.
    package var nextInstant: Duration? {
        [inFlight, commands.first?.instant, cadence.nextInstant, timers.first?.number.deadline]
            .compactMap { $0 }.min()
    }

    /// The earliest instant at which something other than a command is to be done: commands have a job of their own.
    package var nextDeadline: Duration? {
        [cadence.nextInstant, timers.first?.number.deadline].compactMap { $0 }.min()
    }

    /// A drain job, or a run that does its work, has begun.
    package mutating func beginRun() { isDrainScheduled = false }

    /// Takes out the next item within reach. Call it until it returns nil: an item counts as in flight until then.
    package mutating func next(_ reach: Reach) -> AgendaItem? {
        inFlight = nil
        guard let item = takeNext(reach) else { return nil }
        let instant =
            switch item {
            case .command(_, let instant, _), .step(let instant, _): instant
            case .timer(let timer): timer.number.deadline
            }
        reached = max(reached, instant)
        inFlight = instant
        return item
    }

    private mutating func takeNext(_ reach: Reach) -> AgendaItem? {
        let command = commands.first?.instant
        let horizon: Duration
        let wall: Duration?
        switch reach {
        case .commands:
            return popCommand()
        case .instant(let instant):
            (horizon, wall) = (instant, nil)
        case .wall(let instant):
            (horizon, wall) = (instant, instant)
        }
        let step = cadence.nextInstant
        let timer = timers.first?.number.deadline
        guard let first = [command, step, timer].compactMap({ $0 }).min(), first <= horizon else { return nil }
        if command == first { return popCommand() }
        if let step, step == first {
            let (index, lost) = cadence.takeStep(at: step, wall: wall)
            lostTime += lost
            return .step(at: step, index: index)
        }
        return .timer(timers.removeFirst())
    }

    private mutating func popCommand() -> AgendaItem? {
        commands.popFirst().map { .command($0.command, at: $0.instant, sequence: $0.sequence) }
    }

    /// Refuses everything from now on. Drop the result outside the lock.
    package mutating func close() -> (commands: [Command], timers: [TimerEntry]) {
        isClosed = true
        let dropped = (commands.removeAll().map(\.command), timers)
        timers = []
        cadence = Cadence(rate: cadence.rate)
        return dropped
    }
}

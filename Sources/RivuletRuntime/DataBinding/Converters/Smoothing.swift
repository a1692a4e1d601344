/// What an interpolator remembers (§13.14): two runs, of which the second one is in use while a value that is still
/// moving is led over to another one.
struct SmoothingState: Sendable, BitwiseCopyable, Equatable {
    struct Track: Sendable, BitwiseCopyable, Equatable {
        /// Bits of numbers, or colours.
        var from: UInt32 = 0
        var to: UInt32 = 0
        /// Seconds since its start.
        var time: Float = 0
    }

    enum Kind: UInt8, Sendable, BitwiseCopyable {
        case number, color

        func mix(_ from: UInt32, _ to: UInt32, _ factor: Float) -> UInt32 {
            switch self {
            case .color: return Color.mix(from, to, factor)
            case .number:
                let mixed = Float(bitPattern: to) * factor + Float(bitPattern: from) * (1 - factor)
                return mixed.bitPattern
            }
        }

        func equals(_ a: UInt32, _ b: UInt32) -> Bool {
            self == .color ? a == b : Float(bitPattern: a) == Float(bitPattern: b)
        }
    }

    /// Nil until the first value that can be interpolated.
    private var kind: Kind?
    /// Advances with time since the last reset, as far as they matter: below 2 values are taken over at once.
    private var count: UInt8 = 0
    private var isSmoothing = false
    private var current: UInt32 = 0
    private var a = Track()
    private var b = Track()

    private var track: Track {
        get { isSmoothing ? b : a }
        set { if isSmoothing { b = newValue } else { a = newValue } }
    }

    mutating func convert(_ input: BoundValue, duration: Float) -> BoundValue {
        let word: UInt32
        let inputKind: Kind
        switch input {
        case .number(let number): (word, inputKind) = (number.bitPattern, .number)
        case .color(let color): (word, inputKind) = (color, .color)
        default: return input
        }
        if duration == 0, kind == inputKind {
            take(word)
            isSmoothing = false
            a.time = 0
            b.time = 0
            return input
        }
        if kind == nil { kind = inputKind }
        guard let kind, kind == inputKind else { return input }
        if count < 2 {
            take(word)
        } else if !kind.equals(word, track.to) {
            if track.time != 0 {
                if isSmoothing { a = b }
                isSmoothing = true
            } else {
                isSmoothing = false
            }
            track = Track(from: current, to: word, time: 0)
        }
        return kind == .number ? .number(Float(bitPattern: current)) : .color(current)
    }

    private mutating func take(_ word: UInt32) {
        track.from = word
        track.to = word
        current = word
    }

    mutating func advance(by seconds: Float, duration: Float, _ curve: Interpolator?) -> ConverterProgress {
        if count < 2, seconds > 0 { count += 1 }
        guard let kind else { return ConverterProgress(isRunning: true) }
        // The run that is advanced stays the same one, also when it ceases to be the one in use.
        let isSecond = isSmoothing
        var run: Track { isSecond ? b : a }
        if kind.equals(run.to, current) || seconds == 0 { return ConverterProgress() }
        let start = run.time
        func factor(_ time: Float) -> Float {
            guard duration > 0 else { return 1 }
            let part = min(1, time / duration)
            return curve?.transform(part) ?? part
        }
        if isSmoothing {
            let part = factor(a.time)
            b.from = kind.mix(a.from, a.to, part)
            if part == 1 {
                a = b
                isSmoothing = false
            } else {
                a.time += seconds
            }
        }
        if run.time >= duration {
            current = run.to
            if isSmoothing {
                isSmoothing = false
                a = b
                a.time = 0
                b.time = 0
            } else {
                a.time = 0
            }
        } else {
            if isSecond { b.time += seconds } else { a.time += seconds }
            current = kind.mix(run.from, run.to, factor(run.time))
        }
        return ConverterProgress(isRunning: run.time < duration, concernsOwner: start < duration)
    }
}

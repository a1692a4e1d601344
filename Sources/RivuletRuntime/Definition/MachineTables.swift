/// The state machines of an artboard (chapter 04). All tables run over the whole artboard; owners hold ranges.
package struct MachineTables: Sendable {
    package var machines: [MachineDefinition] = []
    package var inputs: [InputDefinition] = []
    /// Words of fresh machine instances, one machine after the other.
    package var words: [UInt32] = []
    package var layers: [LayerDefinition] = []
    package var states: [StateDefinition] = []
    package var blendAnimations: [BlendAnimationDefinition] = []
    package var transitions: [TransitionDefinition] = []
    package var conditions: [Condition] = []
    package var comparisons: [ValueComparison] = []
    /// Trigger inputs that a taken transition marks as used by its layer.
    package var usedTriggers: [TriggerWords] = []
    /// Binds whose sources a taken transition marks as used by its layer, counted from the machine's first one.
    package var usedBinds: [UInt32] = []
    package var actions: [ScheduledAction] = []
    package var listeners: [ListenerDefinition] = []
    /// Object ids of the events that listeners hear, in the artboard from which the events come.
    package var listenerEvents: [UInt32] = []
    /// View model values that listeners watch.
    package var watches: [WatchDefinition] = []
    /// Strings of fresh machine instances, as ranges of the file's payload.
    package var strings: [TableRange] = []

    package init() {}
}

package struct MachineDefinition: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var inputs: TableRange
    package var words: TableRange
    package var layers: TableRange
    package var listeners: TableRange
    package var watches = TableRange.empty
    package var strings = TableRange.empty
    package var binds = TableRange.empty
    /// How many plays one instance needs: for each layer two sets, each as large as its largest state.
    package var playCount: UInt32
}

package struct InputDefinition: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        case bool
        case number
        case trigger
        /// The slot of an unknown record.
        case empty
    }

    package var kind: Kind
    /// Relative to the machine's first word. A trigger has one word "fired" and then its words of "used by layer".
    package var word: WordIndex
    package var record: UInt32
}

/// The words of a trigger input, relative to its machine's first word: whether it is fired, and the bit of the layer.
package struct TriggerWords: Sendable, BitwiseCopyable {
    package var fired: WordIndex
    package var used: WordIndex
    package var mask: UInt32
}

package struct LayerDefinition: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var states: TableRange
    package var entry: StateIndex
    package var any: StateIndex
    /// First of its plays within the machine instance, and how many one state needs at most.
    package var firstPlay: UInt32
    package var playsPerState: UInt32
}

package struct StateDefinition: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        case entry
        case any
        case exit
        case animation
        case blend1D
        case blendDirect
        /// Of an unknown type: does nothing.
        case placeholder
    }

    package var kind: Kind
    /// Random choice among the transitions that are allowed.
    package var isRandom: Bool
    /// A 1D blend that writes recorded values before it blends.
    package var resets: Bool
    package var speed: Float
    /// None: the empty animation.
    package var animation: AnimationIndex
    package var blends: TableRange
    /// 1D blends: the machine word of the number, none for 0.
    package var blendWord: WordIndex
    package var transitions: TableRange
    package var actions: TableRange
}

package struct BlendAnimationDefinition: Sendable, BitwiseCopyable {
    package enum Source: UInt8, Sendable, BitwiseCopyable {
        /// 1D: `value` is its place on the axis.
        case axis
        /// Direct: the input at `word`, in per cent.
        case input
        /// Direct: `value` itself, in per cent.
        case constant
        /// Direct: the bound number at `word`, in per cent; without a word the mix stays.
        case bound
    }

    package var animation: AnimationIndex
    package var source: Source
    package var value: Float
    package var word: WordIndex
}

package struct TransitionDefinition: Sendable, BitwiseCopyable {
    package struct Flags: OptionSet, Sendable, BitwiseCopyable {
        package var rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let disabled = Flags(rawValue: 1)
        package static let durationIsPercentage = Flags(rawValue: 2)
        package static let hasExitTime = Flags(rawValue: 4)
        package static let exitTimeIsPercentage = Flags(rawValue: 8)
        package static let pauseOnExit = Flags(rawValue: 16)
        package static let earlyExit = Flags(rawValue: 32)
    }

    package var record: UInt32
    package var target: StateIndex
    package var flags: Flags
    /// Milliseconds or per cent.
    package var duration: UInt32
    /// The machine's word of a bound duration, which counts instead; none if it is not bound.
    package var durationWord = WordIndex.none
    package var exitTime: UInt32
    /// Position among the source's blends of the animation that exit time looks at; only for transitions of blend states.
    package var exitBlend: UInt32
    package var isBlendTransition: Bool
    /// Position among the artboard's interpolators, 0xFFFFFFFF for none.
    package var interpolator: UInt32
    package var weight: UInt32
    package var conditions: TableRange
    package var usedTriggers: TableRange
    package var usedBinds: TableRange
    package var actions: TableRange
}

/// How a condition compares (chapter 04 §9.1).
package enum Comparison: UInt8, Sendable, BitwiseCopyable {
    case equal
    case notEqual
    case lessOrEqual
    case greaterOrEqual
    case less
    case greater
    /// A number that stands for no operator: never true.
    case invalid

    package func holds(_ left: Float, _ right: Float) -> Bool {
        switch self {
        case .equal: left == right
        case .notEqual: left != right
        case .lessOrEqual: left <= right
        case .greaterOrEqual: left >= right
        case .less: left < right
        case .greater: left > right
        case .invalid: false
        }
    }
}

/// A condition of a transition, its kinds checked and its words known.
package enum Condition: Sendable, BitwiseCopyable {
    case always(Bool)
    case bool(WordIndex, Comparison)
    case number(WordIndex, Comparison, Float)
    case trigger(TriggerWords)
    /// Position among the comparisons.
    case values(UInt32)
    /// The source of a bind changed, and the layer did not use that: counted from the machine's first bind, none for
    /// never.
    case changed(UInt32)
}

/// What a state or transition does when it starts or ends.
package struct ScheduledAction: Sendable, BitwiseCopyable {
    package enum Kind: Sendable, BitwiseCopyable {
        case fireEvent(ObjectIndex)
        case fireTrigger(BindPath)
        /// Writes a bindable through its bind: position among the artboard's bindables.
        case changeValue(UInt32)
        /// A bool or number as its 32 bits; a trigger is fired with 1.
        case setInput(Input, UInt32)
        case toggleInput(Input)
        /// Moves a component to the pointer: position among the artboard's alignments.
        case alignTarget(UInt32)
    }

    package enum Input: Sendable, BitwiseCopyable {
        /// Position among the artboard's machine inputs.
        case own(UInt32)
        /// Position among the artboard's nested inputs.
        case nested(UInt32)
    }

    package var kind: Kind
    package var isAtEnd: Bool
}

/// What a machine does when it hears an event.
package struct ListenerDefinition: Sendable, BitwiseCopyable {
    package var target: ObjectIndex
    /// Acts once for a batch of events, else once for each.
    package var isSingle: Bool
    /// Hears the events of its own artboard; those of nested artboards only if its target is their host.
    package var hearsOwnEvents: Bool
    package var events: TableRange
    package var actions: TableRange
}

/// A view model value that a listener watches.
package struct WatchDefinition: Sendable, BitwiseCopyable {
    /// Position among the artboard's listeners.
    package var listener: UInt32
    package var path: BindPath
}

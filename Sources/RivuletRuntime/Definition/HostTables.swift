/// What stands in an artboard from other artboards: hosts, the timelines and machines that play in them, inputs that
/// reach into them (chapter 02 §14).
package struct HostTables: Sendable {
    /// In object order.
    package var hosts: [HostDefinition] = []
    /// In object order.
    package var lists: [ListDefinition] = []
    /// Which artboards lists show for which view models.
    package var listRules: [ListRuleDefinition] = []
    /// Hosts and lists together in object order.
    package var places: [PlaceDefinition] = []
    package var plays: [NestedPlayDefinition] = []
    package var inputs: [NestedInputDefinition] = []
    package var joysticks: [JoystickDefinition] = []
    /// Remapped timelines that joysticks drive, positions among `plays`.
    package var joystickPlays: [UInt32] = []
    /// Values of custom triggers, which go back to 0 at the end of a round, in object order.
    package var customTriggers: [PropertyTarget] = []
    /// Objects of type Solo, in object order.
    package var solos: [ObjectIndex] = []

    package init() {}

    /// The object in which an instance with a `host` is nested.
    package func place(_ host: UInt32) -> ObjectIndex {
        InstanceRow.isInList(host)
            ? lists[Int(host & ~InstanceRow.listBit)].object : hosts[Int(host)].object
    }

    /// The artboard that a list shows for items of a view model; none if there is none (chapter 05 §17.1).
    func artboard(of viewModel: UInt32, in list: ListDefinition, _ document: DocumentTables) -> UInt32 {
        let rule = listRules[list.rules.positions].last { $0.viewModel == viewModel }
        return rule?.artboard ?? document.viewModels.viewModels[Int(viewModel)].artboard
    }
}

/// A list of artboards.
package struct ListDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    package var slot: SlotIndex
    package var rules: TableRange
}

package struct ListRuleDefinition: Sendable, BitwiseCopyable {
    package var viewModel: UInt32
    package var artboard: UInt32
}

/// A host or a list, by number.
package struct PlaceDefinition: Sendable, BitwiseCopyable {
    private var number: UInt32

    init(host: Int) { number = UInt32(host) }
    init(list: Int) { number = UInt32(list) | 0x8000_0000 }

    package var isList: Bool { number & 0x8000_0000 != 0 }
    package var row: Int { Int(number & 0x7FFF_FFFF) }
}

package struct HostDefinition: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        case plain
        /// Scaled into its parent's frame.
        case leaf
        /// Placed by a layout.
        case layout
    }

    package var object: ObjectIndex
    package var slot: SlotIndex
    package var kind: Kind
    /// Position among the document's artboards; none if the file does not have it.
    package var artboard: UInt32
    package var plays: TableRange
    /// The instance that its content is bound to.
    package var path: BindPath
    /// View model instances of its own, among the artboard's.
    package var stateful: TableRange
    /// Words: isPaused, speed, quantize.
    package var isPaused: WordIndex
    package var speed: WordIndex
    package var quantize: WordIndex
}

package struct NestedPlayDefinition: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// Plays by itself if it is told to.
        case simple
        /// Stands where its time property says.
        case remap
        case machine
    }

    package var kind: Kind
    package var host: UInt32
    /// Position among the timelines or machines of the host's artboard.
    package var animation: UInt32
    /// Words of linear plays: mix; of simple ones also speed and isPlaying; of remapped ones also time.
    package var mix: WordIndex
    package var speed: WordIndex
    package var isPlaying: WordIndex
    package var time: WordIndex
    package var inputs: TableRange
}

package struct NestedInputDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    package var kind: InputDefinition.Kind
    /// Position among `plays`.
    package var play: UInt32
    /// Position among the inputs of the nested machine.
    package var input: UInt32
    /// What is written when the content is mounted; triggers are not fired.
    package var initial: UInt32
}

package struct JoystickDefinition: Sendable, BitwiseCopyable {
    package var object: ObjectIndex
    package var slot: SlotIndex
    /// First of its words, in the order of the schema: x, y, posX, posY, originX, originY, width, height …
    package var x: WordIndex
    package var y: WordIndex
    package var posX: WordIndex
    package var posY: WordIndex
    package var originX: WordIndex
    package var originY: WordIndex
    package var width: WordIndex
    package var height: WordIndex
    package var xAnimation: AnimationIndex
    package var yAnimation: AnimationIndex
    package var invertsX: Bool
    package var invertsY: Bool
    /// The component whose place moves it, and the one that it hangs on.
    package var handle: TransformIndex
    package var parent: TransformIndex
    /// Positions among the joystick plays.
    package var plays: TableRange
}

import RivuletFormat
import RivuletSchema

/// An artboard compiled to flat tables: everything its instances share. Made once when the document is made.
///
/// A class so that reaching it costs one reference, not the copy of a struct of arrays.
package final class ArtboardDefinition: Sendable {
    package let index: Int
    /// The file's payload, which strings point into.
    package let payload: [UInt8]
    package let width: Float
    package let height: Float
    package let objects: [ObjectDefinition]
    /// Children of an object, in object order.
    package let children: [ObjectIndex]
    /// The words of a fresh instance.
    package let words: [UInt32]
    /// The strings of a fresh instance, as ranges of the file's payload; a string word is a position here.
    package let strings: [TableRange]
    package let slots: [SlotDefinition]
    /// Slots after this one are never updated.
    package let reachableSlots: Int
    package let dependents: [SlotIndex]
    package let transforms: [TransformDefinition]
    package let animations: AnimationTables
    package let machines: MachineTables
    package let pointers: PointerTables
    package let hosts: HostTables
    package let paths: PathTables
    package let drawing: DrawTables
    package let constraints: ConstraintTables
    package let binds: BindTables
    /// How many vertices a scene may generate.
    package let generatedItems: Int
    /// What is limited in this artboard.
    package let diagnostics: [Diagnostic]
    /// Flags of a fresh instance's objects: what its solos hide is collapsed.
    package let initialFlags: [ObjectFlags]
    /// All dirt, and whether it is collapsed, of each slot of a fresh instance.
    package let initialDirt: [Dirt]
    /// One bit for every slot that a fresh instance updates.
    package let initialPending: [UInt64]
    /// Positions in `hosts.plays` of the plays that a change of an object's words touches, and of nested inputs.
    package let playOfObject: [Int: UInt32]
    package let hostOfObject: [Int: UInt32]
    package let listOfObject: [Int: UInt32]
    package let inputOfObject: [Int: UInt32]

    package init(_ builder: ArtboardBuilder) {
        index = builder.index
        payload = builder.file.payload
        width = builder.width
        height = builder.height
        objects = builder.objects
        children = builder.children
        words = builder.words
        strings = builder.strings
        slots = builder.slots
        reachableSlots = builder.reachableSlots
        dependents = builder.dependents
        transforms = builder.transforms
        animations = builder.animations
        machines = builder.machines
        pointers = builder.pointers
        hosts = builder.hosts
        paths = builder.paths
        drawing = builder.drawing
        constraints = builder.constraints
        binds = builder.binds
        generatedItems = builder.limits.generatedItems
        diagnostics = builder.diagnostics
        initialFlags = builder.initialFlags
        initialDirt = builder.initialDirt
        initialPending = builder.initialPending
        playOfObject = builder.playOfObject
        hostOfObject = builder.hostOfObject
        listOfObject = builder.listOfObject
        inputOfObject = builder.inputOfObject
    }
}

extension ArtboardDefinition {
    /// All artboards of a file.
    package static func compileAll(
        file: RiveFile, imports: ImportTables, manifest: Manifest, limits: ReadLimits
    ) -> [ArtboardDefinition] {
        let bindOwners = BindOwners(imports)
        return imports.artboards.indices.map { index in
            var builder = ArtboardBuilder(
                file: file, imports: imports, manifest: manifest, bindOwners: bindOwners, index: index, limits: limits)
            return builder.compile()
        }
    }
}

/// One object slot of an artboard.
package struct ObjectDefinition: Sendable, BitwiseCopyable {
    /// `SchemaType.index`, or `RecordRow.unknownType` for an empty slot.
    package var typeIndex: UInt16
    package var parent: ObjectIndex
    /// First of the object's words.
    package var word: WordIndex
    package var slot: SlotIndex
    package var transform: TransformIndex
    /// The record in the file, for names and properties without a word.
    package var record: UInt32
    package var children: TableRange

    package static let empty = ObjectDefinition(
        typeIndex: RecordRow.unknownType, parent: .none, word: .none, slot: .none, transform: .none,
        record: ImportTables.none, children: .empty)

    /// Nil for an empty slot.
    package var type: SchemaType? { typeIndex == RecordRow.unknownType ? nil : SchemaType(index: typeIndex) }
}

/// What an instance remembers of an object beside its words.
package struct ObjectFlags: OptionSet, Sendable, BitwiseCopyable {
    package var rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Neither updated nor advanced nor drawn: hidden by a solo, or below something that is (chapter 02 §7).
    package static let collapsed = ObjectFlags(rawValue: 1)
}

/// A component in the update order.
package struct SlotDefinition: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        case artboard
        /// Local, world and opacity arithmetic, and constraints.
        case transform
        /// A nested artboard.
        case host
        /// A list of artboards.
        case list
        /// A joystick that a handle moves.
        case joystick
        /// A transform with geometry.
        case path
        /// Puts the paths of a shape together.
        case composer
        case skin
        case mesh
        /// Measures the path that a constraint follows.
        case follow
        /// A stroke, or a fill with effects.
        case paint
        case gradient
        case feather
        case clip
        /// An n-sliced group.
        case slicedNode
        /// An n-sliced image.
        case slicer
        /// Takes its place in the order and hands dirt on; nothing is made of it in an update.
        case relay
    }

    /// What happens at once when a component gets dirt (chapter 02 §4.1).
    package enum Hook: UInt8, Sendable, BitwiseCopyable {
        case none
        /// The constrained component moves.
        case constraint
        /// The path or mesh changes.
        case skin
        /// The shape's paths change.
        case path
        case composer
    }

    package var kind: Kind
    package var hook = Hook.none
    /// Dirt which the run kernel for plain transforms cannot handle.
    package var special: Dirt
    /// Its row in the table of its kind: path, shape, skin (of a mesh: its skin), constraint.
    package var row: UInt32 = 0xFFFF_FFFF
    package var object: ObjectIndex
    package var transform: TransformIndex
    package var dependents: TableRange
}

/// How a component's matrices are made.
package struct TransformDefinition: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// x and y are words of the object.
        case node
        /// x is the length of the parent bone, y is 0.
        case bone
        /// The identity.
        case artboard
    }

    package var kind: Kind
    package var parent: TransformIndex
    /// Words: opacity, rotation, scaleX, scaleY.
    package var word: WordIndex
    /// Word of x (node) or of the parent bone's length (bone); y is the next one.
    package var xWord: WordIndex
    package var slot: SlotIndex
    package var object: ObjectIndex
    package var constraints = TableRange.empty
}

/// Dirt of a component, a mask (chapter 02 §4).
package struct Dirt: OptionSet, Sendable, BitwiseCopyable {
    package var rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Not updated, and keeps its dirt.
    package static let collapsed = Dirt(rawValue: 0x0001)
    package static let dependents = Dirt(rawValue: 0x0002)
    package static let components = Dirt(rawValue: 0x0004)
    package static let drawOrder = Dirt(rawValue: 0x0008)
    package static let path = Dirt(rawValue: 0x0010)
    package static let vertices = Dirt(rawValue: 0x0020)
    package static let transform = Dirt(rawValue: 0x0040)
    package static let worldTransform = Dirt(rawValue: 0x0080)
    package static let renderOpacity = Dirt(rawValue: 0x0100)
    package static let paint = Dirt(rawValue: 0x0200)
    package static let stops = Dirt(rawValue: 0x0400)
    package static let layoutStyle = Dirt(rawValue: 0x0800)
    package static let bindings = Dirt(rawValue: 0x1000)
    package static let nSlicer = Dirt(rawValue: 0x2000)
    package static let scriptUpdate = Dirt(rawValue: 0x4000)
    package static let clipping = Dirt(rawValue: 0x8000)
    /// What a fresh component has.
    package static let filthy = Dirt(rawValue: 0xFFFE)
}

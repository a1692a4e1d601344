import RivuletSchema

/// What every writer of a property holds — key frame tracks, actions, resets, the host: where the value lies and what
/// a change of it does. 16 bytes.
package struct PropertyTarget: Sendable, BitwiseCopyable, Equatable {
    package var object: ObjectIndex
    /// First word of the artboard instance plus this is the value's word; none for fields without one.
    package var word: WordIndex
    /// The slot that the effect acts on, none if the object is not in the update order.
    package var slot: SlotIndex
    /// `SchemaProperty.index`.
    package var property: UInt16
    package var effect: Effect
    package var field: FieldForm
}

/// How a written value is compared and stored.
package enum FieldForm: UInt8, Sendable, BitwiseCopyable {
    case float
    case uint
    case int
    case bool
    case color
    /// The word is the number of a string slot.
    case string
    /// Bits of another property's word.
    case view
    /// An input of a nested machine: the word is a position among the artboard's nested inputs.
    case nestedInput
    /// A value of a view model instance in the artboard: the word is the instance's position, the slot the property.
    case stored
    /// Computed by the object, or structural: writing does nothing.
    case inert
    /// A key fires something instead of writing.
    case callback
}

/// What follows from a change of a property (chapter 02 §4.2).
package enum Effect: UInt8, Sendable, BitwiseCopyable {
    case none
    /// x, y, rotation, scale of a transform component.
    case transform
    /// Opacity, handed down to everything below.
    case opacity
    /// Length of a bone: its child bones move.
    case childBones
    /// A colour, shown without an update pass.
    case color
    /// Which child of a solo shows.
    case solo
    /// Where a remapped timeline stands.
    case remapTime
    /// How content is fitted: the world matrix, handed down.
    case world
    /// A property of a constraint that moves what it constrains.
    case constrained
    /// Geometry of a path.
    case path
    /// Geometry of a vertex: its path or mesh changes.
    case vertex
    /// Size of an n-sliced group.
    case nSlicer
    /// An axis of an n-slicer or n-sliced group.
    case axis
    /// Strokes and gradients: a paint is made anew.
    case paint
    case gradientPoint
    case stopColor
    case stopPosition
    case feather
    /// An effect on a paint or in a group.
    case pathEffect
    /// A dash of a dash effect.
    case dash
    /// Which drawable is drawn when.
    case drawOrder
    /// Visibility of a clip.
    case clipping
    /// The origin of an artboard, which what it is nested in follows.
    case artboardOrigin
    /// The origin that a place gives to what it shows.
    case componentOrigin
    /// The size of an artboard.
    case artboardSize
    /// Something the update pass looks at: only the artboard's components flag is set.
    case components
}

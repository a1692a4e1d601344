/// Why the import rules drop a record or leave out a part of it (chapter 01 §8.5, §9).
package enum DropReason: UInt8, Sendable, BitwiseCopyable, CaseIterable {
    // What has to stand before the record does not.
    case noBackboard, noArtboard, noAsset, noEnum, noViewModel, noViewModelInstance, noList
    case noConverterGroup, noFormula, noScriptedObject
    case noAnimation, noKeyedObject, noKeyedProperty
    case noStateMachine, noLayer, noState, noTransition, noStateOrTransition, noListener, noListenerInput
    case noCondition, noBindableProperty
    // What it refers to is not there or is of another kind.
    case wrongInput, wrongNestedInput, noBlendState
    // Taken out of their artboard.
    case noParent, parentCycle, wrongParent, noTarget
    case keyedObjectWithoutObject, keyedPropertyUnsupported, keyedObjectWithoutInterpolator
    // Kept, but without effect.
    case transitionWithoutInterpolator, transitionWithoutTarget
}

/// How often a reason applied, and where first.
package struct ImportNote: Sendable, BitwiseCopyable, Equatable {
    package var reason: DropReason
    package var count: Int
    /// The first record concerned.
    package var record: UInt32
}

extension DropReason {
    /// What became of such a record and why, to follow "so many objects": a clause without a full stop.
    package var clause: String {
        switch self {
        case .noBackboard: "dropped: no Backboard stands before it"
        case .noArtboard: "dropped: no Artboard stands before it"
        case .noAsset: "dropped: no asset stands before the contents"
        case .noEnum: "dropped: no DataEnumCustom stands before the enum value"
        case .noViewModel: "dropped: no ViewModel stands before the property"
        case .noViewModelInstance: "dropped: no ViewModelInstance stands before the value"
        case .noList: "dropped: no ViewModelInstanceList stands before the list item"
        case .noConverterGroup: "dropped: no DataConverterGroup stands before the item"
        case .noFormula: "dropped: no DataConverterFormula stands before the token"
        case .noScriptedObject: "dropped: no scripted object stands before the input"
        case .noAnimation: "dropped: no LinearAnimation stands before it"
        case .noKeyedObject: "dropped: no KeyedObject stands before it"
        case .noKeyedProperty: "dropped: no KeyedProperty stands before it"
        case .noStateMachine: "dropped: no StateMachine stands before it"
        case .noLayer: "dropped: no StateMachineLayer stands before it"
        case .noState: "dropped: no state stands before it"
        case .noTransition: "dropped: no StateTransition stands before it"
        case .noStateOrTransition: "dropped: no state or transition stands before it"
        case .noListener: "dropped: no listener stands before it"
        case .noListenerInput: "dropped: no listener input of its kind stands before it"
        case .noCondition: "dropped: no condition that takes a comparator stands before it"
        case .noBindableProperty: "dropped: no BindableProperty stands before it"
        case .wrongInput: "dropped: its inputId is not that of an input of the right kind"
        case .wrongNestedInput: "dropped: its nestedInputId is that of an object of another kind"
        case .noBlendState: "dropped: the state before it is no blend state"
        case .noParent: "removed: its parentId is not that of an object which can have children"
        case .parentCycle: "removed: it is among its own ancestors, or below an object which is"
        case .wrongParent: "removed: its parent is of a kind that it cannot belong to"
        case .noTarget: "removed: what it must refer to is missing or of another kind"
        case .keyedObjectWithoutObject: "removed: the object that it animates does not exist"
        case .keyedPropertyUnsupported: "removed: the object that it animates does not have this property"
        case .keyedObjectWithoutInterpolator: "removed: a key frame's interpolatorId is not that of an interpolator"
        case .transitionWithoutInterpolator:
            "without interpolator: its interpolatorId is not that of one; later ones of its machine have none either"
        case .transitionWithoutTarget: "never taken: it was read after its layer had ended"
        }
    }
}

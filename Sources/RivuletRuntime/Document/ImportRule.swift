import RivuletSchema

/// What importing a record of a type means (chapter 01 §8.5). One rule per type of the schema.
enum ImportRule: UInt8 {
    /// Attaches to nothing and needs nothing.
    case inert
    case backboard, artboard, component
    case asset, manifest, assetContents
    case enumeration, enumValue
    case viewModel, viewModelProperty, viewModelInstance, viewModelValue, listItem
    case converter, converterItem, formulaToken
    case interpolator, scrollPhysics, scrollConstraint, nestedArtboard, scriptInput
    case animation, keyedObject, keyedProperty, keyFrame
    case machine, input, layer
    case state, blendStateInput, blendStateViewModel
    case blendAnimation, blendAnimationDirect
    case transition, condition, inputCondition, comparator
    case fireAction, listener, listenerInput, userInput
    case listenerAction, listenerInputChange, listenerViewModelChange
    case bindableProperty, dataBindPath, dataBind
}

extension ImportRule {
    /// A type and its descendants follow a rule unless a later line names one of them.
    private static var assignments: [(SchemaType, ImportRule)] {
        [
            (.component, .component), (.artboard, .artboard), (.backboard, .backboard),
            (.fileAsset, .asset), (.manifestAsset, .manifest), (.fileAssetContents, .assetContents),
            (.dataEnum, .enumeration), (.dataEnumSystem, .inert), (.dataEnumValue, .enumValue),
            (.viewModel, .viewModel), (.viewModelProperty, .viewModelProperty),
            (.viewModelInstance, .viewModelInstance), (.viewModelInstanceValue, .viewModelValue),
            (.viewModelInstanceListItem, .listItem),
            (.dataConverter, .converter), (.dataConverterGroupItem, .converterItem), (.formulaToken, .formulaToken),
            (.keyFrameInterpolator, .interpolator),
            (.scrollPhysics, .scrollPhysics), (.scrollConstraint, .scrollConstraint),
            (.nestedArtboard, .nestedArtboard),
            (.scriptInputNumber, .scriptInput), (.scriptInputViewModelProperty, .scriptInput),
            (.scriptInputTrigger, .scriptInput), (.scriptInputArtboard, .scriptInput),
            (.scriptInputColor, .scriptInput), (.scriptInputString, .scriptInput), (.scriptInputBoolean, .scriptInput),
            (.linearAnimation, .animation), (.keyedObject, .keyedObject), (.keyedProperty, .keyedProperty),
            (.keyFrame, .keyFrame),
            (.stateMachine, .machine), (.stateMachineInput, .input), (.stateMachineLayer, .layer),
            (.layerState, .state), (.blendState1DInput, .blendStateInput),
            (.blendState1DViewModel, .blendStateViewModel),
            (.blendAnimation, .blendAnimation), (.blendAnimationDirect, .blendAnimationDirect),
            (.stateTransition, .transition),
            (.transitionCondition, .condition), (.transitionInputCondition, .inputCondition),
            (.transitionComparator, .comparator),
            (.stateMachineFireAction, .fireAction),
            (.stateMachineListener, .listener), (.listenerInputType, .listenerInput),
            (.keyboardInput, .userInput), (.gamepadInput, .userInput), (.semanticInput, .userInput),
            (.listenerAction, .listenerAction), (.listenerInputChange, .listenerInputChange),
            (.listenerViewModelChange, .listenerViewModelChange),
            (.bindableProperty, .bindableProperty), (.dataBindPath, .dataBindPath), (.dataBind, .dataBind),
        ]
    }

    /// The rules, by `SchemaType.index`.
    static let byType: [ImportRule] = {
        var rules = [ImportRule](repeating: .inert, count: Schema.types.count)
        for (type, rule) in assignments {
            for index in type.index..<type.end { rules[Int(index)] = rule }
        }
        return rules
    }()
}

/// What the rules ask about the types of objects, answered by one table look-up.
struct TypeTraits: OptionSet {
    let rawValue: UInt32

    static let component = TypeTraits(rawValue: 1 << 0)
    static let container = TypeTraits(rawValue: 1 << 1)
    static let transform = TypeTraits(rawValue: 1 << 2)
    static let drawable = TypeTraits(rawValue: 1 << 3)
    static let scripted = TypeTraits(rawValue: 1 << 4)
    static let interpolator = TypeTraits(rawValue: 1 << 5)
    static let constraint = TypeTraits(rawValue: 1 << 6)
    static let targeted = TypeTraits(rawValue: 1 << 7)
    /// A constraint that is removed without its target.
    static let needsTarget = TypeTraits(rawValue: 1 << 8)
    /// Removed unless its parent is of one kind; which, `ArtboardValidation` says.
    static let pickyParent = TypeTraits(rawValue: 1 << 9)
    static let scrollBar = TypeTraits(rawValue: 1 << 10)
    static let shapePaint = TypeTraits(rawValue: 1 << 11)
    static let paintMutator = TypeTraits(rawValue: 1 << 12)
    /// Fails its artboard when references become available (added-dirty), if something is wrong.
    static let checkedFirst = TypeTraits(rawValue: 1 << 13)
    /// Fails its artboard when the hierarchy is complete (added-clean), if something is wrong.
    static let checkedLast = TypeTraits(rawValue: 1 << 14)
    static let meshVertex = TypeTraits(rawValue: 1 << 15)
    /// Takes path effects.
    static let effectContainer = TypeTraits(rawValue: 1 << 16)

    private static var assignments: [(SchemaType, TypeTraits)] {
        [
            (.component, .component), (.containerComponent, .container), (.transformComponent, .transform),
            (.drawable, [.drawable, .checkedFirst]),
            (.scriptedDrawable, .scripted), (.scriptedPathEffect, [.scripted, .checkedLast]),
            (.scriptedDataConverter, .scripted), (.scriptedListenerAction, .scripted),
            (.scriptedTransitionCondition, .scripted), (.scriptedInterpolator, .scripted),
            (.keyFrameInterpolator, .interpolator),
            (.constraint, [.constraint, .checkedFirst]), (.targetedConstraint, .targeted),
            (.distanceConstraint, .needsTarget), (.ikConstraint, [.needsTarget, .checkedLast]),
            (.transformConstraint, .needsTarget), (.followPathConstraint, .needsTarget),
            (.nestedAnimation, .pickyParent), (.feather, .pickyParent), (.textStyle, .pickyParent),
            (.scrollBarConstraint, .scrollBar),
            (.shapePaint, [.shapePaint, .effectContainer]), (.groupEffect, .effectContainer),
            (.solidColor, [.paintMutator, .checkedFirst]), (.linearGradient, [.paintMutator, .checkedFirst]),
            (.trimPath, [.checkedFirst, .checkedLast]), (.dashPath, .checkedLast), (.targetEffect, .checkedLast),
            (.dash, .checkedLast), (.mesh, .checkedLast), (.meshVertex, .meshVertex),
            (.textStyleAxis, .checkedFirst), (.textStyleFeature, .checkedFirst), (.textStyleBackground, .checkedFirst),
            (.textInputDrawable, .checkedLast),
        ]
    }

    /// The traits, by `SchemaType.index`; they are inherited.
    static let byType: [TypeTraits] = {
        var traits = [TypeTraits](repeating: [], count: Schema.types.count)
        for (type, trait) in assignments {
            for index in type.index..<type.end { traits[Int(index)].formUnion(trait) }
        }
        return traits
    }()
}

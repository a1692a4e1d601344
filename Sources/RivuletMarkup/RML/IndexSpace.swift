import RivuletSchema

/// The lists that ids of the binary format count in (chapter 01 §7.1).
enum IndexSpace: String, CaseIterable {
    /// The objects of an artboard; 0 is the artboard itself.
    case object = "object of the artboard"
    case artboard = "artboard"
    /// The timelines of an artboard.
    case animation = "timeline"
    /// The state machines of an artboard.
    case stateMachine = "state machine"
    /// The inputs of a state machine.
    case input = "input of the state machine"
    /// The states of a layer.
    case state = "state of the layer"
    /// The blend animations of a blend state.
    case blendAnimation = "blend animation of the state"
    /// The file's assets, manifests not counted.
    case asset = "asset"
    case converter = "data converter"
    /// Interpolators that stand before the first artboard.
    case fileInterpolator = "interpolator of the file"
    case physics = "scroll physics"
    case viewModel = "view model"
    /// The properties of a view model.
    case viewModelProperty = "property of the view model"
    /// The instances of a view model.
    case viewModelInstance = "instance of the view model"
    /// The file's enums.
    case dataEnum = "enum"
    /// The values of an enum.
    case enumValue = "value of the enum"
    /// Not a list of the file: the runtime only reaches the property through data binds, so files hold a plain number.
    case none = "plain number"
}

extension IndexSpace {
    /// What an id property of an object of `type` counts in. Nil for properties that are not ids, and for those whose
    /// meaning depends on what they are keyed or bound to: any id is then taken by the list that it is in.
    static func of(_ key: PropertyKey, in type: SchemaType) -> IndexSpace? {
        if key == PropertyKey.NestedAnimation.animationId {
            return type.isA(.nestedStateMachine) ? .stateMachine : .animation
        }
        if key == PropertyKey.TransitionValueIdComparator.value {
            if type.isA(.transitionValueEnumComparator) { return .enumValue }
            if type.isA(.transitionValueAssetComparator) { return .asset }
            return type.isA(.transitionValueArtboardComparator) ? .artboard : nil
        }
        if key == PropertyKey.BindablePropertyId.propertyValue {
            if type.isA(.bindablePropertyAsset) { return .asset }
            if type.isA(.bindablePropertyArtboard) { return .artboard }
            return type.isA(.bindablePropertyViewModel) ? .viewModelInstance : nil
        }
        return byProperty[key]
    }

    /// Every id property of the schema, but for those above and `KeyFrameId.value` (what the keyed property counts in).
    private static let byProperty: [PropertyKey: IndexSpace] = {
        var table: [PropertyKey: IndexSpace] = [:]
        for (space, keys) in lists { for key in keys { table[key] = space } }
        return table
    }()

    private static let lists: [(IndexSpace, [PropertyKey])] = [
        (
            .object,
            [
                PropertyKey.Component.parentId, PropertyKey.KeyedObject.objectId, PropertyKey.ClippingShape.sourceId,
                PropertyKey.Tendon.boneId, PropertyKey.DrawTarget.drawableId, PropertyKey.DrawRules.drawTargetId,
                PropertyKey.StateTransition.interpolatorId, PropertyKey.InterpolatingKeyFrame.interpolatorId,
                PropertyKey.LayoutComponentStyle.interpolatorId, PropertyKey.TargetedConstraint.targetId,
                PropertyKey.StateMachineListenerSingle.eventId, PropertyKey.ListenerInputChange.nestedInputId,
                PropertyKey.ListenerAlignTarget.targetId, PropertyKey.TextValueRun.styleId,
                PropertyKey.Solo.activeComponentId, PropertyKey.Joystick.handleSourceId,
                PropertyKey.TextModifierRange.runId, PropertyKey.ListenerFireEvent.eventId,
                PropertyKey.StateMachineFireEvent.eventId, PropertyKey.LayoutComponent.styleId,
                PropertyKey.ScrollBarConstraint.scrollConstraintId, PropertyKey.ScrollPhysics.constraintId,
                PropertyKey.TextTargetModifier.targetId, PropertyKey.TargetEffect.targetId,
                PropertyKey.FocusActionTarget.targetId, PropertyKey.StateMachineListener.targetId,
                PropertyKey.ListenerInputTypeEvent.eventId, PropertyKey.TransitionPropertyComponentComparator.objectId,
            ]
        ),
        (
            .artboard,
            [
                PropertyKey.NestedArtboard.artboardId, PropertyKey.ArtboardComponentListOverride.artboardId,
                PropertyKey.ScriptInputArtboard.artboardId, PropertyKey.ArtboardListMapRule.artboardId,
                PropertyKey.ViewModelInstanceArtboard.propertyValue,
            ]
        ),
        (
            .animation,
            [
                PropertyKey.AnimationState.animationId, PropertyKey.BlendAnimation.animationId,
                PropertyKey.Joystick.xId, PropertyKey.Joystick.yId,
            ]
        ),
        (.stateMachine, [PropertyKey.Artboard.defaultStateMachineId]),
        (
            .input,
            [
                PropertyKey.TransitionInputCondition.inputId, PropertyKey.BlendState1DInput.inputId,
                PropertyKey.BlendAnimationDirect.inputId, PropertyKey.ListenerInputChange.inputId,
                PropertyKey.NestedInput.inputId,
            ]
        ),
        (.state, [PropertyKey.StateTransition.stateToId]),
        (.blendAnimation, [PropertyKey.BlendStateTransition.exitBlendAnimationId]),
        (
            .asset,
            [
                PropertyKey.Image.assetId, PropertyKey.AudioEvent.assetId, PropertyKey.TextStyle.fontAssetId,
                PropertyKey.ViewModelInstanceAsset.propertyValue, PropertyKey.ScriptedDrawable.scriptAssetId,
                PropertyKey.ScriptedDataConverter.scriptAssetId, PropertyKey.ScriptedPathEffect.scriptAssetId,
                PropertyKey.ScriptedListenerAction.scriptAssetId, PropertyKey.ScriptedTransitionCondition.scriptAssetId,
                PropertyKey.ScriptedInterpolator.scriptAssetId,
            ]
        ),
        (.converter, [PropertyKey.DataBind.converterId, PropertyKey.DataConverterGroupItem.converterId]),
        (
            .fileInterpolator,
            [PropertyKey.DataConverterRangeMapper.interpolatorId, PropertyKey.DataConverterInterpolator.interpolatorId]
        ),
        (.physics, [PropertyKey.ScrollConstraint.physicsId]),
        (
            .viewModel,
            [
                PropertyKey.Artboard.viewModelId, PropertyKey.ViewModelInstanceListItem.viewModelId,
                PropertyKey.ViewModelPropertyViewModel.viewModelReferenceId, PropertyKey.ViewModelInstance.viewModelId,
                PropertyKey.DataConverterNumberToList.viewModelId, PropertyKey.ArtboardListMapRule.viewModelId,
            ]
        ),
        (.viewModelProperty, [PropertyKey.ViewModelInstanceValue.viewModelPropertyId]),
        (
            .viewModelInstance,
            [
                PropertyKey.ViewModelInstanceListItem.viewModelInstanceId,
                PropertyKey.ViewModelInstanceViewModel.propertyValue,
            ]
        ),
        (.dataEnum, [PropertyKey.ViewModelPropertyEnumCustom.enumId, PropertyKey.CustomPropertyEnum.enumId]),
        (
            .enumValue,
            [
                PropertyKey.ViewModelInstanceEnum.propertyValue, PropertyKey.CustomPropertyEnum.propertyValue,
                PropertyKey.BindablePropertyEnum.propertyValue,
            ]
        ),
        (
            .none,
            [
                PropertyKey.Text.textRunListSource, PropertyKey.ViewModelInstanceList.listSource,
                PropertyKey.ArtboardComponentList.listSource, PropertyKey.ListPath.listSource,
                PropertyKey.BindablePropertyList.propertyValue,
            ]
        ),
    ]
}

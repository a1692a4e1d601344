// swift-format-ignore-file
// DO NOT EDIT: written by `swift run SchemaGenerator` from Sources/SchemaGenerator/schema.json.

enum SchemaTables {
    static let formatMajor = 7
    static let formatMinor = 3
    static let names: StaticString = """
        BindablePropertyBindablePropertyStringBindablePropertyBooleanBindablePropertyNumberBindablePropertyE\
        numBindablePropertyColorBindablePropertyIntegerBindablePropertyTriggerBindablePropertyListBindablePr\
        opertyIdBindablePropertyAssetBindablePropertyArtboardBindablePropertyViewModelComponentContainerComp\
        onentShapePaintFillStrokeLinearGradientRadialGradientSkinDrawRulesWorldTransformComponentTransformCo\
        mponentNodePathParametricPathEllipseRectangleTrianglePolygonStarPointsCommonPathPointsPathListPathDr\
        awableShapeNestedArtboardNestedArtboardLeafNestedArtboardLayoutImageTextLayoutComponentArtboardForeg\
        roundLayoutDrawableArtboardComponentListTextInputTextInputDrawableTextInputCursorTextInputTextTextIn\
        putSelectionTextInputSelectedTextScriptedDrawableScriptedLayoutSoloNSlicedNodeSkeletalComponentBoneR\
        ootBoneNestedAnimationNestedStateMachineNestedLinearAnimationNestedSimpleAnimationNestedRemapAnimati\
        onVertexPathVertexStraightVertexCubicVertexCubicDetachedVertexCubicAsymmetricVertexCubicMirroredVert\
        exMeshVertexContourMeshVertexMeshTextModifierRangeTextModifierGroupViewModelInstanceNSlicerDashPathF\
        eatherCustomPropertyGroupEventOpenUrlEventAudioEventTextStyleTextStylePaintScriptedPathEffectGroupEf\
        fectTextStyleBackgroundSolidColorGradientStopClippingShapeTendonWeightCubicWeightTrimPathDrawTargetC\
        onstraintTargetedConstraintIKConstraintDistanceConstraintTransformSpaceConstraintTransformConstraint\
        TransformComponentConstraintTransformComponentConstraintYTranslationConstraintScaleConstraintRotatio\
        nConstraintFollowPathConstraintListFollowPathConstraintDraggableConstraintScrollConstraintScrollBarC\
        onstraintNestedInputNestedTriggerNestedBoolNestedNumberTextValueRunTextStyleAxisJoystickTextModifier\
        TextShapeModifierTextVariationModifierTextTargetModifierTextFollowPathModifierCubicInterpolatorCompo\
        nentTextStyleFeatureCustomPropertyCustomPropertyNumberScriptInputNumberCustomPropertyBooleanScriptIn\
        putBooleanCustomPropertyStringScriptInputStringCustomPropertyColorScriptInputColorScriptInputViewMod\
        elPropertyCustomPropertyTriggerScriptInputTriggerCustomPropertyEnumScriptInputArtboardViewModelInsta\
        nceValueViewModelInstanceColorViewModelInstanceEnumViewModelInstanceStringViewModelInstanceListViewM\
        odelInstanceNumberViewModelInstanceViewModelViewModelInstanceBooleanViewModelInstanceTriggerViewMode\
        lInstanceSymbolViewModelInstanceSymbolListIndexViewModelInstanceAssetViewModelInstanceAssetImageView\
        ModelInstanceAssetFontViewModelInstanceAssetBlobViewModelInstanceArtboardNSlicerTileModeAxisAxisYAxi\
        sXDashScrollPhysicsClampedScrollPhysicsElasticScrollPhysicsArtboardComponentListOverrideTargetEffect\
        ArtboardListMapRuleFocusDataSemanticDataComponentOriginLayoutSizingStyleLayoutComponentStyleLayoutNo\
        deStyleLayoutParticipantGridTrackGridItemPlacementBackboardKeyedObjectKeyedPropertyAnimationLinearAn\
        imationStateMachineKeyFrameInterpolatingKeyFrameKeyFrameDoubleKeyFrameColorKeyFrameIdKeyFrameBoolKey\
        FrameStringKeyFrameUintKeyFrameIntKeyFrameCallbackStateMachineComponentStateMachineInputStateMachine\
        NumberStateMachineTriggerStateMachineBoolStateMachineLayerStateMachineListenerStateMachineListenerSi\
        ngleStateMachineLayerComponentLayerStateAnyStateEntryStateExitStateBlendStateBlendStateDirectBlendSt\
        ate1DBlendState1DInputBlendState1DViewModelAdvanceableStateAnimationStateStateTransitionBlendStateTr\
        ansitionBlendAnimationBlendAnimation1DBlendAnimationDirectAssetFolderFileAssetDrawableAssetImageAsse\
        tFontAssetExportAudioAudioAssetManifestAssetBlobAssetTextAssetScriptAssetShaderAssetScriptModuleAsse\
        tColorChannelsFileAssetContentsListenerActionListenerInputChangeListenerTriggerChangeListenerBoolCha\
        ngeListenerNumberChangeListenerAlignTargetListenerFireEventListenerViewModelChangeScriptedListenerAc\
        tionFocusActionFocusActionTargetFocusActionTraversalFocusActionClearKeyFrameInterpolatorCubicInterpo\
        latorCubicEaseInterpolatorCubicValueInterpolatorElasticInterpolatorScriptedInterpolatorViewModelInst\
        anceListItemViewModelComponentViewModelPropertyViewModelPropertyNumberViewModelPropertyListViewModel\
        PropertyViewModelViewModelPropertyColorViewModelPropertyStringViewModelPropertyBooleanViewModelPrope\
        rtyTriggerViewModelPropertyEnumViewModelPropertyEnumCustomViewModelPropertyEnumSystemViewModelProper\
        tySymbolViewModelPropertySymbolListIndexViewModelPropertyAssetViewModelPropertyAssetImageViewModelPr\
        opertyAssetFontViewModelPropertyAssetBlobViewModelPropertyArtboardViewModelDataEnumValueDataBindData\
        BindContextTransitionConditionTransitionInputConditionTransitionTriggerConditionTransitionValueCondi\
        tionTransitionNumberConditionTransitionBoolConditionTransitionViewModelConditionTransitionArtboardCo\
        nditionTransitionFocusConditionScriptedTransitionConditionTransitionComparatorTransitionPropertyComp\
        aratorTransitionPropertyViewModelComparatorTransitionPropertyArtboardComparatorTransitionPropertyCom\
        ponentComparatorTransitionValueComparatorTransitionValueBooleanComparatorTransitionValueColorCompara\
        torTransitionValueNumberComparatorTransitionValueStringComparatorTransitionValueTriggerComparatorTra\
        nsitionValueIdComparatorTransitionValueEnumComparatorTransitionValueAssetComparatorTransitionValueAr\
        tboardComparatorTransitionSelfComparatorDataConverterDataConverterRounderDataConverterToStringDataCo\
        nverterGroupDataConverterTriggerDataConverterOperationDataConverterOperationValueDataConverterSystem\
        DegsToRadsDataConverterSystemNormalizerDataConverterOperationViewModelDataConverterRangeMapperDataCo\
        nverterStringPadDataConverterStringRemoveZerosDataConverterStringTrimDataConverterInterpolatorDataCo\
        nverterBooleanNegateDataConverterFormulaDataConverterNumberToListDataConverterListToLengthDataConver\
        terToNumberScriptedDataConverterDataConverterGroupItemDataEnumDataEnumCustomDataEnumSystemFormulaTok\
        enFormulaTokenArgumentSeparatorFormulaTokenParenthesisFormulaTokenParenthesisCloseFormulaTokenFuncti\
        onFormulaTokenParenthesisOpenFormulaTokenOperationFormulaTokenValueFormulaTokenInputStateMachineFire\
        ActionStateMachineFireEventStateMachineFireTriggerDataBindPathListenerInputTypeListenerInputTypeEven\
        tListenerInputTypeViewModelListenerInputTypeKeyboardListenerInputTypeTextListenerInputTypeSemanticLi\
        stenerInputTypeGamepadUserInputKeyboardInputSemanticInputGamepadInputpropertyValuepropertyValueprope\
        rtyValuepropertyValuepropertyValuepropertyValuepropertyValuepropertyValuenameparentIdisVisibleblendM\
        odeValuefillRulethicknesscapjointransformAffectsStrokestartXstartYendXendYopacityxxyxxyyytxtydrawTar\
        getIdopacityrotationscaleXscaleYxycomputedLocalXcomputedLocalYcomputedWorldXcomputedWorldYcomputedRo\
        otXcomputedRootYcomputedWidthcomputedHeightpathFlagsisHolewidthheightoriginXoriginYlinkCornerRadiusc\
        ornerRadiusTLcornerRadiusTRcornerRadiusBLcornerRadiusBRpointscornerRadiusinnerRadiusisClosedlistSour\
        ceblendModeValuedrawableFlagslengthartboardIddataBindPathIdsisPausedspeedquantizeisStatefulfitalignm\
        entXalignmentYinstanceWidthinstanceHeightinstanceWidthUnitsValueinstanceHeightUnitsValueinstanceWidt\
        hScaleTypeinstanceHeightScaleTypeassetIdoriginXoriginYfitalignmentXalignmentYsamplerFiltersamplerWra\
        pXsamplerWrapYalignValuesizingValueoverflowValuewidthheightoriginXoriginYparagraphSpacingoriginValue\
        wrapValueverticalAlignValuefitFromBaselinetextRunListSourceverticalTrimValueverticalTrimTopValuevert\
        icalTrimBottomValueclipwidthheightstyleIdfractionalWidthfractionalHeightoriginXoriginYdefaultStateMa\
        chineIdviewModelIdlistSourcetextselectionRadiusmultilinescriptAssetIdactiveComponentIdinitialWidthin\
        itialHeightwidthheightlengthxyanimationIdmixspeedisPlayingtimexyradiusinRotationinDistanceoutRotatio\
        noutDistancerotationinDistanceoutDistancerotationdistanceuvtriangleIndexBytesmodifyFrommodifyTostren\
        gthunitsValuetypeValuemodeValueclampfalloffFromfalloffTooffsetrunIdmodifierFlagsoriginXoriginYopacit\
        yxyrotationscaleXscaleYviewModelIdoffsetoffsetIsPercentagespaceValuestrengthoffsetXoffsetYinnertrigg\
        erurltargetValueassetIdfontSizelineHeightletterSpacingfontAssetIdscriptAssetIdcornerRadiuscolorValue\
        colorRedcolorGreencolorBluecolorAlphacolorValuepositioncolorRedcolorGreencolorBluecolorAlphasourceId\
        fillRuleisVisibleboneIdxxyxxyyytxtyvaluesindicesinValuesinIndicesoutValuesoutIndicesstartendoffsetmo\
        deValuedrawableIdplacementValuestrengthtargetIdinvertDirectionparentBoneCountdistancemodeValuesource\
        SpaceValuedestSpaceValueoriginXoriginYminMaxSpaceValuecopyFactorminValuemaxValueoffsetdoesCopyminmax\
        copyFactorYminValueYmaxValueYdoesCopyYminYmaxYdistanceorientoffsetdistanceEnddistanceOffsetdirection\
        ValuescrollOffsetXscrollOffsetYscrollPercentXscrollPercentYscrollIndexsnapphysicsTypeValuephysicsIdv\
        irtualizevirtualizeBufferinfiniteinteractivethresholdvelocityXvelocityYscrollActivedragMultipliercom\
        putedContentWidthcomputedContentHeightscrollConstraintIdautoSizeinputIdfirenestedValuenestedValuesty\
        leIdtexttagaxisValuexyposXposYoriginXoriginYwidthheightxIdyIdjoystickFlagshandleSourceIdaxisTagaxisV\
        aluetargetIdradialorientstartendstrengthoffsetx1y1x2y2tagfeatureValuepropertyValuepropertyValueprope\
        rtyValuepropertyValuedataBindPathIdsfirepropertyValuepropertyValueenumIdartboardIdviewModelPropertyI\
        dpropertyValuepropertyValuepropertyValuelistSourcepropertyValuepropertyValuepropertyValuepropertyVal\
        uefirepropertyValuepropertyValuepropertyValuepatchIndexstyleoffsetnormalizedlengthlengthIsPercentage\
        constraintIdfrictionspeedMultiplierelasticFactorartboardIdinstanceWidthinstanceHeightinstanceWidthUn\
        itsValueinstanceHeightUnitsValueinstanceWidthScaleTypeinstanceHeightScaleTypetargetIdartboardIdviewM\
        odelIdfocusFlagscanFocuscanTouchcanTraverseedgeBehaviorValuerolelabelvaluehintheadingLeveltraitFlags\
        stateFlagsisExpandableisSelectableisCheckableisToggleableisRequirableisEnablableisFocusableisExpande\
        disSelectedisCheckedisMixedisToggledisRequiredisDisabledisFocusedisHiddenisLiveRegionisReadOnlyisMod\
        alisObscuredisMultilineoriginXoriginYminWidthmaxWidthminHeightmaxHeightminWidthUnitsValuemaxWidthUni\
        tsValueminHeightUnitsValuemaxHeightUnitsValuelayoutWidthScaleTypelayoutHeightScaleTypewidthUnitsValu\
        eheightUnitsValuejustifySelfValuedisplayValuegapHorizontalgapVerticalborderLeftborderRightborderTopb\
        orderBottommarginLeftmarginRightmarginTopmarginBottompaddingLeftpaddingRightpaddingToppaddingBottomp\
        ositionLeftpositionRightpositionToppositionBottompositionLeftUnitsValuepositionRightUnitsValuepositi\
        onTopUnitsValuepositionBottomUnitsValueflexBasisaspectRatiointerpolatorIdinterpolationTimeflexBasisU\
        nitsValuelayoutAlignmentTypeanimationStyleTypeinterpolationTypepositionTypeValueflexDirectionValuedi\
        rectionValueflexWrapValueoverflowValueintrinsicallySizedValueborderLeftUnitsValueborderRightUnitsVal\
        ueborderTopUnitsValueborderBottomUnitsValuemarginLeftUnitsValuemarginRightUnitsValuemarginTopUnitsVa\
        luemarginBottomUnitsValuepaddingLeftUnitsValuepaddingRightUnitsValuepaddingTopUnitsValuepaddingBotto\
        mUnitsValuegapHorizontalUnitsValuegapVerticalUnitsValuejustifyItemsValuelayoutTypeValuelinkCornerRad\
        iuscornerRadiusTLcornerRadiusTRcornerRadiusBLcornerRadiusBRwidthheightfractionalWidthfractionalHeigh\
        ttrackValuetrackMaxValuecollectiontrackTypetrackMaxTypegridColumngridRowgridColumnSpangridRowSpanobj\
        ectIdpropertyKeynamefpsdurationspeedloopValueworkStartworkEndenableWorkAreaquantizeframeinterpolatio\
        nTypeinterpolatorIdvaluevaluevaluevaluevaluevaluevaluenamevaluevaluetargetIdlistenerTypeValueeventId\
        viewModelPathIdsflagsinputIdspeedanimationIdstateToIdflagsdurationexitTimeinterpolationTypeinterpola\
        torIdrandomWeightexitBlendAnimationIdanimationIdvalueinputIdmixValueblendSourcenameassetIdcdnUuidcdn\
        BaseUrlheightwidthsamplerFiltersamplerWrapXsamplerWrapYvolumefolderPathgeneratorFunctionRefisModules\
        erializedImplementedMethodslanguagecolorRedcolorGreencolorBluecolorAlphabytessignatureflagsinputIdne\
        stedInputIdvaluevaluetargetIdpreserveOffseteventIdscriptAssetIdtargetIdtraversalKindx1y1x2y2easingVa\
        lueamplitudeperiodscriptAssetIdviewModelIdviewModelInstanceIdnamesymbolTypeValuecomponentPropsviewMo\
        delReferenceIdenumIdenumTypeviewModelTypekeyvaluepropertyKeyflagsconverterIdsourcePathIdsinputIdopVa\
        luevalueopValuescriptAssetIdpropertyTypeobjectIdpropertyKeyvaluevaluevaluevaluevaluevaluenamedecimal\
        sflagsdecimalscolorFormatoperationTypeoperationValuesourcePathIdsinterpolationTypeinterpolatorIdflag\
        sminInputmaxInputminOutputmaxOutputlengthtextpadTypetrimTypeinterpolationTypeinterpolatorIddurationr\
        andomModeValueviewModelIdscriptAssetIdconverterIdnameenumTypefunctionTypeoperationTypeoperationValue\
        occursValueeventIdviewModelPathIdspathisRelativelistenerTypeValueeventIdviewModelPathIdskeyTypekeyPh\
        asemodifiersactionTypekindmappinginputIndexbuttonPhase
        """
    static let groups: [StaticString] = ["animation", "animation/listener_types", "assets", "bones", "constraints", "constraints/scrolling", "data_bind", "data_bind/converters", "data_bind/converters/formula", "inputs", "layout", "root", "scripted", "semantic", "shapes", "shapes/paint", "text", "viewmodel"]

    static let typeByKey: [UInt16] = [
        65535, 43, 24, 36, 27, 66, 68, 28, 29, 0, 13, 14, 25, 35, 65, 26, 33, 19, 89, 90, 16, 15, 18, 177, 17, 178,
        179, 180, 249, 183, 185, 181, 65535, 65535, 69, 70, 67, 186, 23, 56, 57, 58, 91, 20, 92, 93, 94, 95, 96, 21,
        187, 30, 31, 182, 193, 194, 195, 198, 196, 197, 202, 212, 203, 204, 205, 213, 201, 278, 279, 280, 281, 282,
        206, 207, 215, 216, 209, 217, 214, 97, 98, 99, 100, 102, 188, 103, 104, 105, 106, 107, 101, 22, 37, 59,
        65535, 60, 62, 61, 63, 218, 40, 232, 219, 220, 221, 222, 233, 64, 71, 73, 65535, 72, 65535, 65535, 200, 236,
        235, 237, 238, 65535, 65535, 113, 114, 115, 116, 234, 239, 128, 81, 130, 132, 82, 65535, 65535, 41, 117,
        65535, 85, 250, 248, 65535, 223, 189, 65535, 118, 211, 65535, 54, 119, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 74, 75, 120, 121, 122, 125, 126, 108, 65535, 127, 240, 338, 184, 192, 65535,
        65535, 251, 247, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 225, 83, 65535, 42, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 172, 65535, 224, 65535, 65535, 65535, 142, 253, 141, 254, 255, 256, 143,
        144, 257, 273, 258, 76, 326, 264, 259, 145, 146, 260, 147, 274, 275, 276, 261, 148, 190, 38, 39, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 1, 2, 3, 4, 5, 277, 287, 288, 289, 292, 293, 283, 294, 295, 299, 296, 241, 303, 304, 305, 157,
        158, 77, 159, 160, 290, 284, 324, 306, 309, 149, 262, 7, 307, 297, 78, 161, 55, 263, 325, 265, 327, 44, 310,
        311, 308, 312, 65535, 313, 110, 111, 112, 162, 163, 164, 65535, 208, 210, 229, 314, 315, 316, 79, 317, 318,
        319, 328, 329, 330, 331, 334, 332, 335, 333, 336, 123, 124, 80, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 45, 65535, 65535, 65535, 266, 267, 150, 151, 6, 320, 46, 47, 48, 49, 84, 50, 51,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 268, 269, 152, 153, 10, 65535, 8, 321, 134, 302,
        65535, 65535, 9, 11, 272, 156, 65535, 298, 300, 52, 65535, 65535, 165, 65535, 65535, 65535, 65535, 129, 136,
        137, 339, 337, 139, 322, 138, 34, 32, 140, 65535, 65535, 65535, 109, 135, 133, 65535, 323, 301, 131, 65535,
        65535, 65535, 65535, 65535, 53, 65535, 65535, 86, 65535, 226, 340, 166, 87, 242, 286, 167, 227, 65535,
        65535, 244, 168, 199, 65535, 65535, 65535, 341, 342, 343, 65535, 12, 348, 349, 344, 345, 291, 169, 346, 350,
        243, 245, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 230, 228, 252,
        347, 351, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        270, 154, 65535, 246, 285, 170, 65535, 65535, 65535, 271, 155, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 171, 173, 175, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 174, 191,
        176, 88, 65535, 231,
    ]
    static let typesByName: [UInt16] = [
        211, 180, 212, 203, 43, 45, 165, 167, 218, 225, 83, 158, 160, 159, 177, 0, 11, 10, 2, 5, 4, 9, 6, 8, 3, 1,
        7, 12, 215, 216, 217, 206, 208, 209, 210, 207, 214, 227, 57, 163, 91, 232, 13, 170, 97, 14, 72, 69, 68, 249,
        248, 125, 70, 250, 67, 94, 127, 130, 134, 139, 80, 128, 132, 137, 161, 78, 275, 276, 340, 303, 318, 319,
        306, 324, 317, 321, 320, 308, 309, 312, 313, 304, 314, 315, 316, 310, 311, 322, 305, 307, 325, 326, 327,
        274, 100, 110, 21, 96, 35, 221, 251, 164, 27, 204, 81, 205, 224, 79, 220, 233, 16, 243, 246, 244, 245, 168,
        219, 108, 223, 44, 328, 329, 332, 336, 334, 330, 331, 333, 335, 351, 90, 176, 175, 87, 99, 40, 222, 184,
        119, 183, 188, 192, 186, 185, 187, 191, 247, 189, 190, 349, 178, 179, 202, 42, 172, 173, 174, 171, 181, 18,
        109, 34, 234, 239, 237, 240, 235, 341, 342, 347, 344, 346, 345, 343, 238, 236, 241, 226, 73, 71, 55, 77,
        157, 59, 37, 39, 38, 115, 113, 61, 116, 63, 62, 60, 114, 24, 82, 26, 25, 65, 32, 33, 30, 19, 28, 58, 107,
        106, 229, 140, 131, 135, 129, 133, 138, 136, 231, 323, 52, 252, 53, 242, 86, 286, 112, 111, 162, 169, 350,
        230, 36, 15, 56, 20, 89, 54, 31, 182, 197, 193, 337, 338, 339, 194, 198, 201, 199, 200, 195, 196, 213, 66,
        17, 166, 98, 92, 41, 228, 124, 46, 48, 47, 51, 50, 49, 120, 75, 74, 121, 84, 118, 88, 126, 85, 123, 117,
        122, 23, 103, 104, 102, 101, 284, 282, 287, 277, 285, 278, 281, 290, 288, 291, 289, 302, 279, 301, 300, 293,
        294, 292, 280, 299, 298, 295, 296, 297, 283, 105, 29, 95, 348, 64, 273, 254, 76, 156, 152, 155, 154, 153,
        148, 142, 143, 145, 253, 146, 144, 150, 151, 149, 141, 147, 255, 272, 268, 271, 270, 269, 261, 259, 263,
        264, 265, 257, 256, 260, 266, 267, 262, 258, 93, 22,
    ]
    static let typeKey: [UInt16] = [
        9, 471, 472, 473, 474, 475, 567, 503, 590, 596, 588, 597, 662, 10, 11, 21, 20, 24, 22, 17, 43, 49, 91, 38,
        2, 12, 15, 4, 7, 8, 51, 52, 620, 16, 619, 13, 3, 92, 451, 452, 100, 134, 409, 1, 513, 559, 569, 570, 571,
        572, 574, 575, 603, 637, 147, 508, 39, 40, 41, 93, 95, 97, 96, 98, 107, 14, 5, 36, 6, 34, 35, 108, 111, 109,
        158, 159, 437, 493, 506, 533, 548, 128, 131, 407, 573, 137, 640, 645, 1069, 18, 19, 42, 44, 45, 46, 47, 48,
        79, 80, 81, 82, 90, 83, 85, 86, 87, 88, 89, 165, 625, 520, 521, 522, 121, 122, 123, 124, 135, 144, 148, 160,
        161, 162, 546, 547, 163, 164, 167, 127, 611, 129, 631, 130, 627, 592, 626, 612, 613, 618, 616, 621, 428,
        426, 432, 433, 441, 442, 444, 449, 501, 565, 566, 586, 587, 1035, 1044, 599, 491, 492, 494, 495, 507, 523,
        524, 525, 606, 644, 648, 653, 668, 1039, 1056, 420, 1057, 1066, 1058, 1068, 23, 25, 26, 27, 31, 53, 29, 170,
        30, 37, 50, 84, 142, 450, 1067, 171, 54, 55, 56, 58, 59, 57, 654, 114, 66, 60, 62, 63, 64, 72, 73, 527, 76,
        528, 145, 61, 65, 78, 74, 75, 77, 99, 102, 103, 104, 105, 141, 422, 406, 642, 649, 971, 529, 970, 1071, 101,
        106, 125, 116, 115, 117, 118, 126, 168, 487, 646, 671, 652, 672, 1037, 175, 139, 28, 138, 174, 972, 427,
        429, 430, 431, 434, 436, 440, 443, 448, 502, 509, 439, 511, 563, 564, 584, 585, 1034, 1043, 598, 435, 445,
        446, 447, 476, 67, 68, 69, 70, 71, 482, 497, 1038, 647, 477, 478, 479, 496, 667, 480, 481, 483, 484, 486,
        505, 601, 485, 602, 630, 593, 488, 489, 490, 499, 504, 516, 500, 514, 515, 517, 519, 530, 531, 532, 534,
        535, 536, 568, 591, 617, 629, 498, 510, 438, 512, 537, 538, 539, 540, 542, 544, 541, 543, 545, 615, 169,
        614, 643, 658, 659, 660, 665, 666, 669, 973, 663, 664, 670, 974,
    ]
    static let typeParent: [UInt16] = [
        65535, 0, 0, 0, 0, 0, 0, 6, 0, 0, 9, 9, 9, 65535, 13, 14, 15, 15, 14, 18, 14, 14, 14, 22, 23, 24, 25, 26,
        26, 26, 26, 30, 25, 32, 32, 24, 35, 35, 37, 37, 35, 35, 35, 42, 35, 35, 35, 35, 47, 47, 47, 47, 35, 52, 24,
        24, 23, 56, 57, 14, 59, 59, 61, 61, 14, 64, 65, 65, 67, 67, 67, 64, 71, 14, 14, 14, 14, 14, 14, 14, 14, 80,
        81, 81, 14, 84, 14, 14, 14, 13, 13, 13, 13, 13, 93, 13, 13, 13, 97, 98, 98, 98, 101, 101, 103, 104, 104,
        103, 101, 108, 97, 110, 110, 13, 113, 113, 113, 13, 13, 13, 13, 120, 121, 120, 123, 13, 13, 13, 127, 128,
        127, 130, 127, 132, 127, 134, 127, 127, 137, 127, 127, 13, 141, 141, 141, 141, 141, 141, 141, 141, 141, 150,
        141, 152, 152, 152, 141, 13, 13, 158, 158, 13, 13, 162, 162, 13, 13, 13, 13, 13, 13, 13, 171, 171, 173, 13,
        13, 65535, 65535, 65535, 65535, 180, 180, 65535, 183, 184, 184, 184, 184, 184, 184, 184, 183, 65535, 193,
        194, 194, 194, 193, 193, 199, 65535, 201, 202, 202, 202, 202, 206, 206, 208, 208, 202, 211, 201, 213, 65535,
        215, 215, 65535, 218, 218, 220, 221, 220, 220, 224, 220, 220, 220, 228, 228, 220, 65535, 65535, 65535, 234,
        235, 235, 235, 234, 234, 234, 234, 234, 243, 243, 243, 65535, 247, 248, 248, 247, 247, 65535, 65535, 254,
        255, 255, 255, 255, 255, 255, 255, 255, 263, 263, 255, 266, 255, 268, 268, 268, 255, 254, 65535, 65535, 275,
        65535, 277, 278, 278, 280, 280, 277, 283, 283, 277, 65535, 287, 288, 288, 288, 287, 292, 292, 292, 292, 292,
        292, 298, 298, 298, 287, 65535, 303, 303, 303, 303, 303, 308, 309, 309, 308, 303, 303, 303, 303, 303, 303,
        303, 303, 303, 303, 303, 65535, 65535, 325, 325, 65535, 328, 328, 330, 330, 330, 328, 328, 328, 65535, 337,
        337, 65535, 65535, 341, 341, 341, 341, 341, 341, 65535, 348, 348, 348,
    ]
    static let typeEnd: [UInt16] = [
        13, 2, 3, 4, 5, 6, 8, 8, 9, 13, 11, 12, 13, 177, 89, 18, 17, 18, 20, 20, 21, 22, 59, 59, 56, 35, 32, 28, 29,
        30, 32, 32, 35, 34, 35, 54, 37, 40, 39, 40, 41, 42, 44, 44, 45, 46, 47, 52, 49, 50, 51, 52, 54, 54, 55, 56,
        59, 59, 59, 64, 61, 64, 63, 64, 73, 71, 67, 71, 69, 70, 71, 73, 73, 74, 75, 76, 77, 78, 79, 80, 84, 84, 83,
        84, 86, 86, 87, 88, 89, 90, 91, 92, 93, 95, 95, 96, 97, 113, 110, 100, 101, 110, 103, 108, 107, 106, 107,
        108, 110, 110, 113, 112, 113, 117, 115, 116, 117, 118, 119, 120, 125, 123, 123, 125, 125, 126, 127, 141,
        130, 130, 132, 132, 134, 134, 136, 136, 137, 139, 139, 140, 141, 157, 143, 144, 145, 146, 147, 148, 149,
        150, 152, 152, 156, 154, 155, 156, 157, 158, 161, 160, 161, 162, 165, 164, 165, 166, 167, 168, 169, 170,
        171, 175, 173, 175, 175, 176, 177, 178, 179, 180, 183, 182, 183, 193, 192, 186, 187, 188, 189, 190, 191,
        192, 193, 201, 198, 196, 197, 198, 199, 201, 201, 215, 213, 204, 205, 206, 211, 208, 211, 210, 211, 213,
        213, 215, 215, 218, 217, 218, 232, 220, 232, 223, 223, 224, 226, 226, 227, 228, 231, 230, 231, 232, 233,
        234, 247, 239, 237, 238, 239, 240, 241, 242, 243, 247, 245, 246, 247, 253, 251, 250, 251, 252, 253, 254,
        274, 273, 257, 258, 259, 260, 261, 262, 263, 266, 265, 266, 268, 268, 272, 270, 271, 272, 273, 274, 275,
        277, 277, 287, 283, 280, 283, 282, 283, 286, 285, 286, 287, 303, 292, 290, 291, 292, 302, 294, 295, 296,
        297, 298, 302, 300, 301, 302, 303, 324, 305, 306, 307, 308, 313, 312, 311, 312, 313, 314, 315, 316, 317,
        318, 319, 320, 321, 322, 323, 324, 325, 328, 327, 328, 337, 330, 334, 332, 333, 334, 335, 336, 337, 340,
        339, 340, 341, 348, 343, 344, 345, 346, 347, 348, 352, 350, 351, 352,
    ]
    static let typeIsAbstract: [UInt8] = [
        1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0, 0, 0,
        0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 1,
        0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1,
        1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]
    static let typeGroup: [UInt8] = [
        6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 11, 11, 15, 15, 15, 15, 15, 3, 11, 11, 11, 11, 14, 14, 14, 14, 14,
        14, 14, 14, 14, 14, 11, 14, 11, 11, 11, 14, 16, 11, 11, 11, 11, 16, 16, 16, 16, 16, 16, 12, 12, 11, 10, 3,
        3, 3, 11, 0, 0, 0, 0, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 16, 16, 17, 10, 15, 15, 11, 11, 11, 11, 16,
        16, 12, 15, 16, 15, 15, 14, 3, 3, 3, 15, 11, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 0, 0, 0, 0, 16,
        16, 11, 16, 16, 16, 16, 16, 0, 16, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 17, 17, 17, 17,
        17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 10, 10, 10, 10, 15, 5, 5, 5, 10, 15, 11, 11, 13, 11, 10, 10,
        10, 10, 10, 10, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 15, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
        17, 17, 17, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7,
        7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 12, 7, 17, 17, 17, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 6, 1,
        1, 1, 1, 1, 1, 1, 9, 9, 9, 9,
    ]
    static let typeFirstProperty: [UInt16] = [
        0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 8, 8, 8, 10, 10, 12, 13, 17, 22, 22, 28, 29, 30, 33, 43, 45, 49, 49, 54,
        54, 56, 57, 58, 58, 59, 61, 62, 68, 71, 77, 86, 102, 108, 112, 112, 113, 116, 116, 116, 116, 116, 116, 117,
        117, 118, 122, 122, 123, 125, 126, 126, 127, 129, 130, 132, 132, 133, 133, 137, 140, 142, 144, 144, 145,
        156, 165, 166, 166, 168, 173, 173, 174, 176, 177, 181, 181, 182, 182, 183, 188, 194, 197, 204, 206, 210,
        214, 216, 217, 218, 220, 222, 224, 226, 234, 240, 240, 240, 240, 243, 245, 246, 265, 267, 268, 269, 270,
        271, 273, 275, 287, 287, 287, 289, 290, 296, 300, 302, 302, 303, 303, 304, 304, 305, 305, 306, 306, 307,
        309, 309, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 322, 322, 323, 324, 324, 324, 324, 325, 327,
        329, 329, 329, 331, 332, 332, 335, 342, 343, 345, 350, 378, 380, 394, 451, 455, 455, 460, 464, 464, 465,
        466, 467, 475, 475, 476, 478, 479, 480, 481, 482, 483, 484, 485, 485, 486, 486, 487, 487, 488, 488, 489,
        492, 492, 493, 493, 493, 493, 493, 493, 493, 494, 494, 495, 496, 503, 504, 505, 506, 509, 510, 510, 513,
        515, 518, 518, 519, 519, 519, 519, 520, 523, 523, 524, 528, 530, 531, 533, 533, 534, 535, 537, 538, 538,
        539, 539, 540, 541, 541, 541, 545, 545, 545, 548, 549, 551, 552, 554, 554, 554, 555, 555, 555, 555, 555,
        555, 556, 557, 557, 557, 557, 557, 557, 557, 557, 558, 560, 563, 564, 564, 565, 565, 566, 567, 567, 568,
        568, 568, 569, 569, 569, 569, 570, 572, 572, 573, 574, 575, 576, 577, 578, 578, 578, 578, 578, 579, 580,
        583, 583, 583, 584, 585, 585, 585, 586, 593, 596, 596, 597, 600, 600, 601, 602, 602, 602, 603, 604, 604,
        605, 606, 606, 606, 606, 606, 607, 607, 608, 609, 609, 610, 611, 612, 614, 615, 616, 617, 617, 617, 617,
        617, 617, 620, 621,
    ]
    static let typeEndProperty: [UInt16] = [
        0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 8, 8, 8, 10, 10, 12, 13, 17, 22, 22, 28, 29, 30, 33, 43, 45, 49, 49, 54, 54,
        56, 57, 58, 58, 59, 61, 62, 68, 71, 77, 86, 102, 108, 112, 112, 113, 116, 116, 116, 116, 116, 116, 117, 117,
        118, 122, 122, 123, 125, 126, 126, 127, 129, 130, 132, 132, 133, 133, 137, 140, 142, 144, 144, 145, 156,
        165, 166, 166, 168, 173, 173, 174, 176, 177, 181, 181, 182, 182, 183, 188, 194, 197, 204, 206, 210, 214,
        216, 217, 218, 220, 222, 224, 226, 234, 240, 240, 240, 240, 243, 245, 246, 265, 267, 268, 269, 270, 271,
        273, 275, 287, 287, 287, 289, 290, 296, 300, 302, 302, 303, 303, 304, 304, 305, 305, 306, 306, 307, 309,
        309, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 322, 322, 323, 324, 324, 324, 324, 325, 327, 329,
        329, 329, 331, 332, 332, 335, 342, 343, 345, 350, 378, 380, 394, 451, 455, 455, 460, 464, 464, 465, 466,
        467, 475, 475, 476, 478, 479, 480, 481, 482, 483, 484, 485, 485, 486, 486, 487, 487, 488, 488, 489, 492,
        492, 493, 493, 493, 493, 493, 493, 493, 494, 494, 495, 496, 503, 504, 505, 506, 509, 510, 510, 513, 515,
        518, 518, 519, 519, 519, 519, 520, 523, 523, 524, 528, 530, 531, 533, 533, 534, 535, 537, 538, 538, 539,
        539, 540, 541, 541, 541, 545, 545, 545, 548, 549, 551, 552, 554, 554, 554, 555, 555, 555, 555, 555, 555,
        556, 557, 557, 557, 557, 557, 557, 557, 557, 558, 560, 563, 564, 564, 565, 565, 566, 567, 567, 568, 568,
        568, 569, 569, 569, 569, 570, 572, 572, 573, 574, 575, 576, 577, 578, 578, 578, 578, 578, 579, 580, 583,
        583, 583, 584, 585, 585, 585, 586, 593, 596, 596, 597, 600, 600, 601, 602, 602, 602, 603, 604, 604, 605,
        606, 606, 606, 606, 606, 607, 607, 608, 609, 609, 610, 611, 612, 614, 615, 616, 617, 617, 617, 617, 617,
        617, 620, 621, 625,
    ]
    static let typeWordCount: [UInt16] = [
        0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 2, 3, 6, 5, 5, 6, 1, 1, 4, 6, 8, 12, 12, 17, 12, 14, 15, 9, 9,
        10, 8, 8, 13, 16, 19, 17, 22, 14, 18, 8, 9, 11, 8, 8, 8, 8, 8, 9, 9, 7, 10, 4, 5, 7, 1, 1, 2, 4, 3, 2, 2, 3,
        2, 6, 5, 4, 4, 4, 0, 11, 9, 0, 0, 2, 5, 0, 0, 2, 1, 4, 4, 1, 0, 1, 1, 2, 3, 0, 2, 6, 4, 1, 1, 2, 4, 4, 4, 6,
        12, 18, 18, 18, 12, 7, 9, 2, 13, 4, 1, 1, 2, 2, 2, 2, 12, 0, 0, 2, 1, 7, 4, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 1, 1, 4, 7, 1, 2, 2, 7, 2, 14,
        71, 18, 18, 5, 4, 0, 1, 1, 1, 9, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 1, 2, 1, 2, 4, 0, 1, 1, 1, 1, 1,
        1, 1, 2, 1, 2, 3, 7, 8, 1, 2, 4, 1, 1, 3, 5, 8, 3, 4, 4, 3, 3, 4, 7, 4, 4, 0, 0, 1, 3, 3, 4, 4, 3, 2, 1, 2,
        1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 2, 1, 3, 3, 3, 4, 3, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 0, 1,
        1, 2, 3, 2, 1, 1, 1, 1, 0, 0, 0, 1, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 2, 4, 1, 1, 2, 3, 3, 3, 2, 8, 4,
        1, 2, 4, 1, 2, 2, 1, 1, 2, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 0, 3, 1,
        4,
    ]
    static let typeNameStart: [UInt16] = [
        0, 16, 38, 61, 83, 103, 124, 147, 170, 190, 208, 229, 253, 278, 287, 305, 315, 319, 325, 339, 353, 357, 366,
        389, 407, 411, 415, 429, 436, 445, 453, 460, 464, 480, 490, 498, 506, 511, 525, 543, 563, 568, 572, 587,
        595, 619, 640, 649, 666, 681, 694, 712, 733, 749, 763, 767, 778, 795, 799, 807, 822, 840, 861, 882, 902,
        908, 918, 932, 943, 962, 983, 1002, 1012, 1029, 1033, 1050, 1067, 1084, 1091, 1099, 1106, 1125, 1130, 1142,
        1152, 1161, 1175, 1193, 1204, 1223, 1233, 1245, 1258, 1264, 1270, 1281, 1289, 1299, 1309, 1327, 1339, 1357,
        1381, 1400, 1428, 1457, 1478, 1493, 1511, 1531, 1555, 1574, 1590, 1609, 1620, 1633, 1643, 1655, 1667, 1680,
        1688, 1700, 1717, 1738, 1756, 1778, 1804, 1820, 1834, 1854, 1871, 1892, 1910, 1930, 1947, 1966, 1982, 2010,
        2031, 2049, 2067, 2086, 2108, 2130, 2151, 2174, 2195, 2218, 2244, 2268, 2292, 2315, 2347, 2369, 2396, 2422,
        2448, 2473, 2488, 2492, 2497, 2502, 2506, 2519, 2539, 2559, 2588, 2600, 2619, 2628, 2640, 2655, 2672, 2692,
        2707, 2724, 2733, 2750, 2759, 2770, 2783, 2792, 2807, 2819, 2827, 2848, 2862, 2875, 2885, 2897, 2911, 2923,
        2934, 2950, 2971, 2988, 3006, 3025, 3041, 3058, 3078, 3104, 3130, 3140, 3148, 3158, 3167, 3177, 3193, 3205,
        3222, 3243, 3259, 3273, 3288, 3308, 3322, 3338, 3358, 3363, 3369, 3378, 3391, 3401, 3410, 3421, 3431, 3444,
        3453, 3462, 3473, 3484, 3501, 3514, 3531, 3545, 3564, 3585, 3603, 3623, 3642, 3659, 3682, 3704, 3715, 3732,
        3752, 3768, 3788, 3805, 3826, 3848, 3867, 3887, 3912, 3930, 3947, 3970, 3991, 4017, 4039, 4062, 4086, 4110,
        4131, 4158, 4185, 4208, 4240, 4262, 4289, 4315, 4341, 4366, 4375, 4388, 4396, 4411, 4430, 4454, 4480, 4504,
        4529, 4552, 4580, 4607, 4631, 4658, 4678, 4706, 4743, 4779, 4816, 4841, 4873, 4903, 4934, 4965, 4997, 5024,
        5053, 5083, 5116, 5140, 5153, 5173, 5194, 5212, 5232, 5254, 5281, 5310, 5339, 5370, 5394, 5416, 5446, 5469,
        5494, 5520, 5540, 5565, 5590, 5611, 5632, 5654, 5662, 5676, 5690, 5702, 5731, 5754, 5782, 5802, 5829, 5850,
        5867, 5884, 5906, 5927, 5950, 5962, 5979, 6001, 6027, 6052, 6073, 6098, 6122, 6131, 6144, 6157,
    ]
    static let typeNameCount: [UInt8] = [
        16, 22, 23, 22, 20, 21, 23, 23, 20, 18, 21, 24, 25, 9, 18, 10, 4, 6, 14, 14, 4, 9, 23, 18, 4, 4, 14, 7, 9,
        8, 7, 4, 16, 10, 8, 8, 5, 14, 18, 20, 5, 4, 15, 8, 24, 21, 9, 17, 15, 13, 18, 21, 16, 14, 4, 11, 17, 4, 8,
        15, 18, 21, 21, 20, 6, 10, 14, 11, 19, 21, 19, 10, 17, 4, 17, 17, 17, 7, 8, 7, 19, 5, 12, 10, 9, 14, 18, 11,
        19, 10, 12, 13, 6, 6, 11, 8, 10, 10, 18, 12, 18, 24, 19, 28, 29, 21, 15, 18, 20, 24, 19, 16, 19, 11, 13, 10,
        12, 12, 13, 8, 12, 17, 21, 18, 22, 26, 16, 14, 20, 17, 21, 18, 20, 17, 19, 16, 28, 21, 18, 18, 19, 22, 22,
        21, 23, 21, 23, 26, 24, 24, 23, 32, 22, 27, 26, 26, 25, 15, 4, 5, 5, 4, 13, 20, 20, 29, 12, 19, 9, 12, 15,
        17, 20, 15, 17, 9, 17, 9, 11, 13, 9, 15, 12, 8, 21, 14, 13, 10, 12, 14, 12, 11, 16, 21, 17, 18, 19, 16, 17,
        20, 26, 26, 10, 8, 10, 9, 10, 16, 12, 17, 21, 16, 14, 15, 20, 14, 16, 20, 5, 6, 9, 13, 10, 9, 11, 10, 13, 9,
        9, 11, 11, 17, 13, 17, 14, 19, 21, 18, 20, 19, 17, 23, 22, 11, 17, 20, 16, 20, 17, 21, 22, 19, 20, 25, 18,
        17, 23, 21, 26, 22, 23, 24, 24, 21, 27, 27, 23, 32, 22, 27, 26, 26, 25, 9, 13, 8, 15, 19, 24, 26, 24, 25,
        23, 28, 27, 24, 27, 20, 28, 37, 36, 37, 25, 32, 30, 31, 31, 32, 27, 29, 30, 33, 24, 13, 20, 21, 18, 20, 22,
        27, 29, 29, 31, 24, 22, 30, 23, 25, 26, 20, 25, 25, 21, 21, 22, 8, 14, 14, 12, 29, 23, 28, 20, 27, 21, 17,
        17, 22, 21, 23, 12, 17, 22, 26, 25, 21, 25, 24, 9, 13, 13, 12,
    ]
    static let propertyByKey: [UInt16] = [
        65535, 65535, 65535, 65535, 8, 9, 65535, 103, 104, 65535, 65535, 108, 109, 33, 34, 30, 31, 32, 29, 65535,
        45, 46, 65535, 59, 130, 131, 132, 65535, 65535, 65535, 65535, 50, 57, 18, 19, 20, 65535, 183, 188, 189, 12,
        10, 17, 65535, 65535, 65535, 21, 13, 14, 15, 16, 464, 65535, 465, 65535, 466, 467, 468, 469, 470, 471, 472,
        473, 541, 542, 543, 544, 475, 476, 477, 478, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 137,
        138, 139, 140, 141, 133, 134, 135, 136, 479, 122, 123, 124, 194, 195, 196, 197, 198, 199, 200, 201, 202,
        203, 204, 205, 22, 23, 24, 25, 26, 27, 206, 207, 208, 209, 210, 211, 212, 213, 184, 214, 215, 28, 480, 47,
        48, 54, 55, 56, 43, 60, 65535, 65535, 65535, 65535, 65535, 65535, 185, 65535, 485, 65535, 486, 487, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 495, 65535, 496, 497, 65535, 65535, 564, 565, 566, 498, 65535,
        499, 51, 52, 53, 49, 504, 505, 493, 506, 65535, 65535, 503, 216, 217, 218, 219, 65535, 220, 221, 222, 223,
        481, 227, 228, 229, 234, 235, 236, 230, 231, 232, 233, 237, 238, 239, 226, 102, 62, 125, 127, 126, 128, 129,
        509, 510, 65535, 77, 513, 514, 65535, 186, 65535, 528, 65535, 65535, 142, 143, 65535, 187, 65535, 65535,
        255, 65535, 144, 488, 489, 65535, 531, 533, 534, 65535, 65535, 65535, 65535, 65535, 65535, 110, 267, 269,
        270, 535, 65535, 65535, 302, 65535, 303, 304, 65535, 174, 175, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 272, 65535, 65535,
        65535, 271, 65535, 177, 65535, 65535, 65535, 65535, 180, 482, 86, 65535, 65535, 87, 89, 90, 88, 274, 273,
        65535, 65535, 494, 65535, 65535, 65535, 117, 507, 508, 275, 276, 283, 284, 277, 278, 281, 282, 279, 280,
        65535, 65535, 65535, 285, 286, 65535, 65535, 148, 152, 153, 154, 287, 288, 160, 161, 159, 149, 150, 145,
        157, 158, 163, 164, 162, 151, 147, 156, 146, 296, 297, 298, 299, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 500, 501, 65535, 65535, 65535, 65535, 65535, 300, 301, 65535, 511, 65535, 65535, 512, 240,
        241, 242, 91, 92, 65535, 65535, 178, 93, 224, 225, 65535, 65535, 474, 94, 155, 65535, 78, 79, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 537, 179, 65535, 610, 609, 65535, 173, 65535, 65535, 65535, 490, 532,
        268, 65535, 65535, 65535, 545, 546, 547, 176, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 105, 65535, 65535, 65535, 394, 395, 381, 383, 380, 382, 396, 397, 398, 399, 400, 401, 402, 403, 404,
        405, 406, 407, 408, 409, 410, 411, 65535, 65535, 65535, 416, 417, 65535, 65535, 65535, 65535, 65535, 518,
        65535, 65535, 65535, 65535, 65535, 492, 502, 68, 65535, 65535, 536, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 549, 550, 65535, 65535, 65535, 312, 313, 65535, 551, 65535, 65535, 314, 315, 65535, 65535,
        65535, 554, 165, 65535, 65535, 65535, 65535, 65535, 604, 65535, 555, 317, 65535, 318, 558, 559, 65535,
        65535, 63, 111, 65535, 65535, 560, 561, 563, 422, 423, 418, 419, 319, 65535, 65535, 393, 424, 425, 426,
        65535, 65535, 65535, 65535, 427, 428, 429, 390, 391, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440,
        441, 412, 413, 414, 415, 442, 443, 384, 386, 385, 387, 483, 421, 65535, 1, 0, 2, 3, 4, 446, 447, 448, 449,
        450, 69, 70, 65535, 572, 65535, 65535, 567, 573, 574, 577, 575, 388, 389, 65535, 65535, 65535, 562, 65535,
        578, 71, 72, 73, 74, 75, 76, 579, 65535, 65535, 325, 326, 65535, 327, 328, 569, 65535, 603, 65535, 584, 583,
        95, 65535, 96, 5, 320, 65535, 576, 166, 167, 329, 330, 65535, 65535, 65535, 118, 119, 120, 121, 65535,
        65535, 97, 65535, 420, 106, 107, 556, 605, 65535, 585, 65535, 586, 587, 588, 589, 590, 591, 592, 65535,
        65535, 245, 65535, 251, 265, 253, 252, 332, 333, 334, 331, 65535, 65535, 266, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 593, 594, 595, 596, 11, 168, 169, 170, 171, 172, 65535, 65535, 65535, 599, 597,
        598, 246, 247, 248, 249, 250, 580, 581, 582, 65535, 65535, 65535, 44, 65535, 65535, 65535, 65535, 607, 606,
        608, 289, 290, 65535, 61, 291, 292, 293, 294, 295, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 112, 65535, 65535, 65535, 65535, 65535, 35, 36, 37, 38, 41, 42, 65535,
        65535, 322, 65535, 601, 113, 114, 65535, 65535, 65535, 65535, 7, 323, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 6, 305, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        324, 65535, 116, 65535, 254, 256, 65535, 65535, 65535, 65535, 338, 65535, 335, 336, 337, 339, 340, 341, 39,
        40, 306, 65535, 491, 307, 308, 611, 309, 310, 58, 552, 311, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 600, 243, 244, 65535, 257, 602, 520, 258, 64, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65, 66, 65535, 65535, 529, 181, 65535, 521, 65535, 65535, 65535, 65535,
        65535, 612, 613, 342, 65535, 65535, 65535, 519, 65535, 65535, 65535, 538, 568, 98, 65535, 343, 344, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        539, 346, 347, 348, 349, 553, 65535, 65535, 65535, 65535, 615, 616, 65535, 614, 316, 65535, 65535, 65535,
        65535, 617, 618, 619, 80, 81, 82, 570, 571, 115, 530, 557, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359,
        360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 620, 540, 65535,
        65535, 67, 548, 321, 65535, 622, 623, 624, 621, 522, 259, 260, 261, 99, 100, 101, 262, 65535, 65535, 65535,
        345, 65535, 65535, 65535, 65535, 65535, 65535, 378, 379, 65535, 65535, 65535, 444, 392, 460, 461, 462, 463,
        65535, 65535, 65535, 65535, 65535, 65535, 453, 454, 445, 65535, 457, 458, 455, 459, 456, 451, 452, 484, 263,
        264, 182, 65535, 515, 516, 517, 83, 84, 85, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 523,
    ]
    static let propertyNextSameKey: [UInt16] = [
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 190, 191, 192, 193, 65535, 65535, 524, 525, 526, 527, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    ]
    static let propertyKey: [UInt16] = [
        635, 634, 636, 637, 638, 686, 835, 823, 4, 5, 41, 747, 40, 47, 48, 49, 50, 42, 33, 34, 35, 46, 104, 105,
        106, 107, 108, 109, 121, 18, 15, 16, 17, 13, 14, 806, 807, 808, 809, 864, 865, 810, 811, 128, 770, 20, 21,
        123, 124, 164, 31, 161, 162, 163, 125, 126, 127, 32, 874, 23, 129, 781, 197, 582, 895, 907, 908, 1014, 538,
        644, 645, 663, 664, 665, 666, 667, 668, 206, 380, 381, 974, 975, 976, 1076, 1077, 1078, 281, 284, 287, 285,
        286, 366, 367, 371, 377, 683, 685, 703, 932, 1026, 1027, 1028, 196, 7, 8, 494, 706, 707, 11, 12, 236, 583,
        800, 817, 818, 979, 848, 296, 697, 698, 699, 700, 89, 90, 91, 198, 200, 199, 201, 202, 24, 25, 26, 84, 85,
        86, 87, 79, 80, 81, 82, 83, 215, 216, 223, 327, 336, 334, 316, 325, 326, 333, 317, 318, 319, 378, 335, 328,
        329, 324, 322, 323, 332, 330, 331, 566, 690, 691, 748, 749, 750, 751, 752, 395, 248, 249, 408, 274, 370,
        390, 279, 912, 1071, 37, 118, 136, 210, 218, 38, 39, 118, 136, 210, 218, 92, 93, 94, 95, 96, 97, 98, 99,
        100, 101, 102, 103, 110, 111, 112, 113, 114, 115, 116, 117, 119, 120, 172, 173, 174, 175, 177, 178, 179,
        180, 372, 373, 195, 182, 183, 184, 188, 189, 190, 191, 185, 186, 187, 192, 193, 194, 363, 364, 365, 888,
        889, 722, 759, 760, 761, 762, 763, 724, 727, 726, 850, 221, 851, 891, 894, 1023, 1024, 1025, 1029, 1069,
        1070, 725, 734, 237, 401, 238, 239, 272, 268, 289, 288, 299, 300, 303, 304, 307, 308, 305, 306, 301, 302,
        312, 313, 320, 321, 778, 779, 782, 783, 784, 785, 786, 337, 338, 339, 340, 356, 357, 243, 245, 246, 836,
        866, 869, 870, 872, 873, 876, 554, 555, 560, 561, 966, 575, 577, 593, 687, 1016, 814, 824, 846, 672, 673,
        675, 676, 692, 693, 731, 728, 729, 730, 858, 859, 860, 856, 861, 862, 863, 922, 934, 935, 1033, 953, 954,
        955, 956, 982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000,
        1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1040, 1041, 502, 500, 503, 501, 627, 629, 628, 630,
        655, 656, 607, 608, 1046, 596, 498, 499, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516,
        517, 518, 519, 621, 622, 623, 624, 523, 524, 591, 592, 705, 632, 589, 590, 597, 598, 599, 604, 605, 606,
        609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 625, 626, 1045, 1059, 639, 640, 641, 642, 643,
        1066, 1067, 1057, 1058, 1063, 1065, 1061, 1062, 1064, 1047, 1048, 1049, 1050, 51, 53, 55, 56, 57, 58, 59,
        60, 61, 62, 376, 67, 68, 69, 70, 88, 122, 181, 280, 631, 1068, 138, 140, 141, 224, 225, 399, 868, 536, 167,
        292, 149, 151, 152, 158, 160, 349, 350, 537, 171, 165, 166, 168, 297, 298, 203, 204, 359, 362, 207, 208,
        1073, 1074, 1075, 530, 926, 893, 914, 1022, 1087, 118, 136, 210, 218, 212, 911, 980, 227, 400, 228, 229,
        240, 541, 389, 930, 952, 1011, 63, 64, 65, 66, 405, 406, 407, 1015, 549, 550, 557, 875, 957, 565, 574, 708,
        981, 578, 579, 586, 587, 660, 588, 155, 156, 157, 650, 931, 677, 977, 978, 647, 651, 652, 654, 689, 653,
        662, 669, 764, 765, 766, 682, 681, 711, 713, 714, 715, 716, 717, 718, 719, 743, 744, 745, 746, 757, 758,
        756, 887, 816, 892, 679, 572, 709, 776, 775, 777, 393, 392, 871, 920, 921, 965, 962, 963, 971, 972, 973,
        1010, 1021, 1018, 1019, 1020,
    ]
    static let propertyOwner: [UInt16] = [
        1, 2, 3, 4, 5, 6, 8, 9, 13, 13, 15, 15, 16, 17, 17, 17, 17, 18, 18, 18, 18, 18, 20, 20, 20, 20, 20, 20, 21,
        22, 23, 23, 23, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 25, 25, 26, 26, 26, 26, 28, 28, 28, 28, 28, 30, 30,
        31, 32, 34, 35, 35, 36, 37, 37, 37, 37, 37, 37, 38, 38, 38, 39, 39, 39, 39, 39, 39, 40, 40, 40, 40, 40, 40,
        40, 40, 40, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 42, 42, 42, 42, 42, 42, 43, 43,
        43, 43, 45, 46, 46, 46, 52, 54, 55, 55, 55, 55, 57, 58, 58, 59, 61, 62, 62, 63, 64, 64, 66, 68, 68, 68, 68,
        69, 69, 69, 70, 70, 71, 71, 73, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 75, 75, 75, 75, 75, 75, 75, 75,
        75, 76, 78, 78, 79, 79, 79, 79, 79, 81, 82, 82, 83, 84, 84, 84, 84, 86, 88, 89, 89, 89, 89, 89, 90, 90, 90,
        90, 90, 90, 91, 91, 91, 92, 92, 92, 92, 92, 92, 92, 93, 93, 94, 94, 94, 94, 95, 95, 95, 95, 96, 96, 97, 98,
        99, 99, 100, 100, 101, 101, 102, 102, 103, 103, 103, 103, 103, 103, 103, 103, 104, 104, 104, 104, 104, 104,
        108, 108, 108, 109, 109, 110, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111,
        111, 111, 111, 111, 112, 112, 113, 114, 115, 116, 117, 117, 118, 118, 119, 119, 119, 119, 119, 119, 119,
        119, 119, 119, 119, 119, 122, 122, 123, 124, 124, 124, 124, 124, 124, 125, 125, 125, 125, 126, 126, 128,
        130, 132, 134, 136, 137, 137, 139, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 149, 151, 152,
        156, 157, 157, 158, 158, 161, 161, 162, 164, 164, 164, 165, 165, 165, 165, 165, 165, 165, 166, 167, 167,
        168, 168, 168, 168, 168, 169, 169, 169, 169, 169, 169, 169, 169, 169, 169, 169, 169, 169, 169, 169, 169,
        169, 169, 169, 169, 169, 169, 169, 169, 169, 169, 169, 169, 170, 170, 171, 171, 171, 171, 171, 171, 171,
        171, 171, 171, 171, 171, 171, 171, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172,
        172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172,
        172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172, 172,
        172, 173, 173, 173, 173, 175, 175, 175, 175, 175, 176, 176, 176, 176, 178, 179, 180, 181, 181, 181, 181,
        181, 181, 181, 181, 183, 184, 184, 185, 186, 187, 188, 189, 190, 191, 193, 195, 197, 199, 200, 200, 200,
        202, 209, 211, 212, 213, 213, 213, 213, 213, 213, 213, 214, 215, 216, 217, 217, 217, 218, 220, 220, 220,
        221, 221, 222, 222, 222, 224, 228, 229, 229, 229, 231, 232, 232, 232, 232, 233, 233, 234, 235, 235, 237,
        238, 239, 239, 240, 242, 244, 245, 248, 248, 248, 248, 251, 251, 251, 252, 253, 253, 254, 255, 255, 258,
        264, 265, 273, 274, 274, 275, 275, 275, 276, 278, 280, 281, 283, 286, 290, 291, 291, 293, 294, 295, 296,
        297, 298, 303, 304, 305, 305, 305, 308, 309, 312, 313, 313, 313, 313, 313, 313, 313, 314, 314, 314, 316,
        317, 317, 317, 319, 320, 323, 324, 326, 327, 332, 334, 335, 337, 338, 339, 340, 340, 341, 342, 343, 349,
        349, 349, 350, 351, 351, 351, 351,
    ]
    static let propertyKind: [UInt8] = [
        8, 5, 6, 0, 7, 0, 0, 0, 8, 0, 5, 0, 1, 6, 1, 1, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 6, 6, 6, 6, 6, 6, 6,
        6, 6, 6, 6, 6, 6, 6, 0, 5, 6, 6, 6, 6, 5, 6, 6, 6, 6, 0, 6, 6, 5, 0, 1, 2, 6, 0, 9, 5, 6, 6, 5, 0, 6, 6, 6,
        6, 0, 0, 0, 0, 0, 6, 6, 0, 6, 6, 1, 1, 1, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0, 0, 5, 0, 0, 0, 0, 5, 6, 6, 0, 6, 6,
        6, 6, 0, 0, 0, 8, 6, 5, 0, 0, 6, 6, 6, 6, 6, 6, 6, 0, 6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
        9, 6, 6, 6, 0, 0, 0, 5, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 0, 6, 5, 0, 6, 6, 6, 5, 10, 8, 0, 0, 6, 6, 6,
        0, 0, 6, 7, 0, 0, 0, 0, 7, 6, 0, 0, 0, 0, 0, 1, 5, 0, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 6, 6, 6, 0, 0, 0,
        6, 0, 5, 0, 6, 0, 0, 0, 6, 6, 0, 6, 6, 6, 5, 5, 5, 5, 6, 6, 6, 5, 5, 5, 6, 5, 5, 6, 6, 0, 6, 6, 6, 6, 6, 5,
        0, 0, 5, 1, 5, 5, 6, 6, 6, 5, 6, 6, 6, 0, 5, 0, 10, 5, 6, 0, 8, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0,
        6, 0, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 6, 5, 8, 7, 9, 10, 0, 0, 0, 0, 0, 7, 0, 8, 0, 6, 0, 5, 0, 10, 0,
        0, 0, 0, 0, 6, 5, 6, 5, 0, 6, 6, 6, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 0, 0, 8, 8, 8, 0, 0, 0, 5, 5,
        5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6,
        6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 0, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 4, 4, 2, 2, 0, 0, 8,
        0, 0, 6, 0, 0, 0, 5, 5, 0, 0, 0, 6, 7, 0, 5, 8, 0, 3, 8, 6, 5, 0, 0, 0, 9, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 6, 0, 6, 0, 8, 0, 9, 8, 6, 6, 1, 1, 1, 6, 8, 0, 5, 0, 0, 0, 0, 0, 0, 9, 9, 0, 0, 0, 0, 6, 0, 5, 0, 0,
        0, 0, 6, 6, 6, 6, 0, 6, 6, 0, 0, 0, 8, 1, 1, 0, 0, 0, 0, 8, 8, 0, 0, 0, 9, 0, 1, 6, 0, 0, 0, 0, 0, 5, 7, 6,
        8, 0, 0, 8, 0, 0, 0, 8, 0, 6, 9, 0, 0, 0, 6, 6, 6, 6, 0, 8, 0, 0, 0, 0, 6, 0, 0, 0, 0, 8, 0, 0, 0, 6, 1, 0,
        9, 9, 5, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0,
    ]
    static let propertyFlags: [UInt8] = [
        0, 0, 0, 48, 0, 16, 48, 48, 0, 32, 0, 0, 0, 24, 0, 0, 0, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 40, 24, 8, 8, 8,
        24, 24, 17, 17, 17, 17, 17, 17, 17, 17, 0, 24, 24, 24, 24, 24, 16, 8, 24, 24, 24, 16, 16, 24, 0, 48, 0, 0,
        17, 48, 64, 24, 24, 24, 0, 16, 0, 0, 24, 24, 0, 0, 16, 16, 48, 8, 8, 0, 0, 0, 24, 24, 24, 16, 16, 16, 24,
        24, 24, 24, 24, 0, 16, 16, 0, 48, 0, 26, 26, 24, 24, 24, 32, 24, 24, 0, 0, 32, 32, 48, 16, 24, 16, 32, 40,
        0, 0, 24, 24, 24, 24, 24, 32, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 0, 0, 0, 24,
        24, 24, 0, 0, 0, 0, 24, 24, 24, 32, 0, 24, 24, 24, 24, 24, 24, 24, 24, 32, 24, 0, 0, 24, 24, 24, 24, 12, 0,
        0, 32, 24, 24, 24, 48, 32, 24, 8, 26, 26, 26, 26, 8, 8, 26, 26, 26, 26, 32, 0, 24, 32, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 24, 24, 24, 0, 32, 0, 24, 32, 24, 0, 24, 0, 0, 0, 24, 24, 0, 16, 16, 16, 0, 0, 0, 0, 16, 16,
        16, 0, 0, 0, 24, 24, 16, 24, 24, 24, 24, 24, 25, 25, 25, 0, 0, 32, 0, 0, 0, 24, 24, 17, 17, 17, 24, 17, 17,
        32, 0, 32, 12, 8, 8, 40, 8, 0, 24, 24, 24, 16, 16, 0, 0, 16, 16, 32, 32, 0, 32, 0, 8, 32, 24, 24, 24, 24,
        24, 24, 8, 8, 8, 8, 0, 8, 24, 24, 24, 24, 64, 12, 24, 56, 32, 48, 32, 24, 56, 24, 48, 24, 48, 24, 24, 12, 0,
        56, 56, 0, 0, 24, 0, 24, 0, 32, 16, 16, 16, 32, 24, 24, 16, 16, 16, 16, 32, 32, 32, 24, 26, 26, 26, 0, 0,
        24, 24, 24, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 26, 26, 26, 26, 26, 26, 26, 2, 26, 2, 26, 2, 26, 2, 24, 24, 24,
        24, 24, 24, 0, 0, 0, 0, 24, 24, 0, 0, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24,
        24, 24, 24, 16, 16, 16, 16, 24, 24, 32, 24, 0, 24, 0, 0, 24, 24, 24, 24, 8, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 24, 0, 0, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 0, 24, 0, 24, 24, 24, 24, 32, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 32, 16, 16, 32, 16, 16, 0, 0, 0, 0, 0, 32, 0, 32, 64, 0, 32, 0, 32, 32, 0, 16, 0, 0,
        32, 0, 32, 32, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 26, 26, 0, 0, 0, 32, 32, 0,
        0, 32, 0, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 32, 32, 32, 0, 0, 0, 32, 32, 0, 0, 0, 0, 0, 0, 32, 64, 32, 0,
        0, 0, 32, 0, 32, 0, 0, 0, 0, 0, 0, 32, 0, 16, 0, 16, 16, 0, 16, 64, 0, 32, 0, 0, 0, 0, 16, 16, 16, 16, 16,
        0, 32, 16, 0, 32, 32, 32, 0, 0, 0, 0, 16, 0, 32, 64, 64, 0, 0, 32, 64, 0, 0, 0, 0, 0, 0, 0, 0,
    ]
    static let propertyDefault: [UInt32] = [
        0, 0, 0, 4294967295, 4280098077, 0, 4294967295, 4294967295, 0, 0, 1, 127, 0, 1065353216, 0, 0, 1, 0, 0, 0,
        0, 1065353216, 1065353216, 0, 0, 1065353216, 0, 0, 4294967295, 1065353216, 0, 1065353216, 1065353216, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1056964608, 1056964608, 1, 0, 0, 0, 0, 5, 0, 1056964608, 0, 4294967295,
        3, 0, 0, 4294967295, 0, 0, 1065353216, 3212836864, 0, 0, 0, 0, 3212836864, 3212836864, 1, 1, 0, 0,
        4294967295, 1056964608, 1056964608, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4294967295, 0, 0,
        0, 0, 0, 0, 4294967295, 1065353216, 1065353216, 0, 0, 4294967295, 4294967295, 4294967295, 0, 1084227584, 1,
        4294967295, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 1065353216, 1065353216, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1065353216, 1065353216, 0, 0, 0, 0, 0, 1065353216, 0, 4294967295, 0, 0, 0, 1065353216, 0,
        0, 0, 1065353216, 1065353216, 0, 0, 0, 0, 1094713344, 0, 0, 0, 0, 0, 0, 4294967295, 1094713344, 3212836864,
        0, 4294967295, 4294967295, 0, 4285822068, 0, 0, 0, 0, 4294967295, 0, 0, 0, 0, 0, 4294967295, 0, 1,
        4294967295, 1065353216, 0, 0, 1065353216, 0, 0, 255, 1, 255, 1, 255, 1, 0, 0, 0, 0, 4294967295, 0,
        1065353216, 4294967295, 0, 0, 1120403456, 0, 0, 0, 0, 0, 0, 1065353216, 0, 0, 0, 1, 0, 0, 1065353216, 0, 0,
        1, 0, 0, 0, 1, 0, 1065353216, 0, 1, 0, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 0, 1, 0, 0, 0, 0, 1065353216, 0,
        0, 4294967295, 1, 4294967295, 0, 0, 0, 4294967295, 0, 0, 0, 0, 0, 0, 0, 1056964608, 1056964608, 1120403456,
        1120403456, 4294967295, 4294967295, 0, 4294967295, 0, 0, 4294967295, 0, 1, 0, 1065353216, 1065353216, 0,
        1054280253, 0, 1058306785, 1065353216, 0, 1, 0, 0, 0, 4280098077, 0, 0, 0, 4294967295, 4294967295,
        4294967295, 0, 4278190080, 0, 0, 4294967295, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 0, 0, 0, 0, 0, 0,
        4294967295, 1090519040, 1065353216, 1059648963, 4294967295, 3212836864, 3212836864, 1, 1, 0, 0, 4294967295,
        4294967295, 4294967295, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 0, 3, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 7, 0, 1, 0, 0, 0, 0, 0, 0, 1065353216, 1065353216, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 60, 60,
        1065353216, 0, 4294967295, 4294967295, 0, 0, 0, 0, 4294967295, 0, 0, 4294967295, 0, 0, 0, 0, 0, 0, 0,
        4294967295, 0, 4294967295, 0, 0, 4294967295, 1065353216, 4294967295, 4294967295, 0, 0, 0, 1, 4294967295, 1,
        4294967295, 4294967295, 0, 4294967295, 1120403456, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1065353216, 0, 0, 0,
        2097151, 0, 0, 0, 0, 0, 0, 0, 0, 4294967295, 4294967295, 1, 0, 4294967295, 0, 4294967295, 4294967295,
        4294967295, 0, 1054280253, 0, 1058306785, 1065353216, 1, 1065353216, 1065353216, 4294967295, 4294967295,
        4294967295, 0, 0, 0, 0, 4294967295, 0, 0, 0, 0, 0, 0, 4294967295, 0, 4294967295, 0, 0, 0, 4294967295, 0, 0,
        0, 0, 4280098077, 0, 0, 0, 4294967295, 0, 0, 0, 0, 0, 0, 1065353216, 0, 1, 4294967295, 0, 1065353216,
        1065353216, 1065353216, 1065353216, 1, 0, 0, 1, 1, 4294967295, 1065353216, 0, 4294967295, 4294967295,
        4294967295, 0, 0, 0, 0, 1065353216, 0, 4294967295, 0, 0, 0, 0, 4294967295, 0, 4294967295, 0, 0, 0, 0, 0, 0,
        1,
    ]
    static let propertyWord: [UInt16] = [
        0, 0, 0, 0, 0, 0, 0, 0, 65535, 65535, 0, 1, 2, 2, 3, 4, 5, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5, 0, 0, 1, 2, 3,
        4, 5, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 12,
        13, 14, 8, 9, 6, 7, 65535, 8, 65535, 9, 10, 11, 12, 13, 14, 15, 13, 14, 15, 16, 17, 18, 8, 9, 10, 11, 12,
        13, 14, 15, 16, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 65535, 65535, 8, 9, 10, 11, 12, 13,
        14, 15, 16, 17, 8, 8, 9, 10, 8, 6, 6, 7, 8, 9, 4, 5, 6, 0, 1, 2, 3, 2, 0, 1, 2, 2, 3, 4, 5, 2, 3, 4, 2, 3,
        2, 3, 65535, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 1, 2, 3, 4, 5, 6, 7, 8, 65535, 0, 1, 0, 1, 2, 3, 4, 65535,
        0, 1, 0, 0, 1, 2, 3, 0, 0, 0, 65535, 65535, 65535, 65535, 0, 1, 65535, 65535, 65535, 65535, 0, 1, 2, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 65535, 0, 0, 1, 2, 3, 2, 3, 2, 3, 4,
        5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 4, 5, 6, 7, 8, 1, 2, 3, 65535, 65535, 65535, 4, 5, 6,
        7, 8, 9, 10, 11, 65535, 65535, 65535, 12, 65535, 65535, 2, 3, 0, 65535, 1, 1, 0, 1, 0, 1, 0, 1, 2, 3, 4, 5,
        6, 7, 8, 9, 10, 11, 0, 1, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 0, 1, 0, 0, 0, 0, 65535, 65535, 0, 0, 1, 0,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 0, 1, 0, 1, 0, 1,
        0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 0, 0, 1, 0, 65535, 65535, 65535, 1, 0, 1, 2, 3, 4, 5, 6, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 0, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
        21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
        48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 14, 15, 16, 17,
        0, 1, 2, 3, 4, 0, 1, 2, 3, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 0, 1, 1, 1, 2, 3, 65535, 0, 1, 1, 2, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 1, 2, 3, 0, 1,
        65535, 2, 3, 4, 5, 6, 7, 3, 3, 4, 5, 6, 3, 65535, 65535, 65535, 65535, 65535, 65535, 0, 1, 2, 3, 3, 1, 2, 1,
        1, 1, 1, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 0, 1, 0, 1, 2, 3, 3, 3, 1, 0, 1, 0, 1, 2,
        65535, 0, 1, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 1, 2, 65535, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3,
        1, 1, 2, 3, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 65535, 65535, 0, 0, 1, 65535, 0, 1, 2, 0, 0, 1, 2, 3,
    ]
    static let propertyBacking: [UInt16] = [
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 99, 99, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 183, 183, 183, 183, 65535, 65535, 188, 188, 188, 188, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 345, 345, 345,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 355, 355, 355, 355, 355, 355, 355, 356, 356, 356,
        356, 356, 356, 356, 356, 356, 356, 356, 356, 356, 356, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 183, 183, 183, 183, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
        65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    ]
    static let propertyBit: [UInt8] = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 16, 8, 0, 24, 0, 0, 16, 8, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 8, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]
    static let propertyBitCount: [UInt8] = [
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 8, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 8, 8, 8, 8, 1, 1, 8, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    ]
    static let propertyNameStart: [UInt16] = [
        6169, 6182, 6195, 6208, 6221, 6234, 6247, 6260, 6273, 6277, 6285, 6294, 6308, 6316, 6325, 6328, 6332, 6354,
        6360, 6366, 6370, 6374, 6381, 6383, 6385, 6387, 6389, 6391, 6393, 6405, 6412, 6420, 6426, 6432, 6433, 6434,
        6448, 6462, 6476, 6490, 6503, 6516, 6529, 6543, 6552, 6558, 6563, 6569, 6576, 6583, 6599, 6613, 6627, 6641,
        6655, 6661, 6673, 6684, 6692, 6702, 6716, 6729, 6735, 6745, 6760, 6768, 6773, 6781, 6791, 6794, 6804, 6814,
        6827, 6841, 6864, 6888, 6910, 6933, 6940, 6947, 6954, 6957, 6967, 6977, 6990, 7002, 7014, 7024, 7035, 7048,
        7053, 7059, 7066, 7073, 7089, 7100, 7109, 7127, 7142, 7159, 7176, 7196, 7219, 7223, 7228, 7234, 7241, 7256,
        7272, 7279, 7286, 7307, 7318, 7328, 7332, 7347, 7356, 7369, 7386, 7398, 7411, 7416, 7422, 7428, 7429, 7430,
        7441, 7444, 7449, 7458, 7462, 7463, 7464, 7470, 7480, 7490, 7501, 7512, 7520, 7530, 7541, 7549, 7557, 7558,
        7559, 7577, 7587, 7595, 7603, 7613, 7622, 7631, 7636, 7647, 7656, 7662, 7667, 7680, 7687, 7694, 7701, 7702,
        7703, 7711, 7717, 7723, 7734, 7740, 7758, 7768, 7776, 7783, 7790, 7795, 7802, 7805, 7816, 7823, 7831, 7841,
        7854, 7865, 7878, 7890, 7900, 7908, 7918, 7927, 7937, 7947, 7955, 7963, 7973, 7982, 7992, 8000, 8008, 8017,
        8023, 8025, 8027, 8029, 8031, 8033, 8035, 8041, 8048, 8056, 8065, 8074, 8084, 8089, 8092, 8098, 8107, 8117,
        8131, 8139, 8147, 8162, 8177, 8185, 8194, 8210, 8224, 8231, 8238, 8254, 8264, 8272, 8280, 8286, 8294, 8297,
        8300, 8311, 8320, 8329, 8338, 8342, 8346, 8354, 8360, 8366, 8377, 8391, 8405, 8418, 8431, 8445, 8459, 8470,
        8474, 8490, 8499, 8509, 8525, 8533, 8544, 8553, 8562, 8571, 8583, 8597, 8617, 8638, 8656, 8664, 8671, 8675,
        8686, 8697, 8704, 8708, 8711, 8720, 8721, 8722, 8726, 8730, 8737, 8744, 8749, 8755, 8758, 8761, 8774, 8788,
        8795, 8804, 8812, 8818, 8824, 8829, 8832, 8840, 8846, 8848, 8850, 8852, 8854, 8857, 8869, 8882, 8895, 8908,
        8921, 8936, 8940, 8953, 8966, 8972, 8982, 9001, 9014, 9027, 9040, 9050, 9063, 9076, 9089, 9102, 9106, 9119,
        9132, 9145, 9155, 9160, 9166, 9176, 9182, 9200, 9212, 9220, 9235, 9248, 9258, 9271, 9285, 9308, 9332, 9354,
        9377, 9385, 9395, 9406, 9416, 9424, 9432, 9443, 9460, 9464, 9469, 9474, 9478, 9490, 9500, 9510, 9522, 9534,
        9545, 9557, 9569, 9580, 9591, 9601, 9611, 9620, 9627, 9636, 9646, 9656, 9665, 9673, 9685, 9695, 9702, 9712,
        9723, 9730, 9737, 9745, 9753, 9762, 9771, 9789, 9807, 9826, 9845, 9865, 9886, 9901, 9917, 9933, 9945, 9958,
        9969, 9979, 9990, 9999, 10011, 10021, 10032, 10041, 10053, 10064, 10076, 10086, 10099, 10111, 10124, 10135,
        10149, 10171, 10194, 10215, 10239, 10248, 10259, 10273, 10290, 10309, 10328, 10346, 10363, 10380, 10398,
        10412, 10425, 10438, 10461, 10481, 10502, 10521, 10543, 10563, 10584, 10603, 10625, 10646, 10668, 10688,
        10711, 10734, 10755, 10772, 10787, 10803, 10817, 10831, 10845, 10859, 10864, 10870, 10885, 10901, 10911,
        10924, 10934, 10943, 10955, 10965, 10972, 10986, 10997, 11005, 11016, 11020, 11023, 11031, 11036, 11045,
        11054, 11061, 11075, 11083, 11088, 11105, 11119, 11124, 11129, 11134, 11139, 11144, 11149, 11154, 11158,
        11163, 11168, 11176, 11193, 11200, 11216, 11221, 11228, 11233, 11244, 11253, 11258, 11266, 11274, 11291,
        11305, 11317, 11337, 11348, 11353, 11360, 11368, 11379, 11383, 11390, 11397, 11407, 11413, 11418, 11431,
        11443, 11455, 11461, 11471, 11491, 11499, 11527, 11535, 11543, 11553, 11562, 11572, 11577, 11586, 11591,
        11598, 11611, 11616, 11621, 11629, 11643, 11650, 11663, 11671, 11684, 11686, 11688, 11690, 11692, 11703,
        11712, 11718, 11731, 11742, 11761, 11765, 11780, 11794, 11814, 11820, 11828, 11841, 11844, 11849, 11860,
        11865, 11876, 11889, 11896, 11903, 11908, 11915, 11928, 11940, 11948, 11959, 11964, 11969, 11974, 11979,
        11984, 11989, 11993, 12001, 12006, 12014, 12025, 12038, 12052, 12065, 12082, 12096, 12101, 12109, 12117,
        12126, 12135, 12141, 12145, 12152, 12160, 12177, 12191, 12199, 12214, 12225, 12238, 12249, 12253, 12261,
        12273, 12286, 12300, 12311, 12318, 12334, 12338, 12348, 12365, 12372, 12388, 12395, 12403, 12412, 12422,
        12426, 12433, 12443,
    ]
    static let propertyNameCount: [UInt8] = [
        13, 13, 13, 13, 13, 13, 13, 13, 4, 8, 9, 14, 8, 9, 3, 4, 22, 6, 6, 4, 4, 7, 2, 2, 2, 2, 2, 2, 12, 7, 8, 6,
        6, 1, 1, 14, 14, 14, 14, 13, 13, 13, 14, 9, 6, 5, 6, 7, 7, 16, 14, 14, 14, 14, 6, 12, 11, 8, 10, 14, 13, 6,
        10, 15, 8, 5, 8, 10, 3, 10, 10, 13, 14, 23, 24, 22, 23, 7, 7, 7, 3, 10, 10, 13, 12, 12, 10, 11, 13, 5, 6, 7,
        7, 16, 11, 9, 18, 15, 17, 17, 20, 23, 4, 5, 6, 7, 15, 16, 7, 7, 21, 11, 10, 4, 15, 9, 13, 17, 12, 13, 5, 6,
        6, 1, 1, 11, 3, 5, 9, 4, 1, 1, 6, 10, 10, 11, 11, 8, 10, 11, 8, 8, 1, 1, 18, 10, 8, 8, 10, 9, 9, 5, 11, 9,
        6, 5, 13, 7, 7, 7, 1, 1, 8, 6, 6, 11, 6, 18, 10, 8, 7, 7, 5, 7, 3, 11, 7, 8, 10, 13, 11, 13, 12, 10, 8, 10,
        9, 10, 10, 8, 8, 10, 9, 10, 8, 8, 9, 6, 2, 2, 2, 2, 2, 2, 6, 7, 8, 9, 9, 10, 5, 3, 6, 9, 10, 14, 8, 8, 15,
        15, 8, 9, 16, 14, 7, 7, 16, 10, 8, 8, 6, 8, 3, 3, 11, 9, 9, 9, 4, 4, 8, 6, 6, 11, 14, 14, 13, 13, 14, 14,
        11, 4, 16, 9, 10, 16, 8, 11, 9, 9, 9, 12, 14, 20, 21, 18, 8, 7, 4, 11, 11, 7, 4, 3, 9, 1, 1, 4, 4, 7, 7, 5,
        6, 3, 3, 13, 14, 7, 9, 8, 6, 6, 5, 3, 8, 6, 2, 2, 2, 2, 3, 12, 13, 13, 13, 13, 15, 4, 13, 13, 6, 10, 19, 13,
        13, 13, 10, 13, 13, 13, 13, 4, 13, 13, 13, 10, 5, 6, 10, 6, 18, 12, 8, 15, 13, 10, 13, 14, 23, 24, 22, 23,
        8, 10, 11, 10, 8, 8, 11, 17, 4, 5, 5, 4, 12, 10, 10, 12, 12, 11, 12, 12, 11, 11, 10, 10, 9, 7, 9, 10, 10, 9,
        8, 12, 10, 7, 10, 11, 7, 7, 8, 8, 9, 9, 18, 18, 19, 19, 20, 21, 15, 16, 16, 12, 13, 11, 10, 11, 9, 12, 10,
        11, 9, 12, 11, 12, 10, 13, 12, 13, 11, 14, 22, 23, 21, 24, 9, 11, 14, 17, 19, 19, 18, 17, 17, 18, 14, 13,
        13, 23, 20, 21, 19, 22, 20, 21, 19, 22, 21, 22, 20, 23, 23, 21, 17, 15, 16, 14, 14, 14, 14, 5, 6, 15, 16,
        10, 13, 10, 9, 12, 10, 7, 14, 11, 8, 11, 4, 3, 8, 5, 9, 9, 7, 14, 8, 5, 17, 14, 5, 5, 5, 5, 5, 5, 5, 4, 5,
        5, 8, 17, 7, 16, 5, 7, 5, 11, 9, 5, 8, 8, 17, 14, 12, 20, 11, 5, 7, 8, 11, 4, 7, 7, 10, 6, 5, 13, 12, 12, 6,
        10, 20, 8, 28, 8, 8, 10, 9, 10, 5, 9, 5, 7, 13, 5, 5, 8, 14, 7, 13, 8, 13, 2, 2, 2, 2, 11, 9, 6, 13, 11, 19,
        4, 15, 14, 20, 6, 8, 13, 3, 5, 11, 5, 11, 13, 7, 7, 5, 7, 13, 12, 8, 11, 5, 5, 5, 5, 5, 5, 4, 8, 5, 8, 11,
        13, 14, 13, 17, 14, 5, 8, 8, 9, 9, 6, 4, 7, 8, 17, 14, 8, 15, 11, 13, 11, 4, 8, 12, 13, 14, 11, 7, 16, 4,
        10, 17, 7, 16, 7, 8, 9, 10, 4, 7, 10, 11,
    ]
    static let editorOnlyTypes: [(name: StaticString, key: UInt16)] = [
        ("ForcedEdge", 112), ("LayeredAsset", 119), ("LayerImageAsset", 120),
        ("SVGAsset", 132), ("LottieAsset", 133), ("Guide", 140),
        ("AnimationFolder", 143), ("ClipboardHeader", 146), ("StateMachineInputFolder", 149),
        ("StateMachineListenerFolder", 150), ("StateMachineComponentFolder", 151), ("Tag", 166),
        ("StateMachineComponentNestedArtboard", 172), ("StateMachineNestedInput", 173), ("LinearAnimationResolver", 550),
        ("StateMachineResolver", 551), ("LibraryAsset", 558), ("ProfilerAsset", 651),
        ("TextBlobAsset", 1042),
    ]
}

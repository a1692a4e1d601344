// swift-format-ignore-file
// DO NOT EDIT: written by `swift run SchemaGenerator` from Sources/SchemaGenerator/schema.json.

extension SchemaType {
    /// `BindableProperty`, type key 9.
    @inlinable public static var bindableProperty: SchemaType { SchemaType(unchecked: 0) }
    /// `BindablePropertyString`, type key 471.
    @inlinable public static var bindablePropertyString: SchemaType { SchemaType(unchecked: 1) }
    /// `BindablePropertyBoolean`, type key 472.
    @inlinable public static var bindablePropertyBoolean: SchemaType { SchemaType(unchecked: 2) }
    /// `BindablePropertyNumber`, type key 473.
    @inlinable public static var bindablePropertyNumber: SchemaType { SchemaType(unchecked: 3) }
    /// `BindablePropertyEnum`, type key 474.
    @inlinable public static var bindablePropertyEnum: SchemaType { SchemaType(unchecked: 4) }
    /// `BindablePropertyColor`, type key 475.
    @inlinable public static var bindablePropertyColor: SchemaType { SchemaType(unchecked: 5) }
    /// `BindablePropertyInteger`, type key 567.
    @inlinable public static var bindablePropertyInteger: SchemaType { SchemaType(unchecked: 6) }
    /// `BindablePropertyTrigger`, type key 503.
    @inlinable public static var bindablePropertyTrigger: SchemaType { SchemaType(unchecked: 7) }
    /// `BindablePropertyList`, type key 590.
    @inlinable public static var bindablePropertyList: SchemaType { SchemaType(unchecked: 8) }
    /// `BindablePropertyId`, type key 596.
    @inlinable public static var bindablePropertyId: SchemaType { SchemaType(unchecked: 9) }
    /// `BindablePropertyAsset`, type key 588.
    @inlinable public static var bindablePropertyAsset: SchemaType { SchemaType(unchecked: 10) }
    /// `BindablePropertyArtboard`, type key 597.
    @inlinable public static var bindablePropertyArtboard: SchemaType { SchemaType(unchecked: 11) }
    /// `BindablePropertyViewModel`, type key 662.
    @inlinable public static var bindablePropertyViewModel: SchemaType { SchemaType(unchecked: 12) }
    /// `Component`, type key 10.
    @inlinable public static var component: SchemaType { SchemaType(unchecked: 13) }
    /// `ContainerComponent`, type key 11.
    @inlinable public static var containerComponent: SchemaType { SchemaType(unchecked: 14) }
    /// `ShapePaint`, type key 21.
    @inlinable public static var shapePaint: SchemaType { SchemaType(unchecked: 15) }
    /// `Fill`, type key 20.
    @inlinable public static var fill: SchemaType { SchemaType(unchecked: 16) }
    /// `Stroke`, type key 24.
    @inlinable public static var stroke: SchemaType { SchemaType(unchecked: 17) }
    /// `LinearGradient`, type key 22.
    @inlinable public static var linearGradient: SchemaType { SchemaType(unchecked: 18) }
    /// `RadialGradient`, type key 17.
    @inlinable public static var radialGradient: SchemaType { SchemaType(unchecked: 19) }
    /// `Skin`, type key 43.
    @inlinable public static var skin: SchemaType { SchemaType(unchecked: 20) }
    /// `DrawRules`, type key 49.
    @inlinable public static var drawRules: SchemaType { SchemaType(unchecked: 21) }
    /// `WorldTransformComponent`, type key 91.
    @inlinable public static var worldTransformComponent: SchemaType { SchemaType(unchecked: 22) }
    /// `TransformComponent`, type key 38.
    @inlinable public static var transformComponent: SchemaType { SchemaType(unchecked: 23) }
    /// `Node`, type key 2.
    @inlinable public static var node: SchemaType { SchemaType(unchecked: 24) }
    /// `Path`, type key 12.
    @inlinable public static var path: SchemaType { SchemaType(unchecked: 25) }
    /// `ParametricPath`, type key 15.
    @inlinable public static var parametricPath: SchemaType { SchemaType(unchecked: 26) }
    /// `Ellipse`, type key 4.
    @inlinable public static var ellipse: SchemaType { SchemaType(unchecked: 27) }
    /// `Rectangle`, type key 7.
    @inlinable public static var rectangle: SchemaType { SchemaType(unchecked: 28) }
    /// `Triangle`, type key 8.
    @inlinable public static var triangle: SchemaType { SchemaType(unchecked: 29) }
    /// `Polygon`, type key 51.
    @inlinable public static var polygon: SchemaType { SchemaType(unchecked: 30) }
    /// `Star`, type key 52.
    @inlinable public static var star: SchemaType { SchemaType(unchecked: 31) }
    /// `PointsCommonPath`, type key 620.
    @inlinable public static var pointsCommonPath: SchemaType { SchemaType(unchecked: 32) }
    /// `PointsPath`, type key 16.
    @inlinable public static var pointsPath: SchemaType { SchemaType(unchecked: 33) }
    /// `ListPath`, type key 619.
    @inlinable public static var listPath: SchemaType { SchemaType(unchecked: 34) }
    /// `Drawable`, type key 13.
    @inlinable public static var drawable: SchemaType { SchemaType(unchecked: 35) }
    /// `Shape`, type key 3.
    @inlinable public static var shape: SchemaType { SchemaType(unchecked: 36) }
    /// `NestedArtboard`, type key 92.
    @inlinable public static var nestedArtboard: SchemaType { SchemaType(unchecked: 37) }
    /// `NestedArtboardLeaf`, type key 451.
    @inlinable public static var nestedArtboardLeaf: SchemaType { SchemaType(unchecked: 38) }
    /// `NestedArtboardLayout`, type key 452.
    @inlinable public static var nestedArtboardLayout: SchemaType { SchemaType(unchecked: 39) }
    /// `Image`, type key 100.
    @inlinable public static var image: SchemaType { SchemaType(unchecked: 40) }
    /// `Text`, type key 134.
    @inlinable public static var text: SchemaType { SchemaType(unchecked: 41) }
    /// `LayoutComponent`, type key 409.
    @inlinable public static var layoutComponent: SchemaType { SchemaType(unchecked: 42) }
    /// `Artboard`, type key 1.
    @inlinable public static var artboard: SchemaType { SchemaType(unchecked: 43) }
    /// `ForegroundLayoutDrawable`, type key 513.
    @inlinable public static var foregroundLayoutDrawable: SchemaType { SchemaType(unchecked: 44) }
    /// `ArtboardComponentList`, type key 559.
    @inlinable public static var artboardComponentList: SchemaType { SchemaType(unchecked: 45) }
    /// `TextInput`, type key 569.
    @inlinable public static var textInput: SchemaType { SchemaType(unchecked: 46) }
    /// `TextInputDrawable`, type key 570.
    @inlinable public static var textInputDrawable: SchemaType { SchemaType(unchecked: 47) }
    /// `TextInputCursor`, type key 571.
    @inlinable public static var textInputCursor: SchemaType { SchemaType(unchecked: 48) }
    /// `TextInputText`, type key 572.
    @inlinable public static var textInputText: SchemaType { SchemaType(unchecked: 49) }
    /// `TextInputSelection`, type key 574.
    @inlinable public static var textInputSelection: SchemaType { SchemaType(unchecked: 50) }
    /// `TextInputSelectedText`, type key 575.
    @inlinable public static var textInputSelectedText: SchemaType { SchemaType(unchecked: 51) }
    /// `ScriptedDrawable`, type key 603.
    @inlinable public static var scriptedDrawable: SchemaType { SchemaType(unchecked: 52) }
    /// `ScriptedLayout`, type key 637.
    @inlinable public static var scriptedLayout: SchemaType { SchemaType(unchecked: 53) }
    /// `Solo`, type key 147.
    @inlinable public static var solo: SchemaType { SchemaType(unchecked: 54) }
    /// `NSlicedNode`, type key 508.
    @inlinable public static var nSlicedNode: SchemaType { SchemaType(unchecked: 55) }
    /// `SkeletalComponent`, type key 39.
    @inlinable public static var skeletalComponent: SchemaType { SchemaType(unchecked: 56) }
    /// `Bone`, type key 40.
    @inlinable public static var bone: SchemaType { SchemaType(unchecked: 57) }
    /// `RootBone`, type key 41.
    @inlinable public static var rootBone: SchemaType { SchemaType(unchecked: 58) }
    /// `NestedAnimation`, type key 93.
    @inlinable public static var nestedAnimation: SchemaType { SchemaType(unchecked: 59) }
    /// `NestedStateMachine`, type key 95.
    @inlinable public static var nestedStateMachine: SchemaType { SchemaType(unchecked: 60) }
    /// `NestedLinearAnimation`, type key 97.
    @inlinable public static var nestedLinearAnimation: SchemaType { SchemaType(unchecked: 61) }
    /// `NestedSimpleAnimation`, type key 96.
    @inlinable public static var nestedSimpleAnimation: SchemaType { SchemaType(unchecked: 62) }
    /// `NestedRemapAnimation`, type key 98.
    @inlinable public static var nestedRemapAnimation: SchemaType { SchemaType(unchecked: 63) }
    /// `Vertex`, type key 107.
    @inlinable public static var vertex: SchemaType { SchemaType(unchecked: 64) }
    /// `PathVertex`, type key 14.
    @inlinable public static var pathVertex: SchemaType { SchemaType(unchecked: 65) }
    /// `StraightVertex`, type key 5.
    @inlinable public static var straightVertex: SchemaType { SchemaType(unchecked: 66) }
    /// `CubicVertex`, type key 36.
    @inlinable public static var cubicVertex: SchemaType { SchemaType(unchecked: 67) }
    /// `CubicDetachedVertex`, type key 6.
    @inlinable public static var cubicDetachedVertex: SchemaType { SchemaType(unchecked: 68) }
    /// `CubicAsymmetricVertex`, type key 34.
    @inlinable public static var cubicAsymmetricVertex: SchemaType { SchemaType(unchecked: 69) }
    /// `CubicMirroredVertex`, type key 35.
    @inlinable public static var cubicMirroredVertex: SchemaType { SchemaType(unchecked: 70) }
    /// `MeshVertex`, type key 108.
    @inlinable public static var meshVertex: SchemaType { SchemaType(unchecked: 71) }
    /// `ContourMeshVertex`, type key 111.
    @inlinable public static var contourMeshVertex: SchemaType { SchemaType(unchecked: 72) }
    /// `Mesh`, type key 109.
    @inlinable public static var mesh: SchemaType { SchemaType(unchecked: 73) }
    /// `TextModifierRange`, type key 158.
    @inlinable public static var textModifierRange: SchemaType { SchemaType(unchecked: 74) }
    /// `TextModifierGroup`, type key 159.
    @inlinable public static var textModifierGroup: SchemaType { SchemaType(unchecked: 75) }
    /// `ViewModelInstance`, type key 437.
    @inlinable public static var viewModelInstance: SchemaType { SchemaType(unchecked: 76) }
    /// `NSlicer`, type key 493.
    @inlinable public static var nSlicer: SchemaType { SchemaType(unchecked: 77) }
    /// `DashPath`, type key 506.
    @inlinable public static var dashPath: SchemaType { SchemaType(unchecked: 78) }
    /// `Feather`, type key 533.
    @inlinable public static var feather: SchemaType { SchemaType(unchecked: 79) }
    /// `CustomPropertyGroup`, type key 548.
    @inlinable public static var customPropertyGroup: SchemaType { SchemaType(unchecked: 80) }
    /// `Event`, type key 128.
    @inlinable public static var event: SchemaType { SchemaType(unchecked: 81) }
    /// `OpenUrlEvent`, type key 131.
    @inlinable public static var openUrlEvent: SchemaType { SchemaType(unchecked: 82) }
    /// `AudioEvent`, type key 407.
    @inlinable public static var audioEvent: SchemaType { SchemaType(unchecked: 83) }
    /// `TextStyle`, type key 573.
    @inlinable public static var textStyle: SchemaType { SchemaType(unchecked: 84) }
    /// `TextStylePaint`, type key 137.
    @inlinable public static var textStylePaint: SchemaType { SchemaType(unchecked: 85) }
    /// `ScriptedPathEffect`, type key 640.
    @inlinable public static var scriptedPathEffect: SchemaType { SchemaType(unchecked: 86) }
    /// `GroupEffect`, type key 645.
    @inlinable public static var groupEffect: SchemaType { SchemaType(unchecked: 87) }
    /// `TextStyleBackground`, type key 1069.
    @inlinable public static var textStyleBackground: SchemaType { SchemaType(unchecked: 88) }
    /// `SolidColor`, type key 18.
    @inlinable public static var solidColor: SchemaType { SchemaType(unchecked: 89) }
    /// `GradientStop`, type key 19.
    @inlinable public static var gradientStop: SchemaType { SchemaType(unchecked: 90) }
    /// `ClippingShape`, type key 42.
    @inlinable public static var clippingShape: SchemaType { SchemaType(unchecked: 91) }
    /// `Tendon`, type key 44.
    @inlinable public static var tendon: SchemaType { SchemaType(unchecked: 92) }
    /// `Weight`, type key 45.
    @inlinable public static var weight: SchemaType { SchemaType(unchecked: 93) }
    /// `CubicWeight`, type key 46.
    @inlinable public static var cubicWeight: SchemaType { SchemaType(unchecked: 94) }
    /// `TrimPath`, type key 47.
    @inlinable public static var trimPath: SchemaType { SchemaType(unchecked: 95) }
    /// `DrawTarget`, type key 48.
    @inlinable public static var drawTarget: SchemaType { SchemaType(unchecked: 96) }
    /// `Constraint`, type key 79.
    @inlinable public static var constraint: SchemaType { SchemaType(unchecked: 97) }
    /// `TargetedConstraint`, type key 80.
    @inlinable public static var targetedConstraint: SchemaType { SchemaType(unchecked: 98) }
    /// `IKConstraint`, type key 81.
    @inlinable public static var ikConstraint: SchemaType { SchemaType(unchecked: 99) }
    /// `DistanceConstraint`, type key 82.
    @inlinable public static var distanceConstraint: SchemaType { SchemaType(unchecked: 100) }
    /// `TransformSpaceConstraint`, type key 90.
    @inlinable public static var transformSpaceConstraint: SchemaType { SchemaType(unchecked: 101) }
    /// `TransformConstraint`, type key 83.
    @inlinable public static var transformConstraint: SchemaType { SchemaType(unchecked: 102) }
    /// `TransformComponentConstraint`, type key 85.
    @inlinable public static var transformComponentConstraint: SchemaType { SchemaType(unchecked: 103) }
    /// `TransformComponentConstraintY`, type key 86.
    @inlinable public static var transformComponentConstraintY: SchemaType { SchemaType(unchecked: 104) }
    /// `TranslationConstraint`, type key 87.
    @inlinable public static var translationConstraint: SchemaType { SchemaType(unchecked: 105) }
    /// `ScaleConstraint`, type key 88.
    @inlinable public static var scaleConstraint: SchemaType { SchemaType(unchecked: 106) }
    /// `RotationConstraint`, type key 89.
    @inlinable public static var rotationConstraint: SchemaType { SchemaType(unchecked: 107) }
    /// `FollowPathConstraint`, type key 165.
    @inlinable public static var followPathConstraint: SchemaType { SchemaType(unchecked: 108) }
    /// `ListFollowPathConstraint`, type key 625.
    @inlinable public static var listFollowPathConstraint: SchemaType { SchemaType(unchecked: 109) }
    /// `DraggableConstraint`, type key 520.
    @inlinable public static var draggableConstraint: SchemaType { SchemaType(unchecked: 110) }
    /// `ScrollConstraint`, type key 521.
    @inlinable public static var scrollConstraint: SchemaType { SchemaType(unchecked: 111) }
    /// `ScrollBarConstraint`, type key 522.
    @inlinable public static var scrollBarConstraint: SchemaType { SchemaType(unchecked: 112) }
    /// `NestedInput`, type key 121.
    @inlinable public static var nestedInput: SchemaType { SchemaType(unchecked: 113) }
    /// `NestedTrigger`, type key 122.
    @inlinable public static var nestedTrigger: SchemaType { SchemaType(unchecked: 114) }
    /// `NestedBool`, type key 123.
    @inlinable public static var nestedBool: SchemaType { SchemaType(unchecked: 115) }
    /// `NestedNumber`, type key 124.
    @inlinable public static var nestedNumber: SchemaType { SchemaType(unchecked: 116) }
    /// `TextValueRun`, type key 135.
    @inlinable public static var textValueRun: SchemaType { SchemaType(unchecked: 117) }
    /// `TextStyleAxis`, type key 144.
    @inlinable public static var textStyleAxis: SchemaType { SchemaType(unchecked: 118) }
    /// `Joystick`, type key 148.
    @inlinable public static var joystick: SchemaType { SchemaType(unchecked: 119) }
    /// `TextModifier`, type key 160.
    @inlinable public static var textModifier: SchemaType { SchemaType(unchecked: 120) }
    /// `TextShapeModifier`, type key 161.
    @inlinable public static var textShapeModifier: SchemaType { SchemaType(unchecked: 121) }
    /// `TextVariationModifier`, type key 162.
    @inlinable public static var textVariationModifier: SchemaType { SchemaType(unchecked: 122) }
    /// `TextTargetModifier`, type key 546.
    @inlinable public static var textTargetModifier: SchemaType { SchemaType(unchecked: 123) }
    /// `TextFollowPathModifier`, type key 547.
    @inlinable public static var textFollowPathModifier: SchemaType { SchemaType(unchecked: 124) }
    /// `CubicInterpolatorComponent`, type key 163.
    @inlinable public static var cubicInterpolatorComponent: SchemaType { SchemaType(unchecked: 125) }
    /// `TextStyleFeature`, type key 164.
    @inlinable public static var textStyleFeature: SchemaType { SchemaType(unchecked: 126) }
    /// `CustomProperty`, type key 167.
    @inlinable public static var customProperty: SchemaType { SchemaType(unchecked: 127) }
    /// `CustomPropertyNumber`, type key 127.
    @inlinable public static var customPropertyNumber: SchemaType { SchemaType(unchecked: 128) }
    /// `ScriptInputNumber`, type key 611.
    @inlinable public static var scriptInputNumber: SchemaType { SchemaType(unchecked: 129) }
    /// `CustomPropertyBoolean`, type key 129.
    @inlinable public static var customPropertyBoolean: SchemaType { SchemaType(unchecked: 130) }
    /// `ScriptInputBoolean`, type key 631.
    @inlinable public static var scriptInputBoolean: SchemaType { SchemaType(unchecked: 131) }
    /// `CustomPropertyString`, type key 130.
    @inlinable public static var customPropertyString: SchemaType { SchemaType(unchecked: 132) }
    /// `ScriptInputString`, type key 627.
    @inlinable public static var scriptInputString: SchemaType { SchemaType(unchecked: 133) }
    /// `CustomPropertyColor`, type key 592.
    @inlinable public static var customPropertyColor: SchemaType { SchemaType(unchecked: 134) }
    /// `ScriptInputColor`, type key 626.
    @inlinable public static var scriptInputColor: SchemaType { SchemaType(unchecked: 135) }
    /// `ScriptInputViewModelProperty`, type key 612.
    @inlinable public static var scriptInputViewModelProperty: SchemaType { SchemaType(unchecked: 136) }
    /// `CustomPropertyTrigger`, type key 613.
    @inlinable public static var customPropertyTrigger: SchemaType { SchemaType(unchecked: 137) }
    /// `ScriptInputTrigger`, type key 618.
    @inlinable public static var scriptInputTrigger: SchemaType { SchemaType(unchecked: 138) }
    /// `CustomPropertyEnum`, type key 616.
    @inlinable public static var customPropertyEnum: SchemaType { SchemaType(unchecked: 139) }
    /// `ScriptInputArtboard`, type key 621.
    @inlinable public static var scriptInputArtboard: SchemaType { SchemaType(unchecked: 140) }
    /// `ViewModelInstanceValue`, type key 428.
    @inlinable public static var viewModelInstanceValue: SchemaType { SchemaType(unchecked: 141) }
    /// `ViewModelInstanceColor`, type key 426.
    @inlinable public static var viewModelInstanceColor: SchemaType { SchemaType(unchecked: 142) }
    /// `ViewModelInstanceEnum`, type key 432.
    @inlinable public static var viewModelInstanceEnum: SchemaType { SchemaType(unchecked: 143) }
    /// `ViewModelInstanceString`, type key 433.
    @inlinable public static var viewModelInstanceString: SchemaType { SchemaType(unchecked: 144) }
    /// `ViewModelInstanceList`, type key 441.
    @inlinable public static var viewModelInstanceList: SchemaType { SchemaType(unchecked: 145) }
    /// `ViewModelInstanceNumber`, type key 442.
    @inlinable public static var viewModelInstanceNumber: SchemaType { SchemaType(unchecked: 146) }
    /// `ViewModelInstanceViewModel`, type key 444.
    @inlinable public static var viewModelInstanceViewModel: SchemaType { SchemaType(unchecked: 147) }
    /// `ViewModelInstanceBoolean`, type key 449.
    @inlinable public static var viewModelInstanceBoolean: SchemaType { SchemaType(unchecked: 148) }
    /// `ViewModelInstanceTrigger`, type key 501.
    @inlinable public static var viewModelInstanceTrigger: SchemaType { SchemaType(unchecked: 149) }
    /// `ViewModelInstanceSymbol`, type key 565.
    @inlinable public static var viewModelInstanceSymbol: SchemaType { SchemaType(unchecked: 150) }
    /// `ViewModelInstanceSymbolListIndex`, type key 566.
    @inlinable public static var viewModelInstanceSymbolListIndex: SchemaType { SchemaType(unchecked: 151) }
    /// `ViewModelInstanceAsset`, type key 586.
    @inlinable public static var viewModelInstanceAsset: SchemaType { SchemaType(unchecked: 152) }
    /// `ViewModelInstanceAssetImage`, type key 587.
    @inlinable public static var viewModelInstanceAssetImage: SchemaType { SchemaType(unchecked: 153) }
    /// `ViewModelInstanceAssetFont`, type key 1035.
    @inlinable public static var viewModelInstanceAssetFont: SchemaType { SchemaType(unchecked: 154) }
    /// `ViewModelInstanceAssetBlob`, type key 1044.
    @inlinable public static var viewModelInstanceAssetBlob: SchemaType { SchemaType(unchecked: 155) }
    /// `ViewModelInstanceArtboard`, type key 599.
    @inlinable public static var viewModelInstanceArtboard: SchemaType { SchemaType(unchecked: 156) }
    /// `NSlicerTileMode`, type key 491.
    @inlinable public static var nSlicerTileMode: SchemaType { SchemaType(unchecked: 157) }
    /// `Axis`, type key 492.
    @inlinable public static var axis: SchemaType { SchemaType(unchecked: 158) }
    /// `AxisY`, type key 494.
    @inlinable public static var axisY: SchemaType { SchemaType(unchecked: 159) }
    /// `AxisX`, type key 495.
    @inlinable public static var axisX: SchemaType { SchemaType(unchecked: 160) }
    /// `Dash`, type key 507.
    @inlinable public static var dash: SchemaType { SchemaType(unchecked: 161) }
    /// `ScrollPhysics`, type key 523.
    @inlinable public static var scrollPhysics: SchemaType { SchemaType(unchecked: 162) }
    /// `ClampedScrollPhysics`, type key 524.
    @inlinable public static var clampedScrollPhysics: SchemaType { SchemaType(unchecked: 163) }
    /// `ElasticScrollPhysics`, type key 525.
    @inlinable public static var elasticScrollPhysics: SchemaType { SchemaType(unchecked: 164) }
    /// `ArtboardComponentListOverride`, type key 606.
    @inlinable public static var artboardComponentListOverride: SchemaType { SchemaType(unchecked: 165) }
    /// `TargetEffect`, type key 644.
    @inlinable public static var targetEffect: SchemaType { SchemaType(unchecked: 166) }
    /// `ArtboardListMapRule`, type key 648.
    @inlinable public static var artboardListMapRule: SchemaType { SchemaType(unchecked: 167) }
    /// `FocusData`, type key 653.
    @inlinable public static var focusData: SchemaType { SchemaType(unchecked: 168) }
    /// `SemanticData`, type key 668.
    @inlinable public static var semanticData: SchemaType { SchemaType(unchecked: 169) }
    /// `ComponentOrigin`, type key 1039.
    @inlinable public static var componentOrigin: SchemaType { SchemaType(unchecked: 170) }
    /// `LayoutSizingStyle`, type key 1056.
    @inlinable public static var layoutSizingStyle: SchemaType { SchemaType(unchecked: 171) }
    /// `LayoutComponentStyle`, type key 420.
    @inlinable public static var layoutComponentStyle: SchemaType { SchemaType(unchecked: 172) }
    /// `LayoutNodeStyle`, type key 1057.
    @inlinable public static var layoutNodeStyle: SchemaType { SchemaType(unchecked: 173) }
    /// `LayoutParticipant`, type key 1066.
    @inlinable public static var layoutParticipant: SchemaType { SchemaType(unchecked: 174) }
    /// `GridTrack`, type key 1058.
    @inlinable public static var gridTrack: SchemaType { SchemaType(unchecked: 175) }
    /// `GridItemPlacement`, type key 1068.
    @inlinable public static var gridItemPlacement: SchemaType { SchemaType(unchecked: 176) }
    /// `Backboard`, type key 23.
    @inlinable public static var backboard: SchemaType { SchemaType(unchecked: 177) }
    /// `KeyedObject`, type key 25.
    @inlinable public static var keyedObject: SchemaType { SchemaType(unchecked: 178) }
    /// `KeyedProperty`, type key 26.
    @inlinable public static var keyedProperty: SchemaType { SchemaType(unchecked: 179) }
    /// `Animation`, type key 27.
    @inlinable public static var animation: SchemaType { SchemaType(unchecked: 180) }
    /// `LinearAnimation`, type key 31.
    @inlinable public static var linearAnimation: SchemaType { SchemaType(unchecked: 181) }
    /// `StateMachine`, type key 53.
    @inlinable public static var stateMachine: SchemaType { SchemaType(unchecked: 182) }
    /// `KeyFrame`, type key 29.
    @inlinable public static var keyFrame: SchemaType { SchemaType(unchecked: 183) }
    /// `InterpolatingKeyFrame`, type key 170.
    @inlinable public static var interpolatingKeyFrame: SchemaType { SchemaType(unchecked: 184) }
    /// `KeyFrameDouble`, type key 30.
    @inlinable public static var keyFrameDouble: SchemaType { SchemaType(unchecked: 185) }
    /// `KeyFrameColor`, type key 37.
    @inlinable public static var keyFrameColor: SchemaType { SchemaType(unchecked: 186) }
    /// `KeyFrameId`, type key 50.
    @inlinable public static var keyFrameId: SchemaType { SchemaType(unchecked: 187) }
    /// `KeyFrameBool`, type key 84.
    @inlinable public static var keyFrameBool: SchemaType { SchemaType(unchecked: 188) }
    /// `KeyFrameString`, type key 142.
    @inlinable public static var keyFrameString: SchemaType { SchemaType(unchecked: 189) }
    /// `KeyFrameUint`, type key 450.
    @inlinable public static var keyFrameUint: SchemaType { SchemaType(unchecked: 190) }
    /// `KeyFrameInt`, type key 1067.
    @inlinable public static var keyFrameInt: SchemaType { SchemaType(unchecked: 191) }
    /// `KeyFrameCallback`, type key 171.
    @inlinable public static var keyFrameCallback: SchemaType { SchemaType(unchecked: 192) }
    /// `StateMachineComponent`, type key 54.
    @inlinable public static var stateMachineComponent: SchemaType { SchemaType(unchecked: 193) }
    /// `StateMachineInput`, type key 55.
    @inlinable public static var stateMachineInput: SchemaType { SchemaType(unchecked: 194) }
    /// `StateMachineNumber`, type key 56.
    @inlinable public static var stateMachineNumber: SchemaType { SchemaType(unchecked: 195) }
    /// `StateMachineTrigger`, type key 58.
    @inlinable public static var stateMachineTrigger: SchemaType { SchemaType(unchecked: 196) }
    /// `StateMachineBool`, type key 59.
    @inlinable public static var stateMachineBool: SchemaType { SchemaType(unchecked: 197) }
    /// `StateMachineLayer`, type key 57.
    @inlinable public static var stateMachineLayer: SchemaType { SchemaType(unchecked: 198) }
    /// `StateMachineListener`, type key 654.
    @inlinable public static var stateMachineListener: SchemaType { SchemaType(unchecked: 199) }
    /// `StateMachineListenerSingle`, type key 114.
    @inlinable public static var stateMachineListenerSingle: SchemaType { SchemaType(unchecked: 200) }
    /// `StateMachineLayerComponent`, type key 66.
    @inlinable public static var stateMachineLayerComponent: SchemaType { SchemaType(unchecked: 201) }
    /// `LayerState`, type key 60.
    @inlinable public static var layerState: SchemaType { SchemaType(unchecked: 202) }
    /// `AnyState`, type key 62.
    @inlinable public static var anyState: SchemaType { SchemaType(unchecked: 203) }
    /// `EntryState`, type key 63.
    @inlinable public static var entryState: SchemaType { SchemaType(unchecked: 204) }
    /// `ExitState`, type key 64.
    @inlinable public static var exitState: SchemaType { SchemaType(unchecked: 205) }
    /// `BlendState`, type key 72.
    @inlinable public static var blendState: SchemaType { SchemaType(unchecked: 206) }
    /// `BlendStateDirect`, type key 73.
    @inlinable public static var blendStateDirect: SchemaType { SchemaType(unchecked: 207) }
    /// `BlendState1D`, type key 527.
    @inlinable public static var blendState1D: SchemaType { SchemaType(unchecked: 208) }
    /// `BlendState1DInput`, type key 76.
    @inlinable public static var blendState1DInput: SchemaType { SchemaType(unchecked: 209) }
    /// `BlendState1DViewModel`, type key 528.
    @inlinable public static var blendState1DViewModel: SchemaType { SchemaType(unchecked: 210) }
    /// `AdvanceableState`, type key 145.
    @inlinable public static var advanceableState: SchemaType { SchemaType(unchecked: 211) }
    /// `AnimationState`, type key 61.
    @inlinable public static var animationState: SchemaType { SchemaType(unchecked: 212) }
    /// `StateTransition`, type key 65.
    @inlinable public static var stateTransition: SchemaType { SchemaType(unchecked: 213) }
    /// `BlendStateTransition`, type key 78.
    @inlinable public static var blendStateTransition: SchemaType { SchemaType(unchecked: 214) }
    /// `BlendAnimation`, type key 74.
    @inlinable public static var blendAnimation: SchemaType { SchemaType(unchecked: 215) }
    /// `BlendAnimation1D`, type key 75.
    @inlinable public static var blendAnimation1D: SchemaType { SchemaType(unchecked: 216) }
    /// `BlendAnimationDirect`, type key 77.
    @inlinable public static var blendAnimationDirect: SchemaType { SchemaType(unchecked: 217) }
    /// `Asset`, type key 99.
    @inlinable public static var asset: SchemaType { SchemaType(unchecked: 218) }
    /// `Folder`, type key 102.
    @inlinable public static var folder: SchemaType { SchemaType(unchecked: 219) }
    /// `FileAsset`, type key 103.
    @inlinable public static var fileAsset: SchemaType { SchemaType(unchecked: 220) }
    /// `DrawableAsset`, type key 104.
    @inlinable public static var drawableAsset: SchemaType { SchemaType(unchecked: 221) }
    /// `ImageAsset`, type key 105.
    @inlinable public static var imageAsset: SchemaType { SchemaType(unchecked: 222) }
    /// `FontAsset`, type key 141.
    @inlinable public static var fontAsset: SchemaType { SchemaType(unchecked: 223) }
    /// `ExportAudio`, type key 422.
    @inlinable public static var exportAudio: SchemaType { SchemaType(unchecked: 224) }
    /// `AudioAsset`, type key 406.
    @inlinable public static var audioAsset: SchemaType { SchemaType(unchecked: 225) }
    /// `ManifestAsset`, type key 642.
    @inlinable public static var manifestAsset: SchemaType { SchemaType(unchecked: 226) }
    /// `BlobAsset`, type key 649.
    @inlinable public static var blobAsset: SchemaType { SchemaType(unchecked: 227) }
    /// `TextAsset`, type key 971.
    @inlinable public static var textAsset: SchemaType { SchemaType(unchecked: 228) }
    /// `ScriptAsset`, type key 529.
    @inlinable public static var scriptAsset: SchemaType { SchemaType(unchecked: 229) }
    /// `ShaderAsset`, type key 970.
    @inlinable public static var shaderAsset: SchemaType { SchemaType(unchecked: 230) }
    /// `ScriptModuleAsset`, type key 1071.
    @inlinable public static var scriptModuleAsset: SchemaType { SchemaType(unchecked: 231) }
    /// `ColorChannels`, type key 101.
    @inlinable public static var colorChannels: SchemaType { SchemaType(unchecked: 232) }
    /// `FileAssetContents`, type key 106.
    @inlinable public static var fileAssetContents: SchemaType { SchemaType(unchecked: 233) }
    /// `ListenerAction`, type key 125.
    @inlinable public static var listenerAction: SchemaType { SchemaType(unchecked: 234) }
    /// `ListenerInputChange`, type key 116.
    @inlinable public static var listenerInputChange: SchemaType { SchemaType(unchecked: 235) }
    /// `ListenerTriggerChange`, type key 115.
    @inlinable public static var listenerTriggerChange: SchemaType { SchemaType(unchecked: 236) }
    /// `ListenerBoolChange`, type key 117.
    @inlinable public static var listenerBoolChange: SchemaType { SchemaType(unchecked: 237) }
    /// `ListenerNumberChange`, type key 118.
    @inlinable public static var listenerNumberChange: SchemaType { SchemaType(unchecked: 238) }
    /// `ListenerAlignTarget`, type key 126.
    @inlinable public static var listenerAlignTarget: SchemaType { SchemaType(unchecked: 239) }
    /// `ListenerFireEvent`, type key 168.
    @inlinable public static var listenerFireEvent: SchemaType { SchemaType(unchecked: 240) }
    /// `ListenerViewModelChange`, type key 487.
    @inlinable public static var listenerViewModelChange: SchemaType { SchemaType(unchecked: 241) }
    /// `ScriptedListenerAction`, type key 646.
    @inlinable public static var scriptedListenerAction: SchemaType { SchemaType(unchecked: 242) }
    /// `FocusAction`, type key 671.
    @inlinable public static var focusAction: SchemaType { SchemaType(unchecked: 243) }
    /// `FocusActionTarget`, type key 652.
    @inlinable public static var focusActionTarget: SchemaType { SchemaType(unchecked: 244) }
    /// `FocusActionTraversal`, type key 672.
    @inlinable public static var focusActionTraversal: SchemaType { SchemaType(unchecked: 245) }
    /// `FocusActionClear`, type key 1037.
    @inlinable public static var focusActionClear: SchemaType { SchemaType(unchecked: 246) }
    /// `KeyFrameInterpolator`, type key 175.
    @inlinable public static var keyFrameInterpolator: SchemaType { SchemaType(unchecked: 247) }
    /// `CubicInterpolator`, type key 139.
    @inlinable public static var cubicInterpolator: SchemaType { SchemaType(unchecked: 248) }
    /// `CubicEaseInterpolator`, type key 28.
    @inlinable public static var cubicEaseInterpolator: SchemaType { SchemaType(unchecked: 249) }
    /// `CubicValueInterpolator`, type key 138.
    @inlinable public static var cubicValueInterpolator: SchemaType { SchemaType(unchecked: 250) }
    /// `ElasticInterpolator`, type key 174.
    @inlinable public static var elasticInterpolator: SchemaType { SchemaType(unchecked: 251) }
    /// `ScriptedInterpolator`, type key 972.
    @inlinable public static var scriptedInterpolator: SchemaType { SchemaType(unchecked: 252) }
    /// `ViewModelInstanceListItem`, type key 427.
    @inlinable public static var viewModelInstanceListItem: SchemaType { SchemaType(unchecked: 253) }
    /// `ViewModelComponent`, type key 429.
    @inlinable public static var viewModelComponent: SchemaType { SchemaType(unchecked: 254) }
    /// `ViewModelProperty`, type key 430.
    @inlinable public static var viewModelProperty: SchemaType { SchemaType(unchecked: 255) }
    /// `ViewModelPropertyNumber`, type key 431.
    @inlinable public static var viewModelPropertyNumber: SchemaType { SchemaType(unchecked: 256) }
    /// `ViewModelPropertyList`, type key 434.
    @inlinable public static var viewModelPropertyList: SchemaType { SchemaType(unchecked: 257) }
    /// `ViewModelPropertyViewModel`, type key 436.
    @inlinable public static var viewModelPropertyViewModel: SchemaType { SchemaType(unchecked: 258) }
    /// `ViewModelPropertyColor`, type key 440.
    @inlinable public static var viewModelPropertyColor: SchemaType { SchemaType(unchecked: 259) }
    /// `ViewModelPropertyString`, type key 443.
    @inlinable public static var viewModelPropertyString: SchemaType { SchemaType(unchecked: 260) }
    /// `ViewModelPropertyBoolean`, type key 448.
    @inlinable public static var viewModelPropertyBoolean: SchemaType { SchemaType(unchecked: 261) }
    /// `ViewModelPropertyTrigger`, type key 502.
    @inlinable public static var viewModelPropertyTrigger: SchemaType { SchemaType(unchecked: 262) }
    /// `ViewModelPropertyEnum`, type key 509.
    @inlinable public static var viewModelPropertyEnum: SchemaType { SchemaType(unchecked: 263) }
    /// `ViewModelPropertyEnumCustom`, type key 439.
    @inlinable public static var viewModelPropertyEnumCustom: SchemaType { SchemaType(unchecked: 264) }
    /// `ViewModelPropertyEnumSystem`, type key 511.
    @inlinable public static var viewModelPropertyEnumSystem: SchemaType { SchemaType(unchecked: 265) }
    /// `ViewModelPropertySymbol`, type key 563.
    @inlinable public static var viewModelPropertySymbol: SchemaType { SchemaType(unchecked: 266) }
    /// `ViewModelPropertySymbolListIndex`, type key 564.
    @inlinable public static var viewModelPropertySymbolListIndex: SchemaType { SchemaType(unchecked: 267) }
    /// `ViewModelPropertyAsset`, type key 584.
    @inlinable public static var viewModelPropertyAsset: SchemaType { SchemaType(unchecked: 268) }
    /// `ViewModelPropertyAssetImage`, type key 585.
    @inlinable public static var viewModelPropertyAssetImage: SchemaType { SchemaType(unchecked: 269) }
    /// `ViewModelPropertyAssetFont`, type key 1034.
    @inlinable public static var viewModelPropertyAssetFont: SchemaType { SchemaType(unchecked: 270) }
    /// `ViewModelPropertyAssetBlob`, type key 1043.
    @inlinable public static var viewModelPropertyAssetBlob: SchemaType { SchemaType(unchecked: 271) }
    /// `ViewModelPropertyArtboard`, type key 598.
    @inlinable public static var viewModelPropertyArtboard: SchemaType { SchemaType(unchecked: 272) }
    /// `ViewModel`, type key 435.
    @inlinable public static var viewModel: SchemaType { SchemaType(unchecked: 273) }
    /// `DataEnumValue`, type key 445.
    @inlinable public static var dataEnumValue: SchemaType { SchemaType(unchecked: 274) }
    /// `DataBind`, type key 446.
    @inlinable public static var dataBind: SchemaType { SchemaType(unchecked: 275) }
    /// `DataBindContext`, type key 447.
    @inlinable public static var dataBindContext: SchemaType { SchemaType(unchecked: 276) }
    /// `TransitionCondition`, type key 476.
    @inlinable public static var transitionCondition: SchemaType { SchemaType(unchecked: 277) }
    /// `TransitionInputCondition`, type key 67.
    @inlinable public static var transitionInputCondition: SchemaType { SchemaType(unchecked: 278) }
    /// `TransitionTriggerCondition`, type key 68.
    @inlinable public static var transitionTriggerCondition: SchemaType { SchemaType(unchecked: 279) }
    /// `TransitionValueCondition`, type key 69.
    @inlinable public static var transitionValueCondition: SchemaType { SchemaType(unchecked: 280) }
    /// `TransitionNumberCondition`, type key 70.
    @inlinable public static var transitionNumberCondition: SchemaType { SchemaType(unchecked: 281) }
    /// `TransitionBoolCondition`, type key 71.
    @inlinable public static var transitionBoolCondition: SchemaType { SchemaType(unchecked: 282) }
    /// `TransitionViewModelCondition`, type key 482.
    @inlinable public static var transitionViewModelCondition: SchemaType { SchemaType(unchecked: 283) }
    /// `TransitionArtboardCondition`, type key 497.
    @inlinable public static var transitionArtboardCondition: SchemaType { SchemaType(unchecked: 284) }
    /// `TransitionFocusCondition`, type key 1038.
    @inlinable public static var transitionFocusCondition: SchemaType { SchemaType(unchecked: 285) }
    /// `ScriptedTransitionCondition`, type key 647.
    @inlinable public static var scriptedTransitionCondition: SchemaType { SchemaType(unchecked: 286) }
    /// `TransitionComparator`, type key 477.
    @inlinable public static var transitionComparator: SchemaType { SchemaType(unchecked: 287) }
    /// `TransitionPropertyComparator`, type key 478.
    @inlinable public static var transitionPropertyComparator: SchemaType { SchemaType(unchecked: 288) }
    /// `TransitionPropertyViewModelComparator`, type key 479.
    @inlinable public static var transitionPropertyViewModelComparator: SchemaType { SchemaType(unchecked: 289) }
    /// `TransitionPropertyArtboardComparator`, type key 496.
    @inlinable public static var transitionPropertyArtboardComparator: SchemaType { SchemaType(unchecked: 290) }
    /// `TransitionPropertyComponentComparator`, type key 667.
    @inlinable public static var transitionPropertyComponentComparator: SchemaType { SchemaType(unchecked: 291) }
    /// `TransitionValueComparator`, type key 480.
    @inlinable public static var transitionValueComparator: SchemaType { SchemaType(unchecked: 292) }
    /// `TransitionValueBooleanComparator`, type key 481.
    @inlinable public static var transitionValueBooleanComparator: SchemaType { SchemaType(unchecked: 293) }
    /// `TransitionValueColorComparator`, type key 483.
    @inlinable public static var transitionValueColorComparator: SchemaType { SchemaType(unchecked: 294) }
    /// `TransitionValueNumberComparator`, type key 484.
    @inlinable public static var transitionValueNumberComparator: SchemaType { SchemaType(unchecked: 295) }
    /// `TransitionValueStringComparator`, type key 486.
    @inlinable public static var transitionValueStringComparator: SchemaType { SchemaType(unchecked: 296) }
    /// `TransitionValueTriggerComparator`, type key 505.
    @inlinable public static var transitionValueTriggerComparator: SchemaType { SchemaType(unchecked: 297) }
    /// `TransitionValueIdComparator`, type key 601.
    @inlinable public static var transitionValueIdComparator: SchemaType { SchemaType(unchecked: 298) }
    /// `TransitionValueEnumComparator`, type key 485.
    @inlinable public static var transitionValueEnumComparator: SchemaType { SchemaType(unchecked: 299) }
    /// `TransitionValueAssetComparator`, type key 602.
    @inlinable public static var transitionValueAssetComparator: SchemaType { SchemaType(unchecked: 300) }
    /// `TransitionValueArtboardComparator`, type key 630.
    @inlinable public static var transitionValueArtboardComparator: SchemaType { SchemaType(unchecked: 301) }
    /// `TransitionSelfComparator`, type key 593.
    @inlinable public static var transitionSelfComparator: SchemaType { SchemaType(unchecked: 302) }
    /// `DataConverter`, type key 488.
    @inlinable public static var dataConverter: SchemaType { SchemaType(unchecked: 303) }
    /// `DataConverterRounder`, type key 489.
    @inlinable public static var dataConverterRounder: SchemaType { SchemaType(unchecked: 304) }
    /// `DataConverterToString`, type key 490.
    @inlinable public static var dataConverterToString: SchemaType { SchemaType(unchecked: 305) }
    /// `DataConverterGroup`, type key 499.
    @inlinable public static var dataConverterGroup: SchemaType { SchemaType(unchecked: 306) }
    /// `DataConverterTrigger`, type key 504.
    @inlinable public static var dataConverterTrigger: SchemaType { SchemaType(unchecked: 307) }
    /// `DataConverterOperation`, type key 516.
    @inlinable public static var dataConverterOperation: SchemaType { SchemaType(unchecked: 308) }
    /// `DataConverterOperationValue`, type key 500.
    @inlinable public static var dataConverterOperationValue: SchemaType { SchemaType(unchecked: 309) }
    /// `DataConverterSystemDegsToRads`, type key 514.
    @inlinable public static var dataConverterSystemDegsToRads: SchemaType { SchemaType(unchecked: 310) }
    /// `DataConverterSystemNormalizer`, type key 515.
    @inlinable public static var dataConverterSystemNormalizer: SchemaType { SchemaType(unchecked: 311) }
    /// `DataConverterOperationViewModel`, type key 517.
    @inlinable public static var dataConverterOperationViewModel: SchemaType { SchemaType(unchecked: 312) }
    /// `DataConverterRangeMapper`, type key 519.
    @inlinable public static var dataConverterRangeMapper: SchemaType { SchemaType(unchecked: 313) }
    /// `DataConverterStringPad`, type key 530.
    @inlinable public static var dataConverterStringPad: SchemaType { SchemaType(unchecked: 314) }
    /// `DataConverterStringRemoveZeros`, type key 531.
    @inlinable public static var dataConverterStringRemoveZeros: SchemaType { SchemaType(unchecked: 315) }
    /// `DataConverterStringTrim`, type key 532.
    @inlinable public static var dataConverterStringTrim: SchemaType { SchemaType(unchecked: 316) }
    /// `DataConverterInterpolator`, type key 534.
    @inlinable public static var dataConverterInterpolator: SchemaType { SchemaType(unchecked: 317) }
    /// `DataConverterBooleanNegate`, type key 535.
    @inlinable public static var dataConverterBooleanNegate: SchemaType { SchemaType(unchecked: 318) }
    /// `DataConverterFormula`, type key 536.
    @inlinable public static var dataConverterFormula: SchemaType { SchemaType(unchecked: 319) }
    /// `DataConverterNumberToList`, type key 568.
    @inlinable public static var dataConverterNumberToList: SchemaType { SchemaType(unchecked: 320) }
    /// `DataConverterListToLength`, type key 591.
    @inlinable public static var dataConverterListToLength: SchemaType { SchemaType(unchecked: 321) }
    /// `DataConverterToNumber`, type key 617.
    @inlinable public static var dataConverterToNumber: SchemaType { SchemaType(unchecked: 322) }
    /// `ScriptedDataConverter`, type key 629.
    @inlinable public static var scriptedDataConverter: SchemaType { SchemaType(unchecked: 323) }
    /// `DataConverterGroupItem`, type key 498.
    @inlinable public static var dataConverterGroupItem: SchemaType { SchemaType(unchecked: 324) }
    /// `DataEnum`, type key 510.
    @inlinable public static var dataEnum: SchemaType { SchemaType(unchecked: 325) }
    /// `DataEnumCustom`, type key 438.
    @inlinable public static var dataEnumCustom: SchemaType { SchemaType(unchecked: 326) }
    /// `DataEnumSystem`, type key 512.
    @inlinable public static var dataEnumSystem: SchemaType { SchemaType(unchecked: 327) }
    /// `FormulaToken`, type key 537.
    @inlinable public static var formulaToken: SchemaType { SchemaType(unchecked: 328) }
    /// `FormulaTokenArgumentSeparator`, type key 538.
    @inlinable public static var formulaTokenArgumentSeparator: SchemaType { SchemaType(unchecked: 329) }
    /// `FormulaTokenParenthesis`, type key 539.
    @inlinable public static var formulaTokenParenthesis: SchemaType { SchemaType(unchecked: 330) }
    /// `FormulaTokenParenthesisClose`, type key 540.
    @inlinable public static var formulaTokenParenthesisClose: SchemaType { SchemaType(unchecked: 331) }
    /// `FormulaTokenFunction`, type key 542.
    @inlinable public static var formulaTokenFunction: SchemaType { SchemaType(unchecked: 332) }
    /// `FormulaTokenParenthesisOpen`, type key 544.
    @inlinable public static var formulaTokenParenthesisOpen: SchemaType { SchemaType(unchecked: 333) }
    /// `FormulaTokenOperation`, type key 541.
    @inlinable public static var formulaTokenOperation: SchemaType { SchemaType(unchecked: 334) }
    /// `FormulaTokenValue`, type key 543.
    @inlinable public static var formulaTokenValue: SchemaType { SchemaType(unchecked: 335) }
    /// `FormulaTokenInput`, type key 545.
    @inlinable public static var formulaTokenInput: SchemaType { SchemaType(unchecked: 336) }
    /// `StateMachineFireAction`, type key 615.
    @inlinable public static var stateMachineFireAction: SchemaType { SchemaType(unchecked: 337) }
    /// `StateMachineFireEvent`, type key 169.
    @inlinable public static var stateMachineFireEvent: SchemaType { SchemaType(unchecked: 338) }
    /// `StateMachineFireTrigger`, type key 614.
    @inlinable public static var stateMachineFireTrigger: SchemaType { SchemaType(unchecked: 339) }
    /// `DataBindPath`, type key 643.
    @inlinable public static var dataBindPath: SchemaType { SchemaType(unchecked: 340) }
    /// `ListenerInputType`, type key 658.
    @inlinable public static var listenerInputType: SchemaType { SchemaType(unchecked: 341) }
    /// `ListenerInputTypeEvent`, type key 659.
    @inlinable public static var listenerInputTypeEvent: SchemaType { SchemaType(unchecked: 342) }
    /// `ListenerInputTypeViewModel`, type key 660.
    @inlinable public static var listenerInputTypeViewModel: SchemaType { SchemaType(unchecked: 343) }
    /// `ListenerInputTypeKeyboard`, type key 665.
    @inlinable public static var listenerInputTypeKeyboard: SchemaType { SchemaType(unchecked: 344) }
    /// `ListenerInputTypeText`, type key 666.
    @inlinable public static var listenerInputTypeText: SchemaType { SchemaType(unchecked: 345) }
    /// `ListenerInputTypeSemantic`, type key 669.
    @inlinable public static var listenerInputTypeSemantic: SchemaType { SchemaType(unchecked: 346) }
    /// `ListenerInputTypeGamepad`, type key 973.
    @inlinable public static var listenerInputTypeGamepad: SchemaType { SchemaType(unchecked: 347) }
    /// `UserInput`, type key 663.
    @inlinable public static var userInput: SchemaType { SchemaType(unchecked: 348) }
    /// `KeyboardInput`, type key 664.
    @inlinable public static var keyboardInput: SchemaType { SchemaType(unchecked: 349) }
    /// `SemanticInput`, type key 670.
    @inlinable public static var semanticInput: SchemaType { SchemaType(unchecked: 350) }
    /// `GamepadInput`, type key 974.
    @inlinable public static var gamepadInput: SchemaType { SchemaType(unchecked: 351) }
}

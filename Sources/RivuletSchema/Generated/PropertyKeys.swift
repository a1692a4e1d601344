// swift-format-ignore-file
// DO NOT EDIT: written by `swift run SchemaGenerator` from Sources/SchemaGenerator/schema.json.

extension PropertyKey {
    /// Keys of the properties that `BindablePropertyString` declares.
    public enum BindablePropertyString {
        /// `propertyValue`, key 635.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 635) }
    }
    /// Keys of the properties that `BindablePropertyBoolean` declares.
    public enum BindablePropertyBoolean {
        /// `propertyValue`, key 634.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 634) }
    }
    /// Keys of the properties that `BindablePropertyNumber` declares.
    public enum BindablePropertyNumber {
        /// `propertyValue`, key 636.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 636) }
    }
    /// Keys of the properties that `BindablePropertyEnum` declares.
    public enum BindablePropertyEnum {
        /// `propertyValue`, key 637.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 637) }
    }
    /// Keys of the properties that `BindablePropertyColor` declares.
    public enum BindablePropertyColor {
        /// `propertyValue`, key 638.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 638) }
    }
    /// Keys of the properties that `BindablePropertyInteger` declares.
    public enum BindablePropertyInteger {
        /// `propertyValue`, key 686.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 686) }
    }
    /// Keys of the properties that `BindablePropertyList` declares.
    public enum BindablePropertyList {
        /// `propertyValue`, key 835.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 835) }
    }
    /// Keys of the properties that `BindablePropertyId` declares.
    public enum BindablePropertyId {
        /// `propertyValue`, key 823.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 823) }
    }
    /// Keys of the properties that `Component` declares.
    public enum Component {
        /// `name`, key 4.
        @inlinable public static var name: PropertyKey { PropertyKey(rawValue: 4) }
        /// `parentId`, key 5.
        @inlinable public static var parentId: PropertyKey { PropertyKey(rawValue: 5) }
    }
    /// Keys of the properties that `ShapePaint` declares.
    public enum ShapePaint {
        /// `isVisible`, key 41.
        @inlinable public static var isVisible: PropertyKey { PropertyKey(rawValue: 41) }
        /// `blendModeValue`, key 747.
        @inlinable public static var blendModeValue: PropertyKey { PropertyKey(rawValue: 747) }
    }
    /// Keys of the properties that `Fill` declares.
    public enum Fill {
        /// `fillRule`, key 40.
        @inlinable public static var fillRule: PropertyKey { PropertyKey(rawValue: 40) }
    }
    /// Keys of the properties that `Stroke` declares.
    public enum Stroke {
        /// `thickness`, key 47.
        @inlinable public static var thickness: PropertyKey { PropertyKey(rawValue: 47) }
        /// `cap`, key 48.
        @inlinable public static var cap: PropertyKey { PropertyKey(rawValue: 48) }
        /// `join`, key 49.
        @inlinable public static var join: PropertyKey { PropertyKey(rawValue: 49) }
        /// `transformAffectsStroke`, key 50.
        @inlinable public static var transformAffectsStroke: PropertyKey { PropertyKey(rawValue: 50) }
    }
    /// Keys of the properties that `LinearGradient` declares.
    public enum LinearGradient {
        /// `startX`, key 42.
        @inlinable public static var startX: PropertyKey { PropertyKey(rawValue: 42) }
        /// `startY`, key 33.
        @inlinable public static var startY: PropertyKey { PropertyKey(rawValue: 33) }
        /// `endX`, key 34.
        @inlinable public static var endX: PropertyKey { PropertyKey(rawValue: 34) }
        /// `endY`, key 35.
        @inlinable public static var endY: PropertyKey { PropertyKey(rawValue: 35) }
        /// `opacity`, key 46.
        @inlinable public static var opacity: PropertyKey { PropertyKey(rawValue: 46) }
    }
    /// Keys of the properties that `Skin` declares.
    public enum Skin {
        /// `xx`, key 104.
        @inlinable public static var xx: PropertyKey { PropertyKey(rawValue: 104) }
        /// `yx`, key 105.
        @inlinable public static var yx: PropertyKey { PropertyKey(rawValue: 105) }
        /// `xy`, key 106.
        @inlinable public static var xy: PropertyKey { PropertyKey(rawValue: 106) }
        /// `yy`, key 107.
        @inlinable public static var yy: PropertyKey { PropertyKey(rawValue: 107) }
        /// `tx`, key 108.
        @inlinable public static var tx: PropertyKey { PropertyKey(rawValue: 108) }
        /// `ty`, key 109.
        @inlinable public static var ty: PropertyKey { PropertyKey(rawValue: 109) }
    }
    /// Keys of the properties that `DrawRules` declares.
    public enum DrawRules {
        /// `drawTargetId`, key 121.
        @inlinable public static var drawTargetId: PropertyKey { PropertyKey(rawValue: 121) }
    }
    /// Keys of the properties that `WorldTransformComponent` declares.
    public enum WorldTransformComponent {
        /// `opacity`, key 18.
        @inlinable public static var opacity: PropertyKey { PropertyKey(rawValue: 18) }
    }
    /// Keys of the properties that `TransformComponent` declares.
    public enum TransformComponent {
        /// `rotation`, key 15.
        @inlinable public static var rotation: PropertyKey { PropertyKey(rawValue: 15) }
        /// `scaleX`, key 16.
        @inlinable public static var scaleX: PropertyKey { PropertyKey(rawValue: 16) }
        /// `scaleY`, key 17.
        @inlinable public static var scaleY: PropertyKey { PropertyKey(rawValue: 17) }
    }
    /// Keys of the properties that `Node` declares.
    public enum Node {
        /// `x`, key 13.
        @inlinable public static var x: PropertyKey { PropertyKey(rawValue: 13) }
        /// `y`, key 14.
        @inlinable public static var y: PropertyKey { PropertyKey(rawValue: 14) }
        /// `computedLocalX`, key 806.
        @inlinable public static var computedLocalX: PropertyKey { PropertyKey(rawValue: 806) }
        /// `computedLocalY`, key 807.
        @inlinable public static var computedLocalY: PropertyKey { PropertyKey(rawValue: 807) }
        /// `computedWorldX`, key 808.
        @inlinable public static var computedWorldX: PropertyKey { PropertyKey(rawValue: 808) }
        /// `computedWorldY`, key 809.
        @inlinable public static var computedWorldY: PropertyKey { PropertyKey(rawValue: 809) }
        /// `computedRootX`, key 864.
        @inlinable public static var computedRootX: PropertyKey { PropertyKey(rawValue: 864) }
        /// `computedRootY`, key 865.
        @inlinable public static var computedRootY: PropertyKey { PropertyKey(rawValue: 865) }
        /// `computedWidth`, key 810.
        @inlinable public static var computedWidth: PropertyKey { PropertyKey(rawValue: 810) }
        /// `computedHeight`, key 811.
        @inlinable public static var computedHeight: PropertyKey { PropertyKey(rawValue: 811) }
    }
    /// Keys of the properties that `Path` declares.
    public enum Path {
        /// `pathFlags`, key 128.
        @inlinable public static var pathFlags: PropertyKey { PropertyKey(rawValue: 128) }
        /// `isHole`, key 770.
        @inlinable public static var isHole: PropertyKey { PropertyKey(rawValue: 770) }
    }
    /// Keys of the properties that `ParametricPath` declares.
    public enum ParametricPath {
        /// `width`, key 20.
        @inlinable public static var width: PropertyKey { PropertyKey(rawValue: 20) }
        /// `height`, key 21.
        @inlinable public static var height: PropertyKey { PropertyKey(rawValue: 21) }
        /// `originX`, key 123.
        @inlinable public static var originX: PropertyKey { PropertyKey(rawValue: 123) }
        /// `originY`, key 124.
        @inlinable public static var originY: PropertyKey { PropertyKey(rawValue: 124) }
    }
    /// Keys of the properties that `Rectangle` declares.
    public enum Rectangle {
        /// `linkCornerRadius`, key 164.
        @inlinable public static var linkCornerRadius: PropertyKey { PropertyKey(rawValue: 164) }
        /// `cornerRadiusTL`, key 31.
        @inlinable public static var cornerRadiusTL: PropertyKey { PropertyKey(rawValue: 31) }
        /// `cornerRadiusTR`, key 161.
        @inlinable public static var cornerRadiusTR: PropertyKey { PropertyKey(rawValue: 161) }
        /// `cornerRadiusBL`, key 162.
        @inlinable public static var cornerRadiusBL: PropertyKey { PropertyKey(rawValue: 162) }
        /// `cornerRadiusBR`, key 163.
        @inlinable public static var cornerRadiusBR: PropertyKey { PropertyKey(rawValue: 163) }
    }
    /// Keys of the properties that `Polygon` declares.
    public enum Polygon {
        /// `points`, key 125.
        @inlinable public static var points: PropertyKey { PropertyKey(rawValue: 125) }
        /// `cornerRadius`, key 126.
        @inlinable public static var cornerRadius: PropertyKey { PropertyKey(rawValue: 126) }
    }
    /// Keys of the properties that `Star` declares.
    public enum Star {
        /// `innerRadius`, key 127.
        @inlinable public static var innerRadius: PropertyKey { PropertyKey(rawValue: 127) }
    }
    /// Keys of the properties that `PointsCommonPath` declares.
    public enum PointsCommonPath {
        /// `isClosed`, key 32.
        @inlinable public static var isClosed: PropertyKey { PropertyKey(rawValue: 32) }
    }
    /// Keys of the properties that `ListPath` declares.
    public enum ListPath {
        /// `listSource`, key 874.
        @inlinable public static var listSource: PropertyKey { PropertyKey(rawValue: 874) }
    }
    /// Keys of the properties that `Drawable` declares.
    public enum Drawable {
        /// `blendModeValue`, key 23.
        @inlinable public static var blendModeValue: PropertyKey { PropertyKey(rawValue: 23) }
        /// `drawableFlags`, key 129.
        @inlinable public static var drawableFlags: PropertyKey { PropertyKey(rawValue: 129) }
    }
    /// Keys of the properties that `Shape` declares.
    public enum Shape {
        /// `length`, key 781.
        @inlinable public static var length: PropertyKey { PropertyKey(rawValue: 781) }
    }
    /// Keys of the properties that `NestedArtboard` declares.
    public enum NestedArtboard {
        /// `artboardId`, key 197.
        @inlinable public static var artboardId: PropertyKey { PropertyKey(rawValue: 197) }
        /// `dataBindPathIds`, key 582.
        @inlinable public static var dataBindPathIds: PropertyKey { PropertyKey(rawValue: 582) }
        /// `isPaused`, key 895.
        @inlinable public static var isPaused: PropertyKey { PropertyKey(rawValue: 895) }
        /// `speed`, key 907.
        @inlinable public static var speed: PropertyKey { PropertyKey(rawValue: 907) }
        /// `quantize`, key 908.
        @inlinable public static var quantize: PropertyKey { PropertyKey(rawValue: 908) }
        /// `isStateful`, key 1014.
        @inlinable public static var isStateful: PropertyKey { PropertyKey(rawValue: 1014) }
    }
    /// Keys of the properties that `NestedArtboardLeaf` declares.
    public enum NestedArtboardLeaf {
        /// `fit`, key 538.
        @inlinable public static var fit: PropertyKey { PropertyKey(rawValue: 538) }
        /// `alignmentX`, key 644.
        @inlinable public static var alignmentX: PropertyKey { PropertyKey(rawValue: 644) }
        /// `alignmentY`, key 645.
        @inlinable public static var alignmentY: PropertyKey { PropertyKey(rawValue: 645) }
    }
    /// Keys of the properties that `NestedArtboardLayout` declares.
    public enum NestedArtboardLayout {
        /// `instanceWidth`, key 663.
        @inlinable public static var instanceWidth: PropertyKey { PropertyKey(rawValue: 663) }
        /// `instanceHeight`, key 664.
        @inlinable public static var instanceHeight: PropertyKey { PropertyKey(rawValue: 664) }
        /// `instanceWidthUnitsValue`, key 665.
        @inlinable public static var instanceWidthUnitsValue: PropertyKey { PropertyKey(rawValue: 665) }
        /// `instanceHeightUnitsValue`, key 666.
        @inlinable public static var instanceHeightUnitsValue: PropertyKey { PropertyKey(rawValue: 666) }
        /// `instanceWidthScaleType`, key 667.
        @inlinable public static var instanceWidthScaleType: PropertyKey { PropertyKey(rawValue: 667) }
        /// `instanceHeightScaleType`, key 668.
        @inlinable public static var instanceHeightScaleType: PropertyKey { PropertyKey(rawValue: 668) }
    }
    /// Keys of the properties that `Image` declares.
    public enum Image {
        /// `assetId`, key 206.
        @inlinable public static var assetId: PropertyKey { PropertyKey(rawValue: 206) }
        /// `originX`, key 380.
        @inlinable public static var originX: PropertyKey { PropertyKey(rawValue: 380) }
        /// `originY`, key 381.
        @inlinable public static var originY: PropertyKey { PropertyKey(rawValue: 381) }
        /// `fit`, key 974.
        @inlinable public static var fit: PropertyKey { PropertyKey(rawValue: 974) }
        /// `alignmentX`, key 975.
        @inlinable public static var alignmentX: PropertyKey { PropertyKey(rawValue: 975) }
        /// `alignmentY`, key 976.
        @inlinable public static var alignmentY: PropertyKey { PropertyKey(rawValue: 976) }
        /// `samplerFilter`, key 1076.
        @inlinable public static var samplerFilter: PropertyKey { PropertyKey(rawValue: 1076) }
        /// `samplerWrapX`, key 1077.
        @inlinable public static var samplerWrapX: PropertyKey { PropertyKey(rawValue: 1077) }
        /// `samplerWrapY`, key 1078.
        @inlinable public static var samplerWrapY: PropertyKey { PropertyKey(rawValue: 1078) }
    }
    /// Keys of the properties that `Text` declares.
    public enum Text {
        /// `alignValue`, key 281.
        @inlinable public static var alignValue: PropertyKey { PropertyKey(rawValue: 281) }
        /// `sizingValue`, key 284.
        @inlinable public static var sizingValue: PropertyKey { PropertyKey(rawValue: 284) }
        /// `overflowValue`, key 287.
        @inlinable public static var overflowValue: PropertyKey { PropertyKey(rawValue: 287) }
        /// `width`, key 285.
        @inlinable public static var width: PropertyKey { PropertyKey(rawValue: 285) }
        /// `height`, key 286.
        @inlinable public static var height: PropertyKey { PropertyKey(rawValue: 286) }
        /// `originX`, key 366.
        @inlinable public static var originX: PropertyKey { PropertyKey(rawValue: 366) }
        /// `originY`, key 367.
        @inlinable public static var originY: PropertyKey { PropertyKey(rawValue: 367) }
        /// `paragraphSpacing`, key 371.
        @inlinable public static var paragraphSpacing: PropertyKey { PropertyKey(rawValue: 371) }
        /// `originValue`, key 377.
        @inlinable public static var originValue: PropertyKey { PropertyKey(rawValue: 377) }
        /// `wrapValue`, key 683.
        @inlinable public static var wrapValue: PropertyKey { PropertyKey(rawValue: 683) }
        /// `verticalAlignValue`, key 685.
        @inlinable public static var verticalAlignValue: PropertyKey { PropertyKey(rawValue: 685) }
        /// `fitFromBaseline`, key 703.
        @inlinable public static var fitFromBaseline: PropertyKey { PropertyKey(rawValue: 703) }
        /// `textRunListSource`, key 932.
        @inlinable public static var textRunListSource: PropertyKey { PropertyKey(rawValue: 932) }
        /// `verticalTrimValue`, key 1026.
        @inlinable public static var verticalTrimValue: PropertyKey { PropertyKey(rawValue: 1026) }
        /// `verticalTrimTopValue`, key 1027.
        @inlinable public static var verticalTrimTopValue: PropertyKey { PropertyKey(rawValue: 1027) }
        /// `verticalTrimBottomValue`, key 1028.
        @inlinable public static var verticalTrimBottomValue: PropertyKey { PropertyKey(rawValue: 1028) }
    }
    /// Keys of the properties that `LayoutComponent` declares.
    public enum LayoutComponent {
        /// `clip`, key 196.
        @inlinable public static var clip: PropertyKey { PropertyKey(rawValue: 196) }
        /// `width`, key 7.
        @inlinable public static var width: PropertyKey { PropertyKey(rawValue: 7) }
        /// `height`, key 8.
        @inlinable public static var height: PropertyKey { PropertyKey(rawValue: 8) }
        /// `styleId`, key 494.
        @inlinable public static var styleId: PropertyKey { PropertyKey(rawValue: 494) }
        /// `fractionalWidth`, key 706.
        @inlinable public static var fractionalWidth: PropertyKey { PropertyKey(rawValue: 706) }
        /// `fractionalHeight`, key 707.
        @inlinable public static var fractionalHeight: PropertyKey { PropertyKey(rawValue: 707) }
    }
    /// Keys of the properties that `Artboard` declares.
    public enum Artboard {
        /// `originX`, key 11.
        @inlinable public static var originX: PropertyKey { PropertyKey(rawValue: 11) }
        /// `originY`, key 12.
        @inlinable public static var originY: PropertyKey { PropertyKey(rawValue: 12) }
        /// `defaultStateMachineId`, key 236.
        @inlinable public static var defaultStateMachineId: PropertyKey { PropertyKey(rawValue: 236) }
        /// `viewModelId`, key 583.
        @inlinable public static var viewModelId: PropertyKey { PropertyKey(rawValue: 583) }
    }
    /// Keys of the properties that `ArtboardComponentList` declares.
    public enum ArtboardComponentList {
        /// `listSource`, key 800.
        @inlinable public static var listSource: PropertyKey { PropertyKey(rawValue: 800) }
    }
    /// Keys of the properties that `TextInput` declares.
    public enum TextInput {
        /// `text`, key 817.
        @inlinable public static var text: PropertyKey { PropertyKey(rawValue: 817) }
        /// `selectionRadius`, key 818.
        @inlinable public static var selectionRadius: PropertyKey { PropertyKey(rawValue: 818) }
        /// `multiline`, key 979.
        @inlinable public static var multiline: PropertyKey { PropertyKey(rawValue: 979) }
    }
    /// Keys of the properties that `ScriptedDrawable` declares.
    public enum ScriptedDrawable {
        /// `scriptAssetId`, key 848.
        @inlinable public static var scriptAssetId: PropertyKey { PropertyKey(rawValue: 848) }
    }
    /// Keys of the properties that `Solo` declares.
    public enum Solo {
        /// `activeComponentId`, key 296.
        @inlinable public static var activeComponentId: PropertyKey { PropertyKey(rawValue: 296) }
    }
    /// Keys of the properties that `NSlicedNode` declares.
    public enum NSlicedNode {
        /// `initialWidth`, key 697.
        @inlinable public static var initialWidth: PropertyKey { PropertyKey(rawValue: 697) }
        /// `initialHeight`, key 698.
        @inlinable public static var initialHeight: PropertyKey { PropertyKey(rawValue: 698) }
        /// `width`, key 699.
        @inlinable public static var width: PropertyKey { PropertyKey(rawValue: 699) }
        /// `height`, key 700.
        @inlinable public static var height: PropertyKey { PropertyKey(rawValue: 700) }
    }
    /// Keys of the properties that `Bone` declares.
    public enum Bone {
        /// `length`, key 89.
        @inlinable public static var length: PropertyKey { PropertyKey(rawValue: 89) }
    }
    /// Keys of the properties that `RootBone` declares.
    public enum RootBone {
        /// `x`, key 90.
        @inlinable public static var x: PropertyKey { PropertyKey(rawValue: 90) }
        /// `y`, key 91.
        @inlinable public static var y: PropertyKey { PropertyKey(rawValue: 91) }
    }
    /// Keys of the properties that `NestedAnimation` declares.
    public enum NestedAnimation {
        /// `animationId`, key 198.
        @inlinable public static var animationId: PropertyKey { PropertyKey(rawValue: 198) }
    }
    /// Keys of the properties that `NestedLinearAnimation` declares.
    public enum NestedLinearAnimation {
        /// `mix`, key 200.
        @inlinable public static var mix: PropertyKey { PropertyKey(rawValue: 200) }
    }
    /// Keys of the properties that `NestedSimpleAnimation` declares.
    public enum NestedSimpleAnimation {
        /// `speed`, key 199.
        @inlinable public static var speed: PropertyKey { PropertyKey(rawValue: 199) }
        /// `isPlaying`, key 201.
        @inlinable public static var isPlaying: PropertyKey { PropertyKey(rawValue: 201) }
    }
    /// Keys of the properties that `NestedRemapAnimation` declares.
    public enum NestedRemapAnimation {
        /// `time`, key 202.
        @inlinable public static var time: PropertyKey { PropertyKey(rawValue: 202) }
    }
    /// Keys of the properties that `Vertex` declares.
    public enum Vertex {
        /// `x`, key 24.
        @inlinable public static var x: PropertyKey { PropertyKey(rawValue: 24) }
        /// `y`, key 25.
        @inlinable public static var y: PropertyKey { PropertyKey(rawValue: 25) }
    }
    /// Keys of the properties that `StraightVertex` declares.
    public enum StraightVertex {
        /// `radius`, key 26.
        @inlinable public static var radius: PropertyKey { PropertyKey(rawValue: 26) }
    }
    /// Keys of the properties that `CubicDetachedVertex` declares.
    public enum CubicDetachedVertex {
        /// `inRotation`, key 84.
        @inlinable public static var inRotation: PropertyKey { PropertyKey(rawValue: 84) }
        /// `inDistance`, key 85.
        @inlinable public static var inDistance: PropertyKey { PropertyKey(rawValue: 85) }
        /// `outRotation`, key 86.
        @inlinable public static var outRotation: PropertyKey { PropertyKey(rawValue: 86) }
        /// `outDistance`, key 87.
        @inlinable public static var outDistance: PropertyKey { PropertyKey(rawValue: 87) }
    }
    /// Keys of the properties that `CubicAsymmetricVertex` declares.
    public enum CubicAsymmetricVertex {
        /// `rotation`, key 79.
        @inlinable public static var rotation: PropertyKey { PropertyKey(rawValue: 79) }
        /// `inDistance`, key 80.
        @inlinable public static var inDistance: PropertyKey { PropertyKey(rawValue: 80) }
        /// `outDistance`, key 81.
        @inlinable public static var outDistance: PropertyKey { PropertyKey(rawValue: 81) }
    }
    /// Keys of the properties that `CubicMirroredVertex` declares.
    public enum CubicMirroredVertex {
        /// `rotation`, key 82.
        @inlinable public static var rotation: PropertyKey { PropertyKey(rawValue: 82) }
        /// `distance`, key 83.
        @inlinable public static var distance: PropertyKey { PropertyKey(rawValue: 83) }
    }
    /// Keys of the properties that `MeshVertex` declares.
    public enum MeshVertex {
        /// `u`, key 215.
        @inlinable public static var u: PropertyKey { PropertyKey(rawValue: 215) }
        /// `v`, key 216.
        @inlinable public static var v: PropertyKey { PropertyKey(rawValue: 216) }
    }
    /// Keys of the properties that `Mesh` declares.
    public enum Mesh {
        /// `triangleIndexBytes`, key 223.
        @inlinable public static var triangleIndexBytes: PropertyKey { PropertyKey(rawValue: 223) }
    }
    /// Keys of the properties that `TextModifierRange` declares.
    public enum TextModifierRange {
        /// `modifyFrom`, key 327.
        @inlinable public static var modifyFrom: PropertyKey { PropertyKey(rawValue: 327) }
        /// `modifyTo`, key 336.
        @inlinable public static var modifyTo: PropertyKey { PropertyKey(rawValue: 336) }
        /// `strength`, key 334.
        @inlinable public static var strength: PropertyKey { PropertyKey(rawValue: 334) }
        /// `unitsValue`, key 316.
        @inlinable public static var unitsValue: PropertyKey { PropertyKey(rawValue: 316) }
        /// `typeValue`, key 325.
        @inlinable public static var typeValue: PropertyKey { PropertyKey(rawValue: 325) }
        /// `modeValue`, key 326.
        @inlinable public static var modeValue: PropertyKey { PropertyKey(rawValue: 326) }
        /// `clamp`, key 333.
        @inlinable public static var clamp: PropertyKey { PropertyKey(rawValue: 333) }
        /// `falloffFrom`, key 317.
        @inlinable public static var falloffFrom: PropertyKey { PropertyKey(rawValue: 317) }
        /// `falloffTo`, key 318.
        @inlinable public static var falloffTo: PropertyKey { PropertyKey(rawValue: 318) }
        /// `offset`, key 319.
        @inlinable public static var offset: PropertyKey { PropertyKey(rawValue: 319) }
        /// `runId`, key 378.
        @inlinable public static var runId: PropertyKey { PropertyKey(rawValue: 378) }
    }
    /// Keys of the properties that `TextModifierGroup` declares.
    public enum TextModifierGroup {
        /// `modifierFlags`, key 335.
        @inlinable public static var modifierFlags: PropertyKey { PropertyKey(rawValue: 335) }
        /// `originX`, key 328.
        @inlinable public static var originX: PropertyKey { PropertyKey(rawValue: 328) }
        /// `originY`, key 329.
        @inlinable public static var originY: PropertyKey { PropertyKey(rawValue: 329) }
        /// `opacity`, key 324.
        @inlinable public static var opacity: PropertyKey { PropertyKey(rawValue: 324) }
        /// `x`, key 322.
        @inlinable public static var x: PropertyKey { PropertyKey(rawValue: 322) }
        /// `y`, key 323.
        @inlinable public static var y: PropertyKey { PropertyKey(rawValue: 323) }
        /// `rotation`, key 332.
        @inlinable public static var rotation: PropertyKey { PropertyKey(rawValue: 332) }
        /// `scaleX`, key 330.
        @inlinable public static var scaleX: PropertyKey { PropertyKey(rawValue: 330) }
        /// `scaleY`, key 331.
        @inlinable public static var scaleY: PropertyKey { PropertyKey(rawValue: 331) }
    }
    /// Keys of the properties that `ViewModelInstance` declares.
    public enum ViewModelInstance {
        /// `viewModelId`, key 566.
        @inlinable public static var viewModelId: PropertyKey { PropertyKey(rawValue: 566) }
    }
    /// Keys of the properties that `DashPath` declares.
    public enum DashPath {
        /// `offset`, key 690.
        @inlinable public static var offset: PropertyKey { PropertyKey(rawValue: 690) }
        /// `offsetIsPercentage`, key 691.
        @inlinable public static var offsetIsPercentage: PropertyKey { PropertyKey(rawValue: 691) }
    }
    /// Keys of the properties that `Feather` declares.
    public enum Feather {
        /// `spaceValue`, key 748.
        @inlinable public static var spaceValue: PropertyKey { PropertyKey(rawValue: 748) }
        /// `strength`, key 749.
        @inlinable public static var strength: PropertyKey { PropertyKey(rawValue: 749) }
        /// `offsetX`, key 750.
        @inlinable public static var offsetX: PropertyKey { PropertyKey(rawValue: 750) }
        /// `offsetY`, key 751.
        @inlinable public static var offsetY: PropertyKey { PropertyKey(rawValue: 751) }
        /// `inner`, key 752.
        @inlinable public static var inner: PropertyKey { PropertyKey(rawValue: 752) }
    }
    /// Keys of the properties that `Event` declares.
    public enum Event {
        /// `trigger`, key 395.
        @inlinable public static var trigger: PropertyKey { PropertyKey(rawValue: 395) }
    }
    /// Keys of the properties that `OpenUrlEvent` declares.
    public enum OpenUrlEvent {
        /// `url`, key 248.
        @inlinable public static var url: PropertyKey { PropertyKey(rawValue: 248) }
        /// `targetValue`, key 249.
        @inlinable public static var targetValue: PropertyKey { PropertyKey(rawValue: 249) }
    }
    /// Keys of the properties that `AudioEvent` declares.
    public enum AudioEvent {
        /// `assetId`, key 408.
        @inlinable public static var assetId: PropertyKey { PropertyKey(rawValue: 408) }
    }
    /// Keys of the properties that `TextStyle` declares.
    public enum TextStyle {
        /// `fontSize`, key 274.
        @inlinable public static var fontSize: PropertyKey { PropertyKey(rawValue: 274) }
        /// `lineHeight`, key 370.
        @inlinable public static var lineHeight: PropertyKey { PropertyKey(rawValue: 370) }
        /// `letterSpacing`, key 390.
        @inlinable public static var letterSpacing: PropertyKey { PropertyKey(rawValue: 390) }
        /// `fontAssetId`, key 279.
        @inlinable public static var fontAssetId: PropertyKey { PropertyKey(rawValue: 279) }
    }
    /// Keys of the properties that `ScriptedPathEffect` declares.
    public enum ScriptedPathEffect {
        /// `scriptAssetId`, key 912.
        @inlinable public static var scriptAssetId: PropertyKey { PropertyKey(rawValue: 912) }
    }
    /// Keys of the properties that `TextStyleBackground` declares.
    public enum TextStyleBackground {
        /// `cornerRadius`, key 1071.
        @inlinable public static var cornerRadius: PropertyKey { PropertyKey(rawValue: 1071) }
    }
    /// Keys of the properties that `SolidColor` declares.
    public enum SolidColor {
        /// `colorValue`, key 37.
        @inlinable public static var colorValue: PropertyKey { PropertyKey(rawValue: 37) }
        /// `colorRed`, key 118.
        @inlinable public static var colorRed: PropertyKey { PropertyKey(rawValue: 118) }
        /// `colorGreen`, key 136.
        @inlinable public static var colorGreen: PropertyKey { PropertyKey(rawValue: 136) }
        /// `colorBlue`, key 210.
        @inlinable public static var colorBlue: PropertyKey { PropertyKey(rawValue: 210) }
        /// `colorAlpha`, key 218.
        @inlinable public static var colorAlpha: PropertyKey { PropertyKey(rawValue: 218) }
    }
    /// Keys of the properties that `GradientStop` declares.
    public enum GradientStop {
        /// `colorValue`, key 38.
        @inlinable public static var colorValue: PropertyKey { PropertyKey(rawValue: 38) }
        /// `position`, key 39.
        @inlinable public static var position: PropertyKey { PropertyKey(rawValue: 39) }
        /// `colorRed`, key 118.
        @inlinable public static var colorRed: PropertyKey { PropertyKey(rawValue: 118) }
        /// `colorGreen`, key 136.
        @inlinable public static var colorGreen: PropertyKey { PropertyKey(rawValue: 136) }
        /// `colorBlue`, key 210.
        @inlinable public static var colorBlue: PropertyKey { PropertyKey(rawValue: 210) }
        /// `colorAlpha`, key 218.
        @inlinable public static var colorAlpha: PropertyKey { PropertyKey(rawValue: 218) }
    }
    /// Keys of the properties that `ClippingShape` declares.
    public enum ClippingShape {
        /// `sourceId`, key 92.
        @inlinable public static var sourceId: PropertyKey { PropertyKey(rawValue: 92) }
        /// `fillRule`, key 93.
        @inlinable public static var fillRule: PropertyKey { PropertyKey(rawValue: 93) }
        /// `isVisible`, key 94.
        @inlinable public static var isVisible: PropertyKey { PropertyKey(rawValue: 94) }
    }
    /// Keys of the properties that `Tendon` declares.
    public enum Tendon {
        /// `boneId`, key 95.
        @inlinable public static var boneId: PropertyKey { PropertyKey(rawValue: 95) }
        /// `xx`, key 96.
        @inlinable public static var xx: PropertyKey { PropertyKey(rawValue: 96) }
        /// `yx`, key 97.
        @inlinable public static var yx: PropertyKey { PropertyKey(rawValue: 97) }
        /// `xy`, key 98.
        @inlinable public static var xy: PropertyKey { PropertyKey(rawValue: 98) }
        /// `yy`, key 99.
        @inlinable public static var yy: PropertyKey { PropertyKey(rawValue: 99) }
        /// `tx`, key 100.
        @inlinable public static var tx: PropertyKey { PropertyKey(rawValue: 100) }
        /// `ty`, key 101.
        @inlinable public static var ty: PropertyKey { PropertyKey(rawValue: 101) }
    }
    /// Keys of the properties that `Weight` declares.
    public enum Weight {
        /// `values`, key 102.
        @inlinable public static var values: PropertyKey { PropertyKey(rawValue: 102) }
        /// `indices`, key 103.
        @inlinable public static var indices: PropertyKey { PropertyKey(rawValue: 103) }
    }
    /// Keys of the properties that `CubicWeight` declares.
    public enum CubicWeight {
        /// `inValues`, key 110.
        @inlinable public static var inValues: PropertyKey { PropertyKey(rawValue: 110) }
        /// `inIndices`, key 111.
        @inlinable public static var inIndices: PropertyKey { PropertyKey(rawValue: 111) }
        /// `outValues`, key 112.
        @inlinable public static var outValues: PropertyKey { PropertyKey(rawValue: 112) }
        /// `outIndices`, key 113.
        @inlinable public static var outIndices: PropertyKey { PropertyKey(rawValue: 113) }
    }
    /// Keys of the properties that `TrimPath` declares.
    public enum TrimPath {
        /// `start`, key 114.
        @inlinable public static var start: PropertyKey { PropertyKey(rawValue: 114) }
        /// `end`, key 115.
        @inlinable public static var end: PropertyKey { PropertyKey(rawValue: 115) }
        /// `offset`, key 116.
        @inlinable public static var offset: PropertyKey { PropertyKey(rawValue: 116) }
        /// `modeValue`, key 117.
        @inlinable public static var modeValue: PropertyKey { PropertyKey(rawValue: 117) }
    }
    /// Keys of the properties that `DrawTarget` declares.
    public enum DrawTarget {
        /// `drawableId`, key 119.
        @inlinable public static var drawableId: PropertyKey { PropertyKey(rawValue: 119) }
        /// `placementValue`, key 120.
        @inlinable public static var placementValue: PropertyKey { PropertyKey(rawValue: 120) }
    }
    /// Keys of the properties that `Constraint` declares.
    public enum Constraint {
        /// `strength`, key 172.
        @inlinable public static var strength: PropertyKey { PropertyKey(rawValue: 172) }
    }
    /// Keys of the properties that `TargetedConstraint` declares.
    public enum TargetedConstraint {
        /// `targetId`, key 173.
        @inlinable public static var targetId: PropertyKey { PropertyKey(rawValue: 173) }
    }
    /// Keys of the properties that `IKConstraint` declares.
    public enum IKConstraint {
        /// `invertDirection`, key 174.
        @inlinable public static var invertDirection: PropertyKey { PropertyKey(rawValue: 174) }
        /// `parentBoneCount`, key 175.
        @inlinable public static var parentBoneCount: PropertyKey { PropertyKey(rawValue: 175) }
    }
    /// Keys of the properties that `DistanceConstraint` declares.
    public enum DistanceConstraint {
        /// `distance`, key 177.
        @inlinable public static var distance: PropertyKey { PropertyKey(rawValue: 177) }
        /// `modeValue`, key 178.
        @inlinable public static var modeValue: PropertyKey { PropertyKey(rawValue: 178) }
    }
    /// Keys of the properties that `TransformSpaceConstraint` declares.
    public enum TransformSpaceConstraint {
        /// `sourceSpaceValue`, key 179.
        @inlinable public static var sourceSpaceValue: PropertyKey { PropertyKey(rawValue: 179) }
        /// `destSpaceValue`, key 180.
        @inlinable public static var destSpaceValue: PropertyKey { PropertyKey(rawValue: 180) }
    }
    /// Keys of the properties that `TransformConstraint` declares.
    public enum TransformConstraint {
        /// `originX`, key 372.
        @inlinable public static var originX: PropertyKey { PropertyKey(rawValue: 372) }
        /// `originY`, key 373.
        @inlinable public static var originY: PropertyKey { PropertyKey(rawValue: 373) }
    }
    /// Keys of the properties that `TransformComponentConstraint` declares.
    public enum TransformComponentConstraint {
        /// `minMaxSpaceValue`, key 195.
        @inlinable public static var minMaxSpaceValue: PropertyKey { PropertyKey(rawValue: 195) }
        /// `copyFactor`, key 182.
        @inlinable public static var copyFactor: PropertyKey { PropertyKey(rawValue: 182) }
        /// `minValue`, key 183.
        @inlinable public static var minValue: PropertyKey { PropertyKey(rawValue: 183) }
        /// `maxValue`, key 184.
        @inlinable public static var maxValue: PropertyKey { PropertyKey(rawValue: 184) }
        /// `offset`, key 188.
        @inlinable public static var offset: PropertyKey { PropertyKey(rawValue: 188) }
        /// `doesCopy`, key 189.
        @inlinable public static var doesCopy: PropertyKey { PropertyKey(rawValue: 189) }
        /// `min`, key 190.
        @inlinable public static var min: PropertyKey { PropertyKey(rawValue: 190) }
        /// `max`, key 191.
        @inlinable public static var max: PropertyKey { PropertyKey(rawValue: 191) }
    }
    /// Keys of the properties that `TransformComponentConstraintY` declares.
    public enum TransformComponentConstraintY {
        /// `copyFactorY`, key 185.
        @inlinable public static var copyFactorY: PropertyKey { PropertyKey(rawValue: 185) }
        /// `minValueY`, key 186.
        @inlinable public static var minValueY: PropertyKey { PropertyKey(rawValue: 186) }
        /// `maxValueY`, key 187.
        @inlinable public static var maxValueY: PropertyKey { PropertyKey(rawValue: 187) }
        /// `doesCopyY`, key 192.
        @inlinable public static var doesCopyY: PropertyKey { PropertyKey(rawValue: 192) }
        /// `minY`, key 193.
        @inlinable public static var minY: PropertyKey { PropertyKey(rawValue: 193) }
        /// `maxY`, key 194.
        @inlinable public static var maxY: PropertyKey { PropertyKey(rawValue: 194) }
    }
    /// Keys of the properties that `FollowPathConstraint` declares.
    public enum FollowPathConstraint {
        /// `distance`, key 363.
        @inlinable public static var distance: PropertyKey { PropertyKey(rawValue: 363) }
        /// `orient`, key 364.
        @inlinable public static var orient: PropertyKey { PropertyKey(rawValue: 364) }
        /// `offset`, key 365.
        @inlinable public static var offset: PropertyKey { PropertyKey(rawValue: 365) }
    }
    /// Keys of the properties that `ListFollowPathConstraint` declares.
    public enum ListFollowPathConstraint {
        /// `distanceEnd`, key 888.
        @inlinable public static var distanceEnd: PropertyKey { PropertyKey(rawValue: 888) }
        /// `distanceOffset`, key 889.
        @inlinable public static var distanceOffset: PropertyKey { PropertyKey(rawValue: 889) }
    }
    /// Keys of the properties that `DraggableConstraint` declares.
    public enum DraggableConstraint {
        /// `directionValue`, key 722.
        @inlinable public static var directionValue: PropertyKey { PropertyKey(rawValue: 722) }
    }
    /// Keys of the properties that `ScrollConstraint` declares.
    public enum ScrollConstraint {
        /// `scrollOffsetX`, key 759.
        @inlinable public static var scrollOffsetX: PropertyKey { PropertyKey(rawValue: 759) }
        /// `scrollOffsetY`, key 760.
        @inlinable public static var scrollOffsetY: PropertyKey { PropertyKey(rawValue: 760) }
        /// `scrollPercentX`, key 761.
        @inlinable public static var scrollPercentX: PropertyKey { PropertyKey(rawValue: 761) }
        /// `scrollPercentY`, key 762.
        @inlinable public static var scrollPercentY: PropertyKey { PropertyKey(rawValue: 762) }
        /// `scrollIndex`, key 763.
        @inlinable public static var scrollIndex: PropertyKey { PropertyKey(rawValue: 763) }
        /// `snap`, key 724.
        @inlinable public static var snap: PropertyKey { PropertyKey(rawValue: 724) }
        /// `physicsTypeValue`, key 727.
        @inlinable public static var physicsTypeValue: PropertyKey { PropertyKey(rawValue: 727) }
        /// `physicsId`, key 726.
        @inlinable public static var physicsId: PropertyKey { PropertyKey(rawValue: 726) }
        /// `virtualize`, key 850.
        @inlinable public static var virtualize: PropertyKey { PropertyKey(rawValue: 850) }
        /// `virtualizeBuffer`, key 221.
        @inlinable public static var virtualizeBuffer: PropertyKey { PropertyKey(rawValue: 221) }
        /// `infinite`, key 851.
        @inlinable public static var infinite: PropertyKey { PropertyKey(rawValue: 851) }
        /// `interactive`, key 891.
        @inlinable public static var interactive: PropertyKey { PropertyKey(rawValue: 891) }
        /// `threshold`, key 894.
        @inlinable public static var threshold: PropertyKey { PropertyKey(rawValue: 894) }
        /// `velocityX`, key 1023.
        @inlinable public static var velocityX: PropertyKey { PropertyKey(rawValue: 1023) }
        /// `velocityY`, key 1024.
        @inlinable public static var velocityY: PropertyKey { PropertyKey(rawValue: 1024) }
        /// `scrollActive`, key 1025.
        @inlinable public static var scrollActive: PropertyKey { PropertyKey(rawValue: 1025) }
        /// `dragMultiplier`, key 1029.
        @inlinable public static var dragMultiplier: PropertyKey { PropertyKey(rawValue: 1029) }
        /// `computedContentWidth`, key 1069.
        @inlinable public static var computedContentWidth: PropertyKey { PropertyKey(rawValue: 1069) }
        /// `computedContentHeight`, key 1070.
        @inlinable public static var computedContentHeight: PropertyKey { PropertyKey(rawValue: 1070) }
    }
    /// Keys of the properties that `ScrollBarConstraint` declares.
    public enum ScrollBarConstraint {
        /// `scrollConstraintId`, key 725.
        @inlinable public static var scrollConstraintId: PropertyKey { PropertyKey(rawValue: 725) }
        /// `autoSize`, key 734.
        @inlinable public static var autoSize: PropertyKey { PropertyKey(rawValue: 734) }
    }
    /// Keys of the properties that `NestedInput` declares.
    public enum NestedInput {
        /// `inputId`, key 237.
        @inlinable public static var inputId: PropertyKey { PropertyKey(rawValue: 237) }
    }
    /// Keys of the properties that `NestedTrigger` declares.
    public enum NestedTrigger {
        /// `fire`, key 401.
        @inlinable public static var fire: PropertyKey { PropertyKey(rawValue: 401) }
    }
    /// Keys of the properties that `NestedBool` declares.
    public enum NestedBool {
        /// `nestedValue`, key 238.
        @inlinable public static var nestedValue: PropertyKey { PropertyKey(rawValue: 238) }
    }
    /// Keys of the properties that `NestedNumber` declares.
    public enum NestedNumber {
        /// `nestedValue`, key 239.
        @inlinable public static var nestedValue: PropertyKey { PropertyKey(rawValue: 239) }
    }
    /// Keys of the properties that `TextValueRun` declares.
    public enum TextValueRun {
        /// `styleId`, key 272.
        @inlinable public static var styleId: PropertyKey { PropertyKey(rawValue: 272) }
        /// `text`, key 268.
        @inlinable public static var text: PropertyKey { PropertyKey(rawValue: 268) }
    }
    /// Keys of the properties that `TextStyleAxis` declares.
    public enum TextStyleAxis {
        /// `tag`, key 289.
        @inlinable public static var tag: PropertyKey { PropertyKey(rawValue: 289) }
        /// `axisValue`, key 288.
        @inlinable public static var axisValue: PropertyKey { PropertyKey(rawValue: 288) }
    }
    /// Keys of the properties that `Joystick` declares.
    public enum Joystick {
        /// `x`, key 299.
        @inlinable public static var x: PropertyKey { PropertyKey(rawValue: 299) }
        /// `y`, key 300.
        @inlinable public static var y: PropertyKey { PropertyKey(rawValue: 300) }
        /// `posX`, key 303.
        @inlinable public static var posX: PropertyKey { PropertyKey(rawValue: 303) }
        /// `posY`, key 304.
        @inlinable public static var posY: PropertyKey { PropertyKey(rawValue: 304) }
        /// `originX`, key 307.
        @inlinable public static var originX: PropertyKey { PropertyKey(rawValue: 307) }
        /// `originY`, key 308.
        @inlinable public static var originY: PropertyKey { PropertyKey(rawValue: 308) }
        /// `width`, key 305.
        @inlinable public static var width: PropertyKey { PropertyKey(rawValue: 305) }
        /// `height`, key 306.
        @inlinable public static var height: PropertyKey { PropertyKey(rawValue: 306) }
        /// `xId`, key 301.
        @inlinable public static var xId: PropertyKey { PropertyKey(rawValue: 301) }
        /// `yId`, key 302.
        @inlinable public static var yId: PropertyKey { PropertyKey(rawValue: 302) }
        /// `joystickFlags`, key 312.
        @inlinable public static var joystickFlags: PropertyKey { PropertyKey(rawValue: 312) }
        /// `handleSourceId`, key 313.
        @inlinable public static var handleSourceId: PropertyKey { PropertyKey(rawValue: 313) }
    }
    /// Keys of the properties that `TextVariationModifier` declares.
    public enum TextVariationModifier {
        /// `axisTag`, key 320.
        @inlinable public static var axisTag: PropertyKey { PropertyKey(rawValue: 320) }
        /// `axisValue`, key 321.
        @inlinable public static var axisValue: PropertyKey { PropertyKey(rawValue: 321) }
    }
    /// Keys of the properties that `TextTargetModifier` declares.
    public enum TextTargetModifier {
        /// `targetId`, key 778.
        @inlinable public static var targetId: PropertyKey { PropertyKey(rawValue: 778) }
    }
    /// Keys of the properties that `TextFollowPathModifier` declares.
    public enum TextFollowPathModifier {
        /// `radial`, key 779.
        @inlinable public static var radial: PropertyKey { PropertyKey(rawValue: 779) }
        /// `orient`, key 782.
        @inlinable public static var orient: PropertyKey { PropertyKey(rawValue: 782) }
        /// `start`, key 783.
        @inlinable public static var start: PropertyKey { PropertyKey(rawValue: 783) }
        /// `end`, key 784.
        @inlinable public static var end: PropertyKey { PropertyKey(rawValue: 784) }
        /// `strength`, key 785.
        @inlinable public static var strength: PropertyKey { PropertyKey(rawValue: 785) }
        /// `offset`, key 786.
        @inlinable public static var offset: PropertyKey { PropertyKey(rawValue: 786) }
    }
    /// Keys of the properties that `CubicInterpolatorComponent` declares.
    public enum CubicInterpolatorComponent {
        /// `x1`, key 337.
        @inlinable public static var x1: PropertyKey { PropertyKey(rawValue: 337) }
        /// `y1`, key 338.
        @inlinable public static var y1: PropertyKey { PropertyKey(rawValue: 338) }
        /// `x2`, key 339.
        @inlinable public static var x2: PropertyKey { PropertyKey(rawValue: 339) }
        /// `y2`, key 340.
        @inlinable public static var y2: PropertyKey { PropertyKey(rawValue: 340) }
    }
    /// Keys of the properties that `TextStyleFeature` declares.
    public enum TextStyleFeature {
        /// `tag`, key 356.
        @inlinable public static var tag: PropertyKey { PropertyKey(rawValue: 356) }
        /// `featureValue`, key 357.
        @inlinable public static var featureValue: PropertyKey { PropertyKey(rawValue: 357) }
    }
    /// Keys of the properties that `CustomPropertyNumber` declares.
    public enum CustomPropertyNumber {
        /// `propertyValue`, key 243.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 243) }
    }
    /// Keys of the properties that `CustomPropertyBoolean` declares.
    public enum CustomPropertyBoolean {
        /// `propertyValue`, key 245.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 245) }
    }
    /// Keys of the properties that `CustomPropertyString` declares.
    public enum CustomPropertyString {
        /// `propertyValue`, key 246.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 246) }
    }
    /// Keys of the properties that `CustomPropertyColor` declares.
    public enum CustomPropertyColor {
        /// `propertyValue`, key 836.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 836) }
    }
    /// Keys of the properties that `ScriptInputViewModelProperty` declares.
    public enum ScriptInputViewModelProperty {
        /// `dataBindPathIds`, key 866.
        @inlinable public static var dataBindPathIds: PropertyKey { PropertyKey(rawValue: 866) }
    }
    /// Keys of the properties that `CustomPropertyTrigger` declares.
    public enum CustomPropertyTrigger {
        /// `fire`, key 869.
        @inlinable public static var fire: PropertyKey { PropertyKey(rawValue: 869) }
        /// `propertyValue`, key 870.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 870) }
    }
    /// Keys of the properties that `CustomPropertyEnum` declares.
    public enum CustomPropertyEnum {
        /// `propertyValue`, key 872.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 872) }
        /// `enumId`, key 873.
        @inlinable public static var enumId: PropertyKey { PropertyKey(rawValue: 873) }
    }
    /// Keys of the properties that `ScriptInputArtboard` declares.
    public enum ScriptInputArtboard {
        /// `artboardId`, key 876.
        @inlinable public static var artboardId: PropertyKey { PropertyKey(rawValue: 876) }
    }
    /// Keys of the properties that `ViewModelInstanceValue` declares.
    public enum ViewModelInstanceValue {
        /// `viewModelPropertyId`, key 554.
        @inlinable public static var viewModelPropertyId: PropertyKey { PropertyKey(rawValue: 554) }
    }
    /// Keys of the properties that `ViewModelInstanceColor` declares.
    public enum ViewModelInstanceColor {
        /// `propertyValue`, key 555.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 555) }
    }
    /// Keys of the properties that `ViewModelInstanceEnum` declares.
    public enum ViewModelInstanceEnum {
        /// `propertyValue`, key 560.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 560) }
    }
    /// Keys of the properties that `ViewModelInstanceString` declares.
    public enum ViewModelInstanceString {
        /// `propertyValue`, key 561.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 561) }
    }
    /// Keys of the properties that `ViewModelInstanceList` declares.
    public enum ViewModelInstanceList {
        /// `listSource`, key 966.
        @inlinable public static var listSource: PropertyKey { PropertyKey(rawValue: 966) }
    }
    /// Keys of the properties that `ViewModelInstanceNumber` declares.
    public enum ViewModelInstanceNumber {
        /// `propertyValue`, key 575.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 575) }
    }
    /// Keys of the properties that `ViewModelInstanceViewModel` declares.
    public enum ViewModelInstanceViewModel {
        /// `propertyValue`, key 577.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 577) }
    }
    /// Keys of the properties that `ViewModelInstanceBoolean` declares.
    public enum ViewModelInstanceBoolean {
        /// `propertyValue`, key 593.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 593) }
    }
    /// Keys of the properties that `ViewModelInstanceTrigger` declares.
    public enum ViewModelInstanceTrigger {
        /// `propertyValue`, key 687.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 687) }
        /// `fire`, key 1016.
        @inlinable public static var fire: PropertyKey { PropertyKey(rawValue: 1016) }
    }
    /// Keys of the properties that `ViewModelInstanceSymbolListIndex` declares.
    public enum ViewModelInstanceSymbolListIndex {
        /// `propertyValue`, key 814.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 814) }
    }
    /// Keys of the properties that `ViewModelInstanceAsset` declares.
    public enum ViewModelInstanceAsset {
        /// `propertyValue`, key 824.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 824) }
    }
    /// Keys of the properties that `ViewModelInstanceArtboard` declares.
    public enum ViewModelInstanceArtboard {
        /// `propertyValue`, key 846.
        @inlinable public static var propertyValue: PropertyKey { PropertyKey(rawValue: 846) }
    }
    /// Keys of the properties that `NSlicerTileMode` declares.
    public enum NSlicerTileMode {
        /// `patchIndex`, key 672.
        @inlinable public static var patchIndex: PropertyKey { PropertyKey(rawValue: 672) }
        /// `style`, key 673.
        @inlinable public static var style: PropertyKey { PropertyKey(rawValue: 673) }
    }
    /// Keys of the properties that `Axis` declares.
    public enum Axis {
        /// `offset`, key 675.
        @inlinable public static var offset: PropertyKey { PropertyKey(rawValue: 675) }
        /// `normalized`, key 676.
        @inlinable public static var normalized: PropertyKey { PropertyKey(rawValue: 676) }
    }
    /// Keys of the properties that `Dash` declares.
    public enum Dash {
        /// `length`, key 692.
        @inlinable public static var length: PropertyKey { PropertyKey(rawValue: 692) }
        /// `lengthIsPercentage`, key 693.
        @inlinable public static var lengthIsPercentage: PropertyKey { PropertyKey(rawValue: 693) }
    }
    /// Keys of the properties that `ScrollPhysics` declares.
    public enum ScrollPhysics {
        /// `constraintId`, key 731.
        @inlinable public static var constraintId: PropertyKey { PropertyKey(rawValue: 731) }
    }
    /// Keys of the properties that `ElasticScrollPhysics` declares.
    public enum ElasticScrollPhysics {
        /// `friction`, key 728.
        @inlinable public static var friction: PropertyKey { PropertyKey(rawValue: 728) }
        /// `speedMultiplier`, key 729.
        @inlinable public static var speedMultiplier: PropertyKey { PropertyKey(rawValue: 729) }
        /// `elasticFactor`, key 730.
        @inlinable public static var elasticFactor: PropertyKey { PropertyKey(rawValue: 730) }
    }
    /// Keys of the properties that `ArtboardComponentListOverride` declares.
    public enum ArtboardComponentListOverride {
        /// `artboardId`, key 858.
        @inlinable public static var artboardId: PropertyKey { PropertyKey(rawValue: 858) }
        /// `instanceWidth`, key 859.
        @inlinable public static var instanceWidth: PropertyKey { PropertyKey(rawValue: 859) }
        /// `instanceHeight`, key 860.
        @inlinable public static var instanceHeight: PropertyKey { PropertyKey(rawValue: 860) }
        /// `instanceWidthUnitsValue`, key 856.
        @inlinable public static var instanceWidthUnitsValue: PropertyKey { PropertyKey(rawValue: 856) }
        /// `instanceHeightUnitsValue`, key 861.
        @inlinable public static var instanceHeightUnitsValue: PropertyKey { PropertyKey(rawValue: 861) }
        /// `instanceWidthScaleType`, key 862.
        @inlinable public static var instanceWidthScaleType: PropertyKey { PropertyKey(rawValue: 862) }
        /// `instanceHeightScaleType`, key 863.
        @inlinable public static var instanceHeightScaleType: PropertyKey { PropertyKey(rawValue: 863) }
    }
    /// Keys of the properties that `TargetEffect` declares.
    public enum TargetEffect {
        /// `targetId`, key 922.
        @inlinable public static var targetId: PropertyKey { PropertyKey(rawValue: 922) }
    }
    /// Keys of the properties that `ArtboardListMapRule` declares.
    public enum ArtboardListMapRule {
        /// `artboardId`, key 934.
        @inlinable public static var artboardId: PropertyKey { PropertyKey(rawValue: 934) }
        /// `viewModelId`, key 935.
        @inlinable public static var viewModelId: PropertyKey { PropertyKey(rawValue: 935) }
    }
    /// Keys of the properties that `FocusData` declares.
    public enum FocusData {
        /// `focusFlags`, key 1033.
        @inlinable public static var focusFlags: PropertyKey { PropertyKey(rawValue: 1033) }
        /// `canFocus`, key 953.
        @inlinable public static var canFocus: PropertyKey { PropertyKey(rawValue: 953) }
        /// `canTouch`, key 954.
        @inlinable public static var canTouch: PropertyKey { PropertyKey(rawValue: 954) }
        /// `canTraverse`, key 955.
        @inlinable public static var canTraverse: PropertyKey { PropertyKey(rawValue: 955) }
        /// `edgeBehaviorValue`, key 956.
        @inlinable public static var edgeBehaviorValue: PropertyKey { PropertyKey(rawValue: 956) }
    }
    /// Keys of the properties that `SemanticData` declares.
    public enum SemanticData {
        /// `role`, key 982.
        @inlinable public static var role: PropertyKey { PropertyKey(rawValue: 982) }
        /// `label`, key 983.
        @inlinable public static var label: PropertyKey { PropertyKey(rawValue: 983) }
        /// `value`, key 984.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 984) }
        /// `hint`, key 985.
        @inlinable public static var hint: PropertyKey { PropertyKey(rawValue: 985) }
        /// `headingLevel`, key 986.
        @inlinable public static var headingLevel: PropertyKey { PropertyKey(rawValue: 986) }
        /// `traitFlags`, key 987.
        @inlinable public static var traitFlags: PropertyKey { PropertyKey(rawValue: 987) }
        /// `stateFlags`, key 988.
        @inlinable public static var stateFlags: PropertyKey { PropertyKey(rawValue: 988) }
        /// `isExpandable`, key 989.
        @inlinable public static var isExpandable: PropertyKey { PropertyKey(rawValue: 989) }
        /// `isSelectable`, key 990.
        @inlinable public static var isSelectable: PropertyKey { PropertyKey(rawValue: 990) }
        /// `isCheckable`, key 991.
        @inlinable public static var isCheckable: PropertyKey { PropertyKey(rawValue: 991) }
        /// `isToggleable`, key 992.
        @inlinable public static var isToggleable: PropertyKey { PropertyKey(rawValue: 992) }
        /// `isRequirable`, key 993.
        @inlinable public static var isRequirable: PropertyKey { PropertyKey(rawValue: 993) }
        /// `isEnablable`, key 994.
        @inlinable public static var isEnablable: PropertyKey { PropertyKey(rawValue: 994) }
        /// `isFocusable`, key 995.
        @inlinable public static var isFocusable: PropertyKey { PropertyKey(rawValue: 995) }
        /// `isExpanded`, key 996.
        @inlinable public static var isExpanded: PropertyKey { PropertyKey(rawValue: 996) }
        /// `isSelected`, key 997.
        @inlinable public static var isSelected: PropertyKey { PropertyKey(rawValue: 997) }
        /// `isChecked`, key 998.
        @inlinable public static var isChecked: PropertyKey { PropertyKey(rawValue: 998) }
        /// `isMixed`, key 999.
        @inlinable public static var isMixed: PropertyKey { PropertyKey(rawValue: 999) }
        /// `isToggled`, key 1000.
        @inlinable public static var isToggled: PropertyKey { PropertyKey(rawValue: 1000) }
        /// `isRequired`, key 1001.
        @inlinable public static var isRequired: PropertyKey { PropertyKey(rawValue: 1001) }
        /// `isDisabled`, key 1002.
        @inlinable public static var isDisabled: PropertyKey { PropertyKey(rawValue: 1002) }
        /// `isFocused`, key 1003.
        @inlinable public static var isFocused: PropertyKey { PropertyKey(rawValue: 1003) }
        /// `isHidden`, key 1004.
        @inlinable public static var isHidden: PropertyKey { PropertyKey(rawValue: 1004) }
        /// `isLiveRegion`, key 1005.
        @inlinable public static var isLiveRegion: PropertyKey { PropertyKey(rawValue: 1005) }
        /// `isReadOnly`, key 1006.
        @inlinable public static var isReadOnly: PropertyKey { PropertyKey(rawValue: 1006) }
        /// `isModal`, key 1007.
        @inlinable public static var isModal: PropertyKey { PropertyKey(rawValue: 1007) }
        /// `isObscured`, key 1008.
        @inlinable public static var isObscured: PropertyKey { PropertyKey(rawValue: 1008) }
        /// `isMultiline`, key 1009.
        @inlinable public static var isMultiline: PropertyKey { PropertyKey(rawValue: 1009) }
    }
    /// Keys of the properties that `ComponentOrigin` declares.
    public enum ComponentOrigin {
        /// `originX`, key 1040.
        @inlinable public static var originX: PropertyKey { PropertyKey(rawValue: 1040) }
        /// `originY`, key 1041.
        @inlinable public static var originY: PropertyKey { PropertyKey(rawValue: 1041) }
    }
    /// Keys of the properties that `LayoutSizingStyle` declares.
    public enum LayoutSizingStyle {
        /// `minWidth`, key 502.
        @inlinable public static var minWidth: PropertyKey { PropertyKey(rawValue: 502) }
        /// `maxWidth`, key 500.
        @inlinable public static var maxWidth: PropertyKey { PropertyKey(rawValue: 500) }
        /// `minHeight`, key 503.
        @inlinable public static var minHeight: PropertyKey { PropertyKey(rawValue: 503) }
        /// `maxHeight`, key 501.
        @inlinable public static var maxHeight: PropertyKey { PropertyKey(rawValue: 501) }
        /// `minWidthUnitsValue`, key 627.
        @inlinable public static var minWidthUnitsValue: PropertyKey { PropertyKey(rawValue: 627) }
        /// `maxWidthUnitsValue`, key 629.
        @inlinable public static var maxWidthUnitsValue: PropertyKey { PropertyKey(rawValue: 629) }
        /// `minHeightUnitsValue`, key 628.
        @inlinable public static var minHeightUnitsValue: PropertyKey { PropertyKey(rawValue: 628) }
        /// `maxHeightUnitsValue`, key 630.
        @inlinable public static var maxHeightUnitsValue: PropertyKey { PropertyKey(rawValue: 630) }
        /// `layoutWidthScaleType`, key 655.
        @inlinable public static var layoutWidthScaleType: PropertyKey { PropertyKey(rawValue: 655) }
        /// `layoutHeightScaleType`, key 656.
        @inlinable public static var layoutHeightScaleType: PropertyKey { PropertyKey(rawValue: 656) }
        /// `widthUnitsValue`, key 607.
        @inlinable public static var widthUnitsValue: PropertyKey { PropertyKey(rawValue: 607) }
        /// `heightUnitsValue`, key 608.
        @inlinable public static var heightUnitsValue: PropertyKey { PropertyKey(rawValue: 608) }
        /// `justifySelfValue`, key 1046.
        @inlinable public static var justifySelfValue: PropertyKey { PropertyKey(rawValue: 1046) }
        /// `displayValue`, key 596.
        @inlinable public static var displayValue: PropertyKey { PropertyKey(rawValue: 596) }
    }
    /// Keys of the properties that `LayoutComponentStyle` declares.
    public enum LayoutComponentStyle {
        /// `gapHorizontal`, key 498.
        @inlinable public static var gapHorizontal: PropertyKey { PropertyKey(rawValue: 498) }
        /// `gapVertical`, key 499.
        @inlinable public static var gapVertical: PropertyKey { PropertyKey(rawValue: 499) }
        /// `borderLeft`, key 504.
        @inlinable public static var borderLeft: PropertyKey { PropertyKey(rawValue: 504) }
        /// `borderRight`, key 505.
        @inlinable public static var borderRight: PropertyKey { PropertyKey(rawValue: 505) }
        /// `borderTop`, key 506.
        @inlinable public static var borderTop: PropertyKey { PropertyKey(rawValue: 506) }
        /// `borderBottom`, key 507.
        @inlinable public static var borderBottom: PropertyKey { PropertyKey(rawValue: 507) }
        /// `marginLeft`, key 508.
        @inlinable public static var marginLeft: PropertyKey { PropertyKey(rawValue: 508) }
        /// `marginRight`, key 509.
        @inlinable public static var marginRight: PropertyKey { PropertyKey(rawValue: 509) }
        /// `marginTop`, key 510.
        @inlinable public static var marginTop: PropertyKey { PropertyKey(rawValue: 510) }
        /// `marginBottom`, key 511.
        @inlinable public static var marginBottom: PropertyKey { PropertyKey(rawValue: 511) }
        /// `paddingLeft`, key 512.
        @inlinable public static var paddingLeft: PropertyKey { PropertyKey(rawValue: 512) }
        /// `paddingRight`, key 513.
        @inlinable public static var paddingRight: PropertyKey { PropertyKey(rawValue: 513) }
        /// `paddingTop`, key 514.
        @inlinable public static var paddingTop: PropertyKey { PropertyKey(rawValue: 514) }
        /// `paddingBottom`, key 515.
        @inlinable public static var paddingBottom: PropertyKey { PropertyKey(rawValue: 515) }
        /// `positionLeft`, key 516.
        @inlinable public static var positionLeft: PropertyKey { PropertyKey(rawValue: 516) }
        /// `positionRight`, key 517.
        @inlinable public static var positionRight: PropertyKey { PropertyKey(rawValue: 517) }
        /// `positionTop`, key 518.
        @inlinable public static var positionTop: PropertyKey { PropertyKey(rawValue: 518) }
        /// `positionBottom`, key 519.
        @inlinable public static var positionBottom: PropertyKey { PropertyKey(rawValue: 519) }
        /// `positionLeftUnitsValue`, key 621.
        @inlinable public static var positionLeftUnitsValue: PropertyKey { PropertyKey(rawValue: 621) }
        /// `positionRightUnitsValue`, key 622.
        @inlinable public static var positionRightUnitsValue: PropertyKey { PropertyKey(rawValue: 622) }
        /// `positionTopUnitsValue`, key 623.
        @inlinable public static var positionTopUnitsValue: PropertyKey { PropertyKey(rawValue: 623) }
        /// `positionBottomUnitsValue`, key 624.
        @inlinable public static var positionBottomUnitsValue: PropertyKey { PropertyKey(rawValue: 624) }
        /// `flexBasis`, key 523.
        @inlinable public static var flexBasis: PropertyKey { PropertyKey(rawValue: 523) }
        /// `aspectRatio`, key 524.
        @inlinable public static var aspectRatio: PropertyKey { PropertyKey(rawValue: 524) }
        /// `interpolatorId`, key 591.
        @inlinable public static var interpolatorId: PropertyKey { PropertyKey(rawValue: 591) }
        /// `interpolationTime`, key 592.
        @inlinable public static var interpolationTime: PropertyKey { PropertyKey(rawValue: 592) }
        /// `flexBasisUnitsValue`, key 705.
        @inlinable public static var flexBasisUnitsValue: PropertyKey { PropertyKey(rawValue: 705) }
        /// `layoutAlignmentType`, key 632.
        @inlinable public static var layoutAlignmentType: PropertyKey { PropertyKey(rawValue: 632) }
        /// `animationStyleType`, key 589.
        @inlinable public static var animationStyleType: PropertyKey { PropertyKey(rawValue: 589) }
        /// `interpolationType`, key 590.
        @inlinable public static var interpolationType: PropertyKey { PropertyKey(rawValue: 590) }
        /// `positionTypeValue`, key 597.
        @inlinable public static var positionTypeValue: PropertyKey { PropertyKey(rawValue: 597) }
        /// `flexDirectionValue`, key 598.
        @inlinable public static var flexDirectionValue: PropertyKey { PropertyKey(rawValue: 598) }
        /// `directionValue`, key 599.
        @inlinable public static var directionValue: PropertyKey { PropertyKey(rawValue: 599) }
        /// `flexWrapValue`, key 604.
        @inlinable public static var flexWrapValue: PropertyKey { PropertyKey(rawValue: 604) }
        /// `overflowValue`, key 605.
        @inlinable public static var overflowValue: PropertyKey { PropertyKey(rawValue: 605) }
        /// `intrinsicallySizedValue`, key 606.
        @inlinable public static var intrinsicallySizedValue: PropertyKey { PropertyKey(rawValue: 606) }
        /// `borderLeftUnitsValue`, key 609.
        @inlinable public static var borderLeftUnitsValue: PropertyKey { PropertyKey(rawValue: 609) }
        /// `borderRightUnitsValue`, key 610.
        @inlinable public static var borderRightUnitsValue: PropertyKey { PropertyKey(rawValue: 610) }
        /// `borderTopUnitsValue`, key 611.
        @inlinable public static var borderTopUnitsValue: PropertyKey { PropertyKey(rawValue: 611) }
        /// `borderBottomUnitsValue`, key 612.
        @inlinable public static var borderBottomUnitsValue: PropertyKey { PropertyKey(rawValue: 612) }
        /// `marginLeftUnitsValue`, key 613.
        @inlinable public static var marginLeftUnitsValue: PropertyKey { PropertyKey(rawValue: 613) }
        /// `marginRightUnitsValue`, key 614.
        @inlinable public static var marginRightUnitsValue: PropertyKey { PropertyKey(rawValue: 614) }
        /// `marginTopUnitsValue`, key 615.
        @inlinable public static var marginTopUnitsValue: PropertyKey { PropertyKey(rawValue: 615) }
        /// `marginBottomUnitsValue`, key 616.
        @inlinable public static var marginBottomUnitsValue: PropertyKey { PropertyKey(rawValue: 616) }
        /// `paddingLeftUnitsValue`, key 617.
        @inlinable public static var paddingLeftUnitsValue: PropertyKey { PropertyKey(rawValue: 617) }
        /// `paddingRightUnitsValue`, key 618.
        @inlinable public static var paddingRightUnitsValue: PropertyKey { PropertyKey(rawValue: 618) }
        /// `paddingTopUnitsValue`, key 619.
        @inlinable public static var paddingTopUnitsValue: PropertyKey { PropertyKey(rawValue: 619) }
        /// `paddingBottomUnitsValue`, key 620.
        @inlinable public static var paddingBottomUnitsValue: PropertyKey { PropertyKey(rawValue: 620) }
        /// `gapHorizontalUnitsValue`, key 625.
        @inlinable public static var gapHorizontalUnitsValue: PropertyKey { PropertyKey(rawValue: 625) }
        /// `gapVerticalUnitsValue`, key 626.
        @inlinable public static var gapVerticalUnitsValue: PropertyKey { PropertyKey(rawValue: 626) }
        /// `justifyItemsValue`, key 1045.
        @inlinable public static var justifyItemsValue: PropertyKey { PropertyKey(rawValue: 1045) }
        /// `layoutTypeValue`, key 1059.
        @inlinable public static var layoutTypeValue: PropertyKey { PropertyKey(rawValue: 1059) }
        /// `linkCornerRadius`, key 639.
        @inlinable public static var linkCornerRadius: PropertyKey { PropertyKey(rawValue: 639) }
        /// `cornerRadiusTL`, key 640.
        @inlinable public static var cornerRadiusTL: PropertyKey { PropertyKey(rawValue: 640) }
        /// `cornerRadiusTR`, key 641.
        @inlinable public static var cornerRadiusTR: PropertyKey { PropertyKey(rawValue: 641) }
        /// `cornerRadiusBL`, key 642.
        @inlinable public static var cornerRadiusBL: PropertyKey { PropertyKey(rawValue: 642) }
        /// `cornerRadiusBR`, key 643.
        @inlinable public static var cornerRadiusBR: PropertyKey { PropertyKey(rawValue: 643) }
    }
    /// Keys of the properties that `LayoutNodeStyle` declares.
    public enum LayoutNodeStyle {
        /// `width`, key 1066.
        @inlinable public static var width: PropertyKey { PropertyKey(rawValue: 1066) }
        /// `height`, key 1067.
        @inlinable public static var height: PropertyKey { PropertyKey(rawValue: 1067) }
        /// `fractionalWidth`, key 1057.
        @inlinable public static var fractionalWidth: PropertyKey { PropertyKey(rawValue: 1057) }
        /// `fractionalHeight`, key 1058.
        @inlinable public static var fractionalHeight: PropertyKey { PropertyKey(rawValue: 1058) }
    }
    /// Keys of the properties that `GridTrack` declares.
    public enum GridTrack {
        /// `trackValue`, key 1063.
        @inlinable public static var trackValue: PropertyKey { PropertyKey(rawValue: 1063) }
        /// `trackMaxValue`, key 1065.
        @inlinable public static var trackMaxValue: PropertyKey { PropertyKey(rawValue: 1065) }
        /// `collection`, key 1061.
        @inlinable public static var collection: PropertyKey { PropertyKey(rawValue: 1061) }
        /// `trackType`, key 1062.
        @inlinable public static var trackType: PropertyKey { PropertyKey(rawValue: 1062) }
        /// `trackMaxType`, key 1064.
        @inlinable public static var trackMaxType: PropertyKey { PropertyKey(rawValue: 1064) }
    }
    /// Keys of the properties that `GridItemPlacement` declares.
    public enum GridItemPlacement {
        /// `gridColumn`, key 1047.
        @inlinable public static var gridColumn: PropertyKey { PropertyKey(rawValue: 1047) }
        /// `gridRow`, key 1048.
        @inlinable public static var gridRow: PropertyKey { PropertyKey(rawValue: 1048) }
        /// `gridColumnSpan`, key 1049.
        @inlinable public static var gridColumnSpan: PropertyKey { PropertyKey(rawValue: 1049) }
        /// `gridRowSpan`, key 1050.
        @inlinable public static var gridRowSpan: PropertyKey { PropertyKey(rawValue: 1050) }
    }
    /// Keys of the properties that `KeyedObject` declares.
    public enum KeyedObject {
        /// `objectId`, key 51.
        @inlinable public static var objectId: PropertyKey { PropertyKey(rawValue: 51) }
    }
    /// Keys of the properties that `KeyedProperty` declares.
    public enum KeyedProperty {
        /// `propertyKey`, key 53.
        @inlinable public static var propertyKey: PropertyKey { PropertyKey(rawValue: 53) }
    }
    /// Keys of the properties that `Animation` declares.
    public enum Animation {
        /// `name`, key 55.
        @inlinable public static var name: PropertyKey { PropertyKey(rawValue: 55) }
    }
    /// Keys of the properties that `LinearAnimation` declares.
    public enum LinearAnimation {
        /// `fps`, key 56.
        @inlinable public static var fps: PropertyKey { PropertyKey(rawValue: 56) }
        /// `duration`, key 57.
        @inlinable public static var duration: PropertyKey { PropertyKey(rawValue: 57) }
        /// `speed`, key 58.
        @inlinable public static var speed: PropertyKey { PropertyKey(rawValue: 58) }
        /// `loopValue`, key 59.
        @inlinable public static var loopValue: PropertyKey { PropertyKey(rawValue: 59) }
        /// `workStart`, key 60.
        @inlinable public static var workStart: PropertyKey { PropertyKey(rawValue: 60) }
        /// `workEnd`, key 61.
        @inlinable public static var workEnd: PropertyKey { PropertyKey(rawValue: 61) }
        /// `enableWorkArea`, key 62.
        @inlinable public static var enableWorkArea: PropertyKey { PropertyKey(rawValue: 62) }
        /// `quantize`, key 376.
        @inlinable public static var quantize: PropertyKey { PropertyKey(rawValue: 376) }
    }
    /// Keys of the properties that `KeyFrame` declares.
    public enum KeyFrame {
        /// `frame`, key 67.
        @inlinable public static var frame: PropertyKey { PropertyKey(rawValue: 67) }
    }
    /// Keys of the properties that `InterpolatingKeyFrame` declares.
    public enum InterpolatingKeyFrame {
        /// `interpolationType`, key 68.
        @inlinable public static var interpolationType: PropertyKey { PropertyKey(rawValue: 68) }
        /// `interpolatorId`, key 69.
        @inlinable public static var interpolatorId: PropertyKey { PropertyKey(rawValue: 69) }
    }
    /// Keys of the properties that `KeyFrameDouble` declares.
    public enum KeyFrameDouble {
        /// `value`, key 70.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 70) }
    }
    /// Keys of the properties that `KeyFrameColor` declares.
    public enum KeyFrameColor {
        /// `value`, key 88.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 88) }
    }
    /// Keys of the properties that `KeyFrameId` declares.
    public enum KeyFrameId {
        /// `value`, key 122.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 122) }
    }
    /// Keys of the properties that `KeyFrameBool` declares.
    public enum KeyFrameBool {
        /// `value`, key 181.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 181) }
    }
    /// Keys of the properties that `KeyFrameString` declares.
    public enum KeyFrameString {
        /// `value`, key 280.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 280) }
    }
    /// Keys of the properties that `KeyFrameUint` declares.
    public enum KeyFrameUint {
        /// `value`, key 631.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 631) }
    }
    /// Keys of the properties that `KeyFrameInt` declares.
    public enum KeyFrameInt {
        /// `value`, key 1068.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 1068) }
    }
    /// Keys of the properties that `StateMachineComponent` declares.
    public enum StateMachineComponent {
        /// `name`, key 138.
        @inlinable public static var name: PropertyKey { PropertyKey(rawValue: 138) }
    }
    /// Keys of the properties that `StateMachineNumber` declares.
    public enum StateMachineNumber {
        /// `value`, key 140.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 140) }
    }
    /// Keys of the properties that `StateMachineBool` declares.
    public enum StateMachineBool {
        /// `value`, key 141.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 141) }
    }
    /// Keys of the properties that `StateMachineListener` declares.
    public enum StateMachineListener {
        /// `targetId`, key 224.
        @inlinable public static var targetId: PropertyKey { PropertyKey(rawValue: 224) }
    }
    /// Keys of the properties that `StateMachineListenerSingle` declares.
    public enum StateMachineListenerSingle {
        /// `listenerTypeValue`, key 225.
        @inlinable public static var listenerTypeValue: PropertyKey { PropertyKey(rawValue: 225) }
        /// `eventId`, key 399.
        @inlinable public static var eventId: PropertyKey { PropertyKey(rawValue: 399) }
        /// `viewModelPathIds`, key 868.
        @inlinable public static var viewModelPathIds: PropertyKey { PropertyKey(rawValue: 868) }
    }
    /// Keys of the properties that `LayerState` declares.
    public enum LayerState {
        /// `flags`, key 536.
        @inlinable public static var flags: PropertyKey { PropertyKey(rawValue: 536) }
    }
    /// Keys of the properties that `BlendState1DInput` declares.
    public enum BlendState1DInput {
        /// `inputId`, key 167.
        @inlinable public static var inputId: PropertyKey { PropertyKey(rawValue: 167) }
    }
    /// Keys of the properties that `AdvanceableState` declares.
    public enum AdvanceableState {
        /// `speed`, key 292.
        @inlinable public static var speed: PropertyKey { PropertyKey(rawValue: 292) }
    }
    /// Keys of the properties that `AnimationState` declares.
    public enum AnimationState {
        /// `animationId`, key 149.
        @inlinable public static var animationId: PropertyKey { PropertyKey(rawValue: 149) }
    }
    /// Keys of the properties that `StateTransition` declares.
    public enum StateTransition {
        /// `stateToId`, key 151.
        @inlinable public static var stateToId: PropertyKey { PropertyKey(rawValue: 151) }
        /// `flags`, key 152.
        @inlinable public static var flags: PropertyKey { PropertyKey(rawValue: 152) }
        /// `duration`, key 158.
        @inlinable public static var duration: PropertyKey { PropertyKey(rawValue: 158) }
        /// `exitTime`, key 160.
        @inlinable public static var exitTime: PropertyKey { PropertyKey(rawValue: 160) }
        /// `interpolationType`, key 349.
        @inlinable public static var interpolationType: PropertyKey { PropertyKey(rawValue: 349) }
        /// `interpolatorId`, key 350.
        @inlinable public static var interpolatorId: PropertyKey { PropertyKey(rawValue: 350) }
        /// `randomWeight`, key 537.
        @inlinable public static var randomWeight: PropertyKey { PropertyKey(rawValue: 537) }
    }
    /// Keys of the properties that `BlendStateTransition` declares.
    public enum BlendStateTransition {
        /// `exitBlendAnimationId`, key 171.
        @inlinable public static var exitBlendAnimationId: PropertyKey { PropertyKey(rawValue: 171) }
    }
    /// Keys of the properties that `BlendAnimation` declares.
    public enum BlendAnimation {
        /// `animationId`, key 165.
        @inlinable public static var animationId: PropertyKey { PropertyKey(rawValue: 165) }
    }
    /// Keys of the properties that `BlendAnimation1D` declares.
    public enum BlendAnimation1D {
        /// `value`, key 166.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 166) }
    }
    /// Keys of the properties that `BlendAnimationDirect` declares.
    public enum BlendAnimationDirect {
        /// `inputId`, key 168.
        @inlinable public static var inputId: PropertyKey { PropertyKey(rawValue: 168) }
        /// `mixValue`, key 297.
        @inlinable public static var mixValue: PropertyKey { PropertyKey(rawValue: 297) }
        /// `blendSource`, key 298.
        @inlinable public static var blendSource: PropertyKey { PropertyKey(rawValue: 298) }
    }
    /// Keys of the properties that `Asset` declares.
    public enum Asset {
        /// `name`, key 203.
        @inlinable public static var name: PropertyKey { PropertyKey(rawValue: 203) }
    }
    /// Keys of the properties that `FileAsset` declares.
    public enum FileAsset {
        /// `assetId`, key 204.
        @inlinable public static var assetId: PropertyKey { PropertyKey(rawValue: 204) }
        /// `cdnUuid`, key 359.
        @inlinable public static var cdnUuid: PropertyKey { PropertyKey(rawValue: 359) }
        /// `cdnBaseUrl`, key 362.
        @inlinable public static var cdnBaseUrl: PropertyKey { PropertyKey(rawValue: 362) }
    }
    /// Keys of the properties that `DrawableAsset` declares.
    public enum DrawableAsset {
        /// `height`, key 207.
        @inlinable public static var height: PropertyKey { PropertyKey(rawValue: 207) }
        /// `width`, key 208.
        @inlinable public static var width: PropertyKey { PropertyKey(rawValue: 208) }
    }
    /// Keys of the properties that `ImageAsset` declares.
    public enum ImageAsset {
        /// `samplerFilter`, key 1073.
        @inlinable public static var samplerFilter: PropertyKey { PropertyKey(rawValue: 1073) }
        /// `samplerWrapX`, key 1074.
        @inlinable public static var samplerWrapX: PropertyKey { PropertyKey(rawValue: 1074) }
        /// `samplerWrapY`, key 1075.
        @inlinable public static var samplerWrapY: PropertyKey { PropertyKey(rawValue: 1075) }
    }
    /// Keys of the properties that `ExportAudio` declares.
    public enum ExportAudio {
        /// `volume`, key 530.
        @inlinable public static var volume: PropertyKey { PropertyKey(rawValue: 530) }
    }
    /// Keys of the properties that `TextAsset` declares.
    public enum TextAsset {
        /// `folderPath`, key 926.
        @inlinable public static var folderPath: PropertyKey { PropertyKey(rawValue: 926) }
    }
    /// Keys of the properties that `ScriptAsset` declares.
    public enum ScriptAsset {
        /// `generatorFunctionRef`, key 893.
        @inlinable public static var generatorFunctionRef: PropertyKey { PropertyKey(rawValue: 893) }
        /// `isModule`, key 914.
        @inlinable public static var isModule: PropertyKey { PropertyKey(rawValue: 914) }
        /// `serializedImplementedMethods`, key 1022.
        @inlinable public static var serializedImplementedMethods: PropertyKey { PropertyKey(rawValue: 1022) }
    }
    /// Keys of the properties that `ScriptModuleAsset` declares.
    public enum ScriptModuleAsset {
        /// `language`, key 1087.
        @inlinable public static var language: PropertyKey { PropertyKey(rawValue: 1087) }
    }
    /// Keys of the properties that `ColorChannels` declares.
    public enum ColorChannels {
        /// `colorRed`, key 118.
        @inlinable public static var colorRed: PropertyKey { PropertyKey(rawValue: 118) }
        /// `colorGreen`, key 136.
        @inlinable public static var colorGreen: PropertyKey { PropertyKey(rawValue: 136) }
        /// `colorBlue`, key 210.
        @inlinable public static var colorBlue: PropertyKey { PropertyKey(rawValue: 210) }
        /// `colorAlpha`, key 218.
        @inlinable public static var colorAlpha: PropertyKey { PropertyKey(rawValue: 218) }
    }
    /// Keys of the properties that `FileAssetContents` declares.
    public enum FileAssetContents {
        /// `bytes`, key 212.
        @inlinable public static var bytes: PropertyKey { PropertyKey(rawValue: 212) }
        /// `signature`, key 911.
        @inlinable public static var signature: PropertyKey { PropertyKey(rawValue: 911) }
    }
    /// Keys of the properties that `ListenerAction` declares.
    public enum ListenerAction {
        /// `flags`, key 980.
        @inlinable public static var flags: PropertyKey { PropertyKey(rawValue: 980) }
    }
    /// Keys of the properties that `ListenerInputChange` declares.
    public enum ListenerInputChange {
        /// `inputId`, key 227.
        @inlinable public static var inputId: PropertyKey { PropertyKey(rawValue: 227) }
        /// `nestedInputId`, key 400.
        @inlinable public static var nestedInputId: PropertyKey { PropertyKey(rawValue: 400) }
    }
    /// Keys of the properties that `ListenerBoolChange` declares.
    public enum ListenerBoolChange {
        /// `value`, key 228.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 228) }
    }
    /// Keys of the properties that `ListenerNumberChange` declares.
    public enum ListenerNumberChange {
        /// `value`, key 229.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 229) }
    }
    /// Keys of the properties that `ListenerAlignTarget` declares.
    public enum ListenerAlignTarget {
        /// `targetId`, key 240.
        @inlinable public static var targetId: PropertyKey { PropertyKey(rawValue: 240) }
        /// `preserveOffset`, key 541.
        @inlinable public static var preserveOffset: PropertyKey { PropertyKey(rawValue: 541) }
    }
    /// Keys of the properties that `ListenerFireEvent` declares.
    public enum ListenerFireEvent {
        /// `eventId`, key 389.
        @inlinable public static var eventId: PropertyKey { PropertyKey(rawValue: 389) }
    }
    /// Keys of the properties that `ScriptedListenerAction` declares.
    public enum ScriptedListenerAction {
        /// `scriptAssetId`, key 930.
        @inlinable public static var scriptAssetId: PropertyKey { PropertyKey(rawValue: 930) }
    }
    /// Keys of the properties that `FocusActionTarget` declares.
    public enum FocusActionTarget {
        /// `targetId`, key 952.
        @inlinable public static var targetId: PropertyKey { PropertyKey(rawValue: 952) }
    }
    /// Keys of the properties that `FocusActionTraversal` declares.
    public enum FocusActionTraversal {
        /// `traversalKind`, key 1011.
        @inlinable public static var traversalKind: PropertyKey { PropertyKey(rawValue: 1011) }
    }
    /// Keys of the properties that `CubicInterpolator` declares.
    public enum CubicInterpolator {
        /// `x1`, key 63.
        @inlinable public static var x1: PropertyKey { PropertyKey(rawValue: 63) }
        /// `y1`, key 64.
        @inlinable public static var y1: PropertyKey { PropertyKey(rawValue: 64) }
        /// `x2`, key 65.
        @inlinable public static var x2: PropertyKey { PropertyKey(rawValue: 65) }
        /// `y2`, key 66.
        @inlinable public static var y2: PropertyKey { PropertyKey(rawValue: 66) }
    }
    /// Keys of the properties that `ElasticInterpolator` declares.
    public enum ElasticInterpolator {
        /// `easingValue`, key 405.
        @inlinable public static var easingValue: PropertyKey { PropertyKey(rawValue: 405) }
        /// `amplitude`, key 406.
        @inlinable public static var amplitude: PropertyKey { PropertyKey(rawValue: 406) }
        /// `period`, key 407.
        @inlinable public static var period: PropertyKey { PropertyKey(rawValue: 407) }
    }
    /// Keys of the properties that `ScriptedInterpolator` declares.
    public enum ScriptedInterpolator {
        /// `scriptAssetId`, key 1015.
        @inlinable public static var scriptAssetId: PropertyKey { PropertyKey(rawValue: 1015) }
    }
    /// Keys of the properties that `ViewModelInstanceListItem` declares.
    public enum ViewModelInstanceListItem {
        /// `viewModelId`, key 549.
        @inlinable public static var viewModelId: PropertyKey { PropertyKey(rawValue: 549) }
        /// `viewModelInstanceId`, key 550.
        @inlinable public static var viewModelInstanceId: PropertyKey { PropertyKey(rawValue: 550) }
    }
    /// Keys of the properties that `ViewModelComponent` declares.
    public enum ViewModelComponent {
        /// `name`, key 557.
        @inlinable public static var name: PropertyKey { PropertyKey(rawValue: 557) }
    }
    /// Keys of the properties that `ViewModelProperty` declares.
    public enum ViewModelProperty {
        /// `symbolTypeValue`, key 875.
        @inlinable public static var symbolTypeValue: PropertyKey { PropertyKey(rawValue: 875) }
        /// `componentProps`, key 957.
        @inlinable public static var componentProps: PropertyKey { PropertyKey(rawValue: 957) }
    }
    /// Keys of the properties that `ViewModelPropertyViewModel` declares.
    public enum ViewModelPropertyViewModel {
        /// `viewModelReferenceId`, key 565.
        @inlinable public static var viewModelReferenceId: PropertyKey { PropertyKey(rawValue: 565) }
    }
    /// Keys of the properties that `ViewModelPropertyEnumCustom` declares.
    public enum ViewModelPropertyEnumCustom {
        /// `enumId`, key 574.
        @inlinable public static var enumId: PropertyKey { PropertyKey(rawValue: 574) }
    }
    /// Keys of the properties that `ViewModelPropertyEnumSystem` declares.
    public enum ViewModelPropertyEnumSystem {
        /// `enumType`, key 708.
        @inlinable public static var enumType: PropertyKey { PropertyKey(rawValue: 708) }
    }
    /// Keys of the properties that `ViewModel` declares.
    public enum ViewModel {
        /// `viewModelType`, key 981.
        @inlinable public static var viewModelType: PropertyKey { PropertyKey(rawValue: 981) }
    }
    /// Keys of the properties that `DataEnumValue` declares.
    public enum DataEnumValue {
        /// `key`, key 578.
        @inlinable public static var key: PropertyKey { PropertyKey(rawValue: 578) }
        /// `value`, key 579.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 579) }
    }
    /// Keys of the properties that `DataBind` declares.
    public enum DataBind {
        /// `propertyKey`, key 586.
        @inlinable public static var propertyKey: PropertyKey { PropertyKey(rawValue: 586) }
        /// `flags`, key 587.
        @inlinable public static var flags: PropertyKey { PropertyKey(rawValue: 587) }
        /// `converterId`, key 660.
        @inlinable public static var converterId: PropertyKey { PropertyKey(rawValue: 660) }
    }
    /// Keys of the properties that `DataBindContext` declares.
    public enum DataBindContext {
        /// `sourcePathIds`, key 588.
        @inlinable public static var sourcePathIds: PropertyKey { PropertyKey(rawValue: 588) }
    }
    /// Keys of the properties that `TransitionInputCondition` declares.
    public enum TransitionInputCondition {
        /// `inputId`, key 155.
        @inlinable public static var inputId: PropertyKey { PropertyKey(rawValue: 155) }
    }
    /// Keys of the properties that `TransitionValueCondition` declares.
    public enum TransitionValueCondition {
        /// `opValue`, key 156.
        @inlinable public static var opValue: PropertyKey { PropertyKey(rawValue: 156) }
    }
    /// Keys of the properties that `TransitionNumberCondition` declares.
    public enum TransitionNumberCondition {
        /// `value`, key 157.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 157) }
    }
    /// Keys of the properties that `TransitionViewModelCondition` declares.
    public enum TransitionViewModelCondition {
        /// `opValue`, key 650.
        @inlinable public static var opValue: PropertyKey { PropertyKey(rawValue: 650) }
    }
    /// Keys of the properties that `ScriptedTransitionCondition` declares.
    public enum ScriptedTransitionCondition {
        /// `scriptAssetId`, key 931.
        @inlinable public static var scriptAssetId: PropertyKey { PropertyKey(rawValue: 931) }
    }
    /// Keys of the properties that `TransitionPropertyArtboardComparator` declares.
    public enum TransitionPropertyArtboardComparator {
        /// `propertyType`, key 677.
        @inlinable public static var propertyType: PropertyKey { PropertyKey(rawValue: 677) }
    }
    /// Keys of the properties that `TransitionPropertyComponentComparator` declares.
    public enum TransitionPropertyComponentComparator {
        /// `objectId`, key 977.
        @inlinable public static var objectId: PropertyKey { PropertyKey(rawValue: 977) }
        /// `propertyKey`, key 978.
        @inlinable public static var propertyKey: PropertyKey { PropertyKey(rawValue: 978) }
    }
    /// Keys of the properties that `TransitionValueBooleanComparator` declares.
    public enum TransitionValueBooleanComparator {
        /// `value`, key 647.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 647) }
    }
    /// Keys of the properties that `TransitionValueColorComparator` declares.
    public enum TransitionValueColorComparator {
        /// `value`, key 651.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 651) }
    }
    /// Keys of the properties that `TransitionValueNumberComparator` declares.
    public enum TransitionValueNumberComparator {
        /// `value`, key 652.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 652) }
    }
    /// Keys of the properties that `TransitionValueStringComparator` declares.
    public enum TransitionValueStringComparator {
        /// `value`, key 654.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 654) }
    }
    /// Keys of the properties that `TransitionValueTriggerComparator` declares.
    public enum TransitionValueTriggerComparator {
        /// `value`, key 689.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 689) }
    }
    /// Keys of the properties that `TransitionValueIdComparator` declares.
    public enum TransitionValueIdComparator {
        /// `value`, key 653.
        @inlinable public static var value: PropertyKey { PropertyKey(rawValue: 653) }
    }
    /// Keys of the properties that `DataConverter` declares.
    public enum DataConverter {
        /// `name`, key 662.
        @inlinable public static var name: PropertyKey { PropertyKey(rawValue: 662) }
    }
    /// Keys of the properties that `DataConverterRounder` declares.
    public enum DataConverterRounder {
        /// `decimals`, key 669.
        @inlinable public static var decimals: PropertyKey { PropertyKey(rawValue: 669) }
    }
    /// Keys of the properties that `DataConverterToString` declares.
    public enum DataConverterToString {
        /// `flags`, key 764.
        @inlinable public static var flags: PropertyKey { PropertyKey(rawValue: 764) }
        /// `decimals`, key 765.
        @inlinable public static var decimals: PropertyKey { PropertyKey(rawValue: 765) }
        /// `colorFormat`, key 766.
        @inlinable public static var colorFormat: PropertyKey { PropertyKey(rawValue: 766) }
    }
    /// Keys of the properties that `DataConverterOperation` declares.
    public enum DataConverterOperation {
        /// `operationType`, key 682.
        @inlinable public static var operationType: PropertyKey { PropertyKey(rawValue: 682) }
    }
    /// Keys of the properties that `DataConverterOperationValue` declares.
    public enum DataConverterOperationValue {
        /// `operationValue`, key 681.
        @inlinable public static var operationValue: PropertyKey { PropertyKey(rawValue: 681) }
    }
    /// Keys of the properties that `DataConverterOperationViewModel` declares.
    public enum DataConverterOperationViewModel {
        /// `sourcePathIds`, key 711.
        @inlinable public static var sourcePathIds: PropertyKey { PropertyKey(rawValue: 711) }
    }
    /// Keys of the properties that `DataConverterRangeMapper` declares.
    public enum DataConverterRangeMapper {
        /// `interpolationType`, key 713.
        @inlinable public static var interpolationType: PropertyKey { PropertyKey(rawValue: 713) }
        /// `interpolatorId`, key 714.
        @inlinable public static var interpolatorId: PropertyKey { PropertyKey(rawValue: 714) }
        /// `flags`, key 715.
        @inlinable public static var flags: PropertyKey { PropertyKey(rawValue: 715) }
        /// `minInput`, key 716.
        @inlinable public static var minInput: PropertyKey { PropertyKey(rawValue: 716) }
        /// `maxInput`, key 717.
        @inlinable public static var maxInput: PropertyKey { PropertyKey(rawValue: 717) }
        /// `minOutput`, key 718.
        @inlinable public static var minOutput: PropertyKey { PropertyKey(rawValue: 718) }
        /// `maxOutput`, key 719.
        @inlinable public static var maxOutput: PropertyKey { PropertyKey(rawValue: 719) }
    }
    /// Keys of the properties that `DataConverterStringPad` declares.
    public enum DataConverterStringPad {
        /// `length`, key 743.
        @inlinable public static var length: PropertyKey { PropertyKey(rawValue: 743) }
        /// `text`, key 744.
        @inlinable public static var text: PropertyKey { PropertyKey(rawValue: 744) }
        /// `padType`, key 745.
        @inlinable public static var padType: PropertyKey { PropertyKey(rawValue: 745) }
    }
    /// Keys of the properties that `DataConverterStringTrim` declares.
    public enum DataConverterStringTrim {
        /// `trimType`, key 746.
        @inlinable public static var trimType: PropertyKey { PropertyKey(rawValue: 746) }
    }
    /// Keys of the properties that `DataConverterInterpolator` declares.
    public enum DataConverterInterpolator {
        /// `interpolationType`, key 757.
        @inlinable public static var interpolationType: PropertyKey { PropertyKey(rawValue: 757) }
        /// `interpolatorId`, key 758.
        @inlinable public static var interpolatorId: PropertyKey { PropertyKey(rawValue: 758) }
        /// `duration`, key 756.
        @inlinable public static var duration: PropertyKey { PropertyKey(rawValue: 756) }
    }
    /// Keys of the properties that `DataConverterFormula` declares.
    public enum DataConverterFormula {
        /// `randomModeValue`, key 887.
        @inlinable public static var randomModeValue: PropertyKey { PropertyKey(rawValue: 887) }
    }
    /// Keys of the properties that `DataConverterNumberToList` declares.
    public enum DataConverterNumberToList {
        /// `viewModelId`, key 816.
        @inlinable public static var viewModelId: PropertyKey { PropertyKey(rawValue: 816) }
    }
    /// Keys of the properties that `ScriptedDataConverter` declares.
    public enum ScriptedDataConverter {
        /// `scriptAssetId`, key 892.
        @inlinable public static var scriptAssetId: PropertyKey { PropertyKey(rawValue: 892) }
    }
    /// Keys of the properties that `DataConverterGroupItem` declares.
    public enum DataConverterGroupItem {
        /// `converterId`, key 679.
        @inlinable public static var converterId: PropertyKey { PropertyKey(rawValue: 679) }
    }
    /// Keys of the properties that `DataEnumCustom` declares.
    public enum DataEnumCustom {
        /// `name`, key 572.
        @inlinable public static var name: PropertyKey { PropertyKey(rawValue: 572) }
    }
    /// Keys of the properties that `DataEnumSystem` declares.
    public enum DataEnumSystem {
        /// `enumType`, key 709.
        @inlinable public static var enumType: PropertyKey { PropertyKey(rawValue: 709) }
    }
    /// Keys of the properties that `FormulaTokenFunction` declares.
    public enum FormulaTokenFunction {
        /// `functionType`, key 776.
        @inlinable public static var functionType: PropertyKey { PropertyKey(rawValue: 776) }
    }
    /// Keys of the properties that `FormulaTokenOperation` declares.
    public enum FormulaTokenOperation {
        /// `operationType`, key 775.
        @inlinable public static var operationType: PropertyKey { PropertyKey(rawValue: 775) }
    }
    /// Keys of the properties that `FormulaTokenValue` declares.
    public enum FormulaTokenValue {
        /// `operationValue`, key 777.
        @inlinable public static var operationValue: PropertyKey { PropertyKey(rawValue: 777) }
    }
    /// Keys of the properties that `StateMachineFireAction` declares.
    public enum StateMachineFireAction {
        /// `occursValue`, key 393.
        @inlinable public static var occursValue: PropertyKey { PropertyKey(rawValue: 393) }
    }
    /// Keys of the properties that `StateMachineFireEvent` declares.
    public enum StateMachineFireEvent {
        /// `eventId`, key 392.
        @inlinable public static var eventId: PropertyKey { PropertyKey(rawValue: 392) }
    }
    /// Keys of the properties that `StateMachineFireTrigger` declares.
    public enum StateMachineFireTrigger {
        /// `viewModelPathIds`, key 871.
        @inlinable public static var viewModelPathIds: PropertyKey { PropertyKey(rawValue: 871) }
    }
    /// Keys of the properties that `DataBindPath` declares.
    public enum DataBindPath {
        /// `path`, key 920.
        @inlinable public static var path: PropertyKey { PropertyKey(rawValue: 920) }
        /// `isRelative`, key 921.
        @inlinable public static var isRelative: PropertyKey { PropertyKey(rawValue: 921) }
    }
    /// Keys of the properties that `ListenerInputType` declares.
    public enum ListenerInputType {
        /// `listenerTypeValue`, key 965.
        @inlinable public static var listenerTypeValue: PropertyKey { PropertyKey(rawValue: 965) }
    }
    /// Keys of the properties that `ListenerInputTypeEvent` declares.
    public enum ListenerInputTypeEvent {
        /// `eventId`, key 962.
        @inlinable public static var eventId: PropertyKey { PropertyKey(rawValue: 962) }
    }
    /// Keys of the properties that `ListenerInputTypeViewModel` declares.
    public enum ListenerInputTypeViewModel {
        /// `viewModelPathIds`, key 963.
        @inlinable public static var viewModelPathIds: PropertyKey { PropertyKey(rawValue: 963) }
    }
    /// Keys of the properties that `KeyboardInput` declares.
    public enum KeyboardInput {
        /// `keyType`, key 971.
        @inlinable public static var keyType: PropertyKey { PropertyKey(rawValue: 971) }
        /// `keyPhase`, key 972.
        @inlinable public static var keyPhase: PropertyKey { PropertyKey(rawValue: 972) }
        /// `modifiers`, key 973.
        @inlinable public static var modifiers: PropertyKey { PropertyKey(rawValue: 973) }
    }
    /// Keys of the properties that `SemanticInput` declares.
    public enum SemanticInput {
        /// `actionType`, key 1010.
        @inlinable public static var actionType: PropertyKey { PropertyKey(rawValue: 1010) }
    }
    /// Keys of the properties that `GamepadInput` declares.
    public enum GamepadInput {
        /// `kind`, key 1021.
        @inlinable public static var kind: PropertyKey { PropertyKey(rawValue: 1021) }
        /// `mapping`, key 1018.
        @inlinable public static var mapping: PropertyKey { PropertyKey(rawValue: 1018) }
        /// `inputIndex`, key 1019.
        @inlinable public static var inputIndex: PropertyKey { PropertyKey(rawValue: 1019) }
        /// `buttonPhase`, key 1020.
        @inlinable public static var buttonPhase: PropertyKey { PropertyKey(rawValue: 1020) }
    }
}

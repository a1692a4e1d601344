// swift-format-ignore-file
// DO NOT EDIT: written by `swift run SchemaGenerator` from Sources/SchemaGenerator/schema.json.

/// Where among an object's words a property lies: the same in all types that inherit it.
public enum WordOffset {
    /// Properties that `BindablePropertyString` declares.
    public enum BindablePropertyString {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `BindablePropertyBoolean` declares.
    public enum BindablePropertyBoolean {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `BindablePropertyNumber` declares.
    public enum BindablePropertyNumber {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `BindablePropertyEnum` declares.
    public enum BindablePropertyEnum {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `BindablePropertyColor` declares.
    public enum BindablePropertyColor {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `BindablePropertyInteger` declares.
    public enum BindablePropertyInteger {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `BindablePropertyList` declares.
    public enum BindablePropertyList {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `BindablePropertyId` declares.
    public enum BindablePropertyId {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `ShapePaint` declares.
    public enum ShapePaint {
        @inlinable public static var isVisible: Int { 0 }
        @inlinable public static var blendModeValue: Int { 1 }
    }
    /// Properties that `Fill` declares.
    public enum Fill {
        @inlinable public static var fillRule: Int { 2 }
    }
    /// Properties that `Stroke` declares.
    public enum Stroke {
        @inlinable public static var thickness: Int { 2 }
        @inlinable public static var cap: Int { 3 }
        @inlinable public static var join: Int { 4 }
        @inlinable public static var transformAffectsStroke: Int { 5 }
    }
    /// Properties that `LinearGradient` declares.
    public enum LinearGradient {
        @inlinable public static var startX: Int { 0 }
        @inlinable public static var startY: Int { 1 }
        @inlinable public static var endX: Int { 2 }
        @inlinable public static var endY: Int { 3 }
        @inlinable public static var opacity: Int { 4 }
    }
    /// Properties that `Skin` declares.
    public enum Skin {
        @inlinable public static var xx: Int { 0 }
        @inlinable public static var yx: Int { 1 }
        @inlinable public static var xy: Int { 2 }
        @inlinable public static var yy: Int { 3 }
        @inlinable public static var tx: Int { 4 }
        @inlinable public static var ty: Int { 5 }
    }
    /// Properties that `DrawRules` declares.
    public enum DrawRules {
        @inlinable public static var drawTargetId: Int { 0 }
    }
    /// Properties that `WorldTransformComponent` declares.
    public enum WorldTransformComponent {
        @inlinable public static var opacity: Int { 0 }
    }
    /// Properties that `TransformComponent` declares.
    public enum TransformComponent {
        @inlinable public static var rotation: Int { 1 }
        @inlinable public static var scaleX: Int { 2 }
        @inlinable public static var scaleY: Int { 3 }
    }
    /// Properties that `Node` declares.
    public enum Node {
        @inlinable public static var x: Int { 4 }
        @inlinable public static var y: Int { 5 }
    }
    /// Properties that `Path` declares.
    public enum Path {
        @inlinable public static var pathFlags: Int { 6 }
        @inlinable public static var isHole: Int { 7 }
    }
    /// Properties that `ParametricPath` declares.
    public enum ParametricPath {
        @inlinable public static var width: Int { 8 }
        @inlinable public static var height: Int { 9 }
        @inlinable public static var originX: Int { 10 }
        @inlinable public static var originY: Int { 11 }
    }
    /// Properties that `Rectangle` declares.
    public enum Rectangle {
        @inlinable public static var linkCornerRadius: Int { 12 }
        @inlinable public static var cornerRadiusTL: Int { 13 }
        @inlinable public static var cornerRadiusTR: Int { 14 }
        @inlinable public static var cornerRadiusBL: Int { 15 }
        @inlinable public static var cornerRadiusBR: Int { 16 }
    }
    /// Properties that `Polygon` declares.
    public enum Polygon {
        @inlinable public static var points: Int { 12 }
        @inlinable public static var cornerRadius: Int { 13 }
    }
    /// Properties that `Star` declares.
    public enum Star {
        @inlinable public static var innerRadius: Int { 14 }
    }
    /// Properties that `PointsCommonPath` declares.
    public enum PointsCommonPath {
        @inlinable public static var isClosed: Int { 8 }
    }
    /// Properties that `ListPath` declares.
    public enum ListPath {
        @inlinable public static var listSource: Int { 9 }
    }
    /// Properties that `Drawable` declares.
    public enum Drawable {
        @inlinable public static var blendModeValue: Int { 6 }
        @inlinable public static var drawableFlags: Int { 7 }
    }
    /// Properties that `NestedArtboard` declares.
    public enum NestedArtboard {
        @inlinable public static var artboardId: Int { 8 }
        @inlinable public static var isPaused: Int { 9 }
        @inlinable public static var speed: Int { 10 }
        @inlinable public static var quantize: Int { 11 }
        @inlinable public static var isStateful: Int { 12 }
    }
    /// Properties that `NestedArtboardLeaf` declares.
    public enum NestedArtboardLeaf {
        @inlinable public static var fit: Int { 13 }
        @inlinable public static var alignmentX: Int { 14 }
        @inlinable public static var alignmentY: Int { 15 }
    }
    /// Properties that `NestedArtboardLayout` declares.
    public enum NestedArtboardLayout {
        @inlinable public static var instanceWidth: Int { 13 }
        @inlinable public static var instanceHeight: Int { 14 }
        @inlinable public static var instanceWidthUnitsValue: Int { 15 }
        @inlinable public static var instanceHeightUnitsValue: Int { 16 }
        @inlinable public static var instanceWidthScaleType: Int { 17 }
        @inlinable public static var instanceHeightScaleType: Int { 18 }
    }
    /// Properties that `Image` declares.
    public enum Image {
        @inlinable public static var assetId: Int { 8 }
        @inlinable public static var originX: Int { 9 }
        @inlinable public static var originY: Int { 10 }
        @inlinable public static var fit: Int { 11 }
        @inlinable public static var alignmentX: Int { 12 }
        @inlinable public static var alignmentY: Int { 13 }
        @inlinable public static var samplerFilter: Int { 14 }
        @inlinable public static var samplerWrapX: Int { 15 }
        @inlinable public static var samplerWrapY: Int { 16 }
    }
    /// Properties that `Text` declares.
    public enum Text {
        @inlinable public static var alignValue: Int { 8 }
        @inlinable public static var sizingValue: Int { 9 }
        @inlinable public static var overflowValue: Int { 10 }
        @inlinable public static var width: Int { 11 }
        @inlinable public static var height: Int { 12 }
        @inlinable public static var originX: Int { 13 }
        @inlinable public static var originY: Int { 14 }
        @inlinable public static var paragraphSpacing: Int { 15 }
        @inlinable public static var originValue: Int { 16 }
        @inlinable public static var wrapValue: Int { 17 }
        @inlinable public static var verticalAlignValue: Int { 18 }
        @inlinable public static var fitFromBaseline: Int { 19 }
        @inlinable public static var textRunListSource: Int { 20 }
        @inlinable public static var verticalTrimValue: Int { 21 }
    }
    /// Properties that `LayoutComponent` declares.
    public enum LayoutComponent {
        @inlinable public static var clip: Int { 8 }
        @inlinable public static var width: Int { 9 }
        @inlinable public static var height: Int { 10 }
        @inlinable public static var styleId: Int { 11 }
        @inlinable public static var fractionalWidth: Int { 12 }
        @inlinable public static var fractionalHeight: Int { 13 }
    }
    /// Properties that `Artboard` declares.
    public enum Artboard {
        @inlinable public static var originX: Int { 14 }
        @inlinable public static var originY: Int { 15 }
        @inlinable public static var defaultStateMachineId: Int { 16 }
        @inlinable public static var viewModelId: Int { 17 }
    }
    /// Properties that `ArtboardComponentList` declares.
    public enum ArtboardComponentList {
        @inlinable public static var listSource: Int { 8 }
    }
    /// Properties that `TextInput` declares.
    public enum TextInput {
        @inlinable public static var text: Int { 8 }
        @inlinable public static var selectionRadius: Int { 9 }
        @inlinable public static var multiline: Int { 10 }
    }
    /// Properties that `ScriptedDrawable` declares.
    public enum ScriptedDrawable {
        @inlinable public static var scriptAssetId: Int { 8 }
    }
    /// Properties that `Solo` declares.
    public enum Solo {
        @inlinable public static var activeComponentId: Int { 6 }
    }
    /// Properties that `NSlicedNode` declares.
    public enum NSlicedNode {
        @inlinable public static var initialWidth: Int { 6 }
        @inlinable public static var initialHeight: Int { 7 }
        @inlinable public static var width: Int { 8 }
        @inlinable public static var height: Int { 9 }
    }
    /// Properties that `Bone` declares.
    public enum Bone {
        @inlinable public static var length: Int { 4 }
    }
    /// Properties that `RootBone` declares.
    public enum RootBone {
        @inlinable public static var x: Int { 5 }
        @inlinable public static var y: Int { 6 }
    }
    /// Properties that `NestedAnimation` declares.
    public enum NestedAnimation {
        @inlinable public static var animationId: Int { 0 }
    }
    /// Properties that `NestedLinearAnimation` declares.
    public enum NestedLinearAnimation {
        @inlinable public static var mix: Int { 1 }
    }
    /// Properties that `NestedSimpleAnimation` declares.
    public enum NestedSimpleAnimation {
        @inlinable public static var speed: Int { 2 }
        @inlinable public static var isPlaying: Int { 3 }
    }
    /// Properties that `NestedRemapAnimation` declares.
    public enum NestedRemapAnimation {
        @inlinable public static var time: Int { 2 }
    }
    /// Properties that `Vertex` declares.
    public enum Vertex {
        @inlinable public static var x: Int { 0 }
        @inlinable public static var y: Int { 1 }
    }
    /// Properties that `StraightVertex` declares.
    public enum StraightVertex {
        @inlinable public static var radius: Int { 2 }
    }
    /// Properties that `CubicDetachedVertex` declares.
    public enum CubicDetachedVertex {
        @inlinable public static var inRotation: Int { 2 }
        @inlinable public static var inDistance: Int { 3 }
        @inlinable public static var outRotation: Int { 4 }
        @inlinable public static var outDistance: Int { 5 }
    }
    /// Properties that `CubicAsymmetricVertex` declares.
    public enum CubicAsymmetricVertex {
        @inlinable public static var rotation: Int { 2 }
        @inlinable public static var inDistance: Int { 3 }
        @inlinable public static var outDistance: Int { 4 }
    }
    /// Properties that `CubicMirroredVertex` declares.
    public enum CubicMirroredVertex {
        @inlinable public static var rotation: Int { 2 }
        @inlinable public static var distance: Int { 3 }
    }
    /// Properties that `MeshVertex` declares.
    public enum MeshVertex {
        @inlinable public static var u: Int { 2 }
        @inlinable public static var v: Int { 3 }
    }
    /// Properties that `TextModifierRange` declares.
    public enum TextModifierRange {
        @inlinable public static var modifyFrom: Int { 0 }
        @inlinable public static var modifyTo: Int { 1 }
        @inlinable public static var strength: Int { 2 }
        @inlinable public static var unitsValue: Int { 3 }
        @inlinable public static var typeValue: Int { 4 }
        @inlinable public static var modeValue: Int { 5 }
        @inlinable public static var clamp: Int { 6 }
        @inlinable public static var falloffFrom: Int { 7 }
        @inlinable public static var falloffTo: Int { 8 }
        @inlinable public static var offset: Int { 9 }
        @inlinable public static var runId: Int { 10 }
    }
    /// Properties that `TextModifierGroup` declares.
    public enum TextModifierGroup {
        @inlinable public static var modifierFlags: Int { 0 }
        @inlinable public static var originX: Int { 1 }
        @inlinable public static var originY: Int { 2 }
        @inlinable public static var opacity: Int { 3 }
        @inlinable public static var x: Int { 4 }
        @inlinable public static var y: Int { 5 }
        @inlinable public static var rotation: Int { 6 }
        @inlinable public static var scaleX: Int { 7 }
        @inlinable public static var scaleY: Int { 8 }
    }
    /// Properties that `DashPath` declares.
    public enum DashPath {
        @inlinable public static var offset: Int { 0 }
        @inlinable public static var offsetIsPercentage: Int { 1 }
    }
    /// Properties that `Feather` declares.
    public enum Feather {
        @inlinable public static var spaceValue: Int { 0 }
        @inlinable public static var strength: Int { 1 }
        @inlinable public static var offsetX: Int { 2 }
        @inlinable public static var offsetY: Int { 3 }
        @inlinable public static var inner: Int { 4 }
    }
    /// Properties that `OpenUrlEvent` declares.
    public enum OpenUrlEvent {
        @inlinable public static var url: Int { 0 }
        @inlinable public static var targetValue: Int { 1 }
    }
    /// Properties that `AudioEvent` declares.
    public enum AudioEvent {
        @inlinable public static var assetId: Int { 0 }
    }
    /// Properties that `TextStyle` declares.
    public enum TextStyle {
        @inlinable public static var fontSize: Int { 0 }
        @inlinable public static var lineHeight: Int { 1 }
        @inlinable public static var letterSpacing: Int { 2 }
        @inlinable public static var fontAssetId: Int { 3 }
    }
    /// Properties that `ScriptedPathEffect` declares.
    public enum ScriptedPathEffect {
        @inlinable public static var scriptAssetId: Int { 0 }
    }
    /// Properties that `TextStyleBackground` declares.
    public enum TextStyleBackground {
        @inlinable public static var cornerRadius: Int { 0 }
    }
    /// Properties that `SolidColor` declares.
    public enum SolidColor {
        @inlinable public static var colorValue: Int { 0 }
    }
    /// Properties that `GradientStop` declares.
    public enum GradientStop {
        @inlinable public static var colorValue: Int { 0 }
        @inlinable public static var position: Int { 1 }
    }
    /// Properties that `ClippingShape` declares.
    public enum ClippingShape {
        @inlinable public static var sourceId: Int { 0 }
        @inlinable public static var fillRule: Int { 1 }
        @inlinable public static var isVisible: Int { 2 }
    }
    /// Properties that `Weight` declares.
    public enum Weight {
        @inlinable public static var values: Int { 0 }
        @inlinable public static var indices: Int { 1 }
    }
    /// Properties that `CubicWeight` declares.
    public enum CubicWeight {
        @inlinable public static var inValues: Int { 2 }
        @inlinable public static var inIndices: Int { 3 }
        @inlinable public static var outValues: Int { 4 }
        @inlinable public static var outIndices: Int { 5 }
    }
    /// Properties that `TrimPath` declares.
    public enum TrimPath {
        @inlinable public static var start: Int { 0 }
        @inlinable public static var end: Int { 1 }
        @inlinable public static var offset: Int { 2 }
        @inlinable public static var modeValue: Int { 3 }
    }
    /// Properties that `DrawTarget` declares.
    public enum DrawTarget {
        @inlinable public static var placementValue: Int { 0 }
    }
    /// Properties that `Constraint` declares.
    public enum Constraint {
        @inlinable public static var strength: Int { 0 }
    }
    /// Properties that `TargetedConstraint` declares.
    public enum TargetedConstraint {
        @inlinable public static var targetId: Int { 1 }
    }
    /// Properties that `IKConstraint` declares.
    public enum IKConstraint {
        @inlinable public static var invertDirection: Int { 2 }
        @inlinable public static var parentBoneCount: Int { 3 }
    }
    /// Properties that `DistanceConstraint` declares.
    public enum DistanceConstraint {
        @inlinable public static var distance: Int { 2 }
        @inlinable public static var modeValue: Int { 3 }
    }
    /// Properties that `TransformSpaceConstraint` declares.
    public enum TransformSpaceConstraint {
        @inlinable public static var sourceSpaceValue: Int { 2 }
        @inlinable public static var destSpaceValue: Int { 3 }
    }
    /// Properties that `TransformConstraint` declares.
    public enum TransformConstraint {
        @inlinable public static var originX: Int { 4 }
        @inlinable public static var originY: Int { 5 }
    }
    /// Properties that `TransformComponentConstraint` declares.
    public enum TransformComponentConstraint {
        @inlinable public static var minMaxSpaceValue: Int { 4 }
        @inlinable public static var copyFactor: Int { 5 }
        @inlinable public static var minValue: Int { 6 }
        @inlinable public static var maxValue: Int { 7 }
        @inlinable public static var offset: Int { 8 }
        @inlinable public static var doesCopy: Int { 9 }
        @inlinable public static var min: Int { 10 }
        @inlinable public static var max: Int { 11 }
    }
    /// Properties that `TransformComponentConstraintY` declares.
    public enum TransformComponentConstraintY {
        @inlinable public static var copyFactorY: Int { 12 }
        @inlinable public static var minValueY: Int { 13 }
        @inlinable public static var maxValueY: Int { 14 }
        @inlinable public static var doesCopyY: Int { 15 }
        @inlinable public static var minY: Int { 16 }
        @inlinable public static var maxY: Int { 17 }
    }
    /// Properties that `FollowPathConstraint` declares.
    public enum FollowPathConstraint {
        @inlinable public static var distance: Int { 4 }
        @inlinable public static var orient: Int { 5 }
        @inlinable public static var offset: Int { 6 }
    }
    /// Properties that `ListFollowPathConstraint` declares.
    public enum ListFollowPathConstraint {
        @inlinable public static var distanceEnd: Int { 7 }
        @inlinable public static var distanceOffset: Int { 8 }
    }
    /// Properties that `DraggableConstraint` declares.
    public enum DraggableConstraint {
        @inlinable public static var directionValue: Int { 1 }
    }
    /// Properties that `ScrollConstraint` declares.
    public enum ScrollConstraint {
        @inlinable public static var scrollOffsetX: Int { 2 }
        @inlinable public static var scrollOffsetY: Int { 3 }
        @inlinable public static var snap: Int { 4 }
        @inlinable public static var physicsTypeValue: Int { 5 }
        @inlinable public static var physicsId: Int { 6 }
        @inlinable public static var virtualize: Int { 7 }
        @inlinable public static var virtualizeBuffer: Int { 8 }
        @inlinable public static var infinite: Int { 9 }
        @inlinable public static var interactive: Int { 10 }
        @inlinable public static var threshold: Int { 11 }
        @inlinable public static var dragMultiplier: Int { 12 }
    }
    /// Properties that `ScrollBarConstraint` declares.
    public enum ScrollBarConstraint {
        @inlinable public static var scrollConstraintId: Int { 2 }
        @inlinable public static var autoSize: Int { 3 }
    }
    /// Properties that `NestedInput` declares.
    public enum NestedInput {
        @inlinable public static var inputId: Int { 0 }
    }
    /// Properties that `NestedBool` declares.
    public enum NestedBool {
        @inlinable public static var nestedValue: Int { 1 }
    }
    /// Properties that `NestedNumber` declares.
    public enum NestedNumber {
        @inlinable public static var nestedValue: Int { 1 }
    }
    /// Properties that `TextValueRun` declares.
    public enum TextValueRun {
        @inlinable public static var styleId: Int { 0 }
        @inlinable public static var text: Int { 1 }
    }
    /// Properties that `TextStyleAxis` declares.
    public enum TextStyleAxis {
        @inlinable public static var tag: Int { 0 }
        @inlinable public static var axisValue: Int { 1 }
    }
    /// Properties that `Joystick` declares.
    public enum Joystick {
        @inlinable public static var x: Int { 0 }
        @inlinable public static var y: Int { 1 }
        @inlinable public static var posX: Int { 2 }
        @inlinable public static var posY: Int { 3 }
        @inlinable public static var originX: Int { 4 }
        @inlinable public static var originY: Int { 5 }
        @inlinable public static var width: Int { 6 }
        @inlinable public static var height: Int { 7 }
        @inlinable public static var xId: Int { 8 }
        @inlinable public static var yId: Int { 9 }
        @inlinable public static var joystickFlags: Int { 10 }
        @inlinable public static var handleSourceId: Int { 11 }
    }
    /// Properties that `TextVariationModifier` declares.
    public enum TextVariationModifier {
        @inlinable public static var axisTag: Int { 0 }
        @inlinable public static var axisValue: Int { 1 }
    }
    /// Properties that `TextTargetModifier` declares.
    public enum TextTargetModifier {
        @inlinable public static var targetId: Int { 0 }
    }
    /// Properties that `TextFollowPathModifier` declares.
    public enum TextFollowPathModifier {
        @inlinable public static var radial: Int { 1 }
        @inlinable public static var orient: Int { 2 }
        @inlinable public static var start: Int { 3 }
        @inlinable public static var end: Int { 4 }
        @inlinable public static var strength: Int { 5 }
        @inlinable public static var offset: Int { 6 }
    }
    /// Properties that `CubicInterpolatorComponent` declares.
    public enum CubicInterpolatorComponent {
        @inlinable public static var x1: Int { 0 }
        @inlinable public static var y1: Int { 1 }
        @inlinable public static var x2: Int { 2 }
        @inlinable public static var y2: Int { 3 }
    }
    /// Properties that `TextStyleFeature` declares.
    public enum TextStyleFeature {
        @inlinable public static var tag: Int { 0 }
        @inlinable public static var featureValue: Int { 1 }
    }
    /// Properties that `CustomPropertyNumber` declares.
    public enum CustomPropertyNumber {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `CustomPropertyBoolean` declares.
    public enum CustomPropertyBoolean {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `CustomPropertyString` declares.
    public enum CustomPropertyString {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `CustomPropertyColor` declares.
    public enum CustomPropertyColor {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `CustomPropertyTrigger` declares.
    public enum CustomPropertyTrigger {
        @inlinable public static var propertyValue: Int { 0 }
    }
    /// Properties that `CustomPropertyEnum` declares.
    public enum CustomPropertyEnum {
        @inlinable public static var propertyValue: Int { 0 }
        @inlinable public static var enumId: Int { 1 }
    }
    /// Properties that `ScriptInputArtboard` declares.
    public enum ScriptInputArtboard {
        @inlinable public static var artboardId: Int { 0 }
    }
    /// Properties that `NSlicerTileMode` declares.
    public enum NSlicerTileMode {
        @inlinable public static var patchIndex: Int { 0 }
        @inlinable public static var style: Int { 1 }
    }
    /// Properties that `Axis` declares.
    public enum Axis {
        @inlinable public static var offset: Int { 0 }
        @inlinable public static var normalized: Int { 1 }
    }
    /// Properties that `Dash` declares.
    public enum Dash {
        @inlinable public static var length: Int { 0 }
        @inlinable public static var lengthIsPercentage: Int { 1 }
    }
    /// Properties that `ScrollPhysics` declares.
    public enum ScrollPhysics {
        @inlinable public static var constraintId: Int { 0 }
    }
    /// Properties that `ElasticScrollPhysics` declares.
    public enum ElasticScrollPhysics {
        @inlinable public static var friction: Int { 1 }
        @inlinable public static var speedMultiplier: Int { 2 }
        @inlinable public static var elasticFactor: Int { 3 }
    }
    /// Properties that `ArtboardComponentListOverride` declares.
    public enum ArtboardComponentListOverride {
        @inlinable public static var artboardId: Int { 0 }
        @inlinable public static var instanceWidth: Int { 1 }
        @inlinable public static var instanceHeight: Int { 2 }
        @inlinable public static var instanceWidthUnitsValue: Int { 3 }
        @inlinable public static var instanceHeightUnitsValue: Int { 4 }
        @inlinable public static var instanceWidthScaleType: Int { 5 }
        @inlinable public static var instanceHeightScaleType: Int { 6 }
    }
    /// Properties that `TargetEffect` declares.
    public enum TargetEffect {
        @inlinable public static var targetId: Int { 0 }
    }
    /// Properties that `ArtboardListMapRule` declares.
    public enum ArtboardListMapRule {
        @inlinable public static var artboardId: Int { 0 }
        @inlinable public static var viewModelId: Int { 1 }
    }
    /// Properties that `FocusData` declares.
    public enum FocusData {
        @inlinable public static var focusFlags: Int { 0 }
        @inlinable public static var edgeBehaviorValue: Int { 1 }
    }
    /// Properties that `SemanticData` declares.
    public enum SemanticData {
        @inlinable public static var role: Int { 0 }
        @inlinable public static var label: Int { 1 }
        @inlinable public static var value: Int { 2 }
        @inlinable public static var hint: Int { 3 }
        @inlinable public static var headingLevel: Int { 4 }
        @inlinable public static var traitFlags: Int { 5 }
        @inlinable public static var stateFlags: Int { 6 }
    }
    /// Properties that `ComponentOrigin` declares.
    public enum ComponentOrigin {
        @inlinable public static var originX: Int { 0 }
        @inlinable public static var originY: Int { 1 }
    }
    /// Properties that `LayoutSizingStyle` declares.
    public enum LayoutSizingStyle {
        @inlinable public static var minWidth: Int { 0 }
        @inlinable public static var maxWidth: Int { 1 }
        @inlinable public static var minHeight: Int { 2 }
        @inlinable public static var maxHeight: Int { 3 }
        @inlinable public static var minWidthUnitsValue: Int { 4 }
        @inlinable public static var maxWidthUnitsValue: Int { 5 }
        @inlinable public static var minHeightUnitsValue: Int { 6 }
        @inlinable public static var maxHeightUnitsValue: Int { 7 }
        @inlinable public static var layoutWidthScaleType: Int { 8 }
        @inlinable public static var layoutHeightScaleType: Int { 9 }
        @inlinable public static var widthUnitsValue: Int { 10 }
        @inlinable public static var heightUnitsValue: Int { 11 }
        @inlinable public static var justifySelfValue: Int { 12 }
        @inlinable public static var displayValue: Int { 13 }
    }
    /// Properties that `LayoutComponentStyle` declares.
    public enum LayoutComponentStyle {
        @inlinable public static var gapHorizontal: Int { 14 }
        @inlinable public static var gapVertical: Int { 15 }
        @inlinable public static var borderLeft: Int { 16 }
        @inlinable public static var borderRight: Int { 17 }
        @inlinable public static var borderTop: Int { 18 }
        @inlinable public static var borderBottom: Int { 19 }
        @inlinable public static var marginLeft: Int { 20 }
        @inlinable public static var marginRight: Int { 21 }
        @inlinable public static var marginTop: Int { 22 }
        @inlinable public static var marginBottom: Int { 23 }
        @inlinable public static var paddingLeft: Int { 24 }
        @inlinable public static var paddingRight: Int { 25 }
        @inlinable public static var paddingTop: Int { 26 }
        @inlinable public static var paddingBottom: Int { 27 }
        @inlinable public static var positionLeft: Int { 28 }
        @inlinable public static var positionRight: Int { 29 }
        @inlinable public static var positionTop: Int { 30 }
        @inlinable public static var positionBottom: Int { 31 }
        @inlinable public static var positionLeftUnitsValue: Int { 32 }
        @inlinable public static var positionRightUnitsValue: Int { 33 }
        @inlinable public static var positionTopUnitsValue: Int { 34 }
        @inlinable public static var positionBottomUnitsValue: Int { 35 }
        @inlinable public static var flexBasis: Int { 36 }
        @inlinable public static var aspectRatio: Int { 37 }
        @inlinable public static var interpolatorId: Int { 38 }
        @inlinable public static var interpolationTime: Int { 39 }
        @inlinable public static var flexBasisUnitsValue: Int { 40 }
        @inlinable public static var layoutAlignmentType: Int { 41 }
        @inlinable public static var animationStyleType: Int { 42 }
        @inlinable public static var interpolationType: Int { 43 }
        @inlinable public static var positionTypeValue: Int { 44 }
        @inlinable public static var flexDirectionValue: Int { 45 }
        @inlinable public static var directionValue: Int { 46 }
        @inlinable public static var flexWrapValue: Int { 47 }
        @inlinable public static var overflowValue: Int { 48 }
        @inlinable public static var intrinsicallySizedValue: Int { 49 }
        @inlinable public static var borderLeftUnitsValue: Int { 50 }
        @inlinable public static var borderRightUnitsValue: Int { 51 }
        @inlinable public static var borderTopUnitsValue: Int { 52 }
        @inlinable public static var borderBottomUnitsValue: Int { 53 }
        @inlinable public static var marginLeftUnitsValue: Int { 54 }
        @inlinable public static var marginRightUnitsValue: Int { 55 }
        @inlinable public static var marginTopUnitsValue: Int { 56 }
        @inlinable public static var marginBottomUnitsValue: Int { 57 }
        @inlinable public static var paddingLeftUnitsValue: Int { 58 }
        @inlinable public static var paddingRightUnitsValue: Int { 59 }
        @inlinable public static var paddingTopUnitsValue: Int { 60 }
        @inlinable public static var paddingBottomUnitsValue: Int { 61 }
        @inlinable public static var gapHorizontalUnitsValue: Int { 62 }
        @inlinable public static var gapVerticalUnitsValue: Int { 63 }
        @inlinable public static var justifyItemsValue: Int { 64 }
        @inlinable public static var layoutTypeValue: Int { 65 }
        @inlinable public static var linkCornerRadius: Int { 66 }
        @inlinable public static var cornerRadiusTL: Int { 67 }
        @inlinable public static var cornerRadiusTR: Int { 68 }
        @inlinable public static var cornerRadiusBL: Int { 69 }
        @inlinable public static var cornerRadiusBR: Int { 70 }
    }
    /// Properties that `LayoutNodeStyle` declares.
    public enum LayoutNodeStyle {
        @inlinable public static var width: Int { 14 }
        @inlinable public static var height: Int { 15 }
        @inlinable public static var fractionalWidth: Int { 16 }
        @inlinable public static var fractionalHeight: Int { 17 }
    }
    /// Properties that `GridTrack` declares.
    public enum GridTrack {
        @inlinable public static var trackValue: Int { 0 }
        @inlinable public static var trackMaxValue: Int { 1 }
        @inlinable public static var collection: Int { 2 }
        @inlinable public static var trackType: Int { 3 }
        @inlinable public static var trackMaxType: Int { 4 }
    }
    /// Properties that `GridItemPlacement` declares.
    public enum GridItemPlacement {
        @inlinable public static var gridColumn: Int { 0 }
        @inlinable public static var gridRow: Int { 1 }
        @inlinable public static var gridColumnSpan: Int { 2 }
        @inlinable public static var gridRowSpan: Int { 3 }
    }
    /// Properties that `KeyedObject` declares.
    public enum KeyedObject {
        @inlinable public static var objectId: Int { 0 }
    }
    /// Properties that `KeyedProperty` declares.
    public enum KeyedProperty {
        @inlinable public static var propertyKey: Int { 0 }
    }
    /// Properties that `Animation` declares.
    public enum Animation {
        @inlinable public static var name: Int { 0 }
    }
    /// Properties that `LinearAnimation` declares.
    public enum LinearAnimation {
        @inlinable public static var fps: Int { 1 }
        @inlinable public static var duration: Int { 2 }
        @inlinable public static var speed: Int { 3 }
        @inlinable public static var loopValue: Int { 4 }
        @inlinable public static var workStart: Int { 5 }
        @inlinable public static var workEnd: Int { 6 }
        @inlinable public static var enableWorkArea: Int { 7 }
        @inlinable public static var quantize: Int { 8 }
    }
    /// Properties that `StateMachineComponent` declares.
    public enum StateMachineComponent {
        @inlinable public static var name: Int { 0 }
    }
    /// Properties that `StateMachineNumber` declares.
    public enum StateMachineNumber {
        @inlinable public static var value: Int { 1 }
    }
    /// Properties that `StateMachineBool` declares.
    public enum StateMachineBool {
        @inlinable public static var value: Int { 1 }
    }
    /// Properties that `StateMachineListener` declares.
    public enum StateMachineListener {
        @inlinable public static var targetId: Int { 1 }
    }
    /// Properties that `StateMachineListenerSingle` declares.
    public enum StateMachineListenerSingle {
        @inlinable public static var listenerTypeValue: Int { 2 }
        @inlinable public static var eventId: Int { 3 }
    }
    /// Properties that `LayerState` declares.
    public enum LayerState {
        @inlinable public static var flags: Int { 0 }
    }
    /// Properties that `BlendState1DInput` declares.
    public enum BlendState1DInput {
        @inlinable public static var inputId: Int { 1 }
    }
    /// Properties that `AdvanceableState` declares.
    public enum AdvanceableState {
        @inlinable public static var speed: Int { 1 }
    }
    /// Properties that `AnimationState` declares.
    public enum AnimationState {
        @inlinable public static var animationId: Int { 2 }
    }
    /// Properties that `StateTransition` declares.
    public enum StateTransition {
        @inlinable public static var stateToId: Int { 0 }
        @inlinable public static var flags: Int { 1 }
        @inlinable public static var duration: Int { 2 }
        @inlinable public static var exitTime: Int { 3 }
        @inlinable public static var interpolationType: Int { 4 }
        @inlinable public static var interpolatorId: Int { 5 }
        @inlinable public static var randomWeight: Int { 6 }
    }
    /// Properties that `BlendStateTransition` declares.
    public enum BlendStateTransition {
        @inlinable public static var exitBlendAnimationId: Int { 7 }
    }
    /// Properties that `BlendAnimation` declares.
    public enum BlendAnimation {
        @inlinable public static var animationId: Int { 0 }
    }
    /// Properties that `BlendAnimation1D` declares.
    public enum BlendAnimation1D {
        @inlinable public static var value: Int { 1 }
    }
    /// Properties that `BlendAnimationDirect` declares.
    public enum BlendAnimationDirect {
        @inlinable public static var inputId: Int { 1 }
        @inlinable public static var mixValue: Int { 2 }
        @inlinable public static var blendSource: Int { 3 }
    }
    /// Properties that `Asset` declares.
    public enum Asset {
        @inlinable public static var name: Int { 0 }
    }
    /// Properties that `FileAsset` declares.
    public enum FileAsset {
        @inlinable public static var assetId: Int { 1 }
        @inlinable public static var cdnBaseUrl: Int { 2 }
    }
    /// Properties that `DrawableAsset` declares.
    public enum DrawableAsset {
        @inlinable public static var height: Int { 3 }
        @inlinable public static var width: Int { 4 }
    }
    /// Properties that `ImageAsset` declares.
    public enum ImageAsset {
        @inlinable public static var samplerFilter: Int { 5 }
        @inlinable public static var samplerWrapX: Int { 6 }
        @inlinable public static var samplerWrapY: Int { 7 }
    }
    /// Properties that `ExportAudio` declares.
    public enum ExportAudio {
        @inlinable public static var volume: Int { 3 }
    }
    /// Properties that `TextAsset` declares.
    public enum TextAsset {
        @inlinable public static var folderPath: Int { 3 }
    }
    /// Properties that `ScriptAsset` declares.
    public enum ScriptAsset {
        @inlinable public static var generatorFunctionRef: Int { 4 }
        @inlinable public static var isModule: Int { 5 }
        @inlinable public static var serializedImplementedMethods: Int { 6 }
    }
    /// Properties that `ScriptModuleAsset` declares.
    public enum ScriptModuleAsset {
        @inlinable public static var language: Int { 3 }
    }
    /// Properties that `ListenerAction` declares.
    public enum ListenerAction {
        @inlinable public static var flags: Int { 0 }
    }
    /// Properties that `ListenerInputChange` declares.
    public enum ListenerInputChange {
        @inlinable public static var inputId: Int { 1 }
        @inlinable public static var nestedInputId: Int { 2 }
    }
    /// Properties that `ListenerBoolChange` declares.
    public enum ListenerBoolChange {
        @inlinable public static var value: Int { 3 }
    }
    /// Properties that `ListenerNumberChange` declares.
    public enum ListenerNumberChange {
        @inlinable public static var value: Int { 3 }
    }
    /// Properties that `ListenerAlignTarget` declares.
    public enum ListenerAlignTarget {
        @inlinable public static var targetId: Int { 1 }
        @inlinable public static var preserveOffset: Int { 2 }
    }
    /// Properties that `ListenerFireEvent` declares.
    public enum ListenerFireEvent {
        @inlinable public static var eventId: Int { 1 }
    }
    /// Properties that `ScriptedListenerAction` declares.
    public enum ScriptedListenerAction {
        @inlinable public static var scriptAssetId: Int { 1 }
    }
    /// Properties that `FocusActionTarget` declares.
    public enum FocusActionTarget {
        @inlinable public static var targetId: Int { 1 }
    }
    /// Properties that `FocusActionTraversal` declares.
    public enum FocusActionTraversal {
        @inlinable public static var traversalKind: Int { 1 }
    }
    /// Properties that `ViewModelInstanceListItem` declares.
    public enum ViewModelInstanceListItem {
        @inlinable public static var viewModelId: Int { 0 }
        @inlinable public static var viewModelInstanceId: Int { 1 }
    }
    /// Properties that `ViewModelComponent` declares.
    public enum ViewModelComponent {
        @inlinable public static var name: Int { 0 }
    }
    /// Properties that `ViewModelProperty` declares.
    public enum ViewModelProperty {
        @inlinable public static var symbolTypeValue: Int { 1 }
        @inlinable public static var componentProps: Int { 2 }
    }
    /// Properties that `ViewModelPropertyViewModel` declares.
    public enum ViewModelPropertyViewModel {
        @inlinable public static var viewModelReferenceId: Int { 3 }
    }
    /// Properties that `ViewModelPropertyEnumCustom` declares.
    public enum ViewModelPropertyEnumCustom {
        @inlinable public static var enumId: Int { 3 }
    }
    /// Properties that `ViewModelPropertyEnumSystem` declares.
    public enum ViewModelPropertyEnumSystem {
        @inlinable public static var enumType: Int { 3 }
    }
    /// Properties that `ViewModel` declares.
    public enum ViewModel {
        @inlinable public static var viewModelType: Int { 1 }
    }
    /// Properties that `DataEnumValue` declares.
    public enum DataEnumValue {
        @inlinable public static var key: Int { 0 }
        @inlinable public static var value: Int { 1 }
    }
    /// Properties that `DataBind` declares.
    public enum DataBind {
        @inlinable public static var propertyKey: Int { 0 }
        @inlinable public static var flags: Int { 1 }
        @inlinable public static var converterId: Int { 2 }
    }
    /// Properties that `TransitionInputCondition` declares.
    public enum TransitionInputCondition {
        @inlinable public static var inputId: Int { 0 }
    }
    /// Properties that `TransitionValueCondition` declares.
    public enum TransitionValueCondition {
        @inlinable public static var opValue: Int { 1 }
    }
    /// Properties that `TransitionNumberCondition` declares.
    public enum TransitionNumberCondition {
        @inlinable public static var value: Int { 2 }
    }
    /// Properties that `TransitionViewModelCondition` declares.
    public enum TransitionViewModelCondition {
        @inlinable public static var opValue: Int { 0 }
    }
    /// Properties that `ScriptedTransitionCondition` declares.
    public enum ScriptedTransitionCondition {
        @inlinable public static var scriptAssetId: Int { 0 }
    }
    /// Properties that `TransitionPropertyArtboardComparator` declares.
    public enum TransitionPropertyArtboardComparator {
        @inlinable public static var propertyType: Int { 0 }
    }
    /// Properties that `TransitionPropertyComponentComparator` declares.
    public enum TransitionPropertyComponentComparator {
        @inlinable public static var objectId: Int { 0 }
        @inlinable public static var propertyKey: Int { 1 }
    }
    /// Properties that `TransitionValueBooleanComparator` declares.
    public enum TransitionValueBooleanComparator {
        @inlinable public static var value: Int { 0 }
    }
    /// Properties that `TransitionValueColorComparator` declares.
    public enum TransitionValueColorComparator {
        @inlinable public static var value: Int { 0 }
    }
    /// Properties that `TransitionValueNumberComparator` declares.
    public enum TransitionValueNumberComparator {
        @inlinable public static var value: Int { 0 }
    }
    /// Properties that `TransitionValueStringComparator` declares.
    public enum TransitionValueStringComparator {
        @inlinable public static var value: Int { 0 }
    }
    /// Properties that `TransitionValueTriggerComparator` declares.
    public enum TransitionValueTriggerComparator {
        @inlinable public static var value: Int { 0 }
    }
    /// Properties that `TransitionValueIdComparator` declares.
    public enum TransitionValueIdComparator {
        @inlinable public static var value: Int { 0 }
    }
    /// Properties that `DataConverter` declares.
    public enum DataConverter {
        @inlinable public static var name: Int { 0 }
    }
    /// Properties that `DataConverterRounder` declares.
    public enum DataConverterRounder {
        @inlinable public static var decimals: Int { 1 }
    }
    /// Properties that `DataConverterToString` declares.
    public enum DataConverterToString {
        @inlinable public static var flags: Int { 1 }
        @inlinable public static var decimals: Int { 2 }
        @inlinable public static var colorFormat: Int { 3 }
    }
    /// Properties that `DataConverterOperation` declares.
    public enum DataConverterOperation {
        @inlinable public static var operationType: Int { 1 }
    }
    /// Properties that `DataConverterOperationValue` declares.
    public enum DataConverterOperationValue {
        @inlinable public static var operationValue: Int { 2 }
    }
    /// Properties that `DataConverterRangeMapper` declares.
    public enum DataConverterRangeMapper {
        @inlinable public static var interpolationType: Int { 1 }
        @inlinable public static var interpolatorId: Int { 2 }
        @inlinable public static var flags: Int { 3 }
        @inlinable public static var minInput: Int { 4 }
        @inlinable public static var maxInput: Int { 5 }
        @inlinable public static var minOutput: Int { 6 }
        @inlinable public static var maxOutput: Int { 7 }
    }
    /// Properties that `DataConverterStringPad` declares.
    public enum DataConverterStringPad {
        @inlinable public static var length: Int { 1 }
        @inlinable public static var text: Int { 2 }
        @inlinable public static var padType: Int { 3 }
    }
    /// Properties that `DataConverterStringTrim` declares.
    public enum DataConverterStringTrim {
        @inlinable public static var trimType: Int { 1 }
    }
    /// Properties that `DataConverterInterpolator` declares.
    public enum DataConverterInterpolator {
        @inlinable public static var interpolationType: Int { 1 }
        @inlinable public static var interpolatorId: Int { 2 }
        @inlinable public static var duration: Int { 3 }
    }
    /// Properties that `DataConverterFormula` declares.
    public enum DataConverterFormula {
        @inlinable public static var randomModeValue: Int { 1 }
    }
    /// Properties that `DataConverterNumberToList` declares.
    public enum DataConverterNumberToList {
        @inlinable public static var viewModelId: Int { 1 }
    }
    /// Properties that `ScriptedDataConverter` declares.
    public enum ScriptedDataConverter {
        @inlinable public static var scriptAssetId: Int { 1 }
    }
    /// Properties that `DataConverterGroupItem` declares.
    public enum DataConverterGroupItem {
        @inlinable public static var converterId: Int { 0 }
    }
    /// Properties that `DataEnumCustom` declares.
    public enum DataEnumCustom {
        @inlinable public static var name: Int { 0 }
    }
    /// Properties that `DataEnumSystem` declares.
    public enum DataEnumSystem {
        @inlinable public static var enumType: Int { 0 }
    }
    /// Properties that `FormulaTokenFunction` declares.
    public enum FormulaTokenFunction {
        @inlinable public static var functionType: Int { 0 }
    }
    /// Properties that `FormulaTokenOperation` declares.
    public enum FormulaTokenOperation {
        @inlinable public static var operationType: Int { 0 }
    }
    /// Properties that `FormulaTokenValue` declares.
    public enum FormulaTokenValue {
        @inlinable public static var operationValue: Int { 0 }
    }
    /// Properties that `StateMachineFireAction` declares.
    public enum StateMachineFireAction {
        @inlinable public static var occursValue: Int { 0 }
    }
    /// Properties that `StateMachineFireEvent` declares.
    public enum StateMachineFireEvent {
        @inlinable public static var eventId: Int { 1 }
    }
    /// Properties that `DataBindPath` declares.
    public enum DataBindPath {
        @inlinable public static var isRelative: Int { 0 }
    }
    /// Properties that `ListenerInputType` declares.
    public enum ListenerInputType {
        @inlinable public static var listenerTypeValue: Int { 0 }
    }
    /// Properties that `ListenerInputTypeEvent` declares.
    public enum ListenerInputTypeEvent {
        @inlinable public static var eventId: Int { 1 }
    }
    /// Properties that `KeyboardInput` declares.
    public enum KeyboardInput {
        @inlinable public static var keyType: Int { 0 }
        @inlinable public static var keyPhase: Int { 1 }
        @inlinable public static var modifiers: Int { 2 }
    }
    /// Properties that `SemanticInput` declares.
    public enum SemanticInput {
        @inlinable public static var actionType: Int { 0 }
    }
    /// Properties that `GamepadInput` declares.
    public enum GamepadInput {
        @inlinable public static var kind: Int { 0 }
        @inlinable public static var mapping: Int { 1 }
        @inlinable public static var inputIndex: Int { 2 }
        @inlinable public static var buttonPhase: Int { 3 }
    }
}

import RivuletSchema

/// The name that RML has for the value of a property, nil if it is a plain number.
package func nameOfValue(_ value: UInt32, property: PropertyKey) -> String? { EnumNames.of(property)?.name(of: value) }

/// Names that RML accepts and writes for the values of a property, beside the numbers.
struct EnumNames {
    /// In the order of the specification; not every number has a name.
    let values: [(name: String, value: UInt32)]

    func value(named name: String) -> UInt32? { values.first { $0.name == name }?.value }
    func name(of value: UInt32) -> String? { values.first { $0.value == value }?.name }

    /// The names of a property's values, nil for properties that are plain numbers.
    static func of(_ key: PropertyKey) -> EnumNames? { table[key] }

    /// Names for 0, 1, 2 …
    private init(_ names: String...) {
        values = names.enumerated().map { ($1, UInt32($0)) }
    }

    private init(_ values: KeyValuePairs<String, UInt32>) {
        self.values = values.map { ($0.key, $0.value) }
    }

    private static let table: [PropertyKey: EnumNames] = {
        var table: [PropertyKey: EnumNames] = [:]
        for (names, keys) in lists { for key in keys { table[key] = names } }
        return table
    }()

    // MARK: Shapes and drawing (chapter 06 §0.2)

    private static let blendModes: KeyValuePairs<String, UInt32> = [
        "srcOver": 3, "screen": 14, "overlay": 15, "darken": 16, "lighten": 17, "colorDodge": 18, "colorBurn": 19,
        "hardLight": 20, "softLight": 21, "difference": 22, "exclusion": 23, "multiply": 24, "hue": 25,
        "saturation": 26, "color": 27, "luminosity": 28, "inherit": 127,
    ]
    private static let fit = EnumNames(
        "resize", "contain", "cover", "fitWidth", "fitHeight", "none", "scaleDown", "fill")
    private static let units = EnumNames("undefined", "point", "percent", "auto")
    private static let scaleType = EnumNames("fixed", "fill", "hug")
    private static let comparison = EnumNames(
        "equal", "notEqual", "lessThanOrEqual", "greaterThanOrEqual", "lessThan", "greaterThan")
    private static let listenerType = EnumNames(
        "enter", "exit", "down", "up", "move", "event", "click", "componentProvided", "textInput", "dragStart",
        "dragEnd", "viewModel", "drag", "focus", "blur", "keyboard", "semanticAction", "gamepad")
    private static let justify = EnumNames(
        "flexStart", "center", "flexEnd", "spaceBetween", "spaceAround", "spaceEvenly", "auto", "stretch", "start",
        "end")

    private static let lists: [(EnumNames, [PropertyKey])] = [
        (EnumNames(blendModes), [PropertyKey.Drawable.blendModeValue, PropertyKey.ShapePaint.blendModeValue]),
        (
            EnumNames("nonZero", "evenOdd", "clockwise"),
            [PropertyKey.Fill.fillRule, PropertyKey.ClippingShape.fillRule]
        ),
        (EnumNames("butt", "round", "square"), [PropertyKey.Stroke.cap]),
        (EnumNames("miter", "round", "bevel"), [PropertyKey.Stroke.join]),
        (EnumNames(["sequential": 1, "synchronized": 2]), [PropertyKey.TrimPath.modeValue]),
        (EnumNames("before", "after"), [PropertyKey.DrawTarget.placementValue]),
        (
            EnumNames("world", "local"),
            [
                PropertyKey.Feather.spaceValue, PropertyKey.TransformComponentConstraint.minMaxSpaceValue,
                PropertyKey.TransformSpaceConstraint.sourceSpaceValue,
                PropertyKey.TransformSpaceConstraint.destSpaceValue,
            ]
        ),
        (fit, [PropertyKey.Image.fit, PropertyKey.NestedArtboardLeaf.fit]),
        (
            EnumNames("bilinear", "nearest"),
            [PropertyKey.Image.samplerFilter, PropertyKey.ImageAsset.samplerFilter]
        ),
        (
            EnumNames("clamp", "repeat", "mirror"),
            [
                PropertyKey.Image.samplerWrapX, PropertyKey.Image.samplerWrapY, PropertyKey.ImageAsset.samplerWrapX,
                PropertyKey.ImageAsset.samplerWrapY,
            ]
        ),
        (EnumNames("stretch", "repeat", "hidden"), [PropertyKey.NSlicerTileMode.style]),
        (EnumNames("closer", "further", "exact"), [PropertyKey.DistanceConstraint.modeValue]),
        // Animation (chapter 03 §1, §4, §6) and state machines (chapter 04 §1, §9, §16, §17).
        (EnumNames("oneShot", "loop", "pingPong"), [PropertyKey.LinearAnimation.loopValue]),
        (
            EnumNames("hold", "linear", "cubic", "cubicValue", "elastic"),
            [
                PropertyKey.InterpolatingKeyFrame.interpolationType, PropertyKey.StateTransition.interpolationType,
                PropertyKey.DataConverterRangeMapper.interpolationType,
                PropertyKey.DataConverterInterpolator.interpolationType,
            ]
        ),
        (EnumNames("easeIn", "easeOut", "easeInOut"), [PropertyKey.ElasticInterpolator.easingValue]),
        (
            comparison,
            [PropertyKey.TransitionValueCondition.opValue, PropertyKey.TransitionViewModelCondition.opValue]
        ),
        (EnumNames("input", "mixValue", "dataBind"), [PropertyKey.BlendAnimationDirect.blendSource]),
        (EnumNames("atStart", "atEnd"), [PropertyKey.StateMachineFireAction.occursValue]),
        (
            listenerType,
            [
                PropertyKey.StateMachineListenerSingle.listenerTypeValue,
                PropertyKey.ListenerInputType.listenerTypeValue,
            ]
        ),
        (EnumNames("false", "true", "toggle"), [PropertyKey.ListenerBoolChange.value]),
        (EnumNames("width", "height", "ratio"), [PropertyKey.TransitionPropertyArtboardComparator.propertyType]),
        (
            EnumNames("next", "previous", "up", "down", "left", "right"),
            [PropertyKey.FocusActionTraversal.traversalKind]
        ),
        // Data binding (chapter 05 §1, §13).
        (EnumNames("standard", "textInput", "global"), [PropertyKey.ViewModel.viewModelType]),
        (EnumNames("none", "input", "output", "both"), [PropertyKey.ViewModelProperty.componentProps]),
        (
            EnumNames(
                "none", "vertexX", "vertexY", "cubicVertexInPointX", "cubicVertexInPointY", "cubicVertexOutPointX",
                "cubicVertexOutPointY", "rotation", "inRotation", "outRotation", "distance", "inDistance",
                "outDistance", "textStyle", "textContent", "itemIndex", "drawIndex"),
            [PropertyKey.ViewModelProperty.symbolTypeValue]
        ),
        (
            EnumNames(
                "add", "subtract", "multiply", "divide", "modulo", "squareRoot", "power", "exp", "log", "cosine",
                "sine", "tangent", "acosine", "asine", "atangent", "atangent2", "round", "floor", "ceil"),
            [PropertyKey.DataConverterOperation.operationType, PropertyKey.FormulaTokenOperation.operationType]
        ),
        (
            EnumNames(
                "min", "max", "round", "ceil", "floor", "sqrt", "pow", "exp", "log", "cos", "sin", "tan", "acos",
                "asin", "atan", "atan2", "random"),
            [PropertyKey.FormulaTokenFunction.functionType]
        ),
        (EnumNames("once", "always", "sourceChange"), [PropertyKey.DataConverterFormula.randomModeValue]),
        (EnumNames("start", "end"), [PropertyKey.DataConverterStringPad.padType]),
        (EnumNames("none", "start", "end", "both"), [PropertyKey.DataConverterStringTrim.trimType]),
        // Text (chapter 08 §1.1, §11.2).
        (EnumNames("left", "right", "center"), [PropertyKey.Text.alignValue]),
        (EnumNames("autoWidth", "autoHeight", "fixed"), [PropertyKey.Text.sizingValue]),
        (
            EnumNames("visible", "hidden", "clipped", "ellipsis", "fit", "fitFontSize"),
            [PropertyKey.Text.overflowValue]
        ),
        (EnumNames("top", "baseline"), [PropertyKey.Text.originValue]),
        (EnumNames("wrap", "noWrap"), [PropertyKey.Text.wrapValue]),
        (EnumNames("top", "bottom", "middle"), [PropertyKey.Text.verticalAlignValue]),
        (
            EnumNames("characters", "charactersExcludingSpaces", "words", "lines"),
            [PropertyKey.TextModifierRange.unitsValue]
        ),
        (EnumNames("percentage", "unitIndex"), [PropertyKey.TextModifierRange.typeValue]),
        (
            EnumNames("add", "subtract", "multiply", "min", "max", "difference"),
            [PropertyKey.TextModifierRange.modeValue]
        ),
        // Layout (chapter 07 §1.1).
        (
            units,
            [
                PropertyKey.LayoutComponentStyle.positionLeftUnitsValue,
                PropertyKey.LayoutComponentStyle.positionRightUnitsValue,
                PropertyKey.LayoutComponentStyle.positionTopUnitsValue,
                PropertyKey.LayoutComponentStyle.positionBottomUnitsValue,
                PropertyKey.LayoutComponentStyle.flexBasisUnitsValue,
                PropertyKey.LayoutComponentStyle.borderLeftUnitsValue,
                PropertyKey.LayoutComponentStyle.borderRightUnitsValue,
                PropertyKey.LayoutComponentStyle.borderTopUnitsValue,
                PropertyKey.LayoutComponentStyle.borderBottomUnitsValue,
                PropertyKey.LayoutComponentStyle.marginLeftUnitsValue,
                PropertyKey.LayoutComponentStyle.marginRightUnitsValue,
                PropertyKey.LayoutComponentStyle.marginTopUnitsValue,
                PropertyKey.LayoutComponentStyle.marginBottomUnitsValue,
                PropertyKey.LayoutComponentStyle.paddingLeftUnitsValue,
                PropertyKey.LayoutComponentStyle.paddingRightUnitsValue,
                PropertyKey.LayoutComponentStyle.paddingTopUnitsValue,
                PropertyKey.LayoutComponentStyle.paddingBottomUnitsValue,
                PropertyKey.LayoutComponentStyle.gapHorizontalUnitsValue,
                PropertyKey.LayoutComponentStyle.gapVerticalUnitsValue,
                PropertyKey.LayoutSizingStyle.minWidthUnitsValue, PropertyKey.LayoutSizingStyle.maxWidthUnitsValue,
                PropertyKey.LayoutSizingStyle.minHeightUnitsValue, PropertyKey.LayoutSizingStyle.maxHeightUnitsValue,
                PropertyKey.LayoutSizingStyle.widthUnitsValue, PropertyKey.LayoutSizingStyle.heightUnitsValue,
                PropertyKey.NestedArtboardLayout.instanceWidthUnitsValue,
                PropertyKey.NestedArtboardLayout.instanceHeightUnitsValue,
                PropertyKey.ArtboardComponentListOverride.instanceWidthUnitsValue,
                PropertyKey.ArtboardComponentListOverride.instanceHeightUnitsValue,
            ]
        ),
        (
            scaleType,
            [
                PropertyKey.LayoutSizingStyle.layoutWidthScaleType, PropertyKey.LayoutSizingStyle.layoutHeightScaleType,
                PropertyKey.NestedArtboardLayout.instanceWidthScaleType,
                PropertyKey.NestedArtboardLayout.instanceHeightScaleType,
                PropertyKey.ArtboardComponentListOverride.instanceWidthScaleType,
                PropertyKey.ArtboardComponentListOverride.instanceHeightScaleType,
            ]
        ),
        (
            EnumNames(
                "topLeft", "topCenter", "topRight", "centerLeft", "center", "centerRight", "bottomLeft",
                "bottomCenter", "bottomRight", "spaceBetweenStart", "spaceBetweenCenter", "spaceBetweenEnd"),
            [PropertyKey.LayoutComponentStyle.layoutAlignmentType]
        ),
        (EnumNames("flex", "grid", "stack"), [PropertyKey.LayoutComponentStyle.layoutTypeValue]),
        (EnumNames("visible", "none"), [PropertyKey.LayoutSizingStyle.displayValue]),
        (EnumNames("static", "relative", "absolute"), [PropertyKey.LayoutComponentStyle.positionTypeValue]),
        (
            EnumNames("column", "columnReverse", "row", "rowReverse"),
            [PropertyKey.LayoutComponentStyle.flexDirectionValue]
        ),
        (EnumNames("inherit", "ltr", "rtl"), [PropertyKey.LayoutComponentStyle.directionValue]),
        (EnumNames("noWrap", "wrap", "wrapReverse"), [PropertyKey.LayoutComponentStyle.flexWrapValue]),
        (EnumNames("visible", "hidden", "scroll"), [PropertyKey.LayoutComponentStyle.overflowValue]),
        (
            justify,
            [PropertyKey.LayoutComponentStyle.justifyItemsValue, PropertyKey.LayoutSizingStyle.justifySelfValue]
        ),
        (EnumNames("none", "inherit", "custom"), [PropertyKey.LayoutComponentStyle.animationStyleType]),
        (EnumNames("hold", "linear", "cubic", "elastic"), [PropertyKey.LayoutComponentStyle.interpolationType]),
        (
            EnumNames("templateColumns", "templateRows", "autoColumns", "autoRows"),
            [PropertyKey.GridTrack.collection]
        ),
        (EnumNames("auto", "points", "percent", "fr"), [PropertyKey.GridTrack.trackType]),
        (EnumNames("none", "auto", "points", "percent", "fr"), [PropertyKey.GridTrack.trackMaxType]),
        (EnumNames("horizontal", "vertical", "all"), [PropertyKey.DraggableConstraint.directionValue]),
        // Focus, input, semantics, scripts (chapter 09 §1.1, §3.1, §5, §6).
        (EnumNames("parentScope", "closedLoop", "stop"), [PropertyKey.FocusData.edgeBehaviorValue]),
        (
            EnumNames(
                "none", "button", "link", "checkbox", "switch", "slider", "textField", "text", "image", "group",
                "list", "listItem", "tab", "tabList", "dialog", "alertDialog", "radioGroup", "radioButton"),
            [PropertyKey.SemanticData.role]
        ),
        (EnumNames("tap", "increase", "decrease"), [PropertyKey.SemanticInput.actionType]),
        (EnumNames("button", "axis", "connected", "disconnected"), [PropertyKey.GamepadInput.kind]),
        (EnumNames("standard", "index"), [PropertyKey.GamepadInput.mapping]),
        (EnumNames("luau", "assemblyScript"), [PropertyKey.ScriptModuleAsset.language]),
    ]
}

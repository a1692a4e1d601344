import RivuletSchema

/// A part of the format that this version does not do: one row of the table that diagnostics are made from.
/// Whoever makes a feature work deletes its row.
struct UnsupportedFeature {
    /// The word by which tools know it.
    var word: String
    /// What does not work, in one sentence.
    var message: String
    /// Objects of these types and their descendants are concerned, unless a later row names them.
    var types: [SchemaType] = []
    /// Objects are concerned whose property has one of these bits.
    var bits: (property: PropertyKey, mask: UInt32)?

    private init(_ word: String, _ message: String, _ types: SchemaType...) {
        (self.word, self.message, self.types) = (word, message, types)
    }

    private init(_ word: String, _ message: String, bits mask: UInt32, of property: PropertyKey) {
        (self.word, self.message, self.bits) = (word, message, (property, mask))
    }
}

extension UnsupportedFeature {
    // swift-format-ignore
    static let all: [UnsupportedFeature] = [
        // Drawing.
        .init("drawing", "Shapes, paints, gradients and clips are not drawn yet.",
            .shape, .path, .vertex, .shapePaint, .solidColor, .gradientStop, .linearGradient, .clippingShape, .drawRules, .drawTarget),
        .init("path-effects", "Trims, dashes, feathers and effect groups change nothing.",
            .trimPath, .dashPath, .dash, .feather, .targetEffect, .groupEffect),
        .init("images", "Images, meshes and n-slices are not drawn, and image assets are not decoded.",
            .image, .mesh, .meshVertex, .nSlicer, .nSlicedNode, .axis, .nSlicerTileMode, .imageAsset),
        // The object tree.
        .init("lists", "Lists are not laid out: their items stand where their artboards say; paths show no lists.",
            .artboardComponentListOverride, .listPath),
        .init("scrolling", "Nothing scrolls.", .scrollConstraint, .scrollBarConstraint, .scrollPhysics),
        .init("layout", "Layouts are not laid out: their children stay where the file puts them.",
            .layoutComponent, .layoutSizingStyle, .layoutComponentStyle, .gridTrack, .gridItemPlacement, .foregroundLayoutDrawable),
        .init("origins", "The origin of a group is ignored.", .componentOrigin),
        .init("text", "Text is not shaped or drawn, and fonts are not read.",
            .text, .textInput, .textInputDrawable, .textValueRun, .textStyle, .textStyleAxis, .textStyleFeature, .textStyleBackground,
            .textModifier, .textModifierGroup, .textModifierRange, .cubicInterpolatorComponent, .fontAsset),
        // State machines.
        .init("listeners", "Listeners do not follow the pointer; those on events and view model changes act.",
            .stateMachineListener, .listenerAction, .listenerInputType),
        .init("keyboard", "Keyboard, gamepad and semantic input does nothing.",
            .userInput, .listenerInputTypeKeyboard, .listenerInputTypeGamepad, .listenerInputTypeText, .listenerInputTypeSemantic),
        .init("focus", "There is no focus to move.", .focusData, .focusAction, .transitionFocusCondition),
        .init("semantics", "There is no semantic tree for assistive technology.", .semanticData),
        // Data binding.
        .init("view-model-assets", "Images, fonts and blobs of view models are kept, but not shown.",
            .viewModelPropertyAsset, .viewModelInstanceAsset),
        // Assets and scripts.
        .init("audio", "Sounds are not played; their events are reported.", .audioEvent, .audioAsset),
        .init("scripting", "Scripts do not run.",
            .scriptedDrawable, .scriptedPathEffect, .scriptedDataConverter, .scriptedInterpolator, .scriptedListenerAction, .scriptedTransitionCondition,
            .scriptAsset, .scriptModuleAsset, .shaderAsset,
            .scriptInputNumber, .scriptInputViewModelProperty, .scriptInputTrigger, .scriptInputArtboard, .scriptInputColor, .scriptInputString, .scriptInputBoolean),
        // An artboard is a layout, and does work.
        .init("", "", .artboard),
    ]

    /// What the table says about a type.
    struct Entry {
        /// Position in `all`, or `none` for types that work.
        var concerned = UnsupportedFeature.none
        /// Whether its properties decide about further rows.
        var hasBits = false
    }

    static let none: UInt8 = 0xFF

    /// The rows that look at properties.
    static let withBits: [Int] = all.indices.filter { all[$0].bits != nil }

    /// By `SchemaType.index`.
    static let byType: [Entry] = {
        var entries = [Entry](repeating: Entry(), count: Schema.types.count)
        for (position, feature) in all.enumerated() {
            for type in feature.types {
                for index in type.index..<type.end {
                    entries[Int(index)].concerned = feature.word.isEmpty ? none : UInt8(position)
                }
            }
            guard let key = feature.bits?.property, let owner = Schema.property(key: UInt32(key.rawValue))?.owner else {
                continue
            }
            for index in owner.index..<owner.end { entries[Int(index)].hasBits = true }
        }
        return entries
    }()
}

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
    /// Objects are concerned one of whose properties here has one of these values.
    var properties: [PropertyKey] = []
    var values: Set<UInt32> = []

    private init(_ word: String, _ message: String, _ types: SchemaType...) {
        (self.word, self.message, self.types) = (word, message, types)
    }

    private init(_ word: String, _ message: String, values: Set<UInt32>, of properties: PropertyKey...) {
        (self.word, self.message, self.values, self.properties) = (word, message, values, properties)
    }
}

extension UnsupportedFeature {
    // swift-format-ignore
    static let all: [UnsupportedFeature] = [
        // The object tree.
        .init("lists", "Lists are not laid out: their items stand where their artboards say.",
            .artboardComponentListOverride),
        .init("scrolling", "Nothing scrolls.", .scrollConstraint, .scrollBarConstraint, .scrollPhysics),
        .init("layout", "Layouts are not laid out: their children stay where the file puts them.",
            .layoutComponent, .layoutSizingStyle, .layoutComponentStyle, .gridTrack, .gridItemPlacement, .foregroundLayoutDrawable),
        .init("text", "Text is not shaped or drawn, and fonts are not read.",
            .text, .textInput, .textInputDrawable, .textValueRun, .textStyle, .textStyleAxis, .textStyleFeature, .textStyleBackground,
            .textModifier, .textModifierGroup, .textModifierRange, .cubicInterpolatorComponent, .fontAsset),
        // State machines.
        .init("listeners", "Listeners hear nothing of focus, keys, text, gamepads and assistive technology.",
            values: [8, 13, 14, 15, 16, 17], of: .StateMachineListenerSingle.listenerTypeValue, .ListenerInputType.listenerTypeValue),
        .init("keyboard", "Keyboard, gamepad and semantic input does nothing.",
            .userInput, .listenerInputTypeKeyboard, .listenerInputTypeGamepad, .listenerInputTypeText, .listenerInputTypeSemantic),
        .init("focus", "There is no focus to move.", .focusData, .focusAction, .transitionFocusCondition),
        .init("semantics", "There is no semantic tree for assistive technology.", .semanticData),
        // Data binding.
        .init("view-model-assets", "Fonts and blobs of view models are kept, but not shown.",
            .viewModelPropertyAssetFont, .viewModelInstanceAssetFont, .viewModelPropertyAssetBlob,
            .viewModelInstanceAssetBlob),
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
        var hasValues = false
    }

    static let none: UInt8 = 0xFF

    /// The rows that look at properties.
    static let withValues: [Int] = all.indices.filter { !all[$0].properties.isEmpty }

    /// By `SchemaType.index`.
    static let byType: [Entry] = {
        var entries = [Entry](repeating: Entry(), count: Schema.types.count)
        for (position, feature) in all.enumerated() {
            for type in feature.types {
                for index in type.index..<type.end {
                    entries[Int(index)].concerned = feature.word.isEmpty ? none : UInt8(position)
                }
            }
            for key in feature.properties {
                guard let owner = Schema.property(key: UInt32(key.rawValue))?.owner else { continue }
                for index in owner.index..<owner.end { entries[Int(index)].hasValues = true }
            }
        }
        return entries
    }()
}

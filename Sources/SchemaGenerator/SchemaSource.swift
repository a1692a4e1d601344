/// The shape of `schema.json`.
struct SchemaSource: Decodable {
    struct TypeSource: Decodable {
        var name: String
        var key: Int
        var extends: String?
        var abstract: Bool
        var group: String
        var properties: [PropertySource]
    }

    struct PropertySource: Decodable {
        var name: String
        var key: Int
        var type: String
        var `default`: Default?
        var semantic: String?
        var animates: Bool?
        var bindable: Bool?
        var passthrough: Bool?
        var passthroughForBitmask: String?
        var passthroughBit: Int?
        var passthroughBitWidth: Int?
        var aliases: [Int]?
    }

    enum Default: Decodable {
        case number(Double)
        case bool(Bool)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Bool.self) {
                self = .bool(value)
            } else if let value = try? container.decode(Double.self) {
                self = .number(value)
            } else {
                self = .text(try container.decode(String.self))
            }
        }
    }

    var formatMajor: Int
    var formatMinor: Int
    var types: [TypeSource]
}

/// What `schema.json` does not say and chapter 01 of the specification does.
enum SchemaNotes {
    /// Appendix A, type codes u8, u16 and i16: stored truncated to that width (chapter 01 §1).
    static let uint8Keys: Set<Int> = [
        23, 40, 48, 49, 93, 156, 221, 393, 589, 590, 596, 597, 598, 599, 604, 605, 607, 608, 609, 610, 611, 612, 613,
        614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 632, 655, 656, 705, 875,
        957, 1045, 1046, 1059, 1061, 1062, 1064, 1073, 1074, 1075, 1076, 1077, 1078,
    ]
    static let uint16Keys: Set<Int> = [129, 1049, 1050]
    static let int16Keys: Set<Int> = [1047, 1048]

    /// Types that exist in editors only (end of Appendix A).
    static let editorOnlyTypes: [(String, Int)] = [
        ("ForcedEdge", 112), ("LayeredAsset", 119), ("LayerImageAsset", 120), ("SVGAsset", 132), ("LottieAsset", 133),
        ("Guide", 140), ("AnimationFolder", 143), ("ClipboardHeader", 146), ("StateMachineInputFolder", 149),
        ("StateMachineListenerFolder", 150), ("StateMachineComponentFolder", 151), ("Tag", 166),
        ("StateMachineComponentNestedArtboard", 172), ("StateMachineNestedInput", 173),
        ("LinearAnimationResolver", 550), ("StateMachineResolver", 551), ("LibraryAsset", 558),
        ("ProfilerAsset", 651), ("TextBlobAsset", 1042),
    ]

    /// Properties that nothing rereads after load: they have no run-time word. A type name stands for
    /// everything that this type and its descendants declare.
    static let structuralTypes: Set<String> = [
        "KeyFrame", "KeyFrameInterpolator", "Tendon", "ViewModelInstanceValue", "ViewModelInstance",
    ]
    static let structuralProperties: Set<String> = ["Component.name", "Component.parentId", "DrawTarget.drawableId"]
}

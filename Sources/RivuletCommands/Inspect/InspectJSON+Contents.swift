import RivuletMarkup
import RivuletRuntime

extension InspectJSON {
    static func action(_ action: ActionInfo) -> JSONValue {
        .object([
            .init("at", .string(action.occurrence.rawValue)), .init("what", .string("\(action.effect)")),
            .init("trigger", .optional(action.firedTrigger?.path)),
        ])
    }

    static func listener(_ listener: ListenerInfo) -> JSONValue {
        .object([
            .init("name", .string(listener.name)),
            .init("hears", .strings(listener.cues.map { "\($0)" })),
            .init("target", object(listener.target)),
            .init("does", .array(listener.actions.map(action))),
        ])
    }

    static func object(_ object: ObjectReference?) -> JSONValue {
        guard let object else { return .null }
        return .object([.init("type", .string(object.type)), .init("name", .string(object.name))])
    }

    static func path(_ property: PropertyReference?) -> JSONValue {
        guard let property else { return .null }
        return .object([
            .init("path", .string(property.path)), .init("viewModel", .optional(property.viewModel)),
            .init("kind", .string(property.kind.rawValue)), .init("resolved", .bool(property.isResolved)),
        ])
    }

    static func bind(_ bind: DataBindInfo) -> JSONValue {
        .object([
            .init("source", path(bind.source)), .init("target", object(bind.target)),
            .init("property", .string(bind.property)), .init("direction", .string(bind.direction.rawValue)),
            .init("once", .bool(bind.isOnce)), .init("converter", bind.converter.map { .int($0) } ?? .null),
        ])
    }

    static func nested(_ nested: NestedArtboardInfo) -> JSONValue {
        .object([
            .init("name", .string(nested.name)),
            .init("artboard", .optional(nested.artboard)),
            .init(
                "players",
                .array(
                    nested.players.map { player in
                        .object([
                            .init("kind", .string(player.isStateMachine ? "stateMachine" : "timeline")),
                            .init("name", .optional(player.name)),
                            .init("inputs", .array(player.inputs.map(input))),
                        ])
                    })),
            .init("source", path(nested.source)),
            .init("stateful", .bool(nested.isStateful)),
            .init("paused", .bool(nested.isPaused)),
            .init("speed", .float(nested.speed)),
        ])
    }

    static func list(_ list: ComponentListInfo) -> JSONValue {
        .object([
            .init("name", .string(list.name)),
            .init("source", path(list.source)),
            .init(
                "rules",
                .array(
                    list.rules.map {
                        .object([
                            .init("viewModel", .optional($0.viewModel)), .init("artboard", .optional($0.artboard)),
                        ])
                    })),
        ])
    }

    static func focus(_ focus: FocusInfo) -> JSONValue {
        .object([
            .init("name", .string(focus.name)), .init("object", object(focus.object)),
            .init("canFocus", .bool(focus.canFocus)), .init("canTouch", .bool(focus.canTouch)),
            .init("canTraverse", .bool(focus.canTraverse)), .init("edge", .string(focus.edge.rawValue)),
        ])
    }

    static func converter(_ converter: ConverterInfo) -> JSONValue {
        .object([
            .init("name", .string(converter.name)),
            .init("type", .string(converter.type)),
            .init(
                "parameters",
                .object(
                    converter.parameters.map { parameter in
                        .init(
                            parameter.name,
                            converter.choice(of: parameter).map { .string($0) } ?? parameter.value.json)
                    })),
            .init("members", .array(converter.members.map { .int($0) })),
            .init("formula", .optional(converter.formula)),
            .init("dataBinds", .array(converter.dataBinds.map(bind))),
        ])
    }
}

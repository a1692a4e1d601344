import RivuletMarkup
import RivuletRuntime

/// `inspect --json`, version 1: members are added, never renamed.
enum InspectJSON {
    static func value(of document: Document, file: String) -> JSONValue {
        let header = document.file.header
        var members: [JSONValue.Member] = [
            .init("version", .int(1)),
            .init("file", .string(file)),
            .init("format", .string("\(header.majorVersion).\(header.minorVersion)")),
            .init("objects", .int(document.file.recordCount)),
            .init("artboards", .array(artboards(of: document))),
            .init("viewModels", .array(document.viewModels.map(viewModel))),
            .init("enums", .array(document.enums.map(enumeration))),
            .init(
                "assets",
                .array(document.assets.enumerated().map { asset($1, pixels: document.pixelSize(ofAsset: $0)) })),
            .init("converters", .array(document.converters.map(converter))),
        ]
        if let choice = DefaultChoice(in: document) {
            let artboard = choice.artboard
            members.append(
                .init(
                    "plays",
                    .object([
                        .init("artboard", .string(artboard.name)),
                        .init("stateMachine", .optional(choice.machine.map { artboard.stateMachines[$0].name })),
                        .init("timeline", .optional(choice.timeline.map { artboard.timelines[$0].name })),
                        .init("viewModel", .optional(artboard.viewModel)),
                        .init("reason", .string(choice.reason)),
                    ])))
        } else {
            members.append(.init("plays", .null))
        }
        members.append(.init("diagnostics", .array(document.diagnostics.map(diagnostic))))
        return .object(members)
    }

    private static func artboards(of document: Document) -> [JSONValue] {
        let model = FileModel(document)
        return document.artboards.enumerated().map { position, info in
            artboard(info, model.timelines.filter { $0.artboard == position }, model)
        }
    }

    private static func artboard(
        _ artboard: ArtboardInfo, _ timelines: [TimelineModel], _ model: FileModel
    ) -> JSONValue {
        .object([
            .init("name", .string(artboard.name)),
            .init("width", .float(artboard.width)),
            .init("height", .float(artboard.height)),
            .init("default", .bool(artboard.isDefault)),
            .init("objects", .int(artboard.objectCount)),
            .init("viewModel", .optional(artboard.viewModel)),
            .init("timelines", .array(zip(artboard.timelines, timelines).map { timeline($0, $1, model) })),
            .init("stateMachines", .array(artboard.stateMachines.map(machine))),
            .init("events", .array(artboard.events.map(event))),
            .init(
                "textRuns",
                .array(
                    artboard.textRuns.map {
                        .object([.init("name", .string($0.name)), .init("text", .string($0.text))])
                    })),
            .init("nestedArtboards", .array(artboard.nestedArtboards.map(nested))),
            .init("componentLists", .array(artboard.componentLists.map(list))),
            .init("focus", .array(artboard.focus.map(focus))),
            .init("dataBinds", .array(artboard.dataBinds.map(bind))),
        ])
    }

    private static func timeline(
        _ timeline: TimelineInfo, _ definition: TimelineModel, _ model: FileModel
    ) -> JSONValue {
        .object([
            .init("name", .string(timeline.name)),
            .init("fps", .int(timeline.framesPerSecond)),
            .init("frames", .int(timeline.frames)),
            .init("seconds", .float(timeline.seconds)),
            .init("loop", .string(timeline.loop.rawValue)),
            .init("speed", .float(timeline.speed)),
            .init(
                "workArea",
                timeline.workArea.map { .array([.int($0.lowerBound), .int($0.upperBound)]) } ?? .null),
            .init("keyedObjects", .int(timeline.keyedObjects)),
            .init("reports", .array(definition.keys.compactMap { report($0, model) })),
        ])
    }

    private static func report(_ key: TimelineModel.Key, _ model: FileModel) -> JSONValue? {
        let (trigger, event) = (model.firedTrigger(key.effect), model.reportedEvent(key.effect))
        guard trigger != nil || event != nil else { return nil }
        return .object([
            .init("seconds", .float(key.seconds)), .init("trigger", .optional(trigger)),
            .init("event", .optional(event)),
        ])
    }

    private static func machine(_ machine: StateMachineInfo) -> JSONValue {
        .object([
            .init("name", .string(machine.name)),
            .init("default", .bool(machine.isDefault)),
            .init("generated", .bool(machine.isGenerated)),
            .init("inputs", .array(machine.inputs.map(input))),
            .init(
                "layers",
                .array(
                    machine.layers.map {
                        .object([.init("name", .string($0.name)), .init("states", .array($0.states.map(state)))])
                    })),
            .init("listeners", .int(machine.listenerCount)),
            .init("listenerDetails", .array(machine.listeners.map(listener))),
            .init("dataBinds", .array(machine.dataBinds.map(bind))),
        ])
    }

    static func input(_ input: InputInfo) -> JSONValue {
        let initial: JSONValue =
            switch input.kind {
            case .bool: .bool(input.defaultValue != 0)
            case .number: .float(input.defaultValue)
            case .trigger, .unknown: .null
            }
        return .object([
            .init("name", .string(input.name)), .init("kind", .string(input.kind.rawValue)), .init("default", initial),
        ])
    }

    private static func state(_ state: StateInfo) -> JSONValue {
        .object([
            .init("kind", .string(state.kind.word)),
            .init("timelines", .strings(state.timelines)),
            .init("speed", .float(state.speed)),
            .init("transitions", .array(state.transitions.map(transition))),
            .init("does", .array(state.actions.map(action))),
            .init("random", .bool(state.isRandom)),
        ])
    }

    private static func transition(_ transition: TransitionInfo) -> JSONValue {
        .object([
            .init("to", .int(transition.target)),
            .init("duration", time(transition.duration)),
            .init("exitTime", transition.exitTime.map(time) ?? .null),
            .init("conditions", .int(transition.conditionCount)),
            .init("actions", .int(transition.actionCount)),
            .init("disabled", .bool(transition.isDisabled)),
            .init("when", .strings(transition.conditions.map { "\($0)" })),
            .init("does", .array(transition.actions.map(action))),
            .init("never", .bool(transition.isNever)),
            .init("pausesOnExit", .bool(transition.pausesOnExit)),
            .init("earlyExit", .bool(transition.allowsEarlyExit)),
        ])
    }

    private static func time(_ time: TransitionTime) -> JSONValue {
        switch time {
        case .seconds(let value): .object([.init("seconds", .float(value))])
        case .percent(let value): .object([.init("percent", .float(value))])
        }
    }

    private static func event(_ event: EventInfo) -> JSONValue {
        .object([
            .init("name", .string(event.name)),
            .init("type", .string(event.type)),
            .init("url", .optional(event.url)),
            .init("sound", .optional(event.sound)),
            .init("properties", .object(event.properties.map { .init($0.name, $0.value.json) })),
        ])
    }

    private static func viewModel(_ viewModel: ViewModelInfo) -> JSONValue {
        .object([
            .init("name", .string(viewModel.name)),
            .init(
                "properties",
                .array(
                    viewModel.properties.map {
                        .object([
                            .init("name", .string($0.name)),
                            .init("kind", .string($0.kind.rawValue)),
                            .init("enum", .optional($0.enumeration)),
                            .init("viewModel", .optional($0.viewModel)),
                            .init("default", $0.defaultValue?.json ?? .null),
                        ])
                    })),
            .init("instances", .strings(viewModel.instances)),
        ])
    }

    private static func enumeration(_ enumeration: EnumInfo) -> JSONValue {
        .object([.init("name", .string(enumeration.name)), .init("values", .strings(enumeration.values))])
    }

    private static func asset(_ asset: AssetInfo, pixels: ImageSize?) -> JSONValue {
        .object([
            .init("name", .string(asset.name)),
            .init("type", .string(asset.type)),
            .init("id", .int(asset.assetID)),
            .init("fileName", .string(asset.fileName)),
            .init("bytes", asset.inBandBytes.map { .int($0) } ?? .null),
            .init("cdn", .optional(asset.cdnID)),
            .init(
                "pixels",
                pixels.map { .object([.init("width", .int($0.width)), .init("height", .int($0.height))]) } ?? .null),
        ])
    }

    private static func diagnostic(_ diagnostic: Diagnostic) -> JSONValue {
        .object([
            .init("feature", .string(diagnostic.feature)),
            .init("objects", .int(diagnostic.objects)),
            .init("message", .string(diagnostic.message)),
        ])
    }
}

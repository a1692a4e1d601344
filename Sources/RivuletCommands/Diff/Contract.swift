import RivuletFormat
import RivuletRuntime

/// What can be said about a file that another version of it may say differently: a tree of named things.
struct ContractNode {
    /// What a difference means to those who use the file.
    enum Weight: String, CaseIterable {
        /// Code that used the old file may not work with the new one.
        case breaking
        /// There is more than before.
        case additive
        /// When things happen, and how long they take.
        case timing
        /// How it looks: no code sees it.
        case looks
    }

    /// Something about a thing that has a value.
    struct Facet {
        var name: String
        var value: String
        /// The value where there is no such facet.
        var absent = "none"
        var weight: Weight
    }

    /// The word for what it is, such as `input`.
    var kind: String
    var name: String
    /// What it means if it goes, and if it comes.
    var removal = Weight.breaking
    var addition = Weight.additive
    var facets: [Facet] = []
    var children: [ContractNode] = []

    /// As a path names it.
    var title: String { name.isEmpty ? kind : "\(kind) '\(printable(name))'" }
}

extension ContractNode {
    /// All that a file promises.
    init(_ document: Document) {
        self.init(kind: "file", name: "")
        let model = FileModel(document)
        let defaultName = document.defaultArtboard.map { "'\(printable($0.name))'" } ?? "none"
        facets =
            [Facet(name: "default artboard", value: defaultName, weight: .breaking)] + Self.objectCounts(document)
        children = document.artboards.enumerated().map { Self.artboard($1, at: $0, model) }
        children += document.viewModels.map(Self.viewModel)
        children += document.enums.map { enumeration in
            ContractNode(
                kind: "enum", name: enumeration.name,
                children: enumeration.values.map { ContractNode(kind: "value", name: $0) })
        }
        children += document.assets.enumerated().map { Self.asset($1, pixels: document.pixelSize(ofAsset: $0)) }
    }

    private static func artboard(_ artboard: ArtboardInfo, at position: Int, _ model: FileModel) -> ContractNode {
        var node = ContractNode(kind: "artboard", name: artboard.name)
        let machine = artboard.stateMachines.first(where: \.isDefault) ?? artboard.stateMachines.first
        node.facets = [
            Facet(
                name: "default state machine", value: machine.map { "'\(printable($0.name))'" } ?? "none",
                weight: .breaking),
            Facet(
                name: "view model", value: artboard.viewModel.map { "'\(printable($0))'" } ?? "none",
                weight: .breaking),
            Facet(
                name: "size", value: "\(plain(artboard.width)) × \(plain(artboard.height))", weight: .looks),
        ]
        let timelines = model.timelines.filter { $0.artboard == position }
        if artboard.stateMachines.allSatisfy(\.isGenerated) {
            node.children = Self.reports(of: timelines, model)
        } else {
            node.children = zip(artboard.stateMachines, model.machines.filter { $0.artboard == position })
                .map { Self.machine($0, $1, model) }
        }
        node.children += artboard.events.map(event)
        node.children += artboard.textRuns.filter { !$0.name.isEmpty }.map { run in
            ContractNode(
                kind: "text run", name: run.name,
                facets: [Facet(name: "text", value: "\"\(printable(run.text))\"", weight: .looks)])
        }
        node.children += artboard.nestedArtboards.filter { !$0.name.isEmpty }.map(nested)
        node.children += zip(artboard.timelines, timelines).map { timeline($0, $1, model) }
        return node
    }

    private static func timeline(
        _ timeline: TimelineInfo, _ definition: TimelineModel, _ model: FileModel
    ) -> ContractNode {
        ContractNode(
            kind: "timeline", name: timeline.name, removal: .timing, addition: .timing,
            facets: [
                Facet(name: "duration", value: "\(timeline.seconds.shortened) s", weight: .timing),
                Facet(name: "frames per second", value: "\(timeline.framesPerSecond)", weight: .timing),
                Facet(name: "speed", value: plain(timeline.speed), weight: .timing),
                Facet(name: "loop mode", value: timeline.loop.words, weight: .timing),
            ]
                + model.reports(of: definition).map { report in
                    let times = report.times.map { "\($0.shortened) s" }
                    return Facet(
                        name: report.words, value: "at \(times.joined(separator: ", "))", absent: "never",
                        weight: .timing)
                })
    }

    private static func event(_ event: EventInfo) -> ContractNode {
        var node = ContractNode(kind: "event", name: event.name)
        node.facets = [Facet(name: "type", value: event.type, weight: .breaking)]
        if let url = event.url { node.facets.append(Facet(name: "URL", value: printable(url), weight: .looks)) }
        if let sound = event.sound { node.facets.append(Facet(name: "sound", value: printable(sound), weight: .looks)) }
        node.children = event.properties.map { property in
            ContractNode(
                kind: "property", name: property.name,
                facets: [
                    Facet(name: "kind", value: property.value.kind.rawValue, weight: .breaking),
                    Facet(name: "value", value: property.value.shown, weight: .looks),
                ])
        }
        return node
    }

    private static func nested(_ nested: NestedArtboardInfo) -> ContractNode {
        ContractNode(
            kind: "nested artboard", name: nested.name,
            facets: [
                Facet(
                    name: "shown artboard", value: nested.artboard.map { "'\(printable($0))'" } ?? "none",
                    weight: .looks)
            ], children: nested.players.flatMap(\.inputs).map(input))
    }

    private static func viewModel(_ viewModel: ViewModelInfo) -> ContractNode {
        var node = ContractNode(kind: "view model", name: viewModel.name)
        node.children = viewModel.properties.map { property in
            var facets = [Facet(name: "kind", value: property.kind.rawValue, weight: .breaking)]
            if let name = property.enumeration ?? property.viewModel {
                facets.append(
                    Facet(
                        name: property.enumeration == nil ? "view model" : "enum", value: "'\(printable(name))'",
                        weight: .breaking))
            }
            facets.append(
                Facet(name: "default", value: property.defaultValue?.shown ?? "none", weight: .breaking))
            return ContractNode(kind: "property", name: property.name, facets: facets)
        }
        node.children += viewModel.instances.map { ContractNode(kind: "instance", name: $0) }
        return node
    }

    private static func asset(_ asset: AssetInfo, pixels: ImageSize?) -> ContractNode {
        let isHosted = asset.inBandBytes == nil
        var node = ContractNode(
            kind: "asset", name: asset.name, removal: isHosted ? .additive : .looks,
            // Somebody must supply it.
            addition: isHosted ? .breaking : .looks,
            facets: [
                Facet(name: "type", value: asset.type, weight: .breaking),
                Facet(
                    name: "place", value: isHosted ? "hosted as \(printable(asset.fileName))" : "in the file",
                    weight: .breaking),
                Facet(name: "size", value: asset.inBandBytes.map { count($0, "byte") } ?? "unknown", weight: .looks),
            ])
        if let pixels { node.facets.append(Facet(name: "pixels", value: pixels.words, weight: .looks)) }
        return node
    }

    private static func objectCounts(_ document: Document) -> [Facet] {
        var counts: [String: Int] = [:]
        for record in document.file.recordIndices {
            counts[document.file.type(of: record)?.name ?? "unknown", default: 0] += 1
        }
        return counts.sorted { $0.key < $1.key }.map { name, number in
            Facet(name: "\(name) objects", value: "\(number)", absent: "0", weight: .looks)
        }
    }
}

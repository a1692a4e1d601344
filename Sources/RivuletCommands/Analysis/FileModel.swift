import RivuletFormat
import RivuletRuntime
import RivuletSchema

/// A file as `lint`, `diff` and `inspect` see it: its machines, timelines and hosts with everything that they read, write and fire, by
/// variable. Built once.
struct FileModel {
    let document: Document
    var machines: [MachineModel] = []
    /// By position in the document's imported animations.
    var timelines: [TimelineModel] = []
    /// By artboard.
    var hosts: [[HostModel]]
    /// What all variables hold when a scene begins, and those with few values.
    var start = Knowledge()
    /// Variables that data binds of an artboard write, by artboard: they may hold anything while it lives.
    var boundVariables: [Set<Variable>]
    /// What listens, reads, writes and fires where: see `Usage`.
    var usage = Usage()
    /// Whether an artboard decides only while it plays what it shows: lists, and contents that data binds swap.
    var swapsContents: [Bool]
    /// Whether a listener watches values that are found by name: it may act at any change.
    var hasOpenListeners = false
    /// Whether scripts may do what the analysis does not see.
    var hasScripts = false

    var file: RiveFile { document.file }
    var imports: ImportTables { document.tables.imports }

    init(_ document: Document) {
        self.document = document
        let count = document.tables.imports.artboards.count
        hosts = Array(repeating: [], count: count)
        boundVariables = Array(repeating: [], count: count)
        swapsContents = Array(repeating: false, count: count)
        ModelBuilder(document).build(&self)
    }

    // MARK: Names

    func string(_ key: PropertyKey, of record: UInt32) -> String {
        record == ImportTables.none ? "" : file.string(key, of: RecordIndex(Int(record)))
    }

    func artboardName(_ artboard: Int) -> String { document.artboardName(artboard) }

    func inputName(_ row: Int) -> String { string(.StateMachineComponent.name, of: imports.inputs[row]) }

    func viewModelName(_ viewModel: Int) -> String { document.viewModelName(viewModel) }

    func name(of property: ModelProperty) -> String {
        document.propertyName(property.property, viewModel: property.viewModel)
    }

    /// As messages name it.
    func name(of variable: Variable) -> String {
        switch variable {
        case .input(let row): inputName(row)
        case .property(let property): name(of: property)
        }
    }

    /// What the variable is, in words.
    func description(of variable: Variable) -> String {
        switch variable {
        case .input(let row): "input '\(printable(inputName(row)))'"
        case .property(let property):
            "'\(printable(name(of: property)))' of view model '\(printable(viewModelName(property.viewModel)))'"
        }
    }

    func kind(of property: ModelProperty) -> ValueKind {
        document.tables.viewModels.property(property.property, of: property.viewModel).kind
    }

    /// All properties of all view models, in file order.
    var properties: [ModelProperty] {
        document.tables.viewModels.viewModels.indices.flatMap { viewModel in
            document.tables.viewModels.viewModels[viewModel].properties.positions.indices.map { _ in viewModel }
                .enumerated().map { ModelProperty(viewModel: $1, property: $0) }
        }
    }

    /// The name of the view model trigger that is fired.
    func firedTrigger(_ effect: Effect) -> String? {
        if case .fire(.property(let property)) = effect { name(of: property) } else { nil }
    }

    /// The name of the event that is reported.
    func reportedEvent(_ effect: Effect) -> String? {
        guard case .fireEvent(let event) = effect else { return nil }
        let row = imports.artboards[event.artboard].objects.row(event.object)
        return row == ImportTables.none ? nil : string(.Component.name, of: imports.objects[Int(row)].record)
    }

    /// What a timeline fires and reports, in words, with the seconds at which it does.
    func reports(of timeline: TimelineModel) -> [(words: String, times: [Float])] {
        var words: [String] = []
        var times: [String: [Float]] = [:]
        for key in timeline.keys {
            let text: String
            if let trigger = firedTrigger(key.effect) {
                text = "fires '\(printable(trigger))'"
            } else if let event = reportedEvent(key.effect) {
                text = event.isEmpty ? "reports an event without a name" : "reports '\(printable(event))'"
            } else {
                continue
            }
            words.append(text)
            times[text, default: []].append(key.seconds)
        }
        return words.uniqued().map { ($0, times[$0, default: []]) }
    }

    // MARK: Object paths

    /// `Artboard/Machine/Layer/…`, slashes in names escaped.
    func path(_ names: String...) -> String { Self.path(names) }

    static func path(_ names: [String]) -> String {
        names.map { name in
            printable(name.isEmpty ? "(no name)" : String(name.flatMap { $0 == "/" ? ["\\", "/"] : [$0] }))
        }.joined(separator: "/")
    }

    func path(of machine: MachineModel) -> String { path(artboardName(machine.artboard), machine.name) }

    func path(of machine: MachineModel, _ layer: LayerModel, _ rest: String) -> String {
        path(artboardName(machine.artboard), machine.name, layer.name, rest)
    }

    /// `Intro → Idle`.
    func label(of transition: TransitionModel, from state: StateModel, in layer: LayerModel) -> String {
        "\(state.label) → \(transition.target.map { layer.states[$0].label } ?? "nowhere")"
    }

    // MARK: Who plays

    /// Artboards that others show, in the file or by a data bind: all of them if contents are swapped.
    var nestedArtboards: Set<Int> {
        var result: Set<Int> = []
        for hosts in hosts { for host in hosts { if let content = host.content { result.insert(content) } } }
        return result
    }

    /// Artboards that may live in a scene of one, itself included.
    func artboards(in root: Int) -> Set<Int> {
        var found: Set<Int> = [root]
        var pending = [root]
        while let next = pending.popLast() {
            if swapsContents[next] { return Set(hosts.indices) }
            for host in hosts[next] {
                if let content = host.content, found.insert(content).inserted { pending.append(content) }
            }
        }
        return found
    }
}

/// Who reads and who writes what, wherever in the file, reachable or not.
struct Usage {
    /// Looked at by a condition, blend state, data bind or listener.
    var read: Set<Variable> = []
    /// Written or fired by an action, key, listener or data bind.
    var written: Set<Variable> = []
    /// Inputs that an artboard which nests the machine can reach.
    var exposed: Set<Int> = []
    /// View models that an artboard is made for, a property refers to, a list item is of, or a path begins with.
    var viewModels: Set<Int> = []
    /// View models that what stands in an artboard reads or writes, by artboard.
    var viewModelsOfArtboard: [Int: Set<Int>] = [:]
    /// Paths that lead nowhere: the object that has one, in words.
    var brokenPaths: [BrokenPath] = []

    struct BrokenPath: Hashable {
        var artboard: Int
        var owner: String
        var reason: String
    }
}

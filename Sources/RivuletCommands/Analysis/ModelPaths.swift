import RivuletFormat
import RivuletRuntime
import RivuletSchema

/// Where the paths of data binds, listeners and actions lead.
struct ModelPaths {
    let document: Document
    /// Binds of machines, by the record that they bind.
    private var machineBinds: [UInt32: [UInt32]] = [:]

    enum Target {
        case property(ModelProperty)
        /// The instance itself.
        case viewModel(Int)
        /// By names, or through something that is known only when it plays.
        case open
        /// It leads nowhere, because …
        case broken(String)

        var property: ModelProperty? { if case .property(let property) = self { property } else { nil } }
    }

    init(_ document: Document) {
        self.document = document
        for bind in document.tables.imports.dataBinds where bind.ownerKind == .machine {
            machineBinds[bind.target, default: []].append(bind.record)
        }
    }

    private var file: RiveFile { document.file }

    /// The view model that a path begins with; nil for paths by name.
    func follow(_ path: [UInt32], isByName: Bool, artboard: Int) -> Target {
        guard !path.isEmpty else { return .broken("it has no path") }
        if isByName { return follow(names: path, artboard: artboard) }
        guard path[0] < UInt32(document.tables.viewModels.viewModels.count) else {
            return .broken("view model \(path[0]) is not in the file")
        }
        return follow(path.dropFirst().map { Int($0) }, in: Int(path[0]))
    }

    private func follow(_ steps: [Int], in viewModel: Int) -> Target {
        var current = viewModel
        for (offset, step) in steps.enumerated() {
            let range = document.tables.viewModels.viewModels[current].properties
            guard step < range.count else {
                return .broken(
                    "view model '\(printable(document.viewModelName(current)))' has no property number \(step)")
            }
            if offset == steps.count - 1 { return .property(ModelProperty(viewModel: current, property: step)) }
            let property = document.tables.viewModels.property(step, of: current)
            guard property.kind == .viewModel, property.viewModel != ImportTables.none else {
                return .broken("'\(printable(document.propertyName(step, viewModel: current)))' is not a view model")
            }
            current = Int(property.viewModel)
        }
        return .viewModel(current)
    }

    /// Names are looked up in whatever is bound: in the artboard's own view model if it has them all.
    private func follow(names: [UInt32], artboard: Int) -> Target {
        guard var current = document.viewModelIndex(ofArtboard: artboard) else { return .open }
        for (offset, id) in names.enumerated() {
            let name = String(decoding: file.payload[document.tables.manifest.nameRange(id)], as: UTF8.self)
            guard let index = document.propertyIndex(name, viewModel: current) else { return .open }
            if offset == names.count - 1 { return .property(ModelProperty(viewModel: current, property: index)) }
            let property = document.tables.viewModels.property(index, of: current)
            guard property.kind == .viewModel, property.viewModel != ImportTables.none else { return .open }
            current = Int(property.viewModel)
        }
        return .open
    }

    /// Where an object's own or claimed path leads.
    func target(claimed: UInt32, own key: PropertyKey, of record: UInt32, artboard: Int) -> Target {
        let path = file.path(claimed: claimed, own: key, of: record, document.tables.manifest)
        let isByName =
            claimed != ImportTables.none && file.bool(.DataBindPath.isRelative, of: RecordIndex(Int(claimed)))
        return follow(path, isByName: isByName, artboard: artboard)
    }

    /// Where a data bind leads.
    func target(ofBind record: UInt32, artboard: Int) -> Target {
        let isByName = file.uint(.DataBind.flags, of: RecordIndex(Int(record))) & 16 != 0
        return follow(
            file.path(ofDataBindContext: record, document.tables.manifest), isByName: isByName, artboard: artboard)
    }

    /// What a bindable property of a machine is bound to.
    struct Bindable {
        /// What it follows, and whether a converter stands between.
        var source: (target: Target, isConverted: Bool)?
        /// What it is pushed to.
        var destination: (target: Target, isConverted: Bool)?
    }

    func bindable(_ record: UInt32, artboard: Int) -> Bindable {
        var bindable = Bindable()
        for bind in machineBinds[record] ?? [] {
            let index = RecordIndex(Int(bind))
            let end = (
                target: target(ofBind: bind, artboard: artboard),
                isConverted: document.tables.imports.converter(file.uint(.DataBind.converterId, of: index), for: bind)
                    != ImportTables.none
            )
            if file.uint(.DataBind.flags, of: index) & 1 != 0 {
                bindable.destination = end
            } else {
                bindable.source = end
            }
        }
        return bindable
    }
}

extension Document {
    /// The property that a path leads to; nil if it leads through an item of a list.
    func property(at path: PropertyPath, viewModel: Int) -> ModelProperty? {
        var current = viewModel
        var found: ModelProperty?
        for step in path.steps {
            guard case .property(let index) = step else { return nil }
            found = ModelProperty(viewModel: current, property: Int(index))
            let next = Int(tables.viewModels.property(Int(index), of: current).viewModel)
            if tables.viewModels.viewModels.indices.contains(next) { current = next }
        }
        return found
    }
}

import RivuletRuntime

extension SwiftCode {
    mutating func viewModels() {
        declaration(
            1, "The view models: paths of their properties, for instances and for scenes.",
            block: "\(prefix)enum ViewModels"
        ) { code in
            for viewModel in code.unique(code.document.viewModels, "view model", by: \.name) {
                code.viewModel(viewModel)
            }
        }
    }

    private mutating func viewModel(_ viewModel: ViewModelInfo) {
        declaration(
            2, "View model '\(comment(viewModel.name))'.",
            block: "\(prefix)struct \(viewModelTypes[viewModel.name]): Swift.Sendable, Swift.Hashable"
        ) { code in
            let access = code.prefix
            code.declaration(
                3, "Its name in the file.",
                "\(access)static let name: Swift.String = \(swiftLiteral(viewModel.name))")
            code.declaration(3, "What stands before the names: where it is nested.", "\(access)let path: Swift.String")
            code.declaration(
                3, "The paths of an instance.",
                "\(access)init(path: Swift.String = \"\") { self.path = path }")
            code.declaration(
                3, "The reference to it, where it is nested.",
                "\(access)var reference: RivuletPlayback.ViewModelInstanceProperty {",
                "    .init(path: Swift.String(path.dropLast()))", "}")
            code.creation(viewModel)
            code.properties(viewModel)
        }
    }

    private mutating func creation(_ viewModel: ViewModelInfo) {
        let result = "async throws(RivuletPlayback.PlaybackError) -> RivuletPlayback.ViewModelInstance {"
        declaration(
            3, "Makes a copy of the default instance.",
            "\(prefix)static func create(in file: RivuletPlayback.File) \(result)",
            "    try await file.createViewModelInstance(.viewModelDefault(from: .name(name)))", "}")
        let names = viewModel.instances.filter { !$0.isEmpty }
        guard !names.isEmpty else { return }
        declaration(3, "The instances that the file has.", block: cases(of: "Instance")) { code in
            code.writeCases(4, names.map { ($0, nil) })
        }
        declaration(
            3, "Makes a copy of an instance of the file.",
            "\(prefix)static func create(_ instance: Instance, in file: RivuletPlayback.File) \(result)",
            "    try await file.createViewModelInstance(.name(instance.rawValue, from: .name(name)))", "}")
    }

    private mutating func properties(_ viewModel: ViewModelInfo) {
        let properties = unique(viewModel.properties, "property of '\(printable(viewModel.name))'", by: \.name)
        let members = SwiftNames(
            properties.map(\.name), .member, reserved: ["path", "reference", "hash", "hashValue"])
        for property in properties { self.property(property, members[property.name], of: viewModel) }
    }

    private mutating func property(_ property: ViewModelPropertyInfo, _ member: String, of viewModel: ViewModelInfo) {
        let literal = swiftLiteral(PathPart.escaped(property.name))
        let title = "'\(comment(property.name))'"
        let initial = property.defaultValue.map { ", \(comment($0.shown)) in the default instance" } ?? ""
        let type: String
        switch property.kind {
        case .number: type = "NumberProperty"
        case .string: type = "StringProperty"
        case .boolean: type = "BoolProperty"
        case .color: type = "ColorProperty"
        case .trigger: type = "TriggerProperty"
        case .enumeration: type = enumType(of: property)
        case .viewModel: return nested(property, member, title: title, literal: literal)
        case .list: return list(property, member, of: viewModel, title: title, literal: literal)
        case .asset: type = "ImageProperty"
        case .artboard: type = "ArtboardProperty"
        case .listIndex, .unknown:
            return declaration(
                3, "Path of \(title): \(property.kind.rawValue).",
                "\(prefix)var \(member): Swift.String { path + \(literal) }")
        }
        let kind = property.kind.rawValue
        declaration(
            3, "\(kind.prefix(1).uppercased() + kind.dropFirst()) \(title)\(initial).",
            "\(prefix)var \(member): RivuletPlayback.\(type) { .init(path: path + \(literal)) }")
    }

    private func enumType(of property: ViewModelPropertyInfo) -> String {
        guard let name = property.enumeration,
            document.enums.first(where: { $0.name == name })?.values.isEmpty == false
        else { return "EnumProperty" }
        return "CaseProperty<Enums.\(enumTypes[name])>"
    }

    private mutating func nested(
        _ property: ViewModelPropertyInfo, _ member: String, title: String, literal: String
    ) {
        guard let name = property.viewModel else {
            return declaration(
                3, "Path of \(title): a view model that the file does not have.",
                "\(prefix)var \(member): Swift.String { path + \(literal) }")
        }
        declaration(
            3, "Nested view model \(title): '\(comment(name))'.",
            "\(prefix)var \(member): ViewModels.\(viewModelTypes[name]) { .init(path: path + \(literal) + \"/\") }")
    }

    /// The list, and the paths of its items: of the view models that items have or that are shown of it, else the
    /// beginning of whatever path.
    private mutating func list(
        _ property: ViewModelPropertyInfo, _ member: String, of viewModel: ViewModelInfo, title: String,
        literal: String
    ) {
        declaration(
            3, "List \(title).",
            "\(prefix)var \(member): RivuletPlayback.ListProperty { .init(path: path + \(literal)) }")
        let items = lists.viewModels(ofList: property.name, in: viewModel.name)
        let path = "path + \(literal) + \"[\\(index)]/\""
        for item in items {
            let type = "ViewModels.\(viewModelTypes[item])"
            declaration(
                3, "Paths of an item of list \(title), counted from 0: view model '\(comment(item))'.",
                "\(prefix)func \(member)(_ index: Swift.Int\(items.count > 1 ? ", as _: \(type).Type" : "")) -> \(type) {",
                "    .init(path: \(path))", "}")
        }
        guard items.isEmpty else { return }
        declaration(
            3, "The beginning of paths in an item of list \(title), counted from 0: for the 'path' of its view model,",
            "/// which the file does not tell.",
            "\(prefix)func \(member)(_ index: Swift.Int) -> Swift.String { \(path) }")
    }
}

import RivuletFormat
import RivuletRuntime

/// The view models that items of lists are of, as far as the file tells: of the items that it has, and of those that its
/// artboards can show.
struct ListItems {
    private let document: Document
    private var found: [ModelProperty: Set<Int>] = [:]

    init(_ document: Document) {
        self.document = document
        addItems()
        addShown()
    }

    /// Names of view models, in the order of the file.
    func viewModels(ofList list: String, in viewModel: String) -> [String] {
        guard let owner = document.viewModelNames.firstIndex(of: viewModel),
            let property = document.propertyIndex(list, viewModel: owner)
        else { return [] }
        let viewModels = found[ModelProperty(viewModel: owner, property: property), default: []]
        return viewModels.sorted().map { document.viewModelName($0) }.uniqued()
    }

    private mutating func add(_ viewModel: Int, to list: ModelProperty) {
        guard document.tables.viewModels.viewModels.indices.contains(viewModel) else { return }
        found[list, default: []].insert(viewModel)
    }

    private mutating func addItems() {
        let (imports, file) = (document.tables.imports, document.file)
        for (owner, viewModel) in imports.viewModels.enumerated() {
            for row in viewModel.instances.flatMap({ imports.viewModelInstances[Int($0)].values.indices }) {
                let value = imports.viewModelValues[row]
                let id = file.uint(.ViewModelInstanceValue.viewModelPropertyId, of: RecordIndex(Int(value.record)))
                for item in value.listItems.indices {
                    let record = RecordIndex(Int(imports.listItems[item]))
                    add(
                        Int(file.uint(.ViewModelInstanceListItem.viewModelId, of: record)),
                        to: ModelProperty(viewModel: owner, property: Int(id)))
                }
            }
        }
    }

    private mutating func addShown() {
        let names = document.viewModelNames
        for list in document.artboards.flatMap(\.componentLists) {
            guard let source = list.source, source.isResolved,
                let owner = source.viewModel.flatMap({ names.firstIndex(of: $0) }),
                let path = try? document.propertyPath(source.path, viewModel: owner),
                let property = document.property(at: path, viewModel: owner)
            else { continue }
            for shown in list.rules.compactMap(\.viewModel) {
                if let viewModel = names.firstIndex(of: shown) { add(viewModel, to: property) }
            }
        }
    }
}

extension Scene {
    /// The bound view model instance, nil if the scene plays unbound.
    public var viewModelInstance: StoredInstance? { boundInstance.map { StoredInstance($0, in: store) } }

    /// The value at a path of the bound view model instance: names of properties with `/` between them, `list[2]/name`
    /// for a property of a list's item (counted from 0), `\/` for a slash in a name.
    public func value(_ path: String) throws(SceneError) -> Value {
        let root = try root(path)
        return try store.value(at: try store.path(path, from: root), from: root)
    }

    /// Writes a value of the bound view model instance; it takes effect in the next advance.
    ///
    /// Numbers, texts, booleans, colours, enums by key, assets and artboards by index can be written.
    public mutating func set(_ path: String, to value: Value) throws(SceneError) {
        let root = try root(path)
        try store.set(value, at: try store.path(path, from: root), from: root)
    }

    /// Fires a trigger of the bound view model instance; it takes effect in the next advance.
    public mutating func fire(_ path: String) throws(SceneError) {
        let root = try root(path)
        try store.fire(at: try store.address(of: try store.path(path, from: root), from: root))
    }

    /// Gives an image (or font) property the first asset of the file with a name; nil for none.
    public mutating func setAsset(_ path: String, to name: String?) throws(SceneError) {
        try set(path, to: .asset(try document.assetIndex(named: name)))
    }

    /// Gives an artboard property the first artboard of the file with a name; nil for none.
    public mutating func setArtboard(_ path: String, to name: String?) throws(SceneError) {
        var index: Int?
        if let name { index = try document.artboardIndex(named: name) }
        try set(path, to: .artboard(index))
    }

    func root(_ path: String) throws(SceneError) -> InstanceNumber {
        guard let root = boundInstance else { throw .noViewModel(path: path) }
        return root
    }
}

extension Document {
    /// An asset's index as values hold it.
    func word(ofAsset index: Int?) throws(SceneError) -> UInt32 {
        guard let index else { return ViewModelTables.none }
        guard assetName(index) != nil else { throw .unknownAsset("\(index)", existing: assets.map(\.name)) }
        return UInt32(index)
    }

    /// An artboard's index as values hold it.
    func word(ofArtboard index: Int?) throws(SceneError) -> UInt32 {
        guard let index else { return ViewModelTables.none }
        guard hasArtboard(index) else { throw .unknownArtboard("\(index)", existing: artboardNames) }
        return UInt32(index)
    }
}

// MARK: - Paths from an instance

extension ViewModelStore {
    /// What a path leads to.
    package enum Place: Equatable {
        case value(ValueAddress)
        /// The path ends with an item of a list, nil for one without an instance.
        case item(InstanceNumber?)
    }

    package func path(_ text: String, from root: InstanceNumber) throws(SceneError) -> PropertyPath {
        try document.propertyPath(text, viewModel: viewModel(of: root))
    }

    /// Follows a path from an instance to what it means now.
    package func place(of path: PropertyPath, from root: InstanceNumber) throws(SceneError) -> Place {
        guard case .item(let index) = path.steps.last else { return .value(try address(of: path, from: root)) }
        let items = items(at: try list(path.parent, from: root))
        guard index < items.count else {
            throw .indexOutOfRange(path: path.text, index: index, count: items.count)
        }
        return .item(items[index])
    }

    package func value(at path: PropertyPath, from root: InstanceNumber) throws(SceneError) -> Value {
        switch try place(of: path, from: root) {
        case .value(let address): value(at: address)
        case .item(let instance): instance.map { reference(to: $0) } ?? .viewModel("", instance: "")
        }
    }

    func set(_ value: Value, at path: PropertyPath, from root: InstanceNumber) throws(SceneError) {
        switch try place(of: path, from: root) {
        case .value(let address): try set(value, at: address)
        case .item: throw .notWritable(path: path.text, kind: .viewModel)
        }
    }

    /// The instance at a path: one that a view model property refers to, or an item of a list.
    package func instance(at path: PropertyPath, from root: InstanceNumber) throws(SceneError) -> InstanceNumber {
        switch try place(of: path, from: root) {
        case .item(let instance):
            guard let instance else { throw .missingInstance(path: path.text, part: path.text) }
            return instance
        case .value(let address):
            let kind = kind(at: address)
            guard kind == .viewModel else { throw .wrongKind(path: path.text, wanted: .viewModel, found: kind) }
            guard let instance = reference(at: address) else {
                throw .missingInstance(path: path.text, part: pathName(address))
            }
            return instance
        }
    }

    /// Whether an instance is held by something.
    package func isAlive(_ instance: InstanceNumber) -> Bool { tables.instances[Int(instance.rawValue)].isAlive }

    /// The list at a path.
    package func list(_ path: PropertyPath, from root: InstanceNumber) throws(SceneError) -> ValueAddress {
        let address = try address(of: path, from: root)
        let kind = kind(at: address)
        guard kind == .list else { throw .wrongKind(path: path.text, wanted: .list, found: kind) }
        return address
    }
}

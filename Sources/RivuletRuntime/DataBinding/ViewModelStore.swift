import RivuletFormat
import RivuletSchema

/// The values of view model instances. Scenes of one isolation domain may share a store, and so instances.
///
/// Not Sendable: a store and the scenes bound to its instances live in the same isolation domain.
public final class ViewModelStore {
    package let document: Document
    package var tables = ViewModelTables()

    /// An empty store for instances of one document's view models.
    public init(_ document: Document) { self.document = document }

    /// Makes an instance and counts one owner of it.
    ///
    /// - Parameter viewModel: position among the document's view models.
    package func makeInstance(viewModel: Int, _ choice: ViewModelChoice) throws(SceneError) -> InstanceNumber {
        var maker = InstanceMaker(document)
        let instances = document.tables.imports.viewModels[viewModel].instances
        var original: UInt32?
        switch choice {
        case .default: original = instances.first
        case .blank, .none: break
        case .named(let name): original = UInt32(try document.instance(named: name, ofViewModel: viewModel))
        }
        if let original, let copy = try maker.copy(original, into: &tables) { return copy }
        if let blank = try maker.blank(UInt32(viewModel), into: &tables) { return blank }
        throw .limitExceeded(
            limit: "nested view models", value: InstanceMaker.maximumDepth, maximum: InstanceMaker.maximumDepth)
    }

    /// Makes the instance that a scene of an artboard begins with, owned once; nil for none.
    package func makeInstance(forArtboard artboard: Int, _ choice: ViewModelChoice) throws(SceneError)
        -> InstanceNumber?
    {
        guard choice != .none else { return nil }
        guard let viewModel = document.viewModelIndex(ofArtboard: artboard) else {
            if case .named(let name) = choice { throw .unknownInstance(name, viewModel: "", existing: []) }
            return nil
        }
        return try makeInstance(viewModel: viewModel, choice)
    }

    /// Counts one more owner.
    package func retain(_ instance: InstanceNumber) { tables.retain(instance) }
    /// Counts one owner less; without owners the instance and what only it references are freed.
    package func release(_ instance: InstanceNumber) { tables.release(instance) }
    /// The number of instances alive, for tests.
    package var liveInstanceCount: Int { tables.liveCount }
    /// Position of an instance's view model in the document.
    package func viewModel(of instance: InstanceNumber) -> Int {
        Int(tables.instances[Int(instance.rawValue)].viewModel)
    }

    /// Follows a path from an instance to the value that it means now.
    package func address(of path: PropertyPath, from root: InstanceNumber) throws(SceneError) -> ValueAddress {
        var current = root
        var address: ValueAddress?
        for step in path.steps {
            if case .item(let index) = step {
                guard let list = address, tables.values[tables.row(list)].kind == .list else {
                    throw .wrongKind(path: path.text, wanted: .list, found: .unknown)
                }
                let items = tables.lists[Int(tables.values[tables.row(list)].word)]
                guard index < items.count else {
                    throw .indexOutOfRange(path: path.text, index: index, count: items.count)
                }
                guard let instance = items[index].instance else {
                    throw .missingInstance(path: path.text, part: "\(pathName(list))[\(index)]")
                }
                current = instance
                address = nil
                continue
            }
            if let holder = address {
                let value = tables.values[tables.row(holder)]
                guard value.kind == .viewModel, value.word != ViewModelTables.none else {
                    throw .missingInstance(
                        path: path.text,
                        part: document.propertyName(Int(holder.property), viewModel: viewModel(of: holder.instance)))
                }
                current = InstanceNumber(value.word)
            }
            address = try property(step, of: current, path: path)
        }
        guard let address else { throw .wrongKind(path: path.text, wanted: path.kind, found: .viewModel) }
        return address
    }

    private func property(
        _ step: PropertyPath.Step, of instance: InstanceNumber, path: PropertyPath
    ) throws(SceneError) -> ValueAddress {
        let viewModel = viewModel(of: instance)
        var index: UInt32?
        var part = ""
        switch step {
        case .property(let number):
            index = number < tables.instances[Int(instance.rawValue)].valueCount ? number : nil
            if let index { part = document.propertyName(Int(index), viewModel: viewModel) }
        case .name(let name):
            index = document.propertyIndex(name, viewModel: viewModel).map(UInt32.init)
            part = name
        case .item: break
        }
        if let index {
            let address = ValueAddress(instance: instance, property: index)
            if tables.values[tables.row(address)].isPresent { return address }
        }
        throw .unknownPath(
            path.text, part: part, viewModel: document.viewModelName(viewModel),
            existing: document.propertyNames(viewModel))
    }

    /// The value at an address.
    package func value(at address: ValueAddress) -> Value {
        let row = tables.values[tables.row(address)]
        let index = row.word == ViewModelTables.none ? nil : Int(row.word)
        switch row.kind {
        case .number: return .number(Float(bitPattern: row.word))
        case .string: return .string(tables.strings.string(row.word, document: document.tables.file.payload))
        case .boolean: return .boolean(row.word != 0)
        case .color: return .color(row.word)
        case .enumeration: return .enumeration(enumKey(row.word, address))
        case .trigger: return .trigger(row.word)
        case .list: return .list(tables.lists[Int(row.word)].count)
        case .listIndex: return .listIndex(row.word)
        case .asset, .unknown: return .asset(index)
        case .artboard: return .artboard(index)
        case .viewModel: return index.map { reference(to: InstanceNumber(UInt32($0))) } ?? .viewModel("", instance: "")
        }
    }

    /// A reference to an instance as a value.
    func reference(to instance: InstanceNumber) -> Value {
        let row = tables.instances[Int(instance.rawValue)]
        return .viewModel(
            document.viewModelName(Int(row.viewModel)),
            instance: row.original == ViewModelTables.none
                ? ""
                : document.tables.string(
                    .Component.name, of: document.tables.imports.viewModelInstances[Int(row.original)].record))
    }

    /// Writes a value as the host does. An equal value changes nothing and is not journaled.
    package func set(_ value: Value, at address: ValueAddress) throws(SceneError) {
        let row = tables.row(address)
        let kind = tables.values[row].kind
        guard value.kind == kind else {
            throw .wrongKind(path: pathName(address), wanted: value.kind, found: kind)
        }
        switch value {
        case .number(let number): tables.set(address, word: number.bitPattern, source: .host)
        case .boolean(let flag): tables.set(address, word: flag ? 1 : 0, source: .host)
        case .color(let color): tables.set(address, word: color, source: .host)
        case .string(let text):
            let payload = document.tables.file.payload
            if tables.strings.set(tables.values[row].word, to: Array(text.utf8), document: payload) {
                tables.noteChange(address, row, .set, .host)
            }
        case .enumeration(let key):
            let keys = enumKeys(address)
            guard let index = keys.firstIndex(of: key) else {
                throw .unknownEnumValue(key, path: pathName(address), existing: keys)
            }
            tables.set(address, word: UInt32(index), source: .host)
        case .asset(let index): tables.set(address, word: try document.word(ofAsset: index), source: .host)
        case .artboard(let index): tables.set(address, word: try document.word(ofArtboard: index), source: .host)
        case .trigger, .viewModel, .list, .listIndex:
            throw .notWritable(path: pathName(address), kind: kind)
        }
    }

    /// Fires a trigger as the host does.
    package func fire(at address: ValueAddress) throws(SceneError) {
        let kind = tables.values[tables.row(address)].kind
        guard kind == .trigger else { throw .wrongKind(path: pathName(address), wanted: .trigger, found: kind) }
        tables.fire(address, source: .host)
    }

    /// What happened since the journal was last emptied, in order: fires by host and machine, changed values.
    package var journal: [JournalEntry] { tables.journal }
    /// Empties the journal, keeping its storage.
    package func removeJournal() { tables.journal.removeAll(keepingCapacity: true) }

    func pathName(_ address: ValueAddress) -> String {
        document.propertyName(Int(address.property), viewModel: viewModel(of: address.instance))
    }

    private func enumKeys(_ address: ValueAddress) -> [String] {
        document.enumKeys(enumeration(of: address))
    }

    private func enumKey(_ index: UInt32, _ address: ValueAddress) -> String {
        let keys = enumKeys(address)
        return index < UInt32(keys.count) ? keys[Int(index)] : ""
    }

    /// The path of a value from an instance, nil if it cannot be reached from there.
    package func path(of address: ValueAddress, from root: InstanceNumber) -> String? {
        var pending: [(instance: InstanceNumber, prefix: String)] = [(root, "")]
        var seen: Set<InstanceNumber> = [root]
        var next = 0
        while next < pending.count {
            let (instance, prefix) = pending[next]
            next += 1
            let viewModel = viewModel(of: instance)
            func name(_ property: Int) -> String {
                prefix + PathPart.escaped(document.propertyName(property, viewModel: viewModel))
            }
            if instance == address.instance { return name(Int(address.property)) }
            let row = tables.instances[Int(instance.rawValue)]
            for property in 0..<Int(row.valueCount) {
                let value = tables.values[Int(row.firstValue) + property]
                guard value.isPresent else { continue }
                if value.kind == .viewModel, value.word != ViewModelTables.none {
                    let nested = InstanceNumber(value.word)
                    if seen.insert(nested).inserted { pending.append((nested, name(property) + "/")) }
                } else if value.kind == .list {
                    for (number, item) in tables.lists[Int(value.word)].enumerated() {
                        guard let nested = item.instance, seen.insert(nested).inserted else { continue }
                        pending.append((nested, name(property) + "[\(number)]/"))
                    }
                }
            }
        }
        return nil
    }
}

/// Counts as one owner of an instance as long as it lives.
package final class InstanceOwner {
    package let instance: InstanceNumber
    private let store: ViewModelStore

    package init(_ instance: InstanceNumber, in store: ViewModelStore) {
        self.instance = instance
        self.store = store
        store.retain(instance)
    }

    deinit { store.release(instance) }
}

// MARK: - Walking, for tools

extension ViewModelStore {
    /// The properties that an instance has a value for, in order.
    package func presentProperties(of instance: InstanceNumber) -> [(name: String, address: ValueAddress)] {
        let row = tables.instances[Int(instance.rawValue)]
        let names = document.propertyNames(Int(row.viewModel))
        return (0..<row.valueCount).compactMap { property in
            guard tables.values[Int(row.firstValue + property)].isPresent else { return nil }
            return (names[Int(property)], ValueAddress(instance: instance, property: property))
        }
    }

    /// The instance that a view model value refers to.
    package func reference(at address: ValueAddress) -> InstanceNumber? {
        let row = tables.values[tables.row(address)]
        return row.kind == .viewModel && row.word != ViewModelTables.none ? InstanceNumber(row.word) : nil
    }

    /// The instances in a list, in order; nil for items that have none.
    package func items(at address: ValueAddress) -> [InstanceNumber?] {
        let row = tables.values[tables.row(address)]
        return row.kind == .list && row.isPresent ? tables.lists[Int(row.word)].map(\.instance) : []
    }
}

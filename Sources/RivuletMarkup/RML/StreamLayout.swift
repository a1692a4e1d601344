import RivuletSchema

/// Which places the records of an object stream take in the lists that ids count in, by the import rules of chapter 01
/// §7.1 and §8. Records that the runtime would drop for their values are counted as if it kept them.
struct StreamLayout {
    /// A list: its kind, and the record that owns it (nil for lists of the file).
    struct List: Hashable {
        var space: IndexSpace
        var owner: Int?
    }

    /// What is known about one record. Records are named by their position in the stream.
    struct Entry {
        /// The artboard that is open; for an artboard, itself.
        var artboard: Int?
        var stateMachine: Int?
        var layer: Int?
        var state: Int?
        /// The place in the artboard's objects.
        var objectID: UInt32?
        /// The place in a list other than objects.
        var listing: (list: List, index: UInt32)?
    }

    private(set) var entries: [Entry] = []
    private var lists: [List: [Int]] = [:]

    /// - Parameter types: the types of the records in order, nil for types that the runtime does not know.
    init(types: [SchemaType?]) {
        var latest = Latest()
        entries.reserveCapacity(types.count)
        for (record, type) in types.enumerated() { read(record, type, &latest) }
    }

    /// The members of a list.
    subscript(list: List) -> [Int] { lists[list] ?? [] }

    /// The record at a place of a list.
    func record(_ index: UInt32, in list: List) -> Int? {
        guard let members = lists[list], index < UInt32(members.count) else { return nil }
        return members[Int(index)]
    }

    /// The list which an index of this kind counts in, seen from a record, where its place in the stream decides that.
    func list(_ space: IndexSpace, seenFrom record: Int) -> List? {
        let entry = entries[record]
        switch space {
        case .object, .animation, .stateMachine: return entry.artboard.map { List(space: space, owner: $0) }
        case .input: return entry.stateMachine.map { List(space: space, owner: $0) }
        case .state: return entry.layer.map { List(space: space, owner: $0) }
        case .blendAnimation: return entry.state.map { List(space: space, owner: $0) }
        case .artboard, .asset, .converter, .fileInterpolator, .physics, .viewModel, .dataEnum:
            return List(space: space, owner: nil)
        case .viewModelProperty, .viewModelInstance, .enumValue, .none: return nil
        }
    }

    /// The place of a record in lists of this kind.
    func index(of record: Int, in space: IndexSpace) -> UInt32? {
        if space == .object { return entries[record].objectID }
        guard let listing = entries[record].listing, listing.list.space == space else { return nil }
        return listing.index
    }

    /// Adds a view model instance to its view model's list. Once all other places are known: the view model is a value
    /// of the record, not its place.
    mutating func addInstance(_ record: Int, viewModel index: UInt32) {
        guard let viewModel = self.record(index, in: List(space: .viewModel, owner: nil)) else { return }
        add(record, to: List(space: .viewModelInstance, owner: viewModel))
    }

    // MARK: Reading

    /// The latest record of each kind that others attach to.
    private struct Latest {
        var artboard: Int?
        var keyedProperty: Int?
        var stateMachine: Int?
        var layer: Int?
        var state: Int?
        var viewModel: Int?
        var dataEnum: Int?
        var scriptedIsComponent = false
    }

    private mutating func add(_ record: Int, to list: List) {
        lists[list, default: []].append(record)
        entries[record].listing = (list, UInt32(lists[list, default: []].count - 1))
    }

    private mutating func addObject(_ record: Int, of artboard: Int) {
        let list = List(space: .object, owner: artboard)
        lists[list, default: []].append(record)
        entries[record].objectID = UInt32(lists[list, default: []].count - 1)
    }

    private mutating func add(_ record: Int, _ space: IndexSpace, of owner: Int?) {
        guard let owner else { return }
        add(record, to: List(space: space, owner: owner))
    }

    private mutating func read(_ record: Int, _ type: SchemaType?, _ latest: inout Latest) {
        if type == .artboard { latest.artboard = record }
        if type == .stateMachine { latest.stateMachine = record }
        if type == .stateMachineLayer { latest.layer = record }
        if type?.isA(.layerState) == true { latest.state = record }
        entries.append(
            Entry(
                artboard: latest.artboard, stateMachine: latest.stateMachine, layer: latest.layer, state: latest.state))
        guard let type else {
            readUnknown(record, latest)
            return
        }
        readObject(record, type, &latest)
        readListMember(record, type, &latest)
    }

    /// Chapter 01 §8.3: the newest of these takes a record of unknown type.
    private mutating func readUnknown(_ record: Int, _ latest: Latest) {
        let newest = [latest.artboard, latest.keyedProperty, latest.stateMachine, latest.layer].compactMap { $0 }.max()
        guard let newest, newest != latest.keyedProperty else { return }
        if newest == latest.layer {
            add(record, .state, of: latest.layer)
        } else if newest == latest.stateMachine {
            add(record, .input, of: latest.stateMachine)
        } else {
            addObject(record, of: newest)
        }
    }

    private mutating func readObject(_ record: Int, _ type: SchemaType, _ latest: inout Latest) {
        if Self.scripted.contains(where: type.isA) { latest.scriptedIsComponent = type.isA(.component) }
        guard let artboard = latest.artboard else { return }
        let isInput = [.keyboardInput, .gamepadInput, .semanticInput].contains(type)
        let isScriptInput = Self.scriptInputs.contains(type)
        let joins =
            type.isA(.component) && !type.isA(.scrollPhysics) && (!isScriptInput || latest.scriptedIsComponent)
        if joins || isInput || type.isA(.keyFrameInterpolator) { addObject(record, of: artboard) }
    }

    private mutating func readListMember(_ record: Int, _ type: SchemaType, _ latest: inout Latest) {
        if type == .artboard { add(record, to: List(space: .artboard, owner: nil)) }
        if type == .linearAnimation { add(record, .animation, of: latest.artboard) }
        if type == .stateMachine { add(record, .stateMachine, of: latest.artboard) }
        if type == .keyedProperty { latest.keyedProperty = record }
        if type.isA(.stateMachineInput) { add(record, .input, of: latest.stateMachine) }
        if type.isA(.layerState) { add(record, .state, of: latest.layer) }
        if type.isA(.blendAnimation) { add(record, .blendAnimation, of: latest.state) }
        if type.isA(.fileAsset), type != .manifestAsset { add(record, to: List(space: .asset, owner: nil)) }
        if type.isA(.dataConverter) { add(record, to: List(space: .converter, owner: nil)) }
        if type.isA(.keyFrameInterpolator), latest.artboard == nil {
            add(record, to: List(space: .fileInterpolator, owner: nil))
        }
        if type.isA(.scrollPhysics) { add(record, to: List(space: .physics, owner: nil)) }
        if type == .viewModel {
            latest.viewModel = record
            add(record, to: List(space: .viewModel, owner: nil))
        }
        if type.isA(.viewModelProperty) { add(record, .viewModelProperty, of: latest.viewModel) }
        if type == .dataEnum || type == .dataEnumCustom {
            if type == .dataEnumCustom { latest.dataEnum = record }
            add(record, to: List(space: .dataEnum, owner: nil))
        }
        if type == .dataEnumValue { add(record, .enumValue, of: latest.dataEnum) }
    }

    static let scripted: [SchemaType] = [
        .scriptedDrawable, .scriptedDataConverter, .scriptedPathEffect, .scriptedListenerAction,
        .scriptedTransitionCondition, .scriptedInterpolator,
    ]
    static let scriptInputs: Set<SchemaType> = [
        .scriptInputNumber, .scriptInputViewModelProperty, .scriptInputTrigger, .scriptInputArtboard,
        .scriptInputColor, .scriptInputString, .scriptInputBoolean,
    ]
}

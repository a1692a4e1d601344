/// An instance in a store, by number. Meaningless in other stores.
package struct InstanceNumber: Hashable, Sendable, BitwiseCopyable {
    package var rawValue: UInt32
    package init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// One value in a store: the instance that has it and the position of its property.
package struct ValueAddress: Hashable, Sendable, BitwiseCopyable {
    package var instance: InstanceNumber
    package var property: UInt32

    package init(instance: InstanceNumber, property: UInt32) {
        self.instance = instance
        self.property = property
    }
}

/// An item of a list. The same instance may be in a list more than once: its items are told apart.
struct ListItem: Sendable, BitwiseCopyable {
    /// Nil for an item of the file that names no instance: it counts, and shows nothing.
    var instance: InstanceNumber?
    var id: UInt32
}

/// Something that happened to a value in a store.
package struct JournalEntry: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// The value is another one now.
        case set
        /// The trigger fired.
        case fire
    }

    package var address: ValueAddress
    package var kind: Kind
    package var source: TriggerReport.Source
}

/// The values of all instances of a store, in flat tables (chapter 05 §2–§6).
package struct ViewModelTables: Sendable {
    static let none: UInt32 = 0xFFFF_FFFF

    struct InstanceRow: Sendable, BitwiseCopyable {
        /// Position among the document's view models.
        var viewModel: UInt32
        /// The file's instance that it copies, for its name; none for blank ones.
        var original: UInt32
        /// Its values: one for each property of the view model, in order.
        var firstValue: UInt32
        var valueCount: UInt32
        /// Handles, scenes, references and lists that hold it. Without any it is free.
        var owners: UInt32
        var isAlive: Bool
        /// The last round of `advanced` that came by.
        var round: UInt32 = 0
    }

    struct ValueRow: Sendable, BitwiseCopyable {
        /// Bits of a number, bool, colour or counter; number of a string slot, instance or list.
        var word: UInt32
        var kind: ValueKind
        /// The instance has a value for the property.
        var isPresent: Bool
        /// Changed since the end of the last frame.
        var didChange = false
        /// Some layer used the change.
        var isUsed = false
        /// What hangs on it, in order of registration.
        var firstDependent = ViewModelTables.none
        var lastDependent = ViewModelTables.none
    }

    var instances: [InstanceRow] = []
    var values: [ValueRow] = []
    var strings = StringSlots()
    /// Instances in a list, in order.
    var lists: [[ListItem]] = []
    private var lastItem: UInt32 = 0
    var freeInstances: [UInt32] = []
    var freeLists: [UInt32] = []
    var liveCount = 0
    /// Values marked as changed; 0 lets the end of a frame pass at once.
    var changedCount = 0
    var journal: [JournalEntry] = []
    var dependents: [DependentRow] = []
    var freeDependents: [UInt32] = []
    /// What scenes have not looked at yet, by the number of the scene.
    var inboxes: [[Delivery]] = []
    var freeScenes: [UInt32] = []
    var used: [UsedMark] = []
    var held: [HeldInstance] = []
    var heldLists: [HeldList] = []
    private var round: UInt32 = 0
    /// Instances that `advanced` is in the middle of, and the value that comes next.
    private var walk: [(instance: InstanceNumber, next: UInt32, item: Int)] = []

    func row(_ address: ValueAddress) -> Int {
        Int(instances[Int(address.instance.rawValue)].firstValue) + Int(address.property)
    }

    // MARK: Changing

    /// Stores a word if it differs, and remembers that it changed. A trigger fires by that, unless it goes back to 0.
    mutating func set(_ address: ValueAddress, word: UInt32, source: TriggerReport.Source) {
        let row = row(address)
        let isEqual =
            values[row].kind == .number
            ? Float(bitPattern: values[row].word) == Float(bitPattern: word) : values[row].word == word
        if isEqual { return }
        values[row].word = word
        guard values[row].kind == .trigger else { return noteChange(address, row, .set, source) }
        tell(row)
        markChanged(row)
        if word != 0 { journal.append(JournalEntry(address: address, kind: .fire, source: source)) }
    }

    /// Counts a trigger up.
    mutating func fire(_ address: ValueAddress, source: TriggerReport.Source) {
        let row = row(address)
        guard values[row].kind == .trigger, values[row].isPresent else { return }
        values[row].word &+= 1
        noteChange(address, row, .fire, source)
    }

    /// Points a reference at another instance, which gets one owner more, or at none (chapter 05 §7).
    mutating func replace(_ address: ValueAddress, with instance: InstanceNumber?, source: TriggerReport.Source) {
        let row = row(address)
        guard values[row].kind == .viewModel, values[row].isPresent else { return }
        let old = values[row].word
        if let instance { retain(instance) }
        values[row].word = instance?.rawValue ?? Self.none
        noteChange(address, row, .set, source)
        tellRelink()
        if old != Self.none { release(InstanceNumber(old)) }
    }

    mutating func noteChange(
        _ address: ValueAddress, _ row: Int, _ kind: JournalEntry.Kind, _ source: TriggerReport.Source
    ) {
        tell(row)
        markChanged(row)
        journal.append(JournalEntry(address: address, kind: kind, source: source))
    }

    private mutating func markChanged(_ row: Int) {
        if values[row].didChange { return }
        values[row].didChange = true
        changedCount += 1
    }

    private mutating func clearMarks(_ row: Int) {
        if values[row].didChange {
            values[row].didChange = false
            changedCount -= 1
        }
        guard values[row].isUsed else { return }
        values[row].isUsed = false
        used.removeAll { $0.value == UInt32(row) }
    }

    /// The end of a frame for an instance and what it references: triggers go back to 0, nothing counts as changed any
    /// more (chapter 05 §4). Resets are not journaled.
    mutating func advanced(_ root: InstanceNumber) {
        guard changedCount > 0 || !used.isEmpty else { return }
        round &+= 1
        visit(root)
        while let (number, next, item) = walk.last {
            let instance = instances[Int(number.rawValue)]
            guard next < instance.valueCount else {
                walk.removeLast()
                continue
            }
            let row = Int(instance.firstValue + next)
            if values[row].kind == .list, values[row].isPresent, item < lists[Int(values[row].word)].count {
                walk[walk.count - 1].item += 1
                if let instance = lists[Int(values[row].word)][item].instance { visit(instance) }
                continue
            }
            walk[walk.count - 1].next += 1
            walk[walk.count - 1].item = 0
            switch values[row].kind {
            case .viewModel:
                // Its own marks stay for good.
                if values[row].isPresent, values[row].word != Self.none { visit(InstanceNumber(values[row].word)) }
            case .trigger:
                if values[row].word != 0 {
                    values[row].word = 0
                    tell(row)
                }
                clearMarks(row)
            default: clearMarks(row)
            }
        }
    }

    private mutating func visit(_ instance: InstanceNumber) {
        guard instances[Int(instance.rawValue)].round != round else { return }
        instances[Int(instance.rawValue)].round = round
        walk.append((instance, 0, 0))
    }

    // MARK: Lists

    /// A new item, whose list will count as an owner of the instance.
    mutating func makeItem(_ instance: InstanceNumber?) -> ListItem {
        lastItem = lastItem == Self.none - 1 ? 0 : lastItem + 1
        return ListItem(instance: instance, id: lastItem)
    }

    /// A list value takes over the items of another list, none for no items.
    mutating func assign(_ list: UInt32, to address: ValueAddress, source: TriggerReport.Source) {
        let row = row(address)
        guard values[row].kind == .list, values[row].isPresent else { return }
        let own = Int(values[row].word)
        let new = list == Self.none ? [] : lists[Int(list)]
        for item in new { if let instance = item.instance { retain(instance) } }
        let old = lists[own]
        lists[own] = new
        noteChange(address, row, .set, source)
        for item in old { if let instance = item.instance { release(instance) } }
    }

    // MARK: Finding

    /// Follows a path of ids: a view model id, then property ids (chapter 05 §8.2). Nil where it does not resolve.
    func address(ofPath path: ArraySlice<UInt32>, from root: InstanceNumber) -> ValueAddress? {
        guard let viewModel = path.first, path.count > 1,
            instances[Int(root.rawValue)].viewModel == viewModel
        else { return nil }
        var current = root
        for (offset, id) in path.dropFirst().enumerated() {
            let instance = instances[Int(current.rawValue)]
            guard id < instance.valueCount else { return nil }
            let address = ValueAddress(instance: current, property: id)
            let value = values[row(address)]
            guard value.isPresent else { return nil }
            if offset == path.count - 2 { return address }
            guard value.kind == .viewModel, value.word != Self.none else { return nil }
            current = InstanceNumber(value.word)
        }
        return nil
    }

    // MARK: Owning

    mutating func retain(_ instance: InstanceNumber) { instances[Int(instance.rawValue)].owners += 1 }

    /// Takes one owner away; instances without owners are freed, and so on down.
    mutating func release(_ instance: InstanceNumber) {
        var pending = [instance]
        while let next = pending.popLast() {
            let index = Int(next.rawValue)
            instances[index].owners -= 1
            guard instances[index].owners == 0 else { continue }
            instances[index].isAlive = false
            liveCount -= 1
            let row = instances[index]
            for value in Int(row.firstValue)..<Int(row.firstValue + row.valueCount) {
                clearMarks(value)
                guard values[value].isPresent else { continue }
                switch values[value].kind {
                case .string: strings.remove(values[value].word)
                case .viewModel:
                    if values[value].word != Self.none { pending.append(InstanceNumber(values[value].word)) }
                case .list:
                    pending.append(contentsOf: lists[Int(values[value].word)].lazy.compactMap(\.instance))
                    lists[Int(values[value].word)] = []
                    freeLists.append(values[value].word)
                default: break
                }
            }
            freeInstances.append(next.rawValue)
        }
    }
}

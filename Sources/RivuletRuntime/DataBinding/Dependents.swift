// Who hears of changes of a value, and how scenes are told. A store does not call scenes: it leaves word in their
// inboxes, which a scene empties after each write of its own and before anything else it does.

/// Something in a scene that hangs on a value: an element of the value's list, in order of registration.
struct DependentRow: Sendable, BitwiseCopyable {
    enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// A data bind that follows its source.
        case bind
        /// A data bind that writes what the value becomes somewhere else.
        case target
        /// A listener of a machine.
        case watch
        /// A data bind whose converter reads the value.
        case operand
        /// A data bind of a converter's property.
        case converterBind
        /// A vertex of a list path.
        case vertex
        /// Keeps the instance, and hears nothing.
        case holder
    }

    /// None for a holder of the instance as a whole.
    var value: UInt32
    var instance: InstanceNumber
    var next: UInt32 = ViewModelTables.none
    var previous: UInt32 = ViewModelTables.none
    var scene: UInt32
    var kind: Kind
    /// Which one, in the scene's table of its kind.
    var item: UInt32
    var isAlive = true
}

/// Word of a change.
struct Delivery: Sendable, BitwiseCopyable {
    enum Kind: UInt8, Sendable, BitwiseCopyable {
        case bind
        case target
        case watch
        case operand
        case converterBind
        case vertex
        /// A reference to an instance changed: paths may lead elsewhere.
        case relink
    }

    var kind: Kind
    var item: UInt32
    /// A trigger that went back to 0.
    var isReset: Bool
}

/// A layer used a change to take a transition: it does not see it again before the end of the frame.
struct UsedMark: Sendable, BitwiseCopyable, Equatable {
    var value: UInt32
    var scene: UInt32
    var layer: UInt32
}

/// An instance that a scene made for itself.
struct HeldInstance: Sendable, BitwiseCopyable {
    var instance: InstanceNumber
    var scene: UInt32
}

/// A list that a converter of a scene made.
struct HeldList: Sendable, BitwiseCopyable {
    var list: UInt32
    var scene: UInt32
}

extension ViewModelTables {
    // MARK: Scenes

    /// A number for a scene, and an inbox with it.
    mutating func addScene() -> UInt32 {
        if let free = freeScenes.popLast() { return free }
        inboxes.append([])
        return UInt32(inboxes.count - 1)
    }

    /// Forgets a scene and lets go of all instances that it held on to.
    mutating func removeScene(_ scene: UInt32) {
        for position in dependents.indices where dependents[position].isAlive && dependents[position].scene == scene {
            unsubscribe(UInt32(position))
        }
        inboxes[Int(scene)] = []
        used.removeAll { $0.scene == scene }
        let mine = held.filter { $0.scene == scene }
        held.removeAll { $0.scene == scene }
        for row in mine { release(row.instance) }
        for row in heldLists where row.scene == scene { freeList(row.list) }
        heldLists.removeAll { $0.scene == scene }
        freeScenes.append(scene)
    }

    /// Hands an instance that was made over to a scene.
    mutating func hold(_ instance: InstanceNumber, for scene: UInt32) {
        held.append(HeldInstance(instance: instance, scene: scene))
    }

    /// The scene does not need an instance any more that it made.
    mutating func letGo(of instance: InstanceNumber, for scene: UInt32) {
        guard let position = held.firstIndex(where: { $0.instance == instance && $0.scene == scene }) else { return }
        held.remove(at: position)
        release(instance)
    }

    /// A list for a converter of a scene.
    mutating func makeList(for scene: UInt32) -> UInt32 {
        let list = makeList()
        heldLists.append(HeldList(list: list, scene: scene))
        return list
    }

    /// Frees a list that a converter made, and lets go of its items.
    mutating func removeHeldList(_ list: UInt32) {
        heldLists.removeAll { $0.list == list }
        freeList(list)
    }

    private mutating func freeList(_ list: UInt32) {
        for item in lists[Int(list)] { if let instance = item.instance { release(instance) } }
        lists[Int(list)] = []
        freeLists.append(list)
    }

    // MARK: Registering

    /// Registers a dependent of a value. It owns the value's instance until it goes.
    mutating func subscribe(
        _ address: ValueAddress, scene: UInt32, _ kind: DependentRow.Kind, item: UInt32
    ) -> UInt32 {
        retain(address.instance)
        let value = row(address)
        var new = DependentRow(
            value: UInt32(value), instance: address.instance, scene: scene, kind: kind, item: item)
        new.previous = values[value].lastDependent
        let number = add(new)
        if new.previous == Self.none {
            values[value].firstDependent = number
        } else {
            dependents[Int(new.previous)].next = number
        }
        values[value].lastDependent = number
        return number
    }

    /// Owns an instance for a scene, until that ends or `unsubscribe`.
    mutating func keep(_ instance: InstanceNumber, scene: UInt32) -> UInt32 {
        retain(instance)
        return add(DependentRow(value: Self.none, instance: instance, scene: scene, kind: .holder, item: Self.none))
    }

    private mutating func add(_ new: DependentRow) -> UInt32 {
        if let free = freeDependents.popLast() {
            dependents[Int(free)] = new
            return free
        }
        dependents.append(new)
        return UInt32(dependents.count - 1)
    }

    mutating func unsubscribe(_ number: UInt32) {
        let old = dependents[Int(number)]
        guard old.isAlive else { return }
        dependents[Int(number)].isAlive = false
        freeDependents.append(number)
        defer { release(old.instance) }
        guard old.value != Self.none else { return }
        if old.previous == Self.none {
            values[Int(old.value)].firstDependent = old.next
        } else {
            dependents[Int(old.previous)].next = old.next
        }
        if old.next == Self.none {
            values[Int(old.value)].lastDependent = old.previous
        } else {
            dependents[Int(old.next)].previous = old.previous
        }
    }

    // MARK: Telling

    /// Tells those that hang on a value, in order of registration; then, the newest first, those that copy it elsewhere.
    mutating func tell(_ value: Int) {
        var next = values[value].firstDependent
        let isReset = values[value].kind == .trigger && values[value].word == 0
        while next != Self.none {
            let dependent = dependents[Int(next)]
            next = dependent.next
            switch dependent.kind {
            case .bind: post(.bind, dependent, isReset)
            case .watch: post(.watch, dependent, isReset)
            case .operand: post(.operand, dependent, isReset)
            case .converterBind: post(.converterBind, dependent, isReset)
            case .vertex: post(.vertex, dependent, isReset)
            case .target, .holder: break
            }
        }
        next = values[value].lastDependent
        while next != Self.none {
            let dependent = dependents[Int(next)]
            next = dependent.previous
            if dependent.kind == .target { post(.target, dependent, isReset) }
        }
    }

    private mutating func post(_ kind: Delivery.Kind, _ dependent: DependentRow, _ isReset: Bool) {
        inboxes[Int(dependent.scene)].append(Delivery(kind: kind, item: dependent.item, isReset: isReset))
    }

    /// Tells all scenes that paths may lead elsewhere now.
    mutating func tellRelink() {
        for scene in inboxes.indices {
            inboxes[scene].append(Delivery(kind: .relink, item: Self.none, isReset: false))
        }
    }

    // MARK: Used changes

    func isUsed(_ mark: UsedMark) -> Bool { values[Int(mark.value)].isUsed && used.contains(mark) }

    mutating func use(_ mark: UsedMark) {
        if isUsed(mark) { return }
        values[Int(mark.value)].isUsed = true
        used.append(mark)
    }
}

/// A scene's place in a store, as long as the scene lives.
final class SceneRegistration {
    let number: UInt32
    private let store: ViewModelStore

    init(in store: ViewModelStore) {
        self.store = store
        number = store.tables.addScene()
    }

    deinit { store.tables.removeScene(number) }
}

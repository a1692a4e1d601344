import RivuletMarkup
import RivuletRuntime

/// The values of a bound view model instance as traces write them: paths and values, triggers left out.
struct ViewModelSnapshot {
    /// How deep instances are looked into; an item of a list counts as two.
    static let maximumDepth = 5
    static let maximumItems = 12

    var values: [String: JSONValue] = [:]

    init() {}

    init(of root: InstanceNumber, in store: ViewModelStore) {
        collect(root, prefix: "", depth: 0, store)
    }

    private mutating func collect(_ instance: InstanceNumber, prefix: String, depth: Int, _ store: ViewModelStore) {
        guard depth <= Self.maximumDepth else { return }
        for property in store.presentProperties(of: instance) {
            let path = prefix + property.name
            switch store.value(at: property.address) {
            case .number(let number): values[path] = .float(number)
            case .string(let text): values[path] = .string(text)
            case .boolean(let flag): values[path] = .bool(flag)
            case .color(let color):
                let digits = String(color, radix: 16)
                values[path] = .string(String(repeating: "0", count: 8 - digits.count) + digits)
            case .enumeration(let key): values[path] = .string(key)
            case .listIndex(let index): values[path] = .int(index)
            case .list(let count):
                values[path] = .int(count)
                for (number, item) in store.items(at: property.address).prefix(Self.maximumItems).enumerated() {
                    guard let item else { continue }
                    collect(item, prefix: "\(path)[\(number)]/", depth: depth + 2, store)
                }
            case .viewModel:
                guard let nested = store.reference(at: property.address) else { continue }
                collect(nested, prefix: path + "/", depth: depth + 1, store)
            case .trigger, .asset, .artboard: continue
            }
        }
    }

    /// Traces have six digits, and what prints as before counts as unchanged.
    private static func printsAlike(_ old: JSONValue?, _ new: JSONValue) -> Bool {
        guard let a = old?.double, let b = new.double else { return old == new }
        return a == b || abs(a - b) <= 5e-7 * max(abs(a), abs(b))
    }

    /// What differs from an earlier state: new values, and null for paths that are gone.
    func changes(since old: ViewModelSnapshot) -> [String: JSONValue] {
        var changes = values.filter { !Self.printsAlike(old.values[$0.key], $0.value) }
        for path in old.values.keys where values[path] == nil { changes[path] = .null }
        return changes
    }
}

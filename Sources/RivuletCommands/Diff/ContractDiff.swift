import RivuletSchema

/// The differences between what two files promise.
struct ContractDiff {
    struct Change {
        enum Kind: String {
            case removed
            case added
            case changed
        }

        var weight: ContractNode.Weight
        var kind: Kind
        /// Titles from the artboard, view model or asset down to the thing itself.
        var path: [String]
        /// What about it changed, if it is there in both.
        var facet: String?
        var before: String?
        var after: String?
        /// What a removed thing may be called now.
        var renamedTo: String?
    }

    var changes: [Change] = []

    init(from old: ContractNode, to new: ContractNode) { compare(old, new, path: []) }

    func changes(_ weight: ContractNode.Weight) -> [Change] { changes.filter { $0.weight == weight } }

    var isBreaking: Bool { changes.contains { $0.weight == .breaking } }

    /// Things are the same if they have the same kind and name; of several with the same name, the first goes with the
    /// first, and so on.
    private struct Key: Hashable {
        var kind: String
        var name: String
        var number: Int
    }

    private static func keyed(_ nodes: [ContractNode]) -> [(key: Key, node: ContractNode)] {
        var seen: [Key: Int] = [:]
        return nodes.map { node in
            var key = Key(kind: node.kind, name: node.name, number: 0)
            let number = seen[key, default: 0]
            seen[key] = number + 1
            key.number = number
            return (key, node)
        }
    }

    private mutating func compare(_ old: ContractNode, _ new: ContractNode, path: [String]) {
        let facets = Dictionary(new.facets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let names = Set(old.facets.map(\.name))
        for facet in old.facets {
            let after = facets[facet.name]
            guard after?.value != facet.value else { continue }
            changes.append(
                Change(
                    weight: facet.weight, kind: .changed, path: path, facet: facet.name, before: facet.value,
                    after: after?.value ?? facet.absent))
        }
        for facet in new.facets where !names.contains(facet.name) {
            changes.append(
                Change(
                    weight: facet.weight, kind: .changed, path: path, facet: facet.name, before: facet.absent,
                    after: facet.value))
        }
        let olds = Self.keyed(old.children)
        let news = Self.keyed(new.children)
        let oldKeys = Set(olds.map(\.key))
        let newByKey = Dictionary(news.map { ($0.key, $0.node) }, uniquingKeysWith: { first, _ in first })
        let added = news.filter { !oldKeys.contains($0.key) }.map(\.node)
        // Few are named newly in real files; of many, the first will do.
        let candidates = Dictionary(grouping: added, by: \.kind).mapValues { $0.prefix(100) }
        for (key, node) in olds {
            let path = path + [node.title]
            if let other = newByKey[key] {
                compare(node, other, path: path)
                continue
            }
            changes.append(
                Change(
                    weight: node.removal, kind: .removed, path: path,
                    renamedTo: Self.newName(of: node, among: candidates[node.kind] ?? [])))
        }
        for node in added {
            changes.append(Change(weight: node.addition, kind: .added, path: path + [node.title]))
        }
    }

    /// The nearest name; else the only one that has the same content.
    private static func newName(of node: ContractNode, among candidates: ArraySlice<ContractNode>) -> String? {
        if let near = nearestNames(to: node.name, in: candidates.map(\.name)).first { return near }
        let alike = candidates.filter { $0.isAlike(node) }
        return alike.count == 1 ? alike.first?.name : nil
    }
}

extension ContractNode {
    /// Whether it has the same content under whatever name. Things without content are not alike.
    fileprivate func isAlike(_ other: ContractNode) -> Bool {
        guard !facets.isEmpty || !children.isEmpty else { return false }
        return isSame(other, ignoringName: true)
    }

    private func isSame(_ other: ContractNode, ignoringName: Bool) -> Bool {
        kind == other.kind && (ignoringName || name == other.name) && facets.count == other.facets.count
            && zip(facets, other.facets).allSatisfy { $0.name == $1.name && $0.value == $1.value }
            && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.isSame($1, ignoringName: false) }
    }
}

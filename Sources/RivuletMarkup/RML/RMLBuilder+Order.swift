import RivuletSchema

// From the order of the text to the order of the stream (chapter 01 §7). Exact documents are not touched.

extension RMLBuilder {
    /// Attaches binds and paths to their objects, adds what files need and documents may leave out, and sorts.
    mutating func arrange() throws(MarkupError) {
        // From the inside out, so that nothing is moved twice: parents come before their children.
        for index in nodes.indices.reversed() { attachNeighbours(of: index) }
        attachNeighbours(of: nil)
        for index in nodes.indices {
            try completeFlags(of: index)
            completeTrimMode(of: index)
            checkStates(of: index)
            checkFrames(of: index)
        }
        try placeInterpolators()
        if !top.contains(where: { node($0).type == .backboard }) {
            append(RMLNode(typeKey: SchemaType.backboard.key, type: .backboard), inside: nil)
        }
        top = sorted(top, inside: nil)
        for index in nodes.indices {
            let children = sorted(node(index).children, inside: node(index).type)
            update(index) { $0.children = children }
        }
    }

    // MARK: Neighbours

    /// A data bind belongs to the element before it, a bindable property or path to the one behind it, if they do not
    /// stand inside it.
    private mutating func attachNeighbours(of parent: Int?) {
        let children = parent.map { node($0).children } ?? top
        var kept: [Int] = []
        var waiting: [Int] = []
        for child in children {
            if node(child).isA(.dataBind), let bound = waiting.last ?? kept.last, !node(bound).isA(.dataBind) {
                move(child, into: bound)
            } else if node(child).isA(.bindableProperty) || node(child).type == .dataBindPath {
                waiting.append(child)
            } else {
                for item in waiting {
                    if !isTaken(item, by: parent), node(child).isPrecededBy(node(item)) {
                        move(item, into: child)
                    } else {
                        kept.append(item)
                    }
                }
                waiting.removeAll()
                kept.append(child)
            }
        }
        kept += waiting
        if let parent { update(parent) { $0.children = kept } } else { top = kept }
    }

    private func isTaken(_ child: Int, by parent: Int?) -> Bool {
        parent.map { node($0).isPrecededBy(node(child)) } ?? false
    }

    private mutating func move(_ child: Int, into parent: Int) {
        update(child) { $0.parent = parent }
        update(parent) { $0.children.append(child) }
    }

    // MARK: Completing

    /// Which of listener, transition and state owns an action stands in its flags (chapter 04 §1.2).
    private mutating func completeFlags(of index: Int) throws(MarkupError) {
        guard node(index).isA(.listenerAction), let parent = node(index).parent else { return }
        let owner: UInt64 = node(parent).isA(.stateTransition) ? 1 : node(parent).isA(.layerState) ? 2 : 0
        let key = UInt32(PropertyKey.ListenerAction.flags.rawValue)
        guard let position = node(index).fields.firstIndex(where: { $0.key == key }) else {
            guard owner != 0, let property = node(index).type?.property(key: key) else { return }
            let field = RMLField(
                key: key, property: property, value: .number(.varuint, owner << 1), offset: node(index).offset)
            update(index) { $0.fields.append(field) }
            return
        }
        let field = node(index).fields[position]
        guard case .number(let storage, let flags) = field.value else { return }
        let stored = flags >> 1 & 3
        if stored == 1 || stored == 2 {
            guard owner == 0 else { return }
            throw error(
                "flags \(flags) gives the action to a transition or state, but it stands inside <\(node(parent).name)>",
                at: field.offset)
        }
        update(index) { $0.fields[position].value = .number(storage, flags & ~6 | owner << 1) }
    }

    /// Readers refuse trim paths without a mode (chapter 01 §9.4).
    private mutating func completeTrimMode(of index: Int) {
        let key = UInt32(PropertyKey.TrimPath.modeValue.rawValue)
        guard node(index).type == .trimPath, !node(index).fields.contains(where: { $0.key == key }) else { return }
        let field = RMLField(
            key: key, property: SchemaType.trimPath.property(key: key), value: .number(.varuint, 1),
            offset: node(index).offset)
        update(index) { $0.fields.append(field) }
    }

    /// Readers refuse a file with a layer that lacks one of these (chapter 04 §2).
    private mutating func checkStates(of index: Int) {
        guard node(index).type == .stateMachineLayer else { return }
        let states = node(index).children
        for type in [SchemaType.anyState, .entryState, .exitState]
        where !states.contains(where: { node($0).type == type }) {
            note("this layer has no <\(type.name)>: readers will refuse the file", at: node(index).offset)
        }
    }

    /// Readers take key frames as they stand (chapter 03 §1).
    private mutating func checkFrames(of index: Int) {
        guard node(index).type == .keyedProperty else { return }
        var last: UInt64 = 0
        for child in node(index).children where node(child).isA(.keyFrame) {
            let key = UInt32(PropertyKey.KeyFrame.frame.rawValue)
            var frame: UInt64 = 0
            if case .number(_, let value) = node(child).fields.last(where: { $0.key == key })?.value { frame = value }
            if frame < last {
                note(
                    "this key frame stands behind a later one: readers take them as they stand", at: node(child).offset)
                return
            }
            last = frame
        }
    }

    // MARK: Interpolators

    /// Interpolators beside the artboards serve key frames and transitions, which can refer to objects of their own
    /// artboard only, and converters, which can refer to those of the file only: each gets what it needs.
    private mutating func placeInterpolators() throws(MarkupError) {
        let shared = Set(top.filter { node($0).isA(.keyFrameInterpolator) })
        guard !shared.isEmpty else { return }
        var onlyInArtboards = Set<Int>()
        var inFile = Set<Int>()
        for index in nodes.indices {
            for field in node(index).fields {
                guard case .reference(let id) = field.value, let target = ids[id], shared.contains(target),
                    let property = field.property, let type = node(index).type
                else { continue }
                if IndexSpace.of(property.key, in: type) == .object, let artboard = artboard(of: index) {
                    try copyInterpolator(target, into: artboard)
                    onlyInArtboards.insert(target)
                } else {
                    inFile.insert(target)
                }
            }
        }
        onlyInArtboards.subtract(inFile)
        top.removeAll { onlyInArtboards.contains($0) }
    }

    private mutating func copyInterpolator(_ index: Int, into artboard: Int) throws(MarkupError) {
        guard interpolatorCopies[artboard]?[index] == nil else { return }
        var copy = node(index)
        copy.id = nil
        // Copies of more would let a small text become a large file.
        guard copy.children.isEmpty, copy.fields.allSatisfy({ $0.property != nil }) else {
            throw error(
                "an interpolator with binds or raw properties cannot be shared: it belongs inside the <Artboard> "
                    + "that uses it", at: copy.offset)
        }
        interpolatorCopies[artboard, default: [:]][index] = append(copy, inside: artboard)
    }

    func artboard(of index: Int) -> Int? {
        var current: Int? = index
        while let candidate = current {
            if node(candidate).type == .artboard { return candidate }
            current = node(candidate).parent
        }
        return nil
    }

    // MARK: Sorting

    /// Stable; what has no rank of its own stays behind its neighbour.
    private func sorted(_ children: [Int], inside parent: SchemaType?) -> [Int] {
        var rank = 0
        let ranked = children.enumerated().map { position, child in
            if let own = Self.rank(node(child), inside: parent) { rank = own }
            return (rank: rank, position: position, child: child)
        }
        return ranked.sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }.map(\.child)
    }

    private static func rank(_ child: RMLNode, inside parent: SchemaType?) -> Int? {
        guard let parent else {
            let order: [SchemaType] = [
                .manifestAsset, .backboard, .asset, .dataEnum, .keyFrameInterpolator, .dataConverter, .viewModel,
                .viewModelInstance, .scrollPhysics, .artboard,
            ]
            return order.firstIndex { child.isA($0) }
        }
        if parent.isA(.artboard) {
            if child.isA(.stateMachine) { return 2 }
            return child.isA(.animation) ? 1 : child.isA(.component) || child.isA(.keyFrameInterpolator) ? 0 : nil
        }
        if parent.isA(.stateMachine) {
            if child.isA(.stateMachineInput) { return 0 }
            return child.isA(.stateMachineLayer) ? 1 : child.isA(.stateMachineListener) ? 2 : nil
        }
        if parent.isA(.layerState) {
            if child.isA(.stateMachineFireAction) || child.isA(.listenerAction) { return 0 }
            return child.isA(.blendAnimation) ? 1 : child.isA(.stateTransition) ? 2 : nil
        }
        if parent.isA(.viewModel) {
            return child.isA(.viewModelProperty) ? 0 : child.isA(.viewModelInstance) ? 1 : nil
        }
        return nil
    }
}

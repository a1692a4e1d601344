/// Puts the drawables of an artboard into the order in which they are drawn, with clips around them (chapter 02 §8.5,
/// §9.2 and §9.3). Keeps its storage.
struct SequenceScratch: Sendable {
    private static let none: UInt32 = 0xFFFF_FFFF

    /// The order that was built last.
    private(set) var elements: [DrawElement] = []
    /// A chain of drawables, by position in the natural order.
    private var next: [UInt32] = []
    private var previous: [UInt32] = []
    /// The first and last drawable of each target's group.
    private var heads: [UInt32] = []
    private var tails: [UInt32] = []
    private var openClips: [UInt32] = []
    /// The last entry that has a clip, by clip.
    private var marks: [UInt32] = []
    private var isOpen: [Bool] = []
    private var saves: [Bool] = []
    /// What pointers can hit, as `arrangeHits` found it last: topmost first, by position in the natural order.
    private(set) var hits: [UInt32] = []

    init() {}

    /// Puts what pointers can hit into order, topmost first.
    ///
    /// - Parameter read: reads the word of a rule's target or a target's placement.
    mutating func arrangeHits(_ tables: DrawTables, target read: (WordIndex) -> UInt32) {
        hits.removeAll(keepingCapacity: true)
        var entry = arrange(tables, read)
        var left = tables.drawables.count
        while entry != Self.none, left > 0 {
            left -= 1
            if tables.drawables[Int(entry)].isTouched { hits.append(entry) }
            entry = previous[Int(entry)]
        }
        hits.reverse()
    }

    /// - Parameters:
    ///   - target: reads the word of a rule's target or a target's placement.
    ///   - isVisible: whether a clip is, by the word that says so.
    mutating func build(
        _ tables: DrawTables, target read: (WordIndex) -> UInt32, isVisible: (WordIndex) -> Bool
    ) {
        elements.removeAll(keepingCapacity: true)
        let last = arrange(tables, read)
        interleave(tables, from: last)
        markSaves(tables, isVisible)
    }

    /// Chains the drawables, topmost first, and returns the lowest.
    private mutating func arrange(_ tables: DrawTables, _ read: (WordIndex) -> UInt32) -> UInt32 {
        let count = tables.drawables.count
        next.removeAll(keepingCapacity: true)
        next.append(contentsOf: repeatElement(Self.none, count: count))
        previous.removeAll(keepingCapacity: true)
        previous.append(contentsOf: repeatElement(Self.none, count: count))
        heads.removeAll(keepingCapacity: true)
        heads.append(contentsOf: repeatElement(Self.none, count: tables.targets.count))
        tails.removeAll(keepingCapacity: true)
        tails.append(contentsOf: repeatElement(Self.none, count: tables.targets.count))
        var tail = Self.none
        for entry in 0..<count {
            let rules = tables.drawables[entry].rules
            if rules != Self.none {
                let object = read(tables.rules[Int(rules)].target)
                if let target = tables.targetOfObject[object] {
                    append(UInt32(entry), after: tails[Int(target)])
                    if heads[Int(target)] == Self.none { heads[Int(target)] = UInt32(entry) }
                    tails[Int(target)] = UInt32(entry)
                    continue
                }
                if tables.unplacedTargets.contains(object) { continue }
            }
            append(UInt32(entry), after: tail)
            tail = UInt32(entry)
        }
        for (position, target) in tables.targets.enumerated() where heads[position] != Self.none {
            let (head, end) = (heads[position], tails[position])
            let anchor = target.drawable
            if read(target.placement) == 0 {
                let before = previous[Int(anchor)]
                previous[Int(head)] = before
                if before != Self.none { next[Int(before)] = head }
                next[Int(end)] = anchor
                previous[Int(anchor)] = end
            } else {
                let after = next[Int(anchor)]
                next[Int(end)] = after
                if after != Self.none { previous[Int(after)] = end }
                previous[Int(head)] = anchor
                next[Int(anchor)] = head
                if anchor == tail { tail = end }
            }
        }
        return tail
    }

    private mutating func append(_ entry: UInt32, after last: UInt32) {
        guard last != Self.none else { return }
        next[Int(last)] = entry
        previous[Int(entry)] = last
    }

    /// Walks the chain up from the lowest drawable and puts starts and ends of clips between.
    private mutating func interleave(_ tables: DrawTables, from last: UInt32) {
        openClips.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        marks.append(contentsOf: repeatElement(Self.none, count: tables.clips.count))
        isOpen.removeAll(keepingCapacity: true)
        isOpen.append(contentsOf: repeatElement(false, count: tables.clips.count))
        var entry = last
        var left = tables.drawables.count
        while entry != Self.none, left > 0 {
            left -= 1
            let drawable = tables.drawables[Int(entry)]
            let clips = tables.drawableClips[drawable.clips.positions]
            for clip in clips { marks[Int(clip)] = entry }
            if let lowest = openClips.firstIndex(where: { marks[Int($0)] != entry }) { closeClips(downTo: lowest) }
            for clip in clips where !isOpen[Int(clip)] {
                isOpen[Int(clip)] = true
                elements.append(DrawElement(kind: .clipStart, needsSave: true, row: clip))
                openClips.append(clip)
            }
            elements.append(DrawElement(kind: drawable.kind, needsSave: true, row: drawable.row))
            entry = previous[Int(entry)]
        }
        closeClips(downTo: 0)
    }

    private mutating func closeClips(downTo lowest: Int) {
        while openClips.count > lowest {
            let clip = openClips.removeLast()
            isOpen[Int(clip)] = false
            elements.append(DrawElement(kind: .clipEnd, needsSave: true, row: clip))
        }
    }

    /// Which entries remember the state around them; the others stand where another one does it for them.
    private mutating func markSaves(_ tables: DrawTables, _ isVisible: (WordIndex) -> Bool) {
        saves.removeAll(keepingCapacity: true)
        var previous = false
        for position in elements.indices {
            var isStart = false
            switch elements[position].kind {
            case .clipStart:
                elements[position].needsSave = !previous
                saves.append(!previous)
                isStart = isVisible(tables.clips[Int(elements[position].row)].visibility) || previous
            case .clipEnd: elements[position].needsSave = saves.popLast() ?? true
            default:
                let isLast = position + 1 < elements.count && elements[position + 1].kind == .clipEnd
                elements[position].needsSave = !(previous && isLast)
            }
            previous = isStart
        }
    }
}

extension SceneTables {
    /// Brings the order of an instance up to date (chapter 06 §17).
    mutating func updateSequence(_ changes: Dirt, instance: Int, _ context: SceneContext) {
        guard !changes.isDisjoint(with: [.drawOrder, .clipping]) else { return }
        instances[instance].drawing.hasSequence = true
        guard instances[instance].drawing.ownsSequence else { return }
        let base = Int(instances[instance].words)
        let words = words
        drawing.sequence.build(
            context.definition.drawing, target: { words[base + $0.position] },
            isVisible: { words[base + $0.position] != 0 })
        drawing.elements.assign(drawing.sequence.elements, to: &instances[instance].drawing.sequence)
    }
}

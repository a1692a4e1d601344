import RivuletFormat
import RivuletSchema

// The natural order of what is drawn, the rules that change it, and what clips each of it (chapter 02 §8 and §9).

extension ArtboardBuilder {
    /// The order in which things are drawn. After everything that is drawn has a row.
    mutating func compileDrawOrder() {
        compileRules()
        let rules = governingRules()
        let clips = clipLists()
        let wanted = wantedBackgrounds()
        var list: [DrawableDefinition] = []
        var openLayouts: [ObjectIndex] = []
        for position in objects.indices.dropFirst() {
            guard let type = objects[position].type, type.isA(.drawable) else { continue }
            var drawable = DrawableDefinition(
                kind: kind(of: type), object: ObjectIndex(position), row: row(of: position, type))
            drawable.rules = rules[position]
            drawable.clips = clips[position]
            if drawable.kind == .foreground {
                // Right after everything of its layout.
                let parent = objects[position].parent
                let place = list.lastIndex { $0.object == parent } ?? 0
                list.insert(drawable, at: place)
            } else {
                list.append(drawable)
            }
        }
        for drawable in list {
            if let top = openLayouts.last, !isInside(drawable.object, top) {
                while let layout = openLayouts.last, !isInside(drawable.object, layout) {
                    openLayouts.removeLast()
                    appendLayoutBackground(layout, isWanted: wanted.contains(layout))
                }
            }
            drawing.drawables.append(drawable)
            if drawable.kind == .layout { openLayouts.append(drawable.object) }
        }
        while let layout = openLayouts.popLast() {
            appendLayoutBackground(layout, isWanted: wanted.contains(layout))
        }
        compileTargets()
        placeHitEntries()
        var scratch = SequenceScratch()
        scratch.build(
            drawing, target: { words[$0.position] }, isVisible: { words[$0.position] != 0 })
        drawing.sequence = scratch.elements
    }

    private func kind(of type: SchemaType) -> DrawElement.Kind {
        if type.isA(.shape) { return .shape }
        if type.isA(.image) { return .image }
        if type.isA(.nestedArtboard) { return .host }
        if type.isA(.artboardComponentList) { return .list }
        if type.isA(.layoutComponent) { return .layout }
        return type.isA(.foregroundLayoutDrawable) ? .foreground : .other
    }

    private func row(of position: Int, _ type: SchemaType) -> UInt32 {
        if type.isA(.nestedArtboard) { return hostOfObject[position] ?? ImportTables.none }
        if type.isA(.artboardComponentList) { return listOfObject[position] ?? ImportTables.none }
        if type.isA(.shape) || type.isA(.image) { return links.rowOfObject[position] }
        return UInt32(position)
    }

    private func isInside(_ object: ObjectIndex, _ container: ObjectIndex) -> Bool {
        var current = object
        while !current.isNone {
            if current == container { return true }
            current = objects[current.position].parent
        }
        return false
    }

    /// Layouts whose background listeners want, and those that may begin to clip.
    private func wantedBackgrounds() -> Set<ObjectIndex> {
        let written = animations.tracks.map(\.target) + binds.binds.map(\.target)
        let clipping = written.filter { SchemaProperty(index: $0.property).key == PropertyKey.LayoutComponent.clip }
        return Set(pointers.entries.filter(\.isBackground).map(\.object)).union(clipping.map(\.object))
    }

    /// Layouts that paint or clip nothing, and never will, and whose background nothing listens to have none in the
    /// order (chapter 02 §8.2).
    private mutating func appendLayoutBackground(_ layout: ObjectIndex, isWanted: Bool) {
        let object = objects[layout.position]
        let isNeeded =
            isWanted || file.bool(PropertyKey.LayoutComponent.clip, of: RecordIndex(Int(object.record)))
            || children[object.children.positions].contains { objects[$0.position].type?.isA(.shapePaint) == true }
        guard isNeeded else { return }
        drawing.drawables.append(
            DrawableDefinition(kind: .layoutBackground, object: layout, row: layout.rawValue))
    }

    // MARK: Rules

    private mutating func compileRules() {
        let target = WordOffset.DrawRules.drawTargetId
        for position in objects.indices where objects[position].type?.isA(.drawRules) == true {
            links.rowOfObject[position] = UInt32(drawing.rules.count)
            drawing.rules.append(
                DrawRulesDefinition(
                    object: ObjectIndex(position), target: WordIndex(objects[position].word.position + target)))
        }
    }

    /// For each object the rules of the nearest component up its line that has some; the last ones where it has several.
    private func governingRules() -> [UInt32] {
        var own = [UInt32](repeating: ImportTables.none, count: objects.count)
        for (row, rules) in drawing.rules.enumerated() {
            let parent = objects[rules.object.position].parent
            if !parent.isNone { own[parent.position] = UInt32(row) }
        }
        if drawing.rules.isEmpty { return own }
        return nearestAncestors { (position: Int) in own[position] != ImportTables.none }
            .map { $0.isNone ? ImportTables.none : own[$0.position] }
    }

    /// Sorts the targets so that those that others hang on come first (chapter 02 §8.4).
    private mutating func compileTargets() {
        let targets = objects.indices.filter { objects[$0].type?.isA(.drawTarget) == true }
        guard !targets.isEmpty else { return }
        var positionOfObject: [UInt32: UInt32] = [:]
        for (position, drawable) in drawing.drawables.enumerated() where drawable.kind != .layoutBackground {
            positionOfObject[drawable.object.rawValue] = UInt32(position)
        }
        func drawable(_ target: Int) -> UInt32? {
            let id = file.uint(PropertyKey.DrawTarget.drawableId, of: RecordIndex(Int(objects[target].record)))
            return positionOfObject[id]
        }
        // Node 0 is the root, the others are the targets.
        var nodeOfTarget: [Int: Int] = [:]
        for (index, target) in targets.enumerated() { nodeOfTarget[target] = index + 1 }
        var graph = DependencyGraph(count: targets.count + 1, limit: targets.count * 16 + limits.generatedItems)
        var rulesOfObject = [UInt32](repeating: ImportTables.none, count: objects.count)
        for (row, rules) in drawing.rules.enumerated() {
            let parent = objects[rules.object.position].parent
            if !parent.isNone { rulesOfObject[parent.position] = UInt32(row) }
        }
        for rules in rulesOfObject where rules != ImportTables.none {
            let object = objects[drawing.rules[Int(rules)].object.position]
            for child in children[object.children.positions] {
                guard let node = nodeOfTarget[child.position] else { continue }
                graph.addEdge(from: 0, to: node)
                guard let drawn = drawable(child.position) else { continue }
                let governing = drawing.drawables[Int(drawn)].rules
                guard governing != ImportTables.none else { continue }
                let others = objects[drawing.rules[Int(governing)].object.position].children
                for other in children[others.positions] {
                    if let first = nodeOfTarget[other.position] { graph.addEdge(from: first, to: node) }
                }
            }
        }
        let placement = WordOffset.DrawTarget.placementValue
        for node in graph.order(from: 0).dropFirst() where node > 0 {
            let target = targets[node - 1]
            guard let drawn = drawable(target) else { continue }
            drawing.targetOfObject[UInt32(target)] = UInt32(drawing.targets.count)
            drawing.targets.append(
                DrawTargetDefinition(
                    object: ObjectIndex(target), drawable: drawn,
                    placement: WordIndex(objects[target].word.position + placement)))
        }
        drawing.unplacedTargets = Set(targets.map { UInt32($0) }).subtracting(drawing.targetOfObject.keys)
    }

    // MARK: Hits

    /// Tells what pointers can hit where it is in the natural order.
    private mutating func placeHitEntries() {
        // One entry alone needs no order.
        drawing.hasHitOrder = pointers.machines.contains { $0.entries.count > 1 }
        guard drawing.hasHitOrder else { return }
        var drawableOfObject: [UInt32: UInt32] = [:]
        var drawableOfBackground: [UInt32: UInt32] = [:]
        for (position, drawable) in drawing.drawables.enumerated() {
            if drawable.kind == .layoutBackground {
                drawableOfBackground[drawable.object.rawValue] = UInt32(position)
            } else {
                drawableOfObject[drawable.object.rawValue] = UInt32(position)
            }
        }
        for position in pointers.entries.indices {
            let entry = pointers.entries[position]
            let known = entry.isBackground ? drawableOfBackground : drawableOfObject
            guard let drawable = known[entry.object.rawValue] else { continue }
            pointers.entries[position].drawable = drawable
            drawing.drawables[Int(drawable)].isTouched = true
        }
    }

    // MARK: Clips

    /// For each object the clips of all components up its line, in object order of the clips.
    private mutating func clipLists() -> [TableRange] {
        var lists = [TableRange](repeating: .empty, count: objects.count)
        guard !drawing.clips.isEmpty else { return lists }
        var clipsOfObject: [Int: [UInt32]] = [:]
        for (row, clip) in drawing.clips.enumerated() {
            let parent = objects[clip.object.position].parent
            if !parent.isNone { clipsOfObject[parent.position, default: []].append(UInt32(row)) }
        }
        // Parents come before children on this walk; a list is shared by all that have the same.
        var walk: [(object: Int, list: TableRange)] = [(0, .empty)]
        var left = limits.generatedItems
        while let (object, above) = walk.popLast() {
            var list = above
            if let own = clipsOfObject[object], left > 0 {
                let start = drawing.drawableClips.count
                let all = (drawing.drawableClips[above.positions] + own).sorted()
                left -= all.count
                drawing.drawableClips += all
                list = TableRange(start, drawing.drawableClips.count)
            }
            lists[object] = list
            for child in children[objects[object].children.positions] { walk.append((child.position, list)) }
        }
        return lists
    }
}

import RivuletFormat
import RivuletSchema

// The natural order of drawables and the rules that change it (chapter 02 §8), for the order in which things are hit.

extension ArtboardBuilder {
    /// After the machines: only layouts that listeners want have a background here.
    mutating func compileDrawOrder() {
        // One entry alone needs no order.
        guard pointers.machines.contains(where: { $0.entries.count > 1 }) else { return }
        pointers.order.elements = naturalOrder(backgrounds: touchedLayouts())
        var elementOfObject: [UInt32: UInt32] = [:]
        var elementOfBackground: [UInt32: UInt32] = [:]
        for (position, element) in pointers.order.elements.enumerated() {
            if element.isBackground {
                elementOfBackground[element.object.rawValue] = UInt32(position)
            } else {
                elementOfObject[element.object.rawValue] = UInt32(position)
            }
        }
        for position in pointers.entries.indices {
            let entry = pointers.entries[position]
            let known = entry.isBackground ? elementOfBackground : elementOfObject
            guard let element = known[entry.object.rawValue] else { continue }
            pointers.entries[position].element = element
            pointers.order.elements[Int(element)].isTouched = true
        }
        compileDrawRules(elementOfObject)
    }

    private func touchedLayouts() -> Set<UInt32> {
        var touched: Set<UInt32> = []
        for entry in pointers.entries where entry.isBackground { touched.insert(entry.object.rawValue) }
        return touched
    }

    // MARK: Natural order

    private func naturalOrder(backgrounds: Set<UInt32>) -> [DrawElement] {
        var list: [ObjectIndex] = []
        var foregrounds: [UInt32: [ObjectIndex]] = [:]
        for position in objects.indices.dropFirst() {
            guard let type = objects[position].type, type.isA(.drawable) else { continue }
            if type.isA(.foregroundLayoutDrawable) {
                foregrounds[objects[position].parent.rawValue, default: []].append(ObjectIndex(position))
            } else {
                list.append(ObjectIndex(position))
            }
        }
        // A foreground is drawn above all of its layout, that of the artboard above everything: each goes right before
        // its layout, so later ones come nearer to it; without one in the list, to the front.
        var order: [DrawElement] = []
        let known = Set(list.map(\.rawValue))
        for (parent, drawables) in foregrounds.sorted(by: { $0.key > $1.key }) where !known.contains(parent) {
            for drawable in drawables.reversed() { order.append(DrawElement(object: drawable)) }
        }
        for object in list {
            for drawable in foregrounds[object.rawValue] ?? [] { order.append(DrawElement(object: drawable)) }
            order.append(DrawElement(object: object))
        }
        return backgrounds.isEmpty ? order : addingBackgrounds(of: backgrounds, to: order)
    }

    /// The background of a layout comes after all that is in it (chapter 02 §8.2).
    private func addingBackgrounds(of layouts: Set<UInt32>, to list: [DrawElement]) -> [DrawElement] {
        let spans = subtreeSpans()
        var order: [DrawElement] = []
        var open: [ObjectIndex] = []
        func isInside(_ object: ObjectIndex, _ layout: ObjectIndex) -> Bool {
            spans[layout.position].contains(spans[object.position].lowerBound)
        }
        for element in list {
            while let top = open.last, !isInside(element.object, top) {
                order.append(DrawElement(object: top, isBackground: true))
                open.removeLast()
            }
            order.append(element)
            if layouts.contains(element.object.rawValue) { open.append(element.object) }
        }
        for layout in open.reversed() { order.append(DrawElement(object: layout, isBackground: true)) }
        return order
    }

    /// Numbers the tree so that all that is in an object has numbers in its range.
    private func subtreeSpans() -> [Range<Int>] {
        var spans = [Range<Int>](repeating: 0..<0, count: objects.count)
        var number = 0
        var path: [(object: Int, child: Int)] = []
        if !objects.isEmpty { path.append((0, Int(objects[0].children.start))) }
        while let (object, child) = path.last {
            if child == Int(objects[object].children.start) {
                spans[object] = number..<number + 1
                number += 1
            }
            guard child < Int(objects[object].children.end) else {
                spans[object] = spans[object].lowerBound..<number
                path.removeLast()
                continue
            }
            path[path.count - 1].child += 1
            path.append((children[child].position, Int(objects[children[child].position].children.start)))
        }
        return spans
    }

    // MARK: Rules

    private mutating func compileDrawRules(_ elementOfObject: [UInt32: UInt32]) {
        // Of several rules of a component the last one counts.
        var rulesOfComponent: [UInt32: ObjectIndex] = [:]
        for position in objects.indices where objects[position].type?.isA(.drawRules) == true {
            rulesOfComponent[objects[position].parent.rawValue] = ObjectIndex(position)
        }
        guard !rulesOfComponent.isEmpty else { return }
        let governed = rulesOfComponent.sorted { $0.key < $1.key }
        var rulesRow: [UInt32: UInt32] = [:]
        for (row, pair) in governed.enumerated() {
            rulesRow[pair.key] = UInt32(row)
            let word = objects[pair.value.position].word.position
            pointers.order.rules.append(WordIndex(word + WordOffset.of(.DrawRules.drawTargetId, in: .drawRules)))
        }
        let nearest = nearestAncestors { (position: Int) in rulesRow[UInt32(position)] != nil }
        for position in pointers.order.elements.indices where !pointers.order.elements[position].isBackground {
            let component = nearest[pointers.order.elements[position].object.position]
            if !component.isNone { pointers.order.elements[position].rules = rulesRow[component.rawValue] ?? .max }
        }
        orderDrawTargets(governed.map(\.value), nearest, rulesOfComponent, elementOfObject)
    }

    /// Which target's group is put in place first: those that move what others refer to (chapter 02 §8.4).
    private mutating func orderDrawTargets(
        _ rules: [ObjectIndex], _ nearest: [ObjectIndex], _ rulesOfComponent: [UInt32: ObjectIndex],
        _ elementOfObject: [UInt32: UInt32]
    ) {
        var targets: [ObjectIndex] = []
        var nodeOfTarget: [UInt32: Int] = [:]
        for position in objects.indices where objects[position].type?.isA(.drawTarget) == true {
            pointers.order.targetOfObject[UInt32(position)] = DrawOrderTables.absent
        }
        for rule in rules {
            for child in children[objects[rule.position].children.positions]
            where objects[child.position].type?.isA(.drawTarget) == true {
                targets.append(child)
                nodeOfTarget[child.rawValue] = targets.count
            }
        }
        var graph = DependencyGraph(count: targets.count + 1, limit: 16 * targets.count + limits.generatedItems)
        for (number, target) in targets.enumerated() {
            graph.addEdge(from: 0, to: number + 1)
            let drawable = drawable(of: target)
            guard elementOfObject[drawable] != nil, !nearest[Int(drawable)].isNone,
                let other = rulesOfComponent[nearest[Int(drawable)].rawValue]
            else { continue }
            for child in children[objects[other.position].children.positions] where !graph.isFull {
                if let node = nodeOfTarget[child.rawValue] { graph.addEdge(from: node, to: number + 1) }
            }
        }
        // On a cycle the root is missing, and the first one is dropped all the same.
        for node in graph.order(from: 0).dropFirst() where node > 0 {
            let target = targets[node - 1]
            let word = objects[target.position].word.position
            pointers.order.targetOfObject[target.rawValue] = UInt32(pointers.order.targets.count)
            pointers.order.targets.append(
                DrawTargetDefinition(
                    element: elementOfObject[drawable(of: target)] ?? ImportTables.none,
                    placement: WordIndex(word + WordOffset.of(.DrawTarget.placementValue, in: .drawTarget))))
        }
    }

    private func drawable(of target: ObjectIndex) -> UInt32 {
        file.uint(.DrawTarget.drawableId, of: RecordIndex(Int(objects[target.position].record)))
    }
}

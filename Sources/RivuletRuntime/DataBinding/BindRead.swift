import RivuletFormat
import RivuletSchema

// From the target to the source (chapter 05 §10.2).

extension SceneTables {
    mutating func copyToSource(_ bind: Int, _ definition: BindDefinition, _ context: SceneContext) {
        guard binding.binds[bind].isBound, definition.writesToSource else { return }
        let firstText = binding.converters.text.bytes.count
        defer { binding.converters.text.bytes.removeLast(binding.converters.text.bytes.count - firstText) }
        let value = readTarget(bind, definition, context)
        let differs = !isCached(value, of: bind, context)
        if differs { cache(value, of: bind, context) }
        guard differs || !binding.binds[bind].flags.contains(.valid) else { return }
        binding.binds[bind].flags.insert(.suppressed)
        let result = converted(value, bind, isToSource: true, context)
        if writeStore(result, to: binding.binds[bind].source, isToSource: true, context) {
            binding.binds[bind].flags.insert(.valid)
        }
        binding.binds[bind].flags.remove(.suppressed)
    }

    /// What the target has, as a value of the kind that its source can use.
    mutating func readTarget(_ bind: Int, _ definition: BindDefinition, _ context: SceneContext) -> BoundValue {
        let row = binding.binds[bind]
        if definition.place == .stored {
            guard let address = storedAddress(of: bind, definition), context.store.hasValue(at: address) else {
                return .none
            }
            return boundValue(at: address, context)
        }
        let sourceKind = row.isBound ? context.store.kind(at: row.source) : .unknown
        if definition.place == .solo { return readSolo(bind, definition, sourceKind, context) }
        let bits = targetBits(bind, definition, context)
        switch SchemaProperty(index: definition.target.property).kind {
        case .double: return .number(Float(bitPattern: bits))
        case .bool: return .boolean(bits != 0)
        case .color: return .color(bits)
        case .string:
            guard let slot = stringSlot(of: bind, definition) else { return .none }
            return binding.converters.text.add(strings.bytes(slot, document: context.document.file.payload))
        case .uint, .uint8, .uint16, .int, .int16:
            switch sourceKind {
            case .number: return .number(Float(bits))
            case .viewModel:
                // Other numbers do not refer to instances.
                return definition.refers(context) ? .viewModel(bits) : .none
            case .asset: return .asset(bits)
            default: return .integer(bits)
            }
        case .bytes, .callback: return .none
        }
    }

    private func targetBits(_ bind: Int, _ definition: BindDefinition, _ context: SceneContext) -> UInt32 {
        let row = binding.binds[bind]
        let container = binding.containers[Int(row.container)]
        switch definition.place {
        case .machine: return words[Int(machines[Int(container.machine)].words) + definition.target.word.position]
        case .key: return words[Int(row.keyWord)]
        default:
            let instance = Int(container.instance)
            return computed(definition.target, instance: instance, context)
                ?? bits(definition.target, instance: instance, context)
        }
    }

    private mutating func readSolo(
        _ bind: Int, _ definition: BindDefinition, _ sourceKind: ValueKind, _ context: SceneContext
    ) -> BoundValue {
        let active = targetBits(bind, definition, context)
        let position = context.definition.soloPosition(of: active, in: definition.target.object)
        let child = ObjectIndex(rawValue: active)
        let name = position == nil ? [] : context.document.componentName(child, of: context.definition)
        switch sourceKind {
        case .string: return binding.converters.text.add(name)
        case .number: return .number(position.map { Float($0) } ?? -1)
        case .enumeration:
            let enumeration = context.store.enumeration(of: binding.binds[bind].source)
            let index = position == nil ? nil : context.document.enumIndex(ofKey: name, in: enumeration)
            return .enumeration(index ?? ImportTables.none, enum: enumeration)
        default: return .integer(active)
        }
    }

    // MARK: What was read last

    private func isCached(_ value: BoundValue, of bind: Int, _ context: SceneContext) -> Bool {
        let row = binding.binds[bind]
        guard row.flags.contains(.cached) else { return false }
        switch value {
        case .number(let number): return Float(bitPattern: row.cachedWord) == number
        case .string(let text):
            return strings.equals(
                row.cachedWord, binding.converters.text[text], document: context.document.file.payload)
        default: return row.cachedWord == value.word
        }
    }

    mutating func cache(_ value: BoundValue, of bind: Int, _ context: SceneContext) {
        if case .string(let text) = value {
            if !binding.binds[bind].flags.contains(.cachedString) {
                binding.binds[bind].cachedWord = strings.add(document: 0..<0)
                binding.binds[bind].flags.insert(.cachedString)
            }
            _ = strings.set(
                binding.binds[bind].cachedWord, to: binding.converters.text[text],
                document: context.document.file.payload)
        } else {
            if binding.binds[bind].flags.contains(.cachedString) {
                strings.remove(binding.binds[bind].cachedWord)
                binding.binds[bind].flags.remove(.cachedString)
            }
            binding.binds[bind].cachedWord = value.word
        }
        binding.binds[bind].flags.insert(.cached)
    }

    // MARK: Computed properties

    /// Properties that an object works out when it is asked; nil for stored ones.
    func computed(_ target: PropertyTarget, instance: Int, _ context: SceneContext) -> UInt32? {
        guard target.field == .inert, !target.object.isNone else { return nil }
        let object = context.definition.objects[target.object.position]
        let transform = object.transform
        guard !transform.isNone, let type = object.type else { return nil }
        let row = Int(instances[instance].transforms) + transform.position
        switch SchemaProperty(index: target.property).key {
        case .Node.computedLocalX: return localPosition(transform, instance, context).x.bitPattern
        case .Node.computedLocalY: return localPosition(transform, instance, context).y.bitPattern
        case .Node.computedWorldX: return world[row].tx.bitPattern
        case .Node.computedWorldY: return world[row].ty.bitPattern
        case .Node.computedRootX: return rootPosition(row, instance, context).x.bitPattern
        case .Node.computedRootY: return rootPosition(row, instance, context).y.bitPattern
        case .Node.computedWidth where type.isA(.image): return imageSize(target.object, instance, context).x.bitPattern
        case .Node.computedHeight where type.isA(.image):
            return imageSize(target.object, instance, context).y.bitPattern
        case .Node.computedWidth where !type.isA(.layoutComponent),
            .Node.computedHeight where !type.isA(.layoutComponent):
            return Float(0).bitPattern
        case .Shape.length: return shapeLength(target.object, instance, context)?.bitPattern
        default: return nil
        }
    }

    /// Where a component's origin lies in its parent, also where constraints put it there; 0 where that has no answer.
    private func localPosition(_ transform: TransformIndex, _ instance: Int, _ context: SceneContext) -> Point {
        let first = Int(instances[instance].transforms)
        let parent = context.definition.transforms[transform.position].parent
        guard !parent.isNone, let inverse = world[first + parent.position].inverse else { return .zero }
        return inverse.map(Point(world[first + transform.position].tx, world[first + transform.position].ty))
    }

    /// How large an image is shown; of layouts nothing is known.
    private func imageSize(_ object: ObjectIndex, _ instance: Int, _ context: SceneContext) -> Point {
        guard let row = context.definition.drawing.imageRow(of: object) else { return .zero }
        let shown = asset(ofImage: UInt32(row), instance)
        guard shown < UInt32(context.document.images.count) else { return .zero }
        let size = context.document.images[Int(shown)].size
        let word = context.definition.drawing.images[row].word
        return Point(
            size.x * float(WordOffset.TransformComponent.scaleX, of: word, instance: instance),
            size.y * float(WordOffset.TransformComponent.scaleY, of: word, instance: instance))
    }

    /// How long all paths of a shape are in the artboard, hidden and collapsed ones included (chapter 06 §6).
    private func shapeLength(_ object: ObjectIndex, _ instance: Int, _ context: SceneContext) -> Float? {
        let tables = context.definition.paths
        let row = tables.shapes.partitioningIndex { $0.object >= object }
        guard row < tables.shapes.count, tables.shapes[row].object == object else { return nil }
        var path = RawPath()
        var measure = PathMeasure()
        var length: Float = 0
        for index in tables.shapePaths[tables.shapes[row].paths.positions] {
            let geometry = self.geometry.paths[Int(instances[instance].paths) + index.position]
            path.removeAll()
            path.append(
                points: geometry.points, of: self.geometry.points, verbs: geometry.verbs, of: self.geometry.verbs,
                pathTransform(tables.paths[index.position], instance: instance))
            measure.measure(path, maximum: context.definition.generatedItems)
            length += measure.length
        }
        return length
    }

    /// Where a component's origin lies in the outermost artboard.
    private func rootPosition(_ row: Int, _ instance: Int, _ context: SceneContext) -> Point {
        var point = Point(world[row].tx, world[row].ty)
        var current = instances[instance]
        var number = instance
        while current.parent != Self.noContext {
            if let own = ownTransform(ofArtboard: number, context.entering(current.artboard)) { point = own.map(point) }
            number = Int(current.parent)
            if let matrix = itemMatrix(of: current) { point = matrix.map(point) }
            let outer = instances[Int(current.parent)]
            let definition = context.document.artboards[Int(outer.artboard)]
            let host = definition.hosts.place(current.host)
            let transform = definition.objects[host.position].transform
            if !transform.isNone {
                let moved = world[Int(outer.transforms) + transform.position].transform(point.x, point.y)
                point = Point(moved.x, moved.y)
            }
            current = outer
        }
        return point
    }
}

extension BoundValue {
    /// The value as 32 bits, 0 for text.
    var word: UInt32 {
        switch self {
        case .none, .string: 0
        case .number(let number): number.bitPattern
        case .boolean(let flag): flag ? 1 : 0
        case .color(let word), .enumeration(let word, _), .integer(let word), .trigger(let word), .list(let word),
            .viewModel(let word), .listIndex(let word), .asset(let word), .artboard(let word):
            word
        }
    }
}

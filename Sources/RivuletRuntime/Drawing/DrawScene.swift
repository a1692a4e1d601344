import RivuletSchema

extension Scene {
    /// Writes what is to be drawn now into a list, in place of what it held.
    ///
    /// Draws the state after the last advance and computes nothing anew, but for the first drawing of a scene: that makes
    /// the paths that nobody needed until then. Before the first advance nothing has been put together yet, and the list
    /// holds little or nothing. O(what is visible).
    public mutating func draw(into list: inout DrawList) {
        list.removeAll()
        let context = context
        tables.beginWatching(context)
        let bounds = tables.artboardBounds(rootInstance, definition)
        list.width = bounds.width
        list.height = bounds.height
        tables.drawArtboard(rootInstance, context, into: &list)
    }
}

extension SceneTables {
    /// Draws an artboard and everything in it (chapter 06 §18.5; the comments number its steps).
    mutating func drawArtboard(_ instance: Int, _ context: SceneContext, into list: inout DrawList) {
        let definition = context.definition
        let row = instances[instance]
        // 1
        if renderOpacity[Int(row.transforms)] == 0 { return }
        // 2
        let transform = Int(row.words) + definition.transforms[0].word.position
        let rotation = Float(bitPattern: words[transform + 1])
        let scaleX = Float(bitPattern: words[transform + 2])
        let scaleY = Float(bitPattern: words[transform + 3])
        let isTurned = rotation != 0 || scaleX != 1 || scaleY != 1
        let isClipping = word(WordOffset.LayoutComponent.clip, of: definition.objects[0].word, instance: instance) != 0
        let hasFrameOrigin = isTopLevel(instance)
        let isWrapped = isClipping || hasFrameOrigin || isTurned
        if isWrapped { list.commands.append(.save) }
        // 3
        if hasFrameOrigin {
            let bounds = artboardBounds(instance, definition)
            // The origin's place in the frame; 0 − 0 is 0, as the product is.
            list.commands.append(.transform(Matrix(1, 0, 0, 1, 0 - bounds.left, 0 - bounds.top)))
        }
        // 4
        if isTurned {
            list.commands.append(
                .transform(Matrix(x: 0, y: 0, rotation: rotation, scaleX: scaleX, scaleY: scaleY)))
        }
        // 5
        if isClipping {
            let path = list.path(for: 0, row.drawing, drawing)
            list.commands.append(.clip(path: path, rule: drawing.outlines[Int(row.drawing.outlines)].rule))
        }
        // 6
        for position in definition.drawing.background.positions {
            let paint = definition.drawing.paints[position]
            guard isVisible(paint, instance: instance), isShown(paint, position, instance: instance) else { continue }
            drawPaint(
                paint, position, world[Int(row.transforms)], needsSave: true, instance: instance, context, into: &list)
        }
        // 7
        drawElements(instance: instance, context, into: &list)
        // 8
        if isWrapped { list.commands.append(.restore) }
    }

    /// Draws what is in an artboard, in order. Clips are begun only where something is drawn in them; what lies in a clip
    /// that leaves nothing is passed over.
    private mutating func drawElements(instance: Int, _ context: SceneContext, into list: inout DrawList) {
        let row = instances[instance]
        guard row.drawing.hasSequence else { return }
        let elements =
            row.drawing.ownsSequence
            ? drawing.elements.elements[row.drawing.sequence.positions] : context.definition.drawing.sequence[...]
        var emptyClips = 0
        let firstWaiting = list.waitingClips.count
        for element in elements {
            switch element.kind {
            case .clipStart, .clipEnd:
                let clip = context.definition.drawing.clips[Int(element.row)]
                if word(clip.visibility, instance) != 0,
                    !drawing.clips[Int(row.drawing.clips + element.row)].exists
                {
                    emptyClips += element.kind == .clipStart ? 1 : -1
                    continue
                }
                if emptyClips > 0 { continue }
                if element.kind == .clipStart {
                    list.waitingClips.append(element)
                } else if list.waitingClips.count > firstWaiting {
                    // Nothing was drawn in it.
                    list.waitingClips.removeLast()
                } else if element.needsSave, word(clip.visibility, instance) != 0 {
                    list.commands.append(.restore)
                }
            default:
                guard emptyClips == 0, willDraw(element, instance: instance, context) else { continue }
                if list.waitingClips.count > firstWaiting {
                    beginClips(from: firstWaiting, instance: instance, context, into: &list)
                }
                draw(element, instance: instance, context, into: &list)
            }
        }
        list.waitingClips.removeLast(list.waitingClips.count - firstWaiting)
    }

    private func beginClips(from first: Int, instance: Int, _ context: SceneContext, into list: inout DrawList) {
        let row = instances[instance]
        for position in first..<list.waitingClips.count {
            let element = list.waitingClips[position]
            let clip = context.definition.drawing.clips[Int(element.row)]
            guard word(clip.visibility, instance) != 0 else { continue }
            if element.needsSave { list.commands.append(.save) }
            let path = list.path(for: clip.outline, row.drawing, drawing)
            list.commands.append(.clip(path: path, rule: fillRule(word(clip.rule, instance))))
        }
        list.waitingClips.removeLast(list.waitingClips.count - first)
    }

    /// Whether an element has anything to say (chapter 06 §18.3).
    private func willDraw(_ element: DrawElement, instance: Int, _ context: SceneContext) -> Bool {
        switch element.kind {
        case .shape:
            let shape = context.definition.paths.shapes[Int(element.row)]
            return !isHidden(shape.object, instance, context)
                && renderOpacity[Int(instances[instance].transforms) + shape.transform.position] != 0
        case .image:
            let image = context.definition.drawing.images[Int(element.row)]
            return asset(ofImage: element.row, instance) != ImportTables.none
                && !isHidden(image.object, instance, context)
                && renderOpacity[Int(instances[instance].transforms) + image.transform.position] != 0
        case .host:
            let host = context.definition.hosts.hosts[Int(element.row)]
            return hosts[Int(instances[instance].hosts) + Int(element.row)].content != 0xFFFF_FFFF
                && !isHidden(host.object, instance, context)
        case .list:
            let object = context.definition.hosts.lists[Int(element.row)].object
            return lists[Int(instances[instance].lists) + Int(element.row)].items.count > 0
                && !isHidden(object, instance, context)
        // Their contents are not there yet.
        case .layoutBackground, .layout, .foreground, .other: return false
        case .clipStart, .clipEnd: return true
        }
    }

    /// Hidden by its own flag or by a solo.
    private func isHidden(_ object: ObjectIndex, _ instance: Int, _ context: SceneContext) -> Bool {
        let flags = word(
            WordOffset.Drawable.drawableFlags, of: context.definition.objects[object.position].word, instance: instance)
        return flags & 1 != 0 || isCollapsed(object, instance)
    }

    private mutating func draw(
        _ element: DrawElement, instance: Int, _ context: SceneContext, into list: inout DrawList
    ) {
        switch element.kind {
        case .shape: drawShape(element, instance: instance, context, into: &list)
        case .image: drawImage(element, instance: instance, context, into: &list)
        case .host: drawHost(element, instance: instance, context, into: &list)
        case .list: drawItems(element, instance: instance, context, into: &list)
        case .layoutBackground, .layout, .foreground, .other, .clipStart, .clipEnd: break
        }
    }

    /// What a place shows, where the place is.
    private mutating func drawHost(
        _ element: DrawElement, instance: Int, _ context: SceneContext, into list: inout DrawList
    ) {
        let host = context.definition.hosts.hosts[Int(element.row)]
        let content = hosts[Int(instances[instance].hosts) + Int(element.row)].content
        let transform = context.definition.objects[host.object.position].transform
        if element.needsSave { list.commands.append(.save) }
        list.commands.append(.transform(world[Int(instances[instance].transforms) + transform.position]))
        drawArtboard(Int(content), context.entering(instances[Int(content)].artboard), into: &list)
        if element.needsSave { list.commands.append(.restore) }
    }

    /// What a list shows, each item where the list puts it (chapter 02 §15).
    private mutating func drawItems(
        _ element: DrawElement, instance: Int, _ context: SceneContext, into list: inout DrawList
    ) {
        let object = context.definition.hosts.lists[Int(element.row)].object
        let transform = context.definition.objects[object.position].transform
        if element.needsSave { list.commands.append(.save) }
        list.commands.append(.transform(world[Int(instances[instance].transforms) + transform.position]))
        let order = pushItemOrder(of: Int(instances[instance].lists + element.row), context)
        for place in order {
            let item = items[Int(itemOrder[place])]
            list.commands.append(.save)
            list.commands.append(.transform(item.matrix))
            let content = Int(item.content)
            drawArtboard(content, context.entering(instances[content].artboard), into: &list)
            list.commands.append(.restore)
        }
        itemOrder.removeLast(order.count)
        if element.needsSave { list.commands.append(.restore) }
    }
}

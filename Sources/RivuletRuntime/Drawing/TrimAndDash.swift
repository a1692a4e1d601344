import RivuletSchema

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// What trims and dashes leave of a path (chapter 06 §12.3 and §12.4).

extension SceneTables {
    /// How many pieces one effect makes at most: files may ask for any number.
    private static let maximumPieces = 100_000

    private mutating func measureSource(_ outline: OutlineIndex, instance: Int, _ context: SceneContext) {
        geometry.path.removeAll()
        appendOutline(outline, instance: instance)
        geometry.measure.measure(geometry.path, maximum: context.definition.generatedItems)
        geometry.path.removeAll()
    }

    /// Leaves the trimmed path in the path in work.
    mutating func trim(
        _ step: EffectStepDefinition, from source: OutlineIndex, isFill: Bool, instance: Int, _ context: SceneContext
    ) {
        measureSource(source, instance: instance, context)
        let start = float(WordOffset.TrimPath.start, of: step.word, instance: instance)
        let end = float(WordOffset.TrimPath.end, of: step.word, instance: instance)
        let offset = fmodf(fmodf(float(WordOffset.TrimPath.offset, of: step.word, instance: instance), 1) + 1, 1)
        if word(WordOffset.TrimPath.modeValue, of: step.word, instance: instance) == 2 {
            trimEach(from: start, to: end, offset, isFill: isFill)
        } else {
            trimTogether(from: start, to: end, offset, isFill: isFill)
        }
        geometry.path.prune()
    }

    /// One stretch of all contours, one after the other.
    private mutating func trimTogether(from start: Float, to end: Float, _ offset: Float, isFill: Bool) {
        let total = geometry.measure.length
        let count = geometry.measure.contours.count
        guard count > 0 else { return }
        var first = total * (start + offset)
        var last = total * (end + offset)
        if last < first { swap(&first, &last) }
        if first > total {
            first -= total
            last -= total
        }
        drawing.pieces.removeAll(keepingCapacity: true)
        var index = 0
        while last > 0, index < Self.maximumPieces {
            let contour = index % count
            let length = geometry.measure.contours[contour].length
            if first < length {
                drawing.pieces.append(TrimPiece(contour: contour, start: first, end: last))
                last -= length
                first = 0
            } else {
                first -= length
                last -= length
            }
            index += 1
        }
        var previous = -1
        for order in drawing.pieces.indices {
            let piece = drawing.pieces[order == 0 ? 0 : drawing.pieces.count - order]
            let contour = geometry.measure.contours[piece.contour]
            let moves = !(previous == piece.contour && contour.isClosed)
            geometry.measure.append(
                piece.contour, from: piece.start, to: piece.end, movingFirst: moves, to: &geometry.path)
            let isWhole = piece.start == 0 && piece.end - piece.start >= contour.length && contour.isClosed
            if isWhole || isFill { geometry.path.close() }
            previous = piece.contour
        }
    }

    /// The same stretch of each contour.
    private mutating func trimEach(from start: Float, to end: Float, _ offset: Float, isFill: Bool) {
        for index in geometry.measure.contours.indices {
            let contour = geometry.measure.contours[index]
            let length = contour.length
            var first = length * (start + offset)
            var last = length * (end + offset)
            if last < first { swap(&first, &last) }
            if first >= length {
                first -= length
                last -= length
            }
            geometry.measure.append(index, from: first, to: last, movingFirst: true, to: &geometry.path)
            var left = Self.maximumPieces
            while last > length, left > 0 {
                left -= 1
                last -= length
                geometry.measure.append(index, from: 0, to: last, movingFirst: !contour.isClosed, to: &geometry.path)
            }
            if (start == 0 && end == 1 && contour.isClosed) || isFill { geometry.path.close() }
        }
    }

    /// Leaves the dashes in the path in work.
    mutating func dash(
        _ step: EffectStepDefinition, from source: OutlineIndex, isFill: Bool, instance: Int, _ context: SceneContext
    ) {
        if isFill {
            geometry.path.removeAll()
            appendOutline(source, instance: instance)
            return
        }
        measureSource(source, instance: instance, context)
        let total = geometry.measure.length
        drawing.dashLengths.removeAll(keepingCapacity: true)
        for dash in context.definition.drawing.dashes[step.dashes.positions] {
            let isPercentage = word(WordOffset.Dash.lengthIsPercentage, of: dash, instance: instance) != 0
            let length = float(WordOffset.Dash.length, of: dash, instance: instance)
            drawing.dashLengths.append(isPercentage ? length * total : length)
        }
        guard drawing.dashLengths.contains(where: { $0 > 0 }) else { return }
        let isPercentage = word(WordOffset.DashPath.offsetIsPercentage, of: step.word, instance: instance) != 0
        let divisor = isPercentage ? 1 : total
        var position = fmodf(float(WordOffset.DashPath.offset, of: step.word, instance: instance), divisor)
        if position < 0 { position += divisor }
        if isPercentage { position *= total }
        let isClosed = geometry.measure.isClosed
        var dashed: Float = 0
        var isOn = true
        var index = 0
        while dashed < total, index < Self.maximumPieces {
            let length = min(drawing.dashLengths[index % drawing.dashLengths.count], total)
            index += 1
            var end = position + length
            if end > total {
                end -= total
                if isOn {
                    if position < total {
                        geometry.measure.append(from: position, to: total, movingFirst: true, to: &geometry.path)
                        geometry.measure.append(from: 0, to: end, movingFirst: !isClosed, to: &geometry.path)
                    } else {
                        geometry.measure.append(from: 0, to: end, movingFirst: true, to: &geometry.path)
                    }
                }
                position = end - length
            } else if isOn {
                geometry.measure.append(from: position, to: end, movingFirst: true, to: &geometry.path)
            }
            position += length
            dashed += length
            isOn.toggle()
        }
        geometry.path.prune()
    }
}

/// A piece of a contour that a trim leaves.
struct TrimPiece: Sendable, BitwiseCopyable {
    var contour: Int
    var start: Float
    var end: Float
}

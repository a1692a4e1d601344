import RivuletFormat
import RivuletSchema

extension ArtboardBuilder {
    /// Timelines: tracks with contiguous keys, callbacks apart, interpolators by position.
    mutating func compileAnimations() {
        animations.animations.reserveCapacity(artboard.animations.count)
        for row in artboard.animations.indices {
            let imported = imports.animations[row]
            var animation = animationDefinition(imported)
            let firstTrack = animations.tracks.count
            let firstCallback = animations.callbacks.count
            for keyedObject in imported.keyedObjects.indices {
                let keyed = imports.keyedObjects[keyedObject]
                guard !keyed.isDropped else { continue }
                for property in keyed.properties.indices {
                    compileTrack(imports.keyedProperties[property], object: keyed.object)
                }
            }
            animation.tracks = TableRange(firstTrack, animations.tracks.count)
            animation.callbacks = TableRange(firstCallback, animations.callbacks.count)
            animations.animations.append(animation)
        }
    }

    private func animationDefinition(_ imported: ImportedAnimation) -> AnimationDefinition {
        let record = RecordIndex(Int(imported.record))
        typealias Key = PropertyKey.LinearAnimation
        let hasWorkArea = file.bool(Key.enableWorkArea, of: record)
        let fps = Float(file.uint(Key.fps, of: record))
        let start = Float(hasWorkArea ? file.uint(Key.workStart, of: record) : 0)
        let end = Float(file.uint(hasWorkArea ? Key.workEnd : Key.duration, of: record))
        let startSeconds = start / fps
        let endSeconds = end / fps
        return AnimationDefinition(
            record: imported.record, fps: fps, startFrame: start, endFrame: end, startSeconds: startSeconds,
            endSeconds: endSeconds, durationSeconds: abs(endSeconds - startSeconds),
            speed: file.float(Key.speed, of: record), loop: file.uint(Key.loopValue, of: record),
            quantize: file.bool(Key.quantize, of: record), tracks: .empty, callbacks: .empty)
    }

    private mutating func compileTrack(_ keyed: ImportedKeyedProperty, object: UInt32) {
        let key = file.uint(PropertyKey.KeyedProperty.propertyKey, of: RecordIndex(Int(keyed.record)))
        guard !keyed.isDropped, keyed.keyFrames.count > 0, let target = target(object: object, key: key) else { return }
        let timing = RecordIndex(Int(imports.animations[Int(keyed.timingAnimation)].record))
        let fps = Float(file.uint(PropertyKey.LinearAnimation.fps, of: timing))
        func time(_ record: RecordIndex) -> Float { Float(file.uint(PropertyKey.KeyFrame.frame, of: record)) / fps }
        if target.field == .callback {
            let start = animations.callbackTimes.count
            for row in keyed.keyFrames.indices {
                animations.callbackTimes.append(time(RecordIndex(Int(imports.keyFrames[row].record))))
            }
            animations.callbacks.append(
                CallbackDefinition(
                    object: target.object, property: target.property,
                    times: TableRange(start, animations.callbackTimes.count)))
            return
        }
        guard let kind = trackKind(keyed, target) else { return }
        let start = animations.keys.count
        var hasBoundKeys = false
        for row in keyed.keyFrames.indices {
            let frame = imports.keyFrames[row]
            let fields = KeyFields(frame.record, file)
            if let bind = bindOfKey[frame.record] {
                animations.boundKeys[animations.keys.count] = bind
                hasBoundKeys = true
            }
            animations.keys.append(
                KeyDefinition(
                    time: Float(fields.frame) / fps, value: stored(keyValue(fields), target),
                    interpolation: interpolation(fields, interpolator: frame.interpolator)))
        }
        animations.tracks.append(
            TrackDefinition(
                target: target, keys: TableRange(start, animations.keys.count), kind: kind,
                hasBoundKeys: hasBoundKeys))
    }

    /// How keys of this kind are written to this field; nil if they write nothing (chapter 03 §5.5).
    private func trackKind(_ keyed: ImportedKeyedProperty, _ target: PropertyTarget) -> TrackDefinition.Kind? {
        let first = RecordIndex(Int(imports.keyFrames[keyed.keyFrames.indices.lowerBound].record))
        let property = SchemaProperty(index: target.property)
        switch (file.type(of: first), target.field) {
        case (.keyFrameDouble, .float): return .float
        case (.keyFrameColor, .color): return .color
        case (.keyFrameUint, .view) where property.kind == .uint && property.backing?.kind == .color: return .channel
        case (.keyFrameUint, .uint), (.keyFrameId, .uint), (.keyFrameInt, .int), (.keyFrameBool, .bool): return .held
        case (.keyFrameUint, .view) where property.kind == .uint: return .held
        case (.keyFrameBool, .view) where property.kind == .bool: return .held
        case (.keyFrameDouble, .nestedInput) where property.kind == .double: return .float
        case (.keyFrameBool, .nestedInput) where property.kind == .bool: return .held
        case (.keyFrameString, .string): return .heldString
        case (let type, .stored): return storedTrackKind(type, property.kind)
        default: return nil
        }
    }

    /// The same for a value of a view model instance.
    private func storedTrackKind(_ type: SchemaType?, _ kind: FieldKind) -> TrackDefinition.Kind? {
        switch (type, kind) {
        case (.keyFrameDouble, .double): .float
        case (.keyFrameColor, .color): .color
        case (.keyFrameUint, .uint), (.keyFrameId, .uint), (.keyFrameInt, .int), (.keyFrameBool, .bool): .held
        case (.keyFrameString, .string): .heldString
        default: nil
        }
    }

    /// Narrow properties keep the low bits.
    private func stored(_ value: UInt32, _ target: PropertyTarget) -> UInt32 {
        switch SchemaProperty(index: target.property).kind {
        case .uint8: value & 0xFF
        case .uint16: value & 0xFFFF
        case .int16: UInt32(bitPattern: Int32(Int16(truncatingIfNeeded: value)))
        default: value
        }
    }

    private mutating func keyValue(_ fields: KeyFields) -> UInt32 {
        if fields.type == .keyFrameString {
            let range = fields.value.map(\.range) ?? 0..<0
            animations.strings.append(TableRange(range.lowerBound, range.upperBound))
            return UInt32(animations.strings.count - 1)
        }
        guard let value = fields.value else { return fields.type == .keyFrameId ? ImportTables.none : 0 }
        switch fields.type {
        case .keyFrameInt: return value.runtimeBits(.int)
        case .keyFrameBool: return value.runtimeBits(.bool)
        default: return value.low
        }
    }

    private mutating func interpolation(_ fields: KeyFields, interpolator id: UInt32) -> UInt32 {
        // Of the type only "hold" counts; the interpolator decides the rest (chapter 03 §4).
        if fields.interpolationType == 0 { return KeyDefinition.hold }
        guard let interpolator = interpolator(object: id) else { return KeyDefinition.linear }
        return interpolator + 2
    }

    /// Position among the artboard's interpolators of the one at an object id.
    mutating func interpolator(object id: UInt32) -> UInt32? {
        guard id != ImportTables.none else { return nil }
        if let position = interpolatorOfObject[id] { return position }
        guard let object = object(at: id),
            let interpolator = Interpolator(record: RecordIndex(Int(object.record)), of: file)
        else { return nil }
        animations.interpolators.append(interpolator)
        interpolatorOfObject[id] = UInt32(animations.interpolators.count - 1)
        return interpolatorOfObject[id]
    }
}

/// What a key frame's record says, read in one pass: files have more key frames than anything else.
private struct KeyFields {
    var type: SchemaType?
    var frame: UInt32 = 0
    var interpolationType: UInt32 = 0
    var value: FieldRow?

    init(_ record: UInt32, _ file: RiveFile) {
        let row = file.records[Int(record)]
        type = row.typeIndex == RecordRow.unknownType ? nil : SchemaType(index: row.typeIndex)
        for position in Int(row.firstField)..<Int(row.endField) {
            let field = file.fields[position]
            guard field.isStored else { continue }
            switch field.key {
            case UInt32(PropertyKey.KeyFrame.frame.rawValue): frame = field.low
            case UInt32(PropertyKey.InterpolatingKeyFrame.interpolationType.rawValue): interpolationType = field.low
            case UInt32(PropertyKey.InterpolatingKeyFrame.interpolatorId.rawValue): break
            // Every kind of key frame has one more property: its value.
            default: value = field
            }
        }
    }
}

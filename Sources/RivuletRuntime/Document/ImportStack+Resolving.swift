import RivuletFormat
import RivuletSchema

// What happens when an importer is replaced, or at the end of the file (chapter 01 §8.4).

extension ImportStack {
    /// Links the states of a layer that gets no further ones. Transitions which still come, because the layer's last
    /// state stays the latest until another is read, remain without a target.
    mutating func linkLayer(_ layer: UInt32) throws(DocumentError) {
        let row = tables.layers[Int(layer)]
        let animationCount = UInt32(tables.artboards[Int(row.artboard)].animations.count)
        let stateCount = UInt32(row.states.count)
        for state in row.states.indices {
            let stateRecord = tables.states[state].record
            if tables.states[state].typeIndex == SchemaType.animationState.index, stateRecord != Self.none {
                let id = uint(.AnimationState.animationId, of: stateRecord, else: Self.none)
                if id < animationCount { tables.states[state].animation = id }
            }
            for transition in tables.states[state].transitions.indices {
                let transitionRecord = tables.transitions[transition].record
                let target = uint(.StateTransition.stateToId, of: transitionRecord, else: Self.none)
                guard target < stateCount else {
                    throw malformed(
                        "a transition leads to state \(target == Self.none ? "−1" : "\(target)"), "
                            + "but its layer has \(stateCount) states",
                        transitionRecord)
                }
                tables.transitions[transition].target = target
            }
        }
    }

    /// Gives the transitions of blend states their exit animations.
    mutating func linkExitBlendAnimations() {
        for state in tables.states.indices {
            let row = tables.states[state]
            guard row.blendAnimations.count > 0 else { continue }
            for transition in row.transitions.indices {
                let record = tables.transitions[transition].record
                guard records[Int(record)].typeIndex == SchemaType.blendStateTransition.index else { continue }
                let id = uint(.BlendStateTransition.exitBlendAnimationId, of: record, else: Self.none)
                if id < UInt32(row.blendAnimations.count) { tables.transitions[transition].exitBlendAnimation = id }
            }
        }
    }

    /// Validates and initialises an artboard (§9): what is attached to it, its timelines and its machines up to now.
    mutating func initializeArtboard(_ artboard: UInt32) throws(DocumentError) {
        validateObjects(of: artboard)
        try checkReferences(of: artboard)
        linkKeyedObjects(of: artboard)
        for machine in tables.artboards[Int(artboard)].machines.indices {
            try initializeMachine(machine, objects: tables.artboards[Int(artboard)].objects)
        }
        try checkHierarchy(of: artboard)
        tables.artboards[Int(artboard)].hasGeneratedMachine =
            tables.artboards[Int(artboard)].animations.count == 0 && tables.artboards[Int(artboard)].machines.count == 0
    }
}

// MARK: - Timelines and machines

extension ImportStack {
    /// The object row that an id means among an artboard's objects, nil for ids out of range and empty slots.
    func occupiedRow(_ id: UInt32, in objects: RowRange) -> Int? {
        let row = objects.row(id)
        guard row != Self.none, !tables.objects[Int(row)].isEmpty else { return nil }
        return Int(row)
    }

    func isInterpolator(_ id: UInt32, in objects: RowRange) -> Bool {
        guard let row = occupiedRow(id, in: objects) else { return false }
        return traits[Int(tables.objects[row].typeIndex)].contains(.interpolator)
    }

    /// Chapter 03 §3.
    private mutating func linkKeyedObjects(of artboard: UInt32) {
        let objects = tables.artboards[Int(artboard)].objects
        for animation in tables.artboards[Int(artboard)].animations.indices {
            for keyed in tables.animations[animation].keyedObjects.indices {
                let row = tables.keyedObjects[keyed]
                let reason: DropReason? =
                    if let object = occupiedRow(row.object, in: objects) {
                        linkKeyedProperties(row.properties, typeIndex: tables.objects[object].typeIndex, in: objects)
                    } else {
                        .keyedObjectWithoutObject
                    }
                guard let reason else { continue }
                tables.keyedObjects[keyed].isDropped = true
                note(reason, row.record)
            }
        }
    }

    /// Drops the properties which an object does not have, and links the interpolators of the others; why the whole
    /// keyed object must go, if it must.
    private mutating func linkKeyedProperties(
        _ properties: RowRange, typeIndex: UInt16, in objects: RowRange
    ) -> DropReason? {
        let type = SchemaType(index: typeIndex)
        for property in properties.indices {
            let record = tables.keyedProperties[property].record
            guard type.supportedProperty(key: uint(.KeyedProperty.propertyKey, of: record, else: 0)) != nil else {
                tables.keyedProperties[property].isDropped = true
                note(.keyedPropertyUnsupported, record)
                continue
            }
            for keyFrame in tables.keyedProperties[property].keyFrames.indices {
                let id = uint(
                    .InterpolatingKeyFrame.interpolatorId, of: tables.keyFrames[keyFrame].record, else: Self.none)
                guard id != Self.none else { continue }
                guard isInterpolator(id, in: objects) else { return .keyedObjectWithoutInterpolator }
                tables.keyFrames[keyFrame].interpolator = id
            }
        }
        return nil
    }

    /// Links the interpolators of a machine's transitions, and checks that its layers can run. Stops at the first
    /// transition whose interpolator is missing (§9.4, pitfalls).
    private mutating func initializeMachine(_ machine: Int, objects: RowRange) throws(DocumentError) {
        for layer in tables.machines[machine].layers.indices {
            var missing: [SchemaType] = [.anyState, .entryState, .exitState]
            for state in tables.layers[layer].states.indices {
                for transition in tables.states[state].transitions.indices {
                    let record = tables.transitions[transition].record
                    let id = uint(.StateTransition.interpolatorId, of: record, else: Self.none)
                    guard id != Self.none else { continue }
                    guard isInterpolator(id, in: objects) else { return note(.transitionWithoutInterpolator, record) }
                    tables.transitions[transition].interpolator = id
                }
                let typeIndex = tables.states[state].typeIndex
                missing.removeAll { $0.index == typeIndex }
            }
            if let missing = missing.first {
                throw malformed("a state machine layer has no \(missing)", tables.layers[layer].record)
            }
        }
    }
}

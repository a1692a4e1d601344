import RivuletFormat
import RivuletMarkup
import RivuletRuntime
import RivuletSchema

// What facts print about a source artboard.

extension Document {
    /// The type key of every object slot, null for empty ones.
    package func objectTypes(of artboard: Int) -> [JSONValue] {
        let imports = tables.imports
        return imports.artboards[artboard].objects.indices.map { row in
            let object = imports.objects[row]
            return object.isEmpty ? .null : .int(SchemaType(index: object.typeIndex).key)
        }
    }

    /// The animations and machines.
    package func structure(of artboard: Int) -> JSONValue {
        let imports = tables.imports
        let row = imports.artboards[artboard]
        let animations = row.animations.indices.map { index -> JSONValue in
            let animation = imports.animations[index]
            let kept = animation.keyedObjects.indices.count { !imports.keyedObjects[$0].isDropped }
            return .array([.string(tables.string(.Animation.name, of: animation.record)), .int(kept)])
        }
        var machines = row.machines.indices.map { index in
            let machine = imports.machines[index]
            return machineStructure(
                tables.string(.Animation.name, of: machine.record),
                inputs: machine.inputs.indices.map { imports.inputs[$0] }, listeners: machine.listeners.count,
                layers: machine.layers.indices.map { imports.layers[$0].states })
        }
        if row.hasGeneratedMachine {
            machines.append(
                machineStructure(Document.generatedMachineName, inputs: [], listeners: 0, layers: []))
        }
        return .object([
            .init("op", .string("structure")), .init("artboard", .int(artboard)),
            .init("animations", .array(animations)), .init("machines", .array(machines)),
        ])
    }

    private func machineStructure(
        _ name: String, inputs: [UInt32], listeners: Int, layers: [RowRange]
    ) -> JSONValue {
        let states = { (range: RowRange) -> JSONValue in
            .array(
                range.indices.map { index in
                    let state = tables.imports.states[index]
                    return .array([
                        .int(SchemaType(index: state.typeIndex).key), .int(state.transitions.count),
                    ])
                })
        }
        return .object([
            .init("name", .string(name)),
            .init(
                "inputs",
                .array(
                    inputs.map {
                        $0 == ImportTables.none ? .null : .int(file.typeKey(of: RecordIndex(Int($0))))
                    })),
            .init("listeners", .int(listeners)), .init("layers", .array(layers.map(states))),
        ])
    }

    /// The value of an object's property before anything ran, as facts print it. Nil for what a document cannot know.
    package func authoredValue(artboard: Int, object: Int, key: UInt32) -> JSONValue? {
        let rows = tables.imports.artboards[artboard].objects
        guard object < rows.count, !tables.imports.objects[rows.indices.lowerBound + object].isEmpty else { return nil }
        let record = RecordIndex(Int(tables.imports.objects[rows.indices.lowerBound + object].record))
        guard let type = file.type(of: record), let property = type.supportedProperty(key: key) else {
            return .string("unsupported")
        }
        // An artboard's position is reset when it is made (chapter 02 §2.4).
        if object == 0, property.key == .Node.x || property.key == .Node.y { return .int(0) }
        guard property.isStored else { return property.isView ? view(property, of: record, type) : nil }
        let bits = file.bits(property.key, of: record)
        return switch property.kind {
        case .bool: .bool(bits != 0)
        case .uint, .uint8, .uint16: .int(bits)
        case .int, .int16: .int(Int32(bitPattern: bits))
        case .double: Self.json(Float(bitPattern: bits))
        case .color: .string(Self.hexadecimal(bits))
        case .string: .string(file.string(property.key, of: record))
        case .bytes, .callback: nil
        }
    }

    /// Bools read as false, numbers as the bits that they show (chapter 01 §6.4).
    private func view(_ property: SchemaProperty, of record: RecordIndex, _ type: SchemaType) -> JSONValue? {
        if property.kind == .bool { return .bool(false) }
        let backing =
            property.backing ?? type.property(named: "colorValue")
        guard let backing else { return nil }
        let mask = UInt32(truncatingIfNeeded: (UInt64(1) << UInt64(property.bitCount)) - 1)
        return .int(file.bits(backing.key, of: record) >> UInt32(property.bit) & mask)
    }

    private static func json(_ value: Float) -> JSONValue {
        if value.isNaN { return .string("nan") }
        return value.isInfinite ? .string(value < 0 ? "-inf" : "inf") : .float(value)
    }

    private static func hexadecimal(_ bits: UInt32) -> String {
        let digits = String(bits, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}

import RivuletSchema

/// Makes small `.riv` files as exporters, newer editors and careless tools write them: objects of many types with random
/// properties, unknown types and keys, tables of contents, repeated and foreign properties, odd encodings. It
/// writes bytes by itself, so that readers and writers are tested against something else than each other.
package struct FileGenerator {
    private var random: SeededGenerator
    private var bytes: [UInt8] = []
    /// Keys that no schema has, with the wire type by which this file's table of contents declares them.
    private var declaredKeys: [(key: UInt32, wireType: UInt8)] = []

    private static let types = Schema.types.filter { !$0.isAbstract }
    private static let stored = Schema.properties.filter(\.isStored)
    private static let unknownKeys: [UInt32] = [9000, 9001, 12_345, 40_000, 65_535]

    package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// The file of a seed, with so many objects. `isTidy` leaves out what regular exporters never write: over-long numbers,
    /// unreadable keys, bool bytes other than 0 and 1.
    package static func file(seed: UInt64, objects: Int, isTidy: Bool = false) -> [UInt8] {
        var generator = FileGenerator(seed: seed)
        generator.header(isTidy: isTidy)
        for _ in 0..<objects { generator.object(isTidy: isTidy) }
        return generator.bytes
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func varuint(_ value: UInt64, isTidy: Bool) {
        var rest = value
        var count = 1
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
            count += 1
        }
        let padding = isTidy || !chance(3) ? 0 : Int.random(in: 0...(10 - count), using: &random)
        bytes.append(UInt8(rest) | (padding > 0 ? 0x80 : 0))
        for index in 0..<padding { bytes.append(index == padding - 1 ? 0 : 0x80) }
    }

    private mutating func header(isTidy: Bool) {
        bytes = [0x52, 0x49, 0x56, 0x45]
        varuint(7, isTidy: isTidy)
        varuint(UInt64.random(in: 0...4, using: &random), isTidy: isTidy)
        varuint(UInt64.random(in: 0...100_000, using: &random), isTidy: isTidy)
        for key in Self.unknownKeys where chance(60) {
            declaredKeys.append((key, UInt8.random(in: 0...3, using: &random)))
        }
        var entries = declaredKeys
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            guard let property = Self.stored.randomElement(using: &random), let wire = property.wireType else {
                continue
            }
            entries.append((UInt32(property.key.rawValue), wire.rawValue))
        }
        entries.shuffle(using: &random)
        for entry in entries { varuint(UInt64(entry.key), isTidy: isTidy) }
        bytes.append(0)
        for group in stride(from: 0, to: entries.count, by: 4) {
            var codes: UInt8 = 0
            for place in 0..<min(4, entries.count - group) {
                codes |= entries[group + place].wireType << UInt8(2 * place)
            }
            bytes += [codes, 0, 0, isTidy || !chance(5) ? 0 : 0x80]
        }
    }

    private mutating func object(isTidy: Bool) {
        if chance(8) {
            varuint(UInt64([10_000, 112, 650, 0, 2_147_483_647].randomElement(using: &random) ?? 0), isTidy: isTidy)
            for _ in 0..<Int.random(in: 0...3, using: &random) { foreignProperty(isTidy: isTidy) }
        } else if let type = Self.types.randomElement(using: &random) {
            varuint(UInt64(type.key), isTidy: isTidy)
            let properties = type.allProperties.filter(\.isStored)
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                if chance(6) {
                    foreignProperty(isTidy: isTidy)
                } else if let property = properties.randomElement(using: &random) {
                    varuint(UInt64(property.key.rawValue), isTidy: isTidy)
                    value(of: property, isTidy: isTidy)
                }
            }
        }
        if !isTidy && chance(3) {
            bytes.append(3)  // a key that no type declares and no table of contents names: the object is abandoned
        } else {
            varuint(0, isTidy: isTidy)
        }
    }

    private mutating func foreignProperty(isTidy: Bool) {
        if let (key, wireType) = declaredKeys.randomElement(using: &random), chance(50) {
            varuint(UInt64(key), isTidy: isTidy)
            switch wireType {
            case 0: varuint(random.next() >> UInt64.random(in: 0...63, using: &random), isTidy: isTidy)
            case 1: payload(isTidy: isTidy)
            default: word()
            }
        } else if let property = Self.stored.randomElement(using: &random) {
            varuint(UInt64(property.key.rawValue), isTidy: isTidy)
            value(of: property, isTidy: isTidy)
        }
    }

    private mutating func value(of property: SchemaProperty, isTidy: Bool) {
        switch property.kind {
        case .bool: bytes.append(isTidy || !chance(5) ? UInt8.random(in: 0...1, using: &random) : 0xC2)
        case .double, .color: word()
        case .string, .bytes: payload(isTidy: isTidy)
        default:
            let value = UInt32(truncatingIfNeeded: random.next()) >> UInt32.random(in: 0...31, using: &random)
            varuint(UInt64(value), isTidy: isTidy)
        }
    }

    private mutating func word() {
        let value = UInt32(truncatingIfNeeded: random.next())
        bytes += (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private mutating func payload(isTidy: Bool) {
        let count = chance(5) ? Int.random(in: 100...200, using: &random) : Int.random(in: 0...12, using: &random)
        varuint(UInt64(count), isTidy: isTidy)
        for _ in 0..<count { bytes.append(chance(90) ? UInt8.random(in: 0x20...0x7E, using: &random) : 0xFF) }
    }
}

/// One damaged copy of a file: bits flipped, bytes put in or taken out, a length blown up, the end cut off, or parts of two
/// files joined.
package func mutation(of file: [UInt8], other: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = file
    for _ in 0..<Int.random(in: 1...3, using: &random) {
        guard !bytes.isEmpty else { return bytes }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 2: bytes.remove(at: place)
        case 3: bytes.replaceSubrange(place..<place + 1, with: [0xFF, 0xFF, 0xFF, 0xFF, 0x7F])
        case 4: bytes.removeLast(bytes.count - place)
        default: bytes = Array(bytes[..<place] + other.suffix(Int.random(in: 0...other.count, using: &random)))
        }
    }
    return bytes
}

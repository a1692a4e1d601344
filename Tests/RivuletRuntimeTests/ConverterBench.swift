import RivuletFormat
import RivuletTestSupport

@testable import RivuletRuntime

/// The first converter of a few records, with the state that one bind keeps for it.
struct ConverterBench {
    let document: Document
    let store: ViewModelStore
    let instance: ConverterInstance
    var states = ConverterStates()
    var random: RandomSource

    init(_ records: String..., mainIsToSource: Bool = false, random: RandomSource = .constant(0)) throws {
        try self.init(records: records, mainIsToSource: mainIsToSource, random: random)
    }

    init(
        records: [String], converter: UInt32 = 0, mainIsToSource: Bool = false, random: RandomSource = .constant(0)
    ) throws {
        document = try Document(records: ["Backboard"] + records)
        store = ViewModelStore(document)
        instance = states.makeInstance(of: converter, mainIsToSource: mainIsToSource, document.tables)
        self.random = random
    }

    var definition: ConverterDefinition { document.tables.converters.converters[Int(instance.converter)] }

    mutating func convert(_ value: BoundValue) -> BoundValue {
        states.convert(value, instance, random: &random, document.tables, store)
    }

    mutating func reverse(_ value: BoundValue) -> BoundValue {
        states.reverseConvert(value, instance, random: &random, document.tables, store)
    }

    /// The number that a number becomes, nil if it becomes something else.
    mutating func number(_ value: Float) -> Float? { convert(.number(value)).asNumber }
    mutating func reverseNumber(_ value: Float) -> Float? { reverse(.number(value)).asNumber }

    /// The text that a value becomes, nil if it becomes no text.
    mutating func text(_ value: BoundValue) -> String? {
        let result = convert(value)
        return string(of: result)
    }
    mutating func text(_ text: String) -> String? {
        let value = states.text.add(Array(text.utf8))
        return self.text(value)
    }

    func string(of value: BoundValue) -> String? {
        guard case .string(let range) = value else { return nil }
        return String(decoding: states.text[range], as: UTF8.self)
    }

    mutating func advance(by seconds: Float) -> ConverterProgress {
        states.advance(instance, by: seconds, document.tables)
    }

    /// Writes one of the converter's own bound properties.
    mutating func set(bound position: Int, to value: BoundValue) -> Bool {
        let bind = document.tables.converters.binds[definition.binds.positions][Int(definition.binds.start) + position]
        guard let parameter = bind.parameter else { return false }
        return states.set(parameter, of: instance, to: value, document.tables)
    }
}

extension BoundValue {
    var asNumber: Float? { if case .number(let number) = self { number } else { nil } }
}

/// Equal as the facts print numbers: in six significant digits, NaN as itself.
func agrees(_ found: Float?, _ expected: Float) -> Bool {
    guard let found else { return false }
    return found.isNaN && expected.isNaN || found == expected || abs(found - expected) <= abs(expected) * 5e-6
}

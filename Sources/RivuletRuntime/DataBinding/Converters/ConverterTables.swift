import RivuletSchema

/// The converters of a document, compiled (chapter 05 §13). Groups are flattened: a converter is a row of operations,
/// applied first to last, or last to first in reverse.
package struct ConverterTables: Sendable {
    /// By position in the import tables.
    package var converters: [ConverterDefinition] = []
    var operations: [ConverterOperation] = []
    /// Binds whose target is a property of a converter or of a formula's token.
    package var binds: [ConverterBind] = []
    /// Operations whose second operand is a view model property.
    package var operands: [ConverterOperand] = []
    var formulaTokens: [FormulaToken] = []
    var interpolators: [Interpolator] = []
    /// Properties of the operations; of texts the number of one in `texts`.
    var words: [UInt32] = []
    /// Ranges of the document's payload.
    var texts: [TableRange] = []
    /// Converters that do nothing, because their groups are nested too deep or have too many items.
    package var refused: [UInt32] = []

    package static let none: UInt32 = 0xFFFF_FFFF
}

package struct ConverterDefinition: Sendable, BitwiseCopyable {
    package var operations = TableRange.empty
    /// What binds with this converter carry.
    package var output = ConverterOutput.none
    package var binds = TableRange.empty
    package var operands = TableRange.empty
    /// What each instance needs of its own.
    var stateCount: UInt32 = 0
    var wordCount: UInt32 = 0
    /// Interpolates over time: instances have to be advanced.
    package var isTimed = false
}

/// What a bind carries, as far as its converter decides it (chapter 05 §13.1).
package enum ConverterOutput: UInt8, Sendable, BitwiseCopyable {
    /// The converter does not say: the source's kind.
    case none
    /// The kind of what comes in, likewise the source's; groups look past it.
    case input
    case number, string, boolean, trigger, list
}

/// One step of a conversion.
struct ConverterOperation: Sendable, BitwiseCopyable {
    enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// Gives back what comes in.
        case passthrough
        /// Arithmetic with a second operand.
        case arithmetic
        /// Likewise; which of the two directions is meant depends on the bind (§13.3).
        case systemArithmetic
        case rounder, rangeMapper, toNumber
        case toString, trim, removeZeros, pad
        case negate, trigger, listToLength, numberToList
        case formula, interpolator
    }

    var kind: Kind
    var output: ConverterOutput
    /// Its properties change while playing: they lie in the instance's words instead of the document's.
    var ownsWords = false
    /// Number of properties.
    var wordCount: UInt32 = 0
    /// First property in the document's words.
    var words: UInt32 = 0
    /// First property among the instance's words.
    var ownWords: UInt32 = 0
    /// Position among the instance's states, or `none` if it remembers nothing.
    var state = ConverterTables.none
    var interpolator = ConverterTables.none
    /// In `formulaTokens`.
    var tokens = TableRange.empty
}

/// A property of an operation, as the target of a bind.
package struct ConverterParameter: Sendable, BitwiseCopyable {
    package enum Storage: UInt8, Sendable, BitwiseCopyable {
        case float, uint, string
    }

    /// Position in the document's `operations`.
    var operation: UInt32
    /// Position among the operation's properties.
    var offset: UInt32
    package var storage: Storage
    /// A change makes the bind that uses the converter run again (§13.1, rule 4).
    package var concernsOwner: Bool
}

/// A bind whose target is a property of a converter.
package struct ConverterBind: Sendable, BitwiseCopyable {
    /// Position in the import tables' data binds.
    package var bind: UInt32
    /// Nil if the converter has no such property: the bind writes nothing.
    package var parameter: ConverterParameter?
}

/// The second operand of an operation that takes it from a view model.
package struct ConverterOperand: Sendable, BitwiseCopyable {
    /// The record with `sourcePathIds`.
    package var record: UInt32
    /// Where the caller puts the number.
    package var parameter: ConverterParameter
}

/// A formula in reverse Polish order.
enum FormulaToken: Sendable, BitwiseCopyable, Equatable {
    case input
    /// Position among the operation's properties.
    case value(UInt32)
    case operation(UInt32)
    case function(UInt32, arguments: UInt32)
}

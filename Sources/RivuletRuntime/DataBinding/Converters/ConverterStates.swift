import RivuletFormat
import RivuletSchema

/// A bind's own clone of a converter.
package struct ConverterInstance: Sendable, BitwiseCopyable {
    /// Position in the document's converters.
    package var converter: UInt32
    var firstState: UInt32
    var firstWord: UInt32
    /// The main direction of the bind is from target to source.
    package var mainIsToSource: Bool
}

/// What converters remember, of all binds of a scene.
package struct ConverterStates: Sendable {
    /// The scene's number in its store.
    var scene: UInt32 = 0
    /// The texts of the conversion in work.
    package var text = ConversionText()
    var states: [ConverterState] = []
    /// Properties of operations that change.
    var words: [UInt32] = []
    /// Texts that were written to properties of operations; words refer to them with the highest bit set.
    var texts: [[UInt8]] = []
    var freeTexts: [UInt32] = []
    /// Given back, for the next instance of the same converter.
    private var free: [ConverterInstance] = []
    /// Of formulas in work.
    var stack: [Float] = []

    static let ownText: UInt32 = 0x8000_0000

    package init() {}
}

/// What one operation of one bind remembers.
enum ConverterState: Sendable, BitwiseCopyable {
    case smoothing(SmoothingState)
    /// The number that a formula's random functions share, once it is drawn.
    case random(Float?)
    /// The list of items in the store that a number is turned into, and the view model that they are made of.
    case items(list: UInt32, viewModel: UInt32)
}

/// What advancing a converter did.
package struct ConverterProgress: Sendable, BitwiseCopyable, Equatable {
    /// It has to be advanced again.
    package var isRunning = false
    /// The bind has to run again: it gets Dependents and the dirt of its origin's direction.
    package var concernsOwner = false

    mutating func merge(_ other: ConverterProgress) {
        isRunning = isRunning || other.isRunning
        concernsOwner = concernsOwner || other.concernsOwner
    }
}

// MARK: - Instances

extension ConverterStates {
    /// A clone of a converter for one bind.
    ///
    /// - Parameter converter: position in the document's converters.
    package mutating func makeInstance(
        of converter: UInt32, mainIsToSource: Bool, _ document: DocumentTables
    ) -> ConverterInstance {
        let definition = document.converters.converters[Int(converter)]
        var instance = ConverterInstance(
            converter: converter, firstState: UInt32(states.count), firstWord: UInt32(words.count),
            mainIsToSource: mainIsToSource)
        guard definition.stateCount + definition.wordCount > 0 else { return instance }
        if let position = free.lastIndex(where: { $0.converter == converter }) {
            instance = free.remove(at: position)
            instance.mainIsToSource = mainIsToSource
        } else {
            states.append(contentsOf: repeatElement(.random(nil), count: Int(definition.stateCount)))
            words.append(contentsOf: repeatElement(0, count: Int(definition.wordCount)))
        }
        for position in definition.operations.positions {
            let operation = document.converters.operations[position]
            if operation.ownsWords {
                let first = Int(instance.firstWord + operation.ownWords)
                for offset in 0..<Int(operation.wordCount) {
                    words[first + offset] = document.converters.words[Int(operation.words) + offset]
                }
            }
            if operation.state != ConverterTables.none {
                states[Int(instance.firstState + operation.state)] = operation.initialState
            }
        }
        return instance
    }

    /// Gives back what an instance used. Items that it made in the store are released.
    package mutating func remove(_ instance: ConverterInstance, _ document: DocumentTables, _ store: ViewModelStore) {
        let definition = document.converters.converters[Int(instance.converter)]
        guard definition.stateCount + definition.wordCount > 0 else { return }
        for position in definition.operations.positions {
            let operation = document.converters.operations[position]
            if operation.state != ConverterTables.none,
                case .items(let list, _) = states[Int(instance.firstState + operation.state)]
            {
                store.removeConverterList(list)
            }
            guard operation.ownsWords, let texts = operation.textOffset else { continue }
            removeText(at: Int(instance.firstWord + operation.ownWords) + texts)
        }
        free.append(instance)
    }

    /// The bind took another source: interpolators begin anew (§13.14).
    package mutating func reset(_ instance: ConverterInstance, _ document: DocumentTables) {
        let definition = document.converters.converters[Int(instance.converter)]
        guard definition.isTimed else { return }
        for position in definition.operations.positions
        where document.converters.operations[position].kind == .interpolator {
            let state = document.converters.operations[position].state
            states[Int(instance.firstState + state)] = .smoothing(SmoothingState())
        }
    }

    /// The bind's source sent dirt: formulas that draw a number for each change of the source forget theirs (§13.13).
    package mutating func sourceChanged(_ instance: ConverterInstance, _ document: DocumentTables) {
        let definition = document.converters.converters[Int(instance.converter)]
        guard definition.stateCount > 0 else { return }
        for position in definition.operations.positions {
            let operation = document.converters.operations[position]
            guard operation.kind == .formula, operation.state != ConverterTables.none,
                word(FormulaMode.offset, operation, instance, document) == FormulaMode.sourceChange
            else { continue }
            states[Int(instance.firstState + operation.state)] = .random(nil)
        }
    }

    /// Lets time pass: once per frame, and again with 0 (chapter 05 §12).
    package mutating func advance(
        _ instance: ConverterInstance, by seconds: Float, _ document: DocumentTables
    ) -> ConverterProgress {
        var progress = ConverterProgress()
        let definition = document.converters.converters[Int(instance.converter)]
        guard definition.isTimed else { return progress }
        for position in definition.operations.positions {
            let operation = document.converters.operations[position]
            guard operation.kind == .interpolator,
                case .smoothing(var state) = states[Int(instance.firstState + operation.state)]
            else { continue }
            let duration = float(0, operation, instance, document)
            let curve = operation.curve(document)
            progress.merge(state.advance(by: seconds, duration: duration, curve))
            states[Int(instance.firstState + operation.state)] = .smoothing(state)
        }
        return progress
    }
}

extension ConverterOperation {
    var initialState: ConverterState {
        switch kind {
        case .interpolator: .smoothing(SmoothingState())
        case .numberToList: .items(list: ViewModelTables.none, viewModel: ConverterTables.none)
        default: .random(nil)
        }
    }

    func curve(_ document: DocumentTables) -> Interpolator? {
        interpolator == ConverterTables.none ? nil : document.converters.interpolators[Int(interpolator)]
    }

    /// Which of its properties is a text.
    var textOffset: Int? {
        switch kind {
        case .toString: 2
        case .pad: 1
        default: nil
        }
    }
}

// MARK: - Properties

extension ConverterStates {
    /// Writes a property of an operation as a bind does; false if it has the value already or cannot hold such a value
    /// (chapter 05 §10.1).
    package mutating func set(
        _ parameter: ConverterParameter, of instance: ConverterInstance, to value: BoundValue,
        _ document: DocumentTables
    ) -> Bool {
        let operation = document.converters.operations[Int(parameter.operation)]
        guard operation.ownsWords else { return false }
        let position = Int(instance.firstWord + operation.ownWords) + Int(parameter.offset)
        switch (parameter.storage, value) {
        case (.float, .number(let number)):
            guard Float(bitPattern: words[position]) != number else { return false }
            words[position] = number.bitPattern
        case (.float, .listIndex(let index)):
            return set(parameter, of: instance, to: .number(Float(index)), document)
        case (.uint, .number(let number)):
            return set(parameter, of: instance, to: .integer(UInt32(roundedToUnsigned: number)), document)
        case (.uint, .listIndex(let index)): return set(parameter, of: instance, to: .integer(index), document)
        case (.uint, _):
            guard let integer = value.integerLike, words[position] != integer else { return false }
            words[position] = integer
        case (.string, .string(let new)):
            let old = textBytes(words[position], document)
            guard !old.elementsEqual(text[new]) else { return false }
            setText(at: position, to: new)
        default: return false
        }
        return true
    }

    private mutating func setText(at position: Int, to new: TextRange) {
        var number = words[position]
        if number & Self.ownText == 0 {
            if let reused = freeTexts.popLast() {
                number = reused | Self.ownText
            } else {
                number = UInt32(texts.count) | Self.ownText
                texts.append([])
            }
            words[position] = number
        }
        let index = Int(number & ~Self.ownText)
        texts[index].replaceSubrange(texts[index].indices, with: text[new])
    }

    private mutating func removeText(at position: Int) {
        guard words[position] & Self.ownText != 0 else { return }
        freeTexts.append(words[position] & ~Self.ownText)
        words[position] = 0
    }

    func word(
        _ offset: Int, _ operation: ConverterOperation, _ instance: ConverterInstance, _ document: DocumentTables
    ) -> UInt32 {
        operation.ownsWords
            ? words[Int(instance.firstWord + operation.ownWords) + offset]
            : document.converters.words[Int(operation.words) + offset]
    }

    func float(
        _ offset: Int, _ operation: ConverterOperation, _ instance: ConverterInstance, _ document: DocumentTables
    ) -> Float {
        Float(bitPattern: word(offset, operation, instance, document))
    }

    /// The text that a word refers to.
    func textBytes(_ word: UInt32, _ document: DocumentTables) -> ArraySlice<UInt8> {
        if word & Self.ownText != 0 { return texts[Int(word & ~Self.ownText)][...] }
        return document.file.payload[document.converters.texts[Int(word)].positions]
    }
}

extension UInt32 {
    /// A number as unsigned properties take it: not below 0, half away from zero (chapter 05 §10.1).
    package init(roundedToUnsigned number: Float) {
        let rounded = number.rounded()
        self = rounded > 0 ? (rounded < 4_294_967_296 ? UInt32(rounded) : .max) : 0
    }
}

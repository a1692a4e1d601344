/// A condition of a transition: one fact that must hold for the transition to be taken (chapter 04 §9).
///
/// Its description says it in words: `hover == true`, `rating > 3`, `retry fires`.
public struct ConditionInfo: Sendable, Equatable {
    /// What it looks at.
    public enum Subject: Sendable, Equatable {
        /// An input of the machine.
        case input(InputReference)
        /// A value of the view model that the machine is bound to; nil if no data bind feeds it, so that it keeps
        /// the value that the file gives it.
        case property(PropertyReference?)
        /// Width, height or ratio of the artboard.
        case artboard(ArtboardMeasure)
        /// A property of an object of the artboard, by the schema's name.
        case component(ObjectReference, property: String)
        /// Nothing that can be named: a script, or a type that this version does not know.
        case nothing
    }

    /// What it asks of that.
    public enum Test: Sendable, Equatable {
        /// It compares like this with a value.
        case compares(Comparison, Operand)
        /// The trigger fires.
        case fires
        /// The value changes, to whatever.
        case changes
        /// The object, or one inside it, has the focus.
        case hasFocus
        /// It has not.
        case lacksFocus
        /// It holds always. The reason says why.
        case always(reason: String)
        /// It never holds, so that its transition is never taken. The reason says why.
        case never(reason: String)
    }

    /// The other side of a comparison.
    public enum Operand: Sendable, Equatable {
        /// A value in the file.
        case constant(Value)
        /// A value of the view model, of the artboard or of an object.
        case subject(Subject)
    }

    /// How two values are compared. Kinds without an order know `equal` and `notEqual` only.
    public enum Comparison: String, Sendable, Equatable, CaseIterable {
        /// They are the same.
        case equal = "=="
        /// They differ.
        case notEqual = "!="
        /// Not more.
        case lessOrEqual = "<="
        /// Not less.
        case greaterOrEqual = ">="
        /// Less.
        case less = "<"
        /// More.
        case greater = ">"

        /// By the number that files have.
        init?(number: UInt32) {
            let all: [Comparison] = [.equal, .notEqual, .lessOrEqual, .greaterOrEqual, .less, .greater]
            guard number < UInt32(all.count) else { return nil }
            self = all[Int(number)]
        }
    }

    /// A measure of an artboard.
    public enum ArtboardMeasure: String, Sendable, Equatable {
        /// Its width in artboard points.
        case width
        /// Its height in artboard points.
        case height
        /// Its width divided by its height.
        case ratio
    }

    /// What it looks at.
    public var subject: Subject
    /// What it asks of that.
    public var test: Test

    /// Whether it never holds, whatever happens.
    public var isNever: Bool { if case .never = test { true } else { false } }
}

/// An input of a state machine that something refers to.
public struct InputReference: Sendable, Equatable {
    /// Its index among the machine's inputs; nil for an input of a nested machine.
    public var index: Int?
    /// Its name, of a nested machine's with the name of the nested artboard before it: `Button/hover`.
    public var name: String
    /// What it holds.
    public var kind: InputInfo.Kind
}

/// A property of a view model that something refers to by a path.
public struct PropertyReference: Sendable, Equatable {
    /// The path from an instance of the view model on, as `Scene.value(_:)` takes it. Empty for the instance itself.
    public var path: String
    /// The view model that the path begins at; nil for paths by name, which begin at any that has the name.
    public var viewModel: String?
    /// What is found there; `unknown` if the path leads nowhere in its view model, or goes by name.
    public var kind: ValueKind
    /// Whether the file has what the path means. Paths by name are not checked.
    public var isResolved: Bool
}

/// An object of an artboard that something refers to.
public struct ObjectReference: Sendable, Equatable {
    /// The schema's name of its type, such as `Shape`.
    public var type: String
    /// Its name, often empty.
    public var name: String
}

// MARK: - In words

extension ConditionInfo: CustomStringConvertible {
    /// In words.
    public var description: String {
        switch test {
        case .compares(let comparison, let operand): "\(subject) \(comparison.rawValue) \(operand)"
        case .fires: "\(subject) fires"
        case .changes: "\(subject) changes"
        case .hasFocus: "\(owner) has the focus"
        case .lacksFocus: "\(owner) does not have the focus"
        case .always(let reason): "always (\(reason))"
        case .never(let reason): "never (\(reason))"
        }
    }

    private var owner: String {
        if case .component(let object, _) = subject { "\(object)" } else { "\(subject)" }
    }
}

extension ConditionInfo.Subject: CustomStringConvertible {
    /// Its name.
    public var description: String {
        switch self {
        case .input(let input): InfoWording.name(input.name)
        case .property(let property): property.map { "\($0)" } ?? "an unbound value"
        case .artboard(let measure): "artboard \(measure.rawValue)"
        case .component(let object, let property): "\(object) \(property)"
        case .nothing: "nothing"
        }
    }
}

extension ConditionInfo.Operand: CustomStringConvertible {
    /// The value or the name.
    public var description: String {
        switch self {
        case .constant(let value): InfoWording.literal(value)
        case .subject(let subject): "\(subject)"
        }
    }
}

extension PropertyReference: CustomStringConvertible {
    /// The path.
    public var description: String {
        path.isEmpty ? "the view model\(viewModel.map { " \(InfoWording.name($0))" } ?? "")" : InfoWording.name(path)
    }
}

extension ObjectReference: CustomStringConvertible {
    /// `Shape 'name'`.
    public var description: String { name.isEmpty ? type : "\(type) '\(name)'" }
}

/// How names and values out of files stand in a sentence.
enum InfoWording {
    /// A name as it is if it reads as one word, else in quotes.
    static func name(_ text: String) -> String {
        let isWord =
            !text.isEmpty
            && text.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || "0123456789_-./\\[]".unicodeScalars.contains($0)
            }
        return isWord ? text : "'\(text)'"
    }

    /// A value as a literal.
    static func literal(_ value: Value) -> String {
        switch value {
        case .number(let number): plain(number)
        case .string(let text): "\"\(text)\""
        case .boolean(let isOn): isOn ? "true" : "false"
        case .color(let color): "#" + hexadecimal(color)
        case .enumeration(let key): "'\(key)'"
        case .trigger(let count), .listIndex(let count): "\(count)"
        case .viewModel(let name, let instance): name + (instance.isEmpty ? "" : "/\(instance)")
        case .list(let count): "\(count) items"
        case .asset(let index): index.map { "asset \($0)" } ?? "no asset"
        case .artboard(let index): index.map { "artboard \($0)" } ?? "no artboard"
        }
    }

    static func plain(_ value: Float) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}

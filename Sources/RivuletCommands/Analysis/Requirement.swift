import RivuletRuntime

/// A value that conditions look at and actions change: an input of a machine, or a property of a view model. Instances of
/// a view model are not told apart: what one of them may hold, all may.
enum Variable: Hashable, Sendable {
    /// Position in the document's imported inputs.
    case input(Int)
    case property(ModelProperty)
}

/// A property of a view model, by position.
struct ModelProperty: Hashable, Sendable {
    var viewModel: Int
    var property: Int
}

/// One value of a variable.
enum Scalar: Hashable, Sendable {
    /// Numbers compare as floats.
    case number(Float)
    /// Bools, colours, enum values by position, ids.
    case word(UInt32)
    case text([UInt8])
}

/// What a condition of a transition asks for.
struct Requirement: Sendable {
    enum Test: Sendable {
        case always
        /// For a reason that follows "because".
        case never(String)
        /// True or false by something that the analysis does not follow: scripts, focus, properties of components.
        case open
        case compare(Variable, ConditionInfo.Comparison, Scalar)
        /// A trigger is fired.
        case fired(Variable)
        /// A value changed in this frame.
        case changed(Variable)
    }

    var test: Test
    /// As a message shows it: `rating > 3`; of one that never holds only what it looks at, empty if that has no name.
    var text: String

    var variable: Variable? {
        switch test {
        case .compare(let variable, _, _), .fired(let variable), .changed(let variable): variable
        case .always, .never, .open: nil
        }
    }
}

/// What a variable may hold.
enum PossibleValues: Equatable {
    case anything
    case among(Set<Scalar>)

    mutating func insert(_ value: Scalar?) {
        guard case .among(var values) = self else { return }
        guard let value else {
            self = .anything
            return
        }
        values.insert(value)
        self = .among(values)
    }
}

/// What is known of all variables at a point of the analysis.
struct Knowledge {
    var values: [Variable: PossibleValues] = [:]
    /// Triggers that may fire, and values that may change while the file plays.
    var changing: Set<Variable> = []
    /// Whether everything may hold anything and change at any time.
    var isOpen = false
    /// All values there are of variables that have few: bools and enums.
    var domains: [Variable: [Scalar]] = [:]

    private func possible(_ variable: Variable) -> PossibleValues {
        isOpen ? .anything : values[variable] ?? .anything
    }

    private func mayChange(_ variable: Variable) -> Bool { isOpen || changing.contains(variable) }

    /// Values under which all requirements hold at once; nil if there are none. Variables that no comparison looks at are
    /// left out.
    func witness(for requirements: [Requirement]) -> [Variable: Scalar]? {
        var comparisons: [Variable: [(ConditionInfo.Comparison, Scalar)]] = [:]
        for requirement in requirements {
            switch requirement.test {
            case .always, .open: continue
            case .never: return nil
            case .fired(let variable), .changed(let variable): if !mayChange(variable) { return nil }
            case .compare(let variable, let comparison, let value):
                comparisons[variable, default: []].append((comparison, value))
            }
        }
        var witness: [Variable: Scalar] = [:]
        for (variable, tests) in comparisons {
            let candidates: [Scalar]
            if case .among(let values) = possible(variable) {
                candidates = Array(values)
            } else {
                candidates = domains[variable] ?? Self.candidates(for: tests.map(\.1))
            }
            guard let value = candidates.first(where: { value in tests.allSatisfy { $0.0.holds(value, $0.1) } }) else {
                return nil
            }
            witness[variable] = value
        }
        return witness
    }

    /// Enough values to decide about comparisons with constants: each of them, one between any two, one beyond each end.
    private static func candidates(for constants: [Scalar]) -> [Scalar] {
        var numbers: [Float] = []
        var others: [Scalar] = []
        for constant in constants {
            switch constant {
            case .number(let value): numbers.append(value)
            default: others.append(constant)
            }
        }
        numbers.sort()
        var result = numbers.map(Scalar.number) + others
        if let first = numbers.first, let last = numbers.last {
            for (left, right) in zip(numbers, numbers.dropFirst()) where left < right {
                result.append(.number((left + right) / 2))
            }
            result += [.number(first - 1), .number(last + 1)]
        }
        switch others.first {
        case .word:
            let taken = Set(others)
            if let free = (0..<UInt32(others.count + 1)).first(where: { !taken.contains(.word($0)) }) {
                result.append(.word(free))
            }
        case .text:
            let longest = others.map { if case .text(let bytes) = $0 { bytes.count } else { 0 } }.max() ?? 0
            result.append(.text([UInt8](repeating: 0x78, count: longest + 1)))
        default: break
        }
        return result
    }
}

extension ConditionInfo.Comparison {
    /// Whether it holds between two values of a kind; only numbers have an order.
    func holds(_ left: Scalar, _ right: Scalar) -> Bool {
        guard case .number(let left) = left, case .number(let right) = right else {
            return self == .equal ? left == right : self == .notEqual ? left != right : false
        }
        return switch self {
        case .equal: left == right
        case .notEqual: left != right
        case .lessOrEqual: left <= right
        case .greaterOrEqual: left >= right
        case .less: left < right
        case .greater: left > right
        }
    }
}

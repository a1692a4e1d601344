import RivuletFormat
import RivuletRuntime
import RivuletSchema

extension ModelBuilder {
    /// What a condition asks for (chapter 04 §9), in the words of `ConditionInfo`, and of which variable.
    func requirement(_ imported: ImportedCondition, machine: Int, _ artboard: Int) -> Requirement {
        let condition = names.condition(imported, machine: UInt32(machine))
        let text =
            switch condition.test {
            case .never: condition.subject == .nothing ? "" : "\(condition.subject)"
            default: "\(condition)"
            }
        return Requirement(test: test(condition, imported, machine: machine, artboard), text: printable(text))
    }

    private func test(
        _ condition: ConditionInfo, _ imported: ImportedCondition, machine: Int, _ artboard: Int
    ) -> Requirement.Test {
        // Other runtimes do run scripts.
        if type(imported.record) == .scriptedTransitionCondition { return .open }
        let variable = variable(condition.subject, imported, machine: machine, artboard)
        switch condition.test {
        case .always: return .always
        case .never(let reason): return .never(reason)
        case .hasFocus, .lacksFocus: return .open
        case .fires: return variable.map { .fired($0) } ?? .open
        case .changes: return variable.map { .changed($0) } ?? .open
        case .compares(let comparison, .constant(let value)):
            guard let variable, let constant = scalar(value, of: imported), holds(variable, value.kind) else {
                return .open
            }
            return .compare(variable, comparison, constant)
        case .compares(_, .subject): return .open
        }
    }

    /// The variable that a condition looks at; nil for what the analysis does not follow. Behind a converter it may be
    /// anything.
    private func variable(
        _ subject: ConditionInfo.Subject, _ imported: ImportedCondition, machine: Int, _ artboard: Int
    ) -> Variable? {
        switch subject {
        case .input(let input): return input.index.map { .input(Int(imports.machines[machine].inputs.start) + $0) }
        case .property:
            guard let source = paths.bindable(imported.leftBindable, artboard: artboard).source, !source.isConverted
            else { return nil }
            return source.target.property.map { .property($0) }
        case .artboard, .component, .nothing: return nil
        }
    }

    /// Whether values of this kind are what the variable holds as it is.
    private func holds(_ variable: Variable, _ kind: ValueKind) -> Bool {
        guard case .property(let property) = variable else { return true }
        return document.tables.viewModels.property(property.property, of: property.viewModel).kind == kind
    }

    /// The value that a condition compares with.
    private func scalar(_ value: Value, of imported: ImportedCondition) -> Scalar? {
        switch value {
        case .number(let number): .number(number)
        case .boolean(let isOn): .word(isOn ? 1 : 0)
        case .color(let color): .word(color)
        case .string(let text): .text(Array(text.utf8))
        // By position: several values may have the same key.
        case .enumeration: .word(uint(.TransitionValueIdComparator.value, imported.right))
        case .trigger, .viewModel, .list, .listIndex, .asset, .artboard: nil
        }
    }
}

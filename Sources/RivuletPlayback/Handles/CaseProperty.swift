import RivuletRuntime

/// One value of an enum as a case of a Swift enum, which `rivulet codegen` writes: `CaseProperty<Mood>(path: "mood")`.
public struct CaseProperty<Case: RawRepresentable & Sendable & Equatable>: ValueProperty where Case.RawValue == String {
    /// Where it is.
    public let path: String
    /// The enum value at a path.
    public init(path: String) { self.path = path }

    /// `.enumeration`.
    public static var kind: ValueKind { .enumeration }
    /// The case, nil for other kinds and for keys that the Swift enum does not have.
    public static func decode(_ value: RivuletRuntime.Value, in document: Document) -> Case? {
        if case .enumeration(let key) = value { Case(rawValue: key) } else { nil }
    }
    /// As the runtime holds it.
    public static func encode(_ value: Case, in document: Document) -> RivuletRuntime.Value {
        .enumeration(value.rawValue)
    }
}

import RivuletFormat
import RivuletSchema

extension DocumentError: CustomStringConvertible {
    /// What is wrong with the file, where, and what would help: one or two sentences.
    public var description: String {
        switch self {
        case .format(let error): error.description
        case .malformed(let reason, let object, let offset):
            "The file contradicts itself and cannot be used: \(reason)\(Self.place(object, offset))."
        case .unreadable(_, let reason, _): reason
        }
    }

    private static func place(_ object: Int?, _ offset: Int) -> String {
        guard let object else { return "" }
        return offset > 0 ? " (object \(object), at byte \(offset))" : " (object \(object))"
    }
}

import RivuletFormat
import RivuletMarkup
import RivuletRuntime

extension RiveFile {
    /// A file of records, one text each: a type and its properties, as in `Node parentId=1 x=2.5 name=a`. Values are
    /// numbers, `true`, `false`, `0x0102` (bytes), or text without spaces; `#9999` is a type or property by its key.
    package init(records: [String]) throws {
        let objects = records.map { record -> JSONValue in
            let words = record.split(separator: " ")
            let type = String(words.first ?? "")
            let members = words.dropFirst().map { word -> JSONValue.Member in
                let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
                return .init(parts[0], Self.value(parts.count > 1 ? parts[1] : ""))
            }
            let name: JSONValue = type.hasPrefix("#") ? .number(String(type.dropFirst())) : .string(type)
            return .array([name, .object(members)])
        }
        try self.init(factObjects: .array(objects))
    }

    private static func value(_ text: String) -> JSONValue {
        switch text {
        case "true": .bool(true)
        case "false": .bool(false)
        case _ where text.hasPrefix("0x"): .object([.init("hex", .string(String(text.dropFirst(2))))])
        case _ where Double(text) != nil: .number(text)
        default: .string(text)
        }
    }
}

extension Document {
    /// A document of records, as `RiveFile(records:)` reads them.
    package init(records: [String]) throws { try self.init(RiveFile(records: records)) }
}

/// The fewest records of an artboard's start, and of a layer that can run.
package let page = ["Backboard", "Artboard width=100 height=50"]
package let layer = ["StateMachineLayer", "AnyState", "ExitState", "EntryState"]

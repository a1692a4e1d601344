import RivuletFormat
import RivuletSchema

/// A path that was checked against a document: which properties to follow, and what is found at the end.
package struct PropertyPath: Hashable, Sendable {
    /// As it was asked for.
    package var text: String
    /// What the property at the end holds.
    package var kind: ValueKind
    /// Position among the document's enums of an enum property.
    package var enumeration: Int?
    /// The steps, in order; a list item is a step of its own.
    package var steps: [Step]

    package enum Step: Hashable, Sendable {
        /// A property by position in its view model.
        case property(UInt32)
        /// An item of the list that the steps before lead to. Which view model it has is known only at run time, so the
        /// names after it are checked when the path is followed.
        case item(Int)
        /// A property of a list item, by name.
        case name(String)
    }

    /// Whether it goes through references or lists, so that it may lead to another value later.
    package var canMove: Bool { steps.count > 1 }

    /// Whether it goes through an item of a list.
    package var leadsThroughList: Bool { steps.contains { if case .item = $0 { true } else { false } } }

    /// The path without its last step.
    package var parent: PropertyPath {
        var parent = self
        parent.steps = parent.steps.dropLast()
        return parent
    }
}

/// A part of a path as it is written: a name, and the item number in brackets after it.
package struct PathPart {
    var name: String
    var item: Int?

    /// Splits at slashes. After a backslash a character stands for itself: `\/` is a slash in a name, `\\` a backslash,
    /// `\[` a bracket that is no item number.
    static func split(_ path: String) -> [PathPart] {
        var parts: [PathPart] = []
        var name = ""
        var bracket: String.Index?
        var isEscaped = false
        func part() -> PathPart {
            guard let bracket, name.hasSuffix("]"),
                let item = Int(name[name.index(after: bracket)...].dropLast()), item >= 0
            else { return PathPart(name: name, item: nil) }
            return PathPart(name: String(name[..<bracket]), item: item)
        }
        for character in path {
            if isEscaped {
                name.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "/" {
                parts.append(part())
                name = ""
                bracket = nil
            } else {
                if character == "[" { bracket = name.endIndex }
                name.append(character)
            }
        }
        return parts + [part()]
    }

    /// A name as it must be written in a path.
    package static func escaped(_ name: String) -> String {
        let isItem = name.hasSuffix("]")
        guard name.contains(where: { $0 == "/" || $0 == "\\" || ($0 == "[" && isItem) }) else { return name }
        return String(
            name.flatMap { $0 == "/" || $0 == "\\" || ($0 == "[" && isItem) ? ["\\", $0] : [$0] })
    }
}

extension Document {
    /// Checks a path (`hud/score`; `\/` for a slash in a name; `list[2]/name` for an item) against a view model.
    ///
    /// - Parameter viewModel: position among the document's view models.
    package func propertyPath(_ path: String, viewModel: Int) throws(SceneError) -> PropertyPath {
        var steps: [PropertyPath.Step] = []
        var current: Int? = viewModel
        var kind = ValueKind.viewModel
        var enumeration: Int?
        for part in PathPart.split(path) {
            guard let owner = current else {
                if case .item = steps.last {
                    // Inside a list item: checked when the path is followed.
                    steps.append(.name(part.name))
                    kind = .unknown
                } else if case .name = steps.last {
                    steps.append(.name(part.name))
                } else {
                    throw .unknownPath(path, part: part.name, viewModel: "", existing: [])
                }
                if let item = part.item { steps.append(.item(item)) }
                continue
            }
            guard let index = propertyIndex(part.name, viewModel: owner) else {
                throw .unknownPath(
                    path, part: part.name, viewModel: viewModelName(owner), existing: propertyNames(owner))
            }
            let property = tables.viewModels.property(index, of: owner)
            steps.append(.property(UInt32(index)))
            kind = property.kind
            enumeration = property.enumeration == ImportTables.none ? nil : Int(property.enumeration)
            current =
                property.kind == .viewModel && property.viewModel != ImportTables.none
                ? Int(property.viewModel) : nil
            if let item = part.item {
                guard property.kind == .list else { throw .wrongKind(path: path, wanted: .list, found: property.kind) }
                steps.append(.item(item))
                kind = .viewModel
            }
        }
        return PropertyPath(text: path, kind: kind, enumeration: enumeration, steps: steps)
    }

    /// Gives a path that ends inside a list's item the kind that is wanted of its end, unless no view model of the file has
    /// a property of its names and that kind.
    package func complete(_ path: inout PropertyPath, as kind: ValueKind) throws(SceneError) {
        let definitions = tables.viewModels
        for (position, step) in path.steps.enumerated() {
            guard case .name(let name) = step else { continue }
            let isLast = position == path.steps.count - 1
            var found: [ValueKind] = []
            for viewModel in definitions.viewModels.indices {
                guard let property = propertyIndex(name, viewModel: viewModel) else { continue }
                found.append(definitions.property(property, of: viewModel).kind)
            }
            guard let other = found.first else {
                let names = definitions.viewModels.indices.flatMap { propertyNames($0) }
                throw .unknownPath(path.text, part: name, viewModel: "", existing: names)
            }
            if isLast, !found.contains(kind) { throw .wrongKind(path: path.text, wanted: kind, found: other) }
        }
        path.kind = kind
    }

    /// Position of the first property with this name in a view model.
    package func propertyIndex(_ name: String, viewModel: Int) -> Int? {
        let definitions = tables.viewModels
        let properties = definitions.viewModels[viewModel].properties
        let wanted = Array(name.utf8)
        for (offset, position) in properties.positions.enumerated() {
            let record = RecordIndex(Int(definitions.properties[position].record))
            let range = tables.file.payloadRange(PropertyKey.ViewModelComponent.name, of: record)
            if tables.file.payload[range].elementsEqual(wanted) { return offset }
        }
        return nil
    }

    package func propertyName(_ property: Int, viewModel: Int) -> String {
        tables.string(.ViewModelComponent.name, of: tables.viewModels.property(property, of: viewModel).record)
    }

    package func propertyNames(_ viewModel: Int) -> [String] {
        tables.viewModels.viewModels[viewModel].properties.positions.map {
            tables.string(.ViewModelComponent.name, of: tables.viewModels.properties[$0].record)
        }
    }
}

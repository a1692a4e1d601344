import RivuletRuntime

/// Writes the Swift code for a file: a namespace with artboards, view models and enums.
struct SwiftCode {
    var document: Document
    /// The file's name, as the comments say it.
    var fileName: String
    /// The name of the namespace; nil to make it of the file's name.
    var namespace: String?
    /// `public`, `package` or `internal`.
    var access: String

    private(set) var lines: [String] = []
    /// What could not be expressed, for standard error.
    private(set) var notes: [String] = []
    /// Names of types that the code refers to, and that others would hide.
    let reserved: Set = ["Artboards", "ViewModels", "Enums"]
    private(set) var viewModelTypes = SwiftNames([], .type)
    private(set) var enumTypes = SwiftNames([], .type)
    let lists: ListItems

    init(document: Document, fileName: String, namespace: String?, access: String) {
        self.document = document
        lists = ListItems(document)
        self.fileName = fileName
        self.namespace = namespace
        self.access = access
    }

    mutating func generate() -> String {
        let stem = fileName.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        let name = namespace ?? SwiftNames.identifier(stem.isEmpty ? "RiveFile" : stem, .type)
        viewModelTypes = SwiftNames(document.viewModels.map(\.name), .type, reserved: reserved)
        enumTypes = SwiftNames(document.enums.map(\.name), .type, reserved: reserved)
        line(
            0,
            "// Written by 'rivulet codegen' from \(comment(fileName)). Do not edit: run it again when the file changes."
        )
        line(0, "// swift-format-ignore-file")
        line(0, "")
        line(0, "import RivuletPlayback")
        line(0, "import RivuletRuntime")
        line(0, "")
        line(0, "/// What \(comment(fileName)) has, by name.")
        block(0, "\(prefix)enum \(name)") { code in
            code.artboards()
            if !code.document.viewModels.isEmpty { code.viewModels() }
            if code.document.enums.contains(where: { !$0.values.isEmpty }) { code.enums() }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Lines

    /// What stands before a declaration.
    var prefix: String { access == "internal" ? "" : access + " " }

    mutating func line(_ depth: Int, _ text: String) {
        lines.append(text.isEmpty ? "" : String(repeating: "    ", count: depth) + text)
    }

    mutating func block(_ depth: Int, _ head: String, _ body: (inout SwiftCode) -> Void) {
        line(depth, head + " {")
        body(&self)
        line(depth, "}")
    }

    mutating func note(_ text: String) { notes.append(text) }

    /// A declaration, with an empty line before it unless it is the first of its block.
    mutating func declaration(_ depth: Int, _ documentation: String, _ text: String...) {
        if let last = lines.last, !last.hasSuffix(" {") { line(0, "") }
        line(depth, "/// \(documentation)")
        for part in text { line(depth, part) }
    }

    mutating func declaration(
        _ depth: Int, _ documentation: String, block head: String, _ body: (inout SwiftCode) -> Void
    ) {
        if let last = lines.last, !last.hasSuffix(" {") { line(0, "") }
        line(depth, "/// \(documentation)")
        block(depth, head, body)
    }

    // MARK: Enums

    private mutating func enums() {
        declaration(1, "The enums.", block: "\(prefix)enum Enums") { code in
            for enumeration in code.unique(code.document.enums, "enum", by: \.name) where !enumeration.values.isEmpty {
                code.declaration(
                    2, "Enum '\(comment(enumeration.name))'.",
                    block: code.cases(of: code.enumTypes[enumeration.name])
                ) { code in
                    code.writeCases(3, enumeration.values.map { ($0, nil) })
                }
            }
        }
    }

    /// The head of an enum of names.
    func cases(of type: String) -> String {
        "\(prefix)enum \(type): Swift.String, Swift.CaseIterable, Swift.Sendable"
    }

    /// A case for each name, with a comment where there is one.
    mutating func writeCases(_ depth: Int, _ cases: [(name: String, documentation: String?)]) {
        let identifiers = SwiftNames(
            cases.map(\.name), .member, reserved: ["allCases", "rawValue", "hashValue", "hash"])
        var seen: Set<String> = []
        for (name, documentation) in cases where seen.insert(name).inserted {
            if let documentation { line(depth, "/// \(documentation)") }
            line(depth, "case \(identifiers[name]) = \(swiftLiteral(name))")
        }
    }

    /// Of those with the same name the first, which is the only one that can be found by it.
    mutating func unique<Item>(_ items: [Item], _ kind: String, by name: (Item) -> String) -> [Item] {
        var seen: Set<String> = []
        return items.filter { item in
            if seen.insert(name(item)).inserted { return true }
            note("there are several of name '\(printable(name(item)))' (\(kind)): only the first can be reached")
            return false
        }
    }
}

import RivuletFormat
import RivuletSchema

/// Compiles RML text to a file: elements become nodes, nodes are put in the order of the stream, ids become indices.
struct RMLBuilder {
    /// Reads a file that the text names; nil if there is none.
    typealias Loader = (String) -> [UInt8]?

    let positions: TextPositions
    let load: Loader?
    private(set) var nodes: [RMLNode] = []
    /// Nodes without a parent, in the order of the text.
    var top: [Int] = []
    private(set) var ids: [ElementID: Int] = [:]
    /// By artboard, then by the interpolator beside the artboards that it was copied from.
    var interpolatorCopies: [Int: [Int: Int]] = [:]
    var header = FileHeader()
    /// The text gives the table of contents.
    private var hasTableOfContents = false
    /// Nothing is moved, added or left out: documents that were written from files say so.
    private(set) var isExact = false
    private(set) var notes: [MarkupError] = []
    private static let maximumNotes = 100

    init(text: [UInt8], load: Loader?) {
        positions = TextPositions(text)
        self.load = load
    }

    mutating func build(_ text: [UInt8]) throws(MarkupError) -> RiveFile {
        var reader = XMLReader(text, positions: positions)
        var elements = try reader.document()
        if elements.isEmpty {
            throw positions.error(
                "there is no element; a document begins with <Rive version=\"1\" kind=\"fragment\">", at: 0)
        }
        if let root = elements.first, root.name == "Rive" {
            if elements.count > 1 {
                throw positions.error("<\(elements[1].name)> stands behind the end of <Rive>", at: elements[1].offset)
            }
            try readRoot(root)
            elements = root.children
        }
        try add(elements)
        if !isExact { try arrange() }
        var file = try records()
        if !hasTableOfContents { file.header.tableOfContents = file.collectedTableOfContents() }
        return file
    }

    // MARK: Notes and errors

    mutating func note(_ message: String, at offset: Int) {
        if notes.count < Self.maximumNotes { notes.append(positions.error(message, at: offset)) }
    }

    func error(_ message: String, at offset: Int) -> MarkupError { positions.error(message, at: offset) }

    // MARK: Nodes

    func node(_ index: Int) -> RMLNode { nodes[index] }

    mutating func update(_ index: Int, _ change: (inout RMLNode) -> Void) { change(&nodes[index]) }

    /// Adds a node, at the end of its parent's children.
    @discardableResult
    mutating func append(_ node: RMLNode, inside parent: Int?) -> Int {
        var node = node
        node.parent = parent
        nodes.append(node)
        if let parent { nodes[parent].children.append(nodes.count - 1) } else { top.append(nodes.count - 1) }
        return nodes.count - 1
    }

    mutating func register(_ id: ElementID, of index: Int, at offset: Int) throws(MarkupError) {
        if let other = ids[id] {
            let place = positions.place(of: nodes[other].offset)
            throw error(
                "the id \(id) is taken by the <\(nodes[other].name)> at \(place.line):\(place.column)", at: offset)
        }
        ids[id] = index
        nodes[index].id = id
    }

    // MARK: The root element

    private mutating func readRoot(_ root: XMLElement) throws(MarkupError) {
        for attribute in root.attributes {
            let value = attribute.value
            let place = attribute.valueOffset
            switch attribute.name {
            case "version":
                if value != "1" { throw error("RML version '\(value)' is not known; this is version 1", at: place) }
            case "kind":
                guard ["fragment", "bundle"].contains(value) else {
                    throw error("'\(value)' is not a kind of document: 'fragment' or 'bundle'", at: place)
                }
            case "exact":
                guard ["true", "false"].contains(value) else {
                    throw error("'\(value)' is neither 'true' nor 'false'", at: place)
                }
                isExact = value == "true"
            case "fileId":
                guard let number = UInt32(value) else { throw error("'\(value)' is not a whole number", at: place) }
                header.fileID = number
            case "formatVersion":
                let parts = value.split(separator: ".", omittingEmptySubsequences: false).map { UInt32($0) }
                guard parts.count == 2, parts[0] == 7, let minor = parts[1] else {
                    throw error("'\(value)' is not a version of the format: 7.0 to 7.\(Schema.formatMinor)", at: place)
                }
                header.minorVersion = minor
            case "tableOfContents": try readTableOfContents(value, at: place)
            default:
                guard EditorOnlyNames.isAttribute(attribute.name, of: nil) else {
                    let known = ["version", "kind", "exact", "fileId", "formatVersion", "tableOfContents"]
                    throw error(
                        "<Rive> has no attribute '\(attribute.name)'" + suggestion(for: attribute.name, in: known),
                        at: attribute.offset)
                }
                note("'\(attribute.name)' matters to editors only; it is left out", at: attribute.offset)
            }
        }
    }

    private mutating func readTableOfContents(_ text: String, at place: Int) throws(MarkupError) {
        hasTableOfContents = true
        for word in text.split(separator: " ") {
            let parts = word.split(separator: ":")
            guard parts.count == 2, let key = UInt32(parts[0]), (1...0x7FFF_FFFF).contains(key),
                let wire = UInt8(parts[1]).flatMap({ WireType(rawValue: $0) })
            else {
                throw error(
                    "'\(word)' is not an entry of the table of contents: a property key and a code, as 13:2", at: place)
            }
            header.tableOfContents.append(FileHeader.Entry(key: key, wireType: wire))
        }
    }
}

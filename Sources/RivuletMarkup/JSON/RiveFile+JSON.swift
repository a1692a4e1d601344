import RivuletFormat
import RivuletSchema

// The JSON form: Documentation/JSON.md describes it.

extension RiveFile {
    /// The whole file as JSON text that `init(json:)` turns back into the same bytes.
    public func json() -> String { jsonValue.text(indented: true) + "\n" }

    /// Reads the JSON form.
    ///
    /// - Throws: what is wrong. Places in the text are known for broken JSON only; other errors name the object.
    public init(json bytes: [UInt8]) throws(MarkupError) {
        try self.init(jsonValue: try JSONValue(parsing: bytes))
    }

    package var jsonValue: JSONValue {
        .object([
            .init("rivulet", .int(1)), .init("header", headerJSON),
            .init("objects", .array(objectsJSON())),
        ])
    }

    package init(jsonValue: JSONValue) throws(MarkupError) {
        guard let objects = jsonValue["objects"]?.array else {
            throw .object("the JSON form of a file is {\"rivulet\": 1, \"header\": {…}, \"objects\": […]}")
        }
        if let version = jsonValue["rivulet"], version.int != 1 {
            throw .object("version \(version.text()) of the JSON form is not known; this is version 1")
        }
        self.init()
        try append(objects: objects)
        if let header = jsonValue["header"] {
            self.header = try Self.header(header, collected: collectedTableOfContents())
        } else {
            header.tableOfContents = collectedTableOfContents()
        }
    }

    /// A file of the objects of a replayable fact (chapter 01, Appendix B): version 7.0, file id 1, a table of contents
    /// of the used keys in order of first use.
    package init(factObjects: JSONValue, version: (major: UInt32, minor: UInt32) = (7, 0)) throws(MarkupError) {
        guard let objects = factObjects.array else { throw .object("objects must be a list") }
        self.init(header: FileHeader(majorVersion: version.major, minorVersion: version.minor, fileID: 1))
        try append(objects: objects)
        header.tableOfContents = collectedTableOfContents()
    }

    private mutating func append(objects: [JSONValue]) throws(MarkupError) {
        for (index, object) in objects.enumerated() {
            do throws(MarkupError) { try append(object: object) } catch {
                throw .object("object \(index): \(error.message)")
            }
        }
    }
}

// MARK: - Header

extension RiveFile {
    private var headerJSON: JSONValue {
        var members: [JSONValue.Member] = [
            .init("major", .int(header.majorVersion)), .init("minor", .int(header.minorVersion)),
            .init("fileId", .int(header.fileID)),
        ]
        if header.tableOfContents != collectedTableOfContents() {
            members.append(
                .init(
                    "tableOfContents",
                    .array(header.tableOfContents.map { .array([.int($0.key), .int($0.wireType.rawValue)]) })))
        }
        if let bytes = header.irregularBytes { members.append(.init("bytes", .string(ByteText.text(bytes)))) }
        return .object(members)
    }

    private static func header(
        _ json: JSONValue, collected: [FileHeader.Entry]
    ) throws(MarkupError) -> FileHeader {
        func number(_ name: String, _ fallback: UInt32) throws(MarkupError) -> UInt32 {
            guard let value = json[name] else { return fallback }
            guard let int = value.int, let number = UInt32(exactly: int) else {
                throw .object("header: \(name) must be a number from 0 to 4294967295")
            }
            return number
        }
        var header = FileHeader(
            majorVersion: try number("major", 7), minorVersion: try number("minor", 0),
            fileID: try number("fileId", 0), tableOfContents: collected)
        if let entries = json["tableOfContents"] {
            header.tableOfContents = []
            for entry in entries.array ?? [] {
                guard let pair = entry.array, pair.count == 2, let key = pair[0].int.flatMap({ UInt32(exactly: $0) }),
                    let wire = pair[1].int.flatMap({ UInt8(exactly: $0) }).flatMap({ WireType(rawValue: $0) })
                else { throw .object("header: an entry of tableOfContents is [property key, wire type 0 to 3]") }
                header.tableOfContents.append(FileHeader.Entry(key: key, wireType: wire))
            }
        }
        if let text = json["bytes"]?.string {
            guard let bytes = ByteText.bytes(text) else { throw .object("header: bytes must be hex:… or base64:…") }
            header.irregularBytes = bytes
        }
        return header
    }
}

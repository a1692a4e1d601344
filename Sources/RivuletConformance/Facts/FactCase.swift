import RivuletFormat
import RivuletMarkup

/// A small file, a script, and what the reference runtime printed (chapter 01, Appendix B).
package struct FactCase: Sendable {
    /// Number of the chapter that it belongs to, such as `01`.
    package var chapter: String
    /// What is shown.
    package var rule: String
    /// The line of the facts file, counted from 1.
    package var line: Int
    package var content: Content
    package var script: [JSONValue]
    package var expected: [JSONValue]
    package var tolerance: FactTolerance

    package enum Content: Sendable {
        case bytes([UInt8])
        /// The list of objects, and the format's minor version.
        case objects(JSONValue, minor: UInt32)
    }

    /// The cases of a `.jsonl` text.
    package static func parse(_ text: [UInt8], tolerance: FactTolerance) throws(MarkupError) -> [FactCase] {
        var cases: [FactCase] = []
        for (index, line) in text.split(separator: UInt8(ascii: "\n")).enumerated() {
            do {
                cases.append(try FactCase(JSONValue(parsing: Array(line)), line: index + 1, tolerance: tolerance))
            } catch let error as MarkupError {
                throw MarkupError(error.message, line: index + 1, column: error.column)
            } catch {
                throw MarkupError("\(error)", line: index + 1, column: 1)
            }
        }
        return cases
    }

    /// The cases of a `.jsonl` file, gzip-compressed or not.
    package static func cases(in bytes: [UInt8], tolerance: FactTolerance) throws -> [FactCase] {
        try parse(RiveFile.isGzip(bytes) ? gunzip(bytes, maximum: 1 << 30) : bytes, tolerance: tolerance)
    }

    package init(_ json: JSONValue, line: Int, tolerance: FactTolerance) throws {
        chapter = json["chapter"]?.string ?? ""
        rule = json["rule"]?.string ?? ""
        self.line = line
        self.tolerance = tolerance
        script = json["script"]?.array ?? []
        expected = json["expect"]?.array ?? []
        if let hexadecimal = json["file"]?.string {
            content = .bytes(try Self.bytes(hexadecimal, line: line))
        } else if let objects = json["objects"] {
            let minor = json["version"]?.array?.last?.int ?? json["minor"]?.int ?? 0
            content = .objects(objects, minor: UInt32(minor))
        } else {
            throw FactError(message: "line \(line): a case needs \"file\" or \"objects\"")
        }
    }

    /// The bytes of the case's file.
    package func fileBytes() throws -> [UInt8] {
        switch content {
        case .bytes(let bytes): bytes
        case .objects(let objects, let minor): try RiveFile(factObjects: objects, version: (7, minor)).serialized()
        }
    }

    private static func bytes(_ hexadecimal: String, line: Int) throws -> [UInt8] {
        let digits = Array(hexadecimal)
        return try stride(from: 0, to: digits.count, by: 2).map { index in
            guard index + 1 < digits.count, let byte = UInt8(String(digits[index...index + 1]), radix: 16) else {
                throw FactError(message: "line \(line): \"file\" is not hexadecimal")
            }
            return byte
        }
    }
}

/// What is wrong with a facts file itself.
package struct FactError: Error, CustomStringConvertible {
    package var message: String
    package var description: String { message }
}

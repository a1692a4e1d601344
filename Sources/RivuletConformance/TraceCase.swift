import RivuletMarkup

/// One case of a trace file: what was played and, operation by operation, what was seen (chapter 10).
package struct TraceCase: Sendable {
    /// Name of the trace file, without folder.
    package var trace: String
    package var header: JSONValue
    package var operations: [JSONValue]
    /// Line of the header in its file, counted from 1.
    package var line: Int

    package var name: String { header["case"]?.string ?? "" }
    package var asset: String { header["asset"]?.string ?? "" }

    /// The cases of a trace file: each begins with a line that has `case`.
    package static func parse(_ bytes: [UInt8], trace: String) throws(MarkupError) -> [TraceCase] {
        var cases: [TraceCase] = []
        var number = 0
        for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            if text.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) { continue }
            let value: JSONValue
            do {
                value = try JSONValue(parsing: Array(text))
            } catch {
                throw MarkupError(error.message, line: number, column: error.column)
            }
            if value["case"] != nil {
                cases.append(TraceCase(trace: trace, header: value, operations: [], line: number))
            } else if cases.isEmpty {
                throw MarkupError("a trace begins with a line that has \"case\"", line: number, column: 1)
            } else {
                cases[cases.count - 1].operations.append(value)
            }
        }
        return cases
    }
}

/// What a comparison is about: each level is judged on its own (chapter 10, "Comparing").
package enum Level: String, Sendable, CaseIterable {
    case behaviour
    case settling
    case motion
    case drawing
    case facts
}

/// The first place where a level of a case differs from what was recorded.
package struct Difference: Sendable, Equatable {
    package var level: Level
    /// Line in the trace file, counted from 1.
    package var line: Int
    /// The operation or object that differs, in words.
    package var object: String
    package var expected: String
    package var got: String

    package init(level: Level, line: Int, object: String, expected: String, got: String) {
        self.level = level
        self.line = line
        self.object = object
        self.expected = expected
        self.got = got
    }
}

/// How a case went: the levels that it has something to say about, and the first difference of each that failed.
package struct CaseResult: Sendable {
    package var trace: String
    package var name: String
    package var asset: String
    package var levels: Set<Level> = []
    package var differences: [Level: Difference] = [:]

    package func passes(_ level: Level) -> Bool { differences[level] == nil }
}

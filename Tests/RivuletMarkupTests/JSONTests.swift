import RivuletMarkup
import Testing

@Suite struct `JSON values` {
    @Test func `text in, same text out`() throws {
        let text = #"{"a":[1,2.50,-3e+2,true,false,null],"b":{"c":"x\"\\\n\t\u0001é😀"},"a":[]}"#
        #expect(try JSONValue(parsing: text).text() == text)
    }

    @Test(arguments: [
        ("", "1:1: the text ends where a value should be"), ("[1,", "1:4: the text ends where a value should be"),
        ("[1 2]", "1:4: expected ',' or ']'"), ("{\n \"é\" 1}", "2:6: expected ':'"),
        ("01", "1:1: a number has a leading zero"),
        ("\"abc", "1:1: a string without an end"), ("[1] x", "1:5: there is text after the end of the value"),
    ])
    func `errors have a place`(text: String, expected: String) {
        #expect { try JSONValue(parsing: text) } throws: { "\($0)" == expected }
    }

    @Test func `deep nesting is refused, not a crash`() {
        #expect(throws: MarkupError.self) { try JSONValue(parsing: String(repeating: "[", count: 100_000)) }
    }

    @Test func `surrogate pairs and escapes`() throws {
        #expect(try JSONValue(parsing: #""\ud83d\ude00\/\b""#) == .string("😀/\u{8}"))
        #expect(try JSONValue(parsing: #""\ud83dx""#) == .string("\u{FFFD}x"))
    }
}

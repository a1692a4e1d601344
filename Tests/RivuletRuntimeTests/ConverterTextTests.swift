import RivuletTestSupport
import Testing

@testable import RivuletRuntime

@Suite("Text converters")
struct ConverterTextTests {
    // Facts "ToString flags N decimals M".
    @Test(
        arguments: [
            ("flags=1 decimals=2", ["1.50", "2.50", "-1234567.50", "100.00", "-0.40", "0.12"]),
            ("flags=3 decimals=3", ["1.5", "2.5", "-1234567.5", "100", "-0.4", "0.125"]),
            ("flags=6 decimals=0", ["1.5", "2.5", "-1,234,567.5", "100", "-0.4", "0.125"]),
            ("flags=7 decimals=1", ["1.5", "2.5", "-1,234,567.5", "100", "-0.4", "0.1"]),
        ])
    func `numbers are written with the recorded results`(properties: String, results: [String]) throws {
        var bench = try ConverterBench("DataConverterToString \(properties)")
        for (input, expected) in zip([1.5, 2.5, -1234567.5, 100, -0.4, 0.125] as [Float], results) {
            #expect(bench.text(.number(input)) == expected)
        }
    }

    // What `printf` of the GNU C library gives for these.
    @Test(
        arguments: [
            (0, 0, "0"), (-0.0, 2, "-0.00"), (-0.001, 2, "-0.00"), (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"),
            (9.5, 0, "10"),
            (0.1, 27, "0.100000001490116119384765625"), (0.1, 30, "0.100000001490116119384765625000"),
            (999.999, 2, "1000.00"),
            (16_777_216, 1, "16777216.0"),
            (3.4028235e38, 0, "340282346638528859811704183484516925440"),
            (18_446_744_073_709_551_616, 0, "18446744073709551616"), (1e10, 3, "10000000000.000"),
            (.leastNonzeroMagnitude, 6, "0.000000"),
            (.leastNonzeroMagnitude, 50, "0.00000000000000000000000000000000000000000000140130"), (.infinity, 2, "inf"),
            (-.infinity, 2, "-inf"),
            (-.nan, 0, "-nan"), (.nan, 0, "nan"), (0.0625, 3, "0.062"), (0.1875, 3, "0.188"),
            (1.0000001, 7, "1.0000001"),
        ] as [(Float, Int, String)])
    func `rounding goes by the exact value, halves to even digits`(number: Float, decimals: Int, expected: String)
        throws
    {
        var bench = try ConverterBench("DataConverterToString flags=1 decimals=\(decimals)")
        #expect(bench.text(.number(number)) == expected)
    }

    @Test func `the smallest number has 149 decimals`() throws {
        var bench = try ConverterBench("DataConverterToString flags=3 decimals=4000000000")
        let text = bench.text(.number(.leastNonzeroMagnitude)) ?? ""
        #expect(text.count == 151)
        #expect(text.hasPrefix("0." + String(repeating: "0", count: 44) + "14012984643248170709"))
        #expect(text.hasSuffix("2158203125"))
    }

    @Test(
        arguments: [
            (999, "999"), (-999, "-999"), (1000, "1,000"), (-1000, "-1,000"), (-123_456, "-123,456"),
            (1e9, "1,000,000,000"),
            (.infinity, "inf"), (-.infinity, "-inf"),
        ] as [(Float, String)])
    func `thousands are separated between digits only`(number: Float, expected: String) throws {
        var bench = try ConverterBench("DataConverterToString flags=5 decimals=0")
        #expect(bench.text(.number(number)) == expected)
    }

    @Test func `values of other kinds become texts`() throws {
        var bench = try ConverterBench(
            "DataConverterToString", "DataEnumCustom name=e", "DataEnumValue key=low value=Low",
            "DataEnumValue key=high")
        #expect(bench.text(.number(1.25)) == "1.250000")
        #expect(bench.text("as it is") == "as it is")
        #expect(bench.text(.boolean(true)) == "1")
        #expect(bench.text(.boolean(false)) == "0")
        #expect(bench.text(.trigger(3)) == "3")
        #expect(bench.text(.listIndex(12)) == "12")
        #expect(bench.text(.enumeration(0, enum: 0)) == "Low")
        #expect(bench.text(.enumeration(1, enum: 0)) == "high")
        #expect(bench.text(.enumeration(2, enum: 0)) == "")
        #expect(bench.text(.enumeration(0, enum: ImportTables.none)) == "")
        #expect(bench.text(.color(0xFF00_00FF)) == "-16776961")
        #expect(bench.text(.none) == "")
        #expect(bench.text(.list(0)) == "")
        #expect(bench.reverse(.number(3)) == .number(3))
        #expect(bench.definition.output == .string)
    }

    // §13.16, artboard-4, and the fact "colour to number is signed; to string with format".
    @Test(
        arguments: [
            ("%R,%G,%B,%A", 0xFF1E_5AC8, "1E,5A,C8,FF"), ("{%r,%g,%b,%a}", 0xFF1E_5AC8, "{30,90,200,255}"),
            ("%h,%l,%s", 0xFF1E_5AC8, "219,45,74"), ("%h,%l,%s", 0x64C8_6432, "20,49,60"),
            ("%h,%l,%s", 0x6400_0A0F, "200,3,100"),
            ("%R,%G,%B,%A", 0x6400_0A0F, "00,0A,0F,64"), ("\\%r\\%g\\\\a", 0, "%r%g\\a"), ("%%,%x", 0, "%%,%x"),
            ("%%r", 0xFF07_0000, "%7"),
            ("%\\%r", 0, "%%r"), ("%h,%s,%l", 0xFF00_FF00, "120,100,50"), ("%h,%s,%l", 0xFF80_8080, "0,0,50"),
            ("%h", 0xFFFF_0080, "330"), ("100%", 0, "100"), ("a\\", 0, "a"), ("%é", 0, "%é"),
        ] as [(String, UInt32, String)])
    func `colours are written by format`(format: String, color: UInt32, expected: String) throws {
        var bench = try ConverterBench("DataConverterToString colorFormat=\(format)")
        #expect(bench.text(.color(color)) == expected)
    }

    // §13.16, artboard-3, and facts "trim N".
    @Test(
        arguments: [
            (0, "  a b  ", "  a b  "), (1, "     abc    ", "abc    "), (2, "     abc    ", "     abc"),
            (3, "     abc    ", "abc"),
            (1, "a b c ", "a b c "), (2, "a b c ", "a b c"), (3, "a b c ", "a b c"),
            (3, "\t\n\u{B}\u{C}\r x\u{A0}", "x\u{A0}"),
            (3, "   ", ""), (1, "   ", ""), (2, "", ""), (4, " x ", " x "),
        ])
    func `white space is trimmed`(kind: Int, text: String, expected: String) throws {
        var bench = try ConverterBench("DataConverterStringTrim trimType=\(kind)")
        #expect(bench.text(text) == expected)
        #expect(bench.text(.number(1)) == "")
    }

    // Fact "remove zeros".
    @Test(
        arguments: [
            ("1.500", "1.5"), ("1.", "1"), ("100", "100"), ("a.b00", "a.b"), ("..00", ".."), ("0.000", "0"), (".", ""),
            ("", ""),
        ])
    func `zeros at the end go, and a point that they leave behind`(text: String, expected: String) throws {
        var bench = try ConverterBench("DataConverterStringRemoveZeros")
        #expect(bench.text(text) == expected)
        #expect(bench.text(.boolean(true)) == "")
    }

    // §13.16, artboard-3, and facts "pad start", "pad end".
    @Test(
        arguments: [
            ("length=11 text=abc padType=0", "text", "abcabcatext"),
            ("length=12 text=abc padType=1", "text", "textabcabcab"),
            ("length=11 text=abc", "", "abcabcabcab"), ("length=12 text=abc padType=1", "", "abcabcabcabc"),
            ("length=11 text=abc", "text-text-text", "text-text-text"), ("length=9", "text", "text"),
            ("length=4 text=abc", "text", "text"), ("length=4 text=x padType=7", "é", "xxé"),
        ])
    func `texts are padded to a length in bytes`(properties: String, text: String, expected: String) throws {
        var bench = try ConverterBench("DataConverterStringPad \(properties)")
        #expect(bench.text(text) == expected)
        #expect(bench.text(.number(4)) == "")
    }

    @Test func `padding to four thousand million bytes stops early`() throws {
        var bench = try ConverterBench("DataConverterStringPad length=4000000000 text=ab")
        #expect(bench.text("c")?.utf8.count == 65_536)
    }

    // Fact "boolean negate in both directions".
    @Test func `booleans are negated in both directions`() throws {
        var bench = try ConverterBench("DataConverterBooleanNegate")
        #expect(bench.convert(.boolean(false)) == .boolean(true))
        #expect(bench.reverse(.boolean(true)) == .boolean(false))
        #expect(bench.convert(.number(1)) == .boolean(false))
    }

    @Test func `a trigger counts one more than what it is given`() throws {
        var bench = try ConverterBench("DataConverterTrigger")
        #expect(bench.convert(.trigger(4)) == .trigger(5))
        #expect(bench.convert(.enumeration(1, enum: 0)) == .trigger(2))
        #expect(bench.convert(.trigger(.max)) == .trigger(0))
        #expect(bench.convert(.number(4)) == .trigger(0))
        #expect(bench.reverse(.trigger(4)) == .trigger(4))
    }
}

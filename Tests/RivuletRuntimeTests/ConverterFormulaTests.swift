import RivuletTestSupport
import Testing

@testable import RivuletRuntime

/// The records of a formula written as words: `x`, numbers, `(`, `)`, `,`, `o4` for operation 4, `f1` for function 1.
private func formula(_ text: String, _ properties: String = "") -> [String] {
    ["DataConverterFormula \(properties)"]
        + text.split(separator: " ").map { word in
            switch word {
            case "x": "FormulaTokenInput"
            case "(": "FormulaTokenParenthesisOpen"
            case ")": "FormulaTokenParenthesisClose"
            case ",": "FormulaTokenArgumentSeparator"
            case _ where word.hasPrefix("o"): "FormulaTokenOperation operationType=\(word.dropFirst())"
            case _ where word.hasPrefix("f"): "FormulaTokenFunction functionType=\(word.dropFirst())"
            default: "FormulaTokenValue operationValue=\(word)"
            }
        }
}

@Suite("Formula converters")
struct ConverterFormulaTests {
    // The facts of chapter 05 whose rule begins with "formula", for 5 and -2.5.
    @Test(
        arguments: [
            ("2 o0 x o2 3", 17, -5.5), ("10 o1 x o1 2", 3, 10.5), ("x o4 4 o2 3", 5, 9.5),
            ("f1 x , 3 , 1 ) o1 f0 2 , x )", 3, 5.5), ("f6 x , 2 )", 25, 6.25), ("f15 x , 2 )", 1.19029, -0.896055),
            ("f1 x o4 3 , 1 )", 5, -2.5), ("( x o0 1", 6, -1.5), ("1 2", 5, -2.5), ("x o0", 5, -2.5),
            ("f2 x )", 5, -3), ("f1 )", 0, 0), ("f1 f5 -1 ) , x )", 5, -2.5), ("f1 x , f5 -1 ) )", .nan, .nan),
        ] as [(String, Float, Float)])
    func `formulas give the recorded results`(text: String, five: Float, negative: Float) throws {
        var bench = try ConverterBench(records: formula(text))
        #expect(agrees(bench.number(5), five))
        #expect(agrees(bench.number(-2.5), negative))
        #expect(agrees(bench.reverseNumber(5), five))
    }

    // §13.13, by hand.
    @Test(
        arguments: [
            ("( x o0 1 ) o2 2", 3, 8), ("x o0 1 o2 2", 3, 5), ("( ( x ) )", 3, 3), ("x )", 3, 3), (") x", 3, 3),
            (", x", 3, 3),
            ("", 3, 3), ("o0", 3, 3), ("x o2 x o2 x", 2, 8), ("8 o3 4 o3 2", 1, 1), ("f3 x )", 1.2, 2),
            ("f4 x )", -1.2, -2),
            ("f5 x )", 9, 3), ("f7 0 )", 1, 1), ("f8 1 )", 9, 0), ("f9 0 )", 9, 1), ("f10 0 )", 9, 0),
            ("f11 0 )", 9, 0), ("f12 1 )", 9, 0),
            ("f13 0 )", 9, 0), ("f14 0 )", 9, 0), ("f6 x )", 2, 0), ("f15 x )", 2, 0), ("f99 x )", 2, 0),
            ("x o5 2", 9, 0),
            ("f0 x", 4, 4), ("f0 x , 2 , 7 ) o0 1", 4, 3), ("f1 ( x o0 1 ) o2 2 , 3 )", 4, 10), ("f2 x , 9 )", 4.4, 4),
        ] as [(String, Float, Float)])
    func `formulas follow precedence, and are evaluated as they are`(text: String, input: Float, expected: Float)
        throws
    {
        var bench = try ConverterBench(records: formula(text))
        #expect(bench.number(input) == expected)
    }

    @Test func `formulas take numbers and positions in a list`() throws {
        var bench = try ConverterBench(records: formula("x o0 1"))
        #expect(bench.convert(.listIndex(3)) == .number(4))
        #expect(bench.convert(.boolean(true)) == .number(0))
        #expect(bench.definition.output == .number)
    }

    @Test func `tokens belong to the formula before them, other converters between or not`() throws {
        let records =
            formula("x o0") + ["DataConverterTrigger", "FormulaTokenValue operationValue=4"] + formula("x o2 3")
        var first = try ConverterBench(records: records)
        #expect(first.number(1) == 5)
        var last = try ConverterBench(records: records, converter: 2)
        #expect(last.number(2) == 6)
    }

    // §13.13: no argument up to 1, one up to it, two or more between the first two.
    @Test(
        arguments: [("f16 )", 0.25), ("f16 8 )", 2), ("f16 4 , 8 )", 5), ("f16 4 , 8 , 100 )", 5)] as [(String, Float)])
    func `random numbers lie in the range of the arguments`(text: String, expected: Float) throws {
        var bench = try ConverterBench(records: formula(text), random: .constant(0.25))
        #expect(bench.number(1) == expected)
    }

    // 09 §7.2: the first numbers of the stream are 0.84018773 and 0.39438292; §13.13 says how many are drawn.
    @Test func `a formula draws always, once, or for each change of the source`() throws {
        let stream = RandomSource.stream(RandomStream())
        let first: Float = 0.84018773
        let second: Float = 0.39438292
        var always = try ConverterBench(records: formula("f16 ) o0 f16 )", "randomModeValue=1"), random: stream)
        #expect(agrees(always.number(0), first + second))
        var once = try ConverterBench(records: formula("f16 ) o0 f16 )"), random: stream)
        #expect(agrees(once.number(0), first + first))
        once.states.sourceChanged(once.instance, once.document.tables)
        #expect(agrees(once.number(0), first + first))
        var change = try ConverterBench(records: formula("f16 )", "randomModeValue=2"), random: stream)
        #expect(agrees(change.number(0), first))
        #expect(agrees(change.number(0), first))
        change.states.sourceChanged(change.instance, change.document.tables)
        #expect(agrees(change.number(0), second))
    }

    @Test func `a deep formula is no danger`() throws {
        var records = Array(repeating: "FormulaTokenParenthesisOpen", count: 3_000)
        records += Array(repeating: "FormulaTokenFunction functionType=0", count: 3_000) + ["FormulaTokenInput"]
        records += Array(repeating: "FormulaTokenArgumentSeparator", count: 3_000)
        var bench = try ConverterBench(records: ["DataConverterFormula"] + records)
        #expect(bench.number(4) == 4)
    }
}

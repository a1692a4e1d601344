import RivuletTestSupport
import Testing

@testable import RivuletRuntime

private let nan = Float.nan

@Suite("Number converters")
struct ConverterNumberTests {
    // Facts of chapter 05, "operation code N with operand 3": the results for -7.5, 7.5 and 0.5.
    @Test(
        arguments: [
            (1, [-10.5, 4.5, -2.5]), (2, [-22.5, 22.5, 1.5]), (3, [-2.5, 2.5, 0.166667]), (4, [1.5, 1.5, 0.5]),
            (6, [-421.875, 421.875, 0.125]), (7, [0.000553084, 1808.04, 1.64872]), (8, [nan, 2.0149, -0.693147]),
            (10, [-0.938, 0.938, 0.479426]), (11, [-2.70601, 2.70601, 0.546302]), (12, [nan, nan, 1.0472]),
            (14, [-1.43824, 1.43824, 0.463648]), (15, [-1.19029, 1.19029, 0.165149]), (16, [-8, 8, 1]),
            (17, [-8, 7, 0]), (18, [-7, 8, 1]), (19, [3, 3, 3]),
        ] as [(Int, [Float])])
    func `operations give the recorded results`(code: Int, results: [Float]) throws {
        var bench = try ConverterBench("DataConverterOperationValue operationType=\(code) operationValue=3")
        for (input, expected) in zip([-7.5, 7.5, 0.5] as [Float], results) {
            #expect(agrees(bench.number(input), expected))
        }
    }

    // §13.2, with operands of which the results are known.
    @Test(
        arguments: [
            (0, 3, 5, 8, 2), (1, 3, 5, 2, 8), (2, 4, 2, 8, 0.5), (3, 4, 2, 0.5, 8), (4, 3, 7, 1, 7),
            (5, 1, 9, 3, 81), (6, 2, 4, 16, 2), (7, 1, 0, 1, -.infinity), (8, 1, 1, 0, 2.7182817),
            (9, 1, 0, 1, 1.5707964),
            (10, 1, 0, 0, 0), (11, 1, 0, 0, 0), (12, 1, 1, 0, 0.5403023), (13, 1, 0, 0, 0),
            (14, 1, 1, 0.7853982, 1.5574077),
            (15, 1, 1, 0.7853982, 1), (16, 1, 2.5, 3, 2.5), (17, 1, -2.5, -3, -2.5), (18, 1, -2.5, -2, -2.5),
            (99, 6, 2, 6, 6),
        ] as [(Int, Float, Float, Float, Float)])
    func `operations go both ways, those without inverse give back their input`(
        code: Int, operand: Float, input: Float, forward: Float, reverse: Float
    ) throws {
        var bench = try ConverterBench(
            "DataConverterOperationValue operationType=\(code) operationValue=\(operand)")
        #expect(agrees(bench.number(input), forward))
        #expect(agrees(bench.reverseNumber(input), reverse))
    }

    @Test func `division and remainder by zero pass on infinity and NaN`() throws {
        var division = try ConverterBench("DataConverterOperationValue operationType=3 operationValue=0")
        #expect(division.number(1) == .infinity)
        #expect(division.number(-1) == -.infinity)
        var modulo = try ConverterBench("DataConverterOperationValue operationType=4 operationValue=0")
        #expect(modulo.number(5)?.isNaN == true)
    }

    @Test func `an operation takes numbers and, forwards only, positions in a list`() throws {
        var bench = try ConverterBench("DataConverterOperationValue operationType=0 operationValue=2")
        #expect(bench.convert(.listIndex(3)) == .number(5))
        #expect(bench.reverse(.listIndex(3)) == .number(0))
        #expect(bench.convert(.boolean(true)) == .number(0))
        #expect(bench.convert(.trigger(4)) == .number(0))
    }

    @Test func `system converters work one way, the one of their bind`() throws {
        let record = "DataConverterSystemDegsToRads operationType=2 operationValue=0.5"
        var toTarget = try ConverterBench(record)
        #expect(toTarget.number(8) == 4)
        #expect(toTarget.reverseNumber(8) == 4)
        var toSource = try ConverterBench(record, mainIsToSource: true)
        #expect(toSource.number(8) == 16)
        #expect(toSource.reverseNumber(8) == 16)
    }

    // Facts "rounder 0" and "rounder 2": 1.005 is 1.01, as 100 times it is 100.5 in 32 bits.
    @Test(arguments: [(0, [3, -3, 0, 1]), (2, [2.5, -2.5, 0.25, 1.01])] as [(Int, [Float])])
    func `numbers are rounded half away from zero`(decimals: Int, results: [Float]) throws {
        var bench = try ConverterBench("DataConverterRounder decimals=\(decimals)")
        for (input, expected) in zip([2.5, -2.5, 0.25, 1.005] as [Float], results) {
            #expect(bench.number(input) == expected)
        }
        #expect(bench.convert(.boolean(true)) == .number(0))
        #expect(bench.reverse(.number(2.7)) == .number(2.7))
    }

    // Facts "range mapper flags N 0..10 -> 100..200".
    @Test(
        arguments: [
            (0, [150, 250, 70, 200, 100, 330]), (1, [150, 250, 100, 200, 100, 330]),
            (2, [150, 200, 70, 200, 100, 200]),
            (4, [150, 150, 170, 200, 100, 130]), (8, [150, 50, 230, 100, 200, -30]),
            (11, [150, 100, 200, 100, 200, 100]), (12, [150, 150, 130, 100, 200, 170]),
        ] as [(Int, [Float])])
    func `ranges are mapped with the recorded results`(flags: Int, results: [Float]) throws {
        var bench = try ConverterBench(
            "DataConverterRangeMapper flags=\(flags) minInput=0 maxInput=10 minOutput=100 maxOutput=200")
        for (input, expected) in zip([5, 15, -3, 10, 0, 23] as [Float], results) {
            #expect(agrees(bench.number(input), expected))
        }
    }

    // §13.16, artboard-2 of data_binding_test_2.riv: from 0…1 to 2…3.
    @Test(
        arguments: [
            (0, [6, 1, 2, 4, 4.25]), (3, [3, 2, 2, 3, 3]), (4, [2, 2, 2, 2, 2.25]), (11, [2, 3, 3, 2, 2]),
        ] as [(Int, [Float])])
    func `ranges are mapped as in the sample file, whose curve leaves the ends alone`(flags: Int, results: [Float])
        throws
    {
        var bench = try ConverterBench(
            "DataConverterRangeMapper flags=\(flags) minInput=0 maxInput=1 minOutput=2 maxOutput=3")
        for (input, expected) in zip([4, -1, 0, 2, 2.25] as [Float], results) {
            #expect(bench.number(input) == expected)
        }
    }

    // Facts "range mapper hold" and "range mapper equal outputs".
    @Test func `hold is the end of the range as soon as it is entered, equal outputs are always that`() throws {
        let input = "minInput=0 maxInput=10"
        var hold = try ConverterBench(
            "DataConverterRangeMapper interpolationType=0 \(input) minOutput=100 maxOutput=200")
        #expect([5, 0, -1, 10, 15].map { hold.number($0) } == [200, 100, 100, 200, 200])
        var equal = try ConverterBench("DataConverterRangeMapper \(input) minOutput=7 maxOutput=7")
        #expect([5, 50].map { equal.number($0) } == [7, 7])
        #expect(equal.reverseNumber(7)?.isNaN == true)
        var point = try ConverterBench("DataConverterRangeMapper minInput=4 maxInput=4 minOutput=1 maxOutput=2")
        #expect(point.reverseNumber(1.5) == 4)
        #expect(point.number(5)?.isNaN == true)
    }

    // Facts "range mapper with a curve, reverse flag, hold type ignored inside" and "… uses the same curve (not
    // inverted)".
    @Test func `a curve bends the inside of the range, in both directions the same way`() throws {
        let curve = "CubicEaseInterpolator x1=0.42 y1=0 x2=0.58 y2=1"
        let mapper = "DataConverterRangeMapper interpolatorId=0 minInput=0 maxInput=10 minOutput=100 maxOutput=200"
        var reversed = try ConverterBench(curve, mapper + " flags=8 interpolationType=0")
        let results = [2.5, 10, 0, 12].map { reversed.number($0) }
        for (found, expected) in zip(results, [187.084, 100, 200, 100] as [Float]) { #expect(agrees(found, expected)) }
        var both = try ConverterBench(curve, mapper)
        let mapped = both.number(2.5) ?? 0
        #expect(agrees(mapped, 112.916))
        #expect(agrees(both.reverseNumber(mapped), 0.332718))
        #expect(agrees(both.reverseNumber(125), 1.29162))
    }

    @Test(
        arguments: [
            (.number(2.5), 2.5), (.enumeration(3, enum: 0), 3), (.color(0xFF00_0001), -16_777_215),
            (.color(0x0000_0010), 16),
            (.boolean(true), 1), (.boolean(false), 0), (.listIndex(7), 7), (.trigger(2), 0), (.none, 0),
            (.integer(5), 0),
        ] as [(BoundValue, Float)])
    func `values of other kinds become numbers`(value: BoundValue, expected: Float) throws {
        var bench = try ConverterBench("DataConverterToNumber")
        #expect(bench.convert(value) == .number(expected))
        #expect(bench.reverse(value) == value)
    }

    // C's atof: 7.20.1.1 and 7.20.1.3 of the C standard.
    @Test(
        arguments: [
            ("12.5abc", 12.5), ("  \t-3e2", -300), ("+.5", 0.5), ("5.", 5), (".", 0), ("", 0), ("abc", 0), ("1e", 1),
            ("1e+", 1), ("1e+2x", 100), ("0x1F", 31), ("0X.8p1", 1), ("0x1.8P-1z", 0.75), ("0x", 0), ("0xg", 0),
            ("inf", .infinity),
            ("-InFinity", -.infinity), ("infx", .infinity), ("1e39", .infinity), ("-1e400", -.infinity), ("1e-400", 0),
            ("1 2", 1), ("--1", 0), ("0.1", 0.1), ("16777217", 16_777_216), ("0x1000001", 16_777_216),
            ("0x123456789abcdef0123456789abcdef0", 2.4197858e37), ("1,5", 1), ("1.5.2", 1.5), ("00012", 12),
        ] as [(String, Float)])
    func `the longest prefix of a text that is a number counts`(text: String, expected: Float) throws {
        var bench = try ConverterBench("DataConverterToNumber")
        let value = bench.states.text.add(Array(text.utf8))
        #expect(bench.convert(value) == .number(expected))
    }

    @Test func `a text can say that it is no number`() throws {
        var bench = try ConverterBench("DataConverterToNumber")
        for text in ["nan", "NaN(12)", "-nan"] {
            #expect(bench.convert(bench.states.text.add(Array(text.utf8))).asNumber?.isNaN == true)
        }
    }
}

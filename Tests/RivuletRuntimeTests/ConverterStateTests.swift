import RivuletTestSupport
import Testing

@testable import RivuletRuntime

private let operation = "DataConverterOperationValue operationType"

@Suite("Groups and properties of converters")
struct ConverterStateTests {
    private func group(_ items: Int...) -> [String] {
        ["DataConverterGroup"] + items.map { "DataConverterGroupItem converterId=\($0)" }
    }

    @Test func `a group applies its items in order, and backwards in reverse`() throws {
        let records = group(1, 2) + ["\(operation)=0 operationValue=1", "\(operation)=2 operationValue=10"]
        var bench = try ConverterBench(records: records)
        #expect(bench.number(4) == 50)
        #expect(bench.reverseNumber(50) == 4)
    }

    @Test func `a group carries what its last item makes, but for items that keep the kind`() throws {
        let items = [
            "DataConverterToString", "DataConverterInterpolator", "DataConverterBooleanNegate", "DataConverterGroup",
        ]
        func output(_ numbers: Int...) throws -> ConverterOutput {
            let group = ["DataConverterGroup"] + numbers.map { "DataConverterGroupItem converterId=\($0)" }
            return try ConverterBench(records: group + items).definition.output
        }
        #expect(try output(1) == .string)
        #expect(try output(1, 2) == .string)
        #expect(try output(1, 3, 2) == .boolean)
        #expect(try output(2) == .none)
        #expect(try output(1, 4) == .none)
        #expect(try output() == .none)
    }

    @Test func `items that mean no converter are left out`() throws {
        var bench = try ConverterBench(records: group(1, 9, 1) + ["\(operation)=0 operationValue=1"])
        #expect(bench.number(0) == 2)
    }

    @Test func `a group that contains itself does nothing`() throws {
        var bench = try ConverterBench(records: group(1, 0) + ["\(operation)=0 operationValue=1"])
        #expect(bench.number(3) == 3)
        #expect(bench.document.tables.converters.refused.count == 1)
        #expect(bench.document.diagnostics.contains { $0.feature == "converter-limit" && $0.objects == 1 })
    }

    @Test(arguments: [["\(operation)=0 operationValue=1"], ["DataConverterGroup"]])
    func `groups that double from level to level are refused in time`(innermost: [String]) throws {
        var records: [String] = []
        for level in 1...30 { records += group(level, level) }
        var bench = try ConverterBench(records: records + innermost)
        #expect(bench.number(3) == 3)
        #expect(bench.document.tables.converters.operations.count <= ConverterTables.maximumOperations)
    }

    @Test func `each item of a group remembers for itself`() throws {
        let records = group(1, 1) + ["DataConverterInterpolator duration=1"]
        let bench = try ConverterBench(records: records)
        #expect(bench.states.states.count == 2)
    }

    // Fact "a converter property bound to another property re-runs the owner bind": 7 is replaced by 2, then 3.
    @Test func `a bound property is the bind's own`() throws {
        let records = ["\(operation)=2 operationValue=7", "DataBindContext propertyKey=681"]
        var bench = try ConverterBench(records: records)
        let other = bench.states.makeInstance(of: 0, mainIsToSource: false, bench.document.tables)
        #expect(bench.set(bound: 0, to: .number(2)) == true)
        #expect(bench.number(5) == 10)
        #expect(bench.set(bound: 0, to: .number(2)) == false)
        #expect(bench.set(bound: 0, to: .number(3)) == true)
        #expect(bench.number(5) == 15)
        #expect(bench.set(bound: 0, to: .boolean(true)) == false)
        let authored = bench.states.convert(
            .number(5), other, random: &bench.random, bench.document.tables, bench.store)
        #expect(authored == .number(35))
    }

    @Test func `an instance that is used again begins with the values of the file`() throws {
        let records = [
            "DataConverterStringPad length=3 text=ab", "DataBindContext propertyKey=744",
            "DataBindContext propertyKey=743",
        ]
        var bench = try ConverterBench(records: records)
        let text = bench.states.text.add(Array("xyz".utf8))
        #expect(bench.set(bound: 0, to: text) == true)
        #expect(bench.set(bound: 0, to: text) == false)
        #expect(bench.set(bound: 1, to: .number(4.5)) == true)
        #expect(bench.text("") == "xyzxy")
        bench.states.remove(bench.instance, bench.document.tables, bench.store)
        let again = bench.states.makeInstance(of: 0, mainIsToSource: false, bench.document.tables)
        #expect(again.firstWord == bench.instance.firstWord)
        #expect(bench.text("") == "aba")
    }

    @Test func `the value of a formula's token can be bound`() throws {
        let records = [
            "DataConverterFormula", "FormulaTokenValue operationValue=1", "FormulaTokenOperation operationType=0",
            "FormulaTokenValue operationValue=2", "DataBindContext propertyKey=777",
        ]
        var bench = try ConverterBench(records: records)
        #expect(bench.number(0) == 3)
        #expect(bench.set(bound: 0, to: .number(10)) == true)
        #expect(bench.number(0) == 11)
    }

    // Fact "operation with view-model operand follows that property".
    @Test func `the operand from a view model is 0 until it is put in`() throws {
        var bench = try ConverterBench("DataConverterOperationViewModel operationType=2 sourcePathIds=0x0001")
        let tables = bench.document.tables
        let operand = try #require(tables.converters.operands.first)
        #expect(bench.number(5) == 0)
        #expect(bench.states.set(operand.parameter, of: bench.instance, to: .number(2), tables) == true)
        #expect(bench.number(5) == 10)
    }

    // Fact "number to list: floor, clamp at 0, grow and shrink".
    @Test func `a number becomes a list of so many instances, which stay the same`() throws {
        var bench = try ConverterBench(
            "ViewModel name=v", "ViewModelPropertyNumber name=n", "DataConverterNumberToList viewModelId=0")
        #expect(bench.definition.output == .list)
        func items(_ number: Float) throws -> [InstanceNumber?] {
            guard case .list(let list) = bench.convert(.number(number)) else { return [] }
            return bench.store.tables.lists[Int(list)].map(\.instance)
        }
        let two = try items(2.9)
        #expect(two.count == 2)
        let four = try items(4)
        #expect(four.count == 4 && Array(four.prefix(2)) == two)
        #expect(try items(1) == Array(two.prefix(1)))
        #expect(bench.store.liveInstanceCount == 1)
        #expect(try items(-3).isEmpty)
        #expect(try items(.nan).isEmpty)
        #expect(try items(3).count == 3)
        bench.states.remove(bench.instance, bench.document.tables, bench.store)
        #expect(bench.store.liveInstanceCount == 0)
    }

    @Test func `lists pass, have a length, and need a view model to be made`() throws {
        var missing = try ConverterBench("DataConverterNumberToList")
        #expect(missing.convert(.number(3)) == .list(ViewModelTables.none))
        #expect(missing.convert(.list(7)) == .list(7))
        var length = try ConverterBench(
            records: group(1, 2) + [
                "DataConverterNumberToList viewModelId=0", "DataConverterListToLength", "ViewModel name=v",
            ])
        #expect(length.number(3.5) == 3)
        #expect(length.convert(.boolean(true)) == .number(0))
    }
}

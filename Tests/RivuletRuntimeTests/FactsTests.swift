import Foundation
import RivuletConformance
import RivuletMarkup
import RivuletTestSupport
import Testing

/// The operations that a document alone can answer.
private let answered: Set<String> = ["start", "objects", "structure", "get"]

private func cases(_ name: String) throws -> [FactCase] {
    let url = try #require(Corpus.root).appendingPathComponent("facts").appendingPathComponent(name)
    let tolerance: FactTolerance = name.hasPrefix("random") ? .coarse : .relative
    return try FactCase.cases(in: [UInt8](Data(contentsOf: url)), tolerance: tolerance)
}

/// Checks every case; the names of the operations for which cases were skipped, with how many.
private func check(_ cases: [FactCase]) throws -> (passed: Int, skipped: [String: Int]) {
    var passed = 0
    var skipped: [String: Int] = [:]
    for fact in cases {
        switch try FactReplay.outcome(of: fact) {
        case .passed: passed += 1
        case .skipped(let operation): skipped[operation, default: 0] += 1
        case .failed(let line, let difference):
            Issue.record("line \(fact.line), \(fact.rule): expected line \(line), \(difference)")
        }
    }
    return (passed, skipped)
}

@Test(.enabled(if: Corpus.isPresent))
func `facts of chapter 01`() throws {
    let all = try cases("facts-01.jsonl")
    let whole = all.filter { fact in fact.script.allSatisfy { answered.contains($0["op"]?.string ?? "") } }
    #expect(whole.count == 55)
    let outcome = try check(whole)
    #expect(outcome.passed == whole.count, "skipped: \(outcome.skipped)")
    // The others must agree as far as they can be answered.
    let rest = all.filter { fact in !fact.script.allSatisfy { answered.contains($0["op"]?.string ?? "") } }
    #expect(try check(rest).passed == 0)
}

@Test(.enabled(if: Corpus.isPresent))
func `facts of random import streams`() throws {
    let all = try cases("random-import.jsonl.gz")
    #expect(all.count == 138)
    #expect(try check(all).passed == 138)
}

@Test(
    .enabled(if: Corpus.isPresent),
    arguments: ["02", "03", "04", "05", "06", "07", "08", "09"])
func `facts of other chapters agree as far as a document can answer them`(chapter: String) throws {
    _ = try check(try cases("facts-\(chapter).jsonl"))
}

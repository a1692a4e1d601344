import Foundation
import RivuletConformance
import RivuletTestSupport
import Testing

private func cases(_ name: String) throws -> [FactCase] {
    let url = try #require(Corpus.root).appendingPathComponent("facts").appendingPathComponent(name)
    let tolerance: FactTolerance = name.hasPrefix("random") ? .coarse : .relative
    return try FactCase.cases(in: [UInt8](Data(contentsOf: url)), tolerance: tolerance)
}

/// What is wrong with a case; nil if it passes.
private func fault(of fact: FactCase) throws -> String? {
    switch try FactReplay.outcome(of: fact) {
    case .passed: nil
    case .skipped(let operation): "\(fact.rule): \(operation) is not there yet"
    case .failed(let line, let difference): "\(fact.rule): expected line \(line), \(difference)"
    }
}

private func check(_ cases: [FactCase]) throws {
    for fact in cases {
        if let fault = try fault(of: fact) { Issue.record("line \(fact.line), \(fault)") }
    }
}

/// Lines of a chapter's facts that ask for what is not there yet, with what that is: `Tests/waiting-facts.txt`.
private func waiting(_ chapter: Int) throws -> [Int: Substring] {
    let text = try String(contentsOf: Corpus.packageFile("Tests/waiting-facts.txt"), encoding: .utf8)
    var lines: [Int: Substring] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        let words = line.split(separator: " ")
        if Int(words[0]) == chapter, let number = Int(words[1]) { lines[number] = words[2] }
    }
    return lines
}

@Test(.enabled(if: Corpus.isPresent), arguments: [(1, 62), (2, 78), (3, 55), (4, 162), (5, 113), (6, 85)])
func `facts of a chapter hold but for those on the list of what waits`(chapter: Int, count: Int) throws {
    let all = try cases("facts-0\(chapter).jsonl")
    #expect(all.count == count)
    let waiting = try waiting(chapter)
    for fact in all {
        let fault = try fault(of: fact)
        if waiting[fact.line] == nil {
            if let fault { Issue.record("line \(fact.line), \(fault)") }
        } else if fault == nil {
            Issue.record("line \(fact.line) passes: take it off Tests/waiting-facts.txt")
        }
    }
}

@Test(.enabled(if: Corpus.isPresent))
func `facts of random import streams`() throws {
    let all = try cases("random-import.jsonl.gz")
    #expect(all.count == 138)
    try check(all)
}

// Every tenth case: all of them are replayed by `make check`, in a release build.
@Test(
    .enabled(if: Corpus.isPresent),
    arguments: ["random-machine.jsonl.gz", "random-machine-actions.jsonl.gz", "random-machine-nested.jsonl.gz"])
func `random machines`(name: String) throws {
    let all = try cases(name)
    #expect(all.count == 150)
    try check(stride(from: 0, to: all.count, by: 10).map { all[$0] })
}

@Test(.enabled(if: Corpus.isPresent))
func `random pointers`() throws {
    let all = try cases("random-pointer.jsonl.gz")
    #expect(all.count == 150)
    try check(stride(from: 0, to: 150, by: 10).map { all[$0] })
}

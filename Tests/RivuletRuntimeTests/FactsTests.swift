import Foundation
import RivuletConformance
import RivuletTestSupport
import Testing

private func cases(_ name: String) throws -> [FactCase] {
    let url = try #require(Corpus.root).appendingPathComponent("facts").appendingPathComponent(name)
    let tolerance: FactTolerance = name.hasPrefix("random") ? .coarse : .relative
    return try FactCase.cases(in: [UInt8](Data(contentsOf: url)), tolerance: tolerance)
}

/// Replays every case. `waiting` are beginnings of rules that ask for what is not there yet: layout, pointers.
private func check(_ cases: [FactCase], waiting: [String] = []) throws {
    for fact in cases where !waiting.contains(where: fact.rule.hasPrefix) {
        switch try FactReplay.outcome(of: fact) {
        case .passed: break
        case .skipped(let operation): Issue.record("line \(fact.line), \(fact.rule): \(operation) is not there yet")
        case .failed(let line, let difference):
            Issue.record("line \(fact.line), \(fact.rule): expected line \(line), \(difference)")
        }
    }
}

@Test(.enabled(if: Corpus.isPresent))
func `facts of chapter 01`() throws {
    let all = try cases("facts-01.jsonl")
    #expect(all.count == 62)
    try check(
        all,
        waiting: [
            "a data bind after an unknown record", "two data binds in a row", "parent later in the file is fine",
        ])
}

@Test(.enabled(if: Corpus.isPresent))
func `facts of random import streams`() throws {
    let all = try cases("random-import.jsonl.gz")
    #expect(all.count == 138)
    try check(all)
}

@Test(.enabled(if: Corpus.isPresent))
func `facts of chapter 03, timelines`() throws {
    let all = try cases("facts-03.jsonl")
    #expect(all.count == 55)
    try check(
        all,
        waiting: [
            "bound keyframe", "the animation held on an exit-time transition", "layout width key with mix 0.5",
            "nested simple animation playing", "nested remap",
        ])
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

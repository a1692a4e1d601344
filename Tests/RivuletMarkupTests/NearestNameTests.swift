import RivuletSchema
import Testing

@Suite struct `Nearest names` {
    @Test(arguments: [
        ("Shpae", ["Shape", "Node", "Ellipse"], ["Shape"]),
        ("introFinishd", ["introFinished", "outro"], ["introFinished"]),
        ("INTROFINISHED", ["introFinished"], ["introFinished"]),
        ("fill", ["Fill", "fillRule", "isFilled", "width"], ["Fill", "fillRule", "isFilled"]),
        ("xyz", ["Artboard", "Shape"], []),
        ("", ["a", "ab"], []),
    ])
    func `the nearest come first, the far are left out`(name: String, candidates: [String], expected: [String]) {
        #expect(nearestNames(to: name, in: candidates) == expected)
    }

    @Test func `no more than asked for, none twice`() {
        #expect(nearestNames(to: "ab", in: ["ab", "ac", "ad", "ab"], limit: 2) == ["ab", "ac"])
    }
}

import Testing

@testable import RivuletCommands

@Suite struct `Durations` {
    @Test(arguments: [
        ("2.6s", "2.6"), ("250ms", "0.25"), ("90f", "1.5"), ("0s", "0"), ("16.667ms", "0.016667"),
        ("1f", "0.016666667"), ("8.3333ms", "0.0083333"), ("500us", "0.0005"), (".5s", "0.5"), ("3.s", "3"),
        ("0.5f", "0.008333333"), ("1000000s", "1000000"), ("0.000000001s", "0.000000001"),
    ])
    func `are read exactly`(text: String, seconds: String) throws {
        #expect(try ExactTime.parse(text).get().decimalSeconds == seconds)
    }

    @Test func `frames do not drift`() throws {
        let frame = try ExactTime.parse("1f").get()
        #expect(90 * frame == (try ExactTime.parse("1.5s").get()))
        #expect(156 * frame == (try ExactTime.parse("2.6s").get()))
        #expect(frame == ExactTime.frame)
        #expect(3_600_000 * frame == ExactTime(wholeSeconds: 60_000))
        #expect(frame.seconds == 1.0 / 60)
        #expect((try ExactTime.parse("0.1s").get()).seconds == 0.1)
        #expect((try ExactTime.parse("250ms").get()).duration == .milliseconds(250))
    }

    @Test(arguments: [
        ("3", "write 3s, 3ms or 3f"), ("", "durations are written"), ("s", "durations are written"),
        ("-1s", "durations are written"), ("1.2.3s", "durations are written"), ("3 s", "unknown unit ' s'"),
        ("3sec", "unknown unit 'sec'"), ("1e3s", "unknown unit 'e3s'"), ("0.0000000001s", "nine digits"),
        ("1000001s", "longer than"), ("99999999999999999999999s", "longer than"), (".s", "durations are written"),
    ])
    func `that are wrong are explained`(text: String, explanation: String) {
        switch ExactTime.parse(text) {
        case .success(let time): Issue.record("\(text) was read as \(time.decimalSeconds)")
        case .failure(let problem): #expect(problem.explanation(of: text).contains(explanation))
        }
    }

    @Test func `are shown with so many digits`() throws {
        #expect(try ExactTime.parse("2.66666s").get().decimalSeconds(digits: 3, trimmed: false) == "2.667")
        #expect(ExactTime.zero.decimalSeconds(digits: 3, trimmed: false) == "0.000")
        #expect(try ExactTime.parse("1.9996s").get().decimalSeconds(digits: 3, trimmed: true) == "2")
    }
}

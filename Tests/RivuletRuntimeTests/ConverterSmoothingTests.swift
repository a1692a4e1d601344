import RivuletTestSupport
import Testing

@testable import RivuletRuntime

/// One bind of an artboard with an interpolator: time goes to the converter before the bind runs (chapter 05 §12).
private struct Frames {
    var bench: ConverterBench
    var source: Float
    var isDirty = true
    var shown: Float = 0
    var isRunning = false

    init(_ records: String..., source: Float = 0) throws {
        bench = try ConverterBench(records: records)
        self.source = source
    }

    mutating func set(_ value: Float) {
        source = value
        isDirty = true
    }

    mutating func frame(_ seconds: Float) -> Float {
        let progress = bench.advance(by: seconds)
        if progress.concernsOwner || isDirty { shown = bench.number(source) ?? .nan }
        isDirty = false
        let rest = bench.advance(by: 0)
        isRunning = progress.isRunning || rest.isRunning
        return shown
    }

    mutating func frames(_ seconds: [Float]) -> [Float] { seconds.map { frame($0) } }
}

@Suite("Interpolating converters")
struct ConverterSmoothingTests {
    // Fact "interpolator: one second to 100".
    @Test func `a value takes its duration, beginning in the frame after the change`() throws {
        var bind = try Frames("DataConverterInterpolator duration=1")
        #expect(bind.frames([0, 0.1, 0.1]) == [0, 0, 0])
        bind.set(100)
        #expect(bind.frames([0, 0.25, 0.25]) == [0, 25, 50])
        #expect(bind.isRunning)
        #expect(bind.frames([0.25, 0.25, 0.25]) == [75, 100, 100])
        #expect(!bind.isRunning)
    }

    // Fact "interpolator: change before the first frame snaps".
    @Test func `a change before the first frame is taken over at once`() throws {
        var bind = try Frames("DataConverterInterpolator duration=1")
        bind.set(100)
        #expect(bind.frames([0.1, 0.25, 0.25]) == [100, 100, 100])
    }

    // Fact "interpolator: retarget while running is smoothed".
    @Test func `a new target while moving is approached from the value then shown`() throws {
        var bind = try Frames("DataConverterInterpolator duration=1")
        #expect(bind.frames([0.1, 0.1]) == [0, 0])
        bind.set(100)
        #expect(bind.frames([0.25, 0.25]) == [0, 25])
        bind.set(50)
        #expect(bind.frames([0.25, 0.25, 0.25, 0.25, 0.5, 0.5]) == [50, 50, 50, 50, 50, 50])
    }

    // Fact "interpolator: second run after a finished one lags one frame".
    @Test func `the run after a finished one repeats its first step`() throws {
        var bind = try Frames("DataConverterInterpolator duration=1")
        #expect(bind.frames([0.1, 0.1]) == [0, 0])
        bind.set(100)
        #expect(bind.frames([0.5, 0.5, 0.5]) == [0, 50, 100])
        bind.set(0)
        #expect(bind.frames([0.5, 0.25, 0.25, 0.25, 0.25, 0.25]) == [100, 75, 75, 50, 25, 0])
    }

    // Fact "interpolator: duration 0 passes through".
    @Test func `a duration of 0 takes values over at once`() throws {
        var bind = try Frames("DataConverterInterpolator duration=0")
        #expect(bind.frames([0.1, 0.1]) == [0, 0])
        bind.set(100)
        #expect(bind.frame(0.1) == 100)
        bind.set(50)
        #expect(bind.frame(0.1) == 50)
    }

    // Fact "group: interpolator after an operation".
    @Test func `in a group the interpolator sees what the converters before it make`() throws {
        var bind = try Frames(
            "DataConverterGroup", "DataConverterGroupItem converterId=1", "DataConverterGroupItem converterId=2",
            "DataConverterOperationValue operationType=2 operationValue=10", "DataConverterInterpolator duration=1",
            source: 1)
        #expect(bind.frames([0.1, 0.1]) == [10, 10])
        bind.set(2)
        #expect(bind.frames([0.25, 0.25, 0.25, 0.25, 0.25]) == [10, 12.5, 15, 17.5, 20])
    }

    @Test func `a new source begins anew`() throws {
        var bind = try Frames("DataConverterInterpolator duration=1")
        #expect(bind.frames([0.1, 0.1]) == [0, 0])
        bind.bench.states.reset(bind.bench.instance, bind.bench.document.tables)
        bind.set(100)
        #expect(bind.frame(0.1) == 100)
    }

    // Fact "interpolator on an unsupported kind passes through and reports work forever".
    @Test func `other kinds pass, and advancing never ends`() throws {
        var bench = try ConverterBench("DataConverterInterpolator duration=1")
        #expect(bench.definition.output == .input)
        for _ in 0..<5 {
            #expect(bench.advance(by: 0.1) == ConverterProgress(isRunning: true, concernsOwner: false))
            #expect(bench.convert(.boolean(true)) == .boolean(true))
            #expect(bench.reverse(.trigger(3)) == .trigger(3))
        }
    }

    @Test func `colours are mixed channel by channel`() throws {
        var bench = try ConverterBench("DataConverterInterpolator duration=1")
        for _ in 0..<2 {
            _ = bench.advance(by: 0.1)
            #expect(bench.convert(.color(0xFF00_0000)) == .color(0xFF00_0000))
        }
        #expect(bench.convert(.color(0xFF64_0032)) == .color(0xFF00_0000))
        #expect(bench.advance(by: 0.5) == ConverterProgress(isRunning: true, concernsOwner: true))
        #expect(bench.convert(.color(0xFF64_0032)) == .color(0xFF32_0019))
    }

    @Test func `the curve of an interpolator shapes the way`() throws {
        // Eased in: after half of the time the curve (0.42, 0) (1, 1) is at 0.31535.
        var bind = try Frames(
            "CubicEaseInterpolator x1=0.42 y1=0 x2=1 y2=1", "DataConverterInterpolator duration=1 interpolatorId=0")
        _ = bind.frames([0.1, 0.1])
        bind.set(100)
        _ = bind.frame(0)
        let half = bind.frame(0.5)
        #expect(abs(half - 31.535) < 0.01)
    }
}

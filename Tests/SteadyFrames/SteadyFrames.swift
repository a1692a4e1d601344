import AllocationCounter
import RivuletRuntime

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Plays each file that is named, and fails if a frame in which nothing is reported takes memory once the scene has come
/// up. To be built with optimisation: unoptimised code boxes what it will.
///
///     swift run -c release SteadyFrames SampleFiles/*.riv
@main
struct SteadyFrames {
    static func main() {
        guard rivulet_allocation_count() >= 0 else {
            print("allocations cannot be counted here")
            return
        }
        var failures = 0
        for path in CommandLine.arguments.dropFirst() {
            do {
                let count = allocations(try Document(contentsOf: path))
                if count > 0 { failures += 1 }
                print("\(count == 0 ? "steady" : "\(count) allocations")  \(path)")
            } catch {
                failures += 1
                print("\(path): \(error)")
            }
        }
        if failures > 0 { exit(1) }
    }

    /// Allocations in two seconds of silent frames, after five seconds of play.
    private static func allocations(_ document: Document) -> Int {
        guard var scene = try? Scene(document) else { return 0 }
        var report = AdvanceReport()
        var list = DrawList()
        for _ in 0..<300 {
            scene.advance(by: 1.0 / 60, into: &report)
            scene.draw(into: &list)
        }
        var counted = 0
        var wasSilent = true
        for _ in 0..<120 {
            let before = rivulet_allocation_count()
            scene.advance(by: 1.0 / 60, into: &report)
            scene.draw(into: &list)
            // A frame in which something is reported makes the texts of its report; the next one handles its events.
            let isSilent =
                report.stateChanges.isEmpty && report.events.isEmpty && report.triggers.isEmpty
                && report.changedValues.isEmpty
            if isSilent, wasSilent { counted += rivulet_allocation_count() - before }
            wasSilent = isSilent
        }
        return counted
    }
}

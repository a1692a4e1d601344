import AllocationCounter
import RivuletRuntime

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Plays each file that is named, and fails if a frame in which nothing is reported, or a pointer that moves, takes
/// memory once the scene has come up. To be built with optimisation: unoptimised code boxes what it will.
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
                let document = try Document(contentsOf: path)
                let frames = allocations(document)
                let moves = allocationsOfMoves(document)
                if frames + moves > 0 { failures += 1 }
                let remark =
                    frames + moves == 0
                    ? "steady" : "\(frames) allocations in frames, \(moves) in moves of the pointer"
                print("\(remark)  \(path)")
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
        for _ in 0..<300 { scene.advance(by: 1.0 / 60, into: &report) }
        var counted = 0
        var wasSilent = true
        for _ in 0..<120 {
            let before = rivulet_allocation_count()
            scene.advance(by: 1.0 / 60, into: &report)
            // A frame in which something is reported makes the texts of its report; the next one handles its events.
            let isSilent =
                report.stateChanges.isEmpty && report.events.isEmpty && report.triggers.isEmpty
                && report.changedValues.isEmpty
            if isSilent, wasSilent { counted += rivulet_allocation_count() - before }
            wasSilent = isSilent
        }
        return counted
    }

    /// Allocations while a pointer wanders over the artboard, the second time that it does so.
    private static func allocationsOfMoves(_ document: Document) -> Int {
        guard var scene = try? Scene(document), let artboard = document.artboards.first else { return 0 }
        var report = AdvanceReport()
        scene.advance(by: 0, into: &report)
        var counted = 0
        for round in 0..<2 {
            for place in 0..<400 {
                let x = artboard.width * (Float(place % 20) + 0.5) / 20
                let y = artboard.height * (Float(place / 20) + 0.5) / 20
                let before = rivulet_allocation_count()
                scene.pointer(.move, x: x, y: y)
                if round == 1 { counted += rivulet_allocation_count() - before }
                scene.advance(by: 1.0 / 60, into: &report)
            }
        }
        return counted
    }
}

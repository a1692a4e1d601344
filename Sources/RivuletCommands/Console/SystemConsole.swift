import RivuletFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Console.Surroundings {
    /// The process: its standard streams, its environment, the machine's clock.
    package static func process() -> Console.Surroundings {
        let start = ContinuousClock.now
        return Console.Surroundings(
            readInput: { () throws(FileReadError) in try readFile(atPath: "-") },
            writeOutput: { bytes in OutputFile.writeAll(bytes, descriptor: 1) == nil },
            writeErrors: { text in _ = OutputFile.writeAll(Array(text.utf8), descriptor: 2) },
            isOutputTerminal: isatty(1) == 1,
            isErrorTerminal: isatty(2) == 1,
            wantsNoColor: getenv("NO_COLOR").map { $0.pointee != 0 } ?? false,
            now: { start.duration(to: .now) },
            sleep: { duration in try? await Task.sleep(for: duration) })
    }
}

/// Files that commands write, with the system's own words for what went wrong.
enum OutputFile {
    /// Writes a file, in place of one that is there; nil if all is well, else the reason.
    static func write(_ bytes: [UInt8], to path: String) -> String? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return reason(errno) }
        let written = writeAll(bytes, descriptor: descriptor)
        let closed = close(descriptor) == 0 ? nil : reason(errno)
        return written ?? closed
    }

    /// Nil if all bytes were written, else the reason.
    static func writeAll(_ bytes: [UInt8], descriptor: Int32) -> String? {
        var position = 0
        while position < bytes.count {
            let count = bytes.withUnsafeBytes { buffer -> Int in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[position...])
                #if canImport(Darwin)
                return Darwin.write(descriptor, rest.baseAddress, rest.count)
                #elseif canImport(Musl)
                return Musl.write(descriptor, rest.baseAddress, rest.count)
                #else
                return Glibc.write(descriptor, rest.baseAddress, rest.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return reason(errno) }
            position += count
        }
        return nil
    }

    private static func reason(_ code: Int32) -> String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}

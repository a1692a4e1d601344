#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a file could not be read from disk.
public struct FileReadError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The path that was asked for; `-` is the standard input.
    public var path: String
    /// What happened.
    public var cause: Cause

    /// The facts of an error; the wording is in `description`.
    public enum Cause: Sendable, Equatable {
        /// The system's error number.
        case system(code: Int32)
        /// More bytes than `ReadLimits.bytes`.
        case tooLarge(maximum: Int)
    }

    /// An error of reading the file at a path.
    public init(path: String, cause: Cause) {
        self.path = path
        self.cause = cause
    }

    /// Whether there is no such file.
    public var isMissing: Bool { cause == .system(code: ENOENT) || cause == .system(code: ENOTDIR) }

    /// One sentence with the path and the cause.
    public var description: String {
        let name = path == "-" ? "the standard input" : path
        switch cause {
        case .system(let code):
            return "Cannot read \(name): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")."
        case .tooLarge(let maximum):
            return "Cannot read \(name): it has more than the \(maximum) bytes that are accepted."
        }
    }
}

/// The bytes of a file, or of the standard input for `-`. Not more than `limits.bytes` of them: a larger file is
/// refused before it is read.
package func readFile(atPath path: String, limits: ReadLimits = ReadLimits()) throws(FileReadError) -> [UInt8] {
    if path == "-" { return try readAll(STDIN_FILENO, path: path, maximum: limits.bytes) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileReadError(path: path, cause: .system(code: errno)) }
    defer { close(descriptor) }
    return try readAll(descriptor, path: path, maximum: limits.bytes)
}

private func readAll(_ descriptor: Int32, path: String, maximum: Int) throws(FileReadError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileReadError(path: path, cause: .system(code: errno)) }
    let expected = max(0, Int(status.st_size))
    guard expected <= maximum else { throw FileReadError(path: path, cause: .tooLarge(maximum: maximum)) }
    var bytes = [UInt8](repeating: 0, count: expected + 1)
    var count = 0
    while true {
        if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: max(bytes.count, 1 << 16))) }
        let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count) }
        if got < 0 && errno == EINTR { continue }
        guard got >= 0 else { throw FileReadError(path: path, cause: .system(code: errno)) }
        if got == 0 { break }
        count += got
        guard count <= maximum else { throw FileReadError(path: path, cause: .tooLarge(maximum: maximum)) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
}

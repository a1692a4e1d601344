import LibFuzzer
import RivuletFormat

/// Whatever reads must be written back byte for byte and read again as an equal file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRoundTrip(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    guard !RiveFile.isGzip(bytes), let file = try? RiveFile(bytes: bytes) else { return 0 }
    let written = file.serialized()
    precondition(written == bytes, "the file is not written back byte for byte")
    guard let again = try? RiveFile(bytes: written) else { preconditionFailure("what was written does not read") }
    precondition(again == file, "the file read again is not equal")

    // A changed header is written anew, and the records stay.
    var changed = file
    changed.header.fileID = 77
    guard let reread = try? RiveFile(bytes: changed.serialized()) else {
        preconditionFailure("a file with a changed header does not read")
    }
    precondition(reread == changed, "a file with a changed header is not equal")
    return 0
}

@main
enum FuzzRoundTrip {
    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        _ = LLVMFuzzerRunDriver(&count, &arguments) { fuzzRoundTrip($0, $1) }
    }
}

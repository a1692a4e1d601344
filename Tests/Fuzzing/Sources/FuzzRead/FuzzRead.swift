import LibFuzzer
import RivuletFormat

/// Reads the input, and asks for every value and every text that can be asked for. Nothing may trap, hang or leak.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRead(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    var limits = ReadLimits()
    limits.bytes = 1 << 20
    do throws(FormatError) {
        let file = try RiveFile(bytes: bytes, limits: limits)
        for record in file.recordIndices {
            for property in file.type(of: record)?.allProperties ?? [] {
                _ = file.bits(property.key, of: record)
                if property.wireType == .lengthPrefixed { _ = file.string(property.key, of: record) }
            }
        }
        for error in file.abandoned.prefix(10) { _ = "\(error)" }
    } catch {
        _ = "\(error)"
    }
    return 0
}

@main
enum FuzzRead {
    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        _ = LLVMFuzzerRunDriver(&count, &arguments) { fuzzRead($0, $1) }
    }
}

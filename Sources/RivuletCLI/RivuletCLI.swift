import RivuletCommands

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@main
struct RivuletCLI {
    static func main() async {
        exit(await RivuletTool.run(Array(CommandLine.arguments.dropFirst())))
    }
}

/// The `rivulet` tool as a library: what the executable runs.
public enum RivuletTool {
    /// Runs a command line and returns the exit code.
    public static func run(_ arguments: [String]) async -> Int32 { fatalError("skeleton") }
}

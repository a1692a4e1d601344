import Foundation

/// Turns `schema.json` into the tables of `RivuletSchema`.
///
///     swift run SchemaGenerator            writes Sources/RivuletSchema/Generated
///     swift run SchemaGenerator --check    exits 1 if the files there differ from what it would write
@main
struct SchemaGenerator {
    static func main() throws {
        let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let source = root.appendingPathComponent("Sources/SchemaGenerator/schema.json")
        let output = root.appendingPathComponent("Sources/RivuletSchema/Generated")
        let schema = try JSONDecoder().decode(SchemaSource.self, from: Data(contentsOf: source))
        let layout = try SchemaLayout(schema)
        let files = [
            "SchemaTables.swift": layout.tablesFile(),
            "SchemaTypes.swift": layout.typesFile(),
            "PropertyKeys.swift": layout.propertyKeysFile(),
            "WordOffsets.swift": layout.wordOffsetsFile(),
        ]
        if CommandLine.arguments.contains("--check") {
            var stale: [String] = []
            for (name, text) in files {
                let found = try? String(contentsOf: output.appendingPathComponent(name), encoding: .utf8)
                if found != text { stale.append(name) }
            }
            guard stale.isEmpty else {
                print("stale: \(stale.sorted().joined(separator: ", ")); run `swift run SchemaGenerator`")
                exit(1)
            }
            print("schema tables are up to date: \(layout.types.count) types, \(layout.properties.count) properties")
            return
        }
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        for (name, text) in files {
            try text.write(to: output.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        print("wrote \(files.count) files: \(layout.types.count) types, \(layout.properties.count) properties")
    }
}

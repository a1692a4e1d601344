import Foundation

/// The public conformance corpus, where it is present: `RIVULET_CONFORMANCE`, else `../shared/conformance` beside the package.
/// It is not part of the package; tests on it are disabled without it.
package enum Corpus {
    /// The package's own folder.
    package static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    package static let root: URL? = {
        let environment = ProcessInfo.processInfo.environment["RIVULET_CONFORMANCE"]
        let folder =
            environment.map { URL(fileURLWithPath: $0) }
            ?? package.deletingLastPathComponent().appendingPathComponent("shared/conformance")
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent("files").path) ? folder : nil
    }()

    package static var isPresent: Bool { root != nil }

    /// All `.riv` files of the corpus, by name; empty without it.
    package static let files: [URL] = {
        guard let root else { return [] }
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("files").path)) ?? []
        return names.filter { $0.hasSuffix(".riv") }.sorted()
            .map { root.appendingPathComponent("files").appendingPathComponent($0) }
    }()

    /// The bytes of the corpus file whose name begins with this, nil if there is none.
    package static func bytes(_ name: String) -> [UInt8]? {
        files.first { $0.lastPathComponent.hasPrefix(name + ".") }.flatMap { try? [UInt8](Data(contentsOf: $0)) }
    }

    /// A file of the package, such as `SampleFiles/launch.riv`.
    package static func packageFile(_ path: String) -> URL { package.appendingPathComponent(path) }
}

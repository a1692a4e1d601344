import RivuletPlayback
import RivuletRuntime
public import Testing

/// Reads a `.riv` file for a test, once, before the test runs.
///
/// If it cannot be read the test fails with the reason. Within the test `Playback.run(until:timeout:)` plays it without
/// being told a path, and `RiveFixture.current` is its document.
public struct RiveTrait: TestTrait, SuiteTrait, TestScoping {
    /// The file.
    public let path: String
    /// A test suite gives the file to each of its tests.
    public var isRecursive: Bool { true }
    private let sourceFile: String

    init(path: String, sourceFile: String) {
        self.path = path
        self.sourceFile = sourceFile
    }

    /// Runs a test with the file at hand.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let document = try await RiveFixture.document(path, sourceFile: sourceFile)
        try await RiveFixture.$current.withValue(document) { try await function() }
    }
}

extension Trait where Self == RiveTrait {
    /// Reads a `.riv` file for the test; the path counts from the current directory or from a directory above the test's
    /// source file.
    public static func rive(_ path: String, sourceFile: String = #filePath) -> RiveTrait {
        RiveTrait(path: path, sourceFile: sourceFile)
    }
}

/// The file of a test.
public enum RiveFixture {
    /// The document that the trait `.rive(_:)` of the running test has read, nil without.
    @TaskLocal public static var current: Document?

    /// Reads a file, from the current directory or from a directory above a source file; without a path it is that of the
    /// trait.
    @concurrent static func document(_ path: String?, sourceFile: String) async throws -> Document {
        guard let path else {
            if let current { return current }
            throw PlaybackError.source("", reason: "give a path, or the test the trait .rive(\"file.riv\")")
        }
        if let document = try read(path) { return document }
        var folder = Substring(sourceFile)
        while !path.hasPrefix("/"), let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let document = try read(folder + "/" + path) { return document }
        }
        // Not there either: says so.
        return try Document(contentsOf: path)
    }

    /// Nil if there is no such file.
    private static func read(_ path: String) throws -> Document? {
        do throws(DocumentError) {
            return try Document(contentsOf: path)
        } catch {
            if case .unreadable(_, _, let isMissing) = error, isMissing { return nil }
            throw error
        }
    }
}

import RivuletFormat
import RivuletSchema

/// A `.riv` file, resolved and compiled: what scenes are made from. Immutable; any number of scenes on any threads share it.
public struct Document: Sendable {
    package let tables: DocumentTables

    /// Reads a file from disk, gzip-compressed or not; `-` is the standard input.
    ///
    /// - Throws: `unreadable` if there is no such file or it cannot be read, `format` or `malformed` for its contents.
    public init(contentsOf path: String, limits: ReadLimits = ReadLimits()) throws(DocumentError) {
        let bytes: [UInt8]
        do {
            bytes = try readFile(atPath: path, limits: limits)
        } catch {
            throw .unreadable(path: path, reason: error.description, isMissing: error.isMissing)
        }
        try self.init(bytes: bytes, limits: limits)
    }

    /// Reads a file from memory, gzip-compressed or not.
    ///
    /// - Throws: `format` if the bytes are not a readable `.riv` file, else as for a file that was read already.
    public init(bytes: [UInt8], limits: ReadLimits = ReadLimits()) throws(DocumentError) {
        let file: RiveFile
        do {
            file = try RiveFile(bytes: bytes, limits: limits)
        } catch {
            throw .format(error)
        }
        try self.init(file, limits: limits)
    }

    /// Resolves and compiles a file that was read or built already.
    ///
    /// - Throws: `malformed` if the records contradict each other in a way that the format does not tolerate
    ///   (chapter 01 §5). What it does tolerate is dropped, and listed in `diagnostics`.
    public init(_ file: RiveFile, limits: ReadLimits = ReadLimits()) throws(DocumentError) {
        let imports = try ImportStack.importTables(of: file)
        let manifest = Manifest(file: file, imports: imports)
        let artboards = ArtboardDefinition.compileAll(
            file: file, imports: imports, manifest: manifest, limits: limits)
        tables = DocumentTables(
            file: file, imports: imports, manifest: manifest, artboards: artboards,
            viewModels: ViewModelDefinitions(file: file, imports: imports),
            converters: ConverterTables(file: file, imports: imports), limits: limits)
    }
}

extension Document {
    init(_ tables: DocumentTables) { self.tables = tables }
}

/// Everything a document owns.
package final class DocumentTables: Sendable {
    package let file: RiveFile
    package let imports: ImportTables
    package let manifest: Manifest
    package let artboards: [ArtboardDefinition]
    let instanceSizes: InstanceSizes
    package let viewModels: ViewModelDefinitions
    package let converters: ConverterTables
    package let converterPaths: ConverterPaths
    package let limits: ReadLimits
    /// By position among the assets.
    let images: [ImageAssetDefinition]

    package init(
        file: RiveFile, imports: ImportTables, manifest: Manifest, artboards: [ArtboardDefinition],
        viewModels: ViewModelDefinitions, converters: ConverterTables, limits: ReadLimits
    ) {
        self.file = file
        self.imports = imports
        self.manifest = manifest
        self.artboards = artboards
        self.viewModels = viewModels
        self.converters = converters
        converterPaths = ConverterPaths(converters, file: file, imports: imports, manifest: manifest)
        instanceSizes = InstanceSizes(artboards, converterRows: converterPaths.rowCounts)
        self.limits = limits
        images = ImageAssetDefinition.all(file, imports)
    }
}

extension Document {
    /// What the file uses and this version does not do, or does in a limited way; the features of most objects first.
    ///
    /// Worked out at every call, so that loading need not wait for it: a pass over all records.
    public var diagnostics: [Diagnostic] {
        Diagnostic.all(of: tables.file, tables.imports) + tables.artboards.flatMap(\.diagnostics)
            + tables.converters.diagnostics(of: tables.file)
    }
    /// The records that the document was made from.
    public var file: RiveFile { tables.file }
}

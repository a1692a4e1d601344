import RivuletFormat
import RivuletRuntime
import RivuletSchema

/// A file named on the command line, or standard input.
struct InputFile {
    /// As messages name it.
    var name: String
    var bytes: [UInt8]

    static let operand = OperandDefinition(
        name: "FILE", help: "A .riv file, gzip-compressed or not; - for standard input.")

    /// Reads a file; `-` is standard input.
    init(_ path: String, console: Console) throws(CommandFailure) {
        name = path == "-" ? "standard input" : path
        do throws(FileReadError) {
            bytes = try path == "-" ? console.surroundings.readInput() : readFile(atPath: path)
        } catch {
            throw CommandFailure(error.isTooLarge ? .unreadable : .missing, Self.message(error))
        }
    }

    /// What went wrong, with the nearest names where there is no such file, and what a folder has.
    private static func message(_ error: FileReadError) -> String {
        let path = error.path
        let message = printable(error.description)
        let ending = path.lastIndex(of: ".").map { String(path[$0...]) } ?? ""
        if let names = Folder.names(path) {
            let files = names.filter { $0.hasSuffix(".riv") || $0.hasSuffix(".riv.gz") }
            let hint = files.isEmpty ? "" : " Name files in it, such as \(printable(path))/\(printable(files[0]))."
            return message + hint
        }
        guard error.isMissing, let names = Folder.names(Folder.parent(path)) else { return message }
        let alike = nearestNames(
            to: Folder.name(path), in: names.filter { ending.contains("/") || $0.hasSuffix(ending) })
        return alike.isEmpty ? message : sentence(message) + question(alike)
    }

    /// Notes what the file uses that is not supported or odd, but for features that do not matter where it is said.
    func noteLimits(of document: Document, but withoutEffect: [String], to console: Console) {
        let features = document.diagnostics.map(\.feature).uniqued().filter { !withoutEffect.contains($0) }
        guard !features.isEmpty else { return }
        console.note(
            "'rivulet inspect' says what is not supported or odd in \(printable(name)): "
                + features.joined(separator: ", "))
    }

    /// The records of the file.
    func records() throws(CommandFailure) -> RiveFile {
        do throws(FormatError) {
            return try RiveFile(bytes: bytes)
        } catch {
            let isText = bytes.first.map { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "{") } ?? false
            let hint = isText ? " 'rivulet build' makes .riv files of RML and JSON." : ""
            throw CommandFailure(.unreadable, "\(printable(name)): \(error)\(hint)")
        }
    }

    /// The file, resolved.
    func document() throws(CommandFailure) -> Document {
        let records = try records()
        do throws(DocumentError) {
            return try Document(records)
        } catch {
            throw CommandFailure(.unreadable, "\(printable(name)): \(error.description)")
        }
    }
}

extension FileReadError {
    fileprivate var isTooLarge: Bool {
        if case .tooLarge = cause { true } else { false }
    }
}

import RivuletFormat
import RivuletRuntime

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
            throw CommandFailure(error.isTooLarge ? .unreadable : .missing, error.description)
        }
    }

    /// The records of the file.
    func records() throws(CommandFailure) -> RiveFile {
        do throws(FormatError) {
            return try RiveFile(bytes: bytes)
        } catch {
            throw CommandFailure(.unreadable, "\(printable(name)): \(error)")
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

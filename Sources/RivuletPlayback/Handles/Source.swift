import RivuletRuntime

/// Where a file comes from.
public enum Source: Sendable, Equatable {
    /// `name`, or `name.riv`, in a directory (the current one if nil).
    case local(_ name: String, _ directory: String? = nil)
    /// The bytes of a `.riv` file, gzip-compressed or not.
    case data([UInt8])
    /// A `file:` URL, percent-encoded as usual.
    case url(String)
}

extension Source {
    func document() throws(PlaybackError) -> Document {
        do {
            switch self {
            case .data(let bytes):
                return try Document(bytes: bytes)
            case .local(let name, let directory):
                let file = name.hasSuffix(".riv") || name.hasSuffix(".riv.gz") ? name : name + ".riv"
                guard let directory, !directory.isEmpty else { return try Document(contentsOf: file) }
                return try Document(contentsOf: directory.hasSuffix("/") ? directory + file : directory + "/" + file)
            case .url(let url):
                return try Document(contentsOf: try Self.path(ofURL: url))
            }
        } catch let error as DocumentError {
            throw .document(error)
        } catch let error as PlaybackError {
            throw error
        } catch {
            throw .source("\(self)", reason: "\(error)")
        }
    }

    /// The path of a `file:` URL.
    package static func path(ofURL url: String) throws(PlaybackError) -> String {
        guard url.lowercased().hasPrefix("file:") else {
            throw .source(url, reason: "only file: URLs can be read; load other files yourself and give their bytes")
        }
        var rest = url.utf8.dropFirst(5)
        if rest.starts(with: "//".utf8) {
            rest = rest.dropFirst(2)
            let host = rest.prefix { $0 != UInt8(ascii: "/") }
            guard host.isEmpty || host.elementsEqual("localhost".utf8) else {
                throw .source(url, reason: "the URL names another machine")
            }
            rest = rest.dropFirst(host.count)
        }
        var bytes: [UInt8] = []
        var iterator = rest.makeIterator()
        while let byte = iterator.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = iterator.next().flatMap(hexDigit), let low = iterator.next().flatMap(hexDigit) else {
                throw .source(url, reason: "a % must be followed by two hexadecimal digits")
            }
            bytes.append(high << 4 | low)
        }
        guard !bytes.isEmpty else { throw .source(url, reason: "the URL has no path") }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) }
    }
}

/// A view model of a file.
public enum ViewModelSource: Sendable {
    /// The one that an artboard was designed for.
    case artboardDefault(Artboard)
    /// The one with this name.
    case name(String)
}

/// An instance of a view model.
public enum ViewModelInstanceSource: Sendable {
    /// A fresh one with the default of every kind.
    case blank(from: ViewModelSource)
    /// A copy of the view model's first instance, or a blank one if it has none.
    case viewModelDefault(from: ViewModelSource)
    /// A copy of the instance with this name.
    case name(_ name: String, from: ViewModelSource)
}

/// What a `Rive` binds to its state machine.
public enum DataBind: Sendable {
    /// What the state machine is bound to; if nothing, the default instance of the artboard's view model, if it has one.
    case auto
    /// This instance.
    case instance(ViewModelInstance)
    /// Nothing but what the state machine is bound to already.
    case none
}

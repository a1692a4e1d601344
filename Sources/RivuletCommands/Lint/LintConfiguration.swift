import RivuletFormat
import RivuletMarkup

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A `.rivulet.json`, found upwards from the file that is checked.
struct LintConfiguration {
    static let name = ".rivulet.json"

    /// Where it lies.
    var path: String
    var settings: LintSettings
    /// Settings of single files, by pattern, in the order of the text: later ones win.
    private var files: [(pattern: String, section: JSONValue)] = []

    /// The nearest configuration above a file; nil if there is none.
    ///
    /// - Parameter file: a path, or nil for the folder in which the tool runs.
    static func discover(from file: String?) throws(CommandFailure) -> LintConfiguration? {
        var folder = Folder.absolute(file.map(Folder.parent) ?? ".")
        while true {
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            if Folder.exists(path) { return try LintConfiguration(path) }
            if folder == "/" { return nil }
            folder = Folder.parent(folder)
        }
    }

    init(_ path: String) throws(CommandFailure) {
        let bytes: [UInt8]
        do throws(FileReadError) { bytes = try readFile(atPath: path) } catch {
            throw .usage(error.description)
        }
        try self.init(path, bytes: bytes)
    }

    init(_ path: String, bytes: [UInt8]) throws(CommandFailure) {
        self.path = path
        settings = LintSettings()
        let value: JSONValue
        do throws(MarkupError) { value = try JSONValue(parsing: bytes) } catch {
            throw .usage("\(printable(path)):\(error.line):\(error.column): \(error.message)")
        }
        let reader = SectionReader(path: path)
        for member in try reader.members(of: value, at: "", known: ["lint"]) {
            for entry in try reader.members(
                of: member.value, at: member.name, known: SectionReader.keys + ["strict", "files"])
            {
                switch entry.name {
                case "strict": settings.isStrict = try reader.bool(entry.value, at: "lint.strict")
                case "files":
                    guard let patterns = entry.value.object else {
                        throw reader.problem("lint.files", "is an object: files, and their settings")
                    }
                    for pattern in patterns {
                        // Checked at once, so that a mistake shows whichever file is looked at.
                        var ignored = LintSettings()
                        try reader.read(pattern.value, at: "lint.files.\(pattern.name)", into: &ignored)
                        files.append((pattern.name, pattern.value))
                    }
                default: try reader.read(entry, at: "lint", into: &settings)
                }
            }
        }
    }

    /// The settings for one file: those for all, then those of every pattern that its path below the configuration's
    /// folder, or its name, matches.
    func settings(for file: String?) throws(CommandFailure) -> LintSettings {
        var result = settings
        guard let file else { return result }
        let folder = Folder.parent(path)
        let absolute = Folder.absolute(Folder.parent(file)) + "/" + Folder.name(file)
        let relative =
            absolute.hasPrefix(folder + "/") ? String(absolute.dropFirst(folder.count + 1)) : Folder.name(file)
        for (pattern, section) in files
        where fnmatch(pattern, relative, 0) == 0 || fnmatch(pattern, Folder.name(file), 0) == 0 {
            try SectionReader(path: path).read(section, at: "lint.files.\(pattern)", into: &result)
        }
        return result
    }
}

/// Reads settings, and says what is wrong with them.
private struct SectionReader {
    static let keys = ["finish", "artboard", "machine", "rules"]
    var path: String

    func problem(_ place: String, _ text: String) -> CommandFailure {
        .usage("\(printable(path)): \(printable(place)) \(text)")
    }

    func members(of value: JSONValue, at place: String, known: [String]) throws(CommandFailure) -> [JSONValue.Member] {
        guard let members = value.object else {
            throw problem(place.isEmpty ? "the text" : place, "is an object: \(enumeration(known, last: "and"))")
        }
        for member in members where !known.contains(member.name) {
            let owner = place.isEmpty ? "it" : place
            throw problem(owner, "has no '\(printable(member.name))'\(alternatives(to: member.name, in: known))")
        }
        return members
    }

    func bool(_ value: JSONValue, at place: String) throws(CommandFailure) -> Bool {
        guard let bool = value.bool else { throw problem(place, "is true or false") }
        return bool
    }

    func read(_ section: JSONValue, at place: String, into settings: inout LintSettings) throws(CommandFailure) {
        for member in try members(of: section, at: place, known: Self.keys) {
            try read(member, at: place, into: &settings)
        }
    }

    func read(_ member: JSONValue.Member, at place: String, into settings: inout LintSettings) throws(CommandFailure) {
        let place = "\(place).\(member.name)"
        guard member.name != "rules" else {
            for rule in try members(of: member.value, at: place, known: LintRule.names) {
                try read(rule: rule, at: "\(place).\(rule.name)", into: &settings)
            }
            return
        }
        guard let text = member.value.string, !text.isEmpty else { throw problem(place, "is a text") }
        switch member.name {
        case "finish":
            do throws(CommandFailure) { _ = try RunCondition(parsing: text, of: "finish") } catch {
                throw problem(place, "is wrong: \(error.message)")
            }
            settings.finish = text
        case "artboard": settings.artboard = text
        default: settings.machine = text
        }
    }

    private func read(
        rule member: JSONValue.Member, at place: String, into settings: inout LintSettings
    ) throws(CommandFailure) {
        guard let rule = LintRule.all.first(where: { $0.name == member.name }) else { return }
        if member.value.string != nil {
            try set(severity: member.value, of: rule, at: place, &settings)
            return
        }
        for option in try members(of: member.value, at: place, known: ["severity"] + rule.options.map(\.name)) {
            if option.name == "severity" {
                try set(severity: option.value, of: rule, at: "\(place).severity", &settings)
            } else {
                guard let number = option.value.double, number.isFinite, number >= 0 else {
                    throw problem("\(place).\(option.name)", "is a number, 0 or more")
                }
                settings.options["\(rule.name).\(option.name)"] = number
            }
        }
    }

    private func set(
        severity value: JSONValue, of rule: LintRule, at place: String, _ settings: inout LintSettings
    ) throws(CommandFailure) {
        let words = ["off"] + Severity.allCases.map(\.rawValue)
        guard let word = value.string, words.contains(word) else {
            let given = value.string.map { "'\(printable($0))'" } ?? "this"
            throw problem(place, "is not \(given); it is \(enumeration(words.map { "\"\($0)\"" }, last: "or"))")
        }
        // What is said last counts: for all files first, then for some.
        settings.severities[rule.name] = Severity(rawValue: word)
        if word == "off" { settings.off.insert(rule.name) } else { settings.off.remove(rule.name) }
    }
}

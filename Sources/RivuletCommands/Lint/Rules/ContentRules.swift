import RivuletFormat
import RivuletRuntime
import RivuletSchema

extension LintRule {
    static let unsupportedFeature = LintRule(
        name: "unsupported-feature", severity: .note,
        summary: "The file uses what Rivulet does not do, or does in a limited way.",
        why: "Runs, checks and pictures made with Rivulet differ from what Rive's own runtimes do there.",
        remedy:
            "Nothing in the file: keep it in mind when you trust a result. 'rivulet inspect --strict' refuses such files."
    ) { subject in
        // One finding for all: nothing can be done about them one by one.
        let diagnostics = subject.document.diagnostics.filter { !LintRule.oddities.contains($0.feature) }
        guard !diagnostics.isEmpty else { return [] }
        let features = diagnostics.map { "\($0.feature) (\(count($0.objects, "object")))" }
        return [
            RuleFinding(
                "", "Rivulet does not do, or not in full, what the file uses: \(features.joined(separator: ", "))",
                advice: "Results differ from those of Rive's own runtimes there: see 'rivulet inspect'.")
        ]
    }

    static let unknownObject = LintRule(
        name: "unknown-object", severity: .warning,
        summary: "Objects or properties that are not known, or that runtimes drop when they load the file.",
        why: "A runtime that does not know them passes them over: what they do is missing there. Dropped objects, a "
            + "condition for instance, change what the rest does.",
        remedy: "Export the file anew from the current editor, or for the runtime that you ship."
    ) { subject in
        let dropped = subject.document.diagnostics.filter { LintRule.dropped.contains($0.feature) }
        return subject.unknownContent()
            + dropped.map { diagnostic in
                RuleFinding(
                    diagnostic.feature, printable(sentence(diagnostic.message)),
                    advice: "Look at it with 'rivulet dump', and export the file anew.")
            }
    }

    private static let dropped: Set = ["abandoned-record", "dropped-object"]
    /// Diagnostics that this rule and others report, or that do no harm.
    private static let oddities = dropped.union(["default-machine", "unknown-object", "unknown-property"])
}

extension LintSubject {
    /// Types and properties that no version known here has, by key. What the schema knows is left out, although no runtime
    /// reads it: editors write objects of their own, and old ones the place of an artboard on their canvas (keys 9, 10).
    fileprivate func unknownContent() -> [RuleFinding] {
        let former: Set<UInt32> = [9, 10]
        var types: [UInt32: Int] = [:]
        var properties: [UInt32: Int] = [:]
        for row in document.file.records where row.isTerminated {
            if row.typeIndex == RecordRow.unknownType {
                guard Schema.editorOnlyTypeName(key: row.typeKey) == nil, Schema.type(key: row.typeKey) == nil else {
                    continue
                }
                types[row.typeKey, default: 0] += 1
                continue
            }
            for field in document.file.fields[Int(row.firstField)..<Int(row.endField)]
            where !field.isStored && !former.contains(field.key) && Schema.property(key: field.key) == nil {
                properties[field.key, default: 0] += 1
            }
        }
        let advice = "Update the runtime, or export for the one that you ship."
        return types.sorted { $0.key < $1.key }.map { key, times in
            RuleFinding(
                "type \(key)",
                "\(count(times, "object is", plural: "objects are")) of this type, which is not known here and does nothing",
                advice: advice)
        }
            + properties.sorted { $0.key < $1.key }.map { key, times in
                RuleFinding(
                    "property \(key)",
                    "\(count(times, "object has", plural: "objects have")) this property, which is not known here and does nothing",
                    advice: advice)
            }
    }
}

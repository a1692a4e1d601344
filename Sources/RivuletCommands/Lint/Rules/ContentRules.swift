import RivuletRuntime

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
        subject.document.diagnostics.filter { LintRule.unknowns.contains($0.feature) }.map { diagnostic in
            RuleFinding(
                diagnostic.feature, printable(sentence(diagnostic.message)),
                advice: diagnostic.feature == "dropped-object"
                    ? "Look at it with 'rivulet dump', and export the file anew."
                    : "Update the runtime, or export for the one that you ship.")
        }
    }

    private static let unknowns: Set = ["unknown-object", "unknown-property", "abandoned-record", "dropped-object"]
    /// Diagnostics that other rules report.
    private static let oddities = unknowns.union(["default-machine"])
}

/// A sentence without its full stop.
private func sentence(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

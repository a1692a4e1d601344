import RivuletFormat
import RivuletRuntime
import RivuletSchema

extension LintRule {
    static let missingAsset = LintRule(
        name: "missing-asset", severity: .warning,
        summary: "An image, font or sound is not in the file, or something refers to none.",
        why:
            "Nothing is shown, written or heard unless the app hands the asset over or, for hosted ones, there is a network.",
        remedy:
            "Embed the asset when exporting, ship the file that is named beside the .riv, or give it in code. Hosted "
            + "assets are notes."
    ) { subject in
        var findings: [RuleFinding] = []
        for asset in subject.document.assets where asset.inBandBytes == nil || asset.inBandBytes == 0 {
            guard ["ImageAsset", "FontAsset", "AudioAsset"].contains(asset.type) else { continue }
            let object = FileModel.path([asset.name])
            if asset.inBandBytes == 0 {
                findings.append(
                    RuleFinding(object, "the \(asset.type) is in the file with 0 bytes", advice: "Export it anew."))
            } else if asset.cdnID != nil {
                findings.append(
                    RuleFinding(
                        object, "the \(asset.type) is hosted: it needs a network each time the file is loaded",
                        advice: "Embed it when exporting, or hand it over in code.", severity: .note))
            } else if !subject.isBeside(asset.fileName) {
                findings.append(
                    RuleFinding(
                        object,
                        "the \(asset.type) is neither in the file nor beside it as '\(printable(asset.fileName))'",
                        advice: "Embed it when exporting, ship that file, or hand it over in code."))
            }
        }
        return findings + subject.references()
    }

    static let largestAsset = LintOption(name: "bytes", fallback: 1_048_576, help: "how large an asset may be")

    static let hugeAsset = LintRule(
        name: "huge-asset", severity: .warning,
        summary: "An embedded asset is larger than 1 MiB.",
        why: "It is downloaded, unpacked and held in memory before the first frame can be shown.",
        remedy:
            "Export images at the size at which they are shown and compressed, fonts with the glyphs that are used; or "
            + "load the asset later, in code. The option 'bytes' sets the limit.",
        options: [largestAsset]
    ) { subject in
        let limit = subject.option(largestAsset, of: "huge-asset")
        return subject.document.assets.compactMap { asset in
            guard let bytes = asset.inBandBytes, Double(bytes) > limit else { return nil }
            return RuleFinding(
                FileModel.path([asset.name]),
                "the \(asset.type) takes \(count(bytes, "byte")); at most \(plain(Float(limit))) are allowed",
                advice: asset.type == "FontAsset"
                    ? "Export only the glyphs that are used." : "Make it smaller, or load it in code.")
        }
    }
}

extension LintSubject {
    /// Whether a file of this name lies beside the one that is checked.
    fileprivate func isBeside(_ fileName: String) -> Bool { Folder.exists("\(Folder.parent(name))/\(fileName)") }

    /// Objects that show an asset and refer to none; those that a data bind fills are left alone.
    fileprivate func references() -> [RuleFinding] {
        let imports = model.imports
        let bound = Set(imports.dataBinds.map(\.target))
        var findings: [RuleFinding] = []
        for artboard in imports.artboards.indices {
            for row in imports.artboards[artboard].objects.indices where !imports.objects[row].isEmpty {
                let record = imports.objects[row].record
                guard let type = model.file.type(of: RecordIndex(Int(record))), !bound.contains(record) else {
                    continue
                }
                let reference: (key: PropertyKey, what: String)
                switch type {
                case .image: reference = (.Image.assetId, "shows")
                case .audioEvent: reference = (.AudioEvent.assetId, "plays")
                case .textStyle, .textStylePaint: reference = (.TextStyle.fontAssetId, "writes with")
                default: continue
                }
                let id = model.file.uint(reference.key, of: RecordIndex(Int(record)))
                guard imports.asset(id, for: record) == ImportTables.none else { continue }
                let name = model.string(.Component.name, of: record)
                findings.append(
                    RuleFinding(
                        FileModel.path([model.artboardName(artboard), name.isEmpty ? "\(type)" : name]),
                        "the \(type) \(reference.what) "
                            + (id == ImportTables.none ? "no asset" : "asset \(id), which is not in the file"),
                        advice: "Choose an asset in the editor, or delete it."))
            }
        }
        return findings
    }
}
